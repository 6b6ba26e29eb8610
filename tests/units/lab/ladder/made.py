"""Ladders of Pig for tests, and results that are made up."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from affray.core import Question
from affray.lab.ladder.game import GameOutcome, PairOutcome
from affray.lab.ladder.plan import LadderPlan, LadderSpec
from affray.lab.ladder.tallies import Tally
from affray.systems import GROUP, registry
from tests.toy import Pig, PigSystem

RACE = 'system = "pig"\ntitle = "A race"\n'


class MeasuredPig(PigSystem):
    """Pig whose positions are measured: the points that a side has, with those of its turn."""

    features = ("points",)

    def measure(self, state: Pig, side: int) -> tuple[float, ...]:
        return (1.0 + state.points[side] + state.turn * (side == state.mover),)


PIG = MeasuredPig()


class BadPig(MeasuredPig):
    """Pig whose greedy player fails in its judgement."""

    def appraise(self, state: Pig, question: Question[str]) -> tuple[float, ...]:
        raise KeyError("no such thing")


BAD_PIG = BadPig()


@pytest.fixture
def pig(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """The file of a race of Pig, where Pig is installed."""
    install(monkeypatch, "PIG")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "race.toml").write_text(RACE)
    return "race.toml"


def install(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Installs one of the systems of this file as `pig`."""
    point = EntryPoint("pig", f"tests.units.lab.ladder.made:{name}", GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point] if group == GROUP else [])


def plan_of(system: str = "fortmayn", *players: str, luck: int = 0, scenarios: tuple[str, ...] = ()) -> LadderPlan:
    return LadderPlan(LadderSpec(system, players, scenarios, luck=luck))


def made(first: float, second: float, luck: float = 0.0, seconds: float = 1.0, failed: str = "") -> PairOutcome:
    """A pair of games with these scores."""
    games = [GameOutcome(score, luck, 5, 20, seconds / 2, failed, (Tally(), Tally())) for score in (first, second)]
    return PairOutcome((games[0], games[1]))
