"""The paths of figures: making one, and the roster."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPBearer

from affray.web.kept import figure_deeds as deeds
from affray.web.kept import figure_words as words
from affray.web.kept.figure_words import Tongue
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
from affray.web.service.desk import Lang, answer, body_of, desk_of, with_roster
from affray.web.service.openapi import gives, takes
from affray.web.store.roster import KEY, Roster

T = TypeVar("T")
router = APIRouter(prefix="/api", dependencies=[Depends(HTTPBearer(auto_error=False))])
Name = Annotated[str, Query(max_length=200)]
Of = Annotated[str, Query(max_length=64)]
"""The key of the system whose figures are meant."""
Names = Annotated[list[str], Query(max_length=500)]
FILE = {"content": {"application/json": {"schema": {"type": "object"}}}}


async def told(request: Request, rate: str, deed: Callable[[Roster, Tongue], T], system: str, lang: str) -> T:
    """What a deed gives, done beside the others with the roster, the system and the language. Raises Refusing, InputError."""
    desk = desk_of(request)
    desk.rate(rate, f"figures {request.client.host if request.client else ''}")
    spoken = words.tongue(system, lang)
    return await with_roster(desk.running(), lang, lambda roster, _: deed(roster, spoken))


async def changed(request: Request, deed: Callable[[Roster, Tongue], T], system: str, lang: str) -> T:
    """The same for a deed that changes the roster, which takes the server's key. Raises Refusing, InputError."""
    desk_of(request).open(request)
    return await told(request, "heavy", deed, system, lang)


async def done(request: Request, deed: Callable[[Roster, str], T], lang: str) -> T:
    """The same for a deed on a figure by its name, which is of whatever system it is of."""
    return await changed(request, lambda roster, tongue: deed(roster, tongue.language), KEY, lang)


# --- making -----------------------------------------------------------------------------------------------------------
@router.get("/making/choices", response_class=Response, responses=gives("FigureChoices"))
async def choices(request: Request, system: Of = KEY, lang: Lang = "en") -> Response:
    """What a figure can be made of."""
    packs = desk_of(request).setting.shelf.packs
    return answer(await told(request, "light", lambda _, tongue: words.choices(tongue, packs), system, lang))


@router.post(
    "/making/check", response_class=Response, responses=gives("FigureChecked"), openapi_extra=takes("FigureDraft")
)
async def check(request: Request, system: Of = KEY, lang: Lang = "en") -> Response:
    """What a draft comes to, and every rule that it breaks; nothing is kept."""
    draft = await body_of(request, FigureDraft)
    return answer(await told(request, "light", lambda roster, tongue: deeds.check(roster, draft, tongue), system, lang))


@router.post(
    "/making/random", response_class=Response, responses=gives("FigureChecked"), openapi_extra=takes("FigureDraw")
)
async def random(request: Request, system: Of = KEY, lang: Lang = "en") -> Response:
    """A legal figure drawn by lot; nothing is kept."""
    wanted = await body_of(request, FigureDraw)
    return answer(await told(request, "light", lambda roster, tongue: deeds.draw(roster, wanted, tongue), system, lang))


@router.post(
    "/making/weapon", response_class=Response, responses=gives("WeaponMade"), openapi_extra=takes("WeaponDraft")
)
async def weapon(request: Request, lang: Lang = "en") -> Response:
    """What comes of a weapon of one's own, or why it is none."""
    wanted = await body_of(request, WeaponDraft)
    return answer(await told(request, "light", lambda _, tongue: deeds.weapon(wanted, tongue.language), KEY, lang))


@router.post("/making/odds", response_class=Response, responses=gives("FigureOdds"), openapi_extra=takes("OddsAsked"))
async def odds(request: Request, system: Of = KEY, lang: Lang = "en") -> Response:
    """What a figure may expect of its attacks on another, by exact odds."""
    asked = await body_of(request, OddsAsked)
    return answer(await told(request, "heavy", lambda roster, tongue: deeds.odds(roster, asked, tongue), system, lang))


# --- the roster -------------------------------------------------------------------------------------------------------
@router.get("/roster", response_class=Response, responses=gives("FigureCard", many=1))
async def roster(request: Request, system: Of = KEY, lang: Lang = "en") -> Response:
    """All figures of a system, oldest first."""
    return answer(await told(request, "light", deeds.cards, system, lang))


@router.post(
    "/roster",
    status_code=201,
    response_class=Response,
    responses=gives("FigureKeptInfo", status=201),
    openapi_extra=takes("FigureNew"),
)
async def keep(request: Request, system: Of = KEY, lang: Lang = "en") -> Response:
    """Keeps a new figure."""
    new = await body_of(request, FigureNew)
    return answer(await changed(request, lambda kept, tongue: deeds.keep(kept, new.figure, tongue), system, lang), 201)


@router.get("/roster/figure", response_class=Response, responses=gives("FigureKeptInfo"))
async def figure(request: Request, name: Name, lang: Lang = "en") -> Response:
    """A figure with its sheet, and what may be done with it."""
    return answer(await told(request, "light", lambda kept, tongue: deeds.show(kept, name, tongue.language), KEY, lang))


@router.post(
    "/roster/change", response_class=Response, responses=gives("FigureKeptInfo"), openapi_extra=takes("FigureChange")
)
async def change(request: Request, lang: Lang = "en") -> Response:
    """Gives a figure another name and other gear."""
    wanted = await body_of(request, FigureChange)
    return answer(await done(request, lambda kept, language: deeds.change(kept, wanted, language), lang))


@router.post(
    "/roster/rest", response_class=Response, responses=gives("FigureKeptInfo"), openapi_extra=takes("FigureRest")
)
async def rest(request: Request, lang: Lang = "en") -> Response:
    """Lets a figure rest."""
    wanted = await body_of(request, FigureRest)
    return answer(await done(request, lambda kept, language: deeds.rest(kept, wanted, language), lang))


@router.post(
    "/roster/advance", response_class=Response, responses=gives("FigureKeptInfo"), openapi_extra=takes("FigureAdvance")
)
async def advance(request: Request, lang: Lang = "en") -> Response:
    """Adds a point to an attribute, for what has been learned."""
    wanted = await body_of(request, FigureAdvance)
    return answer(await done(request, lambda kept, language: deeds.advance(kept, wanted, language), lang))


@router.post(
    "/roster/remove", response_class=Response, responses=gives("FiguresAdded"), openapi_extra=takes("FigureRemove")
)
async def remove(request: Request, lang: Lang = "en") -> Response:
    """Takes a figure off the roster."""
    wanted = await body_of(request, FigureRemove)
    return answer(await done(request, lambda kept, language: deeds.remove(kept, wanted, language), lang))


# --- files ------------------------------------------------------------------------------------------------------------
@router.get(
    "/roster/file",
    response_class=Response,
    responses={**gives("Fault"), 200: {"description": "the roster", **FILE}},
)
async def give_out(request: Request, name: Names = [], system: Of = KEY, lang: Lang = "en") -> Response:  # noqa: B006
    """The roster of a system as a file, or those named."""
    data = await told(request, "light", lambda kept, tongue: deeds.give_out(kept, tuple(name), tongue), system, lang)
    found = answer(data)
    found.headers["content-disposition"] = 'attachment; filename="roster.json"'
    return found


@router.post(
    "/roster/file",
    response_class=Response,
    responses=gives("FiguresAdded"),
    openapi_extra={"requestBody": {"required": True, **FILE}},
)
async def take_in(request: Request, lang: Lang = "en") -> Response:
    """Adds the figures of a roster file, or none if any is unknown, illegal or there already."""
    data = await request.body()
    return answer(await done(request, lambda kept, _: deeds.take_in(kept, data), lang))
