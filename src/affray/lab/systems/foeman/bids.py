"""The bidding game of a Foeman duel: what the best declarations are, and what they gain over fixed bids. [FM-BID-01]"""

from itertools import product

from msgspec.structs import replace

from affray.lab.chains.choosing import SolvedBout, fixed_worth
from affray.lab.chains.forming import Forms
from affray.lab.chains.modelling import Asked
from affray.lab.progress import parts
from affray.lab.schema import Bidding
from affray.lab.systems.foeman.chain import Fight, SolvedDuel, solve_duel
from affray.lab.systems.foeman.plans import BIDS, declaration_text


def bidding(met: Fight, *, compiled: bool | None = None) -> tuple[SolvedDuel, Bidding]:
    """The bidding game of two figures, solved; of their plans only the rerolls and the talent count. Raises
    InputError.

    >>> from affray.lab.systems.foeman.chain import fight
    >>> game, found = bidding(fight("Goblin skirmisher", "Goblin skirmisher", "best reroll=none", "best reroll=none"))
    >>> round(found.worth, 6), min(found.gains) >= 0
    (0.5, True)
    """
    first, second = (replace(plan, bid=0, weak=0) for plan in met.plans)
    game = solve_duel(replace(met, plans=(first, second)), compiled=compiled)
    assert game.solution is not None
    worth = float(game.solution.worth[game.bout.start])
    worths = [fixed_worth(game.model, game.bout, *part) for part in parts(list(product((0, 1), BIDS)))]
    of_a, of_b = tuple(worths[: len(BIDS)]), tuple(1.0 - value for value in worths[len(BIDS) :])
    asked, (a, b) = SolvedBout(game.model, game.bout, game.solution, choice_text), game.model.forms
    both = unhurt_forms(a), unhurt_forms(b)
    bidding = Bidding(
        worth,
        asked.openings(a.first, b.first),
        (asked.best_by_strength(0, both), asked.best_by_strength(1, both)),
        tuple(map(str, BIDS)),
        (of_a, of_b),
        (worth - max(of_a), 1.0 - worth - max(of_b)),
    )
    return game, bidding


def choice_text(asked: Asked, answer: int) -> str:
    """A declaration in words."""
    return declaration_text(answer)


def unhurt_forms(forms: Forms) -> list[int]:
    """The forms in which a round may begin and a figure has lost nothing but mST, the strongest first."""
    rows = {tuple(row): number for number, row in enumerate(forms.rows.tolist()) if forms.starts[number]}
    _, *rest = forms.rows[forms.first].tolist()
    wanted = ((lost, *rest) for lost in range(int(forms.mark[forms.first])))
    return [rows[form] for form in wanted if form in rows]
