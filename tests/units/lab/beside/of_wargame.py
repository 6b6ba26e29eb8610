"""Attacks, fire and morale tests of the wargame as its clauses have them, worked out with the dice of a library."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import NamedTuple

from tests.units.lab.beside.libraries import (
    Chances,
    Faces,
    Library,
    OracleAnswer,
    Question,
    chance,
    faces_of,
    mapped,
    sure,
    then,
    without_zeros,
)

TROOPS, HERO, VEHICLE = "troops", "hero", "vehicle"
Named = tuple[str, str]


class Dice(NamedTuple):
    """So many dice of so many sides, and what is added to their sum."""

    n: int
    sides: int = 6
    bonus: int = 0

    def __str__(self) -> str:
        return f"{self.n}d{self.sides}{self.bonus:+d}" if self.bonus else f"{self.n}d{self.sides}"


class Unit(NamedTuple):
    """A unit: its line, its kind, miniatures, Defense, the sides of an action die, how many of these each miniature of a unit
    that may test its morale has, whether it is fearless, what is added to damage rolls of a vehicle."""

    name: str
    line: str
    kind: str = TROOPS
    n: int = 3
    defense: int = 3
    sides: int = 6
    each: int = 1
    fearless: bool = False
    worse: int = 0


# --- what becomes of a unit -------------------------------------------------------------------------------------------
def evens(n: int, library: Library) -> Chances[int]:
    """How many of so many dice are even, which hangs on no die's sides."""
    return library.sums(n, (0, 1))


def failed(left: int, aid: int, library: Library) -> Fraction:
    """The chance that so many dice fail a test, with those of commanders. [UW-MOR-02 UW-ABL-06]"""
    helped = then(evens(left, library), lambda own: mapped(evens(aid, library), lambda more: (own, own + more)))
    return chance(helped, lambda both: both[1] <= left - both[0])


def of_troops(unit: Unit, quotients: Chances[int], aid: int, library: Library) -> OracleAnswer:
    """What troops lose. [UW-MEL-05 UW-MOR-01 UW-ABL-03]"""
    lost = mapped(quotients, lambda quotient: min(unit.n, quotient))
    tests = {many: share for many, share in lost.items() if many < unit.n and 2 * many >= unit.n}
    fails = Fraction(0)
    if not unit.fearless:
        of_each = (share * failed((unit.n - many) * unit.each, aid, library) for many, share in tests.items())
        fails = sum(of_each, Fraction(0))
    gone = lost.get(unit.n, Fraction(0))
    return unit_answer(unit, {"tests": sum(tests.values(), Fraction(0)), "fails": fails, "gone": gone}, "lost", lost)


def of_hero(unit: Unit, quotients: Chances[int]) -> OracleAnswer:
    """What a hero suffers: the last hit is that at d4. [UW-HERO-03 UW-HERO-04]"""
    last = (4, 6, 8, 10, 12, 20).index(unit.sides) + 1
    hits = mapped(quotients, lambda quotient: min(last, quotient))
    return unit_answer(unit, {"removed": hits.get(last, Fraction(0))}, "hits", hits)


ROWS = {"none": (0, 0), "defender": (1, 4), "attacker": (5, 7), "worse": (8, 9), "destroyed": (10, 99)}


def of_vehicle(unit: Unit, quotients: Chances[int], library: Library) -> OracleAnswer:
    """What a vehicle suffers. [UW-VEH-13 UW-VEH-14]"""

    def rolled(quotient: int) -> Chances[int]:
        if quotient == 0:
            return sure(0)
        return mapped(library.sums(1, faces_of(8)), lambda face: face + quotient + unit.worse)

    scores = then(quotients, rolled)
    rows = {
        f"damage_{row}": chance(scores, lambda score, low=low, high=high: low <= score <= high)  # type: ignore[misc]
        for row, (low, high) in ROWS.items()
    }
    return unit_answer(unit, rows, "quotient", quotients)


def unit_answer(unit: Unit, chances: Mapping[str, Fraction], counted: str, losses: Chances[int]) -> OracleAnswer:
    """What befalls a unit."""
    return OracleAnswer(
        {(name, unit.name): fraction for name, fraction in chances.items()},
        {(counted, unit.name): without_zeros(losses)},
    )


def suffered(unit: Unit, quotients: Chances[int], library: Library, aid: int = 0) -> OracleAnswer:
    """What so many losses, hits or points over its Defense do to a unit."""
    if unit.kind == TROOPS:
        return of_troops(unit, quotients, aid, library)
    return of_hero(unit, quotients) if unit.kind == HERO else of_vehicle(unit, quotients, library)


def together(parts: Sequence[OracleAnswer], **numbers: object) -> OracleAnswer:
    """What befalls everybody."""
    chances: dict[Named, Fraction] = {}
    spreads: dict[Named, Mapping[object, Fraction]] = {}
    for part in parts:
        chances |= part.chances
        spreads |= part.spreads
    return OracleAnswer(chances, spreads, numbers)


def quotients(dice: Dice, defense: int, library: Library, halved: bool = False) -> Chances[int]:
    """The sum over the Defense, rounded down. [UW-MEL-04 UW-MEL-05 UW-MEL-09]"""
    sums = library.sums(dice.n, faces_of(dice.sides)) if dice.n else sure(-dice.bonus)
    return mapped(sums, lambda total: (total + dice.bonus) // defense // (2 if halved else 1))


# --- attacks ----------------------------------------------------------------------------------------------------------
class Attack(NamedTuple):
    """An attack: who strikes whom with which dice, the dice back if the other may strike, whether losses are halved; the dice
    of commanders near the target."""

    unit: Unit
    foe: Unit
    dice: Dice
    back: Dice | None = None
    halved: bool = False
    aid: int = 0


def attack(made: Attack, library: Library) -> OracleAnswer:
    """All about an attack. [UW-MEL-06]"""
    parts = [suffered(made.foe, quotients(made.dice, made.foe.defense, library, made.halved), library, made.aid)]
    numbers: dict[str, object] = {"attack": str(made.dice)}
    if made.back is not None:
        parts.append(suffered(made.unit, quotients(made.back, made.unit.defense, library), library))
        numbers["back"] = str(made.back)
    return together(parts, **numbers)


def out_of_range(made: Attack, library: Library) -> OracleAnswer:
    """All about a shot that does not reach. [UW-RNG-03]"""
    return suffered(made.foe, sure(0), library)


def fireball(foe: Unit, under: int, dice: Dice, library: Library) -> OracleAnswer:
    """All about a fireball: the sum of the even dice if two are, against each that it covers. [UW-ABL-04]"""
    many = 100
    faces: Faces = tuple(many + face if face % 2 == 0 else 0 for face in faces_of(dice.sides))
    points = mapped(library.sums(dice.n, faces), lambda total: total % many if total // many >= 2 else 0)
    struck = mapped(points, lambda total: total // foe.defense)
    if foe.kind == TROOPS:
        struck = mapped(struck, lambda quotient: under if quotient else 0)
    return together([suffered(foe, struck, library)], attack=str(dice))


def fire(foes: Sequence[Unit], split: str, dice: Dice, library: Library) -> OracleAnswer:
    """All about a vehicle's fire: the first gets what takes all of it, a hero or vehicle everything; or each the same part.
    [UW-VEH-12]"""

    def shares(total: int) -> tuple[int, ...]:
        found, left = [], total
        for place, foe in enumerate(foes):
            after = len(foes) - 1 - place
            part = left if after == 0 or (split == "first" and foe.kind != TROOPS) else min(left, foe.n * foe.defense)
            if split == "even":
                part = left // (after + 1)
            found.append(part)
            left -= part
        return tuple(found)

    shared = mapped(library.sums(dice.n, faces_of(dice.sides)), lambda total: shares(total + dice.bonus))
    return together(
        [
            suffered(foe, mapped(shared, lambda parts, place=place, foe=foe: parts[place] // foe.defense), library)  # type: ignore[misc]
            for place, foe in enumerate(foes)
        ],
        attack=str(dice),
    )


def morale(left: int, aid: int, library: Library) -> OracleAnswer:
    """All about a morale test. [UW-MOR-02 UW-ABL-06]"""
    both = then(evens(left, library), lambda own: mapped(evens(aid, library), lambda more: (own + more, left - own)))
    return OracleAnswer(
        {
            ("passes", ""): chance(both, lambda pair: pair[0] > pair[1]),
            ("fails", ""): chance(both, lambda pair: pair[0] <= pair[1]),
            ("tied", ""): chance(both, lambda pair: pair[0] == pair[1]),
        },
        {("evens", ""): without_zeros(mapped(both, lambda pair: pair[0]))},
    )


# --- questions --------------------------------------------------------------------------------------------------------
def troops(name: str, more: str = "", **given: int) -> Unit:
    """Three miniatures in a row."""
    return Unit(name, f"name={name} type=basic n=3 ad=1d6 move=6 defense=3 files=3 {more}", **given)  # type: ignore[arg-type]


MEN, FOES = troops("Men"), troops("Foes")
FIGHTERS = troops("Fighters", "fight=2")
BRAVE = Unit("Brave", "name=Brave type=basic n=3 ad=1d6 move=6 defense=3 files=3 abilities=fearless", fearless=True)
BOWS = troops("Bows", "weapons=longbow")
LORD = Unit("Lord", "name=Lord type=hero n=1 ad=3d8 move=6 defense=5", HERO, 1, 5, 8)
MAGE = Unit("Mage", "name=Mage type=hero n=1 ad=3d6 move=6 defense=5 abilities=fireball", HERO, 1, 5, 6)
CART = Unit(
    "Cart", "name=Cart type=vehicle n=1 ad=2d6 move=8 defense=9 base=1x2 fight=2 shoot=3 weapons=longbow", VEHICLE, 1, 9
)
GUN = Unit("Gun", "name=Gun type=ordnance n=2 ad=2d4 move=4 defense=4 weapons=ballista", TROOPS, 2, 4, each=2)


def asked(made: Attack, **more: object) -> Question:
    """A question about an attack."""
    return Question({"attacker": made.unit.line, "defender": made.foe.line, **more}, partial(attack, made))


def ball(foe: Unit, under: int) -> Question:
    """A question about a fireball over so many miniatures."""
    given = {"attacker": MAGE.line, "defender": foe.line, "kind": "fireball", "under": under}
    return Question(given, partial(fireball, foe, under, Dice(3)))


def volley(foes: Sequence[Unit], split: str) -> Question:
    """A question about a vehicle's fire."""
    targets = tuple(foe.line for foe in foes[1:])
    given = {"attacker": CART.line, "defender": foes[0].line, "kind": "fire", "target": targets, "split": split}
    return Question(given, partial(fire, tuple(foes), split, Dice(2, 6, 4)))


def tested(left: int, aid: int) -> Question:
    """A question about a morale test."""
    given = {"kind": "morale", "defender": MEN.line, "left": left, "target_command": f"{aid}d8" if aid else ""}
    return Question(given, partial(morale, left, aid))


BALLISTA = Dice(2, 4, 3)
BY_TWO = {"contact": 2, "target_contact": 2}
QUESTIONS: dict[str, dict[str, Question]] = {
    "melee": {
        "three to a side": asked(Attack(MEN, FOES, Dice(3), Dice(3)), contact=3, target_contact=3),
        "fighters": asked(Attack(FIGHTERS, FOES, Dice(2, 6, 4), Dice(2)), **BY_TWO),
        "with commanders": asked(Attack(MEN, FOES, Dice(2), Dice(2), aid=2), **BY_TWO, target_command="2d8"),
        "the fearless": asked(Attack(MEN, BRAVE, Dice(2), Dice(2)), **BY_TWO),
        "a hero": asked(Attack(MEN, LORD, Dice(3), Dice(3, 8)), contact=3),
        "a vehicle": asked(Attack(MEN, CART._replace(worse=2), Dice(3), Dice(0, 0)), contact=3, worse=2),
        "with bows": asked(Attack(BOWS, FOES, Dice(2, 4), Dice(2)), **BY_TWO),
    },
    "shot": {
        "bows": asked(Attack(BOWS, FOES, Dice(3, 6, 3)), kind="shot"),
        "at a hero": asked(Attack(BOWS, LORD, Dice(3, 6, 3)), kind="shot"),
        "too far": Question(
            {"attacker": BOWS.line, "defender": FOES.line, "kind": "shot", "range": 11},
            partial(out_of_range, Attack(BOWS, FOES, Dice(3, 6, 3))),
        ),
        "ordnance": asked(Attack(GUN, FOES, BALLISTA), kind="shot"),
        "ordnance, far": asked(Attack(GUN, FOES, BALLISTA, halved=True), kind="shot", range=10),
    },
    "free": {
        "two": asked(Attack(MEN, FOES, Dice(2), halved=True), kind="free", contact=2),
        "at a gun": asked(Attack(FIGHTERS, GUN, Dice(3, 6, 6), halved=True), kind="free", contact=3),
    },
    "overrun": {
        "two": asked(Attack(CART, FOES, Dice(2, 6, 2), Dice(2)), target_contact=2),
        "in reverse, from behind": asked(
            Attack(CART, FOES, Dice(2, 6, 2), Dice(0, 0), halved=True), target_contact=2, reverse=True, side="rear"
        ),
        "a hero": asked(Attack(CART, LORD, Dice(2, 6, 2), Dice(3, 8)), kind="overrun", target_contact=1),
    },
    "fireball": {
        "two of three": ball(FOES, 2), "all": ball(FOES, 3), "a hero": ball(LORD, 1), "a vehicle": ball(CART, 1),
    },
    "fire": {
        "one target": volley([FOES], "first"),
        "the first first": volley([FOES, LORD, MEN], "first"),
        "a hero first": volley([LORD, MEN], "first"),
        "in even parts": volley([FOES, LORD, MEN], "even"),
        "at a vehicle": volley([CART._replace(name="Wagon", line=CART.line.replace("Cart", "Wagon"))], "first"),
    },
    "morale": {"one": tested(1, 0), "two": tested(2, 0), "three": tested(3, 0), "with commanders": tested(3, 2)},
}  # fmt: skip
