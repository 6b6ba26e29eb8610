"""Batches of duels between two Foeman figures, in plain Python or as machine code."""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, cast

import msgspec

from affray.core import InputError
from affray.dice.stream import Stream
from affray.lab.compile import DRAW, GAME, INDEX, Compiled, bare_machine, jit, live_twins, referee
from affray.referee import Live, Policy, StreamDice
from affray.systems.foeman.aiming import attack_of, shot_fault, situation
from affray.systems.foeman.attack import Attack
from affray.systems.foeman.bidding import STRIKE_OPTION
from affray.systems.foeman.constants import STRIKE, WITH_WEAPON
from affray.systems.foeman.duel import Duelist, Ended, duel
from affray.systems.foeman.events import CODES
from affray.systems.foeman.fighting import item_fault
from affray.systems.foeman.items import lose
from affray.systems.foeman.options import House
from affray.systems.foeman.state import Bid, State, encumbrance, put_figure

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST_GAMES = 100_000_000
Batch = Callable[["Compiled", int, Duelist, Duelist, int, House, "NDArray[np.int64]"], None]


class Duels(msgspec.Struct, frozen=True):
    """What came of a batch: each game's winner (0, 1; -1 for none), rounds, and mST left to both, in order of games."""

    winners: tuple[int, ...]
    rounds: tuple[int, ...]
    left: tuple[tuple[int, int], ...]

    def wins(self, figure: int) -> int:
        """How many games a figure won."""
        return self.winners.count(figure)

    @property
    def drawn(self) -> int:
        """How many games nobody won."""
        return self.winners.count(-1)


def duelist(state: State, i: int, weapon: str = "", *, doubled: bool = False) -> Duelist:
    """Figure i (0 or 1) of a position of two face to face, with the weapon in its main hand or another one it holds.

    Raises InputError where it may not Strike so.
    """
    figure, j = state.figures[i], 1 - i
    arm = weapon or figure.main or "Unarmed"
    fault = shot_fault(state, i, j, STRIKE, arm, doubled)
    if fault is not None:
        raise InputError(f"{figure.id}: {fault}")
    own = strike_with(state, i, arm, doubled=doubled)
    met = strike_with(state, j, "Unarmed")
    bare = put_figure(state, i, lose(figure, arm)) if own.droppable else state
    armor_dx, shield_dx = encumbrance(figure)
    return Duelist(
        figure.st, figure.dx, figure.iq, met.dwarf,
        own.goblin, own.halfling, armor_dx, shield_dx, own.arm, met.cover,
        1 if item_fault(figure, WITH_WEAPON) is None else 0, int(doubled),
        strike_with(bare, i, "Unarmed").arm, strike_with(bare, j, "Unarmed").cover,
        1 if item_fault(bare.figures[i], WITH_WEAPON) is None else 0, own.droppable,
    )  # fmt: skip


def strike_with(state: State, i: int, arm: str, *, doubled: bool = False) -> Attack:
    """Figure i's Strike at the other with a weapon, as the rules of attack see it."""
    bid = Bid(i, STRIKE_OPTION, 1, 1 - i, arm, doubled)
    return attack_of(state, i, 1 - i, bid, situation(state, i, 1 - i, STRIKE, doubled))


def run_duels(
    a: Duelist, b: Duelist, policy_a: Policy, policy_b: Policy, games: int, seed: int, *,
    house: House, limit: int = 200, compiled: bool = True,
) -> Duels:  # fmt: skip
    """So many duels; game g has the dice of (seed, g), compiled or not. Raises InputError without numba.

    >>> from affray.lab.figures import face_to_face, read_figure
    >>> from affray.lab.policies import striking
    >>> state = face_to_face(read_figure("Man-at-arms", 0), read_figure("Orc raider", 1), {})
    >>> plain = striking(4)
    >>> run_duels(duelist(state, 0), duelist(state, 1), plain, plain, 3, 7, house=state.house, compiled=False).drawn
    0
    """
    if not 0 <= games <= MOST_GAMES:
        raise InputError(f"games {games}: expected 0 to {MOST_GAMES}")
    if not 1 <= limit <= 10_000:
        raise InputError(f"limit {limit}: expected 1 to 10000 rounds")
    if compiled:
        rows = batch(a, b, policy_a, policy_b, games, seed, house, limit)
    else:
        rows = [list(one_duel(a, b, policy_a, policy_b, seed, game, house, limit)) for game in range(games)]
    return Duels(tuple(row[0] for row in rows), tuple(row[1] for row in rows), tuple((row[2], row[3]) for row in rows))


def one_duel(
    a: Duelist, b: Duelist, policy_a: Policy, policy_b: Policy, seed: int, game: int, house: House, limit: int
) -> Ended:
    """One duel in plain Python."""

    def chooser(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        return (policy_a if who == 0 else policy_b)(who, what, most, x, y, z)

    return duel(Live(StreamDice(Stream(seed, game)), CODES, chooser, 1), a, b, limit, house)


def batch(
    a: Duelist, b: Duelist, policy_a: Policy, policy_b: Policy, games: int, seed: int, house: House, limit: int
) -> list[list[int]]:
    """The rows of compiled duels: winner, rounds, mST left to both."""
    ref = referee(seed, 0, policy_a, policy_b)
    import numpy as np

    found = np.zeros((games, len(Ended._fields)), np.int64)
    batch_machine()(ref, games, a, b, limit, house, found)
    return found.tolist()


@cache
def batch_machine() -> Batch:
    """Many duels in one call of machine code."""
    import numpy as np

    run, bare = live_twins().twin(duel), bare_machine()
    nothing, one, start = np.iinfo(np.uint64).max, np.uint64(1), np.uint64(0)

    def many(
        ref: Compiled, games: int, a: Duelist, b: Duelist, limit: int, house: House, found: "NDArray[np.int64]"
    ) -> None:
        held = Compiled(bare(ref.dice), ref.policies)  # type: ignore[arg-type]
        for game in range(games):
            ref.dice[DRAW], ref.dice[INDEX] = start, nothing
            ended = run(held, a, b, limit, house)
            found[game, 0], found[game, 1] = ended.winner, ended.rounds  # type: ignore[attr-defined]
            found[game, 2], found[game, 3] = ended.mst_a, ended.mst_b  # type: ignore[attr-defined]
            ref.dice[GAME] += one

    return cast(Batch, jit(many))
