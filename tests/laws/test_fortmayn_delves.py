"""Laws of Fortmayn in play: whole delves, at random and by the computer player, under every house rule."""

import pytest

from affray.systems.fortmayn.position.answers import read_answer, write_answer
from affray.systems.fortmayn.position.state import RECKLESS, STEADY, TIMID, State
from affray.systems.fortmayn.system import SYSTEM
from tests.fortmayn_arena import at_random, begun, by_computer, delve

CHANGED = [(fact.name, value) for fact in SYSTEM.facts.options for value in fact.values if value != fact.default]
FEW = 4


def check(before: State, after: State) -> None:
    """What no step of a delve may ever break: dice never grow but by a milestone, the dead stay dead, time goes on."""
    assert SYSTEM.broken_invariants(after) == ()
    assert after.clock >= before.clock or after.clock.day >= before.clock.day
    now = {person.id: person for person in after.people}
    for person in before.people:
        if person.id in now and (person.dead or person.lost):
            assert now[person.id].dead or now[person.id].lost
    if after.phase == before.phase == "ounce_resolve":
        assert sum(foe.dd for foe in after.foes) <= sum(foe.dd_start for foe in after.foes)


@pytest.mark.parametrize("number", range(FEW))
def test_a_random_delve_breaks_no_law_and_offers_only_what_is_legal(number: int) -> None:
    before = begun()
    for state, _ in delve(before, number, at_random(number)):
        check(before, state)
        question = SYSTEM.question(state)
        assert question is not None
        for answer in question.answers[::3]:
            assert SYSTEM.refuse(state, answer) is None
            assert read_answer(write_answer(answer)) == answer
        before = state


@pytest.mark.parametrize(("name", "value"), CHANGED, ids=[f"{name}={value}" for name, value in CHANGED])
def test_a_random_delve_is_sound_under_each_house_rule(name: str, value: str) -> None:
    before = begun({name: value})
    for state, _ in delve(before, len(name), at_random(len(name))):
        check(before, state)
        before = state


@pytest.mark.parametrize("temper", [STEADY, TIMID, RECKLESS])
def test_the_computer_player_comes_to_an_end(temper: int) -> None:
    start = begun(temper=temper)
    last = start
    for state, _ in delve(start, 3, by_computer(3)):
        check(last, state)
        last = state
    assert last.level > 0


def test_the_same_dice_and_player_play_the_same_delve() -> None:
    first, second = ([write_answer(answer) for _, answer in delve(begun(), 5, by_computer(5))] for _ in range(2))
    assert first == second
