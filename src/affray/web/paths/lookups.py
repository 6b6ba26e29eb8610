"""The paths that belong to no game: systems, checking a record, the descriptions of the API."""

import time
from collections.abc import Sequence
from functools import cache
from http import HTTPStatus

from fastapi import APIRouter, HTTPException, Request, Response

from affray import __version__
from affray.core import Scenario
from affray.core.faces.packs import PackOption, PackOutline
from affray.core.house_options import BOOL
from affray.core.words.texts import ENGLISH, slug
from affray.game import shipped_scenarios
from affray.game.lessons import Lesson, say_in, shipped_lessons
from affray.game.pack_folders import EMPTY, PackFolder, Shelf, with_packs
from affray.play.players import MEASURES, is_offered
from affray.play.titles import player_sentence, player_title, style_sentence
from affray.systems import registry
from affray.web.messages import (
    ComputerInfo,
    LessonInfo,
    NoticeShown,
    OptionInfo,
    PackInfo,
    ScenarioInfo,
    StyleInfo,
    SystemInfo,
)
from affray.web.operating.meters import MEDIA_TYPE
from affray.web.paths.lab import run_task
from affray.web.rooms import fielding
from affray.web.service.desk import ENCODER, Lang, desk_of, message_response
from affray.web.service.metrics import all_metrics
from affray.web.service.openapi import description_bytes, message_responses
from affray.web.service.peers import is_among, is_forwarded
from affray.web.service.relay import PEER
from affray.web.service.schema import schema_bytes
from affray.web.words import wording

router = APIRouter()
HEALTH: dict[int | str, dict[str, object]] = {code: {"content": {"application/json": {}}} for code in (200, 503)}


@router.get("/api/health", response_class=Response, responses=HEALTH)
async def health(request: Request) -> Response:
    """Whether the server runs and its store takes what is written, and its version."""
    desk = desk_of(request)
    if await desk.is_store_writable():
        return message_response({"status": "ok", "version": __version__})
    return message_response({"status": "the store fails", "version": __version__}, 503)


@router.get("/api/ready", response_class=Response, responses=HEALTH)
async def ready(request: Request) -> Response:
    """Whether the server takes games and answers now: it has started, does not stop, and its store takes what is written."""
    desk = desk_of(request)
    if desk.hub is None or desk.hub.stopping:
        status = "starting" if desk.hub is None else "draining"
    else:
        status = "ready" if await desk.is_store_writable() else "the store fails"
    return message_response({"status": status, "version": __version__}, 200 if status == "ready" else 503)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """The numbers of the server, for those who may read them, and by no proxy."""
    desk = desk_of(request)
    may_read = not is_forwarded(request.scope) and is_among(request.scope, desk.setting.metrics)
    if not may_read and PEER not in request.scope:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return Response(await all_metrics(request), media_type=MEDIA_TYPE)


@router.get("/api/notice", response_class=Response, responses=message_responses("NoticeShown"))
async def notice(request: Request, lang: Lang = "en") -> Response:
    """What whoever operates the server tells everybody; a page asks now and then."""
    desk = desk_of(request)
    desk.check_ask(request)
    found = desk.operating.notice((lang, lang.partition("-")[0], ENGLISH), time.time())
    if found is None:
        return message_response(NoticeShown())
    return message_response(NoticeShown(found.text, found.language, f"{found.made:.6f}"))


@router.get("/api/systems", response_class=Response, responses=message_responses("SystemInfo", many=1))
async def systems(request: Request, lang: Lang = "en") -> Response:
    """The rule systems with their options, scenarios and players."""
    desk = desk_of(request)
    desk.check_ask(request)
    hub, language = desk.running_hub(), wording.nearest_language(spoken_languages(), lang)
    if language not in desk.systems:
        desk.systems[language] = await desk.work(
            request, lambda: ENCODER.encode(system_infos(language, hub.lineup.names(), hub.shelf))
        )
    return message_response(desk.systems[language])


@router.post(
    "/api/verify",
    response_class=Response,
    responses=message_responses("Verified"),
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def verify(request: Request) -> Response:
    """Whether every die, event and state of a record is derived again."""
    desk = desk_of(request)
    desk.check_heavy(request)
    return message_response(await run_task(request, "verify", await request.body()))


@router.get("/api/schema.json", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def messages_schema(request: Request) -> Response:
    """The JSON Schema of all messages."""
    desk_of(request).check_ask(request)
    return message_response(await desk_of(request).running_hub().work(schema_bytes))


@router.get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response:
    """The description of these paths."""
    desk_of(request).check_ask(request)
    return message_response(await desk_of(request).running_hub().work(lambda: description_bytes(request.app)))


@cache
def spoken_languages() -> frozenset[str]:
    """The languages that the table or any of the systems speaks. Raises InputError."""
    systems = map(registry.load_system, registry.system_keys())
    return frozenset({*wording.TEXTS.languages, *(name for system in systems for name in system.facts.languages)})


def system_infos(language: str, players: Sequence[str], shelf: Shelf = EMPTY) -> list[SystemInfo]:
    """All systems, with the computer players there are and what packs add."""
    known = registry.system_keys()
    return [system_info(key, language, players, shelf) for key in known]


def computer_info(name: str, language: str) -> ComputerInfo:
    """What there is to know of a computer player; a program's title is left to the page."""
    title = player_title(name, language)
    return ComputerInfo(name, "" if title == name else title[:1].upper() + title[1:], player_sentence(name, language))


def system_info(key: str, language: str, players: Sequence[str], shelf: Shelf = EMPTY) -> SystemInfo:
    """What there is to know of a system before a game. Raises InputError."""
    system = registry.load_system(key)
    facts = system.facts
    spoken = wording.language_of(system, language)
    own = shelf.of_systems((key,)).folders
    owner = {scenario.name: folder for folder in own for scenario in folder.scenarios}
    packs = [(folder.pack.name, folder.outline(spoken)) for folder in own]
    return SystemInfo(
        key=key,
        name=facts.name,
        space=facts.space,
        summary=wording.summary(system, spoken),
        purpose=wording.own_text(system, "system-purpose", spoken),
        credit=facts.credit,
        mastered=facts.mastered,
        options=tuple(
            OptionInfo(
                name=option.name,
                values=option.values,
                default=option.default,
                clause=option.clause,
                effect=system.words.texts.say(spoken, f"effect-{slug(option.name)}"),
                words=wording.value_names(system, option, spoken),
                sets=option.sets,
                title=wording.option_title(system, option, spoken),
            )
            for option in facts.options
        )
        + tuple(pack_option(option, name) for name, outline in packs for option in outline.options),
        scenarios=tuple(
            scenario_info(system, scenario, owner.get(scenario.name), spoken)
            for scenario in (*shipped_scenarios(key), *(scenario for folder in own for scenario in folder.scenarios))
        ),
        players=tuple(name for name in players if name not in MEASURES and is_offered(name, system)),
        computers=tuple(computer_info(name, language) for name in players),
        styles=tuple(StyleInfo(style, style_sentence(system, style, spoken)) for style in system.opponents.styles),
        languages=system.facts.languages,
        packs=tuple(pack_info(name, outline) for name, outline in packs),
        figures=system.people is not None,
        battles=system.battles is not None,
        campaigns=system.campaigns is not None,
        lessons=tuple(lesson_info(lesson, spoken) for lesson in (*shipped_lessons(key), *shelf.lessons(key))),
    )


def lesson_info(lesson: Lesson, language: str) -> LessonInfo:
    """What there is to know of a lesson before it is taken."""
    title, summary = wording.scenario(lesson.scenario, language)
    return LessonInfo(
        name=lesson.name,
        title=title,
        summary=summary,
        steps=len(lesson.script.steps),
        minutes=lesson.script.minutes,
        hints={code: say_in(hint, language) for code, hint in lesson.script.hints.items()},
    )


def scenario_info(system: wording.Rules, scenario: Scenario, owner: PackFolder | None, language: str) -> ScenarioInfo:
    """What there is to know of a scenario before a game; `owner` is the pack that it comes from."""
    stands, options = with_packs((owner,) if owner else (), scenario.in_language(language), {})
    state = system.setup(stands, options)
    sides = system.sides(state)
    return ScenarioInfo(
        scenario.name,
        *wording.scenario(scenario, language),
        sides=sides,
        options=scenario.options,
        pack=owner.pack.name if owner else "",
        battle=fielding.battle_info(stands, language),
        table=fielding.table_info(stands, language),
        idle=tuple(side for side in range(len(sides)) if system.seats.is_idle(state, side)),
    )


def pack_info(name: str, outline: PackOutline) -> PackInfo:
    """What there is to know of a pack before a game."""
    return PackInfo(
        name=name,
        title=outline.title,
        summary=outline.summary,
        credit=outline.credit,
        adds=outline.adds,
        changes=outline.changes,
        defaults=dict(outline.defaults),
    )


def pack_option(option: PackOption, pack: str) -> OptionInfo:
    """A house rule that a pack adds."""
    return OptionInfo(
        option.name,
        BOOL,
        BOOL[0],
        "",
        option.effect,
        sets={BOOL[1]: {name: option_text(value) for name, value in option.sets.items()}},
        pack=pack,
        title=option.title,
    )


def option_text(value: str | int | bool) -> str:  # noqa: FBT001
    """The value of a house rule as it is written."""
    return str(value).lower() if isinstance(value, bool) else str(value)
