"""What befalls a figure's body: wounds, its own actions, the end of a round."""

import pytest

from affray.systems.foeman.content.codes import DEAD, DEFENDING, NO_ITEM, NOT_DEFENDING, UNCONSCIOUS, UP, WITH_SHIELD
from affray.systems.foeman.content.house_rules import PLAIN
from affray.systems.foeman.rules.bidding import DEFEND, NO_OPTION, STRIKE_OPTION, WATCH
from affray.systems.foeman.rules.body import (
    ACTED,
    FRESH,
    UNACTED,
    Body,
    after_action,
    after_defend,
    after_round,
    after_wound,
    condition_of,
    duress_of,
    ep_of_wound,
    is_fit,
    is_waiting,
    mst_of,
)

ST = 12


def wounded(body: Body, phys: int, exh: int = 0) -> Body:
    """The body of a human of ST 12 after a wound."""
    return after_wound(body, phys, exh, ST, 0, PLAIN)


def rested(body: Body, **rules: int) -> Body:
    """The body of a human of ST 12 in the next round."""
    return after_round(body, ST, 0, PLAIN._replace(**rules))


@pytest.mark.parametrize(
    ("lost", "dwarf", "condition"), [(10, 0, UP), (11, 0, UNCONSCIOUS), (11, 1, UP), (12, 0, DEAD)]
)
def test_losses_of_both_kinds_bring_a_figure_down(lost: int, dwarf: int, condition: int) -> None:
    body = Body(phys=lost - 3, exh=3)
    assert (mst_of(body, ST), condition_of(body, ST, dwarf)) == (ST - lost, condition)


def test_a_figure_without_any_loss_is_up_whatever_its_st() -> None:
    assert condition_of(FRESH, 1, 0) == UP


def test_a_blow_without_points_changes_nothing() -> None:
    assert wounded(FRESH, 0) is FRESH


def test_who_goes_down_lies_prone_and_defends_no_more() -> None:
    body = wounded(after_defend(FRESH, WITH_SHIELD), 11)
    assert (body.prone, body.felled, body.mode, body.item, body.acted) == (1, 1, NOT_DEFENDING, NO_ITEM, ACTED)


def test_who_stays_up_defends_on() -> None:
    body = wounded(after_defend(FRESH, WITH_SHIELD), 4, 4)
    assert (body.mode, body.item, body.option, body.prone) == (DEFENDING, WITH_SHIELD, DEFEND, 0)
    assert (body.phys, body.exh, body.incidental_new, body.wounds, body.big_hit) == (4, 4, 2, 8, 1)
    assert duress_of(body, ST) == -2


def test_an_action_is_the_only_one_of_a_round() -> None:
    body = after_action(FRESH, STRIKE_OPTION)
    assert [is_waiting(other, ST, 0) for other in (FRESH, body, rested(body), Body(phys=12))] == [1, 0, 1, 0]


def test_who_has_surrendered_or_is_out_can_do_nothing() -> None:
    assert [is_fit(body, ST, 0) for body in (FRESH, Body(gone=1), Body(out=1), Body(phys=11))] == [1, 0, 0, 0]


def test_the_dx_of_a_target_is_earned_when_it_goes_down() -> None:
    after = wounded(FRESH, 11)
    assert ep_of_wound(FRESH, after, st=ST, dwarf=0, target_dx=10, grade=16, level=0, house=PLAIN) == 44 + 10
    again = wounded(after, 1)
    assert ep_of_wound(after, again, st=ST, dwarf=0, target_dx=10, grade=16, level=0, house=PLAIN) == 4


def test_a_round_leaves_duress_and_incidental_exhaustion_behind() -> None:
    body = rested(wounded(Body(exh=2, incidental=2, option=STRIKE_OPTION, acted=ACTED), 5, 3))
    assert (body.phys, body.exh, body.incidental, body.incidental_new) == (5, 4, 2, 0)
    assert (body.was_big_hit, body.was_battered, body.big_hit, body.wounds) == (1, 1, 0, 0)
    assert (body.acted, body.option, body.was_option) == (UNACTED, NO_OPTION, NO_OPTION)


def test_the_option_of_a_round_is_kept_where_repeated_actions_matter() -> None:
    assert rested(after_action(FRESH, STRIKE_OPTION), repeat_action_roll=1).was_option == STRIKE_OPTION


@pytest.mark.parametrize(("wakes", "out"), [(1, 0), (0, 1)])
def test_who_recovers_without_waking_is_out(wakes: int, out: int) -> None:
    body = rested(Body(phys=9, exh=2, incidental=1, prone=1), wake_on_recovery=wakes)
    assert (condition_of(body, ST, 0), body.out, is_fit(body, ST, 0)) == (UP, out, wakes)


def test_the_dead_do_not_recover_and_watching_counts() -> None:
    assert rested(Body(phys=12, exh=2, incidental=2)).exh == 2
    assert rested(after_action(FRESH, WATCH)).aim == 1
