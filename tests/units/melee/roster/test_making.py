"""Making a figure: every rule that it can break, what it comes to, drawing one, the ready-made ones."""

import pytest
from msgspec.structs import replace

from affray.core import InputError, Modifier
from affray.core.words.texts import catalogue, slug
from affray.dice.stream import Stream
from affray.systems.melee.content.house_rules import PACKAGE
from affray.systems.melee.content.tables import races, spells, weapons
from affray.systems.melee.roster.adventurer import Adventurer
from affray.systems.melee.roster.choices import choices
from affray.systems.melee.roster.maker_sheet import making_sheet, totals
from affray.systems.melee.roster.making import figure_faults, points_left, silver_spent
from affray.systems.melee.roster.random_figures import CALLINGS, names_of, random_figure
from affray.systems.melee.roster.ready_made import ready_made

ANN = Adventurer("Ann", "human", 12, 12, 8, armor="leather", shield="small", weapons=("broadsword",), slung=("dagger",))
MAGE = Adventurer("Mo", "human", 8, 12, 12, weapons=("wizard_staff",), spells=("staff", "blur", "fireball"))
TEXTS = catalogue(PACKAGE)


def fault_lines(adventurer: Adventurer) -> list[str]:
    return [str(fault) for fault in figure_faults(adventurer)]


def rows(adventurer: Adventurer, language: str = "en") -> dict[str, str]:
    found = [row for _, group in making_sheet(adventurer).groups for row in group]
    return {TEXTS.phrase(row.name, language): TEXTS.phrase(row.value, language) for row in found}


def sums(adventurer: Adventurer, name: str) -> tuple[Modifier, ...]:
    found = [row for _, group in making_sheet(adventurer).groups for row in group]
    return next(row.parts for row in found if row.name.id == f"making-row-{name}")


def test_a_legal_figure_breaks_no_rule() -> None:
    assert fault_lines(ANN) == fault_lines(MAGE) == []


@pytest.mark.parametrize(
    ("adventurer", "said"),
    [
        (replace(ANN, name="a_b"), "name 'a_b': expected at most 40 letters"),
        (replace(ANN, name="A" * 41), "expected at most 40 letters"),
        (replace(ANN, name="12"), "name '12'"),
        (replace(ANN, race="ent"), "race 'ent' is unknown; expected one of human, elf"),
        (replace(ANN, armor="silk"), "armor 'silk' is unknown"),
        (replace(ANN, shield="lid"), "shield 'lid' is unknown"),
        (replace(ANN, weapons=("spoon",)), "weapon 'spoon' is unknown"),
        (replace(ANN, gear=("lute",)), "gear 'lute' is unknown"),
        (replace(ANN, spells=("nap",)), "spell 'nap' is unknown"),
        (replace(ANN, st=7, dx=17, weapons=("dagger",), shield="none"), "ST 7 is below 8, the least of the race Human [CM-FIG-01]"),
        (replace(ANN, st=13), "come to 33; the race Human takes 32 [CM-FIG-01]"),
        (replace(ANN, gained=1), "come to 32; the race Human takes 33 [CM-FIG-01]"),
        (replace(ANN, wis=7), "WIS 7 is below IQ 8 [CM-FIG-02]"),
        (replace(ANN, slung=("great_sword",)), "Great sword takes ST 16; ST is 12 [CM-EQUIP-01]"),
        (replace(ANN, shield="tower"), "Tower shield takes ST 13; ST is 12 [CM-EQUIP-01]"),
        (replace(ANN, weapons=("broadsword", "dagger")), "Broadsword, Dagger, Small shield take more than two hands [CM-EQUIP-02]"),
        (replace(ANN, shield="none", weapons=("dagger",) * 3), "more than 2 weapons are ready [CM-EQUIP-02]"),
        (replace(ANN, weapons=("longbow",)), "take more than two hands"),
        (replace(ANN, slung=("wizard_staff",)), "Wizard's staff is for those who know a spell [CM-FIG-04]"),
        (replace(ANN, pack=("rope",)), "there is no pack [CM-FIG-06]"),
        (replace(ANN, gear=("pack",)), "a pack is not carried outside the pack [CM-FIG-06]"),
        (replace(ANN, armor="plate"), "the gear costs 620 silver; a figure has 400 [CM-FIG-03]"),
        (replace(MAGE, spells=("staff", "staff")), "Staff is known twice [CM-SPELL-01]"),
        (replace(MAGE, spells=("sleep",)), "Sleep takes IQ 13; IQ is 12 [CM-SPELL-01]"),
        (replace(MAGE, spells=tuple(spells())[:13]), "more than 12 spells are known [CM-SPELL-01 CM-ATTR-02]"),
        (replace(ANN, wounds=12), "at ST 0 the figure is dead [CM-INJ-03]"),
    ],
)  # fmt: skip
def test_a_broken_rule_is_told_with_its_clause(adventurer: Adventurer, said: str) -> None:
    assert any(said in line for line in fault_lines(adventurer)), fault_lines(adventurer)


def test_the_dead_may_have_any_wounds() -> None:
    assert fault_lines(replace(ANN, wounds=30, dead=True)) == []


def test_a_better_wis_makes_room_for_spells_and_not_for_harder_ones() -> None:
    wise = replace(MAGE, st=8, dx=8, iq=10, wis=16, spells=())
    easy = tuple(name for name, spell in spells().items() if spell.iq <= 10)[:16]
    assert fault_lines(replace(wise, spells=easy)) == []
    assert "Fireball takes IQ 12" in fault_lines(replace(wise, spells=("fireball",)))[0]


def test_points_and_silver_are_counted() -> None:
    assert (points_left(replace(ANN, st=10)), points_left(replace(ANN, wis=11))) == (2, -3)
    assert silver_spent(replace(ANN, pack=("pack", "rope"), gear=("torch",))) == 100 + 30 + 80 + 10 + 41


# --- the sheet --------------------------------------------------------------------------------------------------------
def test_the_sheet_says_what_a_fighter_comes_to() -> None:
    found = rows(ANN)
    assert found["standing adjDX"] == "10"
    assert [part.value for part in sums(ANN, "dx")] == [12, -2]
    assert found["weight"] == "13.5 lb for ST 12: light load"
    assert found["MA"] == "9, half 4"
    assert [part.value for part in sums(ANN, "ma")] == [10, -1]
    assert found["hits stopped from the front"] == "3"
    assert found["hits stopped from side and rear"] == "2"
    assert found["Broadsword"].startswith("80 silver") and found["silver spent"] == "220 of 400"
    assert found["pace"] == "runs"


def test_losses_count_as_they_will_in_the_next_fight() -> None:
    hurt = rows(replace(ANN, wounds=9, fatigue=12))
    assert (hurt["ST, now of all"], hurt["standing adjDX"], hurt["MA"]) == ("3 of 12", "5", "4, half 2")
    assert hurt["state"] == "exhausted"
    assert rows(replace(ANN, wounds=11))["state"] == "unconscious"
    assert rows(replace(ANN, dead=True), "de")["Zustand"] == "tot"


def test_a_pack_may_be_dropped_and_what_is_slung_is_shown() -> None:
    laden = replace(ANN, pack=("pack_full", "rope"))
    found = rows(laden)
    assert (found["MA"], found["MA without the pack"]) == ("1, half 0", "9, half 4")
    assert found["pace"] == "walks only"
    assert next(value for name, value in found.items() if name.startswith("Rope")) == "20 silver, 5 lb, in the pack"
    assert rows(replace(ANN, slung=("broadsword", "spear")))["Spear"].startswith("40 silver")


def test_gifts_of_races_are_on_the_sheet() -> None:
    elf = Adventurer("Al", "elf", 12, 12, 8, weapons=("rapier",))
    dwarf = Adventurer("Du", "dwarf", 12, 12, 8, armor="half_plate")
    halfling = Adventurer("Hob", "halfling", 10, 12, 8, weapons=("dagger",))
    assert rows(elf)["MA"] == "12, half 6"
    assert rows(dwarf)["weight"] == "17 lb for ST 12: unencumbered"
    row = next(
        row for title, group in making_sheet(halfling).groups for row in group if title.id == "making-group-weapons"
    )
    assert TEXTS.phrase(row.value, "en").endswith("thrown with +2 DX")


def test_a_wizard_has_its_spells_with_iq_and_cost() -> None:
    found = rows(MAGE)
    assert found["Fireball"] == "missile spell, IQ 12, ST 1–3: 1-1 damage for each ST, at least the ST spent"
    assert found["Blur"].startswith("thrown spell, IQ 8, ST 1, renewed for 1: ")
    assert found["spells known"] == "3 of 12"
    assert rows(MAGE, "de")["Feuerball"].startswith("Geschosszauber, IQ 12")


def test_experience_has_a_row_once_there_is_any() -> None:
    assert "experience" not in rows(ANN)
    assert rows(replace(ANN, experience=60))["experience"] == "60; 0 points bought; the next costs 50, of WIS 25"


def test_totals_run_along_and_say_what_is_too_much() -> None:
    assert [total.fits for total in totals(ANN)] == [True, True, True]
    heavy = totals(replace(MAGE, armor="plate", spells=tuple(spells())[:13]))
    assert [total.fits for total in heavy] == [False, False, True, False]
    assert [totals(replace(ANN, found=silver_spent(ANN) - 400 + more))[0].fits for more in (-1, 0)] == [False, True]


# --- the stock, the ready-made, the draw ------------------------------------------------------------------------------
def test_everything_in_the_stock_has_its_word_in_both_languages() -> None:
    found = choices()
    for language in TEXTS.languages:
        for kind in found.kinds:
            assert TEXTS.has(language, f"race-{kind.name}")
            assert TEXTS.phrase(kind.facts, language) and TEXTS.phrase(kind.rule.value, language)
        for items in found.lists.values():
            for item in items:
                assert TEXTS.has(language, f"{item.word.kind}-{slug(item.word.code)}")
                assert item.effect is None or TEXTS.phrase(item.effect.value, language)
    assert {item.name for item in found.lists["weapons"]} == set(weapons())
    assert [kind.least for kind in found.kinds][:2] == [(8, 8, 8, 8), (6, 10, 8, 8)]


def test_every_ready_made_figure_is_legal_and_speaks() -> None:
    found = ready_made()
    assert len(found) >= 12
    assert {name: fault_lines(adventurer) for name, adventurer in found.items() if fault_lines(adventurer)} == {}
    assert {bool(adventurer.spells) for adventurer in found.values()} == {False, True}
    for adventurer in found.values():
        assert rows(adventurer, "de")


@pytest.mark.parametrize("race", sorted(races()))
def test_what_is_drawn_is_legal(race: str) -> None:
    made = [random_figure(Stream(seed), race) for seed in range(40)]
    assert [fault_lines(adventurer) for adventurer in made if fault_lines(adventurer)] == []
    assert {adventurer.race for adventurer in made} == {race}
    assert len(names_of(race)) >= 8
    assert any(adventurer.spells for adventurer in made) and any(not adventurer.spells for adventurer in made)


def test_any_race_and_every_calling_is_drawn() -> None:
    made = [random_figure(Stream(seed)) for seed in range(120)]
    assert {adventurer.race for adventurer in made} == set(races())
    kinds = {weapons()[adventurer.weapons[0]].kind for adventurer in made if not adventurer.spells}
    assert kinds == set(CALLINGS) - {"wizard"}
    assert any(adventurer.shield != "none" for adventurer in made)


def test_a_name_is_drawn_that_is_not_taken() -> None:
    taken = frozenset(names_of("orc"))
    adventurer = random_figure(Stream(1), "orc", taken)
    assert adventurer.name not in taken and adventurer.name.endswith(" 2")
    with pytest.raises(InputError, match="race 'ent' is unknown"):
        random_figure(Stream(1), "ent")
