"""Odds of rolls against plain enumeration of every throw, and what house rules and habits make of them."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from affray.core import InputError
from affray.lab.systems.fortmayn.odds import RollOdds, roll_odds
from affray.lab.systems.fortmayn.roll_setup import KINDS, ONE_TARGET, RollSetup
from affray.lab.systems.fortmayn.sides import KnownCreatures, read_champion, read_enemy
from affray.systems.fortmayn.content.codes import CLOSE, DISTANT, HEAD
from affray.systems.fortmayn.content.house_rules import House, read_house

SEPARATE, GROUP = read_house({"retaliation": "separate_roll"}), read_house({"banish_roll": "group"})


def asked(who: str, *foes: str, **how: object) -> RollOdds:
    """The chances of a roll."""
    return roll_odds(read_champion(who), [read_enemy(foe, KnownCreatures()) for foe in foes], RollSetup(**how))  # type: ignore[arg-type]


def every_throw(dice: int, die: int, dds: tuple[int, ...]) -> dict[tuple[int, ...], Fraction]:
    """The chances of the ready dice and of the Difficulty Dice left after melee rolls against unarmored foes, one after
    another, by listing every throw."""
    if not dds:
        return {(dice,): Fraction(1)}
    found: Counter[tuple[int, ...]] = Counter()
    chances: dict[tuple[int, ...], Fraction] = {}
    for faces in product(range(1, die + 1), repeat=dice):
        left = max(0, dds[0] - sum(face >= 5 for face in faces))
        found[dice - min(left, sum(face <= 2 for face in faces)), left] += 1
    for (ready, left), weight in found.items():
        for (after, *rest), chance in every_throw(ready, die, dds[1:]).items():
            key = (after, left, *rest)
            chances[key] = chances.get(key, Fraction(0)) + chance * Fraction(weight, die**dice)
    return chances


@pytest.mark.parametrize(("dice", "dds"), [(1, (1,)), (3, (2,)), (3, (1, 2)), (2, (2, 1, 1))])
def test_melee_has_the_odds_of_every_throw(dice: int, dds: tuple[int, ...]) -> None:
    expected = every_throw(dice, 6, dds)
    found = asked(f"brainy body={dice}", *(f"dd={dd}" for dd in dds))
    for place, target in enumerate(found.targets, 1):
        for left, chance in target.left:
            assert chance == sum(weight for key, weight in expected.items() if key[place] == left)
        assert target.mean == sum((target.dd - key[place]) * weight for key, weight in expected.items())
    assert found.out == sum(weight for key, weight in expected.items() if key[0] == 0)
    assert found.mean == sum((dice - key[0]) * weight for key, weight in expected.items())


@pytest.mark.parametrize("kind", KINDS)
def test_the_chances_of_every_kind_make_one(kind: str) -> None:
    foes = ["skeleton dd=2"] if kind in ONE_TARGET else ["skeleton dd=2", "dd=1"]
    for house in (House(), GROUP, SEPARATE):
        found = asked("brainy body=3 head=3 armor=leather shield=d4/d6", *foes, kind=kind, house=house)
        assert sum(chance for _, chance in found.lost) == 1
        assert all(sum(chance for _, chance in target.left) == 1 for target in found.targets)


def test_what_is_known_by_hand() -> None:
    sneak = asked("brainy body=2", "dd=1", kind="test", pros=("task",))
    assert (sneak.targets[0].down, sneak.mean, sneak.rolled.die) == (Fraction(3, 4), Fraction(3, 16), 8)
    stunt = asked("brawny body=3", "dd=4", kind="stunt")
    assert (stunt.majority, stunt.mean, stunt.out) == (Fraction(1, 2), Fraction(3, 4), Fraction(1, 64))
    head = asked("brainy head=2", "dd=1", kind="test", pool=HEAD)
    assert head.rolled.dice == 2
    assert head.out == 0
    shot = asked("brainy head=3", "dd=1", kind="shot", band=DISTANT)
    assert shot.rolled.die == 6
    assert shot.mean == 0
    spell = asked("brainy head=1", "dd=1", kind="spell")
    assert (spell.targets[0].down, spell.lost) == (Fraction(1, 2), ((0, Fraction(3, 4)), (1, Fraction(1, 4))))


def test_a_blow_of_its_own_comes_only_from_foes_that_still_stand() -> None:
    odds, both = asked("brawny body=1", "dd=1", house=SEPARATE), asked("brawny body=1", "dd=1", "dd=0", house=SEPARATE)
    assert odds.out == Fraction(1, 2) * Fraction(1, 4) == both.out


def test_armor_saves_by_habit_and_sunder_keeps_a_brawny_up() -> None:
    who = "brawny body=1 armor=d4"
    bare, never = asked("brawny body=1", "dd=1").out, asked(who, "dd=1", save="none", sunder=0).out
    assert (bare, never) == (Fraction(1, 4), Fraction(1, 4))
    saved, sundered = asked(who, "dd=1"), asked(who, "dd=1", save="none")
    assert saved.out == sundered.out == 0
    assert (saved.armor_gone, sundered.sundered) == (Fraction(1, 8), Fraction(1, 4))
    assert asked("brawny body=1 armor=d4", "python dd=1", sunder=0).out == Fraction(1, 4)


def test_damage_hampers_the_next_roll_against_the_next_foe() -> None:
    fresh, worn = asked("brawny armor=d6", "dd=2", "dd=2"), asked("brawny armor=d4/d6", "dd=2", "dd=2")
    assert (fresh.rolled.die, worn.rolled.die) == (8, 6)
    assert [part.label for part in worn.rolled.parts] == ["damaged_armor"]
    assert fresh.targets[1].down < fresh.targets[0].down


def test_only_magic_harms_the_unearthly() -> None:
    assert [asked(who, "dd=1 unearthly").targets[0].down for who in ("brawny body=1", "brawny body=1 magic_weapon")] == [
        0, Fraction(6, 10),
    ]  # fmt: skip
    assert asked("brawny head=1", "dd=1 unearthly", kind="spell").targets[0].down == Fraction(1, 3)


def test_banishing_goes_on_while_dice_are_ready_or_rolls_once_for_all() -> None:
    each = asked("brainy head=1 attachments=0", "dd=1", "dd=1", kind="banish")
    assert [target.down for target in each.targets] == [Fraction(1, 2), Fraction(3, 8)]
    group = asked("brainy head=1 attachments=0", "dd=1", "dd=1", kind="banish", house=GROUP)
    assert [target.down for target in group.targets] == [Fraction(1, 2), 0]
    assert asked("brainy head=1", "dd=1", kind="talk").sundered == Fraction(1, 4)


def test_bare_hands_and_surprise_count_where_they_belong() -> None:
    bare = asked("brainy body=1 unarmed", "dd=1", cons=("surprised",))
    assert (bare.rolled.die, bare.rolled.removes_at, bare.targets[0].down) == (4, 4, Fraction(1, 4))
    assert asked("brainy body=1 unarmed", "dd=1", kind="test").rolled.removes_at == 5


@pytest.mark.parametrize(
    ("foes", "how", "fault"),
    [
        ((), {}, "foe: expected at least one"),
        (("dd=1", "dd=1"), {"kind": "test"}, "foe: expected one for this kind, got 2"),
        (("dd=1",), {"kind": "dance"}, "kind 'dance': expected one of melee"),
        (("dd=1",), {"kind": "shot", "band": CLOSE}, "weapon: the weapon does not reach there"),
        (("dd=1",), {"save": "all"}, "save 'all': expected one of none"),
    ],
)
def test_what_cannot_be_asked_is_refused(foes: tuple[str, ...], how: dict[str, object], fault: str) -> None:
    with pytest.raises(InputError) as refused:
        asked("brawny", *foes, **how)
    assert fault in str(refused.value)
