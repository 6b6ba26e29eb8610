"""How a game master describes what he puts on the table: the keys there are, and what they may say.

[FT-CORE-08 FT-FILL-03 FT-FILL-04]
"""

from affray.core import Refusal
from affray.systems.fortmayn.content.codes import BODY, POOL_NAMES
from affray.systems.fortmayn.content.rows import CreatureRow, ObstacleRow
from affray.systems.fortmayn.content.tables import specials
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import words_of
from affray.systems.fortmayn.position.creature_specials import YES
from affray.systems.fortmayn.position.table_answers import Creature, Obstacle
from affray.systems.fortmayn.rules.gear import SHIELD_SLOT, WORN_SLOT, item_kinds
from affray.systems.fortmayn.rules.refusing import refusal
from affray.systems.fortmayn.table.verbs import RULING

NONE, SPECIALS = "none", "specials"
GEAR = (("shield", SHIELD_SLOT), ("armor", WORN_SLOT))
TABLED_KEYS = ("dd", "count", "band", "shield", "armor")
"""What a creature of the bestiary may differ in."""
OBSTACLE_KEYS = ("dd", "pool", "task")
CREATURE_KEYS = (*TABLED_KEYS, "size", "ranged", "tags", SPECIALS, "speech")
OWN_SIZE = 2
"""The weapon size of a creature of the game master's own that names none: one-handed. [FT-MELEE-13]"""


def keys_refusal(answer: Answer, known: tuple[str, ...]) -> Refusal | None:
    """Why something cannot be described by these keys: one of them is not known. [FT-CORE-08]"""
    given = (word.partition("=") for word in words_of(answer))
    strange = next((key for key, sign, _ in given if sign and key.isidentifier() and key not in known), None)
    return None if strange is None else refusal("no-such-key", "key", RULING, key=strange, known=known)


def gear_refusal(answer: Creature) -> Refusal | None:
    """Why a creature cannot carry or be that: no shield, armor or special code of that name. [FT-FILL-03 FT-ARM-04]"""
    for name, slot in GEAR:
        item = getattr(answer, name) or NONE
        known = (NONE, *(item for item, kind in item_kinds().items() if kind.slot == slot))
        if item not in known:
            return refusal("no-such-gear", "key", "FT-ARM-04", key=name, given=item, known=known)
    strange = next((code for code in special_codes(answer) if code not in specials()), None)
    known = tuple(specials())
    return (
        None
        if strange is None
        else refusal("no-such-gear", "key", "FT-FILL-03", key=SPECIALS, given=strange, known=known)
    )


def special_codes(answer: Creature) -> tuple[str, ...]:
    """The special codes that are given for a creature. [FT-FILL-03]"""
    return tuple(answer.specials.replace("+", " ").split())


def own_obstacle(answer: Obstacle) -> ObstacleRow:
    """The row of an obstacle of the game master's own. [FT-FILL-04]"""
    pool = POOL_NAMES[answer.pool or BODY]
    return ObstacleRow(answer.what, answer.what, answer.dd or 0, pool, answer.task or "other", status="own")


def own_creature(answer: Creature) -> CreatureRow:
    """The row of a creature of the game master's own: it has speech unless he says otherwise. [FT-FILL-03]"""
    codes = dict.fromkeys((*(("shoots",) if answer.ranged else ()), *special_codes(answer)))
    return CreatureRow(
        answer.what,
        answer.what,
        answer.dd or 0,
        answer.tags,
        OWN_SIZE if answer.size is None else answer.size,
        answer.ranged,
        specials=" ".join(codes),
        flees_when="never",
        speech="no" if answer.speech is False else YES,
    )
