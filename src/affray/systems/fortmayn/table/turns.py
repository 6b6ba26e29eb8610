"""The rolls of a conflict at a game master's table: each is its player's to make; what the creatures do is the game master's.

Where the program would go on by itself in a delve, here it asks. [FT-CORE-05 FT-MELEE-02 FT-MELEE-03 FT-OOFA-02 FT-CORE-08]
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import aftermath, begin, resolve, spoils
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.phase import GO, Phase, is_able
from affray.systems.fortmayn.position.seats import master_side, other_sides
from affray.systems.fortmayn.position.standing import alter_conflict, conflict_of
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.position.table_answers import FoesMove, RollNext
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.table import floor
from affray.systems.fortmayn.table.advantage import without_edge
from affray.systems.fortmayn.table.conflict import foe_alternatives, foe_plans, return_to_floor
from affray.systems.fortmayn.table.verbs import RULING, player_side

ROLL, FOES = RollNext(), FoesMove()


def rolling_side(state: State) -> int:
    """The side that makes the next roll of the conflict: the character's player; of what is nobody's, the game master."""
    who = conflict_of(state).rolls[0].who
    return player_side(state, who) if who else master_side(state)


class Turn:
    """A state of a conflict in which the next roll is somebody's to make."""

    def __init__(self, phase: Phase, settle: Callable[[Referee, State], State]) -> None:
        self.phase, self.settle = phase, settle

    def question(self, state: State) -> Question[Answer]:
        """The next roll, of whoever makes it. [FT-CORE-05 FT-MELEE-03]"""
        side, own = due_answers(state)
        answers = (*own, *floor.side_answers(state, side))
        who = conflict_of(state).rolls[0].who if own == (ROLL,) else ""
        code = "roll" if own == (ROLL,) else "foes"
        forms, extra = floor.side_forms(state, side), floor.ending_answers(state, side)
        return Question(side, code, who, answers, extra, open=forms, others=other_sides(state, side))

    def aside(self, state: State, side: int) -> Question[Answer]:
        """What a side may say that is not asked; the game master may roll for anybody."""
        said = floor.aside(state, side)
        if side != master_side(state):
            return said
        return replace(said, answers=(replace(ROLL, by=state.sides[side]), *said.answers))

    def refuse(self, state: State, answer: Answer) -> Refusal | None:
        """Why somebody may not say that: a roll is its player's or the game master's. [FT-CORE-05 FT-CORE-08]"""
        side = floor.speaking_side(state, answer, due_answers(state)[0])
        if not isinstance(answer, RollNext | FoesMove):
            return floor.speech_refusal(state, answer, side)
        asked, own = due_answers(state)
        if side not in (asked, master_side(state)):
            return refusal("not-your-roll", "roll", "FT-CORE-05", side=state.sides[asked])
        return (
            None
            if own[0].verb == answer.verb
            else refusal("not-now", "not_now", RULING, verb=answer.verb, phase=state.phase)
        )

    def play(self, ref: Referee, state: State, answer: Answer) -> State:
        """The state after the next roll, after the creatures' moves, or after whatever else was said. [FT-MELEE-02]"""
        if isinstance(answer, RollNext):
            who = conflict_of(state).rolls[0].who
            return without_edge(self.phase.play(ref, state, GO), who)
        if isinstance(answer, FoesMove):
            return resolve.move_foes(ref, state, foe_plans(state))
        return floor.do_verb(ref, state, answer, floor.speaking_side(state, answer, due_answers(state)[0]))


def due_answers(state: State) -> tuple[int, tuple[Answer, ...]]:
    """The side that is asked and what it is asked for: the next roll, or what the creatures do once the characters have
    moved. [FT-MELEE-02]"""
    if conflict_of(state).rolls:
        return rolling_side(state), (ROLL,)
    return master_side(state), (FOES, *foe_alternatives(state))


# --- what goes by itself ----------------------------------------------------------------------------------------------
def resolve_ounce(ref: Referee, state: State) -> State:
    """The state at the next roll; the creatures wait for the game master. [FT-MELEE-02 FT-MELEE-08]"""
    fray = conflict_of(state)
    return resolve.settle(ref, state) if fray.set or fray.rolls else state


def wind_up(ref: Referee, state: State) -> State:
    """The state with what is settled after the conflict: where the party does not hold the field, what becomes of the fallen
    is the game master's to say; so is what there is to find. [FT-OOFA-02 FT-OOFA-08 FT-CORE-08]"""
    fray = conflict_of(state)
    if fray.set:
        return aftermath.settle(ref, state)
    if aftermath.has_fled(state) or not any(map(is_able, state.people)):
        say(ref, "table_field_lost", clauses=("FT-OOFA-08", RULING))
        return return_to_floor(state)
    state = aftermath.settle(ref, state)
    return alter_conflict(state, rolls=tuple(deed for deed in conflict_of(state).rolls if deed.kind != spoils.LOOT))


TURNS: Mapping[str, Turn] = {
    "conflict": Turn(begin.PHASE, begin.settle),
    "ounce_resolve": Turn(resolve.PHASE, resolve_ounce),
    "aftermath": Turn(aftermath.PHASE, wind_up),
}
"""The states of a conflict that ask for a roll."""
