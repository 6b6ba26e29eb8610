"""A computer player as a program: what it answers, what it refuses, and how it ends."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from affray.core import InputError
from affray.dice.stream import Stream
from affray.game import load_scenario
from affray.play.player import Asked, Clock
from affray.play.programs import messages
from affray.play.programs.bot import Bot
from affray.play.programs.seated import question_message
from affray.systems import registry
from tests.units.cli.running import refused, run

FOEMAN = registry.load_system("foeman")
HELLO = messages.ENCODER.encode(messages.Hello(1, "foeman", 2, 0, ("Red", "Blue"), seed=7))


def question(n: int = 1, **other: object) -> bytes:
    """The first question of a duel, or one with something else in it."""
    state = FOEMAN.setup(load_scenario("foeman", "duel"), {})
    asked = FOEMAN.question(state)
    assert asked is not None
    while asked.side < 0:
        from affray.referee.live import Live, StreamDice

        state = FOEMAN.play(Live(StreamDice(Stream(1)), FOEMAN.codes), state, asked.answers[0])
        asked = FOEMAN.question(state)
        assert asked is not None
    message = question_message(Asked(FOEMAN, state, asked, Stream(3), Clock(5)), n, 5.0, anew=False)
    return messages.ENCODER.encode(msgspec.structs.replace(message, **other))


def replies(*lines: bytes, player: str = "greedy") -> list[messages.Reply]:
    """What a player replies to lines."""
    return [messages.REPLY.decode(reply) for reply in Bot(player).replies(lines)]


def test_a_question_is_answered_with_reasons_where_they_are_wanted() -> None:
    plain, reasoned = replies(HELLO, question(), b"\n", question(2, reasons=True))
    assert (plain.n, plain.error, plain.reasons) == (1, "", ())
    assert reasoned.n == 2 and reasoned.reasons[0].answer == reasoned.answer
    assert FOEMAN.read_answer(plain.answer)


def test_numbers_begin_anew_where_the_question_says_so() -> None:
    first, again, other = replies(
        HELLO, question(seed=4), question(seed=4), question(seed=9, stream=2), player="random"
    )
    assert first.answer == again.answer and not other.error


def test_another_game_begins_with_another_hello() -> None:
    end = messages.ENCODER.encode(messages.End((1.0, 0.0)))
    found = replies(HELLO, question(), end, question(), HELLO, question())
    assert [reply.error for reply in found] == ["", "a question before hello", ""]
    assert found[0].answer == found[2].answer


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (b"hello", "no message: JSON is malformed"),
        (b"[]", "no message: Expected `object`"),
        (b"{}", "no message: Object missing required field `type`"),
        (b'{"type":"dance"}', "no message: Invalid value 'dance'"),
        (b'{"type":"question"}', "no message: Object missing required field"),
        (b"\xff\xfe", "no message: "),
        (b"[" * 100_000, "no message: "),
        (question(position="nowhere"), "position"),
        (question(answers=("make me a sandwich",)), "sandwich"),
        (question(answers=()), "the question cannot be answered: ValueError: "),
        (question(seed=0, stream=-1), "game -1: expected 0 to"),
    ],
)
def test_a_line_that_is_nonsense_gets_an_error_and_the_bot_goes_on(line: bytes, error: str) -> None:
    wrong, right = replies(HELLO, line, question(5))
    assert error in wrong.error and "\n" not in wrong.error and not wrong.answer
    assert right.n == 5 and right.answer


@pytest.mark.parametrize(
    ("changed", "line"),
    [
        ({"protocol": 2}, "protocol 2: expected 1"),
        ({"system": "chess"}, "system 'chess': expected one of"),
        ({"seed": -1}, "seed -1: expected 0 to"),
        ({"protocol": 9, "behaviour": "new", "sides": None}, "protocol 9: expected 1"),
        ({"protocol": None}, "protocol None: expected 1"),
        ({"sides": None}, "hello: Expected `array`, got `null`"),
    ],
)
def test_a_game_that_it_cannot_play_ends_it(changed: dict[str, object], line: str) -> None:
    hello = json.dumps({**json.loads(HELLO), **changed}).encode()
    with pytest.raises(InputError, match=line):
        replies(hello)
    program = Path(sys.executable).with_name("affray")
    ended = subprocess.run([program, "bot", "greedy"], input=hello + b"\n", capture_output=True, check=False)
    assert (ended.returncode, ended.stderr) == (2, b"")
    assert line in json.loads(ended.stdout)["error"]


def test_a_hello_that_is_not_whole_ends_it() -> None:
    for line, reason in (
        (b'{"type":"hello"}', "protocol None: expected 1"),
        (b'{"type":"hello","protocol":1}', "hello: Object missing required field `system`"),
        (b'{"type":"hello","protocol":9}', "protocol 9: expected 1"),
    ):
        with pytest.raises(InputError, match=reason):
            replies(line)


def test_it_ends_with_its_input() -> None:
    program = Path(sys.executable).with_name("affray")
    ended = subprocess.run(
        [program, "bot", "greedy"], input=b"\n".join((b"?", HELLO, question())), capture_output=True, check=False
    )
    assert ended.returncode == 0 and len(ended.stdout.splitlines()) == 2


def test_an_unknown_player_is_a_line() -> None:
    assert "player 'deep': expected one of random, greedy, computer:1..5, computer:8, greedy-1" in refused(
        run("bot", "deep")
    )
    assert "player 'program:true': expected one of" in refused(run("bot", "program:true"))
    assert "PLAYER is missing: expected one of random, greedy" in refused(run("bot"))


def test_the_schema_describes_every_message() -> None:
    shown = json.loads(run("bot", "--schema").out)
    assert {"Hello", "Question", "End", "Reply", "Reason"} == set(shown["$defs"])
    assert shown["$defs"]["Question"]["required"] == ["type", "n", "side", "code", "text", "position", "answers"]
