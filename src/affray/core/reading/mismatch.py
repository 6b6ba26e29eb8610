"""What does not fit the type of a file or of a part of one, in plain words of any language."""

import re
from collections.abc import Mapping

import msgspec
import msgspec.inspect

from affray.core.errors import shorten_text
from affray.core.field_errors import FieldError, expected
from affray.core.words.phrase import Phrase

PATH = re.compile(r"(?P<said>.*?)(?P<place> - at (?P<key>`key` in )?`\$(?P<path>.*)`)?", re.DOTALL)
"""What a validation error says, and where in what was given."""
STEP = re.compile(r"\.(?P<name>[^.\[]+)|\[(?P<index>\d+|\.\.\.)\]")
"""A step of that path: into a field, or into an item of a list or mapping."""
ITEM = "[...]"
"""The step into an item of a mapping, whose key is not said."""
FIELD = re.compile(r"Object (missing required|contains unknown) field `(.*)`", re.DOTALL)
SHAPE = re.compile(r"Expected `([^`]+)`(?:, got `(\w+)`)?")
LIMIT = re.compile(r"Expected `(\w+)` (of length )?(?:([<>]=?) )?(-?[\d.]+)(?:, got \d+)?")
FORM = re.compile(r"Expected `str` matching regex '(.*)'", re.DOTALL)
CHOICE = re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL)
SIGNS = {"<=": "most", ">=": "least", "<": "below", ">": "above", None: "same"}
NOTHING: object = object()
"""Stands for what is not known."""


class UnknownKey(FieldError):
    """A key that nothing asks for."""


def mismatch(
    error: msgspec.ValidationError,
    where: str = "",
    given: object = NOTHING,
    kind: object = None,
    *,
    strict: bool = True,
) -> FieldError:
    """The error in plain words: where, under which key, what was expected and what stood there. `given` is what was to be of
    the type `kind`, as far as they are at hand.

    >>> given, kind = {"at": [1, "x"]}, dict[str, tuple[int, ...]]
    >>> try:
    ...     msgspec.convert(given, kind)
    ... except msgspec.ValidationError as error:
    ...     print(mismatch(error, "a.toml", given, kind), "|", mismatch(error, given=given).line("de"))
    a.toml: at[1]: expected a whole number, not "x" | [...][1]: erwartet wird eine ganze Zahl, nicht ein Text
    """
    found = PATH.fullmatch(str(error))
    assert found is not None
    path = found["path"] or ""
    if given is not NOTHING and kind is not None:
        path = exact_path(path, given, kind, strict=strict)
    field = FIELD.fullmatch(found["said"])
    keys = shown_text(path if field is None else f"{path}.{shorten_text(field[2])}").removeprefix(".")
    place = f"{where}{keys}" if keys.startswith("[") else ": ".join(part for part in (where, keys) if part)
    name = keys.rpartition(".")[2]
    if field is not None and field[1] == "missing required":
        return FieldError(name, None, expected("key"), place, joint="that")
    if field is not None:
        return UnknownKey(name, None, expected("one-of", known=known_keys(kind, path)), place, joint="unknown")
    value = NOTHING if found["key"] else value_at(given, path)
    said = said_plainly(found["said"], shown_value(value), known_values(kind, path), known_examples(kind, path))
    return FieldError(name, None, said, place)


def said_plainly(said: str, given: str, known: tuple[str, ...], examples: tuple[str, ...] = ()) -> Phrase:
    """What a validation error says of a value, as a phrase; `given`: the value as people read it, "none" where it is not known;
    `known`: the values to choose from; `examples`: values of the form that it does not have."""
    if match := SHAPE.fullmatch(said):
        shapes = tuple(text for text in match[1].split(" | ") if text != "null") or ("null",)
        return expected("shape", shapes=shapes, given=match[2] or "none" if given == "none" else given)
    if match := LIMIT.fullmatch(said):
        limit = SIGNS[match[3]]
        if not match[2]:
            return expected("limit", shapes=(match[1],), limit=limit, bound=match[4].removesuffix(".0"), given=given)
        if match[1] == "str":
            return expected("letters", limit=limit, count=int(match[4]), given=given)
        return expected("entries", shapes=(match[1],), limit=limit, count=int(match[4]))
    if match := FORM.fullmatch(said):
        return expected("fit", form=match[1], examples=examples, given=given)
    if match := CHOICE.fullmatch(said):
        return expected("choice", known=known, given=match[1].replace("'", '"') if given == "none" else given)
    return expected("other", said=said[:1].lower() + said[1:])


def shown_text(text: str) -> str:
    """A text on one line, with signs for the letters that cannot be shown.

    >>> shown_text("ä\\n")
    'ä\\\\n'
    """
    return text if text.isprintable() else repr(text)[1:-1]


def shown_value(value: object) -> str:
    """A value of a file as people read it: of what holds others only the shape; "none" where it is not known.

    >>> shown_value('a"b'), shown_value(True), shown_value(1.5), shown_value([1]), shown_value({})
    ('"a"b"', 'true', '1.5', 'array', 'object')
    """
    if value is NOTHING:
        return "none"
    if isinstance(value, str):
        return f'"{shown_text(shorten_text(value))}"'
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, Mapping):
        return "object"
    return "array" if isinstance(value, list | tuple) else str(value)


# --- the path in what was given ---------------------------------------------------------------------------------------
def value_at(given: object, path: str) -> object:
    """What stands at a path in what was given; NOTHING where that cannot be said."""
    for step in STEP.finditer(path):
        key = step["name"] or step["index"]
        if isinstance(given, Mapping) and key in given:
            given = given[key]
        elif isinstance(given, list | tuple) and key.isdigit() and int(key) < len(given):
            given = given[int(key)]
        else:
            return NOTHING
    return given


def with_value_at(given: object, path: str, value: object) -> object:
    """What was given with another value at a path that is there."""
    step = STEP.match(path)
    if step is None:
        return value
    rest = path[step.end() :]
    if isinstance(given, Mapping):
        return {**given, step["name"]: with_value_at(given[step["name"]], rest, value)}
    assert isinstance(given, list | tuple)
    place = int(step["index"])
    return [*given[:place], with_value_at(given[place], rest, value), *given[place + 1 :]]


def exact_path(path: str, given: object, kind: object, *, strict: bool) -> str:
    """A path with the keys of items of mappings, which are found by trying each alone."""
    while ITEM in path:
        before, _, after = path.partition(ITEM)
        items = value_at(given, before)
        if not isinstance(items, Mapping):
            return path
        for key in items:
            try:
                msgspec.convert(with_value_at(given, before, {key: items[key]}), kind, strict=strict)
            except msgspec.ValidationError:
                path = f"{before}.{key}{after}"
                break
        else:
            return path
    return path


# --- what may stand there ---------------------------------------------------------------------------------------------
def types_at(kind: object, path: str) -> list[msgspec.inspect.Type]:
    """The types that a value at a path may have; none where that cannot be said."""
    found = [] if kind is None else alternatives(msgspec.inspect.type_info(kind))
    for step in STEP.finditer(path):
        found = [inner for inner_type in found for inner in parts_of(inner_type, step["name"] or "")]
    return found


def alternatives(kind: msgspec.inspect.Type) -> list[msgspec.inspect.Type]:
    """The types that one is the choice of, without what is said of them beside texts."""
    bare = kind.type if isinstance(kind, msgspec.inspect.Metadata) else kind
    if isinstance(bare, msgspec.inspect.UnionType):
        return [inner for inner_type in bare.types for inner in alternatives(inner_type)]
    return [kind if isinstance(bare, msgspec.inspect.StrType) else bare]


def parts_of(kind: msgspec.inspect.Type, name: str) -> list[msgspec.inspect.Type]:
    """The types of a field of a type, or of its items where it has no fields."""
    match kind:
        case msgspec.inspect.StructType(fields=fields):
            return [inner for field in fields if field.encode_name == name for inner in alternatives(field.type)]
        case msgspec.inspect.DictType(value_type=item):
            return alternatives(item)
        case msgspec.inspect.VarTupleType(item_type=item) | msgspec.inspect.ListType(item_type=item):
            return alternatives(item)
        case _:
            return []


def known_keys(kind: object, path: str) -> tuple[str, ...]:
    """The fields that a table at a path may have."""
    found = [inner_type for inner_type in types_at(kind, path) if isinstance(inner_type, msgspec.inspect.StructType)]
    return tuple(field.encode_name for struct_type in found for field in struct_type.fields)


def known_values(kind: object, path: str) -> tuple[str, ...]:
    """The words to choose from at a path."""
    found = [inner_type for inner_type in types_at(kind, path) if isinstance(inner_type, msgspec.inspect.LiteralType)]
    return tuple(str(value) for literal_type in found for value in literal_type.values if value != "")


def known_examples(kind: object, path: str) -> tuple[str, ...]:
    """The examples that the type of a text at a path gives of its form."""
    found = [inner_type for inner_type in types_at(kind, path) if isinstance(inner_type, msgspec.inspect.Metadata)]
    return tuple(text for metadata in found for text in (metadata.extra_json_schema or {}).get("examples", ()))
