"""Prices: the formula with its terms, weapons, ordnance, abilities, and what house rules make of them."""

from fractions import Fraction

import pytest

from affray.systems.wargame.content.codes import BASIC, ELITE, HERO, ORDNANCE, VEHICLE
from affray.systems.wargame.content.house_rules import PLAIN, House, read_house
from affray.systems.wargame.content.profile import Ability, Profile, Weapon, find_weapon
from affray.systems.wargame.roster.price import Price, price_of, round_points, weapon_price
from tests.units.wargame.troops import CREW, SPEARMAN, TANK, miniature

GUARD = miniature(ELITE, (2, 8), 9, 1, 2, 13)


def price(profile: Profile, n: int = 1, **options: str) -> Price:
    return price_of(profile, n, read_house(options))


def test_a_human_with_a_spear_costs_21() -> None:
    found = price_of(SPEARMAN)
    assert [(term.id, tuple(map(int, term.factors))) for term in found.terms] == [
        ("move", (1, 6, 6)),
        ("defense", (6, 8)),
        ("fight", (10, 0)),
        ("shoot", (10, 0)),
    ]
    assert (found.divisor, found.miniature, found.unit) == (4, Fraction(21), Fraction(21))


@pytest.mark.parametrize(("kind", "divisor"), [(BASIC, 4), (ORDNANCE, 4), (ELITE, 2), (HERO, 2), (VEHICLE, 1)])
def test_the_divisor_is_that_of_the_type(kind: int, divisor: int) -> None:
    assert price_of(miniature(kind)).divisor == divisor


def test_the_dice_multiply_the_move_term_or_by_option_all_terms() -> None:
    assert price(GUARD).miniature == Fraction(2 * 8 * 9 + 8 * 13 + 10 + 20, 2)
    all_terms = price(GUARD, cost_parse="dice_times_all")
    assert all_terms.miniature == Fraction(2 * (8 * 9 + 8 * 13 + 10 + 20), 2)
    assert [term.id for term in all_terms.terms] == ["move", "defense-all", "fight-all", "shoot-all"]


def test_weapons_and_abilities_are_paid_for_each_miniature_and_not_divided() -> None:
    found = price_of(
        miniature(HERO, weapons=("ray_gun", "pistol"), abilities=("fast", Ability("stealth", Fraction(15))))
    )
    assert (found.weapons_cost, found.abilities_cost, found.each) == (
        Fraction(64),
        Fraction(65),
        Fraction(42 + 64 + 65),
    )


def test_a_move_that_is_no_whole_number_has_its_exact_price() -> None:
    assert price_of(miniature(move=Fraction(13, 2))).miniature == Fraction(39 + 48, 4)


# --- ordnance ---------------------------------------------------------------------------------------------------------
def test_a_crew_pays_its_weapon_once_on_the_long_range() -> None:
    found = price(CREW, 4)
    assert (found.each, found.once, found.unit) == (Fraction(57, 2), Fraction(110), Fraction(224))


def test_by_option_every_one_of_the_crew_pays_it() -> None:
    found = price(CREW, 4, ordnance_weapon_cost="per_crew")
    assert (found.each, found.once, found.unit) == (Fraction(277, 2), Fraction(0), Fraction(554))


@pytest.mark.parametrize(("range", "paid"), [("long", 30), ("short", 12), ("sum", 42)])
def test_the_range_that_is_paid_is_an_option(range: str, paid: int) -> None:
    assert price(CREW, ordnance_price_range=range).once == 50 + 2 * paid


def test_a_weapon_of_one_range_is_paid_by_half_of_it_where_the_short_one_counts() -> None:
    house = read_house({"ordnance_price_range": "short"})
    assert weapon_price(find_weapon("longbow"), house, crewed=True).value == 10 + 10
    assert weapon_price(find_weapon("longbow"), house).value == 30


# --- the rear arc and the machine gun ---------------------------------------------------------------------------------
def test_the_rear_arc_costs_a_fifth_of_the_vehicle_with_its_weapons_or_by_option_without() -> None:
    bare, armed = 4 * 6 * 8 + 6 * 16, 76 + 68
    assert price(TANK).abilities_cost == Fraction(bare + armed, 5)
    assert price(TANK, rear_arc_base="unarmed").abilities_cost == Fraction(bare, 5)


def test_a_machine_gun_as_printed_costs_less_and_reaches_nothing() -> None:
    printed = find_weapon("machine_gun", House(machine_gun_range=1))
    assert printed.range == 0
    assert weapon_price(printed).value == 40
    assert weapon_price(find_weapon("machine_gun")).value == 68


# --- rounding ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("rounding", "points"), [("exact", ["28.25", "28.5"]), ("nearest", [28, 29]), ("up", [29, 29])]
)
def test_points_are_exact_or_rounded_halves_up_or_up(rounding: str, points: list[object]) -> None:
    house = read_house({"cost_rounding": rounding})
    assert [round_points(Fraction(text), house) for text in ("28.25", "28.5")] == [
        Fraction(str(point)) for point in points
    ]


def test_what_is_rounded_is_each_miniature_and_the_weapon_of_a_crew() -> None:
    odd = miniature(ORDNANCE, defense=7, weapons=(Weapon("Sling", 0, 0, Fraction("1.7")),))
    found = price(odd, 3, cost_rounding="nearest")
    assert (found.each, found.once, found.unit) == (Fraction(20), Fraction(3), Fraction(63))
    assert price_of(odd, 3, PLAIN).unit == 3 * Fraction(39, 2) + Fraction("3.4")
