"""The paths of the laboratory: what can be asked, odds, duels, comparisons, and sample games on the board."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from fastapi import APIRouter, Depends, Request, Response
from fastapi.security import HTTPBearer

from affray.core import InputError
from affray.core.texts import ENGLISH
from affray.lab import chances, compare, solve
from affray.lab.builder import lab_systems
from affray.lab.schema import Comparison, Duel, Odds
from affray.lab.sweep.ledger import ledger_in
from affray.lab.sweep.view import studies, study, study_ledger, view_in
from affray.lab.words import labels, values, words
from affray.web import wording
from affray.web.desk import Lang, answer, body_of, desk_of
from affray.web.messages import NewGame
from affray.web.messages.lab import LabCompare, LabDuel, LabInfo, LabOdds, LabReport, LabSample, Studies
from affray.web.openapi import gives, printed, takes

T = TypeVar("T")
router = APIRouter(prefix="/api/lab", dependencies=[Depends(HTTPBearer(auto_error=False))])
MOST_GAMES, MOST_BESIDE, MOST_SIDES = 2_000, 4, 8
"""So much is worked out for one question on the page; the terminal has no such bounds."""
OUTER = {"system", "a", "b", "options", "language"}
"""What a question says beside its fields."""
BENCH = ThreadPoolExecutor(1, "laboratory")


async def worked(request: Request, work: Callable[[], T]) -> T:
    """What a piece of work gives; one is done at a time, beside the games. Raises Refusing, InputError."""
    desk = desk_of(request)
    desk.rate("light", f"lab {request.client.host if request.client else ''}")
    return await asyncio.get_running_loop().run_in_executor(BENCH, work)


@router.get("", response_class=Response, responses=gives("LabInfo"))
async def info(request: Request, lang: Lang = "en") -> Response:
    """What can be asked of each system, and what everything is called."""
    return answer(await worked(request, lambda: what(lang)))


@router.post("/odds", response_class=Response, responses=gives("Odds"), openapi_extra=takes("LabOdds"))
async def odds(request: Request) -> Response:
    """The odds of a procedure, and others beside it."""
    asked = await body_of(request, LabOdds)
    return answer(await worked(request, lambda: odds_of(asked)))


@router.post("/duel", response_class=Response, responses=gives("Duel"), openapi_extra=takes("LabDuel"))
async def duel(request: Request) -> Response:
    """A duel worked out to its end."""
    asked = await body_of(request, LabDuel)
    return answer(await worked(request, lambda: duel_of(asked)))


@router.post("/compare", response_class=Response, responses=gives("Comparison"), openapi_extra=takes("LabCompare"))
async def compared(request: Request) -> Response:
    """What house rules change."""
    asked = await body_of(request, LabCompare)
    return answer(await worked(request, lambda: comparison_of(asked)))


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
    desk.open(request)
    desk.heavy(request)
    asked = await body_of(request, LabSample)
    record = await worked(request, lambda: record_of(asked))
    return answer(await desk.running().create(NewGame(record=record)), 201)


@router.get("/studies", response_class=Response, responses=gives("Studies"))
async def listed(request: Request) -> Response:
    """The finished sweeps that come with the program."""
    return answer(await worked(request, lambda: Studies(studies())))


@router.get("/studies/{name}", response_class=Response, responses=gives("SweepView"))
async def shipped(request: Request, name: str) -> Response:
    """A finished sweep that comes with the program."""
    return answer(await worked(request, lambda: study(name)))


@router.post("/results", response_class=Response, responses=gives("SweepView"), openapi_extra=takes("str"))
async def results(request: Request) -> Response:
    """The results in a file that affray sweep has kept."""
    data = await request.body()
    return answer(await worked(request, lambda: view_in(data, "results")))


@router.post("/report", response_class=Response, responses=printed(), openapi_extra=takes("LabReport"))
async def report(request: Request) -> Response:
    """What a sweep shows, as a page that needs no other file."""
    desk_of(request).heavy(request)
    asked = await body_of(request, LabReport)
    return Response(await worked(request, lambda: page_of(asked)), media_type="text/html; charset=utf-8")


# --- the work ---------------------------------------------------------------------------------------------------------
def what(lang: str) -> LabInfo:
    """What can be asked, in a language."""
    catalogue, language = words(), spoken(lang)
    plain = sorted(one for one in catalogue.ids(ENGLISH) if not catalogue.variables(ENGLISH, one))
    said = {one: catalogue.say(language, one) for one in plain}
    return LabInfo(lab_systems(), {**labels(language), **values(language), **said})


def spoken(lang: str) -> str:
    """The language of the laboratory that is nearest to one."""
    return wording.nearest(words().languages, lang)


def odds_of(asked: LabOdds) -> Odds:
    """The odds of a procedure, and others beside it. Raises InputError."""
    from msgspec.structs import replace

    if len(asked.beside) > MOST_BESIDE:
        raise InputError(f"beside: expected at most {MOST_BESIDE}, got {len(asked.beside)}")

    def found(given: dict[str, str]) -> Odds:
        return chances(asked.system, asked.options, **filled(given, asked.lang))

    others = (replace(found({**asked.asked, **one}), changed=one) for one in asked.beside)
    return replace(found(asked.asked), beside=tuple(others))


def duel_of(asked: LabDuel) -> Duel:
    """A duel worked out. Raises InputError."""
    given = filled(asked.asked, asked.lang)
    games = given.get("games", "0")
    if "gpu" in given:
        raise InputError("gpu: games on the page are played without; the terminal plays them so")
    if games.isdecimal() and int(games) > MOST_GAMES:
        raise InputError(f"games {games}: expected at most {MOST_GAMES} on the page; the terminal plays any number")
    own = {"policy": tuple(asked.policies)} if asked.policies else {}
    return solve(asked.system, asked.a, asked.b, asked.options, **{**given, **own})


def comparison_of(asked: LabCompare) -> Comparison:
    """What house rules change. Raises InputError."""
    if len(asked.sides) > MOST_SIDES:
        raise InputError(f"sides: expected at most {MOST_SIDES}, got {len(asked.sides)}")
    if asked.games > MOST_GAMES:
        raise InputError(f"games {asked.games}: expected at most {MOST_GAMES} on the page")
    if len(asked.policies) > 2:
        raise InputError(f"policies: expected one for both or two, got {len(asked.policies)}")
    both = (asked.policies[0], asked.policies[-1]) if asked.policies else None
    return compare(asked.system, asked.a, asked.b, asked.sides, both, asked.games, asked.seed)


def record_of(asked: LabSample) -> str:
    """The record of a duel, or of a game of a cell of a sweep. Raises InputError."""
    from affray.lab.sampling import sample_cell, sample_duel
    from affray.lab.sweep.spec import spec_of

    if asked.spec:
        return sample_cell(spec_of(asked.spec), asked.cell, asked.number, turned=asked.turned).decode()
    who, options = (asked.a, asked.b), dict(asked.options)
    return sample_duel(asked.system, who, tuple(asked.policies), options, asked.seed, asked.number).decode()


def page_of(asked: LabReport) -> str:
    """A report as one page. Raises InputError."""
    from affray.lab.report.charts import altair_of
    from affray.lab.report.document import report_of
    from affray.lab.report.pages import report_page
    from affray.lab.report.study import study_of

    altair_of()
    name = asked.study or "results"
    data = study_ledger(asked.study) if asked.study else asked.results.encode()
    return report_page(report_of(study_of(ledger_in(data, name), name, asked.where, every=asked.every)))


def filled(asked: dict[str, str], lang: str) -> dict[str, str]:
    """The fields that say something, and the language of names. Raises InputError for what is no field of a question."""
    for name in OUTER & asked.keys():
        raise InputError(f"asked: {name}: expected a field of the question")
    return {**{name: value for name, value in asked.items() if value != ""}, "language": spoken(lang)}
