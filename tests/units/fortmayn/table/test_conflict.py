"""A conflict at a table: players declare in any order and make their own rolls, the creatures are the game master's."""

import pytest

from affray.systems.fortmayn.content.codes import CLOSE
from affray.systems.fortmayn.position.conflict_answers import Declare
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.words.table import LABELS
from affray.systems.fortmayn.words.view import view
from tests.units.fortmayn.frays import brainy, person
from tests.units.fortmayn.gathering import ANN, BOB, GM, MASTER, codes, fault, offers, outcome, said, scene, table

BRUTE = "creature Brute dd=2 band=close"
READY = ("@Ann plan Anna fight Brute", "@Bob plan Bert none")


def asked(state: State) -> tuple[int, str, str]:
    """Who is asked, what, and about whom."""
    found = phases.question(state)
    assert found is not None
    return found.side, found.code, found.who


def fray(*texts: str) -> State:
    """A fight with a brute that is Close."""
    return said(scene(BRUTE, "fight"), *texts)


# --- declaring --------------------------------------------------------------------------------------------------------
def test_players_declare_in_any_order_and_the_game_master_begins() -> None:
    state = fray()
    assert asked(state) == (ANN, "ounce_declare", "Anna")
    assert "@Bob plan Bert fight Brute" in offers(state, BOB) and "plan Anna fight Brute" in offers(state)
    state = said(state, "@Bob plan Bert fight Brute")
    assert asked(state) == (ANN, "ounce_declare", "Anna")
    assert fault(state, f"{GM}confirm") == "undeclared"
    state = said(state, "plan Anna fight Brute", "@Bob plan Bert flee")
    assert asked(state) == (MASTER, "ounce_confirm", "") and offers(state)[0] == "confirm"
    assert (fault(state, "@Ann confirm"), fault(state, "@Ann plan Bert none")) == ("master", "person")
    assert said(state, f"{GM}plan Anna none", "order Bert Anna").fray is not None


def test_a_game_master_declares_for_who_is_not_there() -> None:
    state = fray(f"{GM}plan Anna fight Brute", f"{GM}plan Bert flee")
    assert asked(state)[1] == "ounce_confirm"


def test_all_flee_at_the_game_masters_word() -> None:
    assert asked(fray(f"{GM}flee"))[1] == "foes"


def test_whatever_may_be_said_at_any_time_may_be_said_in_between() -> None:
    state, events = outcome(fray(), f"{GM}note : Run!", "say : No!")
    assert codes(events, BOB) == ["table_said"] and state.table is not None and state.table.notes == ((1, "Run!"),)
    state = said(state, f"{GM}call Bert head hearing", "@Bob roll 2", rolls=[(3, 3)])
    assert asked(state) == (ANN, "ounce_declare", "Anna")


# --- the creatures ----------------------------------------------------------------------------------------------------
def test_the_creatures_do_what_the_program_says_unless_the_game_master_does() -> None:
    state = fray(*READY, "confirm")
    assert asked(state) == (MASTER, "foes", "") and offers(state)[0] == "foes"
    assert offers(state)[1:5] == [
        "plan Brute fight Anna",
        "plan Brute fight Bert",
        "plan Brute flee",
        "plan Brute none",
    ]
    left, right = said(state, "foes"), said(state, "plan Brute fight Anna", "foes")
    assert [deed.who for deed in left.fray.rolls] == ["Anna", "Bert"]  # type: ignore[union-attr]
    assert [deed.who for deed in right.fray.rolls] == ["Anna"]  # type: ignore[union-attr]
    assert fault(state, "@Ann foes") == "roll" and fault(state, "roll") == "not_now"


def test_what_a_creature_will_do_nobody_else_knows() -> None:
    state, events = outcome(fray(), f"{GM}plan Brute fight Bert", f"{GM}plan Brute fight Anna")
    assert codes(events, ANN) == [] and state.table is not None
    assert [plan.target for plan in state.table.plans] == ["Anna"]
    seen = view(state, ANN).table
    assert seen is not None and seen.plans == ()


def test_a_creature_goes_to_whom_it_fights_and_stays_where_it_cannot() -> None:
    state = said(
        scene("creature Brute dd=2 band=nearby", "band Brute Bert distant", "fight"), "plan Anna none", "plan Bert none"
    )
    assert fault(state, "plan Brute fight Bert") == "reach"
    state = said(state, f"{GM}plan Brute fight Anna", "confirm", "foes")
    assert state.foes[0].bands[0] == CLOSE
    assert said(state, "roll", rolls=[(3, 3, 3)]).fray is not None


def test_what_a_creature_was_to_do_is_dropped_where_it_is_possible_no_more() -> None:
    state = said(
        scene("creature Brute dd=2 band=nearby", "fight"),
        f"{GM}plan Brute fight Bert",
        "plan Anna fight Brute",
        "plan Bert flee",
    )
    state = said(state, "confirm")
    assert state.foes[0].bands == (CLOSE, 3)
    assert [deed.who for deed in said(state, "foes").fray.rolls] == ["Anna"]  # type: ignore[union-attr]
    state = said(fray(f"{GM}plan Brute fight Bert", *READY), f"{GM}lose Bert body 2 : A stone.", "confirm", "foes")
    assert [deed.who for deed in state.fray.rolls] == ["Anna"]  # type: ignore[union-attr]
    gone = fray(f"{GM}plan Brute none", f"{GM}mark Brute up", *READY, "confirm")
    assert said(gone, "foes").fray is not None


def test_a_creature_shoots_at_whom_it_can() -> None:
    state = said(scene("creature Slinger dd=2 ranged=sling band=nearby", "fight"), "plan Anna none", "plan Bert none")
    name = state.foes[0].id
    state = said(state, f'{GM}plan "{name}" shoot Bert', "confirm", "foes")
    assert asked(state) == (BOB, "roll", "Bert")
    assert fault(fray(), f"{GM}plan Brute shoot Bert") == "reach"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("plan Brute dance", "form"), ("plan Brute talk Anna", "form"), ("plan Brute to Carl fight Anna", "form"),
        ("plan Brute fight Carl", "person"), ("fight", "fray"), ("time 1 moment", "fray"), ("camp", "fray"),
        ("fight surprised=all", "form"), ("peace now", "form"), ("mark Brute done", "name"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_in_a_conflict(text: str, code: str) -> None:
    assert fault(fray(), GM + text) == code


def test_there_is_no_conflict_without_somebody_to_fight() -> None:
    assert (fault(scene(), "fight"), fault(scene(BRUTE), "peace"), fault(scene(BRUTE), "plan Brute none")) == (
        "fray",
    ) * 3
    down = said(table(person("Anna", body_ready=0, out=True)), "frame Crypt", BRUTE)
    assert fault(down, "fight") == "fray"
    assert fault(fray(f"{GM}mark Brute out"), f"{GM}plan Brute none") == "foe"


# --- rolls ------------------------------------------------------------------------------------------------------------
def test_each_player_makes_his_own_rolls() -> None:
    state = fray(*READY, "confirm", "foes")
    assert asked(state) == (ANN, "roll", "Anna")
    assert (fault(state, "@Bob roll"), f"{GM}roll" in offers(state, MASTER), "@Bob roll" in offers(state, BOB)) == (
        "roll",
        True,
        False,
    )
    state, events = outcome(state, "roll", rolls=[(5, 3, 1)])
    assert (state.foes[0].dd, state.people[0].body_ready) == (1, 2)
    assert "fights" in codes(events, BOB) and asked(state) == (BOB, "roll", "Bert")
    state = said(state, f"{GM}roll", rolls=[(3, 3)])
    assert asked(state) == (ANN, "ounce_declare", "Anna")


def test_saves_are_the_players() -> None:
    from affray.referee import ChoiceNeeded, Live
    from affray.systems.fortmayn.content.events import CODES
    from affray.systems.fortmayn.content.people import Wear
    from affray.systems.fortmayn.position.answers import read_answer
    from affray.systems.fortmayn.turn import phases as turn

    shielded = table(person("Anna"), brainy("Bert", shield=Wear(4, 4), shield_item="small_shield"))
    state = said(
        shielded, "frame Crypt", BRUTE, "fight", "@Ann plan Anna none", "@Bob plan Bert fight Brute", "confirm"
    )
    state = said(state, "plan Brute fight Bert", "foes")

    class Low:
        def take(self, n: int, die: int, why: int) -> tuple[int, ...]:
            return (0,) * n

    with pytest.raises(ChoiceNeeded) as needed:
        turn.play(Live(Low(), CODES), state, read_answer("roll"))
    found = phases.choice(state, needed.value)
    assert (found.side, found.code, found.who) == (BOB, "save", "Bert")


def test_a_victory_ends_with_the_fallen_rolling_and_the_armor_of_the_others() -> None:
    state = said(
        scene("creature temple_guard band=close", "fight"),
        'plan Anna fight "Temple guard"',
        "@Bob plan Bert none",
        "confirm",
    )
    state = said(state, 'plan "Temple guard" fight Bert', "foes")
    state = said(state, "roll", "roll", rolls=[(3, 3, 3), (1, 1)])
    assert state.people[1].out
    state = said(state, 'plan Anna fight "Temple guard"', "confirm", "foes", "roll", rolls=[(6, 6, 6)], picks=[])
    assert asked(state) == (BOB, "roll", "Bert")
    state = said(state, "roll", rolls=[(6,)])
    while asked(state)[1] == "roll":
        assert asked(state)[0] == MASTER
        state = said(state, "roll", picks=[1])
    assert state.fray is None and asked(state)[1] == "table" and not state.people[1].out
    assert any(thing.die for thing in state.people[0].things)


def test_where_the_field_is_lost_the_game_master_says_what_becomes_of_the_fallen() -> None:
    state = said(scene("creature Brute dd=2 band=distant", "fight"), f"{GM}lose Bert body 2 : A stone.", f"{GM}flee")
    state, events = outcome(state, "foes")
    assert codes(events, ANN)[-1] == "table_field_lost"
    assert state.fray is None and (state.people[1].out, state.people[1].lost) == (True, False)
    assert "recover Bert" in offers(state)


def test_surprise_is_the_game_masters_word() -> None:
    for whom, fields in (("party", (True, False)), ("foes", (False, True))):
        state = said(scene(BRUTE), f"fight surprised={whom}")
        assert (state.people[0].surprised, state.people[0].surprising) == fields
        over, events = outcome(state, f"{GM}peace : They run.")
        assert (over.people[0].surprised, over.people[0].surprising, over.fray) == (False, False, None)
        assert codes(events, BOB) == ["table_peace"]
    state = said(
        table(person("Anna"), person("Old", body_ready=0, out=True)), "frame Crypt", BRUTE, "fight surprised=party"
    )
    assert not state.people[1].surprised


def test_a_dreadful_sight_is_its_players_to_bear() -> None:
    state = said(scene("creature barrow_wight band=close"), "fight")
    assert asked(state) == (ANN, "roll", "Anna")
    state = said(state, "roll", "roll", rolls=[(6,), (6, 3)])
    assert asked(state)[1] == "ounce_declare"


def test_somebody_who_comes_in_the_middle_fights_along() -> None:
    state = said(scene(BRUTE, "creature kobold band=close hidden", "fight"), *READY, "confirm", "foes")
    state = said(state, f"{GM}reveal Kobold", "roll", "roll", rolls=[(3, 3, 3), (3, 3)])
    assert any(text.startswith("plan Anna fight Kobold") for text in offers(state))
    assert [foe.bands for foe in state.foes] == [(CLOSE, CLOSE), (CLOSE, CLOSE)]


def test_plans_have_words() -> None:
    state = fray()
    assert LABELS[Declare](state, phases.question(state).answers[0]) is not None  # type: ignore[union-attr]
