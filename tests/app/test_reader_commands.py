"""The commands below `reader` as a person uses them: real processes and pseudo terminals, and no Qt."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BLOCKED = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {blocked}:
            raise ImportError(f"{{name}} is not here")

sys.meta_path.insert(0, Blocked())
{more}
from riverboat_desktop.cli import main
sys.exit(main())
"""
WITHOUT_QT = BLOCKED.format(blocked=("PySide6", "shiboken6", "qasync"), more="")
WITHOUT_READERS = BLOCKED.format(blocked=("hardware", "serial"), more="")
NO_PORTS = """
from serial.tools import list_ports
list_ports.comports = lambda: []
"""
WITHOUT_PORTS = BLOCKED.format(blocked=("PySide6", "shiboken6", "qasync"), more=NO_PORTS)
LIMIT_S = 60.0

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo terminals there")


def command(*words, program=WITHOUT_QT):
    return [sys.executable, "-u", "-c", program, "reader", *map(str, words)]


def run(*words, program=WITHOUT_QT):
    """A command that ends by itself."""
    return subprocess.run(
        command(*words, program=program), cwd=ROOT, capture_output=True, text=True, timeout=LIMIT_S
    )


class Running:
    """A command that goes on; its two outputs are files, so that nothing of it ever waits for us."""

    def __init__(self, folder, *words):
        folder.mkdir(exist_ok=True)
        number = len(list(folder.iterdir()))
        self.files = [folder / f"{number}.out", folder / f"{number}.err"]
        with self.files[0].open("w") as out, self.files[1].open("w") as err:
            self.process = subprocess.Popen(command(*words), cwd=ROOT, stdout=out, stderr=err)

    @property
    def out(self):
        return self.files[0].read_text()

    @property
    def err(self):
        return self.files[1].read_text()

    def until(self, condition):
        end = time.monotonic() + LIMIT_S
        while not condition():
            assert time.monotonic() < end, (self.out, self.err)
            assert self.process.poll() is None, (self.out, self.err)
            time.sleep(0.02)

    def interrupt(self):
        """Ctrl+C; how it ended."""
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(LIMIT_S)
        assert "Traceback" not in self.err
        return code


@pytest.fixture
def start(tmp_path):
    """Starts commands that are ended with the test, whatever happened."""
    running = []

    def begin(*words):
        running.append(Running(tmp_path / "outputs", *words))
        return running[-1]

    yield begin
    for one in running:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait()


@pytest.fixture
def terminal(start):
    """Starts a virtual reader; gives it and the name of its port."""

    def begin(*words):
        reader = start("simulate", *words)
        reader.until(lambda: reader.out.startswith("/dev/") and reader.out.endswith("\n"))
        return reader, reader.out.splitlines()[0]

    return begin


def sentence(done, code):
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr and done.stdout == ""
    return done.stderr


# ---------------------------------------------------------------------------------- what ends by itself


@pytest.mark.parametrize("name", ["", "list", "monitor", "doctor", "simulate", "record", "replay"])
def test_every_command_explains_itself_with_an_example(name):
    done = run(*name.split(), "--help")
    assert done.returncode == 0
    assert "Examples:" in done.stdout and f"riverboat-desktop reader {name}" in done.stdout


@pytest.mark.parametrize("words", [["list"], ["monitor"], ["record", "nothing.jsonl"], ["doctor"]])
def test_where_there_is_no_port_that_is_said_and_is_no_failure(words):
    done = run(*words, program=WITHOUT_PORTS)
    assert done.returncode == 0, done.stderr
    assert "serial port" in done.stdout and "reader simulate" in done.stdout
    assert not Path(ROOT, "nothing.jsonl").exists()


def test_the_ports_of_this_computer_are_listed():
    assert run("list").returncode == 0


def test_where_nothing_for_readers_is_installed_that_is_said():
    assert "nothing for readers is installed" in sentence(run("list", program=WITHOUT_READERS), 1)


def test_the_virtual_readers_are_listed():
    done = run("simulate")
    assert done.returncode == 0
    assert {"rdm6300", "pn532", "r200", "m6e-nano", "barcode"} <= {
        line.split()[0] for line in done.stdout.splitlines()
    }


@pytest.mark.parametrize(
    "words, why",
    [
        (["simulate", "rdm9999"], "there is no reader 'rdm9999'"),
        (["simulate", "rdm6300", "--loss", "2"], "between 0 and 1"),
        (["simulate", "rdm6300", "--speed", "-1"], "a speed is above 0"),
        (["simulate", "rdm6300", "--script", "/nowhere.txt"], "No such file"),
        (["simulate", "--capture", "/nowhere.jsonl"], "No such file"),
        (["simulate", "rdm6300", "--capture", "x"], "says of itself"),
        (["monitor", "/dev/null", "--family", "rdm9999"], "there is no family"),
        (["monitor", "--family", "rdm6300"], "goes with a port"),
        (["monitor", "--speed", "9600"], "goes with --family"),
        (["doctor", "--family", "rdm6300"], "goes with a port"),
        (["replay", "/nowhere.jsonl"], "No such file"),
        (["replay", "README.md"], "line 1: not an object"),
        (["replay", "README.md", "--faster", "0"], "'0' is no number above 0"),
        (["replay", "README.md", "--faster", "nan"], "'nan' is no number above 0"),
        (["simulate", "rdm6300", "--seconds", "-1"], "'-1' is no number above 0"),
        (["monitor", "/dev/null", "--seconds", "soon"], "'soon' is no number above 0"),
        (["simulate", "rdm6300", "--game", "sobek"], "--game goes with --window"),
        (["record", "README.md", "/dev/null", "--family", "rdm6300"], "exists already"),
    ],
)
def test_wrong_use_ends_in_a_sentence(words, why):
    assert why in sentence(run(*words), 2)


def test_a_script_that_cannot_be_read_says_where(tmp_path):
    script = tmp_path / "evening.txt"
    script.write_text("0 lay em4100:0C000621A5\n1 dance\n")
    assert "line 2: after the time comes one of" in sentence(
        run("simulate", "rdm6300", "--script", script), 2
    )


def test_a_capture_of_an_unknown_family_is_refused_before_it_is_played(tmp_path):
    capture = tmp_path / "evening.jsonl"
    header = '{"v": 1, "app": "x", "channels": [{"ch": 0, "driver": "rdm9999"}]}'
    capture.write_text(header + '\n{"t": 0, "ch": 0, "dir": "open", "hex": ""}\n')
    for words in (["replay", capture], ["simulate", "--inside", "--capture", capture]):
        assert "there is no family 'rdm9999'" in sentence(run(*words), 2)


# ------------------------------------------------------------------------------------- reading, simulated


def test_a_script_of_another_system_may_lay_tags_on_a_second_antenna(start, tmp_path):
    """A byte order mark and Windows line ends are no part of a script."""
    script = tmp_path / "evening.txt"
    script.write_bytes(b"\xef\xbb\xbf0.5 lay nfca:04A1B2C3D4E5F6 zone 1\r\n")
    inside = start("simulate", "inventory-line", "--inside", "--script", script)
    inside.until(lambda: "lying in zone 1 nfca:04A1B2C3D4E5F6" in inside.out)
    assert inside.interrupt() == 0


def test_a_tag_on_a_virtual_reader_is_read_and_ctrl_c_ends_both_cleanly(terminal, start, tmp_path):
    script = tmp_path / "evening.txt"
    script.write_text("0 lay em4100:010063E9AE\n")
    reader, port = terminal("rdm6300", "--script", script)
    monitor = start("monitor", port, "--family", "rdm6300")
    monitor.until(lambda: "read em4100:010063E9AE" in monitor.out)
    time.sleep(0.3)
    assert monitor.out.count("010063E9AE") == 1, "a resting tag is shown once"
    assert monitor.interrupt() == 0
    assert reader.interrupt() == 0
    assert "reader monitor" in reader.err


def test_present_any_tag_says_what_it_found_and_how_long_it_took(terminal, start):
    _, port = terminal("pn532", "--speed", "57600")
    monitor = start("monitor", port)
    monitor.until(lambda: "found in" in monitor.err)
    assert "pn532 at 57600 baud, found in" in monitor.err and "Present any tag" in monitor.err
    monitor.until(lambda: "lying nfca:" in monitor.out)
    assert "line " in monitor.out
    assert monitor.interrupt() == 0


def test_a_search_that_is_ended_by_ctrl_c_is_no_failure(terminal, start, tmp_path):
    empty = tmp_path / "empty.txt"
    empty.write_text("")
    _, port = terminal("rdm6300", "--script", empty)
    monitor = start("monitor", port)
    monitor.until(lambda: "115200 baud" in monitor.err)
    assert monitor.interrupt() == 0


def test_a_search_may_have_a_limit(terminal, tmp_path):
    empty = tmp_path / "empty.txt"
    empty.write_text("")
    _, port = terminal("rdm6300", "--script", empty)
    done = run("monitor", port, "--seconds", "1")
    assert (done.returncode, done.stdout) == (0, "No reader was found.\n")


def test_a_reader_that_is_pulled_out_says_its_new_name_and_is_found_by_its_link(terminal, start, tmp_path):
    link = tmp_path / "reader"
    reader, _ = terminal("rdm6300", "--unplug-every", "1.5", "--away", "0.4", "--link", link)
    monitor = start("monitor", link, "--family", "rdm6300")
    monitor.until(lambda: monitor.out.count("reading") >= 2)
    assert "port-lost" in monitor.out and "unknown what lies there: the reader is gone" in monitor.out
    assert reader.out.splitlines()[1] == "unplugged"
    assert monitor.interrupt() == 0 and reader.interrupt() == 0
    assert not os.path.lexists(link)


def test_a_recording_is_read_again_and_played_out_of_a_port(terminal, start, tmp_path):
    capture = tmp_path / "evening.jsonl"
    reader, port = terminal("rdm6300")
    recording = start("record", capture, port, "--family", "rdm6300")
    recording.until(lambda: "010063E9AE" in recording.out)
    assert recording.interrupt() == 0
    assert reader.interrupt() == 0
    assert str(capture) in recording.err

    again = run("replay", capture)
    assert again.returncode == 0, again.stderr
    assert "rdm6300 at 9600 baud" in again.stdout and "read em4100:010063E9AE" in again.stdout
    assert "read" not in run("replay", capture, "--family", "pn532").stdout.replace("reader", "").replace(
        "reading", ""
    )
    assert "has the readers 0 (rdm6300)" in sentence(run("replay", capture, "--channel", "3"), 2)

    player, port = terminal("--capture", capture, "--faster", "3")
    monitor = start("monitor", port, "--family", "rdm6300")
    monitor.until(lambda: "010063E9AE" in monitor.out)
    assert monitor.interrupt() == 0
    player.process.wait(LIMIT_S)
    assert player.process.returncode == 0


def test_without_pseudo_terminals_the_reader_is_inside_the_process(start):
    inside = start("simulate", "pn532", "--inside")
    inside.until(lambda: "lying nfca:04A1B2C3D4E5F6" in inside.out)
    assert inside.interrupt() == 0


# ---------------------------------------------------------------------------------------------- doctor


def test_a_port_that_is_not_there_is_explained():
    done = run("doctor", "/dev/ttyNOWHERE0")
    assert done.returncode == 0
    assert "no-such-port" in done.stdout and "Plug the reader in" in done.stdout


def test_a_busy_port_is_explained_with_the_program_that_has_it(terminal, start):
    _, port = terminal("rdm6300")
    monitor = start("monitor", port, "--family", "rdm6300")
    monitor.until(lambda: "reading" in monitor.out)
    done = run("doctor", port)
    assert done.returncode == 0
    assert "port-busy" in done.stdout and "is in use by" in done.stdout
    assert monitor.interrupt() == 0


@pytest.mark.slow
def test_a_wrong_speed_is_suspected_after_ten_seconds(terminal, tmp_path):
    script = tmp_path / "evening.txt"
    script.write_text("0 lay em4100:010063E9AE\n")
    _, port = terminal("rdm6300", "--script", script, "--speed", "19200")
    done = run("doctor", port, "--family", "rdm6300")
    assert done.returncode == 0
    assert "is damaged. It is probably not rdm6300 at 9600 baud" in done.stdout


def test_a_sketch_that_cannot_be_used_is_named(terminal, tmp_path):
    script = tmp_path / "evening.txt"
    script.write_text("0.1 lay nfca:04A1BC03\n0.5 lift nfca:04A1BC03\n1 again\n")
    _, port = terminal("lossy-lines", "--script", script)
    done = run("doctor", port, "--family", "text-lines", "--seconds", "4")
    assert done.returncode == 0
    assert "different tags look alike" in done.stdout


def test_a_port_where_all_is_well_is_said_to_be(terminal):
    _, port = terminal("rdm6300")
    done = run("doctor", port, "--family", "rdm6300", "--seconds", "2")
    assert done.returncode == 0
    assert "can be opened" in done.stdout and "Nothing is wrong" in done.stdout
