"""The rows of the Combat and Movement Guide: odds of an attack beside dice libraries, duels plain, compiled and exact."""

import sys
from fractions import Fraction

from affray.lab.batches.batch import run_games
from affray.lab.machine.exact import exact_odds
from affray.lab.systems.melee.chain import duel_odds
from affray.lab.systems.melee.duel import meeting
from affray.referee import odds
from affray.referee.every import nodes
from affray.systems.melee.content.codes import MELEE
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.rules.blow import Strike, strike_blow
from affray.systems.melee.rules.damage import DamageDice
from bench.melee_oracles import Asked, Odds, Result, by_dyce, by_hand, by_icepool
from bench.timing import Row, median

ASKED = Asked(3, 11, 3, 1, 5)
SMALL = Asked(3, 11, 1, -1, 2)
KNIGHT = "st=12 dx=12 weapon=broadsword armor=chainmail shield=large"


def choose_nothing(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    """A blow leaves nobody a choice."""
    return 0


def strike(asked: Asked) -> Strike:
    """The attack as the rules see it."""
    return Strike(asked.adj, MELEE, DamageDice(asked.dice, asked.add), stops=asked.stops)


def plain_odds(asked: Asked) -> Odds:
    """The odds by the rules themselves, nothing remembered."""
    nodes.kept.clear()
    found = odds(strike_blow, strike(asked), PLAIN, policy=choose_nothing)
    return {
        (entry.multiplier, entry.hits, entry.fumble): Fraction(weight, found.total)
        for entry, weight in found.weights.items()
    }


def compiled_odds(asked: Asked) -> dict[Result, float]:
    """The odds by compiled code."""
    found = exact_odds(strike_blow, strike(asked), PLAIN, policy=choose_nothing)
    return {(entry.multiplier, entry.hits, entry.fumble): chance for entry, chance in found.items()}


def check_agreement(one: Odds, other: dict[Result, float] | Odds) -> None:
    """Ends the run where two answers to one question differ."""
    if one.keys() != other.keys() or any(abs(float(one[result] - other[result])) > 1e-12 for result in one):
        sys.exit("bench: the libraries disagree about the odds of an attack of the guide")


def measure_attack() -> list[Row]:
    """Exact odds of a great sword against mail."""
    ice, dyce = median(lambda: by_icepool(ASKED), 15), median(lambda: by_dyce(ASKED), 15)
    ours = median(lambda: plain_odds(ASKED), 15)
    for asked, others in ((SMALL, (by_icepool, by_dyce, plain_odds, compiled_odds)), (ASKED, (by_icepool, by_dyce))):
        for other in others:
            check_agreement(by_hand(asked), other(asked))
    check_agreement(plain_odds(ASKED), compiled_odds(ASKED))
    check_agreement(plain_odds(ASKED), by_icepool(ASKED))
    fast = median(lambda: compiled_odds(ASKED), 15)
    better = min(ice, dyce)
    return [
        ("guide attack odds, icepool", ice, ""),
        ("guide attack odds, dyce", dyce, ""),
        ("guide attack odds, plain", ours, f"{better / ours:.2f} times the better library"),
        ("guide attack odds, compiled", fast, f"{better / fast:.0f} times the better library"),
    ]


def measure_melee_duels() -> list[Row]:
    """Duels in plain Python and compiled, one core, and exact."""
    met = meeting(KNIGHT, KNIGHT, "careful", "fetch")
    same = run_games(met, 1000, 1) == run_games(met, 1000, 1, compiled=False)
    slow = median(lambda: run_games(met, 200, 1, compiled=False), 3) / 200
    fast = median(lambda: run_games(met, 20_000, 1), 3) / 20_000
    whole = median(lambda: duel_odds(met), 3)
    verdict = "1000 of 1000 games identical" if same else "GAMES DIFFER"
    return [
        ("guide duel, plain", slow, ""),
        ("guide duel, compiled", fast, f"{slow / fast:.0f} times plain; {verdict}"),
        ("guide duel, exact chances", whole, f"as long as {whole / fast:.0f} compiled duels"),
    ]
