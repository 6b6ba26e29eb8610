"""The paths of battlefields: those there are, drafts, files, sight lines, what is kept."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPBearer

from affray.web.kept import field_deeds as deeds
from affray.web.messages import FieldChange, FieldDraft, FieldFile, FieldNew, FieldRemove, SightAsked
from affray.web.service.desk import Lang, answer, body_of, desk_of
from affray.web.service.openapi import gives, takes
from affray.web.store.fields import Fields

T = TypeVar("T")
router = APIRouter(prefix="/api/fields", dependencies=[Depends(HTTPBearer(auto_error=False))])
Name = Annotated[str, Query(max_length=200)]


async def told(request: Request, rate: str, deed: Callable[[Fields, str], T], lang: str) -> T:
    """What a deed gives, done beside the others with the kept fields and the language. Raises Refusing, InputError."""
    desk = desk_of(request)
    desk.rate(rate, f"fields {request.client.host if request.client else ''}")
    hub, language = desk.running(), deeds.language_of(lang)
    return await hub.work(lambda: deed(Fields(hub.store.engine), language))


async def changed(request: Request, deed: Callable[[Fields, str], T], lang: str) -> T:
    """The same for a deed that changes what is kept, which takes the server's key. Raises Refusing, InputError."""
    desk_of(request).open(request)
    return await told(request, "heavy", deed, lang)


# --- drafts -----------------------------------------------------------------------------------------------------------
@router.post("/check", response_class=Response, responses=gives("FieldChecked"), openapi_extra=takes("FieldDraft"))
async def check(request: Request, lang: Lang = "en") -> Response:
    """All that is wrong with a draft, and what makes it hard to play on; nothing is kept."""
    draft = await body_of(request, FieldDraft)
    return answer(await told(request, "light", lambda fields, language: deeds.check(fields, draft, language), lang))


@router.post("/read", response_class=Response, responses=gives("TablePart"), openapi_extra=takes("FieldFile"))
async def read(request: Request, lang: Lang = "en") -> Response:
    """The battlefield of a file, with or without faults; nothing is kept."""
    file = await body_of(request, FieldFile)
    return answer(await told(request, "light", lambda _, __: deeds.read(file), lang))


@router.post("/sight", response_class=Response, responses=gives("SightTold"), openapi_extra=takes("SightAsked"))
async def sight(request: Request, lang: Lang = "en") -> Response:
    """Whether one place on a battlefield can be seen from another, and what blocks the line."""
    asked = await body_of(request, SightAsked)
    return answer(await told(request, "light", lambda _, language: deeds.sight(asked, language), lang))


# --- what there is ----------------------------------------------------------------------------------------------------
@router.get("", response_class=Response, responses=gives("FieldCard", many=1))
async def fields(request: Request, lang: Lang = "en") -> Response:
    """The ready battlefields, then all kept ones, oldest first."""
    return answer(await told(request, "light", lambda kept, _: deeds.cards(kept), lang))


@router.post(
    "",
    status_code=201,
    response_class=Response,
    responses=gives("FieldKeptInfo", status=201),
    openapi_extra=takes("FieldNew"),
)
async def keep(request: Request, lang: Lang = "en") -> Response:
    """Keeps a new battlefield, with or without faults."""
    new = await body_of(request, FieldNew)
    return answer(await changed(request, lambda kept, language: deeds.keep(kept, new.field, language), lang), 201)


@router.get("/field", response_class=Response, responses=gives("FieldKeptInfo"))
async def field(request: Request, name: Name, lang: Lang = "en") -> Response:
    """A kept battlefield."""
    return answer(await told(request, "light", lambda kept, language: deeds.show(kept, name, language), lang))


@router.post("/change", response_class=Response, responses=gives("FieldKeptInfo"), openapi_extra=takes("FieldChange"))
async def change(request: Request, lang: Lang = "en") -> Response:
    """Makes another battlefield of a kept one, in the revision that was seen."""
    wanted = await body_of(request, FieldChange)
    return answer(await changed(request, lambda kept, language: deeds.change(kept, wanted, language), lang))


@router.post("/remove", response_class=Response, responses=gives("FieldRemoved"), openapi_extra=takes("FieldRemove"))
async def remove(request: Request, lang: Lang = "en") -> Response:
    """Keeps a battlefield no longer."""
    wanted = await body_of(request, FieldRemove)
    return answer(await changed(request, lambda kept, language: deeds.remove(kept, wanted, language), lang))
