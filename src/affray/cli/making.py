"""Making a figure at the terminal: from options, from a line, by lot, or asked for step by step."""

import secrets
import sys
from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from affray.cli.screen import Screen
from affray.core import InputError, Refusal
from affray.core.phrase import Phrase
from affray.dice.stream import MOST_SEED, Stream
from affray.game.packs import read_shelf
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.adventurer import (
    Adventurer,
    checked,
    faults_of,
    figure_of,
    from_table,
    read_fields,
    read_line,
)
from affray.systems.foeman.drawing import drawn
from affray.systems.foeman.figures import ATTRIBUTES, in_hands
from affray.systems.foeman.kinds import NONE
from affray.systems.foeman.making import points_left
from affray.systems.foeman.own import shown
from affray.systems.foeman.pack import Pack, Piece, adventurer, gear, together
from affray.systems.foeman.tables import race
from affray.systems.foeman.things import things

SEED_BITS = 32
ENDED = "figure new: the input has ended; nothing is kept"


class Wanted(msgspec.Struct, frozen=True):
    """What the command line asks for: options as they were typed, a line, a draw with its seed."""

    options: dict[str, str] = {}
    text: str = ""
    random: bool = False
    seed: int | None = None
    packs: tuple[str, ...] = ()


def made(wanted: Wanted, taken: frozenset[str], screen: Screen) -> Adventurer:
    """The new figure. Raises InputError with every broken rule, or for ways that do not go together."""
    packs = read_shelf(wanted.packs).packs
    pack = together(packs)
    if wanted.random:
        return by_lot(wanted, taken, packs)
    if wanted.seed is not None:
        raise InputError("--seed: goes with --random")
    if wanted.text:
        extra = [key for key in wanted.options if key != "name"]
        if extra:
            raise InputError(f"--{extra[0]}: does not go with --text, which says all")
        one = adventurer(pack, read_line(wanted.text, "--text"))
        return checked(replace(one, name=wanted.options.get("name", one.name)), "--text")
    if set(wanted.options) <= {"name"}:
        return Asking(Adventurer(wanted.options.get("name", "")), taken, screen, packs).run()
    line = " ".join(f"{key}={value}" for key, value in wanted.options.items() if key != "name")
    fields = adventurer(pack, read_line(line, "figure new"))
    return checked(replace(fields, name=wanted.options.get("name", "")), "figure new")


def by_lot(wanted: Wanted, taken: frozenset[str], packs: Sequence[Pack]) -> Adventurer:
    """A figure drawn by lot. Raises InputError."""
    extra = [key for key in wanted.options if key not in ("name", "race")]
    if extra or wanted.text:
        raise InputError(f"--{extra[0] if extra else 'text'}: does not go with --random, which draws it")
    seed = secrets.randbits(SEED_BITS) if wanted.seed is None else wanted.seed
    if not 0 <= seed <= MOST_SEED:
        raise InputError(f"--seed {seed}: expected 0 to {MOST_SEED}")
    kind = wanted.options.get("race", "")
    one = drawn(Stream(seed), together(packs).races.get(kind, kind), taken, gear(packs))
    return checked(replace(one, name=wanted.options.get("name", one.name)), "figure new")


# --- asked step by step -----------------------------------------------------------------------------------------------
class Asking:
    """A draft and the questions that complete it; what breaks a rule is told at once, with what is left."""

    def __init__(self, draft: Adventurer, taken: frozenset[str], screen: Screen, packs: Sequence[Pack] = ()) -> None:
        self.draft, self.taken, self.screen = draft, taken, screen
        self.pack, self.gear = together(packs), gear(packs)

    def run(self) -> Adventurer:
        """The figure when every answer is legal. Raises InputError where the input ends before."""
        self.screen.say("Each answer is checked against the rules. Enter takes what stands in brackets.")
        self.ask("Race", f"one of {listed(self.gear.races)}", self.race, "Human")
        least = race(self.draft.race)
        self.screen.say(
            f"  {shown(least.name)}: at least ST {least.least[0]}, DX {least.least[1]}, IQ {least.least[2]}, in all {least.total}."
        )
        self.ask("ST DX IQ", "three numbers such as 12 12 8", self.scores, "")
        self.ask("Strong hand", "right or left", self.field("handed"), "right")
        self.ask("Armor", f"one of {NONE}, {listed(self.gear.armor)}", self.field("armor"), NONE)
        held = f"weapons {listed(self.gear.weapons)}; shields {listed(self.gear.shields)}"
        self.ask("In hand", f"up to two, such as Mace,Small Shield: {held}", self.field("hold"), "nothing")
        self.ask("Carried", "more weapons or a shield, such as Dagger", self.field("carry"), "nothing")
        self.ask("Special items", f"any of {', '.join(things())}", self.field("things"), "nothing")
        if faults_of(self.draft):
            self.ask("Name", "a name for the roster", self.name, "")
        return checked(self.draft, "figure new")

    def ask(self, what: str, expected: str, put: Callable[[str], None], usual: str) -> None:
        """Asks until the answer holds. Raises InputError at the end of the input."""
        self.screen.say(f"{what}: {expected}" + (f" [{usual}]" if usual else ""), 2)
        while True:
            line = self.read()
            try:
                put(line or ("" if usual == "nothing" else usual))
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

    def race(self, text: str) -> None:
        """Takes the race, however its letters are written. Raises InputError."""
        name = next((one.name for one in self.gear.races if one.shown.lower() == text.lower()), "")
        if not name:
            raise InputError(f"race {text!r} is unknown; expected one of {listed(self.gear.races)}")
        self.draft = replace(self.draft, race=name)

    def scores(self, text: str) -> None:
        """Takes the three attributes, and says what is left and what they break. Raises InputError."""
        words = text.replace(",", " ").split()
        if len(words) != len(ATTRIBUTES) or not all(w.isascii() and w.isdigit() and len(w) < 3 for w in words):
            raise InputError(f"{text!r}: expected {' '.join(ATTRIBUTES)}, three numbers such as 12 12 8")
        st, dx, iq = map(int, words)
        draft = replace(self.draft, st=st, dx=dx, iq=iq)
        left = Phrase("making-points", {"left": points_left(figure_of(draft)), "total": race(draft.race).total})
        row = SYSTEM.phrase(Phrase("making-row-points"), self.screen.language)
        self.screen.say(f"  {row}: {SYSTEM.phrase(left, self.screen.language)}", 4)
        self.check(draft)
        self.draft = draft

    def field(self, key: str) -> Callable[[str], None]:
        """What takes the answer for one key of a figure's line."""

        def put(text: str) -> None:
            value = "" if text == "nothing" else text
            if not value:
                return
            fields = read_fields(f"{key}={value}", key)
            if key == "hold":
                hold = fields["hold"]
                assert isinstance(hold, list)
                if len(hold) > 2:
                    raise InputError("hold: expected at most two items")
                main, off = in_hands(hold)
                fields = {"main": main, "off": off}
            table = {**msgspec.to_builtins(self.draft), **fields}
            table["carried"] = table.pop("carry", table.get("carried", ()))
            draft = adventurer(self.pack, from_table(table, key))
            self.check(draft)
            self.draft = draft

        return put

    def name(self, text: str) -> None:
        """Takes the name. Raises InputError for one that is none or is taken."""
        if text in self.taken:
            raise InputError(f"{text}: is in the roster already")
        self.draft = checked(replace(self.draft, name=text), "name")

    def check(self, draft: Adventurer) -> None:
        """Says every rule that the draft breaks, apart from a name that is not yet asked for. Raises InputError."""
        found = faults_of(draft if draft.name else replace(draft, name="Nobody"))
        if found:
            raise InputError("; ".join(marked(fault, self.screen.language) for fault in found))


def listed(pieces: Sequence[Piece]) -> str:
    """What there is to choose from, in words."""
    return ", ".join(piece.shown for piece in pieces)


def marked(fault: Refusal, language: str) -> str:
    """A broken rule with its clauses, in a language."""
    return f"{fault.worded(language)} [{' '.join(fault.clauses)}]" if fault.clauses else fault.worded(language)
