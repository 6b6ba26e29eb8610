"""What is done with things that people keep: every change whole, in the revision that was seen, or not at all."""

from abc import ABC, abstractmethod
from typing import Generic, Protocol, TypeVar

import msgspec

from affray.web.store.keeper import Changed, Missing
from affray.web.store.things import KeptThing, Things
from affray.web.words import wording
from affray.web.words.faults import Refusing

T = TypeVar("T")
N = TypeVar("N")
C = TypeVar("C", bound="Seen")


class Seen(Protocol):
    """A message about a kept thing, in the revision that was seen."""

    @property
    def name(self) -> str:
        """The name of the thing."""

    @property
    def rev(self) -> int:
        """The revision."""


class Keeping(ABC, Generic[T, N, C]):
    """The deeds on things of one kind, of a system, in a language: `N` is the message of a new one, `C` of a change."""

    word: str
    """What the ids of the table's messages call one of them."""

    def __init__(self, things: Things[T], language: str) -> None:
        self.things = things
        self.language = language

    # --- what each kind says for itself -------------------------------------------------------------------------------
    @abstractmethod
    def card(self, kept: KeptThing[T]) -> msgspec.Struct:
        """A kept thing in a list."""

    @abstractmethod
    def info(self, kept: KeptThing[T]) -> msgspec.Struct:
        """A kept thing with all that it is."""

    @abstractmethod
    def new_thing(self, new: N, taken: frozenset[str]) -> T:
        """The thing of a message, which may not go by a name that is taken. Raises InputError."""

    @abstractmethod
    def changed_thing(self, kept: KeptThing[T], wanted: C, taken: frozenset[str]) -> T:
        """The thing that a kept one becomes. Raises InputError."""

    @abstractmethod
    def removal(self, name: str) -> msgspec.Struct:
        """That a thing is no longer kept."""

    @abstractmethod
    def name_of(self, thing: T) -> str:
        """The name that a thing is kept by."""

    # --- the deeds ----------------------------------------------------------------------------------------------------
    def cards(self) -> tuple[msgspec.Struct, ...]:
        """All kept things, oldest first."""
        return tuple(map(self.card, self.things.all()))

    def find(self, name: str) -> KeptThing[T]:
        """The thing of a name. Raises Refusing for an unknown one."""
        try:
            return self.things.find(name)
        except Missing:
            raise Refusing(404, "unknown", self.say("unknown", name)) from None

    def show(self, name: str) -> msgspec.Struct:
        """The thing of a name. Raises Refusing for an unknown one."""
        return self.info(self.find(name))

    def keep(self, new: N) -> msgspec.Struct:
        """Keeps a new thing. Raises InputError."""
        thing = self.new_thing(new, self.things.names())
        try:
            self.things.add(thing)
        except Changed:
            raise self.taken_error(self.name_of(thing)) from None
        return self.show(self.name_of(thing))

    def change(self, wanted: C) -> msgspec.Struct:
        """Makes another thing of a kept one. Raises Refusing for one that has changed since, InputError."""
        thing = self.changed_thing(self.find(wanted.name), wanted, self.things.names() - {wanted.name})
        try:
            self.things.put(wanted.name, wanted.rev, thing)
        except Changed:
            raise self.stale_error(wanted.name) from None
        return self.show(self.name_of(thing))

    def remove(self, wanted: Seen) -> msgspec.Struct:
        """Keeps a thing no longer. Raises Refusing."""
        self.find(wanted.name)
        try:
            self.things.remove(wanted.name, wanted.rev)
        except Changed:
            raise self.stale_error(wanted.name) from None
        return self.removal(wanted.name)

    def say(self, what: str, name: str) -> str:
        """What the table says of a thing of this kind."""
        return wording.say(self.language, f"no-{self.word}-{what}", name=name)

    def taken_error(self, name: str) -> Refusing:
        """The error that somebody else has kept a thing by the name meanwhile."""
        return self.stale_error(name)

    def stale_error(self, name: str) -> Refusing:
        """The error that somebody else has changed the thing."""
        return Refusing(409, "stale", self.say("stale", name))
