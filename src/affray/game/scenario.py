"""Scenarios as TOML: the header is checked here, the rest is the system's own."""

import hashlib
import math
import re
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.core.faces.packs import HEAD
from affray.core.field_errors import FieldError, expected
from affray.core.reading.fields import convert
from affray.core.scenario import ScenarioWords
from affray.game.folders import ZIP, file_in
from affray.game.record import read_bytes
from affray.systems import registry

TEXTS = ("system", "title", "summary")
Words = dict[str, ScenarioWords]
WORDS = "words"
SUFFIX = ".toml"
PLACE = re.compile(r"\d+-")
"""A file that ships may start with its place in the list; that is no part of its name."""


class Header(msgspec.Struct, frozen=True):
    """What a scenario or campaign begins with."""

    system: str
    """The key of its system."""
    title: Annotated[str, msgspec.Meta(min_length=1)]
    """Its title."""
    summary: str = ""
    """What it is about, in a sentence or two."""
    options: dict[str, str | int | bool] = {}
    """The house rules that it sets, by name."""


class ScenarioHeader(Header, frozen=True):
    """What a scenario begins with."""

    words: Words = {}
    """Title, summary and names in other languages, by language."""


def read_scenario(text: str, name: str, source: str) -> Scenario:
    """The scenario of a TOML text, `[words.de]` with its title and summary in another language. Raises InputError that names
    the source and the line or key."""
    head = read_head(text, name, source)
    body = {key: value for key, value in head.body.items() if key != WORDS}
    words = convert(head.body.get(WORDS, {}), Words, f"{source}: {WORDS}")
    for language in words:
        wrong = language_fault(head.system, language)
        if wrong:
            raise InputError(f"{source}: {WORDS}.{key_text(language)}: {wrong}")
    return replace(head, body=body, words=words)


def language_fault(system: str, language: str) -> str:
    """What keeps a language from being one that words of a system may be in; empty where nothing does or there is no such
    system."""
    known = registry.load_system(system).facts.languages if system in registry.each_key() else (language,)
    return "" if language in known else f"is no language of {system}; expected {' or '.join(known)}"


def read_head(text: str, name: str, source: str) -> Scenario:
    """The scenario of a TOML text with all other tables in its body. Raises InputError that names the source and the line or
    key."""
    try:
        table: dict[str, object] = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InputError(f"{source}: no valid TOML: {' '.join(str(error).split()) or 'nested too deeply'}") from None
    header: dict[str, str] = {"summary": ""}
    for key in TEXTS:
        value = table.pop(key, header.get(key))
        if not isinstance(value, str) or (key != "summary" and not value.strip()):
            raise InputError(f"{source}: {key}: expected a text, got {value_text(value)}")
        header[key] = value
    options = read_options(table.pop("options", {}), source)
    for key, value in table.items():
        check_recordable(value, f"{source}: {key_text(key)}")
    return Scenario(
        name=name,
        system=header["system"],
        title=header["title"],
        summary=header["summary"],
        options=options,
        body=table,
        source=source,
    )


def read_options(given: object, source: str) -> dict[str, str | int | bool]:
    """The options of a scenario. Raises InputError."""
    if not isinstance(given, dict):
        raise InputError(f"{source}: options: expected a table, got {value_text(given)}")
    options: dict[str, str | int | bool] = {}
    for key, value in given.items():
        if not isinstance(value, str | int | bool):
            raise InputError(
                f"{source}: options.{key_text(key)}: expected a text, a whole number or true or false, got {value_text(value)}"
            )
        check_recordable(value, f"{source}: options.{key_text(key)}")
        options[str(key)] = value
    return options


def check_recordable(value: object, where: str) -> None:
    """Checks that a value survives a record: tables, lists, texts, numbers, true and false. Raises InputError."""
    if isinstance(value, dict):
        for key, part in value.items():
            check_recordable(part, f"{where}.{key_text(key)}")
    elif isinstance(value, list):
        for place, part in enumerate(value):
            check_recordable(part, f"{where}[{place}]")
    elif not isinstance(value, str | int | float) or (isinstance(value, float) and not math.isfinite(value)):
        raise InputError(f"{where}: expected a text, a number, true or false, a list or a table, got {value}")
    elif isinstance(value, int) and not -(2**63) <= value < 2**63:
        raise InputError(f"{where}: expected a number of at most 64 bits, got {value}")


def key_text(key: object) -> str:
    """A key as a message names it, on one line."""
    text = str(key)
    return text if text.isprintable() else repr(text)


def value_text(value: object) -> str:
    """A value as a message names it."""
    return "nothing" if value is None else f"{value!r}"


def shipped_files(system_key: str, folder: str) -> tuple[tuple[str, str, str], ...]:
    """The files of TOML that ship with a system in a folder of its data, in order: text, name and source of each."""
    home = files(registry.package_of(system_key)) / "data" / folder
    if not home.is_dir():
        return ()
    found = sorted((item for item in home.iterdir() if item.name.endswith(SUFFIX)), key=lambda item: item.name)
    return tuple((item.read_text("utf-8"), shipped_name(item.name), f"{system_key}/{item.name}") for item in found)


def shipped_scenarios(system_key: str) -> tuple[Scenario, ...]:
    """The scenarios that ship with a system, by file name; "02-bridge.toml" is "bridge". Raises InputError."""
    return tuple(read_scenario(*found) for found in shipped_files(system_key, "scenarios"))


def shipped_scenario(system_key: str, name: str) -> Scenario | None:
    """The scenario of that name that ships with a system; the others are not read. None where there is none. Raises InputError."""
    found = next((entry for entry in shipped_files(system_key, "scenarios") if entry[1] == name), None)
    return read_scenario(*found) if found else None


def is_kept_out(name: str) -> bool:
    """Whether nothing may be tuned or trained on the scenario of this name: about one of three, by a hash of the name.

    >>> is_kept_out("lone-wolf"), is_kept_out("bridge")
    (True, False)
    """
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:4]) % 3 == 2


def shipped_name(file_name: str) -> str:
    """The name of a scenario that ships, from its file's name.

    >>> shipped_name("02-bridge.toml")
    'bridge'
    """
    place = PLACE.match(file_name)
    return file_name[place.end() if place else 0 :].removesuffix(SUFFIX)


def load_scenario(system_key: str, name_or_path: str | Path, also: Sequence[str] = ()) -> Scenario:
    """The scenario with a name, or in a file. Raises InputError for one that there is not, which names `also` those of packs."""
    text = str(name_or_path)
    scenarios = shipped_scenarios(system_key)
    for scenario in scenarios:
        if scenario.name == text:
            return scenario
    if is_pack(Path(text)):
        raise FieldError("scenario", text, expected("no-pack", path=text.removesuffix(f"/{HEAD}")), text, joint="that")
    if not text.endswith(SUFFIX) and not Path(text).is_file():
        known = (*(scenario.name for scenario in scenarios), *also)
        raise FieldError("scenario", text, expected("scenario", system=system_key, known=known))
    scenario = read_scenario_file(text)
    if scenario.system != system_key:
        raise InputError(f"{text}: system: expected {system_key!r}, got {scenario.system!r}")
    return scenario


def is_pack(path: Path) -> bool:
    """Whether a file or folder is a pack, or the head of one."""
    head = file_in(path, HEAD) if path.is_dir() or path.suffix == ZIP else None
    if head is None and path.suffix == SUFFIX and path.is_file():
        head = path.read_bytes().decode("utf-8", "replace")
    try:
        return head is not None and {"name", "version"} <= tomllib.loads(head).keys()
    except (tomllib.TOMLDecodeError, RecursionError):
        return False


def read_scenario_file(path: str | Path) -> Scenario:
    """The scenario in a file. Raises InputError."""
    try:
        text = read_bytes(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: expected UTF-8 text: byte {error.start} is none") from None
    return read_scenario(text, Path(path).stem, str(path))
