"""The formats of files and messages: their names, what they are, and the JSON Schema of each."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import msgspec

from affray.cli.exits import DONE
from affray.cli.shown.as_json import print_json
from affray.cli.shown.screen import screen_of
from affray.core import InputError
from affray.core.reading import campaign_file, roster_file
from affray.core.reading.schemas import PARTS, Schema, joined_objects, named_schema, options_schema, schema_of
from affray.game import campaigns
from affray.game.lessons import TABLE, Script
from affray.game.lines import KINDS, START, EntryLine, LastLine
from affray.game.record import FORMAT, VERSION, Header, write_file
from affray.game.scenario import Header as FileHeader
from affray.game.scenario import ScenarioHeader
from affray.lab.arena import Outcome
from affray.lab.sweep.ledger import Header as LedgerHeader
from affray.lab.sweep.spec import Spec
from affray.play.programs.messages import Reply, Sent
from affray.referee.event import Event
from affray.systems import registry, usual_system
from affray.web.admin.backup_file import End, Head, RowLine


class Format(msgspec.Struct, frozen=True):
    """A format: its name, its title, what it is, what makes its schema; whether that is published with the documents."""

    name: str
    title: str
    about: str
    make: Callable[["Format"], Schema]
    published: bool = True

    @property
    def schema(self) -> Schema:
        """Its schema."""
        return self.make(self)


def formats() -> dict[str, Format]:
    """Every format by its name."""
    found = [*general_formats()]
    for key in registry.system_keys():
        found.extend(system_formats(key))
    return {file_format.name: file_format for file_format in found}


def find_format(name: str) -> Format:
    """The format of a name. Raises InputError."""
    known = formats()
    if name not in known:
        raise InputError(f"format {name!r}: expected one of {', '.join(known)}")
    return known[name]


# --- the formats of all systems ---------------------------------------------------------------------------------------
def general_formats() -> Iterable[Format]:
    """The formats that are the same for every system."""
    yield Format("record", "A line of a record", "The record of a game: a JSON object a line.", record_schema)
    yield Format(
        "event", "An event", "Something that happened in a game, as records and programs have it.", schema_maker(Event)
    )
    yield Format(
        "journey", "A campaign under way", "A campaign as it is kept, as JSON.", schema_maker(campaign_file.JourneyKept)
    )
    yield Format("sweep", "A sweep", "What a sweep asks, as TOML.", schema_maker(Spec))
    yield Format(
        "sweep-results", "A line of results", "The results of a sweep: a header, then a cell a line.", ledger_schema
    )
    yield Format(
        "bot",
        "A message of a bot",
        "What a program that plays is sent, and what it replies.",
        schema_maker(Sent, Reply),
    )
    yield Format(
        "backup",
        "A line of a backup",
        "The backup of a server's store, packed by gzip: a header, a row a line, and the check sum.",
        schema_maker(Head, RowLine, End),
    )
    yield Format("serve", "The settings of a server", "How `affray serve` runs, as TOML.", serve_schema)
    yield Format("messages", "A message of the table", "What server and seats say.", messages_schema, published=False)
    yield Format("openapi", "The paths of the server", "The OpenAPI document.", openapi_document, published=False)


def schema_maker(*kinds: object) -> Callable[[Format], Schema]:
    """What makes the schema of a value of one of these types."""

    def make(file_format: Format) -> Schema:
        found, parts = schema_of(kinds)
        return named_schema(
            file_format.name,
            file_format.title,
            file_format.about,
            {"anyOf": found} if len(found) > 1 else found[0],
            parts,
        )

    return make


def file_maker(kind: type[msgspec.Struct], form: str = "") -> Callable[[Format], Schema]:
    """What makes the schema of a file of JSON that says its format: `form`, or what stands there where it is left out."""

    def make(file_format: Format) -> Schema:
        found, parts = schema_of((kind,))
        body = parts[str(found[0]["$ref"]).removeprefix(PARTS)]
        usual = next(field.default for field in msgspec.structs.fields(kind) if field.name == "format")
        body["properties"] = fixed_keys(body, format=form or usual)
        return named_schema(file_format.name, file_format.title, file_format.about, found[0], parts)

    return make


def record_schema(file_format: Format) -> Schema:
    """The lines of a record: the header, entries, the last line."""
    found, parts = schema_of((Header, EntryLine, LastLine))
    parts["Header"] |= {"properties": fixed_keys(parts["Header"], format=FORMAT, version=VERSION)}
    parts["EntryLine"]["oneOf"] = [{"required": [key]} for key in (START, *KINDS)]
    return named_schema(file_format.name, file_format.title, file_format.about, {"anyOf": found}, parts)


def ledger_schema(file_format: Format) -> Schema:
    """The lines of the results of a sweep: the header, then the number of each cell with what came of it."""
    found, parts = schema_of((LedgerHeader[Spec], tuple[int, Outcome]))
    return named_schema(file_format.name, file_format.title, file_format.about, {"anyOf": found}, parts)


def serve_schema(file_format: Format) -> Schema:
    """The settings of a server."""
    from affray.web.service.options import ServeOptions

    return schema_maker(ServeOptions)(file_format)


def messages_schema(file_format: Format) -> Schema:
    """The messages of server and seats."""
    from affray.web.service.schema import schema

    return named_schema(file_format.name, file_format.title, file_format.about, schema(), {})


def openapi_document(file_format: Format) -> Schema:
    """The description of the server's paths."""
    from affray.web.app import make_app
    from affray.web.service.desk import Setting
    from affray.web.service.openapi import description
    from affray.web.store import open_alone

    return description(make_app(lambda: open_alone(""), Setting()))


def fixed_keys(part: Schema, **values: object) -> Schema:
    """The keys of an object, some with the one value that they have."""
    keys = part["properties"]
    assert isinstance(keys, dict)
    return keys | {key: keys.get(key, {}) | {"const": value} for key, value in values.items()}


# --- the formats of a system ------------------------------------------------------------------------------------------
def system_formats(key: str) -> Iterable[Format]:
    """The formats of a system."""
    system = registry.load_system(key)
    name, held = system.facts.name, system.formats
    if held is not None:
        bodies = held.scenario
        yield Format(
            f"scenario-{key}",
            f"A scenario of {name}",
            "A fight to begin with, as TOML.",
            lambda file_format: file_schema(file_format, key, ScenarioHeader, bodies),
        )
        yield Format(
            f"lesson-{key}",
            f"A lesson of {name}",
            "A fight told in steps, as TOML: a scenario with a script.",
            lambda file_format: lesson_schema(file_format, key, bodies),
        )
    if held is not None and held.figure is not None:
        figure = held.figure
        yield Format(f"figure-{key}", f"A figure of {name}", "A figure of a roster, as JSON.", schema_maker(figure))
        yield Format(
            f"roster-{key}",
            f"Figures of {name}",
            "Figures, as JSON.",
            lambda file_format: roster_schema(file_format, key, figure),
        )
    if held is not None and held.pack is not None:
        head = held.pack
        yield Format(
            f"pack-{key}",
            f"A pack of {name}",
            "The head of a pack, pack.toml.",
            lambda file_format: pack_schema(file_format, key, head),
        )
    if system.campaigns is not None:
        yield Format(
            f"campaign-{key}",
            f"A campaign of {name}",
            "Fights one after the other, as TOML.",
            lambda file_format: file_schema(file_format, key, FileHeader, (campaigns.Body,)),
        )
    if held is not None and held.army is not None and system.armies is not None:
        form = system.armies.format
        yield Format(f"army-{key}", f"An army of {name}", "An army list, as JSON.", file_maker(held.army, form))
    if system.fields is not None:
        yield Format(
            f"field-{key}", f"A battlefield of {name}", "A battlefield, as JSON.", file_maker(system.fields.kind)
        )


def file_schema(
    file_format: Format,
    key: str,
    head: type[msgspec.Struct],
    bodies: Sequence[type[msgspec.Struct]],
    *more: type[msgspec.Struct],
) -> Schema:
    """A file of a system: the keys of its head, of one of its bodies, and of what comes beside them."""
    found, parts = schema_of((head, *more, *bodies))
    pieces = [parts.pop(str(part["$ref"]).removeprefix(PARTS)) for part in found]
    wholes = [joined_objects(*pieces[: len(pieces) - len(bodies)], piece) for piece in pieces[-len(bodies) :]]
    for whole in wholes:
        whole["properties"] = fixed_keys(whole, system=key) | {"options": house_rules_schema(key)}
    return named_schema(
        file_format.name,
        file_format.title,
        file_format.about,
        wholes[0] if len(wholes) == 1 else {"anyOf": wholes},
        parts,
    )


def pack_schema(file_format: Format, key: str, head: type[msgspec.Struct]) -> Schema:
    """The head of a pack."""
    found, parts = schema_of((head,))
    whole = joined_objects(parts.pop(str(found[0]["$ref"]).removeprefix(PARTS)))
    whole["properties"] = fixed_keys(whole, system=key) | {"defaults": house_rules_schema(key)}
    return named_schema(file_format.name, file_format.title, file_format.about, whole, parts)


def house_rules_schema(key: str) -> Schema:
    """The house rules that a file of a system may set."""
    system = registry.load_system(key)
    effects = {fact.name: system.words.name("effect", fact.name) for fact in system.facts.options}
    return options_schema(system.facts.options, effects)


def lesson_schema(file_format: Format, key: str, bodies: Sequence[type[msgspec.Struct]]) -> Schema:
    """A scenario with the table of a lesson."""
    kind = msgspec.defstruct("Lesson", [(TABLE, Script)], module=__name__)
    return file_schema(file_format, key, ScenarioHeader, bodies, kind)


def roster_schema(file_format: Format, key: str, figure: type[msgspec.Struct]) -> Schema:
    """A file of figures of a system."""
    found, parts = schema_of((figure,))
    keys: Schema = {
        "format": {"const": roster_file.FORMAT},
        "version": {"type": "integer", "minimum": 1, "maximum": roster_file.VERSION},
        roster_file.SYSTEM: {"const": key},
        "figures": {"type": "array", "items": found[0]},
    }
    needed = [name for name in keys if name != roster_file.SYSTEM or key != usual_system()]
    body: Schema = {"type": "object", "properties": keys, "required": needed, "additionalProperties": False}
    return named_schema(file_format.name, file_format.title, file_format.about, body, parts)


# --- what the command does --------------------------------------------------------------------------------------------
def print_formats(*, json: bool) -> int:
    """Prints the names of all formats with what they are."""
    if json:
        print_json(
            [
                {"name": file_format.name, "title": file_format.title, "about": file_format.about}
                for file_format in formats().values()
            ]
        )
        return DONE
    screen = screen_of()
    width = max(map(len, formats()))
    for file_format in formats().values():
        screen.say(f"{file_format.name:<{width}}  {file_format.title}. {file_format.about}", width + 2)
    return DONE


def print_schema(name: str) -> int:
    """Prints the schema of a format. Raises InputError."""
    print(schema_text(find_format(name)).decode(), end="")
    return DONE


def write_schemas(folder: str) -> int:
    """Writes the schemas that are published with the documents into a folder. Raises InputError."""
    for file_format in formats().values():
        if file_format.published:
            write_file(Path(folder) / f"{file_format.name}.json", schema_text(file_format))
    return DONE


def schema_text(file_format: Format) -> bytes:
    """The schema of a format as its file has it."""
    return msgspec.json.format(msgspec.json.encode(file_format.schema, order="sorted"), indent=1) + b"\n"
