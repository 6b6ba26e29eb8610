"""What is done with the army lists of a server: every change whole, in the revision that was seen, or not at all."""

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from affray.core import InputError
from affray.systems.wargame.content.house_rules import House, changed_options, read_house
from affray.systems.wargame.packs.pack import JSON, read_pack
from affray.systems.wargame.paper.army_sheet import army_sheet_page
from affray.systems.wargame.roster.army import Army
from affray.systems.wargame.roster.army_file import FORMAT, read_army, write_army
from affray.systems.wargame.roster.ready_made import FULL, ready_army
from affray.systems.wargame.words.facts import VOICE
from affray.web.kept import army_words, paper
from affray.web.kept.army_choices import pack_choices
from affray.web.messages import (
    ArmyCard,
    ArmyChange,
    ArmyChecked,
    ArmyDraft,
    ArmyFile,
    ArmyKeptInfo,
    ArmyNew,
    ArmyRead,
    ArmyRemove,
    ArmyRemoved,
    ArmyTable,
)
from affray.web.store.armies import Armies, ArmyKept
from affray.web.store.keeper import Changed, Missing
from affray.web.words import wording
from affray.web.words.faults import Refusing

WHERE = "army"


class ArmyReference(msgspec.Struct, frozen=True):
    """A kept army by its name, or a ready one at a limit, 0 for its highest."""

    name: str = ""
    ready: str = ""
    limit: int = 0


def language_of(wanted: str) -> str:
    """The language of the wargame that comes nearest to the one wanted."""
    return wording.nearest_language(VOICE.facts.languages, wanted)


def house_of(options: Mapping[str, object]) -> House:
    """The house rules of a message. Raises InputError for an unknown one."""
    return read_house(options)


# --- drafts and files -------------------------------------------------------------------------------------------------
def check(armies: Armies, draft: ArmyDraft, language: str) -> ArmyChecked:
    """What a draft comes to; nothing is kept. Raises InputError."""
    return army_words.army_result(draft.army, house_of(draft.options), armies.names() - {draft.of}, language)


def read(file: ArmyFile, language: str) -> ArmyRead:
    """What a file holds: an army, or a pack. Raises InputError for one that holds neither."""
    house = house_of(file.options)
    if is_army(file):
        return ArmyRead(army_words.army_table(read_file(file, house)))
    pack, faults = read_pack(file.text, file.name, house)
    return ArmyRead(faults=tuple(faults)) if faults else ArmyRead(pack=pack_choices(pack, house, language))


def read_file(file: ArmyFile, house: House) -> Army:
    """The army of a file. Raises InputError."""
    return read_army(file.text.encode(), file.name, house)


def is_army(file: ArmyFile) -> bool:
    """Whether a file says that it holds an army."""
    if not file.name.lower().endswith(JSON):
        return False
    try:
        body: object = msgspec.json.decode(file.text)
    except (msgspec.DecodeError, RecursionError):
        return False
    return isinstance(body, dict) and body.get("format") == FORMAT


# --- looking ----------------------------------------------------------------------------------------------------------
def cards(armies: Armies, language: str) -> tuple[ArmyCard, ...]:
    """All kept armies, oldest first."""
    return tuple(army_words.army_card(kept.army, kept.house, language, kept.rev) for kept in armies.all())


def find_army(armies: Armies, name: str, language: str) -> ArmyKept:
    """The army of a name. Raises Refusing for an unknown one."""
    try:
        return armies.find(name)
    except Missing:
        raise Refusing(404, "unknown", wording.say(language, "no-army-unknown", name=name)) from None


def show(armies: Armies, name: str, language: str) -> ArmyKeptInfo:
    """A kept army with its house rules. Raises Refusing."""
    kept = find_army(armies, name, language)
    card = army_words.army_card(kept.army, kept.house, language, kept.rev)
    return ArmyKeptInfo(card, army_words.army_table(kept.army), changed_options(kept.house))


def army_and_house(armies: Armies, wanted: ArmyReference, house: House | None, language: str) -> tuple[Army, House]:
    """The army of a reference, and the house rules to judge it by: those given, else its own. Raises InputError."""
    if not wanted.name:
        rules = house or House()
        return ready_army(wanted.ready, Fraction(wanted.limit or FULL), language, rules), rules
    kept = find_army(armies, wanted.name, language)
    return kept.army, kept.house if house is None else house


def army_file(armies: Armies, wanted: ArmyReference, language: str) -> bytes:
    """The file of an army. Raises InputError."""
    return write_army(army_and_house(armies, wanted, None, language)[0])


def army_page(armies: Armies, wanted: ArmyReference, options: Mapping[str, object], style: str, language: str) -> str:
    """The sheet of an army as a page. Raises InputError."""
    army, house = army_and_house(armies, wanted, house_of(options) if options else None, language)
    return paper.html([army_sheet_page(army, house)], VOICE, language, style=style)


# --- changing ---------------------------------------------------------------------------------------------------------
def writable_army(
    table: ArmyTable, options: Mapping[str, object], taken: frozenset[str], language: str
) -> tuple[Army, House]:
    """The army of a message, if it can be kept by its name, legal or not. Raises InputError."""
    house = house_of(options)
    army = army_words.army_of(table, WHERE, house)
    wrong = army_words.name_fault(table.name, taken, language)
    if wrong:
        raise InputError(wrong)
    return army, house


def stale_error(name: str, language: str) -> Refusing:
    """The error that somebody else has changed the army."""
    return Refusing(409, "stale", wording.say(language, "no-army-stale", name=name))


def keep(armies: Armies, new: ArmyNew, language: str) -> ArmyKeptInfo:
    """Keeps a new army. Raises InputError."""
    army, house = writable_army(new.army, new.options, armies.names(), language)
    try:
        armies.add(army, house)
    except Changed:
        raise stale_error(army.name, language) from None
    return show(armies, army.name, language)


def change(armies: Armies, wanted: ArmyChange, language: str) -> ArmyKeptInfo:
    """Makes another army of a kept one. Raises Refusing for one that has changed since, InputError."""
    check_seen(armies, wanted.name, wanted.rev, language)
    army, house = writable_army(wanted.army, wanted.options, armies.names() - {wanted.name}, language)
    try:
        armies.put(wanted.name, wanted.rev, army, house)
    except Changed:
        raise stale_error(wanted.name, language) from None
    return show(armies, army.name, language)


def check_seen(armies: Armies, name: str, rev: int, language: str) -> None:
    """Checks that an army is there in the revision that was seen. Raises Refusing."""
    if find_army(armies, name, language).rev != rev:
        raise stale_error(name, language)


def remove(armies: Armies, wanted: ArmyRemove, language: str) -> ArmyRemoved:
    """Keeps an army no longer. Raises Refusing."""
    check_seen(armies, wanted.name, wanted.rev, language)
    try:
        armies.remove(wanted.name, wanted.rev)
    except Changed:
        raise stale_error(wanted.name, language) from None
    return ArmyRemoved(wanted.name)
