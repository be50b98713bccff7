"""What may be typed after `reader`; nothing of the readers is loaded for it."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from math import isfinite
from typing import Final

from riverboat_desktop.command_list import CommandList

_WAYS: Final = "Without --family every port,\nfamily and speed is tried until a tag is read; Ctrl+C ends."


def _above_zero(text: str) -> float:
    """A number of seconds, or of times as fast."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not isfinite(number) or number <= 0:
        raise ArgumentTypeError(f"{text!r} is no number above 0")
    return number


def add_reader_commands(parser: ArgumentParser, program: str) -> None:
    """The commands below `reader`."""
    commands = CommandList(parser, f"{program} reader", into="reader_command", required=True)
    replays = (_add_replay, _add_replay_table)
    for add in (_add_list, _add_monitor, _add_doctor, _add_simulate, _add_record, *replays):
        add(commands)


def _add_which(parser: ArgumentParser, *, port: str) -> None:
    """Which reader: its port, family and speed."""
    parser.add_argument("port", nargs="?", metavar="PORT", help=port)
    parser.add_argument("--family", metavar="FAMILY", help="what sort of reader it is (default: found out)")
    parser.add_argument("--speed", type=int, metavar="BAUD", help="(default: the usual one of the family)")
    parser.add_argument(
        "--seconds", type=_above_zero, metavar="S", help="end after so long (default: Ctrl+C ends)"
    )


def _add_list(commands: CommandList) -> None:
    commands.new(
        "list",
        "name the serial ports",
        "Names every serial port with what its device says about itself: vendor, product, and serial number\n"
        "or USB socket. By these a reader is found again, whatever its port is called then.",
        ("list",),
    )


def _add_monitor(commands: CommandList) -> None:
    parser = commands.new(
        "monitor",
        "show what a reader reads, live",
        "Shows every read, trouble and change of the line as it comes, and now and then how many reads\n"
        f"a second there are and how much of the line is damaged. {_WAYS}",
        ("monitor", "monitor /dev/ttyUSB0", "monitor /dev/ttyUSB0 --family rdm6300 --all"),
    )
    _add_which(parser, port="a serial port (default: all of them are tried)")
    parser.add_argument(
        "--all", action="store_true", help="show a tag at every read, not only when it is new"
    )


def _add_doctor(commands: CommandList) -> None:
    parser = commands.new(
        "doctor",
        "say what is in a reader's way",
        "Looks for the usual traps and says what to type against them: rights, programs that take ports,\n"
        "adapters without a port. With a port and a family it listens for some seconds, too.",
        ("doctor", "doctor /dev/ttyUSB0 --family pn532"),
    )
    _add_which(parser, port="look at this port only")


def _add_simulate(commands: CommandList) -> None:
    parser = commands.new(
        "simulate",
        "pretend to be a reader, on a port of its own",
        "Opens a pseudo terminal that behaves like a reader with tags coming and going, prints its name,\n"
        "and goes on until Ctrl+C. Any program may open it like a port; at a wrong speed it hears garbage.\n"
        "Without FAMILY the readers that can be simulated are listed.",
        (
            "simulate rdm6300",
            "simulate inventory-line --window",
            "simulate pn532 --script evening.txt --loss 0.05 --flicker 0.2",
            "simulate --capture evening.jsonl --faster 10",
        ),
    )
    parser.add_argument("family", nargs="?", metavar="FAMILY", help="which reader")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--script", metavar="FILE", help="which tags come and go (default: some examples)")
    what.add_argument("--capture", metavar="FILE", help="play a recorded capture in place of a family")
    parser.add_argument("--channel", type=int, metavar="N", help="which reader of the capture")
    parser.add_argument(
        "--faster", type=_above_zero, default=1.0, metavar="X", help="play the capture so many times as fast"
    )
    parser.add_argument("--speed", type=int, metavar="BAUD", help="(default: the usual one of the family)")
    parser.add_argument(
        "--loss", type=float, default=0.0, metavar="P", help="part of messages that lack bytes"
    )
    parser.add_argument(
        "--noise", type=float, default=0.0, metavar="P", help="part with wrong or extra bytes"
    )
    parser.add_argument(
        "--ghost", type=float, default=0.0, metavar="P", help="part of looks that see a ghost"
    )
    parser.add_argument(
        "--flicker", type=float, default=0.0, metavar="P", help="part of looks that miss a tag"
    )
    parser.add_argument(
        "--unplug-every", type=float, default=0.0, metavar="S", help="pull it out now and then"
    )
    parser.add_argument("--away", type=float, default=2.0, metavar="S", help="for so long (default: 2)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="the luck of all these chances")
    parser.add_argument(
        "--link", metavar="PATH", help="a link that leads to the pseudo terminal, whatever its name"
    )
    parser.add_argument("--seconds", type=_above_zero, metavar="S", help="end after so long")
    parser.add_argument(
        "--window",
        action="store_true",
        help="a window with the pieces of a game, to be dragged onto the reader",
    )
    parser.add_argument("--game", metavar="GAME", help="whose pieces (default: the first game)")
    parser.add_argument(
        "--inside",
        action="store_true",
        help="without a pseudo terminal: inside this process, and show what is read (as on Windows)",
    )


def _add_record(commands: CommandList) -> None:
    parser = commands.new(
        "record",
        "write down what goes over the line of a reader",
        "Writes every byte of a reader's line with its time into a capture, which `replay` and `simulate`\n"
        f"play again. {_WAYS}",
        ("record evening.jsonl", "record evening.jsonl /dev/ttyUSB0 --family rdm6300"),
    )
    parser.add_argument("file", metavar="FILE", help="the capture to write; it must not exist yet")
    _add_which(parser, port="a serial port (default: all of them are tried)")


def _add_replay(commands: CommandList) -> None:
    parser = commands.new(
        "replay",
        "read a capture again",
        "Reads the bytes of a capture again, as if they came now, and prints what is made of them with the\n"
        "times of the capture. To play it out of a port for another program: simulate --capture FILE.",
        ("replay evening.jsonl", "replay evening.jsonl --faster 10"),
    )
    parser.add_argument("file", metavar="FILE", help="a capture")
    parser.add_argument("--channel", type=int, metavar="N", help="which reader of the capture (default: all)")
    parser.add_argument("--family", metavar="FAMILY", help="read it as this family (default: as recorded)")
    parser.add_argument(
        "--faster",
        type=_above_zero,
        default=0.0,
        metavar="X",
        help="so many times as fast (default: at once)",
    )
    parser.add_argument(
        "--all", action="store_true", help="show a tag at every read, not only when it is new"
    )


def _add_replay_table(commands: CommandList) -> None:
    parser = commands.new(
        "replay-table",
        "play a table log again",
        "Plays a game at a real table again from its log: the bytes of the readers, what people clicked, by\n"
        "the clock of the log. Says whether every decision comes as it came, and what first does not\n"
        "(exit code 1).",
        ("replay-table table.jsonl",),
    )
    parser.add_argument("file", metavar="FILE", help="what was saved by Readers, Save the table log")
