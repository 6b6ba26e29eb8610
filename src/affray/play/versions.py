"""Which computer players these are: their version changes whenever one of them may play another way than before."""

import hashlib
from typing import TypeVar

import msgspec

from affray.core import System
from affray.play.levels import LEVELS
from affray.play.search.value import shipped_weights

S = TypeVar("S")
A = TypeVar("A")
JUDGEMENT = 2
"""Rises when the code of a judgement, of a level or of the search changes what a player answers; kept players do not count."""
LETTERS = 12


def players_version(system: System[S, A]) -> str:
    """The version of the computer players of a system: a digest of its judgement, levels, styles and learned weights."""
    said = (JUDGEMENT, sorted(LEVELS.items()), dict(system.opponents.styles), shipped_weights(system))
    return hashlib.sha256(msgspec.json.encode(said, order="sorted")).hexdigest()[:LETTERS]
