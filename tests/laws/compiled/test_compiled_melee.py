"""Compiled duels of the guide are the plain ones, game by game, and go as often as the exact chances say."""

from math import sqrt

import pytest

from affray.lab.batches.batch import Meeting, run_games, tally_games
from affray.lab.systems.melee.chain import DuelOdds, duel_odds
from affray.lab.systems.melee.duel import meeting
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.duel.duelist import Duelist

pytestmark = [pytest.mark.xdist_group("compiled"), pytest.mark.slow]
"""Most of the time goes to making fast code."""
KNIGHT = "st=12 dx=12 weapon=broadsword second=dagger armor=chainmail shield=large"
AXEMAN = "st=15 dx=11 weapon=battleaxe second=hammer armor=leather"
PIKEMAN = "st=11 dx=13 weapon=spear armor=cloth"
MEETINGS = {
    "knights": (KNIGHT, KNIGHT, "attack", "attack"),
    "careful": (KNIGHT, AXEMAN, "careful", "fetch"),
    "fists": (PIKEMAN, AXEMAN, "fists", "careful"),
    "troll": (AXEMAN, "troll", "careful", "attack"),
    "dragon": ("dragon", "giant", "careful", "careful"),
    "goblins": ("goblin", "goblin", "careful", "attack"),
    "snake": ("giant_snake", PIKEMAN, "attack", "careful"),
}
ALL = {"current_st_everywhere": "true", "roll_extra_dice": "true", "tie_break": "initiative", "shared_st_pool": "true"}
QUICK, MANY, MOST = 40, 20_000, 10_000_000
FEW = 4_000


def met(name: str, options: dict[str, str] | None = None) -> Meeting[Duelist, House]:
    a, b, policy_a, policy_b = MEETINGS[name]
    return meeting(a, b, policy_a, policy_b, options=dict(options or {}), limit=60)


def strays(found: Meeting[Duelist, House], chances: DuelOdds, games: int, seed: int) -> dict[str, tuple[float, float]]:
    """What lies more than four standard errors from the exact chances in a batch of so many games: wins, draws or mean
    length, each as it came out and as it is exactly."""
    batch = tally_games(found, games, seed)
    names, exact = ("first wins", "second wins", "drawn", "turns"), (*chances.wins, chances.drawn, chances.turns)
    means = [count / games for count in (*batch.wins, batch.drawn, batch.rounds)]
    variances = [chance * (1 - chance) for chance in exact[:3]] + [batch.squares / games - means[3] ** 2]
    return {
        name: (mean, chance)
        for name, mean, chance, variance in zip(names, means, exact, variances, strict=True)
        if abs(mean - chance) > 4 * sqrt(variance / games) + 1e-12
    }


@pytest.mark.parametrize("options", [{}, ALL], ids=["plain", "options"])
@pytest.mark.parametrize("name", MEETINGS)
def test_compiled_duels_are_the_plain_ones(name: str, options: dict[str, str]) -> None:
    asked = met(name, options)
    assert run_games(asked, QUICK, 5) == run_games(asked, QUICK, 5, compiled=False)


def test_a_tally_adds_the_games_up() -> None:
    asked = met("troll")
    games, sums = run_games(asked, QUICK, 8), tally_games(asked, QUICK, 8)
    assert (sums.wins, sums.drawn) == ((games.wins(0), games.wins(1)), games.drawn)
    assert (sums.rounds, sums.squares) == (sum(games.rounds), sum(n * n for n in games.rounds))


def test_a_batch_goes_as_often_as_the_exact_chances_say() -> None:
    asked = met("goblins")
    assert strays(asked, duel_odds(asked), FEW, 3) == {}


@pytest.mark.parametrize(("name", "games"), [(name, MANY if name == "careful" else MANY // 10) for name in MEETINGS])
def test_thousands_of_compiled_duels_are_the_plain_ones(name: str, games: int) -> None:
    asked = met(name)
    assert run_games(asked, games, 2) == run_games(asked, games, 2, compiled=False)


def test_ten_million_duels_go_as_often_as_the_exact_chances_say() -> None:
    asked = met("knights")
    assert strays(asked, duel_odds(asked), MOST, 11) == {}


@pytest.mark.parametrize("name", list(MEETINGS)[1:])
def test_duels_of_all_kinds_go_as_often_as_the_exact_chances_say(name: str) -> None:
    asked = met(name)
    assert strays(asked, duel_odds(asked), MOST // 30, 12) == {}
