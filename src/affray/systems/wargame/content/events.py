"""What the numbers that rules tell stand for: event codes, the names of their fields, clauses."""

from collections.abc import Mapping

from affray.core import Code
from affray.systems.wargame.content import codes

CODES: Mapping[int, Code] = {
    codes.ROLL_ORDER: Code("roll_order", clauses=("UW-TURN-01",)),
    codes.ROLL_ATTACK: Code("roll_attack", clauses=("UW-MEL-02", "UW-MEL-04")),
    codes.ROLL_DEFENCE: Code("roll_defence", clauses=("UW-MEL-02", "UW-MEL-06")),
    codes.ROLL_FREE_ATTACK: Code("roll_free_attack", clauses=("UW-MEL-09",)),
    codes.ROLL_OVERRUN: Code("roll_overrun", clauses=("UW-VEH-06",)),
    codes.ROLL_STRUCK: Code("roll_struck", clauses=("UW-VEH-08",)),
    codes.ROLL_VOLLEY: Code("roll_volley", clauses=("UW-RNG-04",)),
    codes.ROLL_VEHICLE_FIRE: Code("roll_vehicle_fire", clauses=("UW-VEH-12",)),
    codes.ROLL_FIREBALL: Code("roll_fireball", clauses=("UW-ABL-04",)),
    codes.ROLL_VEHICLE_DAMAGE: Code("roll_vehicle_damage", clauses=("UW-VEH-13",)),
    codes.ROLL_MORALE: Code("roll_morale", clauses=("UW-MOR-02",)),
    codes.ROLL_COMMAND: Code("roll_command", clauses=("UW-ABL-06",)),
    codes.ROLL_SPECIAL: Code("roll_special", clauses=("UW-ABL-09",)),
    codes.CHOOSE_REDUCTION: Code("choose_reduction", ("score", "open", "vehicle"), ("UW-VEH-14", "UW-VEH-15")),
    codes.CHOOSE_POINTS: Code("choose_points", ("target", "defense", "n"), ("UW-VEH-12",)),
    codes.CHOOSE_DIE_TARGET: Code("choose_die_target", ("face", "targets"), ("UW-VEH-12",)),
    codes.CHOOSE_SHOOT_TARGET: Code("choose_shoot_target", ("bonus", "targets"), ("UW-VEH-12",)),
    codes.CHOOSE_CASUALTY: Code("choose_casualty", ("unit", "candidates", "losses"), ("UW-MEL-11",)),
    codes.TOLD_STRIKE: Code("strike", ("total", "defense", "quotient", "share"), ("UW-MEL-04", "UW-MEL-05")),
    codes.TOLD_STANDING: Code("standing", ("most",), ("UW-MEL-09", "UW-ORD-07", "UW-VEH-07")),
    codes.TOLD_SPECIAL: Code("special_roll", ("total", "least", "success"), ("UW-ABL-09",)),
    codes.TOLD_OUT_OF_RANGE: Code("out_of_range", (), ("UW-RNG-03",)),
    codes.TOLD_FIRE: Code("fire", ("total",), ("UW-VEH-12",)),
    codes.TOLD_SHARE: Code("share", ("mark", "points", "near", "quotient"), ("UW-VEH-12",)),
    codes.TOLD_FIREBALL: Code("fireball", ("evens", "damage", "success"), ("UW-ABL-04",)),
    codes.TOLD_DAMAGE: Code("vehicle_damage", ("score", "chooser", "choice"), ("UW-VEH-13", "UW-VEH-14")),
    codes.TOLD_MORALE: Code("morale", ("evens", "odds", "passed"), ("UW-MOR-02", "UW-MOR-03")),
}
