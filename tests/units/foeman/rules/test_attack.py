"""mDX, lines, and whole attacks."""

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError
from affray.referee import Live, Script, odds
from affray.systems.foeman.cases.combat import VERBS
from affray.systems.foeman.content.codes import (
    CHOOSE_PROFICIENCY,
    DEAD,
    DEFENDING,
    FIRE,
    FRONT,
    HUMAN,
    JAB,
    RIGHT_HANDED,
    SAME,
    STRIKE,
    UNCONSCIOUS,
    UP,
    WITH_WEAPON,
)
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.content.house_rules import PLAIN
from affray.systems.foeman.content.tables import find_armor, find_shield, find_weapon
from affray.systems.foeman.rules.attack import Blow, Outcome, attack, roll_blow
from affray.systems.foeman.rules.lines_of_sight import line_refusal
from affray.systems.foeman.rules.modifiers import (
    Situation,
    adjustment,
    attack_mdx,
    attack_parts,
    bid_adjustment,
    standing_mdx,
    standing_parts,
)
from affray.systems.foeman.rules.weapon_use import arm_of, cover_of

mdx_verb, attack_verb = VERBS["attack_mdx"], VERBS["attack"]
SIDES = st.integers(0, SAME)
FLAG = st.integers(0, 1)
SITUATIONS = st.builds(
    Situation, st.integers(3, 20), st.integers(0, 5), FLAG, st.sampled_from((0, -2, -4)), st.integers(-2, 0),
    st.integers(0, 3), SIDES, SIDES, st.integers(0, 30), FLAG, FLAG, FLAG, FLAG, st.integers(0, 2), FLAG,
)  # fmt: skip


def strike(*, bid: int = 4, mst: int = 12, usable: int = 1, mode: int = 0, item: int = 0) -> Blow:
    arm = arm_of(find_weapon("Mace"), STRIKE, st=11, race=HUMAN, player=1)
    cover = cover_of(find_armor("Leather"), find_shield("None"), RIGHT_HANDED)
    return Blow(0, bid, 10, STRIKE, FRONT, FRONT, mode, 0, 1, item, arm, cover, mst, 0, usable, 0, 8, 0, 0)


# --- mDX --------------------------------------------------------------------------------------------------------------
@given(SITUATIONS)
def test_the_reasons_of_an_attack_add_up_to_its_score(situation: Situation) -> None:
    parts = attack_parts(situation)
    assert sum(part.value for part in parts) == attack_mdx(situation)
    assert all(part.value for part in parts)
    assert bid_adjustment(situation) - adjustment(situation) in (0, 1)
    standing = situation[:5]
    assert sum(part.value for part in standing_parts(*standing)) == standing_mdx(*standing)


def test_a_reason_names_the_hexside_and_its_clause() -> None:
    given_rear = Situation(13, 0, 0, 0, 0, STRIKE, 3, 3, 1, 0, 0, 0, 0, 0, 0)
    parts = attack_parts(given_rear)
    assert [(part.label, part.value, part.clause) for part in parts] == [
        ("DX", 13, "FM-GEN-05"),
        ("rear hexside", 4, "FM-DX-04"),
    ]


# --- lines ------------------------------------------------------------------------------------------------------------
class Line(NamedTuple):
    kind: int
    target: tuple[int, int]
    standing: tuple[tuple[int, int], ...] = ()
    obstacles: tuple[tuple[int, int], ...] = ()
    shield: int = 0
    hurl: int = 0


def fault(line: Line) -> str | None:
    house = PLAIN._replace(figures_block_hurl=line.hurl)
    found = line_refusal(
        line.kind, (0, 0), 0, line.target, line.standing, line.obstacles, house, shield=line.shield
    )  # fmt: skip
    return None if found is None else found.code


HURL_LINE = Line(2, (0, -4), ((0, -2),))


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (Line(STRIKE, (0, 0)), None),
        (Line(STRIKE, (-1, 0), shield=1), "shield_hand"),
        (Line(STRIKE, (0, 1)), "front"),
        (Line(JAB, (1, -2), ((0, -1),)), None),
        (Line(JAB, (1, -2), ((0, -1), (1, -1))), "blocked"),
        (Line(JAB, (-1, -1), ((0, -1), (-1, 0)), shield=1), "blocked"),
        (Line(JAB, (-2, 0), shield=1), None),
        (Line(JAB, (-1, -1), ((-1, 0),), shield=1), None),
        (Line(JAB, (2, -1), ((1, -1),)), "blocked"),
        (Line(FIRE, (0, -4), ((0, -4),)), None),
        (Line(FIRE, (0, -4), ((0, -2),)), "blocked"),
        (Line(FIRE, (2, -4), obstacles=((0, -1), (1, -1))), "blocked"),
        (HURL_LINE, None),
        (HURL_LINE._replace(hurl=1), "blocked"),
    ],
)
def test_a_line_is_barred_by_facing_shield_figures_and_objects(line: Line, code: str | None) -> None:
    assert fault(line) == code


# --- case verbs -------------------------------------------------------------------------------------------------------
ATTACKER = {"dx": 13, "pos": [0, 0], "facing": 0}
TARGET = {"pos": [0, -1], "facing": 3}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            {"weapon": "Spear", "kind": "jab", "attacker": {**ATTACKER, "shield": "Small Shield"}},
            "jabs only with the other hand free",
        ),
        (
            {"weapon": "Spear", "kind": "jab", "attacker": {**ATTACKER, "free_hand": False}},
            "jabs only with the other hand free",
        ),
        ({"weapon": "Mace", "kind": "jab"}, "Mace cannot Jab"),
        ({"weapon": "Mace", "kind": "fire"}, "bows only Fire"),
        ({"doubled": True, "attacker": {**ATTACKER, "free_hand": False}}, "needs the other hand empty"),
        ({"attacker": {**ATTACKER, "aim": 3}}, "given: attacker.aim"),
        ({"target": {**TARGET, "facing": 6}}, "given: target.facing"),
        ({"attacker": {**ATTACKER, "mood": 1}}, "mood is unknown"),
    ],
)
def test_impossible_attacks_are_named(change: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        mdx_verb({"kind": "strike", "weapon": "Mace", "attacker": ATTACKER, "target": TARGET, **change})


def test_an_attack_takes_one_to_nine_dice_and_strength_where_the_house_asks_for_it() -> None:
    case = {
        "kind": "strike", "weapon": "Mace", "attacker": {**ATTACKER, "st": 10},
        "target": {**TARGET, "mst": 9}, "dice": [2, 3],
    }  # fmt: skip
    assert attack_verb(case)["mst"] == 9
    with pytest.raises(InputError, match="expected 1 to 9 dice"):
        attack_verb({**case, "dice": []})
    with pytest.raises(InputError, match="Mace takes ST 11"):
        attack_verb({**case, "options": {"rq_forbids": "above_st"}})


def test_a_critical_hit_without_damage_dice_is_still_critical() -> None:
    case = {
        "kind": "strike", "weapon": "Mace", "attacker": {**ATTACKER, "st": 11},
        "target": {**TARGET, "mst": 9}, "dice": [0], "rerolls": [[2]],
    }  # fmt: skip
    answer = attack_verb(case)
    assert (answer["critical"], answer["final"], answer["phys"]) == (True, [], 0)


# --- whole attacks ----------------------------------------------------------------------------------------------------
def test_an_attack_tells_its_story_in_order() -> None:
    ref = Live(Script([(0, 2, 3, 1), (2,), (5, 3, 1), (2, 2, 2)]).given, CODES, lambda *_: 1)
    done = attack(ref, strike(), PLAIN)
    codes = [event.code for event in ref.events]
    assert codes == ["talent", "hit", "rerolled", "stopped", "damage", "wounds", "save", "proficiency"]
    assert ref.events[1].dice == (0, 1, 2, 3)
    assert (done.phys, done.exh, done.mst, done.usable) == (4, 3, 5, 1)
    assert dict(ref.events[3].data) == {"armor": 3, "shield": 0, "defend": 0, "margin": 2}


def test_a_missed_use_of_the_talent_is_saved_on_four_dice_and_may_lose_it() -> None:
    ref = Script([(4, 4, 4, 4), (4, 4, 4, 4)], [1])
    done = attack(ref, strike(), PLAIN)
    ref.finish()
    assert done == Outcome(0, 0, 0, 12, UP, 0, 0, 0, 1, 0, 0, -4)


def test_an_attack_without_the_talent_asks_for_no_saving_throw() -> None:
    defended = strike(usable=0, mode=DEFENDING, item=WITH_WEAPON, mst=2)
    ref = Script([(1, 1, 1, 1), (5, 5)])
    done = attack(ref, defended, PLAIN)
    ref.finish()
    assert (done.guard, done.used, done.declared, done.state) == (1, 1, 0, UNCONSCIOUS)
    assert attack(Script([(1, 1, 1, 1), (5, 5)]), strike(usable=0, mst=2), PLAIN).state == DEAD


def steady(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return 0 if what == CHOOSE_PROFICIENCY else most


def careful(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return 1 if what == CHOOSE_PROFICIENCY else 0


def test_exact_odds_agree_with_a_hand_count() -> None:
    found = odds(roll_blow, strike(bid=3), PLAIN, policy=careful)
    assert found.chance(lambda done: done.hit == 1) * 216 == sum(
        1 for a in range(6) for b in range(6) for c in range(6) if a + b + c <= 10
    )


def test_rerolling_every_zero_misses_more_often_than_none() -> None:
    most, none = (odds(attack, strike(), PLAIN, policy=policy) for policy in (steady, careful))
    assert most.chance(lambda done: done.hit == 1) < none.chance(lambda done: done.hit == 1)
    assert none.chance(lambda done: done.usable == 0) > 0
