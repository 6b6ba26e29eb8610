"""What a figure must fear of its foes: of those that are yet to act, of all in a turn to come, and what a spell spares it of that."""

from functools import lru_cache

from affray.space.bodies import body_distance
from affray.space.crossing import crossed_hexes
from affray.systems.melee.content.codes import FRONT, MISSILE
from affray.systems.melee.opponent.company import can_reach
from affray.systems.melee.opponent.spell_use import ROUGH_CAST
from affray.systems.melee.opponent.strength import POINT
from affray.systems.melee.opponent.worth import (
    awake_foes,
    expected_bolt_harm,
    expected_harm,
    expected_shot_harm,
    far_arm,
    missile_spells,
    zone_from,
)
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.figures import KEPT, placed_figures
from affray.systems.melee.position.state import State
from affray.systems.melee.rules.aim import can_attack_from, can_fire_prone, is_line_through, megahexes
from affray.systems.melee.rules.engagement import can_engage, has_in_front, heights_meet
from affray.systems.melee.rules.facing import heading
from affray.systems.melee.turn.aiming import is_crossbow

MAY_COME = 0.4
"""How much of a blow counts of a foe that would have to come first."""


# --- this turn ----
@lru_cache(maxsize=KEPT)
def missile_danger(state: State, i: int) -> float:
    """The most that a foe with missiles or missile spells that has not acted may expect of shooting at the figure, spread
    over all whom it could shoot at."""
    figures, own, found = placed_figures(state), state.figures[i], 0.0
    for j in awake_foes(state, i):
        foe = state.figures[j]
        if foe.body.acted or foe.body.lost:
            continue
        targets = [n for n in awake_foes(state, j) if heading(foe.hexes, foe.facing, figures[n].hexes[0]) == FRONT]
        if i in targets:
            far, seen = megahexes(foe.hexes[0], own.hexes[0], state.house), zone_from(state, i, foe.hexes[0])
            shot = expected_shot_harm(state, j, i, far, seen) if can_shoot(state, j) else 0.0
            found = max(found, max(shot, expected_bolt_harm(state, j, i, far, seen)) / len(targets))
    return found


def can_shoot(state: State, j: int) -> bool:
    """Whether a figure could shoot or breathe as it stands, kneels or lies. [CM-PRONE-02 CM-PRONE-03]"""
    item = far_arm(state, j)
    return item != "" and bool(
        can_attack_from(MISSILE, state.figures[j].body.posture, can_fire_prone(is_crossbow(item), state.house))
    )


@lru_cache(maxsize=KEPT)
def near_danger(state: State, i: int) -> float:
    """What the foes that engage the figure and have not acted may expect of their blows at it, each spread over all whom
    it has in front."""
    figures, found = placed_figures(state), 0.0
    for j in awake_foes(state, i):
        foe = figures[j]
        if state.figures[j].body.acted or not can_engage(foe) or not heights_meet(foe, figures[i]):
            continue
        targets = [n for n in awake_foes(state, j) if has_in_front(foe, figures[n])]
        if i in targets:
            source = min(foe.hexes, key=lambda pos: body_distance((pos,), figures[i].hexes))
            found += expected_harm(state, j, i, zone_from(state, i, source)) / len(targets)
    return found


# --- a turn to come ----
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
    """The most that a foe may expect in a turn of what flies, spread over all its foes; of a missile spell only what it
    brings beyond any other spell, since its caster then casts that. [CM-SPELL-04]"""
    worth, walls = 0.0, spell_effects.terrain_hexes(state, "wall")
    there = state.figures[i].hexes[0]
    for j in awake_foes(state, i):
        pos = state.figures[j].hexes[0]
        if walls and is_line_through(crossed_hexes(pos, there), walls):
            continue
        far = megahexes(pos, there, state.house)
        harm = max(expected_shot_harm(state, j, i, far, FRONT), bolt_ahead(state, j, i, far))
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
