"""The set-up behind `make play` and `make test`: whatever is missing becomes a sentence with a way out."""

import importlib
import subprocess
from pathlib import Path

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def load(monkeypatch):
    """Loads a module of `packaging/`, which is no package: its files find each other as scripts do."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    return importlib.import_module


@pytest.fixture
def no_display(monkeypatch):
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(variable, raising=False)


def test_without_a_display_a_sentence_says_so(load, no_display):
    found = load("display").find_display()
    assert not found.usable
    assert "neither DISPLAY nor WAYLAND_DISPLAY is set" in found.why_not


def test_a_display_that_does_not_answer_is_none(load, no_display, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":4711")
    found = load("display").find_display()
    assert not found.usable
    assert "The display :4711 cannot be reached" in found.why_not


@pytest.mark.xvfb
def test_a_display_that_answers_is_used(load, no_display, monkeypatch):
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            number = server.stdout.readline().strip()
            monkeypatch.setenv("DISPLAY", f":{number}")
            found = load("display").find_display()
        finally:
            server.terminate()
    assert found.x11
    assert found.platform == "xcb"


def test_a_platform_without_windows_is_respected(load, no_display, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert not load("display").find_display().usable


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device", "room"),
        ("WARNING: Retrying after connection broken by 'NewConnectionError(...)'", "needs the network"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "not the one"),
        ("ERROR: No matching distribution found for shiboken6==6.11.3", "glibc 2.34"),
        ("ERROR: something nobody has seen", "something nobody has seen"),
    ],
)
def test_what_pip_says_becomes_advice(load, words, sentence):
    assert sentence in load("environment").reason_of_pip(words)


def test_a_changed_lock_asks_for_a_new_set_up(load, monkeypatch, tmp_path):
    environment = load("environment")
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "requirements.lock").write_text("one")
    before = environment.what_is_wanted()
    assert environment.what_is_wanted() == before
    (tmp_path / "requirements.lock").write_text("two")
    assert environment.what_is_wanted() != before


def test_who_may_not_install_gets_the_one_command(load, monkeypatch):
    libraries = load("system_libraries")
    monkeypatch.setattr(libraries.os, "geteuid", lambda: 1000)
    monkeypatch.setattr(
        libraries.shutil, "which", lambda name: None if name == "sudo" else f"/usr/bin/{name}"
    )
    with pytest.raises(libraries.SetupProblem) as problem:
        libraries.install(["libgl1", "xauth"], print)
    assert 'su - -c "apt-get update && apt-get install -y --no-install-recommends libgl1 xauth"' in str(
        problem.value
    )


def test_only_what_is_missing_is_asked_for(load):
    libraries = load("system_libraries")
    there = libraries.Need("libc6", soname="libc.so.6")
    gone = libraries.Need("libnothing1", soname="libnothing-of-this-name.so.1")
    no_program = libraries.Need("nothing", program="no-program-of-this-name")
    assert libraries.missing_packages((there, gone, no_program), also_venv=False) == [
        "libnothing1",
        "nothing",
    ]


@pytest.mark.parametrize(
    ("shown", "name"), [([], "libglib2.0-0"), (["libssl3t64:amd64.list"], "libglib2.0-0t64")]
)
def test_package_names_follow_the_release(load, monkeypatch, shown, name):
    libraries = load("system_libraries")
    monkeypatch.setattr(libraries.glob, "glob", lambda pattern: shown)
    assert libraries.name_here("libglib2.0-0") == name
    assert libraries.name_here("libgl1") == "libgl1"


def test_tests_need_an_x_server_and_play_without_a_display_does_not(load):
    libraries = load("system_libraries")
    play = {need.package for need in libraries.needed_for("play", x11=False, wayland=False)}
    test = {need.package for need in libraries.needed_for("test", x11=False, wayland=False)}
    assert "libgl1" in play and not play & {"xvfb", "libxcb-cursor0"}
    assert test >= play | {"xvfb", "xauth", "xdotool", "libxcb-cursor0"}


def test_wrong_use_is_answered_with_the_usage():
    done = subprocess.run(
        ["sh", PACKAGING / "setup.sh", "dance"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("usage:")
