"""Fights to the end, exactly."""

from fractions import Fraction

from affray.referee import Policy
from affray.systems.fortmayn.cases_odds import nothing
from affray.systems.fortmayn.constants import ARMOR, CHOOSE_SAVE, NOTHING, TYPE_NAMES
from affray.systems.fortmayn.duel import CHARACTER, FOE, NOBODY, Endings, Pair, win_chance, winner_of
from affray.systems.fortmayn.options import PLAIN, House, read_house
from affray.systems.fortmayn.saving import Fighter, Target
from affray.systems.fortmayn.state import Wear
from affray.systems.fortmayn.tables import duel_odds
from tests.units.fortmayn.blows import brainy, brawny


def save(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    return ARMOR if what == CHOOSE_SAVE and z % 100 > 0 else NOTHING


def wins(fighter: Fighter, foe: Target, house: House = PLAIN, policy: Policy = nothing) -> Fraction:
    """The chance that a character wins."""
    return win_chance(Endings(house, policy).of(Pair(fighter, foe)))


def test_the_table_of_duels_is_worked_out_by_the_exchange_that_is_played() -> None:
    endings = Endings(PLAIN, nothing)
    for row in duel_odds():
        fighter = Fighter(TYPE_NAMES.index(row.type), row.ready_body, int(row.die[1:]), 5)
        found = win_chance(endings.of(Pair(fighter, Target(row.difficulty_dice))))
        assert f"{float(found):.6f}" == row.chance_character_wins


def test_the_first_exchange_may_be_rolled_with_another_die() -> None:
    surprised = Endings(PLAIN, nothing).after(Pair(brainy(2), Target(2)), 4)
    assert win_chance(surprised) == Fraction(65, 256)
    assert all(end.fighter.die == 6 for end in surprised)


def test_the_chances_of_all_ends_make_one() -> None:
    ends = Endings(PLAIN, save).of(Pair(brawny(3, armor=Wear(6, 6)), Target(3, 4, 6)))
    assert sum(ends.values()) == 1
    assert {winner_of(end) for end in ends} == {CHARACTER, FOE}


def test_armor_and_a_blow_of_its_own_change_who_wins() -> None:
    bare, armored = wins(brawny(2), Target(3)), wins(brawny(2, armor=Wear(8, 8)), Target(3), PLAIN, save)
    assert wins(brawny(2, armor=Wear(8, 8)), Target(3)) == bare
    separate = wins(brawny(2), Target(3), read_house({"retaliation": "separate_roll"}))
    assert bare < separate < armored


def test_where_removed_dice_harm_fewer_win_and_still_never_both_are_out() -> None:
    before = read_house({"harm_timing": "before_removal"})
    ends = Endings(before, nothing).of(Pair(brainy(3), Target(3)))
    assert win_chance(ends) < wins(brainy(3), Target(3))
    assert {winner_of(end) for end in ends} == {CHARACTER, FOE}
    assert winner_of(Pair(brainy(1), Target(1))) == NOBODY
