"""The paths of figures: making one, and the roster."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPBearer

from affray.web.kept import figure_deeds, figure_words
from affray.web.kept.figure_words import SystemLanguage
from affray.web.messages import (
    FigureAdvance,
    FigureChange,
    FigureDraft,
    FigureDraw,
    FigureNew,
    FigureRemove,
    FigureRest,
    OddsAsked,
    WeaponDraft,
)
from affray.web.service.desk import Lang, desk_of, message_response, read_body, run_on_roster
from affray.web.service.openapi import message_responses, request_body
from affray.web.store.roster import KEY, Roster

T = TypeVar("T")
router = APIRouter(prefix="/api", dependencies=[Depends(HTTPBearer(auto_error=False))])
Name = Annotated[str, Query(max_length=200)]
Of = Annotated[str, Query(max_length=64)]
"""The key of the system whose figures are meant."""
Names = Annotated[list[str], Query(max_length=500)]
FILE = {"content": {"application/json": {"schema": {"type": "object"}}}}


async def run_on_figures(
    request: Request, rate: str, deed: Callable[[Roster, SystemLanguage], T], system: str, lang: str
) -> T:
    """What a deed gives, done beside the others with the roster, the system and the language. Raises Refusing, InputError."""
    desk = desk_of(request)
    desk.check_rate(rate, f"figures {request.client.host if request.client else ''}")
    spoken = figure_words.system_language(system, lang)
    return await run_on_roster(desk.running_hub(), lang, lambda roster, _: deed(roster, spoken))


async def change_figures(request: Request, deed: Callable[[Roster, SystemLanguage], T], system: str, lang: str) -> T:
    """The same for a deed that changes the roster, which takes the server's key. Raises Refusing, InputError."""
    desk_of(request).check_may_make(request)
    return await run_on_figures(request, "heavy", deed, system, lang)


async def change_figure(request: Request, deed: Callable[[Roster, str], T], lang: str) -> T:
    """The same for a deed on a figure by its name, which is of whatever system it is of."""
    return await change_figures(request, lambda roster, tongue: deed(roster, tongue.language), KEY, lang)


# --- making -----------------------------------------------------------------------------------------------------------
@router.get("/making/choices", response_class=Response, responses=message_responses("FigureChoices"))
async def choices(request: Request, system: Of = KEY, lang: Lang = "en") -> Response:
    """What a figure can be made of."""
    packs = desk_of(request).setting.shelf.folders
    return message_response(
        await run_on_figures(request, "light", lambda _, tongue: figure_words.choices(tongue, packs), system, lang)
    )


@router.post(
    "/making/check",
    response_class=Response,
    responses=message_responses("FigureChecked"),
    openapi_extra=request_body("FigureDraft"),
)
async def check(request: Request, system: Of = KEY, lang: Lang = "en") -> Response:
    """What a draft comes to, and every rule that it breaks; nothing is kept."""
    draft = await read_body(request, FigureDraft)
    return message_response(
        await run_on_figures(
            request, "light", lambda roster, tongue: figure_deeds.check(roster, draft, tongue), system, lang
        )
    )


@router.post(
    "/making/random",
    response_class=Response,
    responses=message_responses("FigureChecked"),
    openapi_extra=request_body("FigureDraw"),
)
async def random(request: Request, system: Of = KEY, lang: Lang = "en") -> Response:
    """A legal figure drawn by lot; nothing is kept."""
    wanted = await read_body(request, FigureDraw)
    return message_response(
        await run_on_figures(
            request, "light", lambda roster, tongue: figure_deeds.draw(roster, wanted, tongue), system, lang
        )
    )


@router.post(
    "/making/weapon",
    response_class=Response,
    responses=message_responses("WeaponMade"),
    openapi_extra=request_body("WeaponDraft"),
)
async def weapon(request: Request, lang: Lang = "en") -> Response:
    """What comes of a weapon of one's own, or why it is none."""
    wanted = await read_body(request, WeaponDraft)
    return message_response(
        await run_on_figures(request, "light", lambda _, tongue: figure_deeds.make_weapon(wanted, tongue), KEY, lang)
    )


@router.post(
    "/making/odds",
    response_class=Response,
    responses=message_responses("FigureOdds"),
    openapi_extra=request_body("OddsAsked"),
)
async def odds(request: Request, system: Of = KEY, lang: Lang = "en") -> Response:
    """What a figure may expect of its attacks on another, by exact odds."""
    asked = await read_body(request, OddsAsked)
    return message_response(
        await run_on_figures(
            request, "heavy", lambda roster, tongue: figure_deeds.odds(roster, asked, tongue), system, lang
        )
    )


# --- the roster -------------------------------------------------------------------------------------------------------
@router.get("/roster", response_class=Response, responses=message_responses("FigureCard", many=1))
async def roster(request: Request, system: Of = KEY, lang: Lang = "en") -> Response:
    """All figures of a system, oldest first."""
    return message_response(await run_on_figures(request, "light", figure_deeds.cards, system, lang))


@router.post(
    "/roster",
    status_code=201,
    response_class=Response,
    responses=message_responses("FigureKeptInfo", status=201),
    openapi_extra=request_body("FigureNew"),
)
async def keep(request: Request, system: Of = KEY, lang: Lang = "en") -> Response:
    """Keeps a new figure."""
    new = await read_body(request, FigureNew)
    return message_response(
        await change_figures(request, lambda kept, tongue: figure_deeds.keep(kept, new.figure, tongue), system, lang),
        201,
    )


@router.get("/roster/figure", response_class=Response, responses=message_responses("FigureKeptInfo"))
async def figure(request: Request, name: Name, lang: Lang = "en") -> Response:
    """A figure with its sheet, and what may be done with it."""
    return message_response(
        await run_on_figures(
            request, "light", lambda kept, tongue: figure_deeds.show(kept, name, tongue.language), KEY, lang
        )
    )


@router.post(
    "/roster/change",
    response_class=Response,
    responses=message_responses("FigureKeptInfo"),
    openapi_extra=request_body("FigureChange"),
)
async def change(request: Request, lang: Lang = "en") -> Response:
    """Gives a figure another name and other gear."""
    wanted = await read_body(request, FigureChange)
    return message_response(
        await change_figure(request, lambda kept, language: figure_deeds.change(kept, wanted, language), lang)
    )


@router.post(
    "/roster/rest",
    response_class=Response,
    responses=message_responses("FigureKeptInfo"),
    openapi_extra=request_body("FigureRest"),
)
async def rest(request: Request, lang: Lang = "en") -> Response:
    """Lets a figure rest."""
    wanted = await read_body(request, FigureRest)
    return message_response(
        await change_figure(request, lambda kept, language: figure_deeds.rest(kept, wanted, language), lang)
    )


@router.post(
    "/roster/advance",
    response_class=Response,
    responses=message_responses("FigureKeptInfo"),
    openapi_extra=request_body("FigureAdvance"),
)
async def advance(request: Request, lang: Lang = "en") -> Response:
    """Adds a point to an attribute, for what has been learned."""
    wanted = await read_body(request, FigureAdvance)
    return message_response(
        await change_figure(request, lambda kept, language: figure_deeds.advance(kept, wanted, language), lang)
    )


@router.post(
    "/roster/remove",
    response_class=Response,
    responses=message_responses("FiguresAdded"),
    openapi_extra=request_body("FigureRemove"),
)
async def remove(request: Request, lang: Lang = "en") -> Response:
    """Takes a figure off the roster."""
    wanted = await read_body(request, FigureRemove)
    return message_response(
        await change_figure(request, lambda kept, language: figure_deeds.remove(kept, wanted, language), lang)
    )


# --- files ------------------------------------------------------------------------------------------------------------
@router.get(
    "/roster/file",
    response_class=Response,
    responses={**message_responses("Fault"), 200: {"description": "the roster", **FILE}},
)
async def give_out(request: Request, name: Names = [], system: Of = KEY, lang: Lang = "en") -> Response:  # noqa: B006
    """The roster of a system as a file, or those named."""
    data = await run_on_figures(
        request, "light", lambda kept, tongue: figure_deeds.export_figures(kept, tuple(name), tongue), system, lang
    )
    found = message_response(data)
    found.headers["content-disposition"] = 'attachment; filename="roster.json"'
    return found


@router.post(
    "/roster/file",
    response_class=Response,
    responses=message_responses("FiguresAdded"),
    openapi_extra={"requestBody": {"required": True, **FILE}},
)
async def take_in(request: Request, lang: Lang = "en") -> Response:
    """Adds the figures of a roster file, or none if any is unknown, illegal or there already."""
    data = await request.body()
    return message_response(await change_figure(request, lambda kept, _: figure_deeds.import_figures(kept, data), lang))
