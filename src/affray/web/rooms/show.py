"""What a room shows: its messages as bytes, worded for who reads them, each made once for all who read the same."""

import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar, cast

import msgspec

from affray.core import Event, HexPicture, PlanePicture, Question, StagePicture, eyes
from affray.core.memory import Memory
from affray.game.game import Moment as GameMoment
from affray.game.lines import LEFT
from affray.game.refusals import game_refusal
from affray.game.strand import shown_faces
from affray.play.levels import offered_levels
from affray.referee import DiceNeeded
from affray.web.messages import (
    Asked,
    Chat,
    DiceAsked,
    FromServer,
    HexBoard,
    Line,
    Moment,
    Over,
    PlaneBoard,
    Position,
    Request,
    Rolled,
    Side,
    Sides,
    StageBoard,
    Told,
    Turn,
    Welcome,
)
from affray.web.messages.encoding import encode
from affray.web.rooms import dice_agreement, teaching, votes
from affray.web.rooms.chance import seed_hash
from affray.web.rooms.reopening import parted_lines, rest_lines
from affray.web.rooms.room import Item, Room
from affray.web.rooms.steps import carries_position, events_begun
from affray.web.store.entries import Began, Dealt, Ended, Parted, Played, Reader, Said, Seated, Wished
from affray.web.words import naming, pictures, wording
from affray.web.words.tracking import track_shown

CACHED = 64
Key = tuple[object, ...]
T = TypeVar("T")


class RoomView:
    """What a room shows to its readers."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.system = room.game.system
        self.kept: dict[Key, bytes] = {}
        self.now: dict[Key, object] = {}
        self.stamp = (-1, -1)
        self.boards: dict[str, tuple[object, Position]] = {}
        self.accounts: dict[str, tuple[int, tuple[Event, ...], tuple[Line, ...]]] = {}
        self.first = Memory(self.system.words.picture, 1)

    def forget(self) -> None:
        """Keeps no message that was made; each is made again when it is asked for."""
        for made in (self.kept, self.now, self.boards, self.accounts):
            made.clear()

    def present(self, key: Key, make: Callable[[], T]) -> T:
        """What is made once of the present, until anything has happened at the table."""
        stamp = (self.room.n, self.room.state)
        if stamp != self.stamp or len(self.now) >= CACHED:
            self.stamp = stamp
            self.now.clear()
        if key not in self.now:
            self.now[key] = make()
        return cast(T, self.now[key])

    # --- who sees what ------------------------------------------------------------------------------------------------
    def ear(self, reader: Reader) -> int:
        """As whom a reader is told what happens: what stays on a screen before several sides is what all may know, but for a game
        master's own. A side that never decides anything is nobody's to see through: a world knows what lies face down."""
        return self.present(("ear", reader.sides), lambda: self.find_ear(reader))

    def find_ear(self, reader: Reader) -> int:
        """As whom a reader is told what happens, found anew."""
        game, seats = self.room.game, self.system.seats
        if eyes.secrets_of(self.system, game.state) is None:
            return eyes.EVERYTHING
        mine = tuple(side for side in reader.sides if seats.is_master(game.state, side))
        if not mine or self.room.is_alone(reader):
            mine = tuple(side for side in reader.sides if not seats.is_idle(game.state, side))
        return eyes.eye_of(self.system, game.state, mine, over=game.is_over)

    def eye(self, reader: Reader) -> int:
        """As whom a reader sees the present position: as the side of his that is asked."""
        room, ear = self.room, self.ear(reader)
        if ear != eyes.NOBODY:
            return ear
        put = self.present(("put", reader.sides), lambda: votes.question_for(room.game, room.playing_sides(reader)))
        return ear if put is None else put.side

    def is_open(self, reader: Reader) -> bool:
        """Whether a reader may have the dice: the game is over, and nothing is hidden from him, which they would tell."""
        return self.room.game.is_over and eyes.is_revealed(self.system, self.room.game.state, reader.sides)

    def language(self, reader: Reader) -> str:
        """The language in which a reader is told."""
        return self.room.language(reader)

    # --- positions ----------------------------------------------------------------------------------------------------
    def bare_position(self, reader: Reader, moment: GameMoment[object, object], *, now: bool) -> Position:
        """A position without its answers; what the present one shows to several readers is made once."""
        language, eye = self.language(reader), self.eye(reader) if now else self.ear(reader)
        if not now:
            return self.make_position(moment, language, eye, now=False)
        return self.present(("position", language, eye), lambda: self.make_position(moment, language, eye, now=True))

    def make_position(self, moment: GameMoment[object, object], language: str, eye: int, *, now: bool) -> Position:
        """A position as one eye sees it; `now` says that it is the present one."""
        room, game = self.room, self.room.game
        state = eyes.visible_state(self.system, moment.state, eye)
        drawn = self.drawn_board(state, language)
        refusal = (game_refusal("over") if game.is_over else game.undo_refusal()) if now else None
        return msgspec.structs.replace(
            drawn,
            state=room.state if now else -1,
            moment=room.moment,
            phase=moment.question.code if moment.question else "over",
            score=game.score_of(state) if now and game.gone else drawn.score,
            asked=self.open_question(game.question, state, language, eye) if now and game.question else None,
            undo=wording.refusal(refusal, language) if refusal else "",
            over=game.is_over if now else moment.question is None,
            lesson=teaching.lesson_shown(room, language) if now else None,
            poll=votes.poll_shown(game, state, eye, language) if now else None,
        )

    def drawn_board(self, state: object, language: str) -> Position:
        """What a state shows in a language, made once for all who see the same of it; where the game is stands for later."""
        known, drawn = self.boards.get(language, (None, None))
        if drawn is None or known is not state:
            drawn = self.draw_board(state, language)
            self.boards[language] = state, drawn
        return drawn

    def draw_board(self, state: object, language: str) -> Position:
        """What a state shows in a language."""
        system, game = self.system, self.room.game
        picture = system.words.picture(state)
        hexes = picture if isinstance(picture, HexPicture) else None
        table = picture if isinstance(picture, PlanePicture) else None
        stage = picture if isinstance(picture, StagePicture) else None
        return Position(
            state=-1,
            moment=0,
            phase="",
            figures=pictures.figures(system, state, hexes, language) if hexes else (),
            items=pictures.items(system, hexes.items, language) if hexes else (),
            created=pictures.ground_patches(system, hexes, self.first(game.line[0].state), language) if hexes else (),
            score=system.score(state),
            asked=None,
            order=wording.declared_orders(system, state, language),
            units=pictures.troops(system, state, table, language) if table else (),
            objectives=table.objectives if table else (),
            track=track_shown(system, state, language),
            stage=pictures.stage(system, state, stage, language) if stage else None,
        )

    def open_question(self, put: Question[object], state: object, language: str, eye: int) -> Asked:
        """The open question as an eye sees it, which sees so much of the state."""
        game = self.room.game
        question, needed = eyes.visible_question(self.system, game.state, put, eye), game.needed
        prompt = self.system.words.prompt(state, question, needed, language)
        dice = None
        if isinstance(needed, DiceNeeded):
            dice = DiceAsked(
                needed.n, needed.die, self.system.facts.low_face, wording.dice_for(self.system, needed.why, language)
            )
        return Asked(
            side=question.side, code=question.code, text=prompt.text, who=question.who, choices=(), inner=question.inner, dice=dice,
            open=question.open, chosen=prompt.chosen,
        )  # fmt: skip

    def aside(self, reader: Reader) -> Asked | None:
        """What a reader may say although another is asked."""
        game, system, language = self.room.game, self.system, self.language(reader)
        question = eyes.aside_question(system, game.state, game.question, self.room.playing_sides(reader))
        if question is None:
            return None
        state = game.view(question.side)
        text = system.words.prompt(state, question, None, language).text
        offered = wording.choices(system, state, question, None, language)
        return Asked(question.side, question.code, text, question.who, offered, open=question.open)

    def position(self, reader: Reader) -> Position:
        """The present position, with the answers where the reader is asked."""
        game, mine = self.room.game, self.readable_sides(reader)
        found, question = self.bare_position(reader, game.line[-1], now=True), game.question
        if found.poll is not None:
            poll = msgspec.structs.replace(found.poll, left=self.room.vote_left(time.monotonic()))
            found = msgspec.structs.replace(found, poll=poll)
        if question is None or found.asked is None or found.asked.dice or not mine:
            return found
        language, question = self.language(reader), votes.question_for(game, mine)
        if question is None:
            return msgspec.structs.replace(found, aside=self.aside(reader))
        state = game.view(question.side)
        if question is not game.question or self.eye(reader) not in (question.side, eyes.EVERYTHING):
            asked = self.open_question(question, state, language, question.side)
            found = msgspec.structs.replace(found, asked=asked)
        question = votes.timed_question(game, question) if self.room.start.vote else question
        offered = wording.choices(self.system, state, question, game.needed, language)
        closed = wording.closed_choices(self.system, state, question, language)
        asked = msgspec.structs.replace(cast(Asked, found.asked), choices=offered, closed=closed)
        return msgspec.structs.replace(found, asked=asked)

    def moment(self, reader: Reader, number: int) -> bytes:
        """The board after so many answers. Raises InputError."""
        found = self.bare_position(reader, self.room.game.moment_at(number), now=False)
        return encode(Moment(number, msgspec.structs.replace(found, moment=number)))

    def turn(self, reader: Reader) -> Turn:
        """Whose turn it is."""
        room, game = self.room, self.room.game
        put = votes.question_for(game, room.playing_sides(reader)) or game.question
        seen = put and eyes.visible_question(self.system, game.state, put, self.eye(reader))
        asked = seen.side if seen else -1
        return Turn(
            asked=asked,
            mine=asked in room.playing_sides(reader),
            over=game.is_over,
            people=not room.is_alone(reader),
            sides=self.sides(),
            own=reader.sides,
        )

    # --- messages -----------------------------------------------------------------------------------------------------
    def sides(self) -> tuple[Side, ...]:
        """Who sits where."""
        room, seats = self.room, self.system.seats
        state = room.game.state
        names = self.system.sides(state)
        people = room.people_sides()
        unused = {side for seat in room.unused for side in room.seats[seat].sides}
        return tuple(
            Side(
                name=name, player=room.players[side], present=side in room.present or side not in people, who=room.names[side],
                resigned=side in room.game.gone, idle=seats.is_idle(state, side), link=side in unused,
                master=seats.is_master(state, side),
            )
            for side, name in enumerate(names)
        )  # fmt: skip

    def welcome(self, reader: Reader, now: float) -> bytes:
        """Everything about the game for a seat."""
        room, game = self.room, self.room.game
        language = self.language(reader)
        title, summary = wording.scenario(game.scenario, language)
        numbers = [(strand.draw, strand.number) for strand in room.first]
        return encode(
            Welcome(
                n=room.n,
                game=room.id,
                system=self.system.facts.key,
                title=title,
                summary=summary,
                languages=self.system.facts.languages,
                levels=offered_levels(self.system),
                sides=self.sides(),
                mine=reader.sides,
                owner=reader.owner,
                board=self.board(language, self.ear(reader)),
                position=self.position(reader),
                options=dict(game.options),
                dice=game.dice,
                seed_hash=seed_hash(room.start.salt, room.first[0].seed, numbers),
                seed=room.first[0].seed if self.is_open(reader) or room.start.told else None,
                salt=room.start.salt if self.is_open(reader) else "",
                clocks=room.time_left(now),
                running=room.running_side,
                campaign=room.start.campaign,
                seat=reader.seat,
                strands=dice_agreement.strands(room, laid_open=self.is_open(reader)),
                names=naming.shown_names(game, language, self.ear(reader)),
            )
        )

    def board(self, language: str, eye: int) -> HexBoard | PlaneBoard | StageBoard:
        """The ground as an eye sees it."""
        picture = self.system.words.picture(eyes.visible_state(self.system, self.room.game.line[0].state, eye))
        return pictures.ground(self.system, picture, language)

    def sides_message(self) -> bytes:
        """Who sits where, told because somebody came or went."""
        return encode(Sides(self.room.n, self.sides()))

    def last_carrier(self) -> int:
        """The number of the last message that carries a position."""
        items = self.room.items
        return next(n for n in range(len(items), 0, -1) if carries_position(items[n - 1].entry))

    def is_leaving(self, n: int) -> bool:
        """Whether an entry of the log says that a side has left the game."""
        entry = self.room.items[n - 1].entry
        return isinstance(entry, Played) and entry.step in ("resign", "flag")

    def messages(self, reader: Reader, numbers: Iterable[int], now: float) -> list[bytes]:
        """The messages with these numbers; only the newest that can carries a position."""
        last = self.last_carrier()
        return [self.message(reader, n, now, last=n == last) for n in numbers]

    def message(self, reader: Reader, n: int, now: float, *, last: bool) -> bytes:
        """A message as bytes, made once for all who read the same."""
        item = self.room.items[n - 1]
        if isinstance(item.entry, Wished) or (last and (self.room.clocks or self.room.voting is not None)):
            return encode(self.message_in_words(reader, n, item, now, last=last))
        who, mine = (self.ear(reader), self.eye(reader)), last and self.readable_sides(reader)
        key = (n, last and self.room.n, self.language(reader), who, self.is_open(reader), mine)
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= CACHED:
                self.kept.clear()
            found = self.kept[key] = encode(self.message_in_words(reader, n, item, now, last=last))
        return found

    def readable_sides(self, reader: Reader) -> tuple[int, ...]:
        """For which sides a reader is told answers; those of the open question depend on no more than that."""
        room = self.room
        return self.present(
            ("mine", reader.sides), lambda: room.playing_sides(reader) if room.may_answer(reader) else ()
        )

    def message_in_words(self, reader: Reader, n: int, item: Item, now: float, *, last: bool) -> FromServer:
        """A message for a reader."""
        room, entry = self.room, item.entry
        match entry:
            case Said():
                return Chat(n, entry.side, entry.who, entry.text)
            case Wished():
                token = reader.token if entry.game else ""
                by = entry.sides[0]
                asks = entry.what == "undo" and entry.state == "open"
                answers = room.takeback_length(entry.sides) if asks else 0
                return Request(n, entry.what, by, entry.waiting, entry.state, answers, entry.game, token, how=entry.how)
            case Seated(what=what, side=side):
                name = self.system.sides(room.game.state)[side] if side >= 0 else ""
                said = wording.say(self.language(reader), f"told-{what}", side=name) if what else ""
                return Sides(n, self.sides(), said, self.position(reader) if last else None)
            case Ended():
                if not self.is_open(reader):
                    return Over(n, room.game.score, entry.reason)
                made = dice_agreement.strands(room, laid_open=True)
                return Over(n, room.game.score, entry.reason, room.first[0].seed, room.start.salt, made)
            case Dealt():
                return dice_agreement.dice_message(room, n, entry, self.language(reader))
        return self.account_message(reader, n, item, entry, now, last=last)

    def account(self, n: int, ear: int, language: str) -> tuple[Line, ...]:
        """The account of what entry n has come to, made once for all who hear the same of it."""
        begun, events = (
            eyes.visible_events(self.system, part, ear)
            for part in (events_begun(self.room.items, n), self.room.items[n - 1].events)
        )
        now, (number, heard, lines) = (*begun, *events), self.accounts.get(language, (0, (), ()))
        if number != n or len(heard) != len(now) or any(a is not b for a, b in zip(heard, now, strict=True)):
            lines = wording.account_lines(self.system, events, language, begun)
            self.accounts[language] = n, now, lines
        return lines

    def account_message(
        self, reader: Reader, n: int, item: Item, entry: Began | Parted | Played, now: float, *, last: bool
    ) -> Told:
        """What an entry that changes the position tells a reader."""
        room, language = self.room, self.language(reader)
        position = self.position(reader) if last else None
        clocks = room.time_left(now) if last else entry.clocks if isinstance(entry, Played) else ()
        ear = self.ear(reader)
        lines = self.account(n, ear, language)
        if isinstance(entry, Began | Parted):
            parting = room.game.parting
            lines = parted_lines(self.system, entry, language) if isinstance(entry, Parted) else lines
            lines += rest_lines(parting, self.system, ear, language) if parting and isinstance(entry, Began) else ()
            return Told(
                n=n, entry="start", by=-1, moment=item.moment, lines=lines, answer="", position=position, clocks=clocks,
                running=room.running_side,
            )  # fmt: skip
        text = ""
        if entry.step in LEFT:
            lines = (wording.left_line(self.system, room.game.state, entry, room.players[entry.side], language),)
        else:
            said = partial(wording.answer_in_words, self.system, item.before, entry, item.given, ear, language)
            text = self.present(("answer", n, ear, language), said) if last else said()
        running, low = room.running_side if last else -1, self.system.facts.low_face
        rolls = item.rolls if ear == eyes.EVERYTHING else ()
        return Told(
            n=n, entry=entry.step, by=entry.side, moment=item.moment, lines=lines, answer=text, position=position,
            clocks=clocks, running=running, rolls=tuple(Rolled(shown_faces(r.faces, low), r.die, r.draws) for r in rolls),
        )  # fmt: skip
