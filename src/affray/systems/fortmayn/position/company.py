"""A delve with friends: whose character is whose, who leads, who votes, and what a seat sees of another's character.

Each player is a side from 0 on; the last side is the world, which tables and dice play. [FT-SOLO-01 FT-CORE-08]
"""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from affray.core import InputError
from affray.core.memory import DRAWN, remember
from affray.systems.fortmayn.content.people import Person, Thing
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import read_answer, write_answer
from affray.systems.fortmayn.position.delve_answers import Camp, Hour
from affray.systems.fortmayn.position.seats import world_side
from affray.systems.fortmayn.position.state import Company, State

FEWEST_FRIENDS, MOST_FRIENDS = 2, 4
MAKING = "create"
"""The state of the loop in which characters are made."""
VEILED = "veiled"
"""The note of a character of which only what everybody sees is known."""
COMMON = ("torches_6", "lantern", "flask_of_oil", "flint_and_steel")
"""What gives light is the whole party's affair."""
PACK = "pack"


def friend_names(given: Iterable[str], world: str, where: str) -> tuple[str, ...]:
    """The names of the players, of whom there are two to four; none for a delve alone. Raises InputError. [FT-FILL-11]"""
    names = tuple(given)
    plain = all(name.strip() == name != "" and name.isprintable() for name in names)
    differ = len({*names, world}) > len(names)
    if names and not (FEWEST_FRIENDS <= len(names) <= MOST_FRIENDS and plain and differ):
        raise InputError(f"{where}: expected {FEWEST_FRIENDS} to {MOST_FRIENDS} players of different names")
    return names


def is_company(state: State) -> bool:
    """Whether friends play, without a game master."""
    return state.company is not None


def is_living(person: Person) -> bool:
    """Whether a character is neither dead nor lost."""
    return not (person.dead or person.lost)


def friend_sides(state: State) -> range:
    """The sides of the players."""
    return range(world_side(state))


def named_side(state: State, word: str) -> int:
    """The side of the player whom a word names, in small letters or capitals, as a whole or by a beginning that no other has;
    -1 for none."""
    if word in state.sides[:-1]:
        return state.sides.index(word)
    found = [side for side in friend_sides(state) if state.sides[side].lower().startswith(word.lower())]
    whole = [side for side in found if len(state.sides[side]) == len(word)]
    return (whole or found)[0] if 1 in (len(whole), len(found)) else -1


def has_character(state: State, side: int) -> bool:
    """Whether a player has a character that lives."""
    return any(person.side == side and is_living(person) for person in state.people)


def is_short(state: State) -> bool:
    """Whether characters are still to be made."""
    return state.phase == MAKING and sum(map(is_living, state.people)) < state.wanted


def voters(state: State) -> tuple[int, ...]:
    """The sides that have a say, in order: those with a character that lives; while characters are made, and where nobody
    lives, all players."""
    sides = tuple(friend_sides(state))
    found = tuple(side for side in sides if has_character(state, side))
    return sides if is_short(state) else found or sides


def lead_side(state: State) -> int:
    """The side that leads: the first that has a say."""
    return voters(state)[0]


def is_own(state: State, side: int, who: str) -> bool:
    """Whether the character of that name is a player's."""
    return any(person.id == who and person.side == side for person in state.people)


# --- votes ------------------------------------------------------------------------------------------------------------
class Outcome(NamedTuple):
    """What a vote comes to: the text of the answer as it is counted, and whether the lead has decided it."""

    text: str
    by_lead: bool


def votes_of(state: State) -> dict[int, str]:
    """What each side has voted for, as text, of those that have a say."""
    cast = state.company.votes if state.company is not None else ()
    there = voters(state)
    return {side: text for side, text in cast if side in there}


def with_votes(state: State, votes: dict[int, str]) -> State:
    """The state with these votes."""
    assert state.company is not None
    return replace(state, company=Company(votes=tuple(votes.items())))


def waiting_sides(state: State) -> tuple[int, ...]:
    """The sides whose vote is awaited, the lead first."""
    cast = votes_of(state)
    return tuple(side for side in voters(state) if side not in cast)


def common_answer(answer: Answer) -> Answer:
    """What an answer is to the party: of a rest nothing of what somebody memorises or copies in it, which is his own."""
    match answer:
        case Camp():
            return replace(answer, memorise=())
        case Hour():
            return replace(answer, copy=())
        case _:
            return answer


def common_text(text: str) -> str:
    """A vote as it is counted, and as all but whoever has cast it see it."""
    return write_answer(common_answer(read_answer(text)))


def outcome(state: State, *, ends: bool = False) -> Outcome | None:
    """What the votes come to; None while they are open. More than half of all decide. Once everybody has voted, or the lead
    `ends` the vote, the lead's own vote decides, without one that with most votes, of several the first."""
    cast, count = {side: common_text(text) for side, text in votes_of(state).items()}, len(voters(state))
    if not cast:
        return None
    (first, most), *_ = Counter(cast.values()).most_common()
    if 2 * most > count:
        return Outcome(first, by_lead=False)
    return Outcome(cast.get(lead_side(state), first), by_lead=True) if ends or len(cast) == count else None


# --- what a seat sees -------------------------------------------------------------------------------------------------
def seat_view(state: State, side: int) -> State:
    """A company's delve as a player sees it: of others' characters nothing that lies in the pack, the purse, the book or the
    memory, no career or attachment, and nothing of these in a vote."""
    if side == world_side(state):
        return state
    return VIEWS(state)[side if side in friend_sides(state) else -1]


@remember(DRAWN)
def VIEWS(state: State) -> tuple[State, ...]:  # noqa: N802  (a memory, as others are)
    """The position as each player sees it, and last as somebody of no side does."""
    return tuple(veil(state, side) for side in (*friend_sides(state), -1))


def veil(state: State, side: int) -> State:
    """The position with the characters and the votes of all but one side veiled."""
    people = tuple(person if person.side == side else veil_person(person) for person in state.people)
    cast = state.company.votes if state.company is not None else ()
    votes = tuple((voter, text if voter == side else common_text(text)) for voter, text in cast)
    if votes != cast:
        state = replace(state, company=Company(votes=votes))
    return replace(state, people=people) if people != state.people else state


def veil_person(person: Person) -> Person:
    """What everybody sees of a character: the dice, what is worn, held and slung, what gives light."""
    notes = person.notes if VEILED in person.notes else (*person.notes, VEILED)
    return replace(
        person, things=tuple(filter(is_seen, person.things)), coins=0, known=(), memorised=(), attachments=(), career="",
        knack_hour=-1, notes=notes,
    )  # fmt: skip


def is_seen(thing: Thing) -> bool:
    """Whether everybody sees a thing that somebody has: it is no secret of the pack, it burns, or gives light."""
    return thing.place != PACK or thing.lit or thing.item in COMMON
