"""Lines to virtual readers in virtual time: what a test in the chain above needs in place of a port."""

from collections import deque

from hardware.line import Happening, Lost, NoSuchPort, Opened, PortLost, Received
from hardware.simulator.wire import Wire


class VirtualPorts:
    """Readers by the names of their ports, with one clock: `advance` sets it to the next thing."""

    def __init__(self, **readers):
        self.now = 1000.0
        self.wires = {}
        self.opened = []
        self.sent = []
        self.lines = []
        for name, reader in readers.items():
            self.plug(name, reader)

    def plug(self, name, reader):
        self.wires[name] = Wire(reader)
        self.wires[name].begin(self.now)

    def line(self, name, speed, dtr, wake):
        line = VirtualLine(self, name, speed)
        self.lines.append(line)
        return line

    def advance(self, *dues):
        """To the next due time of anybody."""
        times = [due for due in (*dues, *(wire.due for wire in self.wires.values())) if due is not None]
        self.now = max(self.now, min(times))
        for line in self.lines:
            line.hear()
        for wire in self.wires.values():
            if not wire.speed:
                wire.take(self.now)  # time passes for the reader, too, while nobody listens


class VirtualLine:
    def __init__(self, ports, name, speed):
        self.name = name
        self.ports = ports
        self.speed = speed
        self.wire = None
        self.happened: deque[Happening] = deque()

    @property
    def waiting(self):
        return bool(self.happened)

    def open(self):
        wire = self.ports.wires.get(self.name)
        if wire is None or not wire.reader.plugged:
            self.happened.append(Lost(NoSuchPort(self.name), self.ports.now))
            return
        self.ports.opened.append((self.name, self.speed))
        self.wire = wire
        wire.open(self.ports.now, self.speed)
        self.happened.append(Opened(self.ports.now))

    def hear(self):
        if self.wire is None:
            return
        if data := self.wire.take(self.ports.now):
            self.happened.append(Received(data, self.ports.now))
        if not self.wire.reader.plugged:
            self.happened.append(Lost(PortLost(self.name), self.ports.now))
            self.close_wire()

    def take(self, most_bytes=4096):
        happened = list(self.happened)
        self.happened.clear()
        return happened

    def write(self, data):
        if self.wire is not None:
            self.ports.sent.append(data)
            self.wire.hear(data, self.ports.now)

    def set_speed(self, speed):
        self.speed = speed
        if self.wire is not None:
            self.wire.speed = speed

    def close(self):
        self.happened.clear()
        self.close_wire()

    def close_wire(self):
        if self.wire is not None:
            self.wire.close()
            self.wire = None

    def gone(self, wait_s=0.0):
        return True
