"""Skirmishes drawn by lot: figures of the roster, up to six a side, on rough ground."""

from affray.core import Scenario
from affray.dice.stream import Stream
from affray.systems.foeman.content.tables import roster

WIDE, HIGH, EDGE = 14, 9, 2
GROUND = "....:%#~=-o"


def drawn_skirmish(lots: Stream) -> Scenario:
    """The next skirmish of a stream of lots."""
    rows = ["".join(lots.pick(GROUND) if EDGE < row < HIGH - EDGE else "." for _ in range(WIDE)) for row in range(HIGH)]
    count = lots.pick((1, 2, 3, 6))
    figures = [
        {
            "name": f"{'AB'[side]}{place}",
            "side": "AB"[side],
            "roster": lots.pick(tuple(roster())),
            "at": [1 + 2 * place, (1, HIGH - 2)[side]],
            "facing": "SN"[side],
            "prone": lots.face(5) == 0,
            "handed": lots.pick(("left", "right")),
            "wounds": lots.face(3),
        }
        for side in range(2)
        for place in range(count)
    ]
    body = {"map": {"rows": rows}, "sides": [{"name": "A"}, {"name": "B"}], "figures": figures, "round_limit": 25}
    return Scenario("drawn", "foeman", "Drawn", body=body)


def drawn_crowd(lots: Stream) -> Scenario:
    """A crowd on open ground that fights for three rounds: both sides mixed, each figure with any facing and a shield."""
    spots = [(column, row) for column in (1, 4, 7) for row in (1, 4, 7)]
    figures = [
        {
            "name": f"{'AB'[place % 2]}{place}",
            "side": "AB"[place % 2],
            "roster": lots.pick(tuple(roster())),
            "hold": ["Mace", "Small Shield"],
            "at": list(spot),
            "facing": lots.pick(("N", "NE", "SE", "S", "SW", "NW")),
        }
        for place, spot in enumerate(spots)
    ]
    body = {
        "map": {"rows": ["." * 9] * 9},
        "sides": [{"name": "A"}, {"name": "B"}],
        "figures": figures,
        "round_limit": 3,
    }
    return Scenario("crowd", "foeman", "Crowd", body=body)
