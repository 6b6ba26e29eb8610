"""The paths of figures: making one, and the roster."""

from typing import Annotated

import msgspec
import sqlalchemy as sa
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
from affray.web.paths.kept import Deed, KeptKind, KeptPaths
from affray.web.service.desk import Lang, desk_of, message_response
from affray.web.service.openapi import message_responses
from affray.web.store.roster import KEY, Roster

router = APIRouter(prefix="/api", dependencies=[Depends(HTTPBearer(auto_error=False))])
Of = Annotated[str, Query(max_length=64)]
"""The key of the system whose figures are meant."""
Names = Annotated[list[str], Query(max_length=500)]
FILE = {"content": {"application/json": {"schema": {"type": "object"}}}}


class FigureDesk(msgspec.Struct, frozen=True):
    """Where figures are made and kept: the roster, and the system with the language to word them in."""

    roster: Roster
    tongue: SystemLanguage


def figure_desk(engine: sa.Engine, key: str, language: str) -> FigureDesk:
    """Where the figures of a system are kept on a database. Raises InputError for a system without any."""
    return FigureDesk(Roster(engine), figure_words.system_language(key, language))


KIND = KeptKind("figures", "people", figure_desk)
PATHS = KeptPaths(router, KIND, usual=KEY)


# --- making -----------------------------------------------------------------------------------------------------------
@router.get("/making/choices", response_class=Response, responses=message_responses("FigureChoices"))
async def choices(request: Request, system: Of = KEY, lang: Lang = "en") -> Response:
    """What a figure can be made of."""
    KIND.admit(request, "light", is_open=True)
    packs = desk_of(request).setting.shelf.folders
    return message_response(await KIND.run(request, lambda at: figure_words.choices(at.tongue, packs), lang, system))


PATHS.ask(
    "/making/check",
    Deed(
        "What a draft comes to, and every rule that it breaks; nothing is kept.",
        FigureDraft,
        lambda at, draft: figure_deeds.check(at.roster, draft, at.tongue),
        "FigureChecked",
        named=True,
    ),
)
PATHS.ask(
    "/making/random",
    Deed(
        "A legal figure drawn by lot; nothing is kept.",
        FigureDraw,
        lambda at, wanted: figure_deeds.draw(at.roster, wanted, at.tongue),
        "FigureChecked",
        named=True,
    ),
)
PATHS.ask(
    "/making/weapon",
    Deed(
        "What comes of a weapon of one's own, or why it is none.",
        WeaponDraft,
        lambda at, wanted: figure_deeds.make_weapon(wanted, at.tongue),
        "WeaponMade",
    ),
)
PATHS.ask(
    "/making/odds",
    Deed(
        "What a figure may expect of its attacks on another, by exact odds.",
        OddsAsked,
        lambda at, asked: figure_deeds.odds(at.roster, asked, at.tongue),
        "FigureOdds",
        rate="heavy",
        named=True,
    ),
)

# --- the roster -------------------------------------------------------------------------------------------------------
PATHS.cards(
    "/roster",
    "All figures of a system, oldest first.",
    lambda at: figure_deeds.cards(at.roster, at.tongue),
    "FigureCard",
)
PATHS.change(
    "/roster",
    Deed(
        "Keeps a new figure.",
        FigureNew,
        lambda at, new: figure_deeds.keep(at.roster, new.figure, at.tongue),
        "FigureKeptInfo",
        named=True,
    ),
    "keep",
    201,
)
PATHS.show(
    "/roster/figure",
    "A figure with its sheet, and what may be done with it.",
    lambda at, name: figure_deeds.show(at.roster, name, at.tongue.language),
    "FigureKeptInfo",
)
PATHS.change(
    "/roster/change",
    Deed(
        "Gives a figure another name and other gear.",
        FigureChange,
        lambda at, wanted: figure_deeds.change(at.roster, wanted, at.tongue.language),
        "FigureKeptInfo",
    ),
)
PATHS.change(
    "/roster/rest",
    Deed(
        "Lets a figure rest.",
        FigureRest,
        lambda at, wanted: figure_deeds.rest(at.roster, wanted, at.tongue.language),
        "FigureKeptInfo",
    ),
)
PATHS.change(
    "/roster/advance",
    Deed(
        "Adds a point to an attribute, for what has been learned.",
        FigureAdvance,
        lambda at, wanted: figure_deeds.advance(at.roster, wanted, at.tongue.language),
        "FigureKeptInfo",
    ),
)
PATHS.change(
    "/roster/remove",
    Deed(
        "Takes a figure off the roster.",
        FigureRemove,
        lambda at, wanted: figure_deeds.remove(at.roster, wanted, at.tongue.language),
        "FiguresAdded",
    ),
)


# --- files ------------------------------------------------------------------------------------------------------------
@router.get(
    "/roster/file",
    response_class=Response,
    responses={**message_responses("Fault"), 200: {"description": "the roster", **FILE}},
)
async def give_out(request: Request, name: Names = [], system: Of = KEY, lang: Lang = "en") -> Response:  # noqa: B006
    """The roster of a system as a file, or those named."""
    KIND.admit(request, "light")
    data = await KIND.run(
        request, lambda at: figure_deeds.export_figures(at.roster, tuple(name), at.tongue), lang, system
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
    KIND.admit(request, "heavy")
    data = await request.body()
    return message_response(await KIND.run(request, lambda at: figure_deeds.import_figures(at.roster, data), lang, KEY))
