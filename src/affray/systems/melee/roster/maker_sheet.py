"""What a figure in the making comes to: points, silver, load, adjDX, fatigue, weapons, protection, spells."""

from collections.abc import Iterator

from msgspec.structs import replace

from affray.core.faces.guide import Row, Sheet
from affray.core.faces.people import Total
from affray.core.words.phrase import Phrase
from affray.systems.melee.content.codes import FRONT, KIND_NAMES, LOAD_NAMES, REAR, THROWN
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.content.tables import NONE, Weapon, spells, weapon
from affray.systems.melee.position import figures
from affray.systems.melee.position.arms import arm_of
from affray.systems.melee.position.hands import kinds_of
from affray.systems.melee.position.state import Board, State
from affray.systems.melee.roster.adventurer import HERE, Adventurer, figure_of, is_fit
from affray.systems.melee.roster.making import points_left, points_total, possessions, silver_spent, silver_total
from affray.systems.melee.roster.rest_and_learning import POINTS, cost_of
from affray.systems.melee.rules.attributes import knowledge_capacity
from affray.systems.melee.rules.damage import bare_hands, protection, protection_parts, write_damage
from affray.systems.melee.rules.equipment import arm_dice, rate_of, reload_turns, shots_per_action
from affray.systems.melee.rules.load import TENTHS, can_jog_with, can_run_with, half_ma, ma_of
from affray.systems.melee.rules.speeds import can_run
from affray.systems.melee.words.rows import (
    amount_phrase,
    making_phrase,
    nonzero_parts,
    number_phrase,
    spell_row,
    weight_args,
)

Group = tuple[Phrase, tuple[Row, ...]]
OPEN_GROUND = Board({HERE: "clear"})
GIFTS = {figures.DOUBLE_LOAD: "double", figures.LIGHT_FOOT: "quick", figures.GOOD_ARM: "thrower"}
"""What a race gives besides its attributes, as the end of a message's id. [CM-FIG-05]"""


def lone_figure_state(adventurer: Adventurer, house: House = PLAIN, *, packed: bool = True) -> State:
    """An adventurer on a board by itself, with its pack or without."""
    figure = figure_of(adventurer)
    return State(OPEN_GROUND, ("",), (figure if packed else replace(figure, pack_at=HERE),), house)


def making_sheet(adventurer: Adventurer, house: House = PLAIN) -> Sheet:
    """The sheet of an adventurer whose race, things and spells are known, as its next fight would begin.

    [CM-FIG-01 CM-FIG-03 CM-MA-02 CM-ENC-01 CM-ATTR-04 CM-FAT-01 CM-DMG-04 CM-SPELL-01]
    """
    state = lone_figure_state(adventurer, house)
    spare = tuple(dict.fromkeys(name for name in adventurer.slung if name not in adventurer.weapons))
    groups: tuple[Group, ...] = (
        (making_phrase("group-attributes"), tuple(attribute_rows(adventurer, state))),
        (making_phrase("group-movement"), movement_rows(adventurer, state)),
        (
            making_phrase("group-weapons"),
            tuple(weapon_row(adventurer, weapon(name)) for name in dict.fromkeys(adventurer.weapons)),
        ),
        (making_phrase("group-slung"), tuple(weapon_row(adventurer, weapon(name)) for name in spare)),
        (making_phrase("group-protection"), cover_rows(adventurer, state)),
        (making_phrase("group-things"), item_rows(adventurer)),
        (making_phrase("group-spells"), tuple(spell_row(spells()[name]) for name in adventurer.spells)),
        (making_phrase("group-experience"), experience_rows(adventurer)),
    )
    return Sheet(adventurer.name, 0, tuple(group for group in groups if group[1]))


# --- attributes -------------------------------------------------------------------------------------------------------
def attribute_rows(adventurer: Adventurer, state: State) -> Iterator[Row]:
    """Race, attributes, what they are good for, and how the figure is."""
    strength = nonzero_parts(("ST", adventurer.st, "CM-ATTR-03"), ("hits", -adventurer.wounds, "CM-ATTR-03"))
    gift = GIFTS.get(adventurer.race, NONE)
    yield Row(
        making_phrase("row-race"),
        making_phrase("race", race=adventurer.race, gift=gift),
        clauses=("CM-FIG-01", "CM-FIG-05"),
    )
    yield Row(
        making_phrase("row-st"), amount_phrase(figures.st_left(state, 0), adventurer.st), strength, ("CM-ATTR-03",)
    )
    dx = number_phrase(figures.standing_adj_dx(state, 0))
    yield Row(making_phrase("row-dx"), dx, figures.standing_reasons(state, 0), ("CM-ATTR-04", "CM-ADJ-10"))
    mind = making_phrase("mind", iq=adventurer.iq, wis=adventurer.mind, mental=figures.mind_of(state, 0))
    yield Row(making_phrase("row-mind"), mind, clauses=("CM-ATTR-02", "CM-FIG-02"))
    yield capacity_row(adventurer, state.house)
    fatigue = amount_phrase(adventurer.fatigue, figures.pool_of(state, 0))
    yield Row(making_phrase("row-fatigue"), fatigue, clauses=("CM-FAT-01", "CM-FAT-04"))
    if figures.is_exhausted(state, 0):
        yield Row(making_phrase("row-state"), making_phrase("exhausted"), clauses=("CM-FAT-04",))
    if not is_fit(adventurer):
        yield Row(
            making_phrase("row-state"),
            making_phrase("down", dead=int(adventurer.dead)),
            clauses=("CM-INJ-02", "CM-INJ-03"),
        )
    yield points_row(adventurer)


def capacity_row(adventurer: Adventurer, house: House) -> Row:
    """The spells that it knows, of as many as it can. [CM-ATTR-02 CM-SPELL-01]"""
    known = amount_phrase(len(adventurer.spells), knowledge_capacity(adventurer.iq, adventurer.mind, house))
    return Row(making_phrase("row-capacity"), known, clauses=("CM-ATTR-02", "CM-SPELL-01"))


def points_row(adventurer: Adventurer) -> Row:
    """The points that it has yet to spend. [CM-FIG-01]"""
    left = points_left(adventurer)
    said = making_phrase("points", left=left, over=max(0, -left), total=points_total(adventurer))
    return Row(making_phrase("row-points"), said, clauses=("CM-FIG-01", "CM-FIG-02"))


# --- movement ---------------------------------------------------------------------------------------------------------
def movement_rows(adventurer: Adventurer, state: State) -> tuple[Row, ...]:
    """Weight, load and MA, and what they are without the pack. [CM-ENC-01 CM-ENC-02 CM-ENC-03 CM-MA-02 CM-MA-03]"""
    rows = [load_row(adventurer, state), ma_row(state, "row-ma")]
    load = figures.load(state, 0)
    paces = making_phrase("paces", run=can_run(load, figures.is_exhausted(state, 0)), jog=can_jog_with(load))
    rows.append(Row(making_phrase("row-paces"), paces, clauses=("CM-ENC-02", "CM-SPEED-01", "CM-FAT-04")))
    if adventurer.pack:
        rows.append(ma_row(lone_figure_state(adventurer, state.house, packed=False), "row-ma-dropped"))
    return tuple(rows)


def load_row(adventurer: Adventurer, state: State) -> Row:
    """What its things weigh, and the load that they are. [CM-ENC-01]"""
    weight = figures.carried_weight(state.figures[0])
    load = making_phrase("load", **weight_args(weight), load=LOAD_NAMES[figures.load(state, 0)], st=adventurer.st)
    return Row(making_phrase("row-load"), load, clauses=("CM-ENC-01",))


def ma_row(state: State, name: str) -> Row:
    """MA and half of it, with their reasons. [CM-MA-02 CM-MA-03]"""
    ma = ma_of(figures.mover(state, 0), state.house)
    value = making_phrase("ma", ma=ma, half=half_ma(ma))
    return Row(making_phrase(name), value, figures.ma_reasons(state, 0), ("CM-MA-02", "CM-MA-03", "CM-ENC-03"))


def pounds_text(weight: int) -> str:
    """A weight in tenths of a pound as it is read in a table.

    >>> pounds_text(165), pounds_text(120)
    ('16.5', '12')
    """
    return f"{weight / TENTHS:g}"


# --- weapons, armor, things -------------------------------------------------------------------------------------------
def weapon_row(adventurer: Adventurer, made: Weapon, house: House = PLAIN, *, name: str = "weapon") -> Row:
    """A weapon in the hands of a figure: its damage, what it asks for, what it can do, in the message of that name.
    [CM-DMG-01 CM-EQUIP-01 CM-EQUIP-02]"""
    stands = figures.standing_adj_dx(lone_figure_state(adventurer, house), 0)
    kinds = kinds_of(made.id)
    value = making_phrase(
        name,
        damage=write_damage(arm_dice(arm_of(made.id), adventurer.st)),
        required=made.st_required,
        hands=made.hands,
        use=tuple(KIND_NAMES[kind] for kind in kinds),
        reload=reload_turns(rate_of(made), stands) if made.missile else 0,
        shots=shots_per_action(rate_of(made), stands) if made.missile else 0,
        bonus=int(adventurer.race == figures.GOOD_ARM and THROWN in kinds),
    )
    clauses = ("CM-DMG-01", "CM-EQUIP-01", "CM-EQUIP-02", *(("CM-EQUIP-03",) if made.missile else ()))
    return Row(making_phrase("item", item=made.id), value, clauses=clauses)


def cover_rows(adventurer: Adventurer, state: State) -> tuple[Row, ...]:
    """What armor and shield stop of each attack, and the damage of bare hands. [CM-DMG-04 CM-DMG-05 CM-HTH-08]"""
    cover = figures.cover_of(state, 0)
    clauses = ("CM-DMG-04", "CM-DMG-05")
    rows = [
        Row(
            making_phrase("row-front"), number_phrase(protection(cover, FRONT)), protection_parts(cover, FRONT), clauses
        )
    ]
    if cover.shield:
        rows.append(Row(making_phrase("row-rear"), number_phrase(protection(cover, REAR)), clauses=clauses))
    bare = making_phrase("damage", damage=write_damage(bare_hands(adventurer.st)))
    return (*rows, Row(making_phrase("row-bare"), bare, clauses=("CM-HTH-08",)))


def item_rows(adventurer: Adventurer) -> tuple[Row, ...]:
    """What each thing costs and weighs, and what all of them do. [CM-FIG-03 CM-ENC-01]"""
    rows = [
        Row(
            making_phrase("item", item=thing.id),
            making_phrase("thing", cost=thing.cost, **weight_args(thing.weight), packed=int(thing.packed)),
            clauses=("CM-FIG-03", "CM-ENC-01"),
        )
        for thing in possessions(adventurer)
    ]
    return (*rows, silver_row(adventurer))


def silver_row(adventurer: Adventurer) -> Row:
    """The silver that is spent. [CM-FIG-03]"""
    value = amount_phrase(silver_spent(adventurer), silver_total(adventurer))
    return Row(making_phrase("row-silver"), value, clauses=("CM-FIG-03",))


# --- spells and experience --------------------------------------------------------------------------------------------


def experience_rows(adventurer: Adventurer) -> tuple[Row, ...]:
    """Its experience, and what the next points cost. [CM-EXP-01 CM-EXP-02]"""
    if not (adventurer.experience or adventurer.gained):
        return ()
    point, wis = (cost_of(adventurer, name) for name in (POINTS[0], POINTS[-1]))
    value = making_phrase("experience", has=adventurer.experience, gained=adventurer.gained, cost=point, wis=wis)
    return (Row(making_phrase("row-experience"), value, clauses=("CM-EXP-01", "CM-EXP-02")),)


def totals(adventurer: Adventurer, house: House = PLAIN) -> tuple[Total, ...]:
    """The running totals while it is made: silver, load with MA, spells. [CM-FIG-03 CM-ENC-01 CM-ATTR-02]"""
    state = lone_figure_state(adventurer, house)
    light = bool(can_run_with(figures.load(state, 0)))
    few = len(adventurer.spells) <= knowledge_capacity(adventurer.iq, adventurer.mind, house)
    return (
        Total(silver_row(adventurer), silver_spent(adventurer) <= silver_total(adventurer)),
        Total(load_row(adventurer, state), light),
        Total(ma_row(state, "row-ma"), fits=True),
        *((Total(capacity_row(adventurer, house), few),) if adventurer.spells else ()),
    )
