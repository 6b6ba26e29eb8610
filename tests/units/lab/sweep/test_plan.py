"""The cells by their numbers."""

import pytest

from affray.core import InputError
from affray.lab.sweep.work import outcome_of
from tests.units.lab.sweep.heroes import HEROES, plan_of

WEAPONS = """
system = "melee"
[figure]
dx = 11
[versus]
weapon = ["dagger", "club", "mace"]
[axes]
st = [9, 11]
"""


def test_alike_sides_meet_once_and_others_twice() -> None:
    alike, others = plan_of(WEAPONS), plan_of()
    assert alike.pairs == [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2)] and alike.size == 12
    assert len(others.pairs) == 9 and others.size == 18


def test_a_cell_is_what_its_number_says() -> None:
    cell = plan_of(WEAPONS).cell(6 + 4)
    assert (cell.a, cell.b) == ({"dx": 11, "st": 11, "weapon": "club"}, {"dx": 11, "st": 11, "weapon": "mace"})


def test_titles_make_no_other_sweep_but_seeds_do() -> None:
    plan = plan_of()
    assert plan_of(HEROES.replace("Heroes", "Champions")).identity == plan.identity
    assert plan_of("seed = 2\n" + HEROES).identity != plan.identity


def test_who_cannot_fight_somewhere_is_left_out_there_and_the_reason_is_kept() -> None:
    plan = plan_of(WEAPONS)
    assert list(plan.refusals) == [(0, 2)] and "needs ST 11, got 9 [CM-EQUIP-01]" in plan.refusals[0, 2]
    assert [number for number in range(12) if number not in set(plan.open_cells())] == [2, 4, 5]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"mace"', '"maze"', "maze: weapon 'maze' is unknown; expected one of dagger"),
        (
            'weapon = ["dagger", "club", "mace"]\n[axes]\nst = [9, 11]',
            'weapon = ["mace"]\n[axes]\nst = [9, 11]',
            "st 9: weapon",
        ),
        ("dx = 11", 'dx = 11\narmor = "tin"', "armor 'tin' is unknown"),
    ],
)
def test_what_can_fight_nowhere_is_a_fault_of_the_spec(old: str, new: str, reason: str) -> None:
    with pytest.raises(InputError) as raised:
        _ = plan_of(WEAPONS.replace(old, new)).refusals
    assert reason in str(raised.value)


def test_a_foe_is_met_by_everybody_and_may_vary() -> None:
    plan = plan_of(
        'system = "melee"\nmeasure = "attack"\n[figure]\nst=12\ndx=12\n[foe]\ncreature="wolf"\n[versus]\nweapon=["mace","club"]\n'
        '[axes]\nzone=["front","rear"]\n"foe.armor"=["none","leather"]'
    )
    assert plan.size == 8
    cell = plan.cell(7)
    assert (cell.b, cell.terms) == ({"creature": "wolf", "armor": "leather"}, {"zone": "rear"})
    assert outcome_of(plan, 4).numbers[0] > outcome_of(plan, 0).numbers[0]


def test_house_rules_are_an_axis_as_any_other() -> None:
    plan = plan_of(HEROES.replace("distance = [4, 12]", '"option.vehicle_zero_quotient_rolls" = [true, false]'))
    assert plan.cell(9).options == {"vehicle_zero_quotient_rolls": False}


def test_what_only_two_together_cannot_do_is_the_outcome_of_their_cell() -> None:
    plan = plan_of(HEROES.replace("[4, 12]", "[4, 0.5]"))
    assert outcome_of(plan, 9).how == "refused" and "in contact it is" in outcome_of(plan, 9).reason


def test_figures_that_are_alike_are_worked_out_once_and_from_the_other_side_too() -> None:
    same = plan_of(WEAPONS.replace('"dagger", "club", "mace"', '"rapier", "hammer", "club"').replace("[9, 11]", "[11]"))
    assert [same.pairs[number] for number in same.first_alike] == same.pairs
    # A rapier and a club do the same damage: 0-2 is 0-0, 1-2 is 0-1 seen from the other side, 2-2 is 0-0.
    assert same.first_alike == {0: (0, False), 1: (1, False), 2: (0, False), 3: (3, False), 4: (1, True), 5: (0, False)}


def test_cells_that_are_played_are_never_turned_round() -> None:
    played = plan_of("exact = false\n" + WEAPONS.replace('"dagger", "club", "mace"', '"rapier", "hammer", "club"'))
    assert not any(other_side for _, other_side in played.first_alike.values())
