"""The ground of a board of hexes as a value: two boards are equal when all their hexes are."""

from affray.space.hex import Hex


class HexBoard:
    """The terrain by hex; what a system works out from it is worked out once for a board.

    >>> HexBoard({(0, 0): "open"}) == HexBoard({(0, 0): "open"}), HexBoard({(0, 0): "open"}) == HexBoard({})
    (True, False)
    """

    __slots__ = ("ground", "key")

    def __init__(self, ground: dict[Hex, str]) -> None:
        self.ground = ground
        self.key = hash(frozenset(ground.items()))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, HexBoard) or self.key != other.key:
            return False
        if self.ground is not other.ground:
            if self.ground != other.ground:
                return False
            # Boards that are equal have one map between them from now on, so that they are compared once.
            other.ground = self.ground
        return True

    def __hash__(self) -> int:
        return self.key
