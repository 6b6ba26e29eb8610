"""The paths of the laboratory: what can be asked, odds, duels, comparisons, and sample games on the board.

The work is done in a process of its own; where making games needs a key, so does what has to be worked out.
"""

import asyncio
from collections.abc import AsyncIterator
from typing import TypeVar

from fastapi import APIRouter, Depends, Request, Response
from fastapi.security import HTTPBearer
from starlette.requests import ClientDisconnect
from starlette.responses import StreamingResponse

from affray.lab.progress import Watch, ignore_progress
from affray.web.messages import NewGame
from affray.web.messages.lab import LabCompare, LabDuel, LabOdds, LabReport, LabSample, LabStep
from affray.web.service.desk import ENCODER, Lang, desk_of, language_of, message_response, read_body
from affray.web.service.openapi import message_responses, page_responses, request_body
from affray.web.service.peers import client_address
from affray.web.words import wording
from affray.web.words.faults import Refusing, fault_in_words

T = TypeVar("T")
LINES = "application/x-ndjson"
"""What is accepted by whoever wants to hear how far an answer is."""
REPORT, PAGE = "report", "text/html; charset=utf-8"
MOST_KEPT = 4096
"""The longest question in bytes whose answer is kept."""
router = APIRouter(prefix="/api/lab", dependencies=[Depends(HTTPBearer(auto_error=False))])


async def run_task(
    request: Request, task: str, body: bytes = b"", *, constant: bool = False, watch: Watch = ignore_progress
) -> bytes:
    """What a task of the laboratory gives; it is ended when whoever asks has gone. Raises Refusing, ClientDisconnect."""
    desk = desk_of(request)
    desk.check_kind(request, "lab")
    lang = language_of(request)
    ask = desk.bench.ask_once if constant else desk.bench.ask
    work = asyncio.ensure_future(ask(task, body, lang, client_address(request.scope), watch))
    gone = asyncio.ensure_future(wait_for_departure(request))
    try:
        await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise ClientDisconnect
        return work.result()
    finally:
        for task_of in (work, gone):
            task_of.cancel()
        await asyncio.gather(work, gone, return_exceptions=True)


async def answer(request: Request, task: str, kind: type[object]) -> Response:
    """The answer to a question, of a report a page; where lines are wanted, one now and then says how far it is, the last is
    the answer or the fault. Raises Refusing, ClientDisconnect."""
    body = await read_question(request, kind)
    if LINES in request.headers.get("accept", ""):
        return StreamingResponse(answer_lines(request, task, body), media_type=LINES)
    found = await run_task(request, task, body, constant=is_kept(task, body))
    return Response(found, media_type=PAGE) if task == REPORT else message_response(found)


def is_kept(task: str, body: bytes) -> bool:
    """Whether an answer is kept for whoever asks the same: not a report, which may be of anybody's results."""
    return task != REPORT and len(body) <= MOST_KEPT


async def answer_lines(request: Request, task: str, body: bytes) -> AsyncIterator[bytes]:
    """The lines of an answer. Raises ClientDisconnect."""
    heard = asyncio.Queue[tuple[int, int] | None]()

    async def work() -> bytes:
        try:
            constant = is_kept(task, body)
            return await run_task(
                request, task, body, constant=constant, watch=lambda done, size: heard.put_nowait((done, size))
            )
        finally:
            heard.put_nowait(None)

    working = asyncio.ensure_future(work())
    try:
        while (step := await heard.get()) is not None:
            yield ENCODER.encode(LabStep(*step)) + b"\n"
        try:
            answer = await working
            yield b'{"answer":' + (ENCODER.encode(answer.decode()) if task == REPORT else answer) + b"}\n"
        except Refusing as error:
            yield ENCODER.encode({"fault": fault_in_words(error, language_of(request))}) + b"\n"
    finally:
        working.cancel()


async def wait_for_departure(request: Request) -> None:
    """Returns when whoever asks has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def read_question(request: Request, kind: type[T]) -> bytes:
    """A question as it was sent, if it is one, from somebody who may ask. Raises Refusing."""
    desk = desk_of(request)
    desk.check_kind(request, "lab", cost=0)
    desk.check_may_make(request)
    await read_body(request, kind)
    return await request.body()


@router.get("", response_class=Response, responses=message_responses("LabInfo"))
async def info(request: Request, lang: Lang = "en") -> Response:
    """What can be asked of each system, and what everything is called."""
    language = wording.nearest_language(wording.TEXTS.languages, lang)
    return message_response(await run_task(request, "info", language.encode(), constant=True))


@router.post(
    "/odds", response_class=Response, responses=message_responses("Odds"), openapi_extra=request_body("LabOdds")
)
async def odds(request: Request) -> Response:
    """The odds of a procedure, and others beside it."""
    return await answer(request, "odds", LabOdds)


@router.post(
    "/duel", response_class=Response, responses=message_responses("Duel"), openapi_extra=request_body("LabDuel")
)
async def duel(request: Request) -> Response:
    """A duel worked out to its end."""
    return await answer(request, "duel", LabDuel)


@router.post(
    "/compare",
    response_class=Response,
    responses=message_responses("Comparison"),
    openapi_extra=request_body("LabCompare"),
)
async def compared(request: Request) -> Response:
    """What house rules change."""
    return await answer(request, "compare", LabCompare)


@router.post(
    "/sample",
    status_code=201,
    response_class=Response,
    responses=message_responses("Made", status=201),
    openapi_extra=request_body("LabSample"),
)
async def sample(request: Request) -> Response:
    """A duel, or a cell of a sweep, by the number of its game, as a game to look at on the board."""
    desk = desk_of(request)
    desk.check_heavy(request)
    record = await run_task(request, "sample", await read_question(request, LabSample))
    return message_response(await desk.running_hub().create(NewGame(record=record.decode())), 201)


@router.get("/studies", response_class=Response, responses=message_responses("Studies"))
async def studies(request: Request) -> Response:
    """The finished sweeps that come with the program."""
    return message_response(await run_task(request, "studies", constant=True))


@router.get("/studies/{name}", response_class=Response, responses=message_responses("SweepView"))
async def shipped(request: Request, name: str) -> Response:
    """A finished sweep that comes with the program."""
    return message_response(await run_task(request, "study", name.encode(), constant=True))


@router.post(
    "/results", response_class=Response, responses=message_responses("SweepView"), openapi_extra=request_body("str")
)
async def results(request: Request) -> Response:
    """The results in a file that affray sweep has kept."""
    desk_of(request).check_may_make(request)
    return message_response(await run_task(request, "results", await request.body()))


@router.get("/ladders", response_class=Response, responses=message_responses("Ladders"))
async def listed_ladders(request: Request) -> Response:
    """The results of ladders of computer players that come with the program."""
    return message_response(await run_task(request, "ladders", constant=True))


@router.get("/ladders/{name}", response_class=Response, responses=message_responses("LadderFound"))
async def shipped_ladder(request: Request, name: str) -> Response:
    """What a ladder that comes with the program shows."""
    return message_response(await run_task(request, "ladder", name.encode(), constant=True))


@router.post(
    "/ladder", response_class=Response, responses=message_responses("LadderFound"), openapi_extra=request_body("str")
)
async def ladder_results(request: Request) -> Response:
    """What the results in a file show that affray ladder has kept."""
    desk_of(request).check_may_make(request)
    return message_response(await run_task(request, "ladder-results", await request.body()))


@router.post("/report", response_class=Response, responses=page_responses(), openapi_extra=request_body("LabReport"))
async def report(request: Request) -> Response:
    """What a sweep shows, as a page that needs no other file."""
    desk_of(request).check_heavy(request)
    return await answer(request, REPORT, LabReport)
