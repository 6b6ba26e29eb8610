"""Scene: what the party does in a room. [FT-CORE-06 FT-TEST-02 FT-TIME-04]

A deed that may fail is declared first; what cannot fail is done at once, and what only prepares takes no time.
"""

from collections.abc import Callable, Mapping

from affray.core import Question, Refusal
from affray.core.turns import as_it_is as settle
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import LIGHT_NAMES
from affray.systems.fortmayn.delve import handling, ways
from affray.systems.fortmayn.delve import oracle as asking
from affray.systems.fortmayn.delve import risky_deeds as scene_risks
from affray.systems.fortmayn.delve.pass_a_moment import is_beside_foes
from affray.systems.fortmayn.position.answer_words import malformed, not_now
from affray.systems.fortmayn.position.answers import Answer
from affray.systems.fortmayn.position.light import light_here
from affray.systems.fortmayn.position.loop import to
from affray.systems.fortmayn.position.phase import able, seat
from affray.systems.fortmayn.position.rooms import here
from affray.systems.fortmayn.position.standing import standing_foes
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.refusing import no

__all__ = ["LABELS", "PROMPTS", "play", "question", "refuse", "settle"]

ASK, SEARCH, APPROACH, USE, CAST, GO, REST = "ask_oracle", "search", "approach", "use_item", "cast", "go", "rest"
ATTACK, PARLEY, LEAVE = "attack", "parley", "leave"


# --- what is open -----------------------------------------------------------------------------------------------------
def question(state: State) -> Question[Answer]:
    """What the party may do here; of what is done in free words only some answers are listed."""
    foes = standing_foes(state)
    found = [*scene_risks.answers(state), *handling.answers(state)]
    found += [Answer(GO, (str(way),)) for way in ways.open_exits(state)]
    found += [Answer(ATTACK), Answer(PARLEY)] if foes and anybody(state) else []
    found += [] if is_beside_foes(state) else [Answer(REST)]
    found += [Answer(LEAVE)] if ways.leave_fault(state) is None else []
    found += asking.answers(state)
    forms = (asking.FORM, *asking.reply_forms(state), *scene_risks.FORMS, *handling.FORMS)
    return Question(seat(state), "scene", answers=tuple(found), open=forms)


def anybody(state: State) -> bool:
    """Whether somebody of the party can act."""
    return any(map(able, state.people))


# --- what is refused --------------------------------------------------------------------------------------------------
def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why something cannot be done here now."""
    fault = FAULTS.get(answer.verb)
    return not_now(answer, state.phase) if fault is None else fault(state, answer)


def foes_fault(state: State, answer: Answer) -> Refusal | None:
    """Why nobody can be attacked or talked to: nobody is here, or nobody can. [FT-REACT-01]"""
    if answer.words:
        return malformed(answer.verb)
    if not standing_foes(state):
        return no("no-creatures", "foes", "FT-REACT-01")
    return None if anybody(state) else no("nobody-up", "party", "FT-OOFA-01")


def rest_fault(state: State, answer: Answer) -> Refusal | None:
    """Why the party cannot rest: creatures that mean harm are here. [FT-TIME-02]"""
    if answer.words:
        return malformed(REST)
    return no("foes-beside", "foes", "FT-TIME-02") if is_beside_foes(state) else None


def leave_fault(state: State, answer: Answer) -> Refusal | None:
    """Why the party cannot leave the place. [FT-FILL-08]"""
    return malformed(LEAVE) if answer.words else ways.leave_fault(state)


FAULTS: Mapping[str, Callable[[State, Answer], Refusal | None]] = {
    ASK: asking.fault,
    SEARCH: scene_risks.search_fault,
    APPROACH: scene_risks.approach_fault,
    USE: handling.fault,
    CAST: scene_risks.cast_fault,
    GO: ways.go_fault,
    REST: rest_fault,
    ATTACK: foes_fault,
    PARLEY: foes_fault,
    LEAVE: leave_fault,
}


# --- what is done -----------------------------------------------------------------------------------------------------
def play(ref: Referee, state: State, answer: Answer) -> State:
    """The state after something is done, or is to be declared."""
    return DEEDS[answer.verb](ref, state, answer)


def simply(ref: Referee, state: State, answer: Answer) -> State:
    """The state to which a deed leads without more: rest, attack, parley."""
    return to(state, answer.verb)


def leaves(ref: Referee, state: State, answer: Answer) -> State:
    """The state in which the party has left the place."""
    say(ref, "leaves", goal=int(state.goal), clauses=("FT-FILL-08",))
    return to(state, LEAVE, "at_entrance")


DEEDS: Mapping[str, Callable[[Referee, State, Answer], State]] = {
    ASK: asking.asked,
    SEARCH: scene_risks.searching,
    APPROACH: scene_risks.approached,
    USE: handling.handled,
    CAST: scene_risks.casting,
    GO: ways.gone,
    REST: simply,
    ATTACK: simply,
    PARLEY: simply,
    LEAVE: leaves,
}


# --- in words ---------------------------------------------------------------------------------------------------------
def about(state: State, asked: object) -> Args:
    """Which room it is, how it is lit for the party, and the oracle's open question."""
    place = here(state)
    return {
        "room": place.room,
        "light": LIGHT_NAMES[light_here(state)],
        "waits": int(state.asked != ""),
        "question": state.asked,
    }


def label_plain(state: State, answer: Answer) -> tuple[str, Args]:
    """A deed that needs no words."""
    return answer.verb, {}


PROMPTS = {"scene": about}
LABELS = {
    ASK: asking.label,
    SEARCH: scene_risks.label_search,
    APPROACH: scene_risks.label_approach,
    USE: handling.label,
    CAST: scene_risks.label_cast,
    GO: ways.label,
    REST: label_plain,
    ATTACK: label_plain,
    PARLEY: label_plain,
    LEAVE: label_plain,
}
