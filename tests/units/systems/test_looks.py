"""Everything that the tables of a system name has a drawing of its own: the page has one for each code, by its types."""

import pytest

from affray.core.reading.looks import looks
from affray.systems.foeman.content import tables as foeman
from affray.systems.foeman.turn.special_items import special_items
from affray.systems.fortmayn.content import tables as fortmayn
from affray.systems.melee.content import tables as melee
from affray.systems.registry import load_system
from affray.systems.wargame.content import tables as wargame

SYSTEMS = "affray.systems."
HELD = {
    "foeman": (*foeman.weapons(), *special_items()),
    "melee": tuple(melee.all_weapons()),
    "fortmayn": tuple(fortmayn.ranged_weapons()),
    "wargame": (*wargame.weapons(), *wargame.ordnance()),
}
BODIES = {
    "foeman": tuple(foeman.races()),
    "melee": (*melee.races(), *melee.creatures()),
    "fortmayn": (
        *(row.creature_id for row in fortmayn.shipped().bestiary),
        *(row.obstacle_id for row in fortmayn.shipped().obstacles),
    ),
    "wargame": tuple(wargame.bases()),
}
SIGNS = {"melee": tuple(melee.all_spells()), "fortmayn": tuple(row.spell_id for row in fortmayn.shipped().spells)}


@pytest.mark.parametrize("system", HELD)
def test_every_weapon_is_drawn_as_itself(system: str) -> None:
    known = looks(SYSTEMS + system)
    assert [name for name in HELD[system] if name not in known] == []
    assert {name for name in HELD[system] if not known[name].held} <= {"Unarmed"}


@pytest.mark.parametrize("system", BODIES)
def test_every_race_creature_obstacle_and_vehicle_has_a_body(system: str) -> None:
    assert [name for name in BODIES[system] if not looks(SYSTEMS + system)[name].body] == []


@pytest.mark.parametrize("system", SIGNS)
def test_every_spell_has_a_sign(system: str) -> None:
    assert [name for name in SIGNS[system] if not looks(SYSTEMS + system)[name].sign] == []


def test_what_is_no_spell_has_no_sign() -> None:
    words = {key: load_system(key).words for key in ("foeman", "melee", "fortmayn")}
    found = [
        (key, words[key].sign_for(item)) for key, item in (("foeman", "Dagger"), ("melee", "dagger"), ("fortmayn", ""))
    ]
    assert found == [("foeman", ""), ("melee", ""), ("fortmayn", "")]
    assert (words["melee"].sign_for("fireball"), words["fortmayn"].sign_for("mend")) == ("fire", "heal")
