"""A game of a cell of a sweep by its number, whole and on the board: the same dice as in the cell's batch."""

from collections.abc import Mapping

from affray.core.field_errors import check_range
from affray.game import dumps
from affray.lab.arena import Cell
from affray.lab.battles import BattleArena
from affray.lab.field_errors import fault
from affray.lab.laboratory import BATTLE
from affray.lab.questions import policy_pair
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.spec import Spec
from affray.lab.systems.laboratories import laboratory

MOST_NUMBER = 2**31 - 1


def can_sample(spec: Spec) -> bool:
    """Whether a cell of a sweep has games to look at.

    >>> can_sample(Spec("melee")), can_sample(Spec("melee", measure="attack"))
    (True, False)
    """
    return spec.measure in (BATTLE, "duel")


def sample_cell(spec: Spec, number: int, game: int, *, turned: bool = False) -> bytes:
    """The record of a game of a cell of a sweep; `turned`: both sides have changed places. Raises InputError."""
    if not can_sample(spec):
        raise fault("sample", None, "no-board", measure=spec.measure, system=spec.system)
    check_range("number", game, 0, MOST_NUMBER)
    plan = Plan(spec)
    check_range("cell", number, 0, plan.size - 1)
    cell = plan.cell(number)
    if turned:
        cell = Cell(cell.b, cell.a, cell.terms, cell.options)
    if spec.measure == BATTLE:
        assert isinstance(plan.arena, BattleArena)
        return dumps(plan.arena.game(cell, spec.seed, game))
    return dumps(laboratory(spec.system).sample_cell(cell, spec.effort, game))


def sample_duel(
    system: str, who: tuple[str, str], policies: tuple[str, ...], options: Mapping[str, str], seed: int, number: int,
    given: Mapping[str, object] | None = None,
) -> bytes:  # fmt: skip
    """The record of a game of a batch of duels by policies, one for both or one each; `given` is what else a duel of the
    system is asked with: the most rounds, the distance ... Raises InputError."""
    both = policy_pair(policies) if policies else ()
    return dumps(laboratory(system).sample(who, both, options, seed, number, given or {}))
