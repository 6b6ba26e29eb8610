"""Exact odds of attacks between two units: the dice that the rules give, and what they do, beside plain counting."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest

from affray.core import InputError
from affray.core.question import RuledOut
from affray.lab.systems.wargame.attack import KINDS, Attack, make_attack, read_attack
from affray.lab.systems.wargame.fates import UnitFate
from affray.lab.systems.wargame.field import KnownUnits, read_unit_line
from affray.lab.systems.wargame.odds import AttackOdds, Rolled, attack_odds, fire_odds, morale_odds
from affray.referee import odds
from affray.referee.every import first_choice
from affray.systems.wargame.content.codes import FAILED, NO_CHECK
from affray.systems.wargame.content.house_rules import PLAIN, House, read_house
from affray.systems.wargame.roster.army import ListedUnit as Listed
from affray.systems.wargame.roster.army import unit_price
from affray.systems.wargame.rules.morale import Pool

SPEARS, FOUR = "like=fantasy/spears n=4 files=4", "like=fantasy/spears n=4 files=2"
ARCHERS, CREW, CAPTAIN = "like=fantasy/archers", "like=medieval/trebuchet", "like=fantasy/captain"
TANK, WIZARD, WALKER = "like=modern/tank", "like=fantasy/wizard", "like=sci_fi/walker"
WEAK = "name=Weak type=basic n=4 ad=1d4 move=6 defense=3"
ORDNANCE = "name=Gun type=ordnance n=2 ad=2d4 move=4 defense=4 weapons=ballista"


def unit(line: str) -> Listed:
    return read_unit_line(line, "attacker", KnownUnits())


def asked(a: str, b: str, house: House | None = None, **how: object) -> AttackOdds:
    return attack_odds(unit(a), unit(b), read_attack(how), house)


def dice(rolled: Rolled | None) -> str:
    assert rolled is not None
    return f"{rolled.dice}d{rolled.sides}{rolled.bonus:+d}"


def everybody(answer: AttackOdds) -> Iterator[UnitFate]:
    yield from answer.targets
    if answer.own is not None:
        yield answer.own


# --- which dice -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("a", "b", "how", "own", "back"),
    [
        (SPEARS, SPEARS, {}, "4d6+0", "4d6+0"),
        # The second rank of both rolls as well.
        (FOUR, FOUR, {}, "4d6+0", "4d6+0"),
        ("like=fantasy/spears n=20 files=5", "like=fantasy/spears n=20 files=5", {}, "10d6+0", "10d6+0"),
        ("like=fantasy/spears n=20 files=5", FOUR, {"side": "left"}, "8d6+0", "0d0+0"),
        (SPEARS, SPEARS, {"contact": 2, "target_contact": 3}, "2d6+0", "3d6+0"),
        # A ranged weapon costs a step of the die.
        (ARCHERS, SPEARS, {"contact": 8}, "8d4+0", "4d6+0"),
        (ARCHERS, SPEARS, {"kind": "shot"}, "8d6+16", None),
        (CAPTAIN, SPEARS, {}, "3d8+3", "3d6+0"),
        (CAPTAIN, SPEARS, {"hits": 2}, "3d4+3", "3d6+0"),
        (TANK, SPEARS, {}, "12d6+0", "4d6+0"),
        (TANK, SPEARS, {"side": "rear"}, "12d6+0", "0d0+0"),
        (TANK, SPEARS, {"kind": "fire"}, "4d6+8", None),
        (WIZARD, SPEARS, {"kind": "fireball"}, "4d6+0", None),
        (SPEARS, TANK, {}, "4d6+0", "0d0+0"),
        (CREW, SPEARS, {"kind": "shot"}, "4d6+5", None),
        (SPEARS, ARCHERS, {"kind": "free", "contact": 4}, "4d6+0", None),
    ],
)  # fmt: skip
def test_the_dice_are_those_of_the_rules_with_their_reasons(
    a: str, b: str, how: dict[str, object], own: str, back: str | None
) -> None:
    found = asked(a, b, **how)  # type: ignore[arg-type]
    assert dice(found.attack) == own
    assert (None if found.back is None else dice(found.back)) == back
    assert found.kind in KINDS
    for rolled in (found.attack, found.back):
        if rolled is not None and rolled.dice:
            assert sum(part.value for part in rolled.added) == rolled.bonus
            assert all(part.clause.startswith("UW-") for part in (*rolled.who, *rolled.added))


def test_house_rules_change_the_dice() -> None:
    own, foe = "like=fantasy/spears n=20 files=10", "like=fantasy/spears n=10 files=5"
    assert dice(asked(own, foe).attack) == "16d6+0"
    assert dice(asked(own, foe, read_house({"second_rank": "supporting"})).attack) == "12d6+0"
    assert dice(asked(FOUR, FOUR, read_house({"strike_outside_front": True}), side="rear").back) != "0d0+0"
    armed = f"{WEAK} weapons=musket, pistol"
    house = read_house({"several_weapons": "choose_one"})
    assert [dice(asked(armed, SPEARS, house, kind="shot", weapon=n).attack) for n in (1, 2)] == ["4d4+8", "4d4+4"]


# --- what they do -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("a", "b", "how"),
    [
        (SPEARS, WEAK, {}), (ARCHERS, SPEARS, {"kind": "shot"}), (CREW, SPEARS, {"kind": "shot", "range": Fraction(20)}),
        (CAPTAIN, CAPTAIN, {}), (TANK, WEAK, {}), (WALKER, TANK, {"kind": "fire", "worse": 2}),
        (WIZARD, WEAK, {"kind": "fireball"}), (ORDNANCE, WEAK, {"kind": "free", "contact": 2}),
    ],
)  # fmt: skip
def test_all_chances_sum_to_one_and_fit_together(a: str, b: str, how: dict[str, object]) -> None:
    for person in everybody(asked(a, b, **how)):  # type: ignore[arg-type]
        assert sum(chance for _, chance in person.lost) == 1
        assert sum(number * chance for number, chance in person.lost) == person.mean
        assert 0 <= person.fails <= person.tests <= 1
        assert 0 <= person.points_lost <= person.points
        if person.damage:
            assert sum(chance for _, chance in person.damage) == 1
            assert dict(person.damage)["destroyed"] == person.gone


def test_a_melee_is_counted_throw_by_throw() -> None:
    found = asked("name=Two type=basic n=2 ad=1d4 move=6 defense=3 fight=1", WEAK, contact=2, target_contact=2)
    lost = {number: Fraction(0) for number in range(5)}
    for faces in product(range(1, 5), repeat=2):
        lost[min(4, (sum(faces) + 2) // 3)] += Fraction(1, 16)
    target = found.targets[0]
    assert dict(target.lost) == {number: chance for number, chance in lost.items() if chance}
    assert target.tests == lost[2] + lost[3]
    # Of two left two must be even, of one this one.
    assert target.fails == lost[2] * Fraction(3, 4) + lost[3] * Fraction(1, 2)
    each = target.points / 4
    assert target.points_lost == sum(number * each * chance for number, chance in lost.items())


@pytest.mark.parametrize(
    ("a", "b", "how"),
    [
        (SPEARS, WEAK, {}),
        (CAPTAIN, WEAK, {}),
        (TANK, WEAK, {}),
        ("like=fantasy/spears2", "like=fantasy/spears", {"target_aid": 2}),
    ],
)
def test_each_side_alone_has_the_chances_that_it_has_in_the_whole_attack(
    a: str, b: str, how: dict[str, object]
) -> None:
    done, found = make_attack(unit(a), unit(b), read_attack(how), PLAIN), asked(a, b, **how)  # type: ignore[arg-type]
    whole = odds(done.bout, *done.given, policy=first_choice)
    assert found.own is not None
    for unit_fate, fates in (
        (found.targets[0], whole.map(lambda bout: bout.defender)),
        (found.own, whole.map(lambda bout: bout.attacker)),
    ):
        assert unit_fate.tests == fates.chance(lambda fate: fate.nerve != NO_CHECK)
        assert unit_fate.fails == fates.chance(lambda fate: fate.nerve == FAILED)
        if unit_fate.counts != "hits":
            assert unit_fate.mean == fates.mean(lambda fate: fate.lost)


def test_ordnance_loses_half_as_much_at_long_range_and_nothing_beyond() -> None:
    near, far, out = (asked(CREW, WEAK, kind="shot", range=Fraction(inches)) for inches in (12, 13, 41))
    assert (near.band, far.band, out.band) == ("short", "long", "out")
    assert far.halved and not near.halved
    halved: dict[int, Fraction] = {}
    whole = asked(CREW, "name=Many type=basic n=40 ad=1d4 move=6 defense=3", kind="shot").targets[0]
    for number, chance in whole.lost:
        halved[min(4, number // 2)] = halved.get(min(4, number // 2), Fraction(0)) + chance
    assert dict(far.targets[0].lost) == halved
    assert out.targets[0].lost == ((0, Fraction(1)),)


def test_the_weapon_of_a_crew_is_lost_with_the_last_of_it() -> None:
    target, price = asked(SPEARS, ORDNANCE, contact=2).targets[0], unit_price(unit(ORDNANCE))
    lost = dict(target.lost)
    assert target.gone == lost[2] > 0
    assert price.once > 0 and target.points == 2 * price.each + price.once
    assert target.points_lost == lost[1] * price.each + lost[2] * target.points


def test_a_hero_counts_hits_up_to_his_last() -> None:
    target = asked("like=fantasy/spears n=12 files=12", CAPTAIN, contact=4).targets[0]
    assert target.counts == "hits" and max(number for number, _ in target.lost) == 2
    wounded = asked("like=fantasy/spears n=12 files=12", CAPTAIN, contact=4, target_hits=1).targets[0]
    assert max(number for number, _ in wounded.lost) == 2 and wounded.gone > target.gone
    odds = asked("like=fantasy/spears n=12 files=12", CAPTAIN, read_house({"hero_hits": "one_per_attack"}), contact=4)
    assert {number for number, _ in odds.targets[0].lost} == {0, 1}
    assert target.tests == 0 and wounded.points_lost == wounded.points * wounded.gone


def test_a_vehicle_has_the_rows_of_its_damage_table() -> None:
    target = asked("like=fantasy/spears n=3 files=3", "name=Cart type=vehicle n=1 ad=4d6 move=8 defense=19 base=1x1",
                   contact=3).targets[0]  # fmt: skip
    assert target.lost == ((0, Fraction(1)),)
    assert dict(target.damage)["none"] == 1
    zero = read_house({"vehicle_zero_quotient_rolls": True})
    rows = dict(asked("like=fantasy/spears n=3 files=3", TANK, zero, contact=1).targets[0].damage)
    assert rows["none"] == rows["destroyed"] == 0
    assert (rows["defender"], rows["attacker"], rows["worse"]) == (Fraction(1, 2), Fraction(3, 8), Fraction(1, 8))


def test_a_fireball_takes_those_under_it() -> None:
    found = asked(WIZARD, "like=fantasy/spears n=9 files=3", kind="fireball", under=5)
    assert {number for number, _ in found.targets[0].lost} == {0, 5}
    assert found.targets[0].tests == dict(found.targets[0].lost)[5]
    natural = asked(WIZARD, "like=fantasy/spears n=9 files=3", kind="fireball")
    assert {number for number, _ in natural.targets[0].lost} == {0, 9}


def test_commanders_help_whom_they_are_near() -> None:
    lone = asked(SPEARS, WEAK).targets[0]
    helped = asked(SPEARS, WEAK, target_aid=3).targets[0]
    assert lone.tests == helped.tests and lone.fails > helped.fails


# --- fire of vehicles -------------------------------------------------------------------------------------------------
def test_fire_is_divided_by_its_policy_and_lost_out_of_range() -> None:
    marks = [unit(WEAK), unit(CAPTAIN), unit(SPEARS)]
    first, even = (fire_odds(unit(TANK), marks, Attack(), split) for split in ("first", "even"))
    assert [target.mean > 0 for target in first.targets] == [True, True, False]
    assert all(target.mean > 0 for target in even.targets[:1])
    assert first.targets[0].mean > even.targets[0].mean
    assert (first.policy, fire_odds(unit(TANK), marks[:1], Attack()).policy) == ("first", "")
    far = fire_odds(unit(TANK), marks, Attack(range=Fraction(10), arc="left"))
    assert far.band == "out" and all(target.mean == 0 for target in far.targets)
    assert fire_odds(unit(TANK), marks, Attack(range=Fraction(8), arc="left")).band == "short"


def test_whole_dice_go_to_the_first_target_by_house_rule() -> None:
    house = read_house({"vehicle_split": "dice"})
    found = fire_odds(unit(TANK), [unit(WEAK), unit(SPEARS)], Attack(), house=house)
    assert found.targets[1].mean == 0 and found.targets[0].mean > 0
    with pytest.raises(InputError, match="split 'even': the house rule divides whole dice"):
        fire_odds(unit(TANK), [unit(WEAK)], Attack(), "even", house=house)


# --- morale -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("left", "commanders"), [(1, ()), (4, ()), (5, (Pool(3, 8),)), (2, (Pool(1, 6), Pool(2, 4)))])
def test_a_morale_test_is_counted_coin_by_coin(left: int, commanders: tuple[Pool, ...]) -> None:
    found = morale_odds(unit("like=fantasy/spears"), left, commanders)
    aid = sum(pool.dice for pool in commanders)
    throws = [(sum(coins), left - sum(coins[:left])) for coins in product((0, 1), repeat=left + aid)]
    assert found.passes == Fraction(sum(evens > odd for evens, odd in throws), len(throws))
    assert found.tied == Fraction(sum(evens == odd for evens, odd in throws), len(throws))
    assert found.passes + found.fails == 1
    assert dict(found.evens) == {
        number: Fraction(sum(evens == number for evens, _ in throws), len(throws)) for number in range(left + aid + 1)
    }


# --- what is refused --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("a", "b", "how", "message"),
    [
        (SPEARS, SPEARS, {"kind": "duel"}, "kind 'duel': expected one of melee, shot, free"),
        (SPEARS, SPEARS, {"side": "top"}, "side 'top': expected one of front, left, rear, right"),
        (SPEARS, SPEARS, {"hits": -1}, "hits -1: expected"),
        (SPEARS, SPEARS, {"contact": 5}, "contact 5: expected at most 4"),
        (SPEARS, SPEARS, {"target_contact": 5}, "target-contact 5: expected at most 4"),
        (WIZARD, SPEARS, {"kind": "fireball", "under": 5}, "under 5: expected at most 4"),
        (SPEARS, SPEARS, {"kind": "morale"}, "kind 'morale': expected one of melee"),
    ],
)
def test_what_does_not_fit_is_one_clear_line(a: str, b: str, how: dict[str, object], message: str) -> None:
    with pytest.raises(InputError, match=message):
        asked(a, b, **how)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("a", "b", "how", "code"),
    [
        (SPEARS, SPEARS, {"kind": "shot"}, "no_ranged_weapon"), (TANK, SPEARS, {"kind": "shot"}, "vehicle_shoots"),
        (TANK, SPEARS, {"kind": "melee"}, "vehicle_melee"), (SPEARS, SPEARS, {"kind": "overrun"}, "no_vehicle"),
        (SPEARS, SPEARS, {"kind": "fire"}, "no_vehicle"), (SPEARS, SPEARS, {"kind": "fireball"}, "no_fireball"),
        (TANK, SPEARS, {"kind": "fire", "arc": "rear"}, "no_rear_arc"), (SPEARS, SPEARS, {"weapon": 2}, "weapon"),
        ("name=Cart type=vehicle n=1 ad=4d6 move=8 defense=9", SPEARS, {"kind": "fire"}, "no_ranged_weapon"),
    ],
)  # fmt: skip
def test_what_the_rules_forbid_has_their_code(a: str, b: str, how: dict[str, object], code: str) -> None:
    with pytest.raises(RuledOut, match="attacker: ") as found:
        asked(a, b, **how)  # type: ignore[arg-type]
    assert found.value.refusals[0].code == code


def test_other_ways_to_divide_and_numbers_left_are_refused() -> None:
    with pytest.raises(InputError, match="split 'odd': expected one of first, even"):
        fire_odds(unit(TANK), [unit(WEAK)], Attack(), "odd")
    with pytest.raises(InputError, match="left 5: expected a whole number from 1 to 4"):
        morale_odds(unit(SPEARS), 5)
