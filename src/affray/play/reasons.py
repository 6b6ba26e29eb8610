"""Why a player answers as it does, as everybody may read it: its best candidates, what it expects of each, what decided."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec

from affray.core import Question, System
from affray.core.eyes import EVERYTHING, NOBODY, secrets_of, visible_answer, visible_state
from affray.core.faces.chances import chance_text
from affray.core.faces.guide import Chance
from affray.core.words.phrase import Phrase, Value
from affray.core.words.texts import COMMON, ENGLISH, slug
from affray.play.player import Candidate, Thought

S = TypeVar("S")
A = TypeVar("A")
MOST_REASONS, MOST_JUDGED = 5, 4
"""So many candidates are named that were played on, or only judged."""
EVEN, DOUBT = "reason-even", "reason-doubt"
PLAIN = ("reason-alone", EVEN, "reason-worth", "reason-first", DOUBT)
"""What decides where nothing was played on, or not for sure: there the system's own plain reason says more."""
NOTHING_TO_TELL = ("reason-alone", "reason-planned", EVEN)
"""What decides where nothing sets the answer taken apart from the next best."""
MOST_ODDS = 4
"""So many numbers of the guide stand beside an answer for which it has no short ones."""
ENOUGH_TRIES = 8
"""Of an answer that was played on less often than this nothing is known for sure, however far it is ahead."""
LEAST = 0.05
"""A loss of less is none to a reader."""
SURE = 0.95
"""A chance to win from here on, or of as little to lose, is no surer than the tries show that it rests on."""


class Decision(msgspec.Struct, Generic[S, A], frozen=True):
    """A decision of a computer player."""

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
    tries: int = 0
    """How often the answer was played on to learn that; 0 where the player does not say."""
    odds: tuple[Chance, ...] = ()
    """What the answer itself comes to by exact odds, as the system's guide says it: chance, effect and price."""
    aim: Phrase | None = None
    """What the judgement takes it for; None where it says nothing."""


class Reasons(msgspec.Struct, frozen=True):
    """Why a player answered as it did."""

    side: int
    """The side that it plays."""
    who: str
    """The figure that was asked; empty for none."""
    rows: tuple[Reason, ...]
    """The answer given, then the best of the others."""
    decided: str
    """What decided, in words."""
    unit: str = ""
    """What losses are counted in: the first of the system's features, such as fighters; empty where it measures nothing."""
    plain: str = ""
    """The system's own plain reason, with which `decided` begins; empty for none."""


def reasons_for(
    system: System[S, A], decision: Decision[S, A], language: str, reader: int = NOBODY, *, losses: bool = True
) -> Reasons:
    """The reasons of a decision, in a language; they speak to a reader of the deciding side, and of it to all others. What
    decided speaks of losses only where they stand beside it."""
    state, question, thought = decision.state, decision.question, decision.thought
    shown = unlike_candidates(system, decision) or (Candidate(thought.answer, 0.0),)
    thought = msgspec.structs.replace(thought, candidates=shown)
    odds = odds_of(
        system, state, msgspec.structs.replace(question, answers=tuple(candidate.answer for candidate in shown))
    )
    labels = answer_labels(system, decision, language)
    rows = tuple(
        Reason(
            text := system.write_answer(candidate.answer),
            labels(candidate.answer),
            candidate.worth,
            win=candidate.win,
            losses=candidate.losses,
            tries=candidate.tries,
            odds=odds.get(text, ()),
            aim=None if question.inner else system.opponents.aim(state, candidate.answer),
        )
        for candidate in shown
    )
    unit = slug(next(iter(system.opponents.features), ""))
    decided = thought.decided or what_decided(question.side, thought)
    if decided.id == "reason-worth" and rows[0].aim not in (None, rows[1].aim):
        # Its judgement puts such answers in an order; how far they are apart means nothing.
        decided = Phrase("reason-first")
    alike = decided.id in (EVEN, DOUBT) and looks_alike(system, state, question, shown)
    if alike:
        decided = Phrase(EVEN)
    said = COMMON.phrase(worded(decided, rows, losses=losses), language)
    whom = "none" if reader == question.side else question.who or system.sides(state)[question.side]
    kind = "" if question.inner else system.opponents.reason_kind(state, question, shown[0].answer)
    plain = plain_reason(system, question, rows, language, whom, kind) if decided.id in PLAIN and not alike else ""
    if plain:
        said = f"{plain} {said}" if decided.id == DOUBT else plain
    if decided.id != DOUBT:
        said += tries_words(rows, language)
    return Reasons(question.side, question.who, rows, said, unit, plain)


def worded(decided: Phrase, rows: Sequence[Reason], *, losses: bool) -> Phrase:
    """What decided, as it is said beside these rows: of answers that were tried out not that they looked alike, where their chances
    do not; and nothing of losses that are not shown."""
    if decided.id == EVEN and len(rows) > 1 and all(row.tries for row in rows[:2]):
        return Phrase("reason-even-tried")
    return Phrase("reason-place", decided.args) if decided.id == "reason-spared" and not losses else decided


def unlike_candidates(system: System[S, A], decision: Decision[S, A]) -> tuple[Candidate[A], ...]:
    """The candidates that are named: the answer taken and the best of the others, each unlike those before it."""
    state, question, found = decision.state, decision.question, list[Candidate[A]]()
    for candidate in decision.thought.candidates:
        if len(found) == (MOST_JUDGED if candidate.win is None else MOST_REASONS):
            break
        answer, alike = candidate.answer, system.opponents.are_alike
        if question.inner or not any(alike(state, other.answer, answer) for other in found):
            found.append(candidate)
    return tuple(found)


def looks_alike(system: System[S, A], state: S, question: Question[A], shown: Sequence[Candidate[A]]) -> bool:
    """Whether the system's judgement finds the answer taken and the next best equal too, so that only luck tells them apart."""
    answers = [candidate.answer for candidate in shown[: len("ab")]]
    if len(answers) < len("ab") or not all(answer in question.answers for answer in answers):
        return False
    worth = system.opponents.appraise(state, question)
    first, second = (worth[question.answers.index(answer)] for answer in answers)
    return round(first - second, 2) == 0


def answer_labels(system: System[S, A], decision: Decision[S, A], language: str) -> Callable[[A], str]:
    """What an answer is called, for each; an inner choice by the labels of its prompt."""
    state, question = decision.state, decision.question
    if not question.inner:
        return lambda answer: system.words.label(state, answer, language)
    labels = dict(zip(question.answers, system.words.prompt(state, question, None, language).labels, strict=False))
    return lambda answer: labels.get(answer) or system.words.label(state, answer, language)


def plain_reason(
    system: System[S, A],
    question: Question[A],
    rows: tuple[Reason, ...],
    language: str,
    who: str = "none",
    kind: str = "",
) -> str:
    """What the system's judgement goes by where such a question is asked, in a sentence of its catalogue about the answer taken,
    and in one about each kind of answer that is worth less; empty where it has none. `who` decides, "none" for the reader; `kind`
    stands for the first word of the answer taken where that does not tell enough."""
    texts, message = system.words.texts, f"reason-for-{slug(question.code)}"
    if not texts.has(ENGLISH, message):
        return ""
    first, *others = (row.text.split(maxsplit=1)[0] for row in rows)
    less = [word for word, row in zip(others, rows[1:], strict=True) if word != first and row.worth < rows[0].worth]
    over = [name for name in dict.fromkeys(f"reason-over-{slug(word)}" for word in less) if texts.has(ENGLISH, name)]
    said = texts.say(language, message, answer=int(first) if first.isdigit() else kind or first, who=who)
    return " ".join((said, *(texts.say(language, name) for name in over)))


def odds_of(system: System[S, A], state: S, question: Question[A]) -> dict[str, tuple[Chance, ...]]:
    """The few numbers that say most of each answer that rolls dice, by its text: the guide's own choice of them, else the
    first that are not next to nothing."""
    if system.guide is None:
        return {}
    found: dict[str, tuple[Chance, ...]] = {}
    for prospect in system.guide.prospects(state, question):
        weighty = tuple(chance for chance in prospect.chances if chance.value >= LEAST)[:MOST_ODDS]
        found[prospect.text] = prospect.brief or weighty or prospect.chances[:1]
    return found


def what_decided(side: int, thought: Thought[A]) -> Phrase:
    """What set the answer taken apart from the next best."""
    if len(thought.candidates) < len("ab"):
        return Phrase("reason-alone")
    best, second = thought.candidates[:2]
    if best.win is None or second.win is None:
        gain = round(best.worth - second.worth, 2)
        return Phrase("reason-worth" if gain > 0 else "reason-erred" if gain < 0 else EVEN)
    win, other = (round(100 * shown_win(each, tried.tries)) for each, tried in ((best.win, best), (second.win, second)))
    ahead = best.win - second.win
    # What the words show has to stand as the chances do: of a few tries nobody sees which of two all but sure ones is ahead.
    if win == other or (win > other) != (ahead > 0) or 0 < ahead <= second.error:
        return Phrase(EVEN)
    why, tries = cause(side, best, second) if win > other else "doubt", min(best.tries, second.tries)
    how = {"kind": doubt_of(second.win - best.win, second.error, tries)} if why == "doubt" else {}
    return Phrase(f"reason-{why}", {**win_args(best.win, best.tries), **other_args(second), "tries": tries, **how})


def doubt_of(ahead: float, error: float, tries: int) -> str:
    """Why an answer is not taken that won more often: `few` tries, mere `luck`, or so little that it is not `sure`."""
    if tries < ENOUGH_TRIES:
        return "few"
    return "luck" if ahead <= error else "sure"


def cause(side: int, best: Candidate[A], second: Candidate[A]) -> str:
    """Which of own losses and those of the others speaks more for the best answer: `spared`, `dealt`, or `place` where it is
    neither."""
    if not best.losses or not second.losses:
        return "place"
    own, other = shown_losses(best.losses), shown_losses(second.losses)
    spared = other[side] - own[side]
    dealt = sum(own) - own[side] - (sum(other) - other[side])
    if max(spared, dealt) <= 0:
        return "place"
    return "spared" if spared > dealt else "dealt"


def shown_losses(losses: Sequence[float]) -> tuple[float, ...]:
    """Losses as a line shows them, those that are not named as none: a reason speaks of what a reader can compare."""
    return tuple(round(points, 1) if points >= LEAST else 0.0 for points in losses)


def win_args(win: float, tries: int) -> dict[str, Value]:
    """A chance to win in percent, as words take it. One that looks all but certain is only `over` or `under` what so many tries
    can show.

    >>> win_args(1.0, 4), win_args(0.0, 64), win_args(1.0, 0)
    ({'win': 80, 'bound': 'over'}, {'win': 2, 'bound': 'under'}, {'win': 100, 'bound': 'none'})
    """
    shown = shown_win(win, tries)
    return {"win": round(100 * shown), "bound": "over" if shown < win else "under" if shown > win else "none"}


def shown_win(win: float, tries: int) -> float:
    """A chance to win as so many tries can show it, in whole percent where it looks surer."""
    surest = max(SURE, tries / (tries + 1)) if tries else 1.0
    if 1 - surest <= win <= surest:
        return win
    most = 100 * tries // (tries + 1) / 100
    return most if win > surest else 1 - most


def other_args(second: Candidate[A]) -> dict[str, Value]:
    """The same of the next best answer."""
    assert second.win is not None
    found = win_args(second.win, second.tries)
    return {"other": found["win"], "other-bound": found["bound"]}


def tries_words(rows: Sequence[Reason], language: str) -> str:
    """How many tries the chances to win rest on, behind a blank; empty where none are shown, or the player does not say."""
    tries = [row.tries for row in rows if row.win is not None and row.tries]
    if not tries:
        return ""
    least, most = min(tries), max(tries)
    kind = "span" if least < most else "same"
    return " " + COMMON.say(language, "reason-tries", kind=kind, tries=least, most=most)


def expectation(system: System[S, A], reasons: Reasons, row: Reason, sides: tuple[str, ...], language: str) -> str:
    """What is expected of a candidate, in words: what it is for, its own odds, then how its side stands after it; empty where
    nothing is to be said."""
    parts = (
        system.words.phrase(row.aim, language) if row.aim is not None else "",
        ", ".join(chance_words(system, chance, language) for chance in row.odds),
        prospect_words(reasons, row, sides, language),
    )
    return "; ".join(part for part in parts if part)


def chance_words(system: System[S, A], chance: Chance, language: str) -> str:
    """A number of the guide with its name, as it stands beside an answer."""
    return f"{system.words.phrase(chance.name, language)} {chance_text(chance, language)}"


def prospect_words(reasons: Reasons, row: Reason, sides: tuple[str, ...], language: str) -> str:
    """How the side stands after a candidate: the chance to win and the losses worth naming; of a player that does not look
    so far whether it looks best or as good as another, where there is one."""
    if row.win is None:
        if len(reasons.rows) < len("ab"):
            return ""
        best = max(reason.worth for reason in reasons.rows)
        if round(best - row.worth, 2) > 0:
            return "" if row.aim is not None else COMMON.say(language, "reason-row-worth", kind="less")
        equal = sum(round(best - reason.worth, 2) <= 0 for reason in reasons.rows)
        return COMMON.say(language, "reason-row-worth", kind="best" if equal == 1 else "equal")
    lost = tuple(
        COMMON.say(language, "reason-loss", side=side, points=f"{points:.1f}")
        for side, points in zip(sides, row.losses, strict=False)
        if points >= LEAST
    )
    return COMMON.say(
        language, "reason-row", **win_args(row.win, row.tries), losing=len(lost), lost=lost, unit=reasons.unit
    )


def is_open_to(system: System[S, A], decision: Decision[S, A], eye: int) -> bool:
    """Whether the reasons of a decision give nothing away to an eye: it sees all that the side sees, and may know each answer."""
    state, side, thought = decision.whole, decision.question.side, decision.thought
    if secrets_of(system, state) is None or eye in (side, EVERYTHING):
        return True
    if visible_state(system, state, eye) != visible_state(system, state, side):
        return False
    answers = (thought.answer, *(candidate.answer for candidate in thought.candidates))
    return all(visible_answer(system, state, answer, side, eye) == answer for answer in answers)
