"""Weight, load and movement allowance, on the ground and in the air."""

from fractions import Fraction

import pytest

from affray.systems.melee.content import tables
from affray.systems.melee.content.codes import (
    ALOFT,
    DISENGAGED,
    ENGAGED,
    HEAVY,
    KNEELING,
    LANDING,
    LIGHT,
    LOAD_NAMES,
    MEDIUM,
    ON_GROUND,
    OVERLOADED,
    PRONE,
    STANDING,
    TAKEOFF,
    UNENCUMBERED,
)
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.rules.load import (
    Mover,
    base_ma,
    can_jog_with,
    can_run_with,
    effective_load,
    flying_ma_of,
    half_ma,
    is_in_air,
    load_ma,
    load_of,
    ma_of,
    ma_parts,
    may_drop_pack,
    may_land,
    may_pick_up_pack,
    may_take_off,
    next_flight_phase,
    tenths,
)
from tests.units.melee.guide_tables import printed

ARMOR_SLOWS = House(armor_slows=1)


@pytest.mark.parametrize("row", printed("base_ma.csv"), ids=lambda row: f"DX {row['dx']}")
def test_base_ma_is_that_of_the_table(row: dict[str, str]) -> None:
    base = base_ma(int(row["dx"]), 0)
    assert base == int(row["base_ma"])
    assert int(row["run_hexes"] or base) == base
    assert int(row["jog_hexes"] or half_ma(base)) == half_ma(base)


@pytest.mark.parametrize("row", printed("encumbrance.csv"), ids=lambda row: row["load"])
@pytest.mark.parametrize("st", [7, 10, 11])
def test_a_load_is_that_of_the_table(row: dict[str, str], st: int) -> None:
    load = LOAD_NAMES.index(row["load"])
    below, most = row["min_exclusive_st_multiple"], row["max_inclusive_st_multiple"]
    if below:
        weight = int(Fraction(below) * 10 * st)
        assert load_of(weight, 10 * st) == load - 1
        assert load_of(weight + 1, 10 * st) == load
    if most:
        assert load_of(int(Fraction(most) * 10 * st), 10 * st) == load
    assert can_run_with(load) == int(row["can_run"] == "true")
    assert can_jog_with(load) == int(row["can_jog"] == "true")
    if row["max_hexes"]:
        assert ma_of(Mover(12, load), PLAIN) == int(row["max_hexes"])
    else:
        assert load_ma(load) == int(row["ma_mod"])
        assert ma_of(Mover(12, load), PLAIN) == 12 + int(row["ma_mod"])


def test_every_weight_of_the_tables_is_whole_in_tenths_of_a_pound() -> None:
    armed = [thing.weight for thing in tables.weapons().values()]
    worn = [thing.weight for table in (tables.armors(), tables.shields()) for thing in table.values()]
    weights = [*armed, *worn, *(thing.weight for thing in tables.gear().values())]
    assert all(Fraction(str(weight)) * 10 == tenths(weight) for weight in weights)


def test_ma_is_never_below_one() -> None:
    least = [Mover(4, HEAVY), Mover(2, MEDIUM, exhausted=1), Mover(1, UNENCUMBERED, slowed=1)]
    assert [ma_of(mover, PLAIN) for mover in least] == [1, 1, 1]


def test_spells_slow_speed_and_cancel() -> None:
    assert [ma_of(Mover(9, LIGHT, slowed=slow, speeded=fast), PLAIN) for slow in (0, 1) for fast in (0, 1)] == [
        8,
        16,
        4,
        8,
    ]


def test_exhaustion_halves_before_spells_double() -> None:
    assert ma_of(Mover(9, UNENCUMBERED, exhausted=1, speeded=1), PLAIN) == 8


def test_armor_slows_in_place_of_weight_where_the_house_has_it_so() -> None:
    plate = tables.armor("plate").classic_ma_mod
    mover = Mover(10, OVERLOADED, plate)
    assert [ma_of(mover, PLAIN), ma_of(mover, ARMOR_SLOWS)] == [1, 6]
    assert ma_of(Mover(3, UNENCUMBERED, plate), ARMOR_SLOWS) == 1
    assert [effective_load(HEAVY, PLAIN), effective_load(HEAVY, ARMOR_SLOWS)] == [HEAVY, UNENCUMBERED]


@pytest.mark.parametrize("house", [PLAIN, ARMOR_SLOWS])
@pytest.mark.parametrize("load", range(5))
@pytest.mark.parametrize("armor", [0, -2, -4])
def test_the_reasons_of_an_ma_add_up_to_it(house: House, load: int, armor: int) -> None:
    for flags in range(8):
        mover = Mover(9, load, armor, flags & 1, flags >> 1 & 1, flags >> 2)
        assert sum(part.value for part in ma_parts(mover, house)) == ma_of(mover, house)


def test_an_ma_is_explained_by_clauses() -> None:
    parts = ma_parts(Mover(10, MEDIUM, exhausted=1, speeded=1), PLAIN)
    assert [(part.label, part.value, part.clause) for part in parts] == [
        ("base MA", 10, "CM-MA-01"),
        ("load", -2, "CM-ENC-01"),
        ("exhausted", -4, "CM-FAT-04"),
        ("spells", 4, "CM-MA-02"),
    ]


def test_a_pack_is_dropped_before_the_first_hex() -> None:
    assert [may_drop_pack(pack, hexes) for pack, hexes in ((1, 0), (1, 1), (0, 0))] == [1, 0, 0]


@pytest.mark.parametrize(
    ("here", "state", "posture", "hexes", "may"),
    [
        (1, DISENGAGED, STANDING, 0, 1),
        (0, DISENGAGED, STANDING, 0, 0),
        (1, ENGAGED, STANDING, 0, 0),
        (1, DISENGAGED, KNEELING, 0, 0),
        (1, DISENGAGED, STANDING, 1, 0),
    ],
)
def test_taking_up_a_pack_is_a_whole_turn(here: int, state: int, posture: int, hexes: int, may: int) -> None:
    assert may_pick_up_pack(here, state, posture, hexes) == may


# --- flight -----------------------------------------------------------------------------------------------------------
def test_a_flier_takes_off_at_half_and_lands_on_the_spot() -> None:
    turns = [flying_ma_of(Mover(17, UNENCUMBERED), phase, PLAIN) for phase in (ON_GROUND, TAKEOFF, ALOFT, LANDING)]
    assert turns == [0, 8, 17, 0]


def test_load_and_exhaustion_count_in_the_air() -> None:
    assert flying_ma_of(Mover(16, MEDIUM, exhausted=1), TAKEOFF, PLAIN) == 3


def test_takeoff_and_landing_are_never_in_one_turn() -> None:
    phases = (ON_GROUND, TAKEOFF, ALOFT, LANDING)
    assert [may_take_off(12, phase, STANDING) for phase in phases] == [1, 0, 0, 0]
    assert [may_land(phase) for phase in phases] == [0, 0, 1, 0]
    assert [is_in_air(phase) for phase in phases] == [0, 1, 1, 0]
    assert [next_flight_phase(phase) for phase in phases] == [ON_GROUND, ALOFT, ALOFT, ON_GROUND]


def test_who_cannot_fly_or_lies_does_not_take_off() -> None:
    assert [may_take_off(0, ON_GROUND, STANDING), may_take_off(12, ON_GROUND, PRONE)] == [0, 0]
