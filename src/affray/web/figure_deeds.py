"""What is done with the roster of a server: every change whole, in the revision that was seen, or not at all."""

import secrets

from msgspec.structs import replace

from affray.core import InputError
from affray.dice.pool import at
from affray.dice.stream import Stream
from affray.systems.foeman.adventurer import Adventurer, faults_of, read_line, told, write_line
from affray.systems.foeman.between import advance_fault, advanced, days_to_heal, refitted, rested
from affray.systems.foeman.drawing import drawn
from affray.systems.foeman.figures import ATTRIBUTES
from affray.systems.foeman.guide_sheet import weapon_row
from affray.systems.foeman.making_sheet import making_sheet
from affray.systems.foeman.own import MARK, made_up
from affray.systems.foeman.ready_made import ready_made
from affray.systems.foeman.roster_file import read_roster, write_roster
from affray.web import figure_words as words
from affray.web import wording
from affray.web.faults import Refusing
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
from affray.web.road import secure
from affray.web.store.roster import Changed, FigureKept, Roster

SEED_BITS = 32
MOST_POINTS, MOST_COUNT, MOST_ITEMS, MOST_LETTERS = 99, 999_999, 20, 120
FACES = range(6)


# --- drafts -----------------------------------------------------------------------------------------------------------
def sane(one: Adventurer) -> Adventurer:
    """The figure, if its numbers and lists are of a size that can be worked with. Raises InputError."""
    points = (one.st, one.dx, one.iq)
    counts = (one.level, one.ep, one.wounds, one.exhaustion, one.shots)
    items = (one.main, one.off, one.armor, one.race, *one.carried, *one.things, *one.talents)
    if not all(0 <= number <= MOST_POINTS for number in points):
        raise InputError(f"figure: expected ST, DX and IQ from 0 to {MOST_POINTS}")
    if not all(0 <= number <= MOST_COUNT for number in counts):
        raise InputError(f"figure: expected level, ep, wounds, exhaustion and shots from 0 to {MOST_COUNT}")
    if max(len(one.carried), len(one.things), len(one.talents)) > MOST_ITEMS:
        raise InputError(f"figure: expected at most {MOST_ITEMS} items")
    if any(len(item) > MOST_LETTERS for item in (*items, one.name)):
        raise InputError(f"figure: expected names of at most {MOST_LETTERS} letters")
    return one


def check(roster: Roster, draft: FigureDraft, language: str) -> FigureChecked:
    """What a draft comes to; nothing is kept. Raises InputError for a line that is none."""
    one = sane(read_line(draft.line, "line") if draft.figure is None else draft.figure)
    return words.checked(one, names(roster, but=draft.of), language)


def draw(roster: Roster, wanted: FigureDraw, language: str) -> FigureChecked:
    """A legal figure drawn by lot; nothing is kept. Raises InputError for an unknown race."""
    seed = secrets.randbits(SEED_BITS) if wanted.seed is None else wanted.seed
    taken = names(roster)
    return words.checked(drawn(Stream(seed), wanted.race, taken), taken, language)


def names(roster: Roster, but: str = "") -> frozenset[str]:
    """The names of the roster, but for one."""
    return frozenset(kept.one.name for kept in roster.figures()) - {but}


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
    return WeaponMade(made.name, words.rules().phrase(row.value, language), row.clauses, table)


def digits(row: int) -> tuple[int, ...]:
    """What the faces 0 to 5 come to by a row."""
    return tuple(at(row, face) for face in FACES)


def odds(roster: Roster, asked: OddsAsked, language: str) -> FigureOdds:
    """The odds of a figure against another. Raises InputError."""
    return words.odds(sane(asked.figure), opponent(roster, asked.against), asked.weapon, language)


def opponent(roster: Roster, name: str) -> Adventurer:
    """The figure of the roster, the ready-made one, or the one that a line draws up. Raises InputError."""
    if "=" in name:
        one = sane(read_line(name, "against"))
        one = one if one.name else replace(one, name="Nobody")
        found = faults_of(one)
        if found:
            raise InputError(f"against: {told(found)}")
        return one
    kept = next((kept.one for kept in roster.figures() if kept.one.name == name), ready_made().get(name))
    if kept is None:
        raise InputError(f"against: {name!r} is neither in the roster nor ready-made")
    return kept


# --- looking ----------------------------------------------------------------------------------------------------------
def cards(roster: Roster, language: str) -> tuple[FigureCard, ...]:
    """The roster, oldest first."""
    return tuple(words.card(kept.one, language, kept.rev, kept.campaign) for kept in roster.figures())


def found(roster: Roster, name: str, language: str) -> FigureKept:
    """The figure of a name. Raises Refusing for an unknown one."""
    for kept in roster.figures():
        if kept.one.name == name:
            return kept
    raise Refusing(404, "unknown", wording.say(language, "no-figure-unknown", name=name))


def seen(roster: Roster, name: str, rev: int, language: str) -> FigureKept:
    """The same in the revision that was seen. Raises Refusing for one that has changed since."""
    kept = found(roster, name, language)
    if kept.rev != rev:
        raise stale(name, language)
    return kept


def stale(name: str, language: str) -> Refusing:
    """Somebody else has changed it."""
    return Refusing(409, "stale", wording.say(language, "no-figure-stale", name=name))


def show(roster: Roster, name: str, language: str) -> FigureKeptInfo:
    """A figure of the roster, and what may be done with it. Raises Refusing."""
    return shown(roster, found(roster, name, language), language)


def shown(roster: Roster, kept: FigureKept, language: str) -> FigureKeptInfo:
    """A figure of the roster in words."""
    one = kept.one
    sheet = wording.sheet(words.rules(), making_sheet(one), language)
    card = words.card(one, language, kept.rev, kept.campaign)
    return FigureKeptInfo(card, one, write_line(one), sheet, deeds(roster, kept, language), days_to_heal(one))


def deeds(roster: Roster, kept: FigureKept, language: str) -> tuple[FigureDeed, ...]:
    """What may be done with a figure, or why not."""
    away = out(kept, language)
    safe = secure(roster, kept)
    found = [FigureDeed(do, away) for do in ("rest", "change", "remove")]
    for attribute in ATTRIBUTES:
        fault = advance_fault(kept.one, attribute, secure=safe)
        reason = wording.refusal(fault, language) if fault else ""
        found.append(FigureDeed(attribute, reason, fault.clauses if fault else ()))
    return tuple(found)


def out(kept: FigureKept, language: str) -> str:
    """Why a figure is left alone: it is out on a campaign; empty where it is not."""
    if not kept.campaign:
        return ""
    return wording.say(language, "no-figure-out", name=kept.one.name, campaign=kept.campaign)


# --- changing ---------------------------------------------------------------------------------------------------------
def keep(roster: Roster, one: Adventurer, language: str) -> FigureKeptInfo:
    """Keeps a new figure. Raises InputError with every rule that it breaks."""
    legal(sane(one), names(roster), language)
    try:
        roster.add((one,))
    except Changed:
        raise stale(one.name, language) from None
    return show(roster, one.name, language)


def legal(one: Adventurer, taken: frozenset[str], language: str) -> None:
    """Checks that a figure may be kept. Raises Refusing with every rule that it breaks."""
    wrong = words.checked(one, taken, language).faults
    if wrong:
        clauses = tuple(dict.fromkeys(clause for fault in wrong for clause in fault.clauses))
        raise Refusing(400, "rules", "; ".join(fault.text for fault in wrong), clauses)


def put(roster: Roster, kept: FigureKept, after: Adventurer, language: str) -> FigureKeptInfo:
    """Gives a figure another state. Raises Refusing where somebody else was quicker."""
    try:
        roster.put(kept, after)
    except Changed:
        raise stale(kept.one.name, language) from None
    return show(roster, after.name, language)


def at_home(roster: Roster, name: str, rev: int, language: str) -> FigureKept:
    """The figure in the revision that was seen, if it is not out on a campaign. Raises Refusing."""
    kept = seen(roster, name, rev, language)
    if kept.campaign:
        raise Refusing(409, "out", out(kept, language))
    return kept


def change(roster: Roster, wanted: FigureChange, language: str) -> FigureKeptInfo:
    """Gives a figure another name and other gear. Raises Refusing with every rule that this breaks."""
    kept = at_home(roster, wanted.name, wanted.rev, language)
    after = refitted(kept.one, sane(wanted.figure))
    legal(after, names(roster, but=wanted.name), language)
    return put(roster, kept, after, language)


def rest(roster: Roster, wanted: FigureRest, language: str) -> FigureKeptInfo:
    """Lets a figure rest. Raises Refusing for one that is out on a campaign."""
    kept = at_home(roster, wanted.name, wanted.rev, language)
    return put(roster, kept, rested(kept.one, wanted.days), language)


def advance(roster: Roster, wanted: FigureAdvance, language: str) -> FigureKeptInfo:
    """Adds a point to an attribute. Raises Refusing for a figure that may not advance."""
    kept = seen(roster, wanted.name, wanted.rev, language)
    safe = secure(roster, kept)
    fault = advance_fault(kept.one, wanted.attribute, secure=safe)
    if fault is not None:
        raise Refusing(400, fault.code, wording.refusal(fault, language), fault.clauses)
    return put(roster, kept, advanced(kept.one, wanted.attribute, secure=safe), language)


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
    figures = read_roster(data, "file")
    for one in figures:
        sane(one)
    roster.add(figures)
    return FiguresAdded(tuple(one.name for one in figures))


def give_out(roster: Roster, wanted: tuple[str, ...], language: str) -> bytes:
    """The roster as JSON, or those named. Raises Refusing for an unknown one."""
    figures = [found(roster, name, language).one for name in wanted] or [kept.one for kept in roster.figures()]
    return write_roster(figures)
