"""Trades of blows, and their order."""

from affray.referee import odds
from affray.systems.fortmayn.content.codes import ARMOR, NOTHING, SHIELD
from affray.systems.fortmayn.content.house_rules import PLAIN, read_house
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.rules.melee import after_exchange, defend, exchange, foe_after_exchange, ounce_order
from affray.systems.fortmayn.rules.saves_and_sunder import Target
from tests.units.fortmayn.blows import NO_WEAR, brainy, brawny, shown

BEFORE, SEPARATE = read_house({"harm_timing": "before_removal"}), read_house({"retaliation": "separate_roll"})
SMALL = Wear(4, 4)


def test_the_worked_example() -> None:
    fighter, foe = brainy(3, SMALL), Target(2, 4, 6)
    first = exchange(shown([4, 5, 3]), 0, fighter, foe, PLAIN)
    assert (first.removed, first.dd, first.exposed, first.foe_shield, first.foe_armor) == (1, 1, 0, 0, 6)
    second = exchange(
        shown([1, 3, 2], [2], answers=[SHIELD]),
        0,
        after_exchange(fighter, first),
        foe_after_exchange(foe, first),
        PLAIN,
    )
    assert (second.exposed, second.wounded, second.ready, second.shield) == (1, 0, 3, Wear(0, 4))
    assert (second.foe_shield, second.foe_armor) == (0, 6)


def test_fives_spoil_armor_and_remove_even_beyond_what_is_needed() -> None:
    done = exchange(shown([5, 5, 5]), 0, brawny(3), Target(1, 4, 6), PLAIN)
    assert (done.removed, done.foe_shield, done.foe_armor) == (1, 0, 0)


def test_a_saved_die_uses_up_its_share_of_harm() -> None:
    ref = shown([1, 2, 2], [4], answers=[SHIELD])
    done = exchange(ref, 0, brawny(3, Wear(6, 6)), Target(1), PLAIN)
    assert (done.exposed, done.wounded, done.ready) == (1, 0, 3)
    ref.finish()


def test_who_has_no_dice_left_is_out() -> None:
    assert exchange(shown([2, 1]), 0, brainy(2)._replace(die=4), Target(2), PLAIN).out == 1
    sundered = exchange(shown([2], answers=[NOTHING, ARMOR]), 0, brawny(1, SMALL, SMALL), Target(2), PLAIN)
    assert (sundered.ready, sundered.out, sundered.armor, sundered.shield) == (1, 0, Wear(0, 4), SMALL)


def test_a_table_may_let_dice_removed_harm() -> None:
    assert exchange(shown([5, 1, 2, 2]), 0, brawny(4), Target(3), BEFORE).ready == 1


def test_the_foes_blow_may_be_a_roll_of_its_own() -> None:
    fighter, foe = brawny(3), Target(3, 6)
    own = exchange(shown([5, 1, 2]), 0, fighter, foe, SEPARATE)
    assert (own.removed, own.exposed, own.ready, own.foe_shield) == (1, 0, 3, 4)
    blow = defend(shown([5, 1, 2]), 0, after_exchange(fighter, own), foe_after_exchange(foe, own))
    assert (blow.dd, blow.exposed, blow.ready, blow.foe_shield) == (2, 2, 1, 4)


def test_who_only_defends_removes_and_spoils_nothing_and_faces_all() -> None:
    ref = shown([5, 8, 1], answers=[NOTHING])
    done = defend(ref, 0, brawny(3, NO_WEAR, SMALL), Target(2, 6))
    assert (done.removed, done.dd, done.exposed, done.ready, done.foe_shield) == (0, 2, 1, 2, 6)
    assert [(event.code, event.data["dd"]) for event in ref.events if "dd" in event.data] == [("defended", 2)]


def test_special_codes_count_in_an_exchange() -> None:
    assert exchange(shown([5, 6, 3]), 0, brawny(3), Target(2, tough=1), PLAIN).removed == 1
    assert exchange(shown([5, 6, 3]), 0, brawny(3), Target(2, 4, immune=1), PLAIN)[:2] == (0, 2)
    assert exchange(shown([1, 3]), 0, brawny(2, SMALL), Target(2, no_save=1), PLAIN).wounded == 1
    assert defend(shown([1, 3]), 0, brawny(2, SMALL), Target(2, no_save=1)).wounded == 1


def test_nearest_pairs_roll_first_and_equals_as_listed() -> None:
    assert ounce_order((4, 1, 4, 1, 0)) == (4, 1, 3, 0, 2)


def test_the_odds_of_an_exchange_are_those_of_every_throw() -> None:
    found = odds(exchange, 0, brawny(1), Target(1, 4), PLAIN, policy=lambda *_: 0)
    chances = {(done.removed, done.wounded, done.foe_shield): weight for done, weight in found.items()}
    assert (chances, found.total) == ({(0, 1, 4): 2, (0, 0, 4): 2, (1, 0, 0): 1, (1, 0, 4): 3}, 8)
