"""What a side has in a position, in numbers that a person can read and that tell who is going to win."""

from typing import NamedTuple

from affray.core.fight_state import allies
from affray.space.hex import distance, is_in_front
from affray.systems.foeman.content.tables import find_weapon, is_shield
from affray.systems.foeman.opponent.quick_odds import quick_worth
from affray.systems.foeman.opponent.worth import front_worth
from affray.systems.foeman.position.gear import belongings
from affray.systems.foeman.position.state import (
    Figure,
    State,
    is_able,
    is_dwarf,
    is_engaging,
    standing_duress,
)
from affray.systems.foeman.rules.body import is_waiting
from affray.systems.foeman.rules.wounds import unconscious_level

TEN = 10


class Features(NamedTuple):
    """What one side has; sums are over its fighters who can still act."""

    fighters: float
    """How many can still act."""
    strength: float
    """Tens of points that they can lose before they fall."""
    health: float
    """The sum of the shares of their ST that they still have."""
    weakest: float
    """Tens of points that the weakest of them can lose before it falls."""
    harm: float
    """What their blows at the foes' fronts are worth in a round, in points of mST."""
    armor: float
    """Points that their armor and shields always stop, in tens."""
    standing: float
    """How many are not prone."""
    striking: float
    """How many have a foe in reach of a blow."""
    beset: float
    """How many have a foe that engages them and is not in front of them."""
    outnumbered: float
    """How many foes engage them beyond the first for each."""
    yet_to_act: float
    """How many have their option of this round still to come."""
    duress: float
    """The mDX that duress costs them, in all."""
    bows: float
    """How many have a Bow and a shot for it."""
    speed: float
    """Tens of Mp that they move in a round."""


FEATURES = tuple(name.replace("_", " ") for name in Features._fields)


def measure(state: State, side: int) -> Features:
    """What a side with its team has in a position. Each number counts over its fighters alone, beside the foes there are."""
    team = allies(state, side)
    own = [figure for figure in state.figures if figure.side in team and is_able(figure)]
    foes = [figure for figure in state.figures if figure.side not in team and is_able(figure)]
    room = [bearable_points(figure) for figure in own]
    engaging = [[foe for foe in foes if is_engaging(foe, figure.pos, state.house.prone_engages)] for figure in own]
    return Features(
        fighters=float(len(own)),
        strength=sum(room) / TEN,
        health=sum((figure.mst / figure.st for figure in own), 0.0),
        weakest=min(room, default=0) / TEN,
        harm=sum((mean_harm(state, figure, foes) for figure in own), 0.0),
        armor=sum(figure.kit.cover.armor_pr + figure.kit.cover.shield_pr for figure in own) / TEN,
        standing=float(sum(not figure.body.prone for figure in own)),
        striking=float(sum(has_foe_in_reach(figure, foes) for figure in own)),
        beset=float(sum(is_beset(figure, near) for figure, near in zip(own, engaging, strict=True))),
        outnumbered=float(sum(max(0, len(near) - 1) for near in engaging)),
        yet_to_act=float(sum(is_waiting(figure.body, figure.st, is_dwarf(figure)) for figure in own)),
        duress=float(-sum(standing_duress(figure) for figure in own)),
        bows=float(sum(has_bow(figure) for figure in own)),
        speed=sum(figure.kit.speed for figure in own) / TEN,
    )


def bearable_points(figure: Figure) -> int:
    """The points that an able figure can lose before it falls. [FM-APP-06 FM-APP-09]"""
    return figure.mst - unconscious_level(is_dwarf(figure))


def mean_harm(state: State, figure: Figure, foes: list[Figure]) -> float:
    """What a figure's blow at the front of a foe is worth, on the mean of these foes, by quick odds."""
    if not foes:
        return 0.0
    worths = (front_worth(quick_worth, figure, foe.kit.cover, state.house) for foe in foes)
    return sum(worths, 0.0) / len(foes)


def has_foe_in_reach(figure: Figure, foes: list[Figure]) -> bool:
    """Whether a foe is in the figure's hex or one of its Front hexes."""
    return any(foe.pos == figure.pos or is_in_front(figure.pos, figure.facing, foe.pos) for foe in foes)


def is_beset(figure: Figure, engaging: list[Figure]) -> bool:
    """Whether one of those that engage a figure is beside it and not in front. [FM-DX-04]"""
    return any(
        distance(foe.pos, figure.pos) == 1 and not is_in_front(figure.pos, figure.facing, foe.pos) for foe in engaging
    )


def has_bow(figure: Figure) -> bool:
    """Whether a figure has a Bow and a shot for it. [FM-OPT-10]"""
    return figure.shots > 0 and any(not is_shield(item) and find_weapon(item).bow for item in belongings(figure))
