"""Every kind of procedure that can be asked about, beside two dice libraries and every throw: the answers of the laboratory
are theirs, to the last fraction."""

import re
from collections.abc import Callable
from fractions import Fraction

import pytest

from affray.lab import chances
from affray.lab.schema import OddsCase
from bench import oracles
from bench.melee_oracles import Asked, multiplier, through
from tests.units.lab.libraries import LIBRARIES, Chances, Library, mapped, mean

LIBRARY = pytest.mark.parametrize("sums", LIBRARIES.values(), ids=LIBRARIES)
D, D6 = range(6), range(1, 7)


def the(system: str, **asked: object) -> OddsCase:
    """The only answer to a question."""
    (case,) = chances(system, None, **asked).cases
    return case


def chance(case: OddsCase, name: str, who: str = "") -> Fraction:
    """An exact chance."""
    return next(Fraction(one.exact) for one in case.chances if (one.name, one.who) == (name, who))


def spread(case: OddsCase, name: str, who: str = "") -> Chances[object]:
    """An exact distribution, without what cannot be."""
    found = next(one for one in case.spreads if (one.name, one.who) == (name, who))
    return {point.value: Fraction(point.exact) for point in found.points if Fraction(point.exact)}


def value(case: OddsCase, name: str) -> int:
    """A number of the rules."""
    return int(next(one.value for one in case.numbers if one.name == name))


def holding(found: Chances[object], holds: Callable[[object], bool]) -> Fraction:
    """The chance that something holds."""
    return sum((chance for one, chance in found.items() if holds(one)), Fraction(0))


# --- Foeman -----------------------------------------------------------------------------------------------------------
MAN = "race=Human st=12 dx=12 iq=8"
KINDS: dict[str, tuple[str, dict[str, object]]] = {
    "strike": (f"{MAN} hold=Broadsword", {}), "jab": (f"{MAN} hold=Spear", {"range": 2}),
    "hurl": (f"{MAN} hold=Spear", {"range": 3}), "fire": (f"{MAN} hold=Smallbow", {"range": 4}),
}  # fmt: skip
STRIKER = pytest.mark.parametrize("library", ["icepool", "dyce", pytest.param("every throw", marks=pytest.mark.slow)])
STRIKERS = {"icepool": oracles.by_icepool, "dyce": oracles.by_dyce, "every throw": oracles.by_hand}


@STRIKER
@pytest.mark.parametrize("kind", KINDS)
def test_attacks_of_foeman(kind: str, library: str) -> None:
    attacker, asked = KINDS[kind]
    for dice in (1,) if library == "every throw" else (1, 2, 3):
        case = the("foeman", attacker=attacker, defender=MAN, kind=kind, dice=dice, reroll="all", **asked)
        found = STRIKERS[library](dice, value(case, "score"), 12)
        assert chance(case, "hit") == sum(share for (hit, _, _), share in found.items() if hit)


@STRIKER
def test_the_wounds_of_a_strike_of_foeman(library: str) -> None:
    armored = f"{MAN} hold=Broadsword,Large Shield armor=Leather"
    for dice in (1,) if library == "every throw" else (1, 3):
        case = the("foeman", attacker=armored, defender=armored, dice=dice, reroll="all")
        lost: Chances[object] = {}
        for (_, phys, exh), share in STRIKERS[library](dice, value(case, "score"), 12).items():
            lost[phys, exh] = lost.get((phys, exh), Fraction(0)) + share
        assert spread(case, "wounds_and_exhaustion") == lost


@LIBRARY
@pytest.mark.parametrize("dice", [2, 3, 5])
def test_saving_throws_of_foeman(sums: Library, dice: int) -> None:
    case = the("foeman", kind="save", attacker=MAN, dice=dice, score=9)
    totals = sums(dice, D)
    passes = mapped(totals, lambda total: total <= dice or (total < 4 * dice and total <= 9))
    assert chance(case, "passes") == passes[True]
    assert spread(case, "total") == totals


# --- the guide --------------------------------------------------------------------------------------------------------
GUIDE: dict[str, dict[str, object]] = {
    "melee": {"attacker": "st=12 dx=12 weapon=broadsword"},
    "pole": {"attacker": "st=12 dx=12 weapon=spear", "kind": "pole"},
    "thrown": {"attacker": "st=12 dx=12 weapon=javelin", "kind": "thrown", "range": 3},
    "missile": {"attacker": "st=12 dx=12 weapon=longbow", "kind": "missile", "range": 5},
    "hth": {"attacker": "st=12 dx=12 weapon=dagger", "kind": "hth"},
    "defended": {"attacker": "st=12 dx=12 weapon=mace", "stance": "defend"},
    "missile_spell": {"attacker": "st=10 dx=12 iq=12", "spell": "magic_fist", "spell_st": 2, "range": 2},
}


def hits(asked: Asked, least: int, sums: Library) -> tuple[Chances[int], Chances[int]]:
    """The chances of each multiplier, and of so many hits that get through; damage is never less than `least`."""
    damage = sums(asked.dice, D6)
    times = mapped(sums(asked.n, D6), lambda total: multiplier(asked, total))
    found: Chances[int] = {}
    for many, share in times.items():
        for points, part in damage.items() if many else ((0, Fraction(1)),):
            got = through(asked, many, max(points, least - asked.add)) if many else 0
            found[got] = found.get(got, Fraction(0)) + share * part
    return times, found


@LIBRARY
@pytest.mark.parametrize("kind", GUIDE)
def test_attacks_of_the_guide(kind: str, sums: Library) -> None:
    case = the("melee", defender="st=12 dx=11 armor=leather", **GUIDE[kind])
    text = next(one.text for one in case.numbers if one.name == "damage")
    dice, add = re.fullmatch(r"(\d+)([+-]\d+)?", text).groups()  # type: ignore[union-attr]
    asked = Asked(value(case, "dice"), value(case, "adj_dx"), int(dice), int(add or 0), value(case, "stopped"))
    # Of a missile spell each ST does a hit at least. [CM-SPELL-04]
    times, found = hits(asked, 2 if kind == "missile_spell" else 0, sums)
    assert chance(case, "hit") == 1 - times[0]
    assert (chance(case, "double"), chance(case, "triple")) == (times.get(2, 0), times.get(3, 0))
    assert spread(case, "hits") == found


@LIBRARY
@pytest.mark.parametrize("dice", [2, 3, 4])
def test_saving_rolls_of_the_guide(dice: int, sums: Library) -> None:
    case = the("melee", kind="save", dice=dice, score=11)
    assert chance(case, "passes") == mapped(sums(dice, D6), lambda total: total <= 11)[True]
    assert spread(case, "total") == sums(dice, D6)


# --- the wargame ------------------------------------------------------------------------------------------------------
MEN = "name=Men type=basic n=3 ad=1d6 move=6 defense=3"
BOWS = "name=Bows type=basic n=3 ad=1d6 move=6 defense=3 weapons=longbow"


def fate(lost: Chances[int], n: int, sums: Library) -> tuple[Fraction, Fraction, Fraction]:
    """The chances that n miniatures of one d6 each must test, fail, are gone by what they lose. [UW-MOR-01 UW-MOR-02]"""
    tests = fails = Fraction(0)
    for many, share in lost.items():
        left = n - min(n, many)
        if left and 2 * many >= n:
            tests += share
            evens = sums(left, (0, 1, 0, 1, 0, 1))
            fails += share * mapped(evens, lambda even, left=left: 2 * even > left).get(False, Fraction(0))  # type: ignore[misc]
    return (
        tests,
        fails,
        holding({min(n, many): Fraction(0) for many in lost} | clipped(lost, n), lambda many: many == n),
    )


def clipped(lost: Chances[int], n: int) -> Chances[object]:
    """What is lost of n."""
    found: Chances[object] = {}
    for many, share in lost.items():
        found[min(n, many)] = found.get(min(n, many), Fraction(0)) + share
    return found


def rolled(case: OddsCase, name: str) -> tuple[int, int]:
    """The dice that a unit rolls, and what is added."""
    text = next(one.text for one in case.numbers if one.name == name)
    dice, bonus = re.fullmatch(r"(\d+)d6([+-]\d+)?", text).groups()  # type: ignore[union-attr]
    return int(dice), int(bonus or 0)


@LIBRARY
@pytest.mark.parametrize("kind", ["melee", "free", "shot"])
def test_attacks_of_the_wargame(kind: str, sums: Library) -> None:
    attacker = BOWS if kind == "shot" else MEN
    case = the("wargame", kind=kind, attacker=attacker, defender=MEN.replace("Men", "Foes"), n=2)
    dice, bonus = rolled(case, "attack")
    # A free attack does half of what it would. [UW-MEL-09]
    lost = mapped(sums(dice, D6), lambda total: (total + bonus) // 3 // (2 if kind == "free" else 1))
    assert spread(case, "lost", "Foes") == clipped(lost, 3)
    tests, fails, gone = fate(lost, 3, sums)
    assert (chance(case, "tests", "Foes"), chance(case, "fails", "Foes")) == (tests, fails)
    assert chance(case, "gone", "Foes") == gone


@LIBRARY
def test_a_morale_test_of_the_wargame(sums: Library) -> None:
    for left in (1, 2, 3):
        case = the("wargame", kind="morale", defender=MEN, left=left)
        passes = mapped(sums(left, (0, 1, 0, 1, 0, 1)), lambda even, left=left: 2 * even > left)  # type: ignore[misc]
        assert chance(case, "passes") == passes.get(True, 0)
        assert spread(case, "evens") == sums(left, (0, 1, 0, 1, 0, 1))


# --- Fortmayn ---------------------------------------------------------------------------------------------------------
HIT = 100
"""A hit counts a hundred in the sum of a roll, a low die one."""


def faces(sides: int) -> list[int]:
    """What the faces of a die count."""
    return [1 if face <= 2 else HIT if face >= 5 else 0 for face in range(1, sides + 1)]


Rule = Callable[[int, int, int, int], tuple[int, int]]
"""By hits, low dice, dice and Difficulty Dice: the Difficulty Dice left and the dice lost."""


def capped(high: int, low: int, dice: int, dd: int) -> tuple[int, int]:
    """A test, melee, social conflict. [FT-TEST-01 FT-MELEE-06 FT-SOC-01]"""
    left = max(0, dd - high)
    return left, min(low, left)


ROLLS: dict[str, tuple[dict[str, object], int, Rule]] = {
    "melee": ({"who": "brawny body=3"}, 8, capped),
    "test": ({"who": "brainy head=3", "pool": "head"}, 8, capped),
    "talk": ({"who": "brawny head=3 attachments=0"}, 6, capped),
    "banish": ({"who": "brawny head=3 attachments=0"}, 6, capped),
    "defend": ({"who": "brawny body=3"}, 8, lambda high, low, dice, dd: (dd, min(low, dd))),
    "shot_at": ({"who": "brawny body=3"}, 8, lambda high, low, dice, dd: (dd, min(low, dd))),
    "shot": ({"who": "brainy head=3"}, 8, lambda high, low, dice, dd: (max(0, dd - high), 0)),
    "spell": ({"who": "brainy head=3"}, 8, lambda high, low, dice, dd: (max(0, dd - high), low)),
    "stunt": (
        {"who": "brawny body=3 head=1"}, 8, lambda high, low, dice, dd: (0 if 2 * high > dice else max(0, dd - high), low),
    ),
}  # fmt: skip


@LIBRARY
@pytest.mark.parametrize("dd", [1, 2, 4])
@pytest.mark.parametrize("kind", ROLLS)
def test_rolls_of_fortmayn(kind: str, dd: int, sums: Library) -> None:
    asked, sides, rule = ROLLS[kind]
    case = the("fortmayn", kind=kind, foe=f"dd={dd} name=Foe", sunder=False, **asked)
    assert next(one.text for one in case.numbers if one.name == "rolled") == f"3d{sides}"
    ends = mapped(sums(3, faces(sides)), lambda total: rule(total // HIT, total % HIT, 3, dd))
    left: Chances[object] = {}
    lost: Chances[int] = {}
    for (remaining, dice), share in ends.items():
        left[dd - remaining] = left.get(dd - remaining, Fraction(0)) + share
        lost[dice] = lost.get(dice, Fraction(0)) + share
    if kind not in ("defend", "shot_at"):
        assert spread(case, "removed", "Foe") == left
        assert chance(case, "overcome", "Foe") == left.get(dd, 0)
    if kind != "shot":
        assert spread(case, "dice_lost") == lost
        found = next(one.mean for one in case.spreads if one.name == "dice_lost")
        assert found == pytest.approx(float(mean(lost)), abs=1e-12)
