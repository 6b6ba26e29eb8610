"""Why a player answers as it does, as everybody may read it: its best candidates, what it expects of each, what decided."""

from typing import Generic, TypeVar

import msgspec

from affray.core import Question, System
from affray.core.eyes import visible_answer, visible_state
from affray.core.words.phrase import Phrase
from affray.core.words.texts import COMMON, slug
from affray.play.player import Candidate, Thought

S = TypeVar("S")
A = TypeVar("A")
MOST_REASONS = 5
LEAST = 0.05
"""A loss of less is none to a reader."""


class Decision(msgspec.Struct, Generic[S, A], frozen=True):
    """A decision of a computer player between actions."""

    whole: S
    """The position."""
    state: S
    """The position as its side saw it."""
    question: Question[A]
    """What was asked."""
    thought: Thought[A]
    """What it thought."""
    moments: int = 0
    """How many moments the game had; one that has no more has taken the decision back."""


class Reason(msgspec.Struct, frozen=True):
    """An answer that a player thought about, in words, and what it expects of it."""

    text: str
    """The answer in notation."""
    label: str
    """The answer in words."""
    worth: float
    """What it is worth in the player's own unit."""
    win: float | None = None
    """The chance to win, a draw counted as half; None where the player does not know."""
    losses: tuple[float, ...] = ()
    """What each side is expected to lose, in the unit of the reasons; () where the player does not know."""


class Reasons(msgspec.Struct, frozen=True):
    """Why a player answered as it did."""

    side: int
    """The side that it plays."""
    who: str
    """The figure that was asked; empty for none."""
    rows: tuple[Reason, ...]
    """The answer given, then the best of the others."""
    decided: Phrase
    """What decided."""
    unit: str = ""
    """What losses are counted in: the first of the system's features, such as fighters; empty where it measures nothing."""


def reasons_for(system: System[S, A], decision: Decision[S, A], language: str) -> Reasons:
    """The reasons of a decision, in a language."""
    state, question, thought = decision.state, decision.question, decision.thought
    shown = thought.candidates[:MOST_REASONS] or (Candidate(thought.answer, 0.0),)
    rows = tuple(
        Reason(
            system.write_answer(one.answer),
            system.words.label(state, one.answer, language),
            one.worth,
            one.win,
            one.losses,
        )
        for one in shown
    )
    unit = slug(next(iter(system.opponents.features), ""))
    return Reasons(question.side, question.who, rows, thought.decided or what_decided(question.side, thought), unit)


def what_decided(side: int, thought: Thought[A]) -> Phrase:
    """What set the answer taken apart from the next best."""
    if len(thought.candidates) < len("ab"):
        return Phrase("reason-alone")
    best, second = thought.candidates[:2]
    if best.win is None or second.win is None:
        ahead = round(best.worth - second.worth, 2)
        kind = "worth" if ahead > 0 else "erred" if ahead < 0 else "even"
        return Phrase(f"reason-{kind}", {"ahead": f"{abs(ahead):.2f}"})
    win, other = round(100 * best.win), round(100 * second.win)
    if win == other:
        return Phrase("reason-even")
    return Phrase(f"reason-{cause(side, best, second) if win > other else 'doubt'}", {"win": win, "other": other})


def cause(side: int, best: Candidate[A], second: Candidate[A]) -> str:
    """Which of own losses and those of the others speaks more for the best answer: `spared`, `dealt`, or `place` where it is
    neither."""
    if not best.losses or not second.losses:
        return "place"
    spared = second.losses[side] - best.losses[side]
    dealt = sum(best.losses) - best.losses[side] - (sum(second.losses) - second.losses[side])
    if max(spared, dealt) <= 0:
        return "place"
    return "spared" if spared > dealt else "dealt"


def expectation(reasons: Reasons, row: Reason, sides: tuple[str, ...], language: str) -> str:
    """What is expected of a candidate, in words: the chance to win and the losses worth naming, or what it is worth."""
    if row.win is None:
        return COMMON.say(language, "reason-row-worth", worth=f"{row.worth:.2f}")
    lost = tuple(
        COMMON.say(language, "reason-loss", side=side, points=f"{points:.1f}")
        for side, points in zip(sides, row.losses, strict=False)
        if points >= LEAST
    )
    return COMMON.say(language, "reason-row", win=round(100 * row.win), losing=len(lost), lost=lost, unit=reasons.unit)


def is_open_to(system: System[S, A], decision: Decision[S, A], eye: int) -> bool:
    """Whether the reasons of a decision give nothing away to an eye: it sees all that the side sees, and may know each answer."""
    state, side, thought = decision.whole, decision.question.side, decision.thought
    if system.secrets is None or eye == side:
        return True
    if visible_state(system, state, eye) != visible_state(system, state, side):
        return False
    answers = (thought.answer, *(one.answer for one in thought.candidates))
    return all(visible_answer(system, state, answer, side, eye) == answer for answer in answers)
