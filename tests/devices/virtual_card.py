"""A contactless card for the virtual reader `vpcd`: it has a type and a number, is laid on and lifted.

vpcd listens on a TCP port; a card is whoever connects. Messages have a length of two bytes, high byte first.
One byte from the reader is a control: 0 power off, 1 power on, 2 reset, 4 asks for the answer to reset;
anything longer is a command for the card.
"""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

GET_NUMBER = bytes.fromhex("FFCA000000")
NOT_SUPPORTED = b"\x6a\x81"
ULTRALIGHT, CLASSIC_1K = 0x0003, 0x0001


def storage_card(kind: int) -> bytes:
    """The answer to reset of a storage card of this type (PC/SC part 3); its last byte is an XOR."""
    body = bytes.fromhex("8F8001804F0CA00000030603") + kind.to_bytes(2, "big") + bytes(4)
    check = 0
    for byte in body:
        check ^= byte
    return b"\x3b" + body + bytes([check])


class VirtualCard:
    """A card on the reader behind this port from `lay` to `lift`. `heard` are the commands that it was sent.

    With `number` None it does not know the question for its number.
    """

    def __init__(self, port: int, number: bytes | None, kind: int = ULTRALIGHT) -> None:
        self.heard: list[bytes] = []
        self._port = port
        self._number = number
        self._atr = storage_card(kind)
        self._line: socket.socket | None = None
        self._thread: threading.Thread | None = None

    def lay(self) -> VirtualCard:
        """Put it on the reader."""
        self._line = socket.create_connection(("127.0.0.1", self._port), timeout=10)
        self._line.settimeout(None)
        self._line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._thread = threading.Thread(target=self._serve, args=(self._line,), daemon=True)
        self._thread.start()
        return self

    def lift(self) -> None:
        """Take it away."""
        if self._line is not None and self._thread is not None:
            with suppress(OSError):
                self._line.shutdown(socket.SHUT_RDWR)
            self._thread.join(10)
            self._line.close()
            self._line = None

    def _serve(self, line: socket.socket) -> None:
        with suppress(OSError):
            while (message := _message(line)) is not None:
                answer = self._answer(message)
                if answer is not None:
                    line.sendall(len(answer).to_bytes(2, "big") + answer)

    def _answer(self, message: bytes) -> bytes | None:
        if len(message) == 1:
            return self._atr if message == b"\x04" else None
        self.heard.append(message)
        if message == GET_NUMBER and self._number is not None:
            return self._number + b"\x90\x00"
        return NOT_SUPPORTED


def _message(line: socket.socket) -> bytes | None:
    """The next message; None where the reader has gone."""
    head = _exactly(line, 2)
    return None if head is None else _exactly(line, int.from_bytes(head, "big"))


def _exactly(line: socket.socket, length: int) -> bytes | None:
    data = b""
    while len(data) < length:
        # The kernel holds back its acknowledgements by 40 ms unless it is asked anew each time.
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)
        piece = line.recv(length - len(data))
        if not piece:
            return None
        data += piece
    return data
