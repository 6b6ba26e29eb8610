"""`affray schema`: the formats of files and messages as JSON Schemas."""

from typing import Annotated

import typer

from affray.cli.commands.catalogue import Json


def schema(
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="A format; all are listed if absent.")] = "",
    out: Annotated[
        str, typer.Option("--out", metavar="DIR", help="Write the schemas of all formats of files into a folder.")
    ] = "",
    json: Json = False,
) -> int:
    """List the formats of files and messages, or print the JSON Schema of one.

    A TOML file that begins with `#:schema FILE` is completed and checked by editors; docs/formats.md has more.
    """
    from affray.cli.deeds import schemas

    if out:
        return schemas.write_schemas(out)
    return schemas.print_schema(name) if name else schemas.print_formats(json=json)
