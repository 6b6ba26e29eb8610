"""What an army and its units come to, in lines: every term of a price, stats in all, the shares of the classes."""

from collections.abc import Iterator
from fractions import Fraction

from affray.core.faces.armies import Share, Standing
from affray.core.faces.guide import Row, Sheet
from affray.core.faces.paper import literal_phrase
from affray.core.words.phrase import Phrase
from affray.systems.wargame.content.codes import FORMATION_NAMES, ORDNANCE, TYPE_NAMES
from affray.systems.wargame.content.exact_numbers import decimal_text
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.content.profile import (
    Profile,
    longest_range,
    short_and_long_range,
    total_fight,
    total_shoot,
)
from affray.systems.wargame.roster.army import Army, ListedUnit, standing_of, unit_price
from affray.systems.wargame.roster.price import ItemPrice, Price, Term
from affray.systems.wargame.words.rows import army_phrase, points_phrase

Rows = tuple[Row, ...]


def amount_texts(values: Iterator[Fraction] | tuple[Fraction, ...]) -> tuple[str, ...]:
    """Several numbers, each as text."""
    return tuple(map(decimal_text, values))


# --- prices -----------------------------------------------------------------------------------------------------------
def price_sheet(army: Army, house: House = PLAIN) -> Sheet:
    """The price of every unit of an army, term by term. [UW-FORCE-03 UW-FORCE-07]"""
    groups = tuple((unit_title_phrase(unit), price_rows(unit_price(unit, house))) for unit in army.units)
    return Sheet(army.name, 0, groups)


def unit_title_phrase(unit: ListedUnit) -> Phrase:
    """A unit by its name, number and type."""
    return army_phrase("unit-title", name=unit.name, count=unit.n, type=TYPE_NAMES[unit.profile.type])


def price_rows(price: Price) -> Rows:
    """The terms of a price, in the order in which they are added up. [UW-FORCE-03 UW-FORCE-07 UW-FORCE-08 UW-FORCE-12]"""
    return (
        *(Row(army_phrase(f"term-{term.id}"), product_phrase(term), clauses=term.clauses) for term in price.terms),
        Row(
            army_phrase("row-miniature"),
            army_phrase(
                "quotient",
                terms=amount_texts(tuple(term.value for term in price.terms)),
                divisor=price.divisor,
                value=decimal_text(price.miniature),
            ),
            clauses=("UW-FORCE-03", "UW-FORCE-04"),
        ),
        *(
            Row(army_phrase("row-weapon", weapon=weapon.id), weapon_sum_phrase(weapon), clauses=clauses_of(weapon))
            for weapon in price.weapons
        ),
        *(
            Row(
                army_phrase("row-ability", ability=ability.id),
                ability_points_phrase(ability.terms[0]),
                clauses=clauses_of(ability),
            )
            for ability in price.abilities
        ),
        *each_rows(price),
    )


def each_rows(price: Price) -> Iterator[Row]:
    """What a miniature comes to, what is paid once, what the unit comes to. [UW-FORCE-07 UW-FORCE-08 UW-FORCE-12]"""
    arms = () if price.once else tuple(weapon.value for weapon in price.weapons)
    parts = (price.miniature, *arms, *(ability.value for ability in price.abilities))
    yield Row(army_phrase("row-each"), sum_phrase(parts), clauses=("UW-FORCE-07",))
    if sum(parts) != price.each:
        yield Row(army_phrase("row-rounded"), points_phrase(price.each), clauses=("UW-FORCE-12",))
    if price.once:
        yield Row(army_phrase("row-once"), points_phrase(price.once), clauses=("UW-FORCE-08",))
    said = army_phrase(
        "unit-sum" if price.once else "unit-product",
        count=price.n,
        each=decimal_text(price.each),
        once=decimal_text(price.once),
        value=decimal_text(price.unit),
    )
    yield Row(army_phrase("row-unit"), said, clauses=("UW-FORCE-07",))


def product_phrase(term: Term) -> Phrase:
    """The factors of a term and what they come to."""
    if len(term.factors) == 1:
        return points_phrase(term.value)
    return army_phrase("product", factors=amount_texts(term.factors), value=decimal_text(term.value))


def ability_points_phrase(term: Term) -> Phrase:
    """What an ability costs; of one of a player's own, that it is for the special action. [UW-ABL-01 UW-ABL-08]"""
    return army_phrase("own-ability", value=decimal_text(term.value)) if term.id == "own" else product_phrase(term)


def weapon_sum_phrase(price: ItemPrice) -> Phrase:
    """The products that make a weapon's price."""
    named = {term.id: decimal_text(term.factors[-1]) for term in price.terms}
    factors = {f"by-{term.id}": decimal_text(term.factors[0]) for term in price.terms}
    return army_phrase("weapon-sum", **factors, **named, value=decimal_text(price.value))


def sum_phrase(parts: tuple[Fraction, ...]) -> Phrase:
    """Several numbers and their sum; one stands alone."""
    whole = sum(parts, start=Fraction(0))
    return (
        army_phrase("sum", parts=amount_texts(parts), value=decimal_text(whole))
        if len(parts) > 1
        else points_phrase(whole)
    )


def clauses_of(price: ItemPrice) -> tuple[str, ...]:
    """The clauses of all terms, each once."""
    return tuple(dict.fromkeys(clause for term in price.terms for clause in term.clauses))


# --- an army ----------------------------------------------------------------------------------------------------------
def army_sheet(army: Army, house: House = PLAIN) -> Sheet:
    """An army as a player reads it: each unit with its stats and its points, then the composition.

    [UW-MIN-04 UW-MIN-06 UW-FORCE-07 UW-FORCE-09]
    """
    units = tuple(
        Row(literal_phrase(unit.name), unit_phrase(unit, unit_price(unit, house)), clauses=("UW-MIN-05",))
        for unit in army.units
    )
    return Sheet(
        army.name,
        0,
        ((army_phrase("group-units"), units), (army_phrase("group-shares"), standing_rows(standing_of(army, house)))),
    )


def unit_phrase(unit: ListedUnit, price: Price) -> Phrase:
    """A unit in one line, with its points."""
    facts = unit_facts_phrase(unit)
    return army_phrase("unit-value", **facts.args, value=decimal_text(price.unit))


def unit_facts_phrase(unit: ListedUnit) -> Phrase:
    """What a unit is, in one line."""
    profile = unit.profile
    return army_phrase(
        "unit-facts",
        count=unit.n,
        type=TYPE_NAMES[profile.type],
        dice=dice_text(profile),
        move=decimal_text(profile.move),
        fight=total_fight(profile),
        shoot=total_shoot(profile),
        defense=profile.defense,
        reach=reach_text(profile),
        weapons=tuple(weapon.id for weapon in profile.weapons) or ("none",),
        abilities=tuple(ability.id for ability in profile.abilities) or ("none",),
        formation=FORMATION_NAMES[unit.formation],
        files=unit.files,
    )


def dice_text(profile: Profile) -> str:
    """Action dice as they are written."""
    return f"{profile.ad[0]}d{profile.ad[1]}"


def reach_text(profile: Profile) -> str:
    """The range of a unit, both of them for ordnance. [UW-MIN-06 UW-ORD-07]"""
    return (
        "/".join(amount_texts(short_and_long_range(profile)))
        if profile.type == ORDNANCE
        else decimal_text(longest_range(profile))
    )


def standing_rows(found: Standing) -> Rows:
    """The points of an army beside its limit, and each class beside its share. [UW-FORCE-09]"""
    total = army_phrase(
        "total", value=decimal_text(found.total), limit=decimal_text(found.limit), over=int(found.excess > 0), by=decimal_text(abs(found.limit - found.total))
    )  # fmt: skip
    rows = (
        Row(army_phrase("row-class", **{"class": share.name}), share_phrase(share), clauses=CLAUSE)
        for share in found.shares
    )
    return (Row(army_phrase("row-total"), total, clauses=CLAUSE), *rows)


CLAUSE = ("UW-FORCE-09",)


def share_phrase(share: Share) -> Phrase:
    """The points of a class, its bound, and by how much it is missed."""
    return army_phrase(
        "share",
        value=decimal_text(share.points),
        bound=decimal_text(share.bound),
        least=int(share.least),
        missed=int(share.excess > 0),
        by=decimal_text(share.excess),
    )
