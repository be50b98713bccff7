"""What may be typed after `labels`; nothing of codes is loaded for it."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser
from collections.abc import Sequence
from typing import Final

from ui.tables import games_with_table

DESCRIPTION: Final = (
    "Makes sheets of labels (PDF) with a code for every piece of a box that carries one, then pages that\n"
    "say what each label is for. The codes are enrolled: the file of the box is kept, and a copy of it is\n"
    "written beside the PDF. The same box printed again has the same codes. See docs/boxes.md."
)
EXAMPLES: Final = (
    "labels --game riverboat --sheet L7651 --test-print --out test.pdf",
    "labels --game riverboat --box Attic --sheet L7651 --code qr --out labels.pdf --offset -0.5,0",
    "labels --game riverboat --box Attic --only tile-TT,boat-B4/2 --from 18 --out again.pdf",
    "labels --read photo.jpg scan.png",
)


def offset_joined(words: Sequence[str]) -> list[str]:
    """The words with `--offset -1,0` as `--offset=-1,0`: what begins with a minus passes for an option."""
    joined: list[str] = []
    for word in words:
        if joined and joined[-1] == "--offset" and word[:1] == "-" and word[1:2] in set("0123456789."):
            joined[-1] = f"--offset={word}"
        else:
            joined.append(word)
    return joined


def add_label_arguments(parser: ArgumentParser, languages: Sequence[str]) -> None:
    """Printing, and reading back."""
    printing = parser.add_argument_group("printing")
    printing.add_argument("--game", metavar="GAME", help=f"whose pieces: {', '.join(games_with_table())}")
    printing.add_argument("--box", metavar="NAME", help="your name for the box; its first labels make it")
    printing.add_argument("--out", metavar="FILE.pdf", help="the PDF to write")
    printing.add_argument(
        "--sheet",
        default="L7651",
        metavar="SHEET",
        help="L7651 (65 labels), L4730 (270), or a grid in mm: COLUMNSxROWS,WIDTHxHEIGHT[,LEFTxTOP"
        "[,PITCHXxPITCHY[,PAPERWxPAPERH]]] (default: %(default)s)",
    )
    printing.add_argument(
        "--code", choices=("qr", "micro-qr", "datamatrix"), default="qr", help="(default: %(default)s)"
    )
    printing.add_argument(
        "--offset", default="0,0", metavar="X,Y", help="move everything right and down, in mm"
    )
    printing.add_argument(
        "--test-print", action="store_true", help="only a page that shows which offset is needed"
    )
    printing.add_argument(
        "--from", dest="start", type=int, default=1, metavar="N", help="the first free label of a used sheet"
    )
    printing.add_argument(
        "--only",
        metavar="PIECE,PIECE",
        help="only these pieces: tile-TT for all of a kind, tile-T/3 for one of them",
    )
    printing.add_argument(
        "--replace", action="store_true", help="new codes for the pieces of --only; their old ones retire"
    )
    printing.add_argument(
        "--dpi", type=int, choices=(300, 600), default=600, help="of the printer (default: %(default)s)"
    )
    printing.add_argument(
        "--module",
        type=float,
        default=0.6,
        metavar="MM",
        help="no larger dots of codes (default: %(default)s)",
    )
    reading = parser.add_argument_group("reading")
    reading.add_argument("--read", nargs="+", metavar="PICTURE", help="tell the codes in these pictures")
    reading.add_argument("--camera", action="store_true", help="tell the codes before the camera (an extra)")
    parser.add_argument("--language", choices=languages, default=SUPPRESS, help="(default: en)")
