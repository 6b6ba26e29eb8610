"""What attacks and dangers are worth in points of ST, by the odds of the rules."""

import pytest

from affray.systems.melee.content.codes import FRONT, MELEE, MISSILE, PRONE, REAR, SIDE
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.opponent.worth import (
    arm_worth,
    attack_worth,
    awake_foes,
    blow_worth,
    expected_bolt_harm,
    expected_harm,
    expected_hth_harm,
    expected_shot_harm,
    far_arm,
    fumble_cost,
    hit_spread,
    nearest_foe_distance,
)
from affray.systems.melee.position.state import SUMMONED, Active, State
from affray.systems.melee.rules.blow import Strike
from affray.systems.melee.rules.damage import DamageDice
from affray.systems.melee.turn.aiming import aims_at
from tests.units.melee.positions import BLUE, RED, N, S, ann, beast, bors, cid, position

BLOW = Strike(12, MELEE, DamageDice(2, 0), 0, 0, 0)


def test_the_chances_of_the_hits_of_a_blow_come_to_one() -> None:
    found = dict(hit_spread(BLOW, PLAIN))
    assert sum(found.values()) == pytest.approx(1.0)
    assert found[0] == pytest.approx(1 - 160 / 216, abs=0.01)


def test_a_blow_that_kills_wounds_or_fells_counts_for_more_than_its_hits() -> None:
    sure = Strike(18, MELEE, DamageDice(1, 0), 0, 0, 0)

    def worth(left: int, st: int, taken: int) -> float:
        return blow_worth(sure, left, st, taken, PLAIN)

    assert worth(4, 12, 0) > worth(12, 12, 0)
    assert worth(20, 40, 7) > worth(20, 40, 0)
    assert worth(12, 12, 7) > worth(12, 12, 0)


def test_a_clumsy_blow_costs_the_weapon_now_and_then() -> None:
    assert fumble_cost(BLOW, PLAIN) == pytest.approx(1.5 * 3 / 216 + 2.5 / 216)


def shot_at(state: State) -> float:
    """What Ann's shot at Bors is worth."""
    return attack_worth(state, 0, 1, MISSILE, "longbow", aims_at(state, 0, 1, MISSILE, "longbow")[0])


def test_a_shot_is_worth_less_past_a_friend_and_nothing_where_a_spell_turns_it() -> None:
    archer, foe = ann((0, 3), N, ready=("longbow",)), bors((0, -3))
    free, past = shot_at(position(archer, foe)), shot_at(position(archer, foe, cid((0, 0))))
    turned = shot_at(position(archer, foe, spells=(Active("turn_missiles", 1, 1, 1),)))
    back = shot_at(position(archer, foe, spells=(Active("reverse_missiles", 1, 1, 1),)))
    assert free > past > turned > back
    assert back < 0


def test_a_blow_at_what_magic_made_counts_for_less() -> None:
    wolf = beast("wolf", BLUE, (0, -1), S)
    called = beast("wolf", BLUE, (0, -1), S, life=SUMMONED)
    assert 0 < expected_harm(position(ann(), called), 0, 1, FRONT) < expected_harm(position(ann(), wolf), 0, 1, FRONT)


def test_a_figure_usually_strikes_best_from_behind() -> None:
    state = position(ann(), bors(shield="small", shield_ready=True))
    assert expected_harm(state, 0, 1, REAR) > expected_harm(state, 0, 1, SIDE) > expected_harm(state, 0, 1, FRONT) > 0


def test_a_bow_a_breath_and_a_spell_reach_far_and_a_sword_does_not() -> None:
    def far(*figures: object) -> float:
        return expected_shot_harm(position(*figures), 0, 1, 3, FRONT)  # type: ignore[arg-type]

    assert far(ann(ready=("longbow",)), bors((0, -6))) > 0
    assert far(beast("dragon", RED, (0, 5), N), bors((0, -6))) > 3
    assert far(ann(), bors((0, -6))) == 0.0
    assert far_arm(position(ann(ready=("longbow",), reload=(("longbow", 1),))), 0) == ""


def test_a_bolt_is_worth_what_the_caster_can_spare_for_it() -> None:
    def bolt(**fields: object) -> float:
        return expected_bolt_harm(position(ann(**fields), bors((0, -6))), 0, 1, 2, FRONT)

    assert (
        bolt(spells=("fireball", "magic_fist"))
        >= bolt(spells=("fireball",))
        > bolt(spells=("fireball",), fatigue=9)
        > 0
    )
    assert bolt(spells=("fireball",), fatigue=10) == bolt(spells=("fireball",), iq=8) == bolt() == 0.0


def test_in_a_grip_a_dagger_is_better_than_bare_hands() -> None:
    def gripped(**fields: object) -> float:
        return expected_hth_harm(position(ann((0, 0), posture=PRONE, **fields), bors((0, 0), posture=PRONE)), 0, 1)

    assert gripped(ready=("dagger",)) > gripped(ready=(), slung=("dagger",)) > gripped(ready=()) > 0


def test_arms_are_worth_most_in_the_hand_that_needs_them() -> None:
    state = position(ann())

    def worth(*items: str, shield: bool = False, far: bool = False) -> float:
        return arm_worth(state, 0, items, shield=shield, far=far)

    assert worth("broadsword") > worth("dagger") > worth() > 0
    assert worth("broadsword", shield=True) == worth("broadsword") + 0.4
    assert worth("longbow", far=True) > worth("longbow") == worth()


def test_foes_are_those_of_another_side_that_are_awake() -> None:
    state = position(ann(), cid((0, 1)), bors((0, -4)), bors((0, -3), status=1))
    assert awake_foes(state, 0) == (2,)
    assert nearest_foe_distance(state, 0) == 4
    assert nearest_foe_distance(position(ann()), 0) == 0


def test_whoever_lies_unconscious_is_left_alone_unless_it_would_rise_again() -> None:
    lying, troll = bors((0, -1), status=1, hits=11), beast("troll", BLUE, (0, -1), S, status=1, hits=27)
    assert expected_harm(position(ann(), lying), 0, 1, REAR) == 0.0
    assert expected_harm(position(ann(), troll), 0, 1, REAR) > 1
