"""The limit of an army and the shares of its classes: what is over, and by how much."""

from fractions import Fraction

import pytest

from affray.systems.wargame.content.codes import BASIC, ELITE, HERO, ORDNANCE, VEHICLE
from affray.systems.wargame.content.house_rules import read_house
from affray.systems.wargame.roster.composition import composition_faults, standing

Spent = tuple[int, int]


def broken(limit: int, *units: Spent, **options: str) -> tuple[str, ...]:
    return standing(
        Fraction(limit), [(kind, Fraction(points)) for kind, points in units], read_house(options)
    ).violations


@pytest.mark.parametrize(
    ("units", "violations"),
    [
        (((BASIC, 300), (ORDNANCE, 200), (ELITE, 150), (VEHICLE, 100), (HERO, 250)), ()),
        (((BASIC, 499), (ELITE, 250)), ("basic_ordnance_below_half",)),
        (((BASIC, 500), (ELITE, 150), (VEHICLE, 101)), ("elite_vehicle_above_quarter",)),
        (((BASIC, 500), (HERO, 251)), ("hero_above_quarter",)),
        (((BASIC, 1001),), ("over_limit",)),
        (
            ((BASIC, 100), (ELITE, 500), (HERO, 500)),
            ("over_limit", "basic_ordnance_below_half", "elite_vehicle_above_quarter", "hero_above_quarter"),
        ),
        ((), ("basic_ordnance_below_half",)),
    ],
)
def test_limits_are_inclusive_and_told_in_their_order(units: tuple[Spent, ...], violations: tuple[str, ...]) -> None:
    assert broken(1000, *units) == violations


def test_shares_are_of_the_limit_or_by_option_of_what_is_spent() -> None:
    small = ((BASIC, 300), (HERO, 200))
    assert broken(1000, *small) == ("basic_ordnance_below_half",)
    assert broken(1000, *small, composition_share_of="spent") == ("hero_above_quarter",)


def test_what_is_over_is_told_with_by_how_much() -> None:
    found = standing(Fraction(1000), [(BASIC, Fraction("449.5")), (HERO, Fraction(600))])
    assert (found.excess, [share.excess for share in found.shares]) == (Fraction("49.5"), [Fraction("50.5"), 0, 350])
    assert [fault.reason for fault in composition_faults(found)] == [
        "the army costs 1049.5 of 1000 points: 49.5 too many",
        "basic and ordnance have 449.5 points and must have 500 or more: 50.5 too few",
        "heroes have 600 points and may have 250: 350 too many",
    ]
    assert next(fault.wording("de") for fault in composition_faults(found)) == (
        "die Armee kostet 1049,5 von 1000 Punkten: 49,5 zu viel"
    )
    assert [fault.code for fault in composition_faults(found)] == list(found.violations)


def test_an_army_within_its_bounds_has_nothing_over() -> None:
    found = standing(Fraction(500), [(BASIC, Fraction(500))])
    assert found.excess == 0
    assert found.violations == ()
    assert list(composition_faults(found)) == []
