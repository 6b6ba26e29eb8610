"""Places that are rolled for: the highest comes first, and those who are tied roll again for the places that they share."""

from collections.abc import Callable, Mapping

from affray.referee import Referee, procedure, roll_sum

Groups = tuple[tuple[int, ...], ...]
"""Sides, players or figures from the highest place down; those in one group are tied."""
Throw = Callable[[tuple[int, ...]], Mapping[int, int]]
"""Takes those who roll, gives the die of each."""
MOST_TIES = 24
"""So many equal throws of two in a row are thrown again; after one more, once in 10^19, side 0 is ahead, so that odds end."""


def tied_members(groups: Groups) -> tuple[int, ...]:
    """Those whose place is still open.

    >>> tied_members(((2,), (0, 1)))
    (0, 1)
    """
    return tuple(member for group in groups if len(group) > 1 for member in group)


def split_ties(groups: Groups, dice: Mapping[int, int]) -> Groups:
    """The groups after those who are tied have rolled; all other places stand.

    >>> split_ties(((2,), (0, 1)), {0: 3, 1: 5})
    ((2,), (1,), (0,))
    """
    parted: list[tuple[int, ...]] = []
    for group in groups:
        faces = sorted({dice[member] for member in group}, reverse=True) if len(group) > 1 else []
        parted += [tuple(member for member in group if dice[member] == face) for face in faces] or [group]
    return tuple(parted)


def rank_by_dice(members: tuple[int, ...], throw: Throw) -> tuple[tuple[int, ...], dict[int, tuple[int, ...]]]:
    """The members from the first place down, and the dice that each has thrown.

    >>> rounds = [{0: 2, 1: 6, 2: 6}, {1: 1, 2: 4}]
    >>> rank_by_dice((0, 1, 2), lambda tied: rounds.pop(0))
    ((2, 1, 0), {0: (2,), 1: (6, 1), 2: (6, 4)})
    """
    groups: Groups = (members,)
    thrown: dict[int, tuple[int, ...]] = dict.fromkeys(members, ())
    while still := tied_members(groups):
        dice = throw(still)
        thrown |= {member: (*thrown[member], dice[member]) for member in still}
        groups = split_ties(groups, dice)
    return tuple(member for group in groups for member in group), thrown


def next_thrower(members: tuple[int, ...], dice: tuple[int, ...]) -> int:
    """Whose die comes next where places are rolled for, one die after another, and so many have been thrown.

    >>> next_thrower((0, 1, 2), (2,)), next_thrower((0, 1, 2), (2, 6, 6)), next_thrower((0, 1, 2), (2, 6, 6, 4))
    (1, 1, 2)
    """
    still, left = members, list(dice)
    groups: Groups = (members,)
    while len(left) >= len(still):
        groups = split_ties(groups, dict(zip(still, left, strict=False)))
        left, still = left[len(still) :], tied_members(groups)
    return still[len(left)]


@procedure
def toss(ref: Referee, die: int, why: int) -> int:
    """By how much the die of side 0, of so many faces, is higher than that of side 1: 1, 0 or -1."""
    of_a = roll_sum(ref, 1, die, why)
    of_b = roll_sum(ref, 1, die, why)
    if of_a == of_b:
        return 0
    return 1 if of_a > of_b else -1


@procedure
def higher_die_side(ref: Referee, die: int, why: int) -> int:
    """Of two sides, 0 and 1, the one whose die is higher; both roll again while they are equal. It is the first one that
    `rank_by_dice` gives for the same dice, and compiles."""
    for _ in range(MOST_TIES):
        ahead = toss(ref, die, why)
        if ahead != 0:
            return 0 if ahead > 0 else 1
    return 0
