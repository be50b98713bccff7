"""Rewrites the module list of ARCHITECTURE.md from the first sentence of each module; nothing installed."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "ARCHITECTURE.md"
PACKAGES = ("engine", "ui", "hardware", "riverboat_desktop")
BEGIN = "<!-- modules: `make architecture` writes this list from the modules' first sentences -->"
END = "<!-- end of modules -->"


def main() -> int:
    """Exit code 0 when the page is written, 1 when it has lost its marks."""
    page = PAGE.read_text(encoding="utf-8")
    if BEGIN not in page or END not in page:
        print(f"{PAGE.name} must hold the lines\n{BEGIN}\n{END}", file=sys.stderr)
        return 1
    head, rest = page.split(BEGIN, 1)
    tail = rest.split(END, 1)[1]
    PAGE.write_text(f"{head}{BEGIN}\n\n{module_list()}\n{END}{tail}", encoding="utf-8")
    return 0


def module_list() -> str:
    """One heading a package, one line a module; a folder stands for its `__init__.py`."""
    lines = []
    for package in PACKAGES:
        lines.append(f"### {package}\n")
        lines += [f"- `{name_of(module)}` {first_sentence(module)}" for module in modules_of(package)]
        lines.append("")
    return "\n".join(lines)


def modules_of(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"), key=lambda module: name_of(module))


def name_of(module: Path) -> str:
    """The path from the top, with `engine/core/` for `engine/core/__init__.py`."""
    return module.relative_to(ROOT).as_posix().removesuffix("__init__.py")


def first_sentence(module: Path) -> str:
    """The first sentence of the module's docstring on one line; empty when it has none."""
    words = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    paragraph = " ".join(words.split("\n\n", 1)[0].split())
    return paragraph.split(". ", 1)[0].rstrip(".")


if __name__ == "__main__":
    sys.exit(main())
