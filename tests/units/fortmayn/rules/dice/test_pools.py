"""The die of a roll, and what the dice of a pool do when they fall."""

import pytest

from affray.core.reading.tables import load_table
from affray.dice.dist import Dist
from affray.referee import Script, odds, procedure
from affray.referee.verbs import Referee
from affray.systems.fortmayn.content.codes import BODY, BRAINY, BRAWNY, HEAD, NEVER, ROLL_TEST, TYPE_NAMES
from affray.systems.fortmayn.content.house_rules import PACKAGE, PLAIN, read_house
from affray.systems.fortmayn.content.rows import ChainRow
from affray.systems.fortmayn.content.tables import die_chain, types
from affray.systems.fortmayn.rules.dice.pools import Kinds, RollDie, base_die, die_of_roll, pool_die, roll_pool, step


def test_the_chain_is_that_of_the_table() -> None:
    rows = load_table(PACKAGE, "die_chain.csv", ChainRow)
    assert [(f"d{step(int(row.die[1:]), 1)}", f"d{step(int(row.die[1:]), -1)}") for row in rows] == [
        (row.bigger, row.smaller) for row in rows
    ]
    assert list(die_chain()) == [row.die for row in rows]


def test_the_base_dice_are_those_of_the_table() -> None:
    found = {name: (base_die(kind, BODY), base_die(kind, HEAD)) for kind, name in enumerate(TYPE_NAMES)}
    assert found == {row.type: (int(row.body_die[1:]), int(row.head_die[1:])) for row in types().values()}


def test_sources_make_one_step_at_most_unless_the_house_counts_them() -> None:
    assert [pool_die(8, pros, cons, PLAIN) for pros, cons in ((3, 0), (2, 1), (1, 1), (1, 3))] == [10, 10, 8, 6]
    cancel, steps = (read_house({"advantage_stacking": value}) for value in ("cancel", "steps"))
    assert [pool_die(8, 2, cons, cancel) for cons in (0, 1)] == [10, 8]
    assert [pool_die(8, pros, cons, steps) for pros, cons in ((2, 0), (3, 0), (1, 3), (0, 3))] == [12, 12, 4, 4]


def test_bare_hands_are_a_size_smaller_and_remove_from_4_on_whatever_the_step() -> None:
    assert [die_of_roll(kind, BODY, 1, pros, 0, PLAIN) for kind in (BRAWNY, BRAINY) for pros in (0, 1)] == [
        RollDie(6, 4), RollDie(8, 4), RollDie(4, 4), RollDie(6, 4),
    ]  # fmt: skip


def test_below_the_d4_a_table_may_let_nothing_remove() -> None:
    no_removal = read_house({"below_d4": "no_removal"})
    assert [die_of_roll(BRAINY, BODY, 1, 0, cons, no_removal) for cons in (0, 1)] == [RollDie(4, 4), RollDie(4, NEVER)]
    assert die_of_roll(BRAINY, BODY, 1, 0, 1, PLAIN) == RollDie(4, 4)


@procedure
def fallen(ref: Referee, n: int, die: int, removes_at: int, armored: int) -> Kinds:
    """What a pool does."""
    return roll_pool(ref, n, die, removes_at, ROLL_TEST, armored)


@pytest.mark.parametrize(
    ("die", "removes_at", "armored", "faces", "kinds"),
    [
        (8, 5, 1, (1, 2, 3, 5, 8), Kinds(2, 1, 1, 2)),
        (8, 5, 0, (1, 2, 3, 5, 8), Kinds(2, 1, 0, 2)),
        (4, 4, 1, (4, 3, 2), Kinds(1, 1, 0, 1)),
        (6, 4, 1, (4, 5, 6), Kinds(0, 0, 1, 3)),
        (6, NEVER, 1, (5, 6), Kinds(0, 2, 0, 0)),
        (8, 5, 1, (), Kinds(0, 0, 0, 0)),
    ],
)
def test_dice_are_lost_remove_or_do_nothing(
    die: int, removes_at: int, armored: int, faces: tuple[int, ...], kinds: Kinds
) -> None:
    ref = Script([[face - 1 for face in faces]] if faces else [])
    assert fallen(ref, len(faces), die, removes_at, armored) == kinds
    ref.finish()


def test_odds_go_through_what_the_dice_do() -> None:
    assert odds(fallen, 1, 8, 5, 1, policy=lambda *_: 0) == Dist(
        {Kinds(1, 0, 0, 0): 2, Kinds(0, 1, 0, 0): 2, Kinds(0, 0, 1, 1): 1, Kinds(0, 0, 0, 1): 3}
    )
    assert len(list(odds(fallen, 8, 12, 5, 0, policy=lambda *_: 0).items())) == 45
