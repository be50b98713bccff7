"""The one list of families of readers on serial lines: what each is, and how a driver for it is made."""

from __future__ import annotations

from dataclasses import dataclass

from hardware.driver import DriverFactory, DriverInfo
from hardware.drivers.barcode import BARCODE, barcode
from hardware.drivers.em4100 import ID12, RDM6300, id12, rdm6300
from hardware.drivers.inventory_line import INVENTORY_LINE, inventory_line
from hardware.drivers.m6e_nano import M6E_NANO, M6eNano
from hardware.drivers.parallax import PARALLAX, PARALLAX_USB, parallax, parallax_usb
from hardware.drivers.pcsc import PCSC, pcsc
from hardware.drivers.pn532 import PN532, Pn532
from hardware.drivers.r200 import R200, UhfModule
from hardware.drivers.text_lines import TEXT_LINES, text_lines


@dataclass(frozen=True, slots=True)
class Family:
    """A family: what can be expected of its readers, and what makes a driver for one of them."""

    info: DriverInfo
    make: DriverFactory


FAMILIES: dict[str, Family] = {
    family.info.id: family
    for family in (
        Family(RDM6300, rdm6300),
        Family(ID12, id12),
        Family(PARALLAX, parallax),
        Family(PARALLAX_USB, parallax_usb),
        Family(TEXT_LINES, text_lines),
        Family(INVENTORY_LINE, inventory_line),
        Family(PN532, Pn532),
        Family(R200, UhfModule),
        Family(M6E_NANO, M6eNano),
        Family(BARCODE, barcode),
    )
}
"""By id, in the order in which they are offered."""

ALL_FAMILIES: dict[str, Family] = {**FAMILIES, PCSC.id: Family(PCSC, pcsc)}
"""These, and those whose readers are on no serial line, so that nobody looks for them on one."""
