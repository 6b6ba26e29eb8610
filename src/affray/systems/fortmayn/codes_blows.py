"""What the numbers of blows, shots, tests and falls stand for."""

from collections.abc import Mapping

from affray.core import Code
from affray.systems.fortmayn import constants as c

CODES: Mapping[int, Code] = {
    c.ROLL_TEST: Code("roll_test", clauses=("FT-TEST-01",)),
    c.ROLL_STUNT: Code("roll_stunt", clauses=("FT-STUNT-02",)),
    c.ROLL_MELEE: Code("roll_melee", clauses=("FT-MELEE-03", "FT-MELEE-04")),
    c.ROLL_DEFEND: Code("roll_defend", clauses=("FT-MELEE-11",)),
    c.ROLL_SHOT: Code("roll_shot", clauses=("FT-RANGE-01",)),
    c.ROLL_SHOT_AT: Code("roll_shot_at", clauses=("FT-RANGE-03",)),
    c.ROLL_SAVE_SHIELD: Code("roll_save_shield", clauses=("FT-ARM-02",)),
    c.ROLL_SAVE_ARMOR: Code("roll_save_armor", clauses=("FT-ARM-02",)),
    c.ROLL_AMMO: Code("roll_ammo", clauses=("FT-RANGE-08",)),
    c.ROLL_OOFA: Code("roll_oofa", clauses=("FT-OOFA-02",)),
    c.ROLL_DISFIGURED: Code("roll_disfigured", clauses=("FT-OOFA-06",)),
    c.CHOOSE_SAVE: Code("choose_save", ("exposed", "ready", "gear"), ("FT-ARM-01", "FT-ARM-03")),
    c.CHOOSE_SUNDER: Code("choose_sunder", ("wounded", "ready", "gear"), ("FT-SUND-01", "FT-SUND-03")),
    c.TOLD_TEST: Code("test", ("removed", "dd", "lost", "outcome"), ("FT-TEST-01", "FT-TEST-04")),
    c.TOLD_STUNT: Code("stunt", ("removed", "dd", "lost", "majority"), ("FT-STUNT-02", "FT-STUNT-03")),
    c.TOLD_EXCHANGE: Code("exchange", ("removed", "dd", "exposed", "hits"), ("FT-MELEE-05", "FT-MELEE-06")),
    c.TOLD_DEFENDED: Code("defended", ("dd", "exposed"), ("FT-MELEE-11",)),
    c.TOLD_SHOT: Code("shot", ("removed", "dd", "hits"), ("FT-RANGE-01", "FT-RANGE-02")),
    c.TOLD_SHOT_AT: Code("shot_at", ("dd", "exposed"), ("FT-RANGE-03",)),
    c.TOLD_SPOILED: Code("spoiled", ("fives", "shield", "armor", "change"), ("FT-ARM-07",)),
    c.TOLD_SAVED: Code("saved", ("saved", "die"), ("FT-ARM-02", "FT-USE-02", "FT-USE-03")),
    c.TOLD_SUNDERED: Code("sundered", ("sundered",), ("FT-SUND-01", "FT-SUND-02")),
    c.TOLD_LOST: Code("dice_lost", ("pool", "lost", "ready"), ("FT-CORE-03", "FT-CORE-07")),
    c.TOLD_FALLEN: Code("fallen", ("result",), ("FT-OOFA-02",)),
    c.TOLD_DISFIGURED: Code("disfigured", ("gone", "head"), ("FT-OOFA-06",)),
}
