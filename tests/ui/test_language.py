"""The language of the first start is the system's if the program speaks it, and it switches at run time."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from ui.language import Translators, chosen_language, system_language


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["zh-TW"], "zh_TW"),
        (["zh_HK"], "zh_TW"),
        (["zh-Hant-MO"], "zh_TW"),
        (["zh-Hant"], "zh_TW"),
        (["zh-CN", "zh-Hans-CN"], "en"),
        (["de-DE", "zh-Hant-TW"], "zh_TW"),
        (["en-GB", "zh-TW"], "en"),
        (["fr"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_of_the_system_that_the_program_speaks(wanted, language):
    assert system_language(wanted) == language


def test_a_chosen_language_wins_and_an_unknown_one_asks_the_system():
    assert chosen_language("zh_TW") == "zh_TW"
    assert chosen_language("en") == "en"
    assert chosen_language("tlh") == system_language()


@pytest.fixture
def translators(qapp):
    before = QLocale()
    translators = Translators()
    yield translators
    translators.show("en")
    QLocale.setDefault(before)


def test_our_words_and_qts_own_switch_and_switch_back(qtbot, translators):
    translators.show("zh_TW")
    assert QCoreApplication.translate("Standing", "Planting") == "種植"
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text() == "取消"
    assert QLocale().territory() == QLocale.Country.Taiwan
    translators.show("en")
    assert QCoreApplication.translate("Standing", "Planting") == "Planting"


class Listening(QWidget):
    """Counts how often it is told of another language."""

    told = 0

    def changeEvent(self, event):
        self.told += event.type() == QEvent.Type.LanguageChange
        super().changeEvent(event)


def test_words_of_another_language_can_be_asked_for_aside_and_no_window_is_told(qtbot, translators):
    window = Listening()
    qtbot.addWidget(window)
    window.show()
    translators.show("en")
    QCoreApplication.processEvents()
    before = window.told
    with translators.aside("zh_TW"):
        assert QCoreApplication.translate("Standing", "Planting") == "種植"
    with pytest.raises(RuntimeError), translators.aside("zh_TW"):
        raise RuntimeError
    QCoreApplication.processEvents()
    assert QCoreApplication.translate("Standing", "Planting") == "Planting"
    assert translators.language == "en" and window.told == before
    translators.show("zh_TW")
    QCoreApplication.processEvents()
    assert window.told == before + 1
