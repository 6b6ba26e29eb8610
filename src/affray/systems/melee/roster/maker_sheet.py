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
from affray.systems.melee.position.hands import kinds_of
from affray.systems.melee.position.state import Board, State
from affray.systems.melee.roster.adventurer import HERE, Adventurer, figure_of, fit
from affray.systems.melee.roster.making import SILVER, owned, points_left, spent, total_of
from affray.systems.melee.roster.rest_and_learning import POINTS, cost_of
from affray.systems.melee.rules.attributes import capacity
from affray.systems.melee.rules.damage import bare_hands, protection, protection_parts, weapon_damage, write_damage
from affray.systems.melee.rules.equipment import rate_of, reload_turns, shots
from affray.systems.melee.rules.load import TENTHS, half_ma, load_lets_jog, load_lets_run, ma_of
from affray.systems.melee.rules.speeds import can_run
from affray.systems.melee.words.rows import number, of, parts, spell_row, weighed, word

Group = tuple[Phrase, tuple[Row, ...]]
OPEN_GROUND = Board({HERE: "clear"})
GIFTS = {figures.DOUBLE_LOAD: "double", figures.LIGHT_FOOT: "quick", figures.GOOD_ARM: "thrower"}
"""What a race gives besides its attributes, as the end of a message's id. [CM-FIG-05]"""


def alone(one: Adventurer, house: House = PLAIN, *, packed: bool = True) -> State:
    """An adventurer on a board by itself, with its pack or without."""
    figure = figure_of(one)
    return State(OPEN_GROUND, ("",), (figure if packed else replace(figure, pack_at=HERE),), house)


def making_sheet(one: Adventurer, house: House = PLAIN) -> Sheet:
    """The sheet of an adventurer whose race, things and spells are known, as its next fight would begin.

    [CM-FIG-01 CM-FIG-03 CM-MA-02 CM-ENC-01 CM-ATTR-04 CM-FAT-01 CM-DMG-04 CM-SPELL-01]
    """
    state = alone(one, house)
    spare = tuple(dict.fromkeys(name for name in one.slung if name not in one.weapons))
    groups: tuple[Group, ...] = (
        (word("group-attributes"), tuple(attributes(one, state))),
        (word("group-movement"), movement(one, state)),
        (word("group-weapons"), tuple(weapon_row(one, weapon(name)) for name in dict.fromkeys(one.weapons))),
        (word("group-slung"), tuple(weapon_row(one, weapon(name)) for name in spare)),
        (word("group-protection"), covers(one, state)),
        (word("group-things"), things(one)),
        (word("group-spells"), tuple(spell_row(spells()[name]) for name in one.spells)),
        (word("group-experience"), learned(one)),
    )
    return Sheet(one.name, 0, tuple(group for group in groups if group[1]))


# --- attributes -------------------------------------------------------------------------------------------------------
def attributes(one: Adventurer, state: State) -> Iterator[Row]:
    """Race, attributes, what they are good for, and how the figure is."""
    strength = parts(("ST", one.st, "CM-ATTR-03"), ("hits", -one.wounds, "CM-ATTR-03"))
    gift = GIFTS.get(one.race, NONE)
    yield Row(word("row-race"), word("race", race=one.race, gift=gift), clauses=("CM-FIG-01", "CM-FIG-05"))
    yield Row(word("row-st"), of(figures.st_left(state, 0), one.st), strength, ("CM-ATTR-03",))
    dx = number(figures.standing(state, 0))
    yield Row(word("row-dx"), dx, figures.standing_reasons(state, 0), ("CM-ATTR-04", "CM-ADJ-10"))
    mind = word("mind", iq=one.iq, wis=one.mind, mental=figures.mind_of(state, 0))
    yield Row(word("row-mind"), mind, clauses=("CM-ATTR-02", "CM-FIG-02"))
    yield capacity_row(one, state.house)
    fatigue = of(one.fatigue, figures.pool_of(state, 0))
    yield Row(word("row-fatigue"), fatigue, clauses=("CM-FAT-01", "CM-FAT-04"))
    if figures.is_exhausted(state, 0):
        yield Row(word("row-state"), word("exhausted"), clauses=("CM-FAT-04",))
    if not fit(one):
        yield Row(word("row-state"), word("down", dead=int(one.dead)), clauses=("CM-INJ-02", "CM-INJ-03"))
    yield points_row(one)


def capacity_row(one: Adventurer, house: House) -> Row:
    """The spells that it knows, of as many as it can. [CM-ATTR-02 CM-SPELL-01]"""
    known = of(len(one.spells), capacity(one.iq, one.mind, house))
    return Row(word("row-capacity"), known, clauses=("CM-ATTR-02", "CM-SPELL-01"))


def points_row(one: Adventurer) -> Row:
    """The points that it has yet to spend. [CM-FIG-01]"""
    left = word("points", left=points_left(one), total=total_of(one))
    return Row(word("row-points"), left, clauses=("CM-FIG-01", "CM-FIG-02"))


# --- movement ---------------------------------------------------------------------------------------------------------
def movement(one: Adventurer, state: State) -> tuple[Row, ...]:
    """Weight, load and MA, and what they are without the pack. [CM-ENC-01 CM-ENC-02 CM-ENC-03 CM-MA-02 CM-MA-03]"""
    rows = [load_row(one, state), ma_row(state, "row-ma")]
    load = figures.load(state, 0)
    paces = word("paces", run=can_run(load, figures.is_exhausted(state, 0)), jog=load_lets_jog(load))
    rows.append(Row(word("row-paces"), paces, clauses=("CM-ENC-02", "CM-SPEED-01", "CM-FAT-04")))
    if one.pack:
        rows.append(ma_row(alone(one, state.house, packed=False), "row-ma-dropped"))
    return tuple(rows)


def load_row(one: Adventurer, state: State) -> Row:
    """What its things weigh, and the load that they are. [CM-ENC-01]"""
    weight = figures.carried_weight(state.figures[0])
    load = word("load", **weighed(weight), load=LOAD_NAMES[figures.load(state, 0)], st=one.st)
    return Row(word("row-load"), load, clauses=("CM-ENC-01",))


def ma_row(state: State, name: str) -> Row:
    """MA and half of it, with their reasons. [CM-MA-02 CM-MA-03]"""
    ma = ma_of(figures.mover(state, 0), state.house)
    value = word("ma", ma=ma, half=half_ma(ma))
    return Row(word(name), value, figures.ma_reasons(state, 0), ("CM-MA-02", "CM-MA-03", "CM-ENC-03"))


def pounds(weight: int) -> str:
    """A weight in tenths of a pound as it is read in a table.

    >>> pounds(165), pounds(120)
    ('16.5', '12')
    """
    return f"{weight / TENTHS:g}"


# --- weapons, armor, things -------------------------------------------------------------------------------------------
def weapon_row(one: Adventurer, made: Weapon, house: House = PLAIN, *, name: str = "weapon") -> Row:
    """A weapon in the hands of a figure: its damage, what it asks for, what it can do, in the message of that name.
    [CM-DMG-01 CM-EQUIP-01 CM-EQUIP-02]"""
    stands = figures.standing(alone(one, house), 0)
    kinds = kinds_of(made.id)
    value = word(
        name,
        damage=write_damage(weapon_damage(made.damage, one.st)),
        required=made.st_required,
        hands=made.hands,
        use=tuple(KIND_NAMES[kind] for kind in kinds),
        reload=reload_turns(rate_of(made), stands) if made.missile else 0,
        shots=shots(rate_of(made), stands) if made.missile else 0,
        bonus=int(one.race == figures.GOOD_ARM and THROWN in kinds),
    )
    clauses = ("CM-DMG-01", "CM-EQUIP-01", "CM-EQUIP-02", *(("CM-EQUIP-03",) if made.missile else ()))
    return Row(word("item", item=made.id), value, clauses=clauses)


def covers(one: Adventurer, state: State) -> tuple[Row, ...]:
    """What armor and shield stop of each attack, and the damage of bare hands. [CM-DMG-04 CM-DMG-05 CM-HTH-08]"""
    cover = figures.cover_of(state, 0)
    clauses = ("CM-DMG-04", "CM-DMG-05")
    rows = [Row(word("row-front"), number(protection(cover, FRONT)), protection_parts(cover, FRONT), clauses)]
    if cover.shield:
        rows.append(Row(word("row-rear"), number(protection(cover, REAR)), clauses=clauses))
    bare = word("damage", damage=write_damage(bare_hands(one.st)))
    return (*rows, Row(word("row-bare"), bare, clauses=("CM-HTH-08",)))


def things(one: Adventurer) -> tuple[Row, ...]:
    """What each thing costs and weighs, and what all of them do. [CM-FIG-03 CM-ENC-01]"""
    rows = [
        Row(
            word("item", item=thing.id),
            word("thing", cost=thing.cost, **weighed(thing.weight), packed=int(thing.packed)),
            clauses=("CM-FIG-03", "CM-ENC-01"),
        )
        for thing in owned(one)
    ]
    return (*rows, silver_row(one))


def silver_row(one: Adventurer) -> Row:
    """The silver that is spent. [CM-FIG-03]"""
    return Row(word("row-silver"), of(spent(one), SILVER), clauses=("CM-FIG-03",))


# --- spells and experience --------------------------------------------------------------------------------------------


def learned(one: Adventurer) -> tuple[Row, ...]:
    """Its experience, and what the next points cost. [CM-EXP-01 CM-EXP-02]"""
    if not (one.experience or one.gained):
        return ()
    point, wis = (cost_of(one, name) for name in (POINTS[0], POINTS[-1]))
    value = word("experience", has=one.experience, gained=one.gained, cost=point, wis=wis)
    return (Row(word("row-experience"), value, clauses=("CM-EXP-01", "CM-EXP-02")),)


def totals(one: Adventurer, house: House = PLAIN) -> tuple[Total, ...]:
    """The running totals while it is made: silver, load with MA, spells. [CM-FIG-03 CM-ENC-01 CM-ATTR-02]"""
    state = alone(one, house)
    light = bool(load_lets_run(figures.load(state, 0)))
    few = len(one.spells) <= capacity(one.iq, one.mind, house)
    return (
        Total(silver_row(one), spent(one) <= SILVER),
        Total(load_row(one, state), light),
        Total(ma_row(state, "row-ma"), fits=True),
        *((Total(capacity_row(one, house), few),) if one.spells else ()),
    )
