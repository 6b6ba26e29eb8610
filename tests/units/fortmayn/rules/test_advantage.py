"""What makes rolls easier or harder, and which rolls."""

from msgspec.structs import replace

from affray.systems.fortmayn.content.codes import BODY, BRAINY, BRAWNY, HEAD
from affray.systems.fortmayn.content.house_rules import PLAIN, read_house
from affray.systems.fortmayn.content.people import Person, Wear
from affray.systems.fortmayn.content.tables import advantage_sources
from affray.systems.fortmayn.rules.advantage import (
    CLAUSES,
    burden_sources,
    die_for,
    is_better_size,
    knack_sources,
    mounted_sources,
    source,
)
from affray.systems.fortmayn.rules.dice.pools import RollDie

ANNA = Person(id="Anna", side=0, type=BRAINY, body_max=2, body_ready=2, head_max=2, head_ready=2)


def test_every_source_of_the_table_has_its_clause() -> None:
    assert {row.source.split()[0] for row in advantage_sources()} == set(CLAUSES)
    assert source("dread", -1).clause == "FT-FILL-03"


def test_the_same_source_counts_once_and_a_ruling_may_go_both_ways() -> None:
    twice = (source("surprising", 1), source("surprising", 1), source("surprised", -1))
    assert die_for(BRAWNY, BODY, twice, PLAIN) == RollDie(8, 5)
    assert die_for(BRAWNY, HEAD, (source("gm", 1), source("gm", -1)), PLAIN).die == 6
    assert die_for(BRAINY, BODY, (), PLAIN, 1) == RollDie(4, 4)


def test_only_the_brainy_have_knacks_and_searching_is_none() -> None:
    assert [len(knack_sources(kind, task)) for kind in (BRAWNY, BRAINY) for task in ("hearing", "searching")] == [
        0,
        0,
        1,
        0,
    ]


def test_what_hampers_all_rolls_is_worn_carried_or_suffered() -> None:
    worn = replace(ANNA, shield=Wear(4, 6), armor=Wear(4, 4), fat_head=3)
    assert [each.label for each in burden_sources(worn, 1)] == ["damaged_shield", "overloaded", "fat_head"]
    assert [each.label for each in burden_sources(replace(ANNA, shield=Wear(0, 6), armor=Wear(6, 8)), 0)] == [
        "damaged_armor"
    ]


def test_a_weapon_gives_advantage_by_its_size_when_it_is_well_told() -> None:
    found = [is_better_size(BRAWNY, 3, 2, claimed) for claimed in (0, 1)]
    assert [*found, is_better_size(BRAWNY, 1, 2, 1), is_better_size(BRAINY, 1, 1, 1)] == [False, True, False, False]


def test_riding_counts_only_against_those_who_do_not() -> None:
    assert [[each.value for each in mounted_sources(*who, PLAIN)] for who in ((1, 0), (0, 1), (1, 1), (0, 0))] == [
        [1], [-1], [], [],
    ]  # fmt: skip
    assert mounted_sources(1, 0, read_house({"mounted": "off"})) == ()
