"""States, faults and forms of readers in words of the reader's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ui.readers.desk import CAMERA, KEYBOARD, VIRTUAL
from ui.readers.values import Reader, ReaderStatus

translate = QCoreApplication.translate


def state_words(status: ReaderStatus | None) -> tuple[str, str]:
    """A sign that stands for the state, so that it is never told by colour alone, and the state in words."""
    if status is None:
        return "…", translate("Readers", "nothing known yet")
    if status.trouble in ("port-busy", "no-permission"):
        return "!", trouble_words(status.trouble)
    return {
        "missing": ("×", translate("Readers", "not there; plug it in")),
        "opening": ("…", translate("Readers", "being opened")),
        "greeting": ("…", translate("Readers", "open, waiting for its answer")),
        "reading": ("✓", translate("Readers", "open")),
        "silent": ("!", translate("Readers", "open, but it does not answer")),
        "waiting": ("!", translate("Readers", "lost; tried again soon")),
        "closed": ("×", translate("Readers", "closed")),
    }.get(status.state, ("…", status.state))


def trouble_words(trouble: str) -> str:
    """What is wrong with a line."""
    return {
        "no-such-port": translate("Readers", "there is no such port any more"),
        "port-busy": translate("Readers", "busy: another program has the port"),
        "no-permission": translate("Readers", "no rights to open the port"),
        "port-lost": translate("Readers", "lost"),
        "bad-settings": translate("Readers", "not usable as a serial port"),
    }.get(trouble, trouble)


def fault_words(fault: str) -> str:
    """What went wrong with a read."""
    return {
        "partial": translate("Readers", "a piece of a message was missing"),
        "checksum": translate("Readers", "a check sum was wrong"),
        "overlong": translate("Readers", "far too much came without an end"),
        "noise": translate("Readers", "there was noise on the line"),
        "bad-shape": translate("Readers", "a message made no sense"),
        "implausible": translate("Readers", "a number came that no tag has"),
        "lossy": translate("Readers", "its sketch prints different tags alike; it cannot be used"),
        "no-reply": translate("Readers", "it did not answer"),
        "wrong-device": translate("Readers", "another device answered"),
        "device-fault": translate("Readers", "it reports a fault of its own"),
        "too-hot": translate("Readers", "it is too hot and rests"),
        "wrong-layout": translate(
            "Readers",
            "it types digits for another keyboard layout: switch the layout, or set the reader to the "
            "country of the keyboard",
        ),
    }.get(fault, fault)


def reader_title(reader: Reader, family: str) -> str:
    """What a reader is called where nobody gave it a name."""
    if reader.name:
        return reader.name
    if reader.id == VIRTUAL:
        return translate("Readers", "Virtual reader")
    if reader.id == CAMERA:
        return translate("Readers", "Camera")
    return translate("Readers", "Keyboard reader") if reader.id == KEYBOARD else family


def family_name(family: str, makers_name: str) -> str:
    """What a family is called: as its makers do, or in words where it is no make."""
    return {
        "text-lines": translate("Readers", "MFRC522 with a sketch"),
        "inventory-line": translate("Readers", "MFRC522 with our own sketch"),
        "barcode": translate("Readers", "Serial barcode scanner"),
        "pcsc": translate("Readers", "PC/SC reader (ACR122U and its kin)"),
    }.get(family, makers_name)


def family_words(reader: Reader, family: str) -> str:
    """What sort of reader it is."""
    if reader.id == KEYBOARD:
        return translate("Readers", "types like a keyboard")
    if reader.id == CAMERA:
        return translate("Readers", "reads codes that are held before it; on until it is removed")
    return family


def form_words(form: str) -> str:
    """How a reader that types writes a number."""
    return {
        "10h": translate("Readers", "125 kHz tag, all of its number in hex"),
        "10d": translate("Readers", "125 kHz tag, 10 digits"),
        "13d": translate("Readers", "125 kHz tag, 13 digits"),
        "8+5": translate("Readers", "125 kHz tag, 3 and 5 digits"),
        "5+5": translate("Readers", "125 kHz tag, 5 and 5 digits"),
        "10h-bytes": translate("Readers", "125 kHz tag in hex, each byte mirrored"),
        "10h-digits": translate("Readers", "125 kHz tag in hex, each digit mirrored"),
        "uid-hex": translate("Readers", "contactless tag in hex"),
        "uid-dec": translate("Readers", "contactless tag, 10 digits, first byte first"),
        "uid-dec-reversed": translate("Readers", "contactless tag, 10 digits, last byte first"),
        "code": translate("Readers", "printed code of this program"),
    }.get(form, form)


def tag_words(tag: str) -> str:
    """A tag as people compare it with what is printed on it: its number without the sort before it."""
    return tag.partition(":")[2] or tag
