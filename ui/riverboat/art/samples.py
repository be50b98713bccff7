"""One sample of every drawing with a name, for the contact sheet and for tests."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ui.art.samples import Sample, by_group, with_value
from ui.riverboat import art
from ui.riverboat.art.kinds import ASPECT, Crop, Reward, RewardKind, Suit
from ui.theme import Theme

Cells = tuple[tuple[int, int], ...]

BOATS: dict[str, tuple[int, tuple[Reward, ...]]] = {
    "B1": (1, (Reward(RewardKind.COIN), Reward(RewardKind.HARBOR, 3))),
    "B2a": (2, (Reward(RewardKind.POINTS, 1), Reward(RewardKind.HARBOR, 2))),
    "B2b": (2, (Reward(RewardKind.POINTS, 2), Reward(RewardKind.HARBOR, 1))),
    "B3a": (3, (Reward(RewardKind.POINTS, 3), Reward(RewardKind.HARBOR, 1))),
    "B3b": (3, (Reward(RewardKind.POINTS, 3), Reward(RewardKind.COIN))),
    "B4": (4, (Reward(RewardKind.BARN),)),
    "B5": (5, (Reward(RewardKind.SURVEYOR), Reward(RewardKind.AGENT, 1))),
    "B6": (6, (Reward(RewardKind.ASSET), Reward(RewardKind.AGENT, 2))),
    "B7": (7, (Reward(RewardKind.ASSET), Reward(RewardKind.AGENT, 3))),
}
"""The boats of the box, as the contact sheet shows them; the game takes its own from the edition."""

_TILES = {
    "T": ((0, 0),),
    "CK": ((0, 0), (1, 0)),
    "PP": ((0, 0), (0, 1)),
    "TTW": ((0, 0), (1, 0), (0, 1)),
    "KKK": ((0, 0), (1, 0), (1, -1)),
    "WCP": ((0, 0), (1, 0), (2, 0)),
}


def samples_by_group() -> dict[str, list[Sample]]:
    """Every drawing under the name of its group."""
    return by_group(samples())


def samples() -> Iterator[Sample]:
    """Every drawing."""
    yield from _hexes()
    yield from _figures_and_tokens()
    yield from _boats_and_harbor()
    yield from _boards_and_cards()


def _hexes() -> Iterator[Sample]:
    hexagon = ASPECT["hex"]
    for suit in Suit:
        yield Sample("hex", f"field {suit}", hexagon, with_value(art.paint_field, suit))
    for suit in Suit:
        yield Sample("hex", f"barn {suit}", hexagon, with_value(art.paint_barn_field, suit))
    for crop in Crop:
        yield Sample("hex", f"planted {crop}", hexagon, with_value(art.paint_planted, crop))
    yield Sample("hex", "glow", hexagon, art.paint_hex_glow)
    yield Sample("hex", "focus", hexagon, art.paint_hex_focus)
    yield Sample("hex", "empty", hexagon, art.paint_empty_hex)
    for letters, cells in _TILES.items():
        crops = [Crop(letter) for letter in letters]

        def paint_tile(
            p: QPainter, r: QRectF, t: Theme, cells: Cells = cells, crops: list[Crop] = crops
        ) -> None:
            art.paint_crop_tile(p, r, cells, crops, t, points=len(crops) - 1)

        def paint_back(p: QPainter, r: QRectF, t: Theme, cells: Cells = cells) -> None:
            art.paint_tile_back(p, r, cells, t)

        yield Sample("tile", letters, 1.1, paint_tile)
        if letters in ("T", "CK", "TTW"):
            yield Sample("tile", f"back {len(cells)}", 1.1, paint_back)


def _figures_and_tokens() -> Iterator[Sample]:
    for name, paint in {
        "worker": art.paint_worker,
        "surveyor": art.paint_surveyor,
        "harbor master": art.paint_harbor_master,
        "coin": art.paint_coin,
        "barn": art.paint_barn,
        "well": art.paint_well,
        "start marker": art.paint_start_marker,
    }.items():
        yield Sample("piece", name, 1.0, paint)
    for crop in Crop:
        yield Sample("piece", f"crop {crop}", 1.0, with_value(art.paint_crop, crop))
    for suit in Suit:
        yield Sample("piece", f"suit {suit}", 1.0, with_value(art.paint_suit, suit))
    for kind in RewardKind:
        for amount in (1, 2):
            if amount > 1 and kind is RewardKind.ASSET:
                continue
            reward = Reward(kind, amount)
            yield Sample("reward", f"{kind} {amount}", 1.0, with_value(art.paint_reward, reward))
    for seat in range(4):
        yield Sample("badge", f"seat {seat}", 1.0, with_value(art.paint_seat_badge, seat))
        for lap in range(4):

            def paint_marker(p: QPainter, r: QRectF, t: Theme, seat: int = seat, lap: int = lap) -> None:
                art.paint_score_marker(p, r, seat, lap, t)

            yield Sample("marker", f"marker {seat} lap {lap}", 1.0, paint_marker)
    for count in (0, 7, 41):
        yield Sample("count", f"count {count}", 1.2, with_value(art.paint_count_badge, count))
    yield Sample("slot", "empty slot", 1.4, art.paint_empty_slot)


def _boats_and_harbor() -> Iterator[Sample]:
    for name, (capacity, rewards) in BOATS.items():

        def paint_boat(
            p: QPainter, r: QRectF, t: Theme, c: int = capacity, w: tuple[Reward, ...] = rewards
        ) -> None:
            art.paint_boat(p, r, c, w, t)

        yield Sample("boat", name, ASPECT["boat"], paint_boat)
    yield Sample(
        "boat", "dimmed", ASPECT["boat"], lambda p, r, t: art.paint_boat(p, r, 1, (), t, dimmed=True)
    )
    for capacity in range(1, 8):
        yield Sample(
            "small boat",
            f"small {capacity}",
            ASPECT["boat_small"],
            with_value(art.paint_boat_small, capacity),
        )
    yield Sample("small boat", "recess", ASPECT["boat_small"], art.paint_harbor_recess)
    yield Sample("harbor", "space", 1.3, art.paint_harbor_space)
    yield Sample("harbor", "start for 3", 1.3, lambda p, r, t: art.paint_harbor_space(p, r, t, start_for=3))
    yield Sample("harbor", "reaches a berth", 1.3, lambda p, r, t: art.paint_harbor_space(p, r, t, recess=1))


def _boards_and_cards() -> Iterator[Sample]:
    for number in range(1, 5):
        yield Sample("round", f"round {number}", 1.0, with_value(art.paint_round_space, number))
    yield Sample(
        "round", "current round", 1.0, lambda p, r, t: art.paint_round_space(p, r, 2, t, current=True)
    )
    for phase in range(1, 6):
        yield Sample("phase", f"phase {phase}", 1.0, with_value(art.paint_phase_tile, phase))
    for seat in range(4):

        def paint_owned(p: QPainter, r: QRectF, t: Theme, s: int = seat) -> None:
            art.paint_phase_tile(p, r, s + 1, t, owner=s, active=s == 2, done=s == 0)

        yield Sample("phase", f"owned by {seat}", 1.0, paint_owned)
    for seat in range(4):
        yield Sample(
            "mansion",
            f"mansion {seat}",
            ASPECT["mansion"],
            with_value(art.paint_mansion, seat),
        )
    card = ASPECT["card"]
    for suit in (*Suit, None):
        yield Sample("card", f"cultivation {suit}", card, with_value(art.paint_cultivation, suit))
    yield Sample("card", "cultivation back", card, art.paint_cultivation_back)
    yield Sample("card", "opportunity back", card, art.paint_opportunity_back)
    for number in range(1, 18):
        yield Sample("card", f"card {number}", card, with_value(art.paint_opportunity, number))
    for kind in (RewardKind.SURVEYOR, RewardKind.AGENT, RewardKind.HARBOR, RewardKind.COIN):
        reward = Reward(kind, 2 if kind is RewardKind.HARBOR else 1)
        yield Sample("card", f"slot {kind}", card, with_value(art.paint_opportunity_slot, reward))
