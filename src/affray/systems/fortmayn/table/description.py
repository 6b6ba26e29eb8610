"""How a game master describes what he puts on the table: the keys there are, and what they may say.

[FT-CORE-08 FT-FILL-03 FT-FILL-04]
"""

from affray.core import Refusal
from affray.systems.fortmayn.content.codes import POOL_NAMES
from affray.systems.fortmayn.content.tables import CreatureRow, ObstacleRow, specials
from affray.systems.fortmayn.position.answer_words import Given, whole
from affray.systems.fortmayn.position.creature_specials import YES
from affray.systems.fortmayn.rules.gear import SHIELD_SLOT, WORN_SLOT, kinds
from affray.systems.fortmayn.rules.refusing import no
from affray.systems.fortmayn.table.verbs import RULING

NONE, SPECIALS = "none", "specials"
GEAR = (("shield", SHIELD_SLOT), ("armor", WORN_SLOT))
TABLED_KEYS = ("dd", "count", "band", "shield", "armor")
"""What a creature of the bestiary may differ in."""
CREATURE_KEYS = (*TABLED_KEYS, "size", "ranged", "tags", SPECIALS, "speech")
OBSTACLE_KEYS = ("dd", "pool", "task")
OWN_SIZE = 2
"""The weapon size of a creature of the game master's own that names none: one-handed. [FT-MELEE-13]"""


def keys_fault(words: Given, known: tuple[str, ...]) -> Refusal | None:
    """Why something cannot be described by these keys: one of them is not known. [FT-CORE-08]"""
    strange = next((name for name in words.named if name not in known), None)
    return None if strange is None else no("no-such-key", "key", RULING, key=strange, known=known)


def gear_fault(words: Given) -> Refusal | None:
    """Why a creature cannot carry or be that: no shield, armor or special code of that name. [FT-FILL-03 FT-ARM-04]"""
    for name, slot in GEAR:
        item = words.one(name, NONE)
        known = (NONE, *(item for item, kind in kinds().items() if kind.slot == slot))
        if item not in known:
            return no("no-such-gear", "key", "FT-ARM-04", key=name, given=item, known=known)
    strange = next((code for code in codes_of(words) if code not in specials()), None)
    known = tuple(specials())
    return (
        None if strange is None else no("no-such-gear", "key", "FT-FILL-03", key=SPECIALS, given=strange, known=known)
    )


def codes_of(words: Given) -> tuple[str, ...]:
    """The special codes that are given for a creature. [FT-FILL-03]"""
    return tuple(words.one(SPECIALS).replace("+", " ").split())


def own_obstacle(words: Given) -> ObstacleRow:
    """The row of an obstacle of the game master's own. [FT-FILL-04]"""
    name = words.plain[0]
    pool, task = words.one("pool", POOL_NAMES[0]), words.one("task", "other")
    return ObstacleRow(name, name, whole(words.one("dd")), pool, task, status="own")


def own_creature(words: Given) -> CreatureRow:
    """The row of a creature of the game master's own: it has speech unless he says otherwise. [FT-FILL-03]"""
    name, ranged = words.plain[0], words.one("ranged")
    codes = dict.fromkeys((*(("shoots",) if ranged else ()), *codes_of(words)))
    return CreatureRow(
        name,
        name,
        whole(words.one("dd")),
        words.one("tags"),
        whole(words.one("size", str(OWN_SIZE))),
        ranged,
        specials=" ".join(codes),
        flees_when="never",
        speech=words.one("speech", YES),
    )
