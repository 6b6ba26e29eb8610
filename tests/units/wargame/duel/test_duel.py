"""A duel of two units: what is open to them, what their deeds do, how it ends."""

import pytest

from affray.referee import Policy, Script
from affray.space.plane.measure import INCH
from affray.systems.wargame.content.codes import BASIC, HERO, ORDNANCE, REGIMENT, SKIRMISH
from affray.systems.wargame.content.house_rules import PLAIN, read_house
from affray.systems.wargame.duel.duel import (
    DuelResult,
    act,
    activation,
    after_activation,
    begin_activation,
    duel,
    is_over,
    winner_of,
)
from affray.systems.wargame.duel.duelist import (
    CLOSE,
    FIRE,
    HOLD,
    NOBODY,
    RETIRE,
    STRIKE,
    Duelist,
    Form,
    Pair,
    Terms,
    form_strength,
    fresh_form,
    open_deed_bits,
)
from affray.systems.wargame.rules.body import UNHURT
from affray.systems.wargame.rules.order_and_actions import Progress

MAN = Duelist(
    BASIC, 2, 2, 1, 6, 0, 0, 5, 0, 6 * INCH, 0, 0, SKIRMISH, 0, 2, 0, 0, (1, 1, 2, 2), (1, 1, 2, 2)
)  # fmt: skip
ARCHER = MAN._replace(armed=1, short=8 * INCH, far=8 * INCH, shoot=1)
CREW = ARCHER._replace(kind=ORDNANCE, short=4 * INCH, far=8 * INCH)
KNIGHT = Duelist(
    HERO, 1, 2, 2, 8, 1, 0, 6, 0, 6 * INCH, 0, 0, SKIRMISH, 0, 2, 0, 0, (1, 1), (1, 1)
)  # fmt: skip
NEAR, AFAR = Terms(), Terms(gap=5 * INCH, apart=INCH)
GONE = Form(0, UNHURT, Progress())
SHAKEN = UNHURT._replace(token=1)


def preferring(*deeds: int) -> Policy:
    """Does the first of some deeds that is open."""

    def policy(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        return next((deed for deed in deeds if x >> deed & 1), HOLD)

    return policy


def stubborn(deed: int) -> Policy:
    """Does one deed whether it is open or not."""
    return lambda who, what, most, x, y, z: deed


def met(a: Duelist, b: Duelist, terms: Terms = NEAR, marked: int = 0) -> Pair:
    """Both whole, the first one in its activation."""
    return begin_activation(0, a, b, Pair(fresh_form(a), fresh_form(b), terms.gap, marked))


def deeds(a: Duelist, b: Duelist, pair: Pair, terms: Terms = NEAR) -> set[int]:
    """What is open to the first one."""
    found = open_deed_bits(a, pair.a, pair.b, pair, terms)
    return {deed for deed in range(RETIRE + 1) if found >> deed & 1}


def done(
    a: Duelist, b: Duelist, pair: Pair, policy: Policy, *rolls: tuple[int, ...], terms: Terms = NEAR, who: int = 0
) -> Pair:
    """Both after an action with the faces of the dice as they show."""
    ref = Script([[face - 1 for face in roll] for roll in rolls])
    ref.chooser = policy
    after = act(ref, who, a, b, pair, terms)
    ref.finish()
    return after


# --- what is open -----------------------------------------------------------------------------------------------------
def test_in_contact_one_may_strike_and_shoot_and_at_a_distance_shoot_within_range() -> None:
    assert deeds(MAN, MAN, met(MAN, MAN)) == {HOLD, STRIKE, RETIRE}
    assert deeds(ARCHER, MAN, met(ARCHER, MAN)) == {HOLD, STRIKE, FIRE, RETIRE}
    assert deeds(ARCHER, MAN, met(ARCHER, MAN, AFAR), AFAR) == {HOLD, FIRE, CLOSE, RETIRE}
    far = Terms(gap=8 * INCH, apart=INCH)
    assert deeds(ARCHER, MAN, met(ARCHER, MAN, far), far) == {HOLD, CLOSE, RETIRE}


def test_house_rules_bar_a_second_attack_and_shots_in_contact() -> None:
    once = Terms(PLAIN._replace(repeat_attacks=0, shoot_while_in_contact=0))
    pair = done(ARCHER, MAN, met(ARCHER, MAN), preferring(STRIKE), (1, 1), (1, 1), terms=once)
    assert pair.a.progress.melees == 1
    assert deeds(ARCHER, MAN, pair, once) == {HOLD, RETIRE}


def test_who_cannot_move_can_neither_come_nor_go() -> None:
    post = MAN._replace(move=0)
    assert deeds(post, MAN, met(post, MAN, AFAR), AFAR) == {HOLD}


def test_where_nobody_rolls_nobody_strikes() -> None:
    turned = MAN._replace(attacking=(0, 0, 0, 0))
    assert deeds(turned, MAN, met(turned, MAN)) == {HOLD, RETIRE}


def test_what_is_not_open_is_nothing() -> None:
    pair = met(MAN, MAN)
    assert done(MAN, MAN, pair, stubborn(FIRE)) == pair._replace(a=pair.a._replace(progress=Progress(1)))
    assert done(MAN, MAN, after_activation(pair), stubborn(STRIKE)) == after_activation(pair)


# --- deeds ------------------------------------------------------------------------------------------------------------
def test_both_roll_in_a_melee_and_a_test_that_fails_leaves_a_token() -> None:
    after = done(MAN, MAN, met(MAN, MAN), preferring(STRIKE), (3, 3), (1, 3), (1,))
    assert (after.a.n, after.b.n, after.b.body.token, after.marked, after.a.progress.left) == (2, 1, 1, 1, 1)


def test_the_other_side_strikes_as_well() -> None:
    pair = begin_activation(1, MAN, MAN, Pair(fresh_form(MAN), fresh_form(MAN), 0, 0))
    after = done(MAN, MAN, pair, preferring(STRIKE), (6, 6), (1, 3), who=1)
    assert (after.a.n, after.b.n, after.b.progress.left) == (0, 2, 1)


def test_a_shot_is_not_answered() -> None:
    pair = met(ARCHER, MAN, AFAR)
    after = done(ARCHER, MAN, pair, preferring(FIRE), (4, 4), terms=AFAR)
    assert (after.b.n, after.a.progress.shots, after.gap) == (0, 1, 5 * INCH)
    wide = ARCHER._replace(n=2, formation=REGIMENT, files=1)
    ranks = AFAR._replace(house=PLAIN._replace(ranged_ranks=1))
    assert done(wide, MAN, pair, preferring(FIRE), (1, 1), terms=ranks).b.n == 2


def test_ordnance_prepares_with_half_its_crew_and_its_long_shots_are_halved() -> None:
    pair = met(CREW, MAN, AFAR)
    assert done(CREW, MAN, pair, preferring(FIRE), (6,), terms=AFAR).b.n == 2
    half = pair._replace(a=pair.a._replace(n=1))
    prepared = done(CREW, MAN, half, preferring(FIRE), terms=AFAR)
    assert prepared.a.progress == Progress(1, prepared=1)
    shot = done(CREW._replace(shoot=14), MAN, prepared, preferring(FIRE), (6,), terms=AFAR)
    assert (shot.a.progress, shot.b.n) == (Progress(0, shots=1), 0)


def test_who_closes_in_walks_all_its_move_or_the_gap() -> None:
    assert done(MAN, MAN, met(MAN, MAN, AFAR), preferring(CLOSE), terms=AFAR).gap == 0
    long = Terms(gap=9 * INCH)
    assert done(MAN, MAN, met(MAN, MAN, long), preferring(CLOSE), terms=long).gap == 3 * INCH


def test_who_moves_away_after_a_melee_suffers_a_free_attack_first() -> None:
    fresh_contact = done(MAN, MAN, met(MAN, MAN), preferring(RETIRE))
    assert (fresh_contact.a.n, fresh_contact.gap) == (2, 6 * INCH)
    after = done(MAN, MAN, met(MAN, MAN, marked=1), preferring(RETIRE), (6, 5), (2,))
    assert (after.a.n, after.a.body.token, after.gap, after.marked) == (1, 0, 6 * INCH, 0)


def test_a_token_is_paid_by_moving_away_and_a_new_one_may_come_of_it() -> None:
    pair = met(MAN, MAN, marked=1)
    shaken = pair._replace(a=pair.a._replace(body=SHAKEN))
    assert done(MAN, MAN, shaken, stubborn(STRIKE), (1, 1)).a == Form(2, UNHURT, Progress(1))
    assert done(MAN, MAN, shaken, stubborn(STRIKE), (6, 6), (1,)).a == Form(1, SHAKEN, Progress(1))


def test_a_token_goes_for_nothing_where_there_is_no_way() -> None:
    post = MAN._replace(move=0)
    pair = met(post, MAN)
    shaken = pair._replace(a=pair.a._replace(body=SHAKEN))
    assert done(post, MAN, shaken, stubborn(STRIKE)).a == Form(2, UNHURT, Progress(1))


def test_hits_lower_the_die_of_a_hero_and_the_last_removes_him() -> None:
    pair = met(KNIGHT, MAN)
    after = done(KNIGHT, MAN, pair, preferring(STRIKE), (1, 1), (3, 3))
    assert (after.a.n, after.a.body, form_strength(KNIGHT, after.a)) == (1, UNHURT._replace(steps=1), 6)
    weak = pair._replace(a=pair.a._replace(body=UNHURT._replace(steps=2)))
    after = done(KNIGHT, MAN, weak, preferring(STRIKE), (1, 1), (3, 3))
    assert (after.a.n, form_strength(KNIGHT, after.a)) == (0, 0)


# --- a duel -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("a", "b", "rout", "winner"),
    [
        (fresh_form(MAN), fresh_form(MAN), 1, None),
        (fresh_form(MAN), GONE, 0, 0),
        (GONE, fresh_form(MAN), 0, 1),
        (GONE, GONE, 0, NOBODY),
        (fresh_form(MAN), fresh_form(MAN)._replace(body=SHAKEN), 1, 0),
        (fresh_form(MAN), fresh_form(MAN)._replace(body=SHAKEN), 0, None),
    ],
)
def test_who_is_gone_has_lost_and_who_is_routed_where_that_counts(
    a: Form, b: Form, rout: int, winner: int | None
) -> None:
    pair, terms = Pair(a, b, 0, 0), Terms(rout=rout)
    assert is_over(pair, terms) == (0 if winner is None else 1)
    assert winner_of(pair, terms) == (NOBODY if winner is None else winner)


def test_an_activation_ends_early_when_the_other_is_gone() -> None:
    ref = Script([[5, 5], [0, 0]])
    ref.chooser = preferring(STRIKE)
    after = activation(ref, 0, MAN, MAN, Pair(fresh_form(MAN), fresh_form(MAN), 0, 0), NEAR)
    ref.finish()
    assert after == Pair(fresh_form(MAN), GONE, 0, 1)


def test_sides_take_turns_until_one_is_gone() -> None:
    nothing = [[0, 0], [0, 0]]
    ref = Script([*nothing, *nothing, [4, 5], [0, 0]])
    ref.chooser = preferring(STRIKE)
    assert duel(ref, MAN, MAN, 9, NEAR) == DuelResult(1, 1, 0, 2)
    ref.finish()


def test_who_is_gone_has_no_turn() -> None:
    ref = Script([[5, 5], [0, 0]])
    ref.chooser = preferring(STRIKE)
    assert duel(ref, MAN, MAN, 9, NEAR) == DuelResult(0, 1, 2, 0)
    ref.finish()


def test_dice_settle_the_order_of_each_round_after_the_first() -> None:
    rolled = Terms(read_house({"initiative_each_round": True}))
    nothing, blow = [[0, 0]] * 8, [[4, 5], [0, 0]]
    # Four attacks of nothing in the first round; then side 1 has the higher die, once both have had equal ones.
    ref = Script([*nothing, [2], [2], [0], [1], *blow])
    ref.chooser = preferring(STRIKE)
    assert duel(ref, MAN, MAN, 9, rolled) == DuelResult(1, 2, 0, 2)
    ref.finish()


def test_the_limit_leaves_it_open() -> None:
    ref = Script()
    ref.chooser = stubborn(HOLD)
    assert duel(ref, MAN, KNIGHT, 3, NEAR) == DuelResult(NOBODY, 3, 2, 8)
