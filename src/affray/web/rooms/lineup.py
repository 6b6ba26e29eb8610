"""The computer players of a server: which there are, those that are programs of whoever runs it, and those that sit somewhere.

A request names a player by what stands on the list, and nothing else: no request, record or campaign starts a program.
"""

import re
import threading
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from affray.core import InputError
from affray.play import Attendant, Player, player_names
from affray.play.players import Kind, alone, make_player, opponent_names, taken_names
from affray.play.programs import ProgramPlayer
from affray.play.programs.process import read_command
from affray.web.operating.events import warn
from affray.web.rooms.thinkers import ElsewherePlayer, Thinkers, looks_ahead

NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,39}")
MOST_PROGRAMS = 16
"""So many programs run at once; the one that has waited longest is ended for another, and started again when it is asked."""
MOST_PLAYERS = 512
"""So many other players are remembered between their answers."""
PATIENCE = 2.0
"""So many seconds all programs together have to end with the server."""
Key = tuple[str, int, str]
"""A game, a side and a player's name."""


def read_programs(given: Iterable[str]) -> dict[str, str]:
    """The commands of programs by the names they are given, each as NAME=COMMAND. Raises InputError."""
    taken, found = {*taken_names(), *player_names()}, dict[str, str]()
    for text in given:
        name, sign, command = text.partition("=")
        if not sign or not NAME.fullmatch(name):
            raise InputError(f"--player {text!r}: expected NAME=COMMAND, the name letters, digits, - and _")
        if name in taken or name in found:
            raise InputError(f"--player {text!r}: there is a player {name!r} already")
        try:
            read_command(command)
        except InputError as error:
            raise InputError(f"--player {text!r}: {error}") from None
        found[name] = command
    return found


class Lineup:
    """The computer players by name, and those that sit at the tables; it may be used from any thread."""

    def __init__(self, programs: Mapping[str, str] | None = None) -> None:
        self.programs = programs or {}
        self.kinds = {name: self.kind(name, command) for name, command in self.programs.items()}
        self.thinkers = Thinkers()
        self.lock = threading.Lock()
        self.seated: tuple[OrderedDict[Key, Player], ...] = (OrderedDict(), OrderedDict())
        """Those that are no programs and those that are, each with who has been asked last at the end."""
        self.asked: set[Key] = set()
        self.ending: set[threading.Thread] = set()
        self.closed = False

    def kind(self, name: str, command: str) -> Kind:
        """The kind of a program's players."""
        return Kind(
            alone(lambda: ProgramPlayer(command, lambda line: warn("program-says", player=name, line=line))), (name,)
        )

    def names(self) -> tuple[str, ...]:
        """The players that a side can be given."""
        return player_names(self.kinds)

    def offered(self) -> tuple[str, ...]:
        """Those that people are offered."""
        return opponent_names(self.kinds)

    def is_program(self, name: str) -> bool:
        """Whether a player is a program, which is waited for and takes none of the server's own time."""
        return name in self.programs

    def is_waited_for(self, name: str) -> bool:
        """Whether a player thinks in a process of its own, so that who waits for it takes none of the server's time."""
        return self.is_program(name) or looks_ahead(name)

    def make_player(self, name: str) -> Player:
        """A new player; one that looks ahead does so in a process. Raises InputError for one that is not there."""
        return ElsewherePlayer(name, self.thinkers) if looks_ahead(name) else make_player(name, self.kinds)

    @contextmanager
    def player(self, game: str, side: int, name: str) -> Iterator[Player]:
        """The player of a side, who is not ended meanwhile. Raises InputError for one that is not there."""
        key = (game, side, name)
        with self.lock:
            if self.closed:
                raise InputError("the server stops")
            seated = self.seated[self.is_program(name)]
            found = seated.get(key) or self.make_player(name)
            seated[key] = found
            seated.move_to_end(key)
            self.asked.add(key)
            self.make_room()
        try:
            yield found
        finally:
            with self.lock:
                self.asked.discard(key)

    def make_room(self) -> None:
        """Lets those go who have waited longest, where there are too many."""
        for seated, most in zip(self.seated, (MOST_PLAYERS, MOST_PROGRAMS), strict=True):
            waiting = [key for key in seated if key not in self.asked]
            for key in waiting[: max(0, len(seated) - most)]:
                self.end(seated.pop(key), None)

    def leave(self, game: str, score: tuple[float, ...] | None = None, side: int | None = None) -> None:
        """Lets the players of a game go, or of one side of it; of one that is over with its score."""
        with self.lock:
            for seated in self.seated:
                for key in [key for key in seated if key[0] == game and side in (None, key[1])]:
                    self.end(seated.pop(key), score)

    def end(self, player: Player, score: tuple[float, ...] | None) -> None:
        """Ends a player beside everything else, since a program may take its time."""
        if not isinstance(player, Attendant):
            return
        thread = threading.Thread(target=player.end, args=(score,), name="end of a player", daemon=True)
        self.ending = {other for other in self.ending if other.is_alive()} | {thread}
        thread.start()

    def close(self) -> None:
        """Ends all, within the patience."""
        self.thinkers.close()
        with self.lock:
            self.closed = True
            for seated in self.seated:
                while seated:
                    self.end(seated.popitem()[1], None)
        for thread in self.ending:
            thread.join(PATIENCE)
