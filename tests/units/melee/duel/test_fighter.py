"""Figures from lines and from rows of creatures.csv, and what they strike with."""

import pytest

from affray.core import InputError
from affray.systems.melee.content.codes import (
    BARE_HANDS,
    DEAD,
    MELEE,
    MISSILE,
    NATURAL,
    POLE,
    THROWN,
    UNCONSCIOUS,
    WEAPON,
)
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.content.tables import creatures, weapons
from affray.systems.melee.duel.fighter import (
    body_of,
    duelist_of,
    has_breath,
    is_snake,
    kit_worn,
    own_arm,
    own_hth_arm,
    read_fighter,
    size_of,
)
from affray.systems.melee.position.arms import HANDS, arm_of
from affray.systems.melee.position.hands import BREATH
from affray.systems.melee.rules.damage import Cover, DamageDice
from affray.systems.melee.rules.equipment import arm_dice, standing_situation

KNIGHT = "st=13 dx=12 weapon=broadsword second=dagger armor=chainmail shield=large"


# --- arms -------------------------------------------------------------------------------------------------------------
def test_a_weapon_strikes_as_its_row_says() -> None:
    assert arm_of("broadsword")[:3] == (MELEE, WEAPON, DamageDice(2, 0))
    assert arm_of("pike_ax").kind == POLE
    assert (arm_of("rock").kind, arm_of("longbow").kind) == (THROWN, MISSILE)


def test_only_a_missile_weapon_in_hand_arms_nobody() -> None:
    unarmed = [name for name in weapons() if arm_of(name).arms == 0]
    assert unarmed == [row.id for row in weapons().values() if row.missile]


def test_bows_and_staves_do_nothing_once_broken() -> None:
    frail = [name for name in weapons() if arm_of(name).frail]
    assert frail == ["sling", "small_bow", "horse_bow", "longbow", "light_crossbow", "heavy_crossbow", "wizard_staff"]


def test_a_cestus_is_worn_and_adds_to_the_hands() -> None:
    cestus = arm_of("cestus")
    assert cestus.wielding == BARE_HANDS
    assert [arm_dice(arm, 12) for arm in (cestus, HANDS, arm_of("club"))] == [
        DamageDice(1, 1), DamageDice(1, -2), DamageDice(1, 0),
    ]  # fmt: skip


# --- reading ----------------------------------------------------------------------------------------------------------
def test_a_line_says_what_a_figure_has() -> None:
    knight = read_fighter(KNIGHT)
    assert (knight.st, knight.iq, knight.second) == (13, 8, "dagger")
    assert kit_worn(knight).cover == Cover(3, 0, 0, 2)
    assert (size_of(knight), is_snake(knight), has_breath(knight)) == (1, 0, False)


def test_every_creature_can_be_read_and_duels() -> None:
    for name, row in creatures().items():
        found = duelist_of(read_fighter(name))
        assert (found.st, found.dx, found.size) == (row.st, row.dx, row.size)


def test_a_creature_has_the_weapon_and_shield_of_its_row() -> None:
    myrmidon = read_fighter("myrmidon")
    assert (myrmidon.weapon, myrmidon.shield, kit_worn(myrmidon).cover) == ("broadsword", "small", Cover(1, 0, 0, 1))
    assert [kit_worn(read_fighter(name)).cover for name in ("orc", "bear")] == [Cover(2), Cover(natural=2)]
    assert read_fighter("goblin").weapon == "dagger"
    assert (duelist_of(read_fighter("wolf")).main.wielding, duelist_of(read_fighter("giant")).main.wielding) == (
        NATURAL,
        WEAPON,
    )
    assert own_arm(read_fighter("wolf"), "bare_hands") == HANDS


def test_snakes_are_hard_to_hit_trolls_heal_and_dragons_breathe() -> None:
    assert [is_snake(read_fighter(name)) for name in ("giant_snake", "wolf")] == [1, 0]
    assert [duelist_of(read_fighter(name)).heals for name in ("troll", "wolf")] == [1, 0]
    breath = own_arm(read_fighter("dragon"), BREATH)
    assert (breath.kind, breath.dice) == (MISSILE, DamageDice(4, 0))
    assert (has_breath(read_fighter("dragon")), has_breath(read_fighter("wolf"))) == (True, False)


def test_what_is_said_of_a_creature_comes_before_its_row() -> None:
    assert read_fighter("creature=orc weapon=mace hits=3").weapon == "mace"


def test_hits_and_fatigue_count() -> None:
    hurt = read_fighter("st=10 dx=10 hits=9 last=5 fatigue=10")
    assert (body_of(hurt, PLAIN).status, body_of(hurt, PLAIN).low) == (UNCONSCIOUS, 1)
    seen = standing_situation(hurt.dx, kit_worn(hurt), body_of(hurt, PLAIN), PLAIN)
    assert (seen.wounded, seen.exhausted) == (1, 1)
    assert body_of(read_fighter("wolf").__class__(10, 10, hits=10), PLAIN).status == DEAD


def test_hands_in_hand_to_hand_hold_what_serves_there() -> None:
    assert own_hth_arm(read_fighter("st=15 dx=10"), "", PLAIN).dice == DamageDice(1, 0)
    assert own_hth_arm(read_fighter("st=15 dx=10 weapon=great_club"), "", PLAIN).dice == DamageDice(1, 4)
    assert own_hth_arm(read_fighter("st=15 dx=10 weapon=mace"), "", PLAIN).wielding == BARE_HANDS
    assert own_hth_arm(read_fighter("st=15 dx=10 weapon=mace"), "dagger", PLAIN)[1:3] == (WEAPON, DamageDice(1, 3))
    assert own_hth_arm(read_fighter("bear"), "", PLAIN)[1:3] == (NATURAL, DamageDice(3, 0))
    assert own_hth_arm(read_fighter("goblin"), "", PLAIN).wielding == WEAPON
    assert own_hth_arm(read_fighter("horse"), "", PLAIN).dice == DamageDice(1, 2)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("unicorn", "creature 'unicorn' is unknown; expected one of myrmidon"),
        ("st=12", "dx: expected a value"),
        ("st=12 dx=12 axe", "'axe': expected NAME=VALUE"),
        ("st=12 dx=12 st=13", "'st=13': expected NAME=VALUE, each name once"),
        ("st=12 dx=12 weapon=", "'weapon=': expected"),
        ("st=x dx=12", "st 'x': expected a whole number from 1 to 99"),
        ("st=0 dx=12", "st '0': expected a whole number from 1 to 99"),
        ("st=12 dx=12 wand=1", "'wand' is unknown; expected one of st, dx"),
        ("st=12 dx=12 weapon=axe", "weapon 'axe' is unknown"),
        ("st=12 dx=12 armor=silk", "armor 'silk' is unknown"),
        ("st=12 dx=12 shield=pot", "shield 'pot' is unknown"),
        ("st=11 dx=12 weapon=broadsword", "weapon 'broadsword' needs ST 12, got 11"),
        ("st=12 dx=12 shield=tower", "shield 'tower' needs ST 13, got 12"),
        ("st=16 dx=12 weapon=great_sword shield=small", "weapon 'great_sword' takes both hands"),
        ("st=12 dx=12 hits=3 last=4", "last=4: expected a whole number of at most 3"),
    ],
)
def test_a_line_that_does_not_fit_is_refused(line: str, message: str) -> None:
    with pytest.raises(InputError) as raised:
        read_fighter(line)
    assert message in str(raised.value)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("st=12 dx=12 hits=2", "a duel begins without hits"),
        ("st=12 dx=12 weapon=longbow", "weapon 'longbow' strikes nobody adjacent"),
        ("st=12 dx=12 second=rock", "weapon 'rock' strikes nobody adjacent"),
    ],
)
def test_a_duel_is_for_fresh_figures_with_weapons_for_it(line: str, message: str) -> None:
    with pytest.raises(InputError, match=message):
        duelist_of(read_fighter(line))
