"""Captures of virtual readers on a bad day, kept in tests/captures/chain with what the chain says of them.

`python -m tests.hardware.golden_captures` rewrites what is said (look at the difference before you keep it);
with `--record` the captures are made anew, too.
"""

import sys
from pathlib import Path

from hardware.capture import FlightRecorder, read_capture, write_capture
from hardware.connection import Connection
from hardware.discovery import Identity
from hardware.drivers.families import FAMILIES
from hardware.replay import replay
from hardware.simulator.faults import Faults
from hardware.simulator.models import MODELS, sample_script
from hardware.simulator.virtual_reader import VirtualReader
from hardware.telling import told, words
from tests.hardware.virtual_time import VirtualPorts

GOLDEN = Path(__file__).resolve().parents[1] / "captures" / "chain"
BAD_DAY = Faults(loss=0.03, noise=0.05, ghost=0.03, flicker=0.1, unplug_every_s=9.0, away_s=1.0)
TALKATIVE = ("pn532", "r200", "inventory-line")


def recorded(name, seconds, faults):
    """A capture of a virtual reader on a bad day, and what was reported while it was made."""
    model = MODELS[name]
    ports = VirtualPorts(port=VirtualReader(model, script=sample_script(model), faults=faults, seed=1))
    recorder = FlightRecorder("test")
    channel = recorder.channel(model.family, speed=model.speed, port="port")
    connection = Connection(
        FAMILIES[model.family].make(),
        Identity(path="port"),
        ports.line,
        lambda: None,
        tap=recorder.tap(channel),
    )
    reports, end = [], ports.now + seconds
    while ports.now < end:
        reports += connection.poll(ports.now)
        ports.advance(connection.due, end)
    connection.close()
    return recorder.capture(), [words(report.what) for report in reports]


def replayed(capture):
    (channel,) = capture.channels
    driver = FAMILIES[channel.driver].make()
    return list(replay(capture, channel.ch, driver, speed=channel.speed))


def main(words_given):
    """Rewrite the kept files."""
    for name in MODELS if "--record" in words_given else ():
        made, _ = recorded(name, 10.0 if name in TALKATIVE else 22.0, BAD_DAY)
        (GOLDEN / f"{name}.jsonl").write_text(write_capture(made), encoding="utf-8")
    for file in sorted(GOLDEN.glob("*.jsonl")):
        reports = replayed(read_capture(file.read_text(encoding="utf-8")))
        file.with_suffix(".txt").write_text("".join(f"{told(one)}\n" for one in reports), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
