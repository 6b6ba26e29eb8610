"""Laws of the wargame in play: random battles under every house rule, and what no battle may ever break."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from affray.dice.stream import Stream
from affray.systems.wargame.content.house_rules import option_facts
from affray.systems.wargame.position.answers import (
    Answer,
    Drive,
    Fire,
    Fireball,
    Melee,
    Move,
    Shoot,
    read_answer,
    write_answer,
)
from affray.systems.wargame.position.state import AWAY, FIELDED, OVER, Aim, State, lost_value
from affray.systems.wargame.rules.hull import lost_facings
from affray.systems.wargame.turn import phases
from affray.systems.wargame.turn.invariants import broken_invariants
from tests.wargame_arena import clash, some_answer, start, whole_game

PRICES = ("cost_", "ordnance_", "composition_", "machine_gun", "rear_arc", "builder", "premeasure")
"""What bears on lists and on what is shown does not bear on play."""
PLAYED = [fact for fact in option_facts() if not fact.name.startswith(PRICES)]
CHANGED = [(fact.name, value) for fact in PLAYED for value in fact.values if value != fact.default]
HOUSES = st.fixed_dictionaries({}, optional={fact.name: st.sampled_from(fact.values) for fact in PLAYED})
AIMS = {
    "hold": Aim(rounds=3, limit=400, kind="hold"),
    "exit": Aim(rounds=3, limit=400, kind="exit", share=Fraction(1, 6)),
    "leader": Aim(rounds=3, limit=400, kind="leader", leaders=("Red Mage", "Blue Mage")),
}


def answers(state: State, number: int, most: int = 60) -> list[tuple[Answer, State]]:
    """The answers of a random battle and the positions after them, at most so many."""
    return [step for step, _ in zip(whole_game(state, number, quick=True), range(most), strict=False)]


@pytest.mark.parametrize(("name", "value"), CHANGED, ids=[f"{name}={value}" for name, value in CHANGED])
def test_random_battles_stay_sound_under_each_house_rule(name: str, value: str) -> None:
    for _, state in answers(clash({name: value}), number=len(name), most=16):
        assert broken_invariants(state) == ()


@pytest.mark.parametrize("kind", AIMS)
def test_battles_of_each_kind_end_with_a_winner_or_drawn(kind: str) -> None:
    *_, (_, last) = whole_game(clash(aim=AIMS[kind]), number=3, quick=True)
    assert (broken_invariants(last), last.phase, phases.question(last)) == ((), OVER, None)


def test_a_scenario_is_played_from_its_first_roll_on() -> None:
    for _, (_, state) in zip(range(16), whole_game(start("01-patrol-clash"), number=4), strict=False):
        assert broken_invariants(state) == ()


@settings(max_examples=3)
@given(HOUSES, st.integers(0, 10_000))
def test_what_is_listed_is_legal_and_reads_back(house: dict[str, object], seed: int) -> None:
    for _, state in answers(clash(house), seed, most=24)[::6]:
        question = phases.question(state)
        for answer in question.answers[::3] if question is not None else ():
            assert phases.refuse(state, answer) is None
            assert read_answer(write_answer(answer)) == answer


@settings(max_examples=3)
@given(HOUSES, st.integers(0, 10_000))
def test_nobody_comes_back_and_nothing_heals(house: dict[str, object], seed: int) -> None:
    before = clash(house)
    for _, state in answers(before, seed, most=24):
        for old, new in zip(before.figures, state.figures, strict=True):
            assert len(new.at) <= len(old.at)
            assert lost_value(new) >= lost_value(old)
            assert old.status in (new.status, FIELDED)
            assert (new.body.steps, new.damage.worse) >= (old.body.steps, old.damage.worse) or new.status != FIELDED
            assert (
                new.damage.slower >= old.damage.slower
                and new.damage.weaker >= old.damage.weaker
                and new.damage.shorter >= old.damage.shorter
            )
            assert set(lost_facings(old.damage)) <= set(lost_facings(new.damage))
            assert old.status != AWAY or new.at == old.at
        before = state


@settings(max_examples=3)
@given(HOUSES, st.integers(0, 10_000))
def test_an_answer_costs_an_action_and_only_who_acts_moves(house: dict[str, object], seed: int) -> None:
    before = clash(house)
    for answer, state in answers(before, seed, most=24):
        if before.act is not None:
            i = before.act.unit
            if state.act is not None:
                assert (state.act.unit, state.act.progress.left) == (i, before.act.progress.left - 1)
            for n, (old, new) in enumerate(zip(before.figures, state.figures, strict=True)):
                assert n == i or set(new.at) <= set(old.at)
            if isinstance(answer, Melee | Shoot | Fire | Fireball):
                assert set(state.figures[i].at) <= set(before.figures[i].at)
            if isinstance(answer, Move | Drive):
                assert state.figures[i].body.activated
        before = state


def test_a_random_answer_is_one_of_those_that_are_legal() -> None:
    state = clash()
    question = phases.question(state)
    assert question is not None
    assert some_answer(state, question, Stream(3)) in question.answers
