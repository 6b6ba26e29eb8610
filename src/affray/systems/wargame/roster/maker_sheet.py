"""What an army and its units come to, in lines: every term of a price, stats in all, the shares of the classes."""

from collections.abc import Iterator
from fractions import Fraction

from affray.core.faces.guide import Row, Sheet
from affray.core.faces.paper import literal
from affray.core.words.phrase import Phrase
from affray.systems.wargame.content.codes import FORMATION_NAMES, ORDNANCE, TYPE_NAMES
from affray.systems.wargame.content.exact_numbers import amount
from affray.systems.wargame.content.house_rules import PLAIN, House
from affray.systems.wargame.content.profile import Profile, ranges, reach, total_fight, total_shoot
from affray.systems.wargame.roster.army import Army, Unit, judged, unit_price
from affray.systems.wargame.roster.composition import Share, Verdict
from affray.systems.wargame.roster.price import Price, Summed, Term
from affray.systems.wargame.words.rows import points, word

Rows = tuple[Row, ...]


def amounts(values: Iterator[Fraction] | tuple[Fraction, ...]) -> tuple[str, ...]:
    """Several numbers, each as text."""
    return tuple(map(amount, values))


# --- prices -----------------------------------------------------------------------------------------------------------
def price_sheet(army: Army, house: House = PLAIN) -> Sheet:
    """The price of every unit of an army, term by term. [UW-FORCE-03 UW-FORCE-07]"""
    groups = tuple((unit_title(unit), price_rows(unit_price(unit, house))) for unit in army.units)
    return Sheet(army.name, 0, groups)


def unit_title(unit: Unit) -> Phrase:
    """A unit by its name, number and type."""
    return word("unit-title", name=unit.name, count=unit.n, type=TYPE_NAMES[unit.profile.type])


def price_rows(price: Price) -> Rows:
    """The terms of a price, in the order in which they are added up. [UW-FORCE-03 UW-FORCE-07 UW-FORCE-08 UW-FORCE-12]"""
    return (
        *(Row(word(f"term-{term.id}"), product(term), clauses=term.clauses) for term in price.terms),
        Row(
            word("row-miniature"),
            word(
                "quotient",
                terms=amounts(tuple(term.value for term in price.terms)),
                divisor=price.divisor,
                value=amount(price.miniature),
            ),
            clauses=("UW-FORCE-03", "UW-FORCE-04"),
        ),
        *(Row(word("row-weapon", weapon=one.id), weapon_sum(one), clauses=clauses_of(one)) for one in price.weapons),
        *(
            Row(word("row-ability", ability=one.id), ability_points(one.terms[0]), clauses=clauses_of(one))
            for one in price.abilities
        ),
        *each_rows(price),
    )


def each_rows(price: Price) -> Iterator[Row]:
    """What a miniature comes to, what is paid once, what the unit comes to. [UW-FORCE-07 UW-FORCE-08 UW-FORCE-12]"""
    arms = () if price.once else tuple(one.value for one in price.weapons)
    parts = (price.miniature, *arms, *(one.value for one in price.abilities))
    yield Row(word("row-each"), summed(parts), clauses=("UW-FORCE-07",))
    if sum(parts) != price.each:
        yield Row(word("row-rounded"), points(price.each), clauses=("UW-FORCE-12",))
    if price.once:
        yield Row(word("row-once"), points(price.once), clauses=("UW-FORCE-08",))
    said = word(
        "unit-sum" if price.once else "unit-product",
        count=price.n,
        each=amount(price.each),
        once=amount(price.once),
        value=amount(price.unit),
    )
    yield Row(word("row-unit"), said, clauses=("UW-FORCE-07",))


def product(term: Term) -> Phrase:
    """The factors of a term and what they come to."""
    if len(term.factors) == 1:
        return points(term.value)
    return word("product", factors=amounts(term.factors), value=amount(term.value))


def ability_points(term: Term) -> Phrase:
    """What an ability costs; of one of a player's own, that it does nothing by itself. [UW-ABL-01]"""
    return word("own-ability", value=amount(term.value)) if term.id == "own" else product(term)


def weapon_sum(one: Summed) -> Phrase:
    """The products that make a weapon's price."""
    named = {term.id: amount(term.factors[-1]) for term in one.terms}
    factors = {f"by-{term.id}": amount(term.factors[0]) for term in one.terms}
    return word("weapon-sum", **factors, **named, value=amount(one.value))


def summed(parts: tuple[Fraction, ...]) -> Phrase:
    """Several numbers and their sum; one stands alone."""
    whole = sum(parts, start=Fraction(0))
    return word("sum", parts=amounts(parts), value=amount(whole)) if len(parts) > 1 else points(whole)


def clauses_of(one: Summed) -> tuple[str, ...]:
    """The clauses of all terms, each once."""
    return tuple(dict.fromkeys(clause for term in one.terms for clause in term.clauses))


# --- an army ----------------------------------------------------------------------------------------------------------
def army_sheet(army: Army, house: House = PLAIN) -> Sheet:
    """An army as a player reads it: each unit with its stats and its points, then the composition.

    [UW-MIN-04 UW-MIN-06 UW-FORCE-07 UW-FORCE-09]
    """
    units = tuple(
        Row(literal(unit.name), unit_value(unit, unit_price(unit, house)), clauses=("UW-MIN-05",))
        for unit in army.units
    )
    return Sheet(
        army.name, 0, ((word("group-units"), units), (word("group-shares"), verdict_rows(judged(army, house))))
    )


def unit_value(unit: Unit, price: Price) -> Phrase:
    """A unit in one line, with its points."""
    facts = unit_facts(unit)
    return word("unit-value", **facts.args, value=amount(price.unit))


def unit_facts(unit: Unit) -> Phrase:
    """What a unit is, in one line."""
    profile = unit.profile
    return word(
        "unit-facts",
        count=unit.n,
        type=TYPE_NAMES[profile.type],
        dice=dice(profile),
        move=amount(profile.move),
        fight=total_fight(profile),
        shoot=total_shoot(profile),
        defense=profile.defense,
        reach=reach_text(profile),
        weapons=tuple(one.id for one in profile.weapons) or ("none",),
        abilities=tuple(one.id for one in profile.abilities) or ("none",),
        formation=FORMATION_NAMES[unit.formation],
        files=unit.files,
    )


def dice(profile: Profile) -> str:
    """Action dice as they are written."""
    return f"{profile.ad[0]}d{profile.ad[1]}"


def reach_text(profile: Profile) -> str:
    """The range of a unit, both of them for ordnance. [UW-MIN-06 UW-ORD-07]"""
    return "/".join(amounts(ranges(profile))) if profile.type == ORDNANCE else amount(reach(profile))


def verdict_rows(found: Verdict) -> Rows:
    """The points of an army beside its limit, and each class beside its share. [UW-FORCE-09]"""
    total = word(
        "total", value=amount(found.total), limit=amount(found.limit), over=int(found.excess > 0), by=amount(abs(found.limit - found.total))
    )  # fmt: skip
    rows = (
        Row(word("row-class", **{"class": one.composition}), share_value(one), clauses=CLAUSE) for one in found.shares
    )
    return (Row(word("row-total"), total, clauses=CLAUSE), *rows)


CLAUSE = ("UW-FORCE-09",)


def share_value(one: Share) -> Phrase:
    """The points of a class, its bound, and by how much it is missed."""
    return word(
        "share",
        value=amount(one.points),
        bound=amount(one.bound),
        least=int(one.least),
        missed=int(one.excess > 0),
        by=amount(one.excess),
    )
