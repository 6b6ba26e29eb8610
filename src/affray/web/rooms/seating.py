"""Who takes which seat. A link is spent when it is first used: whoever opens it gets a token that nobody else knows. A seat
that was lost is given anew, and the table is told of both."""

import msgspec

from affray.core import InputError
from affray.web.messages import Done
from affray.web.rooms.chance import hash_of
from affray.web.rooms.change import Change
from affray.web.rooms.room import Room
from affray.web.store.entries import FRIEND, ME, Seated
from affray.web.store.store import SeatKept
from affray.web.words.faults import Refusing, locked_error
from affray.web.words.wording import TEXTS, nearest_language, say


def seated_players(room: Room) -> tuple[str, ...]:
    """Who plays each side where people play again what they have only lent to a computer."""
    sat = {side: ME if seat.owner else FRIEND for seat in room.seats.values() for side in seat.sides}
    return tuple(sat.get(side, name) for side, name in enumerate(room.players))


def find_seat(room: Room, hashed: str, language: str) -> SeatKept:
    """The seat that a token with that hash opens. Raises Refusing: for a link that nobody has used it must be taken first, a
    spent one says so."""
    for seat in room.seats.values():
        if seat.hash == hashed:
            if seat.seat in room.unused:
                raise Refusing(401, "link", seat_text(room, seat, "seat-link", language))
            return seat
    if hashed in room.spent:
        seat = room.seats[room.spent[hashed]]
        raise Refusing(401, "spent", seat_text(room, seat, "seat-spent" if seat.sides else "seat-moved", language))
    raise locked_error()


def seat_text(room: Room, seat: SeatKept, code: str, language: str) -> str:
    """A message about the sides of a seat."""
    names = room.game.system.sides(room.game.state)
    return say(nearest_language(TEXTS.languages, language), code, sides=tuple(names[side] for side in seat.sides))


def take(room: Room, link: str, token: str, language: str) -> tuple[Change, SeatKept]:
    """Spends a link: its seat has another token from now on. The same again changes nothing, so that a lost reply is no lost
    seat; nor does a seat's own token. Raises Refusing for a link that is spent, and for a token that opens a seat already."""
    hashed, fresh = hash_of(link), hash_of(token)
    if room.seats.get(room.spent.get(hashed, -1), SeatKept(-1, "", (), owner=False)).hash == fresh:
        return Change(Done("", room.n)), room.seats[room.spent[hashed]]
    seat = next((kept for kept in room.seats.values() if kept.hash == hashed and kept.seat in room.unused), None)
    if seat is None:
        return Change(Done("", room.n)), find_seat(room, hashed, language)
    if any(kept.hash == fresh for kept in room.seats.values()):
        raise Refusing(409, "token", seat_text(room, seat, "seat-known", language))
    taken = room.seats[seat.seat] = msgspec.structs.replace(seat, hash=fresh)
    entry = Seated(
        players=room.players, names=room.names, what="taken", side=seat.sides[0], place=seat.seat, spent=(hashed,)
    )
    return Change(Done("", room.n + 1), room.n + 1, (room.note(entry),), (taken,)), taken


def reseat(room: Room, side: int, token: str) -> Change:
    """Gives a side to whoever uses a new link; the seat that had it keeps its other sides. Raises InputError."""
    if not 0 <= side < len(room.players):
        raise InputError(f"side {side}: expected 0 to {len(room.players) - 1}")
    had = [seat for seat in room.seats.values() if side in seat.sides]
    changed = [
        msgspec.structs.replace(
            seat,
            sides=tuple(other for other in seat.sides if other != side),
            hash=seat.hash if seat.owner or len(seat.sides) > 1 else "",
        )
        for seat in had
    ]
    new = SeatKept(max(room.seats) + 1, hash_of(token), (side,), owner=False)
    for seat in (*changed, new):
        room.seats[seat.seat] = seat
    void = tuple(old.hash for old, now in zip(had, changed, strict=True) if old.hash and not now.hash)
    players = tuple(FRIEND if place == side else name for place, name in enumerate(room.players))
    names = tuple("" if place == side else name for place, name in enumerate(room.names))
    entry = room.note(Seated(players=players, names=names, what="given", side=side, place=new.seat, spent=void))
    return Change(Done("", room.n), room.n, (entry,), tuple(changed), (new,))


def admit(room: Room, token: str) -> Change:
    """Gives whoever has a new token the maker's place beside the maker."""
    mine = tuple(side for side, name in enumerate(seated_players(room)) if name == ME)
    new = SeatKept(max(room.seats) + 1, hash_of(token), mine, owner=True)
    room.seats[new.seat] = new
    entry = room.note(Seated(players=room.players, names=room.names, what="beside", side=mine[0] if mine else -1))
    return Change(Done("", room.n), room.n, (entry,), (), (new,))
