"""Scene: what the party does in a room. [FT-CORE-06 FT-TEST-02 FT-TIME-04]

A deed that may fail is declared first; what cannot fail is done at once, and what only prepares takes no time.
"""

from collections.abc import Callable, Mapping

from affray.core import Question, Refusal
from affray.core.turns import settle_nothing as settle
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import LIGHT_NAMES
from affray.systems.fortmayn.delve import handling, oracle, risky_deeds, ways
from affray.systems.fortmayn.delve.pass_a_moment import is_beside_foes
from affray.systems.fortmayn.position.answer_words import form_refusal, not_now_refusal
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.light import light_here
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import is_able, side_of_person
from affray.systems.fortmayn.position.rooms import current_room
from affray.systems.fortmayn.position.standing import standing_foes
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.refusing import refusal

__all__ = ["LABELS", "PROMPTS", "play", "question", "refuse", "settle"]

ASK, SEARCH, APPROACH, USE, CAST, GO, REST = "ask_oracle", "search", "approach", "use_item", "cast", "go", "rest"
ATTACK, PARLEY, LEAVE = "attack", "parley", "leave"


# --- what is open -----------------------------------------------------------------------------------------------------
def question(state: State) -> Question[Answer]:
    """What the party may do here; of what is done in free words only some answers are listed."""
    foes = standing_foes(state)
    found = [*risky_deeds.answers(state), *handling.answers(state)]
    found += [Answer(GO, (str(way),)) for way in ways.open_exits(state)]
    found += [Answer(ATTACK), Answer(PARLEY)] if foes and is_anybody_able(state) else []
    found += [] if is_beside_foes(state) else [Answer(REST)]
    found += [Answer(LEAVE)] if ways.leave_refusal(state) is None else []
    found += oracle.answers(state)
    forms = (oracle.FORM, *oracle.reply_forms(state), *risky_deeds.FORMS, *handling.FORMS)
    return Question(side_of_person(state), "scene", answers=tuple(found), open=forms)


def is_anybody_able(state: State) -> bool:
    """Whether somebody of the party can act."""
    return any(map(is_able, state.people))


# --- what is refused --------------------------------------------------------------------------------------------------
def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why something cannot be done here now."""
    fault = REFUSALS.get(answer.verb)
    return not_now_refusal(answer, state.phase) if fault is None else fault(state, answer)


def foes_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why nobody can be attacked or talked to: nobody is here, or nobody can. [FT-REACT-01]"""
    if answer.words:
        return form_refusal(answer.verb)
    if not standing_foes(state):
        return refusal("no-creatures", "foes", "FT-REACT-01")
    return None if is_anybody_able(state) else refusal("nobody-up", "party", "FT-OOFA-01")


def rest_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why the party cannot rest: creatures that mean harm are here. [FT-TIME-02]"""
    if answer.words:
        return form_refusal(REST)
    return refusal("foes-beside", "foes", "FT-TIME-02") if is_beside_foes(state) else None


def leave_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why the party cannot leave the place. [FT-FILL-08]"""
    return form_refusal(LEAVE) if answer.words else ways.leave_refusal(state)


REFUSALS: Mapping[str, Callable[[State, Answer], Refusal | None]] = {
    ASK: oracle.asking_refusal,
    SEARCH: risky_deeds.search_refusal,
    APPROACH: risky_deeds.approach_refusal,
    USE: handling.handling_refusal,
    CAST: risky_deeds.cast_refusal,
    GO: ways.go_refusal,
    REST: rest_refusal,
    ATTACK: foes_refusal,
    PARLEY: foes_refusal,
    LEAVE: leave_refusal,
}


# --- what is done -----------------------------------------------------------------------------------------------------
def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after something is done, or is to be declared."""
    return DEEDS[answer.verb](ref, state, answer)


def enter_phase(ref: Referee, state: State, answer: Answer) -> State:
    """The state to which a deed leads without more: rest, attack, parley."""
    return advance_phase(state, answer.verb)


def leave_place(ref: Referee, state: State, answer: Answer) -> State:
    """The state in which the party has left the place."""
    say(ref, "leaves", goal=int(state.goal), clauses=("FT-FILL-08",))
    return advance_phase(state, LEAVE, "at_entrance")


DEEDS: Mapping[str, Callable[[Referee, State, Answer], State]] = {
    ASK: oracle.ask_oracle,
    SEARCH: risky_deeds.declare_search,
    APPROACH: risky_deeds.declare_approach,
    USE: handling.handle,
    CAST: risky_deeds.declare_casting,
    GO: ways.go_through,
    REST: enter_phase,
    ATTACK: enter_phase,
    PARLEY: enter_phase,
    LEAVE: leave_place,
}


# --- in words ---------------------------------------------------------------------------------------------------------
def prompt_args(state: State, asked: object) -> Args:
    """Which room it is, how it is lit for the party, and the oracle's open question."""
    place = current_room(state)
    return {
        "room": place.room,
        "light": LIGHT_NAMES[light_here(state)],
        "waits": int(state.asked != ""),
        "question": state.asked,
    }


def label_verb(state: State, answer: Answer) -> tuple[str, Args]:
    """A deed that needs no words."""
    return answer.verb, {}


PROMPTS = {"scene": prompt_args}
LABELS = {
    ASK: oracle.label_oracle,
    SEARCH: risky_deeds.label_search,
    APPROACH: risky_deeds.label_approach,
    USE: handling.label_handling,
    CAST: risky_deeds.label_cast,
    GO: ways.label_way,
    REST: label_verb,
    ATTACK: label_verb,
    PARLEY: label_verb,
    LEAVE: label_verb,
}
