"""What a seat can do beside answering: take back, agree, refuse, resign, talk, play again; and what ends when its time is over."""

from collections.abc import Callable
from typing import Literal

import msgspec

from affray.play.players import STAND_IN
from affray.web.messages import Command, Done
from affray.web.rooms import dice_agreement, making, votes
from affray.web.rooms.change import Change
from affray.web.rooms.room import MOST_ID, Room
from affray.web.rooms.seating import seated_players
from affray.web.store.entries import PEOPLE, Entry, Played, Reader, Said, Seated, Wished
from affray.web.words.text import MOST_CHAT, MOST_NAME, clean_text

Deed = Callable[[Room, Reader, Command, float], Change]
SWAP, COMPUTER = "swap", "computer"
STRONGER = {"easier": -1, "harder": 1}
"""By how many levels the computer players of another game are stronger, by the word that asks for it."""


def obey(room: Room, reader: Reader, command: Command, now: float) -> Change:
    """Does what a seat commands, once for each id."""
    known = room.earlier_reply(reader, command.id)
    if known is not None:
        return Change(known)
    if not 0 < len(command.id) <= MOST_ID:
        return room.refusal_change(reader, command.id[:MOST_ID], "id", most=MOST_ID)
    if command.do not in ("chat", "name", "language") and not reader.sides:
        return room.refusal_change(reader, command.id, "onlooker")
    return DEEDS[command.do](room, reader, command, now)


def command_change(room: Room, command: Command, entries: list[Entry], now: float) -> Change:
    """The change that a command has made."""
    first = room.n + 1 - len(entries)
    later = room.settle_consequences(now) if any(isinstance(entry, Played) for entry in entries) else []
    return Change(Done(command.id, room.n), first, (*entries, *later))


def chat(room: Room, reader: Reader, command: Command, now: float) -> Change:
    """Says something to everybody."""
    text = clean_text(command.text, MOST_CHAT)
    if not text:
        return room.refusal_change(reader, command.id, "empty", "words")
    side = reader.sides[0] if reader.sides else -1
    who = room.names[side] if side >= 0 else clean_text(reader.name, MOST_NAME)
    return command_change(room, command, [room.note(Said(reader.seat, command.id, side, who, text))], now)


def rename(room: Room, reader: Reader, command: Command, now: float) -> Change:
    """Gives the name that is shown for the seat's sides; an onlooker's is kept nowhere."""
    name = clean_text(command.text, MOST_NAME)
    names = tuple(name if side in reader.sides else other for side, other in enumerate(room.names))
    if names == room.names:
        return Change(Done(command.id, room.n))
    entry = Seated(reader.seat, command.id, room.players, names)
    return command_change(room, command, [room.note(entry)], now)


def speak(room: Room, reader: Reader, command: Command, now: float) -> Change:
    """The language belongs to the connection; the room has nothing to do."""
    return Change(Done(command.id, room.n))


def resign(room: Room, reader: Reader, command: Command, now: float) -> Change:
    """Gives up: the side named, else the one that is asked, if it is the seat's, else the first of its sides that still
    plays."""
    mine = [side for side in reader.sides if side not in room.game.gone]
    if room.game.is_over or not mine or (command.side >= 0 and command.side not in mine):
        return room.refusal_change(reader, command.id, "over", "left")
    question = room.game.question
    side = question.side if question is not None and question.side in mine else mine[0]
    side = command.side if command.side >= 0 else side
    return command_change(room, command, room.leave(side, "resign", now, reader.seat, command.id), now)


def end_overdue(room: Room, now: float) -> Change | None:
    """Ends what a side or a seat had time for, where its time has run out."""
    first, dealt = room.n + 1, dice_agreement.close_overdue(room, now)
    if dealt:
        return Change(Done("", room.n), first, tuple(dealt))
    if room.dealing is None and room.vote_left(now) == 0:
        entries = room.play(votes.closing_text(room.game), now)
        return Change(Done("", room.n), first, (*entries, *room.settle_consequences(now)))
    side = room.running_side
    if side < 0 or room.time_left(now)[side] > 0:
        return None
    first = room.n + 1
    entries = [*room.leave(side, "flag", now), *room.settle_consequences(now)]
    return Change(Done("", room.n), first, tuple(entries))


def waits(room: Room, now: float) -> list[float]:
    """In how many seconds something ends for which there is time: a side's clock, a seat's part of the dice, a vote."""
    found = [room.time_left(now)[room.running_side]] if room.running_side >= 0 else []
    if room.dealing is not None:
        return [*found, room.dealing.deadline - now]
    return [*found, *(left for left in (room.vote_left(now),) if left >= 0)]


def lend(room: Room, reader: Reader, command: Command, now: float) -> Change:
    """Has a computer play a side of a company, which anybody may for whoever is away, and the lead for all; whoever sits there
    takes it back."""
    game, side = room.game, command.side
    if not game.system.seats.is_company(game.state) or game.is_over or not 0 <= side < len(room.players):
        return room.refusal_change(reader, command.id, "lend")
    lends = command.text == COMPUTER
    wrong = side in game.gone or (room.players[side] in PEOPLE) != lends
    if wrong or not (lends or side in reader.sides):
        return room.refusal_change(reader, command.id, "lend")
    poll = game.system.seats.poll(game.state)
    if side not in reader.sides and side in room.present and (poll is None or poll.lead not in reader.sides):
        return room.refusal_change(reader, command.id, "lend", "lend-present", side=game.system.sides(game.state)[side])
    player = STAND_IN if lends else seated_players(room)[side]
    players = tuple(player if place == side else name for place, name in enumerate(room.players))
    what: Literal["lent", "back"] = "lent" if lends else "back"
    entry = Seated(reader.seat, command.id, players, room.names, what=what, side=side)
    return command_change(room, command, [room.note(entry), *excuse(room, reader, command, now)], now)


def excuse(room: Room, reader: Reader, command: Command, now: float) -> list[Entry]:
    """What becomes of the request to take answers back once a side is lent: it is asked no more. Where nobody else is left to
    ask it is done if somebody has agreed, and refused if not, so that no computer player consents to anything. It is refused
    as well if whoever has asked lends out who was to agree."""
    wish = room.wishes.get("undo")
    if wish is None or not set(wish.waiting) - set(room.people_sides()):
        return []
    waiting = tuple(side for side in wish.waiting if side in room.people_sides())
    wish = msgspec.structs.replace(wish, id="", waiting=waiting)
    unagreed = not waiting and bool(set(room.seats[wish.seat].sides) & set(wish.sides))
    if unagreed or set(reader.sides) & set(wish.sides):
        return [room.note(msgspec.structs.replace(wish, seat=-1, state="refused"))]
    if waiting:
        return [room.note(wish)]
    agreed = room.note(msgspec.structs.replace(wish, state="agreed"))
    count = room.takeback_length(wish.sides)
    return [agreed, *take_back(room, count, reader, command, now, consent=True)]


# --- taking back ------------------------------------------------------------------------------------------------------
def undo(room: Room, reader: Reader, command: Command, now: float) -> Change:
    """Takes back the seat's last answer: freely until chance was used, else the other people are asked, as they are where a
    vote's time or the lead has decided, and where the answer has led to something hidden."""
    if room.game.is_over:
        return room.refusal_change(reader, command.id, "over")
    if not room.playing_sides(reader):
        return room.refusal_change(reader, command.id, "over", "left")
    if "undo" in room.wishes:
        return room.refusal_change(reader, command.id, "asked", "taking-back")
    count = room.takeback_length(reader.sides)
    if not count:
        return room.refusal_change(reader, command.id, "start", "nothing-given")
    line = room.game.line
    people = room.people_sides()
    rolled = line[-1].seen != line[-1 - count].seen
    others = tuple(side for side in people if side not in reader.sides and not is_out(room, side))
    answered = any(line[-n].entry.side in others for n in range(1, count))
    seats, state = room.game.system.seats, line[-1].state
    # What lies hidden is nothing new to a game master.
    led = seats.is_revealing(state) and not any(seats.is_master(state, side) for side in reader.sides)
    decided = bool(others) and (led or has_decision(room, count))
    if not (rolled or answered or decided):
        return command_change(room, command, take_back(room, count, reader, command, now, consent=False), now)
    if others:
        wish = Wished(reader.seat, command.id, "undo", reader.sides, others)
        return command_change(room, command, [room.note(wish)], now)
    if len(people) < len(room.players) and not room.start.lesson:
        return room.refusal_change(reader, command.id, "rolled", "held")
    return command_change(room, command, take_back(room, count, reader, command, now, consent=True), now)


def has_decision(room: Room, count: int) -> bool:
    """Whether a vote was ended by one of so many last answers, as its time or the lead does."""
    line = room.game.line
    return any(
        line[-n].entry.kind == "answer" and votes.is_closing(room.game, line[-n - 1].state, line[-n].entry.given)
        for n in range(1, count + 1)
    )


def is_out(room: Room, side: int) -> bool:
    """Whether a side is out of the game, so that it is not asked whether answers may be taken back."""
    return room.game.system.seats.is_out(room.game.state, side)


def take_back(room: Room, count: int, reader: Reader, command: Command, now: float, *, consent: bool) -> list[Entry]:
    """Takes back so many answers on a seat's command."""
    return room.take_back(count, now, consent=consent, seat=reader.seat, name=command.id)


# --- another game -----------------------------------------------------------------------------------------------------
def rematch(room: Room, reader: Reader, command: Command, now: float) -> Change:
    """Asks for another game, with sides swapped or easier or harder foes where the text says so; at once where nobody need be
    asked."""
    if not room.game.is_over:
        return room.refusal_change(reader, command.id, "running")
    if any(isinstance(item.entry, Wished) and item.entry.game for item in room.items):
        return room.refusal_change(reader, command.id, "made")
    if "rematch" in room.wishes:
        return room.refusal_change(reader, command.id, "asked")
    everybody = tuple(side for side, name in enumerate(seated_players(room)) if name in PEOPLE)
    others = tuple(side for side in everybody if side not in reader.sides)
    swap, stronger = command.text == SWAP, STRONGER.get(command.text, 0)
    wish = Wished(reader.seat, command.id, "rematch", reader.sides, others, swap=swap, stronger=stronger)
    if others:
        return command_change(room, command, [room.note(wish)], now)
    return make_rematch(room, wish, command)


def make_rematch(room: Room, wish: Wished, command: Command) -> Change:
    """The other game, which everybody wants; each seat keeps its token."""
    made = making.rematch(room, swap=wish.swap, stronger=wish.stronger)
    entry = room.note(msgspec.structs.replace(wish, waiting=(), state="agreed", game=made.id))
    return Change(Done(command.id, room.n), room.n, (entry,), made=made)


# --- agreeing ---------------------------------------------------------------------------------------------------------
def find_wish(room: Room, command: Command) -> Wished | None:
    """The request that a command is about: the one it names, else the only one."""
    if command.what:
        return room.wishes.get(command.what)
    return next(iter(room.wishes.values())) if len(room.wishes) == 1 else None


def agree(room: Room, reader: Reader, command: Command, now: float) -> Change:
    """Agrees to a request; when nobody is left to ask it is done."""
    wish = find_wish(room, command)
    if wish is None or not set(wish.waiting) & set(reader.sides):
        return room.refusal_change(reader, command.id, "nothing")
    waiting = tuple(side for side in wish.waiting if side not in reader.sides)
    wish = msgspec.structs.replace(wish, seat=reader.seat, id=command.id, waiting=waiting)
    if waiting:
        return command_change(room, command, [room.note(wish)], now)
    if wish.what == "rematch":
        return make_rematch(room, wish, command)
    agreed = room.note(msgspec.structs.replace(wish, state="agreed"))
    taken = take_back(room, room.takeback_length(wish.sides), reader, command, now, consent=True)
    return command_change(room, command, [agreed, *taken], now)


def refuse(room: Room, reader: Reader, command: Command, now: float) -> Change:
    """Refuses a request, or withdraws one's own."""
    wish = find_wish(room, command)
    if wish is None or not {*wish.waiting, *wish.sides} & set(reader.sides):
        return room.refusal_change(reader, command.id, "nothing")
    entry = room.note(msgspec.structs.replace(wish, seat=reader.seat, id=command.id, state="refused"))
    return command_change(room, command, [entry], now)


DEEDS: dict[str, Deed] = {
    "agree": agree,
    "chat": chat,
    "language": speak,
    "lend": lend,
    "name": rename,
    "pledge": dice_agreement.pledge,
    "refuse": refuse,
    "rematch": rematch,
    "resign": resign,
    "show": dice_agreement.show,
    "undo": undo,
}
