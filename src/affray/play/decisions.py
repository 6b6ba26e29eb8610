"""Which decisions of computer players are told when somebody asks why: those that stand, whose reasons he may know, and who each
is about."""

from collections.abc import Collection, Sequence
from typing import TypeVar

from msgspec.structs import replace

from affray.core import InputError, System
from affray.core.faces.picture import picture_figures
from affray.core.reading.codecs import write_name
from affray.core.words.phrase import Phrase
from affray.core.words.texts import COMMON
from affray.game import Game
from affray.play.reasons import Decision, is_open_to

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
