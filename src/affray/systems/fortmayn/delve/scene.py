"""Scene: what the party does in a room. [FT-CORE-06 FT-TEST-02 FT-TIME-04]

A deed that may fail is declared first; what cannot fail is done at once, and what only prepares takes no time.
"""

from affray.core import Question, Refusal
from affray.core.turns import Decision
from affray.core.words.event_words import Args
from affray.referee import Referee, say
from affray.systems.fortmayn.content.codes import LIGHT_NAMES
from affray.systems.fortmayn.delve import handling, oracle, risky_deeds, ways
from affray.systems.fortmayn.delve.pass_a_moment import is_beside_foes
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import FORMS
from affray.systems.fortmayn.position.delve_answers import AskOracle, Attack, Go, Leave, Parley, Rest
from affray.systems.fortmayn.position.lasting import light_here
from affray.systems.fortmayn.position.loop import advance_phase
from affray.systems.fortmayn.position.phase import Deeds, bare, deed, is_able, label_by, side_of_person
from affray.systems.fortmayn.position.rooms import current_room
from affray.systems.fortmayn.position.standing import standing_foes
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.refusing import refusal


# --- what is open -----------------------------------------------------------------------------------------------------
def question(state: State) -> Question[Answer]:
    """What the party may do here; of what is done in free words only some answers are listed."""
    foes = standing_foes(state)
    found: list[Answer] = [*risky_deeds.answers(state), *handling.answers(state)]
    found += [Go(way) for way in ways.open_exits(state)]
    found += [Attack(), Parley()] if foes and is_anybody_able(state) else []
    found += [] if is_beside_foes(state) else [Rest()]
    found += [Leave()] if ways.leave_refusal(state) is None else []
    found += oracle.answers(state)
    forms = (FORMS[AskOracle], *oracle.reply_forms(state), *risky_deeds.OPEN, *handling.OPEN)
    return Question(side_of_person(state), "scene", answers=tuple(found), open=forms)


def is_anybody_able(state: State) -> bool:
    """Whether somebody of the party can act."""
    return any(map(is_able, state.people))


# --- what is refused --------------------------------------------------------------------------------------------------
def foes_refusal(state: State, answer: Attack | Parley) -> Refusal | None:
    """Why nobody can be attacked or talked to: nobody is here, or nobody can. [FT-REACT-01]"""
    if not standing_foes(state):
        return refusal("no-creatures", "foes", "FT-REACT-01")
    return None if is_anybody_able(state) else refusal("nobody-up", "party", "FT-OOFA-01")


def rest_refusal(state: State, answer: Rest) -> Refusal | None:
    """Why the party cannot rest: creatures that mean harm are here. [FT-TIME-02]"""
    return refusal("foes-beside", "foes", "FT-TIME-02") if is_beside_foes(state) else None


def leave_refusal(state: State, answer: Leave) -> Refusal | None:
    """Why the party cannot leave the place. [FT-FILL-08]"""
    return ways.leave_refusal(state)


# --- what is done -----------------------------------------------------------------------------------------------------
def enter_phase(ref: Referee, state: State, answer: Answer) -> State:
    """The state to which a deed leads without more: rest, attack, parley."""
    return advance_phase(state, answer.verb)


def leave_place(ref: Referee, state: State, answer: Leave) -> State:
    """The state in which the party has left the place."""
    say(ref, "leaves", goal=int(state.goal), clauses=("FT-FILL-08",))
    return advance_phase(state, answer.verb, "at_entrance")


DEEDS = Deeds(
    *oracle.DEEDS,
    *risky_deeds.DEEDS,
    *handling.DEEDS,
    deed(Go, ways.go_refusal, ways.go_through),
    deed(Rest, rest_refusal, enter_phase),
    deed(Attack, foes_refusal, enter_phase),
    deed(Parley, foes_refusal, enter_phase),
    deed(Leave, leave_refusal, leave_place),
)
refuse, play = DEEDS.refuse, DEEDS.play


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


PROMPTS = {"scene": prompt_args}
LABELS = dict((
    *oracle.LABELS,
    *risky_deeds.LABELS,
    *handling.LABELS,
    label_by(Go, ways.label_way),
    *(label_by(kind, bare) for kind in (Rest, Attack, Parley, Leave)),
))  # fmt: skip


PHASE = Decision(question, refuse, play)
"""This phase, for the loop."""
