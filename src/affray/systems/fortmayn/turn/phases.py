"""The loop at work: each state of it is a phase, made in a module of its own and looked up here.

Every phase answers the same four questions (see `phase.Phase`). The rolls of a conflict are settled in `ounce_resolve`; a
game master's table has states of its own beside those of the loop.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from affray.core import NATURE, Question, Refusal
from affray.core.faces.seats import Poll
from affray.core.fight_state import settle_fully
from affray.core.turns import Turn
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict import duel
from affray.systems.fortmayn.conflict.phases import CONFLICT_PHASES
from affray.systems.fortmayn.conflict.plan_offers import CANNED
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.delve import (
    advance,
    create,
    declare,
    end,
    enter,
    leave,
    losses,
    outcomes,
    pass_a_moment,
    resting,
    roll,
    ruling,
    scene,
    setup,
)
from affray.systems.fortmayn.delve.hub import hub
from affray.systems.fortmayn.position.answer import Answer, Number
from affray.systems.fortmayn.position.answers import words_of
from affray.systems.fortmayn.position.phase import GO, Phase
from affray.systems.fortmayn.position.seats import at_table
from affray.systems.fortmayn.position.standing import conflict_of
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.table.phases import AT_TABLE
from affray.systems.fortmayn.table.phases import aside as table_aside
from affray.systems.fortmayn.turn import asides, company

PHASES: Mapping[str, Phase] = {
    "setup": setup.PHASE,
    "create": create.PHASE,
    "hub": hub.PHASE,
    "enter": enter.PHASE,
    "turn": pass_a_moment.PHASE,
    "scene": scene.PHASE,
    "declare": declare.PHASE,
    "ruling": ruling.PHASE,
    "roll": roll.PHASE,
    "losses": losses.PHASE,
    "outcome": outcomes.PHASE,
    "rest": resting.PHASE,
    "leave": leave.PHASE,
    "advance": advance.PHASE,
    "end": end.PHASE,
    **CONFLICT_PHASES,
}
"""The phases of the states of loop.csv."""
WITH_ASIDES = ("hub", "scene")
"""The questions at which asides are offered; they may be made at any."""
APART: Mapping[str, Phase] = {duel.DUEL: duel.PHASE}
"""Those of states that the loop has not: a duel is played by itself. [FT-FILL-12]"""


def phase_of(state: State) -> Phase:
    """The phase of the state."""
    if at_table(state) and state.phase in AT_TABLE:
        return AT_TABLE[state.phase]
    return APART[state.phase] if state.phase in APART else PHASES[state.phase]


class Loop(Turn[State, Answer]):
    """The loop at work. Whoever plays alone may make asides at each question, and the sentence that he says along is told
    first; at a game master's table he may keep it to himself."""

    def question(self, state: State) -> Question[Answer] | None:
        """What is open; None when the game is over. Of answers in free words only some are listed."""
        return self.solo_question(state) if state.company is None else company.question(state, SOLO)

    def solo_question(self, state: State) -> Question[Answer] | None:
        """What is open for whoever plays alone."""
        found = super().question(state)
        if found is None or found.side == NATURE or at_table(state):
            return found
        return replace(found, open=(*found.open, *asides.OPEN)) if found.code in WITH_ASIDES else found

    def refuse(self, state: State, answer: Answer) -> Refusal | None:
        """Why the answer is not legal now; None when it is."""
        return self.solo_refusal(state, answer) if state.company is None else company.refuse(state, answer, SOLO)

    def solo_refusal(self, state: State, answer: Answer) -> Refusal | None:
        """Why whoever plays alone may not answer that now."""
        if answer.verb in asides.DEEDS.verbs and not at_table(state):
            found = super().question(state)
            if found is not None and found.side != NATURE:
                return asides.DEEDS.refuse(state, answer)
        return super().refuse(state, answer)

    def play(self, ref: Referee, state: State, answer: Answer) -> State:
        """The state after a legal answer, at the next question, roll or end."""
        return self.solo_play(ref, state, answer) if state.company is None else company.play(ref, state, answer, SOLO)

    def solo_play(self, ref: Referee, state: State, answer: Answer) -> State:
        """The state after a legal answer of whoever plays alone."""
        if at_table(state):
            return super().play(ref, state, answer)
        if answer.said and not is_said_again(state, answer):
            who = speaker(state, answer)
            say(ref, "said", verb=answer.verb, said=answer.said, who=who, named=int(who != ""))
        if answer.verb in asides.DEEDS.verbs:
            return asides.DEEDS.play(ref, state, answer)
        if answer == GO:
            # A position that a scenario or a text begins with may have steps before it that take no dice.
            first = settle_fully(self.settle, ref, state)
            if first is not state:
                return first
        return super().play(ref, state, answer)


def speaker(state: State, answer: Answer) -> str:
    """Who says the sentence of an answer: whoever it begins with, in a duel who rolls; empty for the party."""
    named = conflict_of(state).rolls[0].who if state.phase == duel.DUEL else (*words_of(answer), "")[0]
    return named if any(person.id == named for person in state.people) else ""


def is_said_again(state: State, answer: Answer) -> bool:
    """Whether a sentence that serves for any has been said already in this fight."""
    return state.fray is not None and state.fray.exchange > 0 and answer.said in CANNED


TURN = Loop(phase_of, CODES, Number)
SOLO = company.Solo(TURN.solo_question, TURN.solo_refusal, TURN.solo_play)
"""A delve alone, for the players of a company."""
question, choice, refuse, play, settle = TURN.question, TURN.choice, TURN.refuse, TURN.play, TURN.settle


def aside(state: State, side: int) -> Question[Answer] | None:
    """What a side may say that is not asked: at a game master's table, or where a company decides."""
    if state.company is None:
        return table_aside(state, side)
    found = company.shared_question(state, side, SOLO)
    if found is None:
        return None
    answers, extra = (
        tuple(replace(answer, by=state.sides[side]) for answer in those) for those in (found.answers, found.extra)
    )
    return replace(found, answers=answers, extra=extra)


def shared_question(state: State, side: int) -> Question[Answer] | None:
    """The open question as it is put to a side that may answer it as well as the one that is asked; None for any other."""
    return None if state.company is None else company.shared_question(state, side, SOLO)


def poll(state: State) -> Poll[Answer] | None:
    """The vote that a company is asked for; None where nobody votes."""
    return None if state.company is None else company.poll(state, SOLO)
