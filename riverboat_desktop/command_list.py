"""The commands of a program, each with its own help: what it does, and how it is typed."""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence


class CommandList:
    """The commands below a parser; `program` is what is typed before them, `into` where a parsed one goes."""

    def __init__(self, parser: ArgumentParser, program: str, *, into: str, required: bool = False) -> None:
        self._program = program
        self._commands = parser.add_subparsers(
            dest=into, metavar="COMMAND", title="commands", required=required
        )

    def new(self, name: str, summary: str, description: str, examples: Sequence[str]) -> ArgumentParser:
        """A command; the examples are what is typed after the program."""
        lines = "\n".join(f"  {self._program} {example}" for example in examples)
        return self._commands.add_parser(
            name,
            formatter_class=RawDescriptionHelpFormatter,
            help=summary,
            description=description,
            epilog=f"Examples:\n{lines}",
        )
