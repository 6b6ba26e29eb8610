"""The description of the API for programs: FastAPI's paths with the messages' own schemas."""

from weakref import WeakKeyDictionary

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from affray.web import messages
from affray.web.service.schema import parts_of, without_discriminator

Described = dict[str, object]
KINDS = (
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


def schema_ref(name: str) -> Described:
    """A reference to a schema by its name."""
    return {"$ref": REF + name}


def json_content(schema: Described) -> Described:
    """A JSON body with a schema."""
    return {"content": {"application/json": {"schema": schema}}}


def message_responses(name: str, *, many: int = 0, status: int = 200) -> dict[int | str, dict[str, object]]:
    """The responses of a path: a message (`many`: 1 for a list of them), or a fault."""
    schema: Described = {"type": "array", "items": schema_ref(name)} if many else schema_ref(name)
    found: dict[int | str, dict[str, object]] = {status: {"description": name, **json_content(schema)}}
    for code in REFUSALS:
        found[code] = {"description": "refused", **json_content(schema_ref("Fault"))}
    return found


def page_responses() -> dict[int | str, dict[str, object]]:
    """The responses of a path that gives a page to print, or a fault."""
    found = message_responses("Fault")
    found[200] = {"description": "a page to print", "content": {"text/html": {"schema": {"type": "string"}}}}
    return found


def seat_responses() -> dict[int | str, dict[str, object]]:
    """The responses to what a seat does."""
    found = message_responses("Done")
    found[409] = {"description": "nothing has changed", **json_content(schema_ref("Refused"))}
    return found


def request_body(name: str) -> dict[str, object]:
    """The body of a path."""
    return {"requestBody": {"required": True, **json_content(schema_ref(name))}}


def description(app: FastAPI) -> Described:
    """The OpenAPI document, made once."""
    if app.openapi_schema is None:
        found = get_openapi(title=app.title, version=app.version, routes=app.routes, description=app.description)
        schemas = found.setdefault("components", {}).setdefault("schemas", {})
        for name in ("HTTPValidationError", "ValidationError"):
            schemas.pop(name, None)
        schemas.update({name: without_discriminator(part) for name, part in parts_of(KINDS, REF).items()})
        app.openapi_schema = found
    return app.openapi_schema


def description_bytes(app: FastAPI) -> bytes:
    """The OpenAPI document as it is sent, made once."""
    if app not in ENCODED:
        ENCODED[app] = msgspec.json.encode(description(app))
    return ENCODED[app]
