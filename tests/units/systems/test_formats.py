"""What the files of systems hold, as schemas are made from it."""

import msgspec
import pytest

from affray.core.system import BareSystem
from affray.systems import registry


@pytest.mark.parametrize("key", registry.system_keys())
def test_a_system_says_what_its_files_hold(key: str) -> None:
    found = registry.load_system(key).formats
    assert found is not None
    assert all(issubclass(kind, msgspec.Struct) for kind in found.scenario)
    assert (found.figure is not None) == (registry.load_system(key).people is not None)
    assert found.pack is not None
    assert (found.army is not None) == (registry.load_system(key).armies is not None)


def test_a_bare_system_says_nothing() -> None:
    assert BareSystem[object, object]().formats is None
