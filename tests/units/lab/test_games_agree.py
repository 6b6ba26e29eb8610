"""Games go as often as the exact chances say, for every system: a thousand here, ten million in `tests/slow`."""

from math import sqrt

import pytest

from affray.lab import Duel, solve

GAMES = 1_000
ALMOST_SURE = 4
"""So many standard errors: one batch in 15 000 is farther off."""
DUELS: tuple[tuple[str, str, str, dict[str, object]], ...] = (
    ("foeman", "Man-at-arms", "Orc raider", {"policy": ("4 reroll=none", "5 reroll=likely weak=4 item=shield")}),
    ("melee", "orc", "st=11 dx=12 weapon=shortsword shield=small", {"policy": ("attack", "careful")}),
    ("wargame", "like=fantasy/spears n=5 files=2", "like=fantasy/spears2 n=4 files=2", {}),
    ("fortmayn", "brawny body=3 armor=leather shield=small_shield", "dd=3 shield=d4 tough", {"policy": "last"}),
)


def strays(duel: Duel, games: int) -> dict[str, tuple[float, float]]:
    """What games say that lies farther from the exact chances than they may: each as it came out and as it is."""
    played = duel.played
    assert played is not None and duel.states > 0
    shares = zip(("first", "second", "nobody"), (*played.wins, played.drawn), (*duel.wins, duel.drawn), strict=True)
    astray = {
        name: (share.chance, chance)
        for name, share, chance in shares
        if abs(share.chance - chance) > ALMOST_SURE * sqrt(chance * (1 - chance) / games) + 1e-12
    }
    means = (("rounds", played.rounds, duel.rounds), *zip(("left a", "left b"), played.left, duel.left, strict=True))
    for name, mean, exact in means:
        if abs(mean.mean - exact) > ALMOST_SURE / 1.95 * mean.error + 1e-9:
            astray[name] = mean.mean, exact
    return astray


@pytest.mark.parametrize(
    ("system", "a", "b", "asked"),
    [pytest.param(*duel, id=duel[0], marks=pytest.mark.slow if duel[0] == "wargame" else ()) for duel in DUELS],
)
def test_a_thousand_games_go_as_the_exact_chances_say(system: str, a: str, b: str, asked: dict[str, object]) -> None:
    assert strays(solve(system, a, b, None, games=GAMES, seed=2026, **asked), GAMES) == {}
