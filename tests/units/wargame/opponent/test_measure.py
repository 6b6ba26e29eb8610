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
from affray.systems.wargame.content.codes import EXIT, HOLD, LEADER
from affray.systems.wargame.opponent.drawn_fights import draw_fight
from affray.systems.wargame.opponent.measure import FEATURES, measure
from affray.systems.wargame.position.state import AWAY, LOST, Aim, State
from tests.wargame_arena import (
    BLUE,
    BOWS,
    CREW,
    RED,
    SWORDSMAN,
    TANK,
    E,
    N,
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
        "units on the field": 1,
        "value left": 10,
        "losses to breaking": 10,
        "heroes, vehicles and crews sound": 10,
        "blows within two moves": 0,
        "units shaken": 0,
        "regiments with an open flank": 0,
        "units yet to act": 1,
        "objectives held": 0,
        "objectives near": 0,
        "points won": 0.5,
        "wins as it stands": 10,
        "leader left": 0,
        "rounds left": 6,
    }
    assert blue["value left"] == 5 and blue["losses to breaking"] == 0 and blue["wins as it stands"] == 0


def test_who_is_near_may_strike_and_a_flank_is_open_to_him() -> None:
    spears = regiment("Spears", RED, 10, 5, (10, 10), E)
    archers = skirmish("Archers", BLUE, [(4, 10), (5.5, 10), (7, 10), (8.5, 10)], BOWS, heading=E, token=1)
    state = fight(spears, archers)
    red, blue = counts(state, RED), counts(state, BLUE)
    # Ten spears of whom some six strike: 3.5 a die against Defense 8.
    assert 0 < red["blows within two moves"] <= 10 and red["regiments with an open flank"] == 1
    assert blue["units shaken"] == 1 and blue["blows within two moves"] == 0
    calm = fight(spears, altered(archers, token=0))
    # Four archers roll 4 d6, 14 on the average, and add 4, against Defense 8: 2.25 of 10 spears.
    assert counts(calm, BLUE)["blows within two moves"] == pytest.approx(2.25)


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


def test_a_tank_and_a_hero_can_be_struck_too() -> None:
    archers = skirmish("Archers", RED, [(4 + 1.5 * n, 10) for n in range(8)], BOWS)
    for target in (lone("Tank", BLUE, (8, 16), SOUTH, TANK), lone("Sven", BLUE, (8, 16), SOUTH, SWORDSMAN)):
        assert 0 < counts(fight(archers, target), RED)["blows within two moves"] <= 10
    tank, pikes = lone("Tank", RED, (8, 10), N, TANK), regiment("Pikes", BLUE, 10, 5, (8, 16), SOUTH)
    assert counts(fight(tank, pikes), RED)["blows within two moves"] > 0


def test_what_the_battle_is_about() -> None:
    held = fight(
        regiment("Spears", RED, 10, 5, (10, 10), N), regiment("Pikes", BLUE, 10, 5, (30, 30), SOUTH),
        board=table(objectives=[(12, 10), (28, 18)]), aim=Aim(kind=HOLD),
    )  # fmt: skip
    red = counts(held, RED)
    assert red["objectives held"] == 1 and 1 < red["objectives near"] < 2 and red["wins as it stands"] == 10
    leaving = fight(
        replace(regiment("Spears", RED, 10, 5, (10, 10), N), status=AWAY), regiment("More", RED, 30, 10, (20, 10), N),
        regiment("Pikes", BLUE, 10, 5, (30, 30), SOUTH), aim=Aim(kind=EXIT, share=Fraction(1, 2)),
    )  # fmt: skip
    assert counts(leaving, RED)["wins as it stands"] == pytest.approx(2.5)
    named = fight(
        lone("Sven", RED, (10, 10), profile=SWORDSMAN, steps=1), lone("Olaf", BLUE, (30, 10), profile=SWORDSMAN),
        aim=Aim(kind=LEADER, leaders=("Sven", "Olaf")),
    )  # fmt: skip
    assert counts(named, BLUE)["leader left"] == 10 > counts(named, RED)["leader left"] > 0
    assert counts(replace(named, aim=Aim(kind=LEADER, leaders=("", ""))), RED)["leader left"] == 0


def test_an_army_that_is_not_there_has_nothing() -> None:
    alone = fight(regiment("Spears", RED, 10, 5, (10, 10), N), board=table(objectives=[(12, 10)]))
    blue = counts(alone, BLUE)
    assert blue["units on the field"] == blue["value left"] == blue["objectives near"] == 0


def test_the_mirrored_position_has_the_mirrored_numbers() -> None:
    one = (regiment("Spears", RED, 10, 5, (10, 10), N), lone("Tank", RED, (30, 12), N, TANK))
    two = (skirmish("Archers", BLUE, [(10 + 1.5 * n, 20) for n in range(4)], BOWS, heading=SOUTH),)
    state = fight(*one, *two)
    swapped = fight(*(replace(each, side=1 - each.side) for each in (*one, *two)))
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
    assert len(player.seen) > 50 and {len(one) for one in player.seen} == {len(SYSTEM.opponents.features)}
    assert all(isfinite(number) and 0 <= number <= 20 for one in player.seen for number in one)
