"""How dice are drawn: what each did, and what becomes of those at risk."""

from affray.core import Event
from affray.core.faces.throw_picture import Throw
from affray.referee import Script, roll_kinds
from affray.systems.fortmayn.content.codes import ARMOR, BRAWNY, HEAD, ROLL_TALK, SHIELD
from affray.systems.fortmayn.content.house_rules import PLAIN
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.rules.dice.pools import sorted_faces
from affray.systems.fortmayn.rules.melee import defend, exchange
from affray.systems.fortmayn.rules.ranged import shoot
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Target
from affray.systems.fortmayn.rules.tests_and_stunts import test as tried
from affray.systems.fortmayn.words.throws import throw
from tests.units.fortmayn.blows import brawny, shown


def drawn(ref: Script) -> dict[str, Throw]:
    """What is drawn of each event that draws anything, by its code."""
    return {event.code: found for event in ref.events if (found := throw(event)) is not None}


def test_hits_remove_lows_are_at_risk_as_far_as_difficulty_is_left_and_a_save_settles_them() -> None:
    ref = shown([1, 2, 5], [2], answers=[SHIELD])
    exchange(ref, 0, brawny(3, Wear(4, 4)), Target(2), PLAIN)
    found = drawn(ref)
    assert found["exchange"] == Throw(8, ("exposed", "", "hit"), "body")
    assert found["used"] == Throw(4, ("worn",))
    assert found["saved"].settles == ("saved-shield",)


def test_hits_beyond_the_difficulty_are_spare_and_unsaved_dice_are_lost() -> None:
    ref = shown([5, 6, 8])
    exchange(ref, 0, brawny(3), Target(2), PLAIN)
    assert drawn(ref)["exchange"].fates == ("hit", "hit", "spare")
    ref = shown([1, 4, 5])
    defend(ref, 0, brawny(3), Target(2))
    assert drawn(ref)["defended"].fates == ("exposed", "", "spare")
    assert drawn(ref)["dice_lost"].settles[:2] == ("lost", "spared")


def test_armor_that_holds_is_not_worn_and_a_sunder_keeps_a_die() -> None:
    ref = shown([1, 1], [6], answers=[ARMOR, 0, SHIELD])
    exchange(ref, 0, brawny(2, Wear(4, 4), Wear(6, 6)), Target(2), PLAIN)
    assert drawn(ref)["used"] == Throw(6, ("",))
    ref = shown([1], answers=[0, SHIELD])
    exchange(ref, 0, brawny(1, Wear(4, 4)), Target(2), PLAIN)
    assert drawn(ref)["sundered"].settles == ("saved-sunder",)


def test_a_shot_risks_nothing() -> None:
    ref = shown([1, 5], [3])
    shoot(ref, 2, 6, 4, Target(3))
    assert drawn(ref)["shot"] == Throw(6, ("", "hit"), "head")


def test_a_test_that_fails_loses_its_lows_up_to_the_difficulty() -> None:
    ref = shown([1, 2])
    tried(ref, 0, pool=HEAD, body=Body(BRAWNY, 2), die=6, dd=1, in_conflict=0, house=PLAIN)
    assert drawn(ref)["test"] == Throw(6, ("exposed", ""), "")
    assert drawn(ref)["dice_lost"].settles[:2] == ("lost", "spared")


def test_a_roll_that_nothing_is_said_of_yet_shows_all_that_it_may_do() -> None:
    ref = shown([1, 2, 3, 5])
    roll_kinds(ref, 4, 8, sorted_faces(8, 5, 0), ROLL_TALK)
    (event,) = ref.events
    assert throw(event) == Throw(8, ("exposed", "exposed", "", "hit"), "head")


def test_talk_settles_at_its_end_what_was_at_risk() -> None:
    said = Event("talked", {"removed": 0, "left": 2, "exhausted": 1, "ready": 1})
    found = throw(said)
    assert found is not None and found.settles[:2] == ("lost", "spared")
    assert throw(Event("betrayed", {"attachment": 1})) == Throw(settles=("saved-attachment",))
    cast = Event("cast", {"removed": 1, "exhausted": 1, "sides": 8, "kinds": (1, 1, 2)}, dice=(0, 1, 6))
    assert throw(cast) == Throw(8, ("lost", "", "hit"), "")


def test_other_events_draw_their_faces_alone() -> None:
    assert throw(Event("coins", {"coins": 90}, dice=(1, 2, 3))) is None
    assert throw(Event("saved", {"saved": 0})) is None
