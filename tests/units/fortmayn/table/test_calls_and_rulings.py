"""Players declare, the game master rules and calls, and whoever is called rolls."""

import pytest

from affray.systems.fortmayn.content.codes import FAILED, OVERCOME, PARTIAL
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.position.state import State, Table
from affray.systems.fortmayn.table.rolls import find_call
from affray.systems.fortmayn.table.verbs import scene_hurdles
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.words.view import event_for, view
from affray.systems.fortmayn.words.wording import wording
from tests.units.fortmayn.frays import brainy, person
from tests.units.fortmayn.gathering import ANN, BOB, GM, MASTER, codes, fault, offers, outcome, said, scene, table

CLIMB = 'approach Anna body climbing "Cliff face" : I go up by the cracks.'
CLIFF = ("obstacle cliff_face",)
ROPE = "rope_50ft"


def lying(state: State) -> Table:
    """What lies on the table."""
    assert state.table is not None
    return state.table


def asked(state: State) -> tuple[int, str]:
    """Who is asked, and what."""
    found = phases.question(state)
    assert found is not None
    return found.side, found.code


# --- approaches -------------------------------------------------------------------------------------------------------
def test_a_player_declares_whether_he_is_asked_or_not() -> None:
    state, events = outcome(
        scene(*CLIFF), f"@Ann {CLIMB}", "call Bert head hearing", "@Ann approach Anna head searching : Tracks?"
    )
    assert [(wish.id, wish.risk.actors) for wish in lying(state).wishes] == [(1, ("Anna",)), (3, ("Anna",))]
    assert codes(events, BOB) == ["table_declared", "table_called", "table_declared"]
    assert asked(state) == (BOB, "called")
    state = said(state, "@Ann cancel 1")
    assert [wish.id for wish in lying(state).wishes] == [3]


def test_an_approach_names_a_tool_and_is_told() -> None:
    rich = table(person("Anna", things=(*person().things, *brainy().things)), brainy("Bert"))
    state = said(rich, "frame Crypt", *CLIFF, f"give Anna {ROPE}")
    state = said(state, f'@Ann approach Anna body climbing "Cliff face" equipment={ROPE} : With the rope.')
    assert lying(state).wishes[0].risk.claims == (("equipment", ROPE),)
    assert fault(state, f'@Ann approach Anna body climbing "Cliff face" equipment={ROPE}') == "claim"


def test_several_characters_of_a_player_go_together_and_roll_each_for_himself() -> None:
    state = table(person("Anna"), brainy("Bert"), brainy("Cora"))
    state = said(
        state, "frame Crypt", *CLIFF, '@Bob approach Bert+Cora body climbing "Cliff face"', "rule 1 adv : A rope."
    )
    assert [(call.id, call.risk.actors, call.risk.dd, call.risk.step) for call in lying(state).calls] == [
        (2, ("Bert",), 2, 1), (3, ("Cora",), 2, 1),
    ]  # fmt: skip
    assert lying(state).wishes == ()


@pytest.mark.parametrize(("verb", "heard"), [("grant", "table_granted"), ("deny", "table_denied")])
def test_an_approach_need_not_come_to_a_roll(verb: str, heard: str) -> None:
    state, events = outcome(scene(*CLIFF), f"@Ann {CLIMB}", f"{verb} 1 : It is only a step.")
    assert codes(events, ANN)[-1] == heard and lying(state).wishes == ()


def test_a_spell_is_declared_like_anything_else() -> None:
    book = brainy("Bert", known=("mend", "illusory_torch"), memorised=("illusory_torch",))
    state = said(table(person("Anna"), book), "frame Crypt light=dark", "@Bob cast Bert illusory_torch memory")
    assert (lying(state).wishes[0].risk.spell, lying(state).wishes[0].risk.dd) == ("illusory_torch", 0)
    state = said(state, "rule 1", "roll 2", rolls=[(3, 4)])
    assert any(effect.does == "light" for effect in state.lasting)
    assert fault(state, "@Bob cast Bert") == "form" and fault(state, "@Bob cast Bert mend memory") == "memory"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("@Ann approach Anna", "form"), ("@Ann approach Anna feet climbing : Up.", "form"),
        ("@Ann approach Anna body climbing", "approach"), ("@Ann approach Anna body climbing Hill : Up.", "name"),
        ("@Ann approach Bert body climbing : Up.", "person"), ("@Ann approach Carl body climbing : Up.", "person"),
        ("@Ann approach Anna body flying : Up.", "task"), ("@Ann cast Bert mend", "person"), ("cancel 7", "number"),
        ("rule 7", "number"), ("rule", "form"), ("grant 7", "number"), ("roll 7", "number"), ("roll 1 2", "form"),
        ("withdraw 7", "number"), ("amend 7 dd=2", "number"), ("call Anna", "form"), ("call body climbing", "form"),
        ("call Anna body flying", "form"), ("call Anna Anna body climbing", "form"), ("call Carl body climbing", "person"),
        ("call Anna body climbing Hill", "name"), ("call Anna body climbing dd=41", "dd"),
        ("call Anna body climbing adv", "reason"), ("call Anna body climbing adv dis : Both.", "form"),
        ('call Anna body climbing "Cliff face" dd=2', "form"), ("call Anna body climbing pool=head", "form"),
        ("call Anna body climbing dd=2 why=3", "form"), ("@Bob withdraw 2", "master"),
    ],
)  # fmt: skip
def test_what_cannot_be_declared_or_called_for_is_refused(text: str, code: str) -> None:
    assert fault(scene(*CLIFF), text) == code


def test_an_approach_is_ruled_on_in_bounds_and_with_a_reason() -> None:
    state = scene(*CLIFF, f"@Ann {CLIMB}")
    refusals = ("rule 1 dd=99", "rule 1 dis", "rule 1 loud", "rule 1 pool=feet", "rule 1 task=flying", "rule 1 name=x")
    assert [fault(state, text) for text in refusals] == ["dd", "reason", "form", "form", "form", "form"]
    assert fault(state, "@Bob cancel 1") == "person"
    changed = said(state, "rule 1 dd=4 pool=head task=other hidden stunt")
    risk = lying(changed).calls[0].risk
    assert (risk.dd, risk.pool, risk.task, risk.hidden, risk.stunt) == (4, 1, "other", True, True)


def test_who_is_down_neither_declares_nor_rolls() -> None:
    state = said(table(person("Anna", body_ready=0, out=True), brainy("Bert")), "frame Crypt")
    assert fault(state, "@Ann approach Anna body climbing : Up.") == "person"
    assert fault(state, "call Anna body climbing") == "person"
    state = said(state, "call all body climbing")
    assert [call.risk.actors for call in lying(state).calls] == [("Bert",)]
    state = said(state, f"{GM}lose Bert body 2 : A stone.")
    assert fault(state, "roll 1") == "person"
    assert fault(said(state, f"{GM}withdraw 1"), "call all body climbing") == "form"


def test_only_so_much_is_open_at_once() -> None:
    state = scene(*CLIFF, *(f"@Ann {CLIMB}",) * 12)
    assert fault(state, f"@Ann {CLIMB}") == "most"
    state = said(state, *(f"{GM}call all body climbing",) * 6)
    assert fault(state, f"{GM}call Anna body climbing") == "most"
    assert fault(state, f"{GM}rule 1") == "most"


# --- calls ------------------------------------------------------------------------------------------------------------
def test_a_call_is_told_with_what_the_tables_propose_and_what_was_overridden() -> None:
    _, events = outcome(
        scene(*CLIFF), 'call Anna body climbing "Cliff face"', f"{GM}call Bert head hearing dd=3 dis : Wind."
    )
    first, second = events
    assert (first.data["dd"], first.data["overridden"]) == (2, 0)
    assert (second.data["dd"], second.data["proposal"], second.data["overridden"], second.data["by"]) == (
        3,
        1,
        1,
        "Game master",
    )
    assert (second.data["step"], second.data["why"]) == (-1, "Wind.")


def test_a_call_that_is_changed_has_a_number_of_its_own() -> None:
    state = scene("call Anna body climbing")
    state = said(state, f"{GM}amend 1 dd=2 adv : Here is a rope.")
    assert [(call.id, call.risk.dd) for call in lying(state).calls] == [(2, 2)]
    assert fault(state, "roll 1") == "number"
    state, events = outcome(state, f"{GM}withdraw 2 : Never mind.")
    assert asked(state) == (MASTER, "table") and codes(events, ANN) == ["table_withdrawn"]


def test_a_roll_removes_difficulty_that_stays_off() -> None:
    state = scene(*CLIFF, 'call Anna body climbing "Cliff face"')
    state, events = outcome(state, "roll 1", rolls=[(5, 3, 3)])
    assert [(hurdle.dd, hurdle.done) for hurdle in scene_hurdles(state)] == [(1, False)]
    assert events[-1].code == "table_own_consequence" and codes(events, ANN)[-1] == "table_outcome"
    state, events = outcome(state, 'call Bert body climbing "Cliff face"', "roll 2", rolls=[(6, 1)])
    assert [(hurdle.dd, hurdle.done) for hurdle in scene_hurdles(state)] == [(0, True)]
    assert events[-1].data["outcome"] == OVERCOME and state.people[1].body_ready == 2


def test_dice_are_lost_and_a_last_one_puts_out() -> None:
    state, events = outcome(scene("call Anna body forcing dd=3"), "roll 1", rolls=[(1, 2, 1)])
    assert (state.people[0].body_ready, state.people[0].out) == (0, True)
    assert events[-1].data["outcome"] == FAILED
    shielded = table(person("Anna", shield=Wear(4, 4), shield_item="small_shield"), brainy("Bert"))
    state = said(shielded, "frame Crypt", "call Anna body forcing dd=3", "roll 1", rolls=[(1, 2, 1)], picks=[1])
    assert (state.people[0].body_ready, state.people[0].shield.die) == (1, 0)


def test_a_roll_is_its_players_or_the_game_masters() -> None:
    state = scene("call Anna body climbing")
    assert fault(state, "@Bob roll 1") == "person"
    assert said(state, f"{GM}roll 1", rolls=[(6, 3, 3)]).people == state.people
    assert "@Bob roll 1" not in offers(state, BOB) and '@"Game master" roll 1' in offers(state, MASTER)


def test_a_call_that_there_is_not_is_no_call() -> None:
    with pytest.raises(ValueError, match="expected the number of a call, got 9"):
        find_call(scene(), 9)


def test_a_stunt_that_was_called_for_is_one() -> None:
    state = scene(*CLIFF, '@Ann approach Anna body climbing "Cliff face" stunt : I run straight up!', "rule 1")
    state = said(state, "roll 2", rolls=[(5, 6, 1)])
    assert scene_hurdles(state)[0].done and state.people[0].body_ready == 2


def test_a_test_against_a_creature_is_one_against_its_difficulty() -> None:
    state, events = outcome(scene("creature ghoul", "call Anna body fighting Ghoul"), "roll 1", rolls=[(5, 6, 3)])
    assert (state.foes[0].dd, state.foes[0].out) == (0, True) and "table_foe_out" in codes(events, BOB)


def test_talk_with_a_creature_is_a_social_conflict() -> None:
    state = scene("creature bandit", '@Bob approach Bert head talking "Road bandit" : We are friends.', "rule 1")
    state = said(state, "roll 2", rolls=[(6, 5)])
    assert (state.foes[0].yielded, state.foes[0].out, state.foes[0].dd) == (True, False, 0)


# --- hidden results ---------------------------------------------------------------------------------------------------
def test_a_hidden_result_is_the_game_masters_until_he_tells() -> None:
    state, events = outcome(scene("call Bert head hearing dd=2 hidden"), "roll 1", rolls=[(5, 1)])
    ann, master = codes(events, ANN), codes(events)
    assert ann == ["table_rolls", "roll_test", "dice_lost", "table_kept_back"]
    assert master[-1] == "table_result" and "test" in master and "tries" in master
    (line,) = [wording(event) for event in events if event.code == "test"]
    assert line == ("    1 Difficulty Die removed, 1 left: partly done",)
    assert [(result.id, result.outcome, result.dd) for result in lying(state).results] == [(1, PARTIAL, 1)]
    assert lying(view(state, BOB)).results == ()
    state, events = outcome(state, "unveil 1")
    assert codes(events, ANN) == ["table_result"] and lying(state).results == ()
    assert fault(state, "unveil 1") == "number"


def test_the_difficulty_of_a_hidden_test_is_told_to_nobody_else() -> None:
    state, events = outcome(scene(), "call Bert head hearing dd=2 hidden", f"{GM}amend 1 dd=4")
    assert codes(events, BOB) == ["table_called", "table_amended"]
    assert [event.data["dd"] for event in events if event_for(event, BOB)] == [0, 0]
    assert [event.data["dd"] for event in events if not event_for(event, BOB)] == [2, 4]
    assert [call.risk.dd for call in lying(view(state, BOB)).calls] == [1]


def test_a_test_against_what_lies_face_down_gives_nothing_away() -> None:
    state = scene('obstacle "Loose slab" dd=3 task=avoid_trap hidden')
    state, events = outcome(state, 'call Anna body avoid_trap "Loose slab"')
    shown = [event for event in events if event_for(event, ANN)]
    assert "Loose slab" not in str(shown) and "Loose slab" not in str(view(state, ANN).table)
    state, events = outcome(state, "roll 1", rolls=[(6, 6, 3)])
    assert "Loose slab" not in str([event for event in events if event_for(event, ANN)])
    assert [hurdle.dd for hurdle in scene_hurdles(state)] == [1]


# --- other calls ------------------------------------------------------------------------------------------------------
def test_the_player_of_the_lead_picks_a_die_of_the_reaction() -> None:
    state = scene("creature ghoul", "creature bandit count=2", "react Bert")
    assert asked(state) == (BOB, "called")
    state, events = outcome(state, "roll 1", rolls=[(6, 2)], picks=[0])
    assert {foe.reaction for foe in state.foes[1:]} == {"friendly"} and "reaction" in codes(events, ANN)
    assert fault(state, "react Bert") == "reaction"
    assert [fault(state, text) for text in ("react", "react Carl")] == ["form", "person"]


def test_the_fallen_who_are_found_roll_on_their_table() -> None:
    state = said(
        table(person("Anna", body_ready=0, out=True), brainy("Bert", head_ready=0)), "frame Crypt", "creature bandit"
    )
    assert "recover Anna" in offers(state)
    state = said(state, "recover Anna")
    assert fault(state, f"{GM}recover Anna") == "person" and fault(state, f"{GM}recover Bert") == "person"
    assert f"{GM}recover Anna" not in offers(state, MASTER)
    state = said(state, "roll 1", rolls=[(6,)])
    assert (state.people[0].body_ready, state.people[0].out) == (1, False)
    assert fault(state, "recover Anna") == "person"
    assert [fault(state, text) for text in ("recover", "recover Carl", "abandon", "abandon Carl", "abandon Anna")] == [
        "form", "person", "form", "person", "person",
    ]  # fmt: skip


def test_the_fallen_who_are_not_found_are_lost() -> None:
    state = said(table(person("Anna", body_ready=0, out=True), brainy("Bert")), "frame Crypt", "abandon Anna")
    assert state.people[0].lost
    down = said(table(person("Anna", body_ready=0, out=True), brainy("Bert")), "frame Crypt", "creature bandit")
    assert fault(down, "react Anna") == "person"


def test_what_is_taken_away_unseen_is_not_told_by_the_call_against_it() -> None:
    state = scene(
        'obstacle "Loose slab" dd=3 task=avoid_trap hidden',
        'call Anna body avoid_trap "Loose slab"',
        f"{GM}call Bert head hearing",
    )
    state, events = outcome(state, f'{GM}remove "Loose slab"')
    assert codes(events, ANN) == [] and "Loose slab" not in str(view(state, ANN).table)
    assert [(call.risk.target, call.risk.hidden) for call in lying(state).calls] == [("", True), ("", False)]
    state, events = outcome(state, "@Ann roll 1", rolls=[(6, 6, 6)])
    assert "Loose slab" not in str([event for event in events if event_for(event, ANN)])
    assert codes(events, ANN)[-1] == "table_kept_back"


# --- looking at obstacles ---------------------------------------------------------------------------------------------
LOOK = '@Bob approach Bert head searching "Barred portcullis" : I check it for traps.'


@pytest.mark.parametrize(("shown", "expected"), [((5, 6), True), ((1, 2), False)])
def test_a_look_at_an_obstacle_finds_what_is_hidden_and_leaves_it_as_hard_as_it_was(
    shown: tuple[int, int], expected: bool
) -> None:
    ruled = said(scene("obstacle bent_bars dd=2"), LOOK, "rule 1")
    state, events = outcome(ruled, "roll 2", rolls=[shown])
    assert [(hurdle.dd, hurdle.spotted) for hurdle in scene_hurdles(state)] == [(2, expected)]
    assert ("found" in codes(events, BOB)) is expected


def test_a_second_look_finds_nothing_more() -> None:
    ruled = said(scene("obstacle bent_bars dd=2"), LOOK, "rule 1")
    _, events = outcome(said(ruled, "roll 2", rolls=[(5, 6)]), LOOK, "rule 3", "roll 4", rolls=[(5, 6)])
    assert "found" not in codes(events, BOB)
