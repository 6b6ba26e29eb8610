"""What a character may not do in an Ounce. [FT-DIST-02 FT-LOAD-03 FT-MELEE-13 FT-RANGE-05 FT-BAN-02 FT-STUNT-06]"""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.content.codes import CLOSE, DISTANT, FAR_AWAY, NEARBY
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Lasting, Person
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import new_thing, new_wear
from tests.units.fortmayn.frays import BOW, KNIFE, QUIVER, SPEAR, SWORD, TORCH, brainy, conflict, fault, foe, person

STONES = tuple(new_thing("pole_10ft") for _ in range(4))
HANDGUN = new_thing("handgun", place="hand")


def against(someone: Person, creature: str = "ghoul", at: int = CLOSE, **more: object) -> State:
    """One character against one foe, the Rat."""
    return conflict(someone, foe(creature, "Rat", at), **more)


def test_who_may_plan() -> None:
    state = against(person())
    assert fault(state, "plan Anna fight Rat") == ""
    assert fault(state, "plan Carl fight Rat") == "who"
    assert fault(against(person(out=True)), "plan Anna fight Rat") == "out"
    assert fault(against(person(shamed=True)), "plan Anna fight Rat") == "out"
    assert fault(state, "plan Anna fight Rat Rat shoot") == "form"


def test_only_a_shield_on_the_arm_is_dropped() -> None:
    shield = person(shield=new_wear("small_shield"), shield_item="small_shield")
    assert fault(against(shield), "plan Anna drop shield fight Rat") == ""
    assert fault(against(shield), "plan Anna drop sword fight Rat") == "drop"
    assert fault(against(person()), "plan Anna drop shield fight Rat") == "drop"


@pytest.mark.parametrize(
    ("someone", "text", "code"),
    [
        (person(), "plan Anna to Rat", ""),
        (person(), "plan Anna run Rat", ""),
        (person(), "plan Anna run Rat talk Rat", "move"),
        (person(), "plan Anna flee", ""),
        (person(things=STONES), "plan Anna flee", "move"),
        (person(things=STONES), "plan Anna away", ""),
        (person(held=True), "plan Anna away", "held"),
        (person(held=True), "plan Anna none", ""),
        (person(), "plan Anna to Carl", "target"),
        (person(), "plan Anna to Anna", "target"),
        (person(), "plan Anna to Bert", ""),
    ],
)
def test_moves(someone: Person, text: str, code: str) -> None:
    assert fault(conflict(someone, brainy(), foe("ghoul", "Rat", DISTANT)), text) == code


def test_nobody_goes_to_the_lost_or_to_who_is_out_of_it() -> None:
    state = conflict(person(), brainy(lost=True), foe("ghoul", "Rat", fled=True), foe("ghoul", "Cat"))
    assert fault(state, "plan Anna to Bert") == "target"
    assert fault(state, "plan Anna to Rat") == "target"
    assert fault(state, "plan Anna fight Rat") == "target"


def test_one_fights_who_is_close_after_the_move() -> None:
    assert fault(against(person(), at=NEARBY), "plan Anna fight Rat") == ""
    assert fault(against(person(held=True), at=NEARBY), "plan Anna fight Rat") == "held"
    assert fault(against(person(), at=DISTANT), "plan Anna fight Rat") == "out_of_reach"
    assert fault(against(person()), "plan Anna away fight Rat") == "out_of_reach"
    assert fault(against(person(), at=DISTANT), "plan Anna fight") == ""


def test_one_fights_with_what_is_in_hand() -> None:
    armed = person(things=(SPEAR, TORCH))
    assert fault(against(armed), "plan Anna fight Rat with two_handed_weapon") == ""
    assert fault(against(armed), "plan Anna fight Rat with torches_6") == ""
    assert fault(against(person(things=(KNIFE,))), "plan Anna fight Rat with short") == ""
    assert fault(against(person()), "plan Anna fight Rat with two_handed_weapon") == "weapon"
    assert fault(against(person()), "plan Anna fight Rat with torches_6") == "weapon"


def test_the_size_of_a_weapon_is_claimed_in_a_sentence() -> None:
    # A bandit has a one-handed weapon.
    bold, sly = person(things=(SPEAR,)), brainy(things=(KNIFE,))
    assert fault(against(bold, "bandit"), "plan Anna fight Rat claim weapon_size : Reach!") == ""
    assert fault(against(bold, "bandit"), "plan Anna fight Rat claim weapon_size") == "claim"
    assert fault(against(bold, "bandit"), "plan Anna fight Rat claim magic : Hocus") == "claim"
    assert fault(against(person(), "bandit"), "plan Anna fight Rat claim weapon_size : Reach!") == "claim"
    assert fault(against(sly, "bandit"), "plan Bert fight Rat claim weapon_size : Quick!") == ""
    assert fault(against(bold, "bandit"), "plan Anna fight claim weapon_size : Reach!") == "claim"


@pytest.mark.parametrize(
    ("things", "at", "code"),
    [
        ((BOW, QUIVER), NEARBY, ""),
        ((BOW, QUIVER), DISTANT, ""),
        ((BOW, QUIVER), CLOSE, "out_of_range"),
        ((BOW, QUIVER), FAR_AWAY, "out_of_range"),
        ((BOW,), NEARBY, "ammunition"),
        ((SWORD,), NEARBY, "weapon"),
        ((HANDGUN, new_thing("powder_and_shot")), NEARBY, ""),
    ],
)
def test_shots(things: tuple[object, ...], at: int, code: str) -> None:
    assert fault(against(person(things=things), at=at), "plan Anna shoot Rat") == code


def test_a_shot_needs_head_dice_and_sight() -> None:
    archer = person(things=(BOW, QUIVER))
    assert fault(against(replace(archer, head_ready=0), at=NEARBY), "plan Anna shoot Rat") == "dice"
    foggy = against(archer, at=NEARBY, lasting=(Lasting(does="fog"),))
    assert fault(foggy, "plan Anna shoot Rat") == "sight"
    assert fault(against(archer), "plan Anna away shoot Rat") == ""
    gunner = person(things=(HANDGUN, new_thing("powder_and_shot")))
    assert fault(against(gunner, house=House(firearms=1)), "plan Anna shoot Rat") == ""


def test_words_and_banishing() -> None:
    assert fault(against(person()), "plan Anna talk Rat") == "target"
    assert fault(against(person(), house=House(talk_to=1)), "plan Anna talk Rat") == ""
    assert fault(against(person(), "bandit"), "plan Anna talk Rat") == ""
    assert fault(against(person(), at=FAR_AWAY), "plan Anna talk Rat") == "out_of_reach"
    assert fault(against(person(), "barrow_wight"), "plan Anna talk Rat") == "target"
    assert fault(against(person(head_ready=0)), "plan Anna talk Rat") == "dice"
    assert fault(against(person(), at=NEARBY), "plan Anna banish") == ""
    assert fault(against(person()), "plan Anna banish") == "target"
    assert fault(against(person()), "plan Anna away banish") == ""
    assert fault(against(person(), house=House(banish_close=1)), "plan Anna banish") == ""
    assert fault(against(person(), "wolf", NEARBY), "plan Anna banish") == "target"
    assert fault(against(person(head_ready=0), at=NEARBY), "plan Anna banish") == "dice"


def test_things() -> None:
    water, oil, flint = new_thing("holy_water"), new_thing("flask_of_oil"), new_thing("flint_and_steel")
    assert fault(against(person(things=(water,))), "plan Anna item holy_water") == ""
    assert fault(against(person(things=(water,)), at=NEARBY), "plan Anna item holy_water") == "target"
    assert fault(against(person(things=(water,)), "wolf"), "plan Anna item holy_water") == "target"
    assert fault(against(person()), "plan Anna item holy_water") == "item"
    assert fault(against(person(things=(new_thing("wineskin"),))), "plan Anna item wineskin") == "item"
    assert fault(against(person(things=(oil,)), at=NEARBY), "plan Anna item flask_of_oil Rat") == ""
    assert fault(against(person(things=(oil,))), "plan Anna item flask_of_oil Rat") == "out_of_range"
    assert fault(against(person(things=(oil,)), at=NEARBY), "plan Anna item flask_of_oil") == "target"
    assert fault(against(person(things=(oil,), head_ready=0), at=NEARBY), "plan Anna item flask_of_oil Rat") == "dice"
    assert fault(against(person(things=(flint, replace(TORCH, lit=False)))), "plan Anna item flint_and_steel") == ""
    assert fault(against(person(things=(flint, TORCH))), "plan Anna item flint_and_steel") == "item"
    assert fault(against(person(things=(flint,))), "plan Anna item flint_and_steel") == "item"
    assert fault(against(person(things=(flint, new_thing("lantern"), oil))), "plan Anna item flint_and_steel") == ""
    assert fault(against(person(things=(flint, new_thing("lantern")))), "plan Anna item flint_and_steel") == "item"


def test_stunts() -> None:
    state = against(person())
    assert fault(state, "plan Anna stunt Rat body : Hup!") == ""
    assert fault(state, "plan Anna stunt Rat body") == "told"
    assert fault(replace(state, house=House(stunts_need_text=1)), "plan Anna stunt Rat body") == ""
    assert fault(state, "plan Anna stunt Rat soul : Hup!") == "pool"
    assert fault(state, "plan Anna stunt Rat head : Hup!") == "pool"
    assert fault(against(person(), at=NEARBY), "plan Anna stunt Rat head : Hup!") == ""
    assert fault(against(person(head_ready=0), at=NEARBY), "plan Anna stunt Rat head : Hup!") == "dice"
    tried = against(person(tried=("Rat",)), house=House(stunt_limit=1))
    assert fault(tried, "plan Anna stunt Rat body : Hup!") == "once"
    assert fault(replace(tried, house=House()), "plan Anna stunt Rat body : Hup!") == ""


def test_armor_is_taken_off_by_who_wears_some() -> None:
    assert fault(against(person(armor=new_wear("leather"), armor_item="leather")), "plan Anna doff") == ""
    assert fault(against(person()), "plan Anna doff") == "armor"


def test_spells() -> None:
    caster = brainy(known=("terror", "close_the_wound", "cat_eyes"), memorised=("terror",))
    state = conflict(caster, person(), foe("ghoul", "Rat", NEARBY))
    assert fault(state, "plan Bert cast terror Rat") == ""
    assert fault(state, "plan Bert cast terror Rat from memory") == ""
    assert fault(state, "plan Bert cast terror Rat from book") == "book"
    assert fault(state, "plan Bert cast cat_eyes") == "book"
    assert fault(state, "plan Bert cast terror Carl") == "target"
    assert fault(state, "plan Bert cast mend Rat") == "spell"
    assert fault(conflict(caster, foe("ghoul", "Rat", DISTANT)), "plan Bert cast terror Rat") == "target"
