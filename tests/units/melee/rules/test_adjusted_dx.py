"""adjDX: every row of its tables, its reasons, and who they belong to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError
from affray.systems.melee.cases.blows import VERBS
from affray.systems.melee.cases.given import DxGiven, standing_adj_dx
from affray.systems.melee.content.codes import (
    CREATION_SPELL,
    HTH,
    MELEE,
    MISSILE,
    MISSILE_SPELL,
    POLE,
    PRONE,
    REAR,
    SIDE,
    THROWN,
    THROWN_SPELL,
)
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.content.tables import armors, shields
from affray.systems.melee.rules.adjusted_dx import (
    STAYED,
    Situation,
    adj_dx,
    adj_parts,
    miss_dx,
    miss_parts,
    standing_dx,
    standing_parts,
)
from tests.units.melee.guide_tables import printed

verb = VERBS["adj_dx"]
KINDS = range(8)
PHYSICAL = {MELEE, POLE, THROWN, MISSILE, HTH}
AIMED = set(KINDS) - {CREATION_SPELL}
SWUNG = {MELEE, POLE}
EVERY = set(KINDS)
ROWS: dict[str, tuple[dict[str, int], set[int], set[int]]] = {
    # The change of the situation, the kinds of attack that it counts for, and the kinds that it may be tried with.
    "zone_side": ({"zone": SIDE}, PHYSICAL - {HTH}, EVERY),
    "zone_rear": ({"zone": REAR}, PHYSICAL - {HTH}, EVERY),
    "pole_vs_charge_stood_still": ({"charged": 1}, {POLE}, EVERY),
    "crossbow_prone": ({"crossbow": 1, "posture": PRONE}, {MISSILE}, EVERY),
    "waited_1_turn": ({"waited": 1}, PHYSICAL, EVERY),
    "waited_2_or_more": ({"waited": 3}, PHYSICAL, EVERY),
    "target_invisible": ({"invisible": 1}, AIMED, EVERY),
    "target_in_shadow": ({"target_in_shadow": 1}, AIMED, EVERY),
    "target_flying_one_hex": ({"flying": 1}, AIMED, EVERY),
    "target_giant_snake": ({"giant_snake": 1}, AIMED, EVERY),
    "target_flying_multi_hex": ({"flying": 1, "size": 4}, AIMED, EVERY),
    "self_in_shadow_or_firing_through": ({"in_shadow": 1, "through_shadow": 1}, EVERY, EVERY),
    "two_weapons": ({"two_weapons": 1}, SWUNG, SWUNG),
    "sweeping_blow": ({"sweeping": 1}, SWUNG, SWUNG),
    "standing_in_fire": ({"in_fire": 1}, EVERY, EVERY),
    "standing_on_body": ({"on_body": 1}, EVERY, EVERY),
    "moving_over_broken_ground": ({"broken_ground": 1}, EVERY, EVERY),
    "took_5_hits_last_turn": ({"wounded": 1}, EVERY, EVERY),
    "exhausted": ({"exhausted": 1}, EVERY, EVERY),
    "low_st": ({"low": 1}, EVERY, EVERY),
    "range_thrown_per_hex": ({"hexes": 1}, {THROWN, THROWN_SPELL}, EVERY),
    "range_missile_per_2_mh_beyond_2": ({"megahexes": 4}, {MISSILE, MISSILE_SPELL}, EVERY),
}


TABLE = {row["key"]: int(row["adjustment"]) for row in printed("dx_adjustments.csv")}


@pytest.mark.parametrize("key", ROWS)
def test_each_row_of_the_table_counts_for_its_kinds_of_attack(key: str) -> None:
    change, counts, tried = ROWS[key]
    for kind in tried:
        plain = Situation(12, kind=kind)
        assert adj_dx(plain._replace(**change)) - adj_dx(plain) == (TABLE[key] if kind in counts else 0)


def test_every_row_of_the_table_is_tried() -> None:
    gear = {f"armor_{name}" for name in armors() if name != "none"}
    gear |= {f"shield_{name}" for name in shields() if name != "none"}
    assert set(TABLE) == {*ROWS, *gear, "hth"}


def test_armor_and_shields_cost_what_the_table_says() -> None:
    for name in armors():
        bare = TABLE.get(f"armor_{name}", 0)
        assert standing_adj_dx(DxGiven(dx=13, armor=name), PLAIN) == 13 + bare  # type: ignore[arg-type]
    for name in shields():
        bare = TABLE.get(f"shield_{name}", 0)
        assert standing_adj_dx(DxGiven(dx=13, shield=name), PLAIN) == 13 + bare  # type: ignore[arg-type]


def test_hand_to_hand_has_its_four_once_whatever_the_zone() -> None:
    for zone in range(4):
        assert adj_dx(Situation(10, kind=HTH, zone=zone)) == 10 + TABLE["hth"]


def test_megahexes_cost_what_the_range_table_says() -> None:
    for row in printed("missile_range.csv"):
        for n in range(int(row["megahexes_min"]), int(row["megahexes_max"]) + 1):
            assert adj_dx(Situation(12, kind=MISSILE, megahexes=n)) == 12 + int(row["adjustment"])
    assert adj_dx(Situation(12, kind=MISSILE, megahexes=12)) == 7


def test_a_pole_weapon_is_set_only_while_its_bearer_stands_still() -> None:
    assert adj_dx(Situation(11, kind=POLE, charged=1, hexes_moved=1)) == 11


def test_who_is_slower_than_a_disengager_loses_the_difference_with_weapons_in_reach() -> None:
    for kind in KINDS:
        slower = adj_dx(Situation(10, kind=kind, left_dx=13)) - adj_dx(Situation(10, kind=kind))
        assert slower == (-3 if kind in (MELEE, POLE, THROWN) else 0)
    assert adj_dx(Situation(14, left_dx=13)) == 14


def test_the_roll_to_miss_takes_range_and_own_conditions_alone() -> None:
    s = Situation(13, armor_dx=-1, kind=MISSILE, megahexes=3, zone=REAR, waited=2, invisible=1, in_shadow=1, blur=-4)
    assert (miss_dx(s), adj_dx(s)) == (5, 1)


def test_the_reasons_are_named_with_their_clauses() -> None:
    s = Situation(12, armor_dx=-2, kind=THROWN, zone=SIDE, hexes=3, blur=-4)
    assert [(part.label, part.value, part.clause) for part in adj_parts(s)] == [
        ("DX", 12, "CM-ATTR-04"),
        ("armor", -2, "CM-ADJ-10"),
        ("side hex", 2, "CM-ADJ-02"),
        ("blurred target", -4, "CM-SPELL-08"),
        ("range", -3, "CM-ADJ-08"),
    ]


FLAGS = (
    "low", "wounded", "exhausted", "crossbow", "in_shadow", "through_shadow", "in_fire", "on_body", "broken_ground",
    "two_weapons", "sweeping", "invisible", "target_in_shadow", "flying", "giant_snake", "charged",
)  # fmt: skip
SITUATIONS = st.builds(
    Situation,
    dx=st.integers(1, 20),
    armor_dx=st.integers(-5, 0),
    shield_dx=st.integers(-2, 0),
    spell_dx=st.integers(-6, 6),
    kind=st.sampled_from(KINDS),
    posture=st.integers(0, 2),
    waited=st.integers(0, 3),
    hexes_moved=st.integers(0, 2),
    zone=st.integers(0, 3),
    hexes=st.integers(0, 9),
    megahexes=st.integers(0, 9),
    size=st.sampled_from((1, 2, 7)),
    blur=st.sampled_from((0, -4)),
    left_dx=st.sampled_from((STAYED, 5, 18)),
    **dict.fromkeys(FLAGS, st.integers(0, 1)),
)


@given(s=SITUATIONS)
def test_every_number_is_the_sum_of_its_reasons(s: Situation) -> None:
    assert standing_dx(s) == sum(part.value for part in standing_parts(s))
    assert adj_dx(s) == sum(part.value for part in adj_parts(s))
    assert miss_dx(s) == sum(part.value for part in miss_parts(s))


def test_by_the_option_what_hits_have_left_counts_for_wounds_and_exhaustion() -> None:
    figure = DxGiven(dx=12, st=32, hits=8, hits_last_turn=8, fatigue=24)
    assert standing_adj_dx(figure, PLAIN) == 12
    assert standing_adj_dx(figure, PLAIN._replace(current_st_everywhere=1)) == 8


def test_where_fatigue_shares_strength_it_counts_with_the_hits() -> None:
    shared = PLAIN._replace(shared_st_pool=1)
    assert [standing_adj_dx(DxGiven(dx=12, st=12, hits=4, fatigue=n), shared) for n in (4, 5, 8)] == [12, 9, 7]
    assert standing_adj_dx(DxGiven(dx=12, st=12, hits=4, fatigue=8), PLAIN) == 12


@pytest.mark.parametrize(
    ("attack", "message"),
    [
        ({"kind": "hth", "two_weapons": True}, "two weapons and sweeping blows need melee or pole, not hth"),
        ({"kind": "bite"}, "given: attack.kind"),
        ({"kind": "melee", "reach": 2}, "reach is unknown"),
        ({"kind": "thrown", "hexes": -1}, "given: attack.hexes"),
    ],
)
def test_impossible_attacks_are_named(attack: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        verb({"attacker": {"dx": 12}, "attack": attack})


def test_options_of_a_case_are_read() -> None:
    case = {"attacker": {"dx": 12, "st": 30, "hits": 1, "hits_last_turn": 5}, "attack": {"kind": "melee"}}
    assert verb(case)["adj_dx"] == 12
    assert verb({**case, "options": {"current_st_everywhere": True}})["adj_dx"] == 10
