"""A delve with friends: each player does what his own character does; what the party decides, it votes on. [FT-CORE-06
FT-CORE-08 FT-TEST-06]

The phases of the loop are those of a delve alone. What stands here is between them and the players: who is asked, what each may
say, what is a vote, and when votes are carried out.
"""

from collections.abc import Callable
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from affray.core import NATURE, Question, Refusal
from affray.core.faces.seats import Poll
from affray.core.fight_state import NOBODY
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.conflict.declare import plan_question, undeclared_people
from affray.systems.fortmayn.content.codes import BODY, HEAD
from affray.systems.fortmayn.delve.create import free_names
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import TABLE_FORMS, read_answer, write_answer
from affray.systems.fortmayn.position.company import (
    common_text,
    friend_sides,
    has_character,
    is_living,
    is_short,
    lead_side,
    named_side,
    outcome,
    seat_view,
    voters,
    votes_of,
    waiting_sides,
    with_votes,
)
from affray.systems.fortmayn.position.delve_answers import Assign, Camp, Decide, Gain, Hour, SetCharacter
from affray.systems.fortmayn.position.phase import label_by, person_index
from affray.systems.fortmayn.position.seats import giver
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.position.table_answers import Hand
from affray.systems.fortmayn.turn.company_deeds import BY_VOTE, PASSING, doers, is_own_deed, part_refusal
from affray.systems.fortmayn.turn.company_referee import CompanyReferee

PLANS = "ounce_declare"
SHARED = frozenset(("create", "hub", "scene", "parley", "rest", "advance", "ounce_confirm"))
"""The questions of the whole party."""
MOST_LISTED = 4
"""For so many Dice of a player every way to assign them is listed; of more, some."""
DECIDE = Decide()
CAST, DECIDED, JOINED, HANDED = "vote_cast", "vote_decided", "company_joined", "table_handed"


class Solo(NamedTuple):
    """What a delve alone asks, refuses and does."""

    question: Callable[[State], Question[Answer] | None]
    refuse: Callable[[State, Answer], Refusal | None]
    play: Callable[[Referee, State, Answer], State]


# --- who is asked -----------------------------------------------------------------------------------------------------
def speakers(state: State, asked: Question[Answer]) -> tuple[int, ...]:
    """The sides that may answer a question, the one that is asked first: of the party's those whose vote is awaited before
    the others, of plans those whose characters have none; none for a question about one character."""
    if asked.code == PLANS:
        return tuple(dict.fromkeys(state.people[i].side for i in undeclared_people(state)))
    if asked.code not in SHARED:
        return ()
    first = waiting_sides(state)
    if is_short(state):
        first = tuple(sorted(first, key=lambda side: has_character(state, side)))
    return tuple(dict.fromkeys((*first, *voters(state))))


def question(state: State, solo: Solo) -> Question[Answer] | None:
    """What is open, and who may answer."""
    found = solo.question(state)
    if found is None or found.side == NATURE:
        return found
    sides = speakers(state, found)
    return replace(seat_question(state, sides[0], solo), others=sides[1:]) if sides else found


def shared_question(state: State, side: int, solo: Solo) -> Question[Answer] | None:
    """The open question as it is put to a side that may answer it too; None for any other."""
    found = solo.question(state)
    if found is None or found.side == NATURE or side not in speakers(state, found):
        return None
    return seat_question(state, side, solo)


def seat_question(state: State, side: int, solo: Solo) -> Question[Answer]:
    """A question as it is put to one side: what others have voted for, what its own characters may do, what the party may."""
    seen = seat_view(state, side)
    if state.phase == PLANS and undeclared_people(state):
        own = next(i for i in undeclared_people(state) if state.people[i].side == side)
        planned = plan_question(seen, own)
        plans = tuple(answer for answer in planned.answers if part_refusal(state, answer, side) is None)
        return replace(planned, side=side, answers=plans)
    found = solo.question(seen)
    assert found is not None  # the phase asks, whoever sees it
    cast = dict.fromkeys(read_answer(text) for text in votes_of(seen).values())
    suggested = own_dice(state, side) if found.code == "advance" and state.gains else found.answers
    if is_short(state):
        suggested = tuple(replace(answer, name=own_name(state, side)) for answer in suggested)
    wanted = (answer for answer in (*cast, *suggested) if part_refusal(state, answer, side) is None)
    decides = (DECIDE,) if cast and side == lead_side(state) else ()
    own_forms = (TABLE_FORMS[Hand],) if found.code in PASSING else ()
    return replace(
        found, side=side, answers=(*dict.fromkeys(wanted), *decides), open=(*found.open, *own_forms), others=(),
        extra=tuple(answer for answer in found.extra if answer not in cast),
    )  # fmt: skip


def own_name(state: State, side: int) -> str:
    """The name that is suggested to a player, another for each who has no character yet."""
    free = free_names(state)
    return free[sum(not has_character(state, other) for other in range(side)) % len(free)]


def own_dice(state: State, side: int) -> tuple[Answer, ...]:
    """The ways to assign the Dice that a player's characters have gained. [FT-XP-02]"""
    names = due_names(state, side)
    every = product((BODY, HEAD), repeat=len(names)) if len(names) <= MOST_LISTED else ((BODY,) * len(names),)
    return tuple(Assign(tuple(map(Gain, names, pools))) for pools in every)


def due_names(state: State, side: int) -> list[str]:
    """Who of a player's characters gets a Die, once for each milestone. [FT-XP-02]"""
    own = sorted(person.id for person in state.people if person.side == side and is_living(person))
    return [name for name in own for _ in range(state.gains)]


def poll(state: State, solo: Solo) -> Poll[Answer] | None:
    """The vote that is open; None where nobody votes."""
    found = solo.question(state)
    if found is None or found.code not in SHARED or is_short(state):
        return None
    lead = lead_side(state)
    cast = tuple((side, read_answer(text)) for side, text in votes_of(state).items())
    return Poll(lead, cast, waiting_sides(state), replace(DECIDE, by=state.sides[lead]))


# --- what may be said -------------------------------------------------------------------------------------------------
def speaking_side(state: State, answer: Answer, solo: Solo) -> int:
    """The side whose answer it is: the one that it names, else the one that is asked."""
    side = giver(state, answer)
    if side != NATURE:
        return side
    asked = question(state, solo)
    return asked.side if asked is not None else NATURE


def refuse(state: State, answer: Answer, solo: Solo) -> Refusal | None:
    """Why somebody may not say that now."""
    side, bare = speaking_side(state, answer, solo), unsigned(answer)
    found = solo.question(state)
    shared = found is not None and found.side != NATURE and bool(speakers(state, found))
    wrong = part_refusal(state, bare, side, shared=shared)
    if wrong is not None or isinstance(bare, BY_VOTE):
        return wrong
    if isinstance(bare, Assign) and state.phase == "advance":
        bare = all_dice(state, {**votes_of(state), side: write_answer(bare)})
    return solo.refuse(state, bare)


def unsigned(answer: Answer) -> Answer:
    """An answer without the name of its side."""
    return replace(answer, by="") if answer.by else answer


def voted_text(answer: Answer) -> str:
    """An answer as it is voted for: a sentence counts where it belongs to a deed."""
    return write_answer(answer if doers(answer) else replace(answer, said=""))


# --- what comes of it -------------------------------------------------------------------------------------------------
def play(ref: Referee, state: State, answer: Answer, solo: Solo) -> State:
    """The state after a legal answer, the votes that mean nothing any more dropped; a vote that is decided by who has a say
    now is carried out."""
    side, bare = speaking_side(state, answer, solo), unsigned(answer)
    after = drop_votes(state, carry(CompanyReferee(ref, state, side), state, bare, side, solo), solo)
    if not votes_of(after) or poll(after, solo) is None:
        return after
    return carry_out(CompanyReferee(ref, after, side), after, solo, ends=False)


def carry(ref: CompanyReferee, state: State, answer: Answer, side: int, solo: Solo) -> State:
    """The state after a deed of somebody's own, or with a vote more, carried out where it decides."""
    if isinstance(answer, Hand):
        return hand(ref, state, answer)
    if isinstance(answer, SetCharacter):
        return make_character(ref, state, answer, side, solo)
    asked = solo.question(state)
    if asked is None or not speakers(state, asked) or is_own_deed(state, answer, side):
        return solo.play(ref, state, answer)
    if not isinstance(answer, Decide):
        if answer.said and not doers(answer):
            say(ref, "said", verb=answer.verb, said=answer.said, who=state.sides[side], named=1)
        state = with_votes(state, {**votes_of(state), side: voted_text(answer)})
        if len(voters(state)) > 1:
            say(ref, CAST, by=state.sides[side], cast=len(votes_of(state)), count=len(voters(state)))
    return carry_out(ref, state, solo, ends=isinstance(answer, Decide))


def carry_out(ref: CompanyReferee, state: State, solo: Solo, *, ends: bool) -> State:
    """The state in which what the votes come to is done; the same while they are open, unless the lead `ends` them."""
    if state.phase == "advance" and state.gains:
        return assign(ref, state, solo, ends=ends)
    found = outcome(state, ends=ends)
    if found is None:
        return state
    if len(voters(state)) > 1:
        wanted = tuple(state.sides[voter] for voter, text in votes_of(state).items() if common_text(text) == found.text)
        say(ref, DECIDED, by=state.sides[lead_side(state)], led=int(found.by_lead), wanted=wanted)
    return solo.play(ref, with_votes(state, {}), joined_answer(state, found.text))


def joined_answer(state: State, text: str) -> Answer:
    """What a vote comes to as it is carried out: in a rest each who wanted it memorises or copies what he chose. [FT-CORE-08]"""
    chosen = [read_answer(said) for said in votes_of(state).values() if common_text(said) == text]
    match answer := read_answer(text):
        case Camp():
            return replace(
                answer, memorise=tuple(memory for own in chosen if isinstance(own, Camp) for memory in own.memorise)
            )
        case Hour():
            return replace(answer, copy=tuple(memory for own in chosen if isinstance(own, Hour) for memory in own.copy))
        case _:
            return answer


def assign(ref: CompanyReferee, state: State, solo: Solo, *, ends: bool) -> State:
    """The state in which the gained Dice are assigned, once everybody has assigned his own; where the lead `ends` it, those of
    the others go to BODY. [FT-XP-02]"""
    if waiting_sides(state) and not ends:
        return state
    return solo.play(ref, with_votes(state, {}), all_dice(state, votes_of(state)))


def all_dice(state: State, cast: dict[int, str]) -> Assign:
    """The Dice of the whole party; whoever has assigned none adds to BODY. [FT-XP-02]"""
    dice: list[Gain] = []
    for side in friend_sides(state):
        own = read_answer(cast[side]) if side in cast else None
        dice += own.dice if isinstance(own, Assign) else (Gain(name, BODY) for name in due_names(state, side))
    return Assign(tuple(dice))


def make_character(ref: CompanyReferee, state: State, answer: SetCharacter, side: int, solo: Solo) -> State:
    """The state with a character of a player's own."""
    fresh = person_index(state, answer.name) == NOBODY
    after = solo.play(ref, state, answer)
    i = person_index(after, answer.name)
    if fresh:
        person = after.people[i]
        say(ref, JOINED, who=person.id, type=person.type, by=state.sides[side], clauses=("FT-CHAR-02",))
    return put_person(after, i, replace(after.people[i], side=side))


def hand(ref: Referee, state: State, answer: Hand) -> State:
    """The state in which another player has a character. [FT-CORE-08]"""
    i, side = person_index(state, answer.who), named_side(state, answer.seat)
    say(ref, HANDED, who=answer.who, to=state.sides[side], clauses=("FT-CORE-08",))
    return put_person(state, i, replace(state.people[i], side=side))


def drop_votes(before: State, after: State, solo: Solo) -> State:
    """The state with the votes that still mean something: none once the party is elsewhere in the loop or in another room, and
    none for what is not possible any more."""
    cast = votes_of(after)
    if not cast:
        return after if after.company is None or not after.company.votes else with_votes(after, {})
    if (before.phase, before.here) != (after.phase, after.here):
        return with_votes(after, {})
    kept = {side: text for side, text in cast.items() if solo.refuse(after, read_answer(text)) is None}
    return after if kept == cast or after.phase == "advance" else with_votes(after, kept)


# --- in words ---------------------------------------------------------------------------------------------------------
def label_decide(state: State, answer: Decide) -> tuple[str, Args]:
    """That the lead ends the vote."""
    return "decide", {}


def label_hand(state: State, answer: Hand) -> tuple[str, Args]:
    """Who has a character from now on."""
    side = named_side(state, answer.seat)
    return "hand-over", {"who": answer.who, "to": answer.seat if side < 0 else state.sides[side]}


LABELS = dict((label_by(Decide, label_decide), label_by(Hand, label_hand)))
