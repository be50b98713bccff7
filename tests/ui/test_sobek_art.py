"""What Sobek's drawings alone have: a sample of every card, token and space, names, piles, grounds."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from tests.ui.drawings import painted, pixels
from ui.art.samples import Sample
from ui.sobek import art
from ui.sobek.art.kinds import ASPECT, Back, Character, Face, Glyph, Good, Token
from ui.sobek.art.samples import COUNTS_AS, samples_by_group
from ui.theme import theme

pytestmark = pytest.mark.usefixtures("qapp")

GROUPS = samples_by_group()
ALL = [sample for members in GROUPS.values() for sample in members]


def test_samples_name_every_card_token_and_space() -> None:
    names = {sample.name for sample in ALL}
    assert len(names) == len(ALL)
    plain = {f"{good}{end}" for good in Good for end in ("", "-start")}
    worth = {"wheat-1", "fish-1", "cattle-1", "ivory-3", "marble-2", "ebony-2"}
    assert plain | worth | {"amulet"} | {character.value for character in Character} <= names
    assert {f"token {token}" for token in Token} <= names
    assert {f"space {glyph}" for glyph in Glyph} | {"space 0", "space 100"} <= names
    assert {f"back {back}" for back in Back} <= names


@pytest.mark.parametrize(
    ("name", "face"),
    [
        ("ivory-3", Face(good=Good.IVORY, scarabs=3)),
        ("ivory", Face(good=Good.IVORY)),
        ("ivory-start", Face(good=Good.IVORY, start=True)),
        ("amulet", Face()),
        ("high-priestess", Face(character=Character.HIGH_PRIESTESS)),
        ("scribe-fish", Face(character=Character.SCRIBE_FISH)),
    ],
)
def test_a_card_is_drawn_by_its_name_in_the_notation(name: str, face: Face) -> None:
    assert art.face_of(name) == face


@pytest.mark.parametrize("name", ["", "ivory-4", "ivory-", "gold", "scribe", "wheat-3-1", "queen-start"])
def test_a_name_that_is_no_card_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is no card"):
        art.face_of(name)


def test_a_character_is_not_drawn_without_the_good_it_counts_as() -> None:
    image = QImage(QSize(50, 50), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    with pytest.raises(ValueError, match="counts as"):
        art.paint_card(painter, QRectF(0, 0, 36, 50), "vizir", theme("light"))
    painter.end()


def test_the_left_third_of_a_card_tells_good_and_worth() -> None:
    """In a fan each card covers the one before it but for its column."""
    cards = [
        sample
        for sample in GROUPS["card"]
        if not sample.name.startswith("back") and "start" not in sample.name
    ]
    height = 100
    columns: dict[str, bytes] = {}
    for sample in cards:
        image = painted(sample, height, theme("light"))
        strip = image.copy(24, 24, round(height * ASPECT["card"] * 0.30), height)
        columns[sample.name] = bytes(strip.constBits())
    alike = [pair for pair in combinations(columns, 2) if columns[pair[0]] == columns[pair[1]]]
    assert alike == []


def test_letters_name_goods_and_people_once() -> None:
    assert [good.letter for good in Good] == ["W", "F", "C", "I", "M", "E"]
    letters = {character.letter for character in Character}
    assert letters == set("QHPVSTMC")  # two scribes share theirs and differ by their good
    assert COUNTS_AS[Character.SCRIBE_FISH] is not COUNTS_AS[Character.SCRIBE_CATTLE]
    assert [token.letter for token in Token] == list("GGGGFCPED")


def test_only_guild_tokens_carry_a_glyph() -> None:
    assert [token.glyph for token in Token] == [*Glyph, None, None, None, None, None]


def test_a_hidden_pile_looks_the_same_whatever_lies_in_it() -> None:
    """`cards=None` is all a stranger's picture is painted from; the face of the count is a question mark."""

    def pile(cards: int | None) -> Sample:
        return Sample("pile", "pile", 1.0, lambda p, r, t: art.paint_corruption_pile(p, r, 0, t, cards=cards))

    hidden = pixels(painted(pile(None), 80, theme("light")))
    for cards in range(12):
        shown = pixels(painted(pile(cards), 80, theme("light")))
        assert sum(a != b for a, b in zip(hidden, shown, strict=True)) > 30, cards


def test_a_card_lies_within_its_dock() -> None:
    dock = QRectF(10, 20, 80, 100)
    card = art.dock_card_rect(dock)
    assert dock.contains(card)
    assert card.width() / card.height() == pytest.approx(ASPECT["card"])
    wide = art.dock_card_rect(QRectF(0, 0, 300, 100))
    assert wide.height() == pytest.approx(90)


def test_grounds_fill_their_rectangle() -> None:
    for sample in GROUPS["ground"]:
        image = painted(sample, 60, theme("light"))
        width = round(60 * sample.aspect)
        assert all(image.pixelColor(24 + x, 24 + 30).alpha() > 0 for x in (3, width // 2, width - 4)), (
            sample.name
        )
