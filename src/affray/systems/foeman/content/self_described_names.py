"""Names that describe themselves: weapons, armor, shields and races of a user's own making.

`Fang|hilts|-2T-1=1|4|magic`, `Lamellar|armor|2|2/2+4/1|2|1`, `Round Shield|shield|1|3/1|0|0`,
`Fenwalker|race|7-9-7|8|10|lucky`. What such a name says is all there is to know, so that a position or a record reads
anywhere. [FM-EQP-01 FM-ARM-01 FM-FIG-01 MW-DG-01]
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import get_args

from msgspec.structs import replace

from affray.core import InputError
from affray.core.reading.looks import DRAWN, is_drawing
from affray.core.words.phrase import MARK, Value
from affray.dice.pool import row_of
from affray.systems.foeman.content.damage_notation import parse_dg
from affray.systems.foeman.content.kinds import OWN, Armor, Category, Race, Weapon

CATEGORIES = get_args(Category)[:-1]
WORDS: Mapping[str, Mapping[str, object]] = {
    "2hd": {"hands": 2},
    "jab": {"jab": "yes"},
    "hds": {"jab": "free_hand"},
    "hth": {"hth": True},
    "hurl": {"hurl": True},
    "slow": {"slow": True},
    "magic": {"quality": "magic"},
    "crude": {"quality": "crude"},
    "racial": {"quality": "racial"},
}
ARMOR, SHIELD, RACE = "armor", "shield", "race"
KEPT = 4096
"""So many described items are kept ready."""

MOST_RQ = 99
MOST_RATED = 9
"""The most PR, RT or BL."""
MOST_DX_MINUS: Mapping[str, int] = {ARMOR: 6, SHIELD: 3}
MOST_MA_MINUS: Mapping[str, int] = {ARMOR: 4, SHIELD: 1}
LEAST_MA, MOST_MA = 6, 20
"""Whatever is worn, a movement point is left."""
MOST_ATTRIBUTE, MOST_ADDER = 20, 30
NO_NUMBER = -1


def display_name(name: str) -> str:
    """A name as people read it: without the properties that it describes.

    >>> display_name("Sting|hilts|-2L+1<3|4|hth"), display_name("Mace")
    ('Sting', 'Mace')
    """
    return name.partition(MARK)[0]


def display_value(value: Value) -> Value:
    """A name or several as people read them."""
    if isinstance(value, str):
        return display_name(value)
    return tuple(display_name(str(number)) for number in value) if isinstance(value, tuple) else value


def kind_of(name: str) -> str:
    """What a name describes: the category of a weapon, armor, shield or race; empty for a plain name.

    >>> kind_of("Sting|hilts|-2L+1<3|4|hth"), kind_of("Mace")
    ('hilts', '')
    """
    return name.split(MARK, 2)[1] if MARK in name else ""


def bounded_number(text: str, most: int, least: int = 0) -> int:
    """The whole number in a text; NO_NUMBER if there is none or it is out of bounds."""
    plain = text.isascii() and text.isdigit() and len(text) < 3
    return int(text) if plain and least <= int(text) <= most else NO_NUMBER


def name_parts(text: str, kinds: tuple[str, ...], count: int) -> list[str]:
    """The parts of a name that describes one of these kinds in at least so many parts; none for any other text."""
    name, *rest = text.split(MARK)
    is_well_formed = name.strip() != "" and "_" not in name and len(rest) >= count - 1 and rest[0] in kinds
    return [name, *rest] if is_well_formed else []


# --- weapons ----------------------------------------------------------------------------------------------------------
@lru_cache(KEPT)
def read_own_weapon(text: str) -> Weapon:
    """Read the description of a user's own weapon: name, category, DG, RQ, and words for what else it can do.

    The words are 2hd, jab, hds (Jab with a free hand), hth, hurl, slow (a whole Ready to load), magic, crude or racial, and
    looks= with what is drawn for it. Raises InputError. [MW-DG-01 MW-DG-02 MW-DG-03 MW-BON-01]

    >>> read_own_weapon("Sting|hilts|-2T-2>3L+1<3|4|hth|hurl|magic").quality
    'magic'
    """
    parts = name_parts(text, CATEGORIES, 4)
    need = bounded_number(parts[3], MOST_RQ, 1) if parts else NO_NUMBER
    words = [word for word in parts[4:] if not is_drawing(word)]
    if need == NO_NUMBER or not set(words) <= set(WORDS):
        raise InputError(f"weapon {text!r}: expected NAME|CATEGORY|DG|RQ, and then any of |{MARK.join(WORDS)}")
    meaning = parse_dg(parts[2], low_cup=True)
    given = {key: value for word in words for key, value in WORDS[word].items()}
    top = meaning.top or (0, 1, 2, 3, 4, 5)
    plain = Weapon(
        name=text, alias="", category=parts[1], dg=parts[2], sub=meaning.subtract, td=top, td_row=row_of(top),
        max_top=meaning.max_top, rq=need, hands=1, jab="no", hth=False, hurl=False, index=OWN,
        low_row=meaning.rows[0], cup_row=meaning.rows[1],
    )  # fmt: skip
    return replace(plain, **given)


def weapon_text(
    name: str,
    category: str,
    dg: str,
    rq: int,
    *,
    hands: int,
    jab: str,
    hth: bool,
    hurl: bool,
    quality: str,
    slow: bool,
    looks: str = "",
) -> str:
    """The description of a user's own weapon, `looks` how it is drawn. Raises InputError if it cannot be read back.
    [MW-DG-01 MW-DG-02]"""
    given = {"hands": hands, "jab": jab, "hth": hth, "hurl": hurl, "quality": quality, "slow": slow}
    words = [word for word, means in WORDS.items() if means.items() <= given.items()]
    words += [DRAWN + looks] if looks else []
    return read_own_weapon(MARK.join((name, category, dg, str(rq), *words))).name


# --- armor and shields ------------------------------------------------------------------------------------------------
@lru_cache(KEPT)
def read_own_cover(text: str) -> Armor:
    """Read the description of a user's own armor or shield: name, kind, PR, rating and Block (a second pair after a
    plus), DX- and MA-. Raises InputError. [FM-ARM-01 FM-ARM-02 FM-EQP-04]

    >>> made = read_own_cover("Lamellar|armor|2|2/2+4/1|3|1")
    >>> made.pr, made.rt1, made.bl1, made.rt2, made.bl2, made.dx_minus, made.ma_minus
    (2, 2, 2, 4, 1, 3, 1)
    """
    parts = name_parts(text, (ARMOR, SHIELD), 6)
    numbers: list[int] = []
    if len(parts) == 6:
        _, kind, pr, ratings, dx, ma = parts
        rated = [bounded_number(name, MOST_RATED) for pair in ratings.split("+") for name in pair.split("/")]
        paired = all(pair.count("/") == 1 for pair in ratings.split("+"))
        second = rated[2:] or [rated[0], 0]
        if paired and len(second) == 2 and second[0] >= rated[0]:
            worn = bounded_number(dx, MOST_DX_MINUS[kind]), bounded_number(ma, MOST_MA_MINUS[kind])
            numbers = [bounded_number(pr, MOST_RATED), *worn, *rated[:2], *second]
    if not numbers or NO_NUMBER in numbers:
        raise InputError(f"armor {text!r}: expected NAME|armor or shield|PR|RT/BL or RT/BL+RT/BL|DX-|MA-")
    a, b, c, d, e, f, g = numbers
    return Armor(name=text, pr=a, dx_minus=b, ma_minus=c, rt1=d, bl1=e, rt2=f, bl2=g, index=OWN)


def cover_text(name: str, kind: str, pr: int, ratings: tuple[tuple[int, int], ...], dx: int, ma: int) -> str:
    """The description of a user's own armor or shield. Raises InputError if it cannot be read back. [FM-ARM-02]"""
    rated = "+".join(f"{rt}/{bl}" for rt, bl in ratings)
    return read_own_cover(MARK.join((name, kind, str(pr), rated, str(dx), str(ma)))).name


# --- races ------------------------------------------------------------------------------------------------------------
def read_own_race(text: str, printed: Mapping[str, Race]) -> Race:
    """Read the description of a user's own race: name, least ST-DX-IQ, points to add, MA, and the id of a bonus.

    The bonus is that of a printed race, whose rule the new one has. Raises InputError. [FM-FIG-01 FM-FIG-02]
    """
    parts = name_parts(text, (RACE,), 6)
    like = {race.bonus_id: race for race in printed.values()}
    numbers: list[int] = []
    if len(parts) == 6 and parts[2].count("-") == 2 and parts[5] in like:
        least = [bounded_number(name, MOST_ATTRIBUTE, 1) for name in parts[2].split("-")]
        numbers = [*least, bounded_number(parts[3], MOST_ADDER), bounded_number(parts[4], MOST_MA, LEAST_MA)]
    if not numbers or NO_NUMBER in numbers:
        raise InputError(
            f"race {text!r}: expected NAME|race|ST-DX-IQ|POINTS|MA|BONUS, the bonus one of {', '.join(like)}"
        )
    st, dx, iq, adder, ma = numbers
    same = like[parts[5]]
    return Race(
        name=text,
        least=(st, dx, iq),
        adder=adder,
        total=st + dx + iq + adder,
        ma=ma,
        bonus_id=same.bonus_id,
        bonus=same.bonus,
        index=same.index,
    )


def race_text(name: str, least: tuple[int, int, int], adder: int, ma: int, bonus_id: str) -> str:
    """The description of a user's own race. [FM-FIG-01]"""
    return MARK.join((name, RACE, "-".join(map(str, least)), str(adder), str(ma), bonus_id))
