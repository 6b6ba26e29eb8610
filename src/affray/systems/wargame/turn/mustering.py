"""The events before a roll: which miniatures of a unit roll, which dice, what is added, and why. [UW-MEL-02 UW-MEL-03
UW-MEL-04 UW-MEL-10 UW-RNG-04]"""

from affray.referee import Referee, say
from affray.systems.wargame.rules.attack_dice import Rolling


def muster(ref: Referee, who: str, rolled: Rolling) -> None:
    """Tells the dice of a unit: their number and sides, the bonus as the sum of its parts, how many of its miniatures roll
    and why. [UW-MEL-04 UW-RNG-04 UW-ORD-01 UW-VEH-06]"""
    throw = rolled.throw
    say(
        ref, "musters", who=who, number=throw.dice, sides=throw.sides, bonus=throw.bonus,
        labels=tuple(part.label for part in rolled.who), counts=tuple(part.value for part in rolled.who),
        parts=rolled.added,
        clauses=tuple(dict.fromkeys((*rolled.clauses, *(part.clause for part in (*rolled.who, *rolled.added))))),
    )  # fmt: skip


def muster_back(ref: Referee, who: str, rolled: Rolling, why: str) -> None:
    """Tells the dice of a unit that is attacked, or why it does not strike back. [UW-MEL-02 UW-MEL-10 UW-VEH-08]"""
    if rolled.throw.dice:
        muster(ref, who, rolled)
    else:
        say(ref, "stands", who=who, why=why, clauses=("UW-MEL-10", "UW-VEH-08"))
