"""Banishing undead."""

from affray.systems.fortmayn.content.codes import BRAINY, BRAWNY, CLOSE, DISTANT, FAR_AWAY, NEARBY
from affray.systems.fortmayn.content.house_rules import PLAIN, House, read_house
from affray.systems.fortmayn.rules.banishing import Banishing, banish, banishing_order
from affray.systems.fortmayn.rules.saves_and_sunder import Target
from tests.units.fortmayn.people import thrown

GROUP, RESET = read_house({"banish_roll": "group"}), read_house({"banish_partial": "reset"})


def tried(*rolls: tuple[int, ...], dds: tuple[int, ...], kind: int = BRAWNY, house: House = PLAIN) -> Banishing:
    """An attempt with as many dice as the first roll has."""
    ref = thrown(*rolls)
    found = banish(ref, 0, kind, len(rolls[0]), 8, tuple(map(Target, dds)), 0, house)
    ref.finish()
    return found


def test_near_undead_come_first_and_close_ones_only_by_the_option() -> None:
    bands = (DISTANT, CLOSE, NEARBY, FAR_AWAY, NEARBY)
    assert banishing_order(bands, PLAIN) == (2, 4, 0)
    assert banishing_order(bands, read_house({"banish_close": "yes"})) == (1, 2, 4, 0)


def test_each_has_a_roll_with_the_dice_that_are_left() -> None:
    assert tried((6, 1, 1), (4, 6), (3, 1), dds=(2, 1)) == Banishing((1, 0), 2, 0, 4)


def test_it_stops_with_the_last_die_and_nobody_is_away_then() -> None:
    assert tried((1, 2), dds=(3, 1)) == Banishing((3, 1), 0, 0, 0)


def test_a_group_shares_the_hits_of_one_roll() -> None:
    assert tried((6, 7, 1), (2, 2), dds=(1, 2), house=GROUP) == Banishing((0, 1), 2, 0, 4)


def test_dice_taken_from_one_that_stays_may_come_back() -> None:
    assert tried((6, 3), dds=(2,), house=RESET).dd == (2,)
    assert tried((6, 3), dds=(2,)).dd == (1,)


def test_a_brainy_may_give_up_one_attachment_after_another() -> None:
    ref = thrown([1, 1], [1], answers=(2, 1))
    found = banish(ref, 0, BRAINY, 2, 8, (Target(3), Target(3)), 2, PLAIN)
    assert (found.betrayed, found.ready) == (0b11, 1)
