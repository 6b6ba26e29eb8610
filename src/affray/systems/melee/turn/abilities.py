"""What a figure could do now, as far as its options ask: its shots, things at hand, ways out, and whether it can act.

[CM-OPT-01 CM-OPT-03 CM-OPT-16 CM-OPT-22 CM-ACT-04]
"""

from functools import lru_cache

from affray.space.bodies import body_after_step, body_distance, new_hexes
from affray.systems.melee.content.codes import ENGAGED, IN_HTH
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.figures import KEPT, field, is_exhausted, load, ma, placed_figures
from affray.systems.melee.position.hands import hands_used, has_dagger, ready_missile, reload_of
from affray.systems.melee.position.state import State, is_awake
from affray.systems.melee.rules import steps
from affray.systems.melee.rules.aim import can_fire_prone
from affray.systems.melee.rules.equipment import HANDS
from affray.systems.melee.rules.options import Chooser, is_able
from affray.systems.melee.turn.aiming import breath_dice, is_crossbow


def can_do_anything(state: State, i: int) -> bool:
    """Whether a figure can do anything this turn: awake, not frozen, not just called up. [CM-ACT-04 CM-SPELL-06]"""
    figure = state.figures[i]
    return is_awake(figure) and not figure.turn.fresh and not spell_effects.has_effect(state, i, "no_action")


def loaded_missile(state: State, i: int) -> str:
    """The missile weapon that the figure has ready and loaded; "" for none. [CM-OPT-16 CM-EQUIP-03]"""
    figure = state.figures[i]
    item = ready_missile(figure)
    more = state.actor == i and state.pending is not None and state.pending.weapon == item
    return item if item and (more or not figure.turn.fired) and reload_of(figure, item) == 0 else ""


def has_shot(state: State, i: int) -> int:
    """Whether the figure has a shot: a loaded weapon or a breath; engaged, one that was loaded before it became so, its
    last shot unused. [CM-OPT-16 CM-OPT-22]"""
    figure = state.figures[i]
    item = loaded_missile(state, i)
    if figure.state == ENGAGED:
        return int(item != "" and figure.shot_ready and not figure.last_shot_used)
    return int(item != "" or breath_dice(state, i)[0] > 0)


def moved_ma(state: State, i: int) -> int:
    """The MA that figure i has moved with, which may be less by now: what it has met on its way can lessen it. [CM-SPEED-05]"""
    return max(state.figures[i].turn.walked, ma(state, i))


def bounding_ma(state: State, i: int) -> int:
    """The MA that bounds what figure i may do after what it has moved: the one it moved with. [CM-SPEED-05 CM-OPT-03]"""
    figure = state.figures[i]
    return figure.turn.pace if figure.turn.moved and figure.turn.pace else ma(state, i)


def near_items(state: State, i: int) -> tuple[str, ...]:
    """The things that lie in the figure's hexes or adjacent ones, each once. [CM-OPT-15 CM-OPT-27]"""
    hexes = state.figures[i].hexes
    return tuple(dict.fromkeys(item for pos, item in state.items if body_distance(hexes, (pos,)) <= 1))


@lru_cache(maxsize=KEPT)
def chooser(state: State, i: int) -> Chooser:
    """The figure as far as its options go. [CM-OPT-01 CM-OPT-03 CM-OPT-04]"""
    figure, figures = state.figures[i], placed_figures(state)
    ready = ready_missile(figure)
    waits = figure.turn.drawn and state.house.hth_waits_a_turn != 0
    acted = int(figure.body.acted or waits or not can_do_anything(state, i))
    # Whoever was drawn into hand-to-hand that is over has no list but to stand up; or waits for the next turn. [CM-MOVE-04]
    over = figure.turn.drawn and not figures[i].in_hth
    return Chooser(
        state=IN_HTH if over else figure.state,
        in_hth=figures[i].in_hth,
        posture=figure.body.posture,
        walked=figure.turn.walked,
        crawled=figure.turn.crawled,
        ma=bounding_ma(state, i),
        load=load(state, i),
        exhausted=is_exhausted(state, i),
        felled_last_turn=int(figure.felled),
        able=is_able(figure.body.status, acted, int(figure.body.lost), int(figure.turn.defended)),
        shot=has_shot(state, i),
        fires_prone=can_fire_prone(is_crossbow(ready), state.house) if ready else 0,
        unloaded=int(bool(ready) and reload_of(figure, ready) > 0),
        casts=int(bool(figure.spells)),
        draws=int(has_dagger(figure) and hands_used(figure) < HANDS),
        near=int(bool(near_items(state, i))),
        way_out=int(any(is_way_out(state, i, direction) for direction in range(6))),
    )


def is_way_out(state: State, i: int, direction: int) -> bool:
    """Whether the place next to the figure in a direction is empty for it. [CM-HTH-11 CM-DIS-02]"""
    figures = placed_figures(state)
    own = figures[i].hexes
    return steps.is_vacant(
        field(state), steps.other_figures(figures, i), new_hexes(own, body_after_step(own, direction))
    )


@lru_cache(maxsize=KEPT)
def ways_out(state: State, i: int) -> tuple[int, ...]:
    """The directions in which an adjacent place is empty for the figure. [CM-HTH-11 CM-DIS-02]"""
    return tuple(direction for direction in range(6) if is_way_out(state, i, direction))
