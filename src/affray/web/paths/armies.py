"""The paths of army lists: what there is to build from, drafts, files, what is kept, sheets to print."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPBearer

from affray.core.house_options import read_option_words
from affray.web.kept import army_deeds
from affray.web.kept.army_choices import catalogue
from affray.web.kept.army_deeds import ArmyReference
from affray.web.messages import ArmyChange, ArmyDraft, ArmyFile, ArmyNew, ArmyRemove
from affray.web.paths.papers import STYLE
from affray.web.service.desk import Lang, desk_of, message_response, read_body
from affray.web.service.openapi import message_responses, page_responses, request_body
from affray.web.store.armies import Armies

T = TypeVar("T")
router = APIRouter(prefix="/api/armies", dependencies=[Depends(HTTPBearer(auto_error=False))])
Name = Annotated[str, Query(max_length=200)]
Words = Annotated[list[str], Query(max_length=200)]
Limit = Annotated[int, Query(ge=0, le=10_000)]


async def run_on_armies(request: Request, rate: str, deed: Callable[[Armies, str], T], lang: str) -> T:
    """What a deed gives, done beside the others with the kept armies and the language. Raises Refusing, InputError."""
    desk = desk_of(request)
    desk.check_rate(rate, f"armies {request.client.host if request.client else ''}")
    hub, language = desk.running_hub(), army_deeds.language_of(lang)
    return await hub.work(lambda: deed(Armies(hub.store.engine), language))


async def change_armies(request: Request, deed: Callable[[Armies, str], T], lang: str) -> T:
    """The same for a deed that changes what is kept, which takes the server's key. Raises Refusing, InputError."""
    desk_of(request).check_may_make(request)
    return await run_on_armies(request, "heavy", deed, lang)


# --- building ---------------------------------------------------------------------------------------------------------
@router.get("/catalogue", response_class=Response, responses=message_responses("ArmyCatalogue"))
async def stock(request: Request, option: Words = [], lang: Lang = "en") -> Response:  # noqa: B006
    """All that an army can be built from, under these house rules, each "name=value"."""
    return message_response(
        await run_on_armies(
            request,
            "light",
            lambda _, language: catalogue(army_deeds.house_of(read_option_words(option)), language),
            lang,
        )
    )


@router.post(
    "/check",
    response_class=Response,
    responses=message_responses("ArmyChecked"),
    openapi_extra=request_body("ArmyDraft"),
)
async def check(request: Request, lang: Lang = "en") -> Response:
    """What a draft comes to, and every rule that it breaks; nothing is kept."""
    draft = await read_body(request, ArmyDraft)
    return message_response(
        await run_on_armies(request, "light", lambda armies, language: army_deeds.check(armies, draft, language), lang)
    )


@router.post(
    "/read", response_class=Response, responses=message_responses("ArmyRead"), openapi_extra=request_body("ArmyFile")
)
async def read(request: Request, lang: Lang = "en") -> Response:
    """What a file holds: an army or a pack; nothing is kept."""
    file = await read_body(request, ArmyFile)
    return message_response(
        await run_on_armies(request, "light", lambda _, language: army_deeds.read(file, language), lang)
    )


# --- what is kept -----------------------------------------------------------------------------------------------------
@router.get("", response_class=Response, responses=message_responses("ArmyCard", many=1))
async def armies(request: Request, lang: Lang = "en") -> Response:
    """All kept armies, oldest first."""
    return message_response(await run_on_armies(request, "light", army_deeds.cards, lang))


@router.post(
    "",
    status_code=201,
    response_class=Response,
    responses=message_responses("ArmyKeptInfo", status=201),
    openapi_extra=request_body("ArmyNew"),
)
async def keep(request: Request, lang: Lang = "en") -> Response:
    """Keeps a new army, legal or not."""
    new = await read_body(request, ArmyNew)
    return message_response(
        await change_armies(request, lambda kept, language: army_deeds.keep(kept, new, language), lang), 201
    )


@router.get("/army", response_class=Response, responses=message_responses("ArmyKeptInfo"))
async def army(request: Request, name: Name, lang: Lang = "en") -> Response:
    """A kept army."""
    return message_response(
        await run_on_armies(request, "light", lambda kept, language: army_deeds.show(kept, name, language), lang)
    )


@router.post(
    "/change",
    response_class=Response,
    responses=message_responses("ArmyKeptInfo"),
    openapi_extra=request_body("ArmyChange"),
)
async def change(request: Request, lang: Lang = "en") -> Response:
    """Makes another army of a kept one, in the revision that was seen."""
    wanted = await read_body(request, ArmyChange)
    return message_response(
        await change_armies(request, lambda kept, language: army_deeds.change(kept, wanted, language), lang)
    )


@router.post(
    "/remove",
    response_class=Response,
    responses=message_responses("ArmyRemoved"),
    openapi_extra=request_body("ArmyRemove"),
)
async def remove(request: Request, lang: Lang = "en") -> Response:
    """Keeps an army no longer."""
    wanted = await read_body(request, ArmyRemove)
    return message_response(
        await change_armies(request, lambda kept, language: army_deeds.remove(kept, wanted, language), lang)
    )


# --- files and paper --------------------------------------------------------------------------------------------------
@router.get("/file", response_class=Response, responses=message_responses("ArmyTable"))
async def file(request: Request, name: Name = "", ready: Name = "", limit: Limit = 0, lang: Lang = "en") -> Response:
    """The file of a kept army by its name, or of a ready one at a limit."""
    meant = ArmyReference(name, ready, limit)
    data = await run_on_armies(
        request, "light", lambda kept, language: army_deeds.army_file(kept, meant, language), lang
    )
    found = message_response(data)
    found.headers["content-disposition"] = 'attachment; filename="army.json"'
    return found


@router.get("/paper", response_class=Response, responses=page_responses())
async def paper(
    request: Request,
    name: Name = "",
    ready: Name = "",
    limit: Limit = 0,
    option: Words = [],  # noqa: B006
    lang: Lang = "en",
) -> Response:
    """The sheet of a kept army, or of a ready one, to print; under these house rules, or those it is kept with."""
    meant = ArmyReference(name, ready, limit)

    def page(kept: Armies, language: str) -> str:
        return army_deeds.army_page(kept, meant, read_option_words(option), STYLE, language)

    return Response(await run_on_armies(request, "heavy", page, lang), media_type="text/html; charset=utf-8")
