"""How damage dice came about: which were kept and why, and each change of a die with its clause. [FM-DMG-12]"""

from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from affray.core import Modifier
from affray.dice.pool import faces_of, keep, put, row, row_value
from affray.referee import Referee
from affray.referee.forwarding import ForwardingReferee
from affray.systems.foeman.content.codes import CHOOSE_KEEP, ROLL_DAMAGE, TOLD_DAMAGE, TOLD_REROLLED, TOLD_TALENT
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.attack import Blow, with_proficiency
from affray.systems.foeman.rules.damage import (
    ADVENTURER_BONUS,
    Arm,
    critical_top,
    dice_generated,
    doubled_top,
    grip_margin,
    jab_dice,
    low_cup_row,
    modified_row,
    offhand_dice,
    proficient_row,
    strength_dice,
    strong_grip_row,
    top_result,
    weak_grip_row,
    with_bonus,
)
from affray.systems.foeman.rules.kept_damage_dice import choice_at


class Change(NamedTuple):
    """What one clause does to a damage die: its place from the Top down, from 0."""

    place: int
    made: Modifier


def dice_account(thrown: int, arm: Arm, rolled: int, kept: int, stages: int) -> tuple[Modifier, ...]:
    """How the hit dice lead to the number of damage dice kept: parts that add up to it.

    [FM-DMG-01 FM-DMG-03 FM-DMG-04 FM-DMG-05 MW-MAX-03 MW-MAX-04]
    """
    halved = jab_dice(rolled, arm)
    held = offhand_dice(halved, arm)
    strong = strength_dice(held, arm, stages)
    parts = (
        Modifier("hit dice", thrown, "FM-DMG-01"),
        Modifier("weapon", -min(arm.sub, thrown), "FM-DMG-01"),
        Modifier("not rolled", rolled - dice_generated(thrown, arm.sub), "MW-MAX-04"),
        Modifier("jab", halved - rolled, "FM-DMG-03"),
        Modifier("off hand", held - halved, "FM-DMG-04"),
        Modifier("strength limit", strong - held, "FM-DMG-05"),
        Modifier("by choice", kept - strong, "MW-MAX-03"),
    )
    return tuple(part for part in parts if part.value)


def value_account(rolled: int, kept: int, arm: Arm, critical: int, bonus: int, house: House) -> tuple[Change, ...]:
    """Each change of the dice kept, in order, from the row as rolled to the modified one.

    [FM-DMG-02 FM-DMG-06 FM-DMG-07 FM-DMG-08 FM-DMG-09 FM-DMG-10 FM-DMG-11 FM-DMG-12 MW-BON-02 MW-DG-01]
    """
    found: list[Change] = []
    now = rolled

    def step(label: str, clause: str, after: int) -> None:
        nonlocal now
        pairs = enumerate(zip(faces_of(now, kept), faces_of(after, kept), strict=True))
        changes = ((place, new - old) for place, (old, new) in pairs if new != old)
        found.extend(Change(place, Modifier(label, change, clause)) for place, change in changes)
        now = after

    early = bonus if house.bonus_first else 0
    step("Adventurer bonus", "FM-DMG-08", with_bonus(now, early))
    step("Low and Cup terms", "MW-DG-01", low_cup_row(now, kept, arm))
    step("weapon table", "FM-DMG-02", put(now, 0, top_result(row_value(rolled, 0), arm)))
    step("doubled grip", "FM-DMG-06", put(now, 0, doubled_top(row_value(now, 0), arm)))
    step("critical hit", "FM-DMG-07", put(now, 0, critical_top(row_value(now, 0), critical, arm)))
    step("Adventurer bonus", "FM-DMG-08", with_bonus(now, bonus - early))
    over = grip_margin(arm, house)
    if over < 0:
        step("too weak for it", "FM-DMG-09", weak_grip_row(now, kept, -over))
    else:
        step("strong for it", "FM-DMG-10", strong_grip_row(now, kept, over))
    step("Weapon Proficiency", "FM-DMG-11", proficient_row(now, rolled, kept, arm, house))
    return tuple(sorted(found, key=attrgetter("place")))


def changes_by_place(changes: tuple[Change, ...]) -> dict[int, tuple[Modifier, ...]]:
    """The changes of each die by its place."""
    return {place: tuple(change.made for change in some) for place, some in groupby(changes, attrgetter("place"))}


class Accountant(ForwardingReferee):
    """A referee that passes an attack on to another one, and tells its damage dice with all that changed them."""

    def __init__(self, ref: Referee, a: Blow, house: House) -> None:
        super().__init__(ref)
        self.house = house
        self.arm, self.thrown, self.stages = a.arm, a.bid, 0
        self.rolled = self.chosen = 0

    def roll(self, n: int, die: int, why: int) -> int:
        dice = self.ref.roll(n, die, why)
        if why == ROLL_DAMAGE:
            self.rolled = row(dice)
        return dice

    def choose(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        number = self.ref.choose(who, what, most, x, y, z)
        if what == CHOOSE_KEEP:
            self.chosen = row(choice_at(x, y, number).dice)
        return number

    def tell(self, code: int, a: int, b: int, c: int, d: int) -> None:
        if code == TOLD_DAMAGE:
            self.account(a, b, c, d)
            return
        if code == TOLD_TALENT:
            self.arm = with_proficiency(self.arm, 1)
        elif code == TOLD_REROLLED:
            self.thrown, self.stages = c, d
        self.ref.tell(code, a, b, c, d)

    def account(self, ordered: int, kept: int, generated: int, critical: int) -> None:
        """Tell the damage dice, with the parts of their number and the changes of each. [FM-DMG-12]"""
        held = self.chosen or keep(self.rolled, kept)
        plain = modified_row(held, kept, self.arm, critical, 0, self.house)
        bonus = 0 if plain == ordered else ADVENTURER_BONUS
        changes = value_account(held, kept, self.arm, critical, bonus, self.house)
        number = dice_account(self.thrown, self.arm, generated, kept, self.stages)
        parts = (*number, *(change.made for change in changes))
        clauses = tuple(dict.fromkeys((*(part.clause for part in parts), "FM-DMG-12")))
        self.ref.say(
            "damage",
            {
                "rolled": faces_of(held, kept), "faces": faces_of(ordered, kept), "kept": kept, "generated": generated,
                "critical": critical, "places": (*(-1 for _ in number), *(change.place for change in changes)),
                "parts": parts, "clauses": clauses, "explains": 1,
            },
        )  # fmt: skip
