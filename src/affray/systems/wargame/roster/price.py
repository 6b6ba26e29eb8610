"""What a miniature, a weapon and a unit cost: every term of the formula with its factors and its clauses.

[UW-FORCE-01 UW-FORCE-11]
"""

from fractions import Fraction
from math import floor, prod

import msgspec

from affray.core.reading.numbers import json_number
from affray.systems.wargame.content.codes import ORDNANCE, REAR_ATTACK_ARC, TYPE_NAMES
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.content.profile import Ability, Profile, Weapon, short_and_long_range
from affray.systems.wargame.content.tables import abilities, types, weapons

TEN = 10
RANGE_FACTOR = 2
ONCE, PER_CREW = range(2)
LONG, SHORT, SUM = range(3)
EXACT, NEAREST, UP = range(3)
Numbers = tuple[Fraction, ...]


class Term(msgspec.Struct, frozen=True):
    """A product within a price: what it stands for, its factors, the clauses that say so."""

    id: str
    factors: Numbers
    clauses: tuple[str, ...]

    @property
    def value(self) -> Fraction:
        """The product in points."""
        return prod(self.factors, start=Fraction(1))


class ItemPrice(msgspec.Struct, frozen=True):
    """What a weapon or an ability costs: its id, its terms, their sum."""

    id: str
    terms: tuple[Term, ...]

    @property
    def value(self) -> Fraction:
        """The sum of the terms in points."""
        return sum((term.value for term in self.terms), start=Fraction(0))


class Price(msgspec.Struct, frozen=True):
    """What a unit costs: the terms of a miniature and their divisor, its weapons and abilities, what each comes to after
    rounding, the weapons that are paid once for the unit, the number of miniatures. [UW-FORCE-07 UW-FORCE-12]"""

    terms: tuple[Term, ...]
    divisor: int
    weapons: tuple[ItemPrice, ...]
    abilities: tuple[ItemPrice, ...]
    each: Fraction
    once: Fraction
    n: int

    @property
    def miniature(self) -> Fraction:
        """A miniature without weapons and abilities, before rounding. [UW-FORCE-03]"""
        return sum((term.value for term in self.terms), start=Fraction(0)) / self.divisor

    @property
    def weapons_cost(self) -> Fraction:
        """One set of the weapons, before rounding."""
        return total_value(self.weapons)

    @property
    def abilities_cost(self) -> Fraction:
        """The abilities of a miniature, before rounding."""
        return total_value(self.abilities)

    @property
    def unit(self) -> Fraction:
        """The whole unit. [UW-FORCE-07]"""
        return self.n * self.each + self.once


def total_value(parts: tuple[ItemPrice, ...]) -> Fraction:
    """What several come to."""
    return sum((part.value for part in parts), start=Fraction(0))


def round_points(points: Fraction, house: House) -> Fraction:
    """A price after rounding: exact, or by option to the nearest point, halves up, or up. [UW-FORCE-12]

    >>> round_points(Fraction(57, 2), House(cost_rounding=NEAREST))
    Fraction(29, 1)
    """
    if house.cost_rounding == EXACT:
        return points
    return Fraction(floor(points + Fraction(1, 2)) if house.cost_rounding == NEAREST else -floor(-points))


# --- a miniature ------------------------------------------------------------------------------------------------------
def miniature_terms(profile: Profile, house: House = PLAIN) -> tuple[Term, ...]:
    """The terms of a miniature before they are divided: Move, Defense, own Fight and own Shoot. [UW-FORCE-03]

    >>> [int(term.value) for term in miniature_terms(Profile(0, (2, 6), Fraction(10), 0, 0, 8))]
    [120, 48, 0, 0]
    """
    dice, die = map(Fraction, profile.ad)
    every, more = ((dice,), "-all") if house.cost_parse else ((), "")
    clauses = ("UW-FORCE-03",)
    return (
        Term("move", (dice, die, profile.move), clauses),
        Term(f"defense{more}", (*every, die, Fraction(profile.defense)), clauses),
        Term(f"fight{more}", (*every, Fraction(TEN), Fraction(profile.fight)), clauses),
        Term(f"shoot{more}", (*every, Fraction(TEN), Fraction(profile.shoot)), clauses),
    )


def divisor_of(kind: int) -> int:
    """What the price of a miniature of a type is divided by. [UW-FORCE-04]

    >>> divisor_of(ORDNANCE)
    4
    """
    return types()[TYPE_NAMES[kind]].divisor


# --- weapons ----------------------------------------------------------------------------------------------------------
def weapon_price(weapon: Weapon, house: House = PLAIN, *, crewed: bool = False) -> ItemPrice:
    """What a weapon costs: by its range, with a crew by the range that the option says. [UW-FORCE-05 UW-FORCE-08]

    >>> weapon_price(Weapon("", 1, 2, Fraction(7))).value
    Fraction(44, 1)
    """
    clauses = ("UW-FORCE-05", "UW-FORCE-08") if crewed else ("UW-FORCE-05",)
    paid = paid_range(weapon, house) if crewed else weapon.range
    return ItemPrice(
        weapon.id,
        (
            Term("fight", (Fraction(TEN), Fraction(weapon.fight)), clauses[:1]),
            Term("shoot", (Fraction(TEN), Fraction(weapon.shoot)), clauses[:1]),
            Term("range", (Fraction(RANGE_FACTOR), paid), clauses),
        ),
    )


def paid_range(weapon: Weapon, house: House) -> Fraction:
    """The inches of range that a crew's weapon is paid for. [UW-FORCE-08]"""
    crew = Profile(type=ORDNANCE, ad=(1, 4), move=Fraction(0), fight=0, shoot=0, defense=1, weapons=(weapon,))
    short, long = short_and_long_range(crew)
    return {LONG: long, SHORT: short, SUM: short + long}[house.ordnance_price_range]


def printed_row_agrees(name: str) -> bool:
    """Whether a row of the printed table has the price that the formula gives for it. [UW-FORCE-06]

    >>> [name for name in weapons() if not printed_row_agrees(name)]
    ['machine_gun']
    """
    row = weapons()[name]
    printed = Weapon(name, row.fight, row.shoot, Fraction(row.printed_range))
    return weapon_price(printed).value == row.printed_cost


# --- abilities --------------------------------------------------------------------------------------------------------
def ability_price(ability: Ability, miniature: Fraction, armed: Fraction, house: House = PLAIN) -> ItemPrice:
    """What an ability costs a miniature: the listed price, a share of the price before abilities, or one's own.

    [UW-ABL-01 UW-ABL-02 UW-ABL-03 UW-ABL-04 UW-ABL-05 UW-ABL-06 UW-ABL-07]
    """
    if ability.cost is not None:
        return ItemPrice(ability.id, (Term("own", (ability.cost,), ("UW-ABL-01",)),))
    row = abilities()[ability.id]
    if ability.id == REAR_ATTACK_ARC:
        base = miniature if house.rear_arc_base else miniature + armed
        return ItemPrice(ability.id, (Term("share", (Fraction(row.share), base), ("UW-ABL-02",)),))
    return ItemPrice(ability.id, (Term("listed", (Fraction(row.cost),), ("UW-ABL-01",)),))


# --- a unit -----------------------------------------------------------------------------------------------------------
def price_of(profile: Profile, n: int = 1, house: House = PLAIN) -> Price:
    """What a unit of so many miniatures costs, with every term.

    [UW-FORCE-03 UW-FORCE-04 UW-FORCE-05 UW-FORCE-07 UW-FORCE-08 UW-FORCE-12 UW-ABL-01 UW-ABL-02]

    >>> spearmen = Profile(0, (1, 6), Fraction(6), 0, 0, 8)
    >>> price_of(spearmen, 20).unit
    Fraction(420, 1)
    """
    crewed = profile.type == ORDNANCE
    arms = tuple(weapon_price(weapon, house, crewed=crewed) for weapon in profile.weapons)
    bare = Price(
        terms=miniature_terms(profile, house),
        divisor=divisor_of(profile.type),
        weapons=arms,
        abilities=(),
        each=Fraction(0),
        once=Fraction(0),
        n=n,
    )
    gifts = tuple(ability_price(ability, bare.miniature, bare.weapons_cost, house) for ability in profile.abilities)
    shared = crewed and house.ordnance_weapon_cost == ONCE
    each = bare.miniature + total_value(gifts) + (0 if shared else bare.weapons_cost)
    once = round_points(bare.weapons_cost, house) if shared else Fraction(0)
    return msgspec.structs.replace(bare, abilities=gifts, each=round_points(each, house), once=once)


# --- for programs -----------------------------------------------------------------------------------------------------
def price_data(price: Price) -> dict[str, object]:
    """A price with its terms."""
    return {
        "terms": [term_data(term) for term in price.terms],
        "divisor": price.divisor,
        "miniature": json_number(price.miniature),
        "weapons": [item_data(weapon) for weapon in price.weapons],
        "abilities": [item_data(ability) for ability in price.abilities],
        "each": json_number(price.each),
        "once": json_number(price.once),
        "n": price.n,
        "unit": json_number(price.unit),
    }


def term_data(term: Term) -> dict[str, object]:
    """A term of a price."""
    factors = [json_number(factor) for factor in term.factors]
    return {"id": term.id, "factors": factors, "value": json_number(term.value), "clauses": term.clauses}


def item_data(price: ItemPrice) -> dict[str, object]:
    """What a weapon or an ability costs."""
    return {"id": price.id, "terms": [term_data(term) for term in price.terms], "value": json_number(price.value)}
