"""What of a battle is seen on the table, by the events that tell it."""

from collections.abc import Mapping

from affray.core.faces.scene_picture import Scenery

BLOW = Scenery("blow", whom="target")
DEED = Scenery("deed", whom="target")
SCENES: Mapping[str, Scenery] = {
    "attacks": BLOW,
    "free_attack": BLOW,
    "overruns": BLOW,
    "shoots": Scenery("flight", whom="target"),
    "fires": Scenery("flight", whom="targets"),
    "throws": Scenery("spell"),
    "share_lands": DEED,
    "out_of_range": DEED,
    "contact_fails": DEED,
    "fireball": Scenery("roll", own=True, passed="success"),
    "morale": Scenery("roll", passed="passed"),
    "nerve": Scenery("deed", passed="passed"),
    "losses": Scenery("loss", points="lost"),
    "hero_hit": Scenery("wound", points="hits"),
    "vehicle_hit": DEED,
    "removed": Scenery("out"),
    "disordered": Scenery("push"),
    "moves_away": Scenery("flee"),
    "leaves": Scenery("flee"),
}
"""How each of them is seen; dice of any other event are a roll."""
