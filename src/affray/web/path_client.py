"""The requests of the server as functions of Python, made from the OpenAPI document: `python -m affray.web.path_client`.

Each path is a method: what stands in it and what is sent come first, what may be asked behind it follows by name.
"""

import re
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from keyword import iskeyword
from pathlib import Path
from typing import TypeAlias, cast

import msgspec

from affray.web import messages
from affray.web.path_types import Table, answers, server_paths
from affray.web.service.openapi import KINDS, REF, Described

KEPT = "/api/making", "/api/roster", "/api/armies", "/api/fields", "/api/campaigns"
FILES = {
    "game_requests": ("GameRequests", "asking", "Asking", "What a seat asks of its game", ("/api/games/{game}",)),
    "kept_requests": ("KeptRequests", "game_requests", "GameRequests", "What is asked of all that is kept", KEPT),
    "server": ("Server", "kept_requests", "KeptRequests", "What can be asked of a server", ("/",)),
}
"""The files that are made, each with its class, where the class is that it adds to, what it is, and how its paths begin."""
SIMPLE = {"string": "str", "integer": "int", "number": "float", "boolean": "bool"}
Struct: TypeAlias = type[object]


def client_texts() -> dict[str, str]:
    """The files by their names."""
    left = [
        (path, method.upper(), about) for path, methods in server_paths().items() for method, about in methods.items()
    ]
    found = {}
    for file, (*_, begins) in FILES.items():
        found[file] = file_text(file, [row for row in left if row[0].startswith(begins)])
        left = [row for row in left if not row[0].startswith(begins)]
    return found


def file_text(file: str, rows: list[tuple[str, str, Described]]) -> str:
    """A file with the class of these paths."""
    known, used = structs(), dict[str, Struct]()
    methods = "\n".join(method_text(*row, known=known, used=used) for row in rows)
    name, place, base, said, _ = FILES[file]
    modules: dict[str, set[str]] = {"affray.web": {"messages"}, f"affray.web.client.{place}": {base}}
    for word, struct in used.items():
        modules.setdefault(struct.__module__, set()).add(word)
    imports = "".join(f"from {at} import {', '.join(sorted(words))}\n" for at, words in sorted(modules.items()))
    return (
        f'"""{said}, typed. Made from the server\'s paths by `make types`; not written by hand."""\n\n'
        f'{imports}\n\nclass {name}({base}):\n    """{said}."""\n\n{methods}'
    )


def method_text(
    path: str, method: str, about: Described, *, known: Mapping[str, Struct], used: dict[str, Struct]
) -> str:
    """The method of a path. The structs that it names are added to those used."""

    def written(schema: Described) -> str:
        return type_text(schema, known, used)

    given = cast("list[Described]", about.get("parameters", []))
    body = content_text(cast("Described", about.get("requestBody", {})), written)
    answer = content_text(next(answers(about)), written) or "str"
    inside = [f"{row['name']}: {written(cast('Described', row['schema']))}" for row in given if row["in"] == "path"]
    behind = [row for row in given if row["in"] == "query"]
    takes = ["self", *inside, *([f"body: {body}"] if body else []), *(["*"] if behind else [])]
    takes += [option_text(row, written(cast("Described", row["schema"]))) for row in behind]
    sent = [f'"{method} {path}"', answer]
    if inside:
        sent.append(
            "path={" + ", ".join(f'"{name}": {name}' for name in (row.partition(":")[0] for row in inside)) + "}"
        )
    if behind:
        sent.append("query={" + ", ".join(f'"{row["name"]}": {python_name(row)}' for row in behind) + "}")
    if body:
        sent.append("body=body")
    said = str(about.get("description") or about["summary"]).strip().replace("\n", "\n        ")
    return (
        f"    async def {method_name(path, method)}({', '.join(takes)}) -> {answer}:\n"
        f'        """{said}"""\n        return await self.ask({", ".join(sent)})\n'
    )


def method_name(path: str, method: str) -> str:
    """What the method of a path is called.

    >>> method_name("/api/games/{game}/moments/{moment}", "GET"), method_name("/api/games", "POST")
    ('get_game_moment', 'post_games')
    >>> method_name("/api/lab/studies/{name}", "GET")
    'get_lab_study'
    """
    parts = path.removeprefix("/api/").split("/")
    # One of several is meant where it is named, but for what is sent to one of them: `POST seats/{side}`.
    singles = [after.startswith("{") for after in (*parts[1:], "")]
    if method == "POST" and parts[-1].startswith("{"):
        singles[-2] = False
    words = [
        re.sub("ies$", "y", part).removesuffix("s") if is_one else part.partition(".")[0]
        for part, is_one in zip(parts, singles, strict=True)
        if not part.startswith("{")
    ]
    return "_".join((method.lower(), *words))


def python_name(parameter: Described) -> str:
    """A parameter as Python can name it."""
    name = str(parameter["name"])
    return f"{name}_" if iskeyword(name) else name


def option_text(parameter: Described, kind: str) -> str:
    """What may be asked behind a path, as a parameter."""
    name = python_name(parameter)
    return f"{name}: {kind}" if parameter.get("required") else f"{name}: {kind} | None = None"


def content_text(part: Described, written: Callable[[Described], str]) -> str:
    """The type of what is sent or comes back; text where it is no JSON, nothing where there is none."""
    content = cast("Table", part.get("content", {}))
    if not content:
        return ""
    found = content.get("application/json")
    return "str" if found is None else written(cast("Described", found.get("schema") or {}))


def type_text(schema: Described, known: Mapping[str, Struct], used: dict[str, Struct]) -> str:
    """A type as Python writes it."""
    if "$ref" in schema:
        return struct_text(str(schema["$ref"]).removeprefix(REF), known, used)
    kind = schema.get("type")
    if kind == "array":
        return f"list[{type_text(cast('Described', schema.get('items', {})), known, used)}]"
    if "anyOf" in schema:
        parts = cast("list[Described]", schema["anyOf"])
        return " | ".join(type_text(part, known, used) for part in parts if part.get("type") != "null")
    return "dict[str, object]" if kind == "object" else SIMPLE.get(str(kind), "object")


def struct_text(name: str, known: Mapping[str, Struct], used: dict[str, Struct]) -> str:
    """A message by its name; one that systems make as they please is a table."""
    if name == "str":
        return name
    if name not in known and not hasattr(messages, name):
        return "dict[str, object]"
    word = f"messages.{name}" if hasattr(messages, name) else name
    if word == name:
        used[name] = known[name]
    holes = len(getattr(known.get(name), "__parameters__", ()))
    return f"{word}[{', '.join(['object'] * holes)}]" if holes else word


def structs() -> dict[str, Struct]:
    """All structs that messages are made of, by their names."""
    found: dict[str, Struct] = {}
    left = list(msgspec.inspect.multi_type_info((messages.FromServer, messages.FromSeat, *KINDS)))
    while left:
        info = left.pop()
        made = getattr(info, "cls", None)
        if isinstance(made, type):
            if made.__name__ in found:
                continue
            found[made.__name__] = made
        left += parts_of_type(info)
    found.update({kind.__name__: kind for kind in KINDS if isinstance(kind, type)})
    return found


def parts_of_type(info: msgspec.inspect.Type) -> Iterator[msgspec.inspect.Type]:
    """The types that a type is made of."""
    names = ("item_type", "key_type", "value_type", "types", "item_types")
    fields = (field.type for field in getattr(info, "fields", ()))
    for part in chain(fields, (getattr(info, name, None) for name in names)):
        yield from part if isinstance(part, tuple) else (part,) if isinstance(part, msgspec.inspect.Type) else ()


def main() -> None:
    """Writes the files into a folder."""
    for name, text in client_texts().items():
        (Path(sys.argv[1]) / f"{name}.py").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
