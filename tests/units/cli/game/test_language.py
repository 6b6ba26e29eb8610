"""The terminal in German."""

import json
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from affray.cli.game.game_lines import result_line
from affray.cli.game.telling import departures
from affray.core import System
from affray.core.scenario import ScenarioWords
from affray.game import Game, load_scenario, save
from affray.systems import registry
from tests.toy import FOUR, PIG
from tests.units.cli.running import refused, run

RANDOM = ("--side", "Wood=random", "--side", "Vale=random")


def test_a_fight_is_watched_and_replayed_in_german(tmp_path: Path) -> None:
    record = str(tmp_path / "duel.record")
    seen = run("watch", "foeman", "duel", "--seed", "2", "--save", record, "--lang", "de")
    assert "Aktionsphase der Runde 1." in seen.out
    assert "Blick nach" in seen.out
    again = run("replay", record, "--lang", "de")
    assert "Aktionsphase der Runde 1." in again.out
    assert "Action phase of round 1." in run("replay", record).out


def test_who_gives_up_is_told_where_it_was(tmp_path: Path) -> None:
    record = tmp_path / "left.record"
    game = Game.new(registry.load_system("foeman"), load_scenario("foeman", "free-for-all"), seed=2)
    game.leave(1)
    game.answer_text("cede")
    game.leave(2, "flag")
    save(game, record)
    names = game.system.sides(game.state)
    lines = [line.strip() for line in run("replay", str(record)).out.splitlines()]
    places = [lines.index(f"{names[1]} gives up."), lines.index(f"{names[2]} has no time left.")]
    assert places == sorted(places) and any("is ceded" in line for line in lines[places[0] : places[1]])
    german = game.scenario.words["de"].names
    again = run("replay", str(record), "--lang", "de").out
    assert f"{german[names[1]]} gibt auf." in again and names[1] not in again
    assert again.splitlines()[-1].startswith("Nach 1 von 1 Antworten; offen: ")
    rows = [json.loads(line) for line in run("replay", str(record), "--json").out.splitlines()]
    left = [{"left": "resign", "side": names[1]}, {"left": "flag", "side": names[2]}]
    assert [row for row in rows if "left" in row] == left
    assert 0 < rows.index(left[0]) < rows.index(left[1]) == len(rows) - 1


def test_names_that_cannot_be_changed_are_said_to_stay(tmp_path: Path) -> None:
    record, duel = tmp_path / "clash.record", load_scenario("foeman", "duel")
    same = ScenarioWords("Duell", names={"Red": "Eins", "Blue": "Eins"})
    save(Game.new(registry.load_system("foeman"), replace(duel, words={"de": same}), seed=2), record)
    shown = run("replay", str(record), "--lang", "de").out
    assert "Die Namen von Seiten und Figuren bleiben, wie sie aufgezeichnet wurden." in shown and "Red" in shown


def test_who_leaves_before_answers_taken_back_stands_before_what_came_instead() -> None:
    game = Game.new(registry.load_system("foeman"), load_scenario("foeman", "free-for-all"), seed=2)
    game.answer_text("cede")
    game.leave(1)
    game.undo()
    assert [answers for answers, _ in departures(game)] == [0]


def test_a_board_is_explained_in_german() -> None:
    seen = run("watch", "foeman", "archers-and-a-wall", "--seed", "2", "--lang", "de", *RANDOM).out
    assert "- niedrige Mauer (3 Mp)" in seen
    assert "# Hindernis (kein Durchkommen)" in seen
    assert "! am Boden: Axt auf 5,7" in seen


def test_questions_hints_and_refusals_are_german() -> None:
    shown = run(
        "play", "foeman", "duel", "--seed", "3", "--lang", "de", lines=("1", "strike Berold 3", "why watch", "quit")
    )
    assert "Aldric (Rot) zieht: ein Schritt" in shown.out
    assert "(geradeaus, " in shown.out
    assert shown.out.count("jetzt nicht: das ist ein Zug, mit Schritten, einer Drehung") == 2


@pytest.mark.slow
@pytest.mark.parametrize("side", ["Rot", "Red", "rot"])
def test_a_side_is_named_in_german_or_as_the_file_has_it(side: str) -> None:
    shown = run("play", "foeman", "duel", "--seed", "3", "--lang", "de", "--side", f"{side}=human", lines=("quit",))
    assert "Rot" in shown.out and "Red" not in shown.out
    seen = run("watch", "foeman", "duel", "--seed", "3", "--lang", "de", "--player-sides", side.title())
    assert "Red" not in seen.out and "Blue" not in seen.out
    wrong = run("watch", "foeman", "duel", "--lang", "de", "--side", "Rouge=random")
    assert "die Seiten sind Rot, Blau, ihre Spieler computer:1" in refused(wrong)


ENGLISH = ("expected", "Taken back", "You leave", "answer of yours", " you, ", "seed", "Keep the record", "compare")


def test_the_table_itself_speaks_german(tmp_path: Path) -> None:
    record = str(tmp_path / "duel.record")
    lines = ("sheet", "undo", "same now", "clause", "1", "stop", "undo", "log", "save", f"save {record}", "quit")
    shown = run("play", "foeman", "duel", "--seed", "3", "--lang", "de", lines=lines).out
    assert "Rot: du, Blau: Computer 5 (Veteran); Startwert 3." in shown
    assert "\nAldric\n" in shown and "weiter geht es mit" in shown
    assert not [word for word in ENGLISH if word in shown]
    two = ("--side", "Rot=human", "--side", "Blau=human", "--save", record + "2")
    moves = ("move", "stop", "stop", "watch", "watch", "watch", "undo", "nein", "undo", "ja", "quit")
    shown = run("play", "foeman", "duel", "--seed", "3", "--lang", "de", *two, lines=moves).out
    assert "Rot: ein Mensch, Blau: ein Mensch" in shown
    assert "nicht einverstanden" in shown and "Zurückgenommen." in shown
    assert not [word for word in ENGLISH if word in shown]


CLOSE = """
system = "foeman"
title = "Nah"
map = {columns = 3, height = 3}
sides = [{name = "Rot"}, {name = "Blau"}]
figures = [
    {name = "Ash", side = "Rot", roster = "Man-at-arms", at = [1, 0], facing = "S"},
    {name = "Bors", side = "Blau", roster = "Man-at-arms", at = [1, 1], facing = "N"},
]
"""


@pytest.mark.parametrize(
    ("yes", "meaning"), [("ja", True), ("j", True), ("nein", False), ("yes", True), ("vielleicht", None)]
)
def test_no_and_yes_are_typed_in_german(tmp_path: Path, yes: str, meaning: bool | None) -> None:
    path = tmp_path / "nah.toml"
    path.write_text(CLOSE, "utf-8")
    moves = ("cede", "stop", "stop", "strike Ash 4", "move")
    shown = run(
        "play", "foeman", str(path), "--side", "Rot=human", "--side", "Blau=human", "--seed", "5", "--lang", "de",
        lines=(*moves, yes, "quit"),
    )  # fmt: skip
    assert "1  nein  2  ja" in shown.out
    if meaning is None:
        assert "antworte 1 oder 2, oder in Worten wie „ja“" in shown.out
    else:
        assert ("    mit Waffenfertigkeit" in shown.out) is meaning


def test_a_language_that_the_system_does_not_speak_is_refused() -> None:
    assert refused(run("watch", "foeman", "duel", "--lang", "fr")) == "affray: --lang 'fr': Foeman speaks en and de"


def test_programs_are_told_what_each_house_rule_does() -> None:
    assert (
        '"effect": "Whether a figure may walk through a friend\'s hex as long as it does not stop there."'
        in run("systems", "--json").out
    )


def test_what_there_is_nothing_of_is_said_in_german() -> None:
    ran = run("play", "fortmayn", "first-delve", "--seed", "3", "--lang", "de", lines=("why", "sheet Zork"))
    assert "noch ist kein Würfel gefallen" in ran.out and "noch ist niemand da" in ran.out
    assert "steht schon alles" in run("play", "foeman", "duel", "--lang", "de", lines=("answers",)).out


@pytest.mark.parametrize(
    ("key", "scenario", "language", "line"),
    [
        ("foeman", "duel", "de", "Sieg für Rot."),
        ("melee", "wolves", "de", "Sieg für Reisende."),
        ("wargame", "pitched-battle", "de", "Sieg für Rot."),
        ("fortmayn", "lone-wolf", "de", "Das Spiel ist vorbei."),
        ("fortmayn", "friends", "en", "The game is over."),
    ],
)
def test_the_end_of_a_game_is_german(key: str, scenario: str, language: str, line: str) -> None:
    game = Game.new(registry.load_system(key), load_scenario(key, scenario).in_language(language), seed=1)
    game.leave(1)
    assert result_line(game, language) == line


def test_sides_without_german_names_are_named_in_a_german_end() -> None:
    game = Game.new(cast("System[object, object]", PIG), FOUR, seed=1)
    assert result_line(game, "de") == "Unentschieden zwischen p0, p1, p2 und p3."
    for side in range(3):
        game.leave(side)
    assert (result_line(game, "de"), result_line(game, "en")) == ("Sieg für p3.", "Victory for p3.")


def test_english_words_of_commands_are_taken_in_german_too() -> None:
    shown = run(
        "play", "foeman", "duel", "--seed", "3", "--lang", "de", lines=("rules FM-HIT-01", "rules rerolls", "quit")
    )
    assert "FM-HIT-01 Roll." in shown.out and "FM-HIT-04 Rerolls" in shown.out
