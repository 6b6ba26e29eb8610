"""Which decisions of computer players are told when somebody asks why: those that stand, whose reasons he may know, who each is
about, and which of them belong together."""

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from typing import TypeVar

from msgspec.structs import replace

from affray.core import InputError, System
from affray.core.faces.picture import picture_figures
from affray.core.reading.codecs import write_name
from affray.core.words.phrase import Phrase
from affray.core.words.texts import COMMON
from affray.game import Game
from affray.play.reasons import NOTHING_TO_TELL, Decision, is_open_to, unlike_candidates, what_decided

S = TypeVar("S")
A = TypeVar("A")


def stands(game: Game[S, A], decision: Decision[S, A]) -> bool:
    """Whether a decision has not been taken back."""
    entry = game.line[decision.moments].entry if decision.moments < len(game.line) else None
    return entry is not None and entry.side == decision.question.side and entry.given == decision.thought.answer


class Unsaid(InputError):
    """No reasons can be told: nothing was decided, or what was goes by what may not be known."""


def open_decisions(
    game: Game[S, A], known: Sequence[Decision[S, A]], side: int, name: str, eye: int, language: str, first: int
) -> list[Decision[S, A]]:
    """Those of the decisions of a side, or of a figure of that name, that stand and whose reasons an eye may know. Raises Unsaid
    where there are none; before moment `first` none were kept."""
    standing = [decision for decision in known if stands(game, decision)]
    found = [decision for decision in standing if game.is_over or is_open_to(game.system, decision, eye)]
    if not found:
        unkept = any(moment.entry.side == side for moment in game.line[1:first])
        why = "reason-hidden" if standing else "reason-unkept" if unkept else "reason-none"
        raise Unsaid(COMMON.say(language, why, side=name))
    return found


def figure_of(system: System[S, A], decision: Decision[S, A]) -> str:
    """The figure that a decision was about: the one that was asked, or the one of the side that the answer names, such as a unit
    that is to act; empty for none."""
    question = decision.question
    if question.who or question.inner:
        return question.who
    named = system.write_answer(decision.thought.answer).partition(" ")[2] + " "
    figures = picture_figures(system.words.picture(decision.state))
    own = (figure.id for figure in figures if figure.side == question.side)
    return next((who for who in own if named.startswith((f"{write_name(who)} ", f'"{who}" '))), "")


def last_answer_of(game: Game[S, A], sides: Collection[int]) -> int:
    """The number of the last moment that came of an answer of these sides; 0 for none."""
    return next((n for n in range(len(game.line) - 1, 0, -1) if game.line[n].entry.side in sides), 0)


def newest_decisions(
    game: Game[S, A], decisions: Sequence[Decision[S, A]], people: Collection[int]
) -> list[Decision[S, A]]:
    """Those of a side's decisions that are told together: all since these sides' people answered last, and at the least all since
    the round began in which it last decided something of weight."""
    if not decisions:
        return []
    opponents = game.system.opponents
    weighty = [each for each in decisions if not each.question.inner and opponents.is_weighty(each.question)]
    newest = round_title_of(game.system, (weighty or decisions)[-1])
    in_round = (each for each in decisions if newest is not None and round_title_of(game.system, each) == newest)
    begun = last_answer_of(game, people)
    first = next(in_round, decisions[-1]).moments
    return [each for each in decisions if each.moments > begun or each.moments >= first]


def round_title_of(system: System[S, A], decision: Decision[S, A]) -> Phrase | None:
    """The round in which a decision was made, as the account and the table count it, else the part of the game that is on;
    None where there are neither."""
    track = system.track(decision.whole)
    title = track.title
    if title is None and 0 <= track.now < len(track.phases):
        return Phrase(f"track-{track.phases[track.now]}")
    if title is None or "last" not in title.args:
        return title
    return replace(title, args={**title.args, "last": 0})


def round_name(system: System[S, A], decision: Decision[S, A], language: str) -> str:
    """What the round is called in which a decision was made; empty where none are counted."""
    title = round_title_of(system, decision)
    return system.words.phrase(title, language) if title is not None else ""


# --- decisions that belong together -----------------------------------------------------------------------------------
def group_decisions(system: System[S, A], decisions: Iterable[Decision[S, A]]) -> list[list[Decision[S, A]]]:
    """Decisions in groups: those about one figure that answer one kind of question one after another in a round, such as the
    steps of a walk."""
    kinds = groupby(
        decisions,
        lambda each: (round_title_of(system, each), each.question.side, figure_of(system, each), each.question.code),
    )
    return [list(group) for _, group in kinds]


def without_repeats(labels: Iterable[str], language: str) -> tuple[str, ...]:
    """Labels in their order, each with how often it comes one after another where that is more than once."""
    counted = ((label, len(list(group))) for label, group in groupby(labels))
    return tuple(
        label if count == 1 else COMMON.say(language, "reason-again", label=label, count=count)
        for label, count in counted
    )


def weight_of(system: System[S, A], decision: Decision[S, A]) -> int:
    """How much the reasons of a decision tell: 2 where several candidates were played on, and 1 more where something sets the
    best apart; 0 where it was forced, planned, or one of several that look alike."""
    shown = unlike_candidates(system, decision)
    if not shown[1:]:
        return 0
    thought = replace(decision.thought, candidates=shown)
    decided = thought.decided or what_decided(decision.question.side, thought)
    return 2 * any(candidate.win is not None for candidate in shown) + (decided.id not in NOTHING_TO_TELL)


def most_telling(system: System[S, A], group: Sequence[Decision[S, A]]) -> Decision[S, A]:
    """The first of those decisions of a group whose reasons tell most."""
    return group[0] if len(group) == 1 else max(group, key=lambda each: weight_of(system, each))


def newest_weighed(system: System[S, A], groups: Sequence[list[Decision[S, A]]]) -> list[Decision[S, A]]:
    """The newest group in which something was weighed, in the newest round with candidates; where all of them look alike there,
    the newest with any."""
    looked = [group for group in groups if any(each.thought.candidates for each in group)]
    if not looked:
        return groups[-1]
    newest = round_title_of(system, looked[-1][0])
    in_round = (group for group in reversed(looked) if round_title_of(system, group[0]) == newest)
    return next((group for group in in_round if any(weight_of(system, each) for each in group)), looked[-1])
