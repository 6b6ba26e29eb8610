"""How the tests run: the Hypothesis profiles; what cannot be said is an error."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from affray.core.texts import strictly

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
TRACED = tuple(
    HERE / place for place in ("cases", "units/core", "units/dice", "units/foeman", "units/melee", "units/systems")
)
"""The tests that bear the coverage gate, with the doctests; to trace the lines of all others would double their time."""


def pytest_configure(config: pytest.Config) -> None:
    if config.option.markexpr == "not slow":
        # Most of the time of a compiled test goes to making fast code; the slow tests run that.
        os.environ.setdefault("NUMBA_OPT", "0")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE) and not any(map(item.path.is_relative_to, TRACED)):
            item.add_marker("no_cover")


@pytest.fixture(scope="session", autouse=True)
def nothing_is_unsaid() -> Iterator[None]:
    with strictly():
        yield
