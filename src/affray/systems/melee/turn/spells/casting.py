"""Casting spells: what a figure may cast now, and what comes of it.

A spell is paid for first and takes effect then, so that who collapses over it has cast it all the same.
[CM-SPELL-01 CM-SPELL-02 CM-SPELL-03 CM-SPELL-04 CM-SPELL-05 CM-SPELL-06 CM-FAT-05]
"""

from collections.abc import Iterator

from affray.core import Modifier, Refusal
from affray.referee import Referee, choose, say
from affray.space.crossing import crossed_hexes
from affray.space.hex import distance, place_name
from affray.systems.melee.content.codes import CHOOSE_MET, MISSILE_SPELL, RETURNED, TURNED, WHOLE_SHARE
from affray.systems.melee.content.tables import Spell, creatures, spells
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import Cast
from affray.systems.melee.position.figures import placed_figures
from affray.systems.melee.position.state import NOBODY, State, alter, index_of
from affray.systems.melee.rules.adjusted_dx import Situation, adj_dx, adj_parts
from affray.systems.melee.rules.aim import is_line_through, nearest_hex_pairs
from affray.systems.melee.rules.casting import casting_roll
from affray.systems.melee.rules.damage import DamageDice, damage, factors_of, missile_spell_dice, read_damage
from affray.systems.melee.rules.friends_on_the_way import fly_past_friends
from affray.systems.melee.rules.hit_roll import HIT_DICE, dice_needed
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.turn.aiming import (
    NO_ITEM,
    Aim,
    aims_at,
    friend_of,
    own_situation,
    protection_from,
    protection_on,
    situation,
)
from affray.systems.melee.turn.harm import knock_down, tell_met, tell_past, tell_stops, tire
from affray.systems.melee.turn.spells.created_figures import appearing_places, forms, has_room, has_shape, model_figure
from affray.systems.melee.turn.spells.effects import strike_figure, take_effect
from affray.systems.melee.turn.spells.ending import end_due_spells
from affray.systems.melee.turn.spells.made_ground import groups, is_connected, near_hexes, possible_hexes
from affray.systems.melee.turn.spells.targets import (
    ALL_AROUND,
    AT_FIGURE,
    ATTRIBUTES,
    CALLING,
    IN_FORM,
    ON_GROUND,
    ON_MADE,
    aim_of,
    hex_refusal,
    kind_of,
    knowledge_refusal,
    maker_spells,
    reach_refusal,
    st_amounts,
    victim_refusal,
)

ATTRIBUTE = "attribute_per_st"
NO_FACING = -1
MISSILE = "M"


# --- what may be cast -------------------------------------------------------------------------------------------------
def cast_answers(state: State, i: int) -> tuple[Cast, ...]:
    """Every ordinary way for figure i to cast a spell now. Figures that are made face as the caster does; other facings,
    and groups of hexes of other shapes, may be answered all the same. [CM-SPELL-01 CM-SPELL-02 CM-OPT-18 CM-OPT-28]"""
    rows = (spells()[name] for name in state.figures[i].spells)
    return tuple(
        answer for row in rows if knowledge_refusal(state, i, row) is None for answer in spell_answers(state, i, row)
    )


def spell_answers(state: State, i: int, row: Spell) -> Iterator[Cast]:
    """Every ordinary way to cast one spell."""
    aim = aim_of(row)
    if aim in (AT_FIGURE, ON_MADE):
        yield from figure_answers(state, i, row)
    if aim == ON_MADE:
        yield from clearing_answers(state, i, row)
    elif aim == ON_GROUND:
        yield from ground_answers(state, i, row)
    elif aim == CALLING:
        size = creatures()[row.effect_value].size
        for hexes in appearing_places(state, i, size, state.figures[i].facing):
            yield Cast(row.id, row.st_cost, hexes=hexes, facing=state.figures[i].facing)
    elif aim == IN_FORM:
        yield from form_answers(state, i, row)
    elif aim == ALL_AROUND:
        yield Cast(row.id, row.st_cost)


def figure_answers(state: State, i: int, row: Spell) -> Iterator[Cast]:
    """A spell at each figure that it suits and reaches, with every ST; Aid to each attribute. [CM-SPELL-04 CM-SPELL-05]"""
    figures = placed_figures(state)
    for j, figure in enumerate(state.figures):
        if victim_refusal(state, i, j, row) is None and reach_refusal(state, figures, i, j, row) is None:
            for st in st_amounts(state, row, j):
                for attribute in ATTRIBUTES if row.effect_key == ATTRIBUTE else ("",):
                    yield Cast(row.id, st, figure.id, attribute=attribute)


def clearing_answers(state: State, i: int, row: Spell) -> Iterator[Cast]:
    """A spell at each hex that magic has made. [CM-SPELL-06]"""
    figures = placed_figures(state)
    made = {pos for active in state.spells for pos in active.hexes}
    for pos in sorted(made):
        if hex_refusal(state, figures, i, row, pos) is None:
            yield Cast(row.id, row.st_cost, hexes=(pos,))


def ground_answers(state: State, i: int, row: Spell) -> Iterator[Cast]:
    """Hexes of fire, shadow or wall in each ordinary group near the caster. [CM-SPELL-06]"""
    figures = placed_figures(state)
    open_to = near_hexes(state, i) & possible_hexes(state, spell_effects.CREATED[row.effect_key])
    starts = [pos for pos in sorted(open_to) if hex_refusal(state, figures, i, row, pos) is None]
    for group in groups(open_to, starts, int(row.effect_value)):
        yield Cast(row.id, row.st_cost, hexes=group)


def form_answers(state: State, i: int, row: Spell) -> Iterator[Cast]:
    """An image or illusion in every form and place. [CM-SPELL-07]"""
    facing = state.figures[i].facing
    places: dict[int, tuple[tuple[tuple[int, int], ...], ...]] = {}
    for form in forms(state, int(row.effect_value)):
        looks = model_figure(state, form)
        size = len(looks.hexes) if looks is not None else 0
        if size not in places:
            places[size] = tuple(appearing_places(state, i, size, facing))
        for hexes in places[size]:
            yield Cast(row.id, row.st_cost, hexes=hexes, form=form, facing=facing)


# --- why not ----------------------------------------------------------------------------------------------------------
def cast_refusal(state: State, i: int, answer: Cast) -> Refusal | None:
    """Why figure i cannot cast that spell so; None when it can. [CM-SPELL-01 CM-SPELL-02 CM-SPELL-06 CM-FACE-06]"""
    row = spells().get(answer.spell)
    if row is None:
        return refusal("spell-unknown", "spell", "CM-SPELL-01", who=state.figures[i].id, spell=answer.spell)
    fault = knowledge_refusal(state, i, row) or words_refusal(row, answer)
    if fault is not None:
        return fault
    aim = aim_of(row)
    j = index_of(state, answer.target) if answer.target else NOBODY
    if answer.target:
        if j == NOBODY:
            return refusal("spell-target", "target", "CM-SPELL-02", whom=answer.target)
        fault = victim_refusal(state, i, j, row) or reach_refusal(state, placed_figures(state), i, j, row)
    elif aim == ON_MADE:
        fault = made_refusal(state, i, row, answer)
    elif aim == ON_GROUND:
        fault = ground_refusal(state, i, row, answer)
    elif aim in (CALLING, IN_FORM):
        fault = place_refusal(state, i, row, answer)
    return fault or cost_refusal(state, row, j, answer)


def words_refusal(row: Spell, answer: Cast) -> Refusal | None:
    """Why an answer does not say what the spell needs, or says more; None when it fits. [CM-SPELL-02]"""
    aim = aim_of(row)
    figure = aim in (CALLING, IN_FORM)
    wanted = {
        "target": aim == AT_FIGURE or (aim == ON_MADE and not answer.hexes),
        "hexes": figure or aim == ON_GROUND or (aim == ON_MADE and not answer.target),
        "form": aim == IN_FORM,
        "facing": figure,
        "attribute": row.effect_key == ATTRIBUTE,
    }
    given = {
        "target": answer.target != "",
        "hexes": answer.hexes != (),
        "form": answer.form != "",
        "facing": answer.facing != NO_FACING,
        "attribute": answer.attribute != "",
    }
    wrong = next((name for name, needed in wanted.items() if needed != given[name]), None)
    if wrong is not None:
        return refusal(f"cast-{wrong}", wrong, "CM-SPELL-02", spell=row.id, needed=int(wanted[wrong]))
    if answer.attribute and answer.attribute not in ATTRIBUTES:
        return refusal("cast-attribute", "attribute", "CM-SPELL-02", spell=row.id, needed=1)
    return None


def cost_refusal(state: State, row: Spell, j: int, answer: Cast) -> Refusal | None:
    """Why so much ST cannot go into a spell; None when it can. [CM-SPELL-02]"""
    open_to = st_amounts(state, row, j)
    if answer.st in open_to:
        return None
    return refusal("cast-st", "st", "CM-SPELL-02", spell=row.id, least=open_to[0], most=open_to[-1])


def made_refusal(state: State, i: int, row: Spell, answer: Cast) -> Refusal | None:
    """Why a hex cannot be cleared of what magic has made; None when it can. [CM-SPELL-06]"""
    if len(answer.hexes) != 1 or not maker_spells(state, answer.hexes[0]):
        return refusal("nothing-made", "hexes", "CM-SPELL-06", spell=row.id)
    return hex_refusal(state, placed_figures(state), i, row, answer.hexes[0])


def ground_refusal(state: State, i: int, row: Spell, answer: Cast) -> Refusal | None:
    """Why fire, shadow or wall cannot be made in those hexes; None when it can: the first is near and can be aimed at,
    the others hang together with it. [CM-SPELL-06 CM-FACE-06]"""
    hexes, count = answer.hexes, int(row.effect_value)
    if len(hexes) != count or len(set(hexes)) != count or not is_connected(hexes):
        return refusal("spell-group", "hexes", "CM-SPELL-06", spell=row.id, count=count)
    if not possible_hexes(state, spell_effects.CREATED[row.effect_key]).issuperset(hexes):
        return refusal("ground-held", "hexes", "CM-SPELL-06", spell=row.id)
    if hexes[0] not in near_hexes(state, i):
        return refusal("ground-far", "hexes", "CM-SPELL-06", spell=row.id)
    return hex_refusal(state, placed_figures(state), i, row, hexes[0])


def place_refusal(state: State, i: int, row: Spell, answer: Cast) -> Refusal | None:
    """Why a figure cannot appear so; None when it can. [CM-SPELL-06 CM-SPELL-07 CM-FACE-09]"""
    looks = model_figure(state, answer.form or row.effect_value)
    if looks is None or (answer.form and len(looks.hexes) > int(row.effect_value)):
        return refusal("spell-form", "form", "CM-SPELL-07", spell=row.id, form=answer.form)
    if len(looks.hexes) != len(answer.hexes) or not has_shape(answer.hexes, answer.facing):
        return refusal("spell-shape", "hexes", "CM-FACE-09", spell=row.id, count=len(looks.hexes))
    if not has_room(state, placed_figures(state), i, answer.hexes):
        return refusal("spell-room", "hexes", "CM-SPELL-06", spell=row.id)
    return None


# --- the deed ---------------------------------------------------------------------------------------------------------
def cast(ref: Referee, state: State, i: int, answer: Cast) -> State:
    """The state after figure i cast a spell that `cast_fault` has nothing against, with success or without.
    [CM-SPELL-02 CM-SPELL-03 CM-SPELL-04]"""
    row = spells()[answer.spell]
    if row.kind == MISSILE:
        return end_due_spells(ref, loose_missile(ref, state, i, row, answer))
    scene = situation_of(state, i, row, answer)
    announce_spell(ref, state, i, row, answer, adj_parts(scene))
    rolled = casting_roll(ref, HIT_DICE, adj_dx(scene), answer.st)
    state = pay_for_cast(ref, state, i, rolled.paid, falls=rolled.falls != 0)
    if rolled.multiplier > 0:
        state = take_effect(ref, state, i, row, answer, factors_of(row, rolled.multiplier))
    return end_due_spells(ref, state)


def situation_of(state: State, i: int, row: Spell, answer: Cast) -> Situation:
    """A spell as far as adjDX goes; at a figure from and to the best hexes, at hexes to the first of them, around the
    caster at nothing. [CM-SPELL-02 CM-SPELL-05 CM-ADJ-08]"""
    kind = kind_of(row)
    if answer.target:
        j = index_of(state, answer.target)
        return situation(state, i, j, kind, NO_ITEM, aims_at(state, i, j, kind)[0])
    own = state.figures[i].hexes
    source, pos = nearest_hex_pairs(own, answer.hexes[:1])[0] if answer.hexes else (own[0], own[0])
    shadow = spell_effects.terrain_hexes(state, "shadow")
    return own_situation(state, i, kind, NO_ITEM, source)._replace(
        hexes=distance(source, pos), through_shadow=int(is_line_through(crossed_hexes(source, pos), shadow))
    )


def announce_spell(ref: Referee, state: State, i: int, row: Spell, answer: Cast, parts: tuple[Modifier, ...]) -> None:
    """Tells that a spell is cast, at what, and what adjDX is made of. [CM-SPELL-02]"""
    figure = state.figures[i]
    say(
        ref,
        "casts",
        who=figure.id,
        spell=row.id,
        st=answer.st,
        aimed=int(answer.target != ""),
        whom=answer.target,
        own=int(answer.target == figure.id),
        at=tuple(place_name(pos) for pos in answer.hexes),
        score=sum(part.value for part in parts),
        by_side=figure.side,
        parts=parts,
        clauses=("CM-SPELL-02",),
    )


def pay_for_cast(ref: Referee, state: State, i: int, points: int, *, falls: bool) -> State:
    """The state after a caster has paid for its attempt, and fallen where the roll was the worst. [CM-SPELL-03
    CM-FAT-05]"""
    state = tire(ref, state, i, points)
    return knock_down(ref, state, i) if falls else state


# --- missile spells ---------------------------------------------------------------------------------------------------
def loose_missile(ref: Referee, state: State, i: int, row: Spell, answer: Cast) -> State:
    """The state after a missile spell: past friends, of whom one may be hit, then cast at its target, which may turn it
    or send it back. [CM-SPELL-04 CM-MISS-01]"""
    j = index_of(state, answer.target)
    aim = aims_at(state, i, j, MISSILE_SPELL)[0]
    scene = situation(state, i, j, MISSILE_SPELL, NO_ITEM, aim)
    announce_spell(ref, state, i, row, answer, adj_parts(scene))
    dice = missile_spell_dice(read_damage(row.effect_value), answer.st)
    on_line = tuple(whom[choose(ref, i, CHOOSE_MET, len(whom) - 1, *whom[:3])] for whom in aim.passed)
    tell_past(ref, state, on_line)
    friends = tuple(friend_of(state, i, n, MISSILE_SPELL, NO_ITEM, aim) for n in on_line)
    past = fly_past_friends(ref, friends)
    if past.friend >= 0:
        tell_met(ref, state, on_line[past.friend])
        hits = damage(ref, dice, past.multiplier, WHOLE_SHARE, friends[past.friend].stops, state.house)
        met = on_line[past.friend]
        tell_stops(ref, state.figures[met].id, hits, protection_on(state, met, j, aim))
        return strike_figure(ref, tire(ref, state, i, answer.st), i, met, hits, MISSILE_SPELL)
    target = state.figures[j]
    guarded = dice_needed(MISSILE_SPELL, target.body.stance)
    if guarded > HIT_DICE:
        state = alter(state, j, defended=True)
    rolled = casting_roll(ref, guarded, adj_dx(scene), answer.st)
    state = pay_for_cast(ref, state, i, rolled.paid, falls=rolled.falls != 0)
    if rolled.multiplier == 0:
        return state
    return land_missile(ref, state, i, j, dice, multiplier=rolled.multiplier, aim=aim)


def land_missile(ref: Referee, state: State, i: int, j: int, dice: DamageDice, multiplier: int, aim: Aim) -> State:
    """The state after a missile spell hit its target, was turned away, or came back. [CM-SPELL-04]"""
    fate = spell_effects.missile_fate(state, j)
    if fate == TURNED:
        say(ref, "turned", whom=state.figures[j].id, clauses=("CM-SPELL-04",))
        return state
    if fate == RETURNED:
        say(ref, "returned", whom=state.figures[j].id, who=state.figures[i].id, clauses=("CM-SPELL-04",))
        met, source = i, aim.hex
    else:
        met, source = j, aim.source
    parts = protection_from(state, met, source)
    hits = damage(ref, dice, multiplier, WHOLE_SHARE, sum(part.value for part in parts), state.house)
    tell_stops(ref, state.figures[met].id, hits, parts)
    return strike_figure(ref, state, i, met, hits, MISSILE_SPELL)
