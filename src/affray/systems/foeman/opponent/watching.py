"""Why a figure watches: whom it could attack, and whom only its own shield keeps it from."""

from affray.core import Question
from affray.core.fight_state import are_foes
from affray.systems.foeman.content.codes import STRIKE
from affray.systems.foeman.position.answers import Answer, Attack
from affray.systems.foeman.position.state import State, index_of, is_able
from affray.systems.foeman.rules.lines_of_sight import SHIELD_BARS
from affray.systems.foeman.turn.action_phase import declarer
from affray.systems.foeman.turn.aiming import target_refusal


def reason_to_watch(state: State, question: Question[Answer]) -> str:
    """Which reason speaks for a Watch: `watch-little` where an able foe can be attacked, `watch-barred` where the figure's own
    shield bars the blow at one beside it; empty where no able foe can be attacked. [FM-ARM-07 FM-DX-08]"""
    targets = {answer.target for answer in question.answers if isinstance(answer, Attack)}
    if any(is_able(state.figures[index_of(state, name)]) for name in targets):
        return "watch-little"
    i = declarer(state)
    return "watch-barred" if any(is_barred(state, i, j) for j in range(len(state.figures))) else ""


def is_barred(state: State, i: int, j: int) -> bool:
    """Whether figure i's own shield bars a Strike at figure j, an able foe. [FM-ARM-07]"""
    foe = state.figures[j]
    if not are_foes(state, foe.side, state.figures[i].side) or not is_able(foe):
        return False
    why = target_refusal(state, i, j, STRIKE)
    return why is not None and why.code == SHIELD_BARS
