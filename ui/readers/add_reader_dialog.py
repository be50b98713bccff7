"""A new reader: present any tag, wait until it is found, give it a name; what a keyboard reader means."""

from __future__ import annotations

import secrets
import time
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QRadioButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from ui.dialog_buttons import DialogButtons
from ui.fitted_dialog import FittedDialog, Scrolled
from ui.follows_language import FollowsLanguage
from ui.readers.desk import KeyboardSetting, ReaderDesk
from ui.readers.searching import (
    PRESENTS,
    KeysForeign,
    KeysFound,
    LinesUnfit,
    PortsListed,
    PortTried,
    PortUnusable,
    ReaderAnswered,
    ReaderFound,
    Search,
    SearchNews,
)
from ui.readers.values import ReaderNews, Scan
from ui.readers.words import family_name, fault_words, form_words, tag_words, trouble_words
from ui.theme import Theme

_TICK_MS: Final = 500
PCSC: Final = "pcsc:"
"""How ports that have no speed begin; the rest is what the reader calls itself."""


class AddReaderDialog(FollowsLanguage, FittedDialog):
    """`added` is told when a reader was set up. Closing it ends the search."""

    added = Signal()

    def __init__(self, desk: ReaderDesk, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._theme = theme
        self._search: Search | None = None
        self._begun = 0.0
        self._listed: PortsListed | None = None
        self._ports: dict[str, SearchNews] = {}
        self._foreign = False
        self._found: ReaderFound | KeysFound | None = None
        self._tick = QTimer(self)
        self._tick.timeout.connect(self._show_search)
        page = QVBoxLayout(self)
        page.setContentsMargins(theme.gap * 2, theme.gap * 2, theme.gap * 2, theme.gap)
        page.setSpacing(theme.gap)
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self._title.setWordWrap(True)
        page.addWidget(self._title)
        self._stack = QStackedWidget()
        page.addWidget(self._stack, 1)
        self._build_search()
        self._build_found()
        buttons = DialogButtons(self)
        self._again = buttons.aside("add_again", self.begin)
        self._keep = buttons.add("add_keep", self.keep, main=True)
        self._cancel = buttons.add("add_cancel", self.reject)
        for button in (self._again, self._keep, self._cancel):
            button.setAutoDefault(False)
        page.addLayout(buttons)
        desk.board.news.connect(self._compare)
        self.finished.connect(self._end)
        self.begin()

    def _build_search(self) -> None:
        looking = QWidget()
        column = QVBoxLayout(looking)
        column.setContentsMargins(0, 0, 0, 0)
        self._how = QLabel()
        self._how.setWordWrap(True)
        self._progress = QProgressBar()
        self._progress.setRange(0, 0)
        self._progress.setTextVisible(False)
        self._elapsed = QLabel()
        self._elapsed.setProperty("role", "muted")
        self._happens = QLabel()
        self._happens.setObjectName("add_happens")
        self._happens.setWordWrap(True)
        self._happens.setAlignment(Qt.AlignmentFlag.AlignTop)
        inside = QWidget()
        happens = QVBoxLayout(inside)
        happens.setContentsMargins(0, 0, 0, 0)
        happens.addWidget(self._happens)
        happens.addStretch(1)
        for widget in (self._how, self._progress, self._elapsed):
            column.addWidget(widget)
        column.addWidget(Scrolled(inside), 1)
        self._stack.addWidget(looking)

    def _build_found(self) -> None:
        found = QWidget()
        column = QVBoxLayout(found)
        column.setContentsMargins(0, 0, 0, 0)
        self._what = QLabel()
        self._what.setObjectName("add_found")
        self._what.setWordWrap(True)
        column.addWidget(self._what)
        self._which = QLabel()
        self._which.setWordWrap(True)
        column.addWidget(self._which)
        forms = QWidget()
        self._form_rows = QVBoxLayout(forms)
        self._form_rows.setContentsMargins(0, 0, 0, 0)
        self._forms = QButtonGroup(self)
        column.addWidget(forms)
        fields = QFormLayout()
        self._name = QLineEdit()
        self._name.setObjectName("add_name")
        self._name_label = QLabel()
        self._name_label.setBuddy(self._name)
        fields.addRow(self._name_label, self._name)
        column.addLayout(fields)
        column.addStretch(1)
        self._stack.addWidget(found)

    def wanted_size(self) -> QSize:
        """Room for some ports."""
        return QSize(self._theme.text_px * 42, self._theme.text_px * 26)

    # -------------------------------------------------------------------------------------- searching

    def begin(self) -> None:
        """Look for a reader, from the start."""
        self._end()
        self._found = None
        self._listed = None
        self._ports.clear()
        self._foreign = False
        self._begun = time.monotonic()
        self._stack.setCurrentIndex(0)
        self.setProperty(PRESENTS, True)
        self._tick.start(_TICK_MS)
        self._search = self._desk.search(self._hear)
        self.retranslate()

    def _end(self) -> None:
        self.setProperty(PRESENTS, False)
        self._tick.stop()
        search, self._search = self._search, None
        if search is not None:
            search.cancel()

    def _hear(self, news: SearchNews) -> None:
        match news:
            case PortsListed():
                self._listed = news
                self._ports = {}
            case KeysForeign():
                self._foreign = True
            case ReaderFound() | KeysFound():
                self._end()
                self._found = news
                self._show_found(news)
                return
            case PortTried(port) if isinstance(self._ports.get(port), LinesUnfit):
                return  # what is known of it is worth more than the next speed
            case _:
                self._ports[news.port] = news
        self._show_search()

    def _show_search(self) -> None:
        seconds = int(time.monotonic() - self._begun)
        self._elapsed.setText(self.tr("Looking for {seconds} s").format(seconds=seconds))
        lines = [self._line(news) for news in self._ports.values()]
        if self._listed is not None and not self._listed.tried:
            lines.append(self.tr("There is no serial port that is free. Plug the reader in; it is noticed."))
        if self._listed is not None and self._listed.taken:
            lines.append(
                self.tr("Ports of readers that are set up already: {count}").format(count=self._listed.taken)
            )
        lines.append(
            f"! {fault_words('wrong-layout')}"
            if self._foreign
            else self.tr("Keyboard: a reader that types is heard while this window has the focus.")
        )
        self._happens.setText("\n".join(lines))

    def _line(self, news: SearchNews) -> str:
        match news:
            case PortTried(port) if port.startswith(PCSC):
                return self.tr("{port}: listening").format(port=port.removeprefix(PCSC))
            case PortTried(port, speed):
                return self.tr("{port}: listening at {speed} baud").format(port=port, speed=speed)
            case ReaderAnswered(port, family) if port.startswith(PCSC):
                words = self.tr("{port}: {family} answers; now present a tag")
                return "✓ " + words.format(port=port.removeprefix(PCSC), family=family)
            case ReaderAnswered(port, family, speed):
                words = self.tr("{port}: {family} answers at {speed} baud; now present a tag")
                return "✓ " + words.format(port=port, family=family, speed=speed)
            case PortUnusable(port, trouble, _):
                words = self.tr("{port}: {trouble}; see Advice")
                return "! " + words.format(port=port, trouble=trouble_words(trouble))
            case LinesUnfit(port):
                words = self.tr(
                    "{port}: its sketch prints different tags alike and cannot be used. Load the sketch that "
                    "comes with this program."
                )
                return "! " + words.format(port=port)
        return ""

    # ------------------------------------------------------------------------------------------ found

    def _show_found(self, found: ReaderFound | KeysFound) -> None:
        self._stack.setCurrentIndex(1)
        for button in self._forms.buttons():
            self._forms.removeButton(button)
            self._form_rows.removeWidget(button)
            button.hide()
            button.deleteLater()
        if isinstance(found, KeysFound):
            for number, form in enumerate(found.forms):
                choice = QRadioButton()
                choice.setObjectName(f"add_form_{form.form}")
                choice.setChecked(number == 0)
                self._forms.addButton(choice, number)
                self._form_rows.addWidget(choice)
        self._name.setText(self._new_name())
        self._name.selectAll()
        self.retranslate()
        self._name.setFocus()

    def _new_name(self) -> str:
        taken = {reader.name for reader in self._desk.readers()}
        number = 1
        while (name := self.tr("Station {number}").format(number=number)) in taken:
            number += 1
        return name

    def _compare(self, news: ReaderNews) -> None:
        """The same tag at a reader that is set up shows which form is the right one."""
        if not isinstance(self._found, KeysFound) or not isinstance(news, Scan):
            return
        kind, _, number = news.tag.partition(":")
        for index, form in enumerate(self._found.forms):
            form_kind, _, known = form.tag.partition(":")
            if kind == form_kind.partition("/")[0] and number.endswith(known):
                self._forms.button(index).setChecked(True)
                return

    def keep(self) -> None:
        """Set it up under its name."""
        name = self._name.text().strip() or self._new_name()
        if isinstance(self._found, ReaderFound):
            reader = self._found.reader
            fresh = type(reader)(secrets.token_hex(4), reader.family, reader.identity, reader.speed, name)
            self._desk.keep(fresh)
        elif isinstance(self._found, KeysFound):
            form = self._found.forms[max(0, self._forms.checkedId())]
            self._desk.keep_keyboard(KeyboardSetting(name, form.form, self._found.gap_ms, self._found.ends))
        else:
            return
        self.added.emit()
        self.accept()

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("Add a reader"))
        self._how.setText(
            self.tr(
                "Hold any tag or code at the reader, again and again: lay it on, take it away, until it is "
                "found. Port, kind and speed are found by themselves."
            )
        )
        self._progress.setAccessibleName(self.tr("Looking for a reader"))
        self._name_label.setText(self.tr("Name of this station"))
        self._name.setAccessibleName(self._name_label.text())
        self._again.setText(self.tr("Search again"))
        self._keep.setText(self.tr("Use this reader"))
        self._cancel.setText(self.tr("Cancel"))
        self._keep.setVisible(self._found is not None)
        self._again.setVisible(self._found is not None)
        self._keep.setDefault(self._found is not None)
        self._which.setVisible(isinstance(self._found, KeysFound) and len(self._found.forms) > 1)
        if self._found is None:
            self._title.setText(self.tr("Present any tag"))
            self._show_search()
        else:
            self._title.setText(self.tr("A reader was found"))
            self._what.setText(self._found_words(self._found))

    def _found_words(self, found: ReaderFound | KeysFound) -> str:
        if isinstance(found, ReaderFound) and not found.reader.speed:
            words = self.tr("{family}: {port}. It read the tag {tag}. This took {seconds} seconds.")
            return words.format(
                family=family_name(found.reader.family, self._desk.family_name(found.reader.family)),
                port=found.port.removeprefix(PCSC),
                tag=tag_words(found.tag),
                seconds=f"{found.took_s:.1f}",
            )
        if isinstance(found, ReaderFound):
            return self.tr(
                "{family} on {port} at {speed} baud. It read the tag {tag}. This took {seconds} seconds."
            ).format(
                family=family_name(found.reader.family, self._desk.family_name(found.reader.family)),
                port=found.port,
                speed=found.reader.speed,
                tag=tag_words(found.tag),
                seconds=f"{found.took_s:.1f}",
            )
        self._which.setText(
            self.tr(
                "What it types can be read in several ways. Choose the number that is printed on the tag, or "
                "present the same tag at another reader that is set up."
            )
        )
        for number, form in enumerate(found.forms):
            words = f"{form_words(form.form)}: {tag_words(form.tag)}"
            self._forms.button(number).setText(words)
        pace = (
            self.tr("It ends with Enter or Tab.")
            if found.ends
            else self.tr(
                "It types no Enter; set it to do so if you can, for then it is told better from typing."
            )
        )
        words = self.tr("A reader that types like a keyboard typed {text}. This took {seconds} seconds.")
        return words.format(text=found.text, seconds=f"{found.took_s:.1f}") + " " + pace
