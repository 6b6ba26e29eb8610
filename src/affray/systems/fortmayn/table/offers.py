"""What might suggest itself at a game master's table, to him and to each player; of it is listed what may be said now."""

from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.seats import master_side, table_of
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.oracle import LIKELIHOODS
from affray.systems.fortmayn.table.time import UNITS
from affray.systems.fortmayn.table.verbs import player_side, scene_things

USUAL_CALLS = (("body", "avoid_trap"), ("head", "searching"))


def master_offers(state: State) -> tuple[Answer, ...]:
    """What a game master may like to do: rule on what was declared, turn over what lies face down, call, let time pass."""
    table = table_of(state)
    found = [Answer(verb, (str(wish.id),)) for wish in table.wishes for verb in ("rule", "grant", "deny")]
    found += [Answer(verb, (str(call.id),)) for call in table.calls for verb in ("roll", "withdraw")]
    found += [Answer("reveal" if one.hidden else "hide", (one.id,)) for one in scene_things(state)]
    found += [Answer("remove", (one.id,)) for one in scene_things(state)]
    found += [Answer("edge", (who, "none")) for who, _, _ in table.edges]
    found += [Answer("unveil", (str(one.id),)) for one in table.results]
    found += [Answer("forget", (str(number),)) for number, _ in table.notes]
    found += [Answer("call", ("all", *what)) for what in USUAL_CALLS if not table.calls]
    found += [Answer("time", ("1", unit)) for unit in UNITS]
    found += [Answer("camp"), Answer("events"), Answer("fight"), Answer("peace")]
    found += [*(Answer("recover", (one.id,)) for one in state.people)]
    found += [Answer("ask", (likely,)) for likely in LIKELIHOODS]
    found += [Answer("dice", ("rolled" if master_side(state) in table.hands else "typed",))]
    return tuple(found)


def player_offers(state: State, side: int) -> tuple[Answer, ...]:
    """What a player may like to do: roll what he is called for, withdraw what he has declared, add a Die; how he throws."""
    table = table_of(state)
    found = [Answer("roll", (str(call.id),)) for call in table.calls if player_side(state, call.risk.actors[0]) == side]
    found += [
        Answer("cancel", (str(wish.id),)) for wish in table.wishes if player_side(state, wish.risk.actors[0]) == side
    ]
    mine = [who for who in dict.fromkeys(table.gains) if state.people[person_index(state, who)].side == side]
    found += [Answer("assign", (who, pool)) for who in mine for pool in POOL_NAMES]
    found.append(Answer("dice", ("rolled" if side in table.hands else "typed",)))
    return tuple(found)
