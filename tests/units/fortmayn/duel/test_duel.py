"""Fights to the end, exactly."""

from fractions import Fraction

import pytest

from affray.referee import Policy, Script, ScriptError, odds
from affray.systems.fortmayn.cases.odds import no_choice
from affray.systems.fortmayn.content.codes import BRAINY, SHIELD, TYPE_NAMES
from affray.systems.fortmayn.content.house_rules import read_house
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.content.tables import duel_odds
from affray.systems.fortmayn.duel.duel import (
    CHARACTER,
    FOE,
    NOBODY,
    Courses,
    DuelResult,
    Pair,
    Terms,
    duel,
    fighter_for_roll,
    trade,
    winner_of,
)
from affray.systems.fortmayn.duel.habits import named_habit
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Fighter, Target
from tests.units.fortmayn.blows import brainy, brawny, shown

PLAINLY = Terms()


def wins(fighter: Fighter, foe: Target, terms: Terms = PLAINLY, policy: Policy = no_choice) -> Fraction:
    """The chance that a character wins."""
    return Courses(terms, policy).whole_duel(Pair(fighter, foe)).win


def test_the_table_of_duels_is_worked_out_by_the_exchange_that_is_played() -> None:
    courses = Courses(PLAINLY, no_choice)
    for row in duel_odds():
        fighter = Fighter(Body(TYPE_NAMES.index(row.type), row.ready_body), int(row.die[1:]), 5)
        found = courses.whole_duel(Pair(fighter, Target(row.difficulty_dice)))
        assert f"{float(found.win):.6f}" == row.chance_character_wins


def test_the_first_round_may_be_rolled_with_another_die() -> None:
    surprised = Courses(PLAINLY, no_choice).whole_duel(Pair(brainy(2), Target(2)), 4)
    assert surprised.win == wins(brainy(2), Target(2), Terms(first_cons=1)) == Fraction(65, 256)


def test_rounds_are_counted_those_that_change_nothing_too() -> None:
    assert Courses(PLAINLY, no_choice).whole_duel(Pair(brawny(1), Target(1))) == (Fraction(2, 3), Fraction(4, 3))
    assert Courses(PLAINLY, no_choice).whole_duel(Pair(brawny(3), Target(0))) == (Fraction(1), Fraction(0))


def test_armor_and_a_blow_of_its_own_change_who_wins() -> None:
    bare, saved = wins(brawny(2), Target(3)), named_habit("armor")
    assert wins(brawny(2, armor=Wear(8, 8)), Target(3)) == bare
    separate = wins(brawny(2), Target(3), Terms(house=read_house({"retaliation": "separate_roll"})))
    assert bare < separate < wins(brawny(2, armor=Wear(8, 8)), Target(3), PLAINLY, saved)


def test_a_weapon_that_helps_to_strike_helps_nobody_who_only_defends() -> None:
    house = read_house({"retaliation": "separate_roll"})
    plain, helped, armed_so = (
        wins(brawny(2), Target(3), terms)
        for terms in (Terms(house=house), Terms(pros=1, house=house), Terms(pros=1, house=house, of_weapon=1))
    )
    assert plain < armed_so < helped
    # In one roll there is no blow that is only defended.
    assert wins(brawny(2), Target(3), Terms(pros=1, of_weapon=1)) == wins(brawny(2), Target(3), Terms(pros=1))


def test_damaged_gear_hampers_from_the_next_roll_on() -> None:
    whole, damaged = (brawny(2, armor=Wear(6, own)) for own in (6, 8))
    assert [fighter_for_roll(fighter, PLAINLY, 0).die for fighter in (whole, damaged)] == [8, 6]
    assert wins(damaged, Target(2)) == wins(brawny(2), Target(2), Terms(cons=1))
    pair, ref = Pair(brawny(2, Wear(6, 6)), Target(2)), shown([1, 3], [1], [6, 7], answers=[SHIELD])
    with pytest.raises(ScriptError, match="faces from 0 to 5, got 6"):
        duel(ref, pair, pair, 5, PLAINLY)


def test_bare_hands_remove_from_4_on() -> None:
    fighter = Fighter(Body(BRAINY, 2), 4, 5)
    assert fighter_for_roll(fighter, Terms(unarmed=1), 0)[1:] == (4, 4)
    assert fighter_for_roll(fighter, Terms(unarmed=1, first_pros=1), 1)[1:] == (6, 4)


def test_where_removed_dice_harm_fewer_win_and_still_never_both_are_out() -> None:
    before = Terms(house=read_house({"harm_timing": "before_removal"}))
    assert wins(brainy(3), Target(3), before) < wins(brainy(3), Target(3))
    found = odds(trade, CHARACTER, Pair(brainy(3), Target(3)), before, 0, policy=no_choice)
    assert {winner_of(pair) for pair, _ in found.items()} == {CHARACTER, FOE, NOBODY}


def test_a_duel_is_played_to_its_end_or_to_the_limit() -> None:
    def played(*faces: tuple[int, ...], limit: int = 9) -> DuelResult:
        ref = Script([[face - 1 for face in entry] for entry in faces])
        return duel(ref, Pair(brainy(2), Target(9)), Pair(brainy(1), Target(2)), limit, PLAINLY)

    assert played((3, 5), (3, 6)) == DuelResult(CHARACTER, 2, 2, 0)
    assert played((1, 2)) == DuelResult(FOE, 1, 0, 2)
    assert played((3, 3), limit=1) == DuelResult(NOBODY, 1, 2, 2)
