"""Disbelieving: an attempt against one figure, which vanishes if it is an image or illusion. [CM-SPELL-07 CM-OPT-19]"""

from affray.core import Refusal
from affray.core.fight_state import are_foes
from affray.referee import Referee, say
from affray.systems.melee.position.answers import Disbelieve
from affray.systems.melee.position.figures import mind_of
from affray.systems.melee.position.state import NOBODY, State, index_of, is_awake
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.rules.saving_rolls import disbelief_save as roll
from affray.systems.melee.rules.saving_rolls import is_vanishing
from affray.systems.melee.turn.spells.created_figures import is_unreal, vanish
from affray.systems.melee.turn.spells.ending import end_due_spells


def disbelieve_answers(state: State, i: int) -> tuple[Disbelieve, ...]:
    """The figures that figure i can disbelieve: every conscious one of another team, real or not. [CM-SPELL-07]"""
    answers = (Disbelieve(figure.id) for figure in state.figures)
    return tuple(answer for answer in answers if disbelieve_refusal(state, i, answer) is None)


def disbelieve_refusal(state: State, i: int, answer: Disbelieve) -> Refusal | None:
    """Why figure i cannot disbelieve that one; None when it can. [CM-SPELL-07]"""
    j = index_of(state, answer.target)
    if j == NOBODY or not is_awake(state.figures[j]):
        return refusal("spell-target", "target", "CM-SPELL-07", whom=answer.target)
    if not are_foes(state, state.figures[j].side, state.figures[i].side):
        return refusal("own-side", "own", "CM-SPELL-07", whom=answer.target)
    return None


def disbelieve(ref: Referee, state: State, i: int, answer: Disbelieve) -> State:
    """The state after figure i tried to disbelieve a figure. [CM-SPELL-07 CM-OPT-19 CM-OPT-29]"""
    j = index_of(state, answer.target)
    say(ref, "disbelieves", who=state.figures[i].id, whom=answer.target, clauses=("CM-SPELL-07",))
    passed = roll(ref, mind_of(state, i), state.house).passed
    if is_vanishing(int(not is_unreal(state.figures[j])), passed) != 0:
        return end_due_spells(ref, vanish(ref, state, j))
    if passed != 0:
        say(ref, "is_real", whom=answer.target, clauses=("CM-SPELL-07",))
    return state
