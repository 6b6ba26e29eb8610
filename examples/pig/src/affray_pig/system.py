"""Pig as a System: what a position is, what is open, what is refused, what comes of an answer, and the words for it."""

from collections.abc import Mapping

import msgspec

from affray.core import (
    Code,
    Counter,
    Facts,
    Grammar,
    HexPicture,
    InputError,
    OptionFact,
    Phrase,
    Question,
    Refusal,
    Scenario,
    SimpleSystem,
    Terrain,
    Word,
)
from affray.core.words.texts import ENGLISH, catalogue
from affray.referee import Referee, say
from affray_pig.laboratory import PigLab
from affray_pig.position import GOALS, Pig
from affray_pig.rules import AGAIN, BUST, LOST, ROLLED, rolled

ROLL, HOLD, GIVE_UP = (Word(text) for text in ("roll", "hold", "give up"))


class PigSystem(SimpleSystem[Pig]):
    """The rule system `pig`."""

    facts = Facts(
        key="pig",
        name="Pig",
        version=1,
        sides=(2, 4),
        space="hex",
        dice="d6",
        credit="traditional",
        summary="A race to hold.",
        prefixes=("PIG",),
        options=(OptionFact("goal", tuple(map(str, GOALS)), str(GOALS[0]), "PIG-1"),),
        languages=("en", "de"),
        low_face=1,
    )
    texts = catalogue("affray_pig")
    grammar = Grammar(("roll", "hold", "give up"), (), {})
    position = Pig
    codes: Mapping[int, Code] = {
        ROLLED: Code("rolled", clauses=("PIG-2",)),
        AGAIN: Code("choose_again", clauses=("PIG-3",)),
        LOST: Code("lost", ("points",), ("PIG-2",)),
    }
    lab = PigLab()

    def setup(self, scenario: Scenario, options: Mapping[str, str | int | bool]) -> Pig:
        """The first position. Raises InputError."""
        goal, sides = options.get("goal", GOALS[0]), scenario.body.get("sides", 2)
        if str(goal) not in self.facts.options[0].values or set(options) > {"goal"}:
            raise InputError(f"options: expected goal {' or '.join(map(str, GOALS))}, got {dict(options)}")
        if not isinstance(sides, int) or not 2 <= sides <= 4:
            raise InputError(f"{scenario.source}: sides: expected 2 to 4, got {sides!r}")
        return Pig((0,) * sides, int(goal))

    def question(self, state: Pig) -> Question[object] | None:
        """To roll or to hold; None when somebody has won or given up. [PIG-1 PIG-2]"""
        if state.left >= 0 or max(state.points) >= state.goal:
            return None
        return Question(
            state.mover, "turn", self.sides(state)[state.mover], (ROLL, HOLD) if state.turn else (ROLL,), (GIVE_UP,)
        )

    def refuse(self, state: Pig, answer: object) -> Refusal | None:
        """Why an answer is not legal now."""
        asked = self.question(state)
        if asked is not None and answer in (*asked.answers, *asked.extra):
            return None
        return Refusal(
            "not-now", Phrase("no-not-now", {"answer": self.write_answer(answer)}, source="affray_pig"), ("PIG-2",)
        )

    def play(self, ref: Referee, state: Pig, answer: object) -> Pig:
        """The position after a legal answer. [PIG-1 PIG-2 PIG-4]"""
        if answer == GIVE_UP:
            say(ref, "left", who=self.sides(state)[state.mover], clauses=("PIG-4",))
            return msgspec.structs.replace(state, left=state.mover)
        if answer == HOLD:
            say(ref, "held", points=state.turn, clauses=("PIG-2",))
            return state.passed_on(state.turn)
        turn = rolled(ref, state.mover, state.turn)
        return state.passed_on(0) if turn == BUST else msgspec.structs.replace(state, turn=turn)

    def score(self, state: Pig) -> tuple[float, ...]:
        """How each side stands: 1 won, 0 lost."""
        many = len(state.points)
        if state.left >= 0:
            return tuple(0.0 if side == state.left else 1 / (many - 1) for side in range(many))
        if max(state.points) >= state.goal:
            return tuple(float(points >= state.goal) for points in state.points)
        return (1 / many,) * many

    def appraise(self, state: Pig, question: Question[object]) -> tuple[float, ...]:
        """Rolling is worth more until there are ten points, or enough."""
        if question.inner:
            return (0.0, -1.0)
        enough = state.turn >= 10 or state.points[state.mover] + state.turn >= state.goal
        return tuple(float(answer == (HOLD if enough else ROLL)) for answer in question.answers)

    def picture(self, state: Pig) -> HexPicture:
        """A counter for each side, in a row."""
        counters = tuple(Counter(name, side, (side, 0), 0) for side, name in enumerate(self.sides(state)))
        ground = {(side, 0): "clear" for side in range(len(state.points))}
        return HexPicture(ground, (Terrain("clear", ".", 1),), counters)

    def sides(self, state: Pig) -> tuple[str, ...]:
        """The names of the sides."""
        return ("Ann", "Bob", "Cy", "Dee")[: len(state.points)]

    def summary(self, state: Pig, language: str = ENGLISH) -> tuple[str, ...]:
        """A line for each side: its points."""
        return tuple(
            self.texts.say(language, "figure-line", who=name, points=points)
            for name, points in zip(self.sides(state), state.points, strict=True)
        )


SYSTEM = PigSystem()
