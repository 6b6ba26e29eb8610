"""Fights with a game master, and what is seen and heard of them."""

from affray.core import eyes
from affray.core.faces.picture import HexPicture
from affray.game.game import Game
from affray.game.muster import with_master
from affray.game.scenario import load_scenario
from affray.mastering.mastery import Mastery, mastery_of
from affray.systems.registry import load_system

Fight = Game[object, object]
RED, BLUE, MASTER = range(3)
KEYS = ("foeman", "melee")


def mastered(key: str, scenario: str = "duel", seed: int = 3) -> Fight:
    """A fight with a game master, who is asked first."""
    return Game.new(load_system(key), with_master(load_scenario(key, scenario), "Morgan"), seed=seed)


def lines(game: Fight, eye: int, language: str = "en") -> str:
    """The account as an eye hears it."""
    heard = eyes.visible_events(game.system, game.events, eye)
    return "\n".join(line for event in heard for line in game.system.words.wording(event, language))


def figure(game: Fight, place: int = 0):  # type: ignore[no-untyped-def]
    """A figure of the fight."""
    return game.state.figures[place]  # type: ignore[attr-defined]


def drawn(game: Fight, eye: int) -> dict[str, bool]:
    """The things that an eye sees lie or stand about, and whether each is hidden from others."""
    picture = game.system.words.picture(game.view(eye))
    assert isinstance(picture, HexPicture)
    return {item.name.lower(): item.hidden for item in picture.items}


def round_of(game: Fight) -> int:
    """The number of the round or turn."""
    return getattr(game.state, "round", 0) or getattr(game.state, "turn", 0)


def mastery(game: Fight, eye: int = eyes.EVERYTHING) -> Mastery:
    """What a game master keeps, as an eye sees it."""
    return mastery_of(game.view(eye))  # type: ignore[arg-type]
