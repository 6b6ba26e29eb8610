"""The paths of army lists: what there is to build from, drafts, files, what is kept, sheets to print."""

from typing import Annotated

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPBearer

from affray.core.house_options import read_option_words
from affray.systems import registry
from affray.web.kept.army_deeds import ArmyDeeds, ArmyReference
from affray.web.messages import ArmyChange, ArmyDraft, ArmyFile, ArmyNew, ArmyRemove
from affray.web.paths.kept import Deed, KeptKind, KeptPaths, Key, Name
from affray.web.paths.papers import STYLE
from affray.web.service.desk import Lang, message_response
from affray.web.service.openapi import message_responses, page_responses
from affray.web.store.armies import KeptArmies

router = APIRouter(prefix="/api/armies", dependencies=[Depends(HTTPBearer(auto_error=False))])
Words = Annotated[list[str], Query(max_length=200)]
Limit = Annotated[int, Query(ge=0, le=10_000)]


def deeds(engine: sa.Engine, key: str, language: str) -> ArmyDeeds:
    """What is done with the army lists of a system on a database."""
    return ArmyDeeds(KeptArmies(engine, key), language)


KIND = KeptKind(
    many="armies",
    face="armies",
    deeds=deeds,
    table=lambda key: registry.armies_of(key).kinds.table,
)


# --- building ---------------------------------------------------------------------------------------------------------
@router.get("/catalogue", response_class=Response, responses=message_responses("ArmyCatalogue"))
async def catalogue(request: Request, option: Words = [], lang: Lang = "en", system: Key = "") -> Response:  # noqa: B006
    """All that an army can be built from, under these house rules, each "name=value"."""
    KIND.admit(request, "light", is_open=True)
    return message_response(
        await KIND.run(request, lambda deeds: deeds.catalogue(read_option_words(option)), lang, system)
    )


PATHS = KeptPaths(router, KIND)
PATHS.ask(
    "/check",
    Deed(
        "What a draft comes to, and every rule that it breaks; nothing is kept.",
        ArmyDraft,
        ArmyDeeds.check,
        "ArmyChecked",
    ),
)
PATHS.ask("/read", Deed("What a file holds: an army or a pack; nothing is kept.", ArmyFile, ArmyDeeds.read, "ArmyRead"))

# --- what is kept -----------------------------------------------------------------------------------------------------
PATHS.cards("", "All kept armies, oldest first.", ArmyDeeds.cards, "ArmyCard")
PATHS.change("", Deed("Keeps a new army, legal or not.", ArmyNew, ArmyDeeds.keep, "ArmyKeptInfo"), "keep", 201)
PATHS.show("/army", "A kept army.", ArmyDeeds.show, "ArmyKeptInfo")
PATHS.change(
    "/change",
    Deed(
        "Makes another army of a kept one, in the revision that was seen.", ArmyChange, ArmyDeeds.change, "ArmyKeptInfo"
    ),
)
PATHS.change("/remove", Deed("Keeps an army no longer.", ArmyRemove, ArmyDeeds.remove, "ArmyRemoved"))


# --- files and paper --------------------------------------------------------------------------------------------------
@router.get("/file", response_class=Response, responses=message_responses("ArmyTable"))
async def file(
    request: Request, name: Name = "", ready: Name = "", limit: Limit = 0, lang: Lang = "en", system: Key = ""
) -> Response:
    """The file of a kept army by its name, or of a ready one at a limit."""
    meant = ArmyReference(name, ready, limit)
    KIND.admit(request, "light", is_open=not name)
    found = message_response(await KIND.run(request, lambda deeds: deeds.file(meant), lang, system))
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
    system: Key = "",
) -> Response:
    """The sheet of a kept army, or of a ready one, to print; under these house rules, or those it is kept with."""
    KIND.admit(request, "heavy", is_open=not name)
    meant = ArmyReference(name, ready, limit)

    def page(deeds: ArmyDeeds) -> str:
        return deeds.page(meant, read_option_words(option), STYLE)

    return Response(await KIND.run(request, page, lang, system), media_type="text/html; charset=utf-8")
