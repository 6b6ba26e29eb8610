"""Whose deed an answer is in a delve with friends: of one's own character, which is done at once, or of the whole party, which
votes; and why somebody may not say it. [FT-CORE-06 FT-CORE-08]"""

from affray.core import Refusal
from affray.systems.fortmayn.conflict.declare import undeclared_people
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import FORMS, TABLE_FORMS, malformed, write_answer
from affray.systems.fortmayn.position.company import (
    friend_sides,
    has_character,
    is_own,
    is_short,
    lead_side,
    named_side,
    voters,
    votes_of,
)
from affray.systems.fortmayn.position.conflict_answers import Bid, Declare, Flee, Order, Talk, Trade
from affray.systems.fortmayn.position.delve_answers import (
    Approach,
    AskOracle,
    Assign,
    Attach,
    Build,
    Buy,
    Camp,
    Cast,
    Confirm,
    Copy,
    Decide,
    Doff,
    GiveItem,
    Hour,
    Impose,
    Invoke,
    Learn,
    Memorise,
    Note,
    Oddity,
    Outfit,
    Repair,
    Reply,
    Search,
    Seen,
    Sell,
    SetCharacter,
    UseItem,
    Wedge,
)
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.risk import risk_of
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.position.table_answers import Hand
from affray.systems.fortmayn.rules.refusing import refusal

FREE = (AskOracle, Reply, Seen, Oddity, Note)
"""What anybody may say: the oracle is asked and answered, remarks are made."""
BY_NAME = (
    Attach,
    Build,
    Buy,
    Cast,
    Copy,
    Doff,
    GiveItem,
    Impose,
    Invoke,
    Learn,
    Memorise,
    Outfit,
    Repair,
    Sell,
    UseItem,
    Wedge,
)
"""Deeds of the character whom they name."""
PRIVATE = (SetCharacter, Outfit, Buy, Sell, Memorise, Learn, Copy)
"""Answers that nobody else hears."""
BY_VOTE = (Decide, Hand)
"""What there is only in a company."""
PASSING = ("create", "hub", "scene")
"""Where the party is when a character may be handed to another player."""
CLAUSE = "FT-CORE-08"


def doers(answer: Answer) -> tuple[str, ...]:
    """The names of the characters who do something by an answer; none for what the party does."""
    match answer:
        case Search() | Approach():
            return answer.actors
        case Talk() | Trade():
            return (answer.who,)
        case Declare():
            return (answer.plan.who,)
        case Bid():
            return answer.people
        case Assign():
            return tuple(gain.who for gain in answer.dice)
        case _:
            return (answer.name,) if isinstance(answer, BY_NAME) else ()


def is_own_deed(state: State, answer: Answer, side: int) -> bool:
    """Whether an answer is only about a player's own characters, so that nobody else is asked. Dice that are gained are
    assigned by all together."""
    if isinstance(answer, Assign):
        return False
    names = doers(answer)
    return isinstance(answer, FREE) or (bool(names) and all(is_own(state, side, name) for name in names))


def part_refusal(state: State, answer: Answer, side: int, *, shared: bool = True) -> Refusal | None:
    """Why an answer is not that side's to give, whatever the rules say of it. A question that is not `shared` is about one
    character."""
    if side not in friend_sides(state):
        return refusal("no-say", "company", CLAUSE)
    match answer:
        case Decide():
            return decide_refusal(state, answer, side, shared=shared)
        case Hand():
            return hand_refusal(state, answer, side, shared=shared)
        case SetCharacter():
            return character_refusal(state, answer, side)
        case Confirm() if state.phase == "declare":
            return others_refusal(state, (*set(answer.actors) - set(risk_of(state).actors),), side)
        case Assign():
            return others_refusal(state, doers(answer), side)
    names = doers(answer)
    if isinstance(answer, Bid) and not names:
        return malformed("bid attack|defend|hold|flee|free WHO ...")
    together = isinstance(answer, Search | Approach) and any(is_own(state, side, name) for name in names)
    if names and not together and not heard_before(state, answer):
        return others_refusal(state, names, side)
    return vote_refusal(state, answer, side) if shared and not is_own_deed(state, answer, side) else None


def heard_before(state: State, answer: Answer) -> bool:
    """Whether somebody has voted for the same."""
    return write_answer(answer) in votes_of(state).values()


def others_refusal(state: State, names: tuple[str, ...], side: int) -> Refusal | None:
    """Why these cannot act for a player: one is another's. A name that nobody has is for the rules to refuse."""
    for name in sorted(names):
        if person_index(state, name) >= 0 and not is_own(state, side, name):
            return refusal("friends-character", "company", CLAUSE, who=name)
    return None


def vote_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a player cannot vote for something now: plans come first, he has no character that lives, or it is about another's
    spells."""
    if side not in voters(state):
        return refusal("no-say", "company", CLAUSE)
    if isinstance(answer, Flee | Order) and undeclared_people(state):
        return refusal("plans-first", "company", "FT-MELEE-02")
    if isinstance(answer, Camp | Hour):
        memories = answer.memorise if isinstance(answer, Camp) else answer.copy
        return others_refusal(state, tuple(memory.who for memory in memories), side)
    return None


def decide_refusal(state: State, answer: Decide, side: int, *, shared: bool) -> Refusal | None:
    """Why a player cannot end a vote: he says something along, none is open, or another leads."""
    if answer.said:
        return malformed(FORMS[Decide])
    if not shared or not votes_of(state):
        return refusal("no-vote", "company", CLAUSE)
    lead = lead_side(state)
    return None if side == lead else refusal("lead-decides", "company", CLAUSE, side=state.sides[lead])


def hand_refusal(state: State, answer: Hand, side: int, *, shared: bool) -> Refusal | None:
    """Why a player cannot hand a character to another: it is not his, there is no such player, or it is no time for it."""
    if not shared or state.phase not in PASSING:
        return refusal("hand-later", "not_now", CLAUSE)
    if person_index(state, answer.who) < 0:
        return malformed(TABLE_FORMS[Hand])
    wrong = others_refusal(state, (answer.who,), side)
    if wrong is None and named_side(state, answer.seat) in (-1, side):
        known = tuple(state.sides[other] for other in friend_sides(state) if other != side)
        return refusal("no-seat", "seat", CLAUSE, named=answer.seat, known=known)
    return wrong


def character_refusal(state: State, answer: SetCharacter, side: int) -> Refusal | None:
    """Why a player cannot make this character: it is another's, or he has one while another has none."""
    if person_index(state, answer.name) >= 0:
        return others_refusal(state, (answer.name,), side)
    if answer.hired:
        return others_refusal(state, (answer.hired,), side)
    without = [other for other in friend_sides(state) if not has_character(state, other)]
    if is_short(state) and has_character(state, side) and without:
        return refusal("others-first", "company", CLAUSE, side=state.sides[without[0]])
    return None
