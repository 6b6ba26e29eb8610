"""Figures of the roster in a fight at the terminal: who goes in, and what the roster takes back when it is over."""

from collections.abc import Mapping, Sequence

from affray.cli.arguments import is_yes
from affray.cli.game.game_request import GameRequest
from affray.cli.game.roster import open_roster
from affray.cli.shown.screen import Screen
from affray.core import InputError, RuledOut
from affray.core.faces.people import RosterFigure
from affray.game import Game
from affray.game.muster import common_refusal, homecoming_lines, homecomings, posts, read_pair, unfit_refusal
from affray.play import Seat
from affray.systems import registry
from affray.web.store.roster import FigureKept

Fielded = Mapping[str, FigureKept[RosterFigure]]
"""Figures of the roster by the figures of the scenario whose places they take."""


def figures_to_field(wanted: GameRequest) -> Fielded:
    """The figures of the roster that the command line sends into the fight. Raises InputError for one that cannot go."""
    if not wanted.figures or wanted.system is None or wanted.load is not None:
        return {}
    people = registry.people_of(wanted.system)
    found: dict[str, FigureKept[RosterFigure]] = {}
    with open_roster(wanted.store) as roster:
        for text in wanted.figures:
            try:
                place, name = read_pair(text)
                kept = roster.any_figure(name)
            except InputError as error:
                raise InputError(f"--figure: {error}") from None
            fault = unfit_refusal(people, kept.figure, kept.campaign) if kept.system == wanted.system else None
            if kept.system != wanted.system:
                fault = common_refusal("fighter-system", who=name, system=registry.load_system(kept.system).facts.name)
            if fault is not None:
                raise RuledOut(fault, where="--figure")
            if place in found or any(other.figure.name == name for other in found.values()):
                raise InputError(f"--figure {text!r}: expected each place and each figure once")
            found[place] = kept
    return found


def check_sides(game: Game[object, object], fielded: Fielded, seats: Sequence[Seat | None]) -> None:
    """Raises InputError for a figure on a side that no person plays, whose fight would not be its owner's."""
    if not fielded:
        return
    sides = game.system.sides(game.state)
    names = {kept.figure.name for kept in fielded.values()}
    for post in posts(registry.people_of(game.system.facts.key), game.scenario):
        if post.name in names and seats[sides.index(post.side)] is not None:
            raise RuledOut(common_refusal("fighter-idle", who=post.name), where="--figure")


def bring_home(game: Game[object, object], fielded: Fielded, wanted: GameRequest, screen: Screen) -> None:
    """Says what a fight that is over has made of the figures; keeps that if the person wants it. Raises InputError where
    one of them has changed since."""
    if not (fielded and game.is_over):
        return
    by_name = {kept.figure.name: kept for kept in fielded.values()}
    print()
    try:
        homes = homecomings(game, [kept.figure for kept in by_name.values()])
    except RuledOut as error:
        screen.say(f"{error.wording(screen.language)}.")
        return
    for home in homes:
        first, *more = homecoming_lines(home, game.system.facts.key, screen.language)
        screen.say(f"{home.before.name}: {first}", 2)
        for line in more:
            screen.say(f"  {line}", 4)
    if all(home.before == home.after for home in homes):
        return
    if not (is_agreed() if wanted.keep is None else wanted.keep):
        screen.say("The roster stays as it was.")
        return
    with open_roster(wanted.store) as roster:
        roster.receive([(by_name[home.before.name], home.after) for home in homes])
    screen.say("The roster has what became of them.")


def is_agreed() -> bool:
    """Whether the person wants the roster to have it; the end of the input is no."""
    try:
        return is_yes(input("Keep what became of them in the roster? (y/n) "))
    except (EOFError, KeyboardInterrupt):
        print()
        return False
