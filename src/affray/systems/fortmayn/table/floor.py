"""The open floor of a game master's table: he is asked, and all may speak. Whoever is called for a roll is asked first.

Everything that somebody may say at any time is a verb here; the states of a conflict take these verbs beside their own.
[FT-CORE-02 FT-CORE-05 FT-CORE-08 FT-TEST-10]
"""

from collections.abc import Mapping

from msgspec.structs import replace

from affray.core import NATURE, Question, Refusal
from affray.core.turns import as_it_is as settle
from affray.referee import Referee, say
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.seats import everybody_but, giver, keeper, laid
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.refusing import no
from affray.systems.fortmayn.table import advantage as table_edges
from affray.systems.fortmayn.table import calls as table_calls
from affray.systems.fortmayn.table import conflict as table_war
from affray.systems.fortmayn.table import goods as table_goods
from affray.systems.fortmayn.table import lore as table_lore
from affray.systems.fortmayn.table import rolls as table_rolls
from affray.systems.fortmayn.table import scene as table_scene
from affray.systems.fortmayn.table import time as table_time
from affray.systems.fortmayn.table.offers import master_offers, player_offers
from affray.systems.fortmayn.table.verbs import RULING, Verb, reason, seat_of

__all__ = ["aside", "asked_side", "play", "question", "refuse", "settle"]

END = Answer("end")


# --- the end ----------------------------------------------------------------------------------------------------------
def end_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Nothing speaks against it: the game master closes the table when he likes."""
    return None


def close(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state after the last scene: what lay face down and what was kept back is told; notes stay the game master's.

    [FT-TEST-10]
    """
    say(ref, "table_closed", **reason(answer), clauses=("FT-TEST-10",))
    for place in state.places:
        for hurdle in place.hurdles:
            if hurdle.hidden:
                say(ref, "table_revealed", name=hurdle.id, dd=hurdle.dd, told=0, why="", clauses=("FT-TEST-10",))
    for one in laid(state).results:
        state = table_lore.unveil(ref, state, Answer("unveil", (str(one.id),)), side)
    return replace(state, phase="end", fray=None)


MASTER: Mapping[str, Verb] = {
    **table_scene.VERBS,
    **table_calls.VERBS,
    **table_rolls.VERBS,
    **table_goods.VERBS,
    **table_time.VERBS,
    **table_lore.VERBS,
    **table_war.VERBS,
    **table_edges.VERBS,
    "end": Verb("end [: WORDS]", end_fault, close),
}
"""Everything that a game master may say."""
FORMS = tuple(verb.form for verb in MASTER.values())
PLAYERS = {name: verb for name, verb in MASTER.items() if verb.players}
"""What players may say too, each for his own characters."""
PLAYER_FORMS = tuple(verb.form for verb in PLAYERS.values())


# --- what is open -----------------------------------------------------------------------------------------------------
def question(state: State) -> Question[Answer]:
    """A roll that is called for, of the first who is; else what the game master does. Everybody may speak up.

    [FT-CORE-08 FT-TEST-09]
    """
    who = called(state)
    side, code = due_side(state), "called" if who else "table"
    answers, forms, extra = offers_of(state, side), forms_of(state, side), ends(state, side)
    return Question(side, code, who, answers, extra, open=forms, others=everybody_but(state, side))


def called(state: State) -> str:
    """The first who is to roll; "" where nobody is. [FT-CORE-08]"""
    calls = laid(state).calls
    return calls[0].risk.actors[0] if calls else ""


def due_side(state: State) -> int:
    """The side that is asked: whose roll is called for, else the game master. [FT-CORE-08 FT-TEST-09]"""
    who = called(state)
    return seat_of(state, who) if who else keeper(state)


def offers_of(state: State, side: int) -> tuple[Answer, ...]:
    """What suggests itself to a side, as far as it may be said."""
    found = master_offers(state) if side == keeper(state) else player_offers(state, side)
    return tuple(answer for answer in found if spoken_fault(state, answer, side) is None)


def ends(state: State, side: int) -> tuple[Answer, ...]:
    """What ends the table for good: the game master's word."""
    return (END,) if side == keeper(state) else ()


def forms_of(state: State, side: int) -> tuple[str, ...]:
    """The forms of what a side may say."""
    return FORMS if side == keeper(state) else PLAYER_FORMS


def aside(state: State, side: int) -> Question[Answer]:
    """What a side may say that is not asked, each answer signed with its name."""
    answers = tuple(replace(answer, by=state.sides[side]) for answer in offers_of(state, side))
    extra = tuple(replace(answer, by=state.sides[side]) for answer in ends(state, side))
    return Question(side, "aside", answers=answers, extra=extra, open=forms_of(state, side))


def asked_side(state: State, answer: Answer, asked: int) -> int:
    """The side whose answer it is: the one that it names, else the one that is asked."""
    side = giver(state, answer)
    return asked if side == NATURE else side


# --- what may be said, and what comes of it ---------------------------------------------------------------------------
def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why somebody may not say that now."""
    return spoken_fault(state, answer, asked_side(state, answer, due_side(state)))


def spoken_fault(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a side may not say that: there is no such verb, it is the game master's, or its own reasons."""
    verb = MASTER.get(answer.verb)
    if verb is None:
        return no("not-now", "not_now", RULING, verb=answer.verb, phase=state.phase)
    if side != keeper(state) and not verb.players:
        return no("masters-word", "master", RULING, verb=answer.verb)
    return verb.fault(state, answer, side)


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after what was said."""
    return spoken(ref, state, answer, asked_side(state, answer, due_side(state)))


def spoken(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state after what a side has said."""
    return MASTER[answer.verb].done(ref, state, answer, side)
