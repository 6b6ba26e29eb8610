"""How the tests run: the Hypothesis profiles; what cannot be said is an error."""

import os
from collections.abc import Iterator

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


@pytest.fixture(scope="session", autouse=True)
def nothing_is_unsaid() -> Iterator[None]:
    with strictly():
        yield
