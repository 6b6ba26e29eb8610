"""The numbers that stand for words below the shell, and the die ladder."""

from affray.referee import rule

FEWEST_SIDES, MOST_SIDES = 2, 4
"""So many sides are played, and have zones on a field, at least and at most. [UW-TURN-01]"""

# Types of combatants, in the order of types.csv [UW-MIN-02]
BASIC, ORDNANCE, ELITE, HERO, VEHICLE = range(5)
TYPE_NAMES = ("basic", "ordnance", "elite", "hero", "vehicle")

# Composition classes, in the order of composition.csv [UW-FORCE-09]
CORE_CLASS, ELITE_CLASS, HERO_CLASS = range(3)
CLASS_NAMES = ("basic_ordnance", "elite_vehicle", "hero")

# Formations; a vehicle has none [UW-FORM-01 UW-FORM-05]
REGIMENT, SKIRMISH, NO_FORMATION = range(3)
FORMATION_NAMES = ("regiment", "skirmish", "none")

# The listed abilities, by the ids of abilities.csv [UW-ABL-01]
REAR_ATTACK_ARC = "rear_attack_arc"
FEARLESS = "fearless"
FIREBALL = "fireball"
FAST = "fast"
COMMAND = "command"
ADDITIONAL_TURN = "additional_turn"

# The die ladder, lowest first [UW-MIN-07]
LADDER = (4, 6, 8, 10, 12, 20)
LOWEST_DIE = LADDER[0]


@rule
def rung(sides: int) -> int:
    """The place of a die on the ladder, from 0. [UW-MIN-07]

    >>> rung(8)
    2
    """
    place = 0
    while LADDER[place] != sides:
        place += 1
    return place


@rule
def lower_die(sides: int, steps: int) -> int:
    """The die so many steps lower on the ladder, d4 at least. [UW-MIN-07]

    >>> [lower_die(sides, 1) for sides in LADDER]
    [4, 4, 6, 8, 10, 12]
    """
    return LADDER[max(0, rung(sides) - steps)]


@rule
def hits_to_remove(sides: int) -> int:
    """How many hits remove a hero with this die. [UW-HERO-03 UW-HERO-04]

    >>> hits_to_remove(8)
    3
    """
    return rung(sides) + 1


# Facings of a vehicle, by the numbers of `space.plane.bases`, and what may be reduced on one [UW-VEH-10 UW-VEH-14]
FACING_NAMES = ("front", "left", "rear", "right")
MOVE_LESS, DEFENSE_LESS, RANGE_LESS, FACING_LOST = range(4)
REDUCTION_NAMES = ("move", "defense", "range", *FACING_NAMES)

# The actions of an activation [UW-TURN-05 UW-TURN-08]
MOVE, MELEE, RANGED, SPECIAL, NO_ACTION, MOVE_AWAY = range(6)
ACTION_NAMES = ("move", "melee", "ranged", "special", "nothing", "move_away")

# How far a shot goes [UW-RNG-03 UW-ORD-07]
SHORT, LONG, OUT = range(3)
BAND_NAMES = ("short", "long", "out")

# Who chooses a reduction, and whose choice the casualties are [UW-VEH-14 UW-MEL-11]
NOBODY, DEFENDER, ATTACKER = range(3)
CHOOSER_NAMES = (None, "defender", "attacker")

# What became of a unit's nerve after an attack [UW-MOR-01 UW-MOR-02]
NO_CHECK, PASSED, FAILED = range(3)

# Event codes of rolls, choices and things told inside procedures. Codes below 100 are rolls, below 200 choices.
ROLL_ORDER, ROLL_ATTACK, ROLL_DEFENCE, ROLL_FREE_ATTACK, ROLL_OVERRUN, ROLL_STRUCK, ROLL_VOLLEY = range(7)
ROLL_VEHICLE_FIRE, ROLL_FIREBALL, ROLL_VEHICLE_DAMAGE, ROLL_MORALE, ROLL_COMMAND, ROLL_SPECIAL = range(7, 13)
CHOOSE_REDUCTION, CHOOSE_POINTS, CHOOSE_DIE_TARGET, CHOOSE_SHOOT_TARGET, CHOOSE_CASUALTY = range(100, 105)
TOLD_STRIKE, TOLD_OUT_OF_RANGE, TOLD_FIRE, TOLD_SHARE, TOLD_FIREBALL, TOLD_DAMAGE, TOLD_MORALE = range(200, 207)
TOLD_STANDING, TOLD_SPECIAL = range(207, 209)


EXIT, HOLD, LEADER = "exit", "hold", "leader"
