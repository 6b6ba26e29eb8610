"""Skirmishes drawn by lot: figures of the roster, up to six a side, on rough ground."""

from affray.core import Scenario
from affray.dice.stream import Stream
from affray.systems.foeman.content.tables import roster

WIDE, HIGH, EDGE = 14, 9, 2
GROUND = "....:%#~=-o"


def drawn_skirmish(lots: Stream, high: int = HIGH, counts: tuple[int, ...] = (1, 2, 3, 6), limit: int = 25) -> Scenario:
    """The next skirmish of a stream of lots, the sides so many rows apart and of so many figures, up to a last round."""
    rows = ["".join(lots.pick(GROUND) if EDGE < row < high - EDGE else "." for _ in range(WIDE)) for row in range(high)]
    count = lots.pick(counts)
    figures = [
        {
            "name": f"{'AB'[side]}{place}",
            "side": "AB"[side],
            "roster": lots.pick(tuple(roster())),
            "at": [1 + 2 * place, (1, high - 2)[side]],
            "facing": "SN"[side],
            "prone": lots.face(5) == 0,
            "handed": lots.pick(("left", "right")),
            "wounds": lots.face(3),
        }
        for side in range(2)
        for place in range(count)
    ]
    body = {"map": {"rows": rows}, "sides": [{"name": "A"}, {"name": "B"}], "figures": figures, "round_limit": limit}
    return Scenario("drawn", "foeman", "Drawn", body=body)
