"""Laws of teams and of fights of several sides in Foeman and the guide: to whoever acts an ally is a friend as in a fight of two
sides, the last team wins together, and who is out is asked nothing."""

from collections.abc import Iterator, Mapping

import pytest
from msgspec.structs import replace

from affray.core import NATURE, Question, System
from affray.core.fight_state import allies, team_lead
from affray.game import Game, load_scenario
from affray.play import make_seat
from affray.play.run import give_answer
from affray.systems.foeman import SYSTEM as FOEMAN
from affray.systems.foeman.position.answers import Give, Take
from affray.systems.foeman.position.state import State as FoemanState
from affray.systems.melee import SYSTEM as MELEE
from affray.systems.melee.position.state import State as MeleeState

State = FoemanState | MeleeState
SYSTEMS: Mapping[str, System[State, object]] = {"foeman": FOEMAN, "melee": MELEE}  # type: ignore[dict-item]
TEAMS = [("foeman", "pairs"), ("melee", "two-teams")]
SEVERAL = [
    *(("foeman", name) for name in ("pairs", "three-crowns", "ring-of-six", "free-for-all")),
    *(("melee", name) for name in ("two-teams", "arena-of-six", "three-masters", "ring-of-four", "arena")),
]


def steps(system: str, name: str, seed: int, player: str) -> Iterator[Game[State, object]]:
    """A game between such players at each question between actions, and once more at its end."""
    game = Game.new(SYSTEMS[system], load_scenario(system, name), {}, seed=seed)
    seats = [make_seat(player, seed + side) for side in range(len(game.state.sides))]
    while game.question is not None:
        if not game.question.inner:
            yield game
        give_answer(game, seats[game.question.side], game.question)
    yield game


def of_two_sides(state: State) -> State:
    """The position in which each team is one side, as far as the question to a figure goes."""
    names = tuple(dict.fromkeys(state.teams))

    def side_of(side: int) -> int:
        return names.index(state.teams[side]) if side >= 0 else side

    figures = tuple(replace(figure, side=side_of(figure.side)) for figure in state.figures)
    if isinstance(state, FoemanState):
        return replace(state, figures=figures, sides=names, teams=(), side=side_of(state.side))
    return replace(state, figures=figures, sides=names, teams=())


def but_exchanges(answers: tuple[object, ...]) -> set[object]:
    """Answers without the exchanges with allies, which ask these for their consent. [FM-OPT-07 FM-END-02]"""
    return {answer for answer in answers if not isinstance(answer, Take | Give)}


@pytest.mark.parametrize("player", ["greedy", pytest.param("random", marks=pytest.mark.slow)])
@pytest.mark.parametrize(("system", "name"), TEAMS)
def test_a_figure_is_asked_the_same_whether_its_allies_are_a_side_of_their_own_or_not(
    system: str, name: str, player: str
) -> None:
    rules, asked = SYSTEMS[system], 0
    for game in steps(system, name, 1, player):
        question, state = game.question, game.state
        if question is None or not question.who or question.side == NATURE:
            continue
        merged = of_two_sides(state)
        other: Question[object] | None = rules.question(merged)
        assert other is not None
        assert but_exchanges(question.answers) == but_exchanges(other.answers), rules.write_state(state)
        asked += 1
        if asked % 5 == 0:
            # What a computer player goes by, and what is said of an answer, know friend and foe in the same way.
            mine, theirs = (rules.opponents.appraise(at, now) for at, now in ((state, question), (merged, other)))
            if len(question.answers) == len(other.answers):
                assert mine == pytest.approx(theirs), rules.write_state(state)
    assert asked > 30


@pytest.mark.parametrize(
    ("system", "name"),
    [pytest.param(*fight, marks=() if fight in TEAMS else pytest.mark.slow, id=fight[1]) for fight in SEVERAL],
)
def test_a_fight_of_several_is_sound_to_its_end(system: str, name: str) -> None:
    rules, seats = SYSTEMS[system], SYSTEMS[system].seats
    sides = range(len(rules.sides(rules.setup(load_scenario(system, name), {}))))
    state = rules.setup(load_scenario(system, name), {})
    for game in steps(system, name, 5, "greedy"):
        state, question = game.state, game.question
        assert rules.broken_invariants(state) == ()
        assert sum(game.score) == pytest.approx(1)
        assert rules.read_state(rules.write_state(state)) == state
        out = [side for side in sides if seats.is_out(state, side)]
        if question is not None and question.side >= 0:
            assert question.side not in out
        for side in sides:
            assert game.score[side] == pytest.approx(game.score[team_lead(state, side)])
    assert game.is_over, "the game is over"
    left = [side for side in sides if not seats.is_out(state, side)]
    if left and all(side in allies(state, left[0]) for side in left):
        assert {side for side in sides if game.score[side] > 0} == set(allies(state, left[0]))
