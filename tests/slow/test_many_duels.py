"""Ten million duels, dice by dice with the complete rules, beside the exact ones."""

import pytest

from affray.lab.batch import Meeting, tally_games
from affray.lab.foeman.chain import duel_odds, fight
from affray.lab.melee.chain import duel_odds as guide_odds
from affray.lab.melee.duel import meeting

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled")]
GAMES = 10_000_000


def within(met: Meeting[object, object], wins: tuple[float, float], rounds: float) -> None:
    """Fails where games are more than four standard errors off."""
    found = tally_games(met, GAMES, 2026, cores=2)
    for side in (0, 1):
        error = (wins[side] * (1 - wins[side]) / GAMES) ** 0.5
        assert abs(found.wins[side] / GAMES - wins[side]) < 4 * error
    mean = found.rounds / GAMES
    assert abs(mean - rounds) < 4 * ((found.squares / GAMES - mean * mean) / GAMES) ** 0.5


@pytest.mark.parametrize(
    ("a", "b", "plans"),
    [
        ("Man-at-arms", "Orc raider", ("4 reroll=all", "5 reroll=likely weak=4 item=shield")),
        ("Dwarf axeman", "Man-at-arms", ("4 proficiency=yes", "4")),
    ],
)
def test_exact_duels_of_foeman_are_those_played(a: str, b: str, plans: tuple[str, str]) -> None:
    met = fight(a, b, *plans, limit=10_000)
    exact = duel_odds(met)
    assert exact.endless < 1e-9
    within(met.meeting, exact.wins, exact.rounds)  # type: ignore[arg-type]  # a meeting of whatever figures


def test_exact_duels_of_the_guide_are_those_played() -> None:
    met = meeting("orc", "st=11 dx=12 weapon=shortsword shield=small", "attack", "careful")
    exact = guide_odds(met)
    within(met, exact.wins, exact.turns)  # type: ignore[arg-type]
