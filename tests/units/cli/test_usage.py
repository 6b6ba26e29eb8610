"""What is no command line is said in one line, with what was expected, in both languages."""

from pathlib import Path

import pytest

from tests.units.cli.running import refused, run

TYPED: list[tuple[str, str, str]] = [
    ("duel", "duel: expected one of foeman, melee, wargame, fortmayn; --help tells of each", ""),
    ("pack", "pack: expected one of new, build, install, check, dg; --help tells of each", ""),
    ("verify", "verify: FILE is missing; expected affray verify FILE", ""),
    (
        "branch x --at 3",
        "branch: --save FILE is missing; expected affray branch FILE --at N --save FILE",
        "",
    ),
    (
        "play foeman --seed x",
        "play: --seed 'x': expected a whole number",
        "play: --seed 'x': erwartet wird eine ganze Zahl",
    ),
    (
        "watch foeman --think 0",
        "watch: --think '0': expected a number of at least 0.01",
        "watch: --think '0': erwartet wird eine Zahl ab 0.01",
    ),
    ("serve --port 99999", '--port: expected a whole number of at most 65535, not "99999"', ""),
    (
        "play foeman duel now",
        "play: too much: now; expected affray play [SYSTEM] [SCENARIO]",
        "play: zu viel: now; erwartet wird affray play [SYSTEM] [SCENARIO]",
    ),
    (
        "play --sede 3",
        "play: there is no option --sede; perhaps --save, --seed, --side; --help lists all",
        "play: die Option --sede gibt es nicht; vielleicht --save, --seed, --side; --help zeigt alle",
    ),
    ("play -q", "play: there is no option -q; --help lists all", "play: die Option -q gibt es nicht; --help zeigt alle"),
    (
        "pla",
        "there is no command pla; perhaps play, replay, players; --help tells of each",
        "den Befehl pla gibt es nicht; vielleicht play, replay, players; --help erklärt jeden",
    ),
    (
        "army sell",
        "army: there is no command sell; expected one of new, check, price, show, print; --help tells of each",
        "army: den Befehl sell gibt es nicht; erwartet wird eines von new, check, price, show, print",
    ),
    ("play --seed", "--seed: expected a value", ""),
    ("verify x --json=3", "--json takes no value", "--json nimmt keinen Wert"),
    (
        "replay nothing.rec",
        "nothing.rec: there is no such file or folder",
        "nothing.rec: so eine Datei oder so einen Ordner gibt es nicht",
    ),
    ("sweep nothing.toml", "nothing.toml: there is no such file or folder", ""),
    ("play foeman nowhere", "scenario 'nowhere': expected a file or one of the scenarios of foeman: duel", "erwartet wird eine Datei oder eines der Szenarien"),
]  # fmt: skip


@pytest.mark.parametrize(("typed", "english", "german"), TYPED, ids=[typed for typed, _, _ in TYPED])
def test_what_is_no_command_line_is_told_with_what_was_expected(typed: str, english: str, german: str) -> None:
    assert refused(run(*typed.split())).startswith(f"affray: {english}")
    if german:
        assert german in refused(run(*typed.split(), "--lang", "de"))


def test_a_folder_is_no_file_and_a_file_no_folder(tmp_path: Path) -> None:
    assert refused(run("verify", str(tmp_path))) == f"affray: {tmp_path}: expected a file; this is a folder"
    file = tmp_path / "a.txt"
    file.write_text("a")
    assert refused(run("verify", f"{file}/b")) == f"affray: {file}/b: expected a folder; this is a file"
