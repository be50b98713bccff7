"""The virtual readers by name: the one list of them."""

from __future__ import annotations

from collections.abc import Callable

from hardware.reads import Tech, parse_tag
from hardware.simulator.behaviour import Behaviour
from hardware.simulator.em4100 import id12, parallax, rdm6300
from hardware.simulator.field import Look, Lying
from hardware.simulator.lines import InventoryReader, barcode, lossy_sketch, mfrc522_sketch
from hardware.simulator.pn532 import Pn532
from hardware.simulator.script import Doing, Event, Script
from hardware.simulator.uhf import R200, M6eNano
from hardware.simulator.virtual_reader import Model

_EM4100 = ("em4100:0C000621A5", "em4100:010063E9AE", "em4100:0F0184F07A")
_NFCA = ("nfca:04A1B2C3D4E5F6", "nfca:DEADBEEF", "nfca:04A1B2C3D4E5F7")
_EPC = ("epc:E28011700000020F1A2B3C4D", "epc:E28011700000020F1A2B3C4E", "epc:E28011700000020F1A2B3C4F")
_CODE = ("code:TTVZ3TT8X4", "code:TT4K7MPQ2H", "code:TT9WXYD3F6")
_EXAMPLES = {Tech.EM4100: _EM4100, Tech.NFCA: _NFCA, Tech.EPC: _EPC, Tech.CODE: _CODE}


def _model(
    name: str,
    speed: int,
    tech: Tech,
    make: Callable[[Look], Behaviour],
    words: str,
    *,
    family: str = "",
    resets: bool = False,
) -> Model:
    tags = tuple(map(parse_tag, _EXAMPLES[tech]))
    return Model(name, family or name, speed, tech, tags, make, words, resets)


MODELS: dict[str, Model] = {
    model.name: model
    for model in (
        _model("rdm6300", 9600, Tech.EM4100, rdm6300, "125 kHz, repeats a tag while it lies there"),
        _model("id12", 9600, Tech.EM4100, id12, "125 kHz, says a tag once"),
        _model("parallax", 2400, Tech.EM4100, parallax, "125 kHz, repeats, no check sum"),
        _model(
            "text-lines",
            9600,
            Tech.NFCA,
            mfrc522_sketch,
            "MFRC522 with the usual sketch, says once",
            resets=True,
        ),
        _model(
            "lossy-lines",
            9600,
            Tech.NFCA,
            lossy_sketch,
            "MFRC522 with a sketch whose lines cannot be used",
            family="text-lines",
            resets=True,
        ),
        _model(
            "inventory-line",
            115200,
            Tech.NFCA,
            InventoryReader,
            "MFRC522 with our own sketch: whole inventories",
            resets=True,
        ),
        _model("pn532", 115200, Tech.NFCA, Pn532, "PN532, is asked, sees two tags"),
        _model("r200", 115200, Tech.EPC, R200, "UHF, many tags"),
        _model("m6e-nano", 115200, Tech.EPC, M6eNano, "UHF, many tags"),
        _model("barcode", 9600, Tech.CODE, barcode, "serial barcode scanner, says a code once"),
    )
}


def sample_script(model: Model) -> Script:
    """The example tags come and go one after the other, then two lie there at once; from the start again."""
    events = []
    for index, tag in enumerate(model.tags):
        events.append(Event(1.0 + 3 * index, Doing.LAY, Lying(tag)))
        events.append(Event(3.0 + 3 * index, Doing.LIFT, Lying(tag)))
    first, second = model.tags[:2]
    events += [Event(11.0, Doing.LAY, Lying(first)), Event(11.5, Doing.LAY, Lying(second))]
    return Script((*events, Event(14.0, Doing.CLEAR)), 15.0)


def presenting(model: Model, *, every_s: float = 1.0) -> Script:
    """One tag is laid down and lifted again and again, as by a person who was told to present any tag."""
    what = Lying(model.tags[0])
    return Script((Event(0.1, Doing.LAY, what), Event(0.1 + every_s / 2, Doing.LIFT, what)), every_s)
