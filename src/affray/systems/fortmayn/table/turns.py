"""The rolls of a conflict at a game master's table: each is its player's to make; what the creatures do is the game master's.

Where the program would go on by itself in a delve, here it asks. [FT-CORE-05 FT-MELEE-02 FT-MELEE-03 FT-OOFA-02 FT-CORE-08]
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import aftermath, spoils
from affray.systems.fortmayn.conflict import begin as conflict
from affray.systems.fortmayn.conflict import resolve as ounce_order
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.phase import GO, Phase, able
from affray.systems.fortmayn.position.seats import everybody_but, keeper
from affray.systems.fortmayn.position.standing import alter_fray, fray_of
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.refusing import no
from affray.systems.fortmayn.table import floor as table_floor
from affray.systems.fortmayn.table.advantage import without_edge
from affray.systems.fortmayn.table.conflict import alternatives, back_on_the_floor, foe_plans
from affray.systems.fortmayn.table.verbs import RULING, seat_of

ROLL, FOES = Answer("roll"), Answer("foes")


def roller(state: State) -> int:
    """The side that makes the next roll of the conflict: the character's player; of what is nobody's, the game master."""
    who = fray_of(state).rolls[0].who
    return seat_of(state, who) if who else keeper(state)


class Turn:
    """A state of a conflict in which the next roll is somebody's to make."""

    def __init__(self, phase: Phase, settle: Callable[[Referee, State], State]) -> None:
        self.phase, self.settle = phase, settle

    def question(self, state: State) -> Question[Answer]:
        """The next roll, of whoever makes it. [FT-CORE-05 FT-MELEE-03]"""
        side, own = due(state)
        answers = (*own, *table_floor.offers_of(state, side))
        who = fray_of(state).rolls[0].who if own == (ROLL,) else ""
        code = "roll" if own == (ROLL,) else "foes"
        forms, extra = table_floor.forms_of(state, side), table_floor.ends(state, side)
        return Question(side, code, who, answers, extra, open=forms, others=everybody_but(state, side))

    def aside(self, state: State, side: int) -> Question[Answer]:
        """What a side may say that is not asked; the game master may roll for anybody."""
        said = table_floor.aside(state, side)
        if side != keeper(state):
            return said
        return replace(said, answers=(replace(ROLL, by=state.sides[side]), *said.answers))

    def refuse(self, state: State, answer: Answer) -> Refusal | None:
        """Why somebody may not say that: a roll is its player's or the game master's. [FT-CORE-05 FT-CORE-08]"""
        side = table_floor.asked_side(state, answer, due(state)[0])
        if (answer.verb, answer.words) not in ((ROLL.verb, ()), (FOES.verb, ())):
            return table_floor.spoken_fault(state, answer, side)
        asked, own = due(state)
        if side not in (asked, keeper(state)):
            return no("not-your-roll", "roll", "FT-CORE-05", side=state.sides[asked])
        return (
            None
            if own[0].verb == answer.verb
            else no("not-now", "not_now", RULING, verb=answer.verb, phase=state.phase)
        )

    def play(self, ref: Referee, state: State, answer: Answer) -> State:
        """The state after the next roll, after the creatures' moves, or after whatever else was said. [FT-MELEE-02]"""
        if (answer.verb, answer.words) == (ROLL.verb, ()):
            who = fray_of(state).rolls[0].who
            return without_edge(self.phase.play(ref, state, GO), who)
        if answer.verb == FOES.verb:
            return ounce_order.foes_move(ref, state, foe_plans(state))
        return table_floor.spoken(ref, state, answer, table_floor.asked_side(state, answer, due(state)[0]))


def due(state: State) -> tuple[int, tuple[Answer, ...]]:
    """The side that is asked and what it is asked for: the next roll, or what the creatures do once the characters have
    moved. [FT-MELEE-02]"""
    if fray_of(state).rolls:
        return roller(state), (ROLL,)
    return keeper(state), (FOES, *alternatives(state))


# --- what goes by itself ----------------------------------------------------------------------------------------------
def resolve(ref: Referee, state: State) -> State:
    """The state at the next roll; the creatures wait for the game master. [FT-MELEE-02 FT-MELEE-08]"""
    fray = fray_of(state)
    return ounce_order.settle(ref, state) if fray.set or fray.rolls else state


def wind_up(ref: Referee, state: State) -> State:
    """The state with what is settled after the conflict: where the party does not hold the field, what becomes of the fallen
    is the game master's to say; so is what there is to find. [FT-OOFA-02 FT-OOFA-08 FT-CORE-08]"""
    fray = fray_of(state)
    if fray.set:
        return aftermath.settle(ref, state)
    if aftermath.has_fled(state) or not any(map(able, state.people)):
        say(ref, "table_field_lost", clauses=("FT-OOFA-08", RULING))
        return back_on_the_floor(state)
    state = aftermath.settle(ref, state)
    return alter_fray(state, rolls=tuple(deed for deed in fray_of(state).rolls if deed.kind != spoils.LOOT))


TURNS: Mapping[str, Turn] = {
    "conflict": Turn(conflict, conflict.settle),
    "ounce_resolve": Turn(ounce_order, resolve),
    "aftermath": Turn(aftermath, wind_up),
}
"""The states of a conflict that ask for a roll."""
