"""Foeman as a system."""

from affray.systems.foeman import SYSTEM


def test_the_words_know_the_facts() -> None:
    assert SYSTEM.words.facts == SYSTEM.facts


def test_nothing_is_hidden() -> None:
    assert SYSTEM.secrets is None and not SYSTEM.facts.secrets
