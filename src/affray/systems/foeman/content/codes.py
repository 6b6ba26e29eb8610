"""The numbers that stand for words in rules and events."""

# Dice [FM-GEN-01]
D = 6
MOST_DICE = 9

# Hexsides relative to a figure's facing [FM-GEN-03]; SAME is an attack inside the hex.
FRONT, FRONT_RIGHT, RIGHT, REAR, LEFT, FRONT_LEFT, SAME = range(7)
SIDE_NAMES = ("front", "front_right", "right", "rear", "left", "front_left", "same")

# Attack kinds
STRIKE, JAB, HURL, FIRE = range(4)
KIND_NAMES = ("strike", "jab", "hurl", "fire")

# Hands
RIGHT_HANDED, LEFT_HANDED = range(2)

# What a Defender does [FM-GRD-01 FM-GRD-02] and with which item [FM-OPT-12]
NOT_DEFENDING, DEFENDING, DODGING = range(3)
MODE_NAMES = ("none", "defend", "dodge")
NO_ITEM, WITH_WEAPON, WITH_SHIELD = range(3)
ITEM_NAMES = ("none", "weapon", "shield")

# Steps [FM-MOV-04 FM-MOV-05 FM-MOV-07]
FRONT_STEP, BACK_STEP, ABOUT_STEP = range(3)
STEP_NAMES = ("front", "back", "about")

# States of a figure [FM-APP-06 FM-APP-07]
UP, UNCONSCIOUS, DEAD = range(3)
STATE_NAMES = ("up", "unconscious", "dead")

# Races, in the order of races.csv
HUMAN, ELF, DWARF, HALFLING, ORC, GOBLIN = range(6)

# Automatic results of a roll [FM-SV-01 FM-HIT-02 FM-HIT-03]
AUTO_FAIL, NOT_AUTO, AUTO_PASS = -1, 0, 1

# Event codes of rolls, choices and things told inside procedures. Codes below 100 are rolls, below 200 choices.
ROLL_INITIATIVE, ROLL_TIEBREAK, ROLL_ORDER, ROLL_HIT, ROLL_REROLL, ROLL_DAMAGE = range(6)
ROLL_SV_ENTRY, ROLL_SV_EXIT, ROLL_SV_PIVOT, ROLL_SV_READY, ROLL_SV_PROFICIENCY, ROLL_SV_USE = range(6, 12)
ROLL_ENTRY_MP, ROLL_SV_PASSAGE, ROLL_SV_RUSH, ROLL_SV_PUSH, ROLL_PERCENT, ROLL_ATTRIBUTE = range(12, 18)
ROLL_SV_RULING = 18
CHOOSE_PROFICIENCY, CHOOSE_REROLL, CHOOSE_WAIVE, CHOOSE_PLACE, CHOOSE_CONSENT = range(100, 105)
CHOOSE_BID, CHOOSE_FEWER, CHOOSE_KEEP = range(105, 108)
TOLD_SAVE, TOLD_HIT, TOLD_REROLLED, TOLD_DAMAGE, TOLD_STOPPED, TOLD_WOUNDS, TOLD_PROFICIENCY = range(200, 207)
(
    TOLD_NO_DAMAGE,
    TOLD_AUTO_HIT,
    TOLD_AUTO_MISS,
    TOLD_AUTO_SAVE,
    TOLD_TALENT,
    TOLD_SPARED,
    TOLD_ROLLED,
    TOLD_ARMOR_FIRST,
) = range(207, 215)
