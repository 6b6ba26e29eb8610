"""Exact duels of Foeman are those of every path of the rules, and of the games played."""

from itertools import product

import pytest

from affray.core import InputError
from affray.lab.batches.batch import run_games
from affray.lab.chains.chain import course
from affray.lab.systems.foeman.bids import bidding
from affray.lab.systems.foeman.chain import Fight, duel_odds, fight
from affray.lab.systems.foeman.plans import read_plan
from affray.referee import odds
from affray.systems.foeman.duel.duel import Pair, are_both_up, cycle, fresh_form, lot_winner, next_round_form

GOBLIN = "race=Goblin st=8 dx=12 iq=8 hold=Spear"
WEAK = "race=Human st=8 dx=13 iq=11 hold=Dagger,Small Shield armor=Cloth"
Drawn = tuple[int, Pair]


def by_every_path(met: Fight, rounds: int) -> list[float]:
    """The chance that the duel ends in each round, nothing left out of the forms."""
    a, b, house, policy = met.a, met.b, met.house, met.meeting.chooser

    def begun(state: Drawn) -> dict[Drawn, float]:
        drawn = odds(lot_winner, a.dx, b.dx, policy=policy)
        return {(first, state[1]): weight / drawn.total for first, weight in drawn.items()}

    def bid(state: Drawn) -> dict[Drawn, float]:
        first, pair = state
        if not are_both_up(a, b, pair) or (pair.a.body.acted and pair.b.body.acted):
            return {state: 1.0}
        found = odds(cycle, a, b, pair, first, house, policy=policy)
        return {(first, other): weight / found.total for other, weight in found.items()}

    def ended(state: Drawn) -> dict[Drawn, float]:
        pair = state[1]
        return {
            (
                0,
                Pair(next_round_form(a, pair.a, house), next_round_form(b, pair.b, house))
                if are_both_up(a, b, pair)
                else pair,
            ): 1.0
        }

    found = course(
        (0, Pair(fresh_form(), fresh_form())),
        (begun, bid, bid, ended),
        lambda state: not are_both_up(a, b, state[1]),
        rounds,
    )
    return list(found.by_turn)


@pytest.mark.parametrize(
    ("a", "b", "plans", "options"),
    [
        (GOBLIN, WEAK, ("4 reroll=none", "3 reroll=none weak=5 item=shield"), {}),
        (GOBLIN, GOBLIN, ("3 reroll=none", "4 reroll=none weak=6 item=weapon"), {"duress_counts": "physical"}),
        pytest.param(
            WEAK,
            GOBLIN,
            ("3 reroll=none proficiency=yes", "4 reroll=none"),
            {"preset": "mindwand"},
            marks=pytest.mark.slow,
        ),
    ],
)
def test_the_first_rounds_are_those_of_every_path(
    a: str, b: str, plans: tuple[str, str], options: dict[str, str]
) -> None:
    met = fight(a, b, *plans, options=options)
    by_round = by_every_path(met, 3)
    found = duel_odds(met, rounds=3, compiled=False)
    for got, wanted in zip(found.by_round, by_round, strict=True):
        assert abs(got - wanted) < 1e-12


@pytest.mark.parametrize("options", [{}, {"preset": "mindwand", "fewer_damage_dice": "false"}])
def test_a_duel_has_the_chances_of_its_games(options: dict[str, str]) -> None:
    met = fight(GOBLIN, WEAK, "4 reroll=none", "4 reroll=none weak=4", options=options, limit=2000)
    found, games = duel_odds(met, compiled=False), 4000
    played = run_games(met.meeting, games, 5, compiled=False)
    assert abs(played.wins(0) / games - found.wins[0]) < 4 * (found.wins[0] * found.wins[1] / games) ** 0.5
    left = [mst for (mst, _), winner in zip(played.left, played.winners, strict=True) if winner == 0]
    assert abs(sum(left) / len(left) - found.mean_left(0)) < 0.2
    assert abs(sum(played.rounds) / games - found.rounds) < 0.05 * found.rounds


def test_alike_figures_have_alike_chances_and_all_add_up() -> None:
    found = duel_odds(fight(GOBLIN, GOBLIN, "4 reroll=none", "4 reroll=none"), compiled=False)
    assert abs(found.wins[0] - 0.5) < 1e-12 and abs(found.wins[1] - 0.5) < 1e-12
    assert dict(found.left[0]) == pytest.approx(dict(found.left[1]))


def test_who_cannot_hurt_never_ends() -> None:
    found = duel_odds(fight(GOBLIN, GOBLIN, "1 reroll=none", "1 reroll=none"), compiled=False)
    assert (found.wins, found.endless, found.mean_left(0)) == ((0.0, 0.0), 1.0, 0.0)


# --- the bidding game -------------------------------------------------------------------------------------------------
def test_no_fixed_bid_does_better_than_the_best_declarations() -> None:
    met = fight(GOBLIN, WEAK, "best reroll=none", "best reroll=none")
    game, found = bidding(met, compiled=False)
    chances = game.odds()
    assert min(found.gains) >= -1e-12
    assert abs(chances.wins[0] + chances.endless / 2 - found.worth) < 1e-9
    # Against best answers no pair of fixed bids is better for either than what it is worth.
    for bid, other in product((3, 4, 5), repeat=2):
        fixed = duel_odds(fight(GOBLIN, WEAK, f"{bid} reroll=none", f"{other} reroll=none"), compiled=False)
        own = fixed.wins[0] + fixed.endless / 2
        assert found.fixed[0][bid - 1] <= own + 1e-9 and 1 - found.fixed[1][other - 1] >= own - 1e-9


@pytest.mark.slow
def test_the_best_opening_is_worth_the_duel() -> None:
    _, found = bidding(fight(WEAK, GOBLIN, "best reroll=none", "best reroll=none"), compiled=False)
    (opening,) = found.openings
    own = opening.options[0].worth
    assert opening.first == 0 and abs(own - found.worth) < 1e-9
    assert [option.worth for option in opening.options] == sorted(
        (option.worth for option in opening.options), reverse=True
    )
    assert {best.own for best in found.by_strength[0]} <= set(range(2, 9))


# --- what does not fit ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "policy '': expected 1 to 9 dice or best"),
        ("10", "policy '10': expected 1 to 9"),
        ("45", "policy '45': expected 1 to 9"),
        ("4 reroll=some", "reroll=some: expected one of none, all, likely"),
        ("4 weak=x", "expected a number of mST behind weak="),
        ("4 item=tail", "item=tail: expected one of none, weapon, shield"),
        ("4 mood=bold", "policy '4 mood=bold': expected"),
        ("best weak=3", "policy 'best weak=3': expected"),
    ],
)
def test_a_plan_that_does_not_fit_is_one_clear_line(text: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        read_plan(text)


def test_too_strong_a_figure_is_one_clear_line() -> None:
    met = fight(GOBLIN, GOBLIN)
    giant = met.a._replace(st=61)
    with pytest.raises(InputError, match="ST 61 is too much to work out exactly"):
        duel_odds(Fight(giant, met.b, met.plans, met.house))
    with pytest.raises(InputError, match="games are played with fixed bids"):
        _ = fight(GOBLIN, GOBLIN, "best").meeting
