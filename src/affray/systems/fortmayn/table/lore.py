"""What is said and kept at a game master's table: words to all or to one, private notes, the oracle and the other tables,
results that are revealed after all, seats, real dice.

[FT-CORE-08 FT-TEST-10 FT-SOLO-01 FT-SOLO-02 FT-SOLO-03 FT-FILL-02 FT-FILL-14]
"""

from collections.abc import Mapping

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import NOBODY
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import HEAD
from affray.systems.fortmayn.position.answer_words import given_words
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.phase import person_index
from affray.systems.fortmayn.position.seats import alter_table, player_sides, table_of, take_number
from affray.systems.fortmayn.position.standing import put_person
from affray.systems.fortmayn.position.state import State
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
from affray.systems.fortmayn.table.verbs import RULING, Verb, form_refusal, reason_args, whisper

MOST_NOTES = 200
CONSEQUENCE, DISGRACE, ODDITY = "consequence", "disgrace", "oddity"
DRAWN = (CONSEQUENCE, DISGRACE, ODDITY)


# --- words ------------------------------------------------------------------------------------------------------------
def say_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why that cannot be said: there are no words, or no seat of that name to hear them."""
    words = given_words(answer)
    if words.plain or set(words.named) - {"to"} or not answer.said:
        return form_refusal(SAY)
    to = words.last_value("to")
    return refusal("no-seat", "seat", RULING, named=to, known=state.sides) if to and to not in state.sides else None


def speak(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state as it is: something was said, to all or to one and the game master. [FT-CORE-08]"""
    to = given_words(answer).last_value("to")
    if to:
        whisper(ref, state, "table_whispered", (side, state.sides.index(to)), by=state.sides[side], to=to, words=answer.said,
                clauses=(RULING,))  # fmt: skip
    else:
        say(ref, "table_said", by=state.sides[side], words=answer.said, clauses=(RULING,))
    return state


def note_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why that is no note."""
    if answer.words or not answer.said:
        return form_refusal(NOTE)
    full = len(table_of(state).notes) >= MOST_NOTES
    return refusal("table-full", "most", RULING, most=MOST_NOTES) if full else None


def add_note(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state with a note of the game master's more, which nobody else ever reads. [FT-CORE-08]"""
    state, number = take_number(state)
    whisper(ref, state, "table_noted", number=number, words=answer.said, clauses=(RULING,))
    return alter_table(state, notes=(*table_of(state).notes, (number, answer.said)))


def forget_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why there is no note of that number."""
    if answer.words in {(str(number),) for number, _ in table_of(state).notes}:
        return None
    return refusal("no-note", "number", RULING, number="".join(answer.words[:1]))


def forget(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state without a note."""
    number = int(answer.words[0])
    whisper(ref, state, "table_forgotten", number=number, clauses=(RULING,))
    return alter_table(state, notes=tuple(one for one in table_of(state).notes if one[0] != number))


# --- results kept back ------------------------------------------------------------------------------------------------
def unveil_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why there is no result of that number that is kept back."""
    if answer.words in {(str(one.id),) for one in table_of(state).results}:
        return None
    return refusal("no-result", "number", "FT-TEST-10", number="".join(answer.words[:1]))


def unveil(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which the players have learned what came of a roll. [FT-TEST-10]"""
    number = int(answer.words[0])
    one = next(each for each in table_of(state).results if each.id == number)
    say(ref, "table_result", number=one.id, who=one.who, task=one.task, removed=one.removed, dd=one.dd,
        outcome=one.outcome, clauses=("FT-TEST-10", "FT-TEST-03"))  # fmt: skip
    return alter_table(state, results=tuple(one for one in table_of(state).results if one.id != number))


# --- tables -----------------------------------------------------------------------------------------------------------
def oracle_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why the oracle cannot be asked so. [FT-FILL-02]"""
    fits = len(answer.words) == 1 and likelihood_die(state.filler, answer.words[0])
    return None if fits else form_refusal(ASK)


def consult(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state as it is: the oracle has answered the game master. What its dice show he alone hears.

    [FT-SOLO-01 FT-SOLO-02 FT-FILL-02]
    """
    likelihood = answer.words[0]
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


def draw_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why nothing can be drawn from that table; a disgrace is somebody's."""
    if not answer.words or answer.words[0] not in DRAWN or len(answer.words) != 1 + (answer.words[0] == DISGRACE):
        return form_refusal(DRAW)
    if answer.words[0] == DISGRACE and person_index(state, answer.words[1]) == NOBODY:
        return refusal("nobody", "person", "FT-FILL-14", who=answer.words[1])
    return None


def draw(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state as it is: a die has picked a row of a table for the game master. [FT-FILL-14 FT-SOLO-03]"""
    hushed = PrivateReferee(ref, state)
    if answer.words[0] == CONSEQUENCE:
        row = consequence_row(state.filler, consequence_die(hushed))
        whisper(ref, state, "table_drawn_consequence", consequence=row.consequence_id, clauses=("FT-FILL-14",))
    elif answer.words[0] == ODDITY:
        shown = oddity_row(state.filler, prompt_die(hushed, len(state.filler.oddities)))
        whisper(ref, state, "table_drawn_oddity", oddity=str(shown.d20), clauses=("FT-SOLO-03",))
    else:
        one = state.people[person_index(state, answer.words[1])]
        found = disgrace_row(state.filler, disgrace_die(hushed, base_die(one.type, HEAD)))
        whisper(ref, state, "table_drawn_disgrace", who=one.id, disgrace=found.result_id, clauses=("FT-FILL-14",))
    return state


# --- seats and dice ---------------------------------------------------------------------------------------------------
def hand_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a character cannot be handed to that seat."""
    if len(answer.words) != 2 or person_index(state, answer.words[0]) == NOBODY:
        return form_refusal(HAND)
    seats = [state.sides[one] for one in player_sides(state)]
    if answer.words[1] not in seats:
        return refusal("no-seat", "seat", RULING, named=answer.words[1], known=tuple(seats))
    return None


def hand_person(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which another player has a character. [FT-CORE-08]"""
    who, seat = answer.words
    i = person_index(state, who)
    say(ref, "table_handed", who=who, to=seat, clauses=(RULING,))
    return put_person(state, i, replace(state.people[i], side=state.sides.index(seat)))


def dice_refusal(state: State, answer: Answer, side: int) -> Refusal | None:
    """Why a seat cannot have its dice so."""
    if answer.words not in (("typed",), ("rolled",)):
        return form_refusal(DICE)
    same = (side in table_of(state).hands) == (answer.words == ("typed",))
    return refusal("same-dice", "dice", RULING) if same else None


def set_dice(ref: Referee, state: State, answer: Answer, side: int) -> State:
    """The state in which a seat throws real dice and types what they show, or has them rolled. [FT-CORE-05]"""
    typed = answer.words == ("typed",)
    say(ref, "table_dice_by", by=state.sides[side], typed=int(typed), clauses=("FT-CORE-05",))
    rest = tuple(one for one in table_of(state).hands if one != side)
    return alter_table(state, hands=tuple(sorted((*rest, side))) if typed else rest)


SAY, NOTE, FORGET = "say [to=SEAT] : WORDS", "note : WORDS", "forget NUMBER"
ASK, DRAW = "ask LIKELIHOOD [: WHAT]", "draw consequence|oddity|disgrace WHO"
HAND, DICE = "hand WHO SEAT", "dice typed|rolled"
VERBS: Mapping[str, Verb] = {
    "say": Verb(SAY, say_refusal, speak, players=True),
    "note": Verb(NOTE, note_refusal, add_note),
    "forget": Verb(FORGET, forget_refusal, forget),
    "unveil": Verb("unveil NUMBER", unveil_refusal, unveil),
    "ask": Verb(ASK, oracle_refusal, consult),
    "draw": Verb(DRAW, draw_refusal, draw),
    "hand": Verb(HAND, hand_refusal, hand_person),
    "dice": Verb(DICE, dice_refusal, set_dice, players=True),
}
