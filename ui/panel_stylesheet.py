"""What panels, bars and links add to the style sheet of ordinary widgets."""

from __future__ import annotations

from ui.theme import Theme, mixed

_SHEET = """
QPushButton[role="link"] {{
    background: transparent; border: none; color: {link}; padding: 0 {pad}px; text-decoration: underline;
    font-weight: normal;
}}
QPushButton[role="link"]:hover {{ color: {ink}; }}
QPushButton[role="link"]:focus {{ border: 2px solid {focus}; }}
QPushButton[role="row"] {{
    background: transparent; border: none; border-radius: {small}px; padding: {pad}px; text-align: left;
    font-weight: normal;
}}
QPushButton[role="row"]:hover {{ background: {hover}; }}
QPushButton[role="row"]:focus {{ border: 2px solid {focus}; }}
QPushButton[role="choice"]:checked {{ background: {chosen}; color: #ffffff; border-color: {chosen}; }}
QPushButton[role="choice"]:checked:focus {{ border: 3px solid {focus}; }}
QFrame[role="bar"] {{ background: {bar}; border: 2px solid {gold}; border-radius: {radius}px; }}
QFrame[role="bar"] QLabel {{ color: {ink}; font-weight: bold; }}
QFrame[role="card"] {{ background: {card}; border: 1px solid {line}; border-radius: {radius}px; }}
QFrame[role="page"], QScrollArea[role="page"], QScrollArea[role="page"] > QWidget > QWidget {{
    background: {card}; border: none;
}}
QListView[role="log"] {{ border: none; border-radius: 0; }}
QListView[role="log"]:focus, QDockWidget QTextBrowser:focus {{ border: 2px solid {focus}; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QDockWidget QTextBrowser {{ border: none; border-radius: 0; }}
QSlider {{ border: 2px solid transparent; border-radius: {small}px; min-height: {handle}px; }}
QSlider:focus {{ border-color: {focus}; }}
QSlider::groove:horizontal {{ height: {pad}px; background: {line}; border-radius: {pad}px; }}
QSlider::handle:horizontal {{
    width: {knob}px; margin: -{pad_twice}px 0; background: {chosen}; border-radius: {pad}px;
}}
QProgressBar {{ background: {card}; border: 1px solid {line}; border-radius: {small}px; height: {gap}px; }}
QProgressBar::chunk {{ background: {chosen}; border-radius: {small}px; }}
QMenuBar {{ padding: 2px; }}
QMenuBar::item {{ padding: {pad}px {gap}px; border-radius: {small}px; }}
QTabBar {{ qproperty-drawBase: 0; }}
"""


def panel_stylesheet(look: Theme) -> str:
    """The additional sheet: buttons `link`, `row` and `choice`, frames `bar` and `page`, lists `log`."""
    return _SHEET.format(
        link=look.seats[1].text.name(),
        ink=look.ink.name(),
        focus=look.focus.name(),
        chosen=look.river_deep.name(),
        hover=mixed(look.card, look.button, 0.8).name(),
        bar=mixed(look.card, look.gold, 0.18).name(),
        gold=look.gold.name(),
        card=look.card.name(),
        line=look.line.name(),
        pad=max(2, look.gap_small // 2),
        pad_twice=2 * max(2, look.gap_small // 2),
        handle=look.text_px * 3 // 2,
        knob=look.gap,
        gap=look.gap,
        radius=look.radius,
        small=look.radius // 2,
    )
