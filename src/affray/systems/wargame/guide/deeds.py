"""What a side might want to do with a unit that it points at, legal or not."""

from collections.abc import Callable, Iterator
from itertools import chain

from affray.core import Question
from affray.core.faces.deeds import Deed, Pointed
from affray.space.plane.arcs import arc
from affray.systems.wargame.content.codes import FIREBALL, OUT, VEHICLE
from affray.systems.wargame.content.profile import has_ability
from affray.systems.wargame.content.special_actions import MOVE
from affray.systems.wargame.guide.offers import reach_known
from affray.systems.wargame.guide.special_odds import known_reach
from affray.systems.wargame.position.answers import Answer, Contact, Fire, Fireball, Leader, Melee, Pick, Shoot, Use
from affray.systems.wargame.position.state import (
    NOBODY,
    State,
    Unit,
    centre_of,
    foes,
    index_of,
    is_fielded,
    specials_of,
    weapon_places,
)
from affray.systems.wargame.rules.attack_dice import can_shoot
from affray.systems.wargame.rules.refusing import refusal
from affray.systems.wargame.turn.activation import NOTHING_WORD, STOP_WORD, acting_unit
from affray.systems.wargame.turn.attacks import party_of
from affray.systems.wargame.turn.move_offers import is_hopeful
from affray.systems.wargame.turn.special_effects import is_target, use_refusal

Deeds = Iterator[Deed[Answer]]


def deeds(state: State, question: Question[Answer], at: Pointed) -> tuple[Deed[Answer], ...]:
    """What the side asked might want to do with a unit."""
    j, find = index_of(state, at.who), WITH_UNIT.get(question.code)
    if question.inner or j == NOBODY or find is None:
        return ()
    return tuple(deed(state, answer, at.who) for answer in find(state, question.side, state.figures[j]))


def deed(state: State, answer: Answer, who: str) -> Deed[Answer]:
    """A deed of which unit `who` is asked. A shot or a special that is known to fall short and a move into contact with whoever is known
    to be too far are legal, but nobody wants them; of the unit that acts such a shot is listed. [UW-RNG-03 UW-MOVE-01]"""
    if isinstance(answer, Shoot) and answer.target == who:
        i, j = acting_unit(state), index_of(state, answer.target)
        if reach_known(state, i, j, answer.weapon) == OUT:
            return Deed(answer, refusal=refusal("known-out", "range", "UW-RNG-03"))
    if isinstance(answer, Use):
        i = acting_unit(state)
        if use_refusal(state, i, answer) is None and known_reach(state, i, answer) == OUT:
            return Deed(answer, refusal=refusal("known-out", "range", "UW-ABL-09", "UW-RNG-03"))
    if isinstance(answer, Contact):
        i, j = acting_unit(state), index_of(state, answer.unit)
        if state.figures[i].profile.type != VEHICLE and not is_hopeful(state, i, j):
            return Deed(answer, refusal=refusal("known-far", "far", "UW-MOVE-01"))
    return Deed(answer)


def pick_deeds(_: State, __: int, unit: Unit) -> Iterator[Answer]:
    """A unit is activated; of an enemy the rules say why not."""
    yield Pick(unit.id)


def leader_deeds(state: State, side: int, unit: Unit) -> Iterator[Answer]:
    """One's own unit is named as the leader."""
    if unit.side == side:
        yield Leader(unit.id)


def act_deeds(state: State, side: int, unit: Unit) -> Iterator[Answer]:
    """An enemy is attacked and gone for; the unit activated stands still or stops, or does so to any enemy; another waits
    for its activation."""
    own = state.figures[acting_unit(state)]
    if unit is own:
        yield from (NOTHING_WORD, STOP_WORD)
        against = (attacks(state, own, state.figures[j]) for j in foes(state, side))
        yield from dict.fromkeys(chain.from_iterable(against))
    elif unit.side == side:
        yield Pick(unit.id)
        yield from specials(state, own, unit)
    elif is_fielded(unit):
        yield from attacks(state, own, unit)


def attacks(state: State, own: Unit, foe: Unit) -> Iterator[Answer]:
    """An enemy is struck at, shot at and gone for."""
    arms = weapon_places(own, state.house)
    yield from (Melee(foe.id, arm) for arm in arms)
    yield from shots(state, own, foe, arms)
    yield from specials(state, own, foe)
    yield Contact(foe.id)


def specials(state: State, own: Unit, other: Unit) -> Iterator[Answer]:
    """The special actions of the scenario that a unit has and that take no mark, used on another. [UW-ABL-09]"""
    for special in specials_of(state, own):
        if special.effect != MOVE and is_target(special, own, other):
            yield Use(special.name, other.id)


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
