"""Records of earlier formats: what makes the lines of one those of the next."""

Line = dict[str, object]


def from_1(lines: list[Line]) -> list[Line]:
    """Format 2: one list of strands instead of a seed and its game numbers."""
    head = dict(lines[0])
    seed, games = head.pop("seed", None), head.pop("games", None)
    if isinstance(games, list):
        pairs = [part if isinstance(part, list) and len(part) == 2 else [None, None] for part in games]
        head["strands"] = [{"draw": draw, "seed": seed, "number": number} for draw, number in pairs]
    return [{**head, "version": 2}, *lines[1:]]
