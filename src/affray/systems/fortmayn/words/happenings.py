"""What of a delve is seen on the stage, by the events that tell it."""

from collections.abc import Mapping

from affray.core.faces.happenings import HowSeen

DEED = HowSeen("deed")
AT_WHO = HowSeen("roll", own=True)
"""A roll for what happens to who rolls."""
HAPPENINGS: Mapping[str, HowSeen] = {
    "fights": HowSeen("blow"),
    "dares": HowSeen("blow"),
    "duels": HowSeen("blow"),
    "shoots": HowSeen("flight"),
    "fired_at": HowSeen("flight", who="whom", whom="who"),
    "throws_oil": HowSeen("flight"),
    "casts": HowSeen("spell"),
    "banishes": HowSeen("spell"),
    "tries": DEED,
    "talks": DEED,
    "charmed": DEED,
    "defends": DEED,
    "lifts": DEED,
    "hides": DEED,
    "dreads": DEED,
    "meets": HowSeen("deed", whom="foes"),
    "waylaid": HowSeen("deed", whom=""),
    "venom": HowSeen("deed", whom=""),
    "studies": DEED,
    "crafts": DEED,
    "builds": DEED,
    "spoiled": DEED,
    "untouched": DEED,
    "test": AT_WHO,
    "defended": AT_WHO,
    "used": HowSeen("roll", own=True, bearer="who"),
    "fallen": AT_WHO,
    "disfigured": AT_WHO,
    "dice_lost": HowSeen("wound", own=True, bearer="who", points="lost"),
    "harmed": HowSeen("wound", points="lost"),
    "spell_holds": HowSeen("spell"),
    "restored": HowSeen("heal"),
    "foe_out": HowSeen("out"),
    "out": HowSeen("out"),
    "shamed": HowSeen("out"),
    "banished": HowSeen("out"),
    "yields": HowSeen("push"),
    "dragged": HowSeen("push"),
    "swoons": HowSeen("fall"),
    "loses_nerve": HowSeen("flee"),
    "got_away": HowSeen("flee"),
}
"""How each of them is seen; dice of any other event are a roll."""
