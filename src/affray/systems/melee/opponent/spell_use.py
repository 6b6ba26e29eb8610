"""Which of its spells can be of use to a figure in the fight as it stands: what nobody on the other side can meet is of none."""

from affray.core.fight_state import allies
from affray.systems.melee.content.tables import Spell, spells
from affray.systems.melee.opponent.strength import spare_strength
from affray.systems.melee.opponent.worth import awake_foes, far_arm, missile_spells
from affray.systems.melee.position.figures import iq_of
from affray.systems.melee.position.hands import has_trait, ready_missile
from affray.systems.melee.position.state import REAL, State, is_awake

ROUGH_CAST = 2.0
"""What it is roughly worth to be able to cast a spell that is no missile spell."""
AGAINST_MISSILES = ("missiles_miss", "missiles_return")
GUARDS = ("dx_vs_subject", "hits_stopped", *AGAINST_MISSILES)
"""Spells that are worth as much as the danger is great."""
HARMFUL = frozenset((
    "dx_per_st", "fall", "no_action", "unconscious", "dx_and_ma", "must_retreat_hexes", "drop_ready", "break_ready",
    "iq_per_st", "control", "dispel", "destroy_hexes",
))  # fmt: skip
UNDOING = ("dispel", "destroy_hexes")
OF_NO_USE = ("make_staff", "flying_ma", "wall_hexes", "ma_factor")
"""What no computer player casts in a fight."""
HELPING = ("attribute_per_st", "spells_fail", *GUARDS)


def useful_spells(state: State, i: int) -> tuple[Spell, ...]:
    """The spells but missile spells that a figure has the strength and the mind for, and that can be of use. [CM-SPELL-01]"""
    spare, mind = spare_strength(state, i), iq_of(state, i)
    rows = (spells()[spell] for spell in state.figures[i].spells)
    return tuple(
        row for row in rows if row.kind != "M" and row.iq <= mind and row.st_cost <= spare and has_use(state, i, row)
    )


def has_use(state: State, i: int, row: Spell) -> bool:
    """Whether a spell of figure i's can be of use: somebody on the other side shoots, casts, is a beast or made by magic where the
    spell is against such, or there is a friend to be helped."""
    foes, key = awake_foes(state, i), row.effect_key
    if key in OF_NO_USE or not foes:
        return False
    if key in AGAINST_MISSILES:
        return any(sends_missiles(state, j) for j in foes)
    if key == "spells_fail":
        return any(casts_at_figures(state, j) for j in foes)
    if key == "control":
        return any(has_trait(state.figures[j], "animal") for j in foes)
    if key in UNDOING:
        return any(state.figures[j].life != REAL for j in foes)
    if key == "iq_per_st":
        return any(state.figures[j].spells for j in foes)
    if key == "attribute_per_st":
        own = allies(state, state.figures[i].side)
        return any(n != i and mate.side in own and is_awake(mate) for n, mate in enumerate(state.figures))
    return True


def sends_missiles(state: State, j: int) -> bool:
    """Whether a figure has something to shoot, to breathe or to cast that flies."""
    if far_arm(state, j) or ready_missile(state.figures[j]):
        return True
    return any(row.st_cost <= spare_strength(state, j) for row in missile_spells(state, j))


def casts_at_figures(state: State, j: int) -> bool:
    """Whether a figure has the strength for a spell that harms whom it is cast at and that a shield against spells stops."""
    spare = spare_strength(state, j)
    rows = (spells()[spell] for spell in state.figures[j].spells)
    return any(row.effect_key in HARMFUL and row.st_cost <= spare for row in rows)
