"""What a pack brings, in words."""

from affray.core.words.texts import ENGLISH
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.packs.pack import Pack
from affray.systems.wargame.roster.maker_choices import ability_choice, ready_choices, weapon_choice
from affray.systems.wargame.roster.maker_data import ArmyPack


def pack_choices(pack: Pack, house: House, language: str = ENGLISH) -> ArmyPack:
    """All that a pack brings, with what it costs under house rules."""
    return ArmyPack(
        pack.name,
        pack.title,
        tuple(
            weapon_choice(weapon, house, language, crewed=weapon.short is not None, own=True)
            for weapon in pack.own.weapons.values()
        ),
        tuple(ability_choice(ability, language) for ability in pack.own.abilities.values()),
        ready_choices(pack.units, house, language, pack.title),
    )
