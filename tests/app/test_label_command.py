"""The command `labels` as a person types it: sheets, test pages, pictures, refusals; and docs/boxes.md."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.companion.catalogue import read_box, write_box
from hardware.payload import SIGNS, is_payload, payload
from riverboat_desktop.box_codes import text_of
from tests.app.label_sheets import PDFTOPPM

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "boxes.md").read_text(encoding="utf-8")
WITHOUT = """
import sys

class Without:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {names!r}:
            raise ImportError(f"{{name}} is not here")

sys.meta_path.insert(0, Without())
from riverboat_desktop.cli import main
sys.exit(main())
"""


@pytest.fixture
def run(tmp_path):
    """The program with these words, in a folder and a home of its own, where there is no display."""

    def started(words: str, without: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
        environment = os.environ | {
            "RIVERBOAT_DESKTOP_HOME": str(tmp_path / "home"),
            "PYTHONPATH": str(ROOT),
        }
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            environment.pop(name, None)
        program = ["-c", WITHOUT.format(names=without)] if without else ["-m", "riverboat_desktop"]
        return subprocess.run(
            [sys.executable, *program, *words.split()],
            capture_output=True,
            text=True,
            cwd=tmp_path,
            timeout=120,
            env=environment,
        )

    return started


def refused(done: subprocess.CompletedProcess[str], code: int) -> str:
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr and done.stdout == ""
    return done.stderr


@pytest.mark.slow
@pytest.mark.skipif(PDFTOPPM is None, reason="Poppler's pdftoppm is not installed")
def test_what_is_printed_can_be_read_and_says_which_piece_it_is_on(run, tmp_path):
    done = run("labels --game sobek --box Attic --sheet L4730 --code datamatrix --out out.pdf --offset -1,1")
    assert done.returncode == 0, done.stderr
    assert "out.pdf: 75 labels on 1 sheet of L4730, modules of 0.59 mm," in done.stdout
    box = read_box((tmp_path / "out.box.json").read_text(encoding="utf-8"))
    assert (tmp_path / "home" / "boxes" / f"{box.key}.json").read_text() == write_box(box)
    subprocess.run(
        [str(PDFTOPPM), "-r", "200", "-png", "out.pdf", "page"], cwd=tmp_path, check=True, timeout=60
    )
    read = run("labels --read page-1.png page-2.png")
    assert read.returncode == 0, read.stderr
    lines = read.stdout.splitlines()
    assert lines[0] == "page-1.png: 75 codes" and lines[-1] == "page-2.png: 0 codes"
    assert sorted(lines[1:-1]) == sorted(
        f"  {text_of(tag)}  {piece} of Attic (sobek)" for tag, piece in box.tags.items()
    )


@pytest.mark.slow
def test_a_lost_label_is_printed_again_and_a_replaced_one_retires(run, tmp_path):
    assert run("labels --game sobek --box Attic --out all.pdf").returncode == 0
    before = read_box((tmp_path / "all.box.json").read_text())
    again = run("labels --game sobek --box Attic --only queen,fish/2 --from 64 --out again.pdf")
    assert "again.pdf: 2 labels on 1 sheet" in again.stdout
    assert read_box((tmp_path / "again.box.json").read_text()) == before
    run("labels --game sobek --box Attic --only fish/2 --replace --out new.pdf")
    after = read_box((tmp_path / "new.box.json").read_text())
    assert [str(piece) for piece in after.retired.values()] == ["fish/2"] and len(after.tags) == 75


def test_a_test_page_enrols_nothing(run, tmp_path):
    done = run("labels --game riverboat --sheet 3x8,63.5x33.9 --test-print --out test.pdf")
    assert done.returncode == 0, done.stderr
    assert "test.pdf: a test page for 3x8,63.5x33.9." in done.stdout
    assert sorted(path.name for path in tmp_path.iterdir()) == ["test.pdf"]


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("labels", 2, "say --game, --box and --out"),
        ("labels --game riverboat --out x.pdf", 2, "say --game, --box and --out"),
        ("labels --game chess --box A --out x.pdf", 2, "no table for chess"),
        ("labels --game sobek --box A --out x.pdf --offset 3", 2, "an offset reads X,Y"),
        ("labels --game sobek --box A --out x.pdf --sheet L1", 2, "there is no sheet 'L1'"),
        ("labels --game sobek --box A --out x.pdf --sheet 9x9,40x40", 2, "the paper at 210 x 297"),
        ("labels --game sobek --box A --out x.pdf --sheet 1x1,1x1", 1, "does not fit on these labels"),
        ("labels --game sobek --box A --out x.pdf --module 0", 2, "a size in millimetres"),
        ("labels --game sobek --box A --out x.pdf --module nan", 2, "a size in millimetres"),
        ("labels --game sobek --box A --out x.pdf --module inf", 2, "a size in millimetres"),
        ("labels --game sobek --box A --out x.pdf --only coin", 1, "no piece 'coin'"),
        ("labels --game sobek --box A --out x.pdf --replace", 2, "--replace needs --only"),
        ("labels --game sobek --box A --out x.pdf --from 66", 1, "labels 1 to 65"),
        ("labels --game sobek --box A --out no/x.pdf", 1, "no/x.pdf cannot be written"),
        ("labels --read none.png", 2, "cannot be read as a picture"),
        ("labels --read a.png --camera", 2, "do not go together"),
    ],
)
def test_what_cannot_be_done_is_a_sentence(run, tmp_path, words, code, said):
    assert said in refused(run(words), code)
    assert not (tmp_path / "home" / "boxes").exists() or not list((tmp_path / "home" / "boxes").iterdir())
    assert not list(tmp_path.glob("*.pdf"))


def test_a_picture_without_codes_ends_with_one(run, tmp_path):
    (tmp_path / "white.pgm").write_bytes(b"P5 80 60 255\n" + b"\xff" * 4800)
    (tmp_path / "text.png").write_text("no picture")
    done = run("labels --read white.pgm")
    assert (done.returncode, done.stdout) == (1, "white.pgm: 0 codes\n")
    assert "cannot be read as a picture" in refused(run("labels --read text.png"), 1)


@pytest.mark.parametrize(
    ("names", "said"),
    [(("zxingcpp",), "zxing-cpp"), (("PySide6",), "needs Qt"), (("hardware",), "hardware")],
)
def test_what_is_not_installed_is_said(run, names, said):
    done = run("labels --game sobek --box A --out x.pdf", without=names)
    assert said in refused(done, 1)
    assert run("labels --help", without=names).returncode == 0


# --------------------------------------------------------------------------------------- docs/boxes.md


def test_the_example_file_of_the_page_is_a_box():
    (text,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    box = read_box(text)
    assert json.loads(write_box(box)) == json.loads(text)
    for tag in (*box.tags, *box.retired):
        assert not text_of(tag) or is_payload(text_of(tag))


def test_the_page_tells_the_alphabet_and_a_sound_code():
    assert f"`{SIGNS}`" in PAGE
    for text in set(re.findall(r"TTVZ3TT\w{3}", PAGE)):
        assert is_payload(text), text
    assert payload("VZ3TT", 0) in PAGE


def kept(tmp_path, tags, **other):
    """The file of a box of Sobek, called Attic, as it stands among the others; its text."""
    head = {"format": "riverboat-desktop-box", "version": 1, "game": "sobek", "edition": "standard"}
    box = {**head, "name": "Attic", "key": "VZ3TT", "tags": tags, "retired": [], **other}
    file = tmp_path / "home" / "boxes" / "VZ3TT.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(box), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("tags", "other", "said"),
    [
        ([{"tag": "nfca:04A1", "piece": "tile-T", "copy": 1}], {}, "there is no tile-T/1 in this game"),
        ([{"tag": "nfca:04A1", "piece": "queen", "copy": 2}], {}, "there is no queen/2 in this game"),
        ([], {"edition": "loft"}, "has the pieces of loft, which is not on this computer"),
        (
            [{"tag": f"nfca:{number:08X}", "piece": "queen", "copy": 1} for number in range(5000)],
            {},
            "a box has at most 5000 tags",
        ),
    ],
)
def test_a_box_that_does_not_fit_is_left_as_it_is(run, tmp_path, tags, other, said):
    file = kept(tmp_path, tags, **other)
    before = file.read_bytes()
    assert said in refused(run("labels --game sobek --box Attic --only fish/1 --out x.pdf"), 1)
    assert file.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["home"]


def test_a_file_among_the_boxes_that_is_none_is_told_and_left_as_it_is(run, tmp_path):
    """Its name cannot be known, so another box of the name that it may have had is begun."""
    file = kept(tmp_path, [])
    file.write_bytes(b"\xff" + file.read_bytes())
    before = file.read_bytes()
    done = run("labels --game sobek --box Attic --only fish/1 --out x.pdf")
    assert done.returncode == 0
    assert "VZ3TT.json is no text, so it is no box." in done.stderr
    file.write_bytes(before[1:40])
    done = run("labels --game sobek --box Attic --only fish/2 --out y.pdf")
    assert "VZ3TT.json is no sound box: the file is not JSON" in done.stderr
    assert file.read_bytes() == before[1:40]
    assert len(json.loads((tmp_path / "y.box.json").read_text())["tags"]) == 2


def test_a_mark_of_another_system_is_no_part_of_a_box(run, tmp_path):
    file = kept(tmp_path, [])
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    done = run("labels --game sobek --box Attic --only fish/1 --out x.pdf")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads((tmp_path / "x.box.json").read_text())["key"] == "VZ3TT"
