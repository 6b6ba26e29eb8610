"""What happens to a figure: hits from whatever source, fatigue spent, falls, the end of its flight, things dropped.

[CM-INJ-05 CM-INJ-07 CM-FAT-05 CM-FLY-02 CM-HIT-02 CM-HIT-06 CM-HIT-08 CM-RET-01]
"""

from collections.abc import Sequence

from msgspec.structs import replace

from affray.core import Modifier
from affray.core.fight_state import without_item
from affray.referee import Referee, say
from affray.space.bodies import Hexes, new_hexes
from affray.space.hex import Hex, column_row, distance
from affray.systems.melee.content.codes import (
    AT_ATTACKER,
    AT_TARGET,
    BROKEN,
    DEAD,
    DESTROYED,
    HTH,
    KEPT,
    MELEE,
    ON_GROUND,
    POLE,
    PRONE,
)
from affray.systems.melee.content.tables import NONE, grounds
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.figures import body_of, field, placed_figures, st_left, st_of, with_body
from affray.systems.melee.position.hands import BROKEN_PREFIX as BROKEN_ITEM
from affray.systems.melee.position.hands import SPIKE
from affray.systems.melee.position.state import (
    ILLUSION,
    NOBODY,
    DealtHits,
    State,
    alter,
    home_side,
    is_airborne,
    is_awake,
    put_figure,
    with_fields,
)
from affray.systems.melee.rules.fatigue import spend
from affray.systems.melee.rules.injury import Body, collapse, fall, is_low, wound
from affray.systems.melee.rules.steps import is_vacant, other_figures
from affray.systems.melee.turn.spells.created_figures import vanish
from affray.systems.melee.turn.spells.secrecy import SignedReferee, can_make_figures
from affray.systems.melee.turn.spells.sleep import rouse

FIRE, SPELL, BLOW = range(3)
"""Where hits come from: fire and its like, a spell, a weapon or the body. [CM-RET-01]"""


# --- hits -------------------------------------------------------------------------------------------------------------
def hurt(ref: Referee, state: State, j: int, hits: int, source: int, by: int = NOBODY, kind: int = MELEE) -> State:
    """The state after so many hits that got through to figure j, from figure `by` where somebody dealt them, with an
    attack of a kind. [CM-INJ-07 CM-RET-01]"""
    if hits <= 0:
        return state
    return suffer(
        ref,
        state,
        j,
        body=wound(ref, body_of(state, j), hits, state.house),
        hits=hits,
        source=source,
        by=by,
        kind=kind,
    )


def suffer(
    ref: Referee, state: State, j: int, body: Body, hits: int, source: int, by: int = NOBODY, kind: int = MELEE
) -> State:
    """The state with figure j as its body is after so many hits, which somebody may have dealt. [CM-INJ-07 CM-RET-01]"""
    after = with_body(state.figures[j], body)
    if source == BLOW:
        after = with_fields(after, taken=after.turn.taken + hits)
    else:
        after = with_fields(after, taken_otherwise=after.turn.taken_otherwise + hits)
    state = put_figure(state, j, after)
    if by != NOBODY:
        state = alter(state, by, dealt=with_dealt_hits(state.figures[by].turn.dealt, j, hits, source, kind))
    return settle_condition(ref, rouse(ref, state, j) if hits > 0 else state, j)


def with_dealt_hits(dealt: tuple[DealtHits, ...], foe: int, hits: int, source: int, kind: int) -> tuple[DealtHits, ...]:
    """The hits that a figure has dealt this turn, with these. [CM-RET-01]"""
    old = next((dealt_hits for dealt_hits in dealt if dealt_hits.foe == foe), DealtHits(foe, 0, 0, 0))
    near = hits if kind in (MELEE, POLE, HTH) else 0
    if source == BLOW:
        new = DealtHits(foe, old.physical + hits, old.in_melee + near, old.by_spells)
    else:
        new = DealtHits(foe, old.physical, old.in_melee, old.by_spells + hits)
    return (*(dealt_hits for dealt_hits in dealt if dealt_hits.foe != foe), new)


def settle_condition(ref: Referee, state: State, j: int) -> State:
    """The state after what a change of figure j's condition brings about: who goes down in the air comes to the ground.
    [CM-FLY-02]"""
    figure = state.figures[j]
    if is_airborne(figure) and (figure.body.posture == PRONE or not is_awake(figure)):
        state = bring_down(ref, state, j)
    if figure.life == ILLUSION and figure.body.status == DEAD:
        # An illusion vanishes at ST 0. [CM-SPELL-07]
        return vanish(ref, state, j)
    return state


def enter_hexes(ref: Referee, state: State, i: int, before: Hexes) -> State:
    """The state after figure i came from other hexes to those that it holds: fire burns whoever enters it on the ground,
    whether it walked, was pushed or turned into it. [CM-TURN-03 CM-DMG-05 CM-ENG-08 CM-RET-02]"""
    figure = state.figures[i]
    if is_airborne(figure) or spell_effects.terrain_hexes(state, "fire").isdisjoint(new_hexes(before, figure.hexes)):
        return state
    hits = grounds()["fire"].enter_hits
    say(ref, "enters_fire", who=figure.id, hits=hits, clauses=("CM-TURN-03", "CM-DMG-05"))
    return hurt(ref, state, i, hits, FIRE)


def tell_stops(ref: Referee, whom: str, hits: int, parts: tuple[Modifier, ...]) -> None:
    """Says how many hits are left of a blow after what stops some, and what protects where none are, if anything does.
    [CM-DMG-04 CM-DMG-05]"""
    if parts:
        labels, points = tuple(part.label for part in parts), tuple(part.value for part in parts)
        clauses = tuple(dict.fromkeys(part.clause for part in parts))
        say(ref, "stops", whom=whom, hits=hits, labels=labels, points=points, clauses=clauses)


def tell_past(ref: Referee, state: State, met: Sequence[int]) -> None:
    """Says who is on the way of what flies, if anybody is. [CM-MISS-01]"""
    if met:
        say(ref, "past", whom=tuple(state.figures[n].id for n in met), clauses=("CM-MISS-01",))


def tell_met(ref: Referee, state: State, n: int) -> None:
    """Says who was met in place of the target. [CM-MISS-04 CM-PRONE-05]"""
    say(ref, "meets", whom=state.figures[n].id, clauses=("CM-MISS-04", "CM-PRONE-05"))


# --- fatigue ----------------------------------------------------------------------------------------------------------
def tire(ref: Referee, state: State, i: int, points: int) -> State:
    """The state after figure i spent fatigue; beyond its pool it may fall unconscious. Where fatigue is taken off ST, an
    ST of 3 or less counts as one that hits have left. [CM-FAT-05 CM-INJ-01 CM-RENEW-01]"""
    figure = state.figures[i]
    signed = SignedReferee(ref, home_side(figure)) if can_make_figures(figure) else ref
    spent = spend(signed, points, st_of(state, i), figure.body.hits, figure.body.fatigue, state.house)
    tired = alter(state, i, fatigue=spent.fatigue)
    tired = alter(tired, i, low=figure.body.low or is_low(st_left(tired, i)) != 0)
    if spent.conscious != 0:
        return tired
    down = replace(tired.figures[i], body=collapse(tired.figures[i].body))
    return settle_condition(ref, put_figure(tired, i, down), i)


# --- falls ------------------------------------------------------------------------------------------------------------
def knock_down(ref: Referee, state: State, j: int) -> State:
    """The state after figure j was knocked down other than by hits: next turn it may only stand up or crawl.
    [CM-OPT-05 CM-RET-04]"""
    before = state.figures[j]
    say(ref, "falls", who=before.id, clauses=("CM-OPT-05",))
    down = put_figure(state, j, replace(before, body=fall(before.body)))
    return settle_condition(ref, down, j)


def bring_down(ref: Referee, state: State, j: int) -> State:
    """The state after figure j came down out of the air: prone in its hex, or the nearest vacant one. [CM-FLY-02]"""
    figure = state.figures[j]
    where = landing_hexes(state, j)
    say(ref, "comes_down", who=figure.id, clauses=("CM-FLY-02",))
    return alter(state, j, hexes=where, flight=ON_GROUND, posture=PRONE, meets_ground=False, apart=False)


def landing_hexes(state: State, j: int) -> tuple[Hex, ...]:
    """The hexes of figure j where it comes down: its own, or the nearest vacant ones; where none are, its own."""
    figure = state.figures[j]
    figures, ground = placed_figures(state), field(state)
    rest = other_figures(figures, j)
    head = figure.hexes[0]
    for pos in sorted(state.board.land, key=lambda there: (distance(head, there), there)):
        hexes = tuple((q + pos[0] - head[0], r + pos[1] - head[1]) for q, r in figure.hexes)
        if is_vacant(ground, rest, hexes):
            return hexes
    return figure.hexes


# --- things -----------------------------------------------------------------------------------------------------------
def drop(ref: Referee, state: State, i: int, item: str, pos: Hex, clause: str) -> State:
    """The state with a ready weapon, or the shield by its id, lying in a hex."""
    figure = state.figures[i]
    if item in (SPIKE, figure.shield):
        lying = figure.shield
        state = alter(state, i, shield=NONE, shield_ready=False)
    else:
        lying = item
        state = alter(state, i, ready=without_item(figure.ready, item))
    say(ref, "drops", who=figure.id, item=lying, clauses=(clause,))
    return replace(state, items=(*state.items, (pos, lying)))


def after_attack(ref: Referee, state: State, i: int, item: str, where: int, met: Hex) -> State:
    """The state after what an attack made of its weapon: kept, dropped, thrown to the hex of what it met, broken or
    destroyed. [CM-HIT-02 CM-HIT-06 CM-HIT-08]"""
    figure = state.figures[i]
    if where == KEPT:
        return state
    if where == AT_ATTACKER:
        return drop(ref, state, i, item, figure.hexes[0], "CM-HIT-02")
    if where == AT_TARGET:
        column, row = column_row(met)
        say(ref, "lies", item=item, column=column, row=row, clauses=("CM-HIT-08",))
        state = alter(state, i, ready=without_item(figure.ready, item))
        return replace(state, items=(*state.items, (met, item)))
    assert where in (BROKEN, DESTROYED)
    if where == BROKEN and item.startswith(BROKEN_ITEM):
        # What is broken is no worse for breaking again.
        return state
    say(ref, "breaks", who=figure.id, item=item, gone=int(where == DESTROYED), clauses=("CM-HIT-02", "CM-EQUIP-04"))
    if item == SPIKE:
        return alter(state, i, shield=NONE, shield_ready=False)
    rest = without_item(figure.ready, item)
    if where == DESTROYED:
        return alter(state, i, ready=rest)
    return alter(state, i, ready=(*rest, BROKEN_ITEM + item))
