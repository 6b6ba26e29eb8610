"""Characters and opponents by their lines."""

import pytest

from affray.core import InputError
from affray.lab.systems.fortmayn.sides import KnownCreatures, read_champion, read_enemy
from affray.systems.fortmayn.content.codes import BODY, BRAINY, HEAD
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.rules.saves_and_sunder import Target


def test_a_character_is_what_is_said_of_him_and_usual_otherwise() -> None:
    usual, champion = read_champion("brawny"), read_champion('type=brainy body=4 name="Old Tom" unarmed attachments=0')
    assert (usual.body, usual.head, usual.base(BODY), usual.base(HEAD), usual.attachments) == (3, 1, 8, 6, 2)
    assert (champion.name, champion.type, champion.ready(BODY), champion.ready(HEAD), champion.base(BODY)) == (
        "Old Tom",
        BRAINY,
        4,
        2,
        4,
    )


def test_gear_is_an_item_or_a_die_with_its_present_die_before_it() -> None:
    champion = read_champion("brawny shield=d4/large_shield armor=d10 magic_armor magic_weapon")
    assert (champion.shield, champion.armor, champion.magic) == (Wear(4, 6), Wear(10, 10, 1), 1)


def test_a_foe_is_a_creature_in_either_language_or_its_dice() -> None:
    legion = Target(2, 6, 8)
    assert read_enemy("lost_legionary", KnownCreatures()).target == legion
    german = read_enemy("lost_legionary", KnownCreatures(language="de")).name
    assert read_enemy(german, KnownCreatures(language="de")).target == legion
    assert read_enemy("Python dd=1", KnownCreatures()).target == Target(1, no_save=1)
    assert read_enemy("barrow_wight", KnownCreatures()).unearthly
    own = read_enemy("dd=3 shield=small_shield armor=d6 tough name=Ogre", KnownCreatures())
    assert (own.name, own.target) == ("Ogre", Target(3, 4, 6, 1))


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("", "who: type '' is unknown; expected one of brawny, brainy"),
        ("strong", "who: type 'strong' is unknown"),
        ("brawny body=32", "who: body=32: expected a whole number from 0 to 31"),
        ("brawny body=x", "who: body=x: expected a whole number from 0 to 31"),
        ("brawny arms=2", "who: 'arms': expected one of type, name, body"),
        ("brawny naked", "who: 'naked': expected one of unarmed, magic_weapon"),
        ("brawny armor=clothes", "who: gear 'clothes' is unknown"),
        ("brawny armor=d8/d6", "expected a present die of at most d6"),
        ("brawny armor=d8//d6", "expected gear as leather, d6 or d4/d6"),
        ("brawny armor=d5/d6", "who: die 'd5' is unknown"),
        ('brawny name="Tom', "expected quotes that close"),
    ],
)
def test_a_line_that_says_no_character_is_refused(line: str, fault: str) -> None:
    with pytest.raises(InputError) as refused:
        read_champion(line)
    assert fault in str(refused.value)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("tough", "foe 'tough': expected a creature, or dd=N"),
        ("ghuul", "foe 'ghuul': expected dd=N or one of kobold"),
        ("dd=61", "foe: dd=61: expected a whole number from 0 to 60"),
        ("ghoul ready=2", "foe: 'ready': expected one of name, dd, shield, armor"),
    ],
)
def test_a_line_that_says_no_foe_is_refused(line: str, fault: str) -> None:
    with pytest.raises(InputError) as refused:
        read_enemy(line, KnownCreatures())
    assert fault in str(refused.value)
