"""Between fights: what a fight leaves and teaches, rest, other gear, points for experience."""

import pytest
from msgspec.structs import replace

from affray.core import InputError, RuledOut
from affray.systems.melee.content.codes import DEAD, UNCONSCIOUS
from affray.systems.melee.people import people
from affray.systems.melee.position.state import SUMMONED, State, with_fields
from affray.systems.melee.roster.adventurer import Adventurer, figure_of
from affray.systems.melee.roster.maker_sheet import OPEN_GROUND
from affray.systems.melee.roster.making import figure_faults
from affray.systems.melee.roster.rest_and_learning import (
    advance_refusal,
    after_fight,
    after_rest,
    after_travel,
    cost_of,
    days_to_heal,
    returning_figures,
    with_advance,
    with_gear_of,
)

ANN = Adventurer("Ann", "human", 12, 12, 8, weapons=("broadsword",), experience=100)


def test_the_dead_do_not_travel() -> None:
    gone = Adventurer("Ann", st=12, fatigue=2, dead=True)
    assert after_travel(gone, 30, 60) == gone


def test_the_exhausted_do_not_rest_by_walking() -> None:
    assert after_travel(Adventurer("Ann", st=12, fatigue=11), 10, 300).fatigue == 12


def test_a_jog_beyond_the_pool_is_refused_with_the_most_that_there_can_be() -> None:
    tired = Adventurer("Ann", st=12, fatigue=11)
    with pytest.raises(InputError, match="jog: Ann would collapse on the way; expected at most 19 minutes"):
        after_travel(tired, 20, 0)
    assert after_travel(tired, 19, 0).fatigue == 12


def test_who_comes_back_has_learned_and_the_dead_are_dead() -> None:
    back = after_fight(ANN, 4, 2, worth=50, survivors=2, won=1)
    assert (back.wounds, back.fatigue, back.experience, back.dead) == (4, 2, 135, False)
    fallen = after_fight(ANN, 12, 0, worth=50, survivors=2, won=1)
    assert (fallen.dead, fallen.experience) == (True, 100)
    knocked_out = after_fight(ANN, 11, 0, worth=0, survivors=1, won=0)
    assert (knocked_out.dead, knocked_out.experience) == (False, 100)


def test_a_side_comes_back_from_a_fight_with_what_it_has_and_what_it_learned() -> None:
    bo, foe, wolf = Adventurer("Bo", "human", 12, 12, 8), Adventurer("Foe", "human", 14, 10, 8), figure_of(ANN)
    ann = replace(ANN, shield="small", slung=("dagger",))
    figures = (
        with_fields(figure_of(ann), hits=3, fatigue=2, ready=("dagger",), slung=()),
        with_fields(figure_of(bo), hits=13, status=DEAD),
        replace(wolf, id="wolf", creature="wolf", life=SUMMONED),
        with_fields(figure_of(foe), side=1, status=UNCONSCIOUS, hits=13),
    )
    state = State(OPEN_GROUND, ("a", "b"), figures, items=(((0, 0), "broadsword"),), winner=0)
    back = people().returning_figures(state, 0, {"Ann": ann, "Bo": bo})
    assert [adventurer.name for adventurer in back] == ["Ann", "Bo"]
    assert (back[0].weapons, back[0].slung, back[0].wounds, back[0].fatigue) == (("broadsword",), ("dagger",), 3, 2)
    assert (back[0].experience, back[0].shield) == (100 + 24 + 10, "small")
    assert back[1].dead
    lost = returning_figures(replace(state, winner=1), 0, {"Ann": ann})
    assert (lost[0].weapons, lost[0].slung, lost[0].experience) == ((), ("dagger",), 124)


def test_ten_minutes_give_back_a_point_of_fatigue_and_a_day_all_of_it() -> None:
    tired = replace(ANN, fatigue=5, wounds=1)
    assert (after_rest(tired).fatigue, after_rest(tired).wounds) == (4, 1)
    assert (after_rest(tired, 1).fatigue, after_rest(tired, 1).wounds) == (0, 1)


def test_two_days_heal_a_hit_however_they_are_split() -> None:
    hurt = replace(ANN, wounds=2)
    assert after_rest(hurt, 2) == replace(hurt, wounds=1)
    assert after_rest(after_rest(hurt, 1), 1) == replace(hurt, wounds=1)
    assert (days_to_heal(hurt), days_to_heal(after_rest(hurt, 1))) == (4, 3)
    assert after_rest(hurt, 99) == replace(hurt, wounds=0)


def test_the_dead_rest_in_vain() -> None:
    dead = replace(ANN, wounds=14, dead=True)
    assert after_rest(dead, 30) == dead
    assert days_to_heal(dead) == 0


def test_gear_and_spells_change_and_nothing_else() -> None:
    wanted = Adventurer("Anna", "orc", 30, weapons=("dagger",), spells=("blur",), gear=("torch",), wounds=5)
    found = with_gear_of(replace(ANN, wounds=2), wanted)
    assert (found.name, found.weapons, found.spells, found.gear) == ("Anna", ("dagger",), ("blur",), ("torch",))
    assert (found.race, found.st, found.wounds) == ("human", 12, 2)


@pytest.mark.parametrize(
    ("attribute", "scores"), [("ST", (13, 12, 8, 8)), ("DX", (12, 13, 8, 8)), ("IQ", (12, 12, 9, 9)), ("WIS", (12, 12, 8, 9))]
)  # fmt: skip
def test_a_point_is_bought_and_the_figure_stays_legal(attribute: str, scores: tuple[int, ...]) -> None:
    after = with_advance(ANN, attribute)
    assert (after.st, after.dx, after.iq, after.mind) == scores
    assert (after.gained, after.experience) == (1, 75 if attribute == "WIS" else 50)
    assert figure_faults(after) == []
    assert cost_of(after, "ST") == 100


def test_a_point_of_iq_takes_wis_up_with_it() -> None:
    wise = Adventurer("Mo", "human", 8, 12, 10, 12, experience=50)
    after = with_advance(wise, "IQ")
    assert (after.iq, after.wis) == (11, 13)
    assert figure_faults(after) == []


@pytest.mark.parametrize(
    ("adventurer", "attribute", "said"),
    [
        (ANN, "MA", "attribute 'MA': expected one of ST, DX, IQ, WIS [CM-EXP-02]"),
        (replace(ANN, dead=True), "ST", "Ann is dead [CM-INJ-03]"),
        (replace(ANN, dx=30), "DX", "DX is 30 at most [CM-EXP-02]"),
        (replace(ANN, wis=30), "IQ", "IQ is 30 at most [CM-EXP-02]"),
        (replace(ANN, st=99), "ST", "ST is 99 at most [CM-EXP-02]"),
        (replace(ANN, gained=2), "ST", "Ann has 100 experience; the point costs 150 [CM-EXP-02]"),
    ],
)
def test_what_may_not_be_bought_has_its_reason(adventurer: Adventurer, attribute: str, said: str) -> None:
    assert str(advance_refusal(adventurer, attribute)) == said
    with pytest.raises(RuledOut):
        with_advance(adventurer, attribute)


def test_nothing_is_bought_in_a_fight() -> None:
    assert str(advance_refusal(ANN, "ST", secure=0)) == "Ann is in a fight [CM-EXP-02]"
