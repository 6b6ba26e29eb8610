"""The round from phase to phase: initiative, segments, bid cycles, the end of the round, the end of the game."""

import pytest

from affray.systems.foeman.position.answers import Word
from affray.systems.foeman.position.state import (
    CHOOSE_SIDE,
    INITIATIVE,
    MOVE,
    NOBODY,
    OVER,
    PICK,
    RETREATS,
    START,
    TIEBREAK,
    Figure,
)
from affray.systems.foeman.system import SYSTEM
from tests.foeman_tables import Table, ann, bors, changed, cid, dan, declaring, on_the_move, position, settled


def started(*figures: Figure, rolls: list[list[int]], **fields: object) -> Table:
    """The first round, with the dice of its initiative."""
    return Table(position(*figures, **fields)).go().go(rolls=rolls)  # type: ignore[arg-type]


# --- initiative -------------------------------------------------------------------------------------------------------
def test_the_higher_roll_leads_and_may_cede_and_then_the_last_must_move() -> None:
    table = started(ann(), bors((0, -4)), rolls=[[4], [2]])
    assert (table.state.phase, table.state.side) == (CHOOSE_SIDE, 0)
    table.do("cede")
    assert (table.state.phase, table.state.side) == (MOVE, 1)
    table.do("stop", "stop")
    assert table.state.last_order == (1, 0)
    assert "The move is ceded by Red." in table.english()
    assert table.state.phase == TIEBREAK


def test_a_side_that_chooses_cannot_surrender_and_is_told_when_a_figure_can() -> None:
    table = started(ann(), bors((0, -4)), rolls=[[4], [2]])
    assert (table.why("stop"), table.why("surrender")) == ("not_now", "not_now")
    assert "in its own move" in table.refusal("surrender").wording("en")
    assert SYSTEM.refuse(table.do("move").state, Word("surrender")) is None


def test_tied_sides_roll_again_without_bonus() -> None:
    table = started(ann(), bors((0, -4)), rolls=[[3], [4], [1], [5]], last_order=(0, 1))
    assert table.state.ranking == (1, 0)
    assert "Red 4 (1 of it for moving first last round), Blue 4; the first choice is with Blue." in table.english()


def test_a_side_of_several_picks_who_moves_and_may_end_early() -> None:
    table = started(ann(), cid((2, 2)), bors((0, -4)), rolls=[[4], [2]]).do("move")
    assert (table.state.phase, table.offered()) == (PICK, ["figure Ann", "figure Cid", "end"])
    assert table.why("figure Bors") == "not_now"
    table.do("figure Cid", "step N", "stop")
    assert table.state.phase == MOVE
    assert table.state.move is not None
    assert table.state.move.figure == 0


def test_the_figures_that_stay_have_their_mp_and_lose_a_recorded_back_step() -> None:
    table = started(ann(), cid((2, 2), back=True), bors((0, -4)), rolls=[[4], [2]]).do("move", "end")
    assert [figure.motion.mmma for figure in table.state.figures[:2]] == [10, 5]
    assert not table.figure("Cid").back
    assert table.state.side == 1


def test_figures_of_equal_dx_draw_lots() -> None:
    table = Table(settled(position(ann(), cid((2, 2), dx=12), bors((0, -4)), phase=TIEBREAK))).go(rolls=[[1]])
    assert table.state.lots == (1, 0, 2)
    assert "Lots, should mDX tie among those of DX 12: Cid before Ann." in table.english()


def test_the_referees_steps_take_no_other_answer() -> None:
    for phase, words in ((START, "the round to begin"), (INITIATIVE, "the roll for initiative")):
        refusal = Table(position(ann(), bors((0, -4)), phase=phase)).refusal("move")
        assert refusal.reason == f"expected {words}"


# --- surrender --------------------------------------------------------------------------------------------------------
def test_who_surrenders_is_out_and_the_last_to_wound_it_earns_half_its_mst() -> None:
    table = on_the_move(ann(last_foe=2), cid((2, 2)), bors((0, -4))).do("surrender")
    assert table.figure("Ann").body.gone
    # EG 4 times half of mST 12.
    assert table.figure("Bors").ep == 24
    earned = next(event for event in table.events if event.code == "earn")
    assert earned.clauses == ("FM-EP-01", "FM-EP-02")
    assert "Bors earns 24 Ep: 24" in table.english()


def test_a_dwarf_that_surrenders_at_mst_1_brings_nothing() -> None:
    dwarf = ann(race="Dwarf", exh=11, last_foe=2)
    assert on_the_move(dwarf, cid((2, 2)), bors((0, -4))).do("surrender").figure("Bors").ep == 0


@pytest.mark.parametrize("foe", [bors((0, -4), gone=True), bors((0, -4), exh=11, prone=True)])
def test_nobody_earns_by_a_surrender_when_the_victor_is_out(foe: Figure) -> None:
    table = on_the_move(ann(last_foe=2), cid((2, 2)), foe, dan((3, -4))).do("surrender")
    assert table.figure("Bors").ep == 0


def test_the_game_ends_with_the_last_surrender() -> None:
    table = on_the_move(ann(), bors((0, -4))).do("surrender")
    assert (table.state.phase, table.state.winner) == (OVER, 1)
    assert "The field is held by Blue." in table.english()
    assert table.refusal("move").code == "over"
    assert table.offered() == []


# --- the end of the round ---------------------------------------------------------------------------------------------
def ended(*figures: Figure, **fields: object) -> Table:
    """The round after one in which everybody has acted."""
    done = (changed(figure, acted=1, moved=True, mmma=10) for figure in figures)
    return Table(settled(declaring(*done, **fields).state))  # type: ignore[arg-type]


def test_one_incidental_point_of_an_earlier_round_comes_back() -> None:
    table = ended(ann(exh=5, incidental=2, incidental_new=1), bors((0, -4)))
    figure = table.figure("Ann")
    assert (figure.body.exh, figure.body.incidental, figure.body.incidental_new) == (4, 2, 0)
    assert table.state.round == 2
    assert table.state.phase == INITIATIVE


def test_nothing_comes_back_in_the_round_of_the_wound_nor_to_the_dead_or_the_gone() -> None:
    assert ended(ann(exh=5, incidental_new=2), bors((0, -4))).figure("Ann").body.exh == 5
    dead = cid((2, 2), exh=5, phys=8, incidental=2, prone=True)
    gone = cid((2, 2), exh=5, incidental=2, gone=True)
    for figure in (dead, gone):
        assert ended(ann(), bors((0, -4)), figure).figure("Cid").body.exh == 5


def test_duress_takes_its_next_round_form_and_penalties_of_pivots_are_dropped() -> None:
    figure = ended(ann(big_hit=1, wounds=8, phys=8, pivot=-2, aim=1, hurt_by=(1,)), bors((0, -4))).figure("Ann")
    assert (figure.body.was_big_hit, figure.body.was_battered, figure.motion.pivot, figure.body.aim) == (1, 1, 0, 0)
    assert (figure.was_hurt_by, figure.hurt_by, figure.body.wounds) == ((1,), (), 0)


SLEEPER = {"exh": 11, "incidental": 3, "prone": True, "felled": True}


def test_a_sleeper_wakes_prone_when_its_mst_rises() -> None:
    table = ended(ann(), cid((2, 2), **SLEEPER), bors((0, -4)))
    assert (table.figure("Cid").mst, table.figure("Cid").body.prone, table.figure("Cid").body.out) == (2, True, False)


def test_a_sleeper_is_out_for_the_encounter_where_the_house_says_so() -> None:
    table = ended(ann(), cid((2, 2), **SLEEPER), bors((0, -4)), options={"wake_on_recovery": False})
    assert table.figure("Cid").body.out
    again = ended(*table.state.figures, options={"wake_on_recovery": False})
    assert again.figure("Cid").mst == 3
    assert again.figure("Cid").body.out


def test_waking_and_recovery_are_told() -> None:
    table = declaring(ann(), cid((2, 2), **SLEEPER), bors((0, -4))).do("move", "move").go().do("move").go()
    assert "Cid gets 1 exhaustion back: mST 2." in table.english()
    assert "Cid comes to, lying prone." in table.english()
    assert "Round 2." in table.english()


def test_the_game_is_drawn_at_its_last_round() -> None:
    table = declaring(ann(), bors((0, -4)), limit=1).do("move", "move").go().do("move").go()
    assert (table.state.phase, table.state.winner) == (OVER, NOBODY)
    assert "Nobody holds the field: a draw." in table.english()


def test_a_game_that_nobody_can_fight_is_drawn() -> None:
    nobody = position(ann(exh=11, prone=True), bors((0, -4), exh=11, prone=True), phase=RETREATS)
    assert settled(nobody).winner == NOBODY


# --- wounds in play ---------------------------------------------------------------------------------------------------
def test_a_heavy_hit_weighs_at_once_and_in_the_next_round() -> None:
    table = declaring(ann(), bors(st=13), cid((5, 0))).do("strike Bors 6", "watch", "watch")
    table.go(rolls=[[0, 0, 1, 1, 1, 1], [2, 4, 5, 5]], answers=[0, 0])
    hurt = table.figure("Bors")
    assert hurt.body.wounds == hurt.body.phys + hurt.body.exh
    assert hurt.body.wounds >= 9
    assert (hurt.body.big_hit, hurt.hurt_by, hurt.last_foe) == (1, (0,), 0)


def test_only_physical_wounds_weigh_where_the_house_says_so() -> None:
    table = declaring(ann(), bors(), cid((5, 0)), options={"duress_counts": "physical"})
    table.do("strike Bors 4", "watch", "watch").go(rolls=[[1, 1, 1, 2], [3, 4]], answers=[0])
    hurt = table.figure("Bors")
    assert hurt.body.exh > 0
    assert hurt.body.wounds == hurt.body.phys


def test_a_second_hit_by_the_same_foe_is_booked_once_and_the_fall_of_the_fallen_awards_no_dx() -> None:
    fallen = bors(exh=11, prone=True, felled=True, hurt_by=(0,))
    table = declaring(ann(), fallen, dan((5, -5)), cid((5, 0))).do("strike Bors 4", "watch", "watch")
    table.go(rolls=[[1, 1, 1, 2], [3, 4]], answers=[0])
    assert table.figure("Bors").hurt_by == (0,)
    assert table.figure("Bors").body.phys > 0
    assert table.figure("Ann").ep == 4 * table.figure("Bors").body.phys
    assert "Bors is dead" in table.english()
