"""A turn as a table of phases, on a count that two sides share: what each phase asks, refuses, does, and what follows."""

from typing import NamedTuple

from affray.core import NATURE, Question, Refusal
from affray.core.turns import Choice, Decision, End, Phase, RefereePhase, Turn
from affray.referee import ChoiceNeeded, Code, Referee, Script

BEGIN, TAKE, OVER = range(3)


class Named(NamedTuple):
    """Who takes for a side."""

    id: str
    side: int


class Count(NamedTuple):
    """So many are left; side `turn` takes next."""

    phase: int = BEGIN
    left: int = 5
    turn: int = 0

    @property
    def figures(self) -> tuple[Named, ...]:
        return Named("Ann", 0), Named("Bo", 1)


def asks(state: Count) -> Question[int]:
    return Question(state.turn, "take", answers=tuple(range(1, min(2, state.left) + 1)))


def take(ref: Referee, state: Count, answer: int) -> Count:
    return state._replace(left=state.left - answer, turn=1 - state.turn)


def begin(ref: Referee, state: Count) -> Count:
    return state._replace(phase=TAKE)


def decided(ref: Referee, state: Count) -> Count:
    return state._replace(phase=OVER) if state.phase == TAKE and state.left == 0 else state


def alone(ref: Referee, state: Count) -> Count:
    """The last one is taken without asking."""
    return state._replace(left=0) if state.left == 1 else state


NOT_NOW, DONE = Refusal("not_now", "not now"), Refusal("over", "the game is over")
PHASES: dict[int, Phase[Count, int]] = {
    BEGIN: RefereePhase(0, NOT_NOW, begin),
    TAKE: Choice(asks, NOT_NOW, take, alone),
    OVER: End(DONE),
}
TURN = Turn(lambda state: PHASES[state.phase], {7: Code("choose_place")}, int, decided)


def test_the_referee_goes_on_alone_until_somebody_is_asked() -> None:
    start = Count()
    asked = TURN.question(start)
    assert asked is not None and (asked.side, asked.code, asked.answers) == (NATURE, "go", (0,))
    assert TURN.refuse(start, 1) == NOT_NOW and TURN.refuse(start, 0) is None
    assert TURN.play(Script([]), start, 0) == Count(TAKE)


def test_an_answer_of_the_list_is_played_and_what_follows_by_itself_too() -> None:
    state = Count(TAKE)
    assert TURN.refuse(state, 3) == NOT_NOW and TURN.refuse(state, 2) is None
    state = TURN.play(Script([]), state, 2)
    assert state == Count(TAKE, 3, 1)
    assert TURN.settle(Script([]), state) is state
    assert TURN.play(Script([]), state, 2) == Count(OVER, 0, 0)


def test_nothing_is_open_at_the_end() -> None:
    state = Count(OVER, 0)
    assert TURN.question(state) is None and TURN.refuse(state, 1) == DONE
    assert TURN.play(Script([]), state, 1) is state


def test_a_decision_refuses_in_its_own_words() -> None:
    few = Refusal("few", "so many are not left")
    phase = Decision(asks, lambda state, answer: few if answer > state.left else None, take)
    assert phase.refuse(Count(TAKE, 1), 2) == few and phase.refuse(Count(TAKE, 2), 2) is None


def test_an_inner_choice_counts_from_nought_and_is_called_by_its_code() -> None:
    asked = TURN.choice(Count(), ChoiceNeeded(1, 7, 2, 4, 5, 6))
    assert asked == Question(1, "place", "Bo", (0, 1, 2), inner=True, about=(4, 5, 6))
