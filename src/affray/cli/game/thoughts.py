"""Why a computer player did what it did, and what a strong one would do in a person's place."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from msgspec.structs import replace

from affray.cli.game.meaning import plain_word
from affray.cli.shown.naming import (
    computer_sides,
    figure_sides,
    full_name_of,
    named_figure,
    named_side,
)
from affray.cli.shown.screen import Screen
from affray.cli.shown.sheets import QUOTES
from affray.core import InputError, Question, eyes
from affray.core.reading.naming import near_names
from affray.core.words.texts import COMMON
from affray.game import Game
from affray.game.refusals import Refused, fault_lines
from affray.play.advice import STRONG, advised, hint_clock
from affray.play.decisions import (
    Unsaid,
    figure_of,
    group_decisions,
    most_telling,
    newest_decisions,
    newest_weighed,
    open_decisions,
    round_name,
    round_title_of,
    stands,
    without_repeats,
)
from affray.play.player import Seat, Thought
from affray.play.players import make_seat
from affray.play.reasons import Decision, Reason, Reasons, answer_labels, expectation, reasons_for
from affray.referee import DiceNeeded


class Advised(NamedTuple):
    """What the last hint named for a question, as its text and in words."""

    question: Question[object]
    text: str
    label: str


NO_ANSWER = ("word", "word-listed", "word-near", "menu-inner")
"""The codes of refusals of lines that are no answers."""
Decisions = list[Decision[object, object]]


class Thoughts:
    """The decisions of the computer players of a game, those that left a choice."""

    def __init__(self, screen: Screen, first: int = 1) -> None:
        self.screen = screen
        self.noted: list[Decision[object, object]] = []
        self.advised: Advised | None = None
        self.first = first
        """The first moment of the game that was played here: of those before, nothing is known."""

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
        """Prints why the side, figure or unit of that name decided as it did; False where nobody has it, or a person's figure.
        Raises InputError for a person's side, where nothing may or can be said, and for no name once the game is over."""
        if game.is_over:
            name = full_name_of(self.names(game, seats, eye), name)
        side, known = named_side(game, name), self.noted
        if side != eyes.NOBODY:
            if seats[side] is None:
                raise self.person_fault(game.system.sides(game.state)[side])
            own = [decision for decision in known if decision.question.side == side]
            self.explain_side(game, seats, own, side, eye)
            return True
        figures = self.figures(game, eye)
        who = named_figure(game, figures, name, self.screen.language)
        if not who or seats[figures[who]] is None:
            if game.is_over:
                raise self.person_fault(self.name_of(game, who)) if who else self.unknown_fault(game, seats, eye, name)
            return False
        own = [decision for decision in known if figure_of(game.system, decision) == who]
        self.explain_figure(game, self.open_ones(game, own, self.name_of(game, who), figures[who], eye))
        return True

    def names(self, game: Game[object, object], seats: Sequence[Seat | None], eye: int) -> tuple[str, ...]:
        """What may be asked about: the sides that a computer plays, and their figures as they are called on the screen."""
        known = self.figures(game, eye).items()
        figures = (self.name_of(game, who) for who, side in known if side >= 0 and seats[side] is not None)
        return tuple(dict.fromkeys((*computer_sides(game, seats), *figures)))

    def figures(self, game: Game[object, object], eye: int) -> dict[str, int]:
        """The side of each figure that may be named, by its name."""
        decided = {figure_of(game.system, decision): decision.question.side for decision in self.noted}
        return {who: side for who, side in (decided | figure_sides(game, eye)).items() if who}

    def name_of(self, game: Game[object, object], who: str) -> str:
        """What a figure is called on the screen."""
        return game.system.words.name("figure", who, self.screen.language)

    def person_fault(self, name: str) -> InputError:
        """That a person decides for a side or a figure."""
        return InputError(COMMON.say(self.screen.language, "reason-person", side=name))

    def unknown_fault(
        self, game: Game[object, object], seats: Sequence[Seat | None], eye: int, name: str
    ) -> InputError:
        """Which names could be asked about once the game is over."""
        figures = tuple(each for each in self.names(game, seats, eye) if each not in computer_sides(game, seats))
        sides = computer_sides(game, seats)
        return InputError(
            COMMON.say(
                self.screen.language, "table-why-over", given=name, count=len(sides), sides=sides, figures=figures
            )
        )

    def explain_unread(
        self, game: Game[object, object], seats: Sequence[Seat | None], name: str, eye: int, fault: InputError
    ) -> None:
        """The same for a name that is typed without its blanks or cut short, where a line is no answer. Raises InputError for any
        other line: what may have been meant, and of a person's figure that it is one."""
        language, names = self.screen.language, self.names(game, seats, eye)
        full = full_name_of(names, name)
        if full != name and self.explain_named(game, seats, full, eye):
            return
        who = named_figure(game, self.figures(game, eye), name, language)
        if who:
            raise self.person_fault(self.name_of(game, who)) from None
        near = near_names(names, name.strip().strip(QUOTES))
        if names and (near or is_no_answer(fault)):
            raise InputError(
                COMMON.say(language, "why-unknown", given=name, near=near, count=len(near), names=names)
            ) from None
        said, sides = "; ".join(fault_lines(fault, language)).rstrip("."), computer_sides(game, seats)
        raise fault if not sides else InputError(COMMON.say(language, "why-sides", fault=said, sides=sides)) from None

    def open_ones(self, game: Game[object, object], decisions: Decisions, name: str, side: int, eye: int) -> Decisions:
        """The decisions of a side, or of a figure of it, whose reasons may be known. Raises InputError where there are none."""
        try:
            return open_decisions(game, decisions, side, name, eye, self.screen.language, self.first)
        except Unsaid as unsaid:
            raise InputError(COMMON.say(self.screen.language, "why-unsaid", reason=str(unsaid))) from None

    def explain_side(
        self, game: Game[object, object], seats: Sequence[Seat | None], decisions: Decisions, side: int, eye: int
    ) -> None:
        """Prints why a side decided as it did in its newest turn, and since a person answered last. Raises InputError where that
        may not or cannot be said."""
        found = self.open_ones(game, decisions, game.system.sides(game.state)[side], side, eye)
        late = newest_decisions(game, found, [side for side, seat in enumerate(seats) if seat is None])
        if len(late) > 1:
            self.list_decisions(game, late)
        else:
            self.explain_figure(game, found[-1:])

    def explain_figure(self, game: Game[object, object], decisions: Decisions) -> None:
        """Prints the newest of these decisions that was weighed, before it the one of that round that led to it, and what has been
        done since."""
        system, language = game.system, self.screen.language
        groups = group_decisions(system, decisions)
        newest = newest_weighed(system, groups)
        chosen = most_telling(system, newest)
        begun = newest[0].moments
        before = [each for each in decisions if each.moments < begun and each.thought.candidates]
        earlier = most_telling(system, group_decisions(system, before)[-1]) if before else None
        for shown in (earlier, chosen):
            if shown is not None and (shown is chosen or led_to(game, shown, chosen)):
                reasons = reasons_for(system, shown, language)
                self.print_reasons(game, reasons, "why", round_name(system, shown, language))
        later = [decision for decision in decisions if decision.moments > chosen.moments]
        labels = [answer_labels(system, each, language)(each.thought.answer) for each in later]
        kind = "other" if any(each.thought.candidates for each in later) else "planned"
        if labels:
            said = COMMON.say(language, "reason-went-on", kind=kind, labels=without_repeats(labels, language))
            self.screen.say("  " + said, 4)

    def list_decisions(self, game: Game[object, object], decisions: Decisions) -> None:
        """Prints decisions by round and figure with what decided each, which is said once."""
        language, side = self.screen.language, game.system.sides(game.state)[decisions[0].question.side]
        self.screen.say(COMMON.say(language, "reason-heading", kind="why", side=side, who="none", round="none"))
        said_before: set[str] = set()
        for title, group in groupby(decisions, lambda decision: round_name(game.system, decision, language)):
            if title:
                self.screen.say(f"  {title}:")
            in_round = list(group)
            for who in dict.fromkeys(figure_of(game.system, decision) for decision in in_round):
                own = [decision for decision in in_round if figure_of(game.system, decision) == who]
                self.list_figure(game, self.name_of(game, who), own, said_before)
        names = dict.fromkeys(self.name_of(game, who) for each in decisions if (who := figure_of(game.system, each)))
        if names:
            self.screen.say("  " + COMMON.say(language, "reason-figures", names=tuple(names)), 4)

    def list_figure(self, game: Game[object, object], name: str, decisions: Decisions, said_before: set[str]) -> None:
        """Prints what a figure did in a round: a line for those of one kind one after another, with what decided them."""
        language = self.screen.language
        for place, group in enumerate(group_decisions(game.system, decisions)):
            found = [
                (reasons_for(game.system, decision, language, losses=False), bool(decision.thought.candidates))
                for decision in group
            ]
            weighed = [reasons for reasons, is_weighed in found if is_weighed]
            decided = tuple(
                dict.fromkeys(part for reasons in weighed or [each for each, _ in found] for part in parts(reasons))
            )
            news = tuple(text for text in decided if text not in said_before)
            said_before.update(news)
            labels = without_repeats([self.aimed_label(game, reasons.rows[0]) for reasons, _ in found], language)
            is_named = bool(name) and not place and not labels[0].startswith(name)
            line = COMMON.say(
                language, "reason-listed", who=name if is_named else "none", labels=labels, decided=news, news=len(news)
            )
            self.screen.say(f"    {'  ' if name and place else ''}{line}", 8 if name and place else 6)

    def aimed_label(self, game: Game[object, object], row: Reason) -> str:
        """An answer with what it is for in short, where its judgement says that."""
        language = self.screen.language
        brief = replace(row.aim, args=row.aim.args | {"brief": 1}) if row.aim is not None else None
        aim = game.system.words.phrase(brief, language) if brief is not None else ""
        return COMMON.say(language, "reason-aimed", label=row.label, aim=aim) if aim else row.label

    def hint(self, game: Game[object, object]) -> None:
        """Prints what a strong player would answer in a person's place. Raises InputError where nothing is to be weighed."""
        question = game.question
        if question is None or isinstance(game.needed, DiceNeeded) or not question.answers:
            raise InputError(COMMON.say(self.screen.language, "hint-roll"))
        print(COMMON.say(self.screen.language, "hint-thinks"), flush=True)
        state, seat = game.view(question.side), make_seat(STRONG, game.seed)
        thought = advised(seat.think(game.system, state, question, hint_clock(), reasons=True))
        found = reasons_for(
            game.system, Decision(game.state, state, question, thought), self.screen.language, question.side
        )
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

    def print_reasons(self, game: Game[object, object], reasons: Reasons, kind: str, title: str = "") -> None:
        """Prints reasons: a heading, with the round where one is given, a line for each candidate, what decided."""
        sides = game.system.sides(game.state)
        language, side = self.screen.language, sides[reasons.side]
        who = self.name_of(game, reasons.who) or "none"
        self.screen.say(COMMON.say(language, "reason-heading", kind=kind, side=side, who=who, round=title or "none"))
        for number, row in enumerate(reasons.rows):
            expected = expectation(game.system, reasons, row, sides, language)
            label = f"{row.label}: {expected}" if expected else row.label
            self.screen.say(f"  {'*' if number == 0 else ' '} {label}", 6)
        self.screen.say("  " + reasons.decided, 4)


def parts(reasons: Reasons) -> tuple[str, ...]:
    """What decided, its plain reason by itself, which others may share."""
    return tuple(text for text in (reasons.plain, reasons.decided.removeprefix(reasons.plain).strip()) if text)


def is_no_answer(error: InputError) -> bool:
    """Whether an error says that a line begins no answer at all."""
    return isinstance(error, Refused) and error.refusal.code in NO_ANSWER


def led_to(game: Game[object, object], earlier: Decision[object, object], later: Decision[object, object]) -> bool:
    """Whether a figure's decision left what it decided next in the same round: of another kind, such as the end of its walk."""
    asked, then = earlier.question, later.question
    if not asked.who or asked.inner or asked.code == then.code:
        return False
    return round_title_of(game.system, earlier) == round_title_of(game.system, later)
