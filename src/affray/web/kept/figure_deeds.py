"""What is done with the roster of a server: every change whole, in the revision that was seen, or not at all."""

import secrets
from collections.abc import Mapping

from msgspec.structs import replace

from affray.core import InputError, RuledOut
from affray.core.faces.people import Someone
from affray.core.reading.roster_file import read_roster, system_of, write_roster
from affray.dice.pool import at
from affray.dice.stream import Stream
from affray.systems import registry
from affray.systems.foeman.content.self_described_names import MARK, made_up
from affray.systems.foeman.guide.figure_sheet import weapon_row
from affray.web.kept import figure_words as words
from affray.web.kept.campaign_deeds import secure
from affray.web.kept.figure_words import Tongue
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
FACES = range(6)
Kept = FigureKept[Someone]


# --- drafts -----------------------------------------------------------------------------------------------------------
def one_of(table: Mapping[str, object], tongue: Tongue) -> Someone:
    """The figure of a message, of a size that can be worked with. Raises InputError."""
    return tongue.folk.sane(tongue.folk.from_table(table, "figure"))


def check(roster: Roster, draft: FigureDraft, tongue: Tongue) -> FigureChecked:
    """What a draft comes to; nothing is kept. Raises InputError for a line that is none."""
    if draft.figure is None:
        one = tongue.folk.sane(tongue.folk.read_line(draft.line, "line"))
    else:
        one = one_of(draft.figure, tongue)
    return words.checked(one, roster.names() - {draft.of}, tongue)


def draw(roster: Roster, wanted: FigureDraw, tongue: Tongue) -> FigureChecked:
    """A legal figure drawn by lot; nothing is kept. Raises InputError for an unknown race."""
    seed = secrets.randbits(SEED_BITS) if wanted.seed is None else wanted.seed
    taken = roster.names()
    return words.checked(tongue.folk.drawn(Stream(seed), wanted.race, taken), taken, tongue)


def weapon(wanted: WeaponDraft, language: str) -> WeaponMade:
    """What comes of a weapon of one's own, or why it is none."""
    text = MARK.join((wanted.name.strip(), wanted.category, wanted.dg.strip(), str(wanted.rq), *wanted.words))
    try:
        made = made_up(text)
    except InputError as error:
        return WeaponMade(fault=str(error))
    row = weapon_row(made)
    rows = (("T", made.td), ("L", digits(made.low_row)), ("C", digits(made.cup_row)))
    table = tuple(DieTable(letter, found) for letter, found in rows if letter == "T" or found != tuple(FACES))
    return WeaponMade(made.name, registry.load(KEY).phrase(row.value, language), row.clauses, table)


def digits(row: int) -> tuple[int, ...]:
    """What the faces 0 to 5 come to by a row."""
    return tuple(at(row, face) for face in FACES)


def odds(roster: Roster, asked: OddsAsked, tongue: Tongue) -> FigureOdds:
    """The odds of a figure against another. Raises InputError."""
    return words.odds(one_of(asked.figure, tongue), opponent(roster, asked.against, tongue), asked.weapon, tongue)


def opponent(roster: Roster, name: str, tongue: Tongue) -> Someone:
    """The figure of the roster, the ready-made one, or the one that a line draws up. Raises InputError."""
    folk = tongue.folk
    if "=" in name:
        one = folk.sane(folk.read_line(name, "against"))
        one = one if one.name else replace(one, name="Nobody")
        found = folk.faults(one)
        if found:
            raise InputError(f"against: {'; '.join(map(str, found))}")
        return one
    there = (kept.one for kept in roster.folk(tongue.key) if kept.one.name == name)
    kept = next(there, folk.ready_made().get(name))
    if kept is None:
        raise InputError(f"against: {name!r} is neither in the roster nor ready-made")
    return kept


# --- looking ----------------------------------------------------------------------------------------------------------
def cards(roster: Roster, tongue: Tongue) -> tuple[FigureCard, ...]:
    """The roster of a system, oldest first."""
    return tuple(words.card(kept.one, tongue, kept.rev, kept.campaign) for kept in roster.folk(tongue.key))


def found(roster: Roster, name: str, language: str) -> Kept:
    """The figure of a name, of any system. Raises Refusing for an unknown one."""
    try:
        return roster.anyone(name)
    except Missing:
        raise Refusing(404, "unknown", wording.say(language, "no-figure-unknown", name=name)) from None


def seen(roster: Roster, name: str, rev: int, language: str) -> Kept:
    """The figure of a name in the revision that was seen. Raises Refusing for one that has changed since."""
    kept = found(roster, name, language)
    if kept.rev != rev:
        raise stale(name, language)
    return kept


def stale(name: str, language: str) -> Refusing:
    """The error that somebody else has changed the figure."""
    return Refusing(409, "stale", wording.say(language, "no-figure-stale", name=name))


def show(roster: Roster, name: str, language: str) -> FigureKeptInfo:
    """A figure of the roster, and what may be done with it. Raises Refusing."""
    kept = found(roster, name, language)
    tongue = words.tongue(kept.system, language)
    one, folk = kept.one, tongue.folk
    sheet = wording.sheet(tongue.system, folk.sheet(one), tongue.language)
    card = words.card(one, tongue, kept.rev, kept.campaign)
    table, line = words.table_of(one), folk.write_line(one)
    return FigureKeptInfo(card, table, line, sheet, deeds(roster, kept, tongue), folk.days_to_heal(one))


def deeds(roster: Roster, kept: Kept, tongue: Tongue) -> tuple[FigureDeed, ...]:
    """What may be done with a figure, or why not."""
    away = out(kept, tongue.language)
    found = [FigureDeed(do, away) for do in ("rest", "change", "remove")]
    for advance in tongue.folk.advances(kept.one, secure=secure(roster, kept)):
        fault = advance.refusal
        reason = wording.refusal(fault, tongue.language) if fault else ""
        cost = tongue.system.phrase(advance.cost, tongue.language)
        found.append(FigureDeed(advance.key, reason, cost, fault.clauses if fault else ()))
    return tuple(found)


def out(kept: Kept, language: str) -> str:
    """Why nothing can be done with a figure: it is out on a campaign. Empty for one at home."""
    if not kept.campaign:
        return ""
    return wording.say(language, "no-figure-out", name=kept.one.name, campaign=kept.campaign)


# --- changing ---------------------------------------------------------------------------------------------------------
def keep(roster: Roster, table: Mapping[str, object], tongue: Tongue) -> FigureKeptInfo:
    """Keeps a new figure. Raises InputError with every rule that it breaks."""
    one = one_of(table, tongue)
    legal(one, roster.names(), tongue)
    try:
        roster.add((one,), tongue.key)
    except Changed:
        raise stale(one.name, tongue.language) from None
    return show(roster, one.name, tongue.language)


def legal(one: Someone, taken: frozenset[str], tongue: Tongue) -> None:
    """Checks that a figure may be kept. Raises Refusing with every rule that it breaks."""
    wrong = words.checked(one, taken, tongue).faults
    if wrong:
        clauses = tuple(dict.fromkeys(clause for fault in wrong for clause in fault.clauses))
        raise Refusing(400, "rules", "; ".join(fault.text for fault in wrong), clauses)


def put(roster: Roster, kept: Kept, after: Someone, language: str) -> FigureKeptInfo:
    """Gives a figure another state. Raises Refusing if somebody else has changed it meanwhile."""
    try:
        roster.put(kept, after)
    except Changed:
        raise stale(kept.one.name, language) from None
    return show(roster, after.name, language)


def at_home(roster: Roster, name: str, rev: int, language: str) -> Kept:
    """The figure in the revision that was seen, if it is not out on a campaign. Raises Refusing."""
    kept = seen(roster, name, rev, language)
    if kept.campaign:
        raise Refusing(409, "out", out(kept, language))
    return kept


def change(roster: Roster, wanted: FigureChange, language: str) -> FigureKeptInfo:
    """Gives a figure another name and other gear. Raises Refusing with every rule that this breaks."""
    kept = at_home(roster, wanted.name, wanted.rev, language)
    tongue = words.tongue(kept.system, language)
    after = tongue.folk.refitted(kept.one, one_of(wanted.figure, tongue))
    legal(after, roster.names() - {wanted.name}, tongue)
    return put(roster, kept, after, language)


def rest(roster: Roster, wanted: FigureRest, language: str) -> FigureKeptInfo:
    """Lets a figure rest. Raises Refusing for one that is out on a campaign."""
    kept = at_home(roster, wanted.name, wanted.rev, language)
    return put(roster, kept, registry.folk(kept.system).rested(kept.one, wanted.days), language)


def advance(roster: Roster, wanted: FigureAdvance, language: str) -> FigureKeptInfo:
    """Adds a point to an attribute. Raises Refusing for a figure that may not advance."""
    kept = seen(roster, wanted.name, wanted.rev, language)
    safe = secure(roster, kept)
    try:
        after = registry.folk(kept.system).advanced(kept.one, wanted.attribute, secure=safe)
    except RuledOut as error:
        (why,) = error.refusals
        raise Refusing(400, why.code, wording.refusal(why, language), why.clauses) from None
    return put(roster, kept, after, language)


def remove(roster: Roster, wanted: FigureRemove, language: str) -> FiguresAdded:
    """Takes a figure off the roster. Raises Refusing."""
    at_home(roster, wanted.name, wanted.rev, language)
    try:
        roster.remove(wanted.name, wanted.rev)
    except Changed:
        raise stale(wanted.name, language) from None
    return FiguresAdded((wanted.name,))


# --- files ------------------------------------------------------------------------------------------------------------
def take_in(roster: Roster, data: bytes) -> FiguresAdded:
    """Adds the figures of a file, all or none. Raises InputError."""
    key = system_of(data, "file", KEY)
    folk = registry.folk(key)
    figures = read_roster(data, "file", folk, key, KEY)
    for one in figures:
        folk.sane(one)
    roster.add(figures, key)
    return FiguresAdded(tuple(one.name for one in figures))


def give_out(roster: Roster, wanted: tuple[str, ...], tongue: Tongue) -> bytes:
    """The roster of a system as JSON, or those named. Raises Refusing for an unknown one and for two systems at once."""
    if not wanted:
        return write_roster([kept.one for kept in roster.folk(tongue.key)], tongue.key, KEY)
    kept = [found(roster, name, tongue.language) for name in wanted]
    systems = {one.system for one in kept}
    if len(systems) > 1:
        raise InputError(f"figures of {', '.join(sorted(systems))}: expected those of one system")
    return write_roster([one.one for one in kept], kept[0].system, KEY)
