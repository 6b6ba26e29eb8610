"""The types of the server's paths for the page, made from the OpenAPI document: `python -m affray.web.path_types`.

Each path says what stands in it, what may be asked behind it, what is sent, and what comes back. One function of the page calls
all of them.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from typing import cast

from affray.web.app import make_app
from affray.web.service.desk import Setting
from affray.web.service.openapi import REF, Described, description
from affray.web.store import open_alone

BANNER = "/* Made from the server's paths by `make types`; not written by hand. */"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
NAME = re.compile(r"[A-Z]\w*")
Table = Mapping[str, "Described"]


def path_types() -> str:
    """The file of types."""
    rows = list(path_rows())
    names = sorted({name for row in rows for name in NAME.findall(re.sub(r'"[^"]*"', "", row)) if name != "Record"})
    imports = "import type {\n" + "".join(f"  {name},\n" for name in names) + '} from "./messages";'
    return f"{BANNER}\n{imports}\n\nexport interface Paths {{\n{''.join(rows)}}}\n"


def path_rows() -> Iterator[str]:
    """Each path with its types."""
    for path, methods in server_paths().items():
        for method, about in methods.items():
            given = cast("list[Described]", about.get("parameters", []))
            parts = {
                "path": keys_of(row for row in given if row["in"] == "path"),
                "query": keys_of(row for row in given if row["in"] == "query"),
                "body": content_type(cast("Described", about.get("requestBody", {}))),
                "answer": content_type(next(answers(about))),
            }
            said = "; ".join(f"{name}: {kind}" for name, kind in parts.items())
            yield f'  "{method.upper()} {path}": {{ {said} }};\n'


def server_paths() -> Mapping[str, Table]:
    """The paths of the server with what is said of each."""
    return cast("Mapping[str, Table]", description(make_app(lambda: open_alone(""), Setting()))["paths"])


def answers(about: Described) -> Iterator[Described]:
    """What a path answers where it does not refuse."""
    found = cast("Table", about["responses"])
    return (part for status, part in found.items() if status.startswith("2"))


def keys_of(given: Iterator[Described]) -> str:
    """The type of the parameters of one kind."""
    rows = [
        f"{row['name']}{'' if row.get('required') else '?'}: {type_of(cast('Described', row['schema']))}"
        for row in given
    ]
    return f"{{ {'; '.join(rows)} }}" if rows else "Record<string, never>"


def content_type(part: Described) -> str:
    """The type of what is sent or comes back; text where it is no JSON."""
    content = cast("Table", part.get("content", {}))
    if not content:
        return "undefined"
    found = content.get("application/json")
    return "string" if found is None else type_of(cast("Described", found.get("schema") or {}))


def type_of(schema: Described) -> str:
    """A type as TypeScript writes it."""
    if "$ref" in schema:
        name = str(schema["$ref"]).removeprefix(REF)
        return "string" if name == "str" else name
    kind = schema.get("type")
    if kind == "array":
        return f"{type_of(cast('Described', schema.get('items', {})))}[]"
    if kind == "object" and "properties" in schema:
        keys = cast("Table", schema["properties"])
        return f"{{ {'; '.join(f'{key}: {type_of(part)}' for key, part in keys.items())} }}"
    if "anyOf" in schema:
        return " | ".join(
            type_of(part) for part in cast("list[Described]", schema["anyOf"]) if part.get("type") != "null"
        )
    return "Record<string, unknown>" if kind == "object" else PLAIN.get(str(kind), "unknown")


def main() -> None:
    """Writes the types to standard output."""
    sys.stdout.write(path_types())


if __name__ == "__main__":
    main()
