"""What a figure in the making comes to: points, silver, load, adjDX, fatigue, weapons, protection, spells."""

from collections.abc import Iterator

from affray.core import Modifier
from affray.core.folk import Total
from affray.core.guide import Row, Sheet
from affray.core.phrase import Phrase, Value
from affray.systems.melee.adjust import Situation, standing_dx, standing_parts
from affray.systems.melee.adventurer import Adventurer, fit
from affray.systems.melee.attributes import capacity, fatigue_pool, mental
from affray.systems.melee.between import POINTS, cost_of
from affray.systems.melee.constants import FRONT, LOAD_NAMES, MELEE, MISSILE, POLE, THROWN
from affray.systems.melee.damage import Cover, bare_hands, protection, protection_parts, weapon_damage, write_damage
from affray.systems.melee.equipment import rate_of, reload_turns, shots
from affray.systems.melee.fatigue import exhausted
from affray.systems.melee.injury import is_low
from affray.systems.melee.load import TENTHS, Mover, half_ma, load_lets_jog, load_lets_run, load_of, ma_of, ma_parts
from affray.systems.melee.making import SILVER, owned, points_left, spent, total_of, weight
from affray.systems.melee.options import PLAIN, House
from affray.systems.melee.races import carrying_st, is_double, is_quick, is_thrower, ma_by_race, throwing_dx
from affray.systems.melee.speeds import can_run
from affray.systems.melee.tables import NONE, Spell, Weapon, armor, shield, spells, weapon

Group = tuple[Phrase, tuple[Row, ...]]
KINDS = ((THROWN, "thrown"), (POLE, "pole"), (MISSILE, "missile"))


def word(name: str, /, **args: Value) -> Phrase:
    """The message `making-<name>` with its arguments."""
    return Phrase(f"making-{name}", args)


def making_sheet(one: Adventurer, house: House = PLAIN) -> Sheet:
    """The sheet of an adventurer whose race, things and spells are known, as its next fight would begin.

    [CM-FIG-01 CM-FIG-03 CM-MA-02 CM-ENC-01 CM-ATTR-04 CM-FAT-01 CM-DMG-04 CM-SPELL-01]
    """
    spare = tuple(dict.fromkeys(name for name in one.slung if name not in one.weapons))
    groups: tuple[Group, ...] = (
        (word("group-attributes"), tuple(attributes(one, house))),
        (word("group-movement"), movement(one, house)),
        (word("group-weapons"), tuple(weapon_row(one, weapon(name), house) for name in ready(one))),
        (word("group-slung"), tuple(weapon_row(one, weapon(name), house) for name in spare)),
        (word("group-protection"), covers(one)),
        (word("group-things"), things(one)),
        (word("group-spells"), tuple(spell_row(spells()[name]) for name in one.spells)),
        (word("group-experience"), learned(one)),
    )
    return Sheet(one.name, 0, tuple(group for group in groups if group[1]))


# --- attributes -------------------------------------------------------------------------------------------------------
def attributes(one: Adventurer, house: House) -> Iterator[Row]:
    """Race, attributes, what they are good for, and how the figure is."""
    strength = parts(("ST", one.st, "CM-ATTR-03"), ("hits", -one.wounds, "CM-ATTR-03"))
    stands = situation(one, house)
    yield Row(word("row-race"), word("race", race=one.race, gift=gift_of(one.race)), clauses=("CM-FIG-01", "CM-FIG-05"))
    yield Row(word("row-st"), of(one.st_now, one.st), strength, ("CM-ATTR-03",))
    yield Row(word("row-dx"), number(standing_dx(stands)), standing_parts(stands), ("CM-ATTR-04", "CM-ADJ-10"))
    mind = word("mind", iq=one.iq, wis=one.mind, mental=mental(one.iq, one.mind, house))
    yield Row(word("row-mind"), mind, clauses=("CM-ATTR-02", "CM-FIG-02"))
    known = of(len(one.spells), capacity(one.iq, one.mind, house))
    yield Row(word("row-capacity"), known, clauses=("CM-ATTR-02", "CM-SPELL-01"))
    pool = fatigue_pool(one.st, one.wounds, house)
    yield Row(word("row-fatigue"), of(one.fatigue, pool), clauses=("CM-FAT-01", "CM-FAT-04"))
    if is_tired(one, house):
        yield Row(word("row-state"), word("exhausted"), clauses=("CM-FAT-04",))
    if not fit(one):
        yield Row(word("row-state"), word("down", dead=int(one.dead)), clauses=("CM-INJ-02", "CM-INJ-03"))
    yield points_row(one)


def points_row(one: Adventurer) -> Row:
    """The points that it has yet to spend. [CM-FIG-01]"""
    left = word("points", left=points_left(one), total=total_of(one))
    return Row(word("row-points"), left, clauses=("CM-FIG-01", "CM-FIG-02"))


def situation(one: Adventurer, house: House) -> Situation:
    """The figure outside any attack, as its next fight would begin. [CM-ATTR-04]"""
    return Situation(
        one.dx,
        armor_dx=armor(one.armor).dx_adj,
        shield_dx=shield(one.shield).dx_adj,
        low=is_low(one.st_now),
        exhausted=is_tired(one, house),
    )


def is_tired(one: Adventurer, house: House) -> int:
    """Whether it is exhausted. [CM-FAT-04]"""
    return exhausted(one.fatigue, fatigue_pool(one.st, one.wounds, house))


def gift_of(name: str) -> str:
    """What a race gives besides, as the end of a message's id. [CM-FIG-05]"""
    if is_quick(name):
        return "quick"
    if is_double(name):
        return "double"
    return "thrower" if is_thrower(name) else NONE


def number(n: int) -> Phrase:
    """A number by itself."""
    return word("number", n=n)


def of(now: int, full: int) -> Phrase:
    """So much of so much."""
    return word("of", now=now, full=full)


def parts(*given: tuple[str, int, str]) -> tuple[Modifier, ...]:
    """The parts of a sum, those that are nothing left out but for the first."""
    return tuple(Modifier(*one) for place, one in enumerate(given) if place == 0 or one[1])


# --- movement ---------------------------------------------------------------------------------------------------------
def load_by(one: Adventurer, *, packed: bool = True) -> int:
    """The load that a figure's things are to it, with its pack or without. [CM-ENC-01 CM-FIG-05]"""
    return load_of(weight(one, packed=packed), TENTHS * carrying_st(one.st, is_double(one.race)))


def mover(one: Adventurer, house: House, *, packed: bool = True) -> Mover:
    """The figure as far as its MA goes. [CM-MA-02 CM-FIG-05]"""
    worn = armor(one.armor)
    base = ma_by_race(one.dx, is_quick(one.race), int(one.armor != NONE))
    return Mover(base, load_by(one, packed=packed), worn.classic_ma_mod, is_tired(one, house))


def movement(one: Adventurer, house: House) -> tuple[Row, ...]:
    """Weight, load and MA, and what they are without the pack. [CM-ENC-01 CM-ENC-02 CM-ENC-03 CM-MA-02 CM-MA-03]"""
    rows = [load_row(one), ma_row(one, house, "row-ma", packed=True)]
    load, tired = load_by(one), is_tired(one, house)
    paces = word("paces", run=can_run(load, tired), jog=load_lets_jog(load))
    rows.append(Row(word("row-paces"), paces, clauses=("CM-ENC-02", "CM-SPEED-01", "CM-FAT-04")))
    if one.pack:
        rows.append(ma_row(one, house, "row-ma-dropped", packed=False))
    return tuple(rows)


def load_row(one: Adventurer) -> Row:
    """What its things weigh, and the load that they are. [CM-ENC-01 CM-FIG-05]"""
    st = carrying_st(one.st, is_double(one.race))
    load = word("load", weight=pounds(weight(one)), load=LOAD_NAMES[load_by(one)], st=st)
    return Row(word("row-load"), load, clauses=("CM-ENC-01", "CM-FIG-05") if st != one.st else ("CM-ENC-01",))


def ma_row(one: Adventurer, house: House, name: str, *, packed: bool) -> Row:
    """MA and half of it, with their reasons. [CM-MA-02 CM-MA-03]"""
    m = mover(one, house, packed=packed)
    ma = ma_of(m, house)
    clauses = ("CM-MA-02", "CM-MA-03") if packed else ("CM-MA-02", "CM-ENC-03")
    return Row(word(name), word("ma", ma=ma, half=half_ma(ma)), ma_parts(m, house), clauses)


def pounds(weight: int) -> str:
    """A weight in tenths of a pound as it is read.

    >>> pounds(165), pounds(120)
    ('16.5', '12')
    """
    return f"{weight / TENTHS:g}"


# --- weapons, armor, things -------------------------------------------------------------------------------------------
def ready(one: Adventurer) -> tuple[str, ...]:
    """The weapons that are ready, each once."""
    return tuple(dict.fromkeys(one.weapons))


def weapon_row(one: Adventurer, made: Weapon, house: House) -> Row:
    """A weapon in the hands of a figure: its damage, what it asks for, what it can do. [CM-DMG-01 CM-EQUIP-01 CM-EQUIP-02]"""
    stands = standing_dx(situation(one, house))
    value = word(
        "weapon",
        damage=write_damage(weapon_damage(made.damage, one.st)),
        required=made.st_required,
        hands=made.hands,
        use=tuple(name for _, name in uses(made)),
        reload=reload_turns(rate_of(made), stands) if made.missile else 0,
        shots=shots(rate_of(made), stands) if made.missile else 0,
        bonus=throwing_dx(is_thrower(one.race)) if made.thrown else 0,
    )
    clauses = ("CM-DMG-01", "CM-EQUIP-01", "CM-EQUIP-02", *(("CM-EQUIP-03",) if made.missile else ()))
    return Row(word("item", item=made.id), value, clauses=clauses)


def uses(made: Weapon) -> tuple[tuple[int, str], ...]:
    """In which kinds of attack a weapon may be used, by number and name. [CM-EQUIP-02]"""
    flags = {THROWN: made.thrown, POLE: made.pole, MISSILE: made.missile}
    found = tuple((kind, name) for kind, name in KINDS if flags[kind])
    hand = ((MELEE, "melee"),) if made.kind == "hand" else ()
    return hand + found


def covers(one: Adventurer) -> tuple[Row, ...]:
    """What armor and shield stop of each attack, and the damage of bare hands. [CM-DMG-04 CM-DMG-05 CM-HTH-08]"""
    cover = Cover(armor=armor(one.armor).hits_stopped, shield=shield(one.shield).hits_stopped)
    front = number(protection(cover, FRONT))
    rows = [Row(word("row-front"), front, protection_parts(cover, FRONT), ("CM-DMG-04", "CM-DMG-05"))]
    if one.shield != NONE:
        rows.append(Row(word("row-rear"), number(cover.armor), clauses=("CM-DMG-04", "CM-DMG-05")))
    bare = word("damage", damage=write_damage(bare_hands(one.st)))
    return (*rows, Row(word("row-bare"), bare, clauses=("CM-HTH-08",)))


def things(one: Adventurer) -> tuple[Row, ...]:
    """What each thing costs and weighs, and what all of them do. [CM-FIG-03 CM-ENC-01]"""
    rows = [
        Row(
            word("item", item=thing.id),
            word("thing", cost=thing.cost, weight=pounds(thing.weight), packed=int(thing.packed)),
            clauses=("CM-FIG-03", "CM-ENC-01"),
        )
        for thing in owned(one)
    ]
    return (*rows, silver_row(one))


def silver_row(one: Adventurer) -> Row:
    """The silver that is spent. [CM-FIG-03]"""
    return Row(word("row-silver"), of(spent(one), SILVER), clauses=("CM-FIG-03",))


# --- spells and experience --------------------------------------------------------------------------------------------
def spell_row(spell: Spell) -> Row:
    """A spell: its kind, the IQ that it asks for, its cost in ST, what it does. [CM-SPELL-01 CM-SPELL-02]"""
    value = word(
        "spell",
        kind=spell.kind,
        iq=spell.iq,
        least=spell.st_cost,
        most=spell.max_st,
        renew=spell.renew_cost,
        spelleffect=spell.id,
    )
    clause = {"M": "CM-SPELL-04", "T": "CM-SPELL-05", "C": "CM-SPELL-06", "S": "CM-SPELL-02"}[spell.kind]
    return Row(word("spellname", spell=spell.id), value, clauses=("CM-SPELL-01", clause))


def learned(one: Adventurer) -> tuple[Row, ...]:
    """Its experience, and what the next points cost. [CM-EXP-01 CM-EXP-02]"""
    if not (one.experience or one.gained):
        return ()
    point, wis = (cost_of(one, name) for name in (POINTS[0], POINTS[-1]))
    value = word("experience", has=one.experience, gained=one.gained, cost=point, wis=wis)
    return (Row(word("row-experience"), value, clauses=("CM-EXP-01", "CM-EXP-02")),)


def totals(one: Adventurer, house: House = PLAIN) -> tuple[Total, ...]:
    """What runs along while it is made: silver, load with MA, spells. [CM-FIG-03 CM-ENC-01 CM-ATTR-02]"""
    most = capacity(one.iq, one.mind, house)
    known = Row(word("row-capacity"), of(len(one.spells), most), clauses=("CM-ATTR-02", "CM-SPELL-01"))
    return (
        Total(silver_row(one), spent(one) <= SILVER),
        Total(load_row(one), bool(load_lets_run(load_by(one)))),
        Total(ma_row(one, house, "row-ma", packed=True), fits=True),
        *((Total(known, len(one.spells) <= most),) if one.spells else ()),
    )
