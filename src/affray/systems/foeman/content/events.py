"""What the numbers told by rules mean: the event of each code, the names of its fields, its clauses."""

from collections.abc import Mapping

from affray.core import Code
from affray.systems.foeman.content import codes

CODES: Mapping[int, Code] = {
    codes.ROLL_INITIATIVE: Code("roll_initiative", clauses=("FM-INI-01",)),
    codes.ROLL_TIEBREAK: Code("roll_tiebreak", clauses=("FM-INI-02",)),
    codes.ROLL_ORDER: Code("roll_order", clauses=("FM-BID-02",)),
    codes.ROLL_HIT: Code("roll_hit", clauses=("FM-HIT-01",)),
    codes.ROLL_REROLL: Code("roll_reroll", clauses=("FM-HIT-04", "FM-HIT-05")),
    codes.ROLL_DAMAGE: Code("roll_damage", clauses=("FM-DMG-01",)),
    codes.ROLL_SV_ENTRY: Code("roll_sv_entry", clauses=("FM-HTH-02",)),
    codes.ROLL_SV_EXIT: Code("roll_sv_exit", clauses=("FM-HTH-05",)),
    codes.ROLL_SV_PIVOT: Code("roll_sv_pivot", clauses=("FM-PIV-04",)),
    codes.ROLL_SV_READY: Code("roll_sv_ready", clauses=("FM-OPT-07",)),
    codes.ROLL_SV_PROFICIENCY: Code("roll_sv_proficiency", clauses=("FM-TAL-02",)),
    codes.ROLL_SV_USE: Code("roll_sv_use", clauses=("FM-OPT-11",)),
    codes.ROLL_ENTRY_MP: Code("roll_entry_mp", clauses=("MW-HTH-02",)),
    codes.ROLL_SV_PASSAGE: Code("roll_sv_passage", clauses=("MW-HTH-03",)),
    codes.ROLL_SV_RUSH: Code("roll_sv_rush", clauses=("MW-SPC-03",)),
    codes.ROLL_SV_PUSH: Code("roll_sv_push", clauses=("MW-SPC-04",)),
    codes.ROLL_SV_RULING: Code("roll_sv_ruling", clauses=("FM-GM-03",)),
    codes.ROLL_PERCENT: Code("roll_percent", clauses=("MW-REV-01",)),
    codes.ROLL_ATTRIBUTE: Code("roll_attribute", clauses=("MW-REV-01",)),
    codes.CHOOSE_PROFICIENCY: Code("choose_proficiency", ("bid", "score", "miq"), ("FM-TAL-01",)),
    codes.CHOOSE_REROLL: Code("choose_reroll", ("total", "score", "thrown"), ("FM-HIT-04", "FM-HIT-05")),
    codes.CHOOSE_WAIVE: Code("choose_waive", (), ("FM-HTH-02",)),
    codes.CHOOSE_PLACE: Code("choose_place", (), ("FM-HTH-03",)),
    codes.CHOOSE_CONSENT: Code("choose_consent", (), ("FM-OPT-07",)),
    codes.CHOOSE_FEWER: Code("choose_fewer", ("generated", "permitted"), ("MW-MAX-04",)),
    codes.CHOOSE_KEEP: Code("choose_keep", (), ("MW-MAX-03",)),
    codes.CHOOSE_BID: Code("choose_bid", ("mst", "foe_mst", "seen"), ("FM-BID-01",)),
    codes.TOLD_SAVE: Code("save", ("total", "score", "passed", "auto"), ("FM-SV-02",)),
    codes.TOLD_HIT: Code("hit", ("total", "score", "hit", "auto"), ("FM-HIT-07",)),
    codes.TOLD_AUTO_HIT: Code("hit", ("total", "score", "hit", "auto"), ("FM-HIT-02",)),
    codes.TOLD_AUTO_MISS: Code("hit", ("total", "score", "hit", "auto"), ("FM-HIT-03",)),
    codes.TOLD_AUTO_SAVE: Code("save", ("total", "score", "passed", "auto"), ("FM-SV-01",)),
    codes.TOLD_TALENT: Code("talent", (), ("FM-TAL-01", "FM-DMG-11")),
    codes.TOLD_REROLLED: Code("rerolled", ("total", "score", "thrown", "stage"), ("FM-HIT-04", "FM-HIT-07")),
    codes.TOLD_DAMAGE: Code(
        "damage", ("row", "kept", "generated", "critical"), ("FM-DMG-01", "FM-DMG-02", "FM-DMG-12")
    ),
    codes.TOLD_STOPPED: Code("stopped", ("armor", "shield", "defend", "margin"), ("FM-ARM-01", "FM-ARM-06")),
    codes.TOLD_ARMOR_FIRST: Code(
        "stopped_armor_first", ("armor", "shield", "defend", "margin"), ("FM-ARM-06", "MW-DEF-07")
    ),
    codes.TOLD_WOUNDS: Code("wounds", ("phys", "exh", "mst", "state"), ("FM-APP-01", "FM-APP-03")),
    codes.TOLD_PROFICIENCY: Code("proficiency", ("passed", "ignored", "usable", "ep"), ("FM-TAL-02", "FM-TAL-03")),
    codes.TOLD_ROLLED: Code("rolled", ("row", "held", "kept"), ("MW-MAX-03",)),
    codes.TOLD_SPARED: Code("spared", ("thrown", "sub", "critical"), ("MW-MAX-04",)),
    codes.TOLD_NO_DAMAGE: Code("no_damage", ("thrown", "sub", "critical"), ("FM-DMG-01",)),
}
