"""Where codes lie on labels: millimetres and dots worked out by hand."""

import pytest

from hardware.labels import Dots, Doubt, Offset, TooSmall, corner, dark, design, places, to_dots
from hardware.sheets import SHEETS, NoSuchSheet, Sheet, sheet_named
from hardware.symbols import Matrix, Symbology

L7651, L4730 = SHEETS


# -------------------------------------------------------------------------------------------- sheets


def test_sixty_five_labels_stand_in_the_middle_of_a4():
    """5 x 38.1 + 4 x 2.5 = 200.5, which leaves 4.75 on each side; 13 x 21.2 = 275.6 leaves 10.7."""
    assert L7651.count == 65 and (L7651.label_width, L7651.label_height) == (38.1, 21.2)
    assert L7651.corner(0) == pytest.approx((4.75, 10.7))
    assert L7651.corner(4) == pytest.approx((4.75 + 4 * 40.6, 10.7))
    assert L7651.corner(64) == pytest.approx((167.15, 10.7 + 12 * 21.2))


def test_two_hundred_and_seventy_labels_stand_in_the_middle_of_a4():
    """10 x 17.8 + 9 x 2.5 = 200.5 leaves 4.75; 27 x 10 = 270 leaves 13.5."""
    assert L4730.count == 270 and (L4730.label_width, L4730.label_height) == (17.8, 10.0)
    assert L4730.corner(0) == pytest.approx((4.75, 13.5))
    assert L4730.corner(269) == pytest.approx((4.75 + 9 * 20.3, 13.5 + 26 * 10))


def test_a_grid_can_be_described():
    assert sheet_named("l7651") is L7651
    sheet = sheet_named("3x8,70x37")
    assert (sheet.left, sheet.top) == pytest.approx((0, 0.5)) and sheet.corner(4) == pytest.approx((70, 37.5))
    sheet = sheet_named("2x4, 40x30, 10x20, 45x35, 100x170")
    assert sheet.paper == (100, 170) and sheet.corner(3) == (55, 55)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("L9999", "no sheet"),
        ("3x8", "no sheet"),
        ("0x8,10x10", "no sheet"),
        ("3x8,70xx37", "no sheet"),
        ("3x8,80x37", "225.0 x 296.5"),
        ("3x8,60x30,40x0", "220.0 x 240.0"),
        ("3x8,60x30,0x0,50x30", "lie on each other"),
        ("2x2,0x10", "have a size"),
    ],
)
def test_a_grid_that_cannot_be_is_refused(text, why):
    with pytest.raises(NoSuchSheet, match=why):
        sheet_named(text)


# ------------------------------------------------------------------------------------- codes on labels


def test_millimetres_are_the_nearest_dots():
    """At 300 dpi a millimetre has 11.81 dots."""
    assert [to_dots(mm, 300) for mm in (0, 0.04, 0.05, 1, 25.4, -1)] == [0, 0, 1, 12, 300, -12]


def test_a_qr_code_on_a_label_of_ten_millimetres():
    """10 mm are 118.1 dots at 300 dpi; 29 modules with the quiet zone get 4 dots each, 116 in all."""
    plan = design(L4730, Symbology.QR, 300)
    assert plan.module == 4 and plan.module_mm == pytest.approx(0.3387, abs=1e-4)
    assert plan.quiet == Dots(1, 1, 116, 116)
    assert plan.code == Dots(17, 17, 84, 84)
    assert plan.words.x == 117 and plan.words.x + plan.words.width <= 210
    assert plan.doubts == ()


def test_a_data_matrix_is_no_larger_than_wanted():
    """16 modules could be 7.38 dots each; wanted are 0.6 mm, which are 7.09. So 7, and 112 in all."""
    plan = design(L4730, Symbology.DATA_MATRIX, 300)
    assert plan.module == 7 and plan.quiet == Dots(3, 3, 112, 112) and plan.code == Dots(10, 10, 98, 98)
    smaller = design(L4730, Symbology.DATA_MATRIX, 300, wanted_mm=0.4)
    assert smaller.module == 4 and smaller.quiet.width == 64


def test_an_upright_label_has_its_words_below():
    plan = design(sheet_named("2x2,20x60"), Symbology.QR, 300)
    assert plan.words.y == plan.quiet.y + plan.quiet.height and plan.words.width == plan.quiet.width
    assert plan.quiet.x == (236 - plan.quiet.width) // 2


@pytest.mark.parametrize(
    ("label", "dpi", "doubts"),
    [
        ("9x9", 600, (Doubt.SMALL_MODULE,)),  # 29 x 7 dots: 0.296 mm
        ("5x5", 300, (Doubt.SMALL_MODULE, Doubt.FEW_DOTS, Doubt.NEAR_EDGE)),  # 29 x 2 dots: 0.169 mm
        ("9.9x9.9", 300, ()),  # 29 x 4 dots are 116 of 116.9
        ("21x21", 300, ()),
    ],
)
def test_what_may_be_hard_to_read_is_said(label, dpi, doubts):
    assert design(sheet_named(f"1x1,{label}"), Symbology.QR, dpi).doubts == doubts


def test_a_label_without_room_is_refused():
    """29 dots are 2.5 mm at 300 dpi."""
    with pytest.raises(TooSmall, match=r"at least 2\.5 mm wide here, the label only 2 mm"):
        design(sheet_named("1x1,2x2"), Symbology.QR, 300)


@pytest.mark.parametrize("dpi", [300, 600])
@pytest.mark.parametrize("symbology", Symbology)
@pytest.mark.parametrize("name", ["L7651", "L4730", "4x9,50x30", "9x20,20x14", "7x9,25x30"])
def test_everything_lies_on_its_label_and_nothing_on_something_else(name, symbology, dpi):
    sheet = sheet_named(name)
    plan = design(sheet, symbology, dpi)
    dot = 25.4 / dpi
    for part in (plan.quiet, plan.words):
        assert part.x >= 0 and part.y >= 0 and part.width > 0 and part.height > 0
        assert (part.x + part.width) * dot <= sheet.label_width
        assert (part.y + part.height) * dot <= sheet.label_height
    assert plan.words.x >= plan.quiet.x + plan.quiet.width or plan.words.y >= plan.quiet.y + plan.quiet.height
    rim = plan.module * symbology.quiet
    assert plan.code == Dots(
        plan.quiet.x + rim, plan.quiet.y + rim, plan.quiet.width - 2 * rim, plan.quiet.height - 2 * rim
    )


def test_dark_rectangles_are_merged_along_rows_and_moved_by_the_offset():
    """Label 6 of L7651 begins the second row: 4.75 and 10.7 + 21.2 = 31.9 mm; moved by 1 and -0.5."""
    plan = design(L7651, Symbology.QR, 300)
    at = corner(L7651, 5, 300, Offset(1.0, -0.5))
    assert at == (to_dots(5.75, 300), to_dots(31.4, 300)) == (68, 371)
    boxes = list(dark(Matrix(("##.", "..#")), plan, at))
    left, top = 68 + plan.code.x, 371 + plan.code.y
    assert boxes == [Dots(left, top, 14, 7), Dots(left + 14, top + 7, 7, 7)]


def test_a_part_used_sheet_goes_on_at_its_first_free_label():
    sheet = Sheet("x", 2, 3, 10, 10, 0, 0, 10, 10)
    assert list(places(sheet, 4, 4)) == [(0, 3), (0, 4), (0, 5), (1, 0)]
    assert list(places(sheet, 0)) == []
    for start in (0, 7):
        with pytest.raises(ValueError, match="labels 1 to 6"):
            places(sheet, 1, start)
