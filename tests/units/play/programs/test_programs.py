"""Programs at a seat: what they are sent, what they answer, and that one that fails loses its game and nothing else."""

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar, cast

import pytest

from affray.core import InputError, System
from affray.dice.stream import Stream
from affray.game import Game, dumps, load_scenario, shipped_scenarios
from affray.play import Asked, Clock, PlayerFailed, Seat, Thought, make_seat, play_fast, play_out
from affray.play.player import ANY_GAME, Attendant
from affray.play.programs import LOCAL, ProgramPlayer, messages, process, seated
from affray.play.programs.process import read_command
from affray.systems import registry
from affray.web.service.options import CONFIG, switches
from tests.bots import AFFRAY, BOTS, ROOT, children, example, liar
from tests.toy import FOUR, PIG, TABLE
from tests.veiled import CACHES, YARD

S = TypeVar("S")
A = TypeVar("A")


@pytest.fixture(autouse=True)
def leaves_no_process() -> Iterator[None]:
    """Whatever a program does, it is gone when its game is."""
    before = children()
    yield
    assert children() <= before


def game_of(key: str, seed: int = 3) -> Game[object, object]:
    """A game of the first scenario of a system."""
    return Game.new(registry.load_system(key), shipped_scenarios(key)[0], seed=seed)


def asked_pig() -> Asked[object, str]:
    """The first question of a game of pig."""
    state = PIG.setup(TABLE, {})
    question = PIG.question(state)
    assert question is not None
    return cast("Asked[object, str]", Asked(PIG, state, question, Stream(77, 5), Clock(20.0), reasons=True))


# --- whole games ------------------------------------------------------------------------------------------------------
LONG = [pytest.param(key, marks=pytest.mark.slow) for key in ("melee", "wargame")]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("key", ["foeman", "fortmayn", *LONG])
def test_the_examples_play_whole_games_and_the_same_again(key: str, bot: str) -> None:
    games = []
    for _ in range(2):
        game = game_of(key)
        seats = [
            make_seat(f"program:{example(bot)}", side, LOCAL) for side in range(len(game.system.sides(game.state)))
        ]
        play_out(game, seats)
        assert game.is_over and not game.gone
        games.append(dumps(game))
    assert games[0] == games[1]


LONGER = [pytest.param(key, marks=pytest.mark.slow) for key in ("foeman", "wargame")]


@pytest.mark.parametrize("key", ["melee", "fortmayn", *LONGER])
def test_greedy_as_a_program_plays_the_game_that_greedy_plays(key: str) -> None:
    games = []
    for name in ("greedy", f"program:{AFFRAY} bot greedy"):
        game = game_of(key)
        sides = len(game.system.sides(game.state))
        play_out(game, [make_seat(name, 5, LOCAL), *(make_seat("greedy", side) for side in range(1, sides))])
        assert not game.gone
        games.append(dumps(game))
    assert games[0] == games[1]


def test_a_game_played_fast_is_the_same_with_programs() -> None:
    seats = [make_seat("program:" + example("bot.py"), side, LOCAL) for side in range(2)]
    whole = play_out(Game.new(PIG, TABLE, seed=4), seats)
    fast = play_fast(
        PIG, PIG.setup(TABLE, {}), [make_seat("program:" + example("bot.py"), n, LOCAL) for n in range(2)], Stream(4)
    )
    assert fast == whole.state


def test_a_program_is_told_what_its_side_may_know() -> None:
    sent: list[str] = []

    class Ear(ProgramPlayer):
        def think(self, asked: Asked[S, A]) -> Thought[A]:
            sent.append(seated.question_message(asked, 1, 1.0, anew=False).position)
            return super().think(asked)

    game = Game.new(CACHES, YARD, seed=3)
    ear = Seat("ear", Ear(example("bot.py")), Stream(1))
    play_out(game, [make_seat("random", 1), ear])
    assert sent and not any("amber" in text for text in sent)


# --- lies -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("way", "why", "shown"),
    [
        ("early", "ended", "4"),
        ("crash", "ended", "1"),
        ("leave", "ended", "7"),
        ("child", "ended", "3"),
        ("stall", "late", "0.2 + 1.5"),
        ("close", "closed", "None"),
        ("garbage", "garbled", "Hello, I am a program!"),
        ("list", "garbled", "[1, 2, 3]"),
        ("bytes", "garbled", "��"),
        ("unnumbered", "unnumbered", '{"answer": "move"}'),
        ("endless", "long", ""),
        ("flood", "number", "-1"),
        ("twice", "number", "1"),
        ("nonsense", "unread", "make me a sandwich"),
        ("illegal", "illegal", "strike Aldric 4 Broadsword"),
        ("number", "garbled", '{"n": 1, "answer": 3}'),
        ("error", "error", "I do not [2Jknow"),
    ],
)
def test_a_program_that_lies_loses_its_game_with_a_line(
    way: str, why: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seated, "START", 20.0 if why != "late" else 1.0)
    monkeypatch.setattr(seated, "SECONDS", 0.2 if why == "late" else 20.0)
    game, faults = game_of("foeman"), list[tuple[int, PlayerFailed]]()
    before = time.monotonic()
    play_out(
        game,
        [make_seat("greedy", 1), make_seat(f"program:{liar(way)}", 2, LOCAL)],
        failed=lambda *entry: faults.append(entry),
    )
    assert time.monotonic() - before < 20
    ((side, fault),) = faults
    assert (side, fault.why, fault.shown.strip()) == (1, why, shown)
    assert (game.gone, game.score) == ((1,), (1.0, 0.0))
    assert "\n" not in fault.wording("de") and "\x1b" not in str(fault)


def test_a_fault_says_to_which_question_and_what_was_legal() -> None:
    with pytest.raises(PlayerFailed) as caught:
        ProgramPlayer(liar("nonsense"), lambda _: None).think(asked_pig())
    assert str(caught.value) == (
        "answered “make me a sandwich”, which is no answer (the question “turn” has 2 legal answers, such as give up; roll)"
    )
    with pytest.raises(PlayerFailed) as caught:
        ProgramPlayer(liar("unnumbered"), lambda _: None).think(asked_pig())
    assert str(caught.value) == 'wrote “{"answer": "move"}”, a reply without n, the number of the question'


@pytest.mark.parametrize(
    ("way", "line", "german"),
    [
        ("twice", "answered question 1; question 2 was asked", "hat Frage 1 beantwortet; gestellt war Frage 2"),
        ("list", "wrote “[1, 2, 3]”, which is no reply: expected a table, not a list", "das keine Antwort ist: erwartet wird"),
        ("garbage", "wrote “Hello, I am a program!”, which is no reply: expected a JSON object", ": erwartet wird ein JSON-Objekt"),
        ("number", "which is no reply: answer: expected a text, not 3", ": answer: erwartet wird ein Text, nicht 3"),
    ],
)  # fmt: skip
def test_a_fault_names_the_field_and_what_was_expected(way: str, line: str, german: str) -> None:
    player = ProgramPlayer(liar(way), lambda _: None)
    if way == "twice":
        player.think(asked_pig())
    with pytest.raises(PlayerFailed) as caught:
        player.think(asked_pig())
    assert str(caught.value).endswith(line) and german in caught.value.wording("de")


@pytest.mark.parametrize(
    ("way", "fault"),
    [
        ("reasons", 'reasons: expected a list, not "because"'),
        ("sure", "reasons[0].win: expected a number of at most 1, not 7"),
        ("nan", "reasons[0].win: expected a number of at least 0, not nan"),
        ("worthless", "reasons: expected a number"),
        ("nameless", "reasons[0].answer is missing"),
    ],
)
def test_an_answer_counts_whatever_its_reasons_are(way: str, fault: str) -> None:
    said = list[str]()
    player = ProgramPlayer(liar(way), said.append)
    for _ in range(2):
        thought = player.think(asked_pig())
        assert (thought.answer, thought.candidates) == ("roll", ())
    assert said == [f"(affray leaves its reasons out, and takes its answer: {fault})"]
    player.end()


def test_a_crash_is_told_by_its_last_line() -> None:
    with pytest.raises(PlayerFailed) as caught:
        ProgramPlayer(liar("crash"), lambda _: None).think(asked_pig())
    assert caught.value.last_said == "RuntimeError: this program is broken"


def test_where_others_play_on_greedy_does_for_a_program_that_failed() -> None:
    game = Game.new(PIG, FOUR, seed=5)
    play_out(game, [make_seat("program:" + liar("crash"), 9, LOCAL), *(make_seat("random", side) for side in range(3))])
    assert game.gone == (0,) and game.is_over and not game.is_abandoned


def test_a_program_that_failed_is_not_asked_again_until_another_game() -> None:
    player = ProgramPlayer(liar("leave"), lambda _: None)
    asked = asked_pig()
    for _ in range(2):
        with pytest.raises(PlayerFailed, match="ended without an answer"):
            player.think(asked)
        assert player.process is None
    player.end()
    assert player.fault is None


def test_what_a_program_says_beside_is_passed_on_in_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    player = ProgramPlayer(liar("chatter"), said.append)
    player.think(asked_pig())
    player.end((1.0, 0.0))
    assert said == ["tell [31m me"] * process.MOST_SAID + ["..."]


def test_a_program_hears_of_no_key_and_of_no_store(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (*process.SECRETS, "AFFRAY_LIMITS_HEAVY"):
        monkeypatch.setenv(name, "1")
    code = "import os; print(*sorted(name for name in os.environ if name.startswith('AFFRAY_')))"
    running = process.Process(shlex.join((sys.executable, "-c", code)), lambda _: None)
    try:
        assert running.read_line(60.0) == b"AFFRAY_LIMITS_HEAVY"
    finally:
        running.end()


def test_what_programs_do_not_hear_of_are_the_secrets_of_a_server() -> None:
    assert {
        CONFIG,
        *(switch.variable for switch in switches() if switch.secret or switch.key == "store"),
    } == process.SECRETS


def test_a_program_that_will_not_end_is_made_to() -> None:
    player = ProgramPlayer(liar("stubborn"))
    player.think(asked_pig())
    before = time.monotonic()
    player.end()
    player.end()
    assert time.monotonic() - before < 6


def test_a_program_that_starts_another_leaves_it_nowhere() -> None:
    marked = f"{600 + os.getpid() / 10**7:.7f}"
    game = Game.new(PIG, TABLE, seed=1)
    command = shlex.quote(f"sleep {marked} & exec {sys.executable} {ROOT / 'examples' / 'bots' / 'bot.py'}")
    play_out(game, [make_seat(f"program:sh -c {command}", 1, LOCAL), make_seat("random", 2)])
    assert not game.gone
    running = subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout
    assert f"sleep {marked}" not in running


# --- messages and names -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("command", "line"),
    [
        ("", "player 'program:': expected something after the colon"),
        ("   ", "player 'program:   ': expected a command"),
        ("no-such-program -x", "there is no program 'no-such-program'"),
        ("python3 'bot.py", "no closing quotation"),
    ],
)
def test_a_command_that_is_none_is_a_line(command: str, line: str) -> None:
    with pytest.raises(InputError, match=line):
        make_seat(f"program:{command}", 1, LOCAL)


def test_a_program_is_nobodys_player_but_his_who_runs_the_command() -> None:
    with pytest.raises(
        InputError, match=r"player 'program:true': expected one of random, greedy, computer:1..5, computer:8, greedy-1"
    ):
        make_seat("program:true")


def test_a_program_that_is_gone_when_it_is_to_start_has_failed(tmp_path: Path) -> None:
    here = tmp_path / "bot"
    here.write_text("#!/bin/sh\nexit 0\n")
    here.chmod(0o755)
    player = ProgramPlayer(shlex.quote(str(here)))
    here.unlink()
    with pytest.raises(PlayerFailed, match="does not start"):
        player.think(asked_pig())


def test_a_program_without_a_shell_sees_its_words_as_they_are() -> None:
    assert read_command("echo '$HOME; rm' \"a b\"") == ("echo", "$HOME; rm", "a b")


def test_a_question_says_where_numbers_begin_anew() -> None:
    asked = asked_pig()
    again, anew = (seated.question_message(asked, 4, 2.0, anew=anew) for anew in (False, True))
    assert (again.seed, again.reasons, again.seconds) == (None, True, 2.0)
    assert (anew.seed, anew.stream, anew.n, anew.answers) == (77, 5, 4, ("roll",))
    assert asked.about is ANY_GAME


def test_reasons_are_read_as_far_as_they_name_answers() -> None:
    reasons = (messages.Reason("roll", 2.0, 0.5, (1.0, 0.0)), messages.Reason("make me a sandwich"))
    (found,) = seated.candidates(PIG, reasons, 2)
    assert (found.answer, found.worth, found.win, found.losses) == ("roll", 2.0, 0.5, (1.0, 0.0))
    assert seated.candidates(PIG, reasons, 3)[0].losses == ()


def test_fields_that_nobody_knows_are_passed_over() -> None:
    reply = messages.REPLY.decode(b'{"n":1,"answer":"a","mood":"good"}')
    assert (reply.n, reply.answer) == (1, "a")
    assert isinstance(messages.SENT.decode(b'{"type":"end","score":[1.0],"why":"x"}'), messages.End)


def test_players_without_an_end_have_none() -> None:
    assert isinstance(ProgramPlayer("true"), Attendant)
    seat = make_seat("greedy")
    assert not isinstance(seat.player, Attendant)
    seat.end()


def test_what_a_side_does_not_know_may_forbid_what_its_program_answers() -> None:
    rules = cast("System[object, object]", CACHES)
    game = Game.new(rules, YARD, seed=3)
    for given in ("bury amber", 0):
        game.answer(given)

    class Digger(ProgramPlayer):
        def think(self, asked: Asked[S, A]) -> Thought[A]:
            return Thought(asked.system.read_answer("dig"))

    faults: list[PlayerFailed] = []
    seats = [make_seat("random", 1), Seat("digger", Digger("true"), Stream(1))]
    play_out(game, seats, failed=lambda _, fault: faults.append(fault))
    assert [(fault.why, fault.shown, fault.open_text) for fault in faults] == [("illegal", "dig", "illegal")]
    assert game.gone == (1,)


def test_the_scenario_of_the_examples_is_there() -> None:
    assert load_scenario("foeman", "duel").title
