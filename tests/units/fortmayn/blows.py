"""What the tests of blows share: dice by what they show, characters, a policy for odds."""

from collections.abc import Sequence

from affray.referee import Script
from affray.systems.fortmayn.content.codes import BRAINY, BRAWNY
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Fighter

NO_WEAR = Wear()


def shown(*rolls: Sequence[int], answers: Sequence[int] = ()) -> Script:
    """A referee with dice that show these faces, and these answers."""
    return Script([[face - 1 for face in faces] for faces in rolls], answers, CODES)


def brawny(ready: int, shield: Wear = NO_WEAR, armor: Wear = NO_WEAR) -> Fighter:
    """A Brawny with so many BODY Dice ready."""
    return Fighter(Body(BRAWNY, ready, shield, armor), 8, 5)


def brainy(ready: int, shield: Wear = NO_WEAR, armor: Wear = NO_WEAR) -> Fighter:
    """A Brainy with so many BODY Dice ready."""
    return Fighter(Body(BRAINY, ready, shield, armor), 6, 5)
