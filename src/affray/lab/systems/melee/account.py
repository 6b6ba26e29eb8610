"""The odds of one attack or casting of the guide, and of a duel, in full."""

from collections.abc import Mapping
from fractions import Fraction

from affray.lab.account import Account, Table, reasons_text
from affray.lab.questions import read_question
from affray.lab.schema import Duel
from affray.lab.systems.melee.asking import Asked, odds_of_question
from affray.lab.systems.melee.duel import LIMIT
from affray.lab.systems.melee.odds import AttackOdds


def account(given: Mapping[str, object], options: Mapping[str, object]) -> Account:
    """The chances of an attack or casting, and the reasons of its numbers. Raises InputError."""
    asked = read_question(Asked, given, "odds melee")
    found = odds_of_question(asked, options)
    harm = f"mean {float(found.mean):.3f} hits; damage {found.damage}, {stopped_text(found)}"
    made = found.kind.replace("_", " ") + (f" with {found.weapon}" if found.weapon != "own" else "")
    return (
        f"{asked.attacker} against {asked.defender}",
        Table(("result", "chance"), tuple((name, f"{float(chance):.2%}") for name, chance in results(found))),
        *spread_lines("so many hits", found.hits),
        *spread_lines("so much fatigue", found.cost),
        *((harm,) if found.damage else ()),
        f"{made}, {found.dice} dice; adjDX {found.adj_dx} = {reasons_text(found.parts)}",
    )


def results(found: AttackOdds) -> list[tuple[str, Fraction]]:
    """What may come of an attack, with its chances."""
    cost = [("caster falls", found.falls)] if found.cost else [("drops", found.drops), ("breaks", found.breaks)]
    harm = [("knocked down", found.knocked_down), ("unconscious", found.unconscious), ("dead", found.dead)]
    hits = [("hit", found.hit), ("double", found.double), ("triple", found.triple)]
    return [*hits, *cost, *(harm if found.damage else ())]


def spread_lines(name: str, points: tuple[tuple[int, Fraction], ...]) -> tuple[str, ...]:
    """The chances of so much of something, where there are any."""
    spread = ", ".join(f"{number} {float(chance):.2%}" for number, chance in points)
    return (f"chance of {name}: {spread}",) if points else ()


def stopped_text(found: AttackOdds) -> str:
    """The hits that are stopped, with the reasons."""
    reasons = f" = {reasons_text(found.stopped_parts)}" if found.stopped_parts else ""
    return f"{found.stopped} stopped{reasons}"


def duel_account(found: Duel) -> Account:
    """The chances of a duel."""
    sides = zip(found.who, found.policies, found.wins, found.left, strict=True)
    rows = tuple((name, policy, f"{chance:.2%}", f"{left:.2f}") for name, policy, chance, left in sides)
    return (
        f"a duel of {found.who[0]} against {found.who[1]}",
        Table(("", "policy", "wins", "mean ST left then"), rows),
        f"mean length {found.rounds:.2f} turns; undecided after {LIMIT}: {found.drawn:.2%}",
    )
