"""The arenas of sweeps, by system and measure."""

from affray.core import InputError
from affray.core.reading.tables import pick
from affray.lab.arena import Arena


def arena_of(system: str, measure: str) -> Arena:
    """The arena for a measure of a system. Raises InputError.

    >>> arena_of("melee", "duel").even
    True
    """
    from affray.lab.systems.foeman.arena import FoemanAttack, FoemanDuel
    from affray.lab.systems.fortmayn.arena import FortmaynDuel
    from affray.lab.systems.melee.arena import MeleeAttack, MeleeDuel
    from affray.lab.systems.wargame.arena import UnitDuel
    from affray.lab.systems.wargame.battle_arena import BattleArena

    duels: dict[str, type[Arena]] = {
        "foeman": FoemanDuel, "fortmayn": FortmaynDuel, "melee": MeleeDuel, "wargame": UnitDuel,
    }  # fmt: skip
    attacks: dict[str, type[Arena]] = {"foeman": FoemanAttack, "melee": MeleeAttack}
    if measure == "battle":
        return BattleArena(system)
    kinds = {"duel": duels, "attack": attacks}
    if measure not in kinds:
        raise InputError(f"measure {measure!r}: expected duel, attack or battle")
    return pick(system, kinds[measure], f"measure {measure!r}: system")()
