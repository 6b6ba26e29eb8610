"""What a house rule changes: the same fights under two sets of house rules, exact, or game by game with the same dice."""

from collections.abc import Callable, Iterator, Mapping
from math import sqrt
from typing import TypeVar

import msgspec

from affray.core.field_errors import check_range
from affray.lab.batches.batch import MOST_GAMES, Meeting, check_batch, row_batches
from affray.lab.batches.estimates import bounds_in_sigmas
from affray.lab.batches.playing import FEW, has_numba, plain_games
from affray.lab.field_errors import fault
from affray.lab.laboratory import Laboratory, Setting
from affray.lab.progress import counted, parts
from affray.lab.schema import Comparison, Pairing, RuleChange

F = TypeVar("F")
H = TypeVar("H")
MOST_FIGHTS = 100


class ComparedRules(msgspec.Struct, frozen=True, kw_only=True):
    """What is compared: both sets of house rules, the sides of which each fights each, the policies, so many games of a seed
    each, or none for exact chances."""

    a: Mapping[str, str]
    b: Mapping[str, str]
    sides: tuple[str, ...]
    policies: tuple[str, str]
    games: int = 0
    seed: int = 1


def compare(system: Laboratory, asked: ComparedRules) -> Comparison:
    """What the second set of house rules changes against the first. Raises InputError."""
    rules = rule_changes(system, asked.a, asked.b)
    sides = asked.sides or system.sides
    fights = system.pairs(tuple(sides))
    if len(fights) > MOST_FIGHTS:
        raise fault("", None, "fights", count=len(fights), most=MOST_FIGHTS)
    check_range("games", asked.games, 0, MOST_GAMES)
    made: Callable[[Laboratory, tuple[str, str], ComparedRules], Pairing] = (
        played_pairing if asked.games else exact_pairing
    )
    return Comparison(
        system.key,
        rules,
        tuple(made(system, fight, asked) for fight in parts(fights)),
        asked.games,
        asked.seed if asked.games else 0,
    )


def rule_changes(system: Laboratory, a: Mapping[str, str], b: Mapping[str, str]) -> tuple[RuleChange, ...]:
    """The house rules that differ, with their clauses. Raises InputError where none does."""
    first, second = system.house(a), system.house(b)
    found = tuple(
        RuleChange(fact.name, (first[fact.name], second[fact.name]), fact.clause)
        for fact in system.facts()
        if first.get(fact.name) != second.get(fact.name)
    )
    if not found:
        raise fault("", "a=NAME=VALUE or b=NAME=VALUE", "same-rules")
    return found


def exact_pairing(system: Laboratory, fight: tuple[str, str], asked: ComparedRules) -> Pairing:
    """A fight worked out under both sets of rules. Raises InputError."""
    first, second = (
        system.solve(fight, {"policy": asked.policies}, Setting(options)) for options in parts((asked.a, asked.b))
    )
    change = second.wins[0] - first.wins[0]
    return Pairing(
        who=first.who,
        policies=first.policies,
        wins=(first.wins[0], second.wins[0]),
        difference=change,
        low=change,
        high=change,
        rounds=(first.rounds, second.rounds),
        exact=True,
    )


def played_pairing(system: Laboratory, fight: tuple[str, str], asked: ComparedRules) -> Pairing:
    """A fight played under both sets of rules, game by game with the same dice. Raises InputError."""
    compiled = asked.games > FEW and has_numba()
    first, second = (
        game_results(system.meeting(fight, asked.policies, options, compiled=compiled), asked, compiled=compiled)
        for options in (asked.a, asked.b)
    )
    wins, rounds, changed, better, worse = [0, 0], [0, 0], 0, 0, 0
    for one, other in counted(zip(first, second, strict=True), asked.games):
        better += other[0] == 0 != one[0]
        worse += one[0] == 0 != other[0]
        changed += one != other
        for place, (winner, length) in enumerate((one, other)):
            wins[place] += winner == 0
            rounds[place] += length
    games = asked.games
    low, high = difference_bounds(better, worse, games)
    return Pairing(
        who=fight,
        policies=(asked.policies[0] or fight[0], asked.policies[1] or fight[1]),
        wins=(wins[0] / games, wins[1] / games),
        difference=(better - worse) / games,
        low=low,
        high=high,
        rounds=(rounds[0] / games, rounds[1] / games),
        exact=False,
        changed=changed / games,
    )


def difference_bounds(better: int, worse: int, games: int) -> tuple[float, float]:
    """The bounds that hold the difference of the chances 95 times of 100 (Agresti and Min).

    `better` games are won under the second rules alone, `worse` ones under the first alone. Half a game of each kind is
    added, so that the bounds never meet.

    >>> [round(bound, 4) for bound in difference_bounds(0, 0, 500)]
    [-0.0039, 0.0039]
    """
    gained, lost, whole = better + 0.5, worse + 0.5, games + 2
    mean = (gained - lost) / whole
    error = bounds_in_sigmas() * sqrt((gained + lost) / whole - mean * mean) / sqrt(whole)
    return max(-1.0, mean - error), min(1.0, mean + error)


def game_results(met: Meeting[F, H], asked: ComparedRules, *, compiled: bool) -> Iterator[tuple[int, int]]:
    """Winner and length of each game in turn."""
    check_batch(asked.games, met.limit)
    if not compiled:
        return ((winner, length) for winner, length, *_ in plain_games(met, asked.games, asked.seed))
    return ((row[0], row[1]) for part in row_batches(met, asked.games, asked.seed) for row in part[:, :2].tolist())
