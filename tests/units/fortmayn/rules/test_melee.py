"""Trades of blows, and their order."""

from affray.referee import odds
from affray.systems.fortmayn.content.codes import ARMOR, BRAINY, BRAWNY, NOTHING, SHIELD
from affray.systems.fortmayn.content.house_rules import PLAIN, read_house
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.rules.melee import defend, exchange, ounce_order
from affray.systems.fortmayn.rules.saves_and_sunder import Body, FoeBody, Target, target_after, with_body
from tests.units.fortmayn.blows import NO_WEAR, brainy, brawny, shown

BEFORE, SEPARATE = read_house({"harm_timing": "before_removal"}), read_house({"retaliation": "separate_roll"})
SMALL = Wear(4, 4)


def test_the_worked_example() -> None:
    fighter, foe = brainy(3, SMALL), Target(2, 4, 6)
    first = exchange(shown([4, 5, 3]), 0, fighter, foe, PLAIN)
    assert (first.removed, first.foe, first.exposed) == (1, FoeBody(1, 0, 6), 0)
    second = exchange(
        shown([1, 3, 2], [2], answers=[SHIELD]),
        0,
        with_body(fighter, first.own.body),
        target_after(foe, first.foe),
        PLAIN,
    )
    assert (second.exposed, second.own.wounded, second.own.body) == (1, 0, Body(BRAINY, 3, Wear(0, 4)))
    assert (second.foe.shield, second.foe.armor) == (0, 6)


def test_fives_spoil_armor_and_remove_even_beyond_what_is_needed() -> None:
    done = exchange(shown([5, 5, 5]), 0, brawny(3), Target(1, 4, 6), PLAIN)
    assert (done.removed, done.foe) == (1, FoeBody(0))


def test_a_saved_die_uses_up_its_share_of_harm() -> None:
    ref = shown([1, 2, 2], [4], answers=[SHIELD])
    done = exchange(ref, 0, brawny(3, Wear(6, 6)), Target(1), PLAIN)
    assert (done.exposed, done.own.wounded, done.own.body.ready) == (1, 0, 3)
    ref.finish()


def test_who_has_no_dice_left_is_out() -> None:
    assert exchange(shown([2, 1]), 0, brainy(2)._replace(die=4), Target(2), PLAIN).own.out == 1
    sundered = exchange(shown([2], answers=[NOTHING, ARMOR]), 0, brawny(1, SMALL, SMALL), Target(2), PLAIN)
    assert (sundered.own.body, sundered.own.out) == (Body(BRAWNY, 1, SMALL, Wear(0, 4)), 0)


def test_a_table_may_let_dice_removed_harm() -> None:
    assert exchange(shown([5, 1, 2, 2]), 0, brawny(4), Target(3), BEFORE).own.body.ready == 1


def test_the_foes_blow_may_be_a_roll_of_its_own() -> None:
    fighter, foe = brawny(3), Target(3, 6)
    own = exchange(shown([5, 1, 2]), 0, fighter, foe, SEPARATE)
    assert (own.removed, own.exposed, own.own.body.ready, own.foe.shield) == (1, 0, 3, 4)
    blow = defend(shown([5, 1, 2]), 0, with_body(fighter, own.own.body), target_after(foe, own.foe))
    assert (blow.foe.dd, blow.exposed, blow.own.body.ready, blow.foe.shield) == (2, 2, 1, 4)


def test_who_only_defends_removes_and_spoils_nothing_and_faces_all() -> None:
    ref = shown([5, 8, 1], answers=[NOTHING])
    done = defend(ref, 0, brawny(3, NO_WEAR, SMALL), Target(2, 6))
    assert (done.removed, done.foe, done.exposed, done.own.body.ready) == (0, FoeBody(2, 6), 1, 2)
    assert [(event.code, event.data["dd"]) for event in ref.events if "dd" in event.data] == [("defended", 2)]


def test_special_codes_count_in_an_exchange() -> None:
    assert exchange(shown([5, 6, 3]), 0, brawny(3), Target(2, tough=1), PLAIN).removed == 1
    assert exchange(shown([5, 6, 3]), 0, brawny(3), Target(2, 4, immune=1), PLAIN)[:2] == (0, FoeBody(2, 0))
    assert exchange(shown([1, 3]), 0, brawny(2, SMALL), Target(2, no_save=1), PLAIN).own.wounded == 1
    assert defend(shown([1, 3]), 0, brawny(2, SMALL), Target(2, no_save=1)).own.wounded == 1


def test_nearest_pairs_roll_first_and_equals_as_listed() -> None:
    assert ounce_order((4, 1, 4, 1, 0)) == (4, 1, 3, 0, 2)


def test_the_odds_of_an_exchange_are_those_of_every_throw() -> None:
    found = odds(exchange, 0, brawny(1), Target(1, 4), PLAIN, policy=lambda *_: 0)
    chances = {(done.removed, done.own.wounded, done.foe.shield): weight for done, weight in found.items()}
    assert (chances, found.total) == ({(0, 1, 4): 2, (0, 0, 4): 2, (1, 0, 0): 1, (1, 0, 4): 3}, 8)
