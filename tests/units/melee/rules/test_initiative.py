"""Initiative, and the order of actions with its ties and changing values."""

import pytest

from affray.core import InputError
from affray.referee import Script, ScriptError
from affray.systems.melee.cases.figure import VERBS
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.rules.initiative import (
    BY_FIGURE,
    BY_INITIATIVE,
    Actor,
    Lot,
    add_dice,
    casters,
    dice_of,
    due_rollers,
    moving_order,
    next_candidates,
    place_count,
    rank_sides,
    roll_next_candidates,
)

RED, BLUE, GREEN = range(3)
EACH, BY_RANK = House(tie_break=BY_FIGURE), House(tie_break=BY_INITIATIVE)


def script(*dice: int) -> Script:
    """A referee with single dice, as they show."""
    return Script([[die - 1] for die in dice])


# --- initiative -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("dice", "rank"),
    [
        ((2, 6, 4), (BLUE, GREEN, RED)),
        ((4, 4, 6, 1, 2), (GREEN, BLUE, RED)),
        ((3, 3, 3, 5, 5, 1, 2, 6), (BLUE, RED, GREEN)),
    ],
)
def test_sides_rank_by_their_dice_and_the_tied_roll_again(dice: tuple[int, ...], rank: tuple[int, ...]) -> None:
    ref = script(*dice)
    assert rank_sides(ref, (RED, BLUE, GREEN))[0] == rank
    ref.finish()


def test_the_winner_takes_the_first_or_second_place_unless_the_house_gives_any() -> None:
    any_place = House(initiative_any_place=1)
    assert [place_count(sides, PLAIN) for sides in (1, 2, 4)] == [1, 2, 2]
    assert [place_count(sides, any_place) for sides in (1, 2, 4)] == [1, 2, 4]
    assert [moving_order((2, 0, 1), place) for place in range(3)] == [(2, 0, 1), (0, 2, 1), (0, 1, 2)]


def test_casters_renew_by_rank_and_then_by_number() -> None:
    assert casters({3: RED, 0: RED, 1: BLUE}, (BLUE, RED)) == (1, 0, 3)


def test_what_a_side_without_anybody_has_left_behind_comes_last() -> None:
    assert casters({0: RED, 1: BLUE, 2: GREEN}, (BLUE, RED)) == (1, 0, 2)
    orphan = Actor(7, GREEN, A1.dx)
    assert next_candidates((orphan, A1), (), BY_RANK, (BLUE, RED)) == (A1.figure,)


# --- actions ----------------------------------------------------------------------------------------------------------
A1, B1, A2, C1 = Actor(0, RED, 12), Actor(1, BLUE, 12), Actor(2, RED, 12), Actor(3, GREEN, 12)
RANK = (GREEN, BLUE, RED)


def test_the_highest_acts_without_a_roll() -> None:
    high = Actor(4, BLUE, 13)
    assert roll_next_candidates(script(), (A1, high, C1), (), PLAIN, RANK) == ((4,), ())


def test_figures_of_one_side_act_as_their_player_likes() -> None:
    for house in (PLAIN, EACH, BY_RANK):
        assert roll_next_candidates(script(), (A1, A2), (), house, RANK) == ((0, 2), ())


def test_one_die_a_side_settles_a_tie_and_stands() -> None:
    ref = script(2, 5)
    first, lots = roll_next_candidates(ref, (A1, B1, A2), (), PLAIN, RANK)
    assert first == (1,)
    assert roll_next_candidates(script(), (A1, A2), lots, PLAIN, RANK) == ((0, 2), lots)
    assert roll_next_candidates(script(), (A1, B1), lots, PLAIN, RANK) == ((1,), lots)
    with pytest.raises(ScriptError):
        roll_next_candidates(script(), (Actor(0, RED, 9), Actor(1, BLUE, 9)), lots, PLAIN, RANK)


def test_equal_dice_are_rolled_again_by_those_that_have_them() -> None:
    first, lots = roll_next_candidates(script(2, 2, 5, 1, 3), (A1, B1, C1), (), PLAIN, RANK)
    assert first == (3,)
    assert lots == (Lot(12, GREEN, (5,)), Lot(12, RED, (2, 1)), Lot(12, BLUE, (2, 3)))


@pytest.mark.parametrize(
    ("dice", "order"),
    [
        ((1,), (RED, BLUE, GREEN)),
        ((5,), (GREEN, RED, BLUE)),
        ((4, 2), (RED, GREEN, BLUE)),
        ((4, 6, 3, 5), (GREEN, RED, BLUE)),
        ((4, 1, 5, 2), (RED, BLUE, GREEN)),
    ],
)
def test_who_comes_to_a_tie_later_rolls_until_it_differs_from_what_stands(
    dice: tuple[int, ...], order: tuple[int, ...]
) -> None:
    ref, lots = script(*dice), (Lot(12, RED, (4, 6)), Lot(12, BLUE, (4, 1)))
    _, after = roll_next_candidates(ref, (A1, B1, C1), lots, PLAIN, RANK)
    ref.finish()
    assert tuple(sorted((RED, BLUE, GREEN), key=lambda side: dice_of(after, 12, side), reverse=True)) == order


def test_where_each_figure_rolls_one_of_a_side_may_come_before_and_one_after() -> None:
    ref = script(6, 4, 2)
    assert due_rollers((A1, B1, A2), (), EACH) == (0, 1, 2)
    first, lots = roll_next_candidates(ref, (A1, B1, A2), (), EACH, RANK)
    assert first == (0,)
    assert roll_next_candidates(ref, (B1, A2), lots, EACH, RANK)[0] == (1,)


def test_where_initiative_breaks_ties_nobody_rolls() -> None:
    assert due_rollers((A1, B1, A2, C1), (), BY_RANK) == ()
    assert next_candidates((A1, B1, A2, C1), (), BY_RANK, RANK) == (3,)
    assert next_candidates((A1, B1, A2), (), BY_RANK, (RED, BLUE, GREEN)) == (0, 2)


def test_dice_are_added_to_those_of_the_same_tie() -> None:
    lots = add_dice((Lot(12, RED, (3,)), Lot(11, RED, (6,))), 12, {RED: 5, BLUE: 2})
    assert [dice_of(lots, 12, RED), dice_of(lots, 12, BLUE), dice_of(lots, 11, RED)] == [(3, 5), (2,), (6,)]
    assert dice_of(lots, 10, RED) == ()


# --- the verb ---------------------------------------------------------------------------------------------------------
PAIR: list[dict[str, object]] = [{"id": "a1", "side": "A", "dx": 12}, {"id": "b1", "side": "B", "dx": 12}]
TWO: dict[str, object] = {"kind": "initiative", "sides": ["A", "B"], "rolls": [{"A": 1, "B": 2}], "choice": "first"}
THREE = TWO | {"sides": ["A", "B", "C"], "rolls": [{"A": 1, "B": 2, "C": 3}]}


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (TWO | {"sides": ["A", "A"]}, "sides: expected each name once"),
        (TWO | {"sides": []}, "sides: expected at least one"),
        (TWO | {"rolls": [{"A": 1}]}, "rolls: expected a die for A, B, got A"),
        (TWO | {"rolls": [{"A": 1, "B": 2}, {"A": 3}]}, "rolls: nobody is tied, but A rolls"),
        (TWO | {"rolls": [{"A": 1, "B": 7}]}, "rolls"),
        (THREE | {"choice": "third"}, "choice: 'third' is unknown; expected one of first, second"),
        ({"kind": "actions", "figures": [PAIR[0], PAIR[0]]}, "figures: expected each name once"),
        ({"kind": "actions", "figures": PAIR, "sides": ["A"]}, "figures: 'B' is unknown"),
        ({"kind": "actions", "figures": PAIR, "tie_rolls": [{"A": 1, "b1": 2}]}, "expected a die for A, B"),
        (
            {"kind": "actions", "figures": PAIR, "changes": [{"after": "c", "id": "a1"}]},
            "changes: after: 'c' is unknown",
        ),
        ({"kind": "actions", "figures": PAIR, "changes": [{"after": "a1", "id": "c"}]}, "changes: id: 'c' is unknown"),
        ({"kind": "actions", "figures": PAIR[:1], "tie_rolls": [{}]}, "tie_rolls: nobody is tied, but nobody rolls"),
    ],
)
def test_a_case_of_order_that_does_not_fit_is_told_why(given: dict[str, object], reason: str) -> None:
    with pytest.raises(InputError) as caught:
        VERBS["order"](given)
    assert reason in str(caught.value)


def test_the_house_may_give_the_winner_any_place() -> None:
    given = THREE | {"choice": "third", "options": {"initiative_any_place": True}}
    assert VERBS["order"](given)["order"] == ["B", "A", "C"]


def test_the_house_may_have_figures_roll_or_initiative_decide() -> None:
    given: dict[str, object] = {"kind": "actions", "figures": [*PAIR, {"id": "a2", "side": "A", "dx": 12}]}
    each: dict[str, object] = {
        "tie_rolls": [{"a1": 6, "b1": 4, "a2": 4}, {"b1": 5, "a2": 1}],
        "options": {"tie_break": "figure_roll"},
    }
    assert VERBS["order"](given | each)["order"] == ["a1", "b1", "a2"]
    by_rank: dict[str, object] = {"sides": ["B", "A"], "options": {"tie_break": "initiative"}}
    assert VERBS["order"](given | by_rank)["order"] == ["b1", "a1", "a2"]


def test_a_figure_that_acted_is_changed_to_no_effect() -> None:
    changes = [{"after": "b1", "id": "a1", "dx": 3}, {"after": "a1", "id": "b1", "able": True}]
    given: dict[str, object] = {"kind": "actions", "figures": PAIR, "tie_rolls": [{"A": 2, "B": 1}], "changes": changes}
    assert VERBS["order"](given)["order"] == ["a1", "b1"]
