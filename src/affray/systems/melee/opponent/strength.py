"""The strength that a caster has for its spells: what is left, what spending costs, and how long it lasts. [CM-FAT-01 CM-RENEW-01]"""

from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.figures import pool_of
from affray.systems.melee.position.state import UNSEEN, State

KEPT_BACK = 2
"""The strength that a caster does not spend for a little, against exhaustion and collapse."""
POINT, TIRED, LAST_POINTS, EXHAUSTION, COLLAPSE = 0.4, 0.3, 2.5, 4.0, 15.0
"""What a point of fatigue costs a caster, and anybody else, one beyond what the figure can spare, to be exhausted, and one beyond all that it has."""


def strength_left(state: State, i: int) -> int:
    """The fatigue that a figure can still spend until it is exhausted."""
    return pool_of(state, i) - spent_strength(state, i)


def spare_strength(state: State, i: int) -> int:
    """The fatigue that a caster would still spend."""
    return strength_left(state, i) - KEPT_BACK


def can_cast(state: State, i: int) -> bool:
    """Whether a figure knows spells and has strength to spare for them."""
    return bool(state.figures[i].spells) and spare_strength(state, i) > 0


def spent_strength(state: State, i: int) -> int:
    """The fatigue of a figure; where it is not seen, the least that its spells at work have cost, or a point for each turn
    that is over. [CM-SPELL-07 CM-RENEW-01]"""
    seen = state.figures[i].body.fatigue
    if seen != UNSEEN:
        return seen
    kept_up = sum(1 + state.turn - active.turn for active in state.spells if active.caster == i)
    return max(state.turn - 1, kept_up)


def spending_cost(state: State, i: int, st: int) -> float:
    """What spending so much ST costs: more and more as nothing is left for other spells, most where it exhausts, and far
    more beyond that, where the figure may collapse. [CM-FAT-04 CM-FAT-05]"""
    left = strength_left(state, i)
    beyond, too_much = max(0, st - max(0, left - KEPT_BACK)), max(0, st - max(0, left))
    exhausts = 0 < left <= st
    point = POINT if state.figures[i].spells else TIRED
    return point * st + LAST_POINTS * beyond + EXHAUSTION * exhausts + COLLAPSE * too_much


def turns_kept_up(state: State, i: int, st: int, renew_cost: int) -> float:
    """For how many turns after this one a caster can pay for a spell that costs so much to cast and then to renew, beside
    those that it keeps up already. [CM-RENEW-01 CM-RENEW-03]"""
    others = sum(spell_effects.spell_of(active).renew_cost for active in state.spells if active.caster == i)
    return max(0, spare_strength(state, i) - st) / max(1, renew_cost + others)
