"""Dice that nobody chooses alone: the server and every seat that takes part agree on the seed of the dice to come.

The server is bound by a commitment first; then each seat by one of its own; then the seats show their nonces, and the seed of
the dice from the first unseen draw on comes of them and the server's secret (`affray.game.fairness`). While that goes on, a
matter of milliseconds, no answer is played; a seat that does not answer in time is left out by name.
"""

from collections.abc import Iterable

from affray.game.fairness import HEX, Share, commitment
from affray.web.messages import Command, Dice, Done, StrandShown
from affray.web.rooms.chance import DiceAgreement, new_salt, new_secret
from affray.web.rooms.change import Change
from affray.web.rooms.room import Room
from affray.web.store.entries import Dealt, Entry, Reader, Why
from affray.web.words.wording import say

MOST_SILENT = 3
"""So often a seat may keep silent before it is asked no more."""


def has_agreed_dice(room: Room) -> bool:
    """Whether the dice of a room are agreed on: not those that are thrown by hand, nor of a seed that the maker has chosen."""
    return not (room.start.told or room.game.is_over or room.game.dice == "typed")


def is_participant(room: Room, reader: Reader) -> bool:
    """Whether a seat is asked for dice to come: one with a side that plays."""
    return has_agreed_dice(room) and bool(room.playing_sides(reader))


def is_missing(room: Room, seat: int) -> bool:
    """Whether a seat has no share in the dice to come, and has not been asked for one in vain."""
    shares = room.dealt.shares if room.dealt is not None else ()
    return seat not in room.passed and all(share.seat != seat or not share.nonce for share in shares)


def readmit(room: Room, seat: int) -> None:
    """Lets a seat that kept silent be asked again when it comes back, a few times at most."""
    if room.silent.get(seat, 0) < MOST_SILENT:
        room.passed.discard(seat)


# --- one after another ------------------------------------------------------------------------------------------------
def begin(room: Room, asked: Iterable[int], why: Why, now: float) -> Change:
    """Begins to agree on the dice to come. Where the dice that were to come are known to somebody, the server's own take their
    place at once, so that nobody plays on with them; they stay where nobody is asked."""
    if not has_agreed_dice(room):
        return Change(Done("", room.n))
    first, entries = room.n + 1, list[Entry]()
    if why:
        entries += close(room, DiceAgreement(room.game.first_unseen_draw, new_secret(), new_salt(), why, set(), now))
    seats = set(asked)
    if seats:
        room.dealing = DiceAgreement(
            room.game.first_unseen_draw, new_secret(), new_salt(), why="", asked=seats, since=now, pledges={}, nonces={}
        )
    return Change(Done("", room.n), first, tuple(entries))


def close(room: Room, dealing: DiceAgreement) -> list[Entry]:
    """Ends it: the dice to come are of the server's secret and of what was shown."""
    room.dealing = None
    if not has_agreed_dice(room):
        return []
    shares = tuple(
        Share(seat, dealing.pledges.get(seat, ""), dealing.nonces.get(seat, ""))
        for seat in sorted(dealing.asked)
        if seat in dealing.pledges
    )
    for seat in dealing.asked - {*dealing.nonces}:
        room.silent[seat] = room.silent.get(seat, 0) + 1
        room.passed.add(seat)
    out = tuple(sorted(dealing.asked - {*dealing.nonces}))
    entry = Dealt(
        draw=room.game.first_unseen_draw,
        secret=dealing.secret,
        salt=dealing.salt,
        why=dealing.why,
        shares=shares,
        out=out,
    )
    room.take_dice(entry)
    return [room.note(entry)]


def pledge(room: Room, reader: Reader, command: Command, now: float) -> Change:
    """A seat binds itself to a nonce; when all have, they are asked to show them. Who says it twice, asked on two ways, is bound
    all the same."""
    dealing = room.dealing
    late = dealing is not None and dealing.showing and dealing.pledges.get(reader.seat) != command.text
    if dealing is None or reader.seat not in dealing.asked or late or not HEX.fullmatch(command.text):
        return room.refusal_change(reader, command.id, "nothing")
    dealing.pledges.setdefault(reader.seat, command.text)
    if dealing.asked <= {*dealing.pledges}:
        dealing.showing, dealing.since = True, now
    return Change(Done(command.id, room.n))


def show(room: Room, reader: Reader, command: Command, now: float) -> Change:
    """A seat shows the nonce that it is bound to; when all have, the dice are agreed on."""
    dealing = room.dealing
    bound = dealing.pledges.get(reader.seat, "") if dealing is not None and dealing.showing else ""
    fits = HEX.fullmatch(command.text) and dealing and commitment(dealing.draw, reader.seat, command.text) == bound
    if dealing is None or not fits:
        return room.refusal_change(reader, command.id, "nothing")
    dealing.nonces[reader.seat] = command.text
    if {*dealing.pledges} <= {*dealing.nonces}:
        entries = tuple(close(room, dealing))
        return Change(Done(command.id, room.n), room.n + 1 - len(entries), entries)
    return Change(Done(command.id, room.n))


def close_overdue(room: Room, now: float) -> list[Entry]:
    """What comes of it where a seat has not answered in time: it is left out."""
    dealing = room.dealing
    if dealing is None or now < dealing.deadline:
        return []
    if not dealing.showing and dealing.pledges:
        dealing.showing, dealing.since = True, now
        return []
    return close(room, dealing)


# --- what is shown ----------------------------------------------------------------------------------------------------
def dice_request(room: Room) -> Dice | None:
    """What seats are asked for now, as a message without a number."""
    dealing = room.dealing
    if dealing is None:
        return None
    bound = commitment(dealing.draw, dealing.salt, dealing.secret)
    return Dice(
        room.n,
        "show" if dealing.showing else "pledge",
        dealing.draw,
        bound,
        tuple(sorted(dealing.asked)),
        tuple(sorted(dealing.pledges.items())),
    )


def is_news(room: Room) -> bool:
    """Whether what seats are asked for has not been told them yet; it counts as told then."""
    dealing = room.dealing
    now = (dealing.showing, frozenset(dealing.asked)) if dealing is not None else (False, frozenset[int]())
    news = dealing is not None and now != dealing.last_news
    if dealing is not None:
        dealing.last_news = now
    return news


def dice_message(room: Room, n: int, entry: Dealt, language: str) -> Dice:
    """That dice are agreed on, with what the log says of it."""
    bound = commitment(entry.draw, entry.salt, entry.secret)
    shared = tuple(share.seat for share in entry.shares if share.nonce)
    names = side_names(room, shared), side_names(room, entry.out)
    said = [say(language, f"dice-{entry.why}")] if entry.why else []
    said += [say(language, "dice-agreed", names=names[0], alone=int(not shared))]
    said += [say(language, "dice-out", names=names[1])] if entry.out else []
    pledges = tuple((share.seat, share.commitment) for share in entry.shares)
    return Dice(
        n=n, stage="done", draw=entry.draw, commitment=bound, seats=shared, pledges=pledges, said=" ".join(said)
    )


def side_names(room: Room, seats: Iterable[int]) -> tuple[str, ...]:
    """The sides of seats that decide anything, by name."""
    system, state = room.game.system, room.game.state
    names = system.sides(state)
    sides = (side for seat in seats for side in room.seats[seat].sides)
    return tuple(names[side] for side in sides if not system.seats.is_idle(state, side))


def strands(room: Room, *, laid_open: bool) -> tuple[StrandShown, ...]:
    """The dice agreed on so far: what server and seats were bound to; secret and nonces once all may know them."""
    known = room.game.proof.strands if room.game.proof is not None else ()
    return tuple(
        StrandShown(
            proof.draw,
            proof.commitment,
            tuple((share.seat, share.commitment, share.nonce) for share in proof.shares),
            proof.secret if laid_open else "",
            proof.salt if laid_open else "",
        )
        for proof in known
    )
