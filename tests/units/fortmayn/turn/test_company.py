"""Tests of a delve with friends: who is asked, own deeds, votes, what others may not know."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from affray.core import NATURE, eyes
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.company import seat_view, votes_of
from affray.systems.fortmayn.position.delve_answers import Decide
from affray.systems.fortmayn.position.state import Conflict, State
from affray.systems.fortmayn.system import SYSTEM
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.words.labels_and_prompts import label_of
from affray.systems.fortmayn.words.questions import label, prompt
from affray.systems.fortmayn.words.wording import wording
from tests.units.fortmayn.delving import QUIET, asked, why_not
from tests.units.fortmayn.friends import ANN, BOB, CAT, WORLD, answers_of, company, hub, people, put_to, scene, went
from tests.units.fortmayn.people import brainy, foe, things

A, B, C = "@Ann ", "@Bob ", "@Cat "
ROOM = ([4], [1])
"""The dice of a room that holds nothing."""


# --- who is asked -----------------------------------------------------------------------------------------------------
def test_the_lead_is_asked_first_and_the_others_may_speak_up() -> None:
    question = asked(scene())
    assert (question.side, question.others) == (ANN, (BOB, CAT))


def test_whoever_has_voted_is_asked_after_those_who_have_not() -> None:
    question = asked(went(scene(), "go 1").state)
    assert (question.side, question.others) == (BOB, (CAT, ANN))


def test_each_is_offered_the_deeds_of_his_own_character_and_those_of_the_party() -> None:
    found = answers_of(scene(), BOB)
    assert "search Berin" in found and "go 1" in found
    assert not any("Asha" in text or "Cato" in text for text in found)


def test_the_world_and_somebody_of_no_side_are_asked_nothing() -> None:
    assert phases.shared_question(scene(), WORLD) is None and SYSTEM.seats.aside(scene(), -1) is None


def test_whoever_plays_alone_is_asked_as_ever() -> None:
    alone = replace(scene(), company=None)
    assert (
        phases.shared_question(alone, ANN) is None and phases.poll(alone) is None and phases.aside(alone, ANN) is None
    )
    assert not SYSTEM.seats.is_company(alone) and SYSTEM.seats.is_company(scene())
    assert SYSTEM.seats.has_floor(alone) and not SYSTEM.seats.has_floor(scene())


def test_what_is_said_beside_the_question_bears_the_name_of_whoever_says_it() -> None:
    said = phases.aside(scene(), CAT)
    assert said is not None and {answer.by for answer in said.answers} == {"Cat"}


def test_a_declared_risk_is_its_players_alone() -> None:
    declared = went(scene(), B + "search Berin").state
    assert (asked(declared).side, asked(declared).others) == (BOB, ())
    assert phases.aside(declared, ANN) is None and phases.poll(declared) is None
    assert why_not(declared, B + "confirm Asha") == "friends-character"
    assert why_not(declared, B + "decide") == "no-vote"
    assert why_not(declared, B + "hand Berin Ann") == "hand-later"
    assert why_not(scene(), A + "hand Berin Ann") == "friends-character"


def test_only_players_have_a_say() -> None:
    assert why_not(scene(), "@World go 1") == "no-say"
    assert why_not(scene(), "@Nobody go 1") == "no-say"


# --- what is asked, in words ------------------------------------------------------------------------------------------
def words(state: State, side: int, eye: int) -> str:
    """The question to a side, as somebody sees it."""
    found = phases.shared_question(state, side)
    assert found is not None
    return prompt(seat_view(state, eye), found, None).text


def test_nobody_reads_anothers_purse_or_takes_it_for_his_own() -> None:
    rich = company(hub(), *(replace(person, coins=10 + person.side) for person in people()))
    assert words(rich, BOB, BOB).startswith("Bob: At the hub, with 11 coins of your own. ")
    assert words(rich, BOB, ANN).startswith("Bob: At the hub. The quest: ")
    assert prompt(rich, asked(rich), None).text.startswith("Ann (leads): At the hub, with 10 coins of your own.")


def test_each_is_told_of_his_own_character_to_be_made_and_whoever_has_one_that_he_waits() -> None:
    bare = company(hub(), phase="create")
    two = company(replace(bare, people=()), *people(1), phase="create")
    assert words(two, BOB, BOB) == "Bob: One more to be made beside Asha."
    assert words(two, ANN, ANN).startswith("Ann (leads): Waiting for Bob and Cat, who make characters. Until then")
    last = company(hub(), *people(2), phase="create")
    assert words(last, ANN, ANN).startswith("Ann (leads): Waiting for Cat, who makes a character.")


def test_a_character_that_is_handed_over_has_a_sentence_in_the_journal() -> None:
    assert label(scene(), read_answer("hand Berin Ann")) == "Berin is handed to Ann"
    assert label(scene(), read_answer("hand Berin Ann"), "de") == "Berin wird Ann übergeben"


# --- votes ------------------------------------------------------------------------------------------------------------
def test_a_deed_of_ones_own_is_done_without_a_vote() -> None:
    after = went(scene(), B + "use_item Berin light torches_6")
    assert after.state.people[1].things[0].lit and "vote_cast" not in after.codes


def test_more_than_half_decide_at_once() -> None:
    after = went(hub(), "depart 1", "@Cat sleep", B + "sleep")
    assert after.codes[:3] == ("vote_cast", "vote_cast", "vote_cast") and "vote_decided" in after.codes
    assert after.data_of("vote_decided", "led", "wanted") == (0, ("Cat", "Bob"))
    assert votes_of(after.state) == {}


def test_a_tie_is_the_leads_to_decide() -> None:
    after = went(hub(), "sleep", B + "rumour", C + "depart 1", dice=())
    assert after.data_of("vote_decided", "by", "led", "wanted") == ("Ann", 1, ("Ann",))


def test_the_lead_ends_a_vote_with_his_own_or_else_the_first() -> None:
    assert went(hub(), "sleep", B + "depart 1", A + "decide").data_of("vote_decided", "wanted") == ("Ann",)
    assert went(hub(), B + "sleep", A + "decide").data_of("vote_decided", "wanted", "led") == (("Bob",), 1)


def test_only_the_lead_ends_a_vote_and_only_an_open_one() -> None:
    assert why_not(hub(), "decide") == "no-vote"
    assert why_not(went(hub(), "sleep").state, B + "decide") == "lead-decides"
    assert why_not(went(hub(), "sleep").state, A + "decide : now") == "malformed"
    assert "decide" not in answers_of(hub(), ANN) and "decide" in answers_of(went(hub(), B + "sleep").state, ANN)


def test_a_vote_may_be_changed_while_it_is_open() -> None:
    state = went(hub(), "sleep", A + "depart 1").state
    assert votes_of(state) == {ANN: "depart 1"}


def test_what_others_voted_for_is_offered_first() -> None:
    assert answers_of(went(hub(), "rumour").state, CAT)[0] == "rumour"


def test_a_sentence_counts_for_nothing_in_a_vote_and_is_told() -> None:
    after = went(hub(), "sleep : I am tired.", B + "sleep")
    assert after.data_of("said", "who", "said") == ("Ann", "I am tired.") and "vote_decided" in after.codes


def test_a_vote_that_cannot_be_carried_out_any_more_lapses() -> None:
    voted = went(hub(), "recruit").state
    assert votes_of(voted) and votes_of(went(voted, B + "buy Berin backpack").state) == {ANN: "recruit"}
    lit = went(scene(), "go 1", B + "use_item Berin light torches_6").state
    assert votes_of(lit) == {ANN: "go 1"}
    declared = went(scene(), "go 1", B + "search Berin").state
    assert votes_of(declared) == {}


def test_the_votes_of_whoever_has_lost_his_character_are_dropped() -> None:
    voted = went(hub(), B + "sleep").state
    fallen = replace(voted, people=(voted.people[0], replace(voted.people[1], dead=True), voted.people[2]))
    after = went(fallen, A + "buy Asha backpack").state
    assert after.company is not None and after.company.votes == ()


def test_a_vote_on_what_has_become_illegal_is_dropped() -> None:
    poor = replace(people()[0], coins=0, body_ready=1)
    state = went(company(hub(), poor, *people()[1:]), B + "depart 1").state
    dropped = replace(state, quest="")
    assert votes_of(went(dropped, A + "note : Hm.").state) == {}


def test_alone_in_a_company_no_vote_is_told() -> None:
    people_now = tuple(replace(friend, dead=friend.side != CAT) for friend in people())
    after = went(company(hub(), *people_now), "sleep")
    assert asked(company(hub(), *people_now)).side == CAT and not {"vote_cast", "vote_decided"} & {*after.codes}


def test_nobody_without_a_character_that_lives_has_a_vote() -> None:
    people_now = tuple(replace(friend, dead=friend.side == BOB) for friend in people())
    assert why_not(company(hub(), *people_now), B + "sleep") == "no-say"


def test_where_nobody_lives_all_players_have_a_say() -> None:
    people_now = tuple(replace(friend, dead=True) for friend in people())
    assert asked(company(hub(), *people_now)).others == (BOB, CAT)


def test_the_poll_says_who_leads_who_has_voted_and_who_is_awaited() -> None:
    found = phases.poll(went(hub(), B + "sleep").state)
    assert found is not None and (found.lead, found.waiting) == (ANN, (ANN, CAT))
    assert found.cast == ((BOB, read_answer("sleep")),) and found.closing == Decide(by="Ann")


# --- together ---------------------------------------------------------------------------------------------------------
def test_what_several_players_characters_do_together_is_voted_on() -> None:
    voted = went(scene(), B + "search Berin+Cato : Look!").state
    assert votes_of(voted) == {BOB: "search Berin+Cato : Look!"}
    decided = went(voted, A + "search Berin+Cato : Look!")
    assert decided.state.risk is not None and decided.state.risk.actors == ("Berin", "Cato")
    assert why_not(scene(), A + "search Berin+Cato") == "friends-character"


def test_a_rest_may_name_only_ones_own_spells() -> None:
    resting = went(scene(), "rest", B + "rest").state
    assert resting.phase == "rest"
    for state in (resting, went(resting, A + "camp memorise=Asha:mend").state):
        assert why_not(state, B + "camp memorise=Asha:mend") == "friends-character"
        assert why_not(state, B + "hour copy=Asha:mend") == "friends-character"


def casters() -> State:
    """The friends at a rest; Asha and Bela cast, and each has a blank book and a spell that it may copy or memorise."""
    asha, bela = (
        brainy(name, side=side, things=things("book_blank", "preserved_rations"), known=(spell,), memorised=(spell,))
        for side, (name, spell) in enumerate((("Asha", "mend"), ("Bela", "terror")))
    )
    return went(company(scene(), asha, bela, people()[CAT]), "rest", B + "rest").state


@pytest.mark.parametrize(
    ("rest", "code", "dice"),
    [("camp memorise", "memorises", ([1], [2], [1], [5], [5], [5], *QUIET)), ("hour copy", "copies", QUIET)],
)
def test_a_rest_is_one_vote_whatever_each_memorises_or_copies_in_it(
    rest: str, code: str, dice: Sequence[Sequence[int]]
) -> None:
    after = went(casters(), f"{rest}=Asha:mend", f"{B}{rest}=Bela:terror", dice=dice)
    assert after.data_of("vote_decided", "led", "wanted") == (0, ("Ann", "Bob"))
    events = [event for event in after.events if event.code == code]
    assert [event.data["who"] for event in events] == ["Asha", "Bela"]
    heard = [
        [event.data["who"] for event in events if SYSTEM.secrets.event_for(event, side)] for side in (ANN, BOB, CAT)
    ]
    assert heard == [["Asha"], ["Bela"], []]


def test_what_somebody_memorises_in_a_rest_is_not_for_others_to_know() -> None:
    voted = went(casters(), "camp memorise=Asha:mend").state
    assert votes_of(voted) == {ANN: "camp memorise=Asha:mend"}
    known = {side: votes_of(SYSTEM.secrets.view(voted, side))[ANN] for side in (ANN, BOB, CAT, WORLD, -1)}
    assert known == {
        ANN: "camp memorise=Asha:mend",
        BOB: "camp",
        CAT: "camp",
        WORLD: "camp memorise=Asha:mend",
        -1: "camp",
    }
    assert answers_of(voted, BOB)[0] == "camp" and "camp memorise=Asha:mend" in answers_of(voted, ANN)
    for text in ("camp memorise=Asha:mend", "hour copy=Asha:mend"):
        answer = read_answer(text)
        assert SYSTEM.secrets.answer_for(voted, answer, BOB) == read_answer(text.split()[0])


def test_a_camp_is_called_by_what_is_memorised_in_it_where_that_is_known() -> None:
    voted, answer = went(casters(), "camp memorise=Asha:mend").state, read_answer("camp memorise=Asha:mend")
    plain = "Camp: a meal and 8 Hours of sleep"
    for side, text in ((ANN, f"{plain}; Asha memorises Mend"), (BOB, plain)):
        seen, heard = SYSTEM.secrets.view(voted, side), eyes.visible_answer(SYSTEM, voted, answer, ANN, side)
        assert heard is not None and label(seen, heard) == text
        assert prompt(seen, put_to(voted, side), None).text.endswith(f"Votes: Ann: {text}.")
    assert label(voted, answer, "de").endswith("Schlaf; Asha merkt sich Flicken")


def test_the_lead_who_ends_a_vote_is_told_as_one_who_decides() -> None:
    ended = went(scene(), B + "rest", A + "decide")
    (decided,) = (event for event in ended.events if event.code == "vote_decided")
    assert wording(decided, "en")[0].strip() == "Ann, who leads, decides: the party does what Bob wants."
    assert wording(decided, "de")[0].strip() == "Ann führt und entscheidet: Die Gruppe tut, was Bob will."
    assert (
        label(scene(), Decide()) == "End the vote now"
        and label(scene(), Decide(), "de") == "Die Abstimmung jetzt beenden"
    )


def test_a_character_is_handed_to_another_player() -> None:
    after = went(scene(), B + "hand Berin Cat")
    assert after.state.people[1].side == CAT and after.data_of("table_handed", "who", "to") == ("Berin", "Cat")
    assert asked(after.state).others == (CAT,) and label_of(scene(), read_answer("hand Berin Cat")) is not None
    assert why_not(scene(), B + "hand Asha Cat") == "friends-character"
    assert why_not(scene(), B + "hand Berin World") == "no-seat"
    assert why_not(scene(), B + "hand Nobody Cat") == "malformed"


def test_the_player_who_gets_a_character_may_be_named_in_small_letters_or_cut_short() -> None:
    for word in ("cat", "CAT", "c"):
        after = went(scene(), f"{B}hand Berin {word}")
        assert after.state.people[1].side == CAT and after.data_of("table_handed", "who", "to") == ("Berin", "Cat")
        assert label(scene(), read_answer(f"hand Berin {word}")) == "Berin is handed to Cat"
    assert label(scene(), read_answer("hand Berin Zed")) == "Berin is handed to Zed"
    alike = scene(sides=("Ann", "Anna", "anna", "World"))
    assert [why_not(alike, f"@Anna hand Berin {word}") for word in ("an", "ANNA", "ann", "anna", "w")] == [
        "no-seat", "no-seat", "", "", "no-seat",
    ]  # fmt: skip


def test_a_vote_that_is_decided_once_a_character_is_handed_over_is_carried_out() -> None:
    open_vote = went(scene(), "rest", B + "hand Berin Ann").state
    assert (open_vote.phase, votes_of(open_vote)) == ("scene", {ANN: "rest"})
    assert went(open_vote, C + "hand Cato Ann").state.phase == "rest"
    led = went(scene(), C + "rest", B + "hand Berin Cat").state
    assert led.phase == "scene" and went(led, A + "hand Asha Cat").state.phase == "rest"


# --- plans ------------------------------------------------------------------------------------------------------------
def test_each_plans_for_his_own_character_in_any_order() -> None:
    state = company(replace(scene(), foes=(foe(),)), phase="ounce_declare", fray=Conflict())
    assert (asked(state).side, asked(state).who, asked(state).others) == (ANN, "Asha", (BOB, CAT))
    assert put_to(state, CAT).who == "Cato"
    planned = went(state, C + "plan Cato fight", "plan Asha fight").state
    assert (asked(planned).side, asked(planned).others) == (BOB, ())
    assert why_not(planned, B + "plan Asha fight") == "friends-character"
    assert why_not(planned, B + "flee") == "plans-first"
    assert why_not(planned, B + "bid attack") == "malformed"
    ready = went(planned, B + "plan Berin fight").state
    assert asked(ready).code == "ounce_confirm" and asked(ready).others == (BOB, CAT)
    assert phases.poll(state) is None and phases.poll(ready) is not None
    voted = went(ready, C + "flee").state
    assert votes_of(voted) == {CAT: "flee"} and answers_of(voted, BOB)[0] == "flee"


# --- making and advancing ---------------------------------------------------------------------------------------------
MADE = "set_character Dara brawny 3 1"


def test_each_makes_a_character_of_his_own_and_others_hear_who_it_is_but_not_of_the_purse() -> None:
    state = company(hub(), *people(2), phase="create")
    assert asked(state).side == CAT and asked(state).others == (ANN, BOB)
    assert why_not(state, A + MADE) == "others-first"
    after = went(state, MADE, dice=([3, 3, 3],))
    assert after.state.people[2].side == CAT and after.data_of("company_joined", "who", "by") == ("Dara", "Cat")
    heard = {
        side: {event.code for event in after.events if SYSTEM.secrets.event_for(event, side)} for side in (ANN, CAT)
    }
    assert heard[CAT] - heard[ANN] >= {"created"} and "company_joined" in heard[ANN]
    assert not any(event.dice for event in after.events if SYSTEM.secrets.event_for(event, ANN))


def test_who_is_made_anew_stays_his_players() -> None:
    state = went(company(hub(), *people(2), phase="create"), MADE, dice=([3, 3, 3],)).state
    again = went(state, C + "set_character Dara brainy 2 2")
    assert again.state.people[2].side == CAT and "company_joined" not in again.codes
    assert why_not(state, A + "set_character Dara brainy 2 2") == "friends-character"
    assert why_not(state, B + "set_character Edda brawny 1 1 hired=Asha") == "friends-character"


def test_each_assigns_the_dice_of_his_own_character() -> None:
    state = company(hub(), phase="advance", gains=1)
    assert answers_of(state, BOB) == ["assign Berin body", "assign Berin head"]
    assert why_not(state, B + "assign Asha body") == "friends-character"
    after = went(state, "assign Asha head", C + "assign Cato body", B + "assign Berin head").state
    assert [(friend.body_max, friend.head_max) for friend in after.people] == [(2, 3), (3, 2), (4, 1)]


def test_the_lead_ends_the_assigning_and_what_is_open_goes_to_body() -> None:
    after = went(company(hub(), phase="advance", gains=1), C + "assign Cato head", A + "decide").state
    assert [(friend.body_max, friend.head_max) for friend in after.people] == [(3, 2), (4, 1), (3, 2)]


def test_many_dice_are_listed_in_one_way() -> None:
    assert len(answers_of(company(hub(), phase="advance", gains=5), BOB)) == 1


def test_without_a_milestone_going_on_is_voted_on() -> None:
    after = went(company(hub(), phase="advance"), "skip", B + "skip").state
    assert after.phase == "hub"


# --- the whole --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("side", [ANN, BOB, CAT])
def test_dice_that_draw_a_room_are_hidden_from_every_player(side: int) -> None:
    after = went(scene(), "go 1", B + "go 1", dice=([4], [1], *QUIET))
    drawn = [event for event in after.events if event.code in ("kept", "event_die", "roll_room", "roll_content")]
    assert drawn and not any(SYSTEM.secrets.event_for(event, side) for event in drawn)
    assert all(SYSTEM.secrets.event_for(event, WORLD) for event in drawn)


def test_the_world_goes_on_by_itself() -> None:
    state = company(hub(), phase="enter")
    question = asked(state)
    assert question.side == NATURE and phases.shared_question(state, ANN) is None and phases.poll(state) is None
