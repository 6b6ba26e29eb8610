"""What the numbers that rules tell stand for: event codes, the names of their fields, clauses."""

from collections.abc import Mapping

from affray.core import Code
from affray.systems.melee.content import codes as c

CODES: Mapping[int, Code] = {
    c.ROLL_INITIATIVE: Code("roll_initiative", clauses=("CM-INIT-01",)),
    c.ROLL_ORDER: Code("roll_order", clauses=("CM-ACT-02",)),
    c.ROLL_HIT: Code("roll_hit", clauses=("CM-HIT-01",)),
    c.ROLL_PAST_FRIEND: Code("roll_past_friend", clauses=("CM-MISS-01",)),
    c.ROLL_BODY: Code("roll_body", clauses=("CM-PRONE-05",)),
    c.ROLL_DAMAGE: Code("roll_damage", clauses=("CM-DMG-01",)),
    c.ROLL_DEFENCE_DIE: Code("roll_defence_die", clauses=("CM-HTH-04",)),
    c.ROLL_COLLAPSE: Code("roll_collapse", clauses=("CM-FAT-05",)),
    c.ROLL_DRAW_DAGGER: Code("roll_draw_dagger", clauses=("CM-HTH-10",)),
    c.ROLL_LEAVE_HTH: Code("roll_leave_hth", clauses=("CM-HTH-11",)),
    c.ROLL_NO_RETREAT: Code("roll_no_retreat", clauses=("CM-RET-04",)),
    c.ROLL_CAST: Code("roll_cast", clauses=("CM-SPELL-02",)),
    c.ROLL_DISBELIEVE: Code("roll_disbelieve", clauses=("CM-SPELL-07",)),
    c.ROLL_RESIST: Code("roll_resist", clauses=("CM-SPELL-05",)),
    c.ROLL_ROPE: Code("roll_rope", clauses=("CM-SPELL-02",)),
    c.ROLL_DURATION: Code("roll_duration", clauses=("CM-SPELL-02",)),
    c.CHOOSE_FACING: Code("choose_facing", (), ("CM-FACE-08",)),
    c.CHOOSE_GIVE_WAY: Code("choose_give_way", (), ("CM-ENG-08",)),
    c.CHOOSE_WAY_OUT: Code("choose_way_out", (), ("CM-HTH-11",)),
    c.CHOOSE_ADVANCE: Code("choose_advance", (), ("CM-RET-03",)),
    c.CHOOSE_AGREE: Code("choose_agree", (), ("CM-HTH-01",)),
    c.CHOOSE_HEIGHT: Code("choose_same_height", (), ("CM-HTH-14",)),
    c.CHOOSE_MET: Code("choose_met", (), ("CM-HEX-05",)),
    c.CHOOSE_STANCE: Code("choose_stance", (), ("CM-OPT-03",)),
    c.CHOOSE_DROPPED: Code("choose_dropped", (), ("CM-SPELL-02",)),
    c.CHOOSE_BROKEN: Code("choose_broken", (), ("CM-SPELL-02",)),
    c.CHOOSE_CREATION: Code("choose_creation", (), ("CM-SPELL-02",)),
    c.TOLD_SAVE: Code("save", ("total", "target", "passed"), ("CM-ATTR-05",)),
    c.TOLD_HIT: Code("hit", ("total", "adj", "times", "fumble"), ("CM-HIT-01", "CM-HIT-02", "CM-HIT-04")),
    c.TOLD_PAST_FRIEND: Code("past_friend", ("total", "adj", "times"), ("CM-MISS-02", "CM-MISS-03")),
    c.TOLD_BODY: Code("body", ("number", "met"), ("CM-PRONE-05",)),
    c.TOLD_DAMAGE: Code("damage", ("total", "count", "added"), ("CM-DMG-01", "CM-DMG-02")),
    c.TOLD_CHARGED: Code("charged", ("hexes",), ("CM-ADJ-03",)),
    c.TOLD_DEALT: Code("dealt", ("rolled", "share", "times", "dealt"), ("CM-DMG-03", "CM-EQUIP-04")),
    c.TOLD_STOPPED: Code("stopped", ("dealt", "times", "stopped", "hits"), ("CM-DMG-03", "CM-DMG-04")),
    c.TOLD_HURT: Code("hurt", ("hits", "left", "status", "felled"), ("CM-INJ-07", "CM-ATTR-03")),
    c.TOLD_DEFENCE_DIE: Code("defence_die", ("number", "again"), ("CM-HTH-04", "CM-HTH-07")),
    c.TOLD_SPENT: Code("spent", ("points", "fatigue", "pool", "conscious"), ("CM-FAT-01", "CM-FAT-05")),
    c.TOLD_CAST: Code("cast", ("total", "adj", "times", "paid"), ("CM-SPELL-02", "CM-SPELL-03")),
}
