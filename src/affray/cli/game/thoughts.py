"""Why a computer player did what it did, and what a strong one would do in a person's place."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import groupby
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


Decisions = list[Decision[object, object]]


class Thoughts:
    """The decisions of the computer players of a game, those that left a choice."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.noted: list[Decision[object, object]] = []
        self.advised: Advised | None = None

    def note(self, game: Game[object, object], question: Question[object], thought: Thought[object]) -> None:
        """Keeps a decision, or that it goes on as planned."""
        if thought.candidates or thought.decided is not None:
            state = game.view(question.side)
            self.keep(game, Decision(game.state, state, question, thought, len(game.line)))

    def keep(self, game: Game[object, object], decision: Decision[object, object]) -> None:
        """Keeps a decision in place of those that were taken back."""
        self.noted = [other for other in self.noted if stands(game, other)] + [decision]

    def made_at(self, moments: int) -> Decision[object, object] | None:
        """The decision that was made when the game had so many moments; None where nothing was to be decided."""
        last = self.noted[-1] if self.noted else None
        return last if last is not None and last.moments == moments else None

    def explain_named(self, game: Game[object, object], seats: Sequence[Seat | None], name: str, eye: int) -> bool:
        """Prints why the side or the figure of that name decided as it did; False where nobody has it. Raises InputError for a
        person's side, and where nothing may or can be said."""
        names, side = meant_names(game, name), named_side(game, name)
        if side != eyes.NOBODY and seats[side] is None:
            raise InputError(
                COMMON.say(self.screen.language, "reason-person", side=game.system.sides(game.state)[side])
            )
        known = [decision for decision in self.noted if stands(game, decision)]
        if side != eyes.NOBODY:
            self.explain_side(
                game, seats, [decision for decision in known if decision.question.side == side], side, eye
            )
            return True
        own = [decision for decision in known if decision.question.who.lower() in names]
        if own:
            self.explain_figure(game, self.open_ones(game, own, own[0].question.side, eye))
        return bool(own)

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

    def open_ones(self, game: Game[object, object], decisions: Decisions, side: int, eye: int) -> Decisions:
        """The decisions of a side whose reasons may be known. Raises InputError where there are none."""
        found = [decision for decision in decisions if game.is_over or is_open_to(game.system, decision, eye)]
        if not found:
            said = "reason-hidden" if decisions else "reason-none"
            raise InputError(COMMON.say(self.screen.language, said, side=game.system.sides(game.state)[side]))
        return found

    def explain_side(
        self, game: Game[object, object], seats: Sequence[Seat | None], decisions: Decisions, side: int, eye: int
    ) -> None:
        """Prints why a side decided as it did since a person answered last, or the last time. Raises InputError where that may
        not or cannot be said."""
        found = self.open_ones(game, decisions, side, eye)
        begun = last_by_a_person(game, seats)
        late = [decision for decision in found if decision.moments > begun]
        if len(late) > 1:
            self.list_decisions(game, late)
        else:
            self.explain_figure(game, found[-1:])

    def explain_figure(self, game: Game[object, object], decisions: Decisions) -> None:
        """Prints the last of these decisions that was weighed, and what has been done since as it was planned."""
        weighed = [place for place, decision in enumerate(decisions) if decision.thought.candidates]
        place = weighed[-1] if weighed else len(decisions) - 1
        language = self.screen.language
        found = [reasons_for(game.system, decision, language) for decision in decisions[place:]]
        self.print_reasons(game, found[0], "why")
        labels = tuple(reasons.rows[0].label for reasons in found[1:])
        if labels:
            self.screen.say("  " + COMMON.say(language, "reason-went-on", labels=labels), 4)

    def list_decisions(self, game: Game[object, object], decisions: Decisions) -> None:
        """Prints decisions with what decided each, which is said once: a line for those of one kind that a figure made one after
        another."""
        language, side = self.screen.language, game.system.sides(game.state)[decisions[0].question.side]
        self.screen.say(COMMON.say(language, "reason-heading", kind="why", side=side, who="none"))
        said_before: set[str] = set()
        for (who, _), group in groupby(decisions, lambda decision: (decision.question.who, decision.question.code)):
            found = [
                (reasons_for(game.system, decision, language), bool(decision.thought.candidates)) for decision in group
            ]
            weighed = [reasons.decided for reasons, is_weighed in found if is_weighed]
            decided = tuple(dict.fromkeys(weighed or [reasons.decided for reasons, _ in found]))
            news = tuple(text for text in decided if text not in said_before)
            said_before.update(news)
            labels = tuple(reasons.rows[0].label for reasons, _ in found)
            line = COMMON.say(language, "reason-listed", who=who or "none", labels=labels, decided=news)
            self.screen.say(f"  {line}", 4)
        names = tuple(dict.fromkeys(decision.question.who for decision in decisions if decision.question.who))
        if names:
            self.screen.say("  " + COMMON.say(language, "reason-figures", names=names), 4)

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
    return next((known.index(text) for text in meant_names(game, name) if text in known), eyes.NOBODY)


def meant_names(game: Game[object, object], name: str) -> list[str]:
    """What may be meant by a name of a side or a figure, whatever its letters' case."""
    return [game.scenario.local_name(text).lower() for text in (name, name.title())]


def stands(game: Game[object, object], decision: Decision[object, object]) -> bool:
    """Whether a decision has not been taken back."""
    entry = game.line[decision.moments].entry if decision.moments < len(game.line) else None
    return entry is not None and entry.side == decision.question.side and entry.given == decision.thought.answer


def last_by_a_person(game: Game[object, object], seats: Sequence[Seat | None]) -> int:
    """The number of the last moment that came of a person's answer; 0 for none."""
    moments = range(len(game.line) - 1, 0, -1)
    return next((n for n in moments if game.line[n].entry.side >= 0 and seats[game.line[n].entry.side] is None), 0)
