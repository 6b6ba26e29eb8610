"""What a figure holds: which items are weapons of what kind, broken or whole, and what strikes an adjacent hex.

[CM-ENG-02 CM-HIT-06 CM-EQUIP-01 CM-EQUIP-02 CM-EQUIP-04]
"""

from affray.systems.melee.content.codes import (
    HELD_CESTUS,
    HELD_CLUB,
    HELD_DAGGER,
    HELD_GREAT_CLUB,
    HELD_NATURAL,
    HELD_NONE,
    HELD_OTHER,
    HTH,
    MELEE,
    MISSILE,
    POLE,
    THROWN,
)
from affray.systems.melee.content.tables import BARE_HANDS_ID as FISTS
from affray.systems.melee.content.tables import NONE, Creature, Weapon, all_weapons, creatures, weapon
from affray.systems.melee.position.state import Figure
from affray.systems.melee.rules.equipment import HANDS

BROKEN_PREFIX = "broken_"
SPIKE, SPIKE_SHIELD = "spike_shield", "spike"
BREATH = "breath"
STAFF = "wizard_staff"
WORN = ("cestus",)
"""What is worn and neither dropped nor broken. [CM-HIT-06]"""
KINDS_IN_HTH = {"dagger": HELD_DAGGER, "cestus": HELD_CESTUS, "club": HELD_CLUB}
GREAT_CLUBS = ("great_club", "spiked_club")


# --- items ------------------------------------------------------------------------------------------------------------
def is_broken(item: str) -> bool:
    """Whether an item is a broken weapon. [CM-EQUIP-04]"""
    return item.startswith(BROKEN_PREFIX)


def table_id(item: str) -> str:
    """The id of an item in the tables, broken or not."""
    return item.removeprefix(BROKEN_PREFIX)


def is_weapon(item: str) -> bool:
    """Whether an item is a weapon, broken or not."""
    return table_id(item) in all_weapons()


def row_of(item: str) -> Weapon:
    """The row of a weapon, broken or not. Raises InputError."""
    return weapon(table_id(item))


def is_bow_or_staff(item: str) -> bool:
    """Whether an item does nothing when it is broken. [CM-EQUIP-04]"""
    return row_of(item).missile or table_id(item) == STAFF


def kinds_of(item: str) -> tuple[int, ...]:
    """The kinds of attack that a weapon may be used in, outside hand-to-hand."""
    row = row_of(item)
    found = [kind for kind, fits in ((POLE, row.pole), (THROWN, row.thrown), (MISSILE, row.missile)) if fits]
    return (MELEE, *found) if row.kind == "hand" else tuple(found)


def can_strike_near(item: str) -> bool:
    """Whether a weapon can strike an adjacent hex: any but one that only shoots. [CM-ENG-02]"""
    return any(kind != MISSILE for kind in kinds_of(item))


# --- creatures --------------------------------------------------------------------------------------------------------
def creature_of(figure: Figure) -> Creature | None:
    """The row of the creature that a figure is; None for a person."""
    return creatures()[figure.creature] if figure.creature else None


def has_trait(figure: Figure, trait: str) -> bool:
    """Whether a creature has a trait."""
    row = creature_of(figure)
    return row is not None and trait in row.traits.split()


def natural_attack(figure: Figure) -> str:
    """The id of what a creature attacks with by nature; "" for one that uses a weapon, and for people. [CM-HIT-06]"""
    row = creature_of(figure)
    if row is None or row.attack.replace(" ", "_") in all_weapons():
        return ""
    return row.attack.replace(" ", "_")


def creature_breath(row: Creature | None) -> tuple[int, int]:
    """The dice of a creature's breath and what it costs in fatigue; (0, 0) for one that has none (filler). [CM-HIT-05]"""
    if row is None or not row.extra_attack.startswith(BREATH):
        return 0, 0
    words = row.extra_attack.split()
    return int(words[1]), int(words[-2])


# --- hands ------------------------------------------------------------------------------------------------------------
def hands_used(figure: Figure) -> int:
    """How many hands are full. [CM-EQUIP-02]"""
    return sum(row_of(item).hands for item in figure.ready) + int(figure.shield_ready)


def ready_arms(figure: Figure) -> tuple[str, ...]:
    """What a figure can strike, throw or shoot with outside hand-to-hand: what is ready, the spike of its shield, its
    natural weapons, or bare hands where one is free."""
    by_nature = natural_attack(figure)
    held = (*figure.ready, *((SPIKE,) if has_spike(figure) else ()))
    if by_nature:
        return (*held, by_nature)
    return (*held, FISTS) if hands_used(figure) < HANDS else held


def has_spike(figure: Figure) -> bool:
    """Whether a spike shield is ready."""
    return figure.shield_ready and figure.shield == SPIKE_SHIELD


def attack_kinds_with(figure: Figure, item: str) -> tuple[int, ...]:
    """The kinds of attack that a figure can make with one of its arms, outside hand-to-hand."""
    return (MELEE,) if item == FISTS or item == natural_attack(figure) else kinds_of(item)


def ready_missile(figure: Figure) -> str:
    """The missile weapon that is ready; "" for none."""
    return next((item for item in figure.ready if row_of(item).missile), "")


def reload_of(figure: Figure, item: str) -> int:
    """The turns of reloading that a weapon still needs. [CM-EQUIP-03]"""
    return dict(figure.reload).get(item, 0)


def has_striking_weapon(figure: Figure) -> int:
    """Whether a ready weapon strikes an adjacent hex. [CM-ENG-02]"""
    return int(any(can_strike_near(item) for item in figure.ready))


# --- hand-to-hand -----------------------------------------------------------------------------------------------------
def hth_kind(item: str) -> int:
    """What an item counts as in hand-to-hand: HELD_DAGGER, HELD_CLUB and so on. [CM-HTH-09]"""
    name = table_id(item)
    if name in GREAT_CLUBS:
        return HELD_GREAT_CLUB
    return KINDS_IN_HTH.get(name, HELD_OTHER)


def best_hth_kind(figure: Figure) -> int:
    """What a figure fights with in hand-to-hand, the best of what it holds. [CM-HTH-04 CM-HTH-09]"""
    if natural_attack(figure):
        return HELD_NATURAL
    found = sorted((hth_kind(item) for item in figure.ready), key=hth_rank)
    return found[0] if found else HELD_NONE


def hth_rank(held: int) -> int:
    """The rank of what is held among what serves in hand-to-hand, 0 for the most useful."""
    return (HELD_GREAT_CLUB, HELD_DAGGER, HELD_CESTUS, HELD_CLUB, HELD_NATURAL, HELD_NONE, HELD_OTHER).index(held)


def hth_arms(figure: Figure) -> tuple[str, ...]:
    """What a figure may strike with in hand-to-hand: its natural weapons, a ready weapon that serves there, bare hands.
    [CM-HTH-09 CM-OPT-30]"""
    by_nature = natural_attack(figure)
    if by_nature:
        return (by_nature,)
    return (*(item for item in figure.ready if hth_kind(item) != HELD_OTHER), FISTS)


def kinds_now(figure: Figure, item: str, *, in_hth: bool) -> tuple[int, ...]:
    """The kinds of attack open with an arm, in hand-to-hand or outside."""
    return (HTH,) if in_hth else attack_kinds_with(figure, item)


def has_dagger(figure: Figure) -> bool:
    """Whether a figure carries a dagger that is not ready. [CM-HTH-10]"""
    return "dagger" in figure.slung


def is_unarmed(figure: Figure) -> bool:
    """Whether a figure has nothing to strike an adjacent hex with. [CM-ENG-02]"""
    return not natural_attack(figure) and not has_striking_weapon(figure)


def shield_of(figure: Figure) -> str:
    """The ready shield, "none" for none."""
    return figure.shield if figure.shield_ready else NONE
