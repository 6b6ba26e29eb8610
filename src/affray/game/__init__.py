"""A game is its record: play it, take back, branch, save, load and verify."""

from affray.game.differences import Difference
from affray.game.game import Entry, Game, Moment
from affray.game.record import dumps, load, loads, save, verify
from affray.game.refusals import Refused
from affray.game.rulebook import rulebook
from affray.game.scenario import load_scenario, read_scenario, shipped_scenarios
from affray.systems.registry import load_system, system_keys

__all__ = [
    "Difference",
    "Entry",
    "Game",
    "Moment",
    "Refused",
    "dumps",
    "load",
    "load_scenario",
    "load_system",
    "loads",
    "read_scenario",
    "rulebook",
    "save",
    "shipped_scenarios",
    "system_keys",
    "verify",
]
