"""The odds of units of the wargame as the laboratory's answers."""

from collections.abc import Mapping
from fractions import Fraction

from affray.lab.field_errors import fault
from affray.lab.questions import read_question
from affray.lab.schema import Odds, OddsCase, OddsChance, OddsNumber, OddsSpread, chance_of, spread_of
from affray.lab.systems.wargame.asking import Asked, Row, answer_rows
from affray.lab.systems.wargame.fates import UnitFate
from affray.lab.systems.wargame.field import KnownUnits
from affray.lab.systems.wargame.odds import AttackOdds, MoraleOdds, Rolled
from affray.systems.wargame.content.house_rules import changed_options

SYSTEM, MORALE = "wargame", "morale"
USUAL = {"attacker": "like=fantasy/spears", "defender": "like=fantasy/spears2"}


def answer(given: Mapping[str, object], known: KnownUnits | None = None) -> Odds:
    """The odds that answer a question by its names. Raises InputError.

    >>> answer({"kind": "morale", "defender": "like=fantasy/spears n=2"}).cases[0].chances[0].exact
    '1/4'
    """
    known = known or KnownUnits()
    asked = read_question(Asked, {**USUAL, **given}, "odds wargame")
    if asked.duel:
        raise fault("duel", None, "duel-asked")
    return join_odds(list(answer_rows(asked, known)), known)


def join_odds(found: list[Row], known: KnownUnits) -> Odds:
    """The answers to one question as a single `Odds`."""
    first = found[0].answer
    assert isinstance(first, AttackOdds | MoraleOdds)
    if isinstance(first, MoraleOdds):
        return Odds(SYSTEM, MORALE, (first.name,), "", tuple(map(case_of, found)), changed_options(known.house))
    who, policy = (unit.name for unit in found[0].units), f"fire divided: {first.policy}" if first.policy else ""
    return Odds(SYSTEM, first.kind, tuple(who), policy, tuple(map(case_of, found)), changed_options(known.house))


def case_of(row: Row) -> OddsCase:
    """An answer with the numbers that are its own."""
    own = {name: number_text(value) for name, value in row.swept.items()}
    if isinstance(row.answer, MoraleOdds):
        return morale_case(row.answer, own)
    assert isinstance(row.answer, AttackOdds)
    return attack_case(row.answer, own)


def number_text(value: Fraction) -> str:
    """A number as it is written.

    >>> number_text(Fraction(5)), number_text(Fraction(17, 2))
    ('5', '8.5')
    """
    return f"{float(value):g}"


def attack_case(found: AttackOdds, own: Mapping[str, str]) -> OddsCase:
    """What an attack does to everybody, and what is rolled."""
    everybody = (*found.targets, *((found.own,) if found.own else ()))
    numbers = [roll_number("attack", found.attacker, found.attack)]
    if found.back is not None:
        numbers.append(roll_number("back", found.targets[0].name, found.back))
    numbers.extend(OddsNumber("points_lost", float(person.points_lost), who=person.name) for person in everybody)
    return OddsCase(
        tuple(chance for person in everybody for chance in fate_chances(person)),
        tuple(loss_spread(person) for person in everybody),
        tuple(numbers),
        own,
    )


def fate_chances(fate: UnitFate) -> tuple[OddsChance, ...]:
    """The chances of what may happen to a unit."""
    named = [("tests", fate.tests), ("fails", fate.fails), ("gone", fate.gone)] if fate.counts == "lost" else []
    if fate.counts == "hits":
        named.append(("removed", fate.gone))
    named += [(f"damage_{row}", chance) for row, chance in fate.damage]
    return tuple(chance_of(name, chance, fate.name) for name, chance in named)


def loss_spread(fate: UnitFate) -> OddsSpread:
    """The distribution of what a unit loses."""
    return spread_of(fate.counts, fate.lost, fate.mean, fate.name)


def roll_number(name: str, who: str, found: Rolled) -> OddsNumber:
    """The dice that a unit rolls, with their reasons."""
    bonus = f"{found.bonus:+d}" if found.bonus else ""
    return OddsNumber(
        name, found.dice, f"{found.dice}d{found.sides}{bonus}", (*found.who, *found.added), found.clauses, who
    )


def morale_case(found: MoraleOdds, own: Mapping[str, str]) -> OddsCase:
    """The chances of a morale test. [UW-MOR-02]"""
    dice = OddsNumber(
        "dice", found.dice, f"{found.dice}d{found.sides}", clauses=("UW-MOR-02", *(("UW-ABL-06",) if found.commanders else ()))
    )  # fmt: skip
    return OddsCase(
        tuple(chance_of(name, getattr(found, name)) for name in ("passes", "fails", "tied")),
        (spread_of("evens", found.evens),),
        (dice, OddsNumber("left", found.n), OddsNumber("commanders", found.commanders)),
        own,
    )
