"""What the spells at work do to a figure, as far as other rules ask. [CM-SPELL-02 CM-SPELL-08 CM-ATTR-04 CM-MA-02]"""

from collections.abc import Iterator

from msgspec.structs import replace

from affray.space.hex import Hex
from affray.systems.melee.content.codes import FLIES_ON, RETURNED, TURNED
from affray.systems.melee.content.tables import Spell, all_spells
from affray.systems.melee.position.state import Active, State

ROPED_MA = 2


def spell_of(active: Active) -> Spell:
    """The row of a spell at work."""
    return all_spells()[active.spell]


def effects_on(state: State, i: int, key: str) -> Iterator[Active]:
    """The spells with an effect of that key that work on figure i."""
    for active in state.spells:
        if active.subject == i and spell_of(active).effect_key == key:
            yield active


def has_effect(state: State, i: int, key: str) -> bool:
    """Whether a spell with an effect of that key works on figure i."""
    return bool(state.spells) and next(effects_on(state, i, key), None) is not None


def effect_value(active: Active) -> int:
    """The number of an effect as it was cast: by the ST spent where it says so, and multiplied. [CM-SPELL-02]"""
    row = spell_of(active)
    by_st = active.st if row.effect_key.endswith("_per_st") else 1
    return int(row.effect_value) * by_st * active.times


def effect_total(state: State, i: int, key: str) -> int:
    """What all effects of that key on figure i come to; spells add up."""
    return sum(effect_value(active) for active in effects_on(state, i, key)) if state.spells else 0


def aid_bonus(state: State, i: int, attribute: str) -> int:
    """What Aid adds to an attribute ("st", "dx", "iq")."""
    if not state.spells:
        return 0
    return sum(
        effect_value(active) for active in effects_on(state, i, "attribute_per_st") if active.attribute == attribute
    )


# --- numbers ----------------------------------------------------------------------------------------------------------
def spell_dx(state: State, i: int) -> int:
    """What spells change in the figure's own DX. [CM-ATTR-04]"""
    if not state.spells:
        return 0
    taken = (
        effect_total(state, i, "dx_per_st")
        + effect_total(state, i, "dx_within_5_mh")
        + effect_total(state, i, "dx_and_ma")
    )
    return aid_bonus(state, i, "dx") + taken


def mind_change(state: State, i: int) -> int:
    """What spells change in IQ and WIS alike."""
    return effect_total(state, i, "iq_per_st")


def hits_stopped_by_spells(state: State, i: int) -> int:
    """The hits that spells stop of each attack. [CM-SPELL-08]"""
    return effect_total(state, i, "hits_stopped")


def blur_cost(state: State, i: int) -> int:
    """What Blur costs whoever attacks the figure. [CM-SPELL-08]"""
    return sum(effect_value(active) for active in effects_on(state, i, "dx_vs_subject") if active.spell == "blur")


def is_invisible(state: State, i: int) -> int:
    """Whether the figure is invisible. [CM-SPELL-08]"""
    return int(any(active.spell == "invisibility" for active in effects_on(state, i, "dx_vs_subject")))


def slow_and_speed(state: State, i: int) -> tuple[int, int]:
    """Whether the figure is slowed, and whether it is speeded up. [CM-MA-02]"""
    factors = {spell_of(active).effect_value for active in effects_on(state, i, "ma_factor")} if state.spells else set()
    return int("0.5" in factors), int("2" in factors)


def is_roped(state: State, i: int) -> bool:
    """Whether a Rope holds the figure."""
    return has_effect(state, i, "dx_and_ma")


def granted_flight(state: State, i: int) -> int:
    """The flying MA that Flight gives, 0 for none. [CM-SPELL-08]"""
    return max((int(spell_of(active).effect_value) for active in effects_on(state, i, "flying_ma")), default=0)


# --- conditions -------------------------------------------------------------------------------------------------------
def is_frozen(state: State, i: int) -> bool:
    """Whether Freeze keeps the figure from moving and acting. [CM-SPELL-02]"""
    return has_effect(state, i, "no_action")


def is_asleep(state: State, i: int) -> bool:
    """Whether the figure sleeps by a spell. [CM-SPELL-02]"""
    return has_effect(state, i, "unconscious")


def is_shielded(state: State, i: int) -> bool:
    """Whether spells cast on the figure fail. [CM-SPELL-02]"""
    return has_effect(state, i, "spells_fail")


def missile_fate(state: State, i: int) -> int:
    """What becomes of missile weapons and missile spells aimed at the figure: they fly on, are turned so that they miss,
    or are returned to their sender on the same roll, which goes before. [CM-SPELL-04]"""
    if has_effect(state, i, "missiles_return"):
        return RETURNED
    return TURNED if has_effect(state, i, "missiles_miss") else FLIES_ON


def without_spell(state: State, n: int) -> State:
    """The state with the n-th spell no longer on its list; what is still to be paid for is counted anew."""
    left = tuple(m - (m > n) for m in state.renewals if m != n)
    return replace(state, spells=(*state.spells[:n], *state.spells[n + 1 :]), renewals=left)


# --- ground -----------------------------------------------------------------------------------------------------------
CREATED = {"fire_hexes": "fire", "shadow_hexes": "shadow", "wall_hexes": "wall"}


def created_hexes(state: State, kind: str) -> frozenset[Hex]:
    """The hexes of fire, shadow or wall that spells have made. [CM-SPELL-06]"""
    if not state.spells:
        return frozenset()
    return frozenset(
        pos for active in state.spells if CREATED.get(spell_of(active).effect_key) == kind for pos in active.hexes
    )


def terrain_hexes(state: State, kind: str) -> frozenset[Hex]:
    """All hexes of fire, shadow, wall or broken ground, made or of the map."""
    made = created_hexes(state, kind)
    return state.board.places[kind] | made if made else state.board.places[kind]
