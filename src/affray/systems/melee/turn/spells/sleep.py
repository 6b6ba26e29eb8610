"""Sleep by a spell: what ends it, and how a friend wakes the sleeper. [CM-SPELL-02 CM-SPELL-08]"""

from affray.core import Refusal
from affray.referee import Referee, say
from affray.space.bodies import gap
from affray.systems.melee.content.codes import UNCONSCIOUS, WELL
from affray.systems.melee.position import spell_effects as effects
from affray.systems.melee.position.answers import Wake
from affray.systems.melee.position.figures import st_left
from affray.systems.melee.position.state import NOBODY, State, alter, index_of
from affray.systems.melee.rules.injury import status_of
from affray.systems.melee.rules.refusing import no

KEY = "unconscious"
REACH = 1


def roused(ref: Referee, state: State, j: int) -> State:
    """The state after whatever ends the sleep of figure j, a hit among others: it lies where it slept, awake unless its
    wounds forbid it. Nothing changes for a figure that no spell holds asleep. [CM-SPELL-02]"""
    if not effects.asleep(state, j):
        return state
    for n in reversed(range(len(state.spells))):
        active = state.spells[n]
        if active.subject == j and effects.spell_of(active).effect_key == KEY:
            state = effects.without_spell(state, n)
    return woken(ref, state, j)


def woken(ref: Referee, state: State, j: int) -> State:
    """The state once no sleep holds figure j any more: it is awake unless its wounds forbid it. [CM-INJ-02 CM-INJ-03]"""
    figure = state.figures[j]
    if figure.status != UNCONSCIOUS or effects.asleep(state, j) or status_of(st_left(state, j)) != WELL:
        return state
    say(ref, "wakes", who=figure.id, clauses=("CM-SPELL-02",))
    return alter(state, j, status=WELL)


# --- the action -------------------------------------------------------------------------------------------------------
def wake_answers(state: State, i: int) -> tuple[Wake, ...]:
    """The sleepers that figure i can wake: friends in its hex or an adjacent one. [CM-SPELL-02]"""
    answers = (Wake(figure.id) for figure in state.figures)
    return tuple(answer for answer in answers if wake_fault(state, i, answer) is None)


def wake_fault(state: State, i: int, answer: Wake) -> Refusal | None:
    """Why figure i cannot wake that one; None when it can. [CM-SPELL-02]"""
    j = index_of(state, answer.target)
    if j in (NOBODY, i) or state.figures[j].gone:
        return no("spell-target", "target", "CM-SPELL-02", whom=answer.target)
    own, friend = state.figures[i], state.figures[j]
    if not effects.asleep(state, j) or friend.side != own.side:
        return no("not-asleep", "asleep", "CM-SPELL-02", whom=friend.id)
    if gap(own.hexes, friend.hexes) > REACH:
        return no("not-beside", "reach", "CM-SPELL-02", whom=friend.id)
    return None


def wake(ref: Referee, state: State, i: int, answer: Wake) -> State:
    """The state after figure i spent its action on waking a friend. [CM-SPELL-02]"""
    say(ref, "wake", who=state.figures[i].id, whom=answer.target, clauses=("CM-SPELL-02",))
    return roused(ref, state, index_of(state, answer.target))
