"""Figures of the roster in any fight: whose places they can take, the scenario with them in it, what becomes of them."""

from collections.abc import Iterable, Mapping

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Refusal, RuledOut, Scenario
from affray.core.faces.people import People, RosterFigure
from affray.core.words.phrase import Phrase, Value
from affray.core.words.texts import COMMON, CORE, ENGLISH
from affray.game.game import Game
from affray.systems import registry

UNFIT = {"dead": "fighter-dead", "down": "fighter-down"}
"""Why a figure in a condition cannot fight."""
Play = Game[object, object]


class Post(msgspec.Struct, frozen=True):
    """A place of a scenario that a figure of the roster can take: the figure that has it, the side, the hex, the facing."""

    name: str
    side: str
    at: object
    facing: object


class Homecoming(msgspec.Struct, frozen=True):
    """A figure of the roster before and after a fight."""

    before: RosterFigure
    after: RosterFigure


def common_refusal(text: str, code: str = "", **args: Value) -> Refusal:
    """The refusal with this code, or the same as the text, whose reason is the common message `no-<text>`."""
    return Refusal(code or text, Phrase(f"no-{text}", args, source=CORE))


# --- before the fight -------------------------------------------------------------------------------------------------
def figure_rows(scenario: Scenario) -> tuple[dict[str, object], ...]:
    """The figures of a scenario as they are written, whatever else stands in their place left out."""
    rows = scenario.body.get("figures")
    return tuple(row for row in rows if isinstance(row, dict)) if isinstance(rows, list) else ()


def posts(people: People[RosterFigure], scenario: Scenario) -> tuple[Post, ...]:
    """The places of a scenario that figures of the roster can take, in its order."""
    usual = scenario.local_name(people.usual_side)
    return tuple(
        Post(str(row.get("name")), str(row.get("side", usual)), row.get("at"), row.get("facing"))
        for row in figure_rows(scenario)
        if people.is_person(row)
    )


def unfit_refusal(people: People[RosterFigure], figure: RosterFigure, campaign: str = "") -> Refusal | None:
    """Why a figure that is out on a campaign, or on none, cannot go into a fight; None where it can."""
    if campaign:
        return common_refusal("fighter-out", who=figure.name, campaign=campaign)
    if not people.is_known(figure):
        return common_refusal("fighter-unknown", who=figure.name)
    why = UNFIT.get(people.card(figure).state)
    return common_refusal(why, who=figure.name) if why else None


def with_roster_figures(
    people: People[RosterFigure], scenario: Scenario, chosen: Mapping[str, RosterFigure]
) -> Scenario:
    """The scenario with figures of the roster in the places of its own, by the names of these. Raises RuledOut for a name
    that has no such place and for two figures of one name."""
    if not chosen:
        return scenario
    free = {post.name: post for post in posts(people, scenario)}
    for name in chosen:
        if name not in free:
            raise RuledOut(common_refusal("post", who=name, known=tuple(free)))
    rows = []
    for row in figure_rows(scenario):
        figure, post = chosen.get(str(row.get("name"))), free.get(str(row.get("name")))
        rows.append(people.entry_of(figure, post.side, post.at, post.facing) if figure and post else row)
    names = [row.get("name") for row in rows]
    for figure in chosen.values():
        if names.count(figure.name) > 1:
            raise RuledOut(common_refusal("fighter-twice", who=figure.name))
    return replace(scenario, body={**scenario.body, "figures": rows})


def with_master(scenario: Scenario, name: str) -> Scenario:
    """The scenario with a game master's seat of that name, which sides come before. Raises InputError where none can sit, or
    where there is one."""
    if not name:
        return scenario
    tables = scenario.body.get("sides")
    if not (registry.load_system(scenario.system).facts.mastered and isinstance(tables, list)):
        able = " or ".join(key for key in registry.system_keys() if registry.load_system(key).facts.mastered)
        raise InputError(f"{scenario.title}: a game master's seat is for fights of {able}")
    if any(isinstance(side, dict) and side.get("master") for side in tables):
        raise InputError(f"{scenario.title}: has a game master already")
    return replace(scenario, body={**scenario.body, "sides": [*tables, {"name": name, "master": True}]})


# --- after the fight --------------------------------------------------------------------------------------------------
def not_kept_refusal(game: Play) -> Refusal | None:
    """Why a game changes nobody of the roster: it is not over, or a die that was rolled has been taken back."""
    if not game.is_over:
        return common_refusal("fight-running")
    if any(moment.entry.kind == "undo" and moment.entry.given == 1 for moment in game.trail):
        return common_refusal("fight-undone")
    return None


def homecomings(game: Play, before: Iterable[RosterFigure]) -> tuple[Homecoming, ...]:
    """What has become of figures of the roster in a fight that is over, by the rules of their system. Raises RuledOut."""
    fault = not_kept_refusal(game)
    if fault is not None:
        raise RuledOut(fault)
    people = registry.people_of(game.system.facts.key)
    was = {figure.name: figure for figure in before}
    sides = range(len(game.system.sides(game.state)))
    back = (figure for side in sides for figure in people.returning_figures(game.state, side, was))
    return tuple(Homecoming(was[figure.name], figure) for figure in back)


def homecoming_lines(home: Homecoming, system: str, language: str = ENGLISH) -> tuple[str, ...]:
    """What has become of a figure, in lines: how it is now, what it has lost, what it has brought back."""
    people, rules = registry.people_of(system), registry.load_system(system)
    if home.before == home.after:
        return (COMMON.say(language, "home-same"),)
    had, has = (
        [rules.words.name(called.kind, called.code, language) for called in people.card(figure).gear]
        for figure in (home.before, home.after)
    )
    lost, won = surplus(had, has), surplus(has, had)
    lines = [people.line(home.after, language)]
    lines += [COMMON.say(language, "home-lost", things=lost)] if lost else []
    lines += [COMMON.say(language, "home-won", things=won)] if won else []
    return tuple(lines)


def surplus(these: Iterable[str], those: Iterable[str]) -> tuple[str, ...]:
    """What is among these and not among those, as often as it is more.

    >>> surplus(["Club", "Dagger", "Dagger"], ["Dagger", "Axe"])
    ('Club', 'Dagger')
    """
    left = list(those)
    found = []
    for thing in these:
        if thing in left:
            left.remove(thing)
        else:
            found.append(thing)
    return tuple(found)


# --- a choice in text -------------------------------------------------------------------------------------------------
def read_pair(text: str) -> tuple[str, str]:
    """The figure of the scenario and that of the roster of "NAME=ROSTER_NAME". Raises InputError.

    >>> read_pair("Ash=Ann")
    ('Ash', 'Ann')
    """
    place, sign, name = (part.strip() for part in text.partition("="))
    if not (place and sign and name):
        raise InputError(f"{text!r}: expected NAME=ROSTER_NAME")
    return place, name
