"""Declarations and the action of the highest bid."""

import pytest

from affray.referee import Script
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.codes import DEFENDING, DODGING
from affray.systems.foeman.position.answers import Attack
from affray.systems.foeman.position.state import DECLARE, EXECUTE, alter_motion
from affray.systems.foeman.rules.bidding import DEFEND, MOVE, WATCH, bid_refusal
from tests.foeman_tables import FIELD, SE, N, S, ann, bors, cid, dan, declaring

LONGBOW = {"main": "Longbow", "off": ""}


# --- declaring --------------------------------------------------------------------------------------------------------
def test_figures_declare_by_mdx_and_the_highest_bid_acts() -> None:
    table = declaring(ann(), bors())
    assert table.state.order == (0, 1)
    table.do("strike Bors 3 Mace", "strike Ann 4 Cutlass")
    assert table.state.phase == EXECUTE
    table.go(rolls=[[4, 4, 4, 4]], answers=[0])
    assert [figure.body.acted for figure in table.state.figures] == [0, 1]
    assert "Bors acts with the highest bid, 4 dice." in table.english()
    assert "automatic miss" in table.english()


def test_an_attack_that_nobody_listens_to_is_the_same_attack() -> None:
    table = declaring(ann(), bors()).do("strike Bors 3 Mace", "strike Ann 4 Cutlass")
    quiet = SYSTEM.play(Script([[4, 4, 4, 4]], [0]), table.state, SYSTEM.read_answer("go"))
    assert quiet == table.go(rolls=[[4, 4, 4, 4]], answers=[0]).state


def test_a_bonus_does_not_win_a_tie_unless_the_house_says_so() -> None:
    behind = (ann(), bors((0, 1), N, dx=11))
    table = declaring(*behind, options={"tie_uses_bonuses": True})
    table.do("watch", "strike Ann 1").go(rolls=[[0]], answers=[0, 0])
    assert table.figure("Bors").body.acted
    table = declaring(*behind).do("watch", "strike Ann 1").go()
    assert table.figure("Ann").body.acted


def test_an_attack_that_names_no_weapon_uses_the_one_in_hand() -> None:
    table = declaring(ann(), bors()).do("strike Bors 3")
    assert table.state.bids[0].weapon == "Mace"
    assert declaring(ann(**LONGBOW), bors((0, -4))).do("fire Bors 3").state.bids[0].weapon == "Longbow"


@pytest.mark.parametrize(
    ("text", "code", "reason"),
    [
        ("strike Nobody 3", "no_target", "Nobody is no opponent of Ann"),
        ("strike Cid 3", "no_target", "Cid is no opponent of Ann"),
        ("strike Bors 3 Axe", "not_held", "Ann has no Axe ready"),
        ("fire Bors 3", "not_held", "Ann has no weapon for Fire ready"),
        ("strike Bors 0 Mace", "bid", "a bid is 1 to 9 dice, not 0"),
        ("strike Bors 10 Mace", "bid", "a bid is 1 to 9 dice, not 10"),
        ("ready 10", "bid", "a bid is 1 to 9 dice, not 10"),
        ("strike Dan 3 Mace", "range", "a Strike reaches one hex, the target is 3 away"),
        ("hurl Bors 3 Unarmed", "hurl", "a bare hand cannot be Hurled"),
        ("defend shield", "no_shield", "Ann has no ready shield"),
        ("use Oil_Flask Bors", "not_owned", "Ann has no Oil Flask"),
        ("drop shield", "no_shield", "Ann has no ready shield"),
        (
            "cede",
            "not_now",
            "the moves of this round are over; expected a declaration: an option, its target and its dice",
        ),
    ],
)
def test_a_declaration_is_refused_in_one_sentence(text: str, code: str, reason: str) -> None:
    refusal = declaring(ann(), cid((2, 0)), bors(), dan((0, -3))).refusal(text)
    assert (refusal.code, refusal.reason) == (code, reason)
    assert refusal.clauses


def test_no_weapon_defends_an_empty_handed_figure() -> None:
    table = declaring(ann(main=""), bors())
    assert table.why("defend weapon") == "no_weapon"
    assert "strike Bors 9 Unarmed" in table.offered()


def test_an_attack_is_a_strike_jab_hurl_or_fire() -> None:
    from affray.systems.foeman import SYSTEM

    refusal = SYSTEM.refuse(declaring(ann(), bors()).state, Attack(8, "Bors", 3, "Mace"))
    assert refusal is not None
    assert refusal.reason == "expected strike, jab, hurl or fire"


def test_a_figure_that_moved_too_far_may_only_move_and_is_passed_by() -> None:
    table = declaring(ann(moved=True, mmma=10, used=10), bors())
    assert [bid.figure for bid in table.state.bids] == [0]
    table = declaring(ann(moved=True, mmma=10, used=4), bors())
    for text in ("watch", "ready 3"):
        assert table.refusal(text).reason == f"Ann used 4 of 10 Mp: too many for {text.split()[0].capitalize()}"
    assert "strike Bors 3 Mace" in table.offered()


def test_the_dead_and_those_who_gave_up_are_no_targets_and_the_unconscious_are() -> None:
    table = declaring(ann(), bors(), dan((1, -1), prone=True, exh=11), cid((0, 1)))
    assert "strike Dan 3 Mace" in table.offered()
    for gone in (dan((1, -1), prone=True, phys=12), dan((1, -1), gone=True)):
        table = declaring(ann(), bors(), gone)
        assert table.refusal("strike Dan 3 Mace").reason == "Dan is out of the fight"


# --- hands ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("handed", [0, 1])
def test_a_ready_shield_bars_the_front_hex_of_its_own_hand(handed: int) -> None:
    left, right = bors((-1, 0), SE), dan((1, -1), S)
    strong = declaring(ann(handed=handed, off="Small Shield"), left, right)
    swapped = declaring(ann(handed=handed, main="Small Shield", off="Mace"), left, right)
    barred, open_ = ("Bors", "Dan") if handed == 0 else ("Dan", "Bors")
    assert strong.refusal(f"strike {barred} 3 Mace").clauses == ("FM-ARM-07",)
    assert f"strike {open_} 3 Mace" in strong.offered()
    assert swapped.why(f"strike {open_} 3 Mace") == "shield_hand"
    assert f"strike {barred} 3 Mace" in swapped.offered()


def test_a_one_hand_weapon_may_be_gripped_with_both_hands() -> None:
    table = declaring(ann(), bors()).do("strike Bors 3 Mace doubled", "move").go(rolls=[[1, 1, 1], [5]], answers=[0])
    score = next(event for event in table.events if event.code == "score")
    assert (score.data["score"], sum(part.value for part in score.parts)) == (11, 11)
    assert "in both hands" in table.english()


# --- Defend and Dodge -------------------------------------------------------------------------------------------------
def test_defend_works_from_its_declaration_and_cannot_be_taken_back() -> None:
    table = declaring(ann(), bors(), dan((5, -5))).do("defend weapon")
    assert (table.figure("Ann").body.mode, table.figure("Ann").body.acted) == (DEFENDING, 1)
    table.do("strike Ann 9", "watch").go()
    assert table.state.phase == DECLARE
    assert table.state.order == (1, 2)
    table.do("strike Ann 3", "watch").go(rolls=[[2, 2, 2], [3]], answers=[0])
    assert table.figure("Ann").body.defended
    assert "on guard" in table.english()


def test_an_unengaged_defender_dodges_the_first_shot_before_any_blow() -> None:
    table = declaring(bors((0, -4), **LONGBOW), ann(facing=N), dan((5, -5)))
    assert table.state.order == (1, 0, 2)
    table.do("defend none", "fire Ann 3", "watch").go()
    table.do("fire Ann 3", "watch").go(rolls=[[3, 3, 3]], answers=[0])
    assert table.figure("Ann").body.mode == DODGING
    assert "Ann dodges for the rest of the phase." in table.english()


def test_an_engaged_defender_does_not_dodge() -> None:
    table = declaring(ann(), bors((0, -4), **LONGBOW), dan((1, -1)))
    table.do("defend none", "move", "watch").go()
    table.do("fire Ann 3", "watch").go(rolls=[[4, 4, 4]], answers=[0])
    assert table.figure("Ann").body.mode == DEFENDING


def test_a_defender_that_falls_is_on_guard_no_more() -> None:
    table = declaring(ann(exh=10), bors(), dan((1, -1)))
    table.do("defend none", "strike Ann 3", "move").go()
    table.do("strike Ann 4", "move").go(rolls=[[0, 0, 1, 1], [2, 5]], answers=[0, 0])
    felled = table.figure("Ann")
    assert (felled.body.mode, felled.body.item, felled.body.prone, felled.body.felled) == (0, 0, True, True)
    assert "falls unconscious" in table.english() or "is dead" in table.english()


# --- weapons that leave the hand or are emptied -----------------------------------------------------------------------
def test_a_hurled_weapon_lies_in_the_targets_hex_hit_or_miss() -> None:
    table = declaring(ann(main="Javelin"), bors((0, -3)))
    table.do("hurl Bors 3", "move").go(rolls=[[4, 4, 4]], answers=[0])
    assert table.figure("Ann").main == ""
    assert table.state.items == (((0, -3), "Javelin"),)
    assert "the javelin lies in Bors's hex" in table.english()


def test_a_shot_unloads_the_bow_and_takes_from_the_store() -> None:
    table = declaring(ann(**LONGBOW), bors((0, -4))).do("fire Bors 3", "move").go(rolls=[[4, 4, 4]], answers=[0])
    assert (table.figure("Ann").unloaded, table.figure("Ann").shots) == (("Longbow",), 11)
    table.do("move").go()
    table.state = declaring(*table.state.figures).state
    assert table.why("fire Bors 3 Longbow") == "loaded"
    table.do("reload")
    assert table.why("reload") == "not_empty"
    assert "fire Bors 3 Longbow" in table.offered()


def test_a_bow_without_shots_is_not_loaded() -> None:
    table = declaring(ann(shots=0, **LONGBOW), bors((0, -4)))
    assert table.why("fire Bors 3 Longbow") == "loaded"


def test_the_blow_earns_before_the_talent_costs() -> None:
    # A wound earns 4 Ep; the failed throw of the talent costs 4 of them, not of nothing.
    table = declaring(ann(), bors()).do("strike Bors 3", "move")
    table.go(rolls=[[2, 3, 3], [3], [5, 5, 5]], answers=[1])
    earned = next(event for event in table.events if event.code == "earn").data["points"]
    assert isinstance(earned, int)
    assert table.figure("Ann").ep == max(0, earned - 4)
    assert table.codes().index("earn") < table.codes().index("ep")
    assert not table.figure("Ann").body.talent


def test_standing_figures_block_a_hurl_where_the_house_says_so() -> None:
    figures = (ann(main="Javelin"), cid((0, -1)), bors((0, -3)))
    assert "hurl Bors 3 Javelin" in declaring(*figures).offered()
    assert declaring(*figures, options={"figures_block_hurl": True}).why("hurl Bors 3 Javelin") == "blocked"


def test_a_weapon_above_ones_strength_is_forbidden_where_the_house_says_so() -> None:
    figures = (ann(st=10, main="Axe"), bors())
    assert "strike Bors 3 Axe" in declaring(*figures).offered()
    assert declaring(*figures, options={"rq_forbids": "above_st"}).why("strike Bors 3 Axe") == "rq"


def test_a_watcher_gains_aim_when_its_watch_wins_a_cycle() -> None:
    table = declaring(ann(), bors((0, 4)), board=FIELD).do("watch", "watch").go().do("watch").go()
    assert [figure.body.aim for figure in table.state.figures] == [1, 1]
    assert "watches and takes aim" in table.english()


def test_a_fist_beside_a_weapon_is_an_offhand() -> None:
    # Four hit dice less three give one die with either hand; five give two, of which the offhand keeps one.
    for weapon, kept in (("Mace", 1), ("", 2)):
        table = declaring(ann(main=weapon), bors(), cid((5, 0))).do("strike Bors 5 Unarmed", "move", "move")
        table.go(rolls=[[1, 1, 1, 1, 2], [3, 4]], answers=[0])
        damage = next(event for event in table.events if event.code == "damage")
        assert damage.data["kept"] == kept


def test_a_halfling_is_forgiven_its_first_failure_of_the_talent() -> None:
    table = declaring(ann(race="Halfling"), bors(), cid((5, 0))).do("strike Bors 2", "move", "move")
    table.go(rolls=[[4, 4], [4, 4, 4, 4]], answers=[1])
    assert (table.figure("Ann").body.talent, table.figure("Ann").body.free_used) == (True, True)
    assert "Weapon Proficiency: the first failure is ignored" in table.english()


def test_fixed_bids_are_told() -> None:
    faults = [bid_refusal(DEFEND, 8), bid_refusal(WATCH, 2), bid_refusal(MOVE, 1)]
    assert [fault and fault.reason for fault in faults] == [
        "Defend always has 9 dice, not 8: give no number",
        "Watch always has 1 die, not 2: give no number",
        None,
    ]


def test_a_figure_that_moved_a_little_declares_what_is_left() -> None:
    table = declaring(ann(moved=True, mmma=10, used=6, things=("Oil Flask",)), bors(), cid((5, 0)))
    assert table.state.bids[0].option == 0
    table = declaring(ann(moved=True, mmma=10, used=5, things=("Oil Flask",)), bors(), cid((5, 0)))
    assert {text.split()[0] for text in table.offered()} == {"strike", "defend", "move"}


def test_a_position_in_which_the_declarer_may_only_move_offers_that() -> None:
    table = declaring(ann(), bors())
    table.state = alter_motion(table.state, 0, used=10)
    assert table.offered() == ["move"]
