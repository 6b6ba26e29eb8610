"""Sheets of units, and who is still to be activated."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.core.faces.guide import Row
from affray.systems.wargame.content.codes import HERO
from affray.systems.wargame.content.profile import Ability, Weapon
from affray.systems.wargame.guide.guide import GUIDE
from affray.systems.wargame.position.state import AWAY, DEPLOY, LEFT_OUT, LOST, OVER, WAITING, State, Unit
from affray.systems.wargame.system import SYSTEM
from tests.units.wargame.gifted import GIFTS, SPECIALS, gifted
from tests.wargame_arena import (
    BLUE,
    BOWS,
    CREW,
    RED,
    SPEARS,
    TANK,
    N,
    S,
    acting,
    altered,
    battle,
    kind,
    lone,
    regiment,
    skirmish,
)

PIKES = regiment("Pikes", RED, 10, 5, (10, 10), N)
FOES = skirmish("Foes", BLUE, [(12 + x, 11) for x in range(4)], facing=S)


def rows(state: State, who: str, group: str) -> dict[str, str]:
    """The lines of a group of a sheet, in words; each can be said in every language."""
    found = GUIDE.sheet(state, who)
    assert found.id == who
    for title, lines in found.groups:
        for language in SYSTEM.facts.languages:
            assert SYSTEM.words.phrase(title, language)
            assert all(SYSTEM.words.phrase(phrase, language) for row in lines for phrase in (row.name, row.value))
        assert all(row.clauses for row in lines)
    lines = next((lines for title, lines in found.groups if title.id == f"guide-group-{group}"), ())
    return {SYSTEM.words.phrase(row.name, "en"): SYSTEM.words.phrase(row.value, "en") for row in lines}


def row(state: State, who: str, name: str) -> Row:
    """The line of a name."""
    return next(
        line for _, lines in GUIDE.sheet(state, who).groups for line in lines if line.name.id == f"guide-row-{name}"
    )


def states(state: State, who: str) -> set[str]:
    """What is told of the state of a unit."""
    lines = next(lines for title, lines in GUIDE.sheet(state, who).groups if title.id == "guide-group-stand")
    return {SYSTEM.words.phrase(line.value, "en") for line in lines if line.name.id == "guide-row-state"}


def alone(unit: Unit) -> State:
    return battle(unit, FOES)


# --- what it is -------------------------------------------------------------------------------------------------------
def test_a_unit_has_its_numbers_with_what_makes_them() -> None:
    state = alone(skirmish("Men", RED, [(1, 2)], kind(fight=1, shoot=2, arms="longbow")))
    assert rows(state, "Men", "kind") == {
        "type": "basic", "dice": "1d6", "dice in melee": "1d4", "Move": "6 inches", "Fight": "+1", "Shoot": "+3",
        "Defense": "8",
    }  # fmt: skip
    assert [(part.label, part.value) for part in row(state, "Men", "shoot").parts] == [("own", 2), ("weapons", 1)]
    assert row(state, "Men", "fight").parts == ()
    assert rows(state, "Men", "weapons") == {"longbow": "Fight +0, Shoot +1, range 10"}
    assert rows(state, "Men", "abilities") == {}


def test_weapons_count_by_themselves_where_each_attack_names_one() -> None:
    men = skirmish("Men", RED, [(1, 2)], kind(shoot=2, arms="longbow"))
    state = battle(men, FOES, options={"several_weapons": "choose_one"})
    assert rows(state, "Men", "kind")["Shoot"] == "+2"


OWN = "of one's own: its special action is declared in words, ruled on, and needs the others' consent"


def test_weapons_and_abilities_are_named_a_persons_own_too() -> None:
    crew = skirmish(
        "Crew", RED, [(1, 2)], replace(CREW, abilities=(Ability("fearless"), Ability("stealth", Fraction(5))))
    )
    assert rows(alone(crew), "Crew", "weapons") == {"trebuchet": "Fight +0, Shoot +5, range 12 and 30"}
    found = rows(alone(crew), "Crew", "abilities")
    assert found == {"Fearless": "passes every morale test without dice", "stealth": OWN}
    men = skirmish("Men", RED, [(1, 2)], replace(SPEARS, weapons=(Weapon("pitchfork", fight=2),)))
    assert rows(alone(men), "Men", "weapons") == {"pitchfork": "Fight +2, Shoot +0"}


def test_a_vehicle_has_what_damage_left_of_it() -> None:
    tank = lone("Tank", RED, (20, 20), N, TANK, slower=2, weaker=3, shorter=1, worse=2, shut=(1,))
    state = alone(tank)
    found = rows(state, "Tank", "kind")
    assert (found["Move"], found["Defense"], "dice in melee" in found) == ("6 inches", "13", False)
    assert [part.value for part in row(state, "Tank", "defense").parts] == [16, -3]
    assert "UW-VEH-15" in row(state, "Tank", "move").clauses
    assert rows(state, "Tank", "weapons")["range"] == "16 inches"
    assert rows(state, "Tank", "stand")["later damage rolls"] == "+2"
    assert states(state, "Tank") == {"no fire to the left side"}


def test_a_hero_has_the_dice_that_hits_left() -> None:
    state = alone(lone("Hero", RED, (20, 20), N, kind(HERO, (3, 8)), steps=1))
    assert rows(state, "Hero", "kind")["dice"] == "3d6"
    assert rows(state, "Hero", "stand")["hits"] == "1"
    assert "UW-HERO-03" in row(state, "Hero", "dice").clauses


# --- how it stands ----------------------------------------------------------------------------------------------------
def test_a_unit_stands_somewhere_in_a_formation_in_contact() -> None:
    fewer = replace(PIKES, initial=12)
    found = rows(battle(fewer, FOES), "Pikes", "stand")
    assert found == {
        "miniatures": "10 of 12", "formation": "regiment, 5 wide", "place": "12,10, facing north", "in contact with": "Foes",
    }  # fmt: skip


def test_what_weighs_on_a_unit_is_told() -> None:
    men = skirmish("Men", RED, [(1, 2)], BOWS, disordered=True, token=True, activated=True)
    assert states(alone(men), "Men") == {
        "activated", "disordered: the next action is lost", "shaken: the next action is a move away",
    }  # fmt: skip
    crew = skirmish("Crew", RED, [(1, 2)], CREW, initial=4)
    state = acting(alone(crew), "Crew", prepared=True)
    assert rows(state, "Crew", "stand")["actions left"] == "2"
    assert states(state, "Crew") == {"weapon prepared", "half a crew: the weapon is prepared before it shoots"}
    assert "UW-ORD-05" in row(state, "Crew", "move").clauses


@pytest.mark.parametrize(
    ("status", "said"),
    [(WAITING, "not yet deployed"), (LEFT_OUT, "left out"), (LOST, "wiped out"), (AWAY, "off the field")],
)
def test_a_unit_that_is_not_on_the_field_stands_nowhere(status: int, said: str) -> None:
    gone = replace(PIKES, status=status, at=())
    state = battle(gone, FOES)
    assert states(state, "Pikes") == {said}
    assert "place" not in rows(state, "Pikes", "stand")
    assert rows(state, "Pikes", "kind")["Move"] == "6 inches"


def test_points_are_each_left_and_lost() -> None:
    crew = skirmish("Crew", RED, [(1, 2)], CREW, initial=3, gun=Fraction(40))
    assert rows(alone(crew), "Crew", "points") == {
        "each": "10 points", "the weapon": "40 points", "left": "50 points", "lost": "20 points",
    }  # fmt: skip
    assert rows(alone(PIKES), "Pikes", "points").keys() == {"each", "left", "lost"}


def test_an_unknown_unit_has_no_sheet() -> None:
    with pytest.raises(InputError, match="figure 'Nobody' is unknown"):
        GUIDE.sheet(alone(PIKES), "Nobody")


# --- order ------------------------------------------------------------------------------------------------------------
def test_those_who_failed_come_first_then_the_other_side() -> None:
    men = skirmish("Men", RED, [(1, 12)], token=True)
    done = skirmish("Done", RED, [(1, 20)], activated=True)
    lost = skirmish("Lost", RED, [(1, 30)], status=LOST)
    state = battle(PIKES, done, men, replace(lost, at=()), altered(FOES, activated=True), far=False)
    found = [(phrase.args["who"], phrase.args["side"], phrase.args["failed"]) for phrase in GUIDE.order(state)]
    assert found == [("Men", "Red", 1), ("Pikes", "Red", 0), ("Foes", "Blue", 0)]
    for phrase in GUIDE.order(state):
        for language in SYSTEM.facts.languages:
            assert SYSTEM.words.phrase(phrase, language)
    second = acting(state, "Foes")
    assert GUIDE.order(second) == ()


def test_there_is_no_order_before_and_after_the_battle() -> None:
    assert GUIDE.order(battle(PIKES, phase=DEPLOY)) == GUIDE.order(battle(PIKES, phase=OVER)) == ()


def test_what_the_scenario_settles_of_an_ability_is_said() -> None:
    men = skirmish("Men", RED, [(1, 2)], gifted(SPEARS, *GIFTS))
    state = replace(alone(men), specials=SPECIALS)
    assert rows(state, "Men", "abilities") == {
        "War horn": "on an enemy within 12 inches: disorder, if 2d6 come to 8",
        "Greek fire": "on an enemy within 6.5 inches: 4d6 against its Defense",
        "Gust": "on any unit within 12 inches: moved by at most 4 inches",
        "Rally": "on a unit of its own side within 0 inches: disorder",
    }
