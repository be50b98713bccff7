"""Laws of the repository that no tool enforces: what would break silently, and what must not be committed."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtGui import QPen

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("engine", "ui", "hardware", "riverboat_desktop")

# Written apart, so that this file does not trip over itself.
PRIVATE_PLACES = re.compile(
    "|".join(["/wo" + "rk/", "/ro" + "ot/", r"/home/(?!\b(?:user|you)\b)\w+", r"\.\./sha" + "red"])
)
REGISTRIES = re.compile(
    r"pypi\." + r"org|pythonhosted\." + r"org|registry\.npm" + r"js|deb\.deb" + r"ian\.org"
)


def tracked_files() -> list[Path]:
    """The files that git knows; skips where this is an unpacked archive and no repository."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
    )
    files = [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    return [file for file in files if file.is_file()]


def modules_below(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def imported_roots(module: Path) -> set[str]:
    roots = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            roots |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            roots.add(node.module.split(".")[0])
    return roots


@pytest.mark.parametrize("folder", ["tests", "packaging"])
def test_no_package_hides_another(folder):
    """`tests/engine/__init__.py` would make `import engine` find the tests, one in `packaging/` a library."""
    assert list((ROOT / folder).rglob("__init__.py")) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_types_are_shipped(package):
    assert (ROOT / package / "py.typed").is_file()


@pytest.mark.parametrize("package", PACKAGES)
def test_every_folder_of_modules_is_a_package(package):
    """Import contracts and type checks pass over a folder without `__init__.py` in silence."""
    folders = {module.parent for module in modules_below(package)}
    bare = [str(f.relative_to(ROOT)) for f in folders if not (f / "__init__.py").is_file()]
    assert sorted(bare) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_opens_with_a_sentence(package):
    silent = [
        str(module.relative_to(ROOT))
        for module in modules_below(package)
        if not ast.get_docstring(ast.parse(module.read_text(encoding="utf-8")))
    ]
    assert silent == []


def test_the_engine_imports_the_standard_library_only():
    strangers = {
        f"{module.relative_to(ROOT)}: {root}"
        for module in modules_below("engine")
        for root in imported_roots(module) - set(sys.stdlib_module_names) - {"engine"}
    }
    assert strangers == set()


def test_the_lock_pins_by_hash_and_names_no_host():
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "://" not in text
    entries = re.split(r"\n(?=\S)", text.strip())
    assert len(entries) > 20
    for entry in entries:
        assert re.match(r"[a-z0-9-]+==\S+", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_the_lock_holds_what_was_asked_for():
    def pins(name: str) -> set[str]:
        words = re.findall(r"^[\w-]+==[\w.]+", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)
        return {word.lower() for word in words}

    assert pins("requirements.in") - pins("requirements.lock") == set()


def test_the_lock_holds_every_dependency_of_the_program():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    for dependency in project["dependencies"]:
        name = re.match(r"[\w-]+", dependency)
        assert name and re.search(f"^{name[0].lower()}==", lock, re.MULTILINE), dependency


def test_pyside_keeps_its_references_to_none(qapp):
    """PySide6 6.12 drops one at every call without a result; Python 3.11 dies of it (docs/adr/0002)."""
    pen = QPen()
    pen.setWidth(1)
    before = sys.getrefcount(None)
    for _ in range(1000):
        pen.setWidth(1)
    assert abs(sys.getrefcount(None) - before) < 500


def test_no_committed_text_names_a_private_place_or_a_registry():
    found = []
    for file in tracked_files():
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a font, a picture
        for pattern in (PRIVATE_PLACES, REGISTRIES):
            found += [f"{file.relative_to(ROOT)}: {match[0]}" for match in pattern.finditer(text)]
    assert found == []


def test_files_hold_one_idea():
    """450 lines is the hard limit for a module, here and in the tests."""
    long = {
        str(module.relative_to(ROOT)): lines
        for folder in (*PACKAGES, "tests", "packaging")
        for module in modules_below(folder)
        if (lines := len(module.read_text(encoding="utf-8").splitlines())) > 450
    }
    assert long == {}
