"""The receipt below the prompt: it flashes, and a flash never outlasts its words."""

import pytest

from ui.companion.flashes import BAD, GOOD, PLAIN
from ui.companion.prompt_strip import PromptStrip
from ui.theme import theme

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def ground_of(strip: PromptStrip) -> str:
    """The colour at the end of the line of receipts, where no letter is."""
    picture = strip.heard.grab().toImage()
    return picture.pixelColor(picture.width() - 20, picture.height() // 2).name()


@pytest.mark.parametrize("kind", [GOOD, BAD])
def test_a_receipt_that_is_forgotten_leaves_no_coloured_bar(qtbot, kind):
    look = theme("light")
    strip = PromptStrip(look)
    qtbot.addWidget(strip)
    strip.resize(900, 200)
    strip.show()
    strip.show_act("Ann: choose", "", seat=-1, buttons=frozenset())
    plain = ground_of(strip)
    strip.tell("Wheat was seen.", kind)
    assert ground_of(strip) == (look.good if kind is GOOD else look.danger).name() != plain
    strip.forget()
    assert strip.heard.text() == ""
    assert ground_of(strip) == plain
    strip.tell("Wheat was seen.", kind)
    assert ground_of(strip) != plain, "the next one flashes again"


def test_plain_words_that_follow_a_refusal_at_once_do_not_stand_in_red(qtbot):
    look = theme("light")
    strip = PromptStrip(look)
    qtbot.addWidget(strip)
    strip.resize(900, 200)
    strip.show()
    plain = ground_of(strip)
    strip.tell("The reader is gone.", BAD)
    strip.tell("The reader is back.", PLAIN)
    assert ground_of(strip) == plain
    strip.tell("Wheat was seen.", GOOD)
    strip.tell("In transit …", PLAIN)
    assert ground_of(strip) == look.good.name(), "what was seen is still lit"
