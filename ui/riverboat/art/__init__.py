"""All drawings of Riverboat as pure paint functions: `paint_x(painter, rect, …, theme)`.

Every function draws within `rect` (its shadow too), keeps its own proportions (`ASPECT`) and leaves the
painter as it was. One light, from the top left. Words never appear, only digits and single letters.
"""

from ui.art.badges import paint_count_badge, paint_empty_slot, paint_seat_badge
from ui.art.patterns import paint_pattern
from ui.riverboat.art.boards import paint_phase_tile, paint_round_space
from ui.riverboat.art.boats import (
    paint_boat,
    paint_boat_small,
    paint_harbor_recess,
    paint_harbor_space,
)
from ui.riverboat.art.buildings import paint_barn, paint_mansion, paint_well
from ui.riverboat.art.cards import (
    paint_cultivation,
    paint_cultivation_back,
    paint_opportunity_back,
    paint_opportunity_slot,
)
from ui.riverboat.art.crops import paint_crop
from ui.riverboat.art.fields import (
    paint_barn_field,
    paint_empty_hex,
    paint_field,
    paint_hex_focus,
    paint_hex_glow,
    paint_planted,
)
from ui.riverboat.art.figures import paint_harbor_master, paint_surveyor, paint_worker
from ui.riverboat.art.hexes import axial_centre, hex_path, hex_rect, plate_path, plate_rect
from ui.riverboat.art.kinds import ASPECT, Crop, Reward, RewardKind, Suit
from ui.riverboat.art.opportunity import paint_opportunity
from ui.riverboat.art.rewards import paint_points, paint_reward, paint_rewards
from ui.riverboat.art.steamer import paint_steamer
from ui.riverboat.art.suits import paint_suit
from ui.riverboat.art.tiles import paint_crop_tile, paint_plate, paint_tile_back
from ui.riverboat.art.tokens import (
    paint_coin,
    paint_score_marker,
    paint_start_marker,
)

__all__ = [
    "ASPECT",
    "Crop",
    "Reward",
    "RewardKind",
    "Suit",
    "axial_centre",
    "hex_path",
    "hex_rect",
    "paint_barn",
    "paint_barn_field",
    "paint_boat",
    "paint_boat_small",
    "paint_coin",
    "paint_count_badge",
    "paint_crop",
    "paint_crop_tile",
    "paint_cultivation",
    "paint_cultivation_back",
    "paint_empty_hex",
    "paint_empty_slot",
    "paint_field",
    "paint_harbor_master",
    "paint_harbor_recess",
    "paint_harbor_space",
    "paint_hex_focus",
    "paint_hex_glow",
    "paint_mansion",
    "paint_opportunity",
    "paint_opportunity_back",
    "paint_opportunity_slot",
    "paint_pattern",
    "paint_phase_tile",
    "paint_planted",
    "paint_plate",
    "paint_points",
    "paint_reward",
    "paint_rewards",
    "paint_round_space",
    "paint_score_marker",
    "paint_seat_badge",
    "paint_start_marker",
    "paint_steamer",
    "paint_suit",
    "paint_surveyor",
    "paint_tile_back",
    "paint_well",
    "paint_worker",
    "plate_path",
    "plate_rect",
]
