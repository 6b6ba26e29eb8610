"""How many ways a position of the Combat and Movement Guide can go: sizes of the tree of answers, pinned.

A count that changes means that a rule gained or lost an answer somewhere in the tree; it is pinned anew only when that
was meant.
"""

import pytest

from affray.systems.melee import SYSTEM
from affray.systems.melee.content.codes import PRONE
from affray.systems.melee.position.state import Board, DealtHits
from tests.perft.tree import leaf_count
from tests.units.melee.positions import BLUE, N, S, acting, ann, beast, bors, moving, retreating

STRIP = Board(dict.fromkeys([(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)], "clear"))
STOPPED = {"push_before_stop": False}
TABLES = {
    "two on the move": (moving(ann((0, 2)), bors((0, 0)), ground=STRIP), [1, 8, 57, 440]),
    "a shift": (moving(ann(), bors((0, -1))), [1, 8, 48, 414]),
    "a large figure": (moving(beast("horse", BLUE, (0, 1), N), ann((0, -1), S), options=STOPPED), [1, 14, 145]),
    "a large figure that outweighs its foe": (moving(beast("horse", BLUE, (0, 1), N), ann((0, -1), S)), [1, 14, 182]),
    "an action": (acting(ann(slung=("mace",)), bors((0, -1), ready=("dagger",))), [1, 46]),
    "hand-to-hand": (acting(ann(posture=PRONE), bors((0, 0), posture=PRONE)), [1, 4, 16]),
}


@pytest.mark.parametrize("name", TABLES)
def test_the_tree_of_answers_has_its_size(name: str) -> None:
    table, counts = TABLES[name]
    assert [leaf_count(SYSTEM, table.state, depth) for depth in range(len(counts))] == counts


def test_the_tree_of_a_forced_retreat_has_a_way_for_each_hex_facing_and_advance() -> None:
    table = retreating(ann(dealt=(DealtHits(1, 3, 3, 0),)), bors((0, -1)))
    # Five hexes of six facings, with no advance or one of six facings; and to be content.
    assert leaf_count(SYSTEM, table.state, 1) == 5 * 6 * (1 + 6) + 1
