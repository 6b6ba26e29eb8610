"""What of a battle is seen on the table, by the events that tell it."""

from collections.abc import Mapping

from affray.core.faces.happenings import HowSeen

BLOW = HowSeen("blow", whom="target")
DEED = HowSeen("deed", whom="target")
HAPPENINGS: Mapping[str, HowSeen] = {
    "attacks": BLOW,
    "free_attack": BLOW,
    "overruns": BLOW,
    "shoots": HowSeen("flight", whom="target"),
    "fires": HowSeen("flight", whom="targets"),
    "throws": HowSeen("spell"),
    "share_lands": DEED,
    "out_of_range": DEED,
    "contact_fails": DEED,
    "uses": HowSeen("spell", whom="target"),
    "declares": HowSeen("spell"),
    "shifted": HowSeen("push"),
    "special_roll": HowSeen("roll", own=True, passed="success"),
    "fireball": HowSeen("roll", own=True, passed="success"),
    "morale": HowSeen("roll", passed="passed"),
    "nerve": HowSeen("deed", passed="passed"),
    "losses": HowSeen("loss", points="lost"),
    "hero_hit": HowSeen("wound", points="hits"),
    "vehicle_hit": DEED,
    "removed": HowSeen("out"),
    "disordered": HowSeen("push"),
    "moves_away": HowSeen("flee"),
    "leaves": HowSeen("flee"),
}
"""How each of them is seen; dice of any other event are a roll."""
