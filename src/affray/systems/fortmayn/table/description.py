"""How a game master describes what he puts on the table: the keys there are, and what they may say.

[FT-CORE-08 FT-FILL-03 FT-FILL-04]
"""

from affray.core import Refusal
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.content.tables import CreatureRow, ObstacleRow, specials
from affray.systems.fortmayn.position.answer_words import GivenWords, whole_number
from affray.systems.fortmayn.position.creature_specials import YES
from affray.systems.fortmayn.rules.gear import SHIELD_SLOT, WORN_SLOT, item_kinds
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.table.verbs import RULING

NONE, SPECIALS = "none", "specials"
GEAR = (("shield", SHIELD_SLOT), ("armor", WORN_SLOT))
TABLED_KEYS = ("dd", "count", "band", "shield", "armor")
"""What a creature of the bestiary may differ in."""
CREATURE_KEYS = (*TABLED_KEYS, "size", "ranged", "tags", SPECIALS, "speech")
OBSTACLE_KEYS = ("dd", "pool", "task")
OWN_SIZE = 2
"""The weapon size of a creature of the game master's own that names none: one-handed. [FT-MELEE-13]"""


def keys_refusal(words: GivenWords, known: tuple[str, ...]) -> Refusal | None:
    """Why something cannot be described by these keys: one of them is not known. [FT-CORE-08]"""
    strange = next((name for name in words.named if name not in known), None)
    return None if strange is None else refusal("no-such-key", "key", RULING, key=strange, known=known)


def gear_refusal(words: GivenWords) -> Refusal | None:
    """Why a creature cannot carry or be that: no shield, armor or special code of that name. [FT-FILL-03 FT-ARM-04]"""
    for name, slot in GEAR:
        item = words.last_value(name, NONE)
        known = (NONE, *(item for item, kind in item_kinds().items() if kind.slot == slot))
        if item not in known:
            return refusal("no-such-gear", "key", "FT-ARM-04", key=name, given=item, known=known)
    strange = next((code for code in special_codes(words) if code not in specials()), None)
    known = tuple(specials())
    return (
        None
        if strange is None
        else refusal("no-such-gear", "key", "FT-FILL-03", key=SPECIALS, given=strange, known=known)
    )


def special_codes(words: GivenWords) -> tuple[str, ...]:
    """The special codes that are given for a creature. [FT-FILL-03]"""
    return tuple(words.last_value(SPECIALS).replace("+", " ").split())


def own_obstacle(words: GivenWords) -> ObstacleRow:
    """The row of an obstacle of the game master's own. [FT-FILL-04]"""
    name = words.plain[0]
    pool, task = words.last_value("pool", POOL_NAMES[0]), words.last_value("task", "other")
    return ObstacleRow(name, name, whole_number(words.last_value("dd")), pool, task, status="own")


def own_creature(words: GivenWords) -> CreatureRow:
    """The row of a creature of the game master's own: it has speech unless he says otherwise. [FT-FILL-03]"""
    name, ranged = words.plain[0], words.last_value("ranged")
    codes = dict.fromkeys((*(("shoots",) if ranged else ()), *special_codes(words)))
    return CreatureRow(
        name,
        name,
        whole_number(words.last_value("dd")),
        words.last_value("tags"),
        whole_number(words.last_value("size", str(OWN_SIZE))),
        ranged,
        specials=" ".join(codes),
        flees_when="never",
        speech=words.last_value("speech", YES),
    )
