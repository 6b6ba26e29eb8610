"""The five paths of things that people keep: all of them, a new one, one by its name, a change, a removal."""

from collections.abc import Callable, Iterator, Mapping
from types import GenericAlias
from typing import Annotated, Generic, Protocol, TypeVar, cast

import msgspec
import sqlalchemy as sa
from fastapi import APIRouter, Query, Request, Response

from affray.systems import registry
from affray.web.service.desk import Lang, desk_of, message_response, read_body
from affray.web.service.openapi import message_responses, request_body
from affray.web.words import wording

T = TypeVar("T")
D = TypeVar("D", bound="Looking")
N = TypeVar("N", bound=msgspec.Struct)
C = TypeVar("C", bound=msgspec.Struct)
R = TypeVar("R", bound=msgspec.Struct)
Name = Annotated[str, Query(max_length=200)]
Key = Annotated[str, Query(max_length=64, include_in_schema=False)]
"""The key of the system whose things are meant; the API describes those of the first system that has any."""
Change = tuple[type[N], Callable[[D, N], object]]
"""A message, and what is done with it."""


class Looking(Protocol):
    """What is done with kept things that changes none."""

    def cards(self) -> object:
        """All of them."""

    def show(self, name: str) -> object:
        """The one of a name. Raises Refusing."""


class KeptKind(msgspec.Struct, Generic[D], frozen=True):
    """A kind of things that people keep, as its paths know it."""

    one: str
    """What one is called in paths and, with a capital, in messages."""
    many: str
    """What several are called."""
    keys: Callable[[], Iterator[str]]
    """The systems that have such things."""
    deeds: Callable[[sa.Engine, str, str], D]
    """What is done with those on a database, by the key of their system, in a language."""
    table: Callable[[str], type[msgspec.Struct]]
    """The struct of one, by the key of its system."""

    def key(self, system: str) -> str:
        """The system that is meant: the first that has such things, where none is named."""
        return system or next(self.keys())

    async def message(self, request: Request, kind: type[N], system: str) -> N:
        """The body of a request as a message, with the struct of a system's things for its parameter. Raises Refusing."""
        wanted: object = GenericAlias(kind, (self.table(self.key(system)),)) if parameters(kind) else kind
        return await read_body(request, cast("type[N]", wanted))

    async def run(self, request: Request, rate: str, deed: Callable[[D], T], lang: str, system: str) -> T:
        """What a deed gives, done beside the others. Raises Refusing, InputError."""
        desk = desk_of(request)
        desk.check_rate(rate, f"{self.many} {request.client.host if request.client else ''}")
        hub, key = desk.running_hub(), self.key(system)
        language = wording.language_of(registry.load_system(key), lang)
        return await hub.work(lambda: deed(self.deeds(hub.store.engine, key, language)))


def parameters(kind: type) -> tuple[object, ...]:
    """The parameters of a message."""
    return getattr(kind, "__parameters__", ())


def add_kept_paths(
    router: APIRouter,
    kind: KeptKind[D],
    said: Mapping[str, str],
    keep: Change[N, D],
    change: Change[C, D],
    remove: Change[R, D],
) -> None:
    """Adds the five paths of a kind to a router; `said` is what each does, as the API describes it, by its name."""
    title = kind.one.capitalize()

    def add(path: str, name: str, deed: Callable[..., object], answer: str, body: str = "", *, many: int = 0) -> None:
        status = 201 if name == "keep" else 200
        router.add_api_route(
            path,
            deed,
            methods=["POST" if body else "GET"],
            name=name,
            description=said[name],
            status_code=status,
            response_class=Response,
            responses=message_responses(f"{title}{answer}", many=many, status=status),
            openapi_extra=request_body(f"{title}{body}") if body else None,
        )

    async def cards(request: Request, lang: Lang = "en", system: Key = "") -> Response:
        return message_response(await kind.run(request, "light", lambda deeds: deeds.cards(), lang, system))

    async def show(request: Request, name: Name, lang: Lang = "en", system: Key = "") -> Response:
        return message_response(await kind.run(request, "light", lambda deeds: deeds.show(name), lang, system))

    add("", kind.many, cards, "Card", many=1)
    add("", "keep", changing(kind, keep, 201), "KeptInfo", "New")
    add(f"/{kind.one}", kind.one, show, "KeptInfo")
    add("/change", "change", changing(kind, change), "KeptInfo", "Change")
    add("/remove", "remove", changing(kind, remove), "Removed", "Remove")


def changing(kind: KeptKind[D], change: Change[N, D], status: int = 200) -> Callable[..., object]:
    """What a path does that changes what is kept, which takes the server's key."""
    message, deed = change

    async def made(request: Request, lang: Lang = "en", system: Key = "") -> Response:
        wanted = await kind.message(request, message, system)
        desk_of(request).check_may_make(request)
        found = await kind.run(request, "heavy", lambda deeds: deed(deeds, wanted), lang, system)
        return message_response(found, status)

    return made
