"""A game master at a terminal: the seat, what the screen says of it, how it rules."""

from pathlib import Path

from tests.units.cli.running import refused, run


def typed(*lines: str, system: str = "foeman", more: tuple[str, ...] = ()) -> str:
    """What a duel with a game master prints as these lines are typed, in one line."""
    ran = run("play", system, "duel", "--master", "Morgan", "--seed", "3", "--plain", *more, lines=lines)
    assert ran.code == 0, ran
    return " ".join(ran.out.split())


def test_the_screen_says_who_he_is_and_what_can_be_said() -> None:
    shown = typed("forms", "quit")
    assert "Morgan human; seed 3." in shown
    assert "Morgan is the game master: `forms` shows what can be ruled, `call WORDS` asks for a ruling." in shown
    assert "ruling save FIGURE st|dx|iq|wis DICE [change=NUMBER]" in shown
    shown = typed("quit", more=("--side", "Morgan=computer:5", "--lang", "de"))
    assert "Morgan hat die Spielleitung: `call WORTE` bittet um eine Entscheidung." in shown


def test_he_rules_and_the_fight_goes_on(tmp_path: Path) -> None:
    record = str(tmp_path / "game.jsonl")
    lines = (
        "ruling save aldric dx 3",
        "ruling harm Aldric",
        "ruling mark Old_dog 4,4",
        "go on",
        "call I swing",
        "interrupt",
    )
    shown = typed(*lines, "quit", more=("--save", record))
    assert "Morgan rules: Aldric makes a saving throw of 3 dice against DX [FM-GM-01]" in shown
    assert "expected ruling harm FIGURE POINTS" in shown
    assert "Morgan rules: Old dog is on 4,4" in shown and "asks for a ruling: “I swing”" in shown
    assert "Morgan is the game master" in run("play", "--load", record, "--plain", lines=("quit",)).out
    assert run("verify", record).code == 0


def test_the_seat_is_for_fights_on_hexes_and_not_for_records(tmp_path: Path) -> None:
    line = refused(run("play", "wargame", "patrol-clash", "--master", "Morgan"))
    assert "a game master's seat is for fights of foeman or melee" in line
    assert "expected one game master at most" in refused(run("play", "foeman", "duel", "--master", "Red"))
    record = tmp_path / "game.jsonl"
    run("play", "foeman", "duel", "--save", str(record), "--seed", "1", lines=("quit",))
    assert "--master does not go with --load" in refused(run("play", "--load", str(record), "--master", "Morgan"))
