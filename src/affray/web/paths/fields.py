"""The paths of battlefields: those there are, drafts, files, sight lines, what is kept."""

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Request, Response
from fastapi.security import HTTPBearer

from affray.systems import registry
from affray.web.kept.field_deeds import FieldDeeds
from affray.web.messages import FieldChange, FieldDraft, FieldFile, FieldNew, FieldRemove, SightAsked
from affray.web.paths.kept import KeptKind, Key, add_kept_paths
from affray.web.service.desk import Lang, message_response, read_body
from affray.web.service.openapi import message_responses, request_body
from affray.web.store.fields import Fields

router = APIRouter(prefix="/api/fields", dependencies=[Depends(HTTPBearer(auto_error=False))])


def deeds(engine: sa.Engine, key: str, language: str) -> FieldDeeds:
    """What is done with the battlefields of a system on a database."""
    return FieldDeeds(Fields(engine, key), language)


KIND = KeptKind(
    one="field",
    many="fields",
    keys=registry.with_fields,
    deeds=deeds,
    table=lambda key: registry.fields_of(key).kind,
)


# --- drafts -----------------------------------------------------------------------------------------------------------
@router.post(
    "/check",
    response_class=Response,
    responses=message_responses("FieldChecked"),
    openapi_extra=request_body("FieldDraft"),
)
async def check(request: Request, lang: Lang = "en", system: Key = "") -> Response:
    """All that is wrong with a draft, and what makes it hard to play on; nothing is kept."""
    draft = await KIND.message(request, FieldDraft, system)
    return message_response(await KIND.run(request, "light", lambda deeds: deeds.check(draft), lang, system))


@router.post(
    "/read", response_class=Response, responses=message_responses("TablePart"), openapi_extra=request_body("FieldFile")
)
async def read(request: Request, lang: Lang = "en", system: Key = "") -> Response:
    """The battlefield of a file, with or without faults; nothing is kept."""
    file = await read_body(request, FieldFile)
    return message_response(await KIND.run(request, "light", lambda deeds: deeds.read(file), lang, system))


@router.post(
    "/sight",
    response_class=Response,
    responses=message_responses("SightTold"),
    openapi_extra=request_body("SightAsked"),
)
async def sight(request: Request, lang: Lang = "en", system: Key = "") -> Response:
    """Whether one place on a battlefield can be seen from another, and what blocks the line."""
    asked = await KIND.message(request, SightAsked, system)
    return message_response(await KIND.run(request, "light", lambda deeds: deeds.sight(asked), lang, system))


# --- what there is ----------------------------------------------------------------------------------------------------
add_kept_paths(
    router,
    KIND,
    said={
        "fields": "The ready battlefields, then all kept ones, oldest first.",
        "keep": "Keeps a new battlefield, with or without faults.",
        "field": "A kept battlefield.",
        "change": "Makes another battlefield of a kept one, in the revision that was seen.",
        "remove": "Keeps a battlefield no longer.",
    },
    keep=(FieldNew, FieldDeeds.keep),
    change=(FieldChange, FieldDeeds.change),
    remove=(FieldRemove, FieldDeeds.remove),
)
