"""Caches: a small system with secrets, for tests. Each side buries something of its own, a word that only it knows.

A turn is `bury WORD`, with an inner choice of how deep and a die for the noise, or `wait`. Nothing is hidden at the start.
What a side has buried is named wherever a system can name anything: whoever finds the word of another side has found a leak.
"""

from collections.abc import Mapping
from typing import Self

import msgspec

from affray.core import (
    Code,
    Counter,
    Event,
    Facts,
    HexPicture,
    Item,
    Modifier,
    Patch,
    Phrase,
    Prompt,
    Question,
    Refusal,
    Scenario,
    Terrain,
)
from affray.core.faces.deeds import Deed, Pointed
from affray.core.faces.guide import Chance, Guide, Offer, Place, Prospect, Row, Sheet, Sight, Threat
from affray.core.faces.picture import Hex
from affray.core.words.texts import COMMON, ENGLISH
from affray.referee import ChoiceNeeded, Referee, choose, roll, say
from affray.referee.live import Needed
from tests.small import Small, read, written

NOISE, DEPTH = 1, 2
DIE = 6
WORDS = ("amber", "cobalt", "jasper")
UNKNOWN = "something"
LAST = 6


class Ground(msgspec.Struct, frozen=True):
    """What each side has buried, how deep, and how many turns have been taken."""

    buried: tuple[str, ...]
    deep: tuple[int, ...]
    turns: int = 0

    @property
    def mover(self) -> int:
        return self.turns % len(self.buried)


def put(values: tuple[object, ...], place: int, value: object) -> tuple[object, ...]:
    return (*values[:place], value, *values[place + 1 :])


class GroundGuide:
    """A guide that says all it knows of the state that it is given."""

    def offers(self, state: Ground, question: Question[str]) -> tuple[Offer, ...]:
        return tuple(Offer(str(answer), "word", item=str(answer)) for answer in question.answers)

    def places(self, state: Ground, who: str) -> tuple[Place, ...]:
        return (Place((int(who[1:]), 0), 0, (), (), 0, notes=(Phrase("direction-n"),), engaged=state.buried),)

    def prospects(self, state: Ground, question: Question[str], target: str = "") -> tuple[Prospect, ...]:
        parts = tuple(Modifier(word, 1, "CA-1") for word in state.buried)
        chances = (Chance(Phrase("yes"), 0.5),)
        return tuple(Prospect(str(answer), len(parts), parts, chances, Phrase("no")) for answer in question.answers)

    def deeds(self, state: Ground, question: Question[str], at: Pointed) -> tuple[Deed[str], ...]:
        return tuple(Deed(f"dig for {word}", Phrase("place-off", {"line": word})) for word in state.buried)

    def threats(self, state: Ground, side: int) -> tuple[Threat, ...]:
        return (Threat((0, 0), state.buried, now=False),)

    def sight(self, state: Ground, source: Hex, target: Hex) -> Sight:
        blocked = None if source == target else Refusal("deep", " ".join(state.buried))
        return Sight((source,), blocked, source)

    def sheet(self, state: Ground, who: str) -> Sheet:
        rows = tuple(Row(Phrase("yes"), Phrase("no"), (Modifier(word, 1, "CA-1"),)) for word in state.buried)
        return Sheet(who, 0, ((Phrase("yes"), rows),))

    def order(self, state: Ground) -> tuple[Phrase, ...]:
        named = " ".join(state.buried)
        return (Phrase("place-off", {"line": named}),)


class Caches(Small[Ground]):
    """Caches as a rule system."""

    facts = Facts(
        "caches", "Caches", 1, (2, 3), "hex", "d6", "the tests", "Who buries what?", ("CA",), (), ("en",),
        secrets=True, low_face=1,
    )  # fmt: skip
    texts = COMMON
    codes: Mapping[int, Code] = {NOISE: Code("noise", clauses=("CA-1",)), DEPTH: Code("depth", clauses=("CA-1",))}

    def messages(self, code: str) -> tuple[str, ...]:
        return ("yes",)

    def setup(self, scenario: Scenario, options: Mapping[str, str | int | bool]) -> Ground:
        sides = int(str(scenario.body.get("sides", 2)))
        return Ground(("",) * sides, (0,) * sides)

    def question(self, state: Ground) -> Question[str] | None:
        if state.turns >= LAST:
            return None
        return Question(state.mover, "turn", f"p{state.mover}", (f"bury {WORDS[state.mover]}", "wait"))

    def choice(self, state: Ground, needed: ChoiceNeeded) -> Question[str]:
        return Question(state.mover, "depth", f"p{state.mover}", tuple("012"[: needed.most + 1]), inner=True)

    def refuse(self, state: Ground, answer: str) -> Refusal | None:
        question = self.question(state)
        if question is not None and answer in question.answers:
            return None
        return Refusal("there", f"{' '.join(state.buried)} lies there", ("CA-1",))

    def play(self, ref: Referee, state: Ground, answer: str) -> Ground:
        side, (deed, _, word) = state.mover, answer.partition(" ")
        if deed == "wait":
            say(ref, "waited", side=side)
            return Ground(state.buried, state.deep, state.turns + 1)
        deep = choose(ref, side, DEPTH, 2)
        roll(ref, 1, DIE, NOISE)
        say(ref, "buried", side=side, word=word, deep=deep, clauses=("CA-1",))
        say(ref, "whispered", side=side, word=word)
        buried = tuple(map(str, put(state.buried, side, word)))
        return Ground(buried, tuple(int(str(n)) for n in put(state.deep, side, deep)), state.turns + 1)

    @property
    def secrets(self) -> Self:
        return self

    def hides(self, state: Ground) -> bool:
        """Something may be."""
        return True

    def reveals_all(self, state: Ground, side: int) -> bool:
        return True

    def view(self, state: Ground, side: int) -> Ground:
        buried = tuple(word if not word or own == side else UNKNOWN for own, word in enumerate(state.buried))
        return Ground(buried, tuple(deep * (own == side) for own, deep in enumerate(state.deep)), state.turns)

    def event_for(self, event: Event, side: int) -> Event | None:
        if event.data.get("side") in (None, side):
            return event
        if event.code == "whispered":
            return None
        data = {name: value for name, value in event.data.items() if name not in ("word", "deep")}
        return Event(event.code, data, event.dice, event.parts, event.clauses)

    def answer_for(self, state: Ground, answer: str, side: int) -> str | None:
        return None if answer == "wait" else "bury"

    def score(self, state: Ground) -> tuple[float, ...]:
        count = len(state.buried)
        whole = sum(map(len, state.buried))
        return tuple(len(word) / whole if whole else 1 / count for word in state.buried)

    def appraise(self, state: Ground, question: Question[str]) -> tuple[float, ...]:
        return tuple(float(str(answer).startswith("bury")) for answer in question.answers)

    def broken_invariants(self, state: Ground) -> tuple[str, ...]:
        return ()

    def picture(self, state: Ground) -> HexPicture:
        counters = tuple(
            Counter(f"p{side}", side, (side, 0), 0, silhouette=word, notes=(word,))
            for side, word in enumerate(state.buried)
        )
        lying = tuple((word, (side, 0)) for side, word in enumerate(state.buried) if word)
        ground = {(side, 0): "clear" for side in range(len(state.buried))}
        return HexPicture(
            ground,
            (Terrain("clear", ".", 1),),
            counters,
            tuple(Item(*entry) for entry in lying),
            self.sides(state),
            tuple(Patch(*entry) for entry in lying),
        )

    def sides(self, state: Ground) -> tuple[str, ...]:
        return tuple(f"p{side}" for side in range(len(state.buried)))

    def wording(self, event: Event, language: str = ENGLISH) -> tuple[str, ...]:
        return (" ".join([event.code, *(f"{name} {value}" for name, value in event.data.items())]),)

    def prompt(self, state: Ground, question: Question[str], needed: Needed | None, language: str = ENGLISH) -> Prompt:
        labels = tuple(f"{deep} spans over {WORDS[question.side]}" for deep in question.answers if question.inner)
        return Prompt(f"{question.who}: {' '.join(question.answers)} beside {' '.join(state.buried)}?", labels)

    def label(self, state: Ground, answer: str, language: str = ENGLISH) -> str:
        return f"{answer} beside {' '.join(state.buried)}"

    def summary(self, state: Ground, language: str = ENGLISH) -> tuple[str, ...]:
        return tuple(f"p{side}: {word or 'nothing'}" for side, word in enumerate(state.buried))

    def write_state(self, state: Ground) -> str:
        return written(state)

    def read_state(self, text: str) -> Ground:
        return read(text, Ground)

    @property
    def guide(self) -> Guide[Ground, str] | None:
        return GroundGuide()


CACHES = Caches()
YARD = Scenario("yard", "caches", "A yard")
