"""Hit rolls: every row of the table, the exact chances, and what becomes of the weapon."""

from fractions import Fraction

import pytest

from affray.referee import Script, odds
from affray.systems.melee.content.codes import (
    AT_ATTACKER,
    AT_TARGET,
    BARE_HANDS,
    BREAKS,
    BROKEN,
    DEFENDING,
    DESTROYED,
    DODGING,
    DROPS,
    HTH,
    KEPT,
    KIND_NAMES,
    MELEE,
    MISSILE,
    MISSILE_SPELL,
    NATURAL,
    NO_FUMBLE,
    NO_STANCE,
    POLE,
    THROWN,
    WEAPON,
)
from affray.systems.melee.rules.hit_roll import (
    Hit,
    dice_needed,
    fumble_of,
    hit_multiplier,
    hit_roll,
    is_missile_lost,
    weapon_place_after,
)
from tests.units.melee.guide_tables import printed

ROWS = printed("hit_results.csv")


def any_choice(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return most


def chance(n: int, adj: int) -> Fraction:
    return odds(hit_roll, n, adj, policy=any_choice).chance(lambda hit: hit.multiplier > 0)


@pytest.mark.parametrize("row", ROWS, ids=[f"{row['dice']} dice {row['roll_min']}" for row in ROWS])
def test_each_row_of_the_table_holds_at_every_score(row: dict[str, str]) -> None:
    n, multiplier = int(row["dice"]), int(row["multiplier"])
    for total in range(int(row["roll_min"]), int(row["roll_max"]) + 1):
        for adj in range(-3, 27):
            by_score = "le_adj_dx" in row["result"] and total > adj
            assert hit_multiplier(n, total, adj) == (0 if by_score else multiplier)
        fumble = fumble_of(n, total)
        assert (fumble == DROPS, fumble == BREAKS) == (row["drop_weapon"] == "true", row["break_weapon"] == "true")


def test_the_table_covers_every_total() -> None:
    for n, totals in ((3, range(3, 19)), (4, range(4, 25))):
        rows = [row for row in ROWS if int(row["dice"]) == n]
        assert [t for row in rows for t in range(int(row["roll_min"]), int(row["roll_max"]) + 1)] == list(totals)


def counted(n: int, most: int) -> int:
    """The ways in which n dice total so much or less."""
    if n == 0:
        return 1 if most >= 0 else 0
    return sum(counted(n - 1, most - face) for face in range(1, 7))


def test_the_exact_chance_with_three_dice_at_every_score() -> None:
    for adj in range(3, 21):
        assert chance(3, adj) == Fraction(counted(3, min(max(adj, 5), 15)), 216)
    assert [chance(3, adj) for adj in (3, 4, 5)] == [Fraction(10, 216)] * 3
    assert chance(3, 10) == Fraction(108, 216)
    assert [chance(3, adj) for adj in (15, 16, 20)] == [Fraction(206, 216)] * 3


def test_the_exact_chance_with_four_dice_at_every_score() -> None:
    for adj in range(3, 25):
        assert chance(4, adj) == Fraction(counted(4, min(max(adj, 5), 19)), 1296)
    assert [chance(4, adj) for adj in (3, 4, 5)] == [Fraction(5, 1296)] * 3
    assert [chance(4, adj) * 1296 for adj in (10, 15)] == [206, 861]
    assert chance(4, 19) == chance(4, 24) == Fraction(1296 - counted(4, 8), 1296)


def test_stances_ask_for_four_dice_of_the_kinds_they_help_against() -> None:
    four = {stance: [kind for kind in range(8) if dice_needed(kind, stance) == 4] for stance in range(3)}
    assert four == {NO_STANCE: [], DODGING: [THROWN, MISSILE, MISSILE_SPELL], DEFENDING: [MELEE, POLE, THROWN]}


@pytest.mark.parametrize(
    ("kind", "wielding", "fumble", "after"),
    [
        (MELEE, WEAPON, NO_FUMBLE, KEPT),
        (MELEE, WEAPON, DROPS, AT_ATTACKER),
        (POLE, WEAPON, BREAKS, BROKEN),
        (MISSILE, WEAPON, BREAKS, BROKEN),
        (HTH, WEAPON, DROPS, AT_ATTACKER),
        (HTH, BARE_HANDS, DROPS, KEPT),
        (MELEE, NATURAL, BREAKS, KEPT),
        (MISSILE_SPELL, WEAPON, BREAKS, KEPT),
        (THROWN, WEAPON, NO_FUMBLE, AT_TARGET),
        (THROWN, WEAPON, DROPS, AT_ATTACKER),
        (THROWN, WEAPON, BREAKS, DESTROYED),
    ],
)
def test_where_the_weapon_is_afterwards(kind: int, wielding: int, fumble: int, after: int) -> None:
    assert weapon_place_after(kind, wielding, fumble) == after


def test_only_a_missile_that_misses_is_lost() -> None:
    assert [is_missile_lost(kind, 0) for kind in range(8)] == [int(name == "missile") for name in KIND_NAMES]
    assert is_missile_lost(MISSILE, 1) == 0


def test_a_hit_roll_takes_its_dice_from_the_referee() -> None:
    ref = Script([(0, 0, 1), (5, 5, 5, 3)])
    assert [hit_roll(ref, 3, 9), hit_roll(ref, 4, 9)] == [Hit(4, 2, NO_FUMBLE), Hit(22, 0, DROPS)]
    ref.finish()
