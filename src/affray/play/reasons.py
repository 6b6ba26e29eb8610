"""Why a player answers as it does, as everybody may read it: its best candidates, what it expects of each, what decided."""

from typing import Generic, TypeVar

import msgspec

from affray.core import Question, System
from affray.core.eyes import visible_answer, visible_state
from affray.core.words.phrase import Phrase
from affray.play.player import Candidate, Thought

S = TypeVar("S")
A = TypeVar("A")
MOST_REASONS = 5
ALIKE = 0.005
"""Chances that differ by less are the same to a reader."""


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
    """What each side is expected to lose, in the unit of the system; () where the player does not know."""


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
    return Reasons(question.side, question.who, rows, thought.decided or what_decided(question.side, thought))


def what_decided(side: int, thought: Thought[A]) -> Phrase:
    """What set the answer taken apart from the next best."""
    if len(thought.candidates) < len("ab"):
        return Phrase("reason-alone")
    best, second = thought.candidates[:2]
    if best.win is None or second.win is None:
        ahead = best.worth - second.worth
        return Phrase("reason-worth", {"ahead": f"{ahead:.2f}"}) if ahead > 0 else Phrase("reason-even")
    if best.win < second.win - ALIKE:
        return Phrase("reason-doubt")
    if abs(best.win - second.win) <= ALIKE:
        return Phrase("reason-even")
    return Phrase(
        f"reason-{cause(side, best, second)}", {"win": round(100 * best.win), "other": round(100 * second.win)}
    )


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


def is_open_to(system: System[S, A], decision: Decision[S, A], eye: int) -> bool:
    """Whether the reasons of a decision give nothing away to an eye: it sees all that the side sees, and may know each answer."""
    state, side, thought = decision.whole, decision.question.side, decision.thought
    if system.secrets is None or eye == side:
        return True
    if visible_state(system, state, eye) != visible_state(system, state, side):
        return False
    answers = (thought.answer, *(one.answer for one in thought.candidates))
    return all(visible_answer(system, state, answer, side, eye) == answer for answer in answers)
