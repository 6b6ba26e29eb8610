"""The fights that most tests of a game master are about."""

import pytest

from tests.units.mastering.fights import KEYS, Fight, mastered


@pytest.fixture(params=KEYS)
def game(request: pytest.FixtureRequest) -> Fight:
    """A duel of each system."""
    return mastered(request.param)
