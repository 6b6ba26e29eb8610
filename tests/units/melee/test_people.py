"""The figures of the guide as rosters, pages and commands ask for them."""

import json

import pytest
from msgspec.structs import replace

from affray.core import InputError, Phrase
from affray.core.faces.looks import Looks
from affray.core.faces.paper import PrintedPage, Track
from affray.core.reading.roster_file import read_roster, roster_system, write_roster
from affray.core.words.texts import catalogue
from affray.dice.stream import Stream
from affray.systems.melee.content.house_rules import PACKAGE
from affray.systems.melee.people import people, silhouette
from affray.systems.melee.roster.adventurer import Adventurer
from affray.systems.melee.roster.odds_sketch import arms_of

ANN = Adventurer("Ann", "human", 12, 12, 8, armor="leather", shield="small", weapons=("broadsword",), slung=("dagger",))
MAGE = Adventurer("Mo", "human", 8, 12, 12, weapons=("wizard_staff",), spells=("staff", "blur", "fireball"))
FOLK = people()
TEXTS = catalogue(PACKAGE)


def said(phrases: tuple[Phrase, ...], language: str = "en") -> list[str]:
    return [TEXTS.phrase(each, language) for each in phrases]


# --- making -----------------------------------------------------------------------------------------------------------
def test_questions_make_a_figure_and_each_answer_says_where_it_stands() -> None:
    answers = {
        "race": "Human", "scores": "8 12 11 12", "armor": "cloth", "weapons": "wizard_staff", "shield": "none",
        "slung": "dagger", "gear": "nothing", "pack": "pack,rations", "spells": "staff,blur",
    }  # fmt: skip
    adventurer = Adventurer("Mo")
    notes = {}
    for ask in FOLK.questions():
        adventurer = FOLK.with_answer(adventurer, ask.key, answers[ask.key])
        notes[ask.key] = FOLK.remarks(adventurer, ask.key)
    assert FOLK.write_line(adventurer) == (
        "name=Mo race=human st=8 dx=12 iq=11 wis=12 armor=cloth weapons=wizard_staff slung=dagger pack=pack,rations "
        "spells=staff,blur"
    )
    assert notes["race"] == ("Human: at least ST 8, DX 8, IQ 8; with WIS above IQ 32 in all.",)
    assert notes["scores"] == ("points left: none of 32",)
    assert notes["pack"][0].startswith("silver spent 135 of 400; weight 10.5 lb")
    assert FOLK.faults(adventurer) == []
    assert FOLK.remarks(replace(adventurer, armor="silk"), "armor") == ("",)
    assert FOLK.with_answer(adventurer, "scores", "8,12,12").wis == 0


@pytest.mark.parametrize(
    ("key", "text", "reason"),
    [
        ("race", "ent", "race 'ent' is unknown"),
        ("scores", "8 12", "expected ST DX IQ WIS"),
        ("scores", "8 12 x", "numbers"),
    ],
)
def test_an_answer_that_does_not_fit_is_one_line(key: str, text: str, reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        FOLK.with_answer(ANN, key, text)


def test_what_a_draft_may_not_take_has_its_reason() -> None:
    barred = {(each.slot, each.item): str(each.refusal) for each in FOLK.barred_items(MAGE)}
    assert barred["weapons", "broadsword"] == "Broadsword takes ST 12; ST is 8 [CM-EQUIP-01]"
    assert barred["shield", "large"] == "Large shield takes ST 10; ST is 8 [CM-EQUIP-01]"
    assert barred["spells", "sleep"] == "Sleep takes IQ 13; IQ is 12 [CM-SPELL-01]"
    assert ("spells", "lightning") in barred and ("spells", "trip") not in barred
    full = replace(MAGE, iq=8, spells=("staff", "blur", "drop_weapon", "image", "magic_fist", "slow_movement"))
    assert ("spells", "aid") in {(each.slot, each.item) for each in FOLK.barred_items(full)}
    few = replace(MAGE, iq=2, spells=("staff", "blur"))
    assert all(each.item not in few.spells or "IQ" in str(each.refusal) for each in FOLK.barred_items(few))
    wide = replace(MAGE, iq=8, wis=0, spells=("a", "b", "c", "d", "e", "f", "g", "h"))
    codes = [str(each.refusal) for each in FOLK.barred_items(wide) if each.item == "blur"]
    assert codes == ["more than 8 spells are known [CM-SPELL-01 CM-ATTR-02]"]


def test_a_draft_with_what_nobody_knows_is_not_known() -> None:
    assert FOLK.is_known(ANN) and not FOLK.is_known(replace(ANN, gear=("lute",)))
    assert (
        FOLK.points_left(ANN) == 0 and FOLK.check_size(ANN) is ANN and FOLK.totals(ANN) and FOLK.sheet(ANN).id == "Ann"
    )


def test_a_draw_and_the_stock_are_those_of_the_rules() -> None:
    adventurer = FOLK.random_figure(Stream(3), "elf", frozenset())
    assert FOLK.faults(adventurer) == [] and adventurer.race == "elf"
    assert "Swordsman" in FOLK.ready_made() and FOLK.choices().opponents == tuple(FOLK.ready_made())


# --- a figure in words ------------------------------------------------------------------------------------------------
def test_a_card_says_how_a_figure_stands() -> None:
    card = FOLK.card(replace(ANN, wounds=3, fatigue=1, gained=1, st=13))
    assert said(tuple(number.value for number in card.numbers)) == ["10 of 13", "10 of 12", "8", "8", "9"]
    assert said(card.lost) == ["3 hits", "1 fatigue"] and said(card.learned) == ["1 point bought", "0 experience"]
    assert (card.state, card.silhouette) == ("hurt", "human broadsword small shield")
    assert said(FOLK.card(MAGE).learned, "de")[-1] == "3 Zauber"
    states = [replace(ANN, wounds=11), replace(ANN, dead=True), ANN]
    assert [FOLK.card(state).state for state in states] == ["down", "dead", "fit"]
    assert card.looks == Looks(held="sword", shield=True)
    assert silhouette(replace(ANN, shield="none", weapons=())) == "human unarmed"


def test_a_line_of_words_says_all_in_both_languages() -> None:
    assert (
        FOLK.line(ANN) == "Human ST 12 DX 12 IQ 8 WIS 8; unhurt; has Broadsword, Dagger, Small shield and Leather armor"
    )
    hurt = replace(MAGE, weapons=(), wounds=2, experience=9)
    assert FOLK.line(hurt) == (
        "Human ST 8 DX 12 IQ 12 WIS 12; ST now 6 (2 hits, 0 fatigue); has nothing; knows Staff, Blur and Fireball; "
        "9 experience"
    )
    assert FOLK.line(replace(ANN, dead=True), "de").startswith("Mensch ST 12 DX 12 IQ 8 WIS 8; tot; hat Breitschwert")


def test_a_leaf_has_boxes_for_hits_and_fatigue() -> None:
    leaf = FOLK.sheet_page(replace(ANN, wounds=2, fatigue=1), {})
    assert isinstance(leaf, PrintedPage)
    hits, fatigue = (block for block in leaf.blocks if isinstance(block, Track))
    assert (hits.boxes, hits.crossed, [n for n, _ in hits.marks]) == (12, 2, [9, 11, 12])
    assert (fatigue.boxes, fatigue.crossed) == (12, 1)
    tiny = FOLK.sheet_page(Adventurer("Bo", "human", 2, 12, 8), {}).blocks[0]
    assert isinstance(tiny, Track) and [n for n, _ in tiny.marks] == [1, 2]
    shared = FOLK.sheet_page(replace(ANN, wounds=2), {"shared_st_pool": True}).blocks[1]
    assert isinstance(shared, Track) and shared.boxes == 10


# --- odds -------------------------------------------------------------------------------------------------------------
def test_odds_are_exact_with_three_dice_and_with_four() -> None:
    plain, guarded = FOLK.prospects(ANN, ANN, "")
    assert (plain.text, plain.score, guarded.text) == ("3", 10, "4")
    assert plain.chances[0].value == pytest.approx(108 / 216)
    assert guarded.chances[0].value == pytest.approx(206 / 1296)
    assert sum(part.value for part in plain.parts) == plain.score
    assert plain.chances[1].points and plain.chances[1].value > guarded.chances[1].value


def test_each_arm_attacks_in_the_way_that_it_is_for() -> None:
    bow = Adventurer("Bo", "elf", 11, 13, 8, weapons=("longbow",))
    halfling = Adventurer("Hob", "halfling", 10, 12, 8, weapons=("rock",))
    unarmed = Adventurer("Un", "human", 12, 12, 8)
    assert FOLK.weapons(MAGE) == ("wizard_staff", "bare_hands", "fireball")
    assert arms_of(unarmed) == ("bare_hands",)
    far = [part.label for part in FOLK.prospects(bow, ANN, "")[0].parts]
    assert "DX" in far and len(far) > 1
    assert FOLK.prospects(halfling, ANN, "rock")[0].score < 12
    assert (
        FOLK.prospects(MAGE, ANN, "fireball")[0].chances[2].value > FOLK.prospects(unarmed, ANN, "")[0].chances[2].value
    )
    with pytest.raises(InputError, match="weapon 'mace': Ann can attack with broadsword"):
        FOLK.prospects(ANN, ANN, "mace")


# --- text and deeds ---------------------------------------------------------------------------------------------------
def test_a_roster_file_names_its_system_and_reads_back() -> None:
    data = write_roster([ANN, MAGE], "melee", "foeman")
    assert roster_system(data, "file", "foeman") == "melee" and json.loads(data)["system"] == "melee"
    assert read_roster(data, "file", FOLK, "melee", "foeman") == (ANN, MAGE)
    with pytest.raises(InputError, match="file: expected figures of foeman, got those of melee"):
        read_roster(data, "file", FOLK, "foeman", "foeman")
    with pytest.raises(InputError, match="system: expected the key of a system, got 3"):
        roster_system(data.replace(b'"melee"', b"3"), "file", "foeman")
    wrong = write_roster([replace(ANN, st=13), ANN, ANN], "melee", "foeman")
    with pytest.raises(InputError, match=r"come to 33.*'Ann': is there twice"):
        read_roster(wrong, "file", FOLK, "melee", "foeman")
    with pytest.raises(InputError, match="version 2 is of a newer Affray"):
        read_roster(data.replace(b'"version": 1', b'"version": 2'), "file", FOLK, "melee", "foeman")


def test_lines_and_tables_go_through() -> None:
    assert FOLK.read_line(FOLK.write_line(ANN), "line") == ANN
    assert FOLK.from_table({"name": "Bo", "st": 9}, "file") == Adventurer("Bo", st=9)
    assert FOLK.entry_of(ANN, "north", [1, 1], "N")["wis"] == 8
    changed = FOLK.with_fields(ANN, {"weapons": "rapier", "slung": "-", "name": "Anna"}, "change")
    assert (changed.name, changed.weapons, changed.slung, changed.st) == ("Anna", ("rapier",), (), 12)
    with pytest.raises(InputError, match="change: 'hold' is unknown"):
        FOLK.with_fields(ANN, {"hold": "rapier"}, "change")


def test_deeds_between_fights_are_those_of_the_rules() -> None:
    learned = replace(ANN, experience=30, wounds=1)
    costs = {
        each.key: (TEXTS.phrase(each.cost, "en"), each.refusal is None) for each in FOLK.advances(learned, secure=1)
    }
    assert costs["WIS"] == ("costs 25 of 30 experience", True)
    assert costs["ST"] == ("costs 50 of 30 experience", False)
    assert FOLK.with_advance(learned, "WIS", secure=1).mind == 9
    assert FOLK.after_rest(learned, 2).wounds == 0 and FOLK.days_to_heal(learned) == 2
    assert FOLK.after_travel(replace(learned, fatigue=1), 20, 120).fatigue == 1
    assert FOLK.with_gear_of(learned, replace(ANN, armor="cloth")).armor == "cloth"


def test_creatures_in_a_scenario_are_no_persons() -> None:
    assert FOLK.is_person({"name": "Aldric", "st": 12})
    assert not FOLK.is_person({"name": "Grum", "creature": "giant"})
