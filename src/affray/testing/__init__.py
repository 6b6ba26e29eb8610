"""Checks that any rule system must pass; a plugin's tests import them."""

from affray.testing.compliance import (
    check_answers,
    check_facts,
    check_foreign_answers,
    check_replay,
    check_round_trips,
    check_scores,
    check_suspension,
    check_system,
    check_undo,
    check_views,
    random_game,
)
from affray.testing.guide_checks import check_guide
from affray.testing.wording import check_texts, check_words

__all__ = [
    "check_answers",
    "check_facts",
    "check_foreign_answers",
    "check_guide",
    "check_replay",
    "check_round_trips",
    "check_scores",
    "check_suspension",
    "check_system",
    "check_texts",
    "check_undo",
    "check_views",
    "check_words",
    "random_game",
]
