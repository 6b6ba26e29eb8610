"""A risk from declaring to its roll: who, with which pool, what helps, the ruling, and what a human amends."""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.content.house_rules import read_house
from affray.systems.fortmayn.content.people import Lasting
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.risk import risk_of
from affray.systems.fortmayn.position.rooms import leave_room
from affray.systems.fortmayn.position.state import Risk
from affray.systems.fortmayn.rules.books import make_book
from affray.systems.fortmayn.rules.gear import new_thing
from affray.systems.fortmayn.words.questions import label, prompt
from tests.units.fortmayn.delving import QUIET, answer_texts, asked, mailed, obstacle, room, scene, went, why_not
from tests.units.fortmayn.people import brainy, brawny, foe, things

BRIDGE = obstacle("rope_bridge", 1)


# --- declaring --------------------------------------------------------------------------------------------------------
def test_an_approach_names_actors_pool_task_target_and_claims() -> None:
    state = scene(BRIDGE, people=(brainy(things=things("rope_50ft")), brawny()))
    text = "approach Asha+Berin body climbing exit 1 equipment=rope_50ft : I tie us together."
    risk = risk_of(went(state, text).state)
    assert (risk.actors, risk.pool, risk.target, risk.dd) == (("Asha", "Berin"), 0, BRIDGE.id, 2)
    assert risk.claims == (("equipment", "rope_50ft"),) and risk.said == "I tie us together."


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("approach Asha", "malformed"),
        ("approach Asha arm climbing rope_bridge", "malformed"),
        ("approach Asha body climbing", "approach-in-words"),
        ("approach Asha body climbing dragon : Up!", "no-target"),
        ("approach Nobody body climbing rope_bridge", "nobody"),
        ("approach Asha+Asha body climbing rope_bridge", "actors-twice"),
        ("approach Asha body flying rope_bridge", "no-such-task"),
        ("approach Asha body climbing rope_bridge equipment=rope_50ft", "claim-in-words"),
        ("approach Asha body climbing rope_bridge equipment=rope_50ft : Up!", "no-help"),
        ("approach Asha body climbing rope_bridge knack : Up!", "no-knack"),
        ("approach Asha body climbing rope_bridge stunt", "stunt-in-words"),
        ("approach Asha body lifting chest : Up!", "no-target"),
        ("approach Asha head learning mend", "nothing-to-learn"),
        ("approach Asha head craft Nobody", "nothing-to-make"),
        ("approach Berin head craft Asha", "no-maker"),
        ("search", "malformed"),
        ("search Asha quickly", "malformed"),
        ("search Nobody", "nobody"),
        ("cast Asha", "malformed"),
        ("cast Nobody mend", "nobody"),
        ("cast Asha mend", "spell-not-known"),
    ],
)
def test_what_cannot_be_declared_is_refused(text: str, why: str) -> None:
    assert why_not(scene(BRIDGE), text) == why


def test_who_is_out_does_nothing_and_without_dice_there_is_no_stunt() -> None:
    state = scene(BRIDGE, people=(brainy(body_ready=0, out=True, known=("mend",)), brawny(head_ready=0)))
    assert why_not(state, "search Asha") == why_not(state, "cast Asha mend") == "is-out"
    assert why_not(state, "approach Berin head talking rope_bridge stunt : Open, please!") == "no-dice"


def test_a_room_that_has_been_searched_holds_nothing_more() -> None:
    assert why_not(scene(place=room(searched=1)), "search Asha") == "searched"


def test_a_confirmation_may_change_what_was_declared() -> None:
    state = went(scene(BRIDGE), "go 1").state
    risk = risk_of(went(state, "confirm Berin head talking stunt : I shout until it stops swaying.").state)
    assert (risk.actors, risk.pool, risk.task, risk.stunt) == (("Berin",), 1, "talking", True)
    for text, why in (("confirm Nobody", "malformed"), ("cancel it", "malformed"), ("accept", "not-now")):
        assert why_not(state, text) == why


def test_what_is_declared_but_cannot_be_is_not_listed_to_be_confirmed() -> None:
    stuck = scene(BRIDGE, phase="declare", risk=Risk(actors=("Asha",), pool=0, task="flying"))
    assert answer_texts(stuck) == ["cancel"]


# --- ruling -----------------------------------------------------------------------------------------------------------
def test_the_program_states_die_size_difficulty_and_every_source() -> None:
    state = scene(
        BRIDGE,
        people=(
            mailed(
                brainy(
                    things=things("rope_50ft"),
                )
            ),
            brawny(),
        ),
    )
    ruled = went(state, "approach Asha body climbing rope_bridge equipment=rope_50ft : I tie a rope.", "confirm")
    event = next(event for event in ruled.events if event.code == "ruling")
    assert (event.data["ready"], event.data["die"], event.data["dd"]) == (2, 8, 2)
    assert [(part.label, part.value) for part in event.parts] == [("task", 1), ("damaged_armor", -1), ("equipment", 1)]


def test_darkness_hampers_what_needs_sight_until_there_is_light() -> None:
    dark = scene(place=room(light=2))
    assert went(dark, "search Asha", "confirm").data_of("ruling", "die") == 6
    torch = replace(new_thing("torches_6", place="hand"), lit=True)
    lit = scene(place=room(light=2), people=(brainy(things=(torch,)), brawny()))
    assert went(lit, "search Asha", "confirm").data_of("ruling", "die") == 8
    assert went(dark, "approach Asha head hearing : I listen.", "confirm").data_of("ruling", "die") == 10


def test_a_human_amends_the_ruling_with_a_reason() -> None:
    state = went(scene(BRIDGE), "approach Berin body climbing rope_bridge", "confirm").state
    amended = went(state, "amend difficulty=1 step=1 losses=1 hidden=yes : The boards are new.")
    assert amended.data_of("amended", "author", "dd", "before", "step", "fixed") == ("Party", 1, 2, 1, 1)
    assert amended.data_of("ruling", "die", "dd") == (10, 1)
    kept = went(amended.state, "amend step=0 : On second thoughts.").state
    assert (risk_of(kept).dd, risk_of(kept).step, risk_of(kept).hidden) == (1, 0, True)
    for text, why in (
        ("amend difficulty=1", "say-why"),
        ("amend : Why not?", "nothing-amended"),
        ("amend difficulty=99 : Hard.", "amended-most"),
        ("amend step=2 : Easy.", "malformed"),
        ("amend colour=red : Nice.", "malformed"),
        ("accept it", "malformed"),
        ("search Asha", "not-now"),
    ):
        assert why_not(state, text) == why


def test_fixed_losses_come_without_a_roll() -> None:
    state = went(
        scene(BRIDGE), "approach Berin body climbing rope_bridge", "confirm", "amend losses=1 : Splinters."
    ).state
    after = went(state, "accept", dice=([5, 5, 3], *QUIET))
    assert after.data_of("imposed", "who", "lost") == ("Berin", 1) and after.state.people[1].body_ready == 2


def test_questions_and_answers_of_a_risk_are_worded() -> None:
    declared = went(scene(BRIDGE), "approach Berin body climbing rope_bridge stunt : I run!").state
    assert "Rotten rope bridge" in prompt(declared, asked(declared), None).text
    ruled = went(declared, "confirm").state
    assert (
        prompt(ruled, asked(ruled), None).text
        == "Berin: climbing with 3d8 (BODY) against Difficulty 2, as a stunt. Accept?"
    )
    assert label(declared, read_answer("confirm head")) == "Go ahead, with head"
    assert label(declared, read_answer("cancel")) == "Think better of it"
    assert label(ruled, read_answer("amend difficulty=1")) == "Amend the ruling: difficulty=1"
    assert label(ruled, read_answer("accept")) == "Accept and roll"


def test_nothing_is_ruled_where_nothing_was_declared() -> None:
    with pytest.raises(ValueError, match="expected a risk"):
        risk_of(scene())


# --- claims -----------------------------------------------------------------------------------------------------------
def test_a_careers_knack_helps_once_an_hour() -> None:
    house = read_house({"careers": "on"})
    state = scene(BRIDGE, people=(brainy(career="steeplejack"), brawny()), house=house)
    text = "approach Asha body climbing rope_bridge knack : I have done this on towers."
    after = went(state, text, "confirm", "accept", dice=([5, 5], *QUIET))
    assert after.state.people[0].knack_hour == 0
    again = replace(scene(BRIDGE, house=house), people=(after.state.people[0], brawny()))
    assert why_not(again, text) == "no-knack"


def test_a_stunt_is_tried_once_where_the_house_says_so() -> None:
    state = scene(BRIDGE, people=(brainy(tried=(BRIDGE.id,)), brawny()), house=read_house({"stunt_limit": "once"}))
    text = "approach Asha body climbing rope_bridge stunt : I leap!"
    assert why_not(state, text) == "stunt-tried"
    silent = scene(BRIDGE, house=read_house({"stunts_need_text": "off"}))
    assert why_not(silent, "approach Asha body climbing rope_bridge stunt") == ""


def test_craft_needs_a_brainy_damage_and_tools() -> None:
    state = scene(people=(brainy(), mailed(brawny())))
    assert why_not(state, "approach Asha head craft Berin") == "no-tools"
    assert why_not(scene(people=(brainy(), brawny())), "approach Asha head craft Berin") == "armor-whole"
    smithy = replace(state, places=(room(room="smithy"),))
    done = went(smithy, "approach Asha head craft Berin", "confirm", "accept", dice=([5, 6], *QUIET))
    assert (done.state.people[1].armor.die, done.state.clock.moment) == (8, 40)
    tools = scene(people=(brainy(things=things("work_tools")), mailed(brawny())))
    failed = went(tools, "approach Asha head craft Berin", "confirm", "accept", dice=([3, 3], *QUIET))
    assert (failed.state.people[1].armor.die, failed.state.clock.moment) == (6, 40)


def test_a_spell_is_learned_from_a_book_in_an_hour() -> None:
    state = scene(people=(brainy(things=(make_book(["terror"]),)), brawny()))
    after = went(state, "approach Asha head learning terror", "confirm", "accept", dice=([5, 3], *QUIET))
    assert (after.state.people[0].known, after.state.clock.moment) == (("terror",), 40)


def test_the_next_obstacle_is_harder_once() -> None:
    state = scene(lasting=(Lasting(does="harder", amount=1, room=0, once=True, source="ground_shifts"),))
    declared = went(state, "approach Berin body forcing : I shove the shelf aside.", "confirm")
    assert declared.data_of("ruling", "dd") == 2
    assert went(declared.state, "accept", dice=([5, 5, 3], *QUIET)).state.lasting == ()
    assert went(state, "search Asha", "confirm", "accept", dice=([5, 3], *QUIET)).state.lasting == state.lasting


# --- casting ----------------------------------------------------------------------------------------------------------
def test_a_preparation_takes_no_time() -> None:
    person = brainy(known=("illusory_torch",), memorised=("illusory_torch",))
    state = scene(people=(person, brawny()), place=room(light=2))
    assert "cast Asha illusory_torch memory" in answer_texts(state)
    after = went(state, "cast Asha illusory_torch", "confirm", "accept", dice=([1, 5],))
    assert (after.state.phase, after.state.clock.moment, after.state.people[0].head_ready) == ("scene", 0, 1)
    assert [effect.does for effect in after.state.lasting] == ["light", "prepared"]
    assert "cast Asha illusory_torch memory" not in answer_texts(after.state)


def test_a_second_preparation_in_a_moment_and_any_other_casting_is_an_action() -> None:
    both = ("illusory_torch", "cat_eyes", "close_the_wound")
    person = brainy(known=both, memorised=both, head_max=3, head_ready=3)
    state = scene(people=(person, brawny(body_ready=1)), place=room(light=2))
    lit = went(state, "cast Asha illusory_torch", "confirm", "accept", dice=([3, 3, 5],)).state
    again = went(lit, "cast Asha cat_eyes", "confirm", "accept", dice=([3, 3, 5], *QUIET)).state
    assert (lit.clock.moment, again.clock.moment) == (0, 1)
    healed = went(state, "cast Asha close_the_wound Berin", "confirm", "accept", dice=([3, 3, 5], *QUIET)).state
    assert (healed.clock.moment, healed.people[1].body_ready) == (1, 2)
    freely = replace(state, house=read_house({"exploration_actions": "free"}))
    assert (
        went(freely, "cast Asha close_the_wound Berin", "confirm", "accept", dice=([3, 3, 5],)).state.clock.moment == 0
    )


def test_a_casting_that_does_not_take_hold_leaves_what_it_removed_off() -> None:
    person = brainy(known=("open_the_way",), things=(make_book(["open_the_way"]),))
    state = scene(obstacle("fine_lock", 1), people=(person, brawny()))
    text = 'cast Asha open_the_way book "Fine brass lock"'
    half = went(state, text, "confirm", "accept", dice=([5, 3], *QUIET))
    assert half.state.places[0].hurdles[0].dd == 1 and half.state.clock.moment == 1
    done = went(half.state, text, "confirm", "accept", dice=([5, 3], *QUIET))
    assert done.state.places[0].hurdles[0].done
    assert why_not(went(state, text).state, "confirm Berin") == "malformed"
    assert why_not(state, "cast Asha open_the_way book Berin") == "spell-target"


def test_a_memorised_spell_is_forgotten_with_the_last_head_die() -> None:
    person = brainy(head_ready=1, known=("illusory_torch",), memorised=("illusory_torch",))
    after = went(scene(people=(person, brawny())), "cast Asha illusory_torch", "confirm", "accept", dice=([2],))
    assert after.data_of("forgets", "spell") == "illusory_torch" and after.state.people[0].memorised == ()


def test_a_spell_at_a_creature_counts_its_special_codes_and_takes_a_moment() -> None:
    ape = foe("Ape 1", "great_ape", 3, reaction="friendly")
    person = brainy(known=("spear_of_night",), things=(make_book(["spear_of_night"]),))
    state = scene(people=(person, brawny()), foes=(ape,))
    after = went(state, 'cast Asha spear_of_night book "Ape 1"', "confirm", "accept", dice=([5, 6], *QUIET))
    assert (after.state.foes[0].dd, after.state.clock.moment) == (1, 1)


def test_things_of_the_house_rules_for_time() -> None:
    state = scene(BRIDGE, house=read_house({"exploration_actions": "free"}))
    after = went(state, "approach Berin body climbing rope_bridge", "confirm", "accept", dice=([5, 5, 3],))
    assert (after.state.phase, after.state.clock.moment, after.state.places[0].hurdles[0].done) == ("scene", 0, True)


# --- building ---------------------------------------------------------------------------------------------------------
def test_a_brainy_builds_a_thing_of_materials_for_half_its_price() -> None:
    state = scene(people=(brainy(coins=60, things=things("work_tools")), brawny(coins=99)))
    built = went(state, "approach Asha head craft small_shield", "confirm", "accept", dice=([5, 3], *QUIET))
    assert built.data_of("built", "item") == "small_shield" and built.state.clock.moment == 40
    assert (built.state.people[0].coins, built.state.people[0].shield.die) == (35, 4)
    wasted = went(state, "approach Asha head craft leather", "confirm", "accept", dice=([3, 3], *QUIET)).state
    assert (wasted.people[0].coins, wasted.people[0].armor.die) == (5, 0)
    assert went(state, "approach Asha head craft leather", "confirm").data_of("ruling", "dd") == 2
    for text, why in (
        ("approach Asha head craft plate_and_mail", "too-dear"), ("approach Asha head craft surgeon", "nothing-to-make"),
        ("approach Berin head craft rope_50ft", "no-maker"),
    ):  # fmt: skip
        assert why_not(state, text) == why


def test_work_half_done_stands_while_the_scene_lasts() -> None:
    state = scene(people=(brainy(things=things("work_tools")), mailed(brawny())))
    half = went(state, "approach Asha head craft Berin", "confirm", "accept", dice=([5, 3], *QUIET)).state
    assert went(half, "approach Asha head craft Berin", "confirm").data_of("ruling", "dd") == 1
    assert leave_room(half).lasting == ()


def test_what_a_search_has_removed_stands_while_the_scene_lasts() -> None:
    state = scene(place=room(room="mine_face"))
    half = went(state, "search Asha", "confirm", "accept", dice=([5, 3], [4], *QUIET)).state
    assert half.places[0].searched == 1 and went(half, "search Asha", "confirm").data_of("ruling", "dd") == 1
    assert leave_room(half).places[0].searched == 0
