import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from affray import __version__
from affray.cli.app import app
from affray.game import Game, load_scenario, save
from affray.systems import registry
from tests.units.cli.running import refused, run

WATCH = ("watch", "foeman", "duel", "--side", "Red=random", "--side", "Blue=random")
COMMANDS = ("systems", "scenarios", "rules", "play", "watch", "replay", "verify", "branch", "cases", "odds", "army")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "duel.rec"
    assert run(*WATCH, "--seed", "2", "--save", str(path)).code == 0
    return path


def answers(record: Path) -> int:
    count: int = json.loads(record.read_text().splitlines()[-1])["entries"]
    return count


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_what_it_does(command: str) -> None:
    shown = CliRunner().invoke(app, [command, "--help"])
    assert shown.exit_code == 0
    assert re.search(rf"Usage: affray {command} .*\n\n  [A-Z].*\.", shown.output)


def test_the_help_lists_the_commands_and_is_what_no_command_shows() -> None:
    shown = run("--help")
    assert shown.code == 0
    assert set(COMMANDS) <= set(shown.out.split())
    assert run() == shown


def test_the_version_is_the_package_s() -> None:
    assert run("--version").out == f"affray {__version__}\n"


def test_systems_are_credited() -> None:
    assert "Foeman and MindWand by Droll" in run("systems").out
    assert json.loads(run("systems", "--json").out)[0]["key"] == "foeman"


def test_scenarios_are_listed_by_name() -> None:
    assert "duel  Duel" in run("scenarios", "foeman").out
    assert "foeman duel  Duel" in run("scenarios").out
    rows = json.loads(run("scenarios", "foeman", "--json").out)
    assert rows[0]["name"] == "duel"


def test_a_clause_is_shown_with_its_source() -> None:
    shown = run("rules", "foeman", "fm-hit-04").out
    assert "extra die for each zero" in shown
    assert "Source: Strike" in shown
    assert json.loads(run("rules", "foeman", "FM-HIT-04", "--json").out)["id"] == "FM-HIT-04"


def test_the_start_of_an_id_shows_a_chapter() -> None:
    assert re.findall(r"^FM-\S+", run("rules", "foeman", "FM-PIV").out, re.MULTILINE) == [
        "FM-PIV-01",
        "FM-PIV-02",
        "FM-PIV-03",
        "FM-PIV-04",
    ]


def test_words_show_the_rule_that_has_them_or_what_those_are_called() -> None:
    """As `clause` does in a game."""
    lines = run("rules", "melee", "armor").out.splitlines()
    assert {"  CM-ADJ-10 Equipment", "  CM-DMG-04 Protection"} < set(lines)
    assert run("rules", "melee", "running", "tires").out.startswith("CM-SPEED-04  Running tires")
    assert {load["id"] for load in json.loads(run("rules", "melee", "armor", "--json").out)} >= {
        "CM-ADJ-10",
        "CM-DMG-04",
    }
    assert "no rule has the words “zork”" in refused(run("rules", "melee", "zork"))


def test_the_rules_alone_are_their_contents() -> None:
    assert "  FM-HIT-04  Rerolls" in run("rules", "foeman").out


def test_coverage_counts_every_clause() -> None:
    text = run("rules", "foeman", "--coverage").out
    rows = json.loads(run("rules", "foeman", "--coverage", "--json").out)
    assert text.splitlines()[-1].startswith(f"{len(rows)} clauses, ")


def test_the_same_seed_prints_the_same_bytes(record: Path) -> None:
    first = run(*WATCH, "--seed", "2").out
    assert first == run(*WATCH, "--seed", "2").out
    assert first != run(*WATCH, "--seed", "4").out
    assert max(map(len, first.splitlines())) <= 80


def test_a_game_that_is_watched_says_at_its_head_who_is_in_which_team() -> None:
    sides = [word for side in ("Red", "Blue", "Green", "Grey") for word in ("--side", f"{side}=random")]
    seen = run("watch", "foeman", "pairs", "--seed", "1", *sides).out.splitlines()
    assert seen[:3] == [
        "Foeman: Two pairs; seed 1",
        "Red (Sun) computer, by chance; Blue (Moon) computer, by chance; Green (Sun)",
        "computer, by chance; Grey (Moon) computer, by chance",
    ]


def test_watch_prints_events_for_programs() -> None:
    lines = run(*WATCH, "--seed", "2", "--json").out.splitlines()
    head, *rows = [json.loads(line) for line in lines]
    assert head["game"]["seed"] == 2
    events, rolls = ([line for line in rows if key in line] for key in ("code", "rolls"))
    assert len(events) + len(rolls) == len(rows) and rolls[0]["rolls"][0].keys() == {"die", "draws", "faces"}
    assert events[0] == {"code": "round", "data": {"round": 1}, "clauses": ["FM-RND-01"]}
    assert events[-1]["code"] == "over"


def test_a_replay_prints_the_account_of_the_game(record: Path) -> None:
    watched = run(*WATCH, "--seed", "2").out
    replayed = run("replay", str(record)).out
    account, _, ending = watched.rstrip().rpartition("\n\n")
    assert replayed.startswith(account) and ending == "A draw between Red and Blue."
    assert replayed.splitlines()[-1] == f"After {answers(record)} of {answers(record)} answers; the game is over."


def test_a_replay_stops_where_it_is_told(record: Path) -> None:
    part = run("replay", str(record), "--to", "5").out
    assert part.splitlines()[-1].startswith(f"After 5 of {answers(record)} answers; open: ")
    assert f"0 to {answers(record)}" in refused(run("replay", str(record), "--to", str(answers(record) + 1)))
    assert f"0 to {answers(record)}" in refused(run("replay", str(record), "--to", "-1"))


def test_a_sound_record_is_verified(record: Path) -> None:
    ran = run("verify", str(record))
    assert ran.code == 0
    assert re.search(rf"holds: {answers(record)} answers, \d+ dice, \d+ events", ran.out)
    assert json.loads(run("verify", str(record), "--json").out)["holds"] is True


def test_an_altered_die_is_found(record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    line = next(n for n, text in enumerate(lines) if '"rolls"' in text)
    altered = re.sub(r'"faces":\[(\d)', lambda m: f'"faces":[{(int(m[1]) + 1) % 6}', lines[line])
    other = tmp_path / "altered.rec"
    other.write_text("".join([*lines[:line], altered, *lines[line + 1 :]]))
    ran = run("verify", str(other))
    assert ran.code == 1
    assert len(ran.out.splitlines()) == 1
    assert re.search(rf"line {line + 1}.*: roll 1: faces: expected [\d ]+, got [\d ]+$", ran.out)
    shown = json.loads(run("verify", str(other), "--json").out)
    assert (shown["holds"], shown["difference"]["line"]) == (False, line + 1)
    for command in (("replay", str(other)), ("play", "--load", str(other))):
        ran = run(*command)
        assert (ran.code, "roll 1" in ran.err, len(ran.err.splitlines())) == (1, True, 1)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda lines: [*lines[:4], "{broken", *lines[5:]], "line 5 of the record cannot be read: {broken"),
        (lambda lines: [*lines[:4], "{}", *lines[5:]], "line 5 of the record: expected one of "),
        (lambda lines: lines[:5], "the file is cut off after answer 3 (line 5); affray branch with --at 3 keeps"),
    ],
)
def test_a_broken_record_is_refused_by_every_command(
    change: Callable[[list[str]], list[str]], said: str, record: Path, tmp_path: Path
) -> None:
    other = tmp_path / "broken.rec"
    other.write_text("\n".join(change(record.read_text().splitlines())))
    for command in (("verify", str(other)), ("replay", str(other)), ("play", "--load", str(other))):
        assert said in refused(run(*command))


def test_a_record_that_was_cut_off_is_kept_up_to_there(record: Path, tmp_path: Path) -> None:
    cut, kept = tmp_path / "cut.rec", tmp_path / "kept.rec"
    cut.write_text("\n".join(record.read_text().splitlines()[:9]) + '\n{"answer":"st')
    answer = re.search(r"after answer (\d+)", refused(run("verify", str(cut))))
    assert answer
    assert "go on with" in run("branch", str(cut), "--at", answer[1], "--save", str(kept)).out
    assert f"holds: {answer[1]} answers" in run("verify", str(kept)).out


def test_answers_taken_back_are_counted_by_no_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game: Game[object, object] = Game.new(registry.load_system("foeman"), load_scenario("foeman", "duel"), seed=7)
    game.answer_text("cede")
    game.undo(consent=1)
    game.answer_text("cede")
    save(game, "undone.rec")
    assert run("replay", "undone.rec").out.splitlines()[-1].startswith("After 1 of 1 answers; ")
    assert "holds: 1 answers," in run("verify", "undone.rec").out


@pytest.mark.parametrize("text", ["", "hello", "{}", '{"format":"affray-record","version":99}'])
def test_what_is_no_record_fails_verification(text: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.rec"
    path.write_text(text)
    assert refused(run("verify", str(path))) == refused(run("replay", str(path)))
    checked = run("verify", str(path), "--json")
    assert (checked.code, json.loads(checked.out)["holds"]) == (2, False)


def test_what_no_clause_begins_with_is_refused() -> None:
    assert "melee: no clause begins with 'FM'; expected an id" in refused(run("rules", "melee", "--coverage", "FM"))


def test_a_branch_shares_the_beginning_and_no_later_die(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "other.rec"
    assert run("branch", str(record), "--at", "10", "--save", str(path)).code == 0
    assert run("replay", str(path), "--json").out == run("replay", str(record), "--to", "10", "--json").out
    assert run("verify", str(path)).code == 0
    beyond = str(answers(record) + 1)
    assert f"0 to {answers(record)}" in refused(run("branch", str(record), "--at", beyond, "--save", str(path)))
    kept = path.read_bytes()
    assert "exists; go on" in refused(run("branch", str(record), "--at", "4", "--save", str(path)))
    assert path.read_bytes() == kept


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("play",), "SYSTEM is missing"),
        (("play", "chess"), "expected one of foeman"),
        (("play", "foeman", "nowhere"), "one of the scenarios of foeman: duel"),
        (("play", "foeman", "--side", "Red"), "expected NAME=PLAYER"),
        (("play", "foeman", "--side", "Red=bob"), "one of human, computer:1..5, computer:8"),
        (("play", "foeman", "--side", "Pink=human"), "the sides are Red, Blue"),
        (("play", "foeman", "--side", "Red=human", "--side", "red=random"), "has a player already"),
        (("play", "foeman", "--option", "orc_rq"), "expected NAME=VALUE"),
        (("play", "foeman", "--option", "orc_rq=maybe"), "expected both or penalty_only"),
        (("play", "foeman", "--option", "luck=1"), "'luck' is unknown"),
        (("play", "foeman", "--dice", "loaded"), "expected rolled or typed"),
        (("play", "foeman", "--seed", "-1"), "seed -1"),
        (("play", "foeman", "--seed", "many"), "--seed"),
        (("play", "foeman", "--load", "missing.rec"), "missing.rec: there is no such file"),
        (("play", "--load", "missing.rec", "--seed", "1"), "--seed does not go with --load"),
        (("play", "foeman", "--bogus"), "--bogus"),
        (("watch", "foeman", "--side", "Red=human"), "the player one of computer:1..5, computer:8"),
        (("watch", "foeman", "duel", "--save", "missing/folder/x.rec"), "the folder for it is not there"),
        (("verify", "missing.rec"), "there is no such file"),
        (("replay", "missing.rec"), "there is no such file"),
        (("branch", "missing.rec", "--at", "1"), "--save"),
        (("rules", "foeman", "FM-NO-99"), "expected an id such as"),
        (("rules", "chess"), "expected one of foeman"),
        (("scenarios", "chess"), "expected one of foeman"),
        (("cases", "missing.json"), "there is no such file"),
        (("dance",), "dance"),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments: tuple[str, ...], reason: str) -> None:
    assert reason in refused(run(*arguments))


def test_a_record_goes_on_only_as_the_game_it_is(record: Path) -> None:
    assert "SCENARIO does not go with --load" in refused(run("play", "foeman", "duel", "--load", str(record)))


def test_a_fault_of_the_program_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("by nought")

    monkeypatch.setattr("affray.cli.commands.lists.print_systems", broken)
    ran = run("systems")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "internal fault: ZeroDivisionError: by nought" in ran.err


def test_watch_prints_the_account_up_to_a_fault_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    from affray.game import Game

    whole = run(*WATCH, "--seed", "2").out.splitlines()
    answer = Game.answer

    def failing(game: Game[object, object], given: object) -> None:
        if len(game.line) > 12:
            raise ArithmeticError("nine points of a die")
        answer(game, given)

    monkeypatch.setattr(Game, "answer", failing)
    broken = run(*WATCH, "--seed", "2")
    lines = broken.out.splitlines()
    shared = next(n for n, (one, other) in enumerate(zip(lines, whole, strict=False)) if one != other)
    assert shared > 10
    assert broken.code == 2 and broken.err.splitlines() == [
        "affray: internal fault: ArithmeticError: nine points of a die (set AFFRAY_TRACEBACK=1 to see where)"
    ]
    for_programs = run(*WATCH, "--seed", "2", "--json")
    assert len(for_programs.out.splitlines()) > 10 and for_programs.err == broken.err
    lines = for_programs.out.splitlines()
    assert any("code" in json.loads(line) for line in lines)
    assert lines == run_whole(monkeypatch, answer)[: len(lines)]


def run_whole(monkeypatch: pytest.MonkeyPatch, answer: object) -> list[str]:
    """The events and rolls of the game without the fault."""
    from affray.game import Game

    monkeypatch.setattr(Game, "answer", answer)
    return run(*WATCH, "--seed", "2", "--json").out.splitlines()


def test_watch_prints_no_account_where_nothing_could_be_played() -> None:
    ran = run("watch", "foeman", "--side", "Red=human")
    assert ran.out == "" and ran.code == 2
