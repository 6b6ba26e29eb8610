"""A turn in which a game master may speak: between two moves or actions, at the start of a round, when he wants to, when somebody
walks onto what he has hidden, or when he is called."""

from collections.abc import Callable, Mapping
from typing import TypeVar, cast

from msgspec.structs import replace

from affray.core.fight_state import NOBODY, settle_fully
from affray.core.question import NATURE, Question, Refusal
from affray.core.turns import Phase, Turn
from affray.mastering import rulings
from affray.mastering.answers import (
    ACTIONS,
    CALL_FORM,
    CALLS,
    GO_ON,
    INTERRUPT,
    RULING_FORMS,
    Call,
    Ruling,
    is_masters,
)
from affray.mastering.desk import Desk, MasteredState
from affray.mastering.mastery import Called, Mastery, alter_mastery, is_held, master_side, mastery_of, side_of
from affray.mastering.rulings import no, words_refusal
from affray.referee import Code, Referee, say

S = TypeVar("S", bound=MasteredState)
A = TypeVar("A")
RULE = "rule"
"""The code of the question that a game master is asked."""


class MasteredTurn(Turn[S, A]):
    """The phases of a fight that may have a game master. `desk` is what he can do there."""

    def __init__(
        self,
        phase_of: Callable[[S], Phase[S, A]],
        codes: Mapping[int, Code],
        number: Callable[[int], A],
        first: Callable[[Referee, S], S],
        desk: Desk[S],
    ) -> None:
        super().__init__(phase_of, codes, number, first)
        self.desk = desk

    def question(self, state: S) -> Question[A] | None:
        """What is open; None when the game is over. Beside it the game master may interrupt, and sides may call him."""
        if state.master is None:
            return super().question(state)
        if state.master.asked:
            return master_question(state)
        asked = super().question(state)
        if asked is None or asked.side == NATURE:
            return asked
        return replace(asked, others=tuple(side for side in range(len(state.sides) + 1) if side != asked.side))

    def refuse(self, state: S, answer: A) -> Refusal | None:
        """Why the answer is not legal now; None when it is."""
        is_speech = isinstance(answer, Call) or is_masters(answer)
        if is_speech and state.master is None:
            found: Refusal | None = no("no-master", "no_master")
        elif is_speech:
            found = self.speech_refusal(state, mastery_of(state), answer)
        elif is_held(state):
            found = no("master-speaks", "not_now", side=mastery_of(state).name)
        else:
            return super().refuse(state, answer)
        return found and replace(found, clauses=found.clauses or self.desk.clauses)

    def speech_refusal(self, state: S, master: Mastery, answer: object) -> Refusal | None:
        """Why a game master may not say that, or nobody to him; None where it may be said."""
        if isinstance(answer, Call):
            return self.call_refusal(state, master, answer)
        if answer == INTERRUPT:
            said = "asked-already" if master.asked else "wants-already"
            return no(said, "not_now") if master.asked or master.wants else None
        if not master.asked:
            return no("master-waits", "not_now", side=master.name)
        return rulings.refuse(self.desk, state, answer) if isinstance(answer, Ruling) else None

    def call_refusal(self, state: S, master: Mastery, call: Call) -> Refusal | None:
        """Why a side may not call the game master now; None where it may: once until he has spoken."""
        if master.asked:
            return no("master-speaks", "not_now", side=master.name)
        if call.by and side_of(state, call.by) == NOBODY:
            return no("caller", "side", given=call.by, known=state.sides)
        side = self.caller(state, call)
        if side < 0 or super().question(state) is None:
            return no("calls-nobody", "not_now")
        if any(called.side == side for called in master.calls):
            return no("called-already", "not_now", side=master.name)
        return words_refusal(call.words)

    def caller(self, state: S, call: Call) -> int:
        """The side that calls: the one that is named, else the one that is asked."""
        if call.by:
            return side_of(state, call.by)
        asked = super().question(state)
        return NATURE if asked is None else asked.side

    def play(self, ref: Referee, state: S, answer: A) -> S:
        """The state after a legal answer, at the next question, roll or end."""
        if isinstance(answer, Call):
            called = Called(self.caller(state, answer), answer.words)
            say(ref, "called", side=state.sides[called.side], words=called.words, clauses=self.desk.clauses)
            state = alter_mastery(state, calls=(*mastery_of(state).calls, called))
        elif answer == INTERRUPT:
            state = alter_mastery(state, wants=True)
        elif answer == GO_ON:
            state = alter_mastery(state, asked=False, wants=False, calls=(), seen=self.desk.moment(state))
        elif isinstance(answer, Ruling):
            state = rulings.rule(self.desk, ref, state, answer)
        else:
            before, state = state, self.phase_of(state).play(ref, state, answer)
            if state.master is not None and self.springs(before, state):
                state = alter_mastery(state, wants=True)
        return rulings.forget_seen(self.desk, settle_fully(self.settle, ref, state))

    def springs(self, before: S, after: S) -> bool:
        """Whether a figure has come into a hex in which something that belongs to no side stands hidden, such as a trap."""
        hidden = {marker.hex for marker in mastery_of(after).markers if marker.hidden}
        if not hidden:
            return False
        came = zip(self.desk.places(before), self.desk.places(after), strict=False)
        return any(hidden.intersection(there).difference(here) for here, there in came)

    def settle(self, ref: Referee, state: S) -> S:
        """The state one step nearer to the next question; the same object when there it is."""
        if state.master is None:
            return super().settle(ref, state)
        if state.master.asked:
            return state
        after = self.first(ref, state)
        if after is not state:
            return after
        if is_due(state.master, self.desk.moment(state)):
            return alter_mastery(self.desk.cleared(state), asked=True)
        return self.phase_of(state).settle(ref, state)


def is_due(master: Mastery, moment: tuple[int, ...]) -> bool:
    """Whether a game master is to be asked at a moment of the fight: the round, and what comes within it; () at one where he
    has to wait."""
    if not moment:
        return False
    if master.wants or master.calls:
        return True
    if master.attends == CALLS:
        return False
    is_action = len(moment) > 1 and master.attends == ACTIONS
    return moment != master.seen if is_action else moment[:1] != master.seen[:1]


def master_question(state: MasteredState) -> Question[A]:
    """What a game master is asked: rulings one by one, until he lets the fight go on."""
    return Question(master_side(state), RULE, answers=(cast(A, GO_ON),), open=RULING_FORMS)


def aside(state: MasteredState, side: int) -> Question[A] | None:
    """What a seat may say although another is asked: a game master that he wants to speak, another that it calls him."""
    master = state.master
    if master is None or master.asked:
        return None
    if side == len(state.sides):
        return None if master.wants else Question(side, "interrupt", answers=(cast(A, INTERRUPT),))
    return None if any(called.side == side for called in master.calls) else Question(side, "call", open=(CALL_FORM,))
