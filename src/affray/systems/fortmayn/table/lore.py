"""What is said and kept at a game master's table: words to all or to one, private notes, the oracle and the other tables,
results that are revealed after all, seats, real dice.

[FT-CORE-08 FT-TEST-10 FT-SOLO-01 FT-SOLO-02 FT-SOLO-03 FT-FILL-02 FT-FILL-14]
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import HEAD
from affray.systems.fortmayn.position.answers import TABLE_FORMS
from affray.systems.fortmayn.position.delve_answers import Note
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.seats import alter_table, player_sides, table_of, take_number
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.position.table_answers import Ask, Dice, Draw, Forget, Hand, Say, Unveil
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.oracle import (
    answer_row,
    ask,
    consequence_die,
    consequence_row,
    disgrace_die,
    disgrace_row,
    likelihood_die,
    oddity_row,
    prompt_die,
    question_row,
)
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.table.private_referee import PrivateReferee
from affray.systems.fortmayn.table.verbs import RULING, form_refusal, reason_args, verb, whisper

MOST_NOTES = 200
CONSEQUENCE, DISGRACE, ODDITY = "consequence", "disgrace", "oddity"
TYPED, ROLLED = "typed", "rolled"
DRAWN = (CONSEQUENCE, DISGRACE, ODDITY)


# --- words ------------------------------------------------------------------------------------------------------------
def say_refusal(state: State, answer: Say, side: int) -> Refusal | None:
    """Why that cannot be said: there are no words, or no seat of that name to hear them."""
    to = answer.to
    if not answer.said:
        return refusal("say-note", "form", RULING)
    return refusal("no-seat", "seat", RULING, named=to, known=state.sides) if to and to not in state.sides else None


def speak(ref: Referee, state: State, answer: Say, side: int) -> State:
    """The state as it is: something was said, to all or to one and the game master. [FT-CORE-08]"""
    to = answer.to
    if to:
        whisper(ref, state, "table_whispered", (side, state.sides.index(to)), by=state.sides[side], to=to, words=answer.said,
                clauses=(RULING,))  # fmt: skip
    else:
        say(ref, "table_said", by=state.sides[side], words=answer.said, clauses=(RULING,))
    return state


def note_refusal(state: State, answer: Note, side: int) -> Refusal | None:
    """Why that is no note."""
    if answer.line:
        return form_refusal(TABLE_FORMS[Note])
    if not answer.said:
        return refusal("say-note", "form", RULING)
    full = len(table_of(state).notes) >= MOST_NOTES
    return refusal("table-full", "most", RULING, most=MOST_NOTES) if full else None


def add_note(ref: Referee, state: State, answer: Note, side: int) -> State:
    """The state with a note of the game master's more, which nobody else ever reads. [FT-CORE-08]"""
    state, number = take_number(state)
    whisper(ref, state, "table_noted", number=number, words=answer.said, clauses=(RULING,))
    return alter_table(state, notes=(*table_of(state).notes, (number, answer.said)))


def forget_refusal(state: State, answer: Forget, side: int) -> Refusal | None:
    """Why there is no note of that number."""
    known = any(number == answer.number for number, _ in table_of(state).notes)
    return None if known else refusal("no-note", "number", RULING, number=str(answer.number))


def forget(ref: Referee, state: State, answer: Forget, side: int) -> State:
    """The state without a note."""
    number = answer.number
    whisper(ref, state, "table_forgotten", number=number, clauses=(RULING,))
    return alter_table(state, notes=tuple(note for note in table_of(state).notes if note[0] != number))


# --- results kept back ------------------------------------------------------------------------------------------------
def unveil_refusal(state: State, answer: Unveil, side: int) -> Refusal | None:
    """Why there is no result of that number that is kept back."""
    known = any(result.id == answer.number for result in table_of(state).results)
    return None if known else refusal("no-result", "number", "FT-TEST-10", number=str(answer.number))


def unveil(ref: Referee, state: State, answer: Unveil, side: int) -> State:
    """The state in which the players have learned what came of a roll. [FT-TEST-10]"""
    number = answer.number
    result = next(each for each in table_of(state).results if each.id == number)
    say(ref, "table_result", number=result.id, who=result.who, task=result.task, removed=result.removed, dd=result.dd,
        outcome=result.outcome, clauses=("FT-TEST-10", "FT-TEST-03"))  # fmt: skip
    return alter_table(state, results=tuple(result for result in table_of(state).results if result.id != number))


# --- tables -----------------------------------------------------------------------------------------------------------
def oracle_refusal(state: State, answer: Ask, side: int) -> Refusal | None:
    """Why the oracle cannot be asked so. [FT-FILL-02]"""
    return None if likelihood_die(state.filler, answer.likelihood) else form_refusal(TABLE_FORMS[Ask])


def consult(ref: Referee, state: State, answer: Ask, side: int) -> State:
    """The state as it is: the oracle has answered the game master. What its dice show he alone hears.

    [FT-SOLO-01 FT-SOLO-02 FT-FILL-02]
    """
    likelihood = answer.likelihood
    whisper(
        ref, state, "table_asked", likelihood=likelihood, **reason_args(answer), clauses=("FT-SOLO-01", "FT-FILL-02")
    )
    found = ask(PrivateReferee(ref, state), likelihood_die(state.filler, likelihood))
    row = answer_row(state.filler, found.row)
    then = question_row(state.filler, row, found.question)
    whisper(
        ref, state, "table_oracle_says", oracle=row.row_id, unexpected=found.unexpected, question=f"{then.row_id} {found.question}" if then else "", asks=int(then is not None),
        clauses=("FT-SOLO-02", "FT-FILL-02"),
    )  # fmt: skip
    return state


def draw_refusal(state: State, answer: Draw, side: int) -> Refusal | None:
    """Why nothing can be drawn from that table; a disgrace is somebody's."""
    if (answer.table == DISGRACE) != (answer.who != ""):
        return form_refusal(TABLE_FORMS[Draw])
    if answer.who and person_index(state, answer.who) == NOBODY:
        return refusal("nobody", "person", "FT-FILL-14", who=answer.who)
    return None


def draw(ref: Referee, state: State, answer: Draw, side: int) -> State:
    """The state as it is: a die has picked a row of a table for the game master. [FT-FILL-14 FT-SOLO-03]"""
    hushed = PrivateReferee(ref, state)
    if answer.table == CONSEQUENCE:
        row = consequence_row(state.filler, consequence_die(hushed))
        whisper(ref, state, "table_drawn_consequence", consequence=row.consequence_id, clauses=("FT-FILL-14",))
    elif answer.table == ODDITY:
        shown = oddity_row(state.filler, prompt_die(hushed, len(state.filler.oddities)))
        whisper(ref, state, "table_drawn_oddity", oddity=str(shown.d20), clauses=("FT-SOLO-03",))
    else:
        person = state.people[person_index(state, answer.who)]
        found = disgrace_row(state.filler, disgrace_die(hushed, base_die(person.type, HEAD)))
        whisper(ref, state, "table_drawn_disgrace", who=person.id, disgrace=found.result_id, clauses=("FT-FILL-14",))
    return state


# --- seats and dice ---------------------------------------------------------------------------------------------------
def hand_refusal(state: State, answer: Hand, side: int) -> Refusal | None:
    """Why a character cannot be handed to that seat."""
    if person_index(state, answer.who) == NOBODY:
        return form_refusal(TABLE_FORMS[Hand])
    seats = [state.sides[number] for number in player_sides(state)]
    if answer.seat not in seats:
        return refusal("no-seat", "seat", RULING, named=answer.seat, known=tuple(seats))
    return None


def hand_person(ref: Referee, state: State, answer: Hand, side: int) -> State:
    """The state in which another player has a character. [FT-CORE-08]"""
    who, seat = answer.who, answer.seat
    i = person_index(state, who)
    say(ref, "table_handed", who=who, to=seat, clauses=(RULING,))
    return put_person(state, i, replace(state.people[i], side=state.sides.index(seat)))


def dice_refusal(state: State, answer: Dice, side: int) -> Refusal | None:
    """Why a seat cannot have its dice so."""
    same = (side in table_of(state).hands) == (answer.way == TYPED)
    return refusal("same-dice", "dice", RULING) if same else None


def set_dice(ref: Referee, state: State, answer: Dice, side: int) -> State:
    """The state in which a seat throws real dice and types what they show, or has them rolled. [FT-CORE-05]"""
    typed = answer.way == TYPED
    say(ref, "table_dice_by", by=state.sides[side], typed=int(typed), clauses=("FT-CORE-05",))
    rest = tuple(hand for hand in table_of(state).hands if hand != side)
    return alter_table(state, hands=tuple(sorted((*rest, side))) if typed else rest)


VERBS = (
    verb(Say, say_refusal, speak, players=True),
    verb(Note, note_refusal, add_note),
    verb(Forget, forget_refusal, forget),
    verb(Unveil, unveil_refusal, unveil),
    verb(Ask, oracle_refusal, consult),
    verb(Draw, draw_refusal, draw),
    verb(Hand, hand_refusal, hand_person),
    verb(Dice, dice_refusal, set_dice, players=True),
)
