"""The far end of a pseudo terminal: what is written here comes out of a port, byte for byte."""

import os
import select
import termios
import tty


class RawTerminal:
    """A port named `name`, until `unplug`. Nothing stays open of its near end, so that unplugging is seen."""

    def __init__(self) -> None:
        self._far, near = os.openpty()
        tty.setraw(near)
        self.name = os.ttyname(near)
        os.close(near)
        os.set_blocking(self._far, False)

    def write(self, data: bytes) -> int:
        """How many bytes the system took; it holds some thousand until they are read."""
        try:
            return os.write(self._far, data)
        except BlockingIOError:
            return 0

    def read(self) -> bytes:
        """What was sent to the device since."""
        try:
            return os.read(self._far, 65536)
        except OSError:  # nothing there, or nobody has the near end open
            return b""

    def speed(self) -> int:
        """What the near end is set to, as a constant of `termios`."""
        ospeed: int = termios.tcgetattr(self._far)[5]
        return ospeed

    def opened(self) -> bool:
        """Whether somebody has the near end open."""
        poll = select.poll()
        poll.register(self._far, select.POLLIN)
        return not any(event & select.POLLHUP for _, event in poll.poll(0))

    def unplug(self) -> None:
        """The device is pulled out; its name may become another's."""
        if self._far >= 0:
            os.close(self._far)
            self._far = -1
