"""Who is strong comes near enough to fight in its next activation, and who shoots near enough to shoot."""

from fractions import Fraction

import pytest

from affray.space.plane.measure import INCH
from affray.space.plane.points import distance
from affray.systems.wargame.content.codes import HERO
from affray.systems.wargame.opponent.outlook import gap_between, known_spot
from affray.systems.wargame.position.state import ACT, State, Unit, centre_of, move_of
from tests.units.wargame.minds import best
from tests.wargame_arena import BLUE, BOWS, RED, N, S, acting, battle, kind, lone, play, regiment, skirmish
from tests.wargame_arena import unit as unit_of

Place = tuple[int, int]
KNIGHT = kind(HERO, (3, 8), 9, defense=16)


def line_of_bows(name: str, side: int, at: Place, facing: float) -> Unit:
    """Four archers in skirmish order."""
    x, y = at
    return skirmish(name, side, [(x + 1.5 * n, y) for n in range(4)], BOWS, facing)


def after_activation(unit: Unit, bows: Place, weak: Place, friends: Place, number: int) -> State:
    """The position after the activation of a unit of Red that takes the best action each time, in a round of that number, with
    archers and a weak regiment against it."""
    enemies = (line_of_bows("Bows", BLUE, bows, S), regiment("Weak", BLUE, 6, 3, weak, S, kind(defense=6)))
    state = acting(
        battle(unit, *enemies, regiment("Friends", RED, 10, 5, friends, N), far=False, round=number), unit.id
    )
    while state.phase == ACT:
        state = play(state, best(state)).state
    return state


@pytest.mark.parametrize(
    ("at", "bows", "weak", "friends", "number"),
    [
        ((28, 6), (17, 20), (15, 21), (5, 4), 4),
        ((25, 7), (8, 25), (20, 26), (36, 4), 4),
        ((19, 6), (26, 31), (20, 28), (39, 9), 4),
        ((18, 6), (9, 22), (15, 25), (12, 8), 3),
        ((16, 11), (39, 25), (37, 20), (22, 7), 3),
    ],
)
def test_a_strong_hero_does_not_stop_short_of_where_he_can_attack_from(
    at: Place, bows: Place, weak: Place, friends: Place, number: int
) -> None:
    state = after_activation(lone("Knight", RED, at, N, KNIGHT, each=Fraction(100)), bows, weak, friends, number)
    knight, enemies = unit_of(state, "Knight"), (unit_of(state, "Bows"), unit_of(state, "Weak"))
    assert min(gap_between(known_spot(knight), known_spot(enemy)) for enemy in enemies) <= move_of(knight)


def test_archers_do_not_stop_short_of_their_range() -> None:
    state = after_activation(line_of_bows("Archers", RED, (22, 7), N), (35, 21), (12, 29), (30, 7), 3)
    start, enemies = centre_of(unit_of(state, "Archers")), (unit_of(state, "Bows"), unit_of(state, "Weak"))
    assert min(distance(start, centre_of(enemy)) for enemy in enemies) <= 10 * INCH
