"""What can be asked of the laboratory, field by field, for pages that build questions: from the questions' own structs."""

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

import msgspec

Kind = Literal["side", "text", "choice", "number", "switch", "several"]


class LabField(msgspec.Struct, frozen=True):
    """A field of a question: its name, what it takes, its values (of a choice all, else suggestions), what it is if nobody
    says otherwise."""

    name: str
    kind: Kind
    values: tuple[str, ...]
    usual: str


class LabSystem(msgspec.Struct, frozen=True):
    """What can be asked of a system: the fields of a question about odds and about a duel, the sides that there are, those
    that may stand against the first, the usual two of a duel."""

    key: str
    odds: tuple[LabField, ...]
    duel: tuple[LabField, ...]
    sides: tuple[str, ...]
    foes: tuple[str, ...]
    usual: tuple[str, str]


def lab_systems() -> tuple[LabSystem, ...]:
    """What can be asked of each system.

    >>> [one.key for one in lab_systems()]
    ['foeman', 'fortmayn', 'melee', 'wargame']
    """
    return foeman(), fortmayn(), melee(), wargame()


def foeman() -> LabSystem:
    """What can be asked of Foeman."""
    from affray.lab.systems.foeman.asking import ALL, SAVE, Asked
    from affray.lab.systems.foeman.duels import Asked as Duel
    from affray.lab.systems.foeman.odds import GOALS, Both
    from affray.lab.systems.foeman.policies import REROLLS
    from affray.systems.foeman.content.codes import ITEM_NAMES, KIND_NAMES, SAME, SIDE_NAMES
    from affray.systems.foeman.content.tables import roster, weapon_names
    from affray.systems.foeman.rules.bidding import MOST_BID

    dice = (ALL, *map(str, range(1, MOST_BID + 1)))
    values: dict[str, Sequence[str]] = {
        "kind": ("", *KIND_NAMES, SAVE), "dice": dice, "side": SIDE_NAMES[:SAME], "prone": get_args(Both),
        "in_hth": get_args(Both), "defend": ("", *ITEM_NAMES), "reroll": (*REROLLS, "best"), "goal": GOALS,
    }  # fmt: skip
    suggested = {"weapon": tuple(dict.fromkeys(weapon_names().values()))}
    plans = {"policy": ("4 reroll=likely", "5 reroll=all", "4 weak=4 item=shield", "best reroll=likely")}
    return listed(
        "foeman", fields(Asked, values, suggested, tuple(roster())), fields(Duel, {}, plans, ()), tuple(roster())
    )


def melee() -> LabSystem:
    """What can be asked of the Combat and Movement Guide."""
    from affray.lab.systems.melee.asking import SAVE, Asked
    from affray.lab.systems.melee.duels import BEST
    from affray.lab.systems.melee.duels import Asked as Duel
    from affray.lab.systems.melee.policies import POLICIES
    from affray.lab.systems.melee.shot import SWITCHES
    from affray.systems.melee.content.codes import HTH, KIND_NAMES, POSTURE_NAMES, STANCE_NAMES, WITHIN, ZONE_NAMES
    from affray.systems.melee.content.tables import creatures, spells, weapons

    values: dict[str, Sequence[str]] = {
        "kind": ("", *KIND_NAMES[: HTH + 1], SAVE), "zone": ZONE_NAMES[:WITHIN], "stance": STANCE_NAMES,
        "posture": POSTURE_NAMES, "target_posture": POSTURE_NAMES,
    }  # fmt: skip
    suggested = {"weapon": tuple(weapons()), "spell": tuple(spells()), "also": SWITCHES}
    names = tuple(creatures())
    return listed(
        "melee", fields(Asked, values, suggested, names), fields(Duel, {"policy": (*POLICIES, BEST)}, {}, ()), names
    )


def wargame() -> LabSystem:
    """What can be asked of the wargame; a question about odds of one answer each."""
    from affray.lab.systems.wargame.answers import USUAL
    from affray.lab.systems.wargame.asking import WORDS, Asked
    from affray.lab.systems.wargame.attack import KINDS
    from affray.lab.systems.wargame.duels import Asked as Duel
    from affray.lab.systems.wargame.field import SIDE_NAMES
    from affray.lab.systems.wargame.odds import SPLITS
    from affray.lab.systems.wargame.policies import POLICIES
    from affray.systems.wargame.roster.ready_made import ready_units

    units = tuple(f"like={name}" for name in ready_units())
    values: dict[str, Sequence[str]] = {
        "kind": ("", *KINDS), "side": SIDE_NAMES, "arc": SIDE_NAMES, "split": SPLITS,
    }  # fmt: skip
    of_duels = {"duel", "policy", "rout", "rounds", "games", "seed", "distance"}
    asked = tuple(field for field in fields(Asked, values, {}, units, USUAL) if field.name not in of_duels)
    first = ("attacker", "defender", *WORDS)
    ordered = sorted(asked, key=lambda field: first.index(field.name) if field.name in first else len(first))
    return listed("wargame", tuple(ordered), fields(Duel, {"policy": tuple(POLICIES)}, {}, ()), units)


def fortmayn() -> LabSystem:
    """What can be asked of Fortmayn: a character against foes."""
    from affray.lab.systems.fortmayn.asking import USUAL_FOE, Asked
    from affray.lab.systems.fortmayn.duels import Asked as Duel
    from affray.lab.systems.fortmayn.how import KINDS
    from affray.systems.fortmayn.content.codes import BAND_NAMES, POOL_NAMES
    from affray.systems.fortmayn.content.tables import advantage_sources, ranged_weapons, shipped
    from affray.systems.fortmayn.duel.habits import HABITS

    foes = tuple(row.creature_id for row in shipped().bestiary)
    by_step = {
        steps: tuple(dict.fromkeys(row.source.split()[0] for row in advantage_sources() if row.step == steps))
        for steps in (1, -1)
    }
    values: dict[str, Sequence[str]] = {
        "kind": KINDS, "pool": POOL_NAMES, "weapon": tuple(ranged_weapons()), "range": BAND_NAMES, "save": tuple(HABITS),
    }  # fmt: skip
    suggested = {
        "foe": foes,
        "pro": by_step[1],
        "con": by_step[-1],
    }
    ways = {"policy": (*HABITS, *(f"{habit} sunder=no" for habit in HABITS))}
    asked, duel = fields(Asked, values, suggested, PEOPLE, {"foe": USUAL_FOE}), fields(Duel, ways, suggested, ())
    return LabSystem("fortmayn", asked, duel, PEOPLE, foes, ("brawny", USUAL_FOE))


PEOPLE = ("brawny", "brainy", "brawny armor=leather shield=small_shield", "brawny body=4 armor=chain", "brainy unarmed")
"""Characters of Fortmayn to begin with."""


def listed(key: str, odds: tuple[LabField, ...], duel: tuple[LabField, ...], sides: tuple[str, ...]) -> LabSystem:
    """A system in which any side may fight any other."""
    usual = {field.name: field.usual for field in odds}
    return LabSystem(key, odds, duel, sides, sides, (usual["attacker"], usual["defender"]))


def fields(
    kind: type[msgspec.Struct], choices: Mapping[str, Sequence[str]], suggested: Mapping[str, Sequence[str]],
    sides: Sequence[str], usual: Mapping[str, str] | None = None,
) -> tuple[LabField, ...]:  # fmt: skip
    """The fields of a question, in their order."""
    found = []
    for field in msgspec.structs.fields(kind):
        values = tuple(choices.get(field.name, suggested.get(field.name, ())))
        default = (usual or {}).get(field.name, "" if field.default is msgspec.NODEFAULT else field.default)
        takes: Kind = "text"
        if field.name in ("attacker", "defender", "who"):
            takes, values = "side", tuple(sides)
        elif field.name in choices:
            takes = "choice"
        elif field.type is bool:
            takes = "switch"
        elif field.type in (int, int | None):
            takes = "number"
        elif field.type == tuple[str, ...]:
            takes = "several"
        found.append(LabField(field.name, takes, values, written(default)))
    return tuple(found)


def written(value: object) -> str:
    """A value as a field shows it.

    >>> written(True), written(None), written(("a", "b"))
    ('yes', '', 'a,b')
    """
    if isinstance(value, bool):
        return "yes" if value else ""
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    return "" if value is None else str(value)
