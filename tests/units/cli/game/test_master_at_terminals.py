"""Whole fights that a game master leads at the terminal, and what screens and records show of what he hides."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.units.cli.running import refused, run

COMPUTERS = ("--side", "Red=greedy", "--side", "Blue=greedy")
HIDDEN = (
    "ruling mark Ghoul 5,5 hidden",
    "ruling lay club 4,4 hidden",
    "ruling tell Red Psst",
    "ruling hand mace to Aldric secretly",
)


def played(system: str, *lines: str, more: tuple[str, ...] = COMPUTERS) -> str:
    """What is printed of a duel with a game master."""
    ran = run("play", system, "duel", "--master", "Morgan", "--seed", "3", *more, lines=lines)
    assert ran.code == 0 and not ran.err, ran
    return ran.out


@pytest.mark.parametrize("system", ["foeman", "melee"])
def test_he_leads_a_whole_fight(system: str, tmp_path: Path) -> None:
    record = str(tmp_path / "fight")
    lines = (*HIDDEN, "hint", "why", "odds", "same", "sheet Aldric", "undo", "interrupt", "ruling save Aldric dx 3")
    out = played(system, *lines, *("go on",) * 300, "ruling end Red", more=(*COMPUTERS, "--save", record))
    assert "! on the ground: Ghoul at 5,5 (hidden), Club at 4,4 (hidden)" in out
    assert "The fight goes on" in out and "you are asked now: rule" in out and "Victory for" in out
    assert run("verify", record).code == 0
    ran = run("replay", record, "--as", "Blue")
    assert ran.code == 0 and "Ghoul is on 5,5, hidden" in ran.out


@pytest.mark.parametrize("system", ["foeman", "melee"])
def test_one_screen_shows_a_player_nothing_that_is_hidden(system: str) -> None:
    lines = (*HIDDEN[:2], "board", HIDDEN[3], "sheet Aldric", "log all")
    out = played(system, *lines, more=("--side", "Red=human", "--side", "Blue=greedy"))
    shown = "\n".join(line for line in out.splitlines() if line not in lines)
    assert not [word for word in ("(hidden)", "Ghoul", "lub", "Mace") if word in shown]


def test_the_terminal_says_how_he_is_called_and_draws_him_among_no_sides() -> None:
    out = played("foeman", "help", "forms ruling", more=("--side", "Red=human", "--side", "Blue=human"))
    assert "ask the game master for a ruling" in out and "{A}" not in out and "(a) Blue" in out
    assert "  ruling end SIDE|nobody\n\n" in out
    assert "game master" not in run("play", "foeman", "duel", lines=("help",)).out


def test_an_unfinished_record_tells_a_side_what_it_knows(tmp_path: Path) -> None:
    record = str(tmp_path / "fight")
    played("foeman", *HIDDEN, "go on", more=(*COMPUTERS, "--save", record))
    for side, known in (("", ""), ("Blue", ""), ("Red", "Psst Mace"), ("Morgan", "Psst Mace Ghoul Club")):
        out = run("replay", record, *(("--as", side) if side else ())).out
        assert {word for word in ("Psst", "Mace", "Ghoul", "Club") if word in out} == set(known.split())


def test_german_and_typed_dice() -> None:
    more = (*COMPUTERS, "--lang", "de", "--dice", "typed")
    out = played("foeman", "ruling save Aldric dx 3", "5 5 5", "ruling strip club from Aldric", "go on", more=more)
    assert "Morgan entscheidet: Aldric macht einen Rettungswurf mit 3 Würfeln gegen DX" in out
    assert "5 5 5 = 15, nötig 9 oder weniger: automatisch misslungen" in out
    assert "Aldric hat Keule nicht" in out and "Wirf 1D für Rot: Initiative." in out


def test_a_kept_fight_goes_on_with_his_seat(tmp_path: Path) -> None:
    record = str(tmp_path / "fight")
    played("foeman", "go on", more=(*COMPUTERS, "--save", record))
    ran = run("play", "--load", record, "--as", "Morgan", *COMPUTERS, lines=("ruling say Again",))
    assert ran.code == 0 and "Morgan rules: “Again”" in ran.out
    assert "the name one of Red, Blue, Morgan" in refused(
        run("play", "melee", "duel", "--master", "Morgan", "--side", "Morgan=nobody")
    )


def test_what_is_said_stays_as_it_is_typed(tmp_path: Path) -> None:
    table = (files("affray.systems.foeman") / "data/scenarios/01-duel.toml").read_text("utf-8")
    scenario = tmp_path / "tom.toml"
    scenario.write_text(table.replace('"Aldric"', '"Old Tom"'))
    lines = ("ruling say old tom and Berold", "ruling harm old tom 2", "go on", "call old tom waits")
    more = ("--master", "Morgan", "--seed", "3", "--side", "Blue=human")
    out = run("play", "foeman", str(scenario), *more, lines=lines).out
    assert "Morgan rules: “old tom and Berold”" in out and "Morgan rules: Old Tom is hurt: 2 points" in out
    assert "asks for a ruling: “old tom waits”" in out


def test_who_leaves_the_seat_reads_that_the_fight_goes_on_without_rulings(tmp_path: Path) -> None:
    record = str(tmp_path / "fight")
    said = "Morgan leaves the game master's seat: the fight goes on without rulings."
    out = " ".join(played("foeman", "resign yes", more=(*COMPUTERS, "--save", record)).split())
    assert said in out and "A computer goes on for Morgan" not in out
    german = " ".join(run("replay", record, "--lang", "de").out.split())
    assert "Morgan verlässt den Platz der Spielleitung: Der Kampf geht ohne Entscheidungen weiter." in german


@pytest.mark.parametrize("system", ["foeman", "melee"])
def test_why_says_the_chance_of_a_saving_throw(system: str) -> None:
    out = played(system, "why ruling save Aldric dx 3", "why ruling say Hush")
    said = re.findall(r"is legal now\.\n( +succeeds \d+%)?", out)
    assert bool(said[0]) and not said[1]
