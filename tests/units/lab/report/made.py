"""Studies whose results are made up, so that what is to be found is known."""

from affray.lab.arena import Outcome
from affray.lab.report.study import Study
from affray.lab.sweep.plan import Plan
from affray.lab.sweep.spec import spec_from_toml

WEAPONS = ("dagger", "club", "mace", "cutlass")
SPEC = """
system = "melee"
title = "Four <weapons> & *one* table"
[figure]
st = 12
[versus]
weapon = {weapons}
[axes]
dx = [10, 12]
"""


def outcome(wins: float, games: int = 0, drawn: float = 0.0) -> Outcome:
    return Outcome("games" if games else "exact", games, (wins, 1 - wins - drawn, drawn, 4.0, 3.0, 2.0, 0.0, 0.0))


def study(wins: dict[str, float], games: int = 0, where: dict[str, str] | None = None) -> Study:
    """Four weapons at two DX; what the first of "dagger club" wins is the same at both, and 0.5 if it is not said."""
    plan = Plan(spec_from_toml(SPEC.format(weapons=list(WEAPONS)), "made.toml"))
    outcomes = {}
    for number in range(plan.size):
        _, a, b = plan.place(number)
        outcomes[number] = outcome(wins.get(f"{WEAPONS[a]} {WEAPONS[b]}", 0.5), games)
    return Study(plan, outcomes, where)


NOBODY = """
system = "foeman"
[figure]
race = "Human"
iq = 8
policy = "4"
[versus]
weapon = ["Axe", "Dagger"]
[axes]
weapon = ["Axe", "Broadsword"]
armor = ["None", "Leather"]
st = [{ st = 12, dx = 12 }]
"""
"""A table with an Axe in every part, which the figure is too weak for."""


def study_without_ranks() -> Study:
    """A study in which somebody cannot fight in any part, so that nobody is ranked."""
    plan = Plan(spec_from_toml(NOBODY, "nobody.toml"))
    return Study(plan, {number: outcome(0.5) for number in range(plan.size)})
