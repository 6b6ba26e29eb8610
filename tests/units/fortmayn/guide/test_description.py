"""The keys by which a game master describes creatures and obstacles."""

import pytest

from affray.systems.fortmayn.guide.guide import GUIDE
from affray.systems.fortmayn.position.creature_specials import has_speech
from tests.units.fortmayn.gathering import fault, said, scene


def test_a_creature_carries_shield_and_armor_and_has_special_codes() -> None:
    after = said(scene(), "creature Thug dd=2 shield=small_shield armor=leather specials=unearthly+tough")
    thug = after.foes[-1]
    assert (thug.shield, thug.armor) == (4, 6)
    row = after.filler.bestiary[-1]
    assert (row.specials, row.speech) == ("unearthly tough", "yes") and has_speech(after, thug)
    sheet = str(GUIDE.sheet(after, thug.id))
    assert "unearthly" in sheet and "tough" in sheet


def test_one_of_the_bestiary_may_differ_in_what_it_carries_alone() -> None:
    after = said(scene(), "creature skeleton shield=none armor=chain_mail")
    assert (after.foes[-1].shield, after.foes[-1].armor) == (0, 8)
    assert fault(scene(), "creature skeleton specials=tough") == "key"


@pytest.mark.parametrize(
    "text",
    [
        "creature Troll dd=2 foo=bar", "obstacle Wall dd=3 nonsense=1", "creature Troll dd=2 shield=leather",
        "creature Troll dd=2 armor=door", "creature Troll dd=2 specials=huge",
    ],
)  # fmt: skip
def test_what_no_key_or_value_is_is_refused_with_those_that_there_are(text: str) -> None:
    assert fault(scene(), text) == "key"


def test_speech_is_yes_or_no() -> None:
    assert fault(scene(), "creature Troll dd=2 speech=maybe") == "form"
    after = said(scene(), "creature Troll dd=2 speech=no")
    assert not has_speech(after, after.foes[-1])
    assert fault(scene(), "obstacle Wall dd=3 task=dreaming") == "form"
