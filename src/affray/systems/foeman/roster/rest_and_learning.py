"""Between fights: who comes back and how, the Ep of a rout, spoils, recovery, advancement.

Recovery, rout and spoils are filler: the rules leave them open. [FM-EP-02 FM-LVL-02 FM-LVL-03]
"""

from collections import Counter
from collections.abc import Mapping
from typing import get_args

from msgspec.structs import replace

from affray.core import Refusal, RuledOut
from affray.core.fight_state import are_foes
from affray.referee import Referee
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.tables import is_shield
from affray.systems.foeman.position.gear import ATTRIBUTES, belongings, exceeded_limit
from affray.systems.foeman.position.state import SHOTS, Figure, Move, State, is_able, is_dwarf, put_figure
from affray.systems.foeman.roster.adventurer import Adventurer, Attribute, adventurer_from_figure
from affray.systems.foeman.rules.experience import may_advance, next_level_ep
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.rules.wounds import unconscious_level
from affray.systems.foeman.turn.sequence import surrender

EMPTY: Mapping[str, tuple[Attribute, ...]] = {}

DAY_HEALS = 1
"""Wounds that a day of rest heals (filler)."""


# --- the end of a fight -----------------------------------------------------------------------------------------------
def rout_side(ref: Referee, state: State, side: int) -> State:
    """The state after a side has fled: each figure that could still fight counts as defeated without a wound (filler).

    Whoever wounded it last has the Ep, as for a surrender. [FM-EP-02]
    """
    for i, figure in enumerate(state.figures):
        if figure.side == side and is_able(figure):
            state = surrender(ref, replace(state, move=Move(i)))
    return state


def returning_figures(
    state: State, side: int, forfeits: Mapping[str, tuple[Attribute, ...]] = EMPTY
) -> tuple[Adventurer, ...]:
    """The figures of a side as they come back from a fight: with their losses, Ep, level and gear, the dead as dead.

    Revived figures live. `forfeits` are the points that each lacked before.
    [FM-APP-07 FM-EP-01 FM-GEN-08 MW-REV-01]
    """
    return tuple(
        after_encounter(figure, forfeits.get(figure.id, ())) for figure in state.figures if figure.side == side
    )


def after_encounter(figure: Figure, forfeits: tuple[Attribute, ...] = ()) -> Adventurer:
    """A figure after the encounter. One that is revived is unconscious: losses beyond that are undone, exhaustion first
    (filler). [MW-REV-01]"""
    adventurer = adventurer_from_figure(figure, forfeits)
    if not figure.revived:
        return adventurer
    adventurer = replace(
        adventurer, dead=False, forfeits=(*forfeits, *(name for name in get_args(Attribute) if name == figure.forfeit))
    )
    beyond = max(0, unconscious_level(is_dwarf(figure)) - adventurer.mst)
    rested = min(adventurer.exhaustion, beyond)
    return replace(adventurer, exhaustion=adventurer.exhaustion - rested, wounds=adventurer.wounds - (beyond - rested))


def gather_gear(state: State, side: int, before: Mapping[str, Figure]) -> tuple[State, tuple[str, ...]]:
    """The state after the side that holds the field has picked its own things up, and the spoils (filler).

    `before` are its figures as the fight began: each one that lives takes back what it threw or dropped, if it still
    lies on the field. Whatever else lies there is spoils, and so is all that opponents had who are dead, down or have
    surrendered.
    """
    lying = [item for _, item in state.items]
    spoils: list[str] = []
    for i, figure in enumerate(state.figures):
        if figure.side == side:
            state = put_figure(state, i, regain_gear(figure, before.get(figure.id, figure), lying))
        elif are_foes(state, figure.side, side) and not is_able(figure):
            worn = (figure.armor,) if figure.armor != NONE else ()
            spoils.extend((*belongings(figure), *figure.things, *worn))
    return replace(state, items=()), tuple(sorted((*lying, *spoils)))


def regain_gear(figure: Figure, before: Figure, lying: list[str]) -> Figure:
    """The figure with what it had before and lost, as far as it is in `lying`, from which it is removed."""
    if after_encounter(figure).dead:
        return figure
    for item in (Counter(belongings(before)) - Counter(belongings(figure))).elements():
        if item in lying and not exceeded_limit((*belongings(figure), item), shield=is_shield(item)):
            lying.remove(item)
            figure = replace(figure, carried=(*figure.carried, item))
    return figure


# --- recovery ---------------------------------------------------------------------------------------------------------
def after_rest(adventurer: Adventurer, days: int = 0) -> Adventurer:
    """The adventurer after ten minutes of rest, or after so many days (filler).

    Ten minutes bring all exhaustion back; a day heals a wound and fills the quiver. The dead stay as they are.
    """
    if adventurer.dead:
        return adventurer
    shots = max(adventurer.shots, SHOTS) if days else adventurer.shots
    return replace(adventurer, exhaustion=0, wounds=max(0, adventurer.wounds - DAY_HEALS * days), shots=shots)


def days_to_heal(adventurer: Adventurer) -> int:
    """The days of rest after which nothing of the adventurer is reduced; 0 for the dead (filler)."""
    return 0 if adventurer.dead else -(-adventurer.wounds // DAY_HEALS)


# --- gear -------------------------------------------------------------------------------------------------------------
def with_gear_of(adventurer: Adventurer, wanted: Adventurer) -> Adventurer:
    """The adventurer with the name and the gear of another; all else stays. The rules leave open what gear costs.

    >>> with_gear_of(Adventurer("Ann", st=12, ep=5), Adventurer("Bo", st=30, main="Mace")) == Adventurer(
    ...     "Bo", st=12, ep=5, main="Mace"
    ... )
    True
    """
    return replace(
        adventurer,
        name=wanted.name,
        armor=wanted.armor,
        main=wanted.main,
        off=wanted.off,
        carried=wanted.carried,
        things=wanted.things,
    )


# --- advancement ------------------------------------------------------------------------------------------------------
def advance_refusal(adventurer: Adventurer, attribute: str, *, secure: int = 1) -> Refusal | None:
    """Why an adventurer may not add a point to an attribute; None when it may. [FM-LVL-02 FM-LVL-03]

    `secure` is 1 in a secure place, which is between encounters (filler), and otherwise 0.
    """
    if attribute not in ATTRIBUTES:
        return refusal("no-attribute", "attribute", "FM-LVL-02", named=repr(attribute), known=ATTRIBUTES)
    if adventurer.dead:
        return refusal("dead-advance", "dead", "FM-APP-07", who=adventurer.name)
    reduced = int(adventurer.wounds + adventurer.exhaustion > 0)
    if may_advance(adventurer.ep, adventurer.level, secure, reduced):
        return None
    if not secure:
        return refusal("not-secure", "secure", "FM-LVL-03", who=adventurer.name)
    if reduced:
        return refusal(
            "reduced",
            "reduced",
            "FM-LVL-03",
            who=adventurer.name,
            wounds=adventurer.wounds,
            exhaustion=adventurer.exhaustion,
        )
    return refusal(
        "too-little-ep",
        "ep",
        "FM-LVL-02",
        who=adventurer.name,
        ep=adventurer.ep,
        needed=next_level_ep(adventurer.level),
    )


def with_advance(adventurer: Adventurer, attribute: str, *, secure: int = 1) -> Adventurer:
    """The adventurer a level higher: a point more in the attribute chosen, the Ep deducted, forfeited points back.

    Raises RuledOut for one that may not advance. [FM-LVL-01 FM-LVL-02 MW-REV-01]
    """
    fault = advance_refusal(adventurer, attribute, secure=secure)
    if fault is not None:
        raise RuledOut(fault)
    field = attribute.lower()
    point = {field: getattr(adventurer, field) + 1}
    return replace(
        adventurer, level=adventurer.level + 1, ep=adventurer.ep - next_level_ep(adventurer.level), forfeits=(), **point
    )
