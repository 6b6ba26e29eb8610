"""What of a fight is seen on the board, by the events that tell it."""

from collections.abc import Mapping

from affray.core.faces.happenings import HowSeen

DEED = HowSeen("deed")
WITHSTOOD = HowSeen("roll", passed="passed")
"""A roll of whoever it is done to."""
HAPPENINGS: Mapping[str, HowSeen] = {
    "attack": HowSeen("blow", far="range"),
    "rush": HowSeen("blow"),
    "push": HowSeen("blow"),
    "enter": DEED,
    "exit": DEED,
    "passage": DEED,
    "ready": DEED,
    "use": DEED,
    "waived": DEED,
    "hit": HowSeen("roll", passed="hit"),
    "rerolled": HowSeen("roll", passed="total", within="score"),
    "save": HowSeen("roll", own=True, passed="passed"),
    "save roll_sv_entry": WITHSTOOD,
    "save roll_sv_push": WITHSTOOD,
    "save roll_sv_rush": WITHSTOOD,
    "wounds": HowSeen("wound", points="phys exh"),
    "burned": HowSeen("wound", points="phys exh"),
    "heal": HowSeen("heal", own=True, points="points"),
    "recover": HowSeen("heal", points="points"),
    "unconscious": HowSeen("out"),
    "dead": HowSeen("out"),
    "fall": HowSeen("fall"),
    "knocked": HowSeen("fall"),
    "retreat": HowSeen("push"),
    "pushed": HowSeen("push"),
    "displaced": HowSeen("push"),
    "surrender": HowSeen("out"),
    "drop": HowSeen("drop"),
    "fumble": HowSeen("drop"),
}
"""How each of them is seen; dice of any other event are a roll."""
