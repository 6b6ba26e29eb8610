"""Happenings of every system: codes that are told, names that stand on the board."""

import pytest

from affray.core import eyes
from affray.core.faces.happenings import happening_of
from affray.core.faces.picture import picture_figures
from affray.game import Game, load_scenario
from affray.play import make_seat, play_out
from affray.systems.registry import load_system

KEYS = ("foeman", "melee", "wargame", "fortmayn")


@pytest.mark.parametrize("key", KEYS)
def test_every_code_with_a_happening_is_told(key: str) -> None:
    words = load_system(key).words
    codes = {code for named in words.happenings for code in named.split()}
    missing = [code for code in codes if not any(words.texts.has("en", name) for name in words.messages(code))]
    assert missing == []


@pytest.mark.parametrize(
    ("key", "name"), [("foeman", "duel"), ("melee", "duel"), ("wargame", "patrol-clash"), ("fortmayn", "duel")]
)
def test_whom_a_happening_names_stands_on_the_board(key: str, name: str) -> None:
    system = load_system(key)
    game = Game.new(system, load_scenario(key, name), {}, seed=3)
    there = {each.id for each in picture_figures(system.words.picture(game.state))}
    play_out(game, [make_seat("random", 3 + side) for side in range(2)])
    events = eyes.visible_events(system, game.events, 0)
    happenings = [happening for event in events if (happening := happening_of(event, system.words.happenings))]
    named = {each for happening in happenings for each in (happening.who, *happening.whom) if each}
    assert named
    assert named <= there | {each.id for each in picture_figures(system.words.picture(game.state))}
    assert any(happening.whom for happening in happenings)
