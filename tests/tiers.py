"""Which of many alike tests run each time: the first ones; `make test-slow` runs the rest too."""

from collections.abc import Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

T = TypeVar("T")


def first_of(values: Iterable[T | ParameterSet], many: int) -> list[ParameterSet]:
    """The values as parameters of a test; those after so many are slow."""
    found = (value if isinstance(value, ParameterSet) else pytest.param(value) for value in values)
    return [
        pytest.param(*each.values, id=each.id, marks=(*each.marks, *[pytest.mark.slow] * (place >= many)))
        for place, each in enumerate(found)
    ]
