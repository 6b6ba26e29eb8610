"""The paths of the laboratory: what can be asked, odds, duels, comparisons, and sample games on the board.

The work is done in a process of its own; where making games needs a key, so does what has to be worked out.
"""

import asyncio
from typing import TypeVar

from fastapi import APIRouter, Depends, Request, Response
from fastapi.security import HTTPBearer
from starlette.requests import ClientDisconnect

from affray.web.messages import NewGame
from affray.web.messages.lab import LabCompare, LabDuel, LabOdds, LabReport, LabSample
from affray.web.service.desk import Lang, answer, body_of, desk_of, language_of
from affray.web.service.openapi import gives, printed, takes
from affray.web.words import wording

T = TypeVar("T")
router = APIRouter(prefix="/api/lab", dependencies=[Depends(HTTPBearer(auto_error=False))])


async def worked(request: Request, task: str, body: bytes = b"", *, constant: bool = False) -> bytes:
    """What a task of the laboratory gives; it is ended when whoever asks has gone. Raises Refusing, ClientDisconnect."""
    desk = desk_of(request)
    address = request.client.host if request.client else ""
    desk.rate("light", f"lab {address}")
    ask = desk.bench.constant if constant else desk.bench.ask
    work = asyncio.ensure_future(ask(task, body, language_of(request), address))
    gone = asyncio.ensure_future(departure(request))
    try:
        await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise ClientDisconnect
        return work.result()
    finally:
        for task_of in (work, gone):
            task_of.cancel()
        await asyncio.gather(work, gone, return_exceptions=True)


async def departure(request: Request) -> None:
    """Returns when whoever asks has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def asked_of(request: Request, kind: type[T]) -> bytes:
    """A question as it was sent, if it is one, from somebody who may ask. Raises Refusing."""
    desk_of(request).open(request)
    await body_of(request, kind)
    return await request.body()


@router.get("", response_class=Response, responses=gives("LabInfo"))
async def info(request: Request, lang: Lang = "en") -> Response:
    """What can be asked of each system, and what everything is called."""
    language = wording.nearest(wording.TEXTS.languages, lang)
    return answer(await worked(request, "info", language.encode(), constant=True))


@router.post("/odds", response_class=Response, responses=gives("Odds"), openapi_extra=takes("LabOdds"))
async def odds(request: Request) -> Response:
    """The odds of a procedure, and others beside it."""
    return answer(await worked(request, "odds", await asked_of(request, LabOdds)))


@router.post("/duel", response_class=Response, responses=gives("Duel"), openapi_extra=takes("LabDuel"))
async def duel(request: Request) -> Response:
    """A duel worked out to its end."""
    return answer(await worked(request, "duel", await asked_of(request, LabDuel)))


@router.post("/compare", response_class=Response, responses=gives("Comparison"), openapi_extra=takes("LabCompare"))
async def compared(request: Request) -> Response:
    """What house rules change."""
    return answer(await worked(request, "compare", await asked_of(request, LabCompare)))


@router.post(
    "/sample",
    status_code=201,
    response_class=Response,
    responses=gives("Made", status=201),
    openapi_extra=takes("LabSample"),
)
async def sample(request: Request) -> Response:
    """A duel, or a cell of a sweep, by the number of its game, as a game to look at on the board."""
    desk = desk_of(request)
    desk.heavy(request)
    record = await worked(request, "sample", await asked_of(request, LabSample))
    return answer(await desk.running().create(NewGame(record=record.decode())), 201)


@router.get("/studies", response_class=Response, responses=gives("Studies"))
async def listed(request: Request) -> Response:
    """The finished sweeps that come with the program."""
    return answer(await worked(request, "studies", constant=True))


@router.get("/studies/{name}", response_class=Response, responses=gives("SweepView"))
async def shipped(request: Request, name: str) -> Response:
    """A finished sweep that comes with the program."""
    return answer(await worked(request, "study", name.encode(), constant=True))


@router.post("/results", response_class=Response, responses=gives("SweepView"), openapi_extra=takes("str"))
async def results(request: Request) -> Response:
    """The results in a file that affray sweep has kept."""
    desk_of(request).open(request)
    return answer(await worked(request, "results", await request.body()))


@router.post("/report", response_class=Response, responses=printed(), openapi_extra=takes("LabReport"))
async def report(request: Request) -> Response:
    """What a sweep shows, as a page that needs no other file."""
    desk_of(request).heavy(request)
    asked = await asked_of(request, LabReport)
    return Response(await worked(request, "report", asked), media_type="text/html; charset=utf-8")
