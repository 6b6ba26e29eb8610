"""The ground of a board of hexes as a value: alike where every hex is."""

from affray.space.hex import Hex


class HexBoard:
    """Terrain by hex; what else is asked of it a system works out once.

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
