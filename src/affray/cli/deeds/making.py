"""Making a figure at the terminal: from options, from a line, by lot, or asked for step by step."""

import secrets
import sys
from collections.abc import Callable
from typing import cast

import msgspec
from msgspec.structs import replace

from affray.cli.shown.screen import Screen
from affray.core import InputError, Refusal
from affray.core.faces.people import Ask, Folk, Someone, legal
from affray.dice.stream import MOST_SEED, Stream
from affray.game.packs import read_shelf
from affray.systems import registry
from affray.systems.foeman.people import FoemanFolk
from affray.web.store.roster import KEY

SEED_BITS = 32
ENDED = "figure new: the input has ended; nothing is kept"
NOTHING = "nothing"
FIRST = "race"
"""The answer that leaves a figure without its attributes, so that nothing can be judged yet."""


class Wanted(msgspec.Struct, frozen=True):
    """What the command line asks for: options as they were typed, a line, a draw with its seed, the key of a system."""

    options: dict[str, str] = {}
    text: str = ""
    random: bool = False
    seed: int | None = None
    packs: tuple[str, ...] = ()
    system: str = KEY


def folk_of(system: str, packs: tuple[str, ...] = ()) -> Folk[Someone]:
    """The figures of a system, with packs. Raises InputError for a system without any, and for packs that are not its own."""
    if not packs:
        return registry.folk(system)
    if system != KEY:
        raise InputError(f"--pack: packs are of {KEY}, not of {system}")
    return cast("Folk[Someone]", FoemanFolk(read_shelf(packs).packs))


def made(wanted: Wanted, taken: frozenset[str], screen: Screen) -> Someone:
    """The new figure. Raises InputError with every broken rule, or for options that exclude each other."""
    folk = folk_of(wanted.system, wanted.packs)
    if wanted.random:
        return by_lot(wanted, taken, folk)
    if wanted.seed is not None:
        raise InputError("--seed: goes with --random")
    name = wanted.options.get("name", "")
    if wanted.text:
        extra = [key for key in wanted.options if key != "name"]
        if extra:
            raise InputError(f"--{extra[0]}: does not go with --text, which says all")
        one = folk.read_line(wanted.text, "--text")
        return legal(folk, replace(one, name=name or one.name), "--text")
    if set(wanted.options) <= {"name"}:
        return Asking(folk.from_table({"name": name}, "figure new"), folk, taken, screen).run()
    line = " ".join(f"{key}={value}" for key, value in wanted.options.items() if key != "name")
    return legal(folk, replace(folk.read_line(line, "figure new"), name=name), "figure new")


def by_lot(wanted: Wanted, taken: frozenset[str], folk: Folk[Someone]) -> Someone:
    """A figure drawn by lot. Raises InputError."""
    extra = [key for key in wanted.options if key not in ("name", "race")]
    if extra or wanted.text:
        raise InputError(f"--{extra[0] if extra else 'text'}: does not go with --random, which draws it")
    seed = secrets.randbits(SEED_BITS) if wanted.seed is None else wanted.seed
    if not 0 <= seed <= MOST_SEED:
        raise InputError(f"--seed {seed}: expected 0 to {MOST_SEED}")
    one = folk.drawn(Stream(seed), wanted.options.get("race", ""), taken)
    return legal(folk, replace(one, name=wanted.options.get("name", one.name)), "figure new")


# --- asked step by step -----------------------------------------------------------------------------------------------
class Asking:
    """A draft figure and the questions that complete it; each answer is checked at once."""

    def __init__(self, draft: Someone, folk: Folk[Someone], taken: frozenset[str], screen: Screen) -> None:
        self.draft, self.folk, self.taken, self.screen = draft, folk, taken, screen

    def run(self) -> Someone:
        """The figure when every answer is legal. Raises InputError where the input ends before."""
        self.screen.say("Each answer is checked against the rules. Enter takes what stands in brackets.")
        for ask in self.folk.asks():
            self.ask(ask, self.field(ask.key))
        if self.folk.faults(self.draft):
            self.ask(Ask("name", "Name", "a name for the roster"), self.name)
        return legal(self.folk, self.draft, "figure new")

    def ask(self, ask: Ask, put: Callable[[str], None]) -> None:
        """Asks until the answer holds. Raises InputError at the end of the input."""
        self.screen.say(f"{ask.what}: {ask.expected}" + (f" [{ask.usual}]" if ask.usual else ""), 2)
        while True:
            line = self.read()
            try:
                put(line or ("" if ask.usual == NOTHING else ask.usual))
            except InputError as error:
                self.screen.say(f"  {error}", 4)
            else:
                return

    def read(self) -> str:
        """A line of the person. Raises InputError at the end of the input."""
        sys.stdout.flush()
        try:
            line = input("> ").strip()
        except EOFError:
            raise InputError(ENDED) from None
        if not sys.stdin.isatty():
            print(line)
        return line

    def field(self, key: str) -> Callable[[str], None]:
        """What takes the answer to a question and says where the draft stands. Raises InputError."""

        def put(text: str) -> None:
            draft = self.folk.answered(self.draft, key, text)
            for note in self.folk.noted(draft, key, self.screen.language):
                if note:
                    self.screen.say(f"  {note}", 4)
            if key != FIRST:
                self.check(draft)
            self.draft = draft

        return put

    def name(self, text: str) -> None:
        """Takes the name. Raises InputError for one that is none or is taken."""
        if text in self.taken:
            raise InputError(f"{text}: is in the roster already")
        self.draft = legal(self.folk, replace(self.draft, name=text), "name")

    def check(self, draft: Someone) -> None:
        """Says every rule that the draft breaks, apart from a name that is not yet asked for. Raises InputError."""
        found = self.folk.faults(draft if draft.name else replace(draft, name="Nobody"))
        if found:
            raise InputError("; ".join(marked(fault, self.screen.language) for fault in found))


def marked(fault: Refusal, language: str) -> str:
    """A broken rule with its clauses, in a language."""
    return f"{fault.worded(language)} [{' '.join(fault.clauses)}]" if fault.clauses else fault.worded(language)
