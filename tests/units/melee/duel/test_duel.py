"""A duel turn by turn: its phases, its dice in their order, and what becomes of weapons, wounds and the fallen."""

from collections.abc import Sequence

import pytest

from affray.core.ties import higher_die_side
from affray.referee import Script, odds
from affray.systems.melee.content.codes import (
    BREAKS,
    CHOOSE_ARMS,
    CHOOSE_MANNER,
    CHOOSE_PLACE,
    DEFENDING,
    DROPS,
    NO_FUMBLE,
    NO_STANCE,
    PRONE,
    ROLL_INITIATIVE,
    ROLL_ORDER,
    STANDING,
    UNCONSCIOUS,
    WELL,
    D,
)
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.duel.duel import (
    NOBODY,
    TIED,
    DuelResult,
    Pair,
    act,
    begin_turn,
    duel,
    end_turn,
    has_action_left,
    next_figure,
    take_next_action,
    winner_of,
)
from affray.systems.melee.duel.duelist import (
    ATTACKING,
    CARRIED,
    DRAWING,
    FETCHING,
    GONE,
    GUARDING,
    IN_HAND,
    IN_HAND_BROKEN,
    ON_GROUND,
    RISING,
    UNSETTLED,
    Duelist,
    Form,
    after_action,
    after_blow,
    after_hits,
    after_turn,
    arm_in_hand,
    cover_of,
    fresh_form,
    is_deed_open,
    is_engaging,
    is_striking,
    last_open_deed,
    strike_of,
    with_deed,
)
from affray.systems.melee.duel.fighter import duelist_of, read_fighter
from affray.systems.melee.rules.initiative import Actor, rank_sides, roll_next_candidates
from affray.systems.melee.rules.injury import Body, st_counted, st_left

SWORD = duelist_of(read_fighter("st=12 dx=12 weapon=broadsword second=dagger armor=chainmail shield=large"))
BARE = duelist_of(read_fighter("st=12 dx=9"))
WOLF, TROLL, DRAGON = (duelist_of(read_fighter(name)) for name in ("wolf", "troll", "dragon"))
CEILING = PLAIN._replace(current_st_everywhere=1)


def dice(*rolls: Sequence[int]) -> list[tuple[int, ...]]:
    """Rolls as they are thrown, from the faces on the dice."""
    return [tuple(face - 1 for face in roll) for roll in rolls]


def form(figure: Duelist = SWORD, **changes: object) -> Form:
    """A figure's form, with changes to its body and to itself."""
    made = fresh_form(figure)
    body = {name: value for name, value in changes.items() if name in Body._fields}
    own = {name: value for name, value in changes.items() if name not in body}
    return made._replace(body=made.body._replace(**body), **own)  # type: ignore[arg-type]


def pair(a: Form, b: Form, winner: int = NOBODY) -> Pair:
    return Pair(a, b, winner)


# --- dice between the sides ------------------------------------------------------------------------------------------
def test_initiative_and_ties_are_those_of_the_whole_game() -> None:
    for rolls in (([1], [2]), ([2], [1]), ([3], [3], [4], [5]), ([6], [6], [2], [2], [3], [1])):
        asked = dice(*rolls)
        assert higher_die_side(Script(asked), D, ROLL_INITIATIVE) == rank_sides(Script(asked), (0, 1))[0][0]
        actors = (Actor(0, 0, 9), Actor(1, 1, 9))
        assert (higher_die_side(Script(asked), D, ROLL_ORDER),) == roll_next_candidates(
            Script(asked), actors, (), PLAIN, (0, 1)
        )[0]


# --- movement ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("rolls", "place", "asked"),
    [(([5], [2]), 0, (0, 1)), (([5], [2]), 1, (1, 0)), (([2], [5]), 0, (1, 0)), (([2], [5]), 1, (0, 1))],
)
def test_the_winner_picks_its_place_and_the_second_to_move_knows_what_the_first_does(
    rolls: tuple[list[int], list[int]], place: int, asked: tuple[int, int]
) -> None:
    heard: list[tuple[int, ...]] = []
    ref = Script(dice(*rolls))

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        heard.append((who, what, most, x, y, z))
        return place if what == CHOOSE_PLACE else GUARDING

    ref.chooser = choose
    found = begin_turn(ref, SWORD, SWORD, pair(form(hits=2), form()), PLAIN)
    assert [(line[0], line[1]) for line in heard[1:]] == [(who, CHOOSE_MANNER) for who in asked]
    winner = 0 if rolls[0] > rolls[1] else 1
    assert heard[0] == (winner, CHOOSE_PLACE, 1, *((10, 12) if winner == 0 else (12, 10)), 0)
    assert [line[2] for line in heard[1:]] == [GUARDING, GUARDING]
    assert [line[5] for line in heard[1:]] == [UNSETTLED, GUARDING]
    assert (found.a.body.stance, found.b.doing, found.winner) == (DEFENDING, GUARDING, NOBODY)


def test_the_winner_is_remembered_where_it_breaks_ties() -> None:
    house = PLAIN._replace(tie_break=2)
    found = begin_turn(Script(dice([1], [6]), [0, 0, 0]), SWORD, SWORD, pair(form(), form()), house)
    assert (found.winner, next_figure(SWORD, SWORD, found, house)) == (1, 1)


def test_only_an_armed_foe_on_its_feet_engages_and_lets_one_defend() -> None:
    assert is_engaging(SWORD, form(), BARE, PLAIN) == 1
    assert is_engaging(BARE, form(BARE), SWORD, PLAIN) == 0
    assert is_engaging(SWORD, form(main=ON_GROUND), BARE, PLAIN) == 0
    assert is_engaging(SWORD, form(posture=PRONE), BARE, PLAIN) == 0
    assert (is_engaging(SWORD, form(), DRAGON, PLAIN), is_engaging(DRAGON, form(DRAGON), DRAGON, PLAIN)) == (0, 1)
    ref = Script(dice([5], [2]), [0, GUARDING])
    found = begin_turn(ref, SWORD, BARE, pair(form(), form(BARE)), PLAIN)
    ref.finish()
    assert (found.a.doing, found.b.doing) == (ATTACKING, GUARDING)


def test_what_may_be_done_depends_on_where_the_weapons_are() -> None:
    def opened(form: Form, engaged: int = 1) -> list[int]:
        return [deed for deed in (ATTACKING, GUARDING, FETCHING, DRAWING, RISING) if is_deed_open(form, deed, engaged)]

    assert opened(form()) == [ATTACKING, GUARDING]
    assert opened(form(), 0) == [ATTACKING]
    assert opened(form(main=ON_GROUND)) == [ATTACKING, GUARDING, FETCHING, DRAWING]
    assert opened(form(main=IN_HAND_BROKEN)) == [ATTACKING, GUARDING, DRAWING]
    assert opened(form(main=ON_GROUND, spare=IN_HAND)) == [ATTACKING, GUARDING]
    assert opened(form(main=ON_GROUND, spare=ON_GROUND)) == [ATTACKING, GUARDING, FETCHING]
    assert opened(form(main=ON_GROUND, spare=IN_HAND_BROKEN)) == [ATTACKING, GUARDING]
    assert [last_open_deed(form, 0) for form in (form(), form(main=ON_GROUND, spare=GONE), form(main=IN_HAND_BROKEN))] == [
        ATTACKING, FETCHING, DRAWING,
    ]  # fmt: skip


def test_what_is_not_open_is_an_attack_and_who_lies_stands_up_unasked() -> None:
    broken, lying = form(main=IN_HAND_BROKEN), form(posture=PRONE)
    ref = Script(dice([5], [2]), [0, FETCHING])
    found = begin_turn(ref, SWORD, SWORD, pair(broken, lying), PLAIN)
    ref.finish()
    assert (found.a.doing, found.b.doing) == (ATTACKING, RISING)


# --- actions ----------------------------------------------------------------------------------------------------------
def test_the_faster_figure_acts_first_and_equals_throw_for_it() -> None:
    both = pair(with_deed(form(), ATTACKING), with_deed(form(), GUARDING))
    assert next_figure(SWORD, SWORD, both, PLAIN) == TIED
    assert next_figure(SWORD, BARE, pair(both.a, with_deed(form(BARE), ATTACKING)), PLAIN) == 1
    assert next_figure(WOLF, SWORD, pair(with_deed(form(WOLF), ATTACKING), both.b), PLAIN) == 0
    slowed = pair(both.a._replace(body=both.a.body._replace(wounded=1)), both.b)
    assert next_figure(SWORD, SWORD, slowed, PLAIN) == 1
    spent = pair(after_action(both.a), both.b)
    assert (next_figure(SWORD, SWORD, spent, PLAIN), has_action_left(spent)) == (1, 1)
    over = pair(after_action(both.a), after_action(both.b))
    assert (next_figure(SWORD, SWORD, over, PLAIN), has_action_left(over)) == (NOBODY, 0)
    assert next_figure(SWORD, SWORD, pair(both.a, after_action(both.b)), PLAIN) == 0


def test_a_tie_is_thrown_for_even_by_one_who_defends() -> None:
    both = pair(with_deed(form(), ATTACKING), with_deed(form(), GUARDING))
    ref = Script(dice([3], [4]))
    after = take_next_action(ref, SWORD, SWORD, both, PLAIN)
    ref.finish()
    assert (after.b.body.acted, after.b.body.stance, after.a.body.acted) == (1, DEFENDING, 0)
    ref = Script(dice([1, 1, 1, 1], [6, 6]))
    after = take_next_action(ref, SWORD, SWORD, after, PLAIN)
    ref.finish()
    assert after.b.body.hits == 7


def test_a_blow_counts_armor_shield_and_a_prone_target_s_rear() -> None:
    made = strike_of(SWORD, with_deed(form(), ATTACKING), SWORD, form(), PLAIN)
    assert (made.adj, made.stops, made.stance) == (8, 5, NO_STANCE)
    prone = strike_of(SWORD, form(), SWORD, form(posture=PRONE), PLAIN)
    assert (prone.adj, prone.stops) == (12, 3)
    assert strike_of(SWORD, form(), duelist_of(read_fighter("giant_snake")), form(), PLAIN).adj == 5
    assert strike_of(SWORD, form(low=1, wounded=1), SWORD, form(), PLAIN).adj == 3
    assert [strike_of(SWORD, form(main=where), SWORD, form(), PLAIN).share for where in (IN_HAND, IN_HAND_BROKEN)] == [
        2,
        1,
    ]


def test_weapons_fall_break_are_picked_up_and_drawn() -> None:
    assert after_blow(SWORD, form(), NO_FUMBLE, PLAIN) == form()
    assert after_blow(SWORD, form(), DROPS, PLAIN).main == ON_GROUND
    assert after_blow(SWORD, form(), BREAKS, PLAIN).main == IN_HAND_BROKEN
    assert after_blow(SWORD, form(main=ON_GROUND, spare=IN_HAND), BREAKS, PLAIN).spare == IN_HAND_BROKEN
    assert after_blow(WOLF, form(WOLF), BREAKS, PLAIN).main == IN_HAND
    assert [after_blow(SWORD, form(main=IN_HAND_BROKEN), number, PLAIN).main for number in (DROPS, BREAKS)] == [
        GONE,
        IN_HAND_BROKEN,
    ]

    def then(deed: int, main: int, spare: int = CARRIED) -> tuple[int, int]:
        done = after_action(with_deed(form(main=main, spare=spare), deed))
        return done.main, done.spare

    assert then(FETCHING, ON_GROUND) == (IN_HAND, CARRIED)
    assert then(FETCHING, GONE, ON_GROUND) == (GONE, IN_HAND)
    assert then(DRAWING, ON_GROUND) == (ON_GROUND, IN_HAND)
    assert then(DRAWING, IN_HAND_BROKEN) == (GONE, IN_HAND)
    assert then(ATTACKING, ON_GROUND) == (ON_GROUND, CARRIED)


def test_a_figure_strikes_with_what_it_holds_and_is_strong_enough_for() -> None:
    assert arm_in_hand(SWORD, form(), PLAIN) == SWORD.main
    assert arm_in_hand(SWORD, form(main=ON_GROUND, spare=IN_HAND), PLAIN) == SWORD.spare
    assert arm_in_hand(SWORD, form(main=ON_GROUND), PLAIN).arms == 0
    hurt = form(hits=3)
    assert (
        st_counted(hurt.body, CEILING),
        arm_in_hand(SWORD, hurt, CEILING).arms,
        cover_of(SWORD, hurt, CEILING).shield,
    ) == (
        9,
        0,
        0,
    )
    assert strike_of(SWORD, hurt, SWORD, hurt, CEILING).stops == 3


def test_a_blow_fells_and_costs_the_action_of_who_has_not_acted() -> None:
    both = pair(with_deed(form(), ATTACKING), with_deed(form(), ATTACKING))
    ref = Script(dice([6], [1], [1, 1, 1], [2, 3]))
    after = take_next_action(ref, SWORD, SWORD, both, PLAIN)
    ref.finish()
    assert (after.b.body.hits, after.b.body.posture, has_action_left(after)) == (10, PRONE, 0)
    later = end_turn(SWORD, SWORD, after, PLAIN)
    assert (later.b.body.wounded, later.b.body.turn_hits, later.b.body.fell, later.b.body.lost) == (1, 0, 0, 0)
    ref = Script(dice([6], [1]), [0, ATTACKING])
    risen = begin_turn(ref, SWORD, SWORD, later, PLAIN)
    assert risen.b.doing == RISING
    ref = Script(
        dice(
            [6, 6, 5],
        )
    )
    risen = take_next_action(ref, SWORD, SWORD, risen, PLAIN)
    ref.finish()
    assert (risen.a.main, risen.b.body.posture) == (ON_GROUND, PRONE)
    assert take_next_action(Script(), SWORD, SWORD, risen, PLAIN).b.body.posture == STANDING


def test_nobody_strikes_at_one_who_is_down_for_good() -> None:
    ready = with_deed(form(), ATTACKING)
    assert is_striking(ready, SWORD, form(status=UNCONSCIOUS)) == 0
    assert is_striking(ready, TROLL, form(TROLL, status=UNCONSCIOUS)) == 1
    assert is_striking(ready, TROLL, form(TROLL, status=2)) == 0
    assert is_striking(with_deed(form(), GUARDING), SWORD, form()) == 0
    down = pair(form(status=UNCONSCIOUS, hits=11), ready)
    assert act(Script(), 1, SWORD, SWORD, down, PLAIN).a == down.a


# --- ends -------------------------------------------------------------------------------------------------------------
def test_a_troll_heals_and_wakes_unless_it_is_dead() -> None:
    asleep = after_hits(form(TROLL), 27, PLAIN)
    assert (asleep.body.status, st_left(asleep.body, PLAIN)) == (UNCONSCIOUS, 1)
    awake = after_turn(TROLL, asleep, PLAIN)
    assert (awake.body.status, awake.body.hits, awake.body.posture, awake.body.low) == (WELL, 26, PRONE, 1)
    assert after_turn(TROLL, after_hits(form(TROLL), 28, PLAIN), PLAIN).body.hits == 28
    assert after_turn(TROLL, form(TROLL), PLAIN).body.hits == 0
    assert after_turn(SWORD, form(hits=3), PLAIN).body.hits == 3


def test_the_one_who_is_up_has_won() -> None:
    up, down = form(), form(status=UNCONSCIOUS)
    assert [winner_of(pair(*both)) for both in ((up, up), (up, down), (down, up), (down, down))] == [
        NOBODY,
        0,
        1,
        NOBODY,
    ]


def test_a_duel_is_played_to_its_end() -> None:
    turns = dice(
        [5], [2], [6], [1], [4, 4, 4], [3, 3, 2], [6, 6],
        [3], [3], [2], [4], [2, 3, 3], [1, 1], [4, 4, 5],
    )  # fmt: skip
    ref = Script(turns, [0, ATTACKING, ATTACKING] * 2)
    assert duel(ref, SWORD, SWORD, 2, PLAIN) == DuelResult(NOBODY, 2, 5, 12)
    ref.finish()
    ref = Script(dice([5], [2], [1, 1, 1], [6]), [0, ATTACKING])
    assert duel(ref, BARE, WOLF, 9, PLAIN) == DuelResult(1, 1, -9, 10)


def test_a_choice_is_of_arms_without_a_whole_weapon() -> None:
    heard: list[int] = []

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        heard.append(what)
        return 0

    ref = Script(dice([5], [2]))
    ref.chooser = choose
    begin_turn(ref, SWORD, SWORD, pair(form(main=ON_GROUND), form()), PLAIN)
    assert heard == [CHOOSE_PLACE, CHOOSE_ARMS]


def test_an_even_throw_has_even_odds() -> None:
    found = odds(higher_die_side, D, ROLL_ORDER, policy=lambda who, what, most, x, y, z: 0)
    assert abs(found.weights[0] / found.total - 0.5) < 1e-15
