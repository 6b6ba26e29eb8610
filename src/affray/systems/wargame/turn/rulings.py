"""A special action that was declared in words: whoever acts rules what comes of it, the others agree, object or amend, each
once; of an amendment whoever acts accepts it or nothing happens. [UW-ABL-08]"""

from msgspec.structs import replace

from affray.core import Question, Refusal
from affray.core.words.phrase import Value
from affray.referee import Referee, say
from affray.systems.wargame.position.answers import (
    CONSENT,
    GRAMMAR,
    OBJECT,
    Amend,
    Answer,
    Propose,
    Special,
    Word,
)
from affray.systems.wargame.position.effects import Effects, Ruling
from affray.systems.wargame.position.spoken_effects import spoken
from affray.systems.wargame.position.state import ACT, AGREE, AMENDED, OVER, State, has_turns
from affray.systems.wargame.rules.refusing import refusal
from affray.systems.wargame.rules.special import (
    Talk,
    after_acceptance,
    after_amendment,
    after_consent,
    can_amend,
    side_asked,
)
from affray.systems.wargame.turn.activation import acting_unit, spend_action
from affray.systems.wargame.turn.special_effects import carry_out, effects_refusal

CONSENTS, OBJECTS = Word(CONSENT), Word(OBJECT)
NO_RULING = Propose(())
CLAUSE = "UW-ABL-08"


def ruling_of(state: State) -> Ruling:
    """What is being settled."""
    assert state.ruling is not None, "expected a special action to settle"
    return state.ruling


def talk_of(state: State) -> Talk:
    """How far it is settled."""
    return Talk(ruling_of(state).agreed, ruling_of(state).amended)


def with_talk(state: State, talk: Talk, phase: int, effects: Effects) -> State:
    """The state with a talk so far, about these effects."""
    ruling = replace(ruling_of(state), effects=effects, agreed=talk.agreed, amended=talk.amended)
    return replace(state, phase=phase, ruling=ruling)


def acting_side(state: State) -> int:
    """The side whose unit acts."""
    return state.figures[acting_unit(state)].side


def other_sides(state: State) -> tuple[int, ...]:
    """The other sides that are left, in the order of their turns after the one whose unit acts. [UW-ABL-08 UW-VIC-03]"""
    after = (*state.order[state.stage + 1 :], *state.order[: state.stage])
    return tuple(side for side in after if has_turns(state, side))


def asked_side(state: State) -> int:
    """The side that is asked now: whoever acts, or the next one to agree."""
    side = side_asked(other_sides(state), talk_of(state)) if state.phase == AGREE else None
    return acting_side(state) if side is None else side


# --- what is asked ----------------------------------------------------------------------------------------------------
def ruling_question(state: State) -> Question[Answer]:
    """What comes of the special action. [UW-ABL-08]"""
    return Question(
        acting_side(state),
        "ruling",
        state.figures[acting_unit(state)].id,
        (NO_RULING,),
        open=(GRAMMAR.forms["ruling"],),
    )


def agree_question(state: State) -> Question[Answer]:
    """Whether a side agrees to that, or would have it otherwise. [UW-ABL-08]"""
    side = asked_side(state)
    open_forms = (GRAMMAR.forms["amend"],) if can_amend(talk_of(state), side) else ()
    return Question(side, "agree", state.figures[acting_unit(state)].id, (CONSENTS, OBJECTS), open=open_forms)


def amended_question(state: State) -> Question[Answer]:
    """Whether whoever acts accepts what another side has made of the ruling. [UW-ABL-08]"""
    return Question(acting_side(state), "amended", state.figures[acting_unit(state)].id, (CONSENTS, OBJECTS))


# --- what is refused --------------------------------------------------------------------------------------------------
def ruling_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why that is no ruling; None where it is one. [UW-ABL-08]"""
    if isinstance(answer, Propose):
        return effects_refusal(state, answer.effects)
    return refusal("not-now-ruling", "not_now", CLAUSE)


def agree_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why a side may not answer a ruling so; None where it may. [UW-ABL-08]"""
    if answer in (CONSENTS, OBJECTS):
        return None
    if not isinstance(answer, Amend):
        return refusal("not-now-agree", "not_now", CLAUSE)
    if not can_amend(talk_of(state), asked_side(state)):
        return refusal("amended-once", "amended", CLAUSE)
    if answer.effects in ((), ruling_of(state).effects):
        return refusal("amended-nothing", "amended", CLAUSE)
    return effects_refusal(state, answer.effects)


def amended_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why an amendment may not be answered so; None where it may. [UW-ABL-08]"""
    return None if answer in (CONSENTS, OBJECTS) else refusal("not-now-amended", "not_now", CLAUSE)


# --- what is done -----------------------------------------------------------------------------------------------------
def propose(ref: Referee, state: State, answer: Answer) -> State:
    """The state in which a ruling is put to the others; nothing needs nobody's consent. [UW-ABL-08]"""
    assert isinstance(answer, Propose)
    tell(ref, state, "rules", acting_side(state), spoken(state, answer.effects)._asdict())
    if not answer.effects:
        return end_talk(ref, state, ())
    return with_talk(state, Talk(), AGREE, answer.effects)


def reply(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a side has agreed, objected or amended. [UW-ABL-08]"""
    side, talk, effects = asked_side(state), talk_of(state), ruling_of(state).effects
    if isinstance(answer, Amend):
        tell(ref, state, "amends", side, spoken(state, answer.effects)._asdict())
        return with_talk(state, after_amendment(talk, side), AMENDED, answer.effects)
    if answer == OBJECTS:
        tell(ref, state, "objects", side)
        return end_talk(ref, state, ())
    tell(ref, state, "consents", side)
    return go_on(ref, state, after_consent(talk, side), effects)


def reply_to_amendment(ref: Referee, state: State, answer: Answer) -> State:
    """The state after whoever acts has accepted an amendment, or not. [UW-ABL-08]"""
    side = acting_side(state)
    if answer == OBJECTS:
        tell(ref, state, "objects", side)
        return end_talk(ref, state, ())
    tell(ref, state, "consents", side)
    return go_on(ref, state, after_acceptance(talk_of(state)), ruling_of(state).effects)


def go_on(ref: Referee, state: State, talk: Talk, effects: Effects) -> State:
    """The state in which the next side is asked, or where all agree the ruling comes about. [UW-ABL-08]"""
    if side_asked(other_sides(state), talk) is None:
        return end_talk(ref, state, effects)
    return with_talk(state, talk, AGREE, effects)


def end_talk(ref: Referee, before: State, effects: Effects) -> State:
    """The state after what was settled has come about, the action spent. [UW-ABL-08 UW-TURN-04]"""
    ruling, i = ruling_of(before), acting_unit(before)
    state = replace(before, phase=ACT, ruling=None)
    if not effects:
        say(ref, "no_effect", who=state.figures[i].id, clauses=(CLAUSE,))
        return spend_action(before, state, Special(ruling.words))
    state = carry_out(ref, state, i, effects)
    return state if state.phase == OVER else spend_action(before, state, Special(ruling.words))


def tell(ref: Referee, state: State, code: str, side: int, fields: dict[str, Value] | None = None) -> None:
    """Tells what a side says to the ruling."""
    who = state.figures[acting_unit(state)].id
    say(ref, code, who=who, side=state.sides[side], clauses=(CLAUSE,), **(fields or {}))
