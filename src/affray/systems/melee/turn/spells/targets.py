"""What a spell is cast at, and why it may not be: figures, hexes, forms and places, and the ST that goes into it.

[CM-SPELL-01 CM-SPELL-02 CM-SPELL-05 CM-SPELL-06 CM-SPELL-07 CM-FACE-06]
"""

from collections.abc import Callable, Iterator, Mapping

from affray.core import Refusal
from affray.core.fight_state import allies
from affray.space.hex import Hex
from affray.systems.melee.content.codes import CREATION_SPELL, DEAD, MISSILE_SPELL, THROWN_SPELL
from affray.systems.melee.content.tables import Spell
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.figures import iq_of, strength_of
from affray.systems.melee.position.hands import has_trait, is_broken
from affray.systems.melee.position.state import Figure, State, is_awake
from affray.systems.melee.rules.aim import aim_refusal, nearest_hex_pairs
from affray.systems.melee.rules.engagement import Placed
from affray.systems.melee.rules.refusing import refusal

# What a spell is cast at [CM-SPELL-04 CM-SPELL-05 CM-SPELL-06]
AT_FIGURE, ON_GROUND, IN_FORM, CALLING, ALL_AROUND, ON_MADE, NOWHERE = range(7)
AIMS = {
    "fire_hexes": ON_GROUND,
    "shadow_hexes": ON_GROUND,
    "wall_hexes": ON_GROUND,
    "image_hexes": IN_FORM,
    "illusion_hexes": IN_FORM,
    "summon": CALLING,
    "dx_within_5_mh": ALL_AROUND,
    "damage_adjacent": ALL_AROUND,
    "destroy_hexes": ON_MADE,
    "make_staff": NOWHERE,
}
KINDS = {"M": MISSILE_SPELL, "T": THROWN_SPELL, "C": CREATION_SPELL, "S": CREATION_SPELL}
DEARER = {"drop_ready": (20, 2), "fall": (30, 4)}
"""From which base ST of the victim on a spell costs how much, by its effect."""
SLEEPERS_ST = 20
ATTRIBUTES = ("st", "dx", "iq")
WORN = "cestus"


def aim_of(row: Spell) -> int:
    """What a spell is cast at."""
    return AIMS.get(row.effect_key, AT_FIGURE)


def kind_of(row: Spell) -> int:
    """The kind of attack that a spell is. [CM-SPELL-04 CM-SPELL-05 CM-SPELL-06]"""
    return KINDS[row.kind]


# --- the caster -------------------------------------------------------------------------------------------------------
def knowledge_refusal(state: State, i: int, row: Spell) -> Refusal | None:
    """Why figure i cannot cast a spell at all now; None when it can. [CM-SPELL-01 CM-SPELL-02]"""
    figure = state.figures[i]
    if row.id not in figure.spells:
        return refusal("spell-unknown", "spell", "CM-SPELL-01", who=figure.id, spell=row.id)
    if aim_of(row) == NOWHERE:
        return refusal("spell-between", "spell", "CM-SPELL-02", spell=row.id)
    if iq_of(state, i) < row.iq:
        return refusal("iq", "iq", "CM-SPELL-01", who=figure.id, spell=row.id, iq=row.iq)
    return None


def st_amounts(state: State, row: Spell, j: int) -> tuple[int, ...]:
    """How much ST may go into a spell at figure j, NOBODY where it is at none; a strong victim costs more.
    [CM-SPELL-02]"""
    least, cost = DEARER.get(row.effect_key, (0, 0))
    if cost and strength_of(state, j) >= least:
        return (cost,)
    return tuple(range(row.st_cost, row.max_st + 1))


# --- figures ----------------------------------------------------------------------------------------------------------
def holdings(figure: Figure, key: str) -> tuple[str, ...]:
    """What Drop Weapon or Break Weapon can take out of a figure's hands: ready weapons, whole ones to break, and the
    shield; a cestus is worn and stays. [CM-HIT-06 CM-EQUIP-04]"""
    items = tuple(item for item in figure.ready if item != WORN and (key == "drop_ready" or not is_broken(item)))
    return (*items, figure.shield) if figure.shield_ready else items


def nothing_held_refusal(state: State, i: int, j: int, row: Spell) -> Refusal | None:
    """Why there is nothing to drop or break."""
    if holdings(state.figures[j], row.effect_key):
        return None
    return refusal("nothing-held", "held", "CM-SPELL-02", whom=state.figures[j].id)


def animal_refusal(state: State, i: int, j: int, row: Spell) -> Refusal | None:
    """Why a figure cannot be controlled: it is no animal, or obeys the caster's team already."""
    victim = state.figures[j]
    if not has_trait(victim, "animal"):
        return refusal("no-animal", "animal", "CM-SPELL-02", whom=victim.id)
    own = allies(state, state.figures[i].side)
    return refusal("obeys", "obeys", "CM-SPELL-02", whom=victim.id) if victim.side in own else None


def sleeper_refusal(state: State, i: int, j: int, row: Spell) -> Refusal | None:
    """Why a figure cannot be sent to sleep: it is too strong, or unconscious already."""
    victim = state.figures[j]
    if strength_of(state, j) >= SLEEPERS_ST:
        return refusal("too-strong", "strong", "CM-SPELL-02", whom=victim.id, st=SLEEPERS_ST)
    return None if is_awake(victim) else refusal("spell-awake", "awake", "CM-SPELL-02", whom=victim.id)


def size_refusal(state: State, i: int, j: int, row: Spell) -> Refusal | None:
    """Why a figure cannot be given flight, or be removed like a creation: it holds several hexes. [CM-SPELL-08]"""
    victim = state.figures[j]
    return None if len(victim.hexes) == 1 else refusal("spell-large", "large", "CM-SPELL-08", whom=victim.id)


Check = Callable[[State, int, int, Spell], Refusal | None]
CHECKS: Mapping[str, Check] = {
    "drop_ready": nothing_held_refusal,
    "break_ready": nothing_held_refusal,
    "control": animal_refusal,
    "unconscious": sleeper_refusal,
    "flying_ma": size_refusal,
    "destroy_hexes": size_refusal,
}
"""What a victim must be like, by the effect of the spell."""


def victim_refusal(state: State, i: int, j: int, row: Spell) -> Refusal | None:
    """Why a spell does not suit a figure, wherever it is; None when it does. Nobody need know for this whether the figure
    is real. [CM-SPELL-02 CM-SPELL-07]"""
    victim = state.figures[j]
    if victim.gone or victim.body.status == DEAD:
        return refusal("spell-target", "target", "CM-SPELL-02", whom=victim.id)
    check = CHECKS.get(row.effect_key)
    return None if check is None else check(state, i, j, row)


def reach_refusal(state: State, figures: tuple[Placed, ...], i: int, j: int, row: Spell) -> Refusal | None:
    """Why a spell does not reach a figure from anywhere in the caster's hexes; None when it does. [CM-FACE-06 CM-FACE-04]"""
    faults = (
        place_refusal(state, figures, i, row, source, pos)
        for source, pos in nearest_hex_pairs(figures[i].hexes, figures[j].hexes)
    )
    return first_refusal(faults)


def hex_refusal(state: State, figures: tuple[Placed, ...], i: int, row: Spell, pos: Hex) -> Refusal | None:
    """Why a spell does not reach a hex; None when it does. [CM-FACE-06 CM-FACE-04]"""
    return first_refusal(
        place_refusal(state, figures, i, row, source, pos) for source, _ in nearest_hex_pairs(figures[i].hexes, (pos,))
    )


def place_refusal(
    state: State, figures: tuple[Placed, ...], i: int, row: Spell, source: Hex, pos: Hex
) -> Refusal | None:
    """Why a spell cannot be cast from one hex at another; None when it can. [CM-FACE-06 CM-HEX-05]"""
    return aim_refusal(kind_of(row), figures[i], source, pos, spell_effects.terrain_hexes(state, "wall"), state.house)


def first_refusal(faults: Iterator[Refusal | None]) -> Refusal | None:
    """None where one way is allowed; else the first refusal."""
    first = next(faults)
    return None if first is None or any(fault is None for fault in faults) else first


# --- what has been made -----------------------------------------------------------------------------------------------
def maker_spells(state: State, pos: Hex) -> tuple[int, ...]:
    """The spells, by their places, that have made ground in a hex. [CM-SPELL-06]"""
    return tuple(
        n
        for n, active in enumerate(state.spells)
        if spell_effects.spell_of(active).effect_key in spell_effects.CREATED and pos in active.hexes
    )
