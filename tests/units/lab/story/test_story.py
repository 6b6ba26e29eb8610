"""The story of a game: its actions as they were, luck apart from decisions, the rolls that turned it, honours, words."""

import itertools
from typing import cast

import pytest

from affray.core import System
from affray.core.faces.seats import PlainSeats
from affray.core.words.texts import ENGLISH
from affray.game import Game, load_scenario
from affray.lab.ladder.luck import plain_chance
from affray.lab.story.honours import Deeds, best
from affray.lab.story.judging import AnyGame, is_alone, judge_of
from affray.lab.story.story import LEAST_LUCK, MOST_TURNS, NEXT, Story, Telling, Turn, tell_story
from affray.lab.story.walk import steps_of
from affray.lab.story.words import (
    about_line,
    balance_line,
    end_line,
    honour_line,
    shown_balance,
    turn_heading,
    turn_line,
)
from affray.play import make_seat, play_out
from affray.systems.registry import load_system
from tests.toy import FOUR, PIG, TABLE, Pig
from tests.units.lab.ladder.made import MeasuredPig

Rules = System[object, object]


class OneSided(PlainSeats[Pig, str]):
    """Only the first side decides anything."""

    def is_idle(self, state: Pig, side: int) -> bool:
        return side > 0


class LonelyPig(MeasuredPig):
    """Pig for one, whose score tells how near the goal is."""

    seats = OneSided()

    def score(self, state: Pig) -> tuple[float, ...]:
        near = min(1.0, state.points[0] / state.goal)
        return (near, 1 - near)


def played(rules: object = PIG, scenario: object = TABLE, *, seed: int = 3, player: str = "greedy") -> AnyGame:
    """A game played to its end."""
    game = cast(AnyGame, Game.new(cast(Rules, rules), scenario, {}, seed=seed))  # type: ignore[arg-type]
    count = len(game.system.sides(game.state))
    play_out(game, [make_seat(player, 10 * seed + side) for side in range(count)])
    return game


@pytest.fixture(scope="module", params=["foeman", "melee"])
def duel(request: pytest.FixtureRequest) -> AnyGame:
    """A duel of a system."""
    return played(load_system(request.param), load_scenario(request.param, "duel"), seed=4)


@pytest.fixture(scope="module")
def duel_story(duel: AnyGame) -> Story:
    """Its story."""
    return tell_story(duel)


@pytest.mark.parametrize("seed", range(4))
def test_a_game_is_walked_through_action_by_action_as_it_was(seed: int) -> None:
    for scenario in (TABLE, FOUR):
        game = played(scenario=scenario, seed=seed)
        steps = list(steps_of(game))
        assert steps[0].before == game.system.setup(game.scenario, game.options)
        assert all(one.after == other.before for one, other in itertools.pairwise(steps))
        assert steps[-1].after == game.state
        assert [event for step in steps for event in step.events] == list(game.events)
        assert [step.moment for step in steps] == sorted(step.moment for step in steps)


def test_an_inner_choice_belongs_to_its_action() -> None:
    chosen = [step for seed in range(30) for step in steps_of(played(seed=seed, player="random")) if step.chosen]
    assert chosen and all(step.rolled and step.answer == "roll" for step in chosen)


def test_the_steps_of_a_whole_duel_tell_its_account(duel: AnyGame) -> None:
    steps = list(steps_of(duel))
    assert [event for step in steps for event in step.events] == list(duel.events)
    assert steps[-1].after == duel.state


def test_luck_and_decisions_come_to_the_end(duel: AnyGame, duel_story: Story) -> None:
    for found in duel_story.balance:
        assert found.start + found.dice + found.own + found.others == pytest.approx(found.end)
    assert [found.end for found in duel_story.balance] == pytest.approx(duel.score)
    assert sum(found.dice for found in duel_story.balance) == pytest.approx(0)
    assert duel_story.course[0][1] == (0.5, 0.5) and duel_story.course[-1][1] == pytest.approx(duel.score)


def test_the_rolls_that_turned_it_are_the_luckiest_in_their_order(duel_story: Story) -> None:
    moments = [turn.moment for turn in duel_story.turns]
    assert 0 < len(moments) <= MOST_TURNS and moments == sorted(moments)
    for turn in duel_story.turns:
        assert turn.luck[turn.side] == max(turn.luck) >= LEAST_LUCK
        assert turn.luck == pytest.approx([a - b for a, b in zip(turn.after, turn.expected, strict=True)])
        assert 0 < turn.rarity <= 1 and any(event.dice for event in turn.events)
        assert not {event.code for event in turn.events} & set(NEXT)


def test_what_is_stopped_goes_on_where_it_was() -> None:
    game = played(MeasuredPig())
    first = Telling(game)
    for _ in range(5):
        first.go_on()
    second = Telling(game, first.judged)
    while not second.is_done:
        second.go_on()
    heard: list[tuple[int, int]] = []
    assert second.story() == tell_story(game, lambda done, size: heard.append((done, size)))
    assert heard == [(done + 1, second.size) for done in range(second.size)]


def test_what_is_measured_alone_is_judged_plainly_and_what_is_not_at_all() -> None:
    game = played(MeasuredPig())
    judge = judge_of(game)
    assert judge is not None
    assert judge(game.state)[0] == plain_chance(game.system, game.state)
    story = tell_story(played())
    assert not (story.judged or story.balance or story.turns or story.course)
    assert (story.reason, story.answers) == ("played", len(played().line) - 1)


def test_who_decides_alone_is_judged_by_his_goal_and_what_he_has() -> None:
    game = played(LonelyPig())
    judge = judge_of(game)
    assert is_alone(game) and judge is not None
    assert judge(game.line[0].state)[0] < judge(game.state)[0] == max(judge(moment.state)[0] for moment in game.line)
    assert len(shown_balance(tell_story(game))) == 1


class Friends(PlainSeats[Pig, str]):
    """All but the last side play together."""

    def is_idle(self, state: Pig, side: int) -> bool:
        return side == len(state.points) - 1


class FriendlyPig(MeasuredPig):
    """Pig against a world, which has what the others lack."""

    seats = Friends()

    def score(self, state: Pig) -> tuple[float, ...]:
        near = min(1.0, sum(state.points[:-1]) / (2 * state.goal))
        friends = len(state.points) - 1
        return (*(near / friends,) * friends, 1 - near)


def test_friends_are_judged_as_one_and_no_world_wins() -> None:
    game = played(FriendlyPig(), FOUR)
    story = tell_story(game)
    assert story.names == (", ".join(story.sides[:-1]), story.sides[-1]) and len(story.sides) == 4
    assert end_line(game.system, story, ENGLISH).startswith("Over after ")
    assert [side for side, _ in shown_balance(story)] == [0] and story.balance[0].start < story.balance[0].end
    assert story.sides[1] in balance_line(story, 0, story.balance[0], ENGLISH)


def test_a_game_that_was_not_played_to_its_end_says_why() -> None:
    game = cast(AnyGame, Game.new(cast(Rules, PIG), TABLE, {}, seed=3))
    assert tell_story(game).reason == "open"
    assert end_line(game.system, tell_story(game), ENGLISH).startswith("Not played to its end: the record stops")
    game.answer(game.question.answers[0])  # type: ignore[union-attr]
    game.leave(1)
    story = tell_story(game)
    assert (story.reason, story.gone) == ("resigned", (1,))
    assert "p1" in end_line(game.system, story, ENGLISH)


def test_nobody_is_honoured_for_what_another_did_as_well() -> None:
    one, other = Deeds(0), Deeds(1)
    one.add("harm", 3, 7)
    other.add("harm", 3, 9)
    assert best({"Ann": one, "Bors": other}, "harm") is None
    assert best({}, "harm") is None
    other.add("harm", 1, 12)
    # What raises nothing is no moment to look at.
    other.add("harm", 0, 20)
    found = best({"Ann": one, "Bors": other}, "harm")
    assert found is not None and (found.who, found.side, found.count, found.moment) == ("Bors", 1, 4, 12)
    assert best({"Ann": one, "Bors": other}, "harm", least=5) is None


def test_harm_done_is_harm_borne(duel: AnyGame, duel_story: Story) -> None:
    kinds = {honour.kind: honour for honour in duel_story.honours}
    assert {"harm", "stand"} <= set(kinds)
    assert kinds["harm"].side != kinds["stand"].side and kinds["harm"].count >= kinds["stand"].count > 0
    assert all(0 < honour.moment < len(duel.line) for honour in duel_story.honours)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_story_is_told_in_every_language(duel: AnyGame, duel_story: Story, language: str) -> None:
    system = duel.system
    winner = duel_story.sides[duel_story.score.index(max(duel_story.score))]
    assert winner in end_line(system, duel_story, language)
    last = duel_story.turns[-1]
    assert str(round(100 * last.after[last.side])) in turn_line(duel_story, last, language)
    assert about_line(duel_story, language)
    for turn in duel_story.turns:
        heading = turn_heading(system, turn, language)
        assert heading and not heading[0].isspace()
    assert len({honour_line(system, honour, language) for honour in duel_story.honours}) == len(duel_story.honours)


def test_a_roll_is_headed_by_the_deed_that_its_dice_stand_under(duel: AnyGame, duel_story: Story) -> None:
    for turn in duel_story.turns:
        heading = turn_heading(duel.system, turn, ENGLISH)
        place = next(place for place, line in enumerate(account(duel, turn)) if line.strip() == heading)
        assert account(duel, turn)[place + 1].startswith("  ")


def account(game: AnyGame, turn: Turn) -> list[str]:
    """The lines of a turn."""
    return [line for event in turn.events for line in game.system.words.wording(event, ENGLISH)]
