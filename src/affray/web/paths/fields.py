"""The paths of battlefields: those there are, drafts, files, sight lines, what is kept."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPBearer

from affray.web.kept import field_deeds
from affray.web.messages import FieldChange, FieldDraft, FieldFile, FieldNew, FieldRemove, SightAsked
from affray.web.service.desk import Lang, desk_of, message_response, read_body
from affray.web.service.openapi import message_responses, request_body
from affray.web.store.fields import Fields

T = TypeVar("T")
router = APIRouter(prefix="/api/fields", dependencies=[Depends(HTTPBearer(auto_error=False))])
Name = Annotated[str, Query(max_length=200)]


async def run_on_fields(request: Request, rate: str, deed: Callable[[Fields, str], T], lang: str) -> T:
    """What a deed gives, done beside the others with the kept fields and the language. Raises Refusing, InputError."""
    desk = desk_of(request)
    desk.check_rate(rate, f"fields {request.client.host if request.client else ''}")
    hub, language = desk.running_hub(), field_deeds.language_of(lang)
    return await hub.work(lambda: deed(Fields(hub.store.engine), language))


async def change_fields(request: Request, deed: Callable[[Fields, str], T], lang: str) -> T:
    """The same for a deed that changes what is kept, which takes the server's key. Raises Refusing, InputError."""
    desk_of(request).check_may_make(request)
    return await run_on_fields(request, "heavy", deed, lang)


# --- drafts -----------------------------------------------------------------------------------------------------------
@router.post(
    "/check",
    response_class=Response,
    responses=message_responses("FieldChecked"),
    openapi_extra=request_body("FieldDraft"),
)
async def check(request: Request, lang: Lang = "en") -> Response:
    """All that is wrong with a draft, and what makes it hard to play on; nothing is kept."""
    draft = await read_body(request, FieldDraft)
    return message_response(
        await run_on_fields(request, "light", lambda fields, language: field_deeds.check(fields, draft, language), lang)
    )


@router.post(
    "/read", response_class=Response, responses=message_responses("TablePart"), openapi_extra=request_body("FieldFile")
)
async def read(request: Request, lang: Lang = "en") -> Response:
    """The battlefield of a file, with or without faults; nothing is kept."""
    file = await read_body(request, FieldFile)
    return message_response(await run_on_fields(request, "light", lambda _, __: field_deeds.read(file), lang))


@router.post(
    "/sight",
    response_class=Response,
    responses=message_responses("SightTold"),
    openapi_extra=request_body("SightAsked"),
)
async def sight(request: Request, lang: Lang = "en") -> Response:
    """Whether one place on a battlefield can be seen from another, and what blocks the line."""
    asked = await read_body(request, SightAsked)
    return message_response(
        await run_on_fields(request, "light", lambda _, language: field_deeds.sight(asked, language), lang)
    )


# --- what there is ----------------------------------------------------------------------------------------------------
@router.get("", response_class=Response, responses=message_responses("FieldCard", many=1))
async def fields(request: Request, lang: Lang = "en") -> Response:
    """The ready battlefields, then all kept ones, oldest first."""
    return message_response(await run_on_fields(request, "light", lambda kept, _: field_deeds.cards(kept), lang))


@router.post(
    "",
    status_code=201,
    response_class=Response,
    responses=message_responses("FieldKeptInfo", status=201),
    openapi_extra=request_body("FieldNew"),
)
async def keep(request: Request, lang: Lang = "en") -> Response:
    """Keeps a new battlefield, with or without faults."""
    new = await read_body(request, FieldNew)
    return message_response(
        await change_fields(request, lambda kept, language: field_deeds.keep(kept, new.field, language), lang), 201
    )


@router.get("/field", response_class=Response, responses=message_responses("FieldKeptInfo"))
async def field(request: Request, name: Name, lang: Lang = "en") -> Response:
    """A kept battlefield."""
    return message_response(
        await run_on_fields(request, "light", lambda kept, language: field_deeds.show(kept, name, language), lang)
    )


@router.post(
    "/change",
    response_class=Response,
    responses=message_responses("FieldKeptInfo"),
    openapi_extra=request_body("FieldChange"),
)
async def change(request: Request, lang: Lang = "en") -> Response:
    """Makes another battlefield of a kept one, in the revision that was seen."""
    wanted = await read_body(request, FieldChange)
    return message_response(
        await change_fields(request, lambda kept, language: field_deeds.change(kept, wanted, language), lang)
    )


@router.post(
    "/remove",
    response_class=Response,
    responses=message_responses("FieldRemoved"),
    openapi_extra=request_body("FieldRemove"),
)
async def remove(request: Request, lang: Lang = "en") -> Response:
    """Keeps a battlefield no longer."""
    wanted = await read_body(request, FieldRemove)
    return message_response(
        await change_fields(request, lambda kept, language: field_deeds.remove(kept, wanted, language), lang)
    )
