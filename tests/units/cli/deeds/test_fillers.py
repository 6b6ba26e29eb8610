"""`affray pack check` on a folder of filler."""

import json
from pathlib import Path

from tests.units.cli.running import run

MARSH = str(Path(__file__).parents[4] / "examples" / "salt-marsh")


def test_a_check_says_which_tables_are_yours_and_which_are_ours() -> None:
    text = " ".join(run("pack", "check", MARSH).out.split())
    assert "Salt Marsh salt-marsh, version 1" in text
    assert "yours bestiary: Mud crab; Salt raker" in text
    assert "ours events, oracle, " in text
    found = json.loads(run("pack", "check", MARSH, "--json").out)
    assert found["own"]["quests"][1] == "Bring the true ledger" and "spells" in found["ours"]


def test_every_fault_is_listed(tmp_path: Path) -> None:
    (tmp_path / "oddities.csv").write_text("d20,prompt\n2,Look.\nx,Look.\n")
    ran = run("pack", "check", str(tmp_path))
    assert ran.code == 2
    assert [line.partition("oddities.csv: ")[2] for line in ran.err.splitlines()] == [
        "line 3: column 'd20': expected a whole number, not \"x\"",
        "line 2: column 'd20': expected 1, got 2",
    ]
    assert len(json.loads(run("pack", "check", str(tmp_path), "--json").out)["faults"]) == 2
