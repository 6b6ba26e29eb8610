"""The guide's own tables as they stand in their files, against which rules are tried."""

import csv
from importlib.resources import files


def printed(name: str) -> list[dict[str, str]]:
    """The rows of a table of the guide, by the name of its file."""
    text = files("affray.systems.melee").joinpath("data", name).read_text("utf-8")
    found = list(csv.DictReader(text.splitlines()))
    assert found
    return found
