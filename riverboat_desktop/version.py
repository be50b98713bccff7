"""The version of the program, as pyproject.toml has it too."""

from typing import Final

VERSION: Final = "0.1.0"
