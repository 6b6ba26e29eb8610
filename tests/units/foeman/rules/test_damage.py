"""Damage dice and their application."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError
from affray.dice.pool import pool
from affray.referee import Script, ScriptError
from affray.systems.foeman.cases.combat import VERBS
from affray.systems.foeman.content.codes import STRIKE
from affray.systems.foeman.content.house_rules import PLAIN, House
from affray.systems.foeman.content.tables import find_weapon, weapon_names
from affray.systems.foeman.rules.damage import damage_roll, damage_row, dice_generated
from affray.systems.foeman.rules.weapon_use import arm_of

dice_verb, apply_verb = VERBS["damage_dice"], VERBS["apply_damage"]


def final(**case: object) -> object:
    return dice_verb(case)["final"]


@given(
    faces=st.lists(st.integers(0, 5), min_size=0, max_size=8),
    name=st.sampled_from(sorted(weapon_names())),
    strength=st.integers(6, 18),
    flags=st.tuples(*[st.integers(0, 1)] * 5),
    stages=st.integers(0, 5),
    low=st.integers(0, 7),
    house=st.tuples(*[st.integers(0, 1)] * len(PLAIN)),
)
def test_a_damage_roll_is_the_damage_row_of_its_dice(
    faces: list[int],
    name: str,
    strength: int,
    flags: tuple[int, ...],
    stages: int,
    low: int,
    house: tuple[int, ...],
) -> None:
    orc, player, offhand, critical, proficiency = flags
    used, rules = find_weapon(name), House(*house)._replace(fewer_damage_dice=0, choose_dice=0)
    arm = arm_of(used, STRIKE, st=strength, race=4 * orc, player=player, offhand=offhand, house=rules)
    arm = arm._replace(proficiency=proficiency)
    n = len(faces)
    assert dice_generated(n + used.sub, used.sub) == n
    ref = Script([faces] if faces else [])
    rolled = damage_roll(ref, 0, arm, n + used.sub, stages, critical, low, rules)
    assert rolled == damage_row(pool(faces), n, arm, stages, critical, low, rules)


def test_an_orc_counts_one_more_st_for_the_bonus_unless_only_the_penalty_counts() -> None:
    case = {"weapon": "Mace", "hit_dice": 5, "rolled": [5, 2, 1], "st": 11, "race": "Orc"}
    assert final(**case) == [5, 2, 2]
    assert final(**case, options={"orc_rq": "penalty_only"}) == [5, 2, 1]
    weak = {**case, "st": 10, "options": {"orc_rq": "penalty_only"}}
    assert final(**weak) == [5, 2, 1]


def test_a_weapon_beyond_ones_strength_may_be_forbidden() -> None:
    case = {"weapon": "Mace", "hit_dice": 5, "rolled": [5, 2, 1], "options": {"rq_forbids": "above_st"}}
    with pytest.raises(InputError, match="Mace takes ST 11, the figure counts 10"):
        final(**case, st=10)
    assert final(**case, st=10, race="Orc") == [5, 2, 1]


def test_proficiency_may_go_by_the_die_as_rolled() -> None:
    case = {"weapon": "Mace", "hit_dice": 5, "rolled": [5, 3, 1], "st": 13, "proficiency": True}
    assert final(**case) == [5, 3, 4]
    assert final(**case, options={"proficiency_parity": "rolled"}) == [5, 3, 3]


def test_raised_dice_stop_at_five_and_lowered_ones_at_zero() -> None:
    assert final(weapon="Shortsword", hit_dice=6, rolled=[5, 5, 5], st=15) == [6, 5, 5]
    assert final(weapon="Unarmed", hit_dice=6, rolled=[5, 2, 1], st=9) == [2, 0, 0]


def test_a_sling_in_the_offhand_is_not_halved() -> None:
    assert final(weapon="Sling", hit_dice=6, rolled=[4, 2, 1], st=12, offhand=True) == [4, 3, 2]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"weapon": "Halberd", "offhand": True}, "Halberd takes both hands"),
        ({"weapon": "Sling", "doubled": True}, "not fire"),
        ({"weapon": "Unarmed", "doubled": True}, "Unarmed cannot be doubled"),
        ({"take": 2}, "expected all 3 dice, or fewer under fewer_damage_dice"),
        ({"choose": [5, 3, 1]}, "expected the highest 3 of"),
        ({"dg": "-1T+1=3"}, "expected either weapon, or dg with category and rq"),
        ({"weapon": None, "dg": "-1T+1=3"}, "expected either weapon, or dg with category and rq"),
        ({"hit_dice": 10}, "given: hit_dice: expected a whole number of at most 9"),
    ],
)
def test_impossible_damage_is_named(change: dict[str, object], message: str) -> None:
    case = {"weapon": "Mace", "hit_dice": 5, "rolled": [5, 4, 1], "st": 11}
    with pytest.raises(InputError, match=message):
        dice_verb({**case, **change})


def test_dice_beyond_those_generated_are_refused() -> None:
    with pytest.raises(ScriptError):
        final(weapon="Mace", hit_dice=2, rolled=[1], st=11)
    with pytest.raises(ScriptError):
        final(weapon="Mace", hit_dice=4, rolled=[], st=11)


def test_choices_that_change_nothing_are_allowed() -> None:
    case = {"weapon": "Mace", "hit_dice": 5, "rolled": [1, 5, 4], "st": 8, "take": 3, "choose": [4, 5]}
    assert final(**case, jab=True, emplaced=True, attacker_engaged=False, weapon_class="magic") == [5, 2]


def test_a_made_up_weapon_follows_its_dg() -> None:
    case = {"dg": "-1T+9>4", "category": "unskilled", "rq": 12, "hit_dice": 4, "rolled": [5, 2, 2], "st": 12}
    found = dice_verb({**case, "critical": True, "doubled": True})
    assert (found["final"], found["kinds"]) == ([15, 2, 2], ["phys", "exh", "exh"])


def test_exhaustion_may_reach_the_level_of_the_unconscious() -> None:
    case = {"dice": [2, 4], "mst": 4, "stopped": 0, "race": "Dwarf"}
    assert [apply_verb(case)[key] for key in ("exh", "mst", "state")] == [1, 1, "up"]
    floor = {**case, "options": {"exhaustion_floor": "unconscious_level"}}
    assert [apply_verb(floor)[key] for key in ("exh", "mst", "state")] == [2, 0, "unconscious"]


def test_a_die_too_high_for_a_row_is_refused() -> None:
    with pytest.raises(InputError, match="at most 15"):
        apply_verb({"dice": [16], "mst": 9, "stopped": 0})


@given(dice=st.lists(st.integers(0, 8), max_size=7), mst=st.integers(1, 20), stopped=st.integers(0, 12))
def test_points_are_absorbed_suffered_or_discarded(dice: list[int], mst: int, stopped: int) -> None:
    done = apply_verb({"dice": dice, "mst": mst, "stopped": stopped})
    phys, exh, absorbed, applied = (int(str(done[key])) for key in ("phys", "exh", "absorbed", "dice_applied"))
    assert done["mst"] == mst - phys - exh
    assert absorbed <= stopped
    assert absorbed + phys + exh <= sum(dice[:applied])
