"""The player that errs as people do, and the levels that are made of it."""

from collections import Counter
from math import isclose

import msgspec
import pytest

from affray.core import InputError, Question
from affray.core.faces.opponent import PLAIN, Manner
from affray.dice.stream import Stream
from affray.play.greedy import GreedyPlayer
from affray.play.levels import LEVELS, OFFERED, Computer, make_computer, offered_levels
from affray.play.noisy import NoisyPlayer, gumbel
from affray.play.player import Asked, Player
from affray.play.players import check_offered, opponent_names
from affray.play.search.planner import Planner
from tests.toy import LEFT, PIG, TABLE, Pig, PigSystem

START = PIG.setup(TABLE, {})
QUESTION = Question(0, "any", answers=("a", "b", "c", "d"), extra=(LEFT,))


class Level(PigSystem):
    """Pig of four answers, each a point better than the one before it."""

    styles = {"bold": Manner(dealt=2.0)}  # noqa: RUF012

    def appraise(self, state: Pig, question: Question[str]) -> tuple[float, ...]:
        return tuple(map(float, range(len(question.answers))))

    def with_manner(self, manner: Manner) -> "Level":
        return Turned()


class Turned(Level):
    """The other way round."""

    def appraise(self, state: Pig, question: Question[str]) -> tuple[float, ...]:
        return super().appraise(state, question)[::-1]


def counted(player: Player, system: PigSystem, times: int = 400) -> Counter[str]:
    rng = Stream(5)
    return Counter(player.think(Asked(system, START, QUESTION, rng)).answer for _ in range(times))


def test_without_errors_it_takes_the_best() -> None:
    assert counted(NoisyPlayer(0.0), Level(), 40) == {"d": 40}


def test_the_better_an_answer_the_more_often_it_is_taken() -> None:
    found = counted(NoisyPlayer(0.6), Level())
    assert found["d"] > found["c"] > found["b"] >= found["a"] > 0


def test_errors_follow_the_softmax_of_the_worth() -> None:
    # The best of four is 1.5 above the middle; errors of two thirds of that are one point.
    found = counted(NoisyPlayer(2 / 3), Level(), 4000)
    assert isclose(found["d"] / found["c"], 2.718, rel_tol=0.15)


def test_a_single_answer_or_none_needs_no_judgement() -> None:
    for question in (Question(0, "one", answers=("a",)), Question(0, "last", extra=("a",))):
        assert NoisyPlayer(1.0).think(Asked(PIG, START, question, Stream(1))).answer == "a"


def test_reasons_show_the_answer_taken_before_the_others() -> None:
    thought = NoisyPlayer(0.0).think(Asked(Level(), START, QUESTION, Stream(1), reasons=True))
    assert [candidate.answer for candidate in thought.candidates] == ["d", "c", "b", "a"]


def test_gumbel_numbers_have_their_mean() -> None:
    rng = Stream(7)
    assert isclose(sum(gumbel(rng) for _ in range(5000)) / 5000, 0.5772, abs_tol=0.06)


def test_there_are_eight_levels_each_with_a_name() -> None:
    assert list(LEVELS) == list(range(1, 9))
    assert len({level.name for level in LEVELS.values()}) == len(LEVELS)


@pytest.mark.parametrize(("text", "kind"), [("1", NoisyPlayer), ("veteran", GreedyPlayer), ("8", Planner)])
def test_a_level_is_made_by_number_or_name(text: str, kind: type) -> None:
    assert all(
        isinstance(make_computer(text).player(space, PLAIN, LEVELS[int(text) if text.isdigit() else 5].noise), kind)
        for space in ("hex", "plane")
    )


def test_the_best_level_sees_what_the_others_make_of_its_answer_whatever_a_fight_is_fought_on() -> None:
    players = [make_computer("8").player(space, PLAIN, 0.0) for space in ("hex", "plane")]
    assert [player.effort.rounds for player in players if isinstance(player, Planner)] == [2, 2]


@pytest.mark.parametrize("text", ["0", "9", "", "strong", "4:bold:x"])
def test_unknown_levels_and_styles_are_refused(text: str) -> None:
    with pytest.raises(InputError, match=r"level|style"):
        make_computer(text).think(Asked(PIG, START, QUESTION, Stream(1)))


class Forgiving(Level):
    """Here who errs as little as level 4 does elsewhere errs not at all, and level 5 does."""

    facts = msgspec.structs.replace(Level.facts, key="forgiving")
    level_errors = {4: 3.0, 5: 3.0}  # noqa: RUF012
    offered_levels = (1, 2, 4)


def test_a_system_says_how_much_levels_err_in_it() -> None:
    for number, errs in ((3, False), (4, True), (5, True)):
        usual, here = (counted(Computer(number), system, 100)["d"] for system in (Level(), Forgiving()))
        assert (here < usual - 20) == errs, number


def test_a_player_that_meets_another_system_errs_as_it_does_there() -> None:
    player = Computer(5)
    assert counted(player, Level(), 40) == {"d": 40}
    assert counted(player, Forgiving(), 100)["d"] < 80


def test_a_system_offers_the_levels_that_differ_in_it() -> None:
    assert offered_levels(Level()) == OFFERED
    assert opponent_names(system=Level()) == opponent_names()
    assert opponent_names(system=Forgiving()) == ("computer:1", "computer:2", "computer:4")
    for name in ("computer:4", "soldier", "greedy", "computer:2:bold", "computer:militia"):
        check_offered(name, Forgiving())
    check_offered("computer:3", Level())
    with pytest.raises(
        InputError, match="player 'computer:guard:bold': Pig has levels 1 recruit, 2 militia, 4 soldier; the others"
    ):
        check_offered("computer:guard:bold", Forgiving())
    with pytest.raises(InputError, match="player 'computer:9': level '9': expected one of 1 recruit"):
        check_offered("computer:9", Forgiving())


def test_a_style_is_the_systems_manner() -> None:
    assert counted(make_computer("veteran:bold"), Level(), 20) == {"a": 20}
    assert counted(Computer(5), Level(), 20) == {"d": 20}
    with pytest.raises(InputError, match="style 'shy': expected one of bold"):
        counted(Computer(5, "shy"), Level(), 1)
    with pytest.raises(InputError, match="style 'shy': Pig has no styles"):
        counted(Computer(5, "shy"), PIG, 1)
