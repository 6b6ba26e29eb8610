"""What is done with the roster of a server: every change whole, in the revision that was seen, or not at all."""

import secrets
from collections.abc import Mapping

from msgspec.structs import replace

from affray.core import InputError, RuledOut
from affray.core.faces.people import RosterFigure, WeaponMaking
from affray.core.reading.roster_file import read_roster, roster_system, write_roster
from affray.dice.stream import Stream
from affray.systems import registry
from affray.web.kept import figure_words
from affray.web.kept.campaign_deeds import is_secure
from affray.web.kept.figure_words import SystemLanguage
from affray.web.messages import (
    DieTable,
    FigureAdvance,
    FigureCard,
    FigureChange,
    FigureChecked,
    FigureDeed,
    FigureDraft,
    FigureDraw,
    FigureKeptInfo,
    FigureOdds,
    FigureRemove,
    FigureRest,
    FiguresAdded,
    OddsAsked,
    WeaponDraft,
    WeaponMade,
)
from affray.web.store.keeper import Changed, Missing
from affray.web.store.roster import KEY, FigureKept, Roster
from affray.web.words import wording
from affray.web.words.faults import Refusing

SEED_BITS = 32
Kept = FigureKept[RosterFigure]


# --- drafts -----------------------------------------------------------------------------------------------------------
def read_figure(table: Mapping[str, object], tongue: SystemLanguage) -> RosterFigure:
    """The figure of a message, of a size that can be worked with. Raises InputError."""
    return tongue.people.check_size(tongue.people.from_table(table, "figure"))


def check(roster: Roster, draft: FigureDraft, tongue: SystemLanguage) -> FigureChecked:
    """What a draft comes to; nothing is kept. Raises InputError for a line that is none."""
    if draft.figure is None:
        figure = tongue.people.check_size(tongue.people.read_line(draft.line, "line"))
    else:
        figure = read_figure(draft.figure, tongue)
    return figure_words.figure_result(figure, roster.names() - {draft.of}, tongue)


def draw(roster: Roster, wanted: FigureDraw, tongue: SystemLanguage) -> FigureChecked:
    """A legal figure drawn by lot; nothing is kept. Raises InputError for an unknown race."""
    seed = secrets.randbits(SEED_BITS) if wanted.seed is None else wanted.seed
    taken = roster.names()
    return figure_words.figure_result(tongue.people.random_figure(Stream(seed), wanted.race, taken), taken, tongue)


def make_weapon(wanted: WeaponDraft, tongue: SystemLanguage) -> WeaponMade:
    """What comes of a weapon of one's own, or why it is none. Raises InputError where none can be made."""
    people: object = tongue.people
    if not isinstance(people, WeaponMaking):
        raise InputError(f"system {tongue.key!r} knows no weapons of one's own")
    try:
        made = people.own_weapon(
            (wanted.name.strip(), wanted.category, wanted.dg.strip(), str(wanted.rq), *wanted.words)
        )
    except InputError as error:
        return WeaponMade(fault=str(error))
    table = tuple(DieTable(letter, results) for letter, results in made.dice)
    effect = tongue.system.words.phrase(made.effect.value, tongue.language)
    return WeaponMade(made.item, effect, made.effect.clauses, table)


def odds(roster: Roster, asked: OddsAsked, tongue: SystemLanguage) -> FigureOdds:
    """The odds of a figure against another. Raises InputError."""
    return figure_words.odds(
        read_figure(asked.figure, tongue), find_opponent(roster, asked.against, tongue), asked.weapon, tongue
    )


def find_opponent(roster: Roster, name: str, tongue: SystemLanguage) -> RosterFigure:
    """The figure of the roster, the ready-made one, or the one that a line draws up. Raises InputError."""
    people = tongue.people
    if "=" in name:
        figure = people.check_size(people.read_line(name, "against"))
        figure = figure if figure.name else replace(figure, name="Nobody")
        found = people.faults(figure)
        if found:
            raise InputError(f"against: {'; '.join(map(str, found))}")
        return figure
    there = (kept.figure for kept in roster.people(tongue.key) if kept.figure.name == name)
    kept = next(there, people.ready_made().get(name))
    if kept is None:
        raise InputError(f"against: {name!r} is neither in the roster nor ready-made")
    return kept


# --- looking ----------------------------------------------------------------------------------------------------------
def cards(roster: Roster, tongue: SystemLanguage) -> tuple[FigureCard, ...]:
    """The roster of a system, oldest first."""
    return tuple(
        figure_words.figure_card(kept.figure, tongue, kept.rev, kept.campaign) for kept in roster.people(tongue.key)
    )


def find_figure(roster: Roster, name: str, language: str) -> Kept:
    """The figure of a name, of any system. Raises Refusing for an unknown one."""
    try:
        return roster.any_figure(name)
    except Missing:
        raise Refusing(404, "unknown", wording.say(language, "no-figure-unknown", name=name)) from None


def find_unchanged(roster: Roster, name: str, rev: int, language: str) -> Kept:
    """The figure of a name in the revision that was seen. Raises Refusing for one that has changed since."""
    kept = find_figure(roster, name, language)
    if kept.rev != rev:
        raise stale_error(name, language)
    return kept


def stale_error(name: str, language: str) -> Refusing:
    """The error that somebody else has changed the figure."""
    return Refusing(409, "stale", wording.say(language, "no-figure-stale", name=name))


def show(roster: Roster, name: str, language: str) -> FigureKeptInfo:
    """A figure of the roster, and what may be done with it. Raises Refusing."""
    kept = find_figure(roster, name, language)
    tongue = figure_words.system_language(kept.system, language)
    figure, people = kept.figure, tongue.people
    sheet = wording.sheet(tongue.system, people.sheet(figure), tongue.language)
    card = figure_words.figure_card(figure, tongue, kept.rev, kept.campaign)
    table, line = figure_words.figure_table(figure), people.write_line(figure)
    return FigureKeptInfo(card, table, line, sheet, possible_deeds(roster, kept, tongue), people.days_to_heal(figure))


def possible_deeds(roster: Roster, kept: Kept, tongue: SystemLanguage) -> tuple[FigureDeed, ...]:
    """What may be done with a figure, or why not."""
    away = absence_reason(kept, tongue.language)
    found = [FigureDeed(do, away) for do in ("rest", "change", "remove")]
    for advance in tongue.people.advances(kept.figure, secure=is_secure(roster, kept)):
        fault = advance.refusal
        reason = wording.refusal(fault, tongue.language) if fault else ""
        cost = tongue.system.words.phrase(advance.cost, tongue.language)
        found.append(FigureDeed(advance.key, reason, cost, fault.clauses if fault else ()))
    return tuple(found)


def absence_reason(kept: Kept, language: str) -> str:
    """Why nothing can be done with a figure: it is out on a campaign. Empty for one at home."""
    if not kept.campaign:
        return ""
    return wording.say(language, "no-figure-out", name=kept.figure.name, campaign=kept.campaign)


# --- changing ---------------------------------------------------------------------------------------------------------
def keep(roster: Roster, table: Mapping[str, object], tongue: SystemLanguage) -> FigureKeptInfo:
    """Keeps a new figure. Raises InputError with every rule that it breaks."""
    figure = read_figure(table, tongue)
    check_legal(figure, roster.names(), tongue)
    try:
        roster.add((figure,), tongue.key)
    except Changed:
        raise stale_error(figure.name, tongue.language) from None
    return show(roster, figure.name, tongue.language)


def check_legal(figure: RosterFigure, taken: frozenset[str], tongue: SystemLanguage) -> None:
    """Checks that a figure may be kept. Raises Refusing with every rule that it breaks."""
    wrong = figure_words.figure_result(figure, taken, tongue).faults
    if wrong:
        clauses = tuple(dict.fromkeys(clause for fault in wrong for clause in fault.clauses))
        raise Refusing(400, "rules", "; ".join(fault.text for fault in wrong), clauses)


def replace_figure(roster: Roster, kept: Kept, after: RosterFigure, language: str) -> FigureKeptInfo:
    """Gives a figure another state. Raises Refusing if somebody else has changed it meanwhile."""
    try:
        roster.put(kept, after)
    except Changed:
        raise stale_error(kept.figure.name, language) from None
    return show(roster, after.name, language)


def find_at_home(roster: Roster, name: str, rev: int, language: str) -> Kept:
    """The figure in the revision that was seen, if it is not out on a campaign. Raises Refusing."""
    kept = find_unchanged(roster, name, rev, language)
    if kept.campaign:
        raise Refusing(409, "out", absence_reason(kept, language))
    return kept


def change(roster: Roster, wanted: FigureChange, language: str) -> FigureKeptInfo:
    """Gives a figure another name and other gear. Raises Refusing with every rule that this breaks."""
    kept = find_at_home(roster, wanted.name, wanted.rev, language)
    tongue = figure_words.system_language(kept.system, language)
    after = tongue.people.with_gear_of(kept.figure, read_figure(wanted.figure, tongue))
    check_legal(after, roster.names() - {wanted.name}, tongue)
    return replace_figure(roster, kept, after, language)


def rest(roster: Roster, wanted: FigureRest, language: str) -> FigureKeptInfo:
    """Lets a figure rest. Raises Refusing for one that is out on a campaign."""
    kept = find_at_home(roster, wanted.name, wanted.rev, language)
    return replace_figure(roster, kept, registry.people_of(kept.system).after_rest(kept.figure, wanted.days), language)


def advance(roster: Roster, wanted: FigureAdvance, language: str) -> FigureKeptInfo:
    """Adds a point to an attribute. Raises Refusing for a figure that may not advance."""
    kept = find_unchanged(roster, wanted.name, wanted.rev, language)
    safe = is_secure(roster, kept)
    try:
        after = registry.people_of(kept.system).with_advance(kept.figure, wanted.attribute, secure=safe)
    except RuledOut as error:
        (why,) = error.refusals
        raise Refusing(400, why.code, wording.refusal(why, language), why.clauses) from None
    return replace_figure(roster, kept, after, language)


def remove(roster: Roster, wanted: FigureRemove, language: str) -> FiguresAdded:
    """Takes a figure off the roster. Raises Refusing."""
    find_at_home(roster, wanted.name, wanted.rev, language)
    try:
        roster.remove(wanted.name, wanted.rev)
    except Changed:
        raise stale_error(wanted.name, language) from None
    return FiguresAdded((wanted.name,))


# --- files ------------------------------------------------------------------------------------------------------------
def import_figures(roster: Roster, data: bytes) -> FiguresAdded:
    """Adds the figures of a file, all or none. Raises InputError."""
    key = roster_system(data, "file", KEY)
    people = registry.people_of(key)
    figures = read_roster(data, "file", people, key, KEY)
    for figure in figures:
        people.check_size(figure)
    roster.add(figures, key)
    return FiguresAdded(tuple(figure.name for figure in figures))


def export_figures(roster: Roster, wanted: tuple[str, ...], tongue: SystemLanguage) -> bytes:
    """The roster of a system as JSON, or those named. Raises Refusing for an unknown one and for two systems at once."""
    if not wanted:
        return write_roster([kept.figure for kept in roster.people(tongue.key)], tongue.key, KEY)
    kept = [find_figure(roster, name, tongue.language) for name in wanted]
    systems = {kept_figure.system for kept_figure in kept}
    if len(systems) > 1:
        raise InputError(f"figures of {', '.join(sorted(systems))}: expected those of one system")
    return write_roster([kept_figure.figure for kept_figure in kept], kept[0].system, KEY)
