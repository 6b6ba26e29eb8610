"""Character against character, where the option `duel` is on: each Ounce both roll in turn, the challenger first, and the
other's ready dice serve as Difficulty Dice. [FT-FILL-12]

Readings: the challenger chooses blows or words at the start; a removed die is wounded (or exhausted) unless armor saves it,
and the dice that are still ready then cap what the roller's own lows cost; who has no ready die left has lost, and who wants
no more may yield. Out of Action is settled on its table at the end. [FT-MELEE-04 FT-ARM-01 FT-SOC-02 FT-OOFA-02]
"""

from typing import NamedTuple

from msgspec.structs import replace

from affray.core import Modifier, Question, Refusal
from affray.core.turns import Decision
from affray.referee import Referee, procedure, say, tell
from affray.systems.fortmayn.conflict.advantage import (
    WEAPON_SIZE,
    constant_sources,
    fighting_weapon,
    sight_sources,
    surprise_sources,
)
from affray.systems.fortmayn.conflict.aftermath import raise_fallen
from affray.systems.fortmayn.conflict.named_referee import NamedReferee
from affray.systems.fortmayn.conflict.plan_offers import HOLDS
from affray.systems.fortmayn.content.codes import BODY, HEAD, POOL_NAMES, ROLL_MELEE, ROLL_TALK, TOLD_DUEL, TOLD_LOST
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Person
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import FORMS
from affray.systems.fortmayn.position.clock import pass_time
from affray.systems.fortmayn.position.conflict_answers import Blows, Strike, Words, Yield
from affray.systems.fortmayn.position.phase import Deeds, deed, no_fault
from affray.systems.fortmayn.position.standing import alter_conflict, conflict_of, note_about, put_person
from affray.systems.fortmayn.position.state import Conflict, Deed, State
from affray.systems.fortmayn.rules.advantage import die_for, is_better_size, mounted_sources, source
from affray.systems.fortmayn.rules.dice.pools import roll_pool
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Endured, Fighter, body_of, endure, exhaust, with_losses
from affray.systems.fortmayn.rules.talk import KEPT, betrayal, without_attachment

MODE, DUEL, END = "duel", "duel", "end"
BLOWS, WORDS = "blows", "words"
WON = "won"
"""The note of a position with the name of who has won."""


class Bout(NamedTuple):
    """What a roll of a duel leaves of who rolled and of the other, with the place of the attachment that each gave up (KEPT for
    none)."""

    own: Endured
    theirs: Endured
    betrayed: int = KEPT
    their_betrayed: int = KEPT


# --- the roll ---------------------------------------------------------------------------------------------------------
@procedure
def bout(ref: Referee, who: int, whom: int, one: Fighter, other: Body, house: House) -> Bout:
    """A roll of blows: hits wound the other, whose armor may save; then lows wound the roller, whose armor may save, up to the
    ready dice that the other has left. [FT-FILL-12 FT-MELEE-05 FT-MELEE-06 FT-ARM-01 FT-SUND-01]"""
    fallen = roll_pool(ref, one.body.ready, one.die, one.removes_at, ROLL_MELEE)
    removed = min(other.ready, fallen.hits)
    tell(ref, TOLD_DUEL, who, removed, fallen.lows)
    theirs = endure(ref, whom, other, removed, 0)
    cap = other.ready if house.harm_timing != 0 else theirs.body.ready
    exposed = 0 if house.retaliation != 0 else min(fallen.lows, cap)
    return Bout(own=endure(ref, who, one.body, exposed, 0), theirs=theirs)


@procedure
def wrangle(
    ref: Referee, who: int, whom: int, one: Fighter, other: Body, bonds: int, their_bonds: int, house: House
) -> Bout:
    """A roll of words, as blows with HEAD Dice, which nothing saves; a Brainy may give up an attachment to keep one.

    [FT-FILL-12 FT-SOC-01 FT-SOC-03 FT-SOC-04]
    """
    ready = one.body.ready
    fallen = roll_pool(ref, ready, one.die, one.removes_at, ROLL_TALK)
    removed = min(other.ready, fallen.hits)
    tell(ref, TOLD_DUEL, who, removed, fallen.lows)
    given = betrayal(ref, whom, type=other.type, ready=other.ready, lost=removed, attachments=their_bonds, used=0)
    theirs = exhaust_aloud(ref, whom, other, removed if given == KEPT else other.ready - 1)
    cap = other.ready if house.harm_timing != 0 else theirs.body.ready
    lost = 0 if house.retaliation != 0 else min(fallen.lows, cap)
    own_given = betrayal(ref, who, type=one.body.type, ready=ready, lost=lost, attachments=bonds, used=0)
    own = exhaust_aloud(ref, who, one.body, lost if own_given == KEPT else ready - 1)
    return Bout(own=own, theirs=theirs, betrayed=own_given, their_betrayed=given)


def exhaust_aloud(ref: Referee, who: int, body: Body, lost: int) -> Endured:
    """What becomes of HEAD Dice that are lost, which is told. [FT-SOC-02]"""
    after = exhaust(body, lost)
    if lost > 0:
        tell(ref, TOLD_LOST, HEAD, lost, after.body.ready, who)
    return after


# --- what is open -----------------------------------------------------------------------------------------------------
def begin_duel(state: State) -> State:
    """The state in which the first of two characters has challenged the second. [FT-FILL-12]"""
    one, other = state.people
    return replace(state, phase=DUEL, mode=MODE, fray=Conflict(rolls=(Deed("", one.id, other.id),)))


def roller_and_target(state: State) -> tuple[int, int]:
    """Who is to roll, and who is rolled against."""
    i = 0 if conflict_of(state).rolls[0].who == state.people[0].id else 1
    return i, 1 - i


def duel_pool(state: State) -> int:
    """The dice that the duel is fought with."""
    return HEAD if conflict_of(state).rolls[0].kind == WORDS else BODY


def is_open(state: State) -> bool:
    """Whether blows or words are still to be chosen."""
    return not conflict_of(state).rolls[0].kind


def question(state: State) -> Question[Answer]:
    """At the start with what it is fought; then whether it goes on."""
    i, k = roller_and_target(state)
    one, other = state.people[i], state.people[k]
    if is_open(state):
        ways: list[Answer] = [Blows()]
        ways += [Words()] if one.head_ready and other.head_ready else []
        return Question(one.side, "duel_with", one.id, tuple(ways))
    sized = duel_pool(state) == BODY and has_better_size(one, other)
    claim = (Strike(weapon_size=True, said=HOLDS),) if sized else ()
    return Question(one.side, "duel", one.id, (*claim, Strike()), (Yield(),), open=(FORMS[Strike],))


def has_better_size(one: Person, other: Person) -> bool:
    """Whether the size of a weapon would give advantage. [FT-MELEE-13]"""
    return is_better_size(one.type, fighting_weapon(one).size, fighting_weapon(other).size, narrated=True)


def words_fault(state: State, answer: Words) -> Refusal | None:
    """Why it is not fought with words: somebody has no HEAD Die ready. [FT-SOC-02]"""
    i, k = roller_and_target(state)
    silent = not (state.people[i].head_ready and state.people[k].head_ready)
    return refusal("no-head-dice-words", "dice", "FT-SOC-02", who=state.people[i].id) if silent else None


def strike_fault(state: State, answer: Strike) -> Refusal | None:
    """Why the size of a weapon cannot be claimed. [FT-FILL-12 FT-MELEE-13]"""
    i, k = roller_and_target(state)
    if not answer.weapon_size:
        return None
    if not answer.said:
        return refusal("claim-untold", "claim", "FT-MELEE-13", claim=WEAPON_SIZE)
    fits = duel_pool(state) == BODY and has_better_size(state.people[i], state.people[k])
    return None if fits else refusal("claim-size", "claim", "FT-MELEE-13", who=state.people[i].id)


# --- what is done -----------------------------------------------------------------------------------------------------
def challenges(ref: Referee, state: State, answer: Blows | Words) -> State:
    """The state in which it is settled with what the duel is fought."""
    rolled = conflict_of(state).rolls[0]
    say(ref, "challenge", who=rolled.who, whom=rolled.target, way=answer.verb, clauses=("FT-FILL-12",))
    return alter_conflict(state, rolls=(rolled._replace(kind=answer.verb),))


def yields(ref: Referee, state: State, answer: Yield) -> State:
    """The state after a surrender."""
    return end_duel(ref, state, roller_and_target(state)[1])


def strikes(ref: Referee, state: State, answer: Strike) -> State:
    """The state after a roll."""
    i, k = roller_and_target(state)
    rolled = conflict_of(state).rolls[0]
    state = fight_bout(ref, state, i, k, claimed=answer.weapon_size)
    for loser, winner in ((k, i), (i, k)):
        if not ready_dice(state, loser):
            return end_duel(ref, state, winner)
    if i == 1:
        state = pass_time(alter_conflict(state, exchange=conflict_of(state).exchange + 1), ounces=1)
    return alter_conflict(state, rolls=(Deed(rolled.kind, rolled.target, rolled.who),))


CHALLENGE = Deeds(deed(Blows, no_fault, challenges), deed(Words, words_fault, challenges))
ROLLS = Deeds(deed(Strike, strike_fault, strikes), deed(Yield, no_fault, yields))


def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why an answer is not legal. [FT-FILL-12 FT-MELEE-13]"""
    return (CHALLENGE if is_open(state) else ROLLS).refuse(state, answer)


def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a choice, a roll, or a surrender."""
    return (CHALLENGE if is_open(state) else ROLLS).play(ref, state, answer)


def ready_dice(state: State, i: int) -> int:
    """The ready dice that a character has for this duel."""
    person = state.people[i]
    return person.head_ready if duel_pool(state) == HEAD else person.body_ready


def duel_sources(state: State, i: int, k: int, *, claimed: bool) -> tuple[Modifier, ...]:
    """What makes a roll of a duel easier or harder. [FT-DICE-06]"""
    one, other = state.people[i], state.people[k]
    if duel_pool(state) == HEAD:
        return constant_sources(state, i)
    size = (source(WEAPON_SIZE, 1),) if claimed else ()
    magic = (source("magic_weapon", 1),) if fighting_weapon(one).magic else ()
    mounted = mounted_sources(one.mounted, other.mounted, state.house)
    return (*sight_sources(state, i), *surprise_sources(one, conflict_of(state).exchange), *size, *mounted, *magic)


def fight_bout(ref: Referee, state: State, i: int, k: int, *, claimed: bool) -> State:
    """The state after a roll of character i against character k. [FT-FILL-12]"""
    one, other, pool = state.people[i], state.people[k], duel_pool(state)
    parts = duel_sources(state, i, k, claimed=claimed)
    bare = pool == BODY and not fighting_weapon(one).size
    size = die_for(one.type, pool, parts, state.house, int(bare))
    say(ref, "duels", who=one.id, whom=other.id, die=size.die, parts=parts, clauses=("FT-FILL-12",))
    fighter, against = Fighter(body_of(one, pool), size.die, size.removes_at), body_of(other, pool)
    named = NamedReferee(ref, state, i, k)
    if pool == BODY:
        done = bout(named, i, k, fighter, against, state.house)
    else:
        bonds, their_bonds = len(one.attachments), len(other.attachments)
        done = wrangle(named, i, k, one=fighter, other=against, bonds=bonds, their_bonds=their_bonds, house=state.house)
    after = put_person(state, i, after_bout(one, pool, done.own, done.betrayed))
    after = put_person(after, k, after_bout(other, pool, done.theirs, done.their_betrayed))
    for place in (k, i):
        if after.people[place] != state.people[place]:
            tell_dice_left(ref, after.people[place], pool)
    return after


def tell_dice_left(ref: Referee, person: Person, pool: int) -> None:
    """Tells what a character has left, since a roll names nobody whose dice and armor it costs. [FT-FILL-12]"""
    ready = person.head_ready if pool == HEAD else person.body_ready
    say(
        ref,
        "duel_stands",
        who=person.id,
        pool=POOL_NAMES[pool],
        ready=ready,
        shield=person.shield.die,
        armor=person.armor.die,
        clauses=("FT-FILL-12",),
    )


def after_bout(person: Person, pool: int, own: Endured, betrayed: int) -> Person:
    """A character with these losses: at no ready dice Out of Action, or out by embarrassment. [FT-OOFA-01 FT-SOC-02]"""
    left = without_attachment(with_losses(person, own, pool), betrayed)
    return replace(left, shamed=own.body.ready == 0) if pool == HEAD else left


def end_duel(ref: Referee, state: State, winner: int) -> State:
    """The end of a duel: who is down rolls on the table. [FT-OOFA-02 FT-FILL-12]"""
    say(ref, "duel_over", who=state.people[winner].id, clauses=("FT-FILL-12",))
    for i, person in enumerate(state.people):
        if person.out:
            state = raise_fallen(ref, state, i)
    return replace(state, phase=END, fray=None, notes=(*state.notes, note_about(WON, state.people[winner].id)))


def score(state: State) -> tuple[float, ...]:
    """How a duel stands: won or lost, else by the share of the ready dice."""
    if state.fray is None:
        first, second = (float(note_about(WON, person.id) in state.notes) for person in state.people)
        return first, second
    own, other = ready_dice(state, 0), ready_dice(state, 1)
    return own / (own + other), other / (own + other)


def is_beaten(state: State, person: Person) -> bool:
    """Whether a character has lost a duel that is over, whatever the table has left of him."""
    return state.mode == MODE and state.phase == END and note_about(WON, person.id) not in state.notes


PHASE = Decision(question, refuse, play)
"""This phase, for the loop."""
