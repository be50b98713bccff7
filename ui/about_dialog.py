"""About the program: its version, what it is not, and the licences of what it stands on."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from PySide6.QtCore import QSize, qVersion
from PySide6.QtWidgets import QApplication, QTextBrowser, QVBoxLayout, QWidget

from ui.dialog_buttons import DialogButtons
from ui.fitted_dialog import FittedDialog
from ui.follows_language import FollowsLanguage
from ui.theme import Theme

_MIT = (
    "Permission is hereby granted, free of charge, to any person obtaining a copy of this software and "
    'associated documentation files (the "Software"), to deal in the Software without restriction, '
    "including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, "
    "and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, "
    "subject to the following conditions: The above copyright notice and this permission notice shall be "
    "included in all copies or substantial portions of the Software.",
    'THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT '
    "LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. "
    "IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER "
    "LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION "
    "WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.",
)
_LIBRARIES = (
    ("Qt, PySide6", "LGPL 3", "https://doc.qt.io/qtforpython-6/licenses.html"),
    ("qasync", "BSD 2-Clause", "https://github.com/CabbageDevelopment/qasync"),
    ("pyserial", "BSD 3-Clause", "https://github.com/pyserial/pyserial"),
    ("zxing-cpp", "Apache 2.0", "https://github.com/zxing-cpp/zxing-cpp"),
    ("platformdirs", "MIT", "https://github.com/tox-dev/platformdirs"),
    ("Noto Sans TC", "SIL Open Font License 1.1", "https://github.com/notofonts/noto-cjk"),
)
"""Legal texts and names stay in the language they were written in."""


class AboutDialog(FollowsLanguage, FittedDialog):
    """One page to read; links open outside the program."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        page = QVBoxLayout(self)
        page.setContentsMargins(theme.gap, theme.gap, theme.gap, theme.gap)
        self._text = QTextBrowser()
        self._text.setOpenExternalLinks(True)
        page.addWidget(self._text, 1)
        buttons = DialogButtons(self)
        self._close = buttons.add("about_close", self.reject)
        page.addLayout(buttons)
        self.retranslate()

    def wanted_size(self) -> QSize:
        """A page that reads well."""
        return QSize(self._theme.text_px * 50, self._theme.text_px * 42)

    def retranslate(self) -> None:
        """Set every text in the language of now."""
        self.setWindowTitle(self.tr("About Riverboat Desktop"))
        self._text.setAccessibleName(self.windowTitle())
        self._close.setText(self.tr("Close"))
        version = self.tr("Version {version}, with Qt {qt}").format(
            version=QApplication.applicationVersion(), qt=qVersion()
        )
        independent = self.tr(
            "This is an independent program. The games and their names belong to their owners, who have "
            "nothing to do with it. All drawings, words and code are its own; no published artwork or text "
            "is used."
        )
        # Not within the braces of an f-string, where words are not found for translation.
        licence, stands_on, font = (
            self.tr("Licence of the program"),
            self.tr("What it stands on"),
            self.tr("Licence of the font"),
        )
        parts = [
            "<h2>Riverboat Desktop</h2>",
            f"<p>{escape(version)}</p><p>{escape(independent)}</p>",
            f"<h3>{escape(licence)}: MIT</h3>",
            "<p>Copyright © Riverboat Desktop contributors</p>",
            *(f"<p>{escape(paragraph)}</p>" for paragraph in _MIT),
            f"<h3>{escape(stands_on)}</h3><ul>",
            *(
                f'<li>{escape(name)}: {escape(terms)}. <a href="{url}">{escape(url)}</a></li>'
                for name, terms, url in _LIBRARIES
            ),
            "</ul>",
            f"<h3>{escape(font)}</h3>",
            f'<pre style="white-space: pre-wrap">{escape(_font_licence())}</pre>',
        ]
        self._text.setHtml("".join(parts))


def _font_licence() -> str:
    return files("ui").joinpath("assets", "fonts", "OFL.txt").read_text(encoding="utf-8")
