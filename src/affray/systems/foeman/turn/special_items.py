"""Use: special items, which the rules leave open; these are filler. [FM-OPT-11]"""

from functools import cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import are_foes
from affray.core.reading.tables import load_table
from affray.dice.pool import row_of
from affray.referee import Referee, say
from affray.space.hex import distance
from affray.systems.foeman.content.codes import DEAD, HURL, ROLL_SV_USE, D
from affray.systems.foeman.content.tables import PACKAGE
from affray.systems.foeman.position.answers import Answer, Use
from affray.systems.foeman.position.state import (
    NOBODY,
    Bid,
    Figure,
    State,
    alter_body,
    condition,
    index_of,
    is_dwarf,
    put_figure,
    standing_score,
)
from affray.systems.foeman.rules.damage import Arm, damage_roll
from affray.systems.foeman.rules.defence import kind_met, parts_stopped, screen_of
from affray.systems.foeman.rules.lines_of_sight import sides_crossed
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.rules.wounds import apply_damage
from affray.systems.foeman.turn.after_a_wound import wound
from affray.systems.foeman.turn.aiming import current_cover, way_refusal
from affray.systems.foeman.turn.experience_gained import save_for

PLAIN_TOP = row_of(range(D))
PLAIN_ST = 16
FLASK = Arm(
    sub=0, td=PLAIN_TOP, max_top=D - 1, rq=PLAIN_ST, st=PLAIN_ST, orc=0, player=0, offhand=0, jab=0, doubled=0,
    proficiency=0, unskilled=0, one_hand=1, bow=0,
)  # fmt: skip
"""The damage dice of a thing that is thrown: each counts as it falls."""


class Thing(msgspec.Struct, frozen=True):
    """A special item: the dice and attribute of its saving throw, reach in hexes (0: oneself), what it does."""

    name: str
    dice: int
    attribute: Literal["iq", "dx"]
    reach: int
    damage: int
    heals: int
    effect: str


@cache
def special_items() -> dict[str, Thing]:
    """Every special item by name."""
    return {thing.name: thing for thing in load_table(PACKAGE, "filler_things.csv", Thing)}


def use_dice(name: str) -> int:
    """The dice that using the item takes, and so its bid."""
    return special_items()[name].dice


def use_answers(state: State, i: int) -> list[Answer]:
    """Every use of its items that a figure may declare."""
    found: list[Answer] = []
    for name in dict.fromkeys(state.figures[i].things):
        targets = [foe.id for foe in state.figures] if special_items()[name].reach else [""]
        found.extend(Use(name, target) for target in targets if use_refusal(state, i, name, target) is None)
    return found


def use_refusal(state: State, i: int, name: str, target: str) -> Refusal | None:
    """Why the figure may not use an item so; None when it may. [FM-OPT-11]"""
    figure = state.figures[i]
    if name not in figure.things:
        return refusal("not-owned", "not_owned", "FM-OPT-11", who=figure.id, item=name)
    thing = special_items()[name]
    if not thing.reach:
        return refusal("takes-no-target", "no_target", "FM-OPT-11", item=name) if target else None
    j = index_of(state, target)
    if j == NOBODY or not are_foes(state, state.figures[j].side, figure.side):
        return refusal("no-opponent", "no_target", "FM-OPT-11", named=int(target != ""), whom=target, who=figure.id)
    foe = state.figures[j]
    if foe.body.gone or condition(foe) == DEAD:
        return refusal("out-of-fight", "no_target", "FM-GEN-08", whom=foe.id)
    if not 1 <= distance(figure.pos, foe.pos) <= thing.reach:
        return refusal("range-thing", "range", "FM-OPT-11", item=name, reach=thing.reach)
    return way_refusal(state, figure, foe.pos, HURL)


def use(ref: Referee, state: State, bid: Bid) -> State:
    """The state after an item was used. [FM-OPT-11]"""
    i = bid.figure
    figure = state.figures[i]
    thing = special_items()[bid.weapon]
    score = use_score(figure, thing)
    whom = state.figures[bid.target].id if bid.target != NOBODY else ""
    say(ref, "use", who=figure.id, item=thing.name, whom=whom, score=score, clauses=("FM-OPT-11",))
    state, saved = save_for(ref, state, i, thing.dice, score, ROLL_SV_USE)
    if thing.reach or saved.passed:
        state = put_figure(state, i, spend_item(state.figures[i], thing.name))
    if not saved.passed:
        return state
    if thing.reach:
        return burn(ref, state, i, bid.target, thing, score - saved.total)
    back = min(thing.heals, figure.body.exh)
    say(ref, "heal", who=figure.id, points=back, mst=figure.mst + back, clauses=("FM-OPT-11",))
    rest = figure.body.exh - back
    fresh = min(figure.body.incidental_new, rest)
    return alter_body(state, i, exh=rest, incidental_new=fresh, incidental=min(figure.body.incidental, rest - fresh))


def use_score(figure: Figure, thing: Thing) -> int:
    """The score of the saving throw that using the item takes. [FM-OPT-11]"""
    return figure.iq if thing.attribute == "iq" else standing_score(figure)


def spend_item(figure: Figure, name: str) -> Figure:
    """The figure with one such item less."""
    at = figure.things.index(name)
    return replace(figure, things=figure.things[:at] + figure.things[at + 1 :])


def burn(ref: Referee, state: State, i: int, j: int, thing: Thing, margin: int) -> State:
    """The state after a flask has hit: its damage dice, less what armor and shield stop as of a Hurl (filler)."""
    foe = state.figures[j]
    damage = damage_roll(ref, who=i, arm=FLASK, thrown=thing.damage, stages=0, critical=0, low=0, house=state.house)
    stopped = flask_points_stopped(state, i, j, margin)
    done = apply_damage(damage.row, damage.n, foe.mst, stopped, unskilled=0, dwarf=is_dwarf(foe), house=state.house)
    say(ref, "burned", who=foe.id, stopped=stopped, phys=done.phys, exh=done.exh, mst=done.mst, clauses=("FM-OPT-11",))
    return wound(ref, state, i, j, done.phys, done.exh)


def flask_points_stopped(state: State, i: int, j: int, margin: int) -> int:
    """The points that figure j's armor and shield stop of a flask thrown by figure i, by its margin (filler).

    [FM-OPT-11]
    """
    foe = state.figures[j]
    side_a, side_b = sides_crossed(foe.pos, foe.facing, state.figures[i].pos)
    steps = distance(state.figures[i].pos, foe.pos)
    cover, kind = current_cover(foe.kit, HURL, steps, state.house), kind_met(HURL, steps, state.house)
    parts = parts_stopped(
        margin, screen_of(kind, side_a, side_b, foe.body.mode, foe.body.item, cover, house=state.house)
    )
    return parts.armor + parts.shield + parts.defend
