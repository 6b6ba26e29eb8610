"""The head of a pack, pack.toml: what it is called, for which system it is, what it sets, its words in other languages."""

import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

import msgspec

from affray.core.errors import InputError, shorten_text
from affray.core.faces.packs import CAMPAIGN_FILE, CAMPAIGNS, HEAD, Options
from affray.core.reading.mismatch import mismatch
from affray.core.scenario import Scenario

PACK_NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
FORMULA = "=+-@"
LONGEST_TEXT = 300
SUFFIX = ".toml"


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The head of a pack."""

    name: str
    """The pack's name: small letters, digits and hyphens."""
    title: str
    """Its title."""
    version: str
    """Its version."""
    system: str
    """The rule system that it belongs to."""
    summary: str = ""
    """What it does, in a sentence."""
    credit: str = ""
    """Whose work it is."""
    defaults: dict[str, str | int | bool] = {}
    """Options that hold in its games unless a scenario or a player says otherwise."""
    words: dict[str, dict[str, str]] = {}
    """By language what stands there for texts of the pack: its title, its summary, and the names of what it brings."""


H = TypeVar("H", bound=Head)
Fault = tuple[str, int, str]
"""A key of a head, which of the tables of that name it is from 0, and what is wrong with it."""


def file_fault(name: str, files: Sequence[str], folders: Collection[str]) -> str:
    """What keeps a file of that name from being one of a pack, which has these files and folders; empty where nothing does."""
    parts = name.split("/")
    known = (
        name in files
        or (len(parts) == 2 and parts[0] in folders and parts[0] != CAMPAIGNS and name.endswith(SUFFIX))
        or (len(parts) == 3 and parts[0] == CAMPAIGNS and parts[0] in folders and name.endswith(SUFFIX))
    )
    if known:
        return ""
    others = [f"{folder}/NAME{SUFFIX}" for folder in folders if folder != CAMPAIGNS]
    others += [f"{CAMPAIGNS}/NAME/{CAMPAIGN_FILE}"] * (CAMPAIGNS in folders)
    return f"is no file of a pack; expected {', '.join((*files, *others[:-1]))} or {others[-1]}"


def default_faults(defaults: Options, read_house: Callable[[Options], object]) -> Iterator[Fault]:
    """What is wrong with the defaults of a pack."""
    for name, value in defaults.items():
        try:
            read_house({name: value})
        except InputError as error:
            yield name, 0, str(error)


def head_title(head: Head) -> str:
    """The title of a pack's report."""
    return f"{head.title}  {head.name}, version {head.version}"


def with_defaults(scenario: Scenario, packs: Iterable[Options]) -> Scenario:
    """A scenario over the defaults of packs, which hold where neither it nor a later pack says otherwise."""
    defaults = {name: value for options in packs for name, value in options.items()}
    return msgspec.structs.replace(scenario, options={**defaults, **scenario.options})


def line_number(text: str, key: str, nth: int = 0) -> int:
    """The number of the line of a key or table in a TOML text; 1 if it is not there."""
    form = re.compile(rf'\s*(?:\[+\s*)?"?{re.escape(key)}"?\s*[\]=.]')
    found = [place for place, line in enumerate(text.splitlines(), start=1) if form.match(line)]
    return found[nth] if nth < len(found) else 1


def read_head(
    text: str, nothing: H, own_faults: Callable[[H, Mapping[str, object]], Iterable[Fault]]
) -> tuple[H, list[str]]:
    """The head of a text, with what is wrong with it. `nothing` has its type, its system, and what stands for the rest where
    that cannot be read; `own_faults` are those that its system finds in a head and the keys that it was given."""
    try:
        table: dict[str, object] = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        why = "nested too deeply" if isinstance(error, RecursionError) else " ".join(str(error).split())
        return nothing, [f"{HEAD}: no valid TOML: {why}"]
    faults: list[str] = []
    given: dict[str, object] = {}
    fields = {field.name: field for field in msgspec.structs.fields(type(nothing))}
    for key, value in table.items():
        where = f"{HEAD}: line {line_number(text, key)}: {shorten_text(key) if key.isprintable() else repr(shorten_text(key))}"
        if key not in fields:
            faults.append(f"{where}: is unknown in a pack of {nothing.system}; expected {', '.join(fields)}")
            continue
        try:
            given[key] = msgspec.convert(value, fields[key].type)
        except msgspec.ValidationError as error:
            faults.append(str(mismatch(error, where, value, fields[key].type)))
    faults.extend(
        f"{HEAD}: line 1: {name}: is missing" for name, field in fields.items() if field.required and name not in table
    )
    head = msgspec.structs.replace(nothing, **given)
    read = {key: table[key] for key in given}
    found = (*head_faults(head, read, nothing.system), *own_faults(head, read))
    return head, [
        *faults,
        *(f"{HEAD}: line {line_number(text, key, place)}: {key}: {wrong}" for key, place, wrong in found),
    ]


def head_faults(head: Head, table: Mapping[str, object], system: str) -> Iterator[Fault]:
    """What is wrong with the values that every head has."""
    if "name" in table and head.name and not PACK_NAME.fullmatch(head.name):
        yield "name", 0, "expected small letters, digits and hyphens, at most 40"
    if head.system != system:
        yield "system", 0, f"expected {system!r}, got {shorten_text(head.system)!r}"
    for key in ("name", "title", "version", "summary", "credit"):
        wrong = text_fault(getattr(head, key), needed=key in table and key not in ("summary", "credit"))
        if wrong:
            yield key, 0, wrong
    for language, words in head.words.items():
        for word, said in words.items():
            wrong = text_fault(said, needed=True)
            if wrong:
                yield "words", 0, f"{language}: {shorten_text(word)!r}: {wrong}"


def text_fault(text: str, *, needed: bool) -> str:
    """Why a text cannot be shown to people; empty if it can."""
    if needed and not text.strip():
        return "expected a text, got nothing"
    if not text.isprintable() or len(text) > LONGEST_TEXT:
        return f"expected one line of at most {LONGEST_TEXT} letters"
    return f"expected a text that starts with none of {FORMULA}" if text[:1] and text[0] in FORMULA else ""
