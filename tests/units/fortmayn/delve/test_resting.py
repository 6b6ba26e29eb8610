"""Rest, and what comes after the delve: an Hour, a camp, milestones, Dice."""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.content.house_rules import read_house
from affray.systems.fortmayn.content.people import Exit, Person, Place
from affray.systems.fortmayn.position.answers import read_answer, write_answer
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.books import make_book
from affray.systems.fortmayn.words.questions import label
from tests.units.fortmayn.delving import QUIET, answer_texts, room, scene, went, why_not
from tests.units.fortmayn.people import brainy, brawny, things


def resting(*people: Person, place: Place | None = None) -> State:
    """The party about to rest."""
    return scene(people=people, place=place, phase="rest")


# --- an Hour ----------------------------------------------------------------------------------------------------------
def test_an_hour_is_forty_moments_with_one_event_roll() -> None:
    after = went(resting(brainy(fat_head=40), brawny()), "hour", dice=QUIET)
    assert (after.state.clock.moment, after.state.people[0].fat_head, after.state.phase) == (40, 0, "scene")


def test_herbs_and_wine_help_each_once() -> None:
    state = resting(brainy(body_ready=1, things=things("common_herbs", "wineskin")), brawny(head_ready=0, body_ready=1))
    assert answer_texts(state)[0] == "hour herbs=Asha herbs=Berin wine=Berin"
    after = went(state, answer_texts(state)[0], dice=([5], [5], [5], *QUIET)).state
    assert [(person.body_ready, person.head_ready) for person in after.people] == [(2, 2), (2, 1)]
    for text, why in (
        ("hour herbs=Berin herbs=Berin", "treated-already"), ("hour herbs=Nobody", "nobody-to-treat"),
        ("hour tea=Berin", "malformed"), ("assign", "not-now"), ("hour now", "malformed"), ("camp now", "malformed"), ("sleep", "not-now"),
    ):  # fmt: skip
        assert why_not(state, text) == why
    assert why_not(resting(brainy(), brawny()), "hour wine=Asha") == "nobody-has"


def test_what_is_taken_first_helps_first() -> None:
    state = resting(brainy(body_ready=1, head_ready=0, things=things("common_herbs", "wineskin")), brawny())
    for text in ("hour wine=Asha herbs=Asha", "hour herbs=Asha wine=Asha copy=Asha:mend"):
        assert write_answer(read_answer(text)) == text
    events = went(state, "hour wine=Asha herbs=Asha", dice=([5], [5], *QUIET)).events
    used = [event.data.get("item") for event in events if event.data.get("item") in {"wineskin", "common_herbs"}]
    assert used[0] == "wineskin" and "common_herbs" in used


def test_herbs_that_are_used_up_help_nobody_more() -> None:
    last = tuple(replace(thing, die=4) for thing in things("common_herbs"))
    state = resting(brainy(body_ready=1, things=last), brawny(body_ready=1))
    after = went(state, "hour herbs=Asha herbs=Berin", dice=([1], *QUIET)).state
    assert [person.body_ready for person in after.people] == [2, 1]


# --- a camp -----------------------------------------------------------------------------------------------------------
def test_a_camp_that_nobody_disturbs_gives_all_dice_back() -> None:
    people = (brainy(body_ready=1, things=things("preserved_rations")), brawny(body_ready=1, fevers=1))
    after = went(resting(*people), "camp", dice=([1], [2], [1], [5], [5], *QUIET)).state
    assert [(person.body_ready, person.fevers) for person in after.people] == [(2, 0), (3, 0)]
    assert (after.clock.day, after.clock.moment, after.phase) == (1, 321, "scene")


def test_spells_are_memorised_in_a_camp() -> None:
    people = (brainy(known=("terror",), things=(*things("preserved_rations"), make_book(["terror"]))), brawny())
    state = resting(*people)
    assert why_not(state, "camp memorise=Nobody:terror") == "nobody"
    assert why_not(state, "camp memorise=Asha:mend") == "spell-not-known"
    assert why_not(state, "camp sing=Asha") == "malformed"
    after = went(state, "camp memorise=Asha:terror", dice=([1], [2], [1], [5], [5], *QUIET)).state
    assert after.people[0].memorised == ("terror",)


def test_a_camp_that_is_disturbed_meets_somebody_and_gives_nothing_back() -> None:
    after = went(
        resting(brainy(body_ready=1), brawny()), "camp", dice=([8], [2], [1], [3], [1], [1], [6, 6]), answers=(0,)
    )
    assert (after.state.phase, after.state.people[0].body_ready) == ("parley", 1)
    assert after.data_of("meeting", "band") == 2


def test_behind_a_held_door_a_camp_is_safer() -> None:
    held = room(exits=(Exit(to=-3), Exit(held=True)))
    after = went(resting(brainy(), brawny(), place=held), "camp", dice=([3], [2], [1], *QUIET))
    assert after.data_of("camps", "likelihood", "disturbed") == ("doubtful", 0)


def test_rests_have_labels() -> None:
    state = resting(brainy(), brawny())
    assert label(state, read_answer("hour herbs=Asha wine=Berin")) == "Rest an Hour, herbs for Asha, wine for Berin"
    assert label(state, read_answer("camp")) == "Camp: a meal and 8 Hours of sleep"


# --- milestones -------------------------------------------------------------------------------------------------------
def test_a_quest_that_is_done_gives_everybody_a_die() -> None:
    home = went(scene(goal=True), "leave")
    assert home.data_of("came_home", "goal", "count") == (1, 1) and len(answer_texts(home.state)) == 4
    after = went(home.state, "assign Asha head Berin body").state
    assert [(person.body_max, person.head_max, person.head_ready) for person in after.people] == [(2, 3, 3), (4, 1, 1)]
    assert (after.phase, after.quest, after.goal, after.won, after.gains, after.places) == ("hub", "", False, 1, 0, ())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("skip", "assign-first"),
        ("assign Asha head", "one-die-each"),
        ("assign Asha head Berin", "malformed"),
        ("assign Asha arm Berin leg", "malformed"),
        ("assign Asha head Asha body", "one-die-each"),
        ("go", "not-now"),
    ],
)
def test_each_survivor_gets_one_die(text: str, why: str) -> None:
    assert why_not(went(scene(goal=True), "leave").state, text) == why


def test_without_the_goal_there_is_no_milestone_and_the_quest_stays() -> None:
    home = went(scene(), "leave").state
    assert answer_texts(home) == ["skip"]
    assert why_not(home, "assign Asha head") == "no-milestone" and why_not(home, "skip now") == "malformed"
    assert went(home, "skip").state.quest == "break_cult"


def test_the_fallen_are_mourned_and_gone() -> None:
    state = scene(people=(brainy(), brawny(body_ready=0, out=True, dead=True)))
    after = went(state, "leave", "skip")
    assert after.data_of("mourned", "people") == ("Berin",) and [person.id for person in after.state.people] == ["Asha"]


def test_sessions_count_when_a_human_says_so() -> None:
    state = scene(house=read_house({"advance_on": "session"}))
    assert why_not(state, "milestone session") == "say-why"
    assert why_not(state, "milestone major_event : The king is dead.") == "other-milestone"
    assert why_not(state, "milestone quest : Done.") == "malformed"
    twice = went(state, "milestone session : We stop here.", "milestone session : And again.", "leave").state
    assert (twice.gains == 2 and answer_texts(twice) == ["assign Asha body Berin body Asha body Berin body"]) or len(
        answer_texts(twice)
    ) == 16
    after = went(twice, "assign Asha body Asha head Berin body Berin body").state
    assert [(person.body_max, person.head_max) for person in after.people] == [(3, 3), (5, 1)]
    three = went(went(state, *["milestone session : Again."] * 3).state, "leave").state
    assert len(answer_texts(three)) == 2


def test_dice_and_milestones_have_labels() -> None:
    home = went(scene(goal=True), "leave").state
    assert label(home, read_answer("assign Asha head Berin body")) == "Asha HEAD, Berin BODY"
    assert label(home, read_answer("assign Asha")) == "assign Asha"
    assert label(home, read_answer("skip")) == "Go on"


# --- asides -----------------------------------------------------------------------------------------------------------
def test_dice_are_imposed_with_a_reason_but_not_the_last_body_die() -> None:
    after = went(scene(), "impose Berin body 2 : The rope burns your hands.")
    assert after.state.people[1].body_ready == 1 and after.data_of("imposed", "lost") == 2
    assert went(scene(), "impose Berin head 1 : Dizzy.").state.people[1].head_ready == 0
    for text, why in (
        ("impose Berin body 3 : Ouch.", "too-many-lost"),
        ("impose Berin body 99 : Ouch.", "too-many-lost"),
        ("impose Berin body 1", "say-why"),
        ("impose Berin arm 1 : Ouch.", "malformed"),
        ("impose Berin head 0 : Ouch.", "some-dice"),
        ("impose Nobody body 1 : Ouch.", "nobody"),
        ("note", "say-note"),
        ("note x : A remark.", "malformed"),
    ):
        assert why_not(scene(), text) == why


def test_asides_have_labels_and_are_not_made_when_it_is_over() -> None:
    assert label(scene(), read_answer("note 3 : Better so.")) == "A note for the journal 3: “Better so.”"
    assert label(scene(), read_answer("impose Berin body 1")) == "Berin loses 1 BODY by ruling"
    assert label(scene(), read_answer("impose Berin")) == "impose Berin"
    assert label(scene(), read_answer("milestone session")) == "A milestone: session"
    assert why_not(State(phase="end"), "note : Too late.") == "over"
    assert why_not(State(phase="end"), "go") == "over"
