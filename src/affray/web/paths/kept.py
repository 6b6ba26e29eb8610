"""The paths of things that people keep, one row each: who asks, what is done, what is answered."""

from collections.abc import Awaitable, Callable
from types import GenericAlias
from typing import Annotated, Generic, TypeVar, cast

import msgspec
import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response

from affray.systems import registry
from affray.web.service.desk import Lang, desk_of, message_response, read_body
from affray.web.service.openapi import message_responses, request_body
from affray.web.words import wording

T = TypeVar("T")
D = TypeVar("D")
M = TypeVar("M", bound=msgspec.Struct)
LONGEST_KEY = 64
Name = Annotated[str, Query(max_length=200)]
Key = Annotated[str, Query(max_length=LONGEST_KEY, include_in_schema=False)]
"""The key of the system whose things are meant; the API describes those of the first system that has any."""


class KeptKind(msgspec.Struct, Generic[D], frozen=True):
    """A kind of things that people keep, as its paths know it."""

    many: str
    """What several are called, as the rates know it."""
    face: str
    """The face of a system that has such things."""
    deeds: Callable[[sa.Engine, str, str], D]
    """What is done with those on a database, by the key of their system, in a language."""
    table: Callable[[str], type[msgspec.Struct]] | None = None
    """The struct of one by the key of its system, where messages have it as their parameter."""

    def key(self, system: str) -> str:
        """The system that is meant: the first that has such things, where none is named."""
        return system or registry.first_with(self.face)

    async def message(self, request: Request, kind: type[M], system: str) -> M:
        """The body of a request as a message, with the struct of a system's things for its parameter. Raises Refusing."""
        if self.table is None or not getattr(kind, "__parameters__", ()):
            return await read_body(request, kind)
        return await read_body(request, cast("type[M]", GenericAlias(kind, (self.table(self.key(system)),))))

    def admit(self, request: Request, rate: str, *, is_open: bool = False) -> None:
        """Checks that whoever asks has the server's key, unless all may ask, and does not ask too often. Raises Refusing."""
        desk = desk_of(request)
        desk.check_kind(request, self.many, rate)
        if not is_open:
            desk.check_may_make(request)

    async def run(self, request: Request, deed: Callable[[D], T], lang: str, system: str) -> T:
        """What a deed gives, done beside the others. Raises Refusing, InputError."""
        desk = desk_of(request)
        hub, key = desk.running_hub(), self.key(system)
        language = wording.language_of(registry.load_system(key), lang)
        return await desk.work(request, lambda: deed(self.deeds(hub.store.engine, key, language)))


class Deed(msgspec.Struct, Generic[D, M], frozen=True):
    """What a path does with a message: how it is described, the message and what is answered, both by their names there."""

    said: str
    message: type[M]
    work: Callable[[D, M], object]
    answer: str
    rate: str = "light"
    """Whether it is light or heavy work."""
    named: bool = False
    """Whether the API describes that a system can be named."""


class KeptPaths(Generic[D]):
    """Adds the paths of a kind to a router, all of which take the server's key; `usual` is the system that the API describes as the usual one."""

    def __init__(self, router: APIRouter, kind: KeptKind[D], usual: str = "") -> None:
        self.router, self.kind, self.usual = router, kind, usual

    def system_query(self, *, named: bool) -> str:
        """The query that names a system."""
        found: str = Query(self.usual, max_length=LONGEST_KEY, include_in_schema=named)
        return found

    def cards(self, path: str, said: str, deed: Callable[[D], object], answer: str) -> None:
        """Adds the path of all kept things."""
        kind, query = self.kind, self.system_query(named=bool(self.usual))

        async def cards(request: Request, system: str = query, lang: Lang = "en") -> Response:
            kind.admit(request, "light")
            return message_response(await kind.run(request, deed, lang, system))

        self.router.add_api_route(
            path,
            cards,
            name=path.strip("/") or kind.many,
            description=said,
            response_class=Response,
            responses=message_responses(answer, many=1),
        )

    def show(self, path: str, said: str, deed: Callable[[D, str], object], answer: str) -> None:
        """Adds the path of one by its name."""
        kind = self.kind

        async def show(request: Request, name: Name, lang: Lang = "en", system: Key = "") -> Response:
            kind.admit(request, "light")
            return message_response(await kind.run(request, lambda deeds: deed(deeds, name), lang, system))

        self.router.add_api_route(
            path,
            show,
            name=path.rpartition("/")[2],
            description=said,
            response_class=Response,
            responses=message_responses(answer),
        )

    def ask(self, path: str, deed: Deed[D, M]) -> None:
        """Adds a path that answers a message and changes nothing."""
        kind, query = self.kind, self.system_query(named=deed.named)

        async def answer(request: Request, system: str = query, lang: Lang = "en") -> Response:
            kind.admit(request, deed.rate)
            wanted = await kind.message(request, deed.message, system)
            return message_response(await kind.run(request, lambda deeds: deed.work(deeds, wanted), lang, system))

        self.post(path, path.rpartition("/")[2], deed, answer)

    def change(self, path: str, deed: Deed[D, M], name: str = "", status: int = 200) -> None:
        """Adds a path that changes what is kept."""
        kind, query = self.kind, self.system_query(named=deed.named)

        async def change(request: Request, system: str = query, lang: Lang = "en") -> Response:
            kind.admit(request, "heavy")
            wanted = await kind.message(request, deed.message, system)
            found = await kind.run(request, lambda deeds: deed.work(deeds, wanted), lang, system)
            return message_response(found, status)

        self.post(path, name or path.rpartition("/")[2], deed, change, status)

    def post(
        self, path: str, name: str, deed: Deed[D, M], endpoint: Callable[..., Awaitable[Response]], status: int = 200
    ) -> None:
        """Adds a path with a message."""
        self.router.add_api_route(
            path,
            endpoint,
            methods=["POST"],
            name=name,
            description=deed.said,
            status_code=status,
            response_class=Response,
            responses=message_responses(deed.answer, status=status),
            openapi_extra=request_body(deed.message.__name__),
        )
