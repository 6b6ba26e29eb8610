"""What a spell that was cast does: to a figure, around the caster, to the ground, and what it makes.

[CM-SPELL-02 CM-SPELL-05 CM-SPELL-06 CM-SPELL-07 CM-SPELL-08]
"""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from affray.core.fight_state import are_foes, without_item
from affray.referee import Referee, choose, roll_sum, say
from affray.space.bodies import body_distance
from affray.space.crossing import crossed_hexes
from affray.space.hex import Hex, place_name
from affray.systems.melee.content.codes import (
    CHOOSE_BROKEN,
    CHOOSE_CREATION,
    CHOOSE_DROPPED,
    CREATION_SPELL,
    DEAD,
    NO_STANCE,
    PRONE,
    ROLL_DURATION,
    ROLL_RESIST,
    UNCONSCIOUS,
    WHOLE_SHARE,
    D,
)
from affray.systems.melee.content.tables import NONE, Spell
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import Cast
from affray.systems.melee.position.figures import mind_of
from affray.systems.melee.position.hands import BROKEN_PREFIX
from affray.systems.melee.position.state import NOBODY, Active, State, alter, index_of, is_awake, is_on_map
from affray.systems.melee.rules.aim import is_line_through, megahexes, nearest_hex_pairs
from affray.systems.melee.rules.damage import DamageDice, Factors, damage
from affray.systems.melee.rules.saving_rolls import SAVE_DICE, saving_roll
from affray.systems.melee.turn.aiming import protection_from
from affray.systems.melee.turn.harm import SPELL, drop, hurt, settle_condition, tell_stops
from affray.systems.melee.turn.spells.created_figures import appear, is_unreal, made_form, vanish, vanish_if_image
from affray.systems.melee.turn.spells.ending import end_spell
from affray.systems.melee.turn.spells.targets import holdings, maker_spells

DAZZLING_RANGE = 5
"""Megahexes over which Dazzle works."""
DICE_OF_TURNS = "2d6"
TURN_DICE = 2


# --- lasting ----------------------------------------------------------------------------------------------------------
def begin_spell(ref: Referee, state: State, i: int, row: Spell, answer: Cast, factors: Factors) -> Active:
    """The spell as it is at work, before it is known on whom; a duration in dice is rolled. A continuing spell counts no
    turns. [CM-SPELL-02 CM-RENEW-03]"""
    if row.duration == DICE_OF_TURNS:
        turns = (roll_sum(ref, TURN_DICE, D, ROLL_DURATION) + TURN_DICE) * factors.turns
    elif row.renew_cost > 0 or row.duration == "":
        turns = 0
    else:
        turns = int(row.duration) * factors.turns
    return Active(row.id, i, state.turn, left=turns, st=answer.st, times=factors.number, attribute=answer.attribute)


def add_active(ref: Referee, state: State, active: Active) -> State:
    """The state with one more spell at work on a figure. [CM-SPELL-02]"""
    whom = state.figures[active.subject].id
    say(ref, "takes_hold", spell=active.spell, whom=whom, turns=active.left, clauses=("CM-SPELL-02",))
    return replace(state, spells=(*state.spells, active))


# --- does it take effect ----------------------------------------------------------------------------------------------
def roll_fending_off(ref: Referee, state: State, i: int, j: int, row: Spell) -> bool:
    """Whether a spell fails on figure j: behind a Spell Shield, or resisted by a mind that is not willing. Reading: the
    caster's own team is willing. [CM-SPELL-05]"""
    victim = state.figures[j]
    if spell_effects.is_shielded(state, j):
        say(ref, "shielded", whom=victim.id, spell=row.id, clauses=("CM-SPELL-02",))
        return True
    if not row.mental or not are_foes(state, victim.side, state.figures[i].side) or state.house.no_mental_saves != 0:
        return False
    if saving_roll(ref, SAVE_DICE, mind_of(state, j), state.house, ROLL_RESIST).passed == 0:
        return False
    say(ref, "resists", who=victim.id, spell=row.id, clauses=("CM-SPELL-05",))
    return True


def take_effect(ref: Referee, state: State, i: int, row: Spell, answer: Cast, factors: Factors) -> State:
    """The state after a spell that is no missile was cast with success. [CM-SPELL-02]"""
    if answer.target:
        j = index_of(state, answer.target)
        if roll_fending_off(ref, state, i, j, row):
            return state
        active = replace(begin_spell(ref, state, i, row, answer, factors), subject=j)
        return ON_FIGURE.get(row.effect_key, add_active)(ref, state, active)
    active = begin_spell(ref, state, i, row, answer, factors)
    if answer.facing >= 0:
        return appear(ref, state, active, made_form(row, answer.form), answer.hexes, answer.facing)
    if row.effect_key in spell_effects.CREATED:
        return make_ground(ref, state, replace(active, hexes=answer.hexes))
    if answer.hexes:
        return clear_hex(ref, state, active, answer)
    return dazzle(ref, state, active) if row.effect_key == "dx_within_5_mh" else blast(ref, state, active)


# --- on a figure ------------------------------------------------------------------------------------------------------
def disarm(ref: Referee, state: State, active: Active) -> State:
    """The state after a figure dropped what a hand of it held; the caster's player picks which. [CM-SPELL-02]"""
    figure = state.figures[active.subject]
    items = holdings(figure, "drop_ready")
    item = items[choose(ref, active.caster, CHOOSE_DROPPED, len(items) - 1, active.subject)]
    return drop(ref, state, active.subject, item, figure.hexes[0], "CM-SPELL-02")


def shatter(ref: Referee, state: State, active: Active) -> State:
    """The state after a ready weapon or shield broke, the one that the caster's player picks; a broken shield is none.
    [CM-SPELL-02 CM-EQUIP-04]"""
    j = active.subject
    figure = state.figures[j]
    items = holdings(figure, "break_ready")
    place = choose(ref, active.caster, CHOOSE_BROKEN, len(items) - 1, j)
    is_shield = figure.shield_ready and place == len(items) - 1
    say(
        ref, "breaks", who=figure.id, item=items[place], gone=int(is_shield), clauses=("CM-SPELL-02", "CM-EQUIP-04"),
    )  # fmt: skip
    if is_shield:
        return alter(state, j, shield=NONE, shield_ready=False)
    return alter(state, j, ready=(*without_item(figure.ready, items[place]), BROKEN_PREFIX + items[place]))


def trip(ref: Referee, state: State, active: Active) -> State:
    """The state after a figure fell: it may still act as it lies, and next turn only stand up or crawl.
    [CM-SPELL-02 CM-OPT-05]"""
    say(ref, "falls", who=state.figures[active.subject].id, clauses=("CM-SPELL-02", "CM-OPT-05"))
    down = alter(state, active.subject, posture=PRONE, stance=NO_STANCE, fell=True)
    return settle_condition(ref, down, active.subject)


def send_to_sleep(ref: Referee, state: State, active: Active) -> State:
    """The state with a figure asleep. [CM-SPELL-02]"""
    state = add_active(ref, state, active)
    down = alter(state, active.subject, status=UNCONSCIOUS, posture=PRONE, stance=NO_STANCE)
    return settle_condition(ref, down, active.subject)


def freeze(ref: Referee, state: State, active: Active) -> State:
    """The state with a figure that can neither move nor act, nor dodge or defend. [CM-SPELL-02]"""
    return alter(add_active(ref, state, active), active.subject, stance=NO_STANCE)


def take_control(ref: Referee, state: State, active: Active) -> State:
    """The state with an animal under the orders of the caster's side. [CM-SPELL-02]"""
    state, j = add_active(ref, state, active), active.subject
    victim = state.figures[j]
    own = victim.side if victim.own == NOBODY else victim.own
    return alter(state, j, side=state.figures[active.caster].side, own=own)


def remove(ref: Referee, state: State, active: Active) -> State:
    """The state after an image or illusion was removed; a real figure stays. [CM-SPELL-02 CM-SPELL-07]"""
    figure = state.figures[active.subject]
    if is_unreal(figure):
        return vanish(ref, state, active.subject)
    say(ref, "no_effect", spell=active.spell, whom=figure.id, clauses=("CM-SPELL-02",))
    return state


Effect = Callable[[Referee, State, Active], State]
ON_FIGURE: Mapping[str, Effect] = {
    "drop_ready": disarm,
    "break_ready": shatter,
    "fall": trip,
    "unconscious": send_to_sleep,
    "no_action": freeze,
    "control": take_control,
    "dispel": remove,
    "destroy_hexes": remove,
}
"""What a spell does to a figure, by its effect; every other spell is simply at work on it."""


# --- ground -----------------------------------------------------------------------------------------------------------
def make_ground(ref: Referee, state: State, active: Active) -> State:
    """The state with fire, shadow or wall in some hexes. Fire under a figure burns it at the end of the turn.
    [CM-SPELL-06]"""
    kind = spell_effects.CREATED[spell_effects.spell_of(active).effect_key]
    at = tuple(place_name(pos) for pos in active.hexes)
    say(ref, "makes", who=state.figures[active.caster].id, made=kind, at=at, clauses=("CM-SPELL-06",))
    return replace(state, spells=(*state.spells, active))


def clear_hex(ref: Referee, state: State, active: Active, answer: Cast) -> State:
    """The state after one hex was cleared of something that magic has made, of several things that which the caster's
    player picks. [CM-SPELL-02]"""
    (pos,) = answer.hexes
    found = maker_spells(state, pos)
    n = found[choose(ref, active.caster, CHOOSE_CREATION, len(found) - 1, *pos)]
    made = state.spells[n]
    left = tuple(there for there in made.hexes if there != pos)
    if not left:
        return end_spell(ref, state, n)
    say(
        ref,
        "clears",
        made=spell_effects.CREATED[spell_effects.spell_of(made).effect_key],
        count=1,
        clauses=("CM-SPELL-02",),
    )
    return replace(state, spells=(*state.spells[:n], replace(made, hexes=left), *state.spells[n + 1 :]))


# --- around the caster ------------------------------------------------------------------------------------------------
def dazzle(ref: Referee, state: State, active: Active) -> State:
    """The state with every other conscious figure dazzled that is near and not behind a wall. [CM-SPELL-02]"""
    for j, figure in enumerate(state.figures):
        if j != active.caster and is_awake(figure) and is_dazzled(state, active.caster, j):
            state = add_active(ref, state, replace(active, subject=j))
    return state


def is_dazzled(state: State, i: int, j: int) -> bool:
    """Whether a flash at figure i reaches figure j. [CM-SPELL-02]"""
    walls = spell_effects.terrain_hexes(state, "wall")
    return any(
        megahexes(source, pos, state.house) <= DAZZLING_RANGE and not is_line_through(crossed_hexes(source, pos), walls)
        for source, pos in nearest_hex_pairs(state.figures[i].hexes, state.figures[j].hexes)
    )


def blast(ref: Referee, state: State, active: Active) -> State:
    """The state after every figure in or next to the caster's hexes took damage, each by a roll of its own.
    [CM-SPELL-02 CM-DMG-04]"""
    i, dice = active.caster, DamageDice(int(spell_effects.spell_of(active).effect_value), 0)
    for j, figure in enumerate(state.figures):
        if (
            j == i
            or not is_on_map(figure)
            or figure.body.status == DEAD
            or body_distance(state.figures[i].hexes, figure.hexes) > 1
        ):
            continue
        parts = protection_from(state, j, nearest_hex_pairs(state.figures[i].hexes, figure.hexes)[0][0])
        say(ref, "blasted", whom=figure.id, clauses=("CM-SPELL-02",))
        hits = damage(ref, dice, active.times, WHOLE_SHARE, sum(part.value for part in parts), state.house)
        tell_stops(ref, figure.id, hits, parts)
        state = strike_figure(ref, state, i, j, hits, CREATION_SPELL)
    return state


def spell_protection(state: State, j: int, source: Hex) -> int:
    """The hits that protect figure j from a spell out of a hex. [CM-DMG-04 CM-DMG-05]"""
    return sum(part.value for part in protection_from(state, j, source))


def strike_figure(ref: Referee, state: State, i: int, j: int, hits: int, kind: int) -> State:
    """The state after a spell of figure i hit figure j for so many hits that got through; an image vanishes.
    [CM-INJ-07 CM-SPELL-07]"""
    state = vanish_if_image(ref, state, j)
    if state.figures[j].gone:
        return state
    return hurt(ref, state, j, hits, source=SPELL, by=i, kind=kind)
