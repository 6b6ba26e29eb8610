"""What a side has in a position, in numbers that a person can read and that tell who is going to win."""

from functools import lru_cache

from affray.core.fight_state import allies, staying_power
from affray.dice import Dist
from affray.systems.melee.content.codes import FRONT, MISSILE, STANDING, D
from affray.systems.melee.opponent.strength import spare_strength
from affray.systems.melee.opponent.worth import (
    awake_foes,
    far_arm,
    missile_spells,
    near_arms,
    success_chance,
    target_adjustment,
)
from affray.systems.melee.position.figures import cover_of, placed_figures, st_left, st_of, standing_adj_dx
from affray.systems.melee.position.hands import is_unarmed
from affray.systems.melee.position.state import REAL, State, home_side, is_awake
from affray.systems.melee.rules.damage import DamageDice, missile_spell_dice, protection, read_damage
from affray.systems.melee.rules.engagement import Placed, can_engage, has_in_front, heights_meet, is_engaged_among
from affray.systems.melee.rules.injury import LOW_ST
from affray.systems.melee.turn.aiming import damage_of

FEATURES = (
    "fighters", "creatures called", "share of strength left", "badly wounded", "harm a turn", "harm to fear a turn",
    "turns to stand", "unarmed", "off their feet", "engaged", "attacked from the side or behind", "still to act",
    "staying power",
)  # fmt: skip
MOST_TURNS, SLIGHT = 10.0, 0.5
"""No side is taken to stand more turns, nor to fear less harm a turn where it counts how many it stands."""


def measure(state: State, side: int) -> tuple[float, ...]:
    """What a side with its team has, feature by feature. What a side has from the start to its end, such as casters, is no feature:
    it would be weighed by who wins the fights that have any, and not by what it is worth."""
    figures, team = placed_figures(state), allies(state, side)
    own = tuple(i for i, figure in enumerate(state.figures) if home_side(figure) in team and is_awake(figure))
    fighters = tuple(i for i in own if state.figures[i].life == REAL)
    left = sum(max(0, st_left(state, i)) for i in fighters)
    whole = sum(
        st_of(state, i) for i, figure in enumerate(state.figures) if figure.life == REAL and home_side(figure) in team
    )
    harm = sum(harm_a_turn(state, i) for i in own)
    fear = sum(harm_a_turn(state, j) for j in foes_of_side(state, side))
    return (
        float(len(fighters)),
        float(len(own) - len(fighters)),
        left / max(1, whole),
        float(sum(st_left(state, i) <= LOW_ST for i in fighters)),
        harm,
        fear,
        min(MOST_TURNS, left / max(fear, SLIGHT)),
        float(sum(is_unarmed(state.figures[i]) for i in own)),
        float(sum(state.figures[i].body.posture != STANDING for i in own)),
        float(sum(is_engaged_among(figures, i) for i in own)),
        float(sum(is_outflanked(figures, i) for i in own)),
        float(sum(not state.figures[i].body.acted for i in own)),
        staying_power(harm, left),
    )


def foes_of_side(state: State, side: int) -> tuple[int, ...]:
    """The awake figures that fight against a side."""
    team = allies(state, side)
    return tuple(j for j, foe in enumerate(state.figures) if home_side(foe) not in team and is_awake(foe))


def is_outflanked(figures: tuple[Placed, ...], i: int) -> bool:
    """Whether a foe that has the figure in front stands where the figure has not it in front. [CM-FACE-02]"""
    own = figures[i]
    return any(
        foe.side != own.side and can_engage(foe) and heights_meet(foe, own) and has_in_front(foe, own)
        and not has_in_front(own, foe)
        for foe in figures
    )  # fmt: skip


def harm_a_turn(state: State, i: int) -> float:
    """The hits that a figure may expect to get through in a turn, with the best that it has, at any of its foes alike."""
    foes = awake_foes(state, i)
    arms = attacks_of(state, i)
    if not foes or not arms:
        return 0.0
    adj = standing_adj_dx(state, i)
    return sum(max(rough_harm(state, j, adj, dice) for dice in arms) for j in foes) / len(foes)


def attacks_of(state: State, i: int) -> tuple[DamageDice, ...]:
    """The damage dice of all that a figure could attack with now."""
    near = [damage_of(state, i, item, kind) for kind, item in near_arms(state, i)]
    far = far_arm(state, i)
    shots = [damage_of(state, i, far, MISSILE)] if far else []
    spare = spare_strength(state, i)
    bolts = [
        missile_spell_dice(read_damage(row.effect_value), min(spare, row.max_st))
        for row in missile_spells(state, i)
        if spare >= row.st_cost
    ]
    return (*near, *shots, *bolts)


def rough_harm(state: State, j: int, adj: int, dice: DamageDice) -> float:
    """The hits to be expected of an attack at figure j from the front, whatever it does against that."""
    stops = protection(cover_of(state, j), FRONT)
    return success_chance(adj + target_adjustment(state, j)) * hits_past(dice, stops)


@lru_cache(maxsize=1_024)
def hits_past(dice: DamageDice, stops: int) -> float:
    """The hits that get past so much protection on the average. [CM-DMG-04]"""
    thrown = Dist.sums(dice.n, D)
    return (
        sum(
            weight * max(0, max(dice.least, points + dice.n + dice.add) - stops)
            for points, weight in thrown.weights.items()
        )
        / thrown.total
    )
