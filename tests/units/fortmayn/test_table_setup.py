"""A table from a scenario file; what labels say of words that make no sense."""

import pytest

from affray.core import InputError, Scenario
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.system import SYSTEM
from affray.systems.fortmayn.words.questions import label
from affray.systems.fortmayn.words.view import picture, score
from tests.units.fortmayn.gathering import ANN, MASTER, said, scene

BODY = {
    "mode": "table",
    "sides": [{"name": "Ann"}, {"name": "Game master"}],
    "figures": [{"name": "Asha", "side": "Ann", "type": "brainy", "body": 1, "head": 3, "gear": ["leather"]}],
}


def opened(**fields: object) -> Scenario:
    """A table with some keys changed."""
    return Scenario("t", "fortmayn", "A table", body={**BODY, **fields})


def test_a_table_has_its_seats_and_its_characters() -> None:
    state = SYSTEM.setup(opened(), {"magic": "none"})
    assert (state.mode, state.sides, state.house.magic) == ("table", ("Ann", "Game master"), 1)
    assert [(person.id, person.side, person.head_max) for person in state.people] == [("Asha", 0, 3)]
    question = SYSTEM.question(state)
    assert question is not None and (question.side, question.others) == (1, (0,))
    assert SYSTEM.read_state(SYSTEM.write_state(state)) == state


def test_a_scenario_without_a_table_is_a_delve() -> None:
    assert SYSTEM.setup(Scenario("d", "fortmayn", "A delve"), {}).mode == "delve"


def test_a_table_may_have_tables_of_its_own() -> None:
    rows = [{"creature_id": "crab", "name": "Crab", "difficulty_dice": 3, "tags": "beast", "weapon_size": 1}]
    state = SYSTEM.setup(opened(filler={"bestiary": rows}), {})
    assert [foe.dd for foe in said(state, "creature Crab").foes] == [3]


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"sides": [{"name": "Ann"}]}, "1 to 6 players"),
        ({"sides": [{"name": str(n)} for n in range(8)]}, "1 to 6 players"),
        ({"sides": [{"name": "Ann"}, {"name": "Ann"}]}, "1 to 6 players"),
        ({"sides": [{"name": " "}, {"name": "Ann"}]}, "1 to 6 players"),
        ({"figures": [{"name": "a_b", "side": "Ann"}]}, "without underscores"),
        ({"figures": [{"name": "Asha", "side": "Game master"}]}, "expected one of Ann"),
        ({"figures": [{"name": "Asha", "side": "Ann", "body_ready": 9}]}, "9 of 2 BODY"),
        ({"figures": [{"name": "Asha", "side": "Ann"}] * 2}, "expected each once"),
        ({"begin": "hub"}, "begin"),
    ],
)
def test_a_table_that_does_not_hold_together_is_refused(fields: dict[str, object], why: str) -> None:
    with pytest.raises(InputError, match=why):
        SYSTEM.setup(opened(**fields), {})


def test_the_game_master_sees_what_lies_face_down_on_the_stage() -> None:
    state = scene("obstacle bent_bars hidden", "creature kobold hidden", "creature ghoul")
    shown = [(actor.id, "face_down" in actor.notes) for actor in picture(state).actors]
    assert shown[2:] == [("Ghoul", False), ("Kobold", True), ("Barred portcullis", True)]
    assert [actor.id for actor in picture(SYSTEM.secrets.view(state, ANN)).actors] == ["Anna", "Bert", "Ghoul"]
    assert picture(state).ways == () and len(score(state)) == MASTER + 1


@pytest.mark.parametrize(
    "text", ["call Anna", "approach Anna", "plan Kobold dance", "plan", "roll 9", "rule 9", "cast Bert"]
)
def test_words_that_make_no_sense_are_labelled_as_they_are_written(text: str) -> None:
    state = said(scene("creature kobold"), "call Anna body climbing", '@"Game master" react Bert')
    assert label(state, read_answer(text))
