"""The numbers that stand for words below the shell."""

# Dice: the faces of a die are counted from 0 below the shell, so a total of n dice is their sum and n. [CM-HIT-01]
D = 6

# Where an attacker stands to a figure, the best for the figure first; WITHIN is inside the figure. [CM-FACE-02]
FRONT, SIDE, REAR, WITHIN = range(4)
ZONE_NAMES = ("front", "side", "rear", "same")

# Posture, stance and status of a figure
STANDING, KNEELING, PRONE = range(3)
POSTURE_NAMES = ("standing", "kneeling", "prone")
NO_STANCE, DODGING, DEFENDING = range(3)
STANCE_NAMES = ("none", "dodge", "defend")
WELL, UNCONSCIOUS, DEAD = range(3)
STATUS_NAMES = ("ok", "unconscious", "dead")

# The state that decides a figure's options for the turn [CM-MOVE-04]
DISENGAGED, ENGAGED, IN_HTH = range(3)
STATE_NAMES = ("disengaged", "engaged", "hth")

# Attack kinds, in the order of the cases
MELEE, POLE, THROWN, MISSILE, HTH, MISSILE_SPELL, THROWN_SPELL, CREATION_SPELL = range(8)
KIND_NAMES = ("melee", "pole", "thrown", "missile", "hth", "missile_spell", "thrown_spell", "creation_spell")

# Loads, lightest first [CM-ENC-01]
UNENCUMBERED, LIGHT, MEDIUM, HEAVY, OVERLOADED = range(5)
LOAD_NAMES = ("unencumbered", "light", "medium", "heavy", "overloaded")

# Speeds, slowest first [CM-SPEED-01]
STAND_STILL, WALK_SLOW, WALK, JOG, RUN = range(5)
SPEED_NAMES = ("stand_still", "walk_slow", "walk", "jog", "run")

# What an attacker's hands hold, as far as dropping and breaking go [CM-HIT-06]
WEAPON, BARE_HANDS, NATURAL = range(3)
WIELDED_NAMES = ("weapon", "bare_hands", "natural")

# Phases of the flight of a figure [CM-FLY-01 CM-FLY-02]
ON_GROUND, TAKEOFF, ALOFT, LANDING = range(4)
FLIGHT_NAMES = ("ground", "takeoff", "aloft", "landing")

# The options of a turn by their letters: a to i disengaged, j to s engaged, t to v hand-to-hand [CM-OPT-02]
MOVE, CHARGE, DODGE, DROP, READY, SHOOT, RISE, CAST, DISBELIEVE = range(9)
SHIFT_ATTACK, SHIFT_DEFEND, LAST_SHOT, CHANGE_WEAPONS, DISENGAGE = range(9, 14)
ATTEMPT_HTH, ENGAGED_RISE, PICK_UP, ENGAGED_CAST, ENGAGED_DISBELIEVE = range(14, 19)
HTH_ATTACK, DRAW_DAGGER, LEAVE_HTH = range(19, 22)
OPTION_LETTERS = "abcdefghijklmnopqrstuv"

# Event codes of rolls, choices and things told inside procedures. Codes below 100 are rolls, below 200 choices.
ROLL_INITIATIVE, ROLL_ORDER, ROLL_HIT, ROLL_PAST_FRIEND, ROLL_BODY, ROLL_DAMAGE, ROLL_DEFENCE_DIE = range(7)
ROLL_COLLAPSE, ROLL_DRAW_DAGGER, ROLL_LEAVE_HTH, ROLL_NO_RETREAT, ROLL_CAST, ROLL_DISBELIEVE = range(7, 13)
ROLL_RESIST, ROLL_ROPE, ROLL_DURATION, ROLL_RULING = range(13, 17)
CHOOSE_FACING, CHOOSE_GIVE_WAY, CHOOSE_WAY_OUT, CHOOSE_ADVANCE = range(100, 104)
CHOOSE_AGREE, CHOOSE_HEIGHT, CHOOSE_MET, CHOOSE_STANCE = range(105, 109)
CHOOSE_DROPPED, CHOOSE_BROKEN, CHOOSE_CREATION = range(130, 133)
(
    TOLD_SAVE,
    TOLD_HIT,
    TOLD_PAST_FRIEND,
    TOLD_BODY,
    TOLD_DAMAGE,
    TOLD_STOPPED,
    TOLD_HURT,
    TOLD_DEFENCE_DIE,
    TOLD_SPENT,
    TOLD_CAST,
    TOLD_DEALT,
    TOLD_CHARGED,
) = range(200, 212)

# What the policies of a duel choose [CM-INIT-03 CM-OPT-20 CM-OPT-27]
CHOOSE_PLACE, CHOOSE_MANNER, CHOOSE_ARMS = range(190, 193)

# What a hit roll does to the weapon, before it is asked what was held [CM-HIT-02 CM-HIT-04]
NO_FUMBLE, DROPS, BREAKS = range(3)

# Where a weapon is after an attack: as it was, in the attacker's hex, in the hex of what was met, broken, destroyed
KEPT, AT_ATTACKER, AT_TARGET, BROKEN, DESTROYED = range(5)  # [CM-HIT-06 CM-HIT-08]

# What a blow met: its target, a body before it, or a friend of the shooter, counted on from FRIEND_MET, near to far
TARGET_MET, BODY_MET, FRIEND_MET = range(3)  # [CM-MISS-04 CM-PRONE-05]

# How much of its damage a weapon does, in halves [CM-EQUIP-04]
NO_SHARE, HALF_SHARE, WHOLE_SHARE = range(3)

# What a figure holds, as far as hand-to-hand goes; HELD_OTHER is no weapon there [CM-HTH-04 CM-HTH-09 CM-HTH-12]
HELD_NONE, HELD_DAGGER, HELD_CESTUS, HELD_CLUB, HELD_GREAT_CLUB, HELD_NATURAL, HELD_OTHER = range(7)

# Where the attacker goes after the defense die [CM-HTH-04 CM-HTH-05 CM-HTH-06]
STAYS, ENTRY_HEX, RETREAT_1 = range(3)
GOES_NAMES = ("stays", "entry_hex", "retreat_1")

# What becomes of a missile aimed at a figure that a spell guards from missiles [CM-SPELL-04]
FLIES_ON, TURNED, RETURNED = range(3)
