import builtins
import io
import random
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import patch

import pytest

from affray.cli.game.game_request import GameRequest
from affray.cli.game.opening import open_game, seats_of
from affray.cli.game.table import Table
from affray.cli.shown.screen import Screen
from affray.game import load
from affray.referee import DiceNeeded
from tests.units.cli.running import refused, run

NOISE = ("undo", "why", "odds", "board", "log", "log all", "sheet", "sheet zz", "help", "clause FM-HIT-04", "clause XX", "why face n",
         "why strike nobody 4", "99", "0", "xyzzy", "strike", "1 1 1", "", "save", "-1", "why 1 2")  # fmt: skip

CLOSE = """
system = "foeman"
title = "Face to face"
map = {columns = 3, height = 3}
sides = [{name = "Red"}, {name = "Blue"}]
figures = [
    {name = "Ash", side = "Red", roster = "Man-at-arms", at = [1, 0], facing = "S"},
    {name = "Bors", side = "Blue", roster = "Man-at-arms", at = [1, 1], facing = "N"},
]
"""


@pytest.mark.parametrize(
    ("scenario", "dice"),
    [
        ("duel", "typed"),
        ("duel", "rolled"),
        pytest.param("two-against-two", "typed", marks=pytest.mark.slow),
        pytest.param("tavern", "rolled", marks=pytest.mark.slow),
        pytest.param("bridge", "rolled", marks=pytest.mark.slow),
    ],
)
def test_a_person_who_types_anything_plays_to_the_end(scenario: str, dice: str, tmp_path: Path) -> None:
    chance = random.Random(7)
    wanted = GameRequest("foeman", scenario, (), 3, dice)
    game = open_game(wanted)
    table = Table(game, seats_of(game, wanted, computer=False), Screen(), str(tmp_path / "game.rec"))

    def read(_: str = "") -> str:
        question = game.question
        assert question is not None
        if chance.random() < 0.2:
            return chance.choice(NOISE)
        if isinstance(game.needed, DiceNeeded):
            return " ".join(str(chance.randrange(6)) for _ in range(game.needed.n))
        if question.inner:
            return str(chance.randrange(len(question.answers)))
        text = game.system.write_answer(chance.choice(question.answers))
        return chance.choice((text, text.lower()))

    out = io.StringIO()
    with redirect_stdout(out), patch.object(builtins, "input", read):
        assert table.run() == 0
    assert game.is_over
    assert "Victory for" in out.getvalue() or "A draw" in out.getvalue()
    again: object = load(tmp_path / "game.rec").state
    assert again == game.state


def test_every_answer_is_kept_so_that_a_killed_terminal_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    first = run("play", "foeman", "duel", "--seed", "3", "--save", str(path), lines=("move", "s", "s"))
    assert first.code == 0
    assert f"affray play --load {path}" in " ".join(first.out.split())
    again = run("play", "--load", str(path), lines=("stop",))
    assert again.out.count("Aldric steps") == 1
    assert "Aldric steps S, S: 2 of 8 Mp." in again.out
    assert "Aldric stays there: 2 of 8 Mp." in again.out
    assert len(load(path).line) - 1 > 4


def test_a_step_without_dice_is_taken_back() -> None:
    ran = run("play", "foeman", "duel", "--seed", "3", lines=("move", "step s", "undo", "step se"))
    assert "Taken back." in ran.out
    assert "Aldric steps SE: 1 of 8 Mp." in ran.out


def test_nothing_is_taken_back_behind_a_roll() -> None:
    ran = run("play", "foeman", "duel", "--seed", "3", lines=("undo", "move", "stop", "watch", "watch", "undo"))
    assert "there is no answer of yours to take back" in ran.out
    assert "a die was rolled since" in ran.out
    assert "Taken back." not in ran.out


def test_people_may_agree_to_take_back_a_roll() -> None:
    hot_seat = ("--side", "red=human", "--side", "blue=human")
    moves = ("move", "stop", "stop", "watch", "watch", "watch")
    agreed = run("play", "foeman", "duel", "--seed", "3", *hot_seat, lines=(*moves, "undo", "yes"))
    assert "Taken back." in agreed.out
    not_agreed = run("play", "foeman", "duel", "--seed", "3", *hot_seat, lines=(*moves, "undo", "no"))
    assert "not agreed" in not_agreed.out


def test_a_refusal_names_its_reason_and_clause() -> None:
    ran = run("play", "foeman", "duel", "--seed", "3", lines=("move", "why rise", "rise"))
    assert ran.out.count("Aldric is standing already [FM-MOV-12]") == 2
    assert "FM-MOV-12 Prone. Falling costs 0" in ran.out


def close_up(tmp_path: Path, *lines: str) -> str:
    """What is printed when two people play from face to face, up to the declarations and then as told."""
    path = tmp_path / "close.toml"
    path.write_text(CLOSE)
    people = ("--side", "red=human", "--side", "blue=human")
    return run("play", "foeman", str(path), "--seed", "3", *people, lines=("move", "stop", "stop", *lines)).out


def test_why_explains_the_last_score_with_the_text_of_its_rules(tmp_path: Path) -> None:
    output = close_up(tmp_path, "1 2", "watch", "no", "why").split("why\n")[-1]
    assert "score 9 = DX 12, armor -2, large shield -1" in output
    assert "DX 12 [FM-GEN-05], armor -2 [FM-DX-01], large shield -1 [FM-DX-01]" in output
    assert "FM-DX-01 Standing." in output


def test_why_explains_an_attack_in_the_middle_of_it(tmp_path: Path) -> None:
    """Only what was just printed: the score, before anything is rolled for it."""
    output = close_up(tmp_path, "1 2", "watch", "why").split("why\n")[-1]
    assert output.startswith("  Bors strikes Ash from the front: Broadsword, 2 dice.")
    assert "FM-DX-01 Standing." in output and "FM-BID-02 Priority." not in output
    assert "\n  `why 2`: Lots, should mDX tie among those of DX 12: Bors before Ash.\n" in output
    assert "\n  `why 3`: Initiative: Red 4, Blue 0; the first choice is with Red.\n" in output


def test_why_with_a_number_explains_a_roll_before_the_last(tmp_path: Path) -> None:
    output = close_up(tmp_path, "1 2", "watch", "no", "watch", "why", "why 2", "why 3", "why 0", "why 9")
    last, *before, none, beyond = output.split("\nwhy")[1:]
    assert last.startswith("\n  Initiative: ") and "FM-INI-01 Roll." in last
    assert before[0].startswith(" 2\n  Bors strikes Ash") and "FM-DX-01 Standing." in before[0]
    assert before[1].startswith(" 3\n  Lots, ")
    assert "why 0: expected 1 for the last roll, up to " in none and "why 9: expected 1" in beyond


def test_odds_show_a_column_for_each_number_of_dice(tmp_path: Path) -> None:
    rows = [line.split() for line in close_up(tmp_path, "odds").splitlines()]
    assert ["dice", *"123456789"] in rows
    assert next(row for row in rows if row[:1] == ["hit"])[1] == "67%"


def test_surrender_is_not_typed_by_accident() -> None:
    ran = run("play", "foeman", "duel", "--seed", "3", lines=("move", "sur", "surrender"))
    assert "a number is not enough: to do it, type “surrender”" in " ".join(ran.out.split())
    assert "Victory for Blue." in ran.out


def test_typed_dice_are_asked_for_with_their_purpose() -> None:
    ran = run("play", "foeman", "duel", "--dice", "typed", "--seed", "0", lines=("7", "3", "3", "3", "5"))
    asked = [line for line in ran.out.splitlines() if line.startswith("Throw 1D")]
    first, tie = "Throw 1D for {}: initiative.", "Throw 1D for {}: tiebreak."
    # The 7 is refused, and asked for again.
    assert asked[:5] == [first.format("Red"), *map(first.format, ("Red", "Blue")), *map(tie.format, ("Red", "Blue"))]
    assert "Initiative: Red 3, Blue 3;" in ran.out


def test_plain_prints_neither_board_nor_colours() -> None:
    ran = run("play", "foeman", "duel", "--plain", "--seed", "3")
    assert "[A" not in ran.out
    assert "Aldric (Red, Human)" in ran.out
    assert "at 4,1, facing S" in ran.out


def test_the_board_is_drawn_once_while_nothing_moves() -> None:
    ran = run("play", "foeman", "duel", "--seed", "3", lines=("help", "move"))
    assert ran.out.count("(b0)") == 2


def test_the_sheet_of_a_figure_is_shown_by_a_name_cut_short() -> None:
    ran = run("play", "melee", "duel", "--seed", "2", lines=("place 1", "sheet ber", "sheet", "sheet zz"))
    _, beheld, own = ran.out.split("\nAttributes\n")
    assert "\nBerold\n" in ran.out
    assert "Broadsword" in beheld
    assert "[CM-" in beheld
    assert "\nAldric\n" in beheld
    assert "Broadsword" in own
    assert "sheet zz: expected the name of a figure: Aldric, Berold" in own


def test_a_sheet_of_nobody_in_particular_is_that_of_who_acts_or_is_alone() -> None:
    ran = run("play", "fortmayn", "duel", "--seed", "1", lines=("sheet",))
    assert "expected the name of a figure" not in ran.out and ran.out.count("\nAnsa\n") == 1


@pytest.mark.parametrize(
    ("system", "scenario", "names"),
    [("wargame", "patrol-clash", "Town spearmen, Longbowmen"), ("fortmayn", "level-one", "")],
)
def test_a_sheet_of_nobody_in_particular_names_those_there_are(system: str, scenario: str, names: str) -> None:
    ran = run("play", system, scenario, "--seed", "1", lines=("sheet",))
    assert f"sheet: expected the name of a figure: {names}" in " ".join(ran.out.split())


def test_saving_over_another_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.txt"
    path.write_text("precious")
    ran = run("play", "foeman", "--seed", "3", lines=(f"save {path}", "save", "save x/y/z"))
    assert "exists; name another file" in ran.out
    assert "expected the name of a file" in ran.out
    assert "the folder for it is not there" in ran.out
    assert refused(run("play", "foeman", "--save", str(path))).endswith("exists; name another file")
    assert refused(run("play", "foeman", "--save", str(tmp_path))).endswith(
        "names a folder; expected the name of a file"
    )
    assert path.read_text() == "precious"


def test_a_record_that_would_be_overwritten_can_be_gone_on_with(tmp_path: Path) -> None:
    path = str(tmp_path / "new duel.json")
    left = run("play", "foeman", "--seed", "3", "--save", path, lines=("quit",)).out
    assert f'go on with: affray play --load "{path}"' in " ".join(left.split())
    assert f'exists; go on with it by --load "{path}", or name' in refused(run("play", "foeman", "--save", path))
    assert "gibt es schon; mit --load" in refused(run("play", "foeman", "--lang", "de", "--save", path))


def test_what_is_typed_gives_the_terminal_no_orders_and_is_cut_short_in_refusals() -> None:
    said = run("play", "foeman", "--seed", "3", lines=("\x1b[31mred\x07", f"clause {'x' * 300}")).out
    assert "“�[31mred�” is no answer here" in said and "\x1b" not in said and "\x07" not in said
    assert f"no rule has the words “{'x' * 60}…”" in " ".join(said.split())
    assert "a�[31mb" in refused(run("replay", "a\x1b[31mb"))


def test_a_full_disk_is_said_and_the_last_good_record_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.rec"
    assert run("play", "foeman", "duel", "--seed", "3", "--save", str(path), lines=("move",)).code == 0
    before = path.read_bytes()
    flushed: list[int] = []

    def full(handle: int) -> None:
        flushed.append(handle)
        if len(flushed) > 2:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    ran = run("play", "--load", str(path), lines=("s", "s"))
    assert ran.code == 2
    assert ran.out.count("cannot write: No space left on device") == 2
    assert "the last good save" in ran.out
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game.rec"]
