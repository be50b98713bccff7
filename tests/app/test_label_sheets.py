"""Printed sheets read back: every code of both boxes, from the painter and from the PDF; what a box keeps."""

from __future__ import annotations

import pytest

from engine.companion.catalogue import Instance, read_box
from engine.registry import game
from hardware.codes import read
from hardware.driver import TagRead
from hardware.drivers.barcode import barcode
from hardware.drivers.wedge import Wedge
from hardware.payload import is_payload, key_of
from riverboat_desktop import paths
from riverboat_desktop.box_codes import codes_of, text_of
from riverboat_desktop.box_files import BoxFileError, keep_box, kept_boxes, read_box_file, write_box_file
from riverboat_desktop.code_pictures import grey
from tests.app.label_sheets import (
    PDFTOPPM,
    codes_in_pdf,
    codes_on,
    maker,
    painted,
    photographed,
    planned,
    written,
)
from ui.labels.order import TEST_TEXT, LabelOrder, LabelPage, ListPage, ProofPage
from ui.services import ServiceError

pytestmark = pytest.mark.usefixtures("qapp")
every_game = pytest.mark.parametrize("name", ["riverboat", "sobek"])
every_code = pytest.mark.parametrize("code", ["qr", "micro-qr", "datamatrix"])
PIECES = {"riverboat": 237, "sobek": 75}


@every_game
@every_code
@pytest.mark.parametrize("sheet", ["L7651", "L4730"])
@pytest.mark.parametrize("dpi", [150, 300])
def test_every_code_of_a_box_is_found_on_its_sheets(name, code, sheet, dpi):
    plan, box = planned(LabelOrder(name, "Attic", sheet, code))
    pages = [page for page in plan.job.pages if isinstance(page, LabelPage)]
    found = [text for page in pages for text in ours(codes_on(plan.job, page, dpi))]
    assert len(found) == len(box.tags) == PIECES[name]
    assert set(found) == set(box.tags)
    counts = dict(game(name).tagged(maker().setup(name)))
    assert sorted(box.tags.values()) == sorted(
        Instance(piece, copy) for piece, count in counts.items() for copy in range(1, count + 1)
    )


def ours(codes):
    """The texts with a good check sign; what else a look may take a pattern for is no label of a box."""
    return [str(code.tag) for code in codes if is_payload(code.tag.number)]


@pytest.mark.skipif(PDFTOPPM is None, reason="Poppler's pdftoppm is not installed")
@every_game
@pytest.mark.parametrize(("sheet", "code"), [("L7651", "qr"), ("L4730", "qr"), ("L4730", "datamatrix")])
@pytest.mark.parametrize("dpi", [150, 300])
def test_every_code_of_a_box_is_found_in_its_pdf(name, sheet, code, dpi, tmp_path):
    plan, box = planned(LabelOrder(name, "Attic", sheet, code))
    pdf = written(plan.job, tmp_path / "labels.pdf")
    pages = codes_in_pdf(pdf, dpi, tmp_path / "pages")
    assert len(pages) == len(plan.job.pages)
    found = [text for page in pages for text in ours(page)]
    assert set(found) == set(box.tags) and len(found) == PIECES[name]
    assert pdf.stat().st_size < 1_500_000


def test_a_printed_code_lies_on_its_label_to_a_tenth_of_a_millimetre(qapp):
    """Label 1 of L7651: 4.75 and 10.7 mm, 47 dots to the code, 4 quiet modules; moved by 1.5 and -1 mm."""
    plan, box = planned(LabelOrder("sobek", "Attic", offset_mm=(1.5, -1.0)))
    first = next(tag for tag, piece in box.tags.items() if piece == Instance("wheat-1", 1))
    (page,) = [page for page in plan.job.pages if isinstance(page, LabelPage)][:1]
    (code,) = [code for code in codes_on(plan.job, page, 600) if str(code.tag) == first]
    left, top = (corner * 25.4 / 600 for corner in code.corners[0])
    assert left == pytest.approx(4.75 + 47 * 25.4 / 600 + 4 * 0.5927 + 1.5, abs=0.15)
    assert top == pytest.approx(10.7 + 47 * 25.4 / 600 + 4 * 0.5927 - 1.0, abs=0.15)


def test_a_scanner_says_the_tag_that_stands_in_the_box():
    """What a serial scanner sends for a printed code, with and without its prefix, is the enrolled tag."""
    _, box = planned(LabelOrder("sobek", "Attic"))
    for tag, piece in list(box.tags.items())[:20]:
        for prefix in ("", "]Q1"):
            driver = barcode()
            driver.start(0.0)
            (read,) = [
                out
                for out in driver.feed(f"{prefix}{text_of(tag)}\r\n".encode(), 1.0)
                if isinstance(out, TagRead)
            ]
            assert str(read.tag) == tag and box.tags[str(read.tag)] == piece


def test_a_scanner_that_types_says_the_tag_that_stands_in_the_box():
    """Ten keys 5 ms apart and Enter, for each code of the box; nothing of it is taken for typing."""
    _, box = planned(LabelOrder("sobek", "Attic"))
    wedge, now = Wedge(), 0.0
    for tag, piece in box.tags.items():
        now += 3.0
        heard = []
        for step, key in enumerate(f"{text_of(tag)}\r"):
            heard += wedge.key(key, now + step * 0.005)
        (read,) = heard
        assert isinstance(read, TagRead) and box.tags[str(read.tag)] == piece


@pytest.mark.parametrize(("sheet", "code", "dpi"), [("L7651", "qr", 600), ("L7651", "datamatrix", 300)])
def test_every_code_of_a_sheet_is_found_in_a_photograph_of_it(sheet, code, dpi):
    """Held askew before a grey wall, 12 megapixels, noise and uneven light, saved as JPEG."""
    plan = maker().plan(LabelOrder("sobek", "Attic", sheet, code, dpi))
    page = plan.job.pages[0]
    assert isinstance(page, LabelPage) and len(page.labels) == 65
    photo = photographed(painted(plan.job, page, 300), seed=5)
    found = {code.tag.number for code in read(grey(photo))}
    assert found == {label.code for label in page.labels}


# ------------------------------------------------------------------------------------------- orders


def test_a_part_used_sheet_goes_on_where_it_is_free():
    plan, _ = planned(LabelOrder("riverboat", "Attic", pieces=("tile-T",), start=60))
    first, second = (page for page in plan.job.pages if isinstance(page, LabelPage))
    assert (len(first.labels), len(second.labels), plan.sheets, plan.labels) == (6, 8, 2, 14)
    assert len(codes_on(plan.job, first, 200)) == 6
    (page,) = (page for page in plan.job.pages if isinstance(page, ListPage))
    (row,) = page.rows
    assert row.spans == ((1, 60, 65), (2, 1, 8)) and row.names == ("Turnip (T)", "蕪菁（T）")


def test_one_lost_label_is_printed_again_with_the_same_code():
    making = maker()
    plan = making.plan(LabelOrder("riverboat", "Attic"))
    making.keep(plan, str(paths.data_dir() / "all.pdf"))
    again = making.plan(LabelOrder("riverboat", "Attic", pieces=("boat-B4/3",)))
    assert again.box_text == plan.box_text and again.labels == 1
    (page, _) = again.job.pages
    assert isinstance(page, LabelPage)
    box = read_box(plan.box_text)
    assert [code.tag.number for code in codes_on(again.job, page, 200)] == codes_of(
        box, Instance("boat-B4", 3)
    )


def test_a_replaced_code_retires():
    making = maker()
    plan = making.plan(LabelOrder("riverboat", "Attic", pieces=("boat-B4",)))
    making.keep(plan, str(paths.data_dir() / "all.pdf"))
    old = read_box(plan.box_text)
    new = read_box(
        making.plan(LabelOrder("riverboat", "Attic", pieces=("boat-B4/3",), replace=True)).box_text
    )
    lost = Instance("boat-B4", 3)
    assert list(new.retired.values()) == [lost] and codes_of(new, lost) != codes_of(old, lost)
    assert codes_of(new, Instance("boat-B4", 2)) == codes_of(old, Instance("boat-B4", 2))


def test_two_boxes_share_no_code():
    making = maker()
    boxes = []
    for name, label in (("riverboat", "Attic"), ("riverboat", "Cellar"), ("sobek", "Attic")):
        plan = making.plan(LabelOrder(name, label))
        making.keep(plan, str(paths.data_dir() / "x.pdf"))
        boxes.append(read_box(plan.box_text))
    tags = [tag for box in boxes for tag in box.tags]
    assert len(set(tags)) == len(tags) == 237 + 237 + 75
    assert all(
        is_payload(text_of(tag)) and key_of(text_of(tag)) == box.key for box in boxes for tag in box.tags
    )
    assert len({box.key for box in boxes}) == 3
    assert making.boxes("riverboat") == ("Attic", "Cellar")


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"box": "  "}, "needs a name"),
        ({"box": "a\nb"}, "needs a name"),
        ({"box": "x" * 61}, "up to 60 letters"),
        ({"sheet": "L1"}, "no such sheet"),
        ({"sheet": "9x9,40x40"}, "do not fit on the paper"),
        (
            {"sheet": "1x1,1x1"},
            r"does not fit on these labels: it is 1\.2 mm wide, the label 1 mm",
        ),
        ({"start": 66}, "labels 1 to 65"),
        ({"start": 0}, "labels 1 to 65"),
        ({"pieces": ("coin",)}, "no piece 'coin'"),
        ({"pieces": ()}, "No piece is chosen"),
        ({"offset_mm": (0.0, 31.0)}, "at most 30 mm"),
    ],
)
def test_what_cannot_be_printed_is_said(changes, said):
    order = LabelOrder(**({"game": "riverboat", "box": "Attic"} | changes))
    with pytest.raises(ServiceError, match=said):
        maker().plan(order)


def test_small_codes_are_doubted():
    plan = maker().plan(LabelOrder("sobek", "Attic", "8x20,20x8", dpi=300))
    assert [str(doubt) for doubt in plan.doubts] == [
        "The dots of the codes are only 0.25 mm wide; many phones and scanners need 0.33 mm."
        " Take larger labels, or Data Matrix.",
        "At 300 dpi the printer has only 3 points for each dot of a code; 600 dpi is better.",
    ]


def test_a_test_page_has_codes_of_no_box_at_the_corners():
    job = maker().proof_page(LabelOrder("riverboat", "", offset_mm=(1.0, 0.0)))
    (page,) = job.pages
    assert isinstance(page, ProofPage) and len(page.edges) == 65 and len(page.labels) == 4
    found = codes_on(job, page, 300)
    assert [code.tag.number for code in found] == [TEST_TEXT] and not is_payload(TEST_TEXT)
    left, top, _, height = page.edges[0]
    assert (left, top) == (round(5.75 * 600 / 25.4), round(10.7 * 600 / 25.4))
    image = painted(job, page, 600)
    edge = [image.pixelColor(left + dx, top + height // 2).lightness() for dx in range(-6, 7)]
    assert min(edge) < 160 < edge[0], "the outline of the first label is where the label is"


@every_game
@pytest.mark.parametrize("language", ["en", "zh_TW"])
def test_every_piece_is_listed_with_both_names_and_a_picture(name, language):
    plan = maker(language).plan(LabelOrder(name, "Attic", "L4730"))
    lists = [page for page in plan.job.pages if isinstance(page, ListPage)]
    rows = [row for page in lists for row in page.rows]
    assert [row.piece for row in rows] == [piece for piece, _ in game(name).tagged(plan.job.setup)]
    assert sum(row.count for row in rows) == PIECES[name]
    assert all(len(row.names) == 2 and row.names[0].isascii() and not row.names[1].isascii() for row in rows)
    image = painted(plan.job, lists[0], 75)
    assert image.allGray() is False


# ---------------------------------------------------------------------------------------- box files


def test_a_box_is_kept_and_a_copy_lies_beside_the_pdf(tmp_path):
    making = maker()
    plan = making.plan(LabelOrder("sobek", "Attic"))
    assert kept_boxes() == [], "planning keeps nothing"
    beside = making.keep(plan, str(tmp_path / "labels.pdf"))
    assert beside == str(tmp_path / "labels.box.json")
    (box,) = kept_boxes()
    assert read_box_file(tmp_path / "labels.box.json") == box
    assert (paths.boxes_dir() / f"{box.key}.json").read_text() == (tmp_path / "labels.box.json").read_text()


def test_a_broken_box_file_is_left_alone_and_its_key_is_not_given_out():
    (paths.boxes_dir() / "VZ3TT.json").write_text("{", encoding="utf-8")
    assert kept_boxes() == []
    with pytest.raises(BoxFileError, match="no sound box: the file is not JSON"):
        read_box_file(paths.boxes_dir() / "VZ3TT.json")
    with pytest.raises(BoxFileError, match="cannot be read: No such file"):
        read_box_file(paths.boxes_dir() / "none.json")


def test_a_box_that_cannot_be_written_says_why_and_leaves_nothing(tmp_path):
    with pytest.raises(BoxFileError, match="cannot be written: No such file"):
        write_box_file(tmp_path / "no" / "x.json", "{}")
    (tmp_path / "folder").mkdir()
    with pytest.raises(BoxFileError, match="cannot be written"):
        write_box_file(tmp_path / "folder", "{}")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder"]
    assert keep_box("22223", "{}").read_text() == "{}"
