"""The numbers that stand for words below the shell, and the die ladder."""

from affray.referee import rule

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
def lower_die(sides: int, steps: int) -> int:
    """The die so many steps lower on the ladder, d4 at least. [UW-MIN-07]

    >>> [lower_die(sides, 1) for sides in LADDER]
    [4, 4, 6, 8, 10, 12]
    """
    return LADDER[max(0, LADDER.index(sides) - steps)]


@rule
def hits_to_remove(sides: int) -> int:
    """How many hits remove a hero with this die. [UW-HERO-03 UW-HERO-04]

    >>> hits_to_remove(8)
    3
    """
    return LADDER.index(sides) + 1
