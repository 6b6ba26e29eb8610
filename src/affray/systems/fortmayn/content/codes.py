"""Numbers for the words of Fortmayn's rules, and the codes of what its procedures roll, ask and tell."""

# --- who and what -----------------------------------------------------------------------------------------------------
BRAWNY, BRAINY = range(2)
TYPE_NAMES = ("brawny", "brainy")
BODY, HEAD = range(2)
POOL_NAMES = ("body", "head")
CLOSE, NEARBY, DISTANT, FAR_AWAY = range(4)
BAND_NAMES = ("close", "nearby", "distant", "far_away")
OVERCOME, PARTIAL, FAILED = range(3)
OUTCOME_NAMES = ("overcome", "partial", "failed")
NOTHING, SHIELD, ARMOR, ATTACHMENT = range(4)
"""What saves a die, or is sundered."""
SAVE_NAMES = ("none", "shield", "armor", "attachment")
LIT, DIM, DARK = range(3)
LIGHT_NAMES = ("lit", "dim", "dark")
TASKS = (
    "avoid_trap", "avoid_magical_device", "delicate_task", "climbing", "hearing", "moving_silently", "reading_language",
    "opening_lock", "searching", "fighting", "forcing", "talking", "other",
)  # fmt: skip
"""What a test can be about. [FT-CHAR-04]"""
MORE_TASKS = LEARNING, CRAFT, LIFTING = ("learning", "craft", "lifting")
"""Tests of an Hour's reading or work, and of a heavy thing: no knack is for them. [FT-FILL-05 FT-ARM-10 FT-LOAD-04]"""

# --- dice -------------------------------------------------------------------------------------------------------------
NO_DIE = 0
"""Of gear: broken, gone, or none."""
LEAST_DIE, MOST_DIE = 4, 12
REMOVES_AT = 5
UNARMED_REMOVES_AT = 4
NEVER = MOST_DIE + 1
"""Where no die removes anything: more than any shows. [FT-DICE-03]"""
AT_RISK = 2
"""A die that shows this or less may be lost. [FT-CORE-03]"""

# --- time, in Ounces and Moments [FT-TIME-01] -------------------------------------------------------------------------
OUNCES_A_MOMENT = 12
MOMENTS_AN_HOUR = 40
HOURS_A_CAMP = 8

# --- rolls, choices and what is told of blows -------------------------------------------------------------------------
ROLL_TEST, ROLL_STUNT, ROLL_MELEE, ROLL_DEFEND, ROLL_SHOT, ROLL_SHOT_AT = range(100, 106)
ROLL_SAVE_SHIELD, ROLL_SAVE_ARMOR, ROLL_AMMO, ROLL_OOFA, ROLL_DISFIGURED = range(106, 111)
CHOOSE_SAVE, CHOOSE_SUNDER = 130, 131
TOLD_TEST, TOLD_STUNT, TOLD_EXCHANGE, TOLD_DEFENDED, TOLD_SHOT, TOLD_SHOT_AT = range(150, 156)
TOLD_SPOILED, TOLD_SAVED, TOLD_SUNDERED, TOLD_LOST, TOLD_FALLEN, TOLD_DISFIGURED = range(156, 162)

# --- life between rolls: 200 to 229 are rolls, 230 to 249 choices, 250 to 299 what is told ------------------------------
ROLL_USAGE, ROLL_PRICE, ROLL_COINS, ROLL_CAREER, ROLL_EVENT, ROLL_LIKELIHOOD, ROLL_ODDITY, ROLL_QUESTION = range(
    200, 208
)
ROLL_PROMPT, ROLL_DISGRACE, ROLL_CONSEQUENCE, ROLL_TALK, ROLL_BANISH, ROLL_BANISHED, ROLL_CAST = range(208, 215)
ROLL_REACTION, ROLL_ROOMS, ROLL_ROOM, ROLL_CONTENT, ROLL_EXIT, ROLL_OBSTACLE, ROLL_SCALE = range(215, 222)
ROLL_CREATURE, ROLL_TIER, ROLL_TREASURE, ROLL_VALUE, ROLL_QUEST, ROLL_GOAL, ROLL_FOUND_SPELL = range(222, 229)
CHOOSE_PICK, CHOOSE_BETRAY = range(230, 232)
TOLD_USED, TOLD_PRICE, TOLD_EVENT, TOLD_ORACLE, TOLD_TALK, TOLD_BANISH, TOLD_AWAY, TOLD_CAST, TOLD_PICKED = range(
    250, 259
)
TOLD_BETRAYED, TOLD_COINS = range(259, 261)

# --- the delve: 300 to 329 are rolls, 330 to 349 choices, 350 to 399 what is told ---------------------------------------
ROLL_WHICH, ROLL_TOLL = range(300, 302)
CHOOSE_PAY, CHOOSE_COMRADE, CHOOSE_SHAMED, CHOOSE_TOLL = range(330, 334)

# --- conflicts: choices, what is told ---------------------------------------------------------------------------------
CHOOSE_ALERT, CHOOSE_ESTRANGED, CHOOSE_SEIZE = range(430, 433)
TOLD_DUEL = 450

# --- a delve with friends ---------------------------------------------------------------------------------------------
TOLD_KEPT = 551
"""A throw that one side alone sees."""

# --- a game master's table --------------------------------------------------------------------------------------------
TOLD_HUSHED = 550
"""A throw that the game master alone sees."""
