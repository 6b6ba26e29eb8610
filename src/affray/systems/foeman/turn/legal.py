"""What is open, what may be answered, and why not."""

from affray.core import NATURE, Question, Refusal
from affray.referee import ChoiceNeeded
from affray.systems.foeman.content.codes import (
    CHOOSE_CONSENT,
    CHOOSE_FEWER,
    CHOOSE_KEEP,
    CHOOSE_PLACE,
    CHOOSE_PROFICIENCY,
    CHOOSE_REROLL,
    CHOOSE_WAIVE,
)
from affray.systems.foeman.position.answers import Answer, Number, Pick, Retreat, Word
from affray.systems.foeman.position.state import (
    CHOOSE_SIDE,
    DECLARE,
    EXECUTE,
    INITIATIVE,
    MOVE,
    NOBODY,
    OVER,
    PHASE_NAMES,
    PICK,
    READYING,
    RETREATS,
    START,
    TIEBREAK,
    State,
)
from affray.systems.foeman.rules.refusing import no
from affray.systems.foeman.turn import action_phase as fighting
from affray.systems.foeman.turn import forced_retreats as retreats
from affray.systems.foeman.turn import items, steps
from affray.systems.foeman.turn import movement_phase as moving
from affray.systems.foeman.turn.phases import NATURAL, unmoved

GO: tuple[Answer, ...] = (Word("go"),)
CHOICE_CODES = {
    CHOOSE_PROFICIENCY: "proficiency",
    CHOOSE_REROLL: "reroll",
    CHOOSE_WAIVE: "waive",
    CHOOSE_PLACE: "place",
    CHOOSE_CONSENT: "consent",
    CHOOSE_FEWER: "fewer",
    CHOOSE_KEEP: "keep",
}


def question(state: State) -> Question[Answer] | None:
    """What is open; None when the game is over."""
    phase = state.phase
    if phase == OVER:
        return None
    if phase in NATURAL:
        return Question(NATURE, "go", answers=GO)
    if phase == RETREATS:
        return Question(state.side, "retreat", answers=retreats.retreat_answers(state, state.side))
    if phase == CHOOSE_SIDE:
        return Question(state.side, "side", answers=(Word("move"), Word("cede")))
    if phase == PICK:
        picks: tuple[Answer, ...] = (*(Pick(state.figures[i].id) for i in unmoved(state)), Word("end"))
        return Question(state.side, "pick", answers=picks)
    if phase == MOVE:
        _, _, figure = steps.current(state)
        return Question(figure.side, "move", figure.id, moving.move_answers(state), (Word("surrender"),))
    if phase == DECLARE:
        figure = state.figures[fighting.declarer(state)]
        return Question(figure.side, "declare", figure.id, fighting.declare_answers(state))
    figure = state.figures[state.actor]
    own, foreign = items.ready_answers(state)
    return Question(figure.side, "ready", figure.id, own, foreign)


def choice(state: State, needed: ChoiceNeeded) -> Question[Answer]:
    """An inner choice as a question: proficiency, rerolls, a waived throw, a place, consent."""
    figure = state.figures[needed.who]
    numbers = tuple(Number(n) for n in range(needed.most + 1))
    return Question(
        figure.side, CHOICE_CODES[needed.what], figure.id, numbers, inner=True, about=(needed.x, needed.y, needed.z)
    )


def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why the answer is not legal now; None when it is."""
    phase = state.phase
    if phase == OVER:
        return no("over", "over", "FM-RND-01")
    if phase == MOVE:
        return moving.move_fault(state, answer)
    if phase == DECLARE:
        return fighting.declare_fault(state, answer)
    if phase == READYING:
        return items.ready_fault(state, answer)
    if phase == RETREATS and isinstance(answer, Retreat):
        return owner_fault(state, answer) or retreats.retreat_fault(state, answer)
    asked = question(state)
    if asked is not None and answer in asked.answers:
        return None
    return no(f"not-now-{PHASE_NAMES[phase].replace('_', '-')}", "not_now", CLAUSES[phase])


CLAUSES = {
    START: "FM-RND-01",
    RETREATS: "FM-RET-01",
    INITIATIVE: "FM-INI-01",
    CHOOSE_SIDE: "FM-INI-03",
    PICK: "FM-RND-01",
    TIEBREAK: "FM-BID-02",
    EXECUTE: "FM-BID-04",
}


def owner_fault(state: State, answer: Retreat) -> Refusal | None:
    """Why the side or figure asked may not force that retreat; None when B is its own. [FM-RET-04 MW-RET-02]"""
    asked = state.figures if state.actor == NOBODY else (state.figures[state.actor],)
    owners = {figure.id for figure in asked if figure.side == state.side}
    if answer.b in owners:
        return None
    return no("not-yours", "not_yours", "FM-RET-04", who=answer.b, side=state.sides[state.side])
