"""Exact duels: the chances to win and the length of a duel as a chain of its states, by the very functions that play it.

A state is what both figures are between two actions; whatever can make no difference any more is left out of it, so that
states are few. Chances are floats.
"""

from collections.abc import Hashable, Mapping
from functools import cache
from typing import TypeVar

import msgspec

from affray.core.ties import higher_die_side
from affray.dice.dist import Dist
from affray.lab.batches.batch import Meeting, check_batch
from affray.lab.chains.chain import course
from affray.referee import odds
from affray.systems.melee.content.codes import ROLL_ORDER, D
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.duel.duel import (
    NOBODY,
    TIED,
    Pair,
    begin_turn,
    end_turn,
    next_figure,
    strike,
    winner_of,
)
from affray.systems.melee.duel.duelist import (
    UNSETTLED,
    Duelist,
    Form,
    Struck,
    after_action,
    after_blow,
    after_hits,
    fresh_form,
    is_striking,
    strike_of,
)
from affray.systems.melee.rules.blow import Strike
from affray.systems.melee.rules.injury import is_wounded, st_counted, st_left, wound_threshold

T = TypeVar("T", bound=Hashable)
State = tuple[int, int, int]
"""The forms of both by their numbers, and what stands for the order of this turn."""


class DuelOdds(msgspec.Struct, frozen=True):
    """The chances of a duel: that each figure wins, and that nobody does within the limit; the mean number of turns; the
    mean ST left to each when it wins; for each turn the chance that the duel ends in it; from how many states a step was
    taken; for each figure the chances to win with so much ST left, the most first."""

    wins: tuple[float, float]
    drawn: float
    turns: float
    left: tuple[float, float]
    by_turn: tuple[float, ...]
    states: int
    spread: tuple[tuple[tuple[int, float], ...], ...]


def duel_odds(met: Meeting[Duelist, House]) -> DuelOdds:
    """The exact chances of a duel under the policies of a meeting. Raises InputError for a limit that is none.

    >>> from affray.lab.systems.melee.duel import meeting
    >>> found = duel_odds(meeting("goblin", "goblin"))
    >>> round(found.wins[0], 6), round(found.turns, 2)
    (0.5, 4.96)
    """
    check_batch(0, met.limit)
    chain = Turns(met)
    start = chain.state(Pair(fresh_form(met.a), fresh_form(met.b), NOBODY))
    found = course(start, (chain.after_first_action, chain.after_second_action), chain.is_over, met.limit)
    spread: tuple[dict[int, float], dict[int, float]] = {}, {}
    for state, chance in found.ends.items():
        pair = chain.pair(state)
        winner = winner_of(pair)
        add_share(spread[winner], {st_left((pair.a, pair.b)[winner].body, met.house): chance}, 1.0)
    wins = [sum(chances.values()) for chances in spread]
    left = [sum(st * chance for st, chance in chances.items()) for chances in spread]
    drawn = sum(found.left.values())
    return DuelOdds(
        wins=(wins[0], wins[1]),
        drawn=drawn,
        turns=sum(turn * chance for turn, chance in enumerate(found.by_turn, 1)) + met.limit * drawn,
        left=(left[0] / wins[0] if wins[0] else 0.0, left[1] / wins[1] if wins[1] else 0.0),
        by_turn=found.by_turn,
        states=found.states,
        spread=tuple(tuple(sorted(chances.items(), reverse=True)) for chances in spread),
    )


def lump(form: Form, house: House) -> Form:
    """The form with all that no longer matters set aside.

    A figure is struck once a turn at most, so that of the hits of this turn it only counts whether they wound; and who has
    acted is not asked again this turn what it does or how fast it is. [CM-INJ-04]
    """
    b = form.body
    counted = st_counted(form.body, house)
    hits = wound_threshold(counted) if is_wounded(b.turn_hits, counted) else 0
    spent = b.acted != 0
    return form._replace(
        body=b._replace(turn_hits=hits, wounded=0 if spent else b.wounded),
        doing=UNSETTLED if spent else form.doing,
    )


class Turns:
    """The steps of a turn of two figures that meet, each the chances of what a pair becomes. Forms go by numbers, in the order
    in which they came up.

    What a blow makes of either figure depends on that figure alone, so it is kept for each.
    """

    def __init__(self, met: Meeting[Duelist, House]) -> None:
        self.met = met
        self.policy = met.chooser
        self.tie = shares(odds(higher_die_side, D, ROLL_ORDER, policy=self.policy))
        self.forms: list[Form] = []
        self.numbers: dict[Form, int] = {}
        self.struck = cache(self.struck_new)
        self.blow = cache(self.blow_new)
        self.spent = cache(self.spent_new)
        self.hurt = cache(self.hurt_new)
        self.ended = cache(self.ended_new)

    # --- forms and their numbers --------------------------------------------------------------------------------------
    def number(self, form: Form) -> int:
        """The number of a form."""
        found = self.numbers.setdefault(form, len(self.forms))
        if found == len(self.forms):
            self.forms.append(form)
        return found

    def state(self, pair: Pair) -> State:
        """A pair by the numbers of its forms."""
        return self.number(pair.a), self.number(pair.b), pair.winner

    def pair(self, state: State) -> Pair:
        """The pair of a state."""
        return Pair(self.forms[state[0]], self.forms[state[1]], state[2])

    def is_over(self, state: State) -> bool:
        """Whether somebody has won."""
        return winner_of(self.pair(state)) != NOBODY

    # --- steps --------------------------------------------------------------------------------------------------------
    def after_first_action(self, state: State) -> dict[State, float]:
        """The chances of the states after initiative, movement and the first action of a turn."""
        begun = odds(begin_turn, self.met.a, self.met.b, self.pair(state), self.met.house, policy=self.policy)
        found: dict[State, float] = {}
        for settled, share in shares(begun).items():
            add_share(found, self.after_action(self.state(settled)), share)
        return found

    def after_second_action(self, state: State) -> dict[State, float]:
        """The chances of the states after the second action of a turn and its end."""
        found: dict[State, float] = {}
        for (i, j, _), chance in self.after_action(state).items():
            after = (self.ended(0, i), self.ended(1, j), NOBODY)
            found[after] = found.get(after, 0.0) + chance
        return found

    def after_action(self, state: State) -> dict[State, float]:
        """The chances of the states after the next action, if there is one."""
        who = next_figure(self.met.a, self.met.b, self.pair(state), self.met.house)
        if who == NOBODY:
            return {state: 1.0}
        found: dict[State, float] = {}
        for first, share in self.tie.items() if who == TIED else ((who, 1.0),):
            add_share(found, self.after_action_of(first, state), share)
        return found

    def after_action_of(self, who: int, state: State) -> dict[State, float]:
        """The chances of the states after the action of figure `who`."""
        own, other = state[who], state[1 - who]
        found: dict[State, float] = {}
        for struck, chance in self.struck(who, own, other).items():
            done, hit = self.spent(who, own, struck.fumble), self.hurt(other, struck.hits)
            after = (done, hit, NOBODY) if who == 0 else (hit, done, NOBODY)
            found[after] = found.get(after, 0.0) + chance
        return found

    # --- what is kept -------------------------------------------------------------------------------------------------
    def struck_new(self, who: int, own: int, other: int) -> dict[Struck, float]:
        """The chances of what the action of a figure does; 0 hits if it is no blow. `struck` remembers them."""
        figure, foe = (self.met.a, self.met.b) if who == 0 else (self.met.b, self.met.a)
        form, against = self.forms[own], self.forms[other]
        if not is_striking(form, foe, against):
            return {Struck(0, 0): 1.0}
        return self.blow(strike_of(figure, form, foe, against, self.met.house))

    def blow_new(self, made: Strike) -> dict[Struck, float]:
        """The chances of what a blow does. `blow` remembers them."""
        return shares(odds(strike, made, self.met.house, policy=self.policy))

    def spent_new(self, who: int, own: int, fumble: int) -> int:
        """The form of a figure after its action, as a number. `spent` remembers it."""
        figure, form = self.met.a if who == 0 else self.met.b, self.forms[own]
        return self.number(lump(after_action(after_blow(figure, form, fumble, self.met.house)), self.met.house))

    def hurt_new(self, other: int, hits: int) -> int:
        """The form of a figure after the action of its foe, as a number. `hurt` remembers it."""
        return self.number(lump(after_hits(self.forms[other], hits, self.met.house), self.met.house))

    def ended_new(self, side: int, own: int) -> int:
        """The form of a figure in the next turn, as a number. `ended` remembers it."""
        form = self.forms[own]
        over = end_turn(self.met.a, self.met.b, Pair(form, form, NOBODY), self.met.house)
        return self.number((over.a, over.b)[side])


def add_share(found: dict[T, float], more: Mapping[T, float], share: float) -> None:
    """Add a share of some chances to others."""
    for outcome, chance in more.items():
        found[outcome] = found.get(outcome, 0.0) + share * chance


def shares(dist: Dist[T]) -> dict[T, float]:
    """The weights of a distribution as parts of one."""
    return {outcome: weight / dist.total for outcome, weight in dist.weights.items()}
