"""The paths of what is printed: reference cards and figure sheets, as pages for a browser to print."""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from affray.core import InputError, System
from affray.core.faces.paper import PrintedPage
from affray.core.house_options import read_option_words
from affray.game.pack_folders import PackFolder, reference_cards
from affray.systems import registry
from affray.web.kept import paper
from affray.web.service.desk import Lang, desk_of
from affray.web.service.openapi import page_responses
from affray.web.store.roster import KEY, Roster
from affray.web.words import wording

router = APIRouter(prefix="/api")
STYLE = "/api/paper.css"
Words = Annotated[list[str], Query(max_length=200)]
Printed = tuple[System[object, object], tuple[PrintedPage, ...]]


@router.get("/systems/{key}/cards", response_class=Response, responses=page_responses())
async def cards(
    request: Request,
    key: str,
    option: Words = [],  # noqa: B006
    pack: Words = [],  # noqa: B006
    lang: Lang = "en",
) -> Response:
    """The reference cards of a system, under these options, each "name=value", and with these packs of the server."""
    shelf = desk_of(request).setting.shelf.of_systems(registry.keys_with_gear_packs())
    desk_of(request).check_heavy(request)
    return await page_response(request, lambda: card_pages(key, option, [shelf.folder(name) for name in pack]), lang)


@router.get("/roster/paper", response_class=Response, responses=page_responses())
async def figures(request: Request, name: Words = [], system: str = KEY, lang: Lang = "en") -> Response:  # noqa: B006
    """The sheets of figures of the roster, of all of a system where none is named."""
    desk_of(request).check_heavy(request)
    desk_of(request).check_may_make(request)
    roster = Roster(desk_of(request).running_hub().store.engine)
    return await page_response(request, lambda: sheet_pages(roster, name, system), lang)


@router.get("/paper.css", include_in_schema=False)
async def style() -> Response:
    """How it looks."""
    return Response(paper.css(), media_type="text/css; charset=utf-8")


async def page_response(request: Request, pages: Callable[[], Printed], lang: str) -> Response:
    """The leaves as a page, made beside what else there is to do. Raises InputError."""
    desk = desk_of(request)

    def made() -> str:
        system, found = pages()
        return paper.html(found, system.words, wording.language_of(system, lang), style=STYLE)

    return Response(await desk.running_hub().work(made), media_type="text/html; charset=utf-8")


def card_pages(key: str, options: list[str], packs: list[PackFolder]) -> Printed:
    """The cards of a system. Raises InputError for an unknown system or option, and for packs that are not its own."""
    system = registry.load_system(key)
    return system, reference_cards(key, read_option_words(options), packs)


def sheet_pages(roster: Roster, names: list[str], key: str) -> Printed:
    """The sheets of figures of one system. Raises InputError for an unknown one, two systems, an empty roster."""
    registry.people_of(key)
    kept = [roster.any_figure(name) for name in names] or list(roster.people(key))
    if not kept:
        raise InputError("the roster is empty: there is nothing to print")
    keys = tuple(dict.fromkeys(kept_figure.system for kept_figure in kept))
    if len(keys) > 1:
        raise InputError(f"figures of {', '.join(keys)}: expected those of one system")
    people = registry.people_of(keys[0])
    return registry.load_system(keys[0]), tuple(people.sheet_page(kept_figure.figure, {}) for kept_figure in kept)
