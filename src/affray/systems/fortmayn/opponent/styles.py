"""The manners that one may want to lead a party in, or to play against in a duel; like the usual one in strength."""

from collections.abc import Mapping

from affray.core.faces.opponent import Manner

STYLES: Mapping[str, Manner] = {
    "bold": Manner(dealt=1.5, taken=0.5, distance=-0.2),
    "careful": Manner(taken=1.4),
    "holder": Manner(ground=3.0),
    "skirmisher": Manner(distance=0.3),
}
