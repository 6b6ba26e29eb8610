"""Making a character."""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.content.codes import BRAINY, BRAWNY
from affray.systems.fortmayn.content.house_rules import PLAIN, read_house
from affray.systems.fortmayn.content.people import Clock
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.rules import creating
from affray.systems.fortmayn.rules.creating import Draft, can_knack_help, draft_faults, person_from_draft, use_knack
from affray.systems.fortmayn.rules.gear import HAND
from tests.units.fortmayn.people import brawny, thrown

CAREERS, DULL = read_house({"careers": "on"}), read_house({"magic": "none"})
BONDS = ("mother", "regiment")
BERIN = Draft(name="Berin", type="brawny", body=3, head=1, weapon="short", attachments=BONDS)
ASHA = Draft(name="Asha", type="brainy", body=2, head=2, attachments=BONDS, spells=("mend", "terror"))


@pytest.mark.parametrize(
    ("draft", "codes"),
    [
        (BERIN, []),
        (ASHA, []),
        (replace(BERIN, name="7"), ["name"]),
        (replace(BERIN, name="Taken"), ["name"]),
        (replace(BERIN, type="bold"), ["type"]),
        (replace(BERIN, body=4, head=0), ["dice"]),
        (replace(BERIN, weapon="huge"), ["weapon"]),
        (replace(BERIN, attachments=("mother",)), ["attachments"]),
        (replace(BERIN, attachments=("mother", "mother")), ["attachments"]),
        (replace(BERIN, attachments=("mother", "x" * 81)), ["attachments"]),
        (replace(BERIN, career="sapper"), ["career"]),
        (replace(BERIN, spells=("mend",)), ["spells"]),
        (replace(ASHA, spells=("mend", "mend")), ["spells"]),
        (replace(ASHA, spells=("mend", "nonsense")), ["spell"]),
        (replace(ASHA, body=1, head=3), ["spells"]),
        (Draft(name="", type="", body=0, head=0), ["name", "type", "dice", "attachments"]),
    ],
)
def test_every_rule_that_a_draft_breaks_is_named(draft: Draft, codes: list[str]) -> None:
    assert [fault.code for fault in draft_faults(draft, PLAIN, shipped(), ("Taken",))] == codes


def test_careers_and_magic_are_options() -> None:
    assert [fault.code for fault in draft_faults(BERIN, CAREERS, shipped())] == ["career"]
    assert draft_faults(replace(BERIN, career="sapper"), CAREERS, shipped()) == []
    assert draft_faults(replace(ASHA, spells=()), DULL, shipped()) == []
    assert [creating.spells_at_start(kind, 2, PLAIN) for kind in (BRAWNY, BRAINY)] == [0, 2]


def test_coins_are_ten_times_three_dice() -> None:
    assert creating.starting_coins(thrown([2, 3, 5])) == 100


def test_a_character_starts_with_all_dice_ready_a_weapon_in_hand_and_what_it_needs() -> None:
    person = person_from_draft(BERIN, 70, shipped())
    assert (person.body_ready, person.head_ready, person.coins, person.attachments) == (3, 1, 70, BONDS)
    assert [(thing.item, thing.form, thing.place) for thing in person.things] == [("one_handed_weapon", "short", HAND)]
    witch = person_from_draft(replace(ASHA, career="surgeon_mate"), 30, shipped())
    assert [thing.item for thing in witch.things] == ["one_handed_weapon", "spell_book", "belonging_surgeon_mate"]
    assert (witch.known, witch.things[1].form, witch.memorised) == (("mend", "terror"), "mend+terror", ())


def test_a_knack_helps_once_an_hour_with_its_own_task() -> None:
    person, noon = brawny(career="sapper"), Clock(moment=45)
    assert can_knack_help(person, "forcing", noon, CAREERS, shipped())
    assert not can_knack_help(person, "climbing", noon, CAREERS, shipped())
    assert not can_knack_help(person, "forcing", noon, PLAIN, shipped())
    used = use_knack(person, noon)
    assert [can_knack_help(used, "forcing", Clock(moment=at), CAREERS, shipped()) for at in (79, 80)] == [False, True]


def test_a_career_comes_by_lot() -> None:
    assert creating.career_die(thrown([20]), 20) == 20
