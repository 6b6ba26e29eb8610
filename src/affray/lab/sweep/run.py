"""A sweep from its plan to its digest: what is not in the ledger yet is worked out and added to it. Cells that must come to
the same are worked out once."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from affray.lab.arena import REFUSED, Outcome
from affray.lab.progress import Watch, ignore_progress
from affray.lab.sweep.ledger import SWEEP, Ledger, Outcomes, digest
from affray.lab.sweep.local import Runner
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.results import mirror_outcome
from affray.lab.sweep.spec import Spec


class FinishedSweep(msgspec.Struct, frozen=True):
    """A finished sweep: its results, how many of them were there before, the digest of all."""

    outcomes: Outcomes
    before: int
    digest: str


def run_sweep(plan: Plan, path: str | Path, runner: Runner, watch: Watch = ignore_progress) -> FinishedSweep:
    """Work out all cells that are missing in a ledger. Raises InputError; what is done by then is kept."""
    alike: dict[int, list[int]] = {}
    for number, (first, _) in plan.first_alike.items():
        alike.setdefault(first, []).append(number)
    size = len(plan.first_alike)
    with Ledger(path, plan, SWEEP) as ledger:
        before = len(ledger.outcomes)
        for first, numbers in alike.items():
            if first in ledger.outcomes:
                add_to_all_alike(plan, ledger, numbers, ledger.outcomes[first])
        missing = [first for first in alike if first not in ledger.outcomes]
        watch(len(ledger.outcomes), size)
        spec = msgspec.json.encode(plan.spec)
        for first, outcome in runner.run(spec, missing, heavy=plan.arena.heavy) if missing else ():
            add_to_all_alike(plan, ledger, alike[first], outcome)
            watch(len(ledger.outcomes), size)
        return FinishedSweep(dict(ledger.outcomes), before, digest(plan.identity, ledger.outcomes))


def add_to_all_alike(plan: Plan, ledger: Ledger[Spec, Outcome], numbers: Sequence[int], outcome: Outcome) -> None:
    """Add the outcome of a cell to the ledger, for all cells that come to the same."""
    for number in numbers:
        other_side = plan.first_alike[number][1] and outcome.how != REFUSED
        ledger.add(number, mirror_outcome(outcome) if other_side else outcome)
