"""What of a delve is seen on the stage, by the events that tell it."""

from collections.abc import Mapping

from affray.core.faces.scene_picture import Scenery

DEED = Scenery("deed")
AT_WHO = Scenery("roll", own=True)
"""A roll for what happens to who rolls."""
SCENES: Mapping[str, Scenery] = {
    "fights": Scenery("blow"),
    "dares": Scenery("blow"),
    "duels": Scenery("blow"),
    "shoots": Scenery("flight"),
    "fired_at": Scenery("flight", who="whom", whom="who"),
    "throws_oil": Scenery("flight"),
    "casts": Scenery("spell"),
    "banishes": Scenery("spell"),
    "tries": DEED,
    "talks": DEED,
    "charmed": DEED,
    "defends": DEED,
    "lifts": DEED,
    "hides": DEED,
    "dreads": DEED,
    "meets": Scenery("deed", whom="foes"),
    "waylaid": Scenery("deed", whom=""),
    "venom": Scenery("deed", whom=""),
    "studies": DEED,
    "crafts": DEED,
    "builds": DEED,
    "spoiled": DEED,
    "untouched": DEED,
    "test": AT_WHO,
    "defended": AT_WHO,
    "used": AT_WHO,
    "fallen": AT_WHO,
    "disfigured": AT_WHO,
    "dice_lost": Scenery("wound", own=True, points="lost"),
    "harmed": Scenery("wound", points="lost"),
    "spell_holds": Scenery("spell"),
    "restored": Scenery("heal"),
    "foe_out": Scenery("out"),
    "out": Scenery("out"),
    "shamed": Scenery("out"),
    "banished": Scenery("out"),
    "yields": Scenery("push"),
    "dragged": Scenery("push"),
    "swoons": Scenery("fall"),
    "loses_nerve": Scenery("flee"),
    "got_away": Scenery("flee"),
}
"""How each of them is seen; dice of any other event are a roll."""
