"""What is open, what may be answered, and why not."""

from affray.core import NATURE, Question, Refusal
from affray.referee import ChoiceNeeded
from affray.systems.wargame.content.codes import (
    CHOOSE_CASUALTY,
    CHOOSE_DIE_TARGET,
    CHOOSE_POINTS,
    CHOOSE_REDUCTION,
    CHOOSE_SHOOT_TARGET,
)
from affray.systems.wargame.position.answers import END, FORMS, GO, Answer, Deploy, Leader, Number, Pick, Word
from affray.systems.wargame.position.state import ACT, DEPLOY, NAME, NOBODY, OVER, PHASE_NAMES, State, index_of
from affray.systems.wargame.rules.order_and_actions import activation_fault, may_activate, may_end_turn
from affray.systems.wargame.rules.refusing import no
from affray.systems.wargame.turn import activation as acting
from affray.systems.wargame.turn import deployment as deploying
from affray.systems.wargame.turn import phases as turn

GO_ON: tuple[Answer, ...] = (Word(GO),)
END_TURN = Word(END)
CHOICE_CODES = {
    CHOOSE_REDUCTION: "reduction",
    CHOOSE_POINTS: "points",
    CHOOSE_DIE_TARGET: "die_target",
    CHOOSE_SHOOT_TARGET: "shoot_target",
    CHOOSE_CASUALTY: "casualty",
}


def question(state: State) -> Question[Answer] | None:
    """What is open; None when the game is over. Of moves and deployments only some are listed."""
    if state.phase == OVER:
        return None
    if state.phase in turn.NATURAL:
        return Question(NATURE, "go", answers=GO_ON)
    side = state.order[state.stage]
    if state.phase == NAME:
        return Question(side, "leader", answers=tuple(map(Leader, deploying.heroes_of(state, side))))
    if state.phase == DEPLOY:
        return Question(side, "deploy", answers=deploying.offers(state, side), open=(FORMS["deploy"],))
    if state.phase == ACT:
        who = state.figures[acting.acting(state)].id
        return Question(side, "act", who, acting.act_answers(state), open=acting.open_forms(state))
    units = turn.ready(state)
    picks: tuple[Answer, ...] = tuple(Pick(state.figures[i].id) for i in may_activate(units, side))
    return Question(side, "pick", answers=(*picks, END_TURN) if may_end_turn(units, side) else picks)


def choice(state: State, needed: ChoiceNeeded) -> Question[Answer]:
    """An inner choice as a question: who falls, what is reduced on a vehicle, how its fire is divided."""
    unit = state.figures[needed.who]
    numbers = tuple(Number(n) for n in range(needed.most + 1))
    about = (needed.x, needed.y, needed.z)
    return Question(unit.side, CHOICE_CODES[needed.what], unit.id, numbers, inner=True, about=about)


def refuse(state: State, answer: Answer) -> Refusal | None:
    """Why the answer is not legal now; None when it is."""
    if state.phase == OVER:
        return no("over", "over", "UW-VIC-02")
    if state.phase == ACT:
        return acting.act_fault(state, answer)
    side = state.order[state.stage] if state.order else NOBODY
    if state.phase == NAME:
        if isinstance(answer, Leader):
            return deploying.leader_fault(state, side, answer.unit)
        return no("not-now-name", "not_now", "UW-VIC-06")
    if state.phase == DEPLOY:
        if isinstance(answer, Deploy):
            return deploying.deploy_fault(state, side, answer)
        return no("not-now-deploy", "not_now", "UW-VIC-01")
    if state.phase in turn.NATURAL:
        return None if answer == Word(GO) else no("not-now-start", "not_now", "UW-TURN-01")
    return pick_fault(state, side, answer)


def pick_fault(state: State, side: int, answer: Answer) -> Refusal | None:
    """Why a side may not activate that unit, or end its turn; None when it may. [UW-TURN-02 UW-TURN-03]"""
    units = turn.ready(state)
    if isinstance(answer, Pick):
        i = index_of(state, answer.unit)
        return (
            no("no-unit", "unit", "UW-TURN-02", unit=answer.unit) if i == NOBODY else activation_fault(units, side, i)
        )
    if answer != END_TURN:
        return no(f"not-now-{PHASE_NAMES[state.phase]}", "not_now", "UW-TURN-02")
    return None if may_end_turn(units, side) else no("tokens-first", "tokens_first", "UW-TURN-03")
