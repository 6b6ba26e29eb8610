"""Why a side, a figure or a unit decided as it did, by its name in every system, while a game goes on and after its end."""

import pytest

from affray.cli.game.game_request import GameRequest
from affray.cli.game.opening import open_game
from affray.cli.game.table import Table
from affray.cli.shown.screen import Screen
from affray.core import InputError
from affray.play import Clock, give_answer, make_seat
from affray.play.decisions import newest_decisions, round_name
from affray.systems import registry


def played(key: str, scenario: str, answers: int, language: str = "en") -> Table:
    """A table at which greedy players have given so many answers, and the first side's person is asked or the game is over."""
    game = open_game(GameRequest(key, scenario, (), 3), language=language)
    count = len(game.system.sides(game.state))
    table = Table(
        game, [None, *(make_seat("greedy", 1) for _ in range(count - 1))], Screen(plain=True, language=language), None
    )
    person = make_seat("greedy", 2)
    while (question := game.question) is not None and (len(game.line) <= answers or question.side != 0):
        seat = table.seats[question.side] if question.side >= 0 else None
        if seat is None:
            give_answer(game, person, question, Clock(1.0), lambda _: None)
        else:
            table.thinking.give(game, table.seats, question, seat)
    return table


def said_of(table: Table, names: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> str:
    """What is printed, or refused, at `why` and each of these names."""
    for name in names:
        try:
            table.why(name)
        except InputError as error:
            table.say_fault(error)
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    "name",
    [
        "Stitched giant",
        "stitched_giant",
        '"Stitched giant"',
        "'stitched giant'",
        "„Stitched giant“",
        "stitchedgiant",
        "stitched g",
    ],
)
def test_a_unit_of_several_words_says_why_in_the_wargame(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "Round 1: Blue for Stitched giant chose: * " in said_of(
        played("wargame", "patrol-clash", 40), (name,), capsys
    )


def test_a_name_that_is_nearly_right_is_answered_with_names(capsys: pytest.CaptureFixture[str]) -> None:
    said = said_of(played("wargame", "patrol-clash", 40), ("Stitched gaint", "coil", "lightning coil"), capsys)
    assert said.count("did you mean Stitched giant?") == said.count("did you mean Lightning coil crew?") == 1
    assert "Blue for Lightning coil crew chose:" in said


def test_a_unit_that_has_decided_nothing_is_no_target_of_an_answer(capsys: pytest.CaptureFixture[str]) -> None:
    said = said_of(played("wargame", "patrol-clash", 3), ("The Professor", "Longbowmen", "risen dead"), capsys)
    assert "why: nothing has been decided for The Professor yet that left a choice" in said
    assert "why: a person plays Longbowmen" in said
    assert "Blue chose: * Risen dead: regiment in " in said, "who is deployed stands in the answer"


def test_a_side_tells_all_of_its_newest_round_whatever_was_asked_since(capsys: pytest.CaptureFixture[str]) -> None:
    table = played("wargame", "patrol-clash", 60)
    game, noted = table.game, table.thinking.thoughts.noted
    newest = newest_decisions(game, noted, (0,))
    whole = [each for each in noted if each.whole.round == newest[-1].whole.round]  # type: ignore[attr-defined]
    assert len(whole) > 3 and whole == newest[-len(whole) :]
    while len(game.line) < 80 and game.question is not None and game.question.side == 0:
        give_answer(game, make_seat("greedy", 2), game.question, Clock(1.0), lambda _: None)
        assert newest_decisions(game, noted, (0,)) == whole, "though a person has answered"
    said = said_of(table, ("Blue",), capsys)
    assert f"Round {newest[-1].whole.round}: " in said, "not the number of the turn"  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("key", "scenario", "name", "language", "heading"),
    [
        ("foeman", "duel", "Berold", "en", "Round 13: Blue for Berold chose:"),
        ("melee", "duel", "berold", "de", "Runde 3: die Wahl für Blau (Berold):"),
        ("wargame", "patrol-clash", "risen dead", "en", "Round 2: Blue for Risen dead chose:"),
        ("fortmayn", "duel", "cosmo", "de", "Die Wahl für Geforderter (Cosmo):"),
    ],
)
def test_after_the_end_figures_of_every_system_say_why_with_the_round(
    key: str, scenario: str, name: str, language: str, heading: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played(key, scenario, 9999, language)
    side = table.sides[1]
    said = said_of(table, (name, side, "zork", table.sides[0]), capsys)
    assert heading in said
    assert f"({side})" in said.split("zork: ")[1], "the sides that may be named"
    assert ("a person plays" if language == "en" else "spielt ein Mensch") in said


def test_a_side_is_listed_by_round_and_figure_without_repeats(capsys: pytest.CaptureFixture[str]) -> None:
    table = played("melee", "duel", 10)
    said = said_of(table, ("Blue",), capsys)
    assert said.startswith("Blue chose: Turn 1: ") or "Blue for Berold chose:" in said
    thoughts = table.thinking.thoughts
    while (question := table.game.question) is not None and table.game.system.opponents.rounds(table.game.state) < 3:
        seat = table.seats[1]
        assert seat is not None
        if question.side == 1:
            table.thinking.give(table.game, table.seats, question, seat)
        else:
            give_answer(table.game, make_seat("greedy", 2), question, Clock(1.0), lambda _: None)
    newest = newest_decisions(table.game, thoughts.noted, (0,))
    assert {round_name(table.game.system, each, "en") for each in newest} == {"Turn 2"}, "and not the last answer only"
    thoughts.list_decisions(table.game, thoughts.noted)
    said = " ".join(capsys.readouterr().out.split())
    assert said.startswith("Blue chose: Turn 1: ") and "Turn 2: Berold: " in said
    assert said.count("Of the places within reach this promises most") == 1
    assert said.count("Turn 1:") == said.count("Turn 2:") == 1
    assert said.split("Turn 2:")[1].count("Berold: ") <= 2, "once, and in the names to ask for"


def test_a_figure_tells_with_its_last_decision_the_one_that_led_to_it(capsys: pytest.CaptureFixture[str]) -> None:
    said = said_of(played("melee", "duel", 40), ("Berold",), capsys)
    assert said.count("Turn 3: Blue for Berold chose:") == 2
    assert "(b) charge attack: looks best" in said and "Of the options that Berold's walk has left" in said
    assert said.index("charge attack") < said.index("strike Aldric")


def test_reasons_speak_of_the_other_side_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    said = said_of(played("foeman", "duel", 42), ("Berold",), capsys)
    assert "The guard spares Berold more than a blow would do now." in said
    for key in registry.system_keys():
        texts = registry.load_system(key).words.texts
        for name in (name for name in texts.ids("en") if name.startswith("reason-for-")):
            for answer in ("defend", "dodge", "take", "disengage", "pass", "low", "option", 0, 1):
                words = texts.say("de", name, answer=answer, who="Berold").replace(".", "").replace(",", "").split()
                assert not {"du", "dir", "dich", "dein", "deinem"} & {*words}, (key, name, answer)
                words = texts.say("en", name, answer=answer, who="Berold").replace(".", "").split()
                assert not {"you", "your", "Your", "You"} & {*words}, (key, name, answer)
