"""Exact duels of Foeman: the chances to win, the length and what is left, under stated plans or the best ones.

The chances are worked out over all pairs of forms that two figures face to face can be in (`lab.systems.foeman.model`), with no
limit of rounds; a duel that never ends is nobody's. Chances are floats.
"""

from typing import TYPE_CHECKING

import msgspec

from affray.core.faces.packs import Options
from affray.lab.batches.batch import Meeting
from affray.lab.chains.bouts import Bout
from affray.lab.chains.choosing import worth_of_ends
from affray.lab.chains.layout import bout_of_model
from affray.lab.chains.outcome import ends_of
from affray.lab.chains.solving import Solution, best_solution, end_chances, passage
from affray.lab.field_errors import fault
from affray.lab.machine.exact import is_warm
from affray.lab.systems.foeman.duel import duelist
from affray.lab.systems.foeman.figures import duel_state, read_figure
from affray.lab.systems.foeman.model import FoemanModel
from affray.lab.systems.foeman.plans import USUAL, Plan, read_plan
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.duel.duel import Duelist, duel
from affray.systems.foeman.roster.pack_names import NOTHING, Pack, rule_options
from affray.systems.foeman.rules.attack import attack

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Chances = NDArray[np.float64]

MOST_ST = 60
"""The strongest figure whose duels are worked out exactly."""
LIMIT = 200


class Fight(msgspec.Struct, frozen=True):
    """Two figures face to face with their plans, the house rules, and the most rounds of games that are played."""

    a: Duelist
    b: Duelist
    plans: tuple[Plan, Plan]
    house: House
    limit: int = LIMIT

    @property
    def meeting(self) -> Meeting[Duelist, House]:
        """The meeting of both figures for batches of games. Raises InputError for plans with the best declarations,
        which have to be solved."""
        for plan in self.plans:
            if plan.is_best:
                raise fault("policy", str(plan), "fixed-bids")
        return Meeting(
            duel,
            a=self.a,
            b=self.b,
            policy_a=self.plans[0].policy,
            policy_b=self.plans[1].policy,
            house=self.house,
            limit=self.limit,
        )


class DuelOdds(msgspec.Struct, frozen=True):
    """The chances of a duel: that each figure wins, and that it never ends; the mean number of rounds; for each figure the
    chances to win with so much mST left, the most first; for each of the first rounds that were asked for the chance that
    the duel ends in it; in how many pairs of forms a round may begin."""

    wins: tuple[float, float]
    endless: float
    rounds: float
    left: tuple[tuple[tuple[int, float], ...], tuple[tuple[int, float], ...]]
    by_round: tuple[float, ...]
    states: int

    def mean_left(self, figure: int) -> float:
        """The mean of the mST left to a figure when it wins; 0 if it never does."""
        return sum(mst * chance for mst, chance in self.left[figure]) / self.wins[figure] if self.wins[figure] else 0.0


def fight(
    a: str, b: str, plan_a: str = USUAL, plan_b: str = USUAL, *,
    options: Options | None = None, pack: Pack = NOTHING, limit: int = LIMIT,
) -> Fight:  # fmt: skip
    """Two figures face to face, each as `lab.systems.foeman.figures` reads it, with their plans as text. Raises InputError.

    >>> str(fight("Man-at-arms", "Orc raider", "best").plans[0])
    'best reroll=likely'
    """
    given = rule_options(pack, pack.defaults, options or {})
    state = duel_state(read_figure(a, 0, pack), read_figure(b, 1, pack), given, limit)
    return Fight(duelist(state, 0), duelist(state, 1), (read_plan(plan_a), read_plan(plan_b)), state.house, limit)


class SolvedDuel(msgspec.Struct, frozen=True):
    """A duel that is worked out: its model and bout, and the best choices where they were asked for."""

    model: FoemanModel
    bout: Bout
    solution: Solution | None

    def odds(self, rounds: int = 0) -> DuelOdds:
        """The chances of the duel, and the chance to end in each of so many first rounds."""
        taken = self.solution.taken if self.solution is not None else None
        found = ends_of(self.model, self.bout, passage(self.bout, taken))
        return DuelOdds(
            found.wins,
            found.endless,
            found.rounds,
            found.left,
            tuple(end_chances(self.bout, taken, rounds).tolist()),
            found.states,
        )


def solve_duel(met: Fight, *, compiled: bool | None = None) -> SolvedDuel:
    """A duel worked out. By default its blows are worked out as machine code where that is ready, which takes long to
    compile. Raises InputError for figures too strong for it."""
    for figure in (met.a, met.b):
        if figure.st > MOST_ST:
            raise fault("", None, "too-strong", st=figure.st, most=MOST_ST)
    model = FoemanModel(
        (met.a, met.b), (met.plans[0].policy, met.plans[1].policy), (met.plans[0].is_best, met.plans[1].is_best), met.house,
        compiled=is_warm(attack) if compiled is None else compiled,
    )  # fmt: skip
    bout = bout_of_model(model)
    best = any(plan.is_best for plan in met.plans)
    return SolvedDuel(model, bout, best_solution(bout, worth_of_ends(bout)) if best else None)


def duel_odds(met: Fight, rounds: int = 0, *, compiled: bool | None = None) -> DuelOdds:
    """The exact chances of a duel, and for so many first rounds the chance that it ends in each. Raises InputError.

    >>> found = duel_odds(fight("Goblin skirmisher", "Goblin skirmisher", "4", "4"))
    >>> round(found.wins[0], 9), found.endless
    (0.5, 0.0)
    """
    return solve_duel(met, compiled=compiled).odds(rounds)
