"""Dice, things, coins, attachments and Dice of milestones by the game master's word."""

import pytest

from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import new_thing
from affray.systems.fortmayn.table.goods import find_person
from tests.units.fortmayn.frays import SWORD, brainy, person
from tests.units.fortmayn.gathering import ANN, BOB, GM, codes, fault, offers, outcome, said, scene, table

TORCHES, LEATHER, SHIELD = new_thing("torches_6"), new_thing("leather"), new_thing("small_shield")


def rich() -> State:
    """A table at which Anna has something of everything."""
    anna = person("Anna", things=(SWORD, TORCHES, LEATHER, SHIELD), coins=20, attachments=("A sister",))
    return said(table(anna, brainy("Bert", head_ready=1)), "frame Crypt")


def test_dice_are_lost_without_a_roll() -> None:
    state, events = outcome(scene(), "lose Anna body 1 : The bars are sharp.", "lose Bert head 9")
    assert (state.people[0].body_ready, state.people[1].head_ready, state.people[1].out) == (2, 0, False)
    assert codes(events, BOB)[0] == "table_consequence"
    state, events = outcome(state, "lose Anna body 5")
    assert state.people[0].out and codes(events, BOB)[-1] == "out"
    state = said(state, "restore Anna body 1", "restore Bert head 1 : A song.")
    assert (state.people[0].out, state.people[0].body_ready, state.people[1].head_ready) == (False, 1, 1)


def test_a_brawny_may_sunder_what_he_has_on() -> None:
    worn = table(person("Anna", armor=Wear(6, 6), armor_item="leather"))
    state = said(worn, "frame Crypt", "lose Anna body 3 : A block falls.", picks=[2])
    assert (state.people[0].body_ready, state.people[0].armor.die, state.people[0].out) == (1, 0, False)


def test_things_come_and_go() -> None:
    state = said(
        rich(), "give Bert rope_50ft", "give Bert two_handed_weapon magic form=bow", 'give Bert "Silver key" value=30'
    )
    assert [(thing.item, thing.magic, thing.value) for thing in state.people[1].things[-3:]] == [
        ("rope_50ft", False, 0), ("two_handed_weapon", True, 0), ("Silver key", False, 30),
    ]  # fmt: skip
    state = said(state, 'take Bert "Silver key" : Stolen!')
    assert state.people[1].things[-1].item == "two_handed_weapon"


def test_gear_is_handled_by_its_player() -> None:
    state = said(
        rich(), "@Ann gear Anna light torches_6", "@Ann gear Anna don leather", "@Ann gear Anna don small_shield"
    )
    anna = state.people[0]
    assert anna.things[1].lit and (anna.armor.die, anna.shield.die) == (6, 4)
    state = said(
        state, "@Ann gear Anna out torches_6", "@Ann gear Anna doff leather", "@Ann gear Anna doff small_shield"
    )
    anna = state.people[0]
    assert not anna.things[1].lit and (anna.armor.die, anna.shield.die) == (0, 0)
    assert len(said(state, "@Ann gear Anna drop torches_6").people[0].things) == len(anna.things) - 1


def test_what_has_a_usage_die_is_used() -> None:
    state, events = outcome(rich(), "@Ann gear Anna light torches_6", "@Ann use Anna torches_6", rolls=[(1,)])
    assert state.people[0].things[1].die < TORCHES.die and codes(events, BOB)[-1] == "used"


def test_coins_and_attachments_change() -> None:
    state = said(
        rich(), "coins Anna 30 : A reward.", "coins Anna -45", "attach Anna : The abbot", "detach Anna : A sister"
    )
    assert (state.people[0].coins, state.people[0].attachments) == (5, ("The abbot",))


def test_who_has_lived_to_see_a_milestone_adds_a_die() -> None:
    dead = table(person("Anna"), brainy("Bert"), person("Old", dead=True, body_ready=0))
    state = said(dead, "frame Crypt", "milestone all : The barrow is quiet.", "milestone Bert")
    assert state.table is not None and state.table.gains == ("Anna", "Bert", "Bert")
    assert "@Bob assign Bert head" in offers(state, BOB) and "@Ann assign Bert head" not in offers(state, ANN)
    state = said(state, "@Bob assign Bert head", "@Bob assign Bert body", f"{GM}assign Anna body")
    assert [(someone.body_max, someone.body_ready, someone.head_max, someone.head_ready) for someone in state.people[:2]] == [
        (4, 4, 1, 1), (3, 3, 3, 3),
    ]  # fmt: skip
    assert fault(state, "@Bob assign Bert head") == "gain"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("lose Anna", "form"), ("lose Anna feet 1", "form"), ("lose Anna body 0", "form"), ("lose Anna body 13", "form"),
        ("lose Carl body 1", "person"), ("restore Anna body x", "form"), ("give Anna", "form"), ("give Anna key loud", "form"),
        ("give Anna key size=2", "form"), ("give Anna key value=x", "form"), ("give Carl key", "person"),
        (f"give Anna {'x' * 81}", "form"), ("take Anna", "form"), ("take Anna key", "item"), ("take Carl key", "person"),
        ("use Anna key", "item"), ("use Anna one_handed_weapon", "item"), ("use Anna", "form"),
        ("@Bob use Anna torches_6", "person"), ("gear Anna eat leather", "form"), ("gear Anna drop key", "item"),
        ("gear Carl drop key", "person"), ("gear Anna doff leather", "item"), ("gear Anna don torches_6", "item"),
        ("gear Anna out torches_6", "item"), ("coins Anna", "form"), ("coins Anna x", "form"), ("coins Anna 0", "form"),
        ("coins Anna -21", "coins"), ("coins Carl 3", "person"), ("attach Anna", "form"), ("attach Anna : A sister", "attachment"),
        ("detach Anna : A brother", "attachment"), ("attach Carl : A sister", "person"), ("milestone", "form"),
        ("milestone Anna Anna", "form"), ("milestone Carl", "person"), ("assign Anna", "form"), ("assign Anna body Bert head", "form"), ("assign Anna body", "gain"),
        ("assign Carl body", "person"), ("@Ann coins Anna 9", "master"),
    ],
)  # fmt: skip
def test_what_cannot_be_given_or_taken_is_refused(text: str, code: str) -> None:
    assert fault(rich(), text) == code


def test_nothing_is_done_to_the_dead_or_by_who_is_down() -> None:
    gone = said(table(person("Anna", dead=True, body_ready=0, things=(TORCHES,))), "frame Crypt")
    assert [fault(gone, text) for text in ("lose Anna body 1", "milestone Anna", "milestone all", "use Anna torches_6", "gear Anna drop torches_6")] == [
        "out", "out", "person", "out", "out",
    ]  # fmt: skip


def test_who_is_nobody_has_nothing() -> None:
    with pytest.raises(ValueError, match="expected a character, got 'Carl'"):
        find_person(rich(), "Carl")


def test_nobody_carries_without_end() -> None:
    laden = said(table(person("Anna", things=(SWORD,) * 60)), "frame Crypt")
    assert fault(laden, "give Anna rope_50ft") == "most"


def test_weapons_are_taken_in_hand_and_put_away() -> None:
    state = said(rich(), "@Ann gear Anna stow one_handed_weapon", "@Ann gear Anna wield torches_6")
    assert [thing.place for thing in state.people[0].things[:2]] == ["pack", "hand"]
    assert fault(state, "@Ann gear Anna stow one_handed_weapon") == "item"
    assert fault(state, "@Ann gear Anna wield torches_6") == "item"
    full = said(state, "@Ann gear Anna wield one_handed_weapon")
    full = said(full, f"{GM}give Anna lantern")
    assert fault(full, "@Ann gear Anna wield lantern") == "hands"


def test_a_thing_is_handed_to_another() -> None:
    state = said(rich(), "@Ann pass Anna torches_6 Bert")
    assert state.people[1].things[-1].item == "torches_6" and state.people[1].things[-1].place == "pack"
    for text, why in (
        ("@Ann pass Anna torches_6 Bert", "item"), ("@Ann pass Anna leather", "form"), ("@Ann pass Anna leather Anna", "person"),
        ("@Ann pass Anna leather Nobody", "person"), ("@Bob pass Anna leather Bert", "person"),
    ):  # fmt: skip
        assert fault(state, text) != "", (text, why)
    gone = said(rich(), "lose Anna body 5")
    assert fault(gone, f"{GM}pass Anna leather Bert") == "out"
