"""How the miniatures of a unit are drawn."""

from functools import lru_cache

from affray.core.faces.looks import Looks
from affray.core.reading.looks import body_of, held_of
from affray.systems.wargame.content.codes import FIREBALL, VEHICLE
from affray.systems.wargame.content.house_rules import PACKAGE
from affray.systems.wargame.content.profile import Profile


@lru_cache(maxsize=4096)
def looks_of(profile: Profile) -> Looks:
    """How a miniature is drawn: its body by the size of its base, what it holds by its first weapon, one of a person's own
    by what that does. A vehicle carries its weapons, a creature on a large base is its own. [UW-MIN-01 UW-MIN-06]"""
    size = size_of(profile)
    if profile.type == VEHICLE or size not in ("man_sized", "mounted"):
        return Looks(body_of(PACKAGE, size), "")
    if any(ability.id == FIREBALL for ability in profile.abilities):
        return Looks(body_of(PACKAGE, size), "wand")
    weapon = next(iter(profile.weapons), None)
    if weapon is None:
        return Looks(body_of(PACKAGE, size), "")
    return Looks(body_of(PACKAGE, size), held_of(PACKAGE, weapon.id, "shooting" if weapon.shoot else "fighting"))


def size_of(profile: Profile) -> str:
    """The size in bases.csv that a base comes to, however it was cut. [UW-MIN-01]"""
    wide, deep = profile.base
    if profile.type == VEHICLE:
        return "tank" if wide > 2 else "light_vehicle" if deep > wide else "walker"
    if wide > 1:
        return "monster" if deep > wide else "large"
    return "mounted" if deep > wide else "man_sized"
