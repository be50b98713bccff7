"""The Qt style sheet of ordinary widgets: buttons, docks, tabs, tables and dialogs in a theme's colours."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from PySide6.QtGui import QColor

from ui.theme import Theme, mixed

_CONTROLS = Path(str(files("ui") / "assets" / "controls")).as_posix()

_SHEET = """
* {{ font-size: {text}px; }}
QMainWindow, QMainWindow::separator {{ background: {table}; }}
QMainWindow::separator {{ width: {gap_small}px; height: {gap_small}px; }}
QDialog, QDockWidget > QWidget, QMenu, QMenuBar, QStatusBar {{ background: {panel}; color: {ink}; }}
QLabel[role="title"] {{ font-size: {title}px; font-weight: bold; }}
QLabel[role="muted"] {{ color: {muted}; }}
QLabel[role="ground"] {{ color: {on_table}; }}
QFrame[role="panel"] {{ background: {panel}; border: 1px solid {line}; border-radius: {radius}px; }}
QPushButton, QToolButton {{
    background: {button}; color: {ink}; border: 1px solid {line}; border-radius: {radius}px;
    padding: {gap_small}px {gap}px; font-weight: bold;
}}
QPushButton:hover, QToolButton:hover {{ background: {button_hover}; }}
QPushButton:pressed, QToolButton:pressed, QToolButton:checked, QPushButton:checked {{
    background: {pressed};
}}
QPushButton:disabled, QToolButton:disabled {{ color: {disabled}; background: {panel}; }}
QPushButton[role="main"] {{ background: {barn_red}; color: {on_barn_red}; border-color: {barn_red_deep}; }}
QPushButton[role="main"]:hover {{ background: {barn_red_hover}; }}
QPushButton[role="main"]:disabled {{ background: {panel}; color: {disabled}; border-color: {line}; }}
QPushButton[role="gold"] {{ background: {gold}; color: {on_gold}; border-color: {gold_deep}; }}
QPushButton:focus, QToolButton:focus, QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus,
QAbstractItemView:focus, QTextEdit:focus {{
    border: 2px solid {focus};
}}
QLineEdit, QComboBox, QAbstractSpinBox, QTextEdit, QPlainTextEdit {{
    background: {card}; color: {ink}; border: 1px solid {line}; border-radius: {radius_small}px;
    padding: {pad}px {gap_small}px; selection-background-color: {river_deep}; selection-color: #ffffff;
}}
QComboBox:disabled {{ color: {disabled}; background: {panel}; }}
QComboBox::drop-down {{ border: none; width: {text}px; padding-right: {pad}px; }}
QComboBox::down-arrow, QAbstractSpinBox::down-arrow {{ image: url("{controls}/down.svg"); width: {arrow}px; }}
QAbstractSpinBox::up-arrow {{ image: url("{controls}/up.svg"); width: {arrow}px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{
    background: {button}; border: none; width: {title}px;
}}
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover {{ background: {button_hover}; }}
QCheckBox, QRadioButton {{ spacing: {gap_small}px; }}
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator, QMenu::indicator:non-exclusive {{
    width: {text}px; height: {text}px; border: 2px solid {muted}; background: {card};
}}
QCheckBox::indicator {{ border-radius: {pad}px; }}
QRadioButton::indicator {{ border-radius: {indicator_radius}px; }}
QCheckBox::indicator:checked, QRadioButton::indicator:checked, QAbstractItemView::indicator:checked,
QMenu::indicator:non-exclusive:checked {{ background: {river_deep}; image: url("{controls}/check.svg"); }}
QRadioButton::indicator:checked {{ image: url("{controls}/dot.svg"); }}
QCheckBox::indicator:focus, QRadioButton::indicator:focus {{ border-color: {focus}; }}
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {{ border-color: {line}; }}
QComboBox QAbstractItemView {{ background: {card}; color: {ink}; }}
QTabBar::tab {{
    background: {button}; color: {ink}; padding: {gap_small}px {gap}px; margin-right: 3px;
    border-top-left-radius: {radius}px; border-top-right-radius: {radius}px;
}}
QTabBar::tab:selected {{ background: {card}; font-weight: bold; }}
QTabBar::tab:focus {{ border: 2px solid {focus}; }}
QTabWidget::pane {{ background: {card}; border: 1px solid {line}; border-radius: {radius}px; }}
QDockWidget {{ color: {on_table}; font-weight: bold; }}
QDockWidget::title {{ background: {table_deep}; padding: {gap_small}px; }}
QAbstractItemView, QTextBrowser {{
    background: {card}; color: {ink}; alternate-background-color: {alternate}; gridline-color: {line};
    border: 1px solid {line}; border-radius: {radius_small}px;
    selection-background-color: {river_deep}; selection-color: #ffffff;
}}
QHeaderView {{ background: {panel_deep}; border: none; }}
QTableCornerButton::section {{ background: {panel_deep}; border: none; }}
QHeaderView::section {{
    background: {panel_deep}; color: {ink}; border: none; border-right: 1px solid {line};
    padding: {pad}px {gap_small}px; font-weight: bold;
}}
QMenu {{ border: 1px solid {line}; }}
QMenu::item {{ padding: {pad}px {menu_left}px; }}
QMenu::indicator {{ left: {gap_small}px; }}
QMenu::item:selected, QMenuBar::item:selected {{ background: {river_deep}; color: #ffffff; }}
QMenu::item:disabled {{ color: {disabled}; }}
QToolTip {{ background: {card}; color: {ink}; border: 1px solid {line}; padding: {pad}px; }}
QScrollBar {{ background: {panel_deep}; border: none; }}
QScrollBar:vertical {{ width: {gap}px; }}
QScrollBar:horizontal {{ height: {gap}px; }}
QScrollBar::handle {{ background: {line}; border-radius: {pad}px; min-height: 24px; min-width: 24px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
"""


def stylesheet(look: Theme) -> str:
    """The style sheet for the application.

    A widget's property `role` picks a variant: buttons `main` and `gold`, labels `title`, `muted` and
    `ground` (on the table's own colour), frames `panel`.
    """
    black, white = QColor("#000000"), QColor("#ffffff")
    colours = {
        "table": look.table,
        "table_deep": look.table_deep,
        "on_table": look.on_table,
        "panel": look.panel,
        "panel_deep": look.panel_deep,
        "card": look.card,
        "alternate": mixed(look.card, look.panel_deep, 0.5),
        "line": look.line,
        "ink": look.ink,
        "muted": look.muted,
        "disabled": mixed(look.ink, look.panel, 0.5),
        "button": look.button,
        "button_hover": look.button_hover,
        "pressed": mixed(look.button, look.line, 0.35),
        "barn_red": look.barn_red,
        "barn_red_deep": mixed(look.barn_red, black, 0.35),
        "barn_red_hover": mixed(look.barn_red, black, 0.15),
        "on_barn_red": look.on_barn_red,
        "gold": mixed(look.gold, white, 0.0 if look.dark else 0.25),
        "gold_deep": mixed(look.gold, black, 0.35),
        "on_gold": look.on_gold,
        "river_deep": look.river_deep,
        "focus": look.focus,
    }
    sizes = {
        "text": look.text_px,
        "title": look.title_px,
        "gap": look.gap,
        "gap_small": look.gap_small,
        "radius": look.radius,
        "radius_small": look.radius // 2,
        "pad": max(3, look.gap_small // 2 + 1),
        "menu_left": look.text_px + look.gap_small * 2 + 6,
        "arrow": look.text_px - 2,
        "indicator_radius": look.text_px // 2 + 2,
    }
    names = {name: colour.name() for name, colour in colours.items()}
    return _SHEET.format(**names, **sizes, controls=_CONTROLS)
