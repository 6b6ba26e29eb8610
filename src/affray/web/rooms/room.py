"""A room: one game at the table, its seats and its log. It holds no network, no clock and no thread.

Each deed is done to the room at once and gives a `Change`: the entries to be kept and the reply. Whoever holds the room
keeps them before anybody is told; where that fails the room is thrown away and made again from what is kept.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, cast

import msgspec

from affray.core import Event, InputError, Refusal, eyes
from affray.core.words.texts import ENGLISH, Arg
from affray.game import Game
from affray.game.fairness import Proof, StrandProof, commitment, derived_seed
from affray.game.lines import state_hash
from affray.game.refusals import Refused as NotLegal
from affray.game.refusals import fault_lines
from affray.game.strand import Thrown
from affray.play import PlayerFailed
from affray.play.player import computer_seed
from affray.play.players import STAND_IN
from affray.referee import DiceNeeded
from affray.web.messages import Answer, Done, Refused
from affray.web.rooms import chance, teaching, votes
from affray.web.rooms.change import Change
from affray.web.store.entries import (
    PEOPLE,
    Began,
    Dealt,
    Ended,
    Entry,
    Played,
    Reader,
    Seated,
    Start,
    Wished,
)
from affray.web.store.store import Kept
from affray.web.words.wording import Before, language_of, say

Play = Game[object, object]
MOST_ANSWERS = 64
MOST_ANSWER = 2_000
MOST_ID = 64


class Item(msgspec.Struct, frozen=True, gc=False):
    """An entry of the log with what happened, how many answers stood afterwards, where it was given, and what was given."""

    entry: Entry
    events: tuple[Event, ...] = ()
    moment: int = 0
    before: Before | None = None
    rolls: tuple[Thrown, ...] = ()
    given: object = None


class Turn(msgspec.Struct, frozen=True):
    """A question that a computer player has to answer: for which state, in whose place."""

    state: int
    side: int
    player: str
    seed: int
    said: str = ""
    """What a lesson has it answer; empty where it thinks."""


class Room:
    """A game at the table. `now` is always a time in seconds that only grows."""

    def __init__(self, kept: Kept, start: Start, game: Play, now: float) -> None:
        """The room at its beginning, where nothing of its log has been acted on."""
        self.id, self.start, self.game = kept.id, start, game
        self.seats = {seat.seat: seat for seat in kept.seats}
        self.items: list[Item] = []
        self.done: dict[tuple[int, str], int] = {}
        self.wishes: dict[str, Wished] = {}
        self.dealing: chance.DiceAgreement | None = None
        self.dealt: Dealt | None = None
        self.silent: dict[int, int] = {}
        self.passed: set[int] = set()
        self.first = self.game.strands
        self.game.proof = self.start.proof or self.game.proof
        self.spent: dict[str, int] = {}
        self.unused = {seat.seat for seat in kept.seats if seat.sides and not seat.owner} if self.start.links else set()
        self.unused -= {*self.start.taken}
        self.players, self.names = self.start.players, self.start.names or ("",) * len(self.start.players)
        self.since, self.closed = now, False
        clock, sides = self.start.clock, range(len(self.players))
        timed = [side for side in sides if not game.system.seats.is_master(game.state, side)]
        self.clocks: list[float] = [float(clock.seconds) for _ in timed] if clock else []
        """The time of each side; a game master, who has the last seat, has none."""
        self.present: frozenset[int] = frozenset()
        """The sides with somebody at the table, as whoever holds the room says."""
        self.voting: float | None = None
        """When the vote that is open began; None where none is."""
        self.unkept: tuple[bytes, ...] = ()
        """What is to be added to the log because today's rules part with it, nothing nearly always."""

    # --- how it stands ------------------------------------------------------------------------------------------------
    @property
    def n(self) -> int:
        """The last number told."""
        return len(self.items)

    @property
    def state(self) -> int:
        """The number of the present position: how many entries the record has."""
        return len(self.game.trail)

    @property
    def moment(self) -> int:
        """How many answers stand."""
        return len(self.game.line) - 1

    @property
    def running_side(self) -> int:
        """The side whose clock runs; -1 for none. Clocks start with the first answer, and stop for who has left and while a
        game master is asked."""
        question, seats = self.game.question, self.game.system.seats
        if not self.clocks or question is None or not self.moment or question.side in self.game.gone:
            return -1
        return -1 if seats.is_master(self.game.state, question.side) else question.side

    def people_sides(self) -> tuple[int, ...]:
        """The sides that people play and have not left."""
        return tuple(s for s in range(len(self.players)) if not votes.is_computer(self.game, self.players, s))

    def takeback_length(self, sides: Sequence[int]) -> int:
        """How many answers must go so that the last one of these sides is taken back; 0 where they have given none."""
        line = self.game.line
        return next((n for n in range(1, len(line)) if line[-n].entry.side in sides), 0)

    def time_left(self, now: float) -> tuple[float, ...]:
        """The time that each side has left, in seconds."""
        spent = now - self.since
        return tuple(time - spent * (side == self.running_side) for side, time in enumerate(self.clocks))

    def vote_left(self, now: float) -> float:
        """The seconds until the lead decides the open vote; -1 for never, and until the dice are thrown that are asked for."""
        timed = self.voting is not None and self.start.vote and not self.game.is_over and not self.game.needed
        return max(0.0, (self.voting or 0.0) + self.start.vote - now) if timed else -1

    def is_alone(self, reader: Reader) -> bool:
        """Whether no other person plays."""
        return set(self.people_sides()) <= set(reader.sides)

    def playing_sides(self, reader: Reader) -> tuple[int, ...]:
        """The sides of a seat that have not left, and that no computer plays for it."""
        return tuple(side for side in reader.sides if side in self.people_sides())

    def may_answer(self, reader: Reader) -> bool:
        """Whether the open question is a seat's to answer: its own side's, one that it may speak up at, or dice to be thrown
        that nobody else can."""
        question = self.game.question
        if question is None:
            return False
        mine = self.playing_sides(reader)
        if question.side in mine or set(question.others) & set(mine):
            return True
        return isinstance(self.game.needed, DiceNeeded) and question.side not in self.people_sides() and bool(mine)

    # --- what a seat does ---------------------------------------------------------------------------------------------
    def earlier_reply(self, reader: Reader, name: str) -> Done | None:
        """The reply to a message that has been acted on before."""
        n = self.done.get((reader.seat, name))
        return None if n is None else Done(name, n)

    def refusal_change(
        self, reader: Reader, name: str, code: str, said: str = "", *, stale: bool = False, **args: Arg
    ) -> Change:
        """The reply that nothing has changed, with the message `no-said` (or `no-code`) in the reader's language."""
        reason = say(self.language(reader), f"no-{said or code}", **args)
        return Change(Refused(name, code, reason, stale=stale))

    def language(self, reader: Reader) -> str:
        """The language in which a reader is told."""
        return language_of(self.game.system, reader.language)

    def answer(self, reader: Reader, given: Answer, now: float) -> Change:
        """Plays answers of a seat as far as they are legal and the question stays with it."""
        known = self.earlier_reply(reader, given.id)
        if known is not None:
            return Change(known)
        wrong = self.answer_refusal(reader, given)
        if wrong is not None:
            return wrong
        first, entries = self.n + 1, list[Entry]()
        for text in given.answers:
            if not self.may_answer(reader):
                break
            try:
                entries += self.play(text, now, reader.seat, given.id, self.playing_sides(reader))
            except NotLegal as error:
                if not entries:
                    return Change(rule_refusal(given.id, error.refusal, self.language(reader)))
                break
            except InputError as error:
                if not entries:
                    return Change(Refused(given.id, "answer", "; ".join(fault_lines(error, self.language(reader)))))
                break
            if teaching.is_astray(self):
                entries += self.take_back(1, now, consent=True)
                break
        entries += self.settle_consequences(now)
        return Change(Done(given.id, self.n), first, tuple(entries))

    def answer_refusal(self, reader: Reader, given: Answer) -> Change | None:
        """The refusal of answers that are not even read, such as those of a seat that is not asked."""
        name = given.id
        if not 0 < len(name) <= MOST_ID:
            return self.refusal_change(reader, name[:MOST_ID], "id", most=MOST_ID)
        if not reader.sides:
            return self.refusal_change(reader, name, "onlooker")
        if self.game.is_over:
            return self.refusal_change(reader, name, "over", stale=given.state != self.state)
        if given.state != self.state and not votes.is_heard(self.game, given.state):
            return self.refusal_change(reader, name, "stale", stale=True, given=given.state, state=self.state)
        if not self.may_answer(reader):
            return self.refusal_change(reader, name, "turn")
        if self.dealing is not None:
            return self.refusal_change(reader, name, "dealing")
        if not 0 < len(given.answers) <= MOST_ANSWERS or max(map(len, given.answers)) > MOST_ANSWER:
            return self.refusal_change(reader, name, "answer", "answers", most=MOST_ANSWERS, letters=MOST_ANSWER)
        if self.start.vote and votes.ends_vote(self.game, given.answers):
            return self.refusal_change(reader, name, "vote", seconds=self.start.vote)
        return None

    def computer_turn(self) -> Turn | None:
        """What a computer player has to answer now; nothing while a takeback is asked for."""
        question = votes.computer_question(self.game, self.players)
        if question is None or question.side < 0 or isinstance(self.game.needed, DiceNeeded) or "undo" in self.wishes:
            return None
        if self.dealing is not None:
            return None
        side = question.side
        name = self.players[side] if side not in self.game.gone else STAND_IN
        if name in PEOPLE or eyes.has_open_floor(self.game.system, self.game.state, question):
            return None
        seed = computer_seed(self.start.salt, side, self.state)
        return Turn(self.state, side, name, seed, teaching.reply(self))

    def play_computer(self, turn: Turn, text: str, now: float) -> Change:
        """Plays the answer of a computer player, if the game still stands where it was asked."""
        if turn != self.computer_turn():
            return Change(Refused("", "stale", say(ENGLISH, "no-moved-on"), stale=True))
        first = self.n + 1
        entries = [*self.play(text, now, sides=(turn.side,)), *self.settle_consequences(now)]
        return Change(Done("", self.n), first, tuple(entries))

    def fail_computer(self, turn: Turn, fault: PlayerFailed, now: float) -> Change:
        """A side leaves the game since its computer player has failed, if the game still stands where it was asked."""
        if turn != self.computer_turn():
            return Change(Refused("", "stale", say(ENGLISH, "no-moved-on"), stale=True))
        first = self.n + 1
        entries = [*self.leave(turn.side, "resign", now, why=fault.open_text), *self.settle_consequences(now)]
        return Change(Done("", self.n), first, tuple(entries))

    # --- how it is done -----------------------------------------------------------------------------------------------
    def play(
        self, text: str, now: float, seat: int = -1, name: str = "", sides: tuple[int, ...] | None = None
    ) -> list[Entry]:
        """Gives an answer to the game, for one of these sides. Raises InputError, and nothing has changed."""
        running, before = self.running_side, self.next_place()
        events = self.game.answer_text(text, sides)
        made = self.game.line[-1].entry
        if made.kind == "answer":
            text = self.game.system.write_answer(made.given)
        else:
            shown = self.game.faces_as_shown(made.given) if isinstance(made.given, tuple) else (made.given,)
            text = " ".join(map(str, shown))
        self.spend(running, now, gained=made.side)
        self.voting = votes.vote_start(self.game, self.voting, now)
        step = cast(Literal["answer", "choice", "dice"], made.kind)
        hashed = state_hash(self.game.system, self.game.state)
        entry = Played(seat, name, step, made.side, text, clocks=tuple(self.clocks), state=hashed)
        return [self.note(entry, events, before)]

    def next_place(self) -> Before | None:
        """Where the next answer will be given; None when the game is over."""
        question = self.game.question
        return None if question is None else (self.game.state, question, self.game.needed)

    def take_back(self, count: int, now: float, *, consent: bool, seat: int = -1, name: str = "") -> list[Entry]:
        """Takes back so many answers."""
        self.spend(self.running_side, now)
        entries: list[Entry] = []
        for _ in range(count):
            side = self.game.line[-1].entry.side
            self.game.undo(consent=int(consent))
            entries.append(self.note(Played(seat, name, "undo", side, consent=consent, clocks=tuple(self.clocks))))
        return entries

    def leave(
        self, side: int, step: Literal["resign", "flag"], now: float, seat: int = -1, name: str = "", why: str = ""
    ) -> list[Entry]:
        """A side leaves the game; `why` says what its computer player did. Raises InputError."""
        self.spend(self.running_side, now)
        self.game.leave(side, step)
        return [self.note(Played(seat, name, step, side, why, clocks=tuple(self.clocks)))]

    def settle_consequences(self, now: float) -> list[Entry]:
        """Settles what follows from an answer: older requests for takebacks lapse, and the game may be over."""
        self.voting = votes.vote_start(self.game, self.voting, now)
        entries: list[Entry] = []
        wish = self.wishes.get("undo")
        if wish is not None:
            entries.append(self.note(msgspec.structs.replace(wish, seat=-1, id="", state="refused")))
        if self.game.is_over and not self.closed:
            entries.append(self.note(Ended(reason=self.why_over())))
        return entries

    def why_over(self) -> Literal["played", "resigned", "flag"]:
        """Why the game is over."""
        if not self.game.is_abandoned:
            return "played"
        return "flag" if self.game.trail[-1].entry.kind == "flag" else "resigned"

    def spend(self, running: int, now: float, gained: int = -1) -> None:
        """Takes the time since the last entry off the running clock, and gives the increment for an answer."""
        clock = self.start.clock
        if clock is None:
            return
        if running >= 0:
            self.clocks[running] = max(0.0, round(self.clocks[running] - (now - self.since), 3))
            if gained == running:
                self.clocks[running] += clock.increment
        self.since = now

    def note(self, entry: Entry, events: Iterable[Event] = (), before: Before | None = None) -> Entry:
        """Puts an entry that has been acted on into the log."""
        made = self.game.line[-1].entry
        found = (made.rolls, made.given) if isinstance(entry, Played) and entry.step == made.kind else ()
        self.items.append(Item(entry, tuple(events), self.moment, before, *found))
        if entry.id:
            self.done[entry.seat, entry.id] = self.n
        match entry:
            case Wished(what=what, state="open"):
                self.wishes[what] = entry
            case Wished(what=what):
                self.wishes.pop(what, None)
            case Seated(players=players, names=names):
                self.players, self.names = players, names
                self.apply_seats(entry)
            case Ended():
                self.closed = True
        return entry

    def pass_over(self, entry: Entry) -> None:
        """Puts an entry into the log that is told and no longer acted on."""
        self.items.append(Item(entry, (), self.moment))

    def apply_seats(self, entry: Seated) -> None:
        """Whether the link of a seat is unused now; tokens that open nothing any more lead to the seat that came after."""
        if entry.place < 0:
            return
        self.spent |= dict.fromkeys(entry.spent, entry.place)
        if entry.what == "given":
            self.unused.add(entry.place)
        else:
            self.unused.discard(entry.place)

    def take_dice(self, entry: Dealt) -> None:
        """Lets the dice to come be those of an entry."""
        nonces = {share.seat: share.nonce for share in entry.shares if share.nonce}
        strand = self.game.reseed(derived_seed(entry.secret, nonces))
        known = self.game.proof.strands if self.game.proof is not None else ()
        bound = commitment(strand.draw, entry.salt, entry.secret)
        proof = StrandProof(strand.draw, bound, entry.secret, entry.salt, entry.shares)
        self.game.proof = Proof((*(strand_proof for strand_proof in known if strand_proof.draw < strand.draw), proof))
        self.dealt = entry

    def restore(self, entry: Entry) -> None:
        """Acts on an entry of the log again."""
        events: Iterable[Event] = ()
        before = self.next_place()
        if isinstance(entry, Began):
            events = self.game.events
        elif isinstance(entry, Played):
            if entry.step == "undo":
                self.game.undo(consent=int(entry.consent))
            elif entry.step in ("resign", "flag"):
                self.game.leave(entry.side, entry.step)
            else:
                events = self.game.answer_text(entry.text)
            self.clocks = list(entry.clocks)
            self.voting = votes.vote_start(self.game, self.voting, self.since)
        elif isinstance(entry, Dealt):
            self.take_dice(entry)
        self.note(entry, events, before)


def rule_refusal(name: str, refusal: Refusal, language: str) -> Refused:
    """The reply that a rule refuses an answer."""
    return Refused(name, refusal.code, refusal.wording(language), refusal.clauses)
