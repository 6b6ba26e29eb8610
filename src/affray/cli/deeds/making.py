"""Making a figure at the terminal: from options, from a line, by lot, or asked for step by step."""

import secrets
import sys
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from affray.cli.shown.screen import Screen, harmless_text
from affray.core import InputError
from affray.core.faces.people import Ask, People, RosterFigure, check_legal
from affray.dice.stream import MOST_SEED, Stream
from affray.game import pack_folders
from affray.game.pack_folders import read_shelf
from affray.systems import registry
from affray.web.store.roster import KEY

SEED_BITS = 32
ENDED = "figure new: the input has ended; nothing is kept"
NOTHING = "nothing"
FIRST = "race"
"""The answer that leaves a figure without its attributes, so that nothing can be judged yet."""


class FigureRequest(msgspec.Struct, frozen=True):
    """What the command line asks for: options as they were typed, a line, a draw with its seed, the key of a system."""

    options: dict[str, str] = {}
    text: str = ""
    random: bool = False
    seed: int | None = None
    packs: tuple[str, ...] = ()
    system: str = KEY


def people_with_packs(system: str, packs: tuple[str, ...] = ()) -> People[RosterFigure]:
    """The figures of a system, with packs. Raises InputError for a system without any, and for packs that are not its own."""
    if not packs:
        return registry.people_of(system)
    keys = registry.keys_with_gear_packs()
    if system not in keys:
        raise InputError(f"--pack: packs are of {', '.join(keys)}, not of {system}")
    return pack_folders.people_with_packs(system, read_shelf(packs).folders)


def new_figure(wanted: FigureRequest, taken: frozenset[str], screen: Screen) -> RosterFigure:
    """The new figure. Raises InputError with every broken rule, or for options that exclude each other."""
    people = people_with_packs(wanted.system, wanted.packs)
    if wanted.random:
        return draw_figure(wanted, taken, people)
    if wanted.seed is not None:
        raise InputError("--seed: goes with --random")
    name = wanted.options.get("name", "")
    if wanted.text:
        extra = [key for key in wanted.options if key != "name"]
        if extra:
            raise InputError(f"--{extra[0]}: does not go with --text, which says all")
        figure = people.read_line(wanted.text, "--text")
        return check_legal(people, replace(figure, name=name or figure.name), "--text")
    if set(wanted.options) <= {"name"}:
        return Interview(people.from_table({"name": name}, "figure new"), people, taken, screen).run()
    line = " ".join(f"{key}={value}" for key, value in wanted.options.items() if key != "name")
    return check_legal(people, replace(people.read_line(line, "figure new"), name=name), "figure new")


def draw_figure(wanted: FigureRequest, taken: frozenset[str], people: People[RosterFigure]) -> RosterFigure:
    """A figure drawn by lot. Raises InputError."""
    extra = [key for key in wanted.options if key not in ("name", "race")]
    if extra or wanted.text:
        raise InputError(f"--{extra[0] if extra else 'text'}: does not go with --random, which draws it")
    seed = secrets.randbits(SEED_BITS) if wanted.seed is None else wanted.seed
    if not 0 <= seed <= MOST_SEED:
        raise InputError(f"--seed {seed}: expected 0 to {MOST_SEED}")
    figure = people.random_figure(Stream(seed), wanted.options.get("race", ""), taken)
    return check_legal(people, replace(figure, name=wanted.options.get("name", figure.name)), "figure new")


# --- asked step by step -----------------------------------------------------------------------------------------------
class Interview:
    """A draft figure and the questions that complete it; each answer is checked at once."""

    def __init__(
        self, draft: RosterFigure, people: People[RosterFigure], taken: frozenset[str], screen: Screen
    ) -> None:
        self.draft, self.people, self.taken, self.screen = draft, people, taken, screen

    def run(self) -> RosterFigure:
        """The figure when every answer is legal. Raises InputError where the input ends before."""
        self.screen.say("Each answer is checked against the rules. Enter takes what stands in brackets.")
        for ask in self.people.questions():
            self.ask(ask, self.field_setter(ask.key))
        if self.people.faults(self.draft):
            self.ask(Ask("name", "Name", "a name for the roster"), self.set_name)
        return check_legal(self.people, self.draft, "figure new")

    def ask(self, ask: Ask, put: Callable[[str], None]) -> None:
        """Asks until the answer holds. Raises InputError at the end of the input."""
        self.screen.say(f"{ask.what}: {ask.expected}" + (f" [{ask.usual}]" if ask.usual else ""), 2)
        while True:
            line = self.read_line()
            try:
                put(line or ("" if ask.usual == NOTHING else ask.usual))
            except InputError as error:
                self.screen.say(f"  {error}", 4)
            else:
                return

    def read_line(self) -> str:
        """A line of the person. Raises InputError at the end of the input."""
        sys.stdout.flush()
        try:
            line = input("> ").strip()
        except EOFError:
            raise InputError(ENDED) from None
        if not sys.stdin.isatty():
            print(harmless_text(line))
        return line

    def field_setter(self, key: str) -> Callable[[str], None]:
        """What takes the answer to a question and says where the draft stands. Raises InputError."""

        def put(text: str) -> None:
            draft = self.people.with_answer(self.draft, key, text)
            for note in self.people.remarks(draft, key, self.screen.language):
                if note:
                    self.screen.say(f"  {note}", 4)
            if key != FIRST:
                self.say_faults(draft)
            self.draft = draft

        return put

    def set_name(self, text: str) -> None:
        """Takes the name. Raises InputError for one that is none or is taken."""
        if text in self.taken:
            raise InputError(f"{text}: is in the roster already")
        self.draft = check_legal(self.people, replace(self.draft, name=text), "name")

    def say_faults(self, draft: RosterFigure) -> None:
        """Says every rule that the draft breaks, apart from a name that is not yet asked for. Raises InputError."""
        found = self.people.faults(draft if draft.name else replace(draft, name="Nobody"))
        if found:
            raise InputError("; ".join(fault.line(self.screen.language) for fault in found))
