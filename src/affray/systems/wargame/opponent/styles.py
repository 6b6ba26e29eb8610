"""The manners that one may want to play against."""

from collections.abc import Mapping

from affray.core.faces.opponent import Manner

STYLES: Mapping[str, Manner] = {
    "bold": Manner(dealt=1.3, taken=0.7, distance=-0.3),
    "careful": Manner(taken=1.5),
    "holder": Manner(taken=1.1, ground=2.0),
    "skirmisher": Manner(taken=1.6, distance=1.0),
}
