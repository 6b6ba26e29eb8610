"""Blows and shots of a conflict: what makes them easier or harder, what comes of them. [FT-DICE-06 FT-FILL-03]"""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from affray.core import Event
from affray.systems.fortmayn.content.codes import CLOSE, DARK, DISTANT, FAR_AWAY, NEARBY
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Foe, Lasting, Person
from affray.systems.fortmayn.position.standing import STRUCK, people_held
from affray.systems.fortmayn.position.state import Conflict, State
from affray.systems.fortmayn.rules.gear import new_thing, new_wear
from tests.units.fortmayn.frays import (
    BOW,
    QUIVER,
    ROOM,
    SPEAR,
    SWORD,
    TORCH,
    brainy,
    codes,
    conflict,
    foe,
    outcome,
    person,
    play,
)

PACK = new_thing("backpack")
MAGIC = replace(SWORD, magic=True)
FIGHT = ("plan Anna fight X", "confirm")


def die_of(events: Sequence[Event], code: str = "fights") -> tuple[int, list[str]]:
    """The die of the first such roll, and its sources."""
    event = next(event for event in events if event.code == code)
    die = event.data["die"]
    assert isinstance(die, int)
    return die, [part.label for part in event.parts]


def fight(
    one: Person, other: Foe, *rolls: Sequence[int], picks: Sequence[int] = (), **more: object
) -> tuple[State, list[Event]]:
    """An Ounce in which Anna fights a foe."""
    return outcome(conflict(one, other, **more), *FIGHT, rolls=rolls, picks=picks)


# --- sources ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("one", "other", "more", "expected"),
    [
        (person(), foe("cave_bear", "X"), {}, (8, [])),
        (person(surprised=True), foe("cave_bear", "X"), {}, (6, ["surprised"])),
        (person(surprising=True), foe("cave_bear", "X"), {}, (10, ["surprising"])),
        (person(surprised=True), foe("cave_bear", "X"), {"fray": Conflict(exchange=1)}, (8, [])),
        (person(things=()), foe("cave_bear", "X"), {}, (6, [])),
        (person(things=(MAGIC,)), foe("cave_bear", "X"), {}, (10, ["magic_weapon"])),
        (person(mounted=True), foe("cave_bear", "X"), {}, (10, ["mounted"])),
        (person(mounted=True), foe("cave_bear", "X"), {"house": House(mounted=1)}, (8, [])),
        (person(), foe("cave_bear", "X", notes=("mounted",)), {}, (6, ["against_mounted"])),
        (person(fat_head=4), foe("cave_bear", "X"), {}, (6, ["fat_head"])),
        (person(), foe("cave_bear", "X"), {"places": (replace(ROOM, light=DARK),)}, (6, ["darkness"])),
        (person(things=(SWORD, TORCH)), foe("cave_bear", "X"), {"places": (replace(ROOM, light=DARK),)}, (8, [])),
        (person(things=(TORCH,)), foe("wolf", "X"), {}, (10, ["fire"])),
    ],
)  # fmt: skip
def test_what_makes_a_blow_easier_or_harder(
    one: Person, other: Foe, more: dict[str, object], expected: tuple[int, list[str]]
) -> None:
    ounce = (3,) * one.body_ready
    assert die_of(outcome(conflict(one, other, **more), *FIGHT, rolls=[ounce])[1]) == expected


def test_the_size_of_a_weapon_counts_where_it_is_claimed() -> None:
    state = conflict(person(things=(SPEAR,)), foe("bandit", "X"))
    plan = "plan Anna fight X claim weapon_size : I keep it off."
    assert die_of(outcome(state, plan, "confirm", rolls=[(3, 3, 3)])[1]) == (10, ["weapon_size"])
    assert die_of(outcome(state, *FIGHT, rolls=[(3, 3, 3)])[1]) == (8, [])


def test_a_weapon_helps_nobody_who_only_defends() -> None:
    state = conflict(person(things=(MAGIC,)), foe("cave_bear", "X"))
    assert die_of(outcome(state, "plan Anna none", "confirm", rolls=[(3, 3, 3)])[1], "defends") == (8, [])


def test_bare_hands_remove_by_fours() -> None:
    after, _ = fight(person(things=()), foe("cave_bear", "X"), (4, 3, 3))
    assert after.foes[0].dd == 3


# --- what a blow does -------------------------------------------------------------------------------------------------
def test_a_blow_wears_the_gear_of_both() -> None:
    someone = person(armor=new_wear("leather"), armor_item="leather")
    after, _ = fight(someone, foe("sellsword", "X"), (5, 1, 1), (2,), picks=[2])
    # One of two exposed dice would be saved, but only one Difficulty Die is left.
    assert (after.foes[0].dd, after.foes[0].shield, after.foes[0].armor) == (1, 4, 8)
    assert (after.people[0].body_ready, after.people[0].armor.die) == (3, 4)
    assert STRUCK in after.foes[0].notes


def test_who_loses_the_last_die_is_out_unless_he_sunders() -> None:
    someone = person(body=1, head=3, armor=new_wear("leather"), armor_item="leather")
    after, events = fight(someone, foe("cave_bear", "X"), (1,), picks=[0, 2])
    assert (after.people[0].body_ready, after.people[0].armor.die, after.people[0].out) == (1, 0, False)
    assert "sundered" in codes(events)
    after, events = fight(someone, foe("cave_bear", "X"), (1,), picks=[0, 0])
    assert after.people[0].lost
    assert "out" in codes(events)


# --- the codes of creatures -------------------------------------------------------------------------------------------
def test_the_tough_lose_nothing_to_the_first_die() -> None:
    assert fight(person(), foe("duellist", "X"), (8, 8, 3))[0].foes[0].dd == 2


def test_no_armor_saves_from_what_crushes() -> None:
    someone = person(armor=new_wear("leather"), armor_item="leather")
    assert fight(someone, foe("python", "X"), (1, 3, 3))[0].people[0].body_ready == 2


def test_only_magic_and_fire_touch_the_unearthly() -> None:
    calm = foe("barrow_wight", "X", notes=("seen Anna",))
    assert fight(person(), calm, (8, 8, 3))[0].foes[0].dd == 3
    assert fight(person(things=(MAGIC,)), calm, (8, 8, 3))[0].foes[0].dd == 1
    assert fight(person(things=(TORCH,)), calm, (8, 8, 3))[0].foes[0].dd == 1
    # Who fights with a sword does not strike with the torch in the other hand.
    assert fight(person(things=(SWORD, TORCH)), calm, (8, 8, 3))[0].foes[0].dd == 3


def test_a_wound_that_numbs_hampers_in_the_next_exchange_alone() -> None:
    state = conflict(person(), foe("ghoul", "X", dd=9, dd_start=9))
    _, events = outcome(state, *FIGHT, *FIGHT, *FIGHT, rolls=[(1, 3, 3), (3, 3), (3, 3)])
    dice = [event.data["die"] for event in events if event.code == "fights"]
    assert dice == [8, 6, 8]


def test_the_first_wound_by_venom_calls_for_a_test() -> None:
    viper = foe("giant_centipede", "X", dd=3, dd_start=3)
    after, events = fight(person(body=4), viper, (1, 3, 3, 3), (3, 3, 3))
    assert after.people[0].body_ready == 2
    assert after.people[0].notes == ("venom",)
    assert "venom" in codes(events)
    again, events = outcome(after, *FIGHT, rolls=[(1, 3)])
    assert again.people[0].body_ready == 1
    assert "venom" not in codes(events)
    well, _ = fight(person(body=4), viper, (1, 3, 3, 3), (8, 3, 3))
    assert (well.people[0].body_ready, well.people[0].notes) == (3, ())


def test_venom_may_put_out_who_has_one_die_left() -> None:
    viper = foe("giant_centipede", "X", dd=3, dd_start=3)
    after, events = fight(person(body=2, head=2), viper, (1, 3), (3,))
    assert after.people[0].lost
    assert codes(events).count("out") == 1
    # The test itself may cost the last die, and a Brawny may sunder.
    after, _ = fight(person(body=2, head=2), viper, (1, 3), (1,))
    assert after.people[0].lost
    bearer = person(body=2, head=2, shield=new_wear("small_shield"), shield_item="small_shield")
    after, _ = fight(bearer, viper, (1, 3), (3,), picks=[0, 1])
    assert (after.people[0].body_ready, after.people[0].shield.die) == (1, 0)


def test_who_is_held_is_free_once_the_holder_loses_a_die() -> None:
    state = conflict(person(), brainy(), foe("great_ape", "X", (CLOSE, NEARBY)))
    held, events = outcome(state, "plan Anna fight X", "plan Bert none", "confirm", rolls=[(1, 3, 3)])
    assert held.people[0].held
    assert people_held(held.foes[0]) == ("Anna",)
    assert "held" in codes(events)
    still = play(held, "plan Anna fight X", "plan Bert none", "confirm", rolls=[(1, 3)])
    assert people_held(still.foes[0]) == ("Anna",)
    freed = play(held, "plan Anna fight X", "plan Bert none", "confirm", rolls=[(8, 3)])
    assert not freed.people[0].held
    assert people_held(freed.foes[0]) == ()


def test_who_is_held_by_one_that_goes_down_is_free() -> None:
    state = conflict(
        person(held=True), foe("great_ape", "X", dd=1, notes=("holds Anna",)), foe("cave_bear", "B", NEARBY)
    )
    after = play(state, *FIGHT, rolls=[(8, 3, 3), (3, 3, 3)])
    assert not after.people[0].held


def test_a_crocodile_drags_off_whom_it_holds() -> None:
    state = conflict(person(), brainy(), foe("crocodile", "X", (CLOSE, NEARBY)), foe("cave_bear", "B", (NEARBY, CLOSE)))
    plans = ("plan Anna fight X", "plan Bert none", "confirm")
    held, events = outcome(state, *plans, rolls=[(1, 3, 3), (3, 3)])
    assert "dragged" not in codes(events)
    off, events = outcome(held, *plans, rolls=[(1, 3), (3, 3)])
    assert "dragged" in codes(events)
    assert (off.foes[0].bands, off.foes[1].bands) == ((CLOSE, NEARBY), (NEARBY, CLOSE))


def test_a_lurker_drags_off_with_the_first_wound() -> None:
    lurker = foe("pit_lurker", "X", notes=(STRUCK,))
    after, events = outcome(
        conflict(person(), brainy(), lurker, foe("cave_bear", "B", (NEARBY, CLOSE))),
        "plan Anna fight X", "plan Bert none", "confirm", rolls=[(1, 3, 3), (3, 3)],
    )  # fmt: skip
    assert "dragged" in codes(events)
    assert not after.people[0].held


def test_a_blind_hunter_does_not_find_who_is_silent() -> None:
    state = conflict(brainy(), foe("pit_lurker", "X"))
    quiet, events = outcome(state, "plan Bert none", "confirm", rolls=[(5, 3)])
    assert codes(events).count("hides") == 1
    assert "defends" not in codes(events)
    assert die_of(events, "hides") == (8, ["task"])
    heard, events = outcome(state, "plan Bert none", "confirm", rolls=[(3, 3), (3, 3)])
    assert "defends" in codes(events)
    met, events = outcome(state, "plan Bert fight", "confirm", rolls=[(3, 3), (6, 3)])
    assert "fights" in codes(events)
    # Once it has been attacked it hunts like others.
    _, events = outcome(met, "plan Bert none", "confirm", rolls=[(3, 3)])
    assert "hides" not in codes(events)
    assert quiet.foes[0].dd == heard.foes[0].dd == 3
    out, _ = outcome(conflict(brainy(body_ready=1), foe("pit_lurker", "X")), "plan Bert none", "confirm", rolls=[(1,)])
    assert out.people[0].lost


def test_a_beguiler_attacks_with_words_until_it_is_struck() -> None:
    state = conflict(person(), brainy(), foe("mesmerist", "X", dd=6, dd_start=6))
    plans = ("plan Anna none", "plan Bert none", "confirm")
    charmed, events = outcome(state, *plans, rolls=[(6, 3)])
    assert "charmed" in codes(events)
    assert charmed.foes[0].dd == 5
    assert STRUCK not in charmed.foes[0].notes
    struck, events = outcome(state, "plan Anna fight X", "plan Bert none", "confirm", rolls=[(8, 3, 3), (3, 3)])
    assert "charmed" not in codes(events)
    assert STRUCK in struck.foes[0].notes
    assert "defends" in codes(outcome(struck, *plans, rolls=[(3, 3)])[1])


def test_words_may_put_out_of_a_conflict_or_end_it() -> None:
    plans = ("plan Bert none", "confirm")
    gone, events = outcome(conflict(brainy(), foe("mesmerist", "X")), *plans, rolls=[(1, 1), (6,)])
    assert {"charmed", "shamed", "disgrace"} <= set(codes(events))
    assert gone.phase == "scene"
    won, events = outcome(conflict(brainy(), foe("mesmerist", "X")), *plans, rolls=[(6, 6)])
    assert "yields" in codes(events)
    assert won.foes == ()
    kept, _ = outcome(
        conflict(brainy(attachments=("home", "honor")), foe("mesmerist", "X")), *plans, rolls=[(1, 1)], picks=[1]
    )
    assert (kept.people[0].attachments, kept.people[0].head_ready) == (("honor",), 1)


# --- stunts -----------------------------------------------------------------------------------------------------------
def test_a_stunt_costs_every_low_and_is_remembered() -> None:
    state = conflict(person(), foe("cave_bear", "X"))
    after, events = outcome(state, "plan Anna stunt X body : Hup!", "confirm", rolls=[(8, 1, 1)])
    assert (after.foes[0].dd, after.people[0].body_ready, after.people[0].tried) == (3, 1, ("X",))
    assert die_of(events, "dares") == (8, [])
    bare = outcome(
        conflict(person(things=()), foe("cave_bear", "X")),
        "plan Anna stunt X body : Hup!",
        "confirm",
        rolls=[(4, 3, 3)],
    )
    assert bare[0].foes[0].dd == 3


def test_a_stunt_from_afar_is_one_of_either_pool() -> None:
    state = conflict(person(body=2, head=2), foe("cave_bear", "X", FAR_AWAY))
    after = play(state, "plan Anna stunt X head : Boo!", "confirm", rolls=[(1, 3)])
    assert (after.people[0].head_ready, after.people[0].body_ready) == (1, 2)
    after = play(state, "plan Anna stunt X body : Hah!", "confirm", rolls=[(1, 8)])
    assert (after.people[0].head_ready, after.people[0].body_ready) == (2, 1)


# --- shots ------------------------------------------------------------------------------------------------------------
def test_a_shot_uses_up_arrows_and_spoils_armor() -> None:
    archer = brainy(things=(PACK, BOW, QUIVER))
    state = conflict(archer, foe("bandit", "X", DISTANT, dd=3, dd_start=3))
    after, events = outcome(state, "plan Bert shoot X", "confirm", rolls=[(5, 3), (1,), (1, 3)])
    assert die_of(events, "shoots") == (6, ["target_distant"])
    assert die_of(events, "fired_at") == (8, ["shooter_distant"])
    assert (after.foes[0].dd, after.foes[0].armor, after.people[0].body_ready) == (2, 0, 1)
    assert [event.data["who"] for event in events if event.code == "dice_lost"] == ["Bert"]
    assert after.people[0].things[2].die == 8
    slinger = brainy(things=(new_thing("one_handed_weapon", form="sling", place="hand"),))
    state = conflict(person(), slinger, foe("cave_bear", "X", (CLOSE, NEARBY)))
    after = play(state, "plan Anna fight", "plan Bert shoot X", "confirm", rolls=[(6, 3), (3, 3, 3)])
    assert after.foes[0].dd == 3
    enchanted = brainy(things=(PACK, replace(BOW, magic=True), QUIVER))
    state = conflict(enchanted, person(), foe("barrow_wight", "X", (DISTANT, CLOSE)))
    after, events = outcome(state, "plan Bert shoot X", "plan Anna fight", "confirm", rolls=[(8, 3), (9,), (3, 3, 3)])
    assert (after.foes[0].dd, die_of(events, "shoots")) == (2, (8, ["magic_weapon", "target_distant"]))


def test_who_is_shot_may_fall() -> None:
    state = conflict(brainy(body_ready=1), person(), foe("bandit", "X", NEARBY))
    after, events = outcome(state, "plan Bert none", "plan Anna none", "confirm", rolls=[(1,)])
    assert after.people[0].out
    assert "out" in codes(events)


def test_what_lasts_touches_tests_and_talk_and_may_be_used_up() -> None:
    mocked = Lasting(does="step", who="Bert", task="talking", amount=-1, room=0, source="laughed_at")
    worse = Lasting(does="step", amount=-1, room=0, once=True, source="position")
    quiet = Lasting(does="step", who="Bert", task="moving_silently", amount=1, source="quiet_feet")
    talker = conflict(brainy(), foe("bandit", "X", NEARBY), lasting=(mocked, worse))
    after, events = outcome(talker, "plan Bert talk X", "confirm", rolls=[(5, 3)])
    assert die_of(events, "talks") == (6, ["laughed_at", "position"])
    assert after.lasting == (mocked,)
    hunted = conflict(brainy(things=(new_thing("pole_10ft"),) * 3), foe("pit_lurker", "X"), lasting=(quiet,))
    _, events = outcome(hunted, "plan Bert none", "confirm", rolls=[(5, 3)])
    assert die_of(events, "hides") == (8, ["overloaded", "task", "quiet_feet"])
