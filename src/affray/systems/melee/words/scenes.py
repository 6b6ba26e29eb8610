"""What of a fight is seen on the board, by the events that tell it."""

from collections.abc import Mapping

from affray.core.faces.scene_picture import Scenery

DEED = Scenery("deed")
TEST = Scenery("roll", passed="passed")
SCENES: Mapping[str, Scenery] = {
    "attack": Scenery("blow", far="hexes"),
    "sweeps": Scenery("blow"),
    "casts": Scenery("spell"),
    "enters": DEED,
    "disbelieves": DEED,
    "tries_to_draw": DEED,
    "tries_to_leave": DEED,
    "struggles": DEED,
    "enters_fire": DEED,
    "burns": DEED,
    "meets": DEED,
    "stops": DEED,
    "blasted": DEED,
    "resists": DEED,
    "turned": DEED,
    "shielded": DEED,
    "no_effect": DEED,
    "takes_hold": Scenery("spell"),
    "returned": Scenery("flight", who="whom", whom="who"),
    "hit": Scenery("roll", passed="times"),
    "past_friend": Scenery("roll"),
    "cast": Scenery("roll", passed="times"),
    "save": TEST,
    "hurt": Scenery("wound", points="hits"),
    "spent": Scenery("tire", own=True, points="points"),
    "heals": Scenery("heal"),
    "falls": Scenery("fall"),
    "comes_down": Scenery("fall"),
    "retreat": Scenery("push"),
    "no_retreat": Scenery("push"),
    "pushed": Scenery("push", whom="by"),
    "repelled": Scenery("push"),
    "disengages": Scenery("flee"),
    "leaves_hth": Scenery("flee"),
    "leaves_map": Scenery("flee"),
    "drops": Scenery("drop"),
    "breaks": Scenery("drop"),
    "appears": Scenery("spell", whom=""),
    "vanishes": Scenery("out"),
}
"""How each of them is seen; dice of any other event are a roll."""
