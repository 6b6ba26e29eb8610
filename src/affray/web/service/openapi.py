"""The description of the API for programs: FastAPI's paths with the messages' own schemas."""

from weakref import WeakKeyDictionary

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from affray.web import messages
from affray.web.service.schema import plain

Described = dict[str, object]
KINDS = (
    messages.FromServer,
    messages.FromSeat,
    *messages.Asking,
    *messages.Travelling,
    messages.WordedSheet,
    messages.Answer,
    messages.Command,
    messages.SeatLink,
    messages.Welcome,
)
ENCODED = WeakKeyDictionary[FastAPI, bytes]()
REF = "#/components/schemas/"
REFUSALS = (400, 401, 403, 404, 409, 411, 413, 421, 422, 429, 503)


def ref(name: str) -> Described:
    """A reference to a schema by its name."""
    return {"$ref": REF + name}


def content(schema: Described) -> Described:
    """A JSON body with a schema."""
    return {"content": {"application/json": {"schema": schema}}}


def gives(name: str, *, many: int = 0, status: int = 200) -> dict[int | str, dict[str, object]]:
    """The responses of a path: a message (`many`: 1 for a list of them), or a fault."""
    schema: Described = {"type": "array", "items": ref(name)} if many else ref(name)
    found: dict[int | str, dict[str, object]] = {status: {"description": name, **content(schema)}}
    for code in REFUSALS:
        found[code] = {"description": "refused", **content(ref("Fault"))}
    return found


def printed() -> dict[int | str, dict[str, object]]:
    """The responses of a path that gives a page to print, or a fault."""
    found = gives("Fault")
    found[200] = {"description": "a page to print", "content": {"text/html": {"schema": {"type": "string"}}}}
    return found


def played() -> dict[int | str, dict[str, object]]:
    """The responses to what a seat does."""
    found = gives("Done")
    found[409] = {"description": "nothing has changed", **content(ref("Refused"))}
    return found


def takes(name: str) -> dict[str, object]:
    """The body of a path."""
    return {"requestBody": {"required": True, **content(ref(name))}}


def described(app: FastAPI) -> Described:
    """The OpenAPI document, made once."""
    if app.openapi_schema is None:
        found = get_openapi(title=app.title, version=app.version, routes=app.routes, description=app.description)
        top, parts = msgspec.json.schema_components(KINDS, ref_template=REF + "{name}")
        schemas = found.setdefault("components", {}).setdefault("schemas", {})
        for name in ("HTTPValidationError", "ValidationError"):
            schemas.pop(name, None)
        unions = {"FromServer": top[0], "FromSeat": top[1]}
        schemas.update({name: plain(part) for name, part in {**unions, **parts}.items()})
        app.openapi_schema = found
    return app.openapi_schema


def described_bytes(app: FastAPI) -> bytes:
    """The OpenAPI document as it is sent, made once."""
    if app not in ENCODED:
        ENCODED[app] = msgspec.json.encode(described(app))
    return ENCODED[app]
