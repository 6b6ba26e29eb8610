"""A command line that names no command is told which there are, in one line."""

import pytest

from tests.units.cli.running import run


@pytest.mark.parametrize(
    ("typed", "fault"),
    [
        (("duel",), "duel: expected one of foeman, melee, wargame, fortmayn; --help tells of each"),
        (("pack",), "pack: expected one of new, build, install, check, dg; --help tells of each"),
        (("verify",), "Missing argument 'FILE'"),
    ],
)
def test_a_missing_command_is_named_by_those_there_are(typed: tuple[str, ...], fault: str) -> None:
    ran = run(*typed)
    assert ran.code == 2
    assert ran.err.count("\n") == 1 and fault in ran.err
