"""Exact duels of the wargame: the chances to win and the length of a duel as a chain of its states, by the very functions
that play it, action by action. Chances are floats."""

from functools import partial
from typing import NamedTuple

import msgspec

from affray.lab.chains.chain import Step, course
from affray.lab.field_errors import fault
from affray.lab.systems.wargame.duel import Met
from affray.referee import odds
from affray.systems.wargame.content.codes import VEHICLE
from affray.systems.wargame.duel.duel import act, after_activation, begin_activation, is_over, winner_of
from affray.systems.wargame.duel.duelist import NOBODY, Duelist, Pair, form_strength, fresh_form
from affray.systems.wargame.rules.order_and_actions import first_of_two

MOST_PAIRS = 1_000
"""So many pairs of numbers of miniatures a duel that is worked out exactly may have at the most."""
HULLS = 300
"""As so many numbers of miniatures a vehicle counts, which is damaged part by part."""


class DuelOdds(msgspec.Struct, frozen=True):
    """The chances of a duel, each from 0 to 1."""

    wins: tuple[float, float]
    """The chance that each unit wins."""
    both: float
    """The chance that both units are gone."""
    undecided: float
    """The chance that neither has lost within the limit."""
    rounds: float
    """The mean number of rounds."""
    left: tuple[float, float]
    """The mean of what is left of each unit in all duels: miniatures, of a hero the sides of his die."""
    by_round: tuple[float, ...]
    """For each round the chance that the duel ends in it."""
    states: int
    """From how many states a step was taken."""
    spread: tuple[tuple[tuple[int, float], ...], ...]
    """For each unit the chances to win with so much left, the most first."""


def duel_odds(met: Met) -> DuelOdds:
    """The exact chances of a duel under the policies of a meeting. Raises InputError for units too large for it.

    >>> from affray.lab.systems.wargame.duel import meeting
    >>> from affray.lab.systems.wargame.field import KnownUnits, read_unit_line
    >>> few = [read_unit_line(f"like=fantasy/spears n={n} files=2", "attacker", KnownUnits()) for n in (5, 4)]
    >>> found = duel_odds(meeting(*few))
    >>> round(found.wins[0], 4), round(found.rounds, 3)
    (0.827, 4.128)
    """
    if not is_small(met):
        raise fault("", None, "too-many", a=met.a.n, b=met.b.n)
    turns = Turns(met)
    start = Moment(0, Pair(fresh_form(met.a), fresh_form(met.b), met.house.gap, 0))
    found = course(start, turns.steps(), lambda moment: is_over(moment.pair, met.house) != 0, met.limit)
    wins, both, left = [0.0, 0.0], 0.0, [0.0, 0.0]
    spread: tuple[dict[int, float], dict[int, float]] = {}, {}
    for (_, pair), chance in found.ends.items():
        winner = winner_of(pair, met.house)
        if winner == NOBODY:
            both += chance
        else:
            wins[winner] += chance
            left_then = form_strength((met.a, met.b)[winner], (pair.a, pair.b)[winner])
            spread[winner][left_then] = spread[winner].get(left_then, 0.0) + chance
    for (_, pair), chance in (*found.ends.items(), *found.left.items()):
        left[0] += chance * form_strength(met.a, pair.a)
        left[1] += chance * form_strength(met.b, pair.b)
    undecided = sum(found.left.values())
    rounds = sum(number * chance for number, chance in enumerate(found.by_turn, 1)) + met.limit * undecided
    most_first = tuple(tuple(sorted(chances.items(), reverse=True)) for chances in spread)
    return DuelOdds(
        wins=(wins[0], wins[1]),
        both=both,
        undecided=undecided,
        rounds=rounds,
        left=(left[0], left[1]),
        by_round=found.by_turn,
        states=found.states,
        spread=most_first,
    )


def is_small(met: Met) -> bool:
    """Whether both units are so small that their duel can be worked out exactly."""
    return weight_of(met.a) * weight_of(met.b) <= MOST_PAIRS


def weight_of(unit: Duelist) -> int:
    """How many numbers of miniatures a unit counts as: a vehicle as many as its damage has states worth telling apart."""
    return HULLS if unit.kind == VEHICLE else unit.n


class Moment(NamedTuple):
    """Who has the first turn in a round, and both units in it."""

    first: int
    pair: Pair


class Turns:
    """The actions of a round, as steps: each gives the chances of the moments that follow a moment."""

    def __init__(self, met: Met) -> None:
        self.met = met
        self.actions = met.a.actions, met.b.actions
        later = odds(first_of_two, 2, met.house.house, policy=met.chooser)
        self.firsts = {side: weight / later.total for side, weight in later.weights.items()}

    def steps(self) -> list[Step[Moment]]:
        """The steps of a round: the actions of one unit after the other's."""
        return [partial(self.after_action, place) for place in range(sum(self.actions))]

    def after_action(self, place: int, moment: Moment) -> dict[Moment, float]:
        """The moments after an action, which an activation begins with or ends after, and the order of the next round after
        the last one. [UW-TURN-01]"""
        a, b, terms = self.met.a, self.met.b, self.met.house
        first, pair = moment
        if is_over(pair, terms) != 0:
            return {Moment(0, pair): 1.0}
        who = first if place < self.actions[first] else 1 - first
        own = place if who == first else place - self.actions[first]
        if own == 0:
            pair = begin_activation(who, a, b, pair)
        done = odds(act, who, a, b, pair, terms, policy=self.met.chooser)
        is_last = place == sum(self.actions) - 1
        found: dict[Moment, float] = {}
        for other, weight in done.weights.items():
            over = is_over(other, terms) != 0
            ended = after_activation(other) if own == self.actions[who] - 1 or over else other
            for side, share in self.firsts.items() if is_last and not over else ((0 if over else first, 1.0),):
                after = Moment(side, ended)
                found[after] = found.get(after, 0.0) + weight / done.total * share
        return found
