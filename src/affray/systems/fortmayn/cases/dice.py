"""What the cases of blows may give: gear, saves and a sunder, and a referee that answers with them."""

from collections.abc import Sequence
from typing import Literal

from affray.core import InputError, Modifier
from affray.core.reading.tables import look_up
from affray.referee import Script
from affray.systems.fortmayn.cases.given import DieName, Faces, Part, Positive, expect, read_die, write_die
from affray.systems.fortmayn.content.codes import CHOOSE_SAVE, MOST_DIE, NO_DIE, NOTHING, SAVE_NAMES, SHIELD
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.content.tables import advantage_sources
from affray.systems.fortmayn.rules.advantage import source
from affray.systems.fortmayn.rules.saves_and_sunder import GEAR_BASE


class Gear(Part, frozen=True, kw_only=True):
    """A shield or armor as it is: its present die, none when it is broken."""

    die: DieName | None
    magic: bool = False


class Save(Part, frozen=True, kw_only=True):
    """An exposed die that an item saves, and the face of its usage die."""

    item: Literal["shield", "armor"]
    roll: Positive


Saves = tuple[Save, ...]


def read_wear(gear: Gear | None) -> Wear:
    """The gear of a case. Its own die is not known and does not matter."""
    return Wear() if gear is None else Wear(read_die(gear.die), read_die(gear.die), int(gear.magic))


def write_wear(wear: Wear) -> str | None:
    """The present die of gear as cases write it."""
    return write_die(wear.die)


def write_item(item: int) -> str | None:
    """An item as cases write it; null for none."""
    return SAVE_NAMES[item] if item != NOTHING else None


def check_faces(dice: Faces, n: int, die: int) -> list[int]:
    """The faces of a roll. Raises InputError unless there is one for each die and none is too high for it. Where the
    die is not known (NO_DIE), any die will do."""
    most = die if die != NO_DIE else MOST_DIE
    expect(len(dice) == n, f"dice: expected {n}, one for each ready die, got {len(dice)}")
    expect(all(face <= most for face in dice), f"dice: expected faces of at most {most}")
    return [face - 1 for face in dice]


def read_sources(advantages: Sequence[str], disadvantages: Sequence[str]) -> tuple[Modifier, ...]:
    """The sources that a case lists; a knack is never listed. Raises InputError for an unknown source. [FT-DICE-06]"""
    found: list[Modifier] = []
    for names, steps in ((advantages, 1), (disadvantages, -1)):
        known = {row.source: steps for row in advantage_sources() if row.step == steps}
        found += [source(name, look_up(name, known, "source")) for name in names]
    return tuple(found)


class CaseReferee(Script):
    """A referee that rolls the dice of a case, and saves and sunders as the case says."""

    __slots__ = ("asked", "offer", "saves")

    def __init__(self, rolls: Sequence[Sequence[int]], saves: Saves = (), offer: str | None = None) -> None:
        self.saves, self.offer, self.asked = list(saves), offer, False
        super().__init__([*(roll for roll in rolls if roll), *([save.roll - 1] for save in saves)])

    def answer(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        if what == CHOOSE_SAVE:
            name: str | None = self.saves.pop(0).item if self.saves else None
        else:
            name, self.asked = self.offer, True
        if name is None:
            return NOTHING
        if name not in SAVE_NAMES[SHIELD : SHIELD + 2]:
            raise InputError(f"given: sunder: expected shield or armor, got {name!r}")
        item = SAVE_NAMES.index(name)
        expect(z // GEAR_BASE if item == SHIELD else z % GEAR_BASE, f"{name}: there is none left to use")
        return item

    def close(self, out: int) -> None:
        """Raises InputError or ScriptError for dice and saves that were not used, and for a sunder that was needed and
        not allowed. `out` says whether the character is out."""
        expect(not self.saves, "saves: expected no more than dice to save")
        self.finish()
        expect(self.offer is None or not out, "sunder: expected a Brawny with an unbroken shield or armor")
