"""What the given part of a case may hold, and the referee that plays it."""

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from affray.core.reading.given import Given
from affray.referee import Script, ScriptError
from affray.systems.foeman.content.codes import CHOOSE_REROLL, GOBLIN, LEFT_HANDED, RIGHT_HANDED
from affray.systems.foeman.content.house_rules import House, read_house
from affray.systems.foeman.content.tables import find_race

Die = Annotated[int, msgspec.Meta(ge=0, le=5)]
Bid = Annotated[int, msgspec.Meta(ge=1, le=9)]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Direction = Annotated[int, msgspec.Meta(ge=0, le=5)]
Handed = Literal["right", "left"]
Dice = tuple[Die, ...]


def house_of(given: Given) -> House:
    """The house rules of a case. Raises InputError for an option that is not built or a value it does not take."""
    return read_house(given.options)


def is_race(name: str, index: int) -> int:
    """Whether a race is the one of an index. Raises InputError for an unknown race."""
    return 1 if find_race(name).index == index else 0


def is_goblin(name: str) -> int:
    """Whether a race is Goblin. Raises InputError for an unknown race."""
    return is_race(name, GOBLIN)


def hand(handed: Handed) -> int:
    """The number of a strong hand."""
    return RIGHT_HANDED if handed == "right" else LEFT_HANDED


class CaseReferee(Script):
    """A referee that takes hit dice, reroll stages and damage dice from a case, and remembers what each event last
    told.

    `wishes` are its other choices, by their codes.
    """

    __slots__ = ("left", "numbers", "wishes")

    def __init__(self, rolls: Sequence[Sequence[int]], rerolls: Sequence[Sequence[int]] = ()) -> None:
        self.left = [len(stage) for stage in rerolls]
        self.wishes: dict[int, int] = {}
        self.numbers: dict[int, tuple[int, int, int, int]] = {}
        super().__init__(rolls)

    def answer(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        if what != CHOOSE_REROLL or not self.left:
            return self.wishes.get(what, 0)
        asked = self.left.pop(0)
        if not 1 <= asked <= most:
            raise ScriptError(f"rerolls: expected 1 to {most} dice in a stage, got {asked}")
        return asked

    def tell(self, code: int, a: int, b: int, c: int, d: int) -> None:
        self.numbers[code] = (a, b, c, d)
