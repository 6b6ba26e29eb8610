"""Words to all or to one, private notes, tables, time, seats, and the end of a table."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from affray.core import NATURE
from affray.referee import Script
from affray.systems.fortmayn.content.codes import ROLL_TEST, ROLL_USAGE
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.seats import giver, own_people, reveals_all, sign, table_of, throws_by_hand
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.position.table_answers import Say
from affray.systems.fortmayn.rules.gear import new_thing
from affray.systems.fortmayn.table.phases import aside
from affray.systems.fortmayn.table.private_referee import PrivateReferee
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.words.secrets import answer_for
from affray.systems.fortmayn.words.view import event_for, view
from tests.units.fortmayn.frays import brainy, person
from tests.units.fortmayn.gathering import (
    ANN,
    BOB,
    GM,
    MASTER,
    NOBODY,
    check,
    codes,
    fault,
    offers,
    outcome,
    said,
    scene,
    table,
)

SECRET = "The butler"


# --- words ------------------------------------------------------------------------------------------------------------
def test_a_private_note_reaches_nobody() -> None:
    state, events = outcome(scene(), f"note : {SECRET}", "forget 1", f"note : {SECRET}")
    for side in (ANN, BOB, NOBODY):
        assert codes(events, side) == [] and SECRET not in str(view(state, side).table)
    assert codes(events) == ["table_noted", "table_forgotten", "table_noted"] and table_of(state).notes == (
        (2, SECRET),
    )
    answer = read_answer(f"note : {SECRET}")
    assert answer_for(state, answer, ANN) is None and answer_for(state, answer, MASTER) is None
    assert answer_for(state, sign(state, answer, BOB), ANN) is not None
    assert answer_for(State(phase="hub"), answer, ANN) is answer


def test_words_are_for_all_or_for_one() -> None:
    _, events = outcome(
        scene(), "@Ann say : Hello", "say to=Ann : You hear a step.", '@Bob say "to=Game master" : I steal it.'
    )
    assert [len(codes(events, side)) for side in (ANN, BOB, MASTER, NOBODY)] == [2, 2, 3, 1]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("say", "form"), ("say loud : Hello", "form"), ("say from=Ann : Hello", "form"), ("say to=Carl : Hello", "seat"),
        ("note", "form"), ("note x : y", "form"), ("note 3 : y", "form"), ("forget 9", "number"), ("forget", "form"), ("ask", "form"),
        ("ask maybe", "form"), ("draw", "form"), ("draw cards", "form"), ("draw consequence Anna", "form"),
        ("draw disgrace Carl", "person"), ("hand Anna", "form"), ("hand Carl Bob", "form"), ("hand Anna Carl", "seat"),
        ('hand Anna "Game master"', "seat"), ("dice", "form"), ("dice rolled", "dice"), ("time 1", "form"),
        ("time 1 year", "form"), ("time 0 moment", "time"), ("time 99 hour", "time"), ("camp here", "form"), ("events 2", "form"),
        ("@Ann note : x", "master"), ("@Ann end", "master"),
    ],
)  # fmt: skip
def test_what_cannot_be_said_is_refused(text: str, code: str) -> None:
    assert fault(scene(), text) == code


def test_there_is_an_end_to_notes() -> None:
    full = replace(scene(), table=replace(table_of(scene()), notes=tuple((n, "x") for n in range(200))))
    assert fault(full, "note : y") == "most"


# --- tables -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "rolls", "last"),
    [
        ("ask even : Is it locked?", [(5,), (2,), (3,)], "table_oracle_says"),
        ("ask even", [(2,), (2,), (6,)], "table_oracle_says"),
        ("draw consequence", [(2,)], "table_drawn_consequence"), ("draw oddity", [(7,)], "table_drawn_oddity"),
        ("draw disgrace Bert", [(3,)], "table_drawn_disgrace"), ("events", [(6,), (6,), (6,), (6,), (6,)], "table_no_chance"),
    ],
)  # fmt: skip
def test_what_the_tables_say_the_game_master_alone_hears(text: str, rolls: Sequence[Sequence[int]], last: str) -> None:
    _, events = outcome(scene(), text, rolls=rolls)
    assert codes(events, ANN) == codes(events, NOBODY) == []
    assert codes(events)[-1] == last and "hushed" in codes(events)


def test_event_dice_that_rise_bring_something() -> None:
    ones, sixes = [(1,)] * 5, [(6,)] * 5
    state, events = outcome(scene(), "events", "events", rolls=[*ones, *sixes])
    assert codes(events).count("table_chance") == 5 and state.last_events == (6,) * 5
    assert view(state, ANN).last_events == ()


# --- time -------------------------------------------------------------------------------------------------------------
def test_time_passes_as_the_game_master_counts_it() -> None:
    state = said(scene(), "time 5 ounce", "time 2 moment", "time 3 day : You ride.")
    assert (state.clock.ounce, state.clock.moment, state.clock.day) == (5, 2 + 3 * 24 * 40, 3)
    torch = replace(new_thing("torches_6"), lit=True, place="hand")
    state = said(table(person("Anna", things=(torch,), fat_head=40)), "frame Crypt", "time 1 hour", rolls=[(1,)])
    assert state.people[0].fat_head == 0 and state.people[0].things[0].die < torch.die


def test_a_camp_with_a_meal_restores_all() -> None:
    hungry = table(person("Anna", body_ready=1, things=(new_thing("preserved_rations"),)), brainy("Bert", head_ready=0))
    state = said(hungry, "frame Crypt", "camp", rolls=[(3,), (3,)])
    assert (state.people[0].body_ready, state.people[1].head_ready, state.clock.day) == (3, 2, 1)


# --- seats and dice ---------------------------------------------------------------------------------------------------
def test_a_character_can_be_handed_to_another_player() -> None:
    state = said(scene("call Anna body climbing"), f"{GM}hand Anna Bob")
    question = phases.question(state)
    assert question is not None and question.side == BOB
    assert [someone.id for someone in own_people(state, BOB)] == ["Anna", "Bert"] and own_people(state, ANN) == ()
    assert len(own_people(state, MASTER)) == 2


def test_a_player_throws_real_dice_for_his_own_rolls_alone() -> None:
    state = said(scene(), "@Ann dice typed")
    assert throws_by_hand(state, ANN, ROLL_TEST) and not throws_by_hand(state, BOB, ROLL_TEST)
    world = next(number for number, code in CODES.items() if code.code == "roll_event")
    assert not throws_by_hand(state, ANN, world) and not throws_by_hand(state, NATURE, ROLL_TEST)
    assert throws_by_hand(said(state, "dice typed"), MASTER, world) and throws_by_hand(state, ANN, ROLL_USAGE)
    assert not throws_by_hand(State(phase="hub"), ANN, ROLL_TEST)
    assert "@Ann dice rolled" in offers(state, ANN) and fault(state, "@Ann dice typed") == "dice"
    assert table_of(said(state, "@Ann dice rolled")).hands == ()


def test_an_answer_says_whose_it_is() -> None:
    state = scene()
    assert [giver(state, Say(by=by)) for by in ("", "Bob", "Game master", "Carl")] == [NATURE, BOB, MASTER, 3]
    assert sign(state, Say(), BOB).by == "Bob"
    assert [reveals_all(state, side) for side in (ANN, BOB, MASTER, NOBODY)] == [False, False, True, False]
    assert reveals_all(State(phase="hub"), ANN)


# --- the end ----------------------------------------------------------------------------------------------------------
def test_at_the_end_what_lay_face_down_is_told_and_notes_are_not() -> None:
    state = scene('obstacle "Loose slab" dd=3 hidden', "obstacle bent_bars", f"note : {SECRET}")
    state = said(state, "call Bert head hearing hidden", "roll 2", rolls=[(6, 3)])
    state, events = outcome(state, f"{GM}end : Good night!")
    assert codes(events, ANN) == ["table_closed", "table_revealed", "table_result"]
    assert SECRET not in str(events) and phases.question(state) is None
    assert fault(state, "end") == "over" and aside(state, ANN) is None and aside(State(phase="hub"), 0) is None
    assert table_of(view(state, ANN)).notes == ()
    check(state)


# --- a hushed referee -------------------------------------------------------------------------------------------------
def test_a_hushed_referee_rolls_and_asks_like_any_other() -> None:
    ref = Script([(1, 2), (3,), (0, 4), (2, 2)], [1], CODES)
    hushed = PrivateReferee(ref, scene())
    assert not hushed.quiet
    assert hushed.roll_sum(2, 6, ROLL_TEST) == 3
    assert hushed.roll_count(1, 6, 0b1000, ROLL_TEST) == 1
    assert hushed.roll(2, 6, ROLL_TEST) and hushed.roll_kinds(2, 6, 0, ROLL_TEST)
    assert hushed.choose(0, 0, 2, 0, 0, 0) == 1
    hushed.say("said", {"words": "x"})
    assert all(event_for(event, ANN) is None and event_for(event, MASTER) is event for event in ref.events)


def test_the_game_master_is_told_how_far_the_party_comes() -> None:
    def walked(*people: Person, time: str) -> object:
        _, events = outcome(said(table(*people), "frame Crypt"), time)
        event = next(event for event in events if event.code == "table_time_passes")
        return event.data["far"], event.data["rides"]

    rider = person("Anna", mounted=True)
    assert walked(person("Anna"), rider, time="time 2 moment") == (200, 0)
    assert walked(rider, time="time 2 moment") == (600, 1)
    assert walked(rider, time="time 2 hour") == (6, 1)
    assert walked(rider, time="time 2 day") == (0, 0)
    assert walked(person("Anna", body_ready=0, out=True), time="time 1 moment") == (0, 0)
