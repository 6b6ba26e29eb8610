"""How many ways a position can go: sizes of the tree of answers, pinned.

A count that changes means that a rule gained or lost an answer somewhere in the tree; it is pinned anew only when that
was meant. Dice are those of one fixed stream at each node, so that only answers branch.
"""

from affray.core import NATURE
from affray.dice.stream import Stream
from affray.referee import Live
from affray.referee.live import ChoiceNeeded, StreamDice
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.answers import Answer
from affray.systems.foeman.state import Board, State
from tests.foeman_tables import N, S, ann, bors, declaring, on_the_move

MOVING = [1, 9, 77, 961]
DECLARING = [1, 49, 3954]
STRIP = Board(dict.fromkeys([(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)], "open"))


def outcomes(state: State, answer: Answer) -> list[State]:
    """The states that an answer can lead to, one for each way through its inner choices."""
    found: list[State] = []
    open_ways: list[tuple[int, ...]] = [()]
    while open_ways:
        way = open_ways.pop()
        left = iter(way)

        def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
            given = next(left, None)  # noqa: B023
            if given is None:
                raise ChoiceNeeded(who, what, most, x, y, z)
            return given

        try:
            found.append(SYSTEM.play(Live(StreamDice(Stream(3)), SYSTEM.codes, choose), state, answer))
        except ChoiceNeeded as needed:
            open_ways.extend((*way, number) for number in range(needed.most + 1))
    return found


def leaves(state: State, depth: int) -> int:
    """The ways to go on for so many answers; the referee's own steps count for nothing."""
    question = SYSTEM.question(state)
    if question is None:
        return 1
    if question.side == NATURE:
        return sum(leaves(after, depth) for after in outcomes(state, question.answers[0]))
    if depth == 0:
        return 1
    return sum(leaves(after, depth - 1) for answer in question.answers for after in outcomes(state, answer))


def test_the_tree_of_two_figures_that_move_in_a_strip() -> None:
    state = on_the_move(ann((0, 2), N), bors((0, 0), S), board=STRIP).state
    # Ann alone decides the first answers: steps in the strip, facings, falling, staying.
    assert [leaves(state, depth) for depth in range(4)] == MOVING


def test_the_tree_of_two_figures_that_declare_hand_to_hand() -> None:
    state = declaring(ann((0, 1), N), bors((0, 0), S), board=STRIP).state
    # Nine bids of a Mace, of its doubled grip, of a fist, of a throw, and of a Ready; two Defends, Watch and Move.
    assert [leaves(state, depth) for depth in range(3)] == DECLARING
