"""Why a computer player did what it did, and what a strong one would do in a person's place."""

import msgspec

from affray.core import Question, System, eyes
from affray.dice.stream import Stream
from affray.play import About, Seat
from affray.play.advice import STRONG, advised, hint_clock
from affray.play.decisions import (
    Unsaid,
    figure_of,
    group_decisions,
    most_telling,
    newest_weighed,
    open_decisions,
    round_name,
    without_repeats,
)
from affray.play.greedy import GreedyPlayer
from affray.play.players import about_game
from affray.play.reasons import Decision, answer_labels, expectation, reasons_for, shown_win
from affray.referee import DiceNeeded
from affray.web.messages import Advice
from affray.web.messages.advice import Decided, WordedReason, WordedReasons
from affray.web.rooms.hub import Hub
from affray.web.rooms.table import Table
from affray.web.rooms.thinkers import ElsewherePlayer
from affray.web.rooms.votes import question_for
from affray.web.store.entries import Reader
from affray.web.words.faults import Refusing
from affray.web.words.wording import say

Decisions = list[Decision[object, object]]


class Place(msgspec.Struct, frozen=True):
    """Where reasons are wanted: the game's rules and sides, the state that it is in, the language they are told in."""

    system: System[object, object]
    sides: tuple[str, ...]
    number: int
    language: str

    def advice(self, decision: Decision[object, object], reader: int = eyes.NOBODY) -> Advice:
        """The reasons of a decision as a message; a hint speaks to the side that it is for."""
        found = reasons_for(self.system, decision, self.language, reader)
        rows = tuple(
            WordedReason(
                row.text,
                row.label,
                expectation(self.system, found, row, self.sides, self.language),
                None if row.win is None else shown_win(row.win, row.tries),
            )
            for row in found.rows
        )
        reasons = WordedReasons(found.side, rows, found.decided, found.who, decision.moments)
        return Advice(self.number, reasons=reasons)

    def account(self, decisions: Decisions, moment: int) -> Advice:
        """What all decisions were, those together that belong together, and the reasons of the most telling of those of a moment,
        else of the newest that were weighed."""
        system = self.system
        groups = group_decisions(system, decisions)
        at_moment = (group for group in groups if any(each.moments == moment for each in group))
        asked = most_telling(system, next(at_moment, []) or newest_weighed(system, groups))
        return msgspec.structs.replace(self.advice(asked), decisions=tuple(map(self.entry, groups)))

    def entry(self, group: Decisions) -> Decided:
        """A group of decisions as an entry of the list; of those about no figure the side stands for it."""
        system, language, first = self.system, self.language, group[0]
        labels = (answer_labels(system, each, language)(each.thought.answer) for each in group)
        who = figure_of(system, first)
        return Decided(
            most_telling(system, group).moments,
            ", ".join(without_repeats(labels, language)),
            system.words.name("figure", who, language) if who else self.sides[first.question.side],
            round_name(system, first, language),
        )


def place_of(table: Table, reader: Reader) -> Place:
    """The place of a reader."""
    game = table.room.game
    return Place(game.system, tuple(game.system.sides(game.state)), table.room.state, table.shown.language(reader))


async def reasons(hub: Hub, reader: Reader, side: int, moment: int = 0) -> Advice:
    """Why the computer player of a side answered as it did at one of the moments that it lists, else at the newest of them that
    was weighed. Raises Refusing."""
    place, found = await hub.hold(reader.game, lambda table: known_decisions(table, reader, side))
    if isinstance(found, str):
        return Advice(place.number, unsaid=found)
    return await hub.work(lambda: place.account(found, moment))


def known_decisions(table: Table, reader: Reader, side: int) -> tuple[Place, Decisions | str]:
    """What a side's computer player has decided, as far as the reader may know what it went by; else a sentence that says why there
    is nothing to tell. Raises Refusing for no side."""
    place, game = place_of(table, reader), table.room.game
    if side >= len(place.sides):
        known = tuple(f"{number} {name}" for number, name in enumerate(place.sides))
        raise Refusing(404, "reasons", say(place.language, "no-such-side", side=str(side), sides=known))
    own = [each for each in table.thoughts if each.question.side == side]
    first = 1 if side in table.room.people_sides() else table.first
    try:
        return place, open_decisions(game, own, side, place.sides[side], table.shown.eye(reader), place.language, first)
    except Unsaid as unsaid:
        said = str(unsaid)
        return place, f"{said[0].upper()}{said[1:]}."


async def hint(hub: Hub, reader: Reader) -> Advice:
    """What a strong player would answer in the reader's place. Raises Refusing."""
    place, asked = await hub.hold(reader.game, lambda table: open_question(table, reader))
    # A choice within an action is not played on, by the strongest neither.
    player = GreedyPlayer() if asked.question.inner else ElsewherePlayer(STRONG, hub.lineup.thinkers)
    rng = Stream(place.number)

    def think() -> Advice:
        seat = Seat(STRONG, player, rng, asked.about)
        thought = advised(seat.think(place.system, asked.state, asked.question, hint_clock(), reasons=True))
        decision = Decision(asked.state, asked.state, asked.question, thought)
        return place.advice(decision, asked.question.side)

    return await hub.loop.run_in_executor(hub.callers, think)


class Sitting(msgspec.Struct, frozen=True):
    """The open question as the side sees it that is asked."""

    state: object
    question: Question[object]
    about: About


def open_question(table: Table, reader: Reader) -> tuple[Place, Sitting]:
    """The open question as one that the reader decides, where he plays against nobody but computers. Raises Refusing."""
    place, room = place_of(table, reader), table.room
    if reader.sides and not room.is_alone(reader):
        raise Refusing(403, "hint", say(place.language, "no-hint-people"))
    question = question_for(room.game, room.playing_sides(reader))
    if question is None:
        raise Refusing(409, "turn", say(place.language, "no-turn"))
    if isinstance(room.game.needed, DiceNeeded) or not question.answers:
        raise Refusing(409, "hint", say(place.language, "no-hint-here"))
    return place, Sitting(room.game.view(question.side), question, about_game(room.game))
