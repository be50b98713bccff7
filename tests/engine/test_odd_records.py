"""Records cut off, jumbled, tampered with: each is read or refused by line, and nothing else happens."""

import re

from hypothesis import example, given
from hypothesis import strategies as st

from engine.bots.arena import Arena
from engine.bots.names import bot
from engine.core.errors import DataError
from engine.core.savefile import Position, Record, RecordError, parse_record, write_record
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.loading import load
from tests.engine.record_texts import HEADER, played, position, read_or_refused, steps


def test_every_cut_of_a_record_is_read_or_refused_and_nothing_else():
    text = write_record(played())
    session_length = len(text.splitlines()) - 7
    for cut in (*range(700), *range(700, len(text), 13)):
        part = text[:cut]
        try:
            record = parse_record(part)
            session = load(game("riverboat"), record)
            assert session.length <= session_length
        except RecordError as error:
            assert all(problem.place.startswith("line ") for problem in error.problems)


WORDS = re.findall(
    r"\S+",
    """
    position steps seat option seed game edition mode at round start phase turn bonus revealed taken passed
    points arrival digest undo controller human greedy consented ~ ~! * 1 2 3 0 -1 ² ٣ x2 x0 | # ; : , " \\
    mat start fill slot reveal draw draft place plant boat barn well surveyor send card bonus survey pass coin
    blind from space supply deck stack box under-1 display-1 slot-1 1.a1 2.e7 1.harbor-5 1.recess-1 1.cards
    worker tile-T tile-TTC boat-B1 card-1 harbor-master phase-planting mat-1 cultivation-star a1 a2 e7 TTC B1
    """,
)


@given(st.lists(st.lists(st.sampled_from(WORDS), min_size=1, max_size=7).map(" ".join), max_size=12))
def test_words_in_any_order_are_read_or_refused(lines):
    for text in ("\n".join(lines), HEADER + "\n".join(lines), steps(*lines), position(*lines)):
        read_or_refused(text)


@given(st.text(max_size=300))
@example("\ud800".encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
def test_garbage_is_read_or_refused(garbage):
    for text in (garbage, HEADER + garbage, steps(garbage), position(garbage)):
        read_or_refused(text)


GAME = write_record(played()).splitlines()
FIRST = GAME.index("steps") + 1


@given(
    st.integers(FIRST, len(GAME) - 1),
    st.lists(st.sampled_from([*WORDS, *(word for line in GAME for word in line.split())]), max_size=6),
)
def test_a_wrong_step_in_mid_game_is_refused_and_nothing_else(number, words):
    read_or_refused("\n".join([*GAME[:number], f"{GAME[number].split()[0]} {' '.join(words)}", ""]))


def positions() -> list[str]:
    """Records of one situation of a game in each of four phases, in the last rounds."""
    rules, found = game("riverboat"), dict[str, str]()
    setup = Setup("riverboat", (SeatSetup("A", "random"), SeatSetup("B", "random")), seed=1)
    arena = Arena(rules, setup, [bot("random")] * 2)
    while arena.advance():
        try:
            turn = rules.turn(arena.state)
        except DataError:
            continue
        if turn["round"] == "3" and turn["phase"] in ("planting", "harvest", "opportunity", "scoring"):
            where = Position(rules.inventory(arena.state), tuple(turn.items()))
            found[turn["phase"]] = write_record(Record(setup, (), where))
    return list(found.values())


POSITIONS = positions()


@given(st.integers(0, 3), st.data())
def test_positions_that_were_tampered_with_are_read_or_refused(turns, data):
    lines = POSITIONS[turns].splitlines()
    first = lines.index("position") + 1
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(first, len(lines) - 2))
        words = lines[number].split(" ")
        at = data.draw(st.integers(0, len(words) - 1))
        other = data.draw(
            st.sampled_from([*WORDS, *lines[data.draw(st.integers(first, len(lines) - 2))].split()])
        )
        words[at : at + data.draw(st.integers(0, 1))] = [other]
        lines[number] = " ".join(words)
    session = read_or_refused("\n".join(lines))
    if session is not None:
        assert (
            session.reached().inventory.totals()
            == session.game.inventory(session.game.new_state(session.setup)).totals()
        )
