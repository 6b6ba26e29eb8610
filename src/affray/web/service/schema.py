"""The JSON Schema of the messages, from which the page's types are made: `python -m affray.web.service.schema`."""

import sys
from functools import cache

import msgspec

from affray.web import messages

Schema = dict[str, object]


def schema() -> Schema:
    """The schema of all messages: `FromServer`, `FromSeat` and every struct they name, under `$defs`."""
    kinds = (messages.FromServer, messages.FromSeat, *messages.Asking, *messages.Travelling)
    top, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    unions = {"FromServer": top[0], "FromSeat": top[1]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "type": "object",
        "$defs": {name: without_discriminator(part) for name, part in {**unions, **parts}.items()},
    }


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
