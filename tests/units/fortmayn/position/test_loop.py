"""The loop: every row is looked up, nothing else is, and play goes through all of it."""

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.systems.fortmayn.content.codes import NEARBY
from affray.systems.fortmayn.content.people import Exit
from affray.systems.fortmayn.content.tables import loop as table
from affray.systems.fortmayn.position import loop
from affray.systems.fortmayn.position.loop import (
    advance_phase,
    following_phase,
    loop_rows,
    phase_guards,
    phase_inputs,
    phase_names,
)
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.turn.phases import PHASES
from tests.units.fortmayn import frays
from tests.units.fortmayn.delving import hub, mailed, room, scene, went, why_not
from tests.units.fortmayn.turn.test_random_delves import delve

REFUSED = {("create", "done", "party_illegal"), ("hub", "depart", "no_quest"), ("scene", "leave", "not_at_entrance")}
"""Rows that lead back where they come from with a word of what is missing: such an answer is refused."""


def test_every_state_of_the_table_has_a_module() -> None:
    assert set(phase_names()) == set(PHASES)


def test_a_row_is_followed_and_nothing_else() -> None:
    assert following_phase("outcome", "auto", "in_parley") == "parley"
    for state, given, guard in (
        ("nowhere", "auto", ""),
        ("scene", "fly", ""),
        ("scene", "go", ""),
        ("end", "auto", ""),
    ):
        with pytest.raises(InputError, match="expected"):
            following_phase(state, given, guard)
    assert advance_phase(State(phase="declare"), "cancel").phase == "scene"


def test_inputs_and_guards_stand_in_the_order_of_the_table() -> None:
    assert phase_inputs("ruling") == ("accept", "amend", "withdraw")
    assert phase_guards("turn", "auto") == ("trap", "denizens", "quiet")
    assert sum(map(len, loop_rows().values())) == len(table())


def test_random_delves_and_a_ruling_go_through_every_row(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[tuple[str, str, str]] = set()

    def noted(state: str, given: str, guard: str = "") -> str:
        seen.add((state, given, guard))
        return following_phase(state, given, guard)

    monkeypatch.setattr(loop, "following_phase", noted)
    went(scene(), "search Asha", "confirm", "amend difficulty=2 : It is dark behind the shelves.", "withdraw")
    home = went(scene(goal=True), "leave", "assign Asha head Berin body").state
    went(replace(home, people=(mailed(home.people[0]),)), "repair Asha", dice=([1],))
    went(scene(), "ask_oracle even : Are we alone?", dice=([3], [1], [2]))
    felled = frays.conflict(frays.brainy(body_ready=1), frays.foe("ghoul", "X", NEARBY), phase="encounter", fray=None)
    frays.play(felled, rolls=[(1,)], picks=[1])
    every = {(row.state, row.input, row.guard) for row in table()} - REFUSED
    for seed in range(60):
        delve(("first-delve", "level-two", "lone-wolf", "level-one")[seed % 4], seed)
        if seen >= every:
            break
    assert every - seen == set()


def test_the_rows_that_lead_nowhere_are_refusals() -> None:
    assert why_not(State(phase="create", wanted=2), "done") == "party-incomplete"
    assert why_not(hub(), "depart 1") == "rumour-first"
    inner = room(exits=(Exit(to=0), Exit()))
    assert why_not(scene(places=(room(exits=(Exit(to=-3), Exit(to=1))), inner), here=1, came=0), "leave") == "walk-back"
