"""Which rules of generation and gear a figure breaks. [FM-FIG-01 FM-EQP-02]"""

from collections.abc import Sequence

from affray.core import InputError, Refusal
from affray.systems.foeman.content.house_rules import PLAIN, House
from affray.systems.foeman.content.kinds import NONE, Race
from affray.systems.foeman.content.self_described_names import display_name
from affray.systems.foeman.content.tables import (
    armors,
    find_armor,
    find_race,
    find_weapon,
    is_armor,
    is_race,
    is_shield,
    is_weapon,
    races,
    weapon_names,
)
from affray.systems.foeman.position.state import CARRY_SHIELDS, CARRY_WEAPONS, Figure
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.rules.weapon_use import strength_refusal

ATTRIBUTES = ("ST", "DX", "IQ")
HANDS = 2


def generation_faults(race_name: str, st: int, dx: int, iq: int) -> list[Refusal]:
    """Every rule of generation that a new figure breaks; none for a legal one. Raises InputError for an unknown race.

    [FM-FIG-01 FM-FIG-02 FM-FIG-03 FM-FIG-10]

    >>> [str(fault) for fault in generation_faults("Elf", 12, 12, 7)]
    ['ST 12 must be below DX 12 [FM-FIG-03]']
    """
    kind = find_race(race_name)
    scores = (st, dx, iq)
    found = [
        refusal("least", "least", "FM-FIG-01", attribute=name, score=score, least=least, race=display_name(kind.name))
        for name, score, least in zip(ATTRIBUTES, scores, kind.least, strict=True)
        if score < least
    ]
    if sum(scores) != kind.total:
        found.append(
            refusal("total", "total", "FM-FIG-02", score=sum(scores), race=display_name(kind.name), total=kind.total)
        )
    found.extend(
        refusal("order", "order", "FM-FIG-03", low=f"{ATTRIBUTES[a]} {scores[a]}", high=f"{ATTRIBUTES[b]} {scores[b]}")
        for a, b in attribute_order(kind)
        if scores[a] >= scores[b]
    )
    return found


def attribute_order(kind: Race) -> tuple[tuple[int, int], ...]:
    """Which attributes of a race's new figures must be below which others, as places in ATTRIBUTES. [FM-FIG-03]

    >>> attribute_order(find_race("Elf")), attribute_order(find_race("Human"))
    (((0, 1), (2, 1)), ())
    """
    return tuple((a, b) for a in range(3) for b in range(3) if kind.least[a] < kind.least[b])


def hands_of(item: str) -> int:
    """The hands that a ready item takes. Raises InputError for something that is neither weapon nor shield.

    [FM-EQP-02]
    """
    if item in weapon_names() or is_weapon(item):
        return find_weapon(item).hands
    if is_shield(item):
        return 1
    raise InputError(f"ready item {item!r} is neither a weapon nor a shield")


def gear_faults(
    ready: Sequence[str], worn: Sequence[str], st: int, race_name: str, house: House = PLAIN
) -> list[Refusal]:
    """Every rule that a figure's ready items and worn armor break. Raises InputError for an unknown item.

    [FM-EQP-02 FM-EQP-03 FM-EQP-08]
    """
    kind = find_race(race_name)
    found: list[Refusal] = []
    needed = sum(hands_of(item) for item in ready)
    if needed > HANDS:
        found.append(refusal("hands", "hands", "FM-EQP-02", item=tuple(ready), needed=needed, hands=HANDS))
    layers = [name for name in worn if find_armor(name).index]
    if len(layers) > 1:
        found.append(refusal("armor", "armor", "FM-EQP-03", item=tuple(layers)))
    for item in ready:
        fault = strength_refusal(find_weapon(item), st, kind.index, house) if not is_shield(item) else None
        if fault is not None:
            found.append(fault)
    return found


# --- what a figure has ------------------------------------------------------------------------------------------------
def belongings(figure: Figure) -> tuple[str, ...]:
    """All weapons and shields of a figure, ready or not."""
    return tuple(item for item in (figure.main, figure.off) if item) + figure.carried


def hands_from_list(hold: Sequence[str]) -> tuple[str, str]:
    """What the strong hand and the other hold, from a list of two items at most. A shield alone is in the other.

    [FM-ARM-04]

    >>> hands_from_list(["Mace"]), hands_from_list(["Large Shield"]), hands_from_list(["Large Shield", ""])
    (('Mace', ''), ('', 'Large Shield'), ('Large Shield', ''))
    """
    if len(hold) == 1 and is_shield(hold[0]):
        return "", hold[0]
    main, off = [*hold, "", ""][:2]
    return main, off


def hold_list(main: str, off: str) -> list[str]:
    """What the hands hold as a list of two items at most, from which they can be read again."""
    if off or is_shield(main):
        return [off] if not main and is_shield(off) else [main, off]
    return [main] if main else []


def belongings_faults(figure: Figure) -> list[Refusal]:
    """What is wrong with the figure's race, armor and items. Its hands are checked only if all its items are known.

    [FM-FIG-01 FM-EQP-01 FM-EQP-02 FM-EQP-03]
    """
    found: list[Refusal] = []
    if not is_race(figure.race):
        found.append(refusal("unknown-race", "unknown", "FM-FIG-01", named=repr(figure.race), known=tuple(races())))
    if not is_armor(figure.armor) and figure.armor != NONE:
        found.append(refusal("unknown-armor", "unknown", "FM-EQP-03", named=repr(figure.armor), known=tuple(armors())))
    for item in belongings(figure):
        if item == "Unarmed":
            found.append(refusal("unarmed-item", "unarmed", "FM-EQP-02"))
        elif not is_weapon(item) and not is_shield(item):
            found.append(refusal("unknown-item", "unknown", "FM-EQP-01", named=repr(item)))
    if found:
        return found
    if is_shield(figure.main) and is_shield(figure.off):
        return [refusal("shields-ready", "two_shields", "FM-EQP-02")]
    ready = [item for item in (figure.main, figure.off) if item]
    if figure.off and any(hands_of(item) == HANDS for item in ready):
        return [refusal("hands-taken", "hands", "FM-EQP-02")]
    return []


def exceeded_limit(items: Sequence[str], *, shield: bool) -> int:
    """The limit of shields, or weapons, that one figure carries if these exceed it; otherwise 0 (filler).

    [FM-OPT-07]
    """
    limit = CARRY_SHIELDS if shield else CARRY_WEAPONS
    return limit if sum(is_shield(item) == shield for item in items) > limit else 0
