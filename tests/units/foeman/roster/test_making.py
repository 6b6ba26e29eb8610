"""The sheet of a figure in the making, its draw by lot and its odds sketch."""

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.core.faces.guide import Row, Sheet
from affray.core.reading.naming import fresh_name
from affray.dice.stream import Stream
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.codes import UP
from affray.systems.foeman.content.tables import races
from affray.systems.foeman.position.state import condition
from affray.systems.foeman.roster.adventurer import Adventurer, faults_of, figure_of
from affray.systems.foeman.roster.maker_sheet import making_sheet, thing_row
from affray.systems.foeman.roster.making import points_left
from affray.systems.foeman.roster.odds_sketch import sketch, sketch_refusal
from affray.systems.foeman.roster.random_figures import names_for_race, random_figure, spreads
from affray.systems.foeman.roster.ready_made import ready_made
from affray.systems.foeman.turn.special_items import special_items

ANN = Adventurer("Ann", "Human", 12, 12, 8, armor="Leather", main="Mace", off="Large Shield", carried=("Dagger",))
BOW = Adventurer("Bo", "Elf", 10, 13, 8, main="Horsebow", carried=("Rapier",))


def said(sheet: Sheet, language: str = "en") -> dict[str, str]:
    """The lines of a sheet, by name; a later line of the same name in brackets."""
    found: dict[str, str] = {}
    for _, rows in sheet.groups:
        for row in rows:
            name = SYSTEM.words.phrase(row.name, language)
            found[f"{name}{'+' * (name in found)}"] = SYSTEM.words.phrase(row.value, language)
    return found


def rows_of(sheet: Sheet) -> list[Row]:
    return [row for _, rows in sheet.groups for row in rows]


def test_the_sheet_tells_what_the_equipment_does() -> None:
    sheet = said(making_sheet(ANN))
    assert sheet["points left"] == "none of 32"
    assert sheet["DX, modified and basic"] == "9 of 12"
    assert sheet["movement points"] == "8 unengaged, 2 engaged"
    assert sheet["unengaged, 3–4 of 8 Mp used"] == "Defend, Move, Strike"
    assert sheet["attacks"] == "Strike, Hurl"
    assert sheet["required ST"] == "RQ 11, the figure counts 12: one die below the top counts +1"
    assert sheet["damage dice for 1 to 9 hit dice"].split() == ["0", "0", "1", "2", "3", "3", "3", "3", "3"]
    assert "top die 0 to 5 gripped with both hands" not in sheet
    assert all(row.clauses for row in rows_of(making_sheet(ANN)))


def test_the_sheet_reads_in_german() -> None:
    sheet = said(making_sheet(replace(ANN, off="", st=13, carried=())), "de")
    assert sheet["Punkte übrig"] == "keine, 1 über 32"
    assert sheet["Angriffe"] == "Schlag, Wurf, auch beidhändig"
    assert sheet["höchster Würfel 0 bis 5 beidhändig"].split() == ["1", "2", "2", "4", "5", "5"]


def test_a_weak_hand_and_a_weak_arm_are_told() -> None:
    sheet = said(making_sheet(replace(ANN, st=8, dx=16, main="", off="Axe")))
    assert sheet["in the weaker hand"] == "only the higher half of the damage dice counts"
    assert sheet["required ST"] == "RQ 13, the figure counts 8: 3 dice below the top count -2"
    assert sheet["required ST+"].startswith("RQ 16, the figure counts 8")


def test_an_orc_counts_more_and_a_level_ends_generation() -> None:
    orc = Adventurer("Uz", "Orc", 13, 11, 7, main="Axe", level=1)
    assert said(making_sheet(orc))["required ST"].startswith("RQ 13, the figure counts 14")
    assert "points left" not in said(making_sheet(orc))


def test_what_cannot_be_used_is_said() -> None:
    sheet = said(making_sheet(replace(BOW, shots=0)))
    assert sheet["attacks"] == "none as it is held"


def test_points_left_count_down() -> None:
    assert points_left(figure_of(replace(ANN, iq=9))) == -1
    assert points_left(figure_of(replace(ANN, st=8))) == 4


@pytest.mark.parametrize("race", races())
def test_each_race_has_names_and_spreads(race: str) -> None:
    assert len(set(names_for_race(race))) >= 8
    assert random_figure(Stream(3), race).race == race
    assert len(spreads(race)) >= 10


def test_names_never_run_out() -> None:
    taken: set[str] = set()
    for n in range(12):
        taken.add(fresh_name(Stream(n), names_for_race("Goblin"), taken))
    assert len(taken) == 12
    assert sum(name[-1] == "2" for name in taken) >= 1


def test_any_race_is_drawn_and_all_are_legal() -> None:
    found = [random_figure(Stream(seed)) for seed in range(60)]
    assert {adventurer.race for adventurer in found} == set(races())
    assert [faults_of(adventurer) for adventurer in found] == [[]] * 60
    with pytest.raises(InputError, match="race 'Ogre' is unknown"):
        random_figure(Stream(1), "Ogre")


def test_a_sketch_gives_the_chances_for_each_number_of_dice() -> None:
    found = sketch(ANN, BOW)
    assert [prospect.text for prospect in found] == [str(n) for n in range(1, 10)]
    assert {prospect.score for prospect in found} == {9}
    assert found[0].chances[0].value > found[8].chances[0].value
    assert sketch(BOW, ANN)[2].parts[-1].label == "range"
    assert sketch(ANN, ANN, "Mace")[2].chances[0].value > 0.5


def test_a_sketch_takes_a_weapon_in_hand_that_can_be_used() -> None:
    with pytest.raises(InputError, match="weapon 'Dagger': Ann can attack with Mace"):
        sketch(ANN, BOW, "Dagger")
    with pytest.raises(InputError, match=r"^Bo: .*FM-OPT-10"):
        sketch(replace(BOW, shots=0), ANN)


def test_a_sketch_says_why_it_cannot_be_made() -> None:
    assert sketch_refusal(ANN, BOW) is None
    fault = sketch_refusal(replace(BOW, shots=0), ANN)
    assert fault is not None
    assert fault.clauses == ("FM-OPT-10",)


def test_special_items_are_told_by_what_they_do() -> None:
    lines = [SYSTEM.words.phrase(thing_row(thing).value) for thing in special_items().values()]
    assert lines[0].startswith("used with 3 dice against mIQ: up to 3 exhaustion back")
    assert lines[1].startswith("used with 4 dice against mDX at 1 to 5 hexes")


def test_the_ready_made_can_be_fought_with() -> None:
    assert [name for name, adventurer in ready_made().items() if condition(figure_of(adventurer)) != UP] == []
    assert ready_made()["Sample Figure (seed)"].carried == ("Dagger", "Horsebow")
