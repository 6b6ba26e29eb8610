"""Who moves first, and who acts next: dice, ties, and values that change while others act."""

from collections.abc import Mapping
from typing import NamedTuple

from affray.core.ties import rank_by_dice
from affray.referee import Referee, roll_sum
from affray.systems.melee.content.codes import ROLL_INITIATIVE, ROLL_ORDER, D
from affray.systems.melee.content.house_rules import House

BY_SIDE, BY_FIGURE, BY_INITIATIVE = range(3)
"""The values of `tie_break`."""


# --- initiative -------------------------------------------------------------------------------------------------------
def rank_sides(ref: Referee, sides: tuple[int, ...]) -> tuple[tuple[int, ...], dict[int, tuple[int, ...]]]:
    """The sides by initiative, the winner first, and the dice that each has thrown: the tied throw again.
    [CM-INIT-01 CM-INIT-02]"""
    return rank_by_dice(sides, lambda tied: {side: roll_sum(ref, 1, D, ROLL_INITIATIVE) + 1 for side in tied})


def place_count(sides: int, house: House) -> int:
    """From how many places, the first one on, the winner picks: the first two, any under `initiative_any_place`.

    [CM-INIT-03 CM-INIT-04]

    >>> from affray.systems.melee.content.house_rules import PLAIN
    >>> place_count(3, PLAIN), place_count(3, PLAIN._replace(initiative_any_place=1))
    (2, 3)
    """
    return sides if house.initiative_any_place != 0 else min(2, sides)


def moving_order(rank: tuple[int, ...], place: int) -> tuple[int, ...]:
    """The sides in the order in which they move when the winner takes a place, counted from 0. [CM-INIT-03 CM-INIT-04]

    >>> moving_order((1, 2, 0), 1)
    (2, 1, 0)
    """
    others = rank[1:]
    return (*others[:place], rank[0], *others[place:])


def rank_place(rank: tuple[int, ...], side: int) -> int:
    """The place of a side by initiative. One that does not roll, since nobody of flesh is left of it, comes last with what its
    spells have left behind. [CM-INIT-01 CM-END-01]

    >>> rank_place((2, 0), 0), rank_place((2, 0), 1)
    (1, 2)
    """
    return rank.index(side) if side in rank else len(rank)


def casters(owners: Mapping[int, int], rank: tuple[int, ...]) -> tuple[int, ...]:
    """The figures that have spells to renew, each with its side, in the order in which they do so. [CM-RENEW-01]

    >>> casters({0: 0, 1: 1, 2: 0}, (1, 0))
    (1, 0, 2)
    """
    return tuple(sorted(owners, key=lambda figure: (rank_place(rank, owners[figure]), figure)))


# --- actions ----------------------------------------------------------------------------------------------------------
class Actor(NamedTuple):
    """A figure that has not acted and can, its side, and its standing adjDX now. [CM-ACT-03 CM-ACT-04]"""

    figure: int
    side: int
    dx: int


class Lot(NamedTuple):
    """The dice that a side, or a figure under `tie_break`, has rolled for ties at a standing adjDX. [CM-ACT-02]"""

    dx: int
    who: int
    dice: tuple[int, ...]


Lots = tuple[Lot, ...]


def first_actors(actors: tuple[Actor, ...]) -> tuple[Actor, ...]:
    """Those with the highest standing adjDX. [CM-ACT-01]"""
    most = max(actor.dx for actor in actors)
    return tuple(actor for actor in actors if actor.dx == most)


def roller(actor: Actor, house: House) -> int:
    """Who rolls for a figure in a tie: its side, or itself. [CM-ACT-02]"""
    return actor.figure if house.tie_break == BY_FIGURE else actor.side


def dice_of(lots: Lots, dx: int, who: int) -> tuple[int, ...]:
    """What a side or figure has rolled for ties at that standing adjDX; a roll once made stands. [CM-ACT-03]"""
    return next((lot.dice for lot in lots if (lot.dx, lot.who) == (dx, who)), ())


def due_rollers(actors: tuple[Actor, ...], lots: Lots, house: House) -> tuple[int, ...]:
    """Who must roll before it is known who acts next: the sides or figures in the highest tie that dice have not parted.

    Nobody rolls for figures of one side, nor where initiative breaks ties. [CM-ACT-02]
    """
    top = first_actors(actors)
    if house.tie_break == BY_INITIATIVE or len({actor.side for actor in top}) == 1:
        return ()
    rolled = {roller(actor, house): dice_of(lots, actor.dx, roller(actor, house)) for actor in top}
    # Whoever comes to a tie later rolls until its dice differ from all that stand.
    return tuple(
        who
        for who, dice in rolled.items()
        if any(other != who and theirs[: len(dice)] == dice for other, theirs in rolled.items())
    )


def add_dice(lots: Lots, dx: int, dice: Mapping[int, int]) -> Lots:
    """The lots after these sides or figures rolled for a tie at a standing adjDX. [CM-ACT-02]

    >>> add_dice((Lot(12, 0, (3,)),), 12, {0: 5})
    (Lot(dx=12, who=0, dice=(3, 5)),)
    """
    others = tuple(lot for lot in lots if lot.dx != dx or lot.who not in dice)
    return (*others, *(Lot(dx, who, (*dice_of(lots, dx, who), die)) for who, die in dice.items()))


def next_candidates(actors: tuple[Actor, ...], lots: Lots, house: House, rank: tuple[int, ...]) -> tuple[int, ...]:
    """The figures of one side from which its player picks the next to act, when no roll is due; `rank` are the sides by
    initiative. [CM-ACT-01 CM-ACT-02 CM-ACT-03]"""
    top = first_actors(actors)
    if len({actor.side for actor in top}) == 1:
        chosen = top
    elif house.tie_break == BY_INITIATIVE:
        first = min(top, key=lambda actor: rank_place(rank, actor.side))
        chosen = tuple(actor for actor in top if actor.side == first.side)
    else:
        won = max(top, key=lambda actor: dice_of(lots, actor.dx, roller(actor, house)))
        chosen = tuple(actor for actor in top if roller(actor, house) == roller(won, house))
    return tuple(actor.figure for actor in chosen)


def roll_next_candidates(
    ref: Referee, actors: tuple[Actor, ...], lots: Lots, house: House, rank: tuple[int, ...]
) -> tuple[tuple[int, ...], Lots]:
    """The figures of one side from which its player picks the next to act, and the lots after the rolls for that.

    [CM-ACT-01 CM-ACT-02 CM-ACT-03]
    """
    while still := due_rollers(actors, lots, house):
        dice = {who: roll_sum(ref, 1, D, ROLL_ORDER) + 1 for who in still}
        lots = add_dice(lots, first_actors(actors)[0].dx, dice)
    return next_candidates(actors, lots, house, rank), lots
