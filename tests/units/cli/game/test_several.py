"""A battle of four sides at one terminal."""

from pathlib import Path

from tests.units.cli.running import run

SIDES = {"Red": "28,4 facing 90", "Blue": "52,28 facing 180", "Green": "28,52 facing 270", "Gold": "4,28 facing 0"}
HEAD = """
system = "wargame"
title = "Four at the well"
battlefield = "four_roads"
deployed = [{deployed}]
first = 3

[aim]
rounds = 1
limit = 100
objectives = [0]
"""
SIDE = """
[[sides]]
name = "{side}"

[sides.army]
format = "affray-army"
version = 1
name = "{side}"
limit = 100
units = [{{ name = "{side} Men", type = "basic", ad = "1d6", move = 6, defense = 8, n = 4 }}]
"""


def test_four_sides_play_at_one_terminal_to_the_end(tmp_path: Path) -> None:
    deployed = ", ".join(f'"deploy {side}_Men skirmish at {place}"' for side, place in SIDES.items())
    path = tmp_path / "four.toml"
    path.write_text(HEAD.format(deployed=deployed) + "".join(SIDE.format(side=side) for side in SIDES))
    people = tuple(word for side in SIDES for word in ("--side", f"{side}=human"))
    record = str(tmp_path / "four.jsonl")
    shown = run("play", "wargame", str(path), *people, "--seed", "3", "--save", record, lines=("end turn",) * 4).out
    asked = [line.split(",")[0] for line in shown.splitlines() if "which unit is activated?" in line]
    assert asked == ["Green", "Gold", "Red", "Blue"]
    account = " ".join(shown.split())
    assert "a draw, as no side leads by the 10 points that a victory needs" in account
    assert all(f"{side}: 0 of 84 points lost, 84 left" in account for side in SIDES)
    assert run("verify", record).code == 0


def test_a_ladder_is_for_those_who_meet_each_other() -> None:
    shown = run("ladder", "fortmayn", "greedy", "random", "--scenario", "friends")
    assert shown.code == 2 and "scenario 'friends': expected two sides or more, all of which decide" in shown.err


# --- Foeman and the guide -------------------------------------------------------------------------------------------
YIELD = ("move", "surrender") * 12
"""Whoever may move moves, and gives himself up."""


def hot_seat(name: str, *sides: str, lines: tuple[str, ...] = YIELD, more: tuple[str, ...] = ()) -> str:
    """What a fight of Foeman prints that people play at one terminal until these lines end."""
    seats = (word for side in sides for word in ("--side", f"{side}=human"))
    return run("play", "foeman", name, *seats, "--seed", "3", "--plain", *more, lines=lines).out


def test_a_side_hears_that_it_is_out_and_the_last_of_six_wins() -> None:
    said = hot_seat("ring-of-six", "Red", "Blue", "Green", "Grey", "Gold", "Violet")
    heard = [line for line in said.splitlines() if " is out: nobody on that side can act." in line]
    # The fifth to fall ends the fight.
    assert len(heard) == len(set(heard)) == 4
    assert said.count("surrendered; off the board") >= 5 and "Victory for " in said
    assert "can act again" not in said


def test_a_team_is_named_with_its_sides_and_wins_together() -> None:
    said = hot_seat("pairs", "Red", "Blue", "Green", "Grey")
    assert "Red (Sun)" in said and "Grey (Moon)" in said
    assert "Victory for Moon." in said
    first, *_ = (line for line in said.splitlines() if " is out: " in line)
    assert "Whoever plays it may watch on." in said
    assert first.split()[0] in {"Red", "Blue", "Green", "Grey"}


def test_who_is_out_is_said_in_german_too() -> None:
    said = hot_seat("three-crowns", "Rot", "Blau", "Grün", lines=("move", "1", "surrender") * 9, more=("--lang", "de"))
    assert "ist ausgeschieden: Von dieser Seite kann niemand handeln." in said
    assert "Sieg für " in said


def test_an_answer_of_one_of_several_is_taken_back_before_a_die_falls() -> None:
    said = hot_seat("three-crowns", "Red", "Blue", "Green", lines=("move", "1", "undo", "quit"))
    assert "Taken back." in said
