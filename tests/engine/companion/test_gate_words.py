"""A gate as a word: it is read back as it was, and any other word is no gate."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.companion.gate_words import gate_word, read_gate
from engine.companion.receipts import Gate, GateKind
from engine.companion.repair import Move

LIST = (Move("tile-T", "display-3", "supply"), Move("boat-B1", "", "virtual:2"))


def test_moves_and_ticks_stand_in_it():
    gate = Gate(GateKind.PUT_BACK, LIST, done=frozenset({0}))
    word = gate_word(gate)
    assert word == "put-back:tile-T/display-3/supply/ticked,boat-B1//virtual=3A.2"
    assert read_gate(word) == gate


def test_nothing_to_do_is_a_word_of_its_own():
    assert gate_word(None) == gate_word(Gate(GateKind.REPAIR, ())) == "done"
    assert gate_word(Gate(GateKind.REPAIR, LIST, done=frozenset({0, 1}))) == "done"
    assert read_gate("done") is None


def test_a_bots_step_that_moves_nothing_is_still_told():
    assert read_gate(gate_word(Gate(GateKind.INSTRUCTION, (), ("pass",)))) == Gate(GateKind.INSTRUCTION, ())


@pytest.mark.parametrize(
    "word", ["", "put-back", "nonsense:a/b/c", "repair:a/b", "repair:a/b/c/d", "repair:a,b"]
)
def test_other_words_are_no_gate(word):
    assert read_gate(word) is None


TEXTS = st.text(max_size=12)


@given(st.lists(st.builds(Move, TEXTS, TEXTS, TEXTS), min_size=1, max_size=4), st.sets(st.integers(0, 2)))
def test_any_names_are_read_back_and_leave_no_blank(moves, done):
    gate = Gate(GateKind.INSTRUCTION, tuple(moves), ("x",), frozenset(n for n in done if n < len(moves)))
    word = gate_word(gate)
    assert word == "".join(word.split()) and "#" not in word and ";" not in word
    assert read_gate(word) == Gate(GateKind.INSTRUCTION, tuple(moves), done=gate.done)
