"""JSON Schemas (draft 2020-12) of what is read as structs, made from these: each field with what its source says of it."""

import ast
import inspect
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import cast, get_origin

import msgspec

from affray.core.facts import OptionFact

DIALECT = "https://json-schema.org/draft/2020-12/schema"
PARTS = "#/$defs/"
DECIMAL = {"type": "string", "format": "decimal"}
Schema = dict[str, object]
Texts = Mapping[str, str]


def schema_of(kinds: Sequence[object]) -> tuple[list[Schema], dict[str, Schema]]:
    """The schema of each of these types, and the parts that they refer to, by name."""
    structs = tuple(structs_in(kinds))
    found, parts = msgspec.json.schema_components(
        (*kinds, *structs), schema_hook=schema_of_anything, ref_template=PARTS + "{name}"
    )
    for kind, reference in zip(structs, found[len(kinds) :], strict=True):
        add_field_texts(parts[str(reference["$ref"]).removeprefix(PARTS)], kind)
    whole = cast("list[object]", [found[: len(kinds)], parts])
    top, named = cast("tuple[list[Schema], dict[str, Schema]]", as_read(whole))
    return top, named


def schema_of_anything(kind: type) -> Schema:
    """The schema of `object`, which is any value. Raises TypeError for another type that files do not know."""
    if kind is object:
        return {"description": "Any value."}
    raise TypeError(f"{kind}: expected a type that a file can hold")


def as_read(value: object) -> object:
    """A schema as files are read: without the discriminator, which JSON Schema does not know, with decimals that may be
    numbers, with texts in one line, and with tuples that are bounded by their lengths: editors of TOML do not know `prefixItems`."""
    if isinstance(value, list):
        return [as_read(part) for part in value]
    if not isinstance(value, dict):
        return value
    found = {key: as_read(part) for key, part in value.items() if key != "discriminator"}
    if "prefixItems" in found:
        found.pop("items", None)
    if isinstance(found.get("description"), str):
        found["description"] = " ".join(str(found["description"]).split())
    return {**found, "type": ["number", "string"]} if found.items() >= DECIMAL.items() else found


def named_schema(name: str, title: str, about: str, body: Schema, parts: Mapping[str, Schema]) -> Schema:
    """A schema as a document of its own."""
    head: Schema = {"$schema": DIALECT, "$id": f"urn:affray:schema:{name}", "title": title, "description": about}
    return head | body | ({"$defs": dict(parts)} if parts else {})


def joined_objects(*objects: Schema) -> Schema:
    """One object with the keys of several, a later one's before an earlier one's; others are unknown."""
    keys: dict[str, object] = {}
    required: dict[str, None] = {}
    for row in objects:
        keys |= cast("dict[str, object]", row.get("properties", {}))
        required |= dict.fromkeys(cast("list[str]", row.get("required", [])))
    return {"type": "object", "properties": keys, "required": list(required), "additionalProperties": False}


# --- what the source says of a field ----------------------------------------------------------------------------------
def structs_in(kinds: Sequence[object]) -> Iterator[type[msgspec.Struct]]:
    """The structs that types are made of, each once."""
    seen: set[object] = set()
    waiting: list[object] = list(msgspec.inspect.multi_type_info(kinds))
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, tuple | list):
            waiting.extend(thing)
        elif isinstance(thing, msgspec.inspect.Field | msgspec.inspect.Type) and id(thing) not in seen:
            seen.add(id(thing))
            if isinstance(thing, msgspec.inspect.StructType) and thing.cls not in seen:
                seen.add(thing.cls)
                yield thing.cls
            waiting.extend(getattr(thing, name) for name in thing.__struct_fields__ if name != "cls")


def add_field_texts(part: Schema, kind: type[msgspec.Struct]) -> None:
    """Gives the keys of an object the texts of their fields."""
    texts = field_texts(kind)
    keys = cast("dict[str, Schema]", part.get("properties", {}))
    for field in msgspec.structs.fields(kind):
        if field.name in texts and field.encode_name in keys:
            keys[field.encode_name] |= {"description": texts[field.name]}


@cache
def field_texts(kind: type) -> Texts:
    """The text below each field of a struct that has one, those of the structs that it extends too."""
    found: dict[str, str] = {}
    for base in reversed((get_origin(kind) or kind).__mro__):
        if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
            found |= module_texts(base.__module__).get(base.__qualname__, {})
    return found


@cache
def module_texts(module: str) -> dict[str, Texts]:
    """The text below each field of the classes of a module."""
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {
        definition.name: dict(class_texts(definition))
        for definition in tree.body
        if isinstance(definition, ast.ClassDef)
    }


def class_texts(tree: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The fields of a class with the text below each."""
    for field, text in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr):
            said = text.value
            if isinstance(said, ast.Constant) and isinstance(said.value, str):
                yield field.target.id, " ".join(said.value.split())


# --- house rules ------------------------------------------------------------------------------------------------------
def options_schema(options: Sequence[OptionFact], effects: Texts) -> Schema:
    """The house rules that a file may set: the values of each, as texts or as TOML writes them, and its default. What is
    named otherwise may be an option of a pack."""
    return {
        "type": "object",
        "properties": {fact.name: option_schema(fact, effects.get(fact.name, "")) for fact in options},
        "additionalProperties": {"type": ["string", "integer", "boolean"]},
    }


def option_schema(fact: OptionFact, effect: str) -> Schema:
    """The values of a house rule."""
    values = [value for text in fact.values for value in written_values(text)]
    body: Schema = {"description": f"{effect} [{fact.clause}]".strip(), "default": written_values(fact.default)[-1]}
    if not fact.pattern:
        return {**body, "enum": values}
    return {**body, "anyOf": [{"enum": values}, {"type": "string", "pattern": f"^({fact.pattern})$"}]}


def written_values(text: str) -> list[str | int | bool]:
    """A value of a house rule as a text, and as TOML may write it too.

    >>> written_values("true"), written_values("20"), written_values("each")
    (['true', True], ['20', 20], ['each'])
    """
    if text in ("true", "false"):
        return [text, text == "true"]
    return [text, int(text)] if text.isascii() and text.isdigit() else [text]
