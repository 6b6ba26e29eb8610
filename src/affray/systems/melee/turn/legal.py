"""What is open, what may be answered, and why not."""

from affray.core import NATURE, Question, Refusal
from affray.referee import ChoiceNeeded
from affray.systems.melee.content.codes import (
    CHOOSE_ADVANCE,
    CHOOSE_AGREE,
    CHOOSE_BROKEN,
    CHOOSE_CREATION,
    CHOOSE_DROPPED,
    CHOOSE_FACING,
    CHOOSE_GIVE_WAY,
    CHOOSE_HEIGHT,
    CHOOSE_MET,
    CHOOSE_STANCE,
    CHOOSE_WAY_OUT,
)
from affray.systems.melee.position.answers import Answer, Number, Pick, Retreat, Word
from affray.systems.melee.position.state import (
    ACT,
    ACTOR,
    HEIGHT,
    INITIATIVE,
    MOVE,
    OPTION,
    ORDER,
    OVER,
    PHASE_NAMES,
    PICK,
    PLACE,
    POST,
    RENEW,
    RETREAT,
    START,
    State,
)
from affray.systems.melee.rules.refusing import no
from affray.systems.melee.turn import action_phase as acting
from affray.systems.melee.turn import choosing_options as choosing
from affray.systems.melee.turn import forced_retreats as forcing
from affray.systems.melee.turn import movement_phase as walking
from affray.systems.melee.turn import phases as turn
from affray.systems.melee.turn.spells import renewing

GO: tuple[Answer, ...] = (Word("go"),)
CHOICE_CODES = {
    CHOOSE_FACING: "facing",
    CHOOSE_GIVE_WAY: "give_way",
    CHOOSE_WAY_OUT: "way_out",
    CHOOSE_ADVANCE: "advance",
    CHOOSE_AGREE: "agree",
    CHOOSE_HEIGHT: "same_height",
    CHOOSE_MET: "met",
    CHOOSE_STANCE: "stance",
    CHOOSE_DROPPED: "dropped",
    CHOOSE_BROKEN: "broken",
    CHOOSE_CREATION: "creation",
}
CLAUSES = {
    START: "CM-TURN-02",
    INITIATIVE: "CM-INIT-01",
    PLACE: "CM-INIT-03",
    RENEW: "CM-RENEW-01",
    PICK: "CM-MOVE-01",
    HEIGHT: "CM-FLY-03",
    ORDER: "CM-ACT-02",
    ACTOR: "CM-ACT-02",
    RETREAT: "CM-RET-01",
    POST: "CM-TURN-03",
}


def question(state: State) -> Question[Answer] | None:
    """What is open; None when the game is over."""
    phase = state.phase
    if phase == OVER:
        return None
    if phase in turn.NATURAL:
        return Question(NATURE, "go", answers=GO)
    if phase == PLACE:
        return Question(state.rank[0], "place", answers=turn.place_answers(state))
    if phase == RENEW:
        active = state.spells[state.renewals[0]]
        caster = state.figures[active.caster]
        return Question(caster.side, "renew", caster.id, renewing.renew_answers(state, state.renewals[0]))
    if phase == PICK:
        picks: tuple[Answer, ...] = tuple(Pick(state.figures[i].id) for i in walking.unmoved(state))
        return Question(state.order[state.stage], "pick", answers=(*picks, Word("end")))
    if phase == HEIGHT:
        flier = state.figures[walking.moving(state).asked[0]]
        return Question(flier.side, "height", flier.id, (Word("low"), Word("high")))
    if phase in (MOVE, OPTION):
        figure = state.figures[walking.moving(state).figure]
        if phase == OPTION:
            return Question(
                figure.side, "option", figure.id, choosing.option_answers(state), closed=choosing.closed_options(state)
            )
        away = (walking.LEAVE,) if walking.move_fault(state, walking.LEAVE) is None else ()
        return Question(figure.side, "move", figure.id, walking.move_answers(state), away)
    if phase == ACTOR:
        side = state.figures[state.ready[0]].side
        return Question(side, "actor", answers=tuple(Pick(state.figures[i].id) for i in state.ready))
    if phase == ACT:
        figure = state.figures[state.actor]
        return Question(figure.side, "act", figure.id, acting.act_answers(state))
    side = state.order[state.stage]
    return Question(side, "retreat", answers=(*forcing.force_answers(state, side), Word("pass")))


def choice(state: State, needed: ChoiceNeeded) -> Question[Answer]:
    """An inner choice as a question: a facing, a direction, consent, whom a flight passes."""
    figure = state.figures[needed.who]
    numbers = tuple(Number(n) for n in range(needed.most + 1))
    about = (needed.x, needed.y, needed.z)
    return Question(figure.side, CHOICE_CODES[needed.what], figure.id, numbers, inner=True, about=about)


def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why the answer is not legal now; None when it is."""
    phase = state.phase
    if phase == OVER:
        return no("over", "over", "CM-END-01")
    if phase == MOVE:
        return walking.move_fault(state, answer)
    if phase == OPTION:
        return choosing.option_fault(state, answer)
    if phase == ACT:
        return acting.act_fault(state, answer)
    if phase == RETREAT and isinstance(answer, Retreat):
        return forcing.force_fault(state, state.order[state.stage], answer)
    asked = question(state)
    if asked is not None and answer in asked.answers:
        return None
    return no(f"not-now-{PHASE_NAMES[phase]}", "not_now", CLAUSES[phase])
