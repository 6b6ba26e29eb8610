"""Damage dice as they are told: the parts add up to what the rules make of them."""

from hypothesis import given
from hypothesis import strategies as st

from affray.core import Event
from affray.dice.pool import faces_of, keep, pool, row, sorting
from affray.referee import Script, roll_count, roll_kinds, roll_sum, say
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.codes import HALFLING, JAB, ROLL_HIT, STRIKE
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.content.house_rules import PLAIN, read_house
from affray.systems.foeman.content.tables import find_weapon
from affray.systems.foeman.position.state import Bid
from affray.systems.foeman.rules.bidding import STRIKE_OPTION
from affray.systems.foeman.rules.damage import ADVENTURER_BONUS, dice_generated, dice_kept, modified_row
from affray.systems.foeman.rules.damage_account import Accountant, changes_by_place, dice_account, value_account
from affray.systems.foeman.rules.weapon_use import arm_of
from affray.systems.foeman.turn.aiming import attack_of, situation
from tests.foeman_tables import ann, bors, declaring, position

WEAPONS = ("Unarmed", "Dagger", "Broadsword", "Mace", "Spear", "Pikeaxe", "Longbow")
HOUSES = (PLAIN, read_house({"preset": "mindwand"}), read_house({"low_cup_mods": True, "bonus_first": True}))


def accounting(listener: Script) -> Accountant:
    """An accountant of Ann's blow with three dice that tells its damage to a listener."""
    state = position(ann(), bors())
    seen = situation(state, 0, 1, STRIKE, doubled=False)
    return Accountant(listener, attack_of(state, 0, 1, Bid(0, STRIKE_OPTION, 3, 1, "Mace"), seen), state.house)


@given(
    st.sampled_from(WEAPONS), st.integers(6, 16), st.integers(1, 9), st.lists(st.integers(0, 5), min_size=9, max_size=9),
    st.tuples(*[st.integers(0, 1)] * 6), st.sampled_from(HOUSES),
)  # fmt: skip
def test_the_parts_add_up_to_the_dice_that_apply(
    name: str, strength: int, thrown: int, dice: list[int], flags: tuple[int, ...], house: object
) -> None:
    jab, offhand, doubled, critical, proficiency, bonus = flags
    assert isinstance(house, type(PLAIN))
    arm = arm_of(
        find_weapon(name), JAB if jab else STRIKE, st=strength, race=HALFLING, player=1, offhand=offhand, doubled=doubled,
        house=house,
    )._replace(proficiency=proficiency)  # fmt: skip
    n = dice_generated(thrown, arm.sub)
    kept = dice_kept(n, arm, 0)
    assert sum(part.value for part in dice_account(thrown, arm, n, kept, 0)) == kept
    if not kept:
        return
    rolled = keep(row(pool(dice[:n])), kept)
    more = ADVENTURER_BONUS * bonus if kept > 1 else 0
    changes = value_account(rolled, kept, arm, critical, more, house)
    by_die = changes_by_place(changes)
    values = [
        face + sum(part.value for part in by_die.get(place, ())) for place, face in enumerate(faces_of(rolled, kept))
    ]
    assert tuple(values) == faces_of(modified_row(rolled, kept, arm, critical, more, house), kept)


def test_an_account_of_damage_names_each_die_and_what_changed_it() -> None:
    table = declaring(ann(main="Broadsword"), bors(main="", dx=8)).do("strike Bors 4", "move")
    table.go(rolls=((1, 2, 2, 3), (0, 4), (3, 3, 3)), answers=(1,))
    damage = next(event for event in table.events if event.code == "damage")
    assert damage.dice == (0, 4) and damage.data["rolled"] == (4, 0)
    assert damage.clauses == ("FM-DMG-01", "FM-DMG-08", "FM-DMG-11", "FM-DMG-12")
    assert sum(part.value for part in SYSTEM.words.summands(damage)) == 2
    scored = next(event for event in table.events if event.code == "score")
    assert SYSTEM.words.summands(scored) == scored.parts
    assert SYSTEM.words.wording(damage)[0].strip() == (
        "2 damage dice (hit dice 4, weapon -2) show 0 4: 4; 0 counts 4 (Adventurer bonus +2, Weapon Proficiency +2)"
    )
    assert SYSTEM.words.wording(damage, "de")[0].strip() == (
        "2 Schadenswürfel (Trefferwürfel 4, Waffe −2) zeigen 0 4: 4; 0 zählt 4 (Abenteurerbonus +2, Waffenfertigkeit +2)"
    )


def test_the_off_hand_and_choices_cut_the_dice_in_the_open() -> None:
    table = declaring(ann(main="", off="Mace", talent=False), bors(dx=8)).do("strike Bors 5 Mace", "move")
    table.go(rolls=((1, 1, 2, 2, 2), (1, 4, 5)))
    text = table.english()
    assert "kept (off hand -1)" in text


def test_a_fewer_die_by_choice_is_told() -> None:
    options = {"fewer_damage_dice": True}
    table = declaring(ann(talent=False), bors(dx=8), options=options).do("strike Bors 5", "move")
    table.go(rolls=((1, 1, 2, 2, 2), (4, 5)), answers=(1,))
    assert "not rolled -1" in table.english()


def test_an_accountant_hands_on_what_is_not_about_damage_dice() -> None:
    listener = Script(((5, 2), (0, 4, 5), (0, 3)), codes=CODES)
    accountant = accounting(listener)
    assert roll_sum(accountant, 2, 6, ROLL_HIT) == 7
    assert roll_count(accountant, 3, 6, 0b110000, ROLL_HIT) == 2
    assert roll_kinds(accountant, 2, 6, sorting((0, 0, 1, 1, 2, 2)), ROLL_HIT) == pool((0, 1))
    say(accountant, "watch", who="Ann")
    assert [event.dice for event in listener.events] == [(2, 5), (0, 4, 5), (0, 3), ()]
    assert listener.events[-1] == Event("watch", {"who": "Ann"})


def test_an_accountant_is_as_quiet_as_the_referee_that_listens() -> None:
    heard = [accounting(listener).quiet for listener in (Script(), Script(codes=CODES))]
    assert heard == [True, False]
