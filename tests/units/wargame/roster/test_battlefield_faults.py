"""All that is wrong with a battlefield at once, and what makes one hard to play on."""

from collections.abc import Sequence

import pytest

from affray.core.faces.fields import FieldFault
from affray.systems.wargame.roster.battlefield_faults import field_cautions, field_faults
from affray.systems.wargame.roster.battlefields import hiding_pieces, read_part, read_table, tables
from tests.units.wargame.lineup import at
from tests.units.wargame.roster.test_battlefields import CORNERS, LOW, ROCK, ZONES, field_with

FIRST, SECOND = ZONES


def faults(**changed: object) -> list[tuple[str, int, str, str]]:
    """What is wrong with a battlefield that is changed so: the part, its place, the code, the clauses."""
    return short(field_faults(read_part(field_with(**changed), "here")))


def cautions(**changed: object) -> list[tuple[str, int, str, str]]:
    """What makes it hard to play on."""
    return short(field_cautions(read_table(field_with(**changed), "here")))


def short(found: Sequence[FieldFault]) -> list[tuple[str, int, str, str]]:
    """Faults in short."""
    return [(fault.part, fault.place, fault.refusal.code, " ".join(fault.refusal.clauses)) for fault in found]


def test_every_fault_of_a_battlefield_is_found_at_once() -> None:
    dented = {**ROCK, "outline": [*CORNERS, [12, 12], [25, 12]]}
    assert faults(
        size=[11, 36],
        terrain=[ROCK, dented],
        deployment=[SECOND, {**SECOND, "outline": LOW}],
        objectives=[[5, 5], [30, 5]],
    ) == [
        ("field", -1, "size", "UW-FLD-01"),
        ("piece", 0, "outside", "UW-GEO-11"),
        ("piece", 1, "id", "UW-GEO-11"),
        ("piece", 1, "convex", "UW-GEO-11"),
        ("piece", 1, "outside", "UW-GEO-11"),
        ("zone", 0, "players", "UW-VIC-01"),
        ("zone", 0, "outside", "UW-VIC-01"),
        ("zone", 1, "outside", "UW-VIC-01"),
        ("objective", 1, "objective", "UW-VIC-05"),
    ]
    assert faults() == []


def test_a_field_without_any_width_has_faults_and_no_error() -> None:
    assert ("field", -1, "size", "UW-FLD-01") in faults(size=[0, 36])


@pytest.mark.parametrize("name", tables())
def test_a_ready_battlefield_gives_no_caution(name: str) -> None:
    assert field_cautions(tables()[name]) == ()


def test_zones_that_lie_over_each_other_give_a_caution() -> None:
    over = {**SECOND, "outline": [[0, 7], [24, 7], [24, 30], [0, 30]]}
    assert cautions(terrain=[], deployment=[FIRST, over]) == [("zone", 0, "zones", "UW-VIC-01")]
    beside = {**SECOND, "outline": [[0, 8], [24, 8], [24, 30], [0, 30]]}
    assert cautions(terrain=[], deployment=[FIRST, beside]) == []


def test_a_zone_too_narrow_for_a_base_or_too_small_for_an_army_gives_a_caution() -> None:
    narrow = {**FIRST, "outline": [[0, 0], [24, 0], [24, 2.5], [0, 2.5]]}
    assert cautions(deployment=[narrow, SECOND]) == [("zone", 0, "narrow", "UW-VIC-01")]
    small = {**SECOND, "outline": [[0, 30], [7, 30], [7, 36], [0, 36]]}
    (found,) = field_cautions(read_table(field_with(deployment=[FIRST, small]), "here"))
    assert found.worded() == (
        "Zone of player 2: it has 42 square inches, and the bases of the ready army Host of the Green Vale alone take 56"
    )


def test_terrain_over_a_zone_or_an_objective_gives_a_caution() -> None:
    log = {**ROCK, "id": "log", "name": "Log", "outline": [[2, 7], [5, 7], [5, 9], [2, 9]]}
    beside = {**ROCK, "outline": [[10, 8], [14, 8], [14, 10], [10, 10]]}
    assert cautions(terrain=[beside, log], objectives=[[3, 8], [12, 18]]) == [
        ("piece", 1, "zone", "UW-VIC-01"),
        ("objective", 0, "covered", "UW-FLD-02 UW-VIC-05"),
    ]


def test_a_fault_is_said_with_what_it_is_about_in_both_languages() -> None:
    outside = field_faults(
        read_part(field_with(terrain=[{**ROCK, "outline": [[20, 10], [25, 10], [22, 14]]}]), "here")
    )[0]
    assert outside.worded() == "Rock: expected an outline on the field"
    assert outside.worded("de") == "Rock: erwartet wird ein Umriss auf dem Feld"
    small = field_faults(read_part(field_with(size=[11, 36], terrain=[], objectives=[]), "here"))
    assert [fault.worded("de") for fault in small] == [
        "erwartet wird ein Feld von mindestens 12 mal 12 Zoll",
        "Zone von Spieler 1: erwartet wird ein Umriss auf dem Feld",
        "Zone von Spieler 2: erwartet wird ein Umriss auf dem Feld",
    ]
    assert str(small[1]) == "deployment: expected an outline on the field [UW-VIC-01]"


def test_a_sight_line_names_the_terrain_that_blocks_it() -> None:
    pond = {**ROCK, "id": "pond", "outline": [[10, 20], [14, 20], [14, 23], [10, 23]], "blocks_sight": False}
    table = read_table(field_with(terrain=[pond, ROCK]), "here")
    assert hiding_pieces(table, at(12, 5), at(12, 30)) == (1,)
    assert hiding_pieces(table, at(12, 15), at(12, 30)) == ()
    assert hiding_pieces(table, at(0, 10), at(24, 10)) == ()
