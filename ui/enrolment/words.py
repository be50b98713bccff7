"""What became of tags that were held to a reader, in words of the reader's language; and advice."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from engine.companion.catalogue import Instance
from engine.companion.enrolment import Enrolled, Outcome
from ui.enrolment.sitting import Receipt
from ui.problem_words import in_words
from ui.readers.words import fault_words, tag_words

translate = QCoreApplication.translate

Naming = Callable[[Instance], str]
"""What a piece is called."""


def receipt_words(receipt: Receipt, name: Naming) -> str:
    """A receipt as a sentence or two."""
    if receipt.said:
        return in_words(receipt.said)
    if receipt.fault:
        return fault_advice(receipt.fault, receipt.detail)
    return outcome_words(receipt.outcome, receipt.tag, name) if receipt.outcome is not None else ""


def outcome_words(outcome: Outcome, tag: str, name: Naming) -> str:
    """What became of a tag."""
    piece = name(outcome.instance) if outcome.instance is not None else ""
    number = tag_words(tag)
    match outcome.became:
        case Enrolled.WAIT:
            return translate(
                "Enrolment",
                "Seen once: {tag}. Leave it there. If nothing more happens, lift it and bring it again.",
            ).format(tag=number)
        case Enrolled.DONE:
            return translate("Enrolment", "{piece} has its tag: {tag}").format(piece=piece, tag=number)
        case Enrolled.DUPLICATE:
            return translate(
                "Enrolment", "This tag is on {piece} already. Put that piece aside and take another."
            ).format(piece=piece)
        case Enrolled.RETIRED:
            return translate(
                "Enrolment",
                "This tag was on {piece} and was taken out of use. Take it away and bring it once more to "
                "use it again.",
            ).format(piece=piece)
        case Enrolled.FOREIGN if outcome.owner:
            return translate(
                "Enrolment", "This tag belongs to another box: {box}. It stays there; take another."
            ).format(box=outcome.owner)
        case Enrolled.FOREIGN:
            return translate(
                "Enrolment",
                "This code belongs to no box here: it is of a test page, or of somebody else's box.",
            )
        case Enrolled.CROWD:
            return translate(
                "Enrolment", "Several new tags lie there. Leave only one, so that nothing is mixed up."
            )
        case Enrolled.NAMED:
            return translate("Enrolment", "{piece}. Now hold its tag to a reader.").format(piece=piece)
        case Enrolled.UNNAMED:
            return translate("Enrolment", "Scan the printed code of the piece first, then its tag.")
        case Enrolled.FULL:
            return translate(
                "Enrolment", "Every piece has its tag. Choose a piece in the list to give it another one."
            )
    return ""


def fault_advice(fault: str, detail: str) -> str:
    """Why a tag cannot be used, and what to do instead."""
    plain = {
        "a number that changes each time, as of a phone or a payment card": translate(
            "Enrolment",
            "This is a phone or a payment card: its number changes each time. Take a plain tag.",
        ),
        "half a number: the reader stopped after its first level": translate(
            "Enrolment",
            "The reader tells only half of the number. Its program is too old for this tag; use another "
            "reader, or the sketch that comes with this program.",
        ),
        "all zeros or all ones: noise, not a tag": translate(
            "Enrolment", "That was noise and no tag. Hold it closer, away from metal and other cables."
        ),
        "a number of 8 bytes that does not begin with E0": translate(
            "Enrolment", "No tag has such a number; the reader has misread it. Hold it there again."
        ),
    }
    if fault == "implausible" and detail in plain:
        return plain[detail]
    if fault == "lossy":
        return translate(
            "Enrolment",
            "This reader prints different tags alike, so its tags cannot be told apart. Use the sketch that "
            "comes with this program, or another reader.",
        )
    return translate("Enrolment", "Not enrolled: {why}.").format(why=fault_words(fault))
