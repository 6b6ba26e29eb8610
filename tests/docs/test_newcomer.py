"""From a line of the account to the rule, its code, its cases, its German words and its place on the page, a step each."""

import re
import subprocess

import pytest

from tests.docs.pages import ROOT, run

SECTION = "## From what you see to where it is"
STEP = re.compile(r"^\|[^|]*\| `((?:affray|grep) [^`]+)` \|$", re.MULTILINE)


def steps() -> list[str]:
    """The commands of the section, in order."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return STEP.findall(text[text.index(SECTION) :].split("\n## ")[0])


@pytest.mark.parametrize(
    ("step", "shown"),
    [
        (0, "Through left/right +2, rear +4"),
        (1, "rules/modifiers.py"),
        (2, "FM-DX-04-a"),
        (3, "de.ftl"),
        (4, "web/src/ui/Sum.svelte"),
    ],
)
def test_a_newcomer_comes_from_what_he_sees_to_where_it_is(step: int, shown: str) -> None:
    command = steps()[step]
    if command.startswith("affray"):
        found = run(command, ROOT)
    else:
        found = subprocess.run(command.split(), cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert shown in found


def test_every_step_is_taken() -> None:
    assert len(steps()) == 5
