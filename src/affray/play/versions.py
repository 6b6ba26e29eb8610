"""Which computer players these are: their version changes whenever one of them may play another way than before."""

import hashlib
from collections.abc import Iterable
from typing import TypeVar

import msgspec

from affray.core import System
from affray.play.levels import COMPUTER, LEVELS
from affray.play.search.value import shipped_weights

S = TypeVar("S")
A = TypeVar("A")
JUDGEMENT = 2
"""Rises when the code of a judgement, of a level or of the search changes what a player answers in every system (of one alone:
`Opponents.judgement`); kept players do not count."""
SEARCH = 4
"""The same for players that look ahead, alone."""
LETTERS = 12


def players_version(system: System[S, A], players: Iterable[str]) -> str:
    """The version of these computer players of a system: a digest of its judgement, of the levels among them and how much
    they err there, of styles and learned weights."""
    named = {player.split(":")[1] for player in players if player.startswith(f"{COMPUTER}:")}
    levels = sorted((number, level) for number, level in LEVELS.items() if named & {str(number), level.name})
    opponents = system.opponents
    errors = [(number, opponents.level_errors[number]) for number, _ in levels if number in opponents.level_errors]
    search = (SEARCH,) if any(level.effort for _, level in levels) else ()
    said = (JUDGEMENT, levels, dict(opponents.styles), shipped_weights(system), errors, opponents.judgement, *search)
    return hashlib.sha256(msgspec.json.encode(said, order="sorted")).hexdigest()[:LETTERS]
