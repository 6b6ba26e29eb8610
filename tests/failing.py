"""Players of a plugin that fail, each in its way, offered under one name: `bad:WAY`."""

from importlib.metadata import EntryPoint
from typing import TypeVar, cast

import pytest

from affray.core import System
from affray.play import Asked, Candidate, Thought
from affray.play.players import GROUP
from affray.systems import registry

S = TypeVar("S")
A = TypeVar("A")


class BadPlayer:
    """Fails in the way of its name: it raises (without a way, too), gives no thought, or an answer that does not count."""

    def __init__(self, way: str) -> None:
        self.way = way or "raise"

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        answers = asked.question.answers or asked.question.extra
        if self.way == "raise":
            raise KeyError("no such\nthing")
        if self.way == "bare":
            return cast(Thought[A], answers[0])
        if self.way == "reasons":
            return Thought(answers[0], cast(tuple[Candidate[A]], ("because",)))
        if self.way == "illegal" or (self.way == "inner" and asked.question.inner):
            return Thought(asked.system.read_answer("hold"))
        if self.way == "dig":
            return Thought(asked.system.read_answer("dig"))
        return Thought(answers[0])

    def allowance(self, system: System[S, A]) -> float | None:
        return 1 / len(self.way[5:]) if self.way == "hurry" else None

    def end(self, score: tuple[float, ...] | None = None) -> None:
        if self.way == "end":
            raise OSError("no place left")


@pytest.fixture
def bad_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offers them."""
    points = [EntryPoint("bad", f"{__name__}:BadPlayer", GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == GROUP else [])
