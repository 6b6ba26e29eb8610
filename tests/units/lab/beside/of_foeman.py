"""Attacks and saving throws of Foeman as its clauses have them, worked out with the dice of a library."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cache, partial
from typing import NamedTuple

from tests.units.lab.beside.libraries import (
    Chances,
    Faces,
    Library,
    OracleAnswer,
    Question,
    chance,
    mapped,
    mean,
    sure,
    then,
    to_all,
    without_zeros,
)

FACES: Faces = tuple(range(6))
MOST = 9


class Arm(NamedTuple):
    """A row of the table of weapons: dice subtracted, the digits of the top die, the strength required, whether it is of the
    unskilled category."""

    subtract: int
    digits: str
    rq: int
    unskilled: bool = False


BROADSWORD, SPEAR, BOW = Arm(2, "002345", 12), Arm(2, "012335", 9), Arm(2, "012344", 9)
GREATSWORD, HANDS = Arm(1, "001235", 15), Arm(3, "012012", 16, unskilled=True)


class Blow(NamedTuple):
    """An attack: its dice and score, the arm, the strength of both, whether it is a Jab, whether Guard applies, whether the
    grip is doubled, whether proficiency is declared, whether the target is a Dwarf; what stops points, by the margin: armor
    and shield as rows of (up to this margin, so many points)."""

    dice: int
    score: int
    arm: Arm = BROADSWORD
    st: int = 12
    target: int = 12
    jab: bool = False
    guard: bool = False
    doubled: bool = False
    proficient: bool = False
    dwarf: bool = False
    stops: tuple[tuple[tuple[int, int], ...], ...] = ()


class Roll(NamedTuple):
    """Hit dice so far: points, dice thrown, zeroes of the last stage, the lowest die that is not zero, stages."""

    points: int
    thrown: int
    zeroes: int
    low: int
    stages: int = 0


class Landed(NamedTuple):
    """How hit dice end: a hit or not, a critical one, its margin, the dice, the stages, the lowest die."""

    hit: bool
    critical: bool = False
    margin: int = 0
    thrown: int = 0
    stages: int = 0
    low: int = 0


EVER = 99
CLOTHES: Mapping[str, tuple[tuple[int, int], ...]] = {
    "leather": ((2, 3), (EVER, 2)), "large shield": ((2, 3), (4, 2), (EVER, 1)), "weapon": ((4, 1), (EVER, 0)),
}  # fmt: skip
"""The points that are stopped up to a margin. [FM-ARM-01 FM-ARM-02 FM-ARM-05]"""
Choose = Callable[[Roll, int, Blow], int]
Worth = Callable[[Landed], Fraction]
LEFT = ("up", "unconscious", "dead")


# --- the hit ----------------------------------------------------------------------------------------------------------
def shown(faces: Faces, before: Roll) -> Roll:
    """The roll with some dice more."""
    low = min((face for face in (*faces, before.low) if face), default=0)
    return Roll(before.points + sum(faces), before.thrown + len(faces), faces.count(0), low, before.stages)


def guarded(face: int) -> int:
    """A die against Guard. [FM-HIT-09]"""
    return {0: 0, 5: 7}.get(face, face + 1)


def hit_roll(blow: Blow, library: Library, choose: Choose, worth: Worth | None = None) -> Chances[Landed]:
    """The hit dice to their end; with what an end is worth, zeroes are rolled again as is best. [FM-HIT-01 FM-HIT-02 FM-HIT-03 FM-HIT-04 FM-HIT-05 FM-HIT-06 FM-HIT-07 FM-HIT-08]"""

    def started(faces: Faces) -> Chances[Landed]:
        roll = shown(tuple(map(guarded, faces)) if blow.guard else faces, Roll(0, 0, 0, 0))
        auto = roll.points <= blow.dice
        if roll.points >= 4 * blow.dice or (roll.points > blow.score and not auto):
            return sure(Landed(False))
        return staged(roll, auto)

    @cache
    def staged(roll: Roll, auto: bool) -> Chances[Landed]:
        most = min(roll.zeroes, MOST - roll.thrown) if roll.points <= blow.score else 0
        if worth is not None:
            ends = [stood(roll, auto), *(thrown(roll, auto, again) for again in range(1, most + 1))]
            return max(ends, key=lambda end: sum(share * worth(landed) for landed, share in end.items()))
        again = choose(roll, most, blow) if most else 0
        return thrown(roll, auto, again) if again else stood(roll, auto)

    def stood(roll: Roll, auto: bool) -> Chances[Landed]:
        hit = roll.points <= blow.score or (auto and roll.stages == 0)
        if not hit:
            return sure(Landed(False))
        critical = auto and roll.stages > 0
        return sure(Landed(True, critical, blow.score - roll.points, roll.thrown, roll.stages, roll.low))

    def thrown(roll: Roll, auto: bool, again: int) -> Chances[Landed]:
        further = roll._replace(stages=roll.stages + 1)
        return then(library.rolls(again, FACES), lambda faces: staged(shown(faces, further), auto))

    return then(library.rolls(blow.dice, FACES), started)


# --- the wounds -------------------------------------------------------------------------------------------------------
def half(number: int) -> int:
    """A half, rounded up."""
    return (number + 1) // 2


def altered(faces: Faces, landed: Landed, blow: Blow) -> list[int]:
    """The damage dice that are kept, from the highest, with all that changes them. [FM-DMG-02 FM-DMG-12]"""
    dice = sorted(faces, reverse=True)
    kept = half(len(dice)) if blow.jab else len(dice)
    dice = dice[: min(kept, -(-blow.st // 4) + landed.stages)]
    if not dice:
        return []
    highest = max(map(int, blow.arm.digits))
    dice[0] = int(blow.arm.digits[dice[0]])
    dice[0] += blow.doubled and dice[0] < highest
    if landed.critical:
        dice[0] = highest if dice[0] < highest else highest + 1
    if len(dice) > 1 and landed.low and dice[1] <= landed.low:
        dice[1] += 2
    for place in range(1, min(len(dice), 1 + half(max(0, blow.arm.rq - blow.st)))):
        dice[place] = max(0, dice[place] - 2)
    for place in range(len(dice) - 1, max(0, len(dice) - 1 - half(max(0, blow.st - blow.arm.rq))), -1):
        dice[place] += dice[place] < 5
    if blow.proficient and len(dice) > 1:
        dice[-1] += 1 if dice[-1] % 2 else 2
    return dice


def lost(dice: list[int], stopped: int, blow: Blow) -> tuple[int, int]:
    """What is lost of mST, bodily and by exhaustion. [FM-APP-01 FM-APP-03 FM-APP-04 FM-APP-05 FM-APP-08 FM-APP-09]"""
    mst = blow.target
    phys = exh = 0
    for place, points in enumerate(dice):
        through = max(0, points - stopped)
        stopped = max(0, stopped - points)
        if place == 1 or (place and blow.arm.unskilled):
            exh += min(through, mst - phys - exh - 1)
        else:
            phys += through
        if ending((phys, exh), blow) != "up":
            break
    return phys, exh


def wounds(landed: Landed, blow: Blow, library: Library) -> Chances[tuple[int, int]]:
    """The chances of points lost once the hit dice stand. [FM-DMG-01]"""
    if not landed.hit:
        return sure((0, 0))
    stopped = sum(next(points for most, points in rows if landed.margin <= most) for rows in blow.stops)
    return mapped(
        library.rolls(max(0, landed.thrown - blow.arm.subtract), FACES),
        lambda faces: lost(altered(faces, landed, blow), stopped, blow),
    )


def ending(points: tuple[int, int], blow: Blow) -> str:
    """How the target is then. [FM-APP-06 FM-APP-07 FM-APP-09]"""
    left = blow.target - sum(points) + int(blow.dwarf)
    return "up" if left > 1 else "unconscious" if left == 1 else "dead"


# --- choices ----------------------------------------------------------------------------------------------------------
def never(roll: Roll, most: int, blow: Blow) -> int:
    """No zero is rolled again."""
    return 0


def always(roll: Roll, most: int, blow: Blow) -> int:
    """Every zero is."""
    return most


def while_likely(roll: Roll, most: int, blow: Blow) -> int:
    """Every zero is while the mean of the new dice, 2.5 each, keeps the hit."""
    return most if roll.points + Fraction(5, 2) * most <= blow.score else 0


CHOICES: Mapping[str, Choose] = {"none": never, "all": always, "while likely": while_likely}


def strike(blow: Blow, reroll: str, library: Library) -> OracleAnswer:
    """All about an attack with a stated way of rerolls."""
    hit = hit_roll(blow, library, CHOICES[reroll])
    harm = then(hit, lambda landed: wounds(landed, blow, library))
    ends = mapped(harm, lambda points: ending(points, blow))
    return to_all(
        {
            "hit": chance(hit, lambda landed: landed.hit), "critical": chance(hit, lambda landed: landed.critical),
            "unconscious": ends.get("unconscious", Fraction(0)), "dead": ends.get("dead", Fraction(0)),
        },
        {"points_lost": without_zeros(mapped(harm, sum)), "wounds_and_exhaustion": without_zeros(harm)},
        score=blow.score,
    )  # fmt: skip


def most_of(goal: str, blow: Blow, library: Library) -> Fraction:
    """The most that rerolls can gain of a goal: the chance of a hit, the mean of points lost, the chance to fell."""

    @cache
    def worth(landed: Landed) -> Fraction:
        if goal == "hit":
            return Fraction(landed.hit)
        harm = wounds(landed, blow, library)
        return (
            mean(mapped(harm, sum)) if goal == "damage" else chance(harm, lambda points: ending(points, blow) != "up")
        )

    hit = hit_roll(blow, library, never, worth)
    return sum((share * worth(landed) for landed, share in hit.items()), Fraction(0))


def save(dice: int, score: int, goblin: bool, library: Library) -> OracleAnswer:
    """All about a saving throw. [FM-SV-01 FM-SV-02 FM-FIG-09]"""
    totals = mapped(library.rolls(dice, FACES), lambda faces: sum(faces) - int(goblin and max(faces) > 0))
    auto = mapped(totals, lambda total: 1 if total <= dice else -1 if total >= 4 * dice else 0)
    passes = mapped(totals, lambda total: total <= dice or (total < 4 * dice and total <= score))
    return to_all(
        {
            "passes": passes.get(True, Fraction(0)), "automatic_pass": auto.get(1, Fraction(0)),
            "automatic_failure": auto.get(-1, Fraction(0)),
        },
        {"total": without_zeros(totals)},
        score=score,
    )  # fmt: skip


# --- questions --------------------------------------------------------------------------------------------------------
MAN = "race=Human st=12 dx=12 iq=8"
WEAK = "race=Human st=8 dx=12 iq=12"


def attack(kind: str, blow: Blow, reroll: str = "none", hold: str = "Broadsword", **asked: object) -> Question:
    """A question about an attack of a man on a man."""
    given = {
        "attacker": f"race=Human st={blow.st} dx=12 iq=8 hold={hold}", "defender": MAN, "kind": kind, "dice": blow.dice,
        "reroll": reroll,
    }  # fmt: skip
    return Question({**given, **asked}, partial(strike, blow, reroll))


KNIGHT = f"{MAN} hold=Broadsword,Large Shield armor=Leather"
STOPS = (CLOTHES["leather"], CLOTHES["large shield"])


def saved(dice: int, score: int, who: str = MAN) -> Question:
    """A question about a saving throw."""
    asked = {"kind": "save", "attacker": who, "dice": dice, "score": score}
    return Question(asked, partial(save, dice, score, "Goblin" in who))


QUESTIONS: dict[str, dict[str, Question]] = {
    "strike": {
        "one die": attack("strike", Blow(1, 12), "all"),
        "two dice": attack("strike", Blow(2, 12), "all"),
        "likely rerolls": attack("strike", Blow(2, 12), "while likely"),
        "armored": attack("strike", Blow(3, 9, stops=STOPS), "all", attacker=KNIGHT, defender=KNIGHT),
        "guarded": attack(
            "strike", Blow(2, 12, guard=True, stops=(CLOTHES["weapon"],)), "all", defender=f"{MAN} hold=Broadsword", defend="weapon",
        ),
        "from behind, too heavy": attack("strike", Blow(4, 16, GREATSWORD), hold="Greatsword", side="rear"),
        "by the strong": attack("strike", Blow(2, 9, st=15), "all", attacker="race=Human st=15 dx=9 iq=8 hold=Broadsword"),
        "doubled grip": attack("strike", Blow(3, 11, doubled=True), doubled=True),
        "proficient": attack("strike", Blow(4, 12, proficient=True), proficiency=True),
        "a dwarf": attack("strike", Blow(2, 12, target=11, dwarf=True), "all", defender="race=Dwarf st=11 dx=10 iq=10"),
        "bare hands": attack("strike", Blow(5, 12, HANDS), hold="", weapon="Unarmed"),
        "in one hex": attack("strike", Blow(3, 14), same_hex=True),
        "out of a brawl": attack("strike", Blow(4, 8, jab=True), in_hth="attacker"),
    },
    "jab": {
        "two hexes": attack("jab", Blow(2, 12, SPEAR, jab=True), "all", "Spear", range=2),
        "of four dice": attack("jab", Blow(4, 12, SPEAR, jab=True), "none", "Spear", range=2),
    },
    "hurl": {"three hexes": attack("hurl", Blow(2, 10, SPEAR), "all", "Spear", range=3)},
    "fire": {"four hexes": attack("fire", Blow(2, 11, BOW), "all", "Smallbow", range=4)},
    "save": {
        "two dice": saved(2, 7), "three dice": saved(3, 9), "five dice": saved(5, 9),
        "a goblin": saved(3, 8, "race=Goblin st=8 dx=12 iq=8"),
    },
}  # fmt: skip
