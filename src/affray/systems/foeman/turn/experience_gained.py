"""Saving throws of figures on the board, and the experience that they bring or cost."""

from affray.referee import Referee, say
from affray.systems.foeman.content.codes import GOBLIN
from affray.systems.foeman.content.tables import find_race
from affray.systems.foeman.position.state import State, alter
from affray.systems.foeman.rules.experience import ep_after, save_ep
from affray.systems.foeman.rules.saving_throws import Saved, saving_throw


def is_goblin(name: str) -> int:
    """Whether the Goblin's luck applies to saving throws. [FM-FIG-09]"""
    return 1 if find_race(name).index == GOBLIN else 0


def save_for(ref: Referee, state: State, i: int, n: int, score: int, why: int, repeat: int = 0) -> tuple[State, Saved]:
    """The state after a saving throw of n dice by figure i, with the Ep for it, and its result.

    [FM-SV-01 FM-SV-02 FM-EP-04 FM-EP-05 MW-HIT-03]
    """
    figure = state.figures[i]
    saved = saving_throw(ref, n, score, is_goblin(figure.race), repeat, why)
    return learn(ref, state, i, save_ep(n, score, saved.total, saved.passed, state.house)), saved


def learn(ref: Referee, state: State, i: int, points: int) -> State:
    """The state with the figure's Ep changed; they never fall below 0. [FM-EP-05]"""
    figure = state.figures[i]
    ep = ep_after(figure.ep, points)
    if ep == figure.ep:
        return state
    say(ref, "ep", who=figure.id, points=ep - figure.ep, ep=ep, clauses=("FM-EP-04" if points > 0 else "FM-EP-05",))
    return alter(state, i, ep=ep)
