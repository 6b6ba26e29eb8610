"""Characters of the roster: making, sheets, text, rest, gear, Dice, there and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from affray.core import InputError, RuledOut, Scenario
from affray.core.faces.looks import Looks
from affray.core.faces.paper import Track
from affray.core.words.texts import catalogue
from affray.dice.stream import Stream
from affray.systems.fortmayn.content.house_rules import PACKAGE
from affray.systems.fortmayn.people import people
from affray.systems.fortmayn.position.thing_notation import read_thing, write_thing
from affray.systems.fortmayn.roster import rest_and_learning
from affray.systems.fortmayn.roster.adventurer import (
    LINE,
    Adventurer,
    adventurer_from_person,
    person_from_adventurer,
)
from affray.systems.fortmayn.roster.making import coins_left, coins_spent, dice_left
from affray.systems.fortmayn.roster.odds_sketch import sketch, weapons
from affray.systems.fortmayn.roster.random_figures import random_figure
from affray.systems.fortmayn.rules.gear import weapon_in_hand
from affray.systems.fortmayn.setup import first_state

FOLK = people()
ANN = Adventurer("Ann", body=3, head=1)
WITCH = Adventurer("Wit", "brainy", spells=("mend", "terror"))
OLD = Adventurer("Old", coins=100, seasoned=True, gear=("torches_6", "pearl$150"), armor="leather")


# --- making -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", FOLK.ready_made())
@pytest.mark.parametrize("language", ["en", "de"])
def test_who_ships_is_legal_and_has_a_sheet_in_every_language(name: str, language: str) -> None:
    adventurer, texts = FOLK.ready_made()[name], catalogue(PACKAGE)
    assert FOLK.faults(adventurer) == [] and LINE.read(LINE.write(adventurer)) == adventurer
    for title, rows in FOLK.sheet(adventurer).groups:
        assert texts.phrase(title, language)
        assert all(texts.phrase(row.name, language) and texts.phrase(row.value, language) for row in rows)
    assert name not in FOLK.line(adventurer, language) and FOLK.card(adventurer).state == "fit"


@given(st.integers(0, 2**32))
def test_who_is_drawn_by_lot_is_legal_and_reads_back(seed: int) -> None:
    adventurer = random_figure(Stream(seed))
    assert FOLK.faults(adventurer) == [] and FOLK.is_known(adventurer)
    assert LINE.read(LINE.write(adventurer)) == adventurer


def test_a_draw_may_be_of_a_type_and_avoids_names() -> None:
    assert FOLK.random_figure(Stream(1), "brainy", frozenset()).race == "brainy"
    name = random_figure(Stream(5)).name
    assert random_figure(Stream(5), "", frozenset((name,))).name != name
    with pytest.raises(InputError, match="type 'elf' is unknown"):
        random_figure(Stream(1), "elf")


@pytest.mark.parametrize(
    ("adventurer", "codes"),
    [
        (ANN, []),
        (WITCH, []),
        (replace(ANN, name="7"), ["name"]),
        (replace(ANN, race="elf"), ["unknown"]),
        (replace(ANN, gear=("excalibur",)), ["unknown"]),
        (replace(ANN, gear=("surgeon",)), ["unknown"]),
        (replace(ANN, gear=("a:b:c",)), ["unknown"]),
        (replace(ANN, gear=("leather/d8",)), ["unknown"]),
        (replace(ANN, weapons=("one_handed_weapon:bow",)), ["unknown"]),
        (replace(ANN, spells=("nonsense",)), ["unknown"]),
        (replace(ANN, career="king"), ["unknown"]),
        (replace(ANN, body=4, head=0), ["total"]),
        (replace(ANN, body=3, head=2), ["total"]),
        (replace(ANN, wounded=4), ["ready"]),
        (replace(ANN, armor="small_shield"), ["armor"]),
        (replace(ANN, shield="leather"), ["shield", "coins"]),
        (replace(ANN, weapons=("two_handed_weapon", "one_handed_weapon")), ["hands"]),
        (replace(ANN, thrown="35"), ["coins"]),
        (replace(ANN, thrown="many"), ["coins"]),
        (replace(ANN, armor="plate_and_mail"), ["coins"]),
        (replace(ANN, spells=("mend",)), ["spells"]),
        (replace(WITCH, memorised=("mend", "terror", "lodestone")), ["spells", "spell"]),
        (replace(ANN, attachments=("guild",)), ["attachments"]),
        (replace(ANN, seasoned=True, coins=7, body=2, head=0, maimed=2, attachments=()), []),
        (replace(ANN, seasoned=True, gear=("pearl", "spell_book:mend", "belonging_sapper", "idol of salt$30")), []),
    ],
)
def test_every_rule_that_a_character_breaks_is_named(adventurer: Adventurer, codes: list[str]) -> None:
    assert [fault.code for fault in FOLK.faults(adventurer)] == codes


def test_a_new_one_pays_its_things_from_the_coins_thrown() -> None:
    adventurer = replace(ANN, thrown="150", armor="leather", gear=("torches_6",))
    assert (coins_spent(adventurer), coins_left(adventurer), coins_left(OLD)) == (111, 39, 100)
    assert coins_spent(replace(adventurer, weapons=())) == 111
    assert (dice_left(replace(ANN, body=1)), dice_left(OLD), FOLK.points_left(ANN)) == (2, None, 0)


def test_a_brainy_may_take_as_many_spells_as_head_dice() -> None:
    assert {barred.slot for barred in FOLK.barred_items(WITCH)} == {"spells"}
    assert len(FOLK.barred_items(WITCH)) == 22 and len(FOLK.barred_items(ANN)) == 24
    assert FOLK.barred_items(replace(WITCH, spells=("mend",))) == FOLK.barred_items(OLD) == ()


def test_totals_say_what_does_not_fit() -> None:
    heavy = replace(ANN, weapons=("one_handed_weapon", "two_handed_weapon"), gear=("torches_6",))
    assert [total.fits for total in FOLK.totals(ANN)] == [True, True, True]
    assert [total.fits for total in FOLK.totals(heavy)] == [True, False, False]


# --- asked at the terminal --------------------------------------------------------------------------------------------
def test_answers_complete_a_draft() -> None:
    adventurer = Adventurer("Ann")
    for key, text in (
        ("race", "Brainy"), ("dice", "1 3"), ("thrown", "120"), ("spells", "as it is"), ("attachments", "an aunt, the sea"),
        ("armor", "gambeson"), ("weapons", "one_handed_weapon:short"), ("gear", "nothing"), ("career", ""),
    ):  # fmt: skip
        adventurer = FOLK.with_answer(adventurer, key, text)
        assert FOLK.remarks(adventurer, key)
    assert FOLK.faults(adventurer) == []
    assert (adventurer.head, len(adventurer.spells), adventurer.attachments, adventurer.armor) == (
        3,
        3,
        ("an aunt", "the sea"),
        "gambeson",
    )
    assert {ask.key for ask in FOLK.questions()} <= {"race", "dice", *Adventurer.__struct_fields__}


@pytest.mark.parametrize(
    ("key", "text"), [("race", "elf"), ("dice", "3"), ("dice", "a b"), ("wounded", "many"), ("tail", "1")]
)
def test_answers_that_are_none_are_refused(key: str, text: str) -> None:
    with pytest.raises(InputError):
        FOLK.with_answer(ANN, key, text)


def test_a_draft_that_nobody_knows_is_told_nothing() -> None:
    assert FOLK.remarks(replace(ANN, gear=("excalibur",)), "gear") == ("",)
    assert FOLK.choices().lists["weapons"][1].name == "one_handed_weapon:short"


# --- cards and paper --------------------------------------------------------------------------------------------------
def test_a_card_tells_what_is_lost_and_learned() -> None:
    hurt = replace(OLD, wounded=1, exhausted=1, gained=2, body=4, dice=1, maimed=0, fat_head=3, spells=("mend",))
    card = FOLK.card(hurt)
    assert (card.state, len(card.learned), len(card.lost)) == ("hurt", 3, 3)
    assert FOLK.card(replace(OLD, wounded=2)).state == "down"
    assert FOLK.card(replace(OLD, dead=True)).state == "dead"
    assert [line.rpartition(":")[0].rpartition(", ")[2] for line in map(FOLK.line, (OLD, hurt, replace(OLD, wounded=2)))] == [
        "fresh", "not fresh", "Out of Action",
    ]  # fmt: skip
    assert "dead" in FOLK.line(replace(OLD, dead=True))


@pytest.mark.parametrize(
    ("adventurer", "words", "looks"),
    [
        (ANN, "human broadsword", Looks(held="sword")),
        (replace(ANN, weapons=()), "human unarmed", Looks(held="")),
        (replace(ANN, weapons=("two_handed_weapon:bow",)), "human longbow", Looks(held="bow")),
        (
            replace(ANN, weapons=("torches_6",), shield="small_shield"),
            "human unarmed large shield",
            Looks(held="", shield=True),
        ),
    ],
)
def test_a_character_looks_like_what_it_holds(adventurer: Adventurer, words: str, looks: Looks) -> None:
    card = FOLK.card(adventurer)
    assert (card.silhouette, card.looks) == (words, looks)


def test_a_sheet_tells_of_wear_load_and_state() -> None:
    worn = replace(
        OLD, armor="leather/d4!", shield="small_shield!", weapons=("one_handed_weapon:sling!",), gear=("torches_6",) * 3,
        fat_head=1, maimed=1, body=1, dice=1, spells=("mend",), memorised=("mend",), career="sapper",
    )  # fmt: skip
    names = [row.name.id for _, rows in FOLK.sheet(worn).groups for row in rows]
    assert {"hero-row-hampers", "hero-row-state", "hero-row-learned", "hero-row-shoots", "hero-row-career"} <= set(
        names
    )
    split = [row.name.id for _, rows in FOLK.sheet(replace(ANN, body=1, weapons=())).groups for row in rows]
    assert "hero-row-left" in split


def test_paper_has_boxes_for_dice_and_for_the_steps_of_usage_dice() -> None:
    leaf = FOLK.sheet_page(replace(OLD, armor="leather/d4", wounded=1), {})
    tracks = [block for block in leaf.blocks if isinstance(block, Track)]
    assert [(track.boxes, track.crossed) for track in tracks] == [(4, 1), (4, 0), (2, 1), (2, 0)]


def test_odds_are_those_of_a_melee_roll() -> None:
    found = FOLK.prospects(replace(ANN, armor="gambeson"), Adventurer("Foe", body=1, head=3), "")[0]
    assert (found.text, found.score) == ("3d8", 1)
    assert found.chances[2].value == pytest.approx(1 - (1 / 2) ** 3)
    assert (weapons(replace(ANN, weapons=())), FOLK.weapons(ANN)) == (("bare_hands",), ("one_handed_weapon",))
    assert sketch(replace(ANN, weapons=("one_handed_weapon!",)), ANN, "one_handed_weapon!")[0].text == "3d10"
    with pytest.raises(InputError, match="weapon 'pike'"):
        FOLK.prospects(ANN, ANN, "pike")


# --- text -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "line",
    ["race", "name=Ann body=x", "name=Ann wings=2", "name=Ann dead=maybe", "name=Ann body=99", "name=Ann fat_head=41"],
)
def test_a_line_that_does_not_fit_is_named(line: str) -> None:
    with pytest.raises(InputError):
        FOLK.read_line(line, "figure")


def test_fields_of_a_line_take_the_place_of_others() -> None:
    assert FOLK.with_fields(ANN, {"gear": "-", "armor": "gambeson"}, "change").armor == "gambeson"
    assert FOLK.check_size(FOLK.from_table({"name": "Ann", "body": 3, "head": 1}, "table")) == ANN
    assert "weapons=-" in FOLK.write_line(replace(ANN, weapons=()))


@pytest.mark.parametrize(
    "word", ["leather/d4", "chain_mail!", "spell_book:mend+terror", "crown$400", "two_handed_weapon:bow"]
)
def test_words_of_things_read_back(word: str) -> None:
    assert write_thing(read_thing(word, "gear")) == word


def test_words_that_are_none_are_refused() -> None:
    for word in ("", "a/d5", "rope_50ft/d4"):
        with pytest.raises(InputError):
            read_thing(word, "gear")


# --- between delves ---------------------------------------------------------------------------------------------------
def test_a_day_of_rest_brings_all_dice_back_and_ten_minutes_none() -> None:
    tired = replace(OLD, wounded=1, exhausted=2, fat_head=9)
    assert FOLK.after_rest(tired, 0) == replace(tired, fat_head=3)
    assert FOLK.after_rest(tired, 1) == OLD
    assert (FOLK.days_to_heal(tired), FOLK.days_to_heal(OLD), FOLK.days_to_heal(replace(tired, dead=True))) == (1, 0, 0)
    assert FOLK.after_rest(replace(tired, dead=True), 1).wounded == 1


def test_one_that_has_been_out_pays_for_new_gear_and_sells_for_half() -> None:
    after = FOLK.with_gear_of(OLD, replace(OLD, name="New", gear=("torches_6", "rope_50ft"), armor=""))
    assert (after.name, after.coins, after.armor) == ("New", 100 + 75 + 55 - 1, "none")
    wanted = (("chain_mail", "coins"), ("leather/d4", "item"), ("gambeson!", "item"))
    for armor, code in wanted:
        with pytest.raises(RuledOut) as error:
            FOLK.with_gear_of(OLD, replace(OLD, armor=armor))
        assert error.value.refusals[0].code == code
    new = FOLK.with_gear_of(WITCH, replace(WITCH, spells=("mend", "lodestone"), thrown="90"))
    assert (new.spells, new.thrown) == (("mend", "lodestone"), "90")


def test_a_die_is_assigned_where_a_milestone_gave_one() -> None:
    ready = replace(OLD, dice=1)
    assert [advance.refusal is None for advance in FOLK.advances(ready, secure=1)] == [True, True]
    grown = FOLK.with_advance(ready, "BODY", secure=1)
    assert (grown.body, grown.gained, grown.dice, FOLK.faults(grown)) == (3, 1, 0, [])
    assert FOLK.with_advance(ready, "head", secure=1).head == 3
    for adventurer, pool, code in (
        (OLD, "BODY", "experience"),
        (replace(ready, dead=True), "BODY", "dead"),
        (ready, "ST", "attribute"),
    ):
        with pytest.raises(RuledOut) as error:
            FOLK.with_advance(adventurer, pool, secure=1)
        assert error.value.refusals[0].code == code


# --- there and back ---------------------------------------------------------------------------------------------------
def test_a_character_goes_into_a_delve_as_it_is() -> None:
    adventurer = replace(
        WITCH, thrown="120", armor="gambeson", slung=("one_handed_weapon:sling",), gear=("torches_6",), memorised=("mend",),
        wounded=1,
    )  # fmt: skip
    entry = FOLK.entry_of(adventurer, "Party", None, None)
    other = FOLK.entry_of(ANN, FOLK.usual_side, None, None)
    state = first_state(Scenario("x", "fortmayn", "x", body={"begin": "hub", "figures": [entry, other]}), {})
    person = state.people[0]
    assert person == replace(person_from_adventurer(adventurer), coins=person.coins, things=person.things)
    assert (person.coins, weapon_in_hand(person).size, FOLK.is_person(entry)) == (coins_left(adventurer), 2, True)
    assert sorted(thing.item for thing in person.things) == [
        "one_handed_weapon", "one_handed_weapon", "spell_book", "torches_6",
    ]  # fmt: skip
    again = FOLK.entry_of(adventurer_from_person(person, adventurer), "Party", None, None)
    body: dict[str, object] = {"begin": "hub", "figures": [again, other]}
    after = first_state(Scenario("x", "fortmayn", "x", body=body), {}).people[0]
    assert replace(after, things=person.things) == person
    assert {(thing.item, thing.form, thing.place) for thing in after.things} == {
        (thing.item, thing.form, thing.place) for thing in person.things
    }


def test_who_comes_home_has_what_it_brought_and_the_others_have_fallen() -> None:
    entries = [FOLK.entry_of(adventurer, "Party", None, None) for adventurer in (ANN, WITCH)]
    state = first_state(Scenario("x", "fortmayn", "x", body={"begin": "hub", "figures": entries}), {})
    changed = replace(
        state.people[0],
        body_max=4,
        body_ready=2,
        coins=55,
        things=(read_thing("small_sack", "x"), read_thing("pearl$150", "x")),
    )
    state = replace(state, people=(changed,), gains=1)
    home, fallen = FOLK.returning_figures(state, 0, {"Ann": ANN, "Wit": WITCH})
    assert (home.body, home.gained, home.wounded, home.coins, home.dice) == (4, 1, 2, 55, 1)
    assert (home.gear, home.weapons, FOLK.faults(home)) == (("small_sack", "pearl$150"), (), [])
    assert (fallen.name, fallen.dead, fallen.coins) == ("Wit", True, 100)
    assert FOLK.returning_figures(state, 1, {"Ann": ANN}) == ()
    maimed = adventurer_from_person(replace(changed, body_max=1, body_ready=1, dead=True), ANN)
    assert (maimed.maimed, maimed.dead) == (2, True)
    assert rest_and_learning.days_to_heal(maimed) == 0
