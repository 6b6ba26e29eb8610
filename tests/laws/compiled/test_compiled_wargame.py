"""Compiled attacks of the wargame roll the same dice and have the same odds as the plain ones."""

from collections import Counter
from math import sqrt

import pytest

from affray.dice.stream import Stream
from affray.lab.machine.compile import compiled_referee, machine_twin
from affray.lab.machine.exact import exact_odds
from affray.referee import Live, StreamDice, odds
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import BASIC, ELITE, LONG, OUT, SHORT, VEHICLE
from affray.systems.wargame.content.events import CODES
from affray.systems.wargame.rules.attack import HALF_DOWN, HALF_UP, WHOLE, Strike
from affray.systems.wargame.rules.attack_dice import Throw
from affray.systems.wargame.rules.hull import Damage, Hull, shut_facings
from affray.systems.wargame.rules.losses_and_damage import damage
from affray.systems.wargame.rules.whole_attack import (
    Bout,
    Fate,
    Side,
    fireball_bout,
    free_bout,
    melee_bout,
    overrun_bout,
    volley_bout,
)

pytestmark = pytest.mark.xdist_group("compiled")
SPEARS = Side(BASIC, 20, 8, Throw(20, 20, 6, 0), 1, 6)
RIDERS = Side(ELITE, 5, 13, Throw(5, 10, 8, 5), 2, 8, aid=3)
DEAD = Side(BASIC, 6, 4, Throw(6, 6, 4, 0), 1, 4, fearless=1)
TANK = Side(VEHICLE, 1, 16, Throw(1, 12, 6, 2), 4, 6)
HULL = Hull(8 * INCH, 16, 18 * INCH, 1, Damage(worse=1, shut=shut_facings((1,))))
CASES = (
    (melee_bout, (SPEARS, RIDERS)),
    (melee_bout, (RIDERS, DEAD)),
    (overrun_bout, (TANK, SPEARS, HALF_UP)),
    (overrun_bout, (TANK, DEAD, WHOLE)),
    (volley_bout, (Strike(SPEARS.throw, 4, WHOLE), DEAD, SHORT)),
    (volley_bout, (Strike(RIDERS.throw, 8, HALF_DOWN), SPEARS, LONG)),
    (volley_bout, (Strike(RIDERS.throw, 8, HALF_DOWN), SPEARS, OUT)),
    (free_bout, (Strike(RIDERS.throw, 4, HALF_UP), DEAD)),
    (fireball_bout, (3, 8, SPEARS, 11)),
    (fireball_bout, (40, 6, TANK, 1)),
    (damage, (0, 1, HULL, 2, 0)),
    (damage, (0, 1, HULL, 0, 1)),
    (damage, (0, 1, Hull(0, 1, 0, 0, Damage(shut=shut_facings((0, 1, 2, 3)))), 1, 0)),
)
PARAMS = [
    # To compile takes long; what a melee does not use is tried with the slow tests.
    pytest.param(*case, id=f"{case[0].__name__}-{place}", marks=() if case[0] is melee_bout else pytest.mark.slow)
    for place, case in enumerate(CASES)
]


def last(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    """Chooses the last of what is open, the foe the first."""
    return most if who == 0 else 0


@pytest.mark.parametrize(("made", "given"), PARAMS)
def test_compiled_attacks_are_the_plain_ones(made: object, given: tuple[object, ...]) -> None:
    run = machine_twin(made)
    for game in range(20):
        plain = made(Live(StreamDice(Stream(3, game)), CODES, last, 1), *given)  # type: ignore[operator]
        assert run(compiled_referee(3, game, last, last), *given) == plain


@pytest.mark.slow
@pytest.mark.parametrize(("made", "given"), PARAMS)
def test_compiled_odds_of_attacks_are_the_plain_ones(made: object, given: tuple[object, ...]) -> None:
    found = exact_odds(made, *given, policy=last)  # type: ignore[arg-type,var-annotated]
    plain = odds(made, *given, policy=last)  # type: ignore[arg-type,var-annotated]
    assert found.keys() == plain.weights.keys()
    assert all(abs(found[entry] - weight / plain.total) < 1e-12 for entry, weight in plain.weights.items())


@pytest.mark.slow
def test_200_000_compiled_melees_come_out_as_their_odds_say() -> None:
    run, games, almost_sure = machine_twin(melee_bout), 200_000, 4
    found: Counter[Bout] = Counter()
    for game in range(games):
        bout = run(compiled_referee(9, game, last, last), SPEARS, RIDERS)
        assert isinstance(bout, Bout)
        found[bout] += 1
    whole = odds(melee_bout, SPEARS, RIDERS, policy=last)
    for role in range(2):
        sampled: Counter[Fate] = Counter()
        for bout, number in found.items():
            sampled[bout[role]] += number
        fates = whole.map(lambda bout, role=role: bout[role])  # type: ignore[misc]
        assert sampled.keys() <= fates.weights.keys()
        for fate, weight in fates.weights.items():
            chance = weight / fates.total
            assert abs(sampled[fate] / games - chance) <= almost_sure * sqrt(chance * (1 - chance) / games)
