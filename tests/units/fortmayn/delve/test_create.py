"""Setup and create: how many set out, who they are, what they buy."""

import pytest

from affray.systems.fortmayn.content.house_rules import read_house
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.delve_answers import SetCharacter
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.words.questions import label
from tests.units.fortmayn.delving import answer_texts, hub, went, why_not
from tests.units.fortmayn.people import brainy, brawny

START = State(phase="setup")
MAKE = State(phase="create", wanted=2)


def test_two_set_out_as_a_rule_and_up_to_four_by_choice() -> None:
    assert answer_texts(START) == ["start 2", "start 1", "start 3", "start 4"]
    assert why_not(START, "start 0") == why_not(START, "start 5") == "party-size"
    assert why_not(START, "go 1") == "not-now"
    assert went(START, "start 1").state.wanted == 1


def test_a_usual_party_is_a_brawny_and_a_brainy_with_coins_of_three_dice() -> None:
    first = went(MAKE, answer_texts(MAKE)[0], dice=([1, 2, 3],))
    second = went(first.state, answer_texts(first.state)[0], dice=([6, 6, 6],))
    assert [(person.type, person.body_max, person.head_max, person.coins) for person in second.state.people] == [
        (0, 3, 1, 60), (1, 2, 2, 180),
    ]  # fmt: skip
    assert second.state.people[1].known == ("illusory_torch", "close_the_wound")
    assert len({bond for person in second.state.people for bond in person.attachments}) == 4
    assert answer_texts(second.state) == ["done"]
    assert went(second.state, "done").state.phase == "hub"


def test_somebody_described_anew_keeps_his_coins() -> None:
    state = went(MAKE, "set_character Ann brawny 3 1", dice=([1, 1, 1],)).state
    again = went(
        state,
        'set_character Ann brainy 1 3 spell=mend spell=terror spell=lodestone "attachment=a cat" attachment=guild',
    )
    person = again.state.people[0]
    assert (person.type, person.head_max, person.coins, person.known, person.attachments) == (
        1, 3, 30, ("mend", "terror", "lodestone"), ("a cat", "guild"),
    )  # fmt: skip


def test_a_party_that_is_not_complete_or_too_many_is_refused() -> None:
    assert why_not(MAKE, "done") == "party-incomplete"
    full = State(phase="create", wanted=1, people=(brawny("Ann", notes=("fresh",)),))
    assert why_not(full, "done") == ""
    crowd = State(phase="create", wanted=5, people=tuple(brawny(name) for name in ("Ann", "Bo", "Cy", "Di", "Ed")))
    assert why_not(crowd, "done") == "party-size"
    assert why_not(full, "set_character Bo brawny 3 1") == "party-full"
    other = State(phase="create", wanted=2, people=(brawny("Ann"),))
    assert why_not(other, "set_character Ann brawny 3 1") == "name-taken"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("set_character Ann", "malformed"),
        ("set_character Ann brawny 4 0", "four-dice"),
        ("set_character Ann warrior 2 2", "person-type"),
        ("set_character Ann brawny 2 2 spell=mend", "spells-at-start"),
        ("set_character Ann brawny 2 2 career=sapper", "careers-off"),
        ("set_character Ann buys torches_6", "nobody"),
        ("buy Ann torches_6", "not-now"),
    ],
)
def test_what_no_character_can_be_is_refused(text: str, why: str) -> None:
    assert why_not(MAKE, text) == why


def test_things_are_bought_while_the_party_is_made() -> None:
    state = State(phase="create", wanted=1, people=(brawny("Ann", coins=60, notes=("fresh",)),))
    assert why_not(state, "set_character Ann buys") == "malformed"
    assert why_not(state, "set_character Ann buys plate_and_mail") == "too-dear"
    after = went(state, "set_character Ann buys small_shield torches_6").state.people[0]
    assert (after.coins, after.shield.die) == (9, 4)


def test_with_careers_each_has_one_by_lot_unless_he_names_it() -> None:
    house = read_house({"careers": "on"})
    state = went(
        State(phase="create", wanted=2, house=house), "set_character Ann brawny 3 1", dice=([4], [1, 1, 1])
    ).state
    assert state.people[0].career == "sapper"
    state = went(state, "set_character Bo brainy 2 2 career=forger", dice=([1, 1, 1],)).state
    assert state.people[1].career == "forger"


def test_a_hireling_costs_a_day_and_has_a_die_of_each() -> None:
    state = State(phase="create", wanted=3, people=(brainy("Ann", coins=30), brawny("Bo", coins=10)))
    assert why_not(state, "set_character Hob brawny 1 1 hired=Bo") == "too-dear"
    assert why_not(state, "set_character Hob brawny 1 1 hired=Nobody") == "nobody"
    assert why_not(state, "set_character Hob brawny 2 2 hired=Ann") == "hireling-dice"
    assert why_not(state, "set_character Ann brawny 1 1 hired=Ann") == "name-taken"
    after = went(state, "set_character Hob brawny 1 1 hired=Ann").state
    assert (after.people[0].coins, after.people[2].body_max, after.people[2].head_max) == (5, 1, 1)


def test_one_who_is_recruited_joins_those_who_are_there() -> None:
    state = went(hub(brawny("Ann")), "recruit").state
    assert (state.phase, state.wanted) == ("create", 2)
    after = went(state, "set_character Bo brainy 2 2", "done", dice=([1, 1, 1],)).state
    assert [person.id for person in after.people] == ["Ann", "Bo"]
    assert why_not(hub(*(brawny(name) for name in "ABCD")), "recruit") == "party-size"


def test_the_words_of_these_answers_make_labels() -> None:
    texts = {
        "start 3": "A party of 3", "set_character Ann brawny 3 1": "Ann, a Brawny with 3 BODY and 1 HEAD",
        "set_character Ann buys wine": "Ann buys Wine", "set_character Ann": "set_character Ann", "start x": "start x",
        "done": "The party is complete",
    }  # fmt: skip
    for text, words in texts.items():
        state = START if text.startswith("start") else MAKE
        assert label(state, read_answer(text)) == words
    assert label(MAKE, SetCharacter("Ann", "brawny", 3, 1, said="Here!")).endswith("“Here!”")
