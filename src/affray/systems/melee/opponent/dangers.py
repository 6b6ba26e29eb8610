"""What a figure must fear of its foes in a turn to come, wherever they may go in it, and what spells that guard it would spare."""

from functools import lru_cache

from affray.space.bodies import body_distance
from affray.space.crossing import crossed_hexes
from affray.systems.melee.content.codes import FRONT
from affray.systems.melee.opponent.company import can_reach
from affray.systems.melee.opponent.spell_use import ROUGH_CAST
from affray.systems.melee.opponent.strength import POINT
from affray.systems.melee.opponent.worth import (
    awake_foes,
    expected_bolt_harm,
    expected_harm,
    expected_shot_harm,
    missile_spells,
)
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.figures import KEPT
from affray.systems.melee.position.state import State
from affray.systems.melee.rules.aim import is_line_through, megahexes

MAY_COME = 0.4
"""How much of a blow counts of a foe that would have to come first."""


def danger_ahead(state: State, i: int) -> float:
    """What a figure must fear in a turn: blows, and shots, breath and missile spells."""
    return blows_ahead(state, i) + shots_ahead(state, i)


@lru_cache(maxsize=KEPT)
def blows_ahead(state: State, i: int) -> float:
    """The blows that a figure must fear in a turn of foes next to it and of those that can come, each spread over all whom it
    could strike so."""
    worth, own = 0.0, state.figures[i]
    for j in awake_foes(state, i):
        foe = state.figures[j]
        if body_distance(foe.hexes, own.hexes) <= 1:
            others = [n for n in awake_foes(state, j) if body_distance(foe.hexes, state.figures[n].hexes) <= 1]
            worth += expected_harm(state, j, i, FRONT) / max(1, len(others))
        elif can_reach(state, j, i):
            others = [n for n in awake_foes(state, j) if can_reach(state, j, n)]
            worth += MAY_COME * expected_harm(state, j, i, FRONT) / max(1, len(others))
    return worth


@lru_cache(maxsize=KEPT)
def shots_ahead(state: State, i: int) -> float:
    """The most that a foe may expect in a turn of what flies, spread over all whom it could aim at; of a missile spell only what it
    brings beyond any other spell, since its caster then casts that. [CM-SPELL-04]"""
    worth, walls = 0.0, spell_effects.terrain_hexes(state, "wall")
    there = state.figures[i].hexes[0]
    for j in awake_foes(state, i):
        pos = state.figures[j].hexes[0]
        if walls and is_line_through(crossed_hexes(pos, there), walls):
            continue
        far = megahexes(pos, there, state.house)
        harm = max(expected_shot_harm(state, j, i, far, FRONT), bolt_ahead(state, j, i, far))
        if harm:
            worth = max(worth, harm / max(1, len(awake_foes(state, j))))
    return worth


def bolt_ahead(state: State, j: int, i: int, far: int) -> float:
    """What a missile spell of figure j's is worth to it at another beyond what else it could cast."""
    rows = missile_spells(state, j)
    harm = expected_bolt_harm(state, j, i, far, FRONT) if rows else 0.0
    if harm <= 0:
        return harm
    other = ROUGH_CAST if len(rows) < len(state.figures[j].spells) else 0.0
    return max(0.0, harm - POINT * max(row.max_st for row in rows) - other)


def spared_by(state: State, n: int) -> float:
    """What the n-th spell at work spares its subject in a turn; missiles that come back harm who sent them."""
    j = state.spells[n].subject
    return danger_ahead(spell_effects.without_spell(state, n), j) - danger_ahead(state, j)
