"""The phrases and rolls of which the guide is made."""

from affray.core import Modifier
from affray.core.faces.guide import Check, Phrase
from affray.core.words.phrase import phrase
from affray.referee import odds
from affray.referee.every import first_choice
from affray.space.bodies import Hexes
from affray.systems.melee.content.codes import ROLL_COLLAPSE
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.position.figures import mind_of, save_target, st_of, standing_reasons
from affray.systems.melee.position.state import State
from affray.systems.melee.rules.attributes import fatigue_pool
from affray.systems.melee.rules.saving_rolls import LEAVE_DICE, SAVE_DICE, saving_roll


def hexes_if_several(hexes: Hexes) -> Hexes:
    """The hexes of a figure of several; none for one that stands in a single hex."""
    return hexes if len(hexes) > 1 else ()


def cap_chance(chance: float) -> float:
    """A sum of chances, capped at 1."""
    return min(1.0, chance)


# --- saving rolls -----------------------------------------------------------------------------------------------------
def save_chance(dice: int, need: int, house: House) -> float:
    """The chance of a saving roll of so many dice against a target. [CM-ATTR-05]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> save_chance(3, 10, PLAIN)
    0.5
    """
    return float(
        odds(saving_roll, dice, need, house, ROLL_COLLAPSE, policy=first_choice).chance(lambda save: save.passed > 0)
    )


def dx_reasons(state: State, i: int) -> tuple[Modifier, ...]:
    """What the target of saving rolls against DX is the sum of. [CM-ATTR-04]"""
    if state.house.dx_saves_unadjusted:
        return (Modifier("DX", state.figures[i].dx, "CM-ATTR-04"),)
    return standing_reasons(state, i)


def dx_check(state: State, i: int, what: Phrase, dice: int = SAVE_DICE) -> Check:
    """A saving roll against DX. [CM-ATTR-04]"""
    need = save_target(state, i)
    return Check(what, dice, need, save_chance(dice, need, state.house))


def draw_check(state: State, i: int) -> Check:
    """The roll to draw a dagger in hand-to-hand. [CM-HTH-10]"""
    return dx_check(state, i, phrase("guide-check-draw", "CM-HTH-10", who=state.figures[i].id))


def leave_check(state: State, i: int) -> Check:
    """The roll to leave hand-to-hand. [CM-HTH-11]"""
    return dx_check(state, i, phrase("guide-check-leave", "CM-HTH-11", who=state.figures[i].id), LEAVE_DICE)


def stay_up_check(state: State, j: int) -> Check:
    """The roll of a figure that is forced back and has no hex to go to: failed, it falls. [CM-RET-04]"""
    return dx_check(state, j, phrase("guide-check-stay-up", "CM-RET-04", who=state.figures[j].id))


def disbelief_check(state: State, i: int, j: int) -> Check:
    """The roll to see through a figure, if there is anything to see through. [CM-SPELL-07]"""
    what = phrase("guide-check-disbelief", "CM-SPELL-07", who=state.figures[i].id, whom=state.figures[j].id)
    need = mind_of(state, i)
    return Check(what, SAVE_DICE, need, save_chance(SAVE_DICE, need, state.house))


def pool_left(state: State, i: int, points: int = 0) -> int:
    """How much of its fatigue pool is left to a figure after so many points more; below 0 it must not collapse.
    [CM-FAT-01 CM-FAT-05]"""
    figure = state.figures[i]
    return fatigue_pool(st_of(state, i), figure.body.hits, state.house) - figure.body.fatigue - points
