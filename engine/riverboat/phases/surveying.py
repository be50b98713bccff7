"""Phase 5: surveyors go on barns, wells and cards, which score at once; then the round, or the play, ends."""

from __future__ import annotations

from engine.riverboat import events as ev
from engine.riverboat import valuing
from engine.riverboat.components import MOST_CARDS, NOTHING, Phase
from engine.riverboat.gains import Events, gain_coins, move_harbor, score, send_agents
from engine.riverboat.hexgrid import bits
from engine.riverboat.phases import ending
from engine.riverboat.phases.opening import begin_phase
from engine.riverboat.state import ASK_AGENTS, ASK_BONUS, ASK_SURVEY, State
from engine.riverboat.steps import BONUSES, PASS, SURVEY_FIELD, ChooseBonus, Pass, PlaceSurveyor

SURVEY_CARD = tuple(PlaceSurveyor(card=card) for card in range(MOST_CARDS))


def begin(state: State, events: Events) -> None:
    """The owner chooses a bonus. Rule RB-1.10.7."""
    owner = begin_phase(state, Phase.SURVEYING, events)
    state.pending.append((ASK_BONUS, owner, -1))


def bonuses(state: State, seat: int) -> list[ChooseBonus]:
    """What of the three can be carried out; the harbor master always can."""
    found = []
    if state.coins_left:
        found.append(BONUSES["coin"])
    found.append(BONUSES["harbor"])
    if state.supply[seat]:
        found.append(BONUSES["agent"])
    return found


def choose_bonus(state: State, step: ChooseBonus, events: Events) -> None:
    """One coin, one space, or one agent."""
    seat = state.pending.pop()[1]
    if step.kind == "coin":
        gain_coins(state, seat, 1, events)
    elif step.kind == "harbor":
        move_harbor(state, seat, 1, events)
    else:
        send_agents(state, seat, 1, events)


def limit(state: State) -> int:
    """Surveyors a seat may place this round. Rule RB-1.10.1."""
    return state.board.edition.surveyors_per_round[state.round - 1]


def targets(state: State, seat: int) -> tuple[int, int]:
    """The fields and the cards without a surveyor that could take one, as masks. Rule RB-1.10.2."""
    return (
        (state.barns[seat] | state.wells[seat]) & ~state.used[seat],
        state.cards[seat] & ~state.used_cards[seat],
    )


def flow(state: State, events: Events) -> None:
    """The seat on turn places until it stops or cannot; after the last seat all collect. Rule RB-1.10.3."""
    while state.done < state.board.seats:
        seat = state.turn
        if state.placed < limit(state) and state.surveyors[seat]:
            fields, cards = targets(state, seat)
            if fields or cards:
                state.pending.append((ASK_SURVEY, seat, -1))
                return
        finish_turn(state)
    collect(state, events)
    ending.end_round(state, events)


def finish_turn(state: State) -> None:
    """The next seat is on turn."""
    state.done += 1
    state.placed = 0
    state.turn = state.board.next_seat[state.turn]


def legal(state: State, seat: int) -> list[PlaceSurveyor | Pass]:
    """Each own barn, well and card without a surveyor, or to stop. Rules RB-1.10.1, RB-3.39, RB-3.55."""
    fields, cards = targets(state, seat)
    steps: list[PlaceSurveyor | Pass] = [SURVEY_FIELD[field] for field in bits(fields)]
    steps += [SURVEY_CARD[card] for card in bits(cards)]
    steps.append(PASS)
    return steps


def survey(state: State, step: PlaceSurveyor, events: Events) -> None:
    """A surveyor stays where it is put, and what it stands on scores now. Rules RB-1.10.2, RB-3.53."""
    seat = state.pending.pop()[1]
    state.surveyors[seat] -= 1
    state.placed += 1
    if events is not None:
        events.append(ev.SurveyorPlaced(seat, step.field, step.card))
    if step.field != NOTHING:
        state.used[seat] |= 1 << step.field
        key = "barn" if state.barns[seat] >> step.field & 1 else "well"
        points, mask = valuing.field_value(state, seat, step.field)
        score(state, seat, points, key, events, piece=step.field, mask=mask)
        return
    state.used_cards[seat] |= 1 << step.card
    points, mask = valuing.card_value(state, seat, step.card)
    score(state, seat, points, "card", events, piece=step.card, mask=mask)
    face = state.board.edition.cards[step.card]
    move_harbor(state, seat, face.harbor, events)
    if face.agents:
        state.pending.append((ASK_AGENTS, seat, face.agents))


def stop(state: State, events: Events) -> None:
    """The seat places no more surveyors."""
    seat = state.pending.pop()[1]
    finish_turn(state)
    if events is not None:
        events.append(ev.Passed(seat, "surveying", forced=False))


def collect(state: State, events: Events) -> None:
    """A point for every surveyor in use and every agent, from the owner clockwise.

    Rules RB-1.10.3, RB-3.52, RB-3.54.
    """
    for seat in reversed(state.board.backwards[state.owner[Phase.SURVEYING]]):
        in_use = state.used[seat].bit_count() + state.used_cards[seat].bit_count()
        if in_use:
            score(state, seat, in_use, "surveyors", events, mask=state.used[seat])
        if state.agents[seat]:
            score(state, seat, state.agents[seat], "agents", events)
