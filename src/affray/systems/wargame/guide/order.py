"""Who may still be activated in this round: the side whose turn it is first, of each side the units that failed morale."""

from functools import lru_cache

from affray.core.faces.guide import Phrase
from affray.core.words.phrase import phrase
from affray.systems.wargame.position.state import ACT, KEPT, PICK, TALKS, State
from affray.systems.wargame.rules.body import body_in_new_turn
from affray.systems.wargame.rules.order_and_actions import Ready, waiting_units
from affray.systems.wargame.turn.sequence import ready_units


def activation_order(state: State) -> tuple[Phrase, ...]:
    """The units still to be activated in this round, side after side, those that failed morale first.
    [UW-TURN-02 UW-TURN-03]"""
    if state.phase not in (PICK, ACT, *TALKS):
        return ()
    coming = waiting_in_order(ready_units(state), state.order[state.stage :])
    return tuple(waiting_unit_phrase(state, i) for i in coming)


@lru_cache(maxsize=KEPT)
def waiting_in_order(ready: tuple[Ready, ...], sides: tuple[int, ...]) -> tuple[int, ...]:
    """The units still to be activated by the side whose turn it is and those to come, by their places."""
    # Whoever's turn is still to come has all units before it, activated or not in the round before.
    units = [unit._replace(body=body_in_new_turn(unit.body)) if unit.owner in sides[1:] else unit for unit in ready]
    return tuple(i for side in sides for i in sorted(waiting_units(units, side), key=lambda i: -units[i].body.token))


def waiting_unit_phrase(state: State, i: int) -> Phrase:
    """A unit that is still to be activated; its side is named where it is not its turn."""
    unit = state.figures[i]
    clauses = ("UW-TURN-02", "UW-TURN-03") if unit.body.token else ("UW-TURN-02",)
    turn = int(unit.side == state.order[state.stage])
    return phrase("guide-order", *clauses, who=unit.id, side=state.sides[unit.side], failed=unit.body.token, turn=turn)
