"""What a side might want to do with a unit that it points at, legal or not."""

from collections.abc import Callable, Iterator

from affray.core import Question
from affray.core.faces.deeds import Deed, Pointed
from affray.space.plane.arcs import arc
from affray.systems.wargame.content.codes import FIREBALL, OUT, VEHICLE
from affray.systems.wargame.content.profile import has_ability
from affray.systems.wargame.guide.offers import reach_known
from affray.systems.wargame.position.answers import Answer, Contact, Fire, Fireball, Leader, Melee, Pick, Shoot
from affray.systems.wargame.position.state import (
    NOBODY,
    State,
    Unit,
    centre_of,
    index_of,
    is_fielded,
    weapon_places,
)
from affray.systems.wargame.rules.attack_dice import can_shoot
from affray.systems.wargame.rules.refusing import refusal
from affray.systems.wargame.turn.activation import NOTHING_WORD, STOP_WORD, acting_unit
from affray.systems.wargame.turn.attacks import party_of

Deeds = Iterator[Deed[Answer]]


def deeds(state: State, question: Question[Answer], at: Pointed) -> tuple[Deed[Answer], ...]:
    """What the side asked might want to do with a unit."""
    j, find = index_of(state, at.who), WITH_UNIT.get(question.code)
    if question.inner or j == NOBODY or find is None:
        return ()
    return tuple(deed(state, answer) for answer in find(state, question.side, state.figures[j]))


def deed(state: State, answer: Answer) -> Deed[Answer]:
    """A deed; a shot that is known to fall short is legal, but nobody wants it. [UW-RNG-03]"""
    if isinstance(answer, Shoot):
        i, j = acting_unit(state), index_of(state, answer.target)
        if reach_known(state, i, j, answer.weapon) == OUT:
            return Deed(answer, refusal=refusal("known-out", "range", "UW-RNG-03"))
    return Deed(answer)


def pick_deeds(_: State, __: int, unit: Unit) -> Iterator[Answer]:
    """A unit is activated; of an enemy the rules say why not."""
    yield Pick(unit.id)


def leader_deeds(state: State, side: int, unit: Unit) -> Iterator[Answer]:
    """One's own unit is named as the leader."""
    if unit.side == side:
        yield Leader(unit.id)


def act_deeds(state: State, side: int, unit: Unit) -> Iterator[Answer]:
    """An enemy is attacked and gone for; the unit activated stands still or stops; another waits for its activation."""
    own = state.figures[acting_unit(state)]
    if unit is own:
        yield from (NOTHING_WORD, STOP_WORD)
    elif unit.side == side:
        yield Pick(unit.id)
    elif is_fielded(unit):
        arms = weapon_places(own, state.house)
        yield from (Melee(unit.id, arm) for arm in arms)
        yield from shots(state, own, unit, arms)
        yield Contact(unit.id)


def shots(state: State, own: Unit, foe: Unit, arms: range) -> Iterator[Answer]:
    """The ranged attacks of a unit at an enemy: those of a vehicle in the arc that he stands in, a fireball, a volley."""
    if own.profile.type == VEHICLE:
        yield from (Fire(arc(own.at[0], own.heading, centre_of(foe)), arm) for arm in arms)
        return
    yield from (Shoot(foe.id, arm) for arm in arms if can_shoot(party_of(own, arm), state.house))
    if has_ability(own.profile, FIREBALL):
        yield Fireball(centre_of(foe))


WITH_UNIT: dict[str, Callable[[State, int, Unit], Iterator[Answer]]] = {
    "pick": pick_deeds,
    "leader": leader_deeds,
    "act": act_deeds,
}
