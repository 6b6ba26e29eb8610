"""The JSON Schema of the messages, from which the page's types are made: `python -m affray.web.service.schema`."""

import sys
from collections.abc import Iterable, Mapping
from functools import cache
from types import GenericAlias

import msgspec

from affray.systems import registry
from affray.web import messages
from affray.web.messages import armies, fields

Schema = dict[str, object]


def schema() -> Schema:
    """The schema of all messages: `FromServer`, `FromSeat` and every struct they name, under `$defs`."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "type": "object",
        "$defs": {
            name: without_discriminator(part)
            for name, part in parts_of((*messages.Asking, *messages.Travelling), "#/$defs/").items()
        },
    }


def parts_of(kinds: Iterable[object], ref: str) -> dict[str, Schema]:
    """The schemas of `FromServer`, `FromSeat`, further messages and every struct they name, by name; references to them
    begin with `ref`. A message with a parameter has what the first system with such a face hands out, and its plain name.
    """
    known = parameter_structs()
    found = (messages.FromServer, messages.FromSeat, *(with_parameters(kind, known) for kind in kinds))
    top, parts = msgspec.json.schema_components(found, ref_template=ref + "{name}")
    named: dict[str, Schema] = {"FromServer": top[0], "FromSeat": top[1], **parts}
    plain = {name: str(part.get("title", name)).partition("[")[0] for name, part in named.items()}
    text = msgspec.json.encode(
        {plain[name]: {**part, "title": plain[name]} if "title" in part else part for name, part in named.items()}
    ).decode()
    for name in (name for name in named if name != plain[name]):
        text = text.replace(f'"{ref}{name}"', f'"{ref}{plain[name]}"')
    return msgspec.json.decode(text, type=dict[str, Schema])


def parameter_structs() -> dict[object, type]:
    """The structs that stand for the parameters of messages: those of the first system with army lists, or battlefields."""
    army, field = registry.armies_of().kinds, registry.fields_of().kind
    return {
        armies.Choices: army.choices,
        armies.Table: army.table,
        armies.Pack: army.pack,
        armies.Count: army.count,
        fields.Field: field,
    }


def with_parameters(kind: object, known: Mapping[object, type]) -> object:
    """A message with these structs for its parameters; a parameter by itself is its struct."""
    wanted = tuple(known[name] for name in getattr(kind, "__parameters__", ()))
    return GenericAlias(kind, wanted) if wanted and isinstance(kind, type) else known.get(kind, kind)


@cache
def schema_bytes() -> bytes:
    """The schema as it is sent, made once."""
    return msgspec.json.encode(schema())


def without_discriminator(part: Schema) -> Schema:
    """A part without the discriminator, which JSON Schema does not know."""
    return {key: value for key, value in part.items() if key != "discriminator"}


def main() -> None:
    """Writes the schema to standard output."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n")


if __name__ == "__main__":
    main()
