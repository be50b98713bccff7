"""The style sheet of the score pad: pen ink, fields on paper, marks of entries that cannot be."""

from __future__ import annotations

from typing import Final

from ui.sheet_marks import pen_ink
from ui.theme import Theme, mixed

_SHEET: Final = """
* {{ font-size: {text}px; }}
QLabel[role="title"] {{ font-size: {title}px; font-weight: bold; }}
QLabel[pen="true"] {{ color: {pen}; font-weight: bold; }}
QFrame#pad_paper QLineEdit {{ word-spacing: 4px; }}
QFrame#pad_paper QLineEdit {{
    background: {field}; color: {pen}; border: 1px solid {line}; border-radius: {radius}px;
    padding: {pad}px 2px;
}}
QFrame#pad_paper QLineEdit:focus {{ border: 2px solid {focus}; background: {card}; }}
QFrame#pad_paper QLineEdit[wrong="true"] {{ border: 2px solid {danger}; background: {wrong}; }}
QFrame#pad_paper QLineEdit[wrong="true"]:focus {{ border: 3px solid {focus}; }}
QFrame#pad_paper QPushButton[role="row"] {{ padding: 0 {pad}px; }}
QFrame[role="pad_row"] {{ border: none; border-bottom: 1px solid {rule}; padding-bottom: 1px; }}
QToolButton[role="section"] {{
    background: {section}; border: none; border-radius: {radius}px; font-weight: bold; text-align: left;
    padding: 0 {pad}px;
}}
QToolButton[role="section"]:focus {{ border: 2px solid {focus}; }}
QToolButton[role="badge"] {{ border: none; background: transparent; padding: 1px; }}
QToolButton[role="badge"]:focus {{ border: 2px solid {focus}; }}
QPushButton[role="count"] {{ padding: {pad}px {gap}px; min-width: {text}px; }}
"""


def paper_style(theme: Theme, text_px: int) -> str:
    """Of the whole page, with letters of that size."""
    return _SHEET.format(
        text=text_px,
        title=text_px * 10 // 7,
        pen=pen_ink(theme).name(),
        field=mixed(theme.card, theme.panel, 0.45).name(),
        line=mixed(theme.line, theme.card, 0.3).name(),
        card=theme.card.name(),
        rule=mixed(theme.card, theme.line, 0.35).name(),
        focus=theme.focus.name(),
        danger=theme.alarm.name(),
        wrong=mixed(theme.card, theme.danger, 0.16).name(),
        section=mixed(theme.card, theme.panel_deep, 0.6).name(),
        radius=theme.radius // 2,
        pad=max(2, theme.gap_small // 2),
        gap=theme.gap,
    )
