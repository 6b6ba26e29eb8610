"""Rules of the MindWand fragments that the case verbs ask for by themselves, apart from the options that will use them."""

from affray.referee import rule
from affray.systems.foeman.bidding import FIRE_OPTION, HURL_OPTION, JAB_OPTION, READY, STRIKE_OPTION
from affray.systems.foeman.numbers import divide
from affray.systems.foeman.options import House

PASSAGE_DICE = 4


@rule
def repeats(previous: int, option: int, steps: int) -> int:
    """Whether a figure repeats its action: the same attack or Ready as last round, and no step in between.

    >>> repeats(READY, READY, 0), repeats(READY, READY, 1), repeats(HURL_OPTION, JAB_OPTION, 0)
    (1, 0, 0)
    """
    repeatable = option in (STRIKE_OPTION, JAB_OPTION, HURL_OPTION, FIRE_OPTION, READY)
    return 1 if repeatable and option == previous and steps == 0 else 0


@rule
def may_step_onto(halted: int, shielded: int) -> int:
    """Whether a mover in an opponent's Front hex may step onto it: not halted, through an unshielded hexside."""
    return 1 if not halted and not shielded else 0


@rule
def passage_score(mdx: int, mover_mst: int, occupant_mst: int, house: House) -> int:
    """The score of the saving throw of 4D that passes through an occupied hex."""
    return mdx + divide(mover_mst - occupant_mst, 2, house)
