"""Who stands with whom against whom: a figure's friends, what its foes are busy with, and who fights near or from afar."""

from affray.core.fight_state import allies
from affray.space.bodies import body_distance
from affray.systems.melee.content.codes import FRONT
from affray.systems.melee.opponent.strength import can_cast
from affray.systems.melee.opponent.worth import awake_foes, expected_harm, far_arm, near_arms
from affray.systems.melee.position.figures import ma
from affray.systems.melee.position.hands import ready_missile
from affray.systems.melee.position.state import State, is_awake
from affray.systems.melee.rules.load import half_ma
from affray.systems.melee.turn.spells.created_figures import is_harmless

OUTMATCHED = 0.25
"""Blows worth less than this share of those of the other side are better not traded."""


def friends_of(state: State, i: int) -> tuple[int, ...]:
    """The awake figures of a figure's team but itself."""
    own = allies(state, state.figures[i].side)
    return tuple(n for n, mate in enumerate(state.figures) if n != i and mate.side in own and is_awake(mate))


def is_busy(state: State, i: int, j: int) -> bool:
    """Whether foe j has a friend of figure i next to it to fight with."""
    there = state.figures[j].hexes
    return any(body_distance(state.figures[n].hexes, there) <= 1 for n in friends_of(state, i))


def are_locked(state: State, i: int) -> bool:
    """Whether each foe of a figure is hand to hand with a friend of its, so that no shot goes past that friend."""
    foes = awake_foes(state, i)
    taken = {pos for n in friends_of(state, i) for pos in state.figures[n].hexes}
    return bool(foes) and all(not taken.isdisjoint(state.figures[j].hexes) for j in foes)


def must_close_in(state: State, j: int) -> bool:
    """Whether a figure has to close in to do harm: it does not shoot, and has no spells or no strength to spare for them."""
    return not (shoots(state, j) or can_cast(state, j))


def shoots(state: State, i: int) -> bool:
    """Whether a figure has something to shoot or to breathe with."""
    return far_arm(state, i) != "" or ready_missile(state.figures[i]) != ""


def fights_near(state: State, i: int) -> bool:
    """Whether a figure fights near foes: it neither shoots nor knows spells, and has something to strike with."""
    return not (state.figures[i].spells or shoots(state, i)) and bool(near_arms(state, i))


def can_fight_near(state: State, i: int) -> bool:
    """Whether a figure fights near foes and does harm. [CM-SPELL-07]"""
    return fights_near(state, i) and not is_harmless(state.figures[i])


def is_outmatched(state: State, i: int) -> bool:
    """Whether the blows of a figure do little beside those that it has to fear of the foe at whom they do most."""
    pairs = [(expected_harm(state, i, j, FRONT), expected_harm(state, j, i, FRONT)) for j in awake_foes(state, i)]
    best, feared = max(pairs, default=(0.0, 0.0))
    return best < OUTMATCHED * feared


def wards(state: State, i: int) -> tuple[int, ...]:
    """The friends whom a figure that fights near guards: those that keep off, from foes quicker than itself which could get at
    them."""
    if not fights_near(state, i):
        return ()
    quick = [
        j
        for j in awake_foes(state, i)
        if ma(state, j) > ma(state, i) and must_close_in(state, j) and not is_busy(state, i, j)
    ]
    return tuple(
        n
        for n in friends_of(state, i)
        if not fights_near(state, n)
        and any(body_distance(state.figures[n].hexes, state.figures[j].hexes) <= 1 + ma(state, j) for j in quick)
    )


def can_reach(state: State, j: int, m: int) -> bool:
    """Whether figure j can go to another and strike in one turn. [CM-SPEED-05]"""
    return body_distance(state.figures[j].hexes, state.figures[m].hexes) <= 1 + half_ma(ma(state, j))
