"""How doubtful a figure looks that magic may have feigned, and what disbelieving it is worth. [CM-SPELL-07]"""

from functools import lru_cache

from affray.dice import Dist
from affray.systems.melee.content.codes import FRONT, D
from affray.systems.melee.content.tables import Spell, spells
from affray.systems.melee.opponent.company import can_reach, friends_of
from affray.systems.melee.opponent.worth import expected_harm
from affray.systems.melee.position.figures import mind_of
from affray.systems.melee.position.state import REAL, Figure, State, home_side
from affray.systems.melee.rules.hit_roll import HIT_DICE
from affray.systems.melee.turn.spells.created_figures import LIVES, is_unreal

ILLUSIONS = ("image_hexes", "illusion_hexes")
NOT_YET = 0.4
"""How much it counts what a figure may do that can come at nobody yet."""


def expected_menace(state: State, i: int, j: int) -> float:
    """What figure j may do to figure i, at least a little."""
    return max(1.0, expected_harm(state, j, i, FRONT))


@lru_cache(maxsize=64)
def resist_chance(mind: int) -> float:
    """The chance that a mind resists. [CM-SPELL-05]"""
    return float(Dist.sums(HIT_DICE, D).chance(lambda points: points + HIT_DICE <= mind))


def unreal_chance(state: State, i: int, j: int) -> float:
    """How likely it looks to figure i that figure j is an image or an illusion: its own side knows what it has made, whoever
    controls it; of others' it asks how many of the spells that could have made it make such. [CM-SPELL-07]"""
    figure = state.figures[j]
    if figure.life == REAL or home_side(figure) == state.figures[i].side:
        return float(is_unreal(figure))
    known = (spells()[spell] for spell in state.figures[figure.maker].spells)
    could = [row.effect_key in ILLUSIONS for row in known if could_make(row, figure)]
    return sum(could) / len(could) if could else 0.5


def could_make(row: Spell, figure: Figure) -> bool:
    """Whether a spell could have made a figure. [CM-SPELL-06 CM-SPELL-07]"""
    if row.effect_key in ILLUSIONS:
        return len(figure.hexes) <= int(row.effect_value)
    return row.effect_key in LIVES and row.effect_value == figure.creature


def disbelief_worth(state: State, i: int, j: int) -> float:
    """What disbelieving is worth: by what the figure may do and how soon, how doubtful it is and how surely the mind sees through it; less
    than nothing against what is surely real. [CM-SPELL-07]"""
    near = 1.0 if any(can_reach(state, j, n) for n in (i, *friends_of(state, i))) else NOT_YET
    seen_through = unreal_chance(state, i, j) * resist_chance(mind_of(state, i))
    return near * seen_through * (expected_menace(state, i, j) + 1.0) - 0.2
