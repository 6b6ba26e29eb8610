"""Pig for two or more sides: a small system with chance, an inner choice and a step of the referee, for tests.

A turn is `roll` or `hold`. A 1 loses the turn's points; a 2 may be rolled once more, once, as an inner choice; a 6
makes the referee throw a bonus die of its own before the turn goes on. Whoever holds with enough points has won.
"""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from affray.core import (
    NATURE,
    Code,
    Counter,
    Event,
    Facts,
    HexPicture,
    InputError,
    Modifier,
    OptionFact,
    Prompt,
    Question,
    Refusal,
    Scenario,
    Terrain,
)
from affray.core.faces.guide import Chance, Guide, Offer, Phrase, Place, Prospect, Sheet, Sight, Threat
from affray.core.faces.picture import Hex
from affray.core.words.texts import COMMON, ENGLISH, Catalogue, slug
from affray.referee import ChoiceNeeded, DiceNeeded, Referee, choose, roll, say, tell
from affray.referee.live import Needed
from tests.small import Small

ROLLED, AGAIN, BONUS, LOST = 1, 2, 3, 4
DIE = 6
LEFT = "give up"


class Pig(msgspec.Struct, frozen=True):
    """The points of each side, whose turn it is, the points of the turn, whether a bonus is due, who gave up."""

    points: tuple[int, ...]
    goal: int
    mover: int = 0
    turn: int = 0
    bonus: bool = False
    left: int = -1

    def with_turn(self, turn: int, *, bonus: int = 0) -> "Pig":
        return Pig(self.points, self.goal, self.mover, turn, bonus=bonus > 0)

    def passed(self, gained: int) -> "Pig":
        points = tuple(have + gained * (side == self.mover) for side, have in enumerate(self.points))
        won = points[self.mover] >= self.goal
        return Pig(points, self.goal, self.mover if won else (self.mover + 1) % len(points))


def top_face(dice: int) -> int:
    """The number on the one die thrown, from 1 to 6."""
    return dice.bit_length() // 5 + 1


class PigGuide:
    """What can be said of Pig: a roll loses the turn with one face of six, and nobody leaves its hex."""

    def offers(self, state: Pig, question: Question[str]) -> tuple[Offer, ...]:
        return tuple(Offer(answer, "word", ends=answer == LEFT) for answer in (*question.answers, *question.extra))

    def places(self, state: Pig, who: str) -> tuple[Place, ...]:
        return (Place((int(who[1:]), 0), 0, (), (), 0),)

    def prospects(self, state: Pig, question: Question[str], target: str = "") -> tuple[Prospect, ...]:
        parts = (Modifier("one", 1, "PG-2"),)
        loses = (Chance(Phrase("guide-loses"), 1 / DIE), Chance(Phrase("guide-points"), 10 / 3, points=True))
        return (Prospect("roll", 1, parts, loses, Phrase("guide-plain")),) if "roll" in question.answers else ()

    def threats(self, state: Pig, side: int) -> tuple[Threat, ...]:
        return ()

    def sight(self, state: Pig, source: Hex, target: Hex) -> Sight:
        return Sight((source, target), None, None)

    def sheet(self, state: Pig, who: str) -> Sheet:
        return Sheet(who, int(who[1:]), ())

    def order(self, state: Pig) -> tuple[Phrase, ...]:
        return ()


class PigSystem(Small[Pig]):
    """Pig as a rule system."""

    facts = Facts(
        "pig", "Pig", 1, (2, 4), "hex", "d6", "traditional", "A race to hold.", ("PG",),
        (OptionFact("goal", ("20", "30"), "20", "PG-1"),), ("en", "de"),
    )  # fmt: skip
    texts = Catalogue(Path(__file__).parent / "pig", COMMON)
    codes: Mapping[int, Code] = {
        ROLLED: Code("rolled", clauses=("PG-2",)),
        AGAIN: Code("again", ("taken",), ("PG-3",)),
        BONUS: Code("bonus", clauses=("PG-4",)),
        LOST: Code("lost", ("points",), ("PG-2",)),
    }

    def setup(self, scenario: Scenario, options: Mapping[str, str | int | bool]) -> Pig:
        goal = options.get("goal", 20)
        if not isinstance(goal, int) or goal not in {20, 30} or set(options) > {"goal"}:
            raise InputError(f"options: expected goal 20 or 30, got {dict(options)}")
        sides = scenario.body.get("sides", 2)
        if not isinstance(sides, int) or not 2 <= sides <= 4:
            raise InputError(f"{scenario.source}: sides: expected 2 to 4, got {sides!r}")
        return Pig((0,) * sides, goal, bonus=bool(scenario.body.get("bonus")))

    def question(self, state: Pig) -> Question[str] | None:
        if state.left >= 0 or max(state.points) >= state.goal:
            return None
        if state.bonus:
            return Question(NATURE, "bonus", answers=("bonus",))
        answers = ("roll", "hold") if state.turn else ("roll",)
        return Question(state.mover, "turn", f"p{state.mover}", answers, (LEFT,))

    def choice(self, state: Pig, needed: ChoiceNeeded) -> Question[str]:
        return Question(state.mover, "again", f"p{needed.who}", ("keep", "again")[: needed.most + 1], inner=True)

    def refuse(self, state: Pig, answer: str) -> Refusal | None:
        question = self.question(state)
        if question is None or answer not in (*question.answers, *question.extra):
            return Refusal("not-now", f"{answer} is not possible now", ("PG-2",))
        return None

    def play(self, ref: Referee, state: Pig, answer: str) -> Pig:
        if answer == LEFT:
            say(ref, "left", side=state.mover, clauses=("PG-5",))
            return Pig(state.points, state.goal, state.mover, left=state.mover)
        if answer == "hold":
            say(ref, "held", points=state.turn, clauses=("PG-2",))
            return state.passed(state.turn)
        if answer == "bonus":
            return state.with_turn(state.turn + top_face(roll(ref, 1, 3, BONUS)))
        face = top_face(roll(ref, 1, DIE, ROLLED))
        if face == 2 and choose(ref, state.mover, AGAIN, 1, state.turn):
            tell(ref, AGAIN, 1)
            face = top_face(roll(ref, 1, DIE, ROLLED))
        if face == 1:
            tell(ref, LOST, state.turn)
            return state.passed(0)
        return state.with_turn(state.turn + face, bonus=int(face == DIE))

    def score(self, state: Pig) -> tuple[float, ...]:
        sides = range(len(state.points))
        if state.left >= 0:
            return tuple(0.0 if side == state.left else 1 / (len(sides) - 1) for side in sides)
        if max(state.points) >= state.goal:
            return tuple(float(state.points[side] >= state.goal) for side in sides)
        return tuple(1 / len(sides) for _ in sides)

    def appraise(self, state: Pig, question: Question[str]) -> tuple[float, ...]:
        if question.inner:
            return (0.0, -1.0)
        enough = state.turn >= 10 or state.points[state.mover] + state.turn >= state.goal
        return tuple(float(answer == ("hold" if enough else "roll")) for answer in question.answers)

    def broken_invariants(self, state: Pig) -> tuple[str, ...]:
        return tuple(f"side {side} has {have} points" for side, have in enumerate(state.points) if have < 0)

    def picture(self, state: Pig) -> HexPicture:
        counters = tuple(Counter(f"p{side}", side, (side, 0), 0) for side in range(len(state.points)))
        return HexPicture({(0, 0): "clear"}, (Terrain("clear", ".", 1),), counters)

    def sides(self, state: Pig) -> tuple[str, ...]:
        return tuple(f"p{side}" for side in range(len(state.points)))

    def wording(self, event: Event, language: str = ENGLISH) -> tuple[str, ...]:
        return (self.texts.say(language, f"event-{event.code}", **event.data, dice=event.dice),)

    def prompt(self, state: Pig, question: Question[str], needed: Needed | None, language: str = ENGLISH) -> Prompt:
        if isinstance(needed, DiceNeeded):
            return Prompt(self.texts.say(language, "prompt-dice", count=needed.n))
        labels = tuple(self.label(state, answer, language) for answer in question.answers if question.inner)
        return Prompt(self.texts.say(language, f"prompt-{question.code}", who=question.who), labels)

    def label(self, state: Pig, answer: str, language: str = ENGLISH) -> str:
        return self.texts.say(language, f"label-{slug(answer)}")

    def summary(self, state: Pig, language: str = ENGLISH) -> tuple[str, ...]:
        return tuple(
            self.texts.say(language, "figure-line", who=f"p{side}", points=have)
            for side, have in enumerate(state.points)
        )

    def write_state(self, state: Pig) -> str:
        points = ",".join(map(str, state.points))
        return f"{points} {state.goal} {state.mover} {state.turn} {int(state.bonus)} {state.left}"

    def read_state(self, text: str) -> Pig:
        try:
            points, *rest = text.split()
            goal, mover, turn, bonus, left = map(int, rest)
            return Pig(tuple(map(int, points.split(","))), goal, mover, turn, bonus=bonus > 0, left=left)
        except ValueError:
            raise InputError(f"position: expected points, goal, mover, turn, bonus and left, got {text!r}") from None

    def read_answer(self, text: str) -> str:
        if text not in {"roll", "hold", "bonus", LEFT}:
            raise InputError(f"answer: expected roll, hold or {LEFT}, got {text!r}")
        return text

    @property
    def guide(self) -> Guide[Pig, str] | None:
        return PigGuide()


PIG = PigSystem()
TABLE = Scenario("table", "pig", "A table")
FOUR = Scenario("four", "pig", "Four sides", options={"goal": 30}, body={"sides": 4, "bonus": True})
