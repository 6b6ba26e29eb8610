"""Forced retreat: who may force an enemy back, where it may go, the advance, and the fall where there is no hex.

[CM-RET-01 CM-RET-02 CM-RET-03 CM-RET-04 CM-RET-05]
"""

from collections.abc import Sequence
from typing import NamedTuple

from affray.referee import Referee, procedure, rule
from affray.space.bodies import Hexes, body_after_step, body_distance, new_hexes
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.rules.engagement import Placed
from affray.systems.melee.rules.saving_rolls import no_retreat_save
from affray.systems.melee.rules.steps import Field, is_vacant, other_figures, place_figure


class Blows(NamedTuple):
    """The hits between a figure and an enemy this turn, after protection: physical ones dealt to the enemy (`dealt`, of
    them in melee, `dealt_in_melee`), others dealt to it by spells; physical and other hits the figure took from anybody."""

    dealt: int
    dealt_in_melee: int
    dealt_by_spells: int
    taken: int
    taken_otherwise: int


class Pair(NamedTuple):
    """A figure and an enemy it may want to force back; flags are 0 or 1."""

    apart: int
    """Steps between them."""
    size: int
    """The figure's hexes."""
    enemy_size: int
    """The enemy's hexes."""
    awake: int
    """Whether the figure is awake."""
    in_hth: int
    """Whether the figure is in HTH."""
    enemy_awake: int
    """Whether the enemy is awake."""
    enemy_in_hth: int
    """Whether the enemy is in HTH."""
    forced_already: int
    """Whether the enemy was forced back this turn already."""


@rule
def hits_dealt(blows: Blows, house: House) -> int:
    """The hits dealt to the enemy that count: physical ones; under `retreat_melee_only` those of melee and pole weapons
    and hands, under `retreat_any_hits` those of spells too. [CM-RET-01]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> [hits_dealt(Blows(5, 3, 2, 0, 0), h) for h in (PLAIN, PLAIN._replace(retreat_any_hits=1))]
    [5, 7]
    """
    physical = blows.dealt_in_melee if house.retreat_melee_only != 0 else blows.dealt
    if house.retreat_any_hits != 0 and house.retreat_melee_only == 0:
        return physical + blows.dealt_by_spells
    return physical


@rule
def hits_taken(blows: Blows, house: House) -> int:
    """The hits the figure took that count: physical ones, under `retreat_any_hits` all. [CM-RET-01]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> [hits_taken(Blows(5, 3, 2, 0, 4), h) for h in (PLAIN, PLAIN._replace(retreat_any_hits=1))]
    [0, 4]
    """
    return blows.taken + (blows.taken_otherwise if house.retreat_any_hits != 0 else 0)


@rule
def may_force(blows: Blows, pair: Pair, house: House) -> int:
    """Whether a figure may force an enemy back: it dealt it hits and took none, the enemy is adjacent now, conscious, and
    was not forced yet this turn; neither is in HTH. Under `retreat_size_limit` the enemy has no more hexes than the
    figure. [CM-RET-01 CM-RET-05]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> pair = Pair(1, 1, 1, 1, 0, 1, 0, 0)
    >>> may_force(Blows(4, 4, 0, 0, 0), pair, PLAIN), may_force(Blows(4, 4, 0, 1, 0), pair, PLAIN)
    (1, 0)
    """
    if hits_dealt(blows, house) < 1 or hits_taken(blows, house) > 0:
        return 0
    if pair.awake == 0 or pair.in_hth != 0 or pair.enemy_awake == 0 or pair.enemy_in_hth != 0:
        return 0
    if pair.apart != 1 or pair.forced_already != 0:
        return 0
    return 0 if house.retreat_size_limit != 0 and pair.enemy_size > pair.size else 1


def pair_of(pusher: Placed, enemy: Placed, *, forced_already: int = 0) -> Pair:
    """A figure and an enemy as the rule of forced retreats sees them. [CM-RET-01 CM-RET-05]"""
    return Pair(
        apart=body_distance(pusher.hexes, enemy.hexes),
        size=len(pusher.hexes),
        enemy_size=len(enemy.hexes),
        awake=pusher.awake,
        in_hth=pusher.in_hth,
        enemy_awake=enemy.awake,
        enemy_in_hth=enemy.in_hth,
        forced_already=forced_already,
    )


def retreat_directions(field: Field, figures: Sequence[Placed], enemy: int) -> tuple[int, ...]:
    """The directions in which an enemy can be forced back, clockwise from north: it goes as a whole, and all its new hexes
    are vacant, so none is the pusher's. [CM-RET-02]"""
    own = figures[enemy].hexes
    return tuple(
        direction
        for direction in range(6)
        if is_vacant(field, other_figures(figures, enemy), new_hexes(own, body_after_step(own, direction)))
    )


def force_back(figures: Sequence[Placed], enemy: int, direction: int) -> tuple[Placed, ...]:
    """The figures after one of them was forced back one hex in a direction. [CM-RET-02]"""
    return place_figure(figures, enemy, body_after_step(figures[enemy].hexes, direction))


def advance_directions(field: Field, figures: Sequence[Placed], pusher: int, vacated: Hexes) -> tuple[int, ...]:
    """The directions in which the pusher may advance one hex, its new hexes all vacant and one of them at least among
    those just vacated. [CM-RET-03]"""
    own = figures[pusher].hexes
    entered = {direction: new_hexes(own, body_after_step(own, direction)) for direction in range(6)}
    return tuple(
        direction
        for direction, hexes in entered.items()
        if not frozenset(hexes).isdisjoint(vacated) and is_vacant(field, other_figures(figures, pusher), hexes)
    )


@procedure
def roll_for_fall(ref: Referee, target: int, house: House) -> int:
    """Whether a figure that has no hex to retreat to falls prone; the target is `dx_target`. [CM-RET-04]"""
    return 1 - no_retreat_save(ref, target, house).passed
