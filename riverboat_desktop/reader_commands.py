"""The commands below `reader`: lists, advice, virtual readers and captures; no window, no Qt."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from engine.registry import game_ids
from hardware import pseudo_terminal
from hardware.capture import BadCapture, Capture, Channel, read_capture
from hardware.discovery import PortInfo
from hardware.doctor import advise
from hardware.drivers.families import ALL_FAMILIES
from hardware.line_by_name import all_ports
from hardware.memory_line import MemoryReader
from hardware.replay import RecordedReader, replay
from hardware.simulator.faults import Faults
from hardware.simulator.models import MODELS, sample_script
from hardware.simulator.pads import most_pads, with_pads
from hardware.simulator.script import BadScript, Script, parse_script
from hardware.simulator.virtual_reader import Model, VirtualReader
from hardware.simulator.wire import FarEnd
from hardware.system_facts import system_facts
from riverboat_desktop.port_check import looked_at
from riverboat_desktop.reader_listening import (
    NO_PORT,
    Shown,
    Which,
    chosen,
    interruptible,
    listen,
    monitor,
    named_port,
    record,
)
from riverboat_desktop.wrong_use import SOUND, UNSOUND, CommandFailed, WrongUse

_DOCTOR_S: Final = 11.0
_LOOK_S: Final = 0.2


def reader(arguments: Namespace) -> int:
    """Run one of them. Ctrl+C is the usual end of those that go on by themselves."""
    commands = {
        "list": list_ports,
        "monitor": monitor,
        "doctor": doctor,
        "simulate": simulate,
        "record": record,
        "replay": replay_file,
        "replay-table": replay_table_file,
    }
    return commands[arguments.reader_command](arguments)


def list_ports(arguments: Namespace) -> int:
    """Every port with a reader or for one; exit code 0 also where there is none, which is said."""
    ports = sorted(all_ports(), key=lambda port: port.name)
    if not ports:
        print(NO_PORT)
    width = max((len(port.name) for port in ports), default=0)
    for port in ports:
        known = "" if port.identity.path else str(port.identity)
        print(f"{port.name:<{width}}  {known or 'no USB device':<24}  {port.words}".rstrip())
    return SOUND


# ---------------------------------------------------------------------------------------------- doctor


def doctor(arguments: Namespace) -> int:
    """Plain advice; exit code 0 whatever it is."""
    if arguments.speed and not arguments.family:
        raise WrongUse("--speed goes with --family")
    if arguments.family and not arguments.port:
        raise WrongUse("--family goes with a port")
    which = chosen(arguments) if arguments.family else None
    ports = [named_port(arguments.port)] if arguments.port else all_ports()
    facts = [looked_at(port) for port in ports]
    usable = all(one.error is None for one in facts)
    readers = []
    if which is not None and usable:
        seconds = arguments.seconds if arguments.seconds is not None else _DOCTOR_S
        print(f"Listening to {arguments.port} for {seconds:g} s; present a tag.", flush=True)
        readers = [listen(which, seconds=seconds, tell=lambda report: None)]
    for one in facts:
        print(f"{one.port.name}: {'can be opened' if one.error is None else one.error.key}")
    for number, advice in enumerate(advise(system_facts(), facts, readers), 1):
        print(f"{number}. {advice.english()}")
    return SOUND


# -------------------------------------------------------------------------------------------- simulate


def simulate(arguments: Namespace) -> int:
    """A virtual reader until Ctrl+C; the name of its port is the first line on standard output."""
    if not arguments.family and not arguments.capture and not arguments.window:
        for model in MODELS.values():
            print(f"{model.name:<16} {model.speed:>6} baud  {model.words}")
        return SOUND
    if arguments.window:
        return _in_window(arguments)
    if arguments.game:
        raise WrongUse("--game goes with --window")
    far, family, speed = _far_end(arguments)
    if arguments.inside or not pseudo_terminal.exists():
        return _inside(far, family, speed, arguments)
    link = _link(arguments)
    try:
        terminal = pseudo_terminal.PseudoTerminal(far, link=link, changed=_say_name)
        terminal.start()
    except OSError as error:
        raise CommandFailed(f"no pseudo terminal can be had: {error}") from None
    try:
        print(terminal.name, flush=True)
        print(
            f"It behaves like {family} at {speed} baud. In another terminal: "
            f"riverboat-desktop reader monitor {link or terminal.name}",
            file=sys.stderr,
        )
        _wait(arguments.seconds, far)
    finally:
        terminal.close()
    return SOUND


def _far_end(arguments: Namespace) -> tuple[FarEnd, str, int]:
    """What is simulated, of which family, and at which speed."""
    if arguments.capture:
        if arguments.family:
            raise WrongUse("a capture says of itself which family it is")
        capture = _capture(arguments.capture)
        channels = [one for one in capture.channels if not one.keyboard]
        wanted = [one for one in channels if arguments.channel in (None, one.ch)]
        if len(wanted) != 1:
            raise WrongUse(f"the capture has the serial readers {_numbers(channels)}; choose with --channel")
        _known_family(wanted[0].driver)
        played = RecordedReader(capture, wanted[0].ch, faster=arguments.faster)
        played.speed = arguments.speed or played.speed
        return played, wanted[0].driver, played.speed
    model = MODELS.get(arguments.family)
    if model is None:
        raise WrongUse(f"there is no reader {arguments.family!r}; there are: {', '.join(MODELS)}")
    speed = _speed(arguments.speed) or model.speed
    faults = _faults(arguments)
    script = _script(arguments.script, model)
    model = with_pads(model.name, min(script.zones, most_pads(model.name)))
    return (
        VirtualReader(model, speed=speed, script=script, faults=faults, seed=arguments.seed),
        model.name,
        speed,
    )


def _faults(arguments: Namespace) -> Faults:
    try:
        return Faults(
            arguments.loss,
            arguments.noise,
            arguments.ghost,
            arguments.flicker,
            arguments.unplug_every,
            arguments.away,
        )
    except ValueError as error:
        raise WrongUse(str(error)) from None


def _in_window(arguments: Namespace) -> int:
    """Pieces that are dragged onto the reader. The only one of these commands that needs Qt."""
    if arguments.family not in MODELS or arguments.capture or arguments.script:
        raise WrongUse(f"--window goes with one of: {', '.join(MODELS)}, and with no script or capture")
    try:
        from riverboat_desktop.reader_window import WindowOrder, open_window
    except ImportError as error:
        raise CommandFailed(f"No window can be opened here, for Qt cannot be loaded: {error}") from None
    if arguments.game not in (None, *game_ids()):
        raise WrongUse(f"there is no game {arguments.game!r}; there are: {', '.join(game_ids())}")
    order = WindowOrder(
        model=arguments.family,
        game=arguments.game or "",
        faults=_faults(arguments),
        speed=_speed(arguments.speed),
        link=_link(arguments),
        inside=arguments.inside or not pseudo_terminal.exists(),
    )
    return open_window(order, _say_name)


def _link(arguments: Namespace) -> Path | None:
    link = Path(arguments.link) if arguments.link else None
    if link is not None and link.exists() and not link.is_symlink():
        raise WrongUse(f"{link} exists and is no link")
    return link


def _script(file: str | None, model: Model) -> Script:
    if file is None:
        return sample_script(model)
    try:
        return parse_script(_text(file))
    except BadScript as error:
        raise WrongUse(f"{file}: {error}") from None


def _say_name(name: str) -> None:
    print(name or "unplugged", flush=True)


def _wait(seconds: float | None, far: FarEnd) -> None:
    """Until Ctrl+C, the end of a capture, or so long."""
    until = time.monotonic() + seconds if seconds is not None else None
    with interruptible():
        while until is None or time.monotonic() < until:
            if isinstance(far, RecordedReader) and far.ended:
                time.sleep(_LOOK_S)  # the last bytes are on their way
                return
            time.sleep(_LOOK_S)


def _inside(far: FarEnd, family: str, speed: int, arguments: Namespace) -> int:
    """The reader in this process, and what is read of it."""
    print(f"{family} at {speed} baud, inside this process.", flush=True)
    memory = MemoryReader(far)
    which = Which(PortInfo(memory.name), _family_of(family), speed)
    show = Shown(everything=False)
    with interruptible():
        listen(which, seconds=arguments.seconds, tell=show.tell, lines=memory.line)
    return SOUND


def _family_of(model: str) -> str:
    return MODELS[model].family if model in MODELS else model


# ---------------------------------------------------------------------------------------------- replay


def replay_file(arguments: Namespace) -> int:
    """What is made of a capture, a line for each report."""
    capture = _capture(arguments.file)
    channels = [one for one in capture.channels if arguments.channel in (None, one.ch)]
    if not channels:
        raise WrongUse(f"the capture has the readers {_numbers(capture.channels)}")
    with interruptible():
        for channel in channels:
            family = arguments.family or channel.driver
            if not channel.keyboard:
                _known_family(family)
            print(
                f"reader {channel.ch}: {channel.driver} at {channel.speed} baud, {channel.port}", flush=True
            )
            if channel.keyboard:
                for entry in capture.of(channel.ch):
                    print(f"{entry.t / 1000:.3f} scan {entry.data.decode(errors='replace')}", flush=True)
                continue
            show = Shown(everything=arguments.all, begun=0.0)
            begun = time.monotonic()
            for report in replay(
                capture, channel.ch, ALL_FAMILIES[family].make(), speed=channel.speed or None
            ):
                if arguments.faster > 0:
                    time.sleep(max(0.0, begun + report.at / arguments.faster - time.monotonic()))
                show.tell(report)
    return SOUND


def replay_table_file(arguments: Namespace) -> int:
    """A game at a table once more, and what first came otherwise; exit code 1 if anything did."""
    from riverboat_desktop.table_log import BadTableLog, read_table_log
    from riverboat_desktop.table_replay import replay_table, told

    try:
        outcome = replay_table(read_table_log(_text(arguments.file)))
    except BadTableLog as error:
        raise WrongUse(f"{arguments.file}: {error}") from None
    for line in told(outcome):
        print(line)
    return SOUND if outcome.difference is None else UNSOUND


# ----------------------------------------------------------------------------------------------- shared


def _known_family(family: str) -> None:
    if family not in ALL_FAMILIES:
        raise WrongUse(f"there is no family {family!r}; there are: {', '.join(ALL_FAMILIES)}")


def _capture(file: str) -> Capture:
    try:
        return read_capture(_text(file))
    except BadCapture as error:
        raise WrongUse(f"{file}: {error}") from None


def _text(file: str) -> str:
    """What stands there; a letter at the end that was cut off is left out."""
    try:
        return Path(file).read_bytes().decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        if error.reason != "unexpected end of data":
            raise WrongUse(f"{file} is no text in UTF-8") from None
        return bytes(error.object[: error.start]).decode("utf-8-sig").replace("\r\n", "\n")
    except OSError as error:
        raise WrongUse(f"{file}: {error.strerror}") from None


def _speed(speed: int | None) -> int:
    if speed is not None and speed <= 0:
        raise WrongUse("a speed is above 0")
    return speed or 0


def _numbers(channels: Iterable[Channel]) -> str:
    return ", ".join(f"{one.ch} ({one.driver})" for one in channels) or "none"
