"""A character of the roster by lot: legal, and with what nobody should go without. [FT-CHAR-02 FT-CHAR-07]"""

from msgspec.structs import replace

from affray.core.faces.people import known_kind
from affray.core.reading.naming import fresh_name
from affray.dice.stream import Stream
from affray.systems.fortmayn.content.codes import BRAINY, TYPE_NAMES
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.roster.adventurer import Adventurer, is_burdened
from affray.systems.fortmayn.roster.choices import BONDS
from affray.systems.fortmayn.roster.making import coins_left
from affray.systems.fortmayn.rules.creating import COIN_DICE, COIN_DIE, COINS_A_POINT, FOUR_DICE, WEAPON
from affray.systems.fortmayn.rules.gear import FORMS

NAMES = (
    "Anselm", "Brida", "Corwin", "Dietlind", "Egil", "Frauke", "Gerold", "Hedwig", "Ivo", "Jutta", "Konrad", "Liesel",
    "Marten", "Nele", "Ortwin", "Petra", "Quirin", "Runa", "Sigmar", "Tilda", "Ulf", "Vreni", "Wendel", "Ysolt",
)  # fmt: skip
NEEDED = ("backpack", "torches_6", "flint_and_steel", "preserved_rations")
WANTED = (
    "small_shield",
    "gambeson",
    "rope_50ft",
    "holy_symbol",
    "thieves_tools",
    "common_herbs",
    "pole_10ft",
    "leather",
)


def random_figure(stream: Stream, kind: str = "", taken: frozenset[str] = frozenset()) -> Adventurer:
    """A random legal character of a type, or of any, by the numbers of a stream. Its name is none of those taken.
    Raises InputError for an unknown type.

    >>> random_figure(Stream(1), "brainy") == random_figure(Stream(1), "brainy")
    True
    """
    race = known_kind(kind, TYPE_NAMES, "unknown-type") if kind else stream.pick(TYPE_NAMES)
    body = 1 + stream.face(FOUR_DICE - 1)
    coins = COINS_A_POINT * sum(face + 1 for face in stream.roll(COIN_DICE, COIN_DIE))
    form = stream.pick(FORMS[WEAPON])
    adventurer = Adventurer(
        fresh_name(stream, NAMES, taken),
        race,
        body,
        FOUR_DICE - body,
        thrown=str(coins),
        weapons=(f"{WEAPON}:{form}" if form else WEAPON,),
        attachments=draw_some(stream, BONDS, 2),
    )
    if adventurer.type == BRAINY:
        adventurer = replace(
            adventurer, spells=draw_some(stream, tuple(row.spell_id for row in shipped().spells), adventurer.head)
        )
    for item in (*NEEDED, *draw_some(stream, WANTED, len(WANTED))):
        adventurer = buy_item(adventurer, item)
    return adventurer


def draw_some(stream: Stream, choices: tuple[str, ...], count: int) -> tuple[str, ...]:
    """So many different items by lot, in the order drawn."""
    left = list(choices)
    return tuple(left.pop(stream.face(len(left))) for _ in range(count))


def buy_item(adventurer: Adventurer, item: str) -> Adventurer:
    """The character after buying a thing; unchanged without the coins, the place or the strength for it."""
    if item == "small_shield":
        after = replace(adventurer, shield=item)
    elif item in ("gambeson", "leather"):
        after = replace(adventurer, armor=item) if adventurer.armor == "none" else adventurer
    else:
        after = replace(adventurer, gear=(*adventurer.gear, item))
    return after if coins_left(after) >= 0 and (not is_burdened(after) or is_burdened(adventurer)) else adventurer
