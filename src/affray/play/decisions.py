"""Which decisions of computer players are told when somebody asks why: those that stand, made since a person answered."""

from collections.abc import Collection
from typing import TypeVar

from affray.core import System
from affray.core.faces.track import round_title
from affray.game import Game
from affray.play.reasons import Decision

S = TypeVar("S")
A = TypeVar("A")


def stands(game: Game[S, A], decision: Decision[S, A]) -> bool:
    """Whether a decision has not been taken back."""
    entry = game.line[decision.moments].entry if decision.moments < len(game.line) else None
    return entry is not None and entry.side == decision.question.side and entry.given == decision.thought.answer


def last_answer_of(game: Game[S, A], sides: Collection[int]) -> int:
    """The number of the last moment that came of an answer of these sides; 0 for none."""
    return next((n for n in range(len(game.line) - 1, 0, -1) if game.line[n].entry.side in sides), 0)


def round_name(system: System[S, A], decision: Decision[S, A], language: str) -> str:
    """The round in which a decision was made; empty where none are counted."""
    title = round_title(system.opponents.rounds(decision.whole))
    return system.words.phrase(title, language) if title is not None else ""
