"""What a unit has now: dice, Move, Defense, worth; where it stands."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.space.plane.bases import Base
from affray.space.plane.measure import DEGREE, INCH
from affray.space.plane.shapes import outline
from affray.systems.wargame.content.codes import HERO, REGIMENT, SKIRMISH
from affray.systems.wargame.position.state import (
    AWAY,
    FIELDED,
    LEFT_OUT,
    LOST,
    NAME,
    OVER,
    PHASE_NAMES,
    STATUS_NAMES,
    WAITING,
    Unit,
    bases_of,
    centre_of,
    company_of,
    defense_of,
    dice_of,
    foes,
    ground_of,
    is_alone,
    is_fielded,
    lost_value,
    move_of,
    other_of,
    others_of,
    shapes_of,
    sight_blockers,
    size_of,
    starting_value,
    zone_shape,
)
from affray.systems.wargame.roster.battlefields import find_table
from tests.units.wargame.lineup import BLUE, RED, at, battle, ranked, row, table
from tests.units.wargame.lineup import fielded as stands
from tests.units.wargame.troops import CREW, TANK, miniature
from tests.wargame_arena import altered

MEN = replace(stands("Ann", RED, *row(10, 10, 4)), initial=10, each=Fraction(21))
GUN = replace(stands("Gun", RED, *row(10, 10, 6), profile=CREW), each=Fraction(10), gun=Fraction(80))


def test_a_hero_has_the_dice_that_hits_have_left() -> None:
    hero = stands("Ann", RED, (10, 10), profile=miniature(HERO, (3, 8)))
    assert [dice_of(altered(hero, steps=steps)) for steps in (0, 1, 2)] == [(3, 8), (3, 6), (3, 4)]
    assert is_alone(hero) and is_alone(stands("Tom", RED, (1, 1), profile=TANK)) and not is_alone(MEN)


def test_a_vehicle_has_the_move_and_defense_that_damage_has_left() -> None:
    tank = stands("Tom", RED, (10, 10), profile=TANK)
    assert [move_of(altered(tank, slower=slower)) for slower in (0, 3, 8, 9)] == [8 * INCH, 5 * INCH, 0, 0]
    assert [defense_of(altered(tank, weaker=weaker)) for weaker in (0, 15, 16, 20)] == [16, 1, 1, 1]


@pytest.mark.parametrize(("left", "move"), [(6, 3.0), (4, 3.0), (3, 1.5), (1, 1.5)])
def test_half_a_crew_moves_half_as_far_not_rounded(left: int, move: float) -> None:
    assert move_of(replace(GUN, at=GUN.at[:left])) == int(move * INCH)
    assert move_of(replace(stands("Ann", RED, *row(1, 1, 2)), initial=9)) == 6 * INCH


def test_a_move_of_halves_is_whole_in_billionths() -> None:
    slow = stands("Ann", RED, (10, 10), profile=miniature(move=Fraction(5, 2)))
    assert move_of(slow) == 2_500_000_000


# --- what it is worth -------------------------------------------------------------------------------------------------
def test_lost_miniatures_count_their_cost_each() -> None:
    assert starting_value(MEN) == 210 and lost_value(MEN) == 6 * 21
    assert lost_value(replace(MEN, status=LOST, at=())) == 210
    assert lost_value(replace(MEN, status=AWAY)) == 6 * 21


@pytest.mark.parametrize("status", [WAITING, LEFT_OUT])
def test_whoever_never_came_to_the_field_lost_nothing(status: int) -> None:
    assert lost_value(replace(MEN, status=status, at=())) == 0


def test_a_crew_weapon_is_lost_with_the_last_of_the_crew() -> None:
    assert starting_value(GUN) == 140
    assert [lost_value(replace(GUN, at=GUN.at[:left])) for left in (6, 1)] == [0, 50]
    assert lost_value(replace(GUN, status=LOST, at=())) == 140


# --- where it stands --------------------------------------------------------------------------------------------------
def test_a_unit_stands_in_bases_of_its_size() -> None:
    horse = replace(miniature(), base=(Fraction(1), Fraction(2)))
    unit = ranked("Ann", RED, 4, 2, (10, 10), heading=0, profile=horse)
    assert size_of(unit) == (INCH, 2 * INCH)
    assert bases_of(unit)[0] == Base(unit.at[0], 0, (INCH, 2 * INCH))
    assert centre_of(unit) == at(10, 10) == unit.at[0]
    assert shapes_of(unit)[0].box == (9 * INCH, 95 * INCH // 10, 11 * INCH, 105 * INCH // 10)


def test_a_company_is_what_a_unit_moves_with() -> None:
    company = company_of(ranked("Ann", RED, 10, 5, (10, 10)))
    assert (company.formation, company.files, company.heading, company.reach) == (REGIMENT, 5, 90 * DEGREE, 6 * INCH)
    assert company_of(MEN).formation == SKIRMISH and company_of(MEN).at == MEN.at


def test_others_are_all_on_the_field_but_the_unit_itself() -> None:
    bors, cid = stands("Bors", BLUE, *row(20, 20, 3)), stands("Cid", RED, (30, 30))
    state = battle(MEN, bors, cid, replace(bors, id="Dan", status=LOST, at=()))
    found = others_of(state, 0)
    assert [(other.id, other.enemy, other.at) for other in found] == [
        ("Bors", True, at(22, 20)),
        ("Cid", False, at(30, 30)),
    ]
    assert found[0] == other_of(bors, RED) and len(found[0].shapes) == 3
    assert found[0].box == (195 * INCH // 10, 195 * INCH // 10, 245 * INCH // 10, 205 * INCH // 10)
    assert foes(state, RED) == (1,) and foes(state, BLUE) == (0, 2)


# --- the field --------------------------------------------------------------------------------------------------------
def test_the_ground_is_the_field_with_its_terrain_and_some_of_it_blocks_sight() -> None:
    meadow = find_table("open_meadow")
    assert ground_of(meadow).field.box == (0, 0, 48 * INCH, 36 * INCH)
    assert ground_of(meadow).terrain == tuple(outline(piece.outline) for piece in meadow.pieces)
    assert sight_blockers(meadow) == tuple(outline(piece.outline) for piece in meadow.pieces[:2])
    assert zone_shape(table().zones[1]).box == (0, 28 * INCH, 48 * INCH, 36 * INCH)


def test_names_stand_for_the_phases_and_what_became_of_units() -> None:
    assert (PHASE_NAMES[OVER], PHASE_NAMES[NAME]) == ("over", "name")
    assert STATUS_NAMES[FIELDED] == "fielded"
    assert [is_fielded(unit) for unit in (MEN, Unit("Ann", 0, profile=MEN.profile, initial=1))] == [True, False]
