"""The command `labels`: sheets of codes as PDF with the box file beside them, and pictures of codes read."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from riverboat_desktop.progress import Progress
from riverboat_desktop.wrong_use import SOUND, UNSOUND, CommandFailed, WrongUse, check_table

if TYPE_CHECKING:
    from engine.companion.catalogue import Box
    from hardware.reads import TagId
    from riverboat_desktop.label_maker import Maker
    from ui.labels.order import LabelOrder, PrintJob

CODES: Final = ("qr", "micro-qr", "datamatrix")
RESOLUTIONS: Final = (300, 600)


def labels(arguments: Namespace) -> int:
    """Print, read pictures, or watch a camera. Exit code 1 also where pictures hold no code."""
    if arguments.read and arguments.camera:
        raise WrongUse("--read and --camera do not go together")
    if arguments.read:
        _start_qt(arguments.language)
        return _read(arguments.read)
    if arguments.camera:
        return _watch(arguments)
    if not arguments.game or not arguments.out or not (arguments.box or arguments.test_print):
        raise WrongUse("to print labels say --game, --box and --out; to read codes say --read PICTURE")
    check_table(arguments.game)
    return _print(arguments)


def _start_qt(language: str | None) -> tuple[Any, Any]:
    """Qt and the translators; both must be kept. Raises `CommandFailed` where something is missing."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from PySide6.QtWidgets import QApplication

        from ui.language import Translators
    except ImportError as error:
        raise CommandFailed(f"This needs Qt, which cannot be loaded here: {error}") from None
    application = QApplication.instance() or QApplication(["riverboat-desktop"])
    translators = Translators()
    translators.show(language or "en")
    try:
        import hardware.codes  # noqa: F401  whether it is there
    except ImportError as error:
        raise CommandFailed(
            f"Codes need the package zxing-cpp, which cannot be loaded here: {error}"
        ) from None
    return application, translators


# ---------------------------------------------------------------------------------------- printing


def offset_from(text: str) -> tuple[float, float]:
    """Millimetres of `-0.5,1.2`. Raises `WrongUse`."""
    words = text.split(",")
    try:
        x, y = (float(word) for word in words)
    except ValueError:
        raise WrongUse(f"an offset reads X,Y in millimetres, such as -0.5,1.2, not {text!r}") from None
    return x, y


def _order(arguments: Namespace) -> LabelOrder:
    from ui.labels.order import LabelOrder

    pieces = None
    if arguments.only:
        pieces = tuple(name.strip() for name in arguments.only.split(",") if name.strip())
    if arguments.replace and not pieces:
        raise WrongUse("--replace needs --only: it gives new codes to pieces that lost theirs")
    if not 0 < arguments.module < inf:
        raise WrongUse(f"a module has a size in millimetres, not {arguments.module:g}")
    return LabelOrder(
        game=arguments.game,
        box=arguments.box or "",
        sheet=arguments.sheet,
        code=arguments.code,
        dpi=arguments.dpi,
        module_mm=arguments.module,
        offset_mm=offset_from(arguments.offset),
        pieces=pieces,
        start=arguments.start,
        replace=arguments.replace,
    )


def _print(arguments: Namespace) -> int:
    order = _order(arguments)
    kept = _start_qt(arguments.language)
    from riverboat_desktop.label_maker import Maker
    from ui.services import ServiceError

    maker = Maker(kept[1])
    _check_sheet(order.sheet)
    try:
        if arguments.test_print:
            job = maker.proof_page(order)
            _write(job, arguments.out)
            print(f"{arguments.out}: a test page for {order.sheet}. Print it at 100 %; it says what to do.")
            return SOUND
        _say_unsound()
        return _print_sheets(maker, order, arguments.out)
    except ServiceError as error:
        raise CommandFailed(str(error)) from None


def _say_unsound() -> None:
    """Files among the boxes that are none: a name that seems to be free may stand in one of them."""
    from riverboat_desktop.box_files import unsound_boxes

    for said in unsound_boxes():
        print(f"Passed over, and left as it is: {said}", file=sys.stderr)


def _check_sheet(text: str) -> None:
    """The English of the command line says more about a grid than the window can."""
    from hardware.sheets import NoSuchSheet, sheet_named

    try:
        sheet_named(text)
    except NoSuchSheet as problem:
        raise WrongUse(str(problem)) from None


def _print_sheets(maker: Maker, order: LabelOrder, out: str) -> int:
    plan = maker.plan(order)
    box_file = _write(plan.job, out, lambda: maker.keep(plan, out))
    sheets = "1 sheet" if plan.sheets == 1 else f"{plan.sheets} sheets"
    labels = "1 label" if plan.labels == 1 else f"{plan.labels} labels"
    print(f"{out}: {labels} on {sheets} of {order.sheet}, modules of {plan.module_mm:.2f} mm,")
    print("then what each label is for, on plain paper. Print at 100 %, without scaling.")
    print(f"{box_file}: the box {order.box!r}, in which these codes are enrolled now.")
    for doubt in plan.doubts:
        print(f"Take care: {doubt}")
    return SOUND


def _write(job: PrintJob, out: str, before: Callable[[], str] = str) -> str:
    """Paint all, do what must be done before the file is there, and put it in its place."""
    from riverboat_desktop.offscreen import interrupts_wait
    from ui.labels.pdf import PdfPrint

    with Progress(len(job.pages), "pages") as progress:
        pdf = PdfPrint(job, out)
        try:
            going_on = True
            while going_on:
                with interrupts_wait():
                    going_on = pdf.paint_next()
                progress.at(pdf.painted)
            done = before()
        except BaseException:
            pdf.give_up()  # a painter that is dropped while it paints ends the program
            raise
        pdf.finish()
    return done


# ----------------------------------------------------------------------------------------- reading


def _read(pictures: list[str]) -> int:
    from riverboat_desktop.box_files import kept_boxes
    from riverboat_desktop.code_pictures import UnreadablePicture, codes_in

    boxes = kept_boxes()
    _say_unsound()
    found = 0
    for picture in pictures:
        try:
            codes = codes_in(Path(picture))
        except UnreadablePicture as error:
            raise (CommandFailed if Path(picture).is_file() else WrongUse)(str(error)) from None
        print(f"{picture}: {len(codes)} {'code' if len(codes) == 1 else 'codes'}")
        for code in codes:
            print(f"  {code.tag.number}  {whose(code.tag, boxes)}")
        found += len(codes)
    return SOUND if found else UNSOUND


def whose(tag: TagId, boxes: list[Box]) -> str:
    """What a tag is on, of all boxes of this computer."""
    for box in boxes:
        if (piece := box.find(str(tag))) is not None:
            return f"{piece} of {box.name} ({box.game})"
        if (piece := box.retired.get(str(tag))) is not None:
            return f"{piece} of {box.name} ({box.game}), a code that was replaced"
    return "on no piece of a box on this computer"


def _watch(arguments: Namespace) -> int:
    kept = _start_qt(arguments.language)
    from riverboat_desktop.box_files import kept_boxes
    from riverboat_desktop.camera import CameraMissing, watch

    boxes = kept_boxes()
    try:
        return watch(kept[0], lambda tag: print(f"  {tag.number}  {whose(tag, boxes)}", flush=True))
    except CameraMissing as error:
        raise CommandFailed(str(error)) from None
