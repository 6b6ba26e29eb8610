"""Actions of an Ounce besides fighting and shooting. [FT-SOC-01 FT-BAN-01 FT-FILL-07 FT-ARM-06]"""

from msgspec.structs import replace

from affray.systems.fortmayn.conflict.declare import FOES_FIRST
from affray.systems.fortmayn.content.codes import CLOSE, DARK, DISTANT, NEARBY
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.position.standing import STRUCK
from affray.systems.fortmayn.rules.gear import has_light, new_thing, new_wear
from tests.units.fortmayn.frays import ROOM, SWORD, TORCH, brainy, codes, conflict, foe, outcome, person, play, refused

BY = ("plan Anna fight", "confirm")
"""Anna keeps the foes busy."""


# --- words ------------------------------------------------------------------------------------------------------------
def test_words_remove_difficulty_dice_and_cost_head_dice() -> None:
    state = conflict(brainy(), person(body_ready=1), foe("temple_guard", "X", (NEARBY, CLOSE)))
    after = play(state, "plan Bert talk X : Sleep!", *BY, rolls=[(6, 1), (3,)])
    assert (after.foes[0].dd, after.people[0].head_ready) == (1, 1)
    assert STRUCK in after.foes[0].notes  # by Anna, who stood against it
    won, events = outcome(conflict(brainy(), foe("kobold", "X", NEARBY)), "plan Bert talk X", "confirm", rolls=[(6, 3)])
    assert (won.phase, won.foes) == ("scene", ())
    assert "yields" in codes(events)


def test_words_are_a_plain_test_where_there_is_no_social_conflict() -> None:
    state = conflict(brainy(), foe("kobold", "X", NEARBY), house=House(social_conflict=1))
    won, events = outcome(state, "plan Bert talk X", "confirm", rolls=[(6, 3)])
    assert won.foes == ()
    assert "test" in codes(events)
    lost = play(state, "plan Bert talk X", "confirm", rolls=[(1, 3), (3, 3)])
    # A HEAD test that leaves no HEAD Die puts nobody out.
    assert (lost.people[0].head_ready, lost.people[0].shamed) == (1, False)


# --- banishing --------------------------------------------------------------------------------------------------------
def test_the_banished_are_gone_for_a_while_with_all_their_dice_to_come_back() -> None:
    state = conflict(brainy(), person(), foe("ghoul", "A", (DISTANT, CLOSE)), foe("skeleton", "B", (NEARBY, CLOSE)))
    after, events = outcome(
        state, "plan Bert banish", "plan Anna fight A", "confirm", rolls=[(6, 3), (6, 1), (2, 4), (3, 3, 3)]
    )
    # The skeleton, which is nearer, is rolled against first.
    assert [event.data["who"] for event in events if event.code == "banished"] == ["B"]
    assert (after.foes[1].away, after.foes[1].dd, after.foes[0].dd) == (6, 0, 1)
    assert after.people[0].head_ready == 1


def test_a_holy_symbol_helps_and_who_has_no_die_left_is_out_of_it() -> None:
    state = conflict(brainy(things=(new_thing("holy_symbol"),)), person(), foe("ghoul", "A", (NEARBY, CLOSE)))
    _, events = outcome(state, "plan Bert banish", "plan Anna none", "confirm", rolls=[(9, 3), (3, 3, 3)])
    assert next(event for event in events if event.code == "banishes").data["die"] == 10
    after, events = outcome(state, "plan Bert banish", "plan Anna none", "confirm", rolls=[(1, 2), (3, 3, 3)])
    assert after.people[0].shamed
    assert "shamed" in codes(events)


def test_nobody_is_banished_who_has_come_close() -> None:
    state = conflict(brainy(), foe("ghoul", "A", NEARBY), house=House(ounce_order=FOES_FIRST))
    _, events = outcome(state, "plan Bert banish", "confirm", rolls=[(3, 3)])
    assert "nobody_to_banish" in codes(events)


def test_undead_that_are_nearby_are_banished_before_they_come() -> None:
    state = conflict(brainy(), foe("ghoul", "A", NEARBY, dd=1))
    after, events = outcome(state, "plan Bert banish", "confirm", rolls=[(5, 3), (1, 2)])
    assert "banished" in codes(events) and "foe_moves" not in codes(events)
    assert after.foes[0].away == 3


# --- things -----------------------------------------------------------------------------------------------------------
def test_holy_water_drives_undead_off_the_sprinkler() -> None:
    state = conflict(person(things=(SWORD, new_thing("holy_water"))), foe("ghoul", "A"), foe("cave_bear", "B"))
    after, events = outcome(state, "plan Anna item holy_water", "confirm", rolls=[(1,), (3, 3, 3)])
    assert after.foes[0].bands[0] == NEARBY
    assert after.people[0].things == (SWORD,)
    assert [event.data["whom"] for event in events if event.code == "defends"] == ["B"]


def test_holy_water_is_of_no_use_when_the_undead_are_gone() -> None:
    state = conflict(
        brainy(), person(things=(SWORD, new_thing("holy_water"))), foe("ghoul", "A", (NEARBY, CLOSE)), foe("cave_bear", "B"),
        house=House(banish_close=1),
    )  # fmt: skip
    plans = ("plan Bert banish", "plan Anna item holy_water", "confirm")
    after, events = outcome(state, *plans, rolls=[(6, 6), (1, 1), (3, 3)])
    assert "no_use" in codes(events)
    assert len(after.people[1].things) == 2


def test_flint_and_steel_give_light_again_for_a_usage_roll() -> None:
    dark = replace(ROOM, light=DARK)
    torch = replace(TORCH, lit=False, place="pack")
    state = conflict(
        person(things=(SWORD, new_thing("flint_and_steel"), torch)), foe("ghoul", "A", DISTANT), places=(dark,)
    )
    after = play(state, "plan Anna item flint_and_steel", "confirm", rolls=[(2,)])
    assert has_light(after.people[0])
    assert (after.people[0].things[2].die, after.people[0].things[2].place) == (4, "hand")
    lantern = (SWORD, new_thing("flint_and_steel"), new_thing("lantern"), new_thing("flask_of_oil"), torch)
    state = conflict(person(things=lantern), foe("ghoul", "A", DISTANT), places=(dark,))
    after = play(state, "plan Anna item flint_and_steel", "confirm", rolls=[(1,)])
    assert has_light(after.people[0])
    assert (after.people[0].things[2].lit, after.people[0].things[3].die) == (True, 4)


def test_burning_oil_is_thrown_once_and_counts_as_fire() -> None:
    thrower = brainy(things=(new_thing("flask_of_oil"),))
    state = conflict(thrower, person(), foe("barrow_wight", "X", (NEARBY, CLOSE)))
    after, events = outcome(
        state, "plan Bert item flask_of_oil X", "plan Anna none", "confirm", rolls=[(8, 8), (3, 3, 3)]
    )
    assert after.foes[0].dd == 1
    assert after.people[0].things == ()
    assert "throws_oil" in codes(events)


# --- armor ------------------------------------------------------------------------------------------------------------
def test_armor_comes_off_in_twelve_ounces_running_and_who_does_something_else_begins_anew() -> None:
    worn = person(body=4, armor=new_wear("leather"), armor_item="leather")
    state = conflict(worn, foe("cave_bear", "X"))
    doff, fight = ("plan Anna doff", "confirm"), ("plan Anna fight X", "confirm")
    calm = (3, 3, 3, 3)
    begun = play(state, *doff, rolls=[calm])
    assert begun.fray is not None
    assert begun.fray.busy == (("Anna", 1),)
    broken_off = play(begun, *fight, rolls=[calm])
    assert broken_off.fray is not None
    assert broken_off.fray.busy == ()
    done, events = outcome(state, *doff * 12, rolls=[calm] * 12)
    assert (done.people[0].armor.die, done.people[0].things[-1].item) == (0, "leather")
    assert codes(events).count("doffing") == 11
    assert done.fray is not None
    assert done.fray.busy == ()


def test_flint_lights_no_torch_beside_a_bow() -> None:
    bow = new_thing("two_handed_weapon", "bow", place="hand")
    archer = brainy(things=(bow, new_thing("flint_and_steel"), new_thing("torches_6")))
    state = conflict(archer, foe("cave_bear", "X", NEARBY), places=(replace(ROOM, light=DARK),))
    wrong = refused(state, "plan Bert item flint_and_steel")
    assert wrong is not None and wrong.code == "hands"
    free = conflict(brainy(things=archer.things[1:]), foe("cave_bear", "X", NEARBY), places=state.places)
    assert refused(free, "plan Bert item flint_and_steel") is None
