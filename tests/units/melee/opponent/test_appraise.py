"""What actions and inner choices are worth to a computer player."""

import pytest
from msgspec.structs import replace

from affray.core.faces.opponent import PLAIN
from affray.systems.melee.content.codes import (
    ALOFT,
    CHOOSE_ADVANCE,
    CHOOSE_AGREE,
    CHOOSE_FACING,
    CHOOSE_GIVE_WAY,
    CHOOSE_STANCE,
    DODGE,
    HTH_ATTACK,
    MOVE,
    PRONE,
    SHIFT_DEFEND,
    SHOOT,
    UNCONSCIOUS,
)
from affray.systems.melee.opponent.appraise import act_value
from affray.systems.melee.position.answers import Enter, Wake, Word
from affray.systems.melee.position.state import PLACE, SUMMONED, Active, DealtHits
from tests.units.melee.minds import best, inner, values
from tests.units.melee.positions import (
    BLUE,
    N,
    S,
    Table,
    acting,
    ann,
    beast,
    board,
    bors,
    cid,
    dan,
    man,
    moving,
    position,
    retreating,
)

BOW = {"ready": ("longbow",), "slung": ("shortsword",), "option": SHOOT}


# --- blows and shots --------------------------------------------------------------------------------------------------
def test_whoever_can_strike_strikes_and_rather_from_behind() -> None:
    front, behind = values(acting(ann(), bors())), values(acting(ann(), bors((0, -1), N)))
    assert best(acting(ann(), bors())) == "strike Bors broadsword"
    assert behind["strike Bors broadsword"] > front["strike Bors broadsword"] > 0


def test_the_foe_that_can_be_put_out_is_struck_first() -> None:
    weak = dan((1, -1), hits=9)
    assert best(acting(ann(), bors(), weak)) == "strike Dan broadsword"


def test_an_archer_shoots_past_no_friend_while_another_target_stands_free() -> None:
    found = values(acting(ann((0, 3), N, **BOW), cid((0, 1), hits=1), bors((0, -3)), dan((3, 0))))
    assert found["shoot Dan longbow"] > found["shoot Bors longbow"]


def test_a_weapon_is_thrown_only_where_the_blow_is_worth_its_loss() -> None:
    found = values(acting(ann((0, 0), ready=("spear",)), bors((0, -1))))
    assert found["strike Bors spear"] > found["throw Bors spear"]


def test_two_blows_are_worth_more_than_one_to_a_good_fencer() -> None:
    fencer = ann(dx=17, ready=("rapier", "main_gauche"))
    found = values(acting(fencer, bors()))
    assert found["strike Bors rapier twin"] > found["strike Bors rapier"]


def test_a_sweep_counts_friends_against_it() -> None:
    alone = values(acting(ann(dx=16, ready=("two_handed_sword",), st=14), bors(), dan((1, -1))))
    friend = values(acting(ann(dx=16, ready=("two_handed_sword",), st=14), bors(), cid((1, -1))))
    assert alone["sweep two_handed_sword"] > 0 > friend["sweep two_handed_sword"]


def test_a_swordsman_does_not_throw_himself_on_a_swordsman_but_a_strong_one_grips_the_weak() -> None:
    found = values(acting(ann(), bors((0, -1), N)))
    assert found["enter N Bors"] < found["strike Bors broadsword"]
    table = acting(ann(st=20, ready=()), bors((0, -1), N, posture=PRONE, ready=(), st=6))
    assert values(table)["enter N Bors"] > values(table)["pass"]


def test_nobody_enters_a_hex_that_it_may_not() -> None:
    state = acting(ann(), bors(dx=15)).state
    assert act_value(state, 0, Enter(N, "Bors"), PLAIN) == -50.0


# --- other actions ----------------------------------------------------------------------------------------------------
def test_whoever_lies_stands_up() -> None:
    assert best(acting(ann(posture=PRONE), bors((0, -4)))) == "stand"


def test_whoever_cannot_strike_guards_itself() -> None:
    table = acting(ann(ready=(), st=4, option=SHIFT_DEFEND), bors())
    assert best(table) == "defend"
    archer = bors((0, -4), dx=15, ready=("longbow",))
    assert best(acting(ann(dx=16, option=DODGE), archer)) == "dodge"


def test_a_dropped_sword_is_picked_up() -> None:
    table = acting(ann(ready=(), option=MOVE), bors((0, -4)), items=(((0, 0), "broadsword"),))
    assert best(table) == "take broadsword"


def test_a_shield_that_lies_about_tempts_only_the_unarmed() -> None:
    table = acting(ann(option=MOVE), bors((0, -4)), items=(((0, 0), "small"),))
    assert values(table)["take small"] < 0


def test_an_archer_who_is_engaged_draws_his_sword_and_a_free_one_takes_his_bow() -> None:
    assert best(acting(ann(**{**BOW, "option": SHIFT_DEFEND}, fired=True), bors())) == "hold shortsword"
    afar = acting(ann(ready=("shortsword",), slung=("longbow",), option=MOVE), bors((0, -9)), ground=board(10))
    assert best(afar) == "hold longbow"


def test_the_fallen_are_left_alone_while_others_stand() -> None:
    fallen = bors((0, -1), status=UNCONSCIOUS, hits=11, posture=PRONE)
    assert best(acting(ann(), fallen, dan((3, 3)))) != "strike Bors broadsword"


def test_whoever_has_nothing_to_strike_with_would_rather_be_out_of_reach() -> None:
    table = acting(ann(ready=(), st=4, dx=15), bors())
    found = values(table)
    assert found["disengage S"] > found["disengage NE"]
    assert values(acting(ann(dx=15), bors()))["disengage S"] < 0


def test_a_sleeping_friend_is_worth_waking() -> None:
    assert act_value(position(ann(), bors()), 0, Wake("Cid"), PLAIN) > act_value(
        position(ann(), bors()), 0, Word("pass"), PLAIN
    )


def test_whoever_is_bound_struggles() -> None:
    table = acting(ann((0, 0), option=MOVE), bors((0, -5), dx=5), spells=(Active("rope", 1, 1, 0),))
    assert best(table) == "struggle"


def test_in_the_hex_of_a_foe_daggers_are_drawn_and_the_weaker_would_rather_leave() -> None:
    grip = {"posture": PRONE, "option": HTH_ATTACK, "ready": ()}
    table = acting(ann((0, 0), slung=("dagger",), **grip), bors((0, 0), **grip))
    assert values(table)["draw"] > 0
    weak = acting(ann((0, 0), st=5, **grip), bors((0, 0), st=30, dx=10, **grip))
    strong = acting(ann((0, 0), st=30, **grip), bors((0, 0), st=5, dx=10, **grip))
    assert values(weak)["leave"] > values(strong)["leave"]


def test_whoever_can_do_nothing_waits_for_an_opening() -> None:
    assert best(acting(ann(), bors((0, -5), S))) == "wait"
    hurt = values(acting(ann(turn_hits=2), bors((0, -5), S)))
    assert hurt["wait"] == hurt["pass"] == 0.0


# --- before the action phase ------------------------------------------------------------------------------------------
def test_a_side_would_rather_move_last() -> None:
    table = Table(position(ann(), bors((0, -5)), phase=PLACE))
    assert best(table) == "place 2"


def test_the_nearest_to_a_foe_moves_first_and_nobody_is_left_standing() -> None:
    state = position(ann((0, 4)), cid((0, 1)), bors((0, -3)))
    table = Table(state).go().go([[6], [1]]).do("place 1")
    assert best(table) == "figure Cid"
    assert values(table)["end"] == -50.0


def test_a_flier_comes_down_to_the_weak_and_stays_above_the_strong() -> None:
    gargoyle = beast("gargoyle", BLUE, (0, -3), S, flight=ALOFT, moved=True)

    def low(st: int, dx: int, armor: str) -> float:
        table = moving(ann((0, 0), st=st, dx=dx, armor=armor, ready=("halberd",) if st > 12 else ()), gargoyle)
        assert table.asked() == "height Gargoyle"
        assert values(table)["high"] == 0.0
        return values(table)["low"]

    assert low(9, 8, "none") > 0 > low(30, 18, "plate")


# --- after the actions ------------------------------------------------------------------------------------------------
def test_a_foe_is_driven_into_the_fire() -> None:
    hit = ann(dealt=(DealtHits(1, 3, 3, 0),))
    table = retreating(hit, bors(), ground=board(fire=(0, -2)))
    assert best(table) == "retreat Bors by Ann N"
    assert values(table)["pass"] == 0.0


def test_a_foe_with_no_way_to_go_is_forced_all_the_same() -> None:
    hit = ann(dealt=(DealtHits(1, 3, 3, 0),))
    ground = board(wall=(0, -2), wall2=(1, -2), wall3=(-1, -1), wall4=(1, -1), wall5=(-1, 0))
    table = retreating(hit, bors(), ground=ground)
    assert values(table) == {"retreat Bors by Ann": 2.0, "pass": 0.0}


# --- inner choices ----------------------------------------------------------------------------------------------------
def test_a_figure_turns_to_its_foes() -> None:
    state = position(ann((0, 0)), bors((0, -1)), dan((0, 0)))
    found = inner(state, 0, CHOOSE_FACING, 5, (63, 0, 0))
    assert max(range(6), key=lambda facing: found[facing]) in (5, N, 1)
    assert min(found) == found[S]


def test_a_swordsman_follows_up_and_an_archer_stays() -> None:
    about = (3, 0, 0)
    stays, follows = inner(position(ann(), bors((0, -2))), 0, CHOOSE_ADVANCE, 1, about)
    assert follows > stays == 0.0
    assert inner(position(ann(**{**BOW, "st": 6}), bors((0, -2))), 0, CHOOSE_ADVANCE, 1, about)[1] < 0
    assert inner(position(ann()), 0, CHOOSE_ADVANCE, 1, about)[1] < 0


def test_an_enemy_is_refused_whatever_it_asks() -> None:
    assert inner(position(ann(), bors()), 0, CHOOSE_AGREE, 1) == (1.0, 0.0)


def test_whoever_is_about_to_be_struck_guards_itself_if_its_own_blow_is_worth_less() -> None:
    guard = inner(position(ann(ready=(), st=4), bors()), 0, CHOOSE_STANCE, 1)
    strike = inner(position(ann(dx=16), bors(hits=8, dx=8)), 0, CHOOSE_STANCE, 1)
    assert guard[1] > guard[0] == strike[0] == 0.0 > strike[1]


def test_where_nothing_tells_answers_apart_all_are_alike() -> None:
    assert inner(position(ann(), bors()), 0, CHOOSE_GIVE_WAY, 2) == (0.0, 0.0, 0.0)


# --- what cannot be seen ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("life", [2, 3])
def test_an_illusion_looks_like_a_creature_called(life: int) -> None:
    wolf = beast("wolf", BLUE, (0, -1), S, life=SUMMONED, maker=1, dx=5)
    maker = man("Bors", BLUE, (0, -4), S, spells=("illusion", "summon_wolf"), dx=5)
    seen = values(acting(ann(), maker, wolf))
    assert values(acting(ann(), maker, replace(wolf, life=life))) == seen


def test_whoever_meets_a_good_guard_strikes_all_the_same() -> None:
    guarded = bors((0, -1), ready=("dagger",), stance=2, dx=9, armor="leather")
    assert best(acting(ann(ready=("dagger",)), guarded)) == "strike Bors dagger"


def test_nobody_guards_himself_for_ever() -> None:
    goblin = ann(st=8, ready=("dagger",), option=SHIFT_DEFEND, dx=13)
    assert best(acting(goblin, bors(armor="leather"))) == "defend"
    assert best(acting(goblin, bors(armor="leather"), turn=60)) in ("strike Bors dagger", "enter N Bors")
