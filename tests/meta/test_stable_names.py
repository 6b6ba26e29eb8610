"""The names that are promised to stay: a change of this list is a change for everybody who programs with Affray."""

import importlib
import json
from pathlib import Path

import pytest

KEPT = Path(__file__).parents[1] / "kept" / "stable_names.json"
STABLE: dict[str, list[str]] = json.loads(KEPT.read_text("utf-8"))


@pytest.mark.parametrize("package", STABLE)
def test_what_is_promised_is_exported(package: str) -> None:
    found = importlib.import_module(package)
    assert sorted(found.__all__) == STABLE[package]
    assert [name for name in STABLE[package] if not hasattr(found, name)] == []
