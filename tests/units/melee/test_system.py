"""The guide as a system."""

from affray.systems.melee import SYSTEM
from tests.melee_spells import foe, position, wizard


def test_the_words_know_the_facts() -> None:
    assert SYSTEM.words.facts == SYSTEM.facts


def test_every_side_learns_all_when_the_fight_is_over() -> None:
    assert all(SYSTEM.secrets.reveals_all(position(wizard(), foe()), side) for side in (0, 1))
