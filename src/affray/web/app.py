"""The server's paths."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from http import HTTPStatus
from pathlib import Path
from urllib.parse import quote

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import FileResponse, RedirectResponse
from starlette.staticfiles import StaticFiles

from affray import __version__
from affray.core import InputError, RuledOut
from affray.web.messages import Fault
from affray.web.operating.events import warn
from affray.web.paths import (
    armies,
    books,
    campaigns,
    fields,
    figures,
    games,
    journals,
    lab,
    lookups,
    muster,
    papers,
    scenes,
    stories,
    workers,
)
from affray.web.rooms.hub import Hub, Resolver
from affray.web.rooms.lineup import Lineup
from affray.web.service.desk import Desk, Setting, desk_of, language_of, message_response
from affray.web.service.guard import Guard, path_form
from affray.web.service.openapi import description
from affray.web.service.parameters import parameter_fault
from affray.web.service.peers import Peers
from affray.web.service.relay import MISPLACED, PEER, Door, Relay, ask_elsewhere
from affray.web.service.telling import Telling
from affray.web.service.watching import Watch
from affray.web.store import Store
from affray.web.store.holding import Elsewhere, Holding
from affray.web.store.holds import Holds
from affray.web.store.keeper import Changed, Down, Missing
from affray.web.words import wording
from affray.web.words.faults import Refusing, error_line, fault_in_words

ROUTERS = (
    games.sockets,
    lookups.router, scenes.router, books.router, figures.router, armies.router, fields.router, papers.router, games.router,
    journals.router, stories.router, muster.router, campaigns.router, lab.router, workers.router,
)  # fmt: skip
REFUSED = (InputError, RequestValidationError, HTTPException, RuntimeError, SQLAlchemyError, ClientDisconnect)
"""The errors that are answered by `refuse`."""
NO_PAGE = (
    "<!doctype html><html lang=en><title>Affray</title><p>The server runs; its page is not built (make page).</html>"
)
NO_DOCUMENTS = (
    "<!doctype html><html lang=en><title>Affray</title><p>The documents are not built here (make docs); "
    "their sources are in the folder docs.</html>"
)


def make_app(store: Callable[[], Store], setting: Setting, resolver: Resolver = lambda _: None) -> FastAPI:
    """The server; the store is opened when it starts."""
    desk = Desk(setting)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        opened = await asyncio.to_thread(store)
        telling: Telling | None = None
        with noting_fault(desk):
            hub = desk.hub = make_hub(opened, desk, resolver)
            hub.when_over = lambda room: campaigns.settle(hub, room)
            if hub.holding is not None:
                opened.writer.check = hub.holding.holds.check
                await hub.holding.start()
                telling = Telling(desk, hub.holding)
            desk.watch = Watch(hub)
            await desk.watch.start()
        yield
        with noting_fault(desk):
            if telling is not None:
                await telling.stop()
            await desk.watch.stop()
            desk.bench.stop()
            await hub.stop()
            await desk.bench.wait_stopped()

    app = FastAPI(
        title="Affray", version=__version__, description="A table for tabletop combat.", lifespan=life, docs_url=None,
        redoc_url=None, openapi_url=None,
    )  # fmt: skip
    app.state.desk = desk
    app.openapi = lambda: description(app)  # type: ignore[method-assign]
    for router in ROUTERS:
        app.include_router(router)
    add_documents(app, setting.documents)
    add_page(app, setting.page)
    if setting.inner:
        app.add_middleware(Relay, place=desk)
    app.add_middleware(
        Guard, local=setting.local, limits=setting.limits, names=setting.names, meters=desk.meters,
        halt=lambda: desk.hub.halt if desk.hub else None,
    )  # fmt: skip
    app.add_middleware(Peers, proxies=setting.proxies)
    if setting.inner:
        app.add_middleware(Door, place=desk, inner=setting.inner)
    for error in REFUSED:
        app.add_exception_handler(error, refuse)
    return app


@contextmanager
def noting_fault(desk: Desk) -> Iterator[None]:
    """Notes what prevents the server from starting, or from ending well."""
    try:
        yield
    except Exception as error:
        desk.fault = error
        raise


def make_hub(store: Store, desk: Desk, resolver: Resolver) -> Hub:
    """The rooms over an open store; among several workers, those that this one holds."""
    setting = desk.setting
    return Hub(
        store,
        resolver,
        setting.shelf,
        setting.rooms,
        lineup=Lineup(setting.programs),
        meters=desk.meters,
        holding=Holding(Holds(store.engine, setting.inner)) if setting.inner else None,
    )


async def refuse(request: Request, error: Exception) -> Response:
    """The answer to a request that is refused."""
    wanted = language_of(request)
    spoken = wording.nearest_language(wording.TEXTS.languages, wanted)
    if isinstance(error, Refusing):
        found = message_response(fault_in_words(error, wanted), error.status)
        if error.status == HTTPStatus.TOO_MANY_REQUESTS:
            found.headers["retry-after"] = str(error.retry)
            # Whoever asks too often over a connection asks less often so.
            await asyncio.sleep(desk_of(request).setting.limits.delay)
        return found
    if isinstance(error, Elsewhere) and PEER in request.scope:
        return message_response(Fault("store", error_line(error)), MISPLACED)
    if isinstance(error, Elsewhere) and (answer := await ask_elsewhere(request, error.peer)):
        return answer
    if isinstance(error, Down | SQLAlchemyError):
        desk_of(request).meters.store_errors += 1
        warn("store-fails", method=request.method, path=path_form(request.scope), error=error_line(error))
        said = wording.say_in_nearest(wanted, "no-read" if request.method == "GET" else "no-kept")
        return message_response(Fault("store", said), 503)
    if isinstance(error, RuledOut):
        said = error.wording(spoken)
        return message_response(Fault(error.refusals[0].code, said, error.clauses), 400)
    if isinstance(error, Changed | Missing):
        stale = isinstance(error, Changed)
        return message_response(Fault("stale" if stale else "unknown", error_line(error)), 409 if stale else 404)
    if isinstance(error, InputError):
        return message_response(Fault("input", error_line(error.line(spoken))), 400)
    if isinstance(error, RequestValidationError):
        said = "; ".join(parameter_fault(part).line(spoken) for part in error.errors())
        return message_response(Fault("input", error_line(said)), 422)
    if isinstance(error, HTTPException):
        if error.status_code == HTTPStatus.NOT_FOUND and shows_page(request):
            return page_response(desk_of(request).setting.page, HTTPStatus.NOT_FOUND)
        reply = message_response(Fault("http", str(error.detail)), error.status_code)
        reply.headers.update(error.headers or {})
        return reply
    return message_response(Fault("fault", f"internal fault: {type(error).__name__}"), 500)


def shows_page(request: Request) -> bool:
    """Whether somebody looks for a page, who is told by the page itself that there is none: browsers ask for that in HTML."""
    wanted = request.headers.get("accept", "")
    return request.method == "GET" and "text/html" in wanted and not request.url.path.startswith(("/api/", "/docs/"))


def add_documents(app: FastAPI, folder: Path) -> None:
    """The documents under /docs; a line that says how they are built where they are not. A system whose rules are not
    among them, such as a plugin, has them as a book of the page."""

    async def show_rules(key: str) -> Response:
        page = folder / "rules" / f"{key}.html"
        return FileResponse(page) if page.is_file() else RedirectResponse(f"/rules/{quote(key)}")

    app.add_api_route("/docs/rules/{key}.html", show_rules, methods=["GET", "HEAD"], include_in_schema=False)
    if folder.is_dir():
        app.add_api_route("/docs", lambda: RedirectResponse("/docs/"), methods=["GET", "HEAD"], include_in_schema=False)
        app.mount("/docs", StaticFiles(directory=folder, html=True))
        return

    async def say_how() -> Response:
        return Response(NO_DOCUMENTS, 404, media_type="text/html; charset=utf-8")

    for path in ("/docs", "/docs/{page:path}"):
        app.add_api_route(path, say_how, methods=["GET", "HEAD"], include_in_schema=False)


def page_response(page: Path, status: int = HTTPStatus.OK) -> Response:
    """The page itself, which sees from its address what to show."""
    index = page / "index.html"
    text = index.read_bytes() if index.is_file() else NO_PAGE.encode()
    return Response(text, status, media_type="text/html; charset=utf-8", headers={"cache-control": "no-cache"})


def add_page(app: FastAPI, page: Path) -> None:
    """The page: one file for each address that shows something, and what it loads beside it."""

    async def show() -> Response:
        return page_response(page)

    made = ("/figures", "/armies", "/fields", "/campaigns")
    pages = (*made, *(f"{text}/{{name:path}}" for text in made[:-1]), "/campaigns/{name}")
    house = ("/", "/games", "/rules", "/rules/{key}", "/lab", "/learn", "/learn/{key}/{lesson:path}", "/help")
    for path in (*house, "/game/{game}", *pages):
        app.add_api_route(path, show, methods=["GET", "HEAD"], include_in_schema=False)
    if page.is_dir():
        app.mount("/", StaticFiles(directory=page))
