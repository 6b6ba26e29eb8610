"""The best choices in duels of the guide are those of a search through every choice and every throw."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TypeVar, cast

import pytest

from affray.core import InputError
from affray.core.ties import higher_die_side
from affray.lab.batches.batch import Meeting
from affray.lab.systems.melee.best import best_choices, solve_duel
from affray.lab.systems.melee.chain import duel_odds, shares
from affray.lab.systems.melee.duel import meeting
from affray.lab.systems.melee.duels import answer
from affray.referee import Policy, Referee, odds, plain_function
from affray.systems.melee.content.codes import ROLL_ORDER, D
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.duel.duel import (
    NOBODY,
    TIED,
    Pair,
    act,
    begin_turn,
    end_turn,
    next_figure,
    strike,
    winner_of,
)
from affray.systems.melee.duel.duelist import Duelist, fresh_form

IMP = "st=2 dx=12 weapon=dagger"
RAT = "st=3 dx=9 second=cestus weapon=dagger"
THUG = "st=4 dx=11 weapon=dagger armor=cloth"
T = TypeVar("T")
Ends = dict[Pair, float]
Tree = tuple[int, list["Tree"]] | Ends
HIGHER, STRIKE = plain_function(higher_die_side), plain_function(strike)


class Asked(Exception):
    """The choices given are used up."""

    def __init__(self, who: int, most: int) -> None:
        super().__init__(who, most)
        self.who, self.most = who, most


class Given:
    """A referee of given choices, initiative and blows."""

    quiet = True

    def __init__(
        self, choices: tuple[int, ...], winner: int = 0, blow: object = None, ruled: Mapping[int, Policy] | None = None
    ) -> None:
        self.choices, self.winner, self.blow, self.at, self.ruled = choices, winner, blow, 0, ruled or {}

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        if who in self.ruled:
            return self.ruled[who](who, what, most, x, y, z)
        if most == 0:
            return 0
        if self.at == len(self.choices):
            raise Asked(who, most)
        self.at += 1
        return self.choices[self.at - 1]

    def run(self, fn: Callable[..., T], args: tuple[object, ...]) -> T:
        if fn is HIGHER:
            return cast(T, self.winner)
        return cast(T, self.blow) if fn is STRIKE and self.blow is not None else fn(self, *args)


class Search:
    """What a duel is worth to side 0: every turn of every pair of forms as a tree, over and over until nothing changes.

    `ruled`: who is bound to a policy, a side or nobody; that side asks it.
    """

    def __init__(self, met: Meeting[Duelist, House], ruled: tuple[int, ...] = ()) -> None:
        self.met, self.ruled = met, ruled
        self.blows = cache(lambda s: shares(odds(strike, s, met.house, policy=met.chooser)))
        self.turns: dict[Pair, list[Tree]] = {}
        start = Pair(fresh_form(met.a), fresh_form(met.b), NOBODY)
        waiting = [start]
        while waiting:
            pair = waiting.pop()
            if pair not in self.turns and winner_of(pair) == NOBODY:
                self.turns[pair] = [self.settled(pair, winner, ()) for winner in (0, 1)]
                waiting += [leaf for tree in self.turns[pair] for leaf in outcome_pairs(tree)]
        worth = dict.fromkeys(self.turns, 0.5)
        change = 1.0
        while change > 1e-13:
            change = 0.0
            for pair, trees in self.turns.items():
                now = sum(valued(tree, worth) for tree in trees) / 2
                change, worth[pair] = max(change, abs(now - worth[pair])), now
        self.worth = worth[start]

    def settled(self, pair: Pair, winner: int, choices: tuple[int, ...]) -> Tree:
        """All choices of a turn."""
        met, given = self.met, Given(choices, winner, None, dict.fromkeys(self.ruled, self.met.chooser))
        try:
            after = plain_function(begin_turn)(cast(Referee, given), met.a, met.b, pair, met.house)
        except Asked as end:
            return end.who, [self.settled(pair, winner, (*choices, number)) for number in range(end.most + 1)]
        found: Ends = {}
        for once, chance in self.acted(after).items():
            for twice, more in self.acted(once).items():
                ended = end_turn(met.a, met.b, twice, met.house)
                found[ended] = found.get(ended, 0.0) + chance * more
        return found

    def acted(self, pair: Pair) -> Ends:
        """After the next action, if there is one."""
        met, found = self.met, cast(Ends, {})
        who = next_figure(met.a, met.b, pair, met.house)
        if who == NOBODY:
            return {pair: 1.0}
        ways = shares(odds(higher_die_side, D, ROLL_ORDER, policy=met.chooser)) if who == TIED else {who: 1.0}
        for number, chance in ways.items():
            seen: list[object] = []
            blow = self.blow_of(number, pair, seen)
            for struck, more in blow.items():
                after = plain_function(act)(cast(Referee, Given((), 0, struck)), number, met.a, met.b, pair, met.house)
                found[after] = found.get(after, 0.0) + chance * more
        return found

    def blow_of(self, who: int, pair: Pair, seen: list[object]) -> dict[object, float]:
        """What comes of the blow of a figure, if its action is one."""

        class Watching(Given):
            def run(self, fn: Callable[..., T], args: tuple[object, ...]) -> T:
                if fn is STRIKE:
                    seen.append(args[0])
                    raise Asked(0, 0)
                return fn(self, *args)

        try:
            plain_function(act)(cast(Referee, Watching(())), who, self.met.a, self.met.b, pair, self.met.house)
        except Asked:
            return cast(dict[object, float], self.blows(seen[0]))
        return {None: 1.0}


def outcome_pairs(tree: Tree) -> list[Pair]:
    """What may come of a turn."""
    return list(tree) if isinstance(tree, dict) else [leaf for child in tree[1] for leaf in outcome_pairs(child)]


def valued(tree: Tree, worth: dict[Pair, float]) -> float:
    """What a turn is worth to side 0 when who is asked does what is best."""
    if not isinstance(tree, dict):
        values = [valued(child, worth) for child in tree[1]]
        return max(values) if tree[0] == 0 else min(values)
    found = 0.0
    for pair, chance in tree.items():
        winner = winner_of(pair)
        found += chance * (worth[pair] if winner == NOBODY else 1.0 - winner)
    return found


CASES: list[object] = [
    (IMP, RAT, {}),
    pytest.param(RAT, IMP, {"tie_break": "initiative"}, marks=pytest.mark.slow),
    pytest.param(IMP, THUG, {"current_st_everywhere": "true"}, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("a", "b", "options"), CASES)
def test_the_best_choices_are_those_of_a_search(a: str, b: str, options: dict[str, str]) -> None:
    met = meeting(a, b, options=dict(options))
    found, result = best_choices(met)
    assert result.worth == pytest.approx(Search(met).worth, abs=1e-10)
    ends = found.ends()
    assert ends.wins[0] + ends.endless / 2 == pytest.approx(result.worth, abs=1e-9)
    assert min(result.gains) >= -1e-12


@pytest.mark.slow
def test_what_a_policy_is_worth_against_the_best_answers_is_that_of_a_search() -> None:
    result = best_choices(meeting(RAT, IMP))[1]
    for side in (0, 1):
        for name in ("attack", "careful"):
            worth = result.fixed[side][result.names.index(name)]
            met = meeting(RAT, IMP, *((name, "attack") if side == 0 else ("attack", name)))
            sought = Search(met, (side,)).worth
            assert worth == pytest.approx(sought if side == 0 else 1 - sought, abs=1e-10)
            best = solve_duel(met, (side == 1, side == 0))
            assert float(best.solution.worth[best.bout.start]) == pytest.approx(sought, abs=1e-10)


def test_the_model_without_choices_is_the_chain() -> None:
    met = meeting(RAT, THUG, "careful", "fetch", limit=3000)
    chain, solved = duel_odds(met), solve_duel(met, (False, False))
    ends = solved.ends()
    assert solved.by_round(5) == pytest.approx(chain.by_turn[:5], abs=1e-12)
    assert ends.wins == pytest.approx(chain.wins, abs=1e-10)
    assert ends.rounds == pytest.approx(chain.turns, abs=1e-7)
    assert [ends.mean_left(side) for side in (0, 1)] == pytest.approx(list(chain.left), abs=1e-9)


def test_the_best_answer_is_told_and_does_no_worse() -> None:
    result = answer(RAT, THUG, {"bids": True, "rounds": 3})
    assert result.bidding is not None and result.policies == ("best", "best") and len(result.by_round) == 3
    assert {opening.first for opening in result.bidding.openings} == {0, 1}
    for opening in result.bidding.openings:
        worths = [option.worth for option in opening.options]
        assert worths == sorted(worths, reverse=True)
        assert {"second", "first attack", "first defend"} == {option.said for option in opening.options}
    fixed, better = answer(RAT, THUG), answer(RAT, THUG, {"policy": "best,attack"})
    assert better.policies == ("best", "attack") and better.wins[0] >= fixed.wins[0]
    with pytest.raises(InputError, match="expected none with the best choices"):
        answer(RAT, THUG, {"bids": True, "games": 10})
