"""What a side has in a position, in numbers."""

from fractions import Fraction
from math import isfinite
from typing import TypeVar

import pytest
from msgspec.structs import replace

from affray.dice.stream import Stream
from affray.play import Seat, play_fast
from affray.play.player import Asked, Thought
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.content.codes import EXIT, HOLD
from affray.systems.wargame.opponent.drawn_fights import draw_fight
from affray.systems.wargame.opponent.measure import FEATURES, measure
from affray.systems.wargame.position.state import AWAY, LOST, ROUND, Aim, State
from tests.wargame_arena import (
    BLUE,
    BOWS,
    CREW,
    RED,
    SWORDSMAN,
    TANK,
    E,
    N,
    W,
    altered,
    battle,
    lone,
    regiment,
    skirmish,
    table,
)

SOUTH = 270
S = TypeVar("S")
A = TypeVar("A")


def counts(state: State, side: int) -> dict[str, float]:
    """The features of a side by name."""
    return dict(zip(FEATURES, measure(state, side), strict=True))


def fight(*units: object, **more: object) -> State:
    """A battle of these units alone."""
    return battle(*units, far=False, **more)  # type: ignore[arg-type]


def test_two_regiments_out_of_reach() -> None:
    aim = Aim(rounds=8, limit=1000)
    state = fight(
        regiment("Spears", RED, 10, 5, (10, 4), N),
        replace(regiment("Pikes", BLUE, 5, 5, (10, 32), SOUTH), initial=10),
        aim=aim,
        round=3,
    )
    red, blue = counts(state, RED), counts(state, BLUE)
    assert red == {
        "units left": 1,
        "value left": 10,
        "losses to breaking": 10,
        "heroes, vehicles and crews sound": 10,
        "threat": 0,
        "threat of units yet to act": 0,
        "units shaken": 0,
        "objectives held": 0,
        "objectives near": 0,
        "wins as it stands": 3.75,
    }
    assert blue["value left"] == 5 and blue["losses to breaking"] == 0 and blue["wins as it stands"] == 0


def test_who_is_near_threatens_more_before_he_has_acted_and_less_when_shaken() -> None:
    archers = skirmish("Archers", BLUE, [(4, 10), (5.5, 10), (7, 10), (8.5, 10)], BOWS, heading=E)
    spears = regiment("Spears", RED, 10, 5, (14, 10), W)
    both = fight(spears, archers)
    turn = both.order[both.stage]
    for side in (RED, BLUE):
        now = replace(both, stage=both.order.index(side))
        assert 0 < counts(now, side)["threat"] == counts(now, side)["threat of units yet to act"] <= 10
    assert counts(both, 1 - turn)["threat of units yet to act"] == 0
    shaken, done = fight(spears, altered(archers, token=1)), fight(spears, altered(archers, activated=1))
    assert (
        counts(shaken, BLUE)["units shaken"] == 1 and 0 < counts(shaken, BLUE)["threat"] < counts(both, BLUE)["threat"]
    )
    late = replace(done, stage=done.order.index(BLUE))
    assert (
        counts(late, BLUE)["threat"] == counts(both, BLUE)["threat"] > counts(late, BLUE)["threat of units yet to act"]
    )


def test_heroes_vehicles_and_crews_are_less_sound_the_more_they_have_suffered() -> None:
    hero = lone("Sven", RED, (10, 10), profile=SWORDSMAN)
    tank = lone("Tank", RED, (20, 10), N, TANK)
    crew = skirmish("Crew", RED, [(30, 10), (32, 10)], CREW)
    whole = counts(fight(hero, tank, crew), RED)["heroes, vehicles and crews sound"]
    assert whole == 10
    for hurt in (
        (altered(hero, steps=1), tank, crew),
        (hero, altered(tank, slower=1), crew),
        (hero, tank, replace(crew, initial=4)),
        (hero, tank, replace(crew, status=LOST, at=())),
    ):
        assert 0 < counts(fight(*hurt), RED)["heroes, vehicles and crews sound"] < 10
    assert counts(fight(hero, tank, replace(crew, status=AWAY)), RED)["heroes, vehicles and crews sound"] == 10


def test_what_the_battle_is_about() -> None:
    held = fight(
        regiment("Spears", RED, 10, 5, (10, 10), N), regiment("Pikes", BLUE, 10, 5, (30, 30), SOUTH),
        board=table(objectives=[(12, 10), (28, 18)]), aim=Aim(kind=HOLD),
    )  # fmt: skip
    red = counts(held, RED)
    assert red["objectives held"] == 1 and 1 < red["objectives near"] < 2 and red["wins as it stands"] == 1.25
    leaving = fight(
        replace(regiment("Spears", RED, 10, 5, (10, 10), N), status=AWAY), regiment("More", RED, 30, 10, (20, 10), N),
        regiment("Pikes", BLUE, 10, 5, (30, 30), SOUTH), aim=Aim(kind=EXIT, share=Fraction(1, 2)),
    )  # fmt: skip
    assert counts(leaving, RED)["wins as it stands"] == pytest.approx(5)


def test_an_army_that_is_not_there_has_nothing() -> None:
    alone = fight(regiment("Spears", RED, 10, 5, (10, 10), N), board=table(objectives=[(12, 10)]))
    blue = counts(alone, BLUE)
    assert blue["units left"] == blue["value left"] == blue["objectives near"] == 0


def test_turns_are_counted_of_both_sides_and_none_before_the_battle() -> None:
    state = fight(regiment("Spears", RED, 10, 5, (10, 10), N), regiment("Pikes", BLUE, 10, 5, (30, 30), SOUTH))
    rounds = SYSTEM.opponents.rounds
    assert [rounds(replace(state, round=number, stage=stage)) for number in (1, 2) for stage in (0, 1)] == [1, 2, 3, 4]
    assert rounds(replace(state, phase=ROUND, round=2, stage=1)) == 2
    assert rounds(SYSTEM.setup(draw_fight(7), {})) == 0


def test_the_mirrored_position_has_the_mirrored_numbers() -> None:
    pair = (regiment("Spears", RED, 10, 5, (10, 10), N), lone("Tank", RED, (30, 12), N, TANK))
    two = (skirmish("Archers", BLUE, [(10 + 1.5 * n, 20) for n in range(4)], BOWS, heading=SOUTH),)
    state = fight(*pair, *two)
    swapped = fight(*(replace(each, side=1 - each.side) for each in (*pair, *two)), stage=1)
    assert [measure(state, side) for side in (RED, BLUE)] == [measure(swapped, side) for side in (BLUE, RED)]


class Measuring:
    """A player that measures each position before it answers at random."""

    def __init__(self) -> None:
        self.seen: list[tuple[float, ...]] = []

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        """Any answer."""
        self.seen += [asked.system.opponents.measure(asked.state, side) for side in range(2)]
        answers = asked.question.answers
        return Thought(answers[asked.rng.face(len(answers))] if len(answers) > 1 else answers[0])


def test_all_numbers_of_random_battles_are_finite_and_small() -> None:
    player = Measuring()
    play_fast(
        SYSTEM,
        SYSTEM.setup(draw_fight(7), {}),
        [Seat("m", player, Stream(n)) for n in (1, 2)],
        Stream(5),
    )
    assert len(player.seen) > 50 and {len(entry) for entry in player.seen} == {len(SYSTEM.opponents.features)}
    assert all(isfinite(number) and 0 <= number <= 20 for entry in player.seen for number in entry)
