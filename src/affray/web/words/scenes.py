"""Boards to look at before there is a game, as whoever sits at no table sees them."""

from collections.abc import Sequence
from importlib.resources import files
from itertools import takewhile

from msgspec.structs import replace

from affray.core import Event, Picture, PlanePicture, Scenario, StagePicture, eyes
from affray.game import Game, loads
from affray.play.players import make_seat
from affray.play.run import give_answer
from affray.web.messages.scenes import Film, Frame
from affray.web.messages.table import Figure, Troop
from affray.web.words import pictures, wording
from affray.web.words.wording import Rules

Play = Game[object, object]
SEED = 1
MOST = 30
"""So many answers are given at most until a board shows something."""
SHOWN = "dragon"
"""The fight that ships to be looked at, a record under `data/shows`."""
APPROACH = 54
"""So many of its moments only bring the sides together, and are not shown."""


def opening(system: Rules, scenario: Scenario, options: dict[str, str | int | bool]) -> Play:
    """A game of a scenario, played on at random until its board shows something."""
    game: Play = Game.new(system, scenario, options, SEED)
    seats = [make_seat("random", SEED + side) for side in range(len(system.sides(game.state)))]
    for _ in range(MOST):
        question = game.question
        if question is None or is_telling(system.words.picture(game.view(eyes.NOBODY))):
            break
        give_answer(game, seats[question.side], question)
    return game


def is_telling(picture: Picture) -> bool:
    """Whether a board shows what its game is about: every unit stands on a table, two sides meet on a stage."""
    if isinstance(picture, PlanePicture):
        return all(unit.bases for unit in picture.units)
    if isinstance(picture, StagePicture):
        return len({actor.side for actor in picture.actors if actor.looks}) > 1
    return True


def shown_fight() -> Play:
    """The fight that ships to be looked at."""
    return loads(files("affray.web").joinpath(f"data/shows/{SHOWN}.record").read_bytes())


def still(game: Play, language: str) -> Film:
    """The board of a game as it stands."""
    return scene(game, (frame(game, game.state, (), language),), language)


def film(game: Play, language: str, first: int = 0) -> Film:
    """The boards of a game from a moment on, one after the other: what differs from the one before, and what is told of it."""
    before, found = Frame(), list[Frame]()
    for moment in game.line[first:]:
        now = frame(game, moment.state, moment.entry.events, language)
        if now.told or now != before:
            found.append(changed(now, before))
        before = now
    return scene(game, tuple(found), language)


def changed(now: Frame, before: Frame) -> Frame:
    """A frame of which only the figures and units stay that differ from those of the one before."""
    here = {figure.counter.id for figure in now.figures}
    return replace(
        now,
        figures=tuple(figure for figure in now.figures if figure not in before.figures),
        units=tuple(unit for unit in now.units if unit not in before.units),
        gone=tuple(figure.counter.id for figure in before.figures if figure.counter.id not in here),
    )


def scene(game: Play, frames: tuple[Frame, ...], language: str) -> Film:
    """A board with what stands on it."""
    system, start = game.system, first_picture(game)
    title, _ = wording.scenario(game.scenario, language)
    board = pictures.ground(system, start, language)
    return Film(system.facts.key, game.scenario.name, title, board, frames)


def first_picture(game: Play) -> Picture:
    """The board on which a game began."""
    return game.system.words.picture(eyes.visible_state(game.system, game.line[0].state, eyes.NOBODY))


def told_line(system: Rules, events: Sequence[Event], language: str) -> tuple[str, tuple[int, ...]]:
    """What is told of events: what was done, and where dice fell what came of it at last, with the first of those dice."""
    lines = wording.account_lines(system, events, language)
    deeds = [place for place, line in enumerate(lines) if line.level == 1]
    if not deeds:
        return "", ()
    thrown = next((place for place, line in enumerate(lines) if line.level > 1 and line.dice), -1)
    if thrown < deeds[0]:
        return lines[deeds[0]].text, ()
    deed = max(place for place in deeds if place < thrown)
    *_, result = takewhile(lambda line: line.level > 1, lines[deed + 1 :])
    return f"{lines[deed].text} {result.text}", lines[thrown].dice


def frame(game: Play, state: object, events: tuple[Event, ...], language: str) -> Frame:
    """What stands on a board in a state that these events led to, and what its ground has become."""
    system = game.system
    shown = eyes.visible_state(system, state, eyes.NOBODY)
    picture = system.words.picture(shown)
    lines, dice = told_line(system, eyes.visible_events(system, events, eyes.NOBODY), language)
    if isinstance(picture, PlanePicture):
        return Frame(
            units=tuple(Troop(u, (), "") for u in picture.units), objectives=picture.objectives, told=lines, dice=dice
        )
    if isinstance(picture, StagePicture):
        return Frame(stage=pictures.stage(system, shown, picture, language), told=lines, dice=dice)
    return Frame(
        figures=tuple(Figure(counter, (), "") for counter in picture.counters),
        items=pictures.items(system, picture.items, language),
        created=pictures.ground_patches(system, picture, first_picture(game), language),
        told=lines,
        dice=dice,
    )
