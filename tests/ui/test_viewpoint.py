"""Whose view the window shows while people who hide things share it, proved with the toy's hidden hands.

Two seats: Ann holds 1 2 6, Bo 3 4 5, and the row shows 2 2 (tests/engine/toy_table.py). Ann lays first.
"""

from __future__ import annotations

import pytest

from engine.core.game import PUBLIC
from engine.registry import game
from engine.session.session import Session
from engine.session.view import Staging, UndoPlan, Waiting
from tests.engine.toy_table import do, reloaded, riverboat, setup, toy
from tests.ui.unseen import unseen_take
from ui.session_bridge import SessionBridge

ANN, BO, CY = 0, 1, 2


def bridge_of(session: Session) -> SessionBridge:
    return SessionBridge(session)


def opened(*controllers: str, staging: Staging = Staging.NEVER) -> tuple[SessionBridge, Session]:
    """A game that has just begun and whose first player has opened the curtain."""
    session = toy(*controllers, staging=staging)
    bridge = bridge_of(session)
    assert (bridge.viewer, bridge.awaited) == (PUBLIC, ANN)
    bridge.open()
    assert (bridge.viewer, bridge.awaited) == (ANN, -1)
    return bridge, session


def test_until_somebody_opens_nobody_can_see_or_do_anything(qapp):
    bridge = bridge_of(toy())
    assert bridge.viewer == PUBLIC and bridge.view().observation.hand == ()
    assert not bridge.may_act and not bridge.narrow(())
    assert not bridge.submit(bridge.session.legal()[0]) and bridge.session.length == 8
    assert bridge.explain(()).key == "not-your-turn"
    turned = []
    bridge.turned.connect(lambda: turned.append(bridge.viewer))
    bridge.open()
    assert turned == [ANN] and bridge.view().observation.hand == (1, 2, 6)
    assert bridge.may_act and len(bridge.narrow(())) == 3


def test_when_another_person_decides_the_curtain_falls(qapp):
    bridge, session = opened()
    do(session, "lay 6")
    assert (bridge.viewer, bridge.awaited) == (PUBLIC, BO)
    assert bridge.view().observation.hand == ()
    bridge.open()
    assert bridge.viewer == BO and bridge.view().observation.hand == (3, 4, 5)


def test_who_waits_to_end_a_turn_still_looks_at_the_own_hand(qapp):
    bridge, session = opened(staging=Staging.ALWAYS)
    do(session, "lay 6")  # Bo lays beside her, so no turn ends here
    bridge.open()
    do(session, "lay 3")
    assert session.waiting is Waiting.TURN and bridge.viewer == BO and not bridge.may_act
    bridge.proceed()
    assert (bridge.viewer, bridge.awaited) == (PUBLIC, ANN)


def test_hidden_by_hand_nothing_goes_on_before_it_is_opened_again(qapp):
    bridge, session = opened(staging=Staging.ALWAYS)
    assert bridge.may_hide
    bridge.hide()
    assert (bridge.viewer, bridge.awaited, bridge.may_hide) == (PUBLIC, ANN, False)
    bridge.open()
    do(session, "lay 6")
    bridge.open()
    do(session, "lay 3")
    bridge.hide()
    bridge.proceed()
    assert session.waiting is Waiting.TURN and bridge.awaited == BO, "Bo's turn is not ended for him"
    bridge.open()
    bridge.proceed()
    assert not session.waiting


def test_while_bots_act_the_public_view_is_shown_and_nobody_is_waited_for(qapp):
    """Ann, a bot, Cy: what Ann saw is gone before the bot moves, and she opens again after it."""
    bridge, session = opened("human", "greedy", "human")
    do(session, "lay 6")
    assert (bridge.viewer, bridge.awaited) == (PUBLIC, -1)
    do(session, "lay 3")
    assert (bridge.viewer, bridge.awaited) == (PUBLIC, CY)


def test_undo_and_redo_to_another_seat_let_the_curtain_fall(qapp):
    bridge, session = opened()
    do(session, "lay 6")
    bridge.open()
    assert bridge.viewer == BO
    bridge.undo()
    assert (bridge.viewer, bridge.awaited) == (PUBLIC, ANN)
    bridge.open()
    bridge.redo()
    assert (bridge.viewer, bridge.awaited) == (PUBLIC, BO)


def test_undo_within_the_own_turn_keeps_it_open(qapp):
    """TOY-1.6, TOY-1.8: Ann draws, and alone has learned something; she alone is asked and is there."""
    bridge, session = opened()
    do(session, "lay 6")
    bridge.open()
    do(session, "lay 3")
    bridge.open()
    do(session, "draw")
    assert bridge.viewer == ANN and session.view().prompt.key == "discard"
    asked: list[UndoPlan] = []
    bridge.consent_wanted.connect(asked.append)
    bridge.undo()
    assert asked[0].seats == (ANN,) and (bridge.viewer, bridge.awaited) == (ANN, -1)
    bridge.agree(asked[0])
    assert session.view().prompt.key == "market" and (bridge.viewer, bridge.awaited) == (ANN, -1)


def test_who_is_asked_to_agree_comes_to_a_screen_that_shows_no_hand(qapp):
    bridge, session = opened()
    do(session, "lay 6")
    bridge.open()
    do(session, "lay 3")  # now the cards are turned up: both have learned something
    bridge.open()
    assert bridge.viewer == ANN
    heard = []
    bridge.consent_wanted.connect(lambda plan: heard.append((plan.seats, bridge.viewer)))
    bridge.undo()
    assert heard == [((ANN, BO), PUBLIC)]


def sobek(*controllers: str, staging: Staging = Staging.NEVER) -> Session:
    session = Session(game("sobek"), setup(*controllers, game_id="sobek", seed=3), staging=staging)
    session.start()
    return session


@pytest.mark.parametrize("staging", [Staging.NEVER, Staging.REVEALS, Staging.ALWAYS])
def test_who_learns_something_with_the_end_of_a_turn_looks_until_it_is_hidden(qapp, staging):
    """The turn is over with the card that only its taker sees; the next person has not come yet."""
    session = sobek("human", "human", staging=staging)
    bridge = SessionBridge(session)
    bridge.open()
    mine = bridge.viewer
    session.submit_text(unseen_take(session))
    if session.waiting:
        bridge.proceed()
    assert session.view().prompt.seat != mine
    assert (bridge.viewer, bridge.awaited, bridge.lingers, bridge.may_act) == (mine, -1, True, False)
    assert any(line.text.startswith("bind ") for line in session.log(bridge.viewer))
    bridge.proceed()
    assert (bridge.viewer, bridge.awaited) == (PUBLIC, session.view().prompt.seat)
    assert not any(line.text.startswith("bind ") for line in session.log(bridge.viewer))


def test_bots_go_on_while_somebody_looks_at_a_new_card_and_another_turn_of_it_needs_no_opening(qapp):
    session = sobek("human", "greedy", "human")
    bridge = SessionBridge(session)
    while session.view().prompt.seat != ANN:
        session.submit(session.legal()[0])
    bridge.open()
    session.submit_text(unseen_take(session))
    assert bridge.lingers and session.view().prompt.seat == BO
    session.submit(session.legal()[0])
    assert (bridge.viewer, session.view().prompt.seat) == (ANN, CY)
    session.undo(consented=True)
    assert (bridge.lingers, bridge.viewer) == (False, ANN), "she is on turn again"


def test_one_person_among_bots_never_sees_a_curtain(qapp):
    session = toy("human", "greedy")
    bridge = bridge_of(session)
    for step in ("lay 6", "lay 3", "pass"):
        assert (bridge.viewer, bridge.awaited, bridge.may_hide) == (ANN, -1, False)
        do(session, step)
    bridge.hide()
    assert bridge.viewer == ANN


def test_who_only_watches_bots_sees_what_everybody_may(qapp):
    bridge = bridge_of(toy("greedy", "random"))
    assert (bridge.viewer, bridge.awaited) == (PUBLIC, -1)


def test_a_game_without_secrets_has_no_curtain(qapp):
    session = riverboat()
    bridge = bridge_of(session)
    seen = set()
    for _ in range(6):
        assert (bridge.awaited, bridge.may_hide, bridge.privy) == (-1, False, PUBLIC)
        assert bridge.viewer == session.view().prompt.seat and bridge.may_act
        seen.add(bridge.viewer)
        session.submit(session.legal()[0])
    assert len(seen) == 3


def test_a_seat_that_a_person_takes_from_a_bot_is_behind_the_curtain(qapp):
    session = toy("human", "greedy")
    bridge = bridge_of(session)
    assert bridge.viewer == ANN
    bridge.hand_over(BO, "human")
    assert (bridge.viewer, bridge.awaited) == (PUBLIC, ANN)
    bridge.open()
    do(session, "lay 6")
    assert (bridge.viewer, bridge.awaited) == (PUBLIC, BO)


def test_who_stays_alone_opens_once_and_never_again(qapp):
    bridge, session = opened()
    bridge.hand_over(ANN, "greedy")
    assert (bridge.viewer, bridge.awaited) == (PUBLIC, BO), "whoever sat there does not see Bo's hand"
    bridge.open()
    for step in ("lay 6", "lay 3", "pass"):
        assert (bridge.viewer, bridge.awaited) == (BO, -1)
        do(session, step)


def test_what_was_resumed_is_behind_the_curtain(qapp):
    session = toy(steps=("lay 6",))
    again = reloaded(session)
    bridge = bridge_of(again)
    again.start()
    assert (bridge.viewer, bridge.awaited) == (PUBLIC, BO)


def test_at_the_end_everybody_sees_the_same(qapp):
    bridge, session = opened()
    while not session.over:
        bridge.open()
        session.submit(session.legal()[0])
    assert (bridge.viewer, bridge.awaited, bridge.may_hide) == (PUBLIC, -1, False)
