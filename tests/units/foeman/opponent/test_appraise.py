"""What answers are worth to a computer player."""

import pytest
from msgspec.structs import replace

from affray.core import Question
from affray.referee import ChoiceNeeded
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.codes import (
    CHOOSE_CONSENT,
    CHOOSE_PLACE,
    CHOOSE_PROFICIENCY,
    CHOOSE_REROLL,
    CHOOSE_WAIVE,
    STRIKE,
)
from affray.systems.foeman.content.house_rules import PLAIN
from affray.systems.foeman.opponent.judgement import EXACT
from affray.systems.foeman.opponent.places_to_go import penalty_chances, reachable_walks, turned_worth
from affray.systems.foeman.opponent.scene import is_weapon_for, repeats, scene_of, spot_at
from affray.systems.foeman.opponent.worth import coming_threat, kinds_at, place_worth, threat_from, threat_to
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import CHOOSE_SIDE, PICK, READYING, Board, Figure, State
from affray.systems.foeman.rules.bidding import STRIKE_OPTION
from affray.systems.foeman.turn.aiming import target_of
from affray.systems.foeman.turn.steps import walk_of
from tests.foeman_tables import (
    FIELD,
    SE,
    SW,
    N,
    S,
    Table,
    ann,
    bors,
    cid,
    dan,
    declaring,
    on_the_move,
    position,
    retreating,
)


def values(table: Table) -> dict[str, float]:
    """Each listed answer with its worth."""
    question = SYSTEM.question(table.state)
    assert question is not None
    return dict(zip(table.offered(), SYSTEM.opponents.appraise(table.state, question), strict=True))


def best(table: Table) -> str:
    """The answer that looks best."""
    found = values(table)
    return max(found, key=lambda text: found[text])


def inner(state: State, what: int, most: int, x: int = 0, y: int = 0, z: int = 0) -> tuple[float, ...]:
    """What the numbers of an inner choice are worth."""
    return SYSTEM.opponents.appraise(state, SYSTEM.choice(state, ChoiceNeeded(0, what, most, x, y, z)))


# --- where to go ------------------------------------------------------------------------------------------------------
def test_a_figure_makes_for_its_foe() -> None:
    found = values(on_the_move(ann((0, 3), main="Broadsword"), bors((0, -2), N)))
    assert found["step N"] > found["stop"]
    assert found["step N"] > found["step S"]
    assert found["fall"] < found["stop"]


def test_a_figure_turns_to_a_foe_at_its_back() -> None:
    found = values(on_the_move(ann((0, 0), S), bors((0, -1), N)))
    assert found["face N"] > found["stop"]


def test_a_way_round_an_obstacle_counts() -> None:
    wall = dict.fromkeys(((-1, 0), (0, 0), (1, -1), (1, 0), (-1, 1)), "object")
    table = on_the_move(ann((0, 2)), bors((0, -3), S), board=Board({**FIELD.ground, **wall}))
    assert best(table).startswith("step")


def test_an_attempt_is_weighed_and_a_turn_under_pressure_costs() -> None:
    found = values(on_the_move(ann((0, 1)), bors((0, 0), N)))
    assert found["enter N Bors"] < found["stop"]
    engaged = values(on_the_move(ann(facing=S), bors()))
    assert engaged["face SE"] != engaged["stop"]


def test_a_hard_turn_costs_by_what_its_throw_may_cost() -> None:
    def cost(iq: int) -> float:
        state = on_the_move(ann((0, 1), iq=iq), bors((0, 0), S)).state
        scene, walk = scene_of(state, 0), walk_of(state)
        free, hard = (turned_worth(EXACT, scene, walk, 1, is_hard=is_hard) for is_hard in (False, True))
        return free - hard

    assert cost(7) > cost(10) > cost(14) > 0.0
    assert sum(chance for _, chance in penalty_chances(4, 8, 10, 0, PLAIN)) == pytest.approx(1.0)
    assert {penalty for penalty, _ in penalty_chances(4, 8, 10, 0, PLAIN)} == {0, -1, -2}


def test_a_swordsman_who_can_still_come_is_feared_more_than_an_archer() -> None:
    def feared(foe: Figure) -> float:
        scene = scene_of(position(ann((0, 0)), foe), 0)
        return coming_threat(EXACT.odds, scene, spot_at(scene, (0, 0)).foes[0])

    assert feared(bors((0, -3))) > feared(bors((0, -3), main="Longbow"))
    assert feared(bors((0, -3), moved=True)) == feared(bors((0, -20))) == 0.0


def test_a_foe_in_the_same_hex_is_neither_in_front_nor_behind() -> None:
    def turned(state: State, facing: int) -> State:
        return replace(state, figures=(replace(state.figures[0], facing=facing), *state.figures[1:]))

    alone = position(ann(), bors((0, 0)))
    assert place_worth(EXACT, turned(alone, N), 0) == place_worth(EXACT, turned(alone, S), 0)
    both = position(ann(), bors((0, 0)), dan((0, 2)))
    assert place_worth(EXACT, turned(both, N), 0) < place_worth(EXACT, turned(both, S), 0)


def test_the_near_move_first_and_a_side_would_rather_move_second() -> None:
    state = position(ann((0, 4)), cid((0, 0)), bors((0, -4)), phase=PICK, side=0, ranking=(0, 1))
    assert best(Table(state)) == "figure Cid"
    far = position(ann((0, 4)), cid((0, 3)), bors((0, -4)), phase=CHOOSE_SIDE, side=0, ranking=(0, 1))
    assert best(Table(far)) == "cede"


def test_a_retreat_is_weighed_against_content() -> None:
    found = values(retreating(ann(), bors(was_hurt_by=(0,))))
    assert found["pass"] == 0.0
    assert len(set(found.values())) > 2


# --- what to do -------------------------------------------------------------------------------------------------------
def test_a_blow_at_a_foe_in_front_beats_watching() -> None:
    assert best(declaring(ann(), bors())).startswith("strike Bors")
    assert best(declaring(ann(main="Longbow"), bors((0, -4)))).startswith("fire Bors")


def test_with_nobody_in_reach_a_figure_watches() -> None:
    assert best(declaring(ann(main="Broadsword"), bors((0, -4)))) == "watch"


def test_a_weak_figure_in_danger_rates_a_defence() -> None:
    found = values(declaring(ann(off="Small Shield"), bors(), dan((1, -1))))
    assert min(found["defend shield"], found["defend weapon"]) > found["defend none"] > found["watch"]
    assert found["drop shield"] < found["move"]


def test_a_guard_is_worth_what_it_spares_of_a_blow_that_may_still_come() -> None:
    def guard(own: Figure, foe: Figure) -> float:
        return values(declaring(own, foe))["defend weapon"]

    healthy, hurt = guard(ann(dx=14), bors()), guard(ann(dx=14, phys=8), bors())
    assert hurt > healthy > 0.0
    assert guard(ann(dx=14), bors(acted=1)) < 0.0


def test_a_hopeless_blow_is_less_than_a_guard() -> None:
    hampered = ann(phys=8, was_big_hit=1, was_battered=1, pivot=-2, main="Broadsword")
    table = declaring(hampered, bors(off="Large Shield", armor="Chainmail", dx=14)).do("strike Ann 4")
    assert best(table).startswith("defend")


def test_the_last_weapon_is_not_lightly_thrown() -> None:
    only = values(declaring(ann(main="Javelin"), bors((0, -3))))["hurl Bors 3 Javelin"]
    spare = values(declaring(ann(main="Javelin", carried=("Mace",)), bors((0, -3))))["hurl Bors 3 Javelin"]
    assert only < spare


def test_the_fallen_are_left_alone_and_dice_that_cannot_wound_are_not_bid() -> None:
    table = declaring(ann(main="Broadsword"), bors(phys=11, prone=True), dan((1, -1)))
    found = values(table)
    assert max(value for text, value in found.items() if text.startswith("strike Bors")) < found["watch"]
    assert found["strike Dan 2 Broadsword"] < found["watch"] < found["strike Dan 4 Broadsword"]


def test_nobody_draws_with_the_wrong_hand() -> None:
    kit = ann(main="", carried=("Dagger", "Small Shield"))
    assert best(Table(position(kit, bors(), phase=READYING, actor=0))) == "hold Dagger Small_Shield"


def test_a_side_lets_the_other_one_move_first() -> None:
    near = position(ann((0, 2)), bors((0, -1)), phase=CHOOSE_SIDE, side=0, ranking=(0, 1))
    assert best(Table(near)) == "cede"


def test_a_knife_goes_for_a_long_weapon_hand_to_hand() -> None:
    def open_to(foe: Figure) -> dict[str, float]:
        return values(on_the_move(ann((0, 1), main="Dagger"), foe, options={"enter_opponent_hex": True}))

    found = open_to(bors((0, 0), S, dx=8, main="Pikeaxe"))
    assert found["enter N Bors"] > found["stop"]
    found = open_to(bors((0, 0), S, dx=14, main="Dagger"))
    assert found["enter N Bors"] < max(found.values())


def test_a_way_that_ends_in_an_entry_is_weighed_by_it() -> None:
    table = on_the_move(ann((0, 2), main="Dagger", st=16), bors((0, 0), N, dx=8, main="Pikeaxe"))
    assert best(table).startswith("step")


def test_a_way_back_is_not_weighed() -> None:
    table = on_the_move(ann((0, 3)), bors((0, -3)))
    assert values(table)["step S"] > -50
    assert values(table.do("step N"))["step S"] < -50
    backwards = on_the_move(ann((0, 3), S), bors((0, -3))).do("step N")
    assert values(backwards)["step S"] < -50


def test_a_long_fight_makes_bold() -> None:
    state = position(ann(), bors())
    assert place_worth(EXACT, replace(state, round=40), 0) > place_worth(EXACT, state, 0)


def talent(own: Figure, *others: Figure, dice: int = 4) -> float:
    """What the talent is worth for a blow at Bors."""
    spared, used = inner(declaring(own, *others).do(f"strike Bors {dice}").state, CHOOSE_PROFICIENCY, 1)
    assert spared == 0.0
    return used


def test_the_talent_is_kept_from_hopeless_blows_for_good_ones() -> None:
    good, hampered, hopeless = (
        talent(ann(main="Broadsword", **cost), bors(acted=1))
        for cost in ({}, {"pivot": -2}, {"was_big_hit": 1, "was_battered": 1})
    )
    assert good > hampered > 0.0 > hopeless
    assert talent(ann(main="Broadsword"), bors(acted=1), dice=9) < 0.0
    assert talent(ann(main="Broadsword"), bors(acted=1), dice=2) < 0.0


def test_the_talent_is_worth_nothing_once_the_fight_is_over() -> None:
    own, weak = ann(main="Broadsword", dx=9), bors(phys=8, acted=1)
    assert talent(own, weak) > talent(own, weak, dan((2, 0), acted=1))


def test_who_cannot_lose_the_talent_uses_it() -> None:
    free, spent = (
        talent(ann(main="Broadsword", race="Halfling", was_big_hit=1, was_battered=1, free_used=used), bors(acted=1))
        for used in (0, 1)
    )
    assert free > 0.0 > spent


def test_quick_odds_judge_the_talent_much_alike() -> None:
    state = declaring(ann(main="Broadsword"), bors(acted=1)).do("strike Bors 4").state
    asked = SYSTEM.choice(state, ChoiceNeeded(0, CHOOSE_PROFICIENCY, 1, 0, 0, 0))
    assert SYSTEM.opponents.quick().appraise(state, asked) == pytest.approx(
        SYSTEM.opponents.appraise(state, asked), abs=0.2
    )


def test_empty_hands_reach_for_a_weapon_and_full_ones_do_not() -> None:
    bare = values(declaring(ann(main="", carried=("Mace",)), bors((0, -4))))
    assert bare["ready 1"] > bare["watch"]
    armed = values(declaring(ann(), bors((0, -4))))
    assert armed["ready 1"] > armed["ready 9"]
    assert armed["ready 1"] < 0


def test_items_are_used_where_they_help() -> None:
    owner = ann(exh=5, things=("Healing Draught", "Oil Flask"))
    found = values(declaring(owner, bors((0, -4))))
    assert found["use Healing_Draught"] > found["watch"]
    assert found["use Oil_Flask Bors"] > found["watch"]
    empty = ann(main="Longbow", unloaded=("Longbow",))
    assert best(declaring(empty, bors((0, -4)))) == "reload"


def test_hands_are_filled_with_the_better_things() -> None:
    kit = ("Broadsword", "Small Shield", "Longbow")
    near = position(ann(main="", carried=kit), bors(), cid((1, 0)), phase=READYING, actor=0)
    assert best(Table(near)) == "hold Broadsword Small_Shield"
    far = replace(near, figures=(near.figures[0], bors((0, -6)), near.figures[2]))
    assert best(Table(far)) == "hold Longbow -"
    found = values(Table(replace(near, items=(((0, 0), "Axe"),))))
    assert found["give Broadsword to Cid"] < found["done"]
    spent = replace(near.figures[0], shots=0, unloaded=("Longbow",))
    assert best(Table(replace(far, figures=(spent, *far.figures[1:])))) == "hold Broadsword Small_Shield"
    unarmed = position(ann(main=""), bors(), phase=READYING, actor=0, items=(((0, 0), "Axe"),))
    assert best(Table(unarmed)) == "take Axe"


# --- inner choices ----------------------------------------------------------------------------------------------------
def test_inner_choices_have_a_steady_answer() -> None:
    state = position(ann(), bors())
    assert inner(state, CHOOSE_WAIVE, 1) == (1.0, 0.0)
    assert inner(state, CHOOSE_CONSENT, 1) == (1.0, 0.0)
    assert inner(state, CHOOSE_PLACE, 2) == (0.0, 0.0, 0.0)
    assert inner(state, CHOOSE_REROLL, 2, 1, 20, 3) == (0.0, 0.0, 1.0)
    assert inner(state, CHOOSE_REROLL, 2, 9, 9, 3) == (1.0, 0.0, 0.0)


def test_a_question_of_no_known_kind_leaves_all_alike() -> None:
    asked: Question[Answer] = Question(0, "weather", answers=(SYSTEM.read_answer("move"), SYSTEM.read_answer("cede")))
    assert SYSTEM.opponents.appraise(position(ann(), bors()), asked) == (0.0, 0.0)


def test_only_an_opponent_of_a_known_name_sits_down() -> None:
    state = declaring(ann(), bors()).state
    question, opponent = SYSTEM.question(state), SYSTEM.opponents.kept("greedy-1")
    assert question is not None and opponent is not None
    assert opponent.candidates(state, question) == question.answers
    assert SYSTEM.opponents.kept("nobody") is None


@pytest.mark.parametrize(("steps", "kinds"), [(0, 1), (1, 2), (2, 3), (5, 2)])
def test_some_kinds_of_attack_reach_each_distance(steps: int, kinds: int) -> None:
    assert len(kinds_at(steps)) == kinds


def test_weapons_are_made_for_some_kinds_of_attack() -> None:
    made = {arm: [is_weapon_for(kind, arm) for kind in range(4)] for arm in ("Unarmed", "Mace", "Javelin", "Longbow")}
    assert made == {
        "Unarmed": [True, False, False, False],
        "Mace": [True, False, True, False],
        "Javelin": [True, True, True, False],
        "Longbow": [False, False, False, True],
    }


# --- house rules ------------------------------------------------------------------------------------------------------
def test_a_step_past_the_fallen_costs_more_where_passing_does() -> None:
    def cost(*, passage: bool) -> int:
        state = on_the_move(ann((0, 3)), bors((0, 2), N, prone=True), options={"passage_sv": passage}).state
        return min(walk[2] for walk in reachable_walks(scene_of(state, 0), state) if walk[0] == (0, 2))

    assert cost(passage=True) > cost(passage=False)


def test_who_has_not_left_hand_to_hand_has_no_way_to_go() -> None:
    state = on_the_move(ann((0, 0)), bors((0, 0))).state
    assert reachable_walks(scene_of(state, 0), state) == {}


def test_a_blow_that_repeats_the_last_one_is_known_where_that_matters() -> None:
    for repeat in (False, True):
        state = position(ann(was_option=STRIKE_OPTION), bors(), options={"repeat_action_roll": repeat})
        assert [repeats(scene_of(state, 0), STRIKE, steps) for steps in (0, 1)] == [int(repeat), 0]


def test_whom_the_limit_of_strength_binds_only_while_engaged_is_feared_more_unengaged() -> None:
    def feared(facing: int) -> float:
        foe = bors((0, -1), S, st=8, main="Greatsword")
        scene = scene_of(position(ann(), foe, options={"cap_scope": "player_engaged"}), 0)
        near = spot_at(scene, (0, 0)).foes[0]
        return threat_from(EXACT.odds, scene, spot_at(scene, (0, 0)), near, (0, 0), facing, (0, 0))

    assert feared(S) > feared(N)


def test_a_foe_cannot_strike_through_the_hand_of_its_shield() -> None:
    found = [
        threat_to(EXACT, position(ann((0, 1)), bors((0, 0), facing, off="Small Shield")), 0, 1, target_of(ann((0, 1))))
        for facing in (SE, S, SW)
    ]
    assert min(found) == 0.0 < max(found)
