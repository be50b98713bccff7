"""The settings: language, look, animation, bots, staging, sounds, speech. Everything applies at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from engine.session.view import Staging
from ui.companion.receipt_sounds import ReceiptSounds, Sound, system_player
from ui.dialog_buttons import DialogButtons
from ui.fitted_dialog import FittedDialog, Scrolled
from ui.follows_language import FollowsLanguage
from ui.preferences import (
    ANIMATIONS,
    LANGUAGES,
    PACES,
    PACES_OF_SPEECH,
    SCALES,
    SPEECHES,
    THEMES,
    VOLUMES,
)
from ui.services import Services
from ui.speech import Lack, Speaker
from ui.theme import Theme

_SPEECH: Final = {"speech": SPEECHES, "speech_volume": VOLUMES[1:], "speech_pace": PACES_OF_SPEECH}


class SettingsDialog(FollowsLanguage, FittedDialog):
    """Shows the preferences and sends every change to the application."""

    def __init__(self, services: Services, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._labels: dict[str, QLabel] = {}
        self._boxes: dict[str, QComboBox] = {}
        self._checks: dict[str, QCheckBox] = {}
        page = QVBoxLayout(self)
        page.setContentsMargins(theme.gap * 2, theme.gap * 2, theme.gap * 2, theme.gap)
        page.setSpacing(theme.gap)
        inside = QWidget()
        self._form = QFormLayout(inside)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setHorizontalSpacing(theme.gap * 2)
        self._form.setVerticalSpacing(theme.gap)
        page.addWidget(Scrolled(inside), 1)
        self._add_box("language", ("system", *(name for name, _ in LANGUAGES)))
        self._add_box("theme", THEMES)
        self._add_check("colour_blind")
        self._add_box("scale", SCALES)
        self._add_box("animation", ANIMATIONS)
        self._add_box("pace", PACES)
        self._add_box("staging", tuple(Staging))
        self._add_box("receipts", VOLUMES)
        self._boxes["receipts"].currentIndexChanged.connect(lambda: self._try_sound())
        for name, values in _SPEECH.items():
            self._add_box(name, values)
            self._boxes[name].currentIndexChanged.connect(lambda: self._try_speech())
        self._about_speech = self._add_note()
        self._about_speech.setObjectName("about_speech")
        self._voice = services.voice
        self._speaker = Speaker(self._voice, self)
        self._speaker.set_preferences(services.preferences)
        self._voice.known.connect(self._follow_speech)
        self._add_check("hints")
        self._about_staging = self._add_note()
        self._sounds = ReceiptSounds(self)
        self._about_sounds = self._add_note()
        self._form.setRowVisible(self._about_sounds, not system_player())
        buttons = DialogButtons(self)
        self._close = buttons.add("settings_close", self.reject)
        page.addLayout(buttons)
        self._least_width = theme.text_px * 34
        self.retranslate()

    def wanted_size(self) -> QSize:
        """Wide enough that the notes do not become a column."""
        return self.sizeHint().expandedTo(QSize(self._least_width, 0))

    def showEvent(self, event: QShowEvent) -> None:
        """Notes that wrap want a little more room once their letters have their size."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self.make_room)

    def _add_box(self, name: str, values: tuple[Any, ...]) -> None:
        box = QComboBox()
        box.setObjectName(f"setting_{name}")
        for value in values:
            box.addItem("", value)
        now = getattr(self._services.preferences, name)
        box.setCurrentIndex(max(0, box.findData(now)))
        box.currentIndexChanged.connect(lambda: self._set(name, box.currentData()))
        self._boxes[name] = box
        label = QLabel()
        label.setBuddy(box)
        self._labels[name] = label
        self._form.addRow(label, box)

    def _add_check(self, name: str) -> None:
        check = QCheckBox()
        check.setObjectName(f"setting_{name}")
        check.setChecked(getattr(self._services.preferences, name))
        check.toggled.connect(lambda on: self._set(name, on))
        self._checks[name] = check
        self._form.addRow(QLabel(), check)

    def _add_note(self) -> QLabel:
        note = QLabel()
        note.setWordWrap(True)
        note.setProperty("role", "muted")
        self._form.addRow(note)
        return note

    def _set(self, name: str, value: Any) -> None:
        self._services.set_preferences(replace(self._services.preferences, **{name: value}))

    def _try_sound(self) -> None:
        """So loud it is."""
        self._sounds.volume = self._services.preferences.receipts
        self._sounds.play(Sound.ACCEPTED)

    def _try_speech(self) -> None:
        """So loud and so fast it is."""
        self._speaker.set_preferences(self._services.preferences)
        self._speaker.say(self.tr("This is how it sounds."))
        self._follow_speech()

    def _follow_speech(self) -> None:
        """What can be set, and what is missing for it."""
        for name in ("speech_volume", "speech_pace"):
            for widget in (self._labels[name], self._boxes[name]):
                widget.setEnabled(self._services.preferences.speech != "off")
        lack = self._voice.lack()
        if lack is Lack.PROGRAM:
            text = self.tr(
                "Nothing that speaks was found on this computer. On Debian and Ubuntu: "
                "sudo apt install speech-dispatcher"
            )
        elif lack is Lack.VOICE and self._speaker.on:
            text = self.tr(
                "This computer has no voice that speaks English. On Debian and Ubuntu: "
                "sudo apt install speech-dispatcher-espeak-ng"
            )
        else:
            text = ""
        self._about_speech.setText(text)
        self._form.setRowVisible(self._about_speech, bool(text))
        if self.isVisible():
            QTimer.singleShot(0, self, self.make_room)

    def show_preferences(self) -> None:
        """Follow what was set elsewhere, for example by a key."""
        for name, box in self._boxes.items():
            box.blockSignals(True)
            box.setCurrentIndex(max(0, box.findData(getattr(self._services.preferences, name))))
            box.blockSignals(False)
        self._speaker.set_preferences(self._services.preferences)
        self._follow_speech()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Settings"))
        self._close.setText(self.tr("Close"))
        labels = {
            "language": self.tr("Language"),
            "theme": self.tr("Look"),
            "scale": self.tr("Size"),
            "animation": self.tr("Animation"),
            "pace": self.tr("Pace of bots"),
            "staging": self.tr("My turn ends"),
            "receipts": self.tr("Sounds of pieces that are shown"),
            "speech": self.tr("Speech"),
            "speech_volume": self.tr("Volume of speech"),
            "speech_pace": self.tr("Pace of speech"),
        }
        for name, text in labels.items():
            self._labels[name].setText(text)
            self._boxes[name].setAccessibleName(text)
        self._checks["colour_blind"].setText(self.tr("Colours for colour-blind eyes"))
        self._checks["hints"].setText(self.tr("Show what a move would score"))
        for name, words in self._words().items():
            box = self._boxes[name]
            for index in range(box.count()):
                box.setItemText(index, words[box.itemData(index)])
        self._about_sounds.setText(
            self.tr("Nothing that plays sounds was found on this computer: receipts flash and are written.")
        )
        self._follow_speech()
        self._about_staging.setText(
            self.tr("Until a turn is ended and nothing new was revealed, all of it can be taken back.")
        )

    def _words(self) -> dict[str, dict[Any, str]]:
        return {
            "language": {"system": self.tr("As the system"), **dict(LANGUAGES)},
            "theme": {
                "system": self.tr("As the system"),
                "light": self.tr("Light"),
                "dark": self.tr("Dark"),
            },
            "receipts": {
                volume: self.tr("{percent} %").format(percent=volume) if volume else self.tr("Silent")
                for volume in VOLUMES
            },
            "speech": {
                "off": self.tr("Off", "speech"),
                "receipts": self.tr("What was shown at a real table"),
                "prompts": self.tr("What comes next there, and moves of bots"),
                "both": self.tr("All of it"),
            },
            "speech_volume": {volume: self.tr("{percent} %").format(percent=volume) for volume in VOLUMES},
            "speech_pace": {
                "slow": self.tr("Slow"),
                "normal": self.tr("Normal"),
                "fast": self.tr("Fast"),
            },
            "scale": {scale: self.tr("{percent} %").format(percent=scale) for scale in SCALES},
            "animation": {
                "off": self.tr("Off (reduced motion)"),
                "fast": self.tr("Fast"),
                "normal": self.tr("Normal"),
                "slow": self.tr("Slow"),
            },
            "pace": {
                "instant": self.tr("At once"),
                "normal": self.tr("Normal"),
                "slow": self.tr("Slow"),
                "step": self.tr("Step by step"),
            },
            "staging": {
                "always": self.tr("When I press End turn"),
                "reveals": self.tr("At once, but I turn up cards myself"),
                "never": self.tr("At once"),
            },
        }
