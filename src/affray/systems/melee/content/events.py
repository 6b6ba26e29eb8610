"""What the numbers that rules tell stand for: event codes, the names of their fields, clauses."""

from collections.abc import Mapping

from affray.core import Code
from affray.systems.melee.content import codes

CODES: Mapping[int, Code] = {
    codes.ROLL_INITIATIVE: Code("roll_initiative", clauses=("CM-INIT-01",)),
    codes.ROLL_ORDER: Code("roll_order", clauses=("CM-ACT-02",)),
    codes.ROLL_HIT: Code("roll_hit", clauses=("CM-HIT-01",)),
    codes.ROLL_PAST_FRIEND: Code("roll_past_friend", clauses=("CM-MISS-01",)),
    codes.ROLL_BODY: Code("roll_body", clauses=("CM-PRONE-05",)),
    codes.ROLL_DAMAGE: Code("roll_damage", clauses=("CM-DMG-01",)),
    codes.ROLL_DEFENCE_DIE: Code("roll_defence_die", clauses=("CM-HTH-04",)),
    codes.ROLL_COLLAPSE: Code("roll_collapse", clauses=("CM-FAT-05",)),
    codes.ROLL_DRAW_DAGGER: Code("roll_draw_dagger", clauses=("CM-HTH-10",)),
    codes.ROLL_LEAVE_HTH: Code("roll_leave_hth", clauses=("CM-HTH-11",)),
    codes.ROLL_NO_RETREAT: Code("roll_no_retreat", clauses=("CM-RET-04",)),
    codes.ROLL_CAST: Code("roll_cast", clauses=("CM-SPELL-02",)),
    codes.ROLL_DISBELIEVE: Code("roll_disbelieve", clauses=("CM-SPELL-07",)),
    codes.ROLL_RESIST: Code("roll_resist", clauses=("CM-SPELL-05",)),
    codes.ROLL_ROPE: Code("roll_rope", clauses=("CM-SPELL-02",)),
    codes.ROLL_DURATION: Code("roll_duration", clauses=("CM-SPELL-02",)),
    codes.ROLL_RULING: Code("roll_ruling", clauses=("CM-GM-03",)),
    codes.CHOOSE_FACING: Code("choose_facing", (), ("CM-FACE-08",)),
    codes.CHOOSE_GIVE_WAY: Code("choose_give_way", (), ("CM-ENG-08",)),
    codes.CHOOSE_WAY_OUT: Code("choose_way_out", (), ("CM-HTH-11",)),
    codes.CHOOSE_ADVANCE: Code("choose_advance", (), ("CM-RET-03",)),
    codes.CHOOSE_AGREE: Code("choose_agree", (), ("CM-HTH-01",)),
    codes.CHOOSE_HEIGHT: Code("choose_same_height", (), ("CM-HTH-14",)),
    codes.CHOOSE_MET: Code("choose_met", (), ("CM-HEX-05",)),
    codes.CHOOSE_STANCE: Code("choose_stance", (), ("CM-OPT-03",)),
    codes.CHOOSE_DROPPED: Code("choose_dropped", (), ("CM-SPELL-02",)),
    codes.CHOOSE_BROKEN: Code("choose_broken", (), ("CM-SPELL-02",)),
    codes.CHOOSE_CREATION: Code("choose_creation", (), ("CM-SPELL-02",)),
    codes.TOLD_SAVE: Code("save", ("total", "target", "passed"), ("CM-ATTR-05",)),
    codes.TOLD_HIT: Code("hit", ("total", "adj", "times", "fumble"), ("CM-HIT-01", "CM-HIT-02", "CM-HIT-04")),
    codes.TOLD_PAST_FRIEND: Code("past_friend", ("total", "adj", "times"), ("CM-MISS-02", "CM-MISS-03")),
    codes.TOLD_BODY: Code("body", ("number", "met"), ("CM-PRONE-05",)),
    codes.TOLD_DAMAGE: Code("damage", ("total", "count", "added"), ("CM-DMG-01", "CM-DMG-02")),
    codes.TOLD_CHARGED: Code("charged", ("hexes",), ("CM-ADJ-03",)),
    codes.TOLD_DEALT: Code("dealt", ("rolled", "share", "times", "dealt"), ("CM-DMG-03", "CM-EQUIP-04")),
    codes.TOLD_STOPPED: Code("stopped", ("dealt", "times", "stopped", "hits"), ("CM-DMG-03", "CM-DMG-04")),
    codes.TOLD_HURT: Code("hurt", ("hits", "left", "status", "felled"), ("CM-INJ-07", "CM-ATTR-03")),
    codes.TOLD_DEFENCE_DIE: Code("defence_die", ("number", "again"), ("CM-HTH-04", "CM-HTH-07")),
    codes.TOLD_SPENT: Code("spent", ("points", "fatigue", "pool", "conscious"), ("CM-FAT-01", "CM-FAT-05")),
    codes.TOLD_CAST: Code("cast", ("total", "adj", "times", "paid"), ("CM-SPELL-02", "CM-SPELL-03")),
}
