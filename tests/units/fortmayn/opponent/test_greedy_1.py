"""The kept player of behaviour version 1 chooses as it did in 500 recorded positions.

Positions that an amended rule makes impossible are in IMPOSSIBLE, by their line, with the clause that does.
"""

from collections.abc import Mapping

import msgspec

from affray.systems.fortmayn import SYSTEM
from tests.units.fortmayn.opponent.record_choices import CHOICES, COUNT, Choice, best_of, question_of

HANDS = (65, 97, 98, 201, 209, 211, 212, 222, 246, 249, 250, 251, 253, 255, 257, 258, 277, 282, 285)
"""A torch is slung and lit there, or to be lit with full hands."""
IMPOSSIBLE: Mapping[int, str] = dict.fromkeys(HANDS, "FT-LOAD-01")
"""The clause that keeps a recorded position from being played on, by the number of its line, from 1."""


def recorded() -> dict[int, Choice]:
    lines = CHOICES.read_bytes().splitlines()
    return {n: msgspec.json.decode(line, type=Choice) for n, line in enumerate(lines, 1)}


def test_the_kept_player_chooses_as_it_did() -> None:
    opponent = SYSTEM.opponents.kept("greedy-1")
    assert opponent is not None
    found = recorded()
    assert len(found) == COUNT
    for n, choice in found.items():
        if n in IMPOSSIBLE:
            continue
        state = SYSTEM.read_state(choice.position)
        asked = question_of(state, choice.inner)
        assert asked is not None and asked.code == choice.question, n
        assert best_of(opponent, state, asked) == choice.best, n


def test_positions_that_went_name_a_clause_of_the_rules() -> None:
    from affray.game.rulebook import rulebook

    clauses = {clause.id for clause in rulebook("fortmayn").clauses()}
    assert set(IMPOSSIBLE.values()) <= clauses


def test_no_other_earlier_player_is_kept() -> None:
    assert SYSTEM.opponents.kept("greedy-0") is None
