"""The best choices of a duel of the guide: who moves first, and what both settle on. [CM-INIT-03 CM-OPT-04]"""

from itertools import product

import msgspec

from affray.lab.batches.batch import Meeting
from affray.lab.chains.bouts import Bout
from affray.lab.chains.choosing import Answers, SolvedBout, worth_against, worth_of_ends
from affray.lab.chains.forming import Forms, numbers_in
from affray.lab.chains.layout import bout_of_model
from affray.lab.chains.modelling import Asked
from affray.lab.chains.outcome import Ends, ends_of
from affray.lab.chains.solving import Solution, best_solution, end_chances, passage
from affray.lab.progress import parts
from affray.lab.schema import Bidding
from affray.lab.systems.melee.forms import first_form
from affray.lab.systems.melee.model import GuideModel
from affray.lab.systems.melee.policies import POLICIES, policy_named
from affray.systems.melee.content.codes import CHOOSE_PLACE
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.duel.duelist import ATTACKING, DRAWING, FETCHING, GUARDING, Duelist

DEED_NAMES = {ATTACKING: "attack", GUARDING: "defend", FETCHING: "pick_up", DRAWING: "draw"}
PLACES = ("first", "second")
HITS = 1
"""Where the hits of a form stand among its numbers."""


class SolvedDuel(msgspec.Struct, frozen=True):
    """A duel that is worked out: its model and bout, and the best choices."""

    model: GuideModel
    bout: Bout
    solution: Solution

    def ends(self) -> Ends:
        """What the duel comes to."""
        return ends_of(self.model, self.bout, passage(self.bout, self.solution.taken))

    def by_round(self, rounds: int) -> tuple[float, ...]:
        """For each of so many first turns the chance that the duel ends in it."""
        return tuple(end_chances(self.bout, self.solution.taken, rounds).tolist())


def solve_duel(met: Meeting[Duelist, House], best: tuple[bool, bool] = (True, True)) -> SolvedDuel:
    """A duel in which some sides always choose what is best and the others keep to their policies, with no limit of turns."""
    model = GuideModel(met, best, compiled=False)
    bout = bout_of_model(model)
    return SolvedDuel(model, bout, best_solution(bout, worth_of_ends(bout)))


def best_choices(met: Meeting[Duelist, House]) -> tuple[SolvedDuel, Bidding]:
    """A duel in which both always choose what is best; of the meeting the policies do not count.

    >>> from affray.lab.systems.melee.duel import meeting
    >>> found = best_choices(meeting(*2 * ("st=2 dx=12 weapon=dagger",)))[1]
    >>> round(found.worth, 6), min(found.gains) >= 0
    (0.5, True)
    """
    found = solve_duel(met)
    model, bout, solution = found.model, found.bout, found.solution
    worth = float(solution.worth[bout.start])
    asked = parts(list(product((0, 1), POLICIES)))
    worths = [worth_against(model, bout, side, policy_answers(name)) for side, name in asked]
    of_a, of_b = tuple(worths[: len(POLICIES)]), tuple(1.0 - value for value in worths[len(POLICIES) :])
    game, (a, b) = SolvedBout(model, bout, solution, choice_text), model.forms
    both = unhurt_forms(a, met.a), unhurt_forms(b, met.b)
    bidding = Bidding(
        worth,
        game.openings(a.first, b.first),
        (game.best_by_strength(0, both), game.best_by_strength(1, both)),
        tuple(POLICIES),
        (of_a, of_b),
        (worth - max(of_a), 1.0 - worth - max(of_b)),
    )
    return found, bidding


def policy_answers(name: str) -> Answers:
    """What a policy of a name answers. Raises InputError."""
    policy = policy_named(name)

    def answered(asked: Asked, mark_a: int, mark_b: int) -> int:
        own, other = (mark_a, mark_b) if asked.who == 0 else (mark_b, mark_a)
        return policy(asked.who, asked.what, asked.most, own, other, asked.detail)

    return answered


def choice_text(asked: Asked, answer: int) -> str:
    """A choice in words."""
    return PLACES[answer] if asked.what == CHOOSE_PLACE else DEED_NAMES[answer]


def unhurt_forms(forms: Forms, figure: Duelist) -> list[int]:
    """The forms in which a turn may begin with nothing but so many hits, the strongest first."""
    rows = {tuple(row): number for number, row in enumerate(forms.rows.tolist()) if forms.starts[number]}
    fresh = numbers_in(first_form(figure))
    wanted = (
        tuple(hits if place == HITS else number for place, number in enumerate(fresh)) for hits in range(figure.st)
    )
    return [rows[form] for form in wanted if form in rows]
