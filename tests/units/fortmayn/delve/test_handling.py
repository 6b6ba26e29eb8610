"""Handling things in a scene: light, hands, packs, finds, the goal."""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.content.people import Thing, Wear
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.rules.gear import new_thing
from affray.systems.fortmayn.words.questions import label
from tests.units.fortmayn.delving import QUIET, answer_texts, obstacle, room, scene, went, why_not
from tests.units.fortmayn.people import brainy, brawny, foe, things

SWORD = new_thing("one_handed_weapon", place="hand")
SLUNG = new_thing("one_handed_weapon", place="slung")
TORCH, FLINT = new_thing("torches_6"), new_thing("flint_and_steel")


def test_a_torch_is_lit_with_flint_or_another_light() -> None:
    state = scene(people=(brainy(things=(TORCH, FLINT)), brawny(things=(SWORD, new_thing("small_shield"), TORCH))))
    assert "use_item Asha light torches_6" in answer_texts(state)
    lit = went(state, "use_item Asha light torches_6").state
    assert (lit.people[0].things[0].lit, lit.people[0].things[0].place, lit.clock.moment) == (True, "hand", 0)
    both = went(replace(lit, people=(replace(lit.people[0], things=lit.people[0].things[:1]), lit.people[1])),
                "use_item Berin light torches_6").state  # fmt: skip
    assert both.people[1].things[2].lit
    out = went(lit, "use_item Asha douse torches_6").state
    assert not out.people[0].things[0].lit


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("use_item Asha light", "malformed"),
        ("use_item Asha polish torches_6", "malformed"),
        ("use_item Nobody light torches_6", "nobody"),
        ("use_item Asha light crown", "has-not"),
        ("use_item Asha light torches_6 now", "malformed"),
        ("use_item Asha light wine", "no-light"),
        ("use_item Asha light lantern", "no-oil"),
        ("use_item Asha light torches_6", "no-fire"),
        ("use_item Asha douse torches_6", "not-lit"),
        ("use_item Asha douse crown", "has-not"),
        ("use_item Asha wield one_handed_weapon", "in-hand"),
        ("use_item Asha wield crown", "has-not"),
        ("use_item Asha stow torches_6", "not-in-hand"),
        ("use_item Asha stow crown", "has-not"),
        ("use_item Asha drop crown", "has-not"),
        ("use_item Asha give torches_6", "malformed"),
        ("use_item Asha give crown Berin", "has-not"),
        ("use_item Asha give torches_6 Asha", "nobody"),
        ("use_item Asha don crown", "has-not"),
        ("use_item Asha don torches_6", "not-worn"),
        ("use_item Asha doff boots", "malformed"),
        ("use_item Asha doff armor", "nothing-on"),
        ("use_item Asha wedge 9", "malformed"),
        ("use_item Asha wedge 1", "has-not"),
        ("use_item Asha take crown", "not-here"),
        ("use_item Asha take crown now", "malformed"),
        ("use_item Asha invoke bell", "malformed"),
        ("use_item Asha invoke urn", "has-not"),
    ],
)
def test_what_cannot_be_handled_so_is_refused(text: str, why: str) -> None:
    held = (SWORD, TORCH, new_thing("wine"), new_thing("lantern"))
    assert why_not(scene(people=(brainy(things=held), brawny())), text) == why


def test_what_burns_already_is_not_lit_and_who_is_out_handles_nothing() -> None:
    burning = scene(
        people=(brainy(things=(replace(TORCH, lit=True),)), brawny(body_ready=0, out=True, things=(TORCH,)))
    )
    assert why_not(burning, "use_item Asha light torches_6") == "lit-already"
    assert why_not(burning, "use_item Berin light torches_6") == "is-out"


def test_hands_hold_what_they_can() -> None:
    state = scene(
        people=(brainy(things=(SLUNG,)), brawny(things=(SWORD, new_thing("two_handed_weapon", place="slung"))))
    )
    assert "use_item Asha wield one_handed_weapon" in answer_texts(state)
    assert went(state, "use_item Asha wield one_handed_weapon").state.people[0].things[0].place == "hand"
    assert why_not(state, "use_item Berin wield two_handed_weapon") == "hands-full"
    stowed = went(state, "use_item Berin stow one_handed_weapon", "use_item Berin wield two_handed_weapon").state
    assert [thing.place for thing in stowed.people[1].things] == ["pack", "hand"]


def test_things_are_dropped_taken_and_given() -> None:
    state = scene(people=(brainy(things=(replace(TORCH, lit=True),)), brawny()))
    dropped = went(state, "use_item Asha drop torches_6").state
    assert dropped.places[0].loot == (TORCH,) and "use_item Berin take torches_6" in answer_texts(dropped)
    taken = went(dropped, "use_item Berin take torches_6").state
    assert (taken.places[0].loot, taken.people[1].things) == ((), (TORCH,))
    given = went(taken, "use_item Berin give torches_6 Asha").state
    assert given.people[0].things == (TORCH,)


def test_armor_takes_a_moment_and_a_shield_none() -> None:
    mail, shield = Thing("chain_mail", die=8, bulk=2), Thing("small_shield", die=4)
    state = scene(
        people=(brainy(things=(mail, shield)), brawny(things=(new_thing("two_handed_weapon", place="hand"), shield)))
    )
    on = went(state, "use_item Asha don chain_mail", dice=QUIET).state
    assert (on.people[0].armor, on.clock.moment) == (Wear(8, 8), 1)
    both = went(on, "use_item Asha don small_shield").state
    assert (both.people[0].shield.die, both.clock.moment) == (4, 1)
    assert why_not(state, "use_item Berin don small_shield") == "hands-full"
    bare = went(both, "use_item Asha doff shield", "use_item Asha doff armor", dice=QUIET).state
    assert (bare.people[0].shield.die, bare.people[0].armor.die, bare.clock.moment) == (0, 0, 2)


def test_spikes_hold_a_way() -> None:
    state = scene(people=(brainy(things=things("iron_spikes", "iron_spikes")), brawny()))
    after = went(state, "use_item Asha wedge 1").state
    assert after.places[0].exits[1].held and len(after.people[0].things) == 1
    assert why_not(after, "use_item Asha wedge 1") == "wedged-already"


# --- finds ------------------------------------------------------------------------------------------------------------
def test_the_goal_is_taken_where_nothing_guards_it() -> None:
    state = scene(place=room(goal=True))
    after = went(state, "use_item Asha take goal")
    assert after.state.goal and after.data_of("takes_goal", "quest") == "break_cult"
    assert why_not(after.state, "use_item Asha take goal") == "not-here"
    beset = scene(place=room(goal=True), foes=(foe(reaction="murderous"),))
    assert why_not(beset, "use_item Asha take goal") == "guarded-by-foes"
    assert why_not(scene(place=room(obstacle("crowd"), goal=True)), "use_item Asha take goal") == "guarded-by"
    friendly = scene(place=room(goal=True), foes=(foe(reaction="friendly"),))
    assert why_not(friendly, "use_item Asha take goal") == ""


def test_a_treasure_is_coins_or_things_and_what_is_heavy_is_lifted_first() -> None:
    purse = went(scene(place=room(treasure="purse")), "use_item Asha take treasure", dice=([1, 2, 3],))
    assert (purse.state.people[0].coins, purse.state.places[0].treasure) == (6, "")
    pearl = went(scene(place=room(treasure="pearl")), "use_item Asha take treasure").state
    assert pearl.people[0].things[0].value == 150
    chest = went(scene(place=room(treasure="chest")), "use_item Asha take treasure").state
    assert why_not(chest, "use_item Berin take chest") == "lift-first"
    lifted = went(chest, "approach Berin body lifting chest", "confirm", "accept", dice=([5, 3, 3], *QUIET)).state
    assert lifted.people[1].things[0].item == "chest" and lifted.places[0].loot == ()
    heavy = went(chest, "approach Berin body lifting chest", "confirm", "accept", dice=([3, 3, 3], [6], *QUIET)).state
    assert heavy.people[1].things == () and heavy.places[0].loot[0].item == "chest"
    strange = went(scene(place=room(treasure="grail")), "use_item Asha take treasure").state
    assert strange.places[0].treasure == "" and strange.people == scene().people


def test_a_hidden_trap_of_the_room_springs_on_who_reaches_for_its_treasure() -> None:
    state = scene(place=room(obstacle("gas_jar"), treasure="pearl"))
    sprung = went(state, "use_item Asha take treasure")
    assert sprung.data_of("springs", "obstacle") == "gas_jar" and sprung.state.places[0].treasure == "pearl"
    after = went(sprung.state, "rest", "hour", dice=(*QUIET, [5, 5]))
    assert after.state.places[0].hurdles[0].done
    assert went(after.state, "use_item Asha take treasure").state.people[0].things[0].item == "pearl"


def test_the_urn_makes_the_dead_obey_once() -> None:
    dead, wolf = foe(reaction="murderous"), foe("Wolf 1", "wolf", 1, reaction="friendly")
    state = scene(people=(brainy(things=(Thing("urn"),)), brawny()), foes=(dead, wolf))
    after = went(state, "use_item Asha invoke urn").state
    assert [enemy.yielded for enemy in after.foes] == [True, False] and after.people[0].things == ()
    assert why_not(scene(people=(brainy(things=(Thing("urn"),)),)), "use_item Asha invoke urn") == "no-dead-here"


# --- two hands --------------------------------------------------------------------------------------------------------
def test_weapon_and_shield_leave_no_hand_for_a_torch_and_the_weapon_is_to_be_stowed_first() -> None:
    shielded = brawny(things=(SWORD, TORCH, FLINT), shield=Wear(6, 6), shield_item="large_shield")
    dark = scene(place=room(light=2), people=(shielded, brainy()))
    assert why_not(dark, "use_item Berin light torches_6") == "hands-full"
    assert "use_item Berin stow one_handed_weapon" in answer_texts(dark)
    bare = went(dark, "use_item Berin stow one_handed_weapon").state
    lit = went(bare, "use_item Berin light torches_6").state
    assert lit.people[0].things[1].place == "hand" and "use_item Berin stow torches_6" not in answer_texts(lit)
    assert why_not(lit, "use_item Berin wield one_handed_weapon") == "hands-full"
    out = went(lit, "use_item Berin stow torches_6").state
    assert not out.people[0].things[1].lit


def test_in_the_light_nobody_is_asked_to_stow_a_weapon() -> None:
    shielded = brawny(things=(SWORD, TORCH, FLINT), shield=Wear(6, 6), shield_item="large_shield")
    assert not [text for text in answer_texts(scene(people=(shielded, brainy()))) if " stow " in text]
    without = brawny(things=(SWORD, new_thing("wine")), shield=Wear(6, 6), shield_item="large_shield")
    assert not [
        text for text in answer_texts(scene(place=room(light=2), people=(without, brainy()))) if " stow " in text
    ]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("use_item Asha give torches_6 Berin", "Berin"),
        ("use_item Asha doff armor", "armor"),
        ("use_item Asha wedge 0", "0"),
        ("use_item Asha invoke urn", "Urn"),
    ],
)
def test_whoever_handles_a_thing_is_named_with_it(text: str, said: str) -> None:
    words = label(scene(people=(brainy(things=(TORCH,)), brawny())), read_answer(text))
    assert "Asha" in words and said in words
