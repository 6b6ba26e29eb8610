"""The paths that belong to no game: systems, rules, checking a record, the descriptions of the API."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from affray import __version__
from affray.core import InputError
from affray.core.texts import slug
from affray.game import loads, rulebook, scenarios
from affray.game.record import Differs
from affray.play import names
from affray.systems import registry
from affray.web import wording
from affray.web.desk import answer, desk_of
from affray.web.messages import ClauseInfo, OptionInfo, ScenarioInfo, SystemInfo, Verified
from affray.web.openapi import described, gives
from affray.web.schema import schema

router = APIRouter()
Lang = Annotated[str, Query(max_length=16)]


@router.get("/api/health", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def health() -> Response:
    """Whether the server runs, and its version."""
    return answer({"status": "ok", "version": __version__})


@router.get("/api/systems", response_class=Response, responses=gives("SystemInfo", many=1))
async def systems(request: Request, lang: Lang = "en") -> Response:
    """The rule systems with their options, scenarios and players."""
    hub = desk_of(request).running()
    return answer(await hub.work(lambda: system_infos(lang)))


@router.get("/api/systems/{key}/clauses", response_class=Response, responses=gives("ClauseInfo", many=1))
async def clauses(request: Request, key: str, q: Annotated[str, Query(max_length=200)] = "") -> Response:
    """The clauses with an id that starts so, or with these words in them; all of them for none."""
    hub = desk_of(request).running()
    return answer(await hub.work(lambda: clause_infos(key, q)))


@router.post(
    "/api/verify",
    response_class=Response,
    responses=gives("Verified"),
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def verify(request: Request) -> Response:
    """Whether every die, event and state of a record is derived again."""
    desk = desk_of(request)
    desk.heavy(request)
    data = await request.body()
    async with desk.checking:
        return answer(await desk.running().work(lambda: verified(data)))


@router.get("/api/schema.json", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def messages_schema() -> Response:
    """The JSON Schema of all messages."""
    return answer(schema())


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """The description of these paths."""
    return answer(described(request.app))


def system_infos(language: str) -> list[SystemInfo]:
    """All systems."""
    known = registry.keys()
    return [system_info(key, language) for key in known]


def system_info(key: str, language: str) -> SystemInfo:
    """What there is to know of a system before a game. Raises InputError."""
    system = registry.load(key)
    facts = system.facts
    spoken = wording.language_of(system, language)
    return SystemInfo(
        key,
        facts.name,
        facts.space,
        facts.summary,
        facts.credit,
        tuple(
            OptionInfo(
                option.name,
                option.values,
                option.default,
                option.clause,
                system.texts.say(spoken, f"effect-{slug(option.name)}"),
                wording.values(system, option, spoken),
                option.sets,
            )
            for option in facts.options
        ),
        tuple(
            ScenarioInfo(
                scenario.name,
                *wording.scenario(scenario),
                system.sides(system.setup(scenario, scenario.options)),
                scenario.options,
            )
            for scenario in scenarios(key)
        ),
        names(),
        system.facts.languages,
    )


def clause_infos(key: str, wanted: str) -> list[ClauseInfo]:
    """The clauses of a system that are meant. Raises InputError for an unknown system."""
    words = wanted.lower().split()
    found = []
    for section in rulebook(key).sections:
        for clause in section.clauses:
            text = f"{clause.title} {clause.text} {clause.reading}".lower()
            if clause.id.lower().startswith(wanted.lower().strip()) or all(word in text for word in words):
                found.append(ClauseInfo(clause.id, clause.title, clause.text, clause.reading, section.title))
    return found


def verified(data: bytes) -> Verified:
    """What comes of checking a record."""
    try:
        loads(data)
    except Differs as error:
        return Verified(holds=False, difference=str(error.difference))
    except InputError as error:
        return Verified(holds=False, difference=str(error))
    return Verified(holds=True)
