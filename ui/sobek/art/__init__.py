"""All drawings of Sobek as pure paint functions: `paint_x(painter, rect, …, theme)`.

Every function draws within `rect` (its shadow too) and leaves the painter as it was. Pieces keep their own
proportions (`ASPECT`); grounds (papyrus, river, spaces, boards) fill `rect`. One light, from the top left.
Words never appear, only digits and single letters.
"""

from ui.art.badges import paint_count_badge, paint_empty_slot, paint_seat_badge
from ui.sobek.art.card_body import paint_card_back, paint_deck
from ui.sobek.art.cards import (
    face_of,
    paint_amulet_card,
    paint_card,
    paint_character_card,
    paint_goods_card,
)
from ui.sobek.art.corruption import paint_corruption_pile, paint_corruption_tile
from ui.sobek.art.crocodile import paint_crocodile, paint_sign_of_corruption
from ui.sobek.art.glyphs import glyph_path, paint_glyph
from ui.sobek.art.goods import paint_amulet, paint_good
from ui.sobek.art.kinds import ASPECT, Back, Character, Face, Glyph, Good, Token
from ui.sobek.art.people import paint_character
from ui.sobek.art.river import (
    dock_card_rect,
    paint_dock,
    paint_felucca,
    paint_papyrus,
    paint_river,
    paint_temple,
)
from ui.sobek.art.scarabs import paint_scarab, paint_scarabs
from ui.sobek.art.seat_marks import paint_looked_mark, paint_start_marker
from ui.sobek.art.tokens import (
    paint_curse_mark,
    paint_price,
    paint_prosperity_mark,
    paint_token,
    paint_token_back,
)
from ui.sobek.art.track import paint_score_marker, paint_track_board, paint_track_space

__all__ = [
    "ASPECT",
    "Back",
    "Character",
    "Face",
    "Glyph",
    "Good",
    "Token",
    "dock_card_rect",
    "face_of",
    "glyph_path",
    "paint_amulet",
    "paint_amulet_card",
    "paint_card",
    "paint_card_back",
    "paint_character",
    "paint_character_card",
    "paint_corruption_pile",
    "paint_corruption_tile",
    "paint_count_badge",
    "paint_crocodile",
    "paint_curse_mark",
    "paint_deck",
    "paint_dock",
    "paint_empty_slot",
    "paint_felucca",
    "paint_glyph",
    "paint_good",
    "paint_goods_card",
    "paint_looked_mark",
    "paint_papyrus",
    "paint_price",
    "paint_prosperity_mark",
    "paint_river",
    "paint_scarab",
    "paint_scarabs",
    "paint_score_marker",
    "paint_seat_badge",
    "paint_sign_of_corruption",
    "paint_start_marker",
    "paint_temple",
    "paint_token",
    "paint_token_back",
    "paint_track_board",
    "paint_track_space",
]
