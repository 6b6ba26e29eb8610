"""A bestiary: figures of one to seven hexes that step and turn on ground that is covered here and there, for tests.

Each figure in its order steps, turns or stops; nothing is rolled, and nobody is in anybody's way.
"""

from collections.abc import Mapping

import msgspec

from affray.core import (
    Code,
    Counter,
    Event,
    Facts,
    HexPicture,
    Item,
    Patch,
    Phrase,
    Prompt,
    Question,
    Refusal,
    Scenario,
    Terrain,
)
from affray.core.faces.guide import Guide, Offer, Place, Prospect, Sheet, Sight, Threat
from affray.core.faces.looks import Looks
from affray.core.faces.picture import Hex
from affray.core.words.texts import COMMON, ENGLISH
from affray.referee import ChoiceNeeded, Referee, say
from affray.referee.live import Needed
from affray.space.bodies import Hexes, Shape, covered_hexes
from affray.space.hex import DIRECTION_NAMES, DIRECTIONS, neighbour
from affray.space.mega import mega_groups
from tests.small import Small, read, written

SHAPES: dict[int, Shape] = {
    1: ((0, 0),),
    2: ((0, 0), (0, 1)),
    3: ((0, 0), (0, 1), (1, 0)),
    4: ((0, 0), (1, 0), (0, 1), (-1, 1)),
    7: ((0, 0), *DIRECTIONS),
}
GROUND: dict[Hex, str] = {(q, row - q // 2): "clear" for q in range(13) for row in range(10)}
KINDS = (Terrain("clear", ".", 1), Terrain("broken_ground", ",", 2), Terrain("fire", "^", 3), Terrain("shadow", "%", 1))
LAID = (
    Patch("fire", (4, 0)),
    Patch("fire", (5, 0), "two more turns"),
    Patch("shadow", (8, -1)),
    Patch("shadow", (9, -1)),
    Patch("wall", (1, 6)),
    Patch("wall", (2, 6)),
    Patch("bodies", (6, 5)),
)
STOPS = 40


class Beast(msgspec.Struct, frozen=True):
    """A figure: its name, side, number of hexes, head, facing, looks, and whether it is in the air."""

    name: str
    side: int
    size: int
    head: Hex
    facing: int
    looks: Looks = Looks()
    airborne: bool = False
    down: bool = False

    def at(self, head: Hex, facing: int) -> Hexes:
        """Its hexes with the head there."""
        return covered_hexes(SHAPES[self.size], head, facing)


BEASTS = (
    Beast("Hydra", 0, 7, (3, 3), 1, Looks("dragon", "")),
    Beast("Ash", 0, 1, (6, 2), 2, Looks(shield=True)),
    Beast("Wyvern", 1, 4, (9, 1), 4, Looks("dragon", ""), airborne=True),
    Beast("Bear", 1, 3, (7, 4), 5, Looks("bear", "")),
    Beast("Horse", 0, 2, (5, -1), 3, Looks("horse", "")),
    Beast("Bors", 1, 1, (9, 2), 0, Looks("orc", "axe")),
    Beast("Ox", 1, 4, (10, 0), 0, Looks("hippo", ""), down=True),
)


class Pen(msgspec.Struct, frozen=True):
    """The beasts, and how many have stopped."""

    beasts: tuple[Beast, ...] = BEASTS
    stops: int = 0

    @property
    def mover(self) -> Beast:
        """Who moves now."""
        return self.beasts[self.stops % len(self.beasts)]


def way(answer: str) -> int:
    """The direction in an answer."""
    return DIRECTION_NAMES.index(answer.split()[1])


class PenGuide:
    """A guide that knows where bodies would be."""

    def offers(self, state: Pen, question: Question[str]) -> tuple[Offer, ...]:
        beast = state.mover
        found = []
        for answer in question.answers:
            deed = answer.split()[0]
            if deed == "stop":
                found.append(Offer(answer, "word"))
                continue
            head = neighbour(beast.head, way(answer)) if deed == "step" else beast.head
            facing = beast.facing if deed == "step" else way(answer)
            shown = -1 if deed == "step" else facing
            found.append(Offer(answer, deed, head, shown, hexes=beast.at(head, facing)))
        return tuple(found)

    def places(self, state: Pen, who: str) -> tuple[Place, ...]:
        other = next(beast for beast in state.beasts if beast.name == who)
        if other != state.mover:
            return ()
        heads = ((d, neighbour(other.head, d)) for d in range(6))
        return tuple(
            Place(head, 1, (f"step {DIRECTION_NAMES[d]}",), (head,), other.facing, hexes=other.at(head, other.facing))
            for d, head in heads
            if head in GROUND
        )

    def prospects(self, state: Pen, question: Question[str], target: str = "") -> tuple[Prospect, ...]:
        return ()

    def threats(self, state: Pen, side: int) -> tuple[Threat, ...]:
        return ()

    def sight(self, state: Pen, source: Hex, target: Hex) -> Sight:
        return Sight((source, target), None, None)

    def sheet(self, state: Pen, who: str) -> Sheet:
        return Sheet(who, 0, ())

    def order(self, state: Pen) -> tuple[Phrase, ...]:
        return ()


class Bestiary(Small[Pen]):
    """The bestiary as a rule system."""

    facts = Facts(
        "bestiary", "Bestiary", 1, (2, 2), "hex", "none", "the tests", "Beasts in a pen.", ("BE",), (), ("en", "de")
    )
    texts = COMMON
    codes: Mapping[int, Code] = {}

    def setup(self, scenario: Scenario, options: Mapping[str, str | int | bool]) -> Pen:
        return Pen()

    def question(self, state: Pen) -> Question[str] | None:
        if state.stops >= STOPS:
            return None
        beast = state.mover
        if beast.down:
            return Question(beast.side, "lies", beast.name, ("stop",))
        steps = [f"step {DIRECTION_NAMES[d]}" for d in range(6) if neighbour(beast.head, d) in GROUND]
        faces = [f"face {DIRECTION_NAMES[d]}" for d in range(6) if d != beast.facing]
        return Question(beast.side, "moves", beast.name, (*steps, *faces, "stop"))

    def choice(self, state: Pen, needed: ChoiceNeeded) -> Question[str]:
        return Question(state.mover.side, "none", inner=True)

    def refuse(self, state: Pen, answer: str) -> Refusal | None:
        question = self.question(state)
        return (
            None if question and answer in question.answers else Refusal("no", f"{answer} is not possible", ("BE-1",))
        )

    def play(self, ref: Referee, state: Pen, answer: str) -> Pen:
        other = state.mover
        say(ref, answer.split(maxsplit=1)[0], who=other.name)
        if answer == "stop":
            return Pen(state.beasts, state.stops + 1)
        if answer.startswith("step"):
            moved = msgspec.structs.replace(other, head=neighbour(other.head, way(answer)))
        else:
            moved = msgspec.structs.replace(other, facing=way(answer))
        return Pen(tuple(moved if beast.name == other.name else beast for beast in state.beasts), state.stops)

    def score(self, state: Pen) -> tuple[float, ...]:
        return (0.5, 0.5)

    def appraise(self, state: Pen, question: Question[str]) -> tuple[float, ...]:
        return tuple(float(answer == "stop") for answer in question.answers)

    def broken_invariants(self, state: Pen) -> tuple[str, ...]:
        return ()

    def picture(self, state: Pen) -> HexPicture:
        counters = tuple(
            Counter(
                beast.name,
                beast.side,
                beast.head,
                beast.facing,
                down=beast.down,
                active=beast == state.mover,
                looks=beast.looks,
                bars=((2 * beast.size, 2 * beast.size + 3),),
                hexes=beast.at(beast.head, beast.facing) if beast.size > 1 else (),
                airborne=beast.airborne,
            )
            for beast in state.beasts
        )
        tiles = mega_groups(GROUND)
        ground = {pos: "broken_ground" if pos[0] == 12 else kind for pos, kind in GROUND.items()}
        return HexPicture(
            ground,
            KINDS,
            counters,
            (Item("Dagger", (2, 1)),),
            self.sides(state),
            LAID,
            tuple(tiles.values()),
            tuple(tiles),
        )

    def sides(self, state: Pen) -> tuple[str, ...]:
        return ("Red", "Blue")

    def wording(self, event: Event, language: str = ENGLISH) -> tuple[str, ...]:
        return (f"{event.data['who']}: {event.code}.",)

    def messages(self, code: str) -> tuple[str, ...]:
        return ()

    def prompt(self, state: Pen, question: Question[str], needed: Needed | None, language: str = ENGLISH) -> Prompt:
        return Prompt(f"{question.who} {question.code}.")

    def label(self, state: Pen, answer: str, language: str = ENGLISH) -> str:
        return answer

    def name(self, kind: str, code: str, language: str = ENGLISH) -> str:
        return {"fire": "Feuer", "shadow": "Schatten", "wall": "Mauer"}.get(code, code) if language == "de" else code

    def summary(self, state: Pen, language: str = ENGLISH) -> tuple[str, ...]:
        return tuple(f"{beast.name}: well" for beast in state.beasts)

    def write_state(self, state: Pen) -> str:
        return written(state)

    def read_state(self, text: str) -> Pen:
        return read(text, Pen)

    @property
    def guide(self) -> Guide[Pen, str] | None:
        return PenGuide()


BESTIARY = Bestiary()
PEN = Scenario("pen", "bestiary", "A pen")
