"""What a computer player expected, and what a strong one would do, at the terminal; and the list of computer players."""

import json
from collections.abc import Callable, Iterator

import pytest

from affray.cli.game.game_request import GameRequest
from affray.cli.game.opening import open_game, seats_of
from affray.cli.game.table import Table
from affray.cli.shown.screen import Screen
from affray.play.player import Candidate, Thought
from affray.play.reasons import Decision, is_open_to, reasons_for, what_decided
from tests.toy import PIG, TABLE
from tests.units.cli.running import refused, run

Typed = Callable[..., str]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """What is printed when these lines are typed at a table of a system."""

    def play(system: str, *lines: str, foe: str = "computer:6", language: str = "en") -> str:
        wanted = GameRequest(system, "duel", (f"{'Blau' if language == 'de' else 'Blue'}={foe}",), 3)
        game = open_game(wanted, language=language)
        waiting: Iterator[str] = iter((*lines, "quit"))
        monkeypatch.setattr("builtins.input", lambda _="": next(waiting))
        Table(game, seats_of(game, wanted, computer=False), Screen(plain=True, language=language), None).run()
        return capsys.readouterr().out

    return play


def test_a_hint_shows_what_a_strong_player_would_answer(typed: Typed) -> None:
    said = typed("melee", "hint")
    assert "A strong player would:" in said
    assert "* move" in said and "% to win" in said


def test_why_a_computer_player_did_what_it_did(typed: Typed) -> None:
    said = typed("melee", "why Blue", "why red", "place 2", "why blue", foe="greedy")
    assert "nothing has been decided for Blue yet that left a choice" in said
    assert "a person plays Red" in said
    assert "chose:" in said and "worth" in said and "* " in said


def test_it_speaks_german(typed: Typed) -> None:
    said = typed("melee", "hint", "why Blau", language="de")
    assert "Ein starker Spieler würde:" in said and "Aussicht auf Sieg" in said
    assert "Für Blau ist noch nichts entschieden" in said


def test_what_decided_is_said_in_words() -> None:
    def said(*candidates: Candidate[str]) -> str:
        return what_decided(0, Thought("a", candidates)).id

    sure, weak = Candidate("a", 1.0, 0.8, (0.1, 1.0)), Candidate("b", 0.5, 0.6, (0.5, 1.1))
    assert said(sure) == "reason-alone"
    assert said(sure, weak) == "reason-spared"
    assert said(sure, Candidate("b", 0.5, 0.6, (0.2, 0.2))) == "reason-dealt"
    assert said(sure, Candidate("b", 0.5, 0.6, (0.0, 1.5))) == "reason-place"
    assert said(sure, Candidate("b", 0.5, 0.6)) == "reason-place"
    assert said(weak, sure) == "reason-doubt"
    assert said(Candidate("a", 1.0), Candidate("b", 2.0)) == "reason-erred"
    assert said(sure, sure) == "reason-even"
    assert said(Candidate("a", 2.0), Candidate("b", 1.0)) == "reason-worth"
    assert said(Candidate("a", 2.0), Candidate("b", 2.0)) == "reason-even"


def test_reasons_name_the_answer_first() -> None:
    state = PIG.setup(TABLE, {})
    question = PIG.question(state)
    assert question is not None
    decision = Decision(
        state, state, question, Thought("roll", (Candidate("roll", 1.0, 0.6), Candidate("hold", 0.5, 0.5)))
    )
    found = reasons_for(PIG, decision, "en")
    assert [row.text for row in found.rows] == ["roll", "hold"]
    assert found.who == "p0"
    assert is_open_to(PIG, decision, 1)


def test_computer_players_are_listed_with_a_sentence_each() -> None:
    said = run("players").out
    assert "computer:8  computer 8 (marshal)" in said and "The strongest" in said and "bold:" in said
    german = json.loads(run("players", "--lang", "de", "--json").out)
    assert {"name": "computer:4", "title": "Computer 4 (Soldat)", "about": "Irrt selten."} in german


def test_a_style_that_there_is_not_is_refused_before_anything_is_shown() -> None:
    ran = run("watch", "foeman", "duel", "--side", "Red=computer:6:shy")
    assert refused(ran) == "affray: style 'shy': expected one of bold, careful, holder, skirmisher"
    assert ran.out == ""
