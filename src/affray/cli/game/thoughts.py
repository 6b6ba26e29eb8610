"""Why a computer player did what it did, and what a strong one would do in a person's place."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from affray.cli.game.meaning import plain_word
from affray.cli.shown.screen import Screen
from affray.core import InputError, Question, eyes
from affray.core.words.texts import COMMON
from affray.game import Game
from affray.game.refusals import fault_lines
from affray.play.player import Clock, Seat, Thought
from affray.play.players import make_seat
from affray.play.reasons import Decision, Reasons, expectation, is_open_to, reasons_for
from affray.referee import DiceNeeded

STRONG = "computer:8"
HINT_SECONDS = 4.0
"""So long a strong player thinks about a person's question at the most."""


class Advised(NamedTuple):
    """What the last hint named for a question, as its text and in words."""

    question: Question[object]
    text: str
    label: str


class Thoughts:
    """The last decisions of the computer players of a game, those that left a choice."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.noted: dict[int, Decision[object, object]] = {}
        self.advised: Advised | None = None

    def note(self, game: Game[object, object], question: Question[object], thought: Thought[object]) -> None:
        """Keeps a decision."""
        if thought.candidates:
            state = game.view(question.side)
            self.noted[question.side] = Decision(game.state, state, question, thought, len(game.line))

    def explain_side(self, game: Game[object, object], seats: Sequence[Seat | None], name: str, eye: int) -> bool:
        """Prints why the side of that name decided as it did; False where no side has it. Raises InputError for a person's, and
        where nothing may or can be said."""
        side = named_side(game, name)
        if side == eyes.NOBODY:
            return False
        if seats[side] is None:
            raise InputError(
                COMMON.say(self.screen.language, "reason-person", side=game.system.sides(game.state)[side])
            )
        self.explain(game, side, eye)
        return True

    @contextmanager
    def naming_sides(self, game: Game[object, object], seats: Sequence[Seat | None]) -> Iterator[None]:
        """Where a line that is no answer is told which sides could be asked too."""
        try:
            yield
        except InputError as error:
            named = zip(game.system.sides(game.state), seats, strict=True)
            sides = tuple(side for side, seat in named if seat is not None)
            if not sides:
                raise
            fault = "; ".join(fault_lines(error, self.screen.language)).rstrip(".")
            raise InputError(COMMON.say(self.screen.language, "why-sides", fault=fault, sides=sides)) from None

    def explain(self, game: Game[object, object], side: int, eye: int) -> None:
        """Prints why a side decided as it did the last time. Raises InputError where that may not or cannot be said."""
        name = game.system.sides(game.state)[side]
        last = self.noted.get(side)
        if last is None or last.moments >= len(game.line):
            raise InputError(COMMON.say(self.screen.language, "reason-none", side=name))
        if not game.is_over and not is_open_to(game.system, last, eye):
            raise InputError(COMMON.say(self.screen.language, "reason-hidden", side=name))
        self.print_reasons(game, reasons_for(game.system, last, self.screen.language), "why")

    def hint(self, game: Game[object, object]) -> None:
        """Prints what a strong player would answer in a person's place. Raises InputError where nothing is to be weighed."""
        question = game.question
        if question is None or isinstance(game.needed, DiceNeeded) or not question.answers:
            raise InputError(COMMON.say(self.screen.language, "hint-roll"))
        print(COMMON.say(self.screen.language, "hint-thinks"), flush=True)
        state, seat = game.view(question.side), make_seat(STRONG, game.seed)
        thought = seat.think(game.system, state, question, Clock(HINT_SECONDS), reasons=True)
        found = reasons_for(game.system, Decision(game.state, state, question, thought), self.screen.language)
        self.advised = Advised(question, found.rows[0].text, found.rows[0].label)
        self.print_reasons(game, found, "hint")

    def take_hint(self, game: Game[object, object], rest: str) -> bool:
        """Shows a hint, or gives the answer that it names where the rest of the line says so; whether it did. Raises
        InputError."""
        if not rest:
            self.hint(game)
            return False
        if plain_word(rest, self.screen.language) != "do":
            raise InputError(COMMON.say(self.screen.language, "table-hint", rest=rest))
        found = self.advice(game)
        game.answer_text(found.text)
        self.screen.say(COMMON.say(self.screen.language, "hint-done", answer=found.label))
        return True

    def advice(self, game: Game[object, object]) -> Advised:
        """What a hint names for the open question, the last one if it was about this. Raises InputError as `hint` does."""
        if self.advised is None or self.advised.question is not game.question:
            self.hint(game)
        assert self.advised is not None
        return self.advised

    def print_reasons(self, game: Game[object, object], reasons: Reasons, kind: str) -> None:
        """Prints reasons: a heading, a line for each candidate, what decided."""
        sides = game.system.sides(game.state)
        language, side = self.screen.language, sides[reasons.side]
        heading = COMMON.say(language, "reason-heading", kind=kind, side=side, who=reasons.who or "none")
        self.screen.say(heading)
        for number, row in enumerate(reasons.rows):
            expected = expectation(game.system, reasons, row, sides, language)
            label = f"{row.label}: {expected}" if expected else row.label
            self.screen.say(f"  {'*' if number == 0 else ' '} {label}", 6)
        self.screen.say("  " + reasons.decided, 4)


def named_side(game: Game[object, object], name: str) -> int:
    """The side of that name, whatever its letters' case; NATURE's -1 for none."""
    known = [side.lower() for side in game.system.sides(game.state)]
    meant = (game.scenario.local_name(text).lower() for text in (name, name.title()))
    return next((known.index(text) for text in meant if text in known), eyes.NOBODY)
