"""What the pages show of dice that people throw is what the terminal asks."""

from contextlib import redirect_stdout
from io import StringIO

import pytest

from affray.cli.game.asking import print_dice_request
from affray.cli.shown.screen import screen_of
from affray.core import Question
from affray.game import Game, load_scenario
from affray.game.strand import read_faces
from affray.referee import DiceNeeded
from affray.systems import registry
from affray.systems.wargame.content.codes import ROLL_VOLLEY
from docs.site.stage import DOCS

PAGES = {"en": DOCS / "players" / "learn-wargame.md", "de": DOCS / "de" / "players" / "learn-wargame.md"}
UNITS = {"en": ("Archers", "Red"), "de": ("Bogenschützen", "Rot")}


def request_for(needed: DiceNeeded, language: str) -> list[str]:
    game = Game.new(registry.load_system("wargame"), load_scenario("wargame", "patrol-clash"), dice="typed")
    with redirect_stdout(StringIO()) as shown:
        print_dice_request(game, needed, screen_of(plain=True, language=language))
    return shown.getvalue().splitlines()


@pytest.mark.parametrize("language", PAGES)
def test_a_page_shows_how_the_dice_of_a_battle_are_typed(language: str) -> None:
    system, needed = registry.load_system("wargame"), DiceNeeded(4, 6, ROLL_VOLLEY)
    unit, side = UNITS[language]
    state = system.setup(load_scenario("wargame", "patrol-clash").in_language(language), {})
    text = system.words.prompt(state, Question(0, "dice", unit, inner=True), needed, language).text
    lines = PAGES[language].read_text("utf-8").splitlines()
    at = lines.index(text)
    assert f"({side})" in text and lines[at + 1] == request_for(needed, language)[0]
    typed = lines[at + 2].removeprefix("> ")
    assert read_faces(typed, 4, 6, 1) == read_faces(typed.replace(" ", ""), 4, 6, 1)


def test_the_example_has_as_many_faces_as_are_asked_for_and_each_is_one_of_the_die() -> None:
    (line,) = request_for(DiceNeeded(12, 4, ROLL_VOLLEY), "en")
    faces = line.partition("such as ")[2].rstrip(".").split()
    assert len(faces) == 12 and set(faces) <= set("1234")
