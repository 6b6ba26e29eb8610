"""The names that are promised to stay: a change of this list is a change for everybody who programs with Affray."""

import importlib
import json
import re
from pathlib import Path

import pytest

KEPT = Path(__file__).parents[1] / "kept" / "stable_names.json"
PAGE = Path(__file__).parents[2] / "docs" / "authors" / "affray-from-python.md"
STABLE: dict[str, list[str]] = json.loads(KEPT.read_text("utf-8"))


@pytest.mark.parametrize("package", STABLE)
def test_what_is_promised_is_exported(package: str) -> None:
    if package == "affray.env.spiel":
        pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels everywhere")
    found = importlib.import_module(package)
    assert sorted(found.__all__) == STABLE[package]
    assert [name for name in STABLE[package] if not hasattr(found, name)] == []


def test_the_page_for_programmers_names_all_that_is_public_and_nothing_else() -> None:
    rows = re.findall(r"^\| `(affray[\w.]*)` \| (.*) \|$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert {package: re.findall(r"`(\w+)`", names) for package, names in rows} == STABLE
