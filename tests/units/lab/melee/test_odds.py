"""Exact odds of the guide's attacks and castings."""

from fractions import Fraction
from itertools import product

import pytest

from affray.core import InputError
from affray.lab.systems.melee.odds import AttackOdds, attack_odds
from affray.lab.systems.melee.shot import SWITCHES, Shot, read_shot

MAN, ARCHER = "st=12 dx=12 weapon=broadsword", "st=12 dx=12 weapon=longbow"
WIZARD = "st=10 dx=13 iq=14"
TARGET = "st=12 dx=10 armor=leather shield=small"
NEVER, ALWAYS = Fraction(0), Fraction(1)


def total(odds: AttackOdds) -> Fraction:
    return sum((chance for _, chance in odds.hits), Fraction(0))


@pytest.mark.parametrize(
    ("dx", "ways"), [(3, 10), (4, 10), (5, 10), (8, 56), (10, 108), (12, 160), (15, 206), (20, 206)]
)
def test_three_dice_hit_as_often_as_they_can_be_thrown(dx: int, ways: int) -> None:
    assert attack_odds(f"st=12 dx={dx} weapon=club", TARGET).hit == Fraction(ways, 216)


@pytest.mark.parametrize("dx", [3, 11, 14, 20])
def test_four_dice_hit_a_target_that_defends_less_often(dx: int) -> None:
    thrown = [sum(faces) for faces in product(range(1, 7), repeat=4)]
    counted = sum(total <= 5 or (total <= dx and total < 20) for total in thrown)
    found = attack_odds(f"st=12 dx={dx} weapon=club", TARGET, Shot(stance="defend"))
    assert (found.dice, found.hit, found.double) == (4, Fraction(counted, 1296), NEVER)


def test_the_chances_of_an_attack_sum_to_one_and_its_reasons_to_the_score() -> None:
    for name in SWITCHES:
        kind = "melee" if name in ("two_weapons", "sweeping") else "thrown"
        shot = read_shot({"kind": kind, "zone": "side", "hexes": 1, "moved": 1, "weapon": "small_ax"}, [name])
        found = attack_odds("st=12 dx=14 armor=plate hits=10 last=6 fatigue=12", TARGET, shot)
        assert total(found) == 1
        assert sum(part.value for part in found.parts) == found.adj_dx
        assert all(part.clause.startswith("CM-") for part in found.parts)


@pytest.mark.parametrize(
    ("shot", "adj"),
    [
        (Shot(), 12), (Shot(zone="side"), 14), (Shot(zone="rear"), 16), (Shot(target_posture="prone"), 16),
        (Shot(kind="hth"), 16), (Shot(waited=2), 14), (Shot(two_weapons=True), 8), (Shot(sweeping=True), 8),
        (Shot(in_fire=True), 10), (Shot(in_shadow=True), 6), (Shot(invisible=True), 6), (Shot(flying=True), 8),
        (Shot(blurred=True), 8), (Shot(left_dx=15), 9), (Shot(broken=True), 12),
        (Shot(weapon="dagger", kind="thrown", hexes=5), 7),
    ],
)  # fmt: skip
def test_each_circumstance_changes_adjdx(shot: Shot, adj: int) -> None:
    assert attack_odds(MAN, TARGET, shot).adj_dx == adj


def test_ranges_are_megahexes_due_north_unless_they_are_given() -> None:
    assert [attack_odds(ARCHER, TARGET, Shot(hexes=hexes)).adj_dx for hexes in (2, 6, 9, 16)] == [12, 11, 11, 9]
    assert attack_odds(ARCHER, TARGET, Shot(hexes=16, megahexes=2)).adj_dx == 12


def test_a_pole_weapon_is_set_against_a_charge() -> None:
    pike = "st=15 dx=10 weapon=pike_ax"
    assert attack_odds(pike, TARGET, Shot(charge=4)).adj_dx == 12
    assert attack_odds(pike, TARGET, Shot(charge=4, moved=1)).adj_dx == 10
    doubled = attack_odds(pike, TARGET, Shot(charge=4), {"pole_charge_double": "true"})
    assert doubled.mean > attack_odds(pike, TARGET, Shot(charge=4)).mean


def test_shields_stop_in_front_armor_everywhere_and_half_a_weapon_does_half() -> None:
    front, rear = attack_odds(MAN, TARGET), attack_odds(MAN, TARGET, Shot(zone="rear"))
    assert (front.stopped, rear.stopped) == (3, 2)
    assert [part.label for part in front.stopped_parts] == ["armor", "shield"]
    assert attack_odds(MAN, TARGET, Shot(broken=True)).hits[-1][0] == 6 * 3 - 3
    assert attack_odds(MAN, TARGET, Shot(kind="hth")).stopped == 2


def test_special_results_have_their_chances() -> None:
    found = attack_odds(MAN, TARGET)
    assert (found.double, found.triple) == (Fraction(3, 216), Fraction(1, 216))
    assert (found.drops, found.breaks) == (Fraction(3, 216), Fraction(1, 216))
    claws = attack_odds("wolf", TARGET)
    assert (claws.drops, claws.breaks, claws.weapon) == (NEVER, NEVER, "own")


def test_a_figure_falls_is_knocked_out_and_dies_by_the_hits_it_takes() -> None:
    found = attack_odds(MAN, "st=9 dx=10")
    chances = dict(found.hits)
    assert found.knocked_down == sum(chance for hits, chance in chances.items() if hits >= 8)
    assert found.unconscious == chances[8]
    assert found.dead == sum(chance for hits, chance in chances.items() if hits >= 9)
    assert found.mean == sum(hits * chance for hits, chance in chances.items())
    hurt = attack_odds(MAN, "st=9 dx=10 hits=6")
    assert hurt.dead > found.dead


def test_a_body_before_the_target_takes_half_of_the_shots() -> None:
    open_shot = attack_odds(ARCHER, "st=12 dx=12", Shot(target_posture="prone", hexes=3))
    covered = attack_odds(ARCHER, "st=12 dx=12", Shot(target_posture="prone", hexes=3, body=True))
    assert covered.hit == open_shot.hit
    assert covered.mean == open_shot.mean / 2


def test_a_missile_spell_does_its_damage_and_costs_fatigue() -> None:
    found = attack_odds(WIZARD, TARGET, Shot(spell="lightning", spell_st=3, hexes=4))
    assert (found.kind, found.damage, found.adj_dx) == ("missile_spell", "3", 13)
    assert dict(found.cost) == {1: 1 - found.hit - Fraction(4, 216), 3: found.hit + Fraction(4, 216)}
    assert (found.falls, found.drops, total(found)) == (Fraction(1, 216), NEVER, ALWAYS)
    dodged = attack_odds(WIZARD, TARGET, Shot(spell="lightning", spell_st=3, hexes=4, stance="dodge"))
    assert (dodged.dice, dodged.double) == (4, NEVER)
    assert attack_odds(WIZARD, TARGET, Shot(spell="magic_fist")).damage == "1-2"


def test_other_spells_have_a_chance_and_no_damage() -> None:
    found = attack_odds(WIZARD, TARGET, Shot(spell="clumsiness", hexes=3))
    assert (found.kind, found.adj_dx, found.damage, found.mean) == ("thrown_spell", 10, "", NEVER)
    assert found.hits == ()
    assert attack_odds(WIZARD, TARGET, Shot(spell="fire", hexes=3, invisible=True)).kind == "creation_spell"


def test_a_dragon_breathes() -> None:
    found = attack_odds("dragon", TARGET, Shot(weapon="breath", hexes=5, stance="dodge"))
    assert (found.kind, found.dice, found.damage, found.drops) == ("missile", 4, "4", NEVER)


def test_options_change_the_odds() -> None:
    assert attack_odds(MAN, TARGET, options={"roll_extra_dice": "true"}).hits != attack_odds(MAN, TARGET).hits
    assert attack_odds("st=15 dx=9 weapon=halberd", TARGET, Shot(hexes=2), {"pole_jab": "true"}).kind == "pole"


@pytest.mark.parametrize(
    ("attacker", "shot", "message"),
    [
        ("nobody", Shot(), "attacker: creature 'nobody' is unknown"),
        (MAN, Shot(kind="kick"), "kind 'kick': expected one of melee, pole, thrown, missile, hth, save"),
        (MAN, Shot(kind="missile"), "kind 'missile': broadsword does not serve for it; expected melee"),
        (MAN, Shot(kind="hth", weapon="broadsword"), "kind 'hth': broadsword does not serve for it; expected melee"),
        ("wolf", Shot(kind="pole"), "kind 'pole': its own weapons do not serve for it; expected melee, hth"),
        (MAN, Shot(weapon="axe"), "weapon 'axe' is unknown"),
        (MAN, Shot(weapon="breath"), "expected a creature that breathes"),
        ("dragon", Shot(weapon="breath", kind="melee"), "expected a creature that breathes, and the kind missile"),
        (MAN, Shot(hexes=2), "range 2: this kind of attack does not reach so far"),
        (MAN, Shot(hexes=0), "range 0: this kind of attack does not reach so far"),
        (ARCHER, Shot(two_weapons=True), "two weapons and sweeping blows need the kind melee or pole"),
        (ARCHER, Shot(posture="prone"), "posture 'prone': in this posture there is no such attack"),
        (MAN, Shot(posture="kneeling"), "posture 'kneeling': in this posture there is no such attack"),
        (MAN, Shot(stance="defend", target_posture="prone"), "can neither dodge nor defend"),
        (MAN, Shot(spell="wish"), "spell 'wish' is unknown"),
        (MAN, Shot(spell="lightning"), "spell 'lightning': this spell needs IQ 14, got 8"),
        (WIZARD, Shot(spell="lightning", spell_st=4), "spell-st 4: expected a whole number from 1 to 3"),
        (WIZARD, Shot(spell="lightning", kind="melee"), "expected neither weapon nor kind"),
        (WIZARD, Shot(spell="dazzle"), "spell 'dazzle': this spell is no attack"),
    ],
)
def test_what_does_not_fit_is_one_clear_line(attacker: str, shot: Shot, message: str) -> None:
    with pytest.raises(InputError) as raised:
        attack_odds(attacker, TARGET, shot)
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)


def test_a_crossbow_may_be_fired_prone() -> None:
    assert attack_odds("st=12 dx=12 weapon=light_crossbow", TARGET, Shot(posture="prone", hexes=2)).adj_dx == 13


def test_values_that_do_not_fit_are_named() -> None:
    for given, message in (
        ({"zone": "top"}, "zone 'top': expected one of front, side, rear"),
        ({"hexes": -1}, "hexes -1: expected a whole number from 0 to 99"),
        ({"target_posture": "flat"}, "target-posture 'flat': expected one of standing, kneeling, prone"),
    ):
        with pytest.raises(InputError) as raised:
            read_shot(given)
        assert str(raised.value) == message
    with pytest.raises(InputError, match="also 'zone' is unknown; expected one of two_weapons"):
        read_shot({}, ["zone"])
