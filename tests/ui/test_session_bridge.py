"""What the window may ask a session: never what another seat holds."""

from __future__ import annotations

from engine.core.errors import Reason
from engine.core.game import Decision
from engine.core.setup import SeatSetup, Setup
from engine.registry import game
from engine.session.session import Session
from ui.session_bridge import SessionBridge


def bridge_of(*controllers: str) -> SessionBridge:
    seats = tuple(SeatSetup(f"Seat {number}", who) for number, who in enumerate(controllers, start=1))
    session = Session(game("sobek"), Setup("sobek", seats, seed=7))
    session.start()
    return SessionBridge(session)


def test_a_person_who_waits_for_a_bot_is_told_only_that_it_is_not_on_turn(qapp):
    for controllers in (("human", "greedy"), ("greedy", "human")):
        bridge = bridge_of(*controllers)
        node = bridge.session.node
        assert isinstance(node, Decision)
        pointed = bridge.session.game.refs(bridge.session.legal()[0], bridge.session._timeline.now.state)
        told: list[Reason] = []
        bridge.refused.connect(told.append)
        reason = bridge.explain(pointed)
        assert (reason.key == "not-your-turn") is (controllers[node.seat] == "greedy")
        assert told == [reason]


def test_who_only_watches_bots_is_on_turn_nowhere(qapp):
    assert bridge_of("greedy", "greedy").explain(()).key == "not-your-turn"
