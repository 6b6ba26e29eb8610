"""How the tests run: the Hypothesis profiles; what cannot be said is an error."""

import gc
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from affray.core.words.texts import strict_texts

if TYPE_CHECKING:
    from tests.units.web.postgres import Cluster

# On a shared machine a slow moment is no defect, so no example has a deadline;
# in CI a failure must come back when it is looked at, so the examples are the same each time.
settings.register_profile(
    "ci",
    deadline=None,
    max_examples=60,
    derandomize=os.environ.get("CI") == "true",
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("slow", parent=settings.get_profile("ci"), max_examples=2000, derandomize=False)
settings.load_profile("ci")


HERE = Path(__file__).parent
SYSTEMS = ("foeman", "fortmayn", "melee", "wargame")
RULES = tuple(
    HERE / place
    for place in (
        "cases",
        "units/core",
        "units/dice",
        "units/mastering",
        "units/systems",
        *(f"units/{key}" for key in SYSTEMS),
    )
)
"""The tests that bear the coverage gate, with the doctests. They run by themselves: to trace all others would double
their time, and what others have asked for before is remembered and would not run again."""

PLAYED = (
    "test_greedy_1.py", "test_foeman_choices.py", "test_listed_answers.py", "test_computer_battle.py",
    "test_german_games.py", "_compiled.py", "test_random_delves.py",
)  # fmt: skip
"""Tests beside those of the rules that play long games or judge many positions: what they call is tested by others, and to
trace it would take minutes."""
LABORATORY = HERE.parent / "src/affray/lab"
"""Its examples play and solve whole fights: they are not traced either."""

RUBBISH = 20_000
"""So many new objects are looked through for rubbish at once: most games make none."""


def pytest_configure(config: pytest.Config) -> None:
    # What is read and collected stays: to look through it for rubbish again and again would take a fifth of the time.
    gc.disable()
    if "not slow" in config.option.markexpr:
        # Most of the time of a compiled test goes to making fast code; the slow tests run that. What is not made fast at
        # all numba cannot keep on disk, and every process would make it anew.
        os.environ.setdefault("NUMBA_OPT", "1")


def pytest_collection_finish() -> None:
    gc.collect()
    gc.freeze()
    gc.set_threshold(RUBBISH)
    gc.enable()


@cache
def bears(path: Path) -> bool:
    """Whether the tests of a file bear the coverage gate."""
    if path.is_relative_to(HERE):
        return any(map(path.is_relative_to, RULES)) and not path.name.endswith(PLAYED)
    return not path.is_relative_to(LABORATORY)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Files without a test of this run are not even read."""
    wanted = {"not slow and rules": True, "not slow and not rules": False}.get(config.option.markexpr)
    if wanted is None or collection_path.suffix != ".py":
        return None
    return True if bears(collection_path) is not wanted else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if bears(item.path):
            item.add_marker("rules")


@pytest.fixture(scope="session", autouse=True)
def nothing_is_unsaid() -> Iterator[None]:
    with strict_texts():
        yield


@pytest.fixture(scope="session")
def cluster() -> Iterator["Cluster"]:
    """A PostgreSQL of the tests' own, which starts when the first of them asks."""
    from tests.units.web.postgres import running_cluster

    with running_cluster() as found:
        yield found


@pytest.fixture
def database(cluster: "Cluster", request: pytest.FixtureRequest) -> str:
    """The URL of an empty database on it."""
    return cluster.make(f"t{abs(hash(request.node.nodeid))}")


@pytest.fixture
def other(cluster: "Cluster", request: pytest.FixtureRequest) -> str:
    """The URL of another empty database on it."""
    return cluster.make(f"o{abs(hash(request.node.nodeid))}")
