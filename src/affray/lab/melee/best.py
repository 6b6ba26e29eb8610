"""The best choices of a duel of the guide: who moves first, and what both settle on. [CM-INIT-03 CM-OPT-04]"""

from affray.lab.batch import Meeting
from affray.lab.chain import numpy_of
from affray.lab.choosing import Game, fixed_worth, worth_of_ends
from affray.lab.forming import Forms, numbers_in
from affray.lab.laying import laid_out
from affray.lab.melee.forms import first
from affray.lab.melee.model import GuideModel
from affray.lab.modelling import Asked
from affray.lab.outcome import Ends, ends_of
from affray.lab.schema import Bidding
from affray.lab.solving import passage, solved
from affray.systems.melee.constants import CHOOSE_PLACE
from affray.systems.melee.duelist import ATTACKING, DRAWING, FETCHING, GUARDING, Duelist
from affray.systems.melee.options import House

DEED_NAMES = {ATTACKING: "attack", GUARDING: "defend", FETCHING: "pick up", DRAWING: "draw"}
PLACES = ("first,", "second")
HITS = 1
"""Where the hits of a form stand among its numbers."""


def best_choices(met: Meeting[Duelist, House]) -> tuple[Ends, Bidding]:
    """A duel in which both always choose what is best, worked out with no limit of turns; of the meeting the policies do not
    count. Raises InputError without numpy.

    >>> from affray.lab.melee.duel import meeting
    >>> found = best_choices(meeting("goblin", "goblin"))[1]
    >>> round(found.worth, 6), min(found.gains) >= 0
    (0.5, True)
    """
    numpy_of()
    model = GuideModel(met, (True, True), compiled=False)
    bout = laid_out(model)
    solution = solved(bout, worth_of_ends(bout))
    worth = float(solution.worth[bout.start])
    fixed = (fixed_worth(bout, 0, ATTACKING),), (1.0 - fixed_worth(bout, 1, ATTACKING),)
    game, (a, b) = Game(model, bout, solution, called), model.forms
    both = unhurt(a, met.a), unhurt(b, met.b)
    told = Bidding(
        worth,
        game.openings(a.first, b.first),
        (game.by_strength(0, both), game.by_strength(1, both)),
        (DEED_NAMES[ATTACKING],),
        fixed,
        (worth - fixed[0][0], 1.0 - worth - fixed[1][0]),
    )
    return ends_of(model, bout, passage(bout, solution.taken)), told


def called(asked: Asked, answer: int) -> str:
    """A choice in words."""
    return PLACES[answer] if asked.what == CHOOSE_PLACE else DEED_NAMES[answer]


def unhurt(forms: Forms, figure: Duelist) -> list[int]:
    """The forms in which a turn may begin with nothing but so many hits, the strongest first."""
    rows = {tuple(row): number for number, row in enumerate(forms.rows.tolist()) if forms.starts[number]}
    fresh = numbers_in(first(figure))
    wanted = (tuple(hits if place == HITS else one for place, one in enumerate(fresh)) for hits in range(figure.st))
    return [rows[form] for form in wanted if form in rows]
