"""How many ways a position can go: sizes of the tree of answers, pinned.

A count that changes means that a rule gained or lost an answer somewhere in the tree; it is pinned anew only when that
was meant.
"""

from affray.systems.foeman import SYSTEM
from affray.systems.foeman.position.state import Board
from tests.foeman_tables import N, S, ann, bors, declaring, on_the_move
from tests.perft.tree import leaf_count

MOVING = [1, 9, 77, 961]
DECLARING = [1, 49, 3954]
STRIP = Board(dict.fromkeys([(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)], "open"))


def test_the_tree_of_two_figures_that_move_in_a_strip() -> None:
    state = on_the_move(ann((0, 2), N), bors((0, 0), S), board=STRIP).state
    # Ann alone decides the first answers: steps in the strip, facings, falling, staying.
    assert [leaf_count(SYSTEM, state, depth) for depth in range(4)] == MOVING


def test_the_tree_of_two_figures_that_declare_hand_to_hand() -> None:
    state = declaring(ann((0, 1), N), bors((0, 0), S), board=STRIP).state
    # Nine bids of a Mace, of its doubled grip, of a fist, of a throw, and of a Ready; two Defends, Watch and Move.
    assert [leaf_count(SYSTEM, state, depth) for depth in range(3)] == DECLARING
