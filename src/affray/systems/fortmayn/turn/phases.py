"""The loop at work: each state of it is a module of its own, looked up here.

Every module answers the same four questions (see `phase.Phase`). The rolls of a conflict are settled in `ounce_resolve`; a
game master's table has states of its own beside those of the loop.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from affray.core import NATURE, Question, Refusal
from affray.core.state import settled
from affray.core.turns import Turn
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import duel as challenge
from affray.systems.fortmayn.conflict.phases import FRAY
from affray.systems.fortmayn.conflict.plan_offers import CANNED
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.delve import advance as advancing
from affray.systems.fortmayn.delve import create as creation
from affray.systems.fortmayn.delve import declare as declaring
from affray.systems.fortmayn.delve import end as ending
from affray.systems.fortmayn.delve import enter as entering
from affray.systems.fortmayn.delve import leave as leaving
from affray.systems.fortmayn.delve import losses as losing
from affray.systems.fortmayn.delve import outcome as outcomes
from affray.systems.fortmayn.delve import pass_a_moment as passing
from affray.systems.fortmayn.delve import rest as resting
from affray.systems.fortmayn.delve import roll as rolling
from affray.systems.fortmayn.delve import ruling, scene
from affray.systems.fortmayn.delve import setup as beginning
from affray.systems.fortmayn.delve.hub import hub
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.phase import GO, Phase
from affray.systems.fortmayn.position.seats import at_table
from affray.systems.fortmayn.position.standing import fray_of
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.table.phases import AT_TABLE
from affray.systems.fortmayn.turn import asides as notes

PHASES: Mapping[str, Phase] = {
    "setup": beginning,
    "create": creation,
    "hub": hub,
    "enter": entering,
    "turn": passing,
    "scene": scene,
    "declare": declaring,
    "ruling": ruling,
    "roll": rolling,
    "losses": losing,
    "outcome": outcomes,
    "rest": resting,
    "leave": leaving,
    "advance": advancing,
    "end": ending,
    **FRAY,
}
"""The modules of the states of loop.csv."""
WITH_ASIDES = ("hub", "scene")
"""The questions at which asides are offered; they may be made at any."""
APART: Mapping[str, Phase] = {challenge.PHASE: challenge}
"""Those of states that the loop has not: a duel is played by itself. [FT-FILL-12]"""


def phase_of(state: State) -> Phase:
    """The module of the state."""
    if at_table(state) and state.phase in AT_TABLE:
        return AT_TABLE[state.phase]
    return APART[state.phase] if state.phase in APART else PHASES[state.phase]


class Loop(Turn[State, Answer]):
    """The loop at work. Whoever plays alone may make asides at each question, and the sentence that he says along is told
    first; at a game master's table he may keep it to himself."""

    def question(self, state: State) -> Question[Answer] | None:
        """What is open; None when the game is over. Of answers in free words only some are listed."""
        found = super().question(state)
        if found is None or found.side == NATURE or at_table(state):
            return found
        return replace(found, open=(*found.open, *notes.FORMS)) if found.code in WITH_ASIDES else found

    def refuse(self, state: State, answer: Answer) -> Refusal | None:
        """Why the answer is not legal now; None when it is."""
        if answer.verb in notes.FAULTS and not at_table(state):
            found = super().question(state)
            if found is not None and found.side != NATURE:
                return notes.fault(state, answer)
        return super().refuse(state, answer)

    def play(self, ref: Referee, state: State, answer: Answer) -> State:
        """The state after a legal answer, at the next question, roll or end."""
        if at_table(state):
            return super().play(ref, state, answer)
        if answer.said and not is_said_again(state, answer):
            who = speaker(state, answer)
            say(ref, "said", verb=answer.verb, said=answer.said, who=who, named=int(who != ""))
        if answer.verb in notes.FAULTS:
            return notes.made(ref, state, answer)
        if answer == GO:
            # A position that a scenario or a text begins with may have steps before it that take no dice.
            first = settled(self.settle, ref, state)
            if first is not state:
                return first
        return super().play(ref, state, answer)


def speaker(state: State, answer: Answer) -> str:
    """Who says the sentence of an answer: whoever it begins with, in a duel who rolls; empty for the party."""
    named = fray_of(state).rolls[0].who if state.phase == challenge.PHASE else (*answer.words, "")[0]
    return named if any(one.id == named for one in state.people) else ""


def is_said_again(state: State, answer: Answer) -> bool:
    """Whether a sentence that serves for any has been said already in this fight."""
    return state.fray is not None and state.fray.exchange > 0 and answer.said in CANNED


TURN = Loop(phase_of, CODES, lambda n: Answer(str(n)))
question, choice, refuse, play, settle = TURN.question, TURN.choice, TURN.refuse, TURN.play, TURN.settle
