"""An edge that a game master gives for the next roll of a conflict."""

import pytest

from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.words.view import picture
from tests.units.fortmayn.gathering import ANN, BOB, GM, MASTER, codes, fault, offers, outcome, said, scene
from tests.units.fortmayn.guide.test_forms_table import promised

READY = ("@Ann plan Anna fight Brute", "@Bob plan Bert fight Brute")


def fray(*texts: str) -> State:
    """A fight with a brute that is Close, everybody at it."""
    return said(scene("creature Brute dd=3 band=close", "fight"), *texts)


def rolled(state: State, dice: int) -> dict[str, object]:
    """What is told first of the next roll with its die."""
    _, events = outcome(state, "roll", rolls=[(3,) * dice])
    return dict(next(event for event in events if "die" in event.data).data)


def test_an_edge_changes_the_die_of_the_next_roll_and_of_no_other() -> None:
    state = fray(*READY, "confirm", "foes")
    plain = rolled(state, 3)["die"]
    state, events = outcome(state, f"{GM}edge Anna adv : The brute has slipped.")
    assert codes(events, BOB) == ["table_edge"]
    assert (events[0].data["step"], events[0].data["by"], events[0].data["why"]) == (1, "Game master", "The brute has slipped.")  # fmt: skip
    assert events[0].clauses[0] == "FT-CORE-08"
    assert rolled(state, 3)["die"] == plain + 2  # type: ignore[operator]
    after, events = outcome(state, "roll", rolls=[(3, 3, 3)])
    assert any(part.label == "gm" for event in events for part in event.parts)
    assert after.table is not None and after.table.edges == ()


def test_one_who_is_not_about_to_roll_keeps_his_edge() -> None:
    state = fray(*READY, "confirm", "foes", f"{GM}edge Bert dis : Sand in his eyes.")
    after = said(state, "roll", rolls=[(3, 3, 3)])
    assert after.table is not None and after.table.edges == (("Bert", -1, "Sand in his eyes."),)
    assert picture(after).slips[0].words == "Sand in his eyes."
    assert said(after, f"{GM}peace").table.edges == ()  # type: ignore[union-attr]


def test_an_edge_is_given_anew_or_taken_back() -> None:
    state = fray(f"{GM}edge Anna adv : High ground.", f"{GM}edge Anna dis : No, it crumbles.")
    assert state.table is not None and [steps for _, steps, _ in state.table.edges] == [-1]
    assert f"{GM}edge Anna none" in offers(state, MASTER)
    state, events = outcome(state, f"{GM}edge Anna none")
    assert state.table is not None and state.table.edges == () and events[0].data["step"] == 0


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("edge Anna", "form"), ("edge Anna up : x", "form"), ("edge Nobody adv : x", "person"), ("edge Anna adv", "reason"),
        ("edge Anna none", "edge"),
    ],
)  # fmt: skip
def test_an_edge_needs_somebody_a_step_and_a_reason(text: str, code: str) -> None:
    assert fault(fray(), f"{GM}{text}") == code


def test_an_edge_is_the_game_masters_in_a_conflict_for_who_is_up() -> None:
    assert fault(fray(), "@Ann edge Anna adv : I am good.") == "master"
    assert fault(scene("creature Brute dd=2"), "edge Anna adv : x") == "fray"
    assert fault(fray(f"{GM}lose Bert body 2 : A stone."), f"{GM}edge Bert adv : x") == "person"


def test_the_next_roll_promises_its_odds_with_the_edge() -> None:
    state = fray(*READY, "confirm", "foes")
    plain = promised(state, "roll", ANN)
    assert len(plain) == 1
    assert promised(said(state, f"{GM}edge Anna adv : x"), "roll", ANN) > plain


def test_nothing_is_promised_of_a_roll_that_is_no_blow() -> None:
    state = said(scene("creature mesmerist band=close", "fight"), f"{GM}plan Anna none", "plan Bert none", "confirm")
    name = state.foes[0].id
    assert promised(said(state, f'plan "{name}" fight Anna', "foes"), "roll", ANN) == []
    ambush = scene("creature ghoul band=close", "fight")
    assert promised(ambush, "roll", ANN) == []
