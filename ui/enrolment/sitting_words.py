"""What is wanted at a sitting, in words of the reader's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.companion.catalogue import Instance
from engine.core.setup import Setup
from ui.enrolment.sitting import Sitting
from ui.enrolment.words import Naming
from ui.game_parts import pieces_of

translate = QCoreApplication.translate


def name_of(instance: Instance, setup: Setup, tagged: tuple[tuple[str, int], ...]) -> str:
    """What a piece is called, and which of the equal ones it is where there are several."""
    name = pieces_of(setup.game).piece_name(setup, instance.piece)
    count = dict(tagged).get(instance.piece, 1)
    if count == 1:
        return name
    return translate("Enrolment", "{piece}, {number} of {count}").format(
        piece=name, number=instance.copy, count=count
    )


def title_words(sitting: Sitting | None, name: Naming) -> str:
    """The piece that is wanted, or what there is to do in place of one."""
    if sitting is None:
        return translate("Enrolment", "No box yet: begin a new one, or import one")
    if sitting.enrolment.wanted is not None:
        return name(sitting.enrolment.wanted)
    if sitting.enrolment.by_codes:
        return translate("Enrolment", "Scan the code of any piece")
    return translate("Enrolment", "The box is complete")


def which_words(sitting: Sitting | None, name: Naming) -> str:
    """What comes after it."""
    if sitting is None or sitting.enrolment.wanted is None:
        return ""
    if sitting.enrolment.only is not None:
        return translate("Enrolment", "This one piece; then it goes on as before")
    after = sitting.enrolment.after
    return translate("Enrolment", "Then: {piece}").format(piece=name(after)) if after is not None else ""


def hint_words(sitting: Sitting | None) -> str:
    """What to do, where nothing has been read yet."""
    if sitting is None or sitting.enrolment.wanted is None:
        return ""
    return translate("Enrolment", "Hold this piece to a reader. When you see ✓ and the next piece, go on.")
