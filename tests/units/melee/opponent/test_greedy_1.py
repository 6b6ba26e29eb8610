"""The computer player of behaviour version 1 chooses as it always did."""

from collections import Counter

from affray.systems.melee import SYSTEM
from tests.units.melee.opponent.kept_choices import POSITIONS, best_answers, read_kept

GONE = {"CM-RET-01": 1}
"""How many positions an amended rule made impossible, by its clause."""


def test_greedy_1_likes_best_what_it_always_liked() -> None:
    for kept in read_kept():
        state = SYSTEM.read_state(kept.position)
        assert best_answers(state, kept.question(state)) == kept.best, kept.position


def test_the_positions_are_of_every_scenario_and_of_most_kinds_of_question() -> None:
    kept = read_kept()
    assert len(kept) + sum(GONE.values()) == POSITIONS
    assert len({other.scenario for other in kept}) == 12
    assert set(Counter(other.code for other in kept)) >= {"act", "facing", "move", "option", "pick", "place", "retreat"}


def test_no_other_kept_player_is_known() -> None:
    assert SYSTEM.opponents.kept("greedy-0") is None
