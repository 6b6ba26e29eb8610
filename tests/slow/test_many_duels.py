"""Ten million duels, dice by dice with the complete rules, beside the exact ones."""

from math import sqrt

import pytest

from affray.lab.batches.batch import Meeting, tally_games
from affray.lab.systems.foeman.chain import duel_odds, fight
from affray.lab.systems.fortmayn.duel import duel_odds as fortmayn_odds
from affray.lab.systems.fortmayn.duels import duel_meeting
from affray.lab.systems.melee.chain import duel_odds as guide_odds
from affray.lab.systems.melee.duel import meeting
from affray.lab.systems.wargame.chain import duel_odds as wargame_odds
from affray.lab.systems.wargame.duel import meeting as units_meeting
from affray.lab.systems.wargame.duel import with_machine_tables
from affray.lab.systems.wargame.field import KnownUnits, read_unit_line

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("compiled")]
GAMES = 10_000_000


SPEARS, AXES = "like=fantasy/spears n=5 files=2", "like=fantasy/spears2 n=4 files=2"
BRAWNY, TOUGH = "brawny body=3 armor=leather shield=small_shield", "dd=3 shield=d4 tough"


def furthest(met: Meeting[object, object], wins: tuple[float, float], rounds: float) -> float:
    """By how many standard errors the games are off where they are most."""
    found = tally_games(met, GAMES, 2026, cores=2)
    off = [abs(found.wins[side] / GAMES - wins[side]) / sqrt(wins[side] * (1 - wins[side]) / GAMES) for side in (0, 1)]
    mean = found.rounds / GAMES
    return max(*off, abs(mean - rounds) / sqrt((found.squares / GAMES - mean * mean) / GAMES))


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
    assert furthest(met.meeting, exact.wins, exact.rounds) < 4  # type: ignore[arg-type]  # a meeting of whatever figures


def test_exact_duels_of_the_guide_are_those_played() -> None:
    met = meeting("orc", "st=11 dx=12 weapon=shortsword shield=small", "attack", "careful")
    exact = guide_odds(met)
    assert furthest(met, exact.wins, exact.turns) < 4  # type: ignore[arg-type]


def test_exact_duels_of_the_wargame_are_those_played() -> None:
    met = units_meeting(
        read_unit_line(SPEARS, "attacker", KnownUnits()), read_unit_line(AXES, "defender", KnownUnits())
    )
    exact = wargame_odds(met)
    assert furthest(with_machine_tables(met), exact.wins, exact.rounds) < 4  # type: ignore[arg-type]


def test_exact_duels_of_fortmayn_are_those_played() -> None:
    met = duel_meeting(BRAWNY, TOUGH, "last")
    exact = fortmayn_odds(met)
    assert furthest(met, exact.wins, exact.rounds) < 4  # type: ignore[arg-type]
