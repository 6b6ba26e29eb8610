"""The laboratory: exact odds, duels solved and what house rules change; machine-code twins of the rules, and batches."""

from affray.lab.api import chances, compare, solve, sweep_results
from affray.lab.ladder.measuring import ladder_results
from affray.lab.schema import Comparison, Duel, Odds

__all__ = ["Comparison", "Duel", "Odds", "chances", "compare", "ladder_results", "solve", "sweep_results"]
