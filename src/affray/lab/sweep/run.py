"""A sweep from its plan to its digest: what is not in the ledger yet is worked out and added to it."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from affray.lab.sweep.ledger import Ledger, Outcomes, digest
from affray.lab.sweep.local import Runner
from affray.lab.sweep.plan import Plan

Watch = Callable[[int, int], None]
"""Hears after each cell how many are done, and how many there are."""


class Swept(msgspec.Struct, frozen=True):
    """A finished sweep: its results, how many of them were there before, the digest of all."""

    outcomes: Outcomes
    before: int
    digest: str


def silent(done: int, size: int) -> None:
    """Nobody watches."""


def sweep(plan: Plan, path: str | Path, runner: Runner, watch: Watch = silent) -> Swept:
    """Works out what is missing in a ledger. Raises InputError; what is done by then is kept."""
    wanted = list(plan.open_cells())
    with Ledger(path, plan) as ledger:
        before = len(ledger.outcomes)
        missing = [number for number in wanted if number not in ledger.outcomes]
        watch(before, len(wanted))
        for number, outcome in (
            runner.run(msgspec.json.encode(plan.spec), missing, heavy=plan.arena.heavy) if missing else ()
        ):
            ledger.add(number, outcome)
            watch(len(ledger.outcomes), len(wanted))
        return Swept(dict(ledger.outcomes), before, digest(plan, ledger.outcomes))
