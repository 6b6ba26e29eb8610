"""Exact duels of the guide: the quick chain is the one that runs every path of the rules, and has their symmetries."""

import pytest

from affray.core import InputError
from affray.lab.batches.batch import MOST_GAMES, Meeting, run_games, tally_games
from affray.lab.chains.chain import course
from affray.lab.systems.melee.chain import DuelOdds, duel_odds, shares
from affray.lab.systems.melee.duel import meeting
from affray.lab.systems.melee.policies import POLICIES, fighting_policy, policy_named
from affray.referee import odds
from affray.systems.melee.content.codes import CHOOSE_ARMS, CHOOSE_MANNER, CHOOSE_PLACE
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.duel.duel import (
    NOBODY,
    Pair,
    begin_turn,
    end_turn,
    has_action_left,
    take_next_action,
    winner_of,
)
from affray.systems.melee.duel.duelist import ATTACKING, DRAWING, FETCHING, GUARDING, Duelist, fresh_form

THUG = "st=5 dx=11 weapon=dagger second=cestus armor=cloth"
BRUTE = "st=6 dx=10 weapon=wizard_staff"
IMP = "st=4 dx=12 weapon=dagger"


def by_every_path(met: Meeting[Duelist, House]) -> tuple[float, float, float, float]:
    """Wins, draws and mean length, each action of the rules taken whole and nothing left out of the states."""

    def started(pair: Pair) -> dict[Pair, float]:
        return shares(odds(begin_turn, met.a, met.b, pair, met.house, policy=met.chooser))

    def acting(pair: Pair) -> dict[Pair, float]:
        if not has_action_left(pair):
            return {pair: 1.0}
        return shares(odds(take_next_action, met.a, met.b, pair, met.house, policy=met.chooser))

    def ended(pair: Pair) -> dict[Pair, float]:
        return {end_turn(met.a, met.b, pair, met.house): 1.0}

    start = Pair(fresh_form(met.a), fresh_form(met.b), NOBODY)
    found = course(start, (started, acting, acting, ended), lambda pair: winner_of(pair) != NOBODY, met.limit)
    wins = [sum(chance for pair, chance in found.ends.items() if winner_of(pair) == side) for side in (0, 1)]
    drawn = sum(found.left.values())
    turns = sum(turn * chance for turn, chance in enumerate(found.by_turn, 1)) + met.limit * drawn
    return wins[0], wins[1], drawn, turns


@pytest.mark.parametrize(
    ("a", "b", "policies", "options"),
    [
        (THUG, BRUTE, ("attack", "careful"), {}),
        (IMP, IMP, ("fetch", "fists"), {"tie_break": "initiative"}),
        (THUG, IMP, ("careful", "careful"), {"current_st_everywhere": "true", "roll_extra_dice": "true"}),
    ],
)
def test_the_chain_is_that_of_every_path(a: str, b: str, policies: tuple[str, str], options: dict[str, str]) -> None:
    met = meeting(a, b, *policies, options=dict(options), limit=12)
    found = duel_odds(met)
    expected = by_every_path(met)
    for got, wanted in zip((*found.wins, found.drawn, found.turns), expected, strict=True):
        assert abs(got - wanted) < 1e-12


def test_alike_figures_have_alike_chances_and_all_add_up() -> None:
    found: DuelOdds = duel_odds(meeting(THUG, THUG, limit=20))
    assert abs(found.wins[0] - found.wins[1]) < 1e-12
    assert abs(found.left[0] - found.left[1]) < 1e-9
    assert abs(sum(found.wins) + found.drawn - 1) < 1e-12
    assert abs(sum(found.by_turn) + found.drawn - 1) < 1e-12


def test_the_limit_makes_draws() -> None:
    short, long = (duel_odds(meeting(IMP, BRUTE, limit=limit)) for limit in (1, 40))
    assert len(short.by_turn) == 1 and abs(short.turns - 1) < 1e-12
    assert short.drawn > 0.5 > long.drawn


def test_who_never_wins_has_nothing_left() -> None:
    found = duel_odds(meeting("st=9 dx=1", "st=99 dx=1 armor=plate", limit=1))
    assert found.wins[0] == 0 and found.left[0] == 0.0


# --- policies and batches --------------------------------------------------------------------------------------------
def test_a_policy_defends_when_hurt_and_sees_to_its_weapons() -> None:
    careful = POLICIES["careful"]
    assert careful(0, CHOOSE_PLACE, 1, 12, 12, 0) == 1
    assert [careful(0, CHOOSE_MANNER, GUARDING, st, 9, ATTACKING) for st in (5, 4)] == [ATTACKING, GUARDING]
    assert careful(0, CHOOSE_MANNER, GUARDING, 4, 9, GUARDING) == ATTACKING
    assert careful(0, CHOOSE_ARMS, GUARDING, 4, 9, ATTACKING) == GUARDING
    assert fighting_policy(4)(0, CHOOSE_MANNER, GUARDING, 4, 9, GUARDING) == GUARDING
    wanted = {name: policy_named(name)(0, CHOOSE_ARMS, DRAWING, 12, 12, 0) for name in POLICIES}
    assert wanted == {"attack": DRAWING, "careful": DRAWING, "fetch": FETCHING, "fists": ATTACKING}
    assert POLICIES["attack"](0, CHOOSE_ARMS, FETCHING, 12, 12, 0) == FETCHING


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ((IMP, IMP, "bold", "attack"), "policy 'bold': expected one of attack, careful, fetch, fists"),
        (("imp", IMP, "attack", "attack"), "attacker: creature 'imp' is unknown"),
        ((IMP, "st=9 dx=9 weapon=sling", "attack", "attack"), "defender: weapon 'sling' strikes nobody adjacent"),
    ],
)
def test_what_does_not_fit_is_one_clear_line(asked: tuple[str, str, str, str], message: str) -> None:
    with pytest.raises(InputError, match=message):
        meeting(*asked)


def test_a_batch_has_its_bounds() -> None:
    met = meeting(IMP, IMP)
    with pytest.raises(InputError, match="games -1: expected a whole number from 0 to"):
        run_games(met, -1, 1)
    with pytest.raises(InputError, match="games"):
        tally_games(met, MOST_GAMES + 1, 1)
    for asked in (duel_odds, lambda endless: run_games(endless, 1, 1)):
        with pytest.raises(InputError, match="limit 0: expected a whole number from 1 to"):
            asked(meeting(IMP, IMP, limit=0))
    assert run_games(met, 0, 1, compiled=False).winners == ()
