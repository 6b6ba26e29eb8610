"""Who fights in a room: figures of the roster, entered into its scenario as it is made and taken back when its game is over,
and armies."""

from collections.abc import Mapping, Sequence

from affray.core import InputError, RuledOut, Scenario
from affray.core.faces.people import RosterFigure
from affray.core.faces.terms import Guest as Seated
from affray.core.faces.terms import Terms
from affray.game.muster import (
    Homecoming,
    common_refusal,
    figure_rows,
    homecoming_lines,
    homecomings,
    posts,
    unfit_refusal,
    with_roster_figures,
)
from affray.systems import registry
from affray.web.messages import (
    ArmyInfo,
    Battle,
    BattleInfo,
    CameBack,
    Character,
    Fielded,
    Fighter,
    Guest,
    Muster,
    PostInfo,
    Returned,
    TableInfo,
)
from affray.web.rooms.room import Room
from affray.web.store.entries import PEOPLE, Start
from affray.web.store.keeper import Missing
from affray.web.store.roster import FigureKept, Roster

Back = Sequence[tuple[FigureKept[RosterFigure], RosterFigure]]


# --- before the game --------------------------------------------------------------------------------------------------
def muster(roster: Roster, scenario: Scenario, language: str) -> Muster:
    """The figures of the roster that can go into a scenario. Raises InputError for a system without figures."""
    people = registry.people_of(scenario.system)
    fighters = []
    for kept in roster.people(scenario.system):
        fault = unfit_refusal(people, kept.figure, kept.campaign)
        line = people.line(kept.figure, language) if people.is_known(kept.figure) else ""
        fighters.append(Fighter(kept.figure.name, line, kept.rev, fault.wording(language) if fault else ""))
    return Muster(tuple(PostInfo(post.name, post.side) for post in posts(people, scenario)), tuple(fighters))


def with_figures(roster: Roster, scenario: Scenario, figures: Mapping[str, Fielded]) -> tuple[Scenario, dict[str, int]]:
    """The scenario with these figures in the places of its own, and the revision of each by its name. Raises InputError
    for one that cannot go in or has changed since it was seen."""
    if not figures:
        return scenario, {}
    people = registry.people_of(scenario.system)
    chosen: dict[str, RosterFigure] = {}
    for place, seen in figures.items():
        try:
            kept = roster.any_figure(seen.name)
        except Missing:
            raise RuledOut(common_refusal("fighter-stale", who=seen.name)) from None
        if kept.system != scenario.system:
            raise RuledOut(
                common_refusal("fighter-system", who=seen.name, system=registry.load_system(kept.system).facts.name)
            )
        fault = (
            common_refusal("fighter-stale", who=seen.name)
            if kept.rev != seen.rev
            else unfit_refusal(people, kept.figure, kept.campaign)
        )
        if fault is not None:
            raise RuledOut(fault)
        chosen[place] = kept.figure
    return with_roster_figures(people, scenario, chosen), {seen.name: seen.rev for seen in figures.values()}


def with_armies(scenario: Scenario, wanted: Battle | None) -> Scenario:
    """The scenario with the armies and the field that are wanted. Raises InputError."""
    if wanted is None:
        return scenario
    battles = registry.load_system(scenario.system).battles
    if battles is None:
        raise InputError(
            f"battle: expected the system {' or '.join(registry.keys_with('battles'))}, got {scenario.system}"
        )
    return battles.with_terms(scenario, Terms(wanted.armies, wanted.battlefield, wanted.limit, wanted.agreed))


def battle_info(scenario: Scenario, language: str) -> BattleInfo | None:
    """What may be settled before a scenario with armies; None for others. Raises InputError."""
    battles = registry.load_system(scenario.system).battles
    if battles is None:
        return None
    found = battles.battle_outline(scenario, language)
    armies = tuple(ArmyInfo(side.side, side.army, float(side.limit)) for side in found.sides)
    return BattleInfo(found.limit, armies, found.battlefield, found.battlefields, found.objectives)


def with_players(scenario: Scenario, guests: Sequence[Guest]) -> Scenario:
    """The scenario with these players at its table. Raises InputError."""
    if not guests:
        return scenario
    tables = registry.load_system(scenario.system).tables
    if tables is None:
        raise InputError(f"{scenario.title}: expected a game master's table for players by name")
    return tables.with_guests(scenario, [Seated(guest.name, guest.character) for guest in guests])


def table_info(scenario: Scenario, language: str) -> TableInfo | None:
    """Who may be played at a game master's table; None for another scenario."""
    tables = registry.load_system(scenario.system).tables
    if tables is None or not tables.is_table(scenario):
        return None
    people = registry.people_of(scenario.system)
    characters = tuple(Character(name, people.line(figure, language)) for name, figure in people.ready_made().items())
    return TableInfo(tables.most_players(scenario), tables.master_name(scenario), characters)


def check_sides(start: Start, sides: Sequence[str]) -> None:
    """Raises RuledOut for a figure of the roster on a side that no person plays."""
    if not start.fighters:
        return
    for post in posts(registry.people_of(start.system), start.scenario):
        if post.name in start.fighters and start.players[sides.index(post.side)] not in PEOPLE:
            raise RuledOut(common_refusal("fighter-idle", who=post.name))


# --- after the game ---------------------------------------------------------------------------------------------------
def homecoming(roster: Roster, room: Room, language: str) -> CameBack:
    """What a game has made of the figures of the roster in it; nothing while it goes on. Raises InputError."""
    if not room.start.fighters or not room.game.is_over:
        return CameBack()
    if roster.is_settled(room.id):
        return CameBack(kept=True)
    try:
        return homecoming_in_words(room, returning_figures(roster, room), language)
    except RuledOut as error:
        return CameBack(refusal=error.wording(language))


def keep_homecoming(roster: Roster, room: Room, language: str) -> CameBack:
    """Keeps in the roster what a game has made of its figures, once. Raises InputError where it cannot be kept."""
    if not room.start.fighters:
        return CameBack()
    if roster.is_settled(room.id):
        return CameBack(kept=True)
    found = returning_figures(roster, room)
    roster.receive(found, room.id)
    shown = homecoming_in_words(room, found, language)
    return CameBack(shown.figures, kept=True)


def homecoming_in_words(room: Room, found: Back, language: str) -> CameBack:
    """What has become of figures, in words."""
    key = room.start.system
    lines = (
        Returned(kept.figure.name, homecoming_lines(Homecoming(kept.figure, after), key, language))
        for kept, after in found
    )
    return CameBack(tuple(lines))


def returning_figures(roster: Roster, room: Room) -> Back:
    """The figures of the roster that were in a game, as they are kept and as they come back. Raises RuledOut for a game
    that is not over, or in which a roll was taken back, and where one of them has changed since it began."""
    kept = {name: find_entrant(roster, room.start, name) for name in room.start.fighters}
    return [
        (kept[home.before.name], home.after)
        for home in homecomings(room.game, [kept_figure.figure for kept_figure in kept.values()])
    ]


def find_entrant(roster: Roster, start: Start, name: str) -> FigureKept[RosterFigure]:
    """A figure of the roster as it went into a game. Raises RuledOut where it is gone or another by now."""
    people = registry.people_of(start.system)
    post = next(post for post in posts(people, start.scenario) if post.name == name)
    for kept in roster.people(start.system):
        # Another figure may have been made by that name, with a revision that is the same.
        entry = people.entry_of(kept.figure, post.side, post.at, post.facing)
        if kept.figure.name == name and kept.rev == start.fighters[name] and entry in figure_rows(start.scenario):
            return kept
    raise RuledOut(common_refusal("fight-changed", who=name))
