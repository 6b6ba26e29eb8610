"""Sleep by a spell: what ends it, and how a friend wakes the sleeper. [CM-SPELL-02 CM-SPELL-08]"""

from affray.core import Refusal
from affray.core.fight_state import are_foes
from affray.referee import Referee, say
from affray.space.bodies import body_distance
from affray.systems.melee.content.codes import UNCONSCIOUS, WELL
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import Wake
from affray.systems.melee.position.figures import st_left
from affray.systems.melee.position.state import NOBODY, State, alter, index_of
from affray.systems.melee.rules.injury import status_of
from affray.systems.melee.rules.refusing import refusal

KEY = "unconscious"
REACH = 1


def rouse(ref: Referee, state: State, j: int) -> State:
    """The state after whatever ends the sleep of figure j, a hit among others: it lies where it slept, awake unless its
    wounds forbid it. Nothing changes for a figure that no spell holds asleep. [CM-SPELL-02]"""
    if not spell_effects.is_asleep(state, j):
        return state
    for n in reversed(range(len(state.spells))):
        active = state.spells[n]
        if active.subject == j and spell_effects.spell_of(active).effect_key == KEY:
            state = spell_effects.without_spell(state, n)
    return end_sleep(ref, state, j)


def end_sleep(ref: Referee, state: State, j: int) -> State:
    """The state once no sleep holds figure j any more: it is awake unless its wounds forbid it. [CM-INJ-02 CM-INJ-03]"""
    figure = state.figures[j]
    if figure.body.status != UNCONSCIOUS or spell_effects.is_asleep(state, j) or status_of(st_left(state, j)) != WELL:
        return state
    say(ref, "wakes", who=figure.id, clauses=("CM-SPELL-02",))
    return alter(state, j, status=WELL)


# --- the action -------------------------------------------------------------------------------------------------------
def wake_answers(state: State, i: int) -> tuple[Wake, ...]:
    """The sleepers that figure i can wake: friends in its hex or an adjacent one. [CM-SPELL-02]"""
    answers = (Wake(figure.id) for figure in state.figures)
    return tuple(answer for answer in answers if wake_refusal(state, i, answer) is None)


def wake_refusal(state: State, i: int, answer: Wake) -> Refusal | None:
    """Why figure i cannot wake that one; None when it can. [CM-SPELL-02]"""
    j = index_of(state, answer.target)
    if j in (NOBODY, i) or state.figures[j].gone:
        return refusal("spell-target", "target", "CM-SPELL-02", whom=answer.target)
    own, friend = state.figures[i], state.figures[j]
    if not spell_effects.is_asleep(state, j) or are_foes(state, friend.side, own.side):
        return refusal("not-asleep", "asleep", "CM-SPELL-02", whom=friend.id)
    if body_distance(own.hexes, friend.hexes) > REACH:
        return refusal("not-beside", "reach", "CM-SPELL-02", whom=friend.id)
    return None


def wake(ref: Referee, state: State, i: int, answer: Wake) -> State:
    """The state after figure i spent its action on waking a friend. [CM-SPELL-02]"""
    say(ref, "wake", who=state.figures[i].id, whom=answer.target, clauses=("CM-SPELL-02",))
    return rouse(ref, state, index_of(state, answer.target))
