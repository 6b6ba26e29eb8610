"""What can be wrong with the rows of filler that a person brings. [FT-FILL-01 to FT-FILL-14]"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from affray.core.errors import shorten_text
from affray.systems.fortmayn.content.codes import LIGHT_NAMES, POOL_NAMES, TASKS
from affray.systems.fortmayn.content.tables import Filler, ranged_weapons, reactions, specials
from affray.systems.fortmayn.rules.dice.event_dice import DICE as EVENT_DICE
from affray.systems.fortmayn.rules.dice.event_dice import EFFECTS, MOST_RISE
from affray.systems.fortmayn.rules.drawing_levels import CONTENTS, MANY, TIERS
from affray.systems.fortmayn.rules.gear import SHIELD_SLOT, WORN_SLOT, item_kinds
from affray.systems.fortmayn.rules.oracle import LIKELIHOODS, row_for_die

KEY = re.compile(r"[a-z][a-z0-9_]{0,39}")
DIFFICULTY = re.compile(r"(\d{1,2})( per .+)?|creature|obstacle")
DIE_KEY = re.compile(r"\d{1,2}\+?")
FORMULA = "=+-@"
LONGEST_TEXT = 300
MOST_DD, MOST_SIZE, MOST_EXITS, MOST_VALUE = 12, 3, 6, 100_000
MOST_DICE_OF_COINS = 20
FLEES = ("half", "hurt", "one_left", "never")
DIE_NAMES = ("d4", "d6", "d8", "d10", "d12")
TWELVE = range(1, 13)
"""What the dice of a table that is read by a die may show."""
Check = Callable[[object, Filler], str]


# --- cells ------------------------------------------------------------------------------------------------------------
def number_between(low: int, high: int) -> Check:
    """A check for a whole number in a range."""
    return lambda value, filler: "" if low <= int(str(value)) <= high else f"expected {low} to {high}"


def one_of_words(*known: str) -> Check:
    """A check for one of some words."""
    return lambda value, filler: "" if value in known else f"expected one of {', '.join(filter(None, known))}"


def word_of_form(pattern: re.Pattern[str], said: str) -> Check:
    """A check for a word of a form."""
    return lambda value, filler: "" if pattern.fullmatch(str(value)) else f"expected {said}"


def known_word_or_none(known: Callable[[], Sequence[str]]) -> Check:
    """A check for nothing or a word that a table has."""
    return lambda value, filler: "" if value in ("", *known()) else f"expected one of {', '.join(known())}, or nothing"


def known_words(known: Callable[[], Sequence[str]]) -> Check:
    """A check for words that are all known."""

    def check(value: object, filler: Filler) -> str:
        strange = [word for word in str(value).split() if word not in known()]
        return f"expected some of {', '.join(known())}" if strange else ""

    return check


def wearable_item(slot: str) -> Check:
    """A check for nothing or a shield or armor of the price list."""
    return lambda value, filler: (
        ""
        if not value or (value in item_kinds() and item_kinds()[str(value)].slot == slot)
        else f"expected {slot_text(slot)}"
    )


def slot_text(slot: str) -> str:
    """What the price list has for a place on the body, as text."""
    return f"one of {', '.join(item for item, kind in item_kinds().items() if kind.slot == slot)}, or nothing"


def value_fault(value: object, filler: Filler) -> str:
    """The fault of a treasure's value, which is a number of coins or dice; empty for none."""
    dice = MANY.fullmatch(str(value))
    if dice is not None and 1 <= int(dice[1]) <= MOST_DICE_OF_COINS and f"d{dice[2]}" in DIE_NAMES:
        return ""
    if dice is None and str(value).isdecimal() and int(str(value)) <= MOST_VALUE:
        return ""
    return f"expected a number of coins up to {MOST_VALUE}, or dice such as 3d6"


def oracle_row_fault(value: object, filler: Filler) -> str:
    """The fault of the answer that a further question belongs to; empty for none."""
    known = [row.row_id for row in filler.oracle]
    return "" if value in known else f"expected one of {', '.join(known)}"


ID = word_of_form(KEY, "small letters, digits and underscores, at most 40")
RESULT = word_of_form(DIE_KEY, "a number, or one with a + behind it")
CHECKS: Mapping[str, Mapping[str, Check]] = {
    "EventRow": {
        "die": number_between(1, EVENT_DICE), "rise": number_between(1, MOST_RISE), "event_id": ID,
        "effect_code": one_of_words(*sorted(EFFECTS)),
    },
    "OracleRow": {"roll": RESULT, "row_id": ID},
    "LikelihoodRow": {"likelihood": one_of_words(*LIKELIHOODS), "die": one_of_words(*DIE_NAMES)},
    "OracleQuestionRow": {"row_id": oracle_row_fault, "d6": number_between(1, 6)},
    "CreatureRow": {
        "creature_id": ID, "difficulty_dice": number_between(1, MOST_DD), "weapon_size": number_between(0, MOST_SIZE),
        "ranged": known_word_or_none(lambda: tuple(ranged_weapons())), "shield": wearable_item(SHIELD_SLOT), "armor": wearable_item(WORN_SLOT),
        "fixed_reaction": known_word_or_none(lambda: tuple(row.row_id for row in reactions())),
        "specials": known_words(lambda: tuple(specials())), "flees_when": one_of_words("", *FLEES), "speech": one_of_words("", "yes", "no"),
    },
    "ObstacleRow": {
        "obstacle_id": ID, "difficulty_dice": number_between(1, MOST_DD), "pool": one_of_words(*POOL_NAMES), "task": one_of_words(*TASKS),
    },
    "SpellRow": {
        "spell_id": ID, "target_difficulty": word_of_form(DIFFICULTY, "a number, creature or obstacle"),
    },
    "CareerRow": {"career_id": ID, "knack_task": one_of_words(*TASKS)},
    "RoomRow": {
        "room_id": ID, "exits": number_between(0, MOST_EXITS), "light": one_of_words(*LIGHT_NAMES),
        "searching_difficulty": number_between(0, MOST_DD),
    },
    "RoomContentRow": {"content": one_of_words(*CONTENTS)},
    "TreasureRow": {"treasure_id": ID, "tier": one_of_words(*TIERS), "value_coins": value_fault},
    "QuestRow": {"quest_id": ID},
    "ConsequenceRow": {"consequence_id": ID},
    "DisgraceRow": {"head_die": RESULT, "result_id": ID},
}  # fmt: skip
"""What a cell must be, by the row's type and the column; texts are looked at besides."""


def cell_faults(row: msgspec.Struct, filler: Filler) -> Iterator[str]:
    """The faults of the cells of a row: the column, what was expected, what there was."""
    checks = CHECKS.get(type(row).__name__, {})
    for column in row.__struct_fields__:
        value = getattr(row, column)
        wrong = checks[column](value, filler) if column in checks else ""
        wrong = wrong or (text_fault(value) if isinstance(value, str) else "")
        if wrong:
            yield f"column {column!r}: {wrong}, got {shorten_text(str(value))!r}"


def text_fault(text: str) -> str:
    """Why a text cannot be shown to people; empty where it can."""
    if not text.isprintable() or len(text) > LONGEST_TEXT:
        return f"expected one line of at most {LONGEST_TEXT} letters"
    return f"expected a text that starts with none of {FORMULA}" if text[:1] in tuple(FORMULA) else ""


# --- tables -----------------------------------------------------------------------------------------------------------
UNIQUE: Mapping[str, tuple[str, ...]] = {
    "events": ("die", "rise"),
    "oracle": ("row_id",),
    "oracle_likelihood": ("likelihood",),
    "oracle_questions": ("row_id", "d6"),
    "bestiary": ("creature_id",),
    "obstacles": ("obstacle_id",),
    "spells": ("spell_id",),
    "careers": ("career_id",),
    "rooms": ("room_id",),
    "treasures": ("treasure_id",),
    "quests": ("quest_id",),
    "consequences": ("consequence_id",),
    "disgrace": ("result_id",),
}
"""The columns in which no two rows of a table are alike."""
COUNTED: Mapping[str, str] = {
    "careers": "d20",
    "rooms": "d20",
    "room_contents": "d6",
    "quests": "d12",
    "oddities": "d20",
    "consequences": "d6",
}
"""Columns that number the rows from 1."""
BY_DIE: Mapping[str, str] = {"oracle": "roll", "disgrace": "head_die"}
"""Columns that a die is looked up in: whatever it shows must be there."""
SIX = ("consequences", "room_contents")
"""Tables for a d6."""


def table_faults(name: str, placed: Sequence[tuple[str, msgspec.Struct]]) -> Iterator[str]:
    """The faults of the rows of a table together: rows that are alike, numbers left out, dice without a row."""
    seen: dict[tuple[object, ...], str] = {}
    for where, row in placed:
        key = tuple(getattr(row, column) for column in UNIQUE.get(name, ()))
        if key and key in seen:
            columns = " and ".join(map(repr, UNIQUE[name]))
            yield f"{where}: column {columns}: expected another than in {seen[key].rpartition(': ')[2]}"
        seen[key] = where
    if name in COUNTED:
        for number, (where, row) in enumerate(placed, 1):
            given = getattr(row, COUNTED[name])
            if given != number:
                yield f"{where}: column {COUNTED[name]!r}: expected {number}, got {given}"
        if name in SIX and len(placed) != 6:
            yield f"{placed[-1][0]}: column 'd6': expected six rows, got {len(placed)}"
    if name in BY_DIE:
        keys = [str(getattr(row, BY_DIE[name])) for _, row in placed]
        # A key that is no number has been told of already.
        if all(map(DIE_KEY.fullmatch, keys)):
            missing = next((shown for shown in TWELVE if row_for_die(keys, shown) < 0), 0)
            if missing:
                yield f"{placed[-1][0]}: column {BY_DIE[name]!r}: expected a row for every die, none is for {missing}"
    if name == "oracle_likelihood" and len(placed) < len(LIKELIHOODS):
        yield f"{placed[-1][0]}: column 'likelihood': expected a row for each of {', '.join(LIKELIHOODS)}"
