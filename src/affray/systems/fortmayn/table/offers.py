"""What might suggest itself at a game master's table, to him and to each player; of it is listed what may be said now."""

from affray.systems.fortmayn.content.codes import BODY, HEAD
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.delve_answers import Assign, Camp, Gain
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.seats import master_side, table_of
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.position.table_answers import (
    Ask,
    CallTest,
    CancelWish,
    Deny,
    Dice,
    Edge,
    Events,
    Fight,
    Forget,
    Grant,
    Hide,
    Peace,
    Recover,
    Remove,
    Reveal,
    Roll,
    Rule,
    Time,
    Unveil,
    WithdrawCall,
)
from affray.systems.fortmayn.rules.oracle import LIKELIHOODS
from affray.systems.fortmayn.table.lore import ROLLED, TYPED
from affray.systems.fortmayn.table.time import UNITS
from affray.systems.fortmayn.table.verbs import ALL, player_side, scene_things

USUAL_CALLS = ((BODY, "avoid_trap"), (HEAD, "searching"))


def master_offers(state: State) -> tuple[Answer, ...]:
    """What a game master may like to do: rule on what was declared, turn over what lies face down, call, let time pass."""
    table = table_of(state)
    found: list[Answer] = [answer for wish in table.wishes for answer in (Rule(wish.id), Grant(wish.id), Deny(wish.id))]
    found += [answer for call in table.calls for answer in (Roll(call.id), WithdrawCall(call.id))]
    found += [Reveal(thing.id) if thing.hidden else Hide(thing.id) for thing in scene_things(state)]
    found += [Remove(thing.id) for thing in scene_things(state)]
    found += [Edge(who, 0) for who, _, _ in table.edges]
    found += [Unveil(result.id) for result in table.results]
    found += [Forget(number) for number, _ in table.notes]
    found += [CallTest((ALL,), *what) for what in USUAL_CALLS if not table.calls]
    found += [Time(1, unit) for unit in UNITS]
    found += [Camp(), Events(), Fight(), Peace()]
    found += [Recover(person.id) for person in state.people]
    found += [Ask(likely) for likely in LIKELIHOODS]
    found += [Dice(ROLLED if master_side(state) in table.hands else TYPED)]
    return tuple(found)


def player_offers(state: State, side: int) -> tuple[Answer, ...]:
    """What a player may like to do: roll what he is called for, withdraw what he has declared, add a Die; how he throws."""
    table = table_of(state)
    found: list[Answer] = [Roll(call.id) for call in table.calls if player_side(state, call.risk.actors[0]) == side]
    found += [CancelWish(wish.id) for wish in table.wishes if player_side(state, wish.risk.actors[0]) == side]
    mine = [who for who in dict.fromkeys(table.gains) if state.people[person_index(state, who)].side == side]
    found += [Assign((Gain(who, pool),)) for who in mine for pool in (BODY, HEAD)]
    found.append(Dice(ROLLED if side in table.hands else TYPED))
    return tuple(found)
