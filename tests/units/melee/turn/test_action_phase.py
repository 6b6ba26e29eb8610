"""Actions: under which option they are taken, waiting, passing, and the nine turns of a published fight."""

import pytest
from msgspec.structs import replace

from affray.systems.melee.content.codes import (
    CHARGE,
    DEFENDING,
    DODGE,
    DODGING,
    KNEELING,
    NO_STANCE,
    PRONE,
    SHIFT_ATTACK,
    UNCONSCIOUS,
)
from affray.systems.melee.position.figures import standing_adj_dx
from affray.systems.melee.position.state import NO_OPTION, Active, with_fields
from tests.units.melee.positions import BLUE, RED, N, S, Table, acting, ann, beast, board, bors, cid, dan, man, position

MISS = [5, 5, 6]
NEAR, FAR = bors((0, -1), dx=9), bors((0, -6), dx=9)


# --- options ----------------------------------------------------------------------------------------------------------
def test_a_figure_may_switch_to_dodge_or_defend_at_its_place() -> None:
    dodges = acting(ann(), FAR).do("dodge").figure("Ann")
    assert (dodges.body.stance, dodges.turn.option) == (DODGING, DODGE)
    defends = acting(ann(), NEAR).do("defend").figure("Ann")
    assert defends.body.stance == DEFENDING
    assert acting(ann(), FAR).why("defend") == "option"


def test_a_figure_that_passes_keeps_its_dodge() -> None:
    table = acting(ann(option=DODGE, stance=DODGING), FAR).do("pass")
    assert (table.figure("Ann").body.stance, table.figure("Ann").body.acted) == (DODGING, True)


def test_a_defence_that_cost_a_die_is_the_action() -> None:
    guard = ann(dx=10, option=10, stance=DEFENDING)
    table = acting(guard, bors((0, -1))).do("strike Ann shortsword", rolls=[[4, 4, 4, 4]])
    assert table.offered() == ["go"]
    free = acting(guard, bors((0, -3))).do("pass")
    assert free.asked() == "act Ann"


def test_whatever_is_no_action_is_refused() -> None:
    table = acting(ann(), FAR)
    assert table.why("draw") == table.why("leave") == table.why("disengage N") == "option"
    assert table.why("enter N Bors") == "reach"
    assert table.why("retreat Bors by Ann N") == "option"


def test_a_figure_disengages_to_a_vacant_hex() -> None:
    table = acting(ann(), NEAR, cid((0, 1), dx=7))
    assert [text for text in table.offered() if text.startswith("disengage")] == [
        "disengage NE",
        "disengage SE",
        "disengage SW",
        "disengage NW",
    ]
    assert table.why("disengage S") == "held"
    table.do("disengage SE", answers=[S])
    assert (table.figure("Ann").facing, table.asked()) == (S, "act Bors")


def test_an_airborne_foe_that_does_not_meet_the_ground_has_no_claim() -> None:
    flier = beast("gargoyle", BLUE, (1, -1), 4, dx=8, flight=2)
    table = acting(ann(), NEAR, flier).do("disengage S", answers=[0])
    left = table.figure("Ann").turn.left
    assert left is not None and left.foes == (1,)


# --- waiting ----------------------------------------------------------------------------------------------------------
def test_a_figure_with_an_option_to_attack_waits_for_an_opening() -> None:
    table = acting(ann(), FAR).do("wait")
    assert (table.figure("Ann").turn.waits, table.figure("Ann").turn.option, table.figure("Ann").body.acted) == (
        True,
        CHARGE,
        True,
    )
    assert acting(ann(option=DODGE, stance=DODGING), FAR).why("wait") == "wait"
    assert acting(ann(walked=2, moved=True, option=CHARGE, pace=10), FAR).why("wait") == "wait"


def test_a_turn_waited_gives_one_and_two_give_two() -> None:
    for waited, bonus in ((1, 1), (3, 2)):
        table = acting(ann(waited=waited), NEAR).do("strike Bors broadsword", rolls=[MISS])
        assert {part.label: part.value for part in table.events_of("attack")[0].parts}["waiting"] == bonus
        assert table.figure("Ann").waited == 0


# --- positions of the attacker ----------------------------------------------------------------------------------------
def parts(table: Table) -> dict[str, int]:
    """The adjDX of the last attack told, by the reasons."""
    return {part.label: part.value for part in table.events_of("attack")[-1].parts}


def test_a_pole_weapon_that_stood_still_is_set_against_a_charge() -> None:
    charger = bors((0, -1), dx=9, option=CHARGE, walked=3, moved=True, pace=9)
    lancer = ann(ready=("spear",))
    table = acting(lancer, charger).do("strike Bors spear", rolls=[MISS])
    assert parts(table) == {"DX": 12, "set pole weapon": 2}
    moved = acting(with_fields(lancer, walked=1, moved=True, option=CHARGE, pace=10), charger)
    assert "set pole weapon" not in parts(moved.do("strike Bors spear", rolls=[MISS]))
    stood = acting(lancer, NEAR).do("strike Bors spear", rolls=[MISS])
    assert "set pole weapon" not in parts(stood)


def test_a_charge_of_three_hexes_doubles_where_the_house_says_so() -> None:
    charger = bors((0, -1), dx=9, option=CHARGE, walked=3, moved=True, pace=9)
    table = acting(ann(ready=("spear",)), charger, options={"pole_charge_double": True})
    assert table.do("strike Bors spear", rolls=[[3, 3, 4], [3]]).figure("Bors").body.hits == 8
    own = acting(
        ann(ready=("spear",), walked=3, moved=True, option=CHARGE, pace=10), NEAR, options={"pole_charge_double": True}
    )
    assert own.do("strike Bors spear", rolls=[[3, 3, 4], [3]]).figure("Bors").body.hits == 8


def test_a_pole_weapon_jabs_at_two_hexes_where_the_house_says_so() -> None:
    two_off = bors((0, -2), dx=9)
    assert acting(ann(ready=("spear",)), two_off).why("strike Bors spear") == "reach"
    table = acting(ann(ready=("spear",)), two_off, options={"pole_jab": True}).do("strike Bors spear", rolls=[MISS])
    assert parts(table) == {"DX": 12}


def test_where_one_stands_and_has_moved_costs_dx() -> None:
    body = dan((0, 0), status=UNCONSCIOUS, posture=PRONE, hits=11)
    table = acting(ann(broken_ground=True), NEAR, body, ground=board(fire=(0, 0)))
    table.do("strike Bors broadsword", rolls=[MISS])
    assert parts(table) == {"DX": 12, "standing in fire": -2, "standing on a body": -2, "broken ground": -2}
    dark = acting(ann(), NEAR, ground=board(shadow=(0, 0), shadow2=(0, -1))).do("strike Bors broadsword", rolls=[MISS])
    assert parts(dark) == {"DX": 12, "target in shadow": -4, "shadow": -6}
    through = acting(ann(ready=("longbow",)), bors((0, -4), dx=9), ground=board(shadow=(0, -2)))
    assert parts(through.do("shoot Bors longbow", rolls=[MISS])) == {"DX": 12, "shadow": -6}


def test_a_blow_from_the_side_or_rear_is_easier_and_shields_stop_only_to_the_front() -> None:
    foe = bors((0, -1), N, dx=9, st=13, shield="tower", shield_ready=True, armor="leather")
    rear = acting(ann(), foe).do("strike Bors broadsword", rolls=[[5, 5, 5], [4, 4]])
    assert (parts(rear), rear.figure("Bors").body.hits) == ({"DX": 12, "rear hex": 4}, 6)
    front = acting(ann(), replace(foe, facing=S)).do("strike Bors broadsword", rolls=[[3, 3, 4], [4, 4]])
    assert front.figure("Bors").body.hits == 3
    lying = acting(ann(), bors((0, -1), dx=9, posture=PRONE)).do("strike Bors broadsword", rolls=[MISS])
    assert parts(lying) == {"DX": 12, "rear hex": 4}


def test_a_main_gauche_in_the_off_hand_stops_a_hit_from_the_front() -> None:
    foe = bors((0, -1), dx=9, ready=("shortsword", "main_gauche"))
    assert acting(ann(), foe).do("strike Bors broadsword", rolls=[[3, 3, 4], [4, 4]]).figure("Bors").body.hits == 7


# --- actions of those who cannot --------------------------------------------------------------------------------------
def test_kneeling_figures_strike_nobody() -> None:
    assert acting(ann(posture=KNEELING), NEAR).why("strike Bors broadsword") == "option"


def test_a_figure_without_an_option_has_switched_nothing() -> None:
    table = acting(ann(moved=True, option=NO_OPTION, state=1, pace=10), NEAR).do("strike Bors broadsword", rolls=[MISS])
    assert (table.events_of("switches"), table.figure("Ann").turn.option) == ([], SHIFT_ATTACK)


# --- nine turns -------------------------------------------------------------------------------------------------------
A = man("A", RED, (0, 0), N, dx=12, armor="chainmail", shield="large", shield_ready=True, ready=("shortsword",))
B = man("B", BLUE, (0, -5), S, st=14, dx=10, ready=("longbow",), slung=("two_handed_sword",))


def turn(table: Table, a: tuple[str, ...], b: tuple[str, ...], winner: str = "A") -> Table:
    """The table after initiative and the moves of both, A first."""
    dice = [[6], [1]] if winner == "A" else [[1], [6]]
    table.go(dice).do("place 1" if winner == "A" else "place 2")
    return table.do(*a).do(*b)


def test_the_published_fight_of_nine_turns_on_the_board() -> None:
    table = Table(position(A, B, options={"tie_break": "side_roll"}, rank=(), order=())).go()
    still = ("face S", "option f")
    # 1: B shoots; A has come nearer.
    turn(table, ("step N", "face N", "option b"), still)
    table.do("shoot A longbow", rolls=[[2, 3, 4], [5]]).do("pass").go()
    assert table.figure("A").body.hits == 2
    # 2: A dodges.
    turn(table, ("step N", "face N", "option c"), still)
    table.do("shoot A longbow", rolls=[[4, 4, 4, 4]]).go()
    # 3: A has come close, and B shoots for the last time.
    turn(table, ("step N", "step N", "face N", "option b"), ("face S", "option l"))
    table.do("shoot A longbow", rolls=[[2, 3, 3], [2]])
    assert (table.figure("A").body.hits, table.figure("B").last_shot_used) == (2, True)
    table.do("pass").go()
    # 4: B drops the bow and draws the sword; A misses.
    turn(table, ("face N", "option b"), ("face S", "option m"))
    table.do("hold two_handed_sword").do("strike B shortsword", rolls=[[5, 5, 6]]).go()
    assert (table.figure("B").ready, table.state.items) == (("two_handed_sword",), (((0, -5), "longbow"),))
    # 5: B, whose DX is higher, misses; A hits for 6.
    turn(table, ("face N", "option j"), ("face S", "option j"))
    table.do("strike A two_handed_sword", rolls=[[4, 4, 5]])
    table.do("strike B shortsword", rolls=[[2, 3, 3], [3, 4]])
    assert table.figure("B").body.hits == 6
    table.do("pass").go()
    # 6: both have 8; A misses, B hits for double.
    turn(table, ("face N", "option j"), ("face S", "option j"))
    assert (standing_adj_dx(table.state, 0), standing_adj_dx(table.state, 1)) == (8, 8)
    table.go([[6], [1]]).do("strike B shortsword", rolls=[[3, 3, 4]])
    table.do("strike A two_handed_sword", rolls=[[1, 1, 2], [1, 2, 3]])
    assert table.figure("A").body.hits == 7
    table.do("pass").go()
    # 7: A, at -2, defends.
    turn(table, ("face N", "option k"), ("face S", "option j"))
    assert standing_adj_dx(table.state, 0) == 6
    table.do("strike A two_handed_sword", rolls=[[4, 4, 4, 4]]).go()
    # 8: B misses, A hits for 7: B has lost 13 of 14 and is out, as the guide counts.
    turn(table, ("face N", "option j"), ("face S", "option j"))
    table.do("strike A two_handed_sword", rolls=[[4, 4, 5]])
    table.do("strike B shortsword", rolls=[[1, 2, 3], [4, 4]])
    assert (table.figure("B").body.hits, table.figure("B").body.status, table.state.winner) == (
        13,
        UNCONSCIOUS,
        RED,
    )
    assert table.figure("A").body.stance == NO_STANCE


@pytest.mark.parametrize(("word", "clause"), [("wait", "CM-ADJ-05"), ("pass", "CM-ACT-04")])
def test_waiting_and_passing_have_clauses_of_their_own(word: str, clause: str) -> None:
    assert acting(ann(), NEAR).do(word).events_of(word)[0].clauses == (clause,)


def test_nobody_is_shaken_awake_after_more_than_two_hexes() -> None:
    sleeper = cid((1, 0), dx=8, status=UNCONSCIOUS, posture=PRONE)
    for walked, can in ((2, True), (3, False)):
        mover = ann(walked=walked, moved=True, pace=10, option=CHARGE)
        table = acting(mover, FAR, sleeper, spells=(Active("sleep", 1, 1, 2),))
        assert ("wake Cid" in table.offered()) is can


def test_who_stands_up_facing_sideways_faces_where_it_likes() -> None:
    for chosen in range(6):
        table = acting(ann((0, 0), 2, posture=PRONE), FAR).do("stand", answers=[chosen])
        assert table.figure("Ann").facing == chosen
