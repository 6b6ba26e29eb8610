"""What of a fight is seen on the board, by the events that tell it."""

from collections.abc import Mapping

from affray.core.faces.scene_picture import Scenery

DEED = Scenery("deed")
WITHSTOOD = Scenery("roll", passed="passed")
"""A roll of whoever it is done to."""
SCENES: Mapping[str, Scenery] = {
    "attack": Scenery("blow", far="range"),
    "rush": Scenery("blow"),
    "push": Scenery("blow"),
    "enter": DEED,
    "exit": DEED,
    "passage": DEED,
    "ready": DEED,
    "use": DEED,
    "waived": DEED,
    "hit": Scenery("roll", passed="hit"),
    "rerolled": Scenery("roll", passed="total", within="score"),
    "save": Scenery("roll", own=True, passed="passed"),
    "save roll_sv_entry": WITHSTOOD,
    "save roll_sv_push": WITHSTOOD,
    "save roll_sv_rush": WITHSTOOD,
    "wounds": Scenery("wound", points="phys exh"),
    "burned": Scenery("wound", points="phys exh"),
    "heal": Scenery("heal", own=True, points="points"),
    "recover": Scenery("heal", points="points"),
    "unconscious": Scenery("out"),
    "dead": Scenery("out"),
    "fall": Scenery("fall"),
    "knocked": Scenery("fall"),
    "retreat": Scenery("push"),
    "pushed": Scenery("push"),
    "displaced": Scenery("push"),
    "surrender": Scenery("out"),
    "drop": Scenery("drop"),
    "fumble": Scenery("drop"),
}
"""How each of them is seen; dice of any other event are a roll."""
