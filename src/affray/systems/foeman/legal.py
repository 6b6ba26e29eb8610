"""What is open, what may be answered, why not, and whether a position is sound."""

from affray.core import NATURE, Question, Refusal
from affray.referee import ChoiceNeeded
from affray.systems.foeman import fighting, items, moving, retreats, steps
from affray.systems.foeman.answers import Answer, Number, Pick, Retreat, Word
from affray.systems.foeman.constants import (
    CHOOSE_CONSENT,
    CHOOSE_PLACE,
    CHOOSE_PROFICIENCY,
    CHOOSE_REROLL,
    CHOOSE_WAIVE,
)
from affray.systems.foeman.state import (
    CHOOSE_SIDE,
    DECLARE,
    EXECUTE,
    INITIATIVE,
    MOVE,
    NOBODY,
    OVER,
    PICK,
    READYING,
    RETREATS,
    START,
    TIEBREAK,
    Figure,
    State,
    belongings_fault,
    condition,
)
from affray.systems.foeman.turn import unmoved

GO: tuple[Answer, ...] = (Word("go"),)
NATURAL = (START, INITIATIVE, TIEBREAK, EXECUTE)
CHOICE_CODES = {
    CHOOSE_PROFICIENCY: "proficiency",
    CHOOSE_REROLL: "reroll",
    CHOOSE_WAIVE: "waive",
    CHOOSE_PLACE: "place",
    CHOOSE_CONSENT: "consent",
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
        return Refusal("over", "the game is over", ("FM-RND-01",))
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
    return Refusal("not_now", f"expected {EXPECTED[phase]}", (CLAUSES[phase],))


EXPECTED = {
    START: "the round to begin",
    RETREATS: "a Force Retreat, or pass",
    INITIATIVE: "the roll for initiative",
    CHOOSE_SIDE: "move or cede",
    PICK: "a figure of the side that has not moved, or end",
    TIEBREAK: "the tiebreak order",
    EXECUTE: "the action of the highest bid",
}
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
    """Why the side asked may not force that retreat; None when B is its own."""
    owners = {figure.id for figure in state.figures if figure.side == state.side}
    if answer.b in owners:
        return None
    return Refusal("not_yours", f"{answer.b} is not of {state.sides[state.side]}", ("FM-RET-04",))


# --- invariants -----------------------------------------------------------------------------------------------------
def broken(state: State) -> tuple[str, ...]:
    """Which invariants the position breaks; none in a sound one."""
    found = [fault for figure in state.figures for fault in broken_figure(state, figure)]
    names = [figure.id for figure in state.figures]
    if len(set(names)) < len(names):
        found.append("two figures have the same name")
    if len(state.sides) < 2 or len(set(state.sides)) < len(state.sides):
        found.append("expected two sides or more, each with its own name")
    found.extend(broken_phase(state))
    found.extend(f"an item lies off the map at {at}" for at, _ in state.items if at not in state.board.ground)
    return tuple(found)


def broken_figure(state: State, figure: Figure) -> list[str]:
    """Which invariants one figure breaks. [FM-EQP-02 FM-APP-10 FM-REC-01]"""
    found = [fault for fault in (belongings_fault(figure),) if fault]
    if not 0 <= figure.side < len(state.sides):
        found.append("its side is none of the game's")
    if figure.pos not in state.board.cost:
        found.append(f"it stands where nobody can: {figure.pos}")
    if not 0 <= figure.facing < 6:
        found.append(f"facing {figure.facing}: expected 0 to 5")
    if min(figure.phys, figure.exh, figure.incidental, figure.incidental_new, figure.ep, figure.used) < 0:
        found.append("a count is below 0")
    if figure.incidental + figure.incidental_new > figure.exh:
        found.append("more incidental exhaustion than exhaustion")
    if not 0 <= figure.aim <= 2 or not -2 <= figure.pivot <= 0:
        found.append("aim or pivot penalty out of bounds")
    if condition(figure) and not figure.prone:
        found.append("down but not prone")
    return [f"{figure.id}: {fault}" for fault in found]


def broken_phase(state: State) -> list[str]:
    """What the phase needs and lacks."""
    count = len(state.figures)
    if state.phase == MOVE and (state.move is None or not 0 <= state.move.figure < count):
        return ["a figure must be moving in this phase"]
    if state.phase == READYING and not 0 <= state.actor < count:
        return ["a figure must be readying in this phase"]
    if state.phase in (PICK, RETREATS, CHOOSE_SIDE) and state.side != NOBODY and not 0 <= state.side < len(state.sides):
        return ["the side to decide is none of the game's"]
    if state.phase == DECLARE and state.order and not set(state.order) <= set(range(count)):
        return ["the order of declaration names no figure"]
    return []
