"""Reads our codes from their modules by the standards alone, without a library and without image search.

QR version 1 and Micro QR M3 after ISO/IEC 18004 (placement in columns of two, masks, alphanumeric mode), Data
Matrix 14 x 14 after ISO/IEC 16022 (diagonal placement, packed text). Error correction is checked for zero
syndromes where the codewords are whole bytes.
"""

from collections.abc import Callable, Iterator

ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"
QR_MASKS: list[Callable[[int, int], bool]] = [
    lambda row, column: (row + column) % 2 == 0,
    lambda row, column: row % 2 == 0,
    lambda row, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
]
MICRO_MASKS = [QR_MASKS[1], QR_MASKS[4], QR_MASKS[6], QR_MASKS[7]]
QR_LEVELS = {0b01: "L", 0b00: "M", 0b11: "Q", 0b10: "H"}
QR_DATA = {"L": 19, "M": 16, "Q": 13, "H": 9}


def number_of(bits: list[bool]) -> int:
    value = 0
    for bit in bits:
        value = value * 2 + bit
    return value


def take(bits: list[bool], count: int) -> int:
    """The next bits as a number; they are used up."""
    value = number_of(bits[:count])
    del bits[:count]
    return value


def alphanumeric(bits: list[bool], length: int) -> str:
    text = ""
    while len(text) + 1 < length:
        first, second = divmod(take(bits, 11), 45)
        text += ALPHANUMERIC[first] + ALPHANUMERIC[second]
    return text + ALPHANUMERIC[take(bits, 6)] if len(text) < length else text


def numeric(bits: list[bool], length: int) -> str:
    text = ""
    while len(text) < length:
        digits = min(3, length - len(text))
        text += f"{take(bits, (0, 4, 7, 10)[digits]):0{digits}}"
    return text


def segments(bits: list[bool], *, mode: int, counts: tuple[int, int]) -> str:
    """The text of segments until our ten signs are there: mode and length in so many bits."""
    text = ""
    while len(text) < 10:
        kind = take(bits, mode)
        if kind == (0b0010 if mode == 4 else 0b01):
            text += alphanumeric(bits, take(bits, counts[1]))
        else:
            assert kind == (0b0001 if mode == 4 else 0b00)
            text += numeric(bits, take(bits, counts[0]))
    return text


def syndromes(codewords: list[int], count: int, *, polynomial: int, first: int) -> list[int]:
    """The values of the received polynomial at alpha to the powers `first` and on, in GF(256)."""
    powers = [1]
    for _ in range(254):
        value = powers[-1] * 2
        powers.append(value ^ polynomial if value > 255 else value)
    logs = {value: power for power, value in enumerate(powers)}
    found = []
    for power in range(first, first + count):
        value = 0
        for codeword in codewords:
            value = (powers[(logs[value] + power) % 255] if value else 0) ^ codeword
        found.append(value)
    return found


def in_twos(side: int, timing: int) -> Iterator[tuple[int, int]]:
    """Row and column of the modules in the order of the data: columns of two, up and down from the right."""
    upwards = True
    column = side - 1
    while column > 0:
        if column == timing:
            column -= 1
        for step in range(side):
            row = side - 1 - step if upwards else step
            yield row, column
            yield row, column - 1
        upwards = not upwards
        column -= 2


def qr(rows: tuple[str, ...]) -> tuple[str, str]:
    """Text and correction level of a QR code of version 1."""
    dark = [[sign == "#" for sign in row] for row in rows]
    assert len(rows) == 21 and all(len(row) == 21 for row in rows)
    for top, left in ((0, 0), (0, 14), (14, 0)):
        for y in range(7):
            for x in range(7):
                assert dark[top + y][left + x] == (max(abs(y - 3), abs(x - 3)) != 2)
    assert (
        [dark[6][x] for x in range(8, 13)] == [True, False] * 2 + [True] == [dark[y][6] for y in range(8, 13)]
    )
    around = [(8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(y, 8) for y in (7, 5, 4, 3, 2, 1, 0)]
    format_bits = number_of([dark[y][x] for y, x in around]) ^ 0b101010000010010
    level, mask = QR_LEVELS[format_bits >> 13], QR_MASKS[format_bits >> 10 & 7]

    def is_data(y, x):
        in_corner = (y < 9 and x < 9) or (y < 9 and x > 12) or (y > 12 and x < 9)
        return not in_corner and y != 6 and x != 6

    bits = [dark[y][x] != mask(y, x) for y, x in in_twos(21, 6) if is_data(y, x)]
    words = [number_of(bits[at : at + 8]) for at in range(0, 208, 8)]
    assert not any(syndromes(words, 26 - QR_DATA[level], polynomial=0x11D, first=0))
    return segments(bits, mode=4, counts=(10, 9)), level


def micro_qr(rows: tuple[str, ...]) -> tuple[str, str]:
    """Text and correction level of a Micro QR code M3."""
    dark = [[sign == "#" for sign in row] for row in rows]
    assert len(rows) == 15
    around = [(8, x) for x in range(1, 9)] + [(y, 8) for y in range(7, 0, -1)]
    format_bits = number_of([dark[y][x] for y, x in around]) ^ 0b100010001000101
    level = {3: "L", 4: "M"}[format_bits >> 12]
    mask = MICRO_MASKS[format_bits >> 10 & 3]
    places = [(y, x) for y, x in in_twos(15, -1) if not (y < 9 and x < 9) and y and x]
    bits = [dark[y][x] != mask(y, x) for y, x in places]
    return segments(bits, mode=2, counts=(5, 4)), level


def _matrix_places() -> list[list[tuple[int, int]]]:
    """For each codeword of a 12 x 12 mapping matrix the places of its bits, highest first."""
    size = 12
    taken: dict[tuple[int, int], bool] = {}
    words: list[list[tuple[int, int]]] = []

    def place(spots):
        word = []
        for y, x in spots:
            if y < 0:
                y, x = y + size, x + 4 - (size + 4) % 8
            if x < 0:
                x, y = x + size, y + 4 - (size + 4) % 8
            word.append((y, x))
            taken[y, x] = True
        words.append(word)

    def ordinary(y, x):
        place([(y - 2, x - 2), (y - 2, x - 1), (y - 1, x - 2), (y - 1, x - 1),
               (y - 1, x), (y, x - 2), (y, x - 1), (y, x)])  # fmt: skip

    y, x = 4, 0
    while y < size or x < size:
        if (y, x) == (size, 0):
            place([(size - 1, 0), (size - 1, 1), (size - 1, 2), (0, size - 2), (0, size - 1),
                   (1, size - 1), (2, size - 1), (3, size - 1)])  # fmt: skip
        if (y, x) == (size - 2, 0) and size % 4:
            place([(size - 3, 0), (size - 2, 0), (size - 1, 0), (0, size - 4), (0, size - 3),
                   (0, size - 2), (0, size - 1), (1, size - 1)])  # fmt: skip
        while True:
            if y < size and x >= 0 and (y, x) not in taken:
                ordinary(y, x)
            y, x = y - 2, x + 2
            if y < 0 or x >= size:
                break
        y, x = y + 1, x + 3
        while True:
            if y >= 0 and x < size and (y, x) not in taken:
                ordinary(y, x)
            y, x = y + 2, x - 2
            if y >= size or x < 0:
                break
        y, x = y + 3, x + 1
    return words


def data_matrix(rows: tuple[str, ...]) -> str:
    """The text of a Data Matrix of 14 x 14: eight codewords and ten of correction."""
    dark = [[sign == "#" for sign in row] for row in rows]
    assert len(rows) == 14
    assert all(row[0] for row in dark) and all(dark[13]), "the solid sides"
    assert [row[13] for row in dark] == [False, True] * 7 and dark[0] == [True, False] * 7, "the broken sides"
    places = _matrix_places()
    assert len(places) == 18
    words = [number_of([dark[y + 1][x + 1] for y, x in word]) for word in places]
    assert not any(syndromes(words, 10, polynomial=0x12D, first=1))
    return _text_of(words[:8])


def _text_of(words: list[int]) -> str:
    """ASCII, and the packed ways that shorten capitals and digits: C40 and X12 (230, 238), EDIFACT (240)."""
    text = ""
    in_threes = False
    while words:
        word = words.pop(0)
        if word == 254:
            in_threes = False
        elif in_threes and words:
            pair = word * 256 + words.pop(0) - 1
            for value in (pair // 1600, pair // 40 % 40, pair % 40):
                assert value > 2, "no shifts in our alphabet"
                text += " 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[value - 3]
        elif word in (230, 238):
            in_threes = True
        elif word == 240:
            text += _edifact(words)
        elif word == 129:
            break
        elif 130 <= word <= 229:
            text += f"{word - 130:02}"
        else:
            text += chr(word - 1)
    return text


def _edifact(words: list[int]) -> str:
    """Four signs in three codewords, until the sign to go back or until two codewords are left."""
    text = ""
    while len(words) > 2:
        group = words.pop(0) << 16 | words.pop(0) << 8 | words.pop(0)
        for value in (group >> 18, group >> 12 & 63, group >> 6 & 63, group & 63):
            if value == 31:
                return text
            text += chr(value if value > 31 else value + 64)
    return text
