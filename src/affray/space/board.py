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
        return self is other or (isinstance(other, HexBoard) and self.ground == other.ground)

    def __hash__(self) -> int:
        return self.key
