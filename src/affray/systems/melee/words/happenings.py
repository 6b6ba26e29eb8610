"""What of a fight is seen on the board, by the events that tell it."""

from collections.abc import Mapping

from affray.core.faces.happenings import HowSeen

DEED = HowSeen("deed")
TEST = HowSeen("roll", passed="passed")
HAPPENINGS: Mapping[str, HowSeen] = {
    "attack": HowSeen("blow", far="hexes"),
    "sweeps": HowSeen("blow"),
    "casts": HowSeen("spell"),
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
    "takes_hold": HowSeen("spell"),
    "returned": HowSeen("flight", who="whom", whom="who"),
    "hit": HowSeen("roll", passed="times"),
    "past_friend": HowSeen("roll"),
    "cast": HowSeen("roll", passed="times"),
    "save": TEST,
    "hurt": HowSeen("wound", points="hits"),
    "spent": HowSeen("tire", own=True, points="points"),
    "heals": HowSeen("heal"),
    "falls": HowSeen("fall"),
    "comes_down": HowSeen("fall"),
    "retreat": HowSeen("push"),
    "no_retreat": HowSeen("push"),
    "pushed": HowSeen("push", whom="by"),
    "repelled": HowSeen("push"),
    "disengages": HowSeen("flee"),
    "leaves_hth": HowSeen("flee"),
    "leaves_map": HowSeen("flee"),
    "drops": HowSeen("drop"),
    "breaks": HowSeen("drop"),
    "appears": HowSeen("spell", whom=""),
    "vanishes": HowSeen("out"),
}
"""How each of them is seen; dice of any other event are a roll."""
