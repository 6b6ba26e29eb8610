"""The paths of army lists: what there is to build from, drafts, files, what is kept, sheets to print."""

from collections.abc import Callable
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.security import HTTPBearer

from affray.core.house import written
from affray.web.kept import army_deeds as deeds
from affray.web.kept.army_choices import catalogue
from affray.web.kept.army_deeds import Meant
from affray.web.messages import ArmyChange, ArmyDraft, ArmyFile, ArmyNew, ArmyRemove
from affray.web.paths.papers import STYLE
from affray.web.service.desk import Lang, answer, body_of, desk_of
from affray.web.service.openapi import gives, printed, takes
from affray.web.store.armies import Armies

T = TypeVar("T")
router = APIRouter(prefix="/api/armies", dependencies=[Depends(HTTPBearer(auto_error=False))])
Name = Annotated[str, Query(max_length=200)]
Words = Annotated[list[str], Query(max_length=200)]
Limit = Annotated[int, Query(ge=0, le=10_000)]


async def told(request: Request, rate: str, deed: Callable[[Armies, str], T], lang: str) -> T:
    """What a deed gives, done beside the others with the kept armies and the language. Raises Refusing, InputError."""
    desk = desk_of(request)
    desk.rate(rate, f"armies {request.client.host if request.client else ''}")
    hub, language = desk.running(), deeds.language_of(lang)
    return await hub.work(lambda: deed(Armies(hub.store.engine), language))


async def changed(request: Request, deed: Callable[[Armies, str], T], lang: str) -> T:
    """The same for a deed that changes what is kept, which takes the server's key. Raises Refusing, InputError."""
    desk_of(request).open(request)
    return await told(request, "heavy", deed, lang)


# --- building ---------------------------------------------------------------------------------------------------------
@router.get("/catalogue", response_class=Response, responses=gives("ArmyCatalogue"))
async def stock(request: Request, option: Words = [], lang: Lang = "en") -> Response:  # noqa: B006
    """All that an army can be built from, under these house rules, each "name=value"."""
    return answer(
        await told(request, "light", lambda _, language: catalogue(deeds.house_of(written(option)), language), lang)
    )


@router.post("/check", response_class=Response, responses=gives("ArmyChecked"), openapi_extra=takes("ArmyDraft"))
async def check(request: Request, lang: Lang = "en") -> Response:
    """What a draft comes to, and every rule that it breaks; nothing is kept."""
    draft = await body_of(request, ArmyDraft)
    return answer(await told(request, "light", lambda armies, language: deeds.check(armies, draft, language), lang))


@router.post("/read", response_class=Response, responses=gives("ArmyRead"), openapi_extra=takes("ArmyFile"))
async def read(request: Request, lang: Lang = "en") -> Response:
    """What a file holds: an army or a pack; nothing is kept."""
    file = await body_of(request, ArmyFile)
    return answer(await told(request, "light", lambda _, language: deeds.read(file, language), lang))


# --- what is kept -----------------------------------------------------------------------------------------------------
@router.get("", response_class=Response, responses=gives("ArmyCard", many=1))
async def armies(request: Request, lang: Lang = "en") -> Response:
    """All kept armies, oldest first."""
    return answer(await told(request, "light", deeds.cards, lang))


@router.post(
    "",
    status_code=201,
    response_class=Response,
    responses=gives("ArmyKeptInfo", status=201),
    openapi_extra=takes("ArmyNew"),
)
async def keep(request: Request, lang: Lang = "en") -> Response:
    """Keeps a new army, legal or not."""
    new = await body_of(request, ArmyNew)
    return answer(await changed(request, lambda kept, language: deeds.keep(kept, new, language), lang), 201)


@router.get("/army", response_class=Response, responses=gives("ArmyKeptInfo"))
async def army(request: Request, name: Name, lang: Lang = "en") -> Response:
    """A kept army."""
    return answer(await told(request, "light", lambda kept, language: deeds.show(kept, name, language), lang))


@router.post("/change", response_class=Response, responses=gives("ArmyKeptInfo"), openapi_extra=takes("ArmyChange"))
async def change(request: Request, lang: Lang = "en") -> Response:
    """Makes another army of a kept one, in the revision that was seen."""
    wanted = await body_of(request, ArmyChange)
    return answer(await changed(request, lambda kept, language: deeds.change(kept, wanted, language), lang))


@router.post("/remove", response_class=Response, responses=gives("ArmyRemoved"), openapi_extra=takes("ArmyRemove"))
async def remove(request: Request, lang: Lang = "en") -> Response:
    """Keeps an army no longer."""
    wanted = await body_of(request, ArmyRemove)
    return answer(await changed(request, lambda kept, language: deeds.remove(kept, wanted, language), lang))


# --- files and paper --------------------------------------------------------------------------------------------------
@router.get("/file", response_class=Response, responses=gives("ArmyTable"))
async def file(request: Request, name: Name = "", ready: Name = "", limit: Limit = 0, lang: Lang = "en") -> Response:
    """The file of a kept army by its name, or of a ready one at a limit."""
    meant = Meant(name, ready, limit)
    data = await told(request, "light", lambda kept, language: deeds.file_of(kept, meant, language), lang)
    found = answer(data)
    found.headers["content-disposition"] = 'attachment; filename="army.json"'
    return found


@router.get("/paper", response_class=Response, responses=printed())
async def paper(
    request: Request,
    name: Name = "",
    ready: Name = "",
    limit: Limit = 0,
    option: Words = [],  # noqa: B006
    lang: Lang = "en",
) -> Response:
    """The sheet of a kept army, or of a ready one, to print; under these house rules, or those it is kept with."""
    meant = Meant(name, ready, limit)

    def page(kept: Armies, language: str) -> str:
        return deeds.printed(kept, meant, written(option), STYLE, language)

    return Response(await told(request, "heavy", page, lang), media_type="text/html; charset=utf-8")
