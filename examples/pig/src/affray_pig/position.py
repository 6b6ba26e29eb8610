"""A position of Pig."""

import msgspec

GOALS = (20, 30)
"""The points that win, as the house rule `goal` has them. [PIG-1]"""


class Pig(msgspec.Struct, frozen=True):
    """The points of each side, how many win, whose turn it is, the points of the turn, which side gave up (-1: none)."""

    points: tuple[int, ...]
    goal: int
    mover: int = 0
    turn: int = 0
    left: int = -1

    def passed_on(self, gained: int) -> "Pig":
        """The position after a turn that gained so much; whoever has won keeps the turn. [PIG-1 PIG-2]"""
        points = tuple(have + gained * (side == self.mover) for side, have in enumerate(self.points))
        won = points[self.mover] >= self.goal
        return Pig(points, self.goal, self.mover if won else (self.mover + 1) % len(points))
