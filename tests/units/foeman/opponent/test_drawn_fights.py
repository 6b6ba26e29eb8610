"""Fights drawn at random."""

import pytest

from affray.dice.stream import Stream
from affray.play import make_seat, play_fast
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.opponent import drawn_fights
from affray.systems.foeman.opponent.drawn_fights import draw_ground, is_whole, mirrored
from affray.systems.foeman.setup import first_state


def test_a_hundred_fights_are_sound_and_each_number_draws_its_own() -> None:
    titles = set()
    for seed in range(100):
        scenario = SYSTEM.opponents.draw_scenario(seed)
        assert scenario is not None and scenario == SYSTEM.opponents.draw_scenario(seed)
        state = first_state(scenario, {})
        assert SYSTEM.broken_invariants(state) == ()
        sides = [figure.side for figure in state.figures]
        assert sides.count(0) == sides.count(1) in range(2, 6)
        titles.add(scenario.title)
    assert len(titles) > 20


class Quick:
    """The system with its quick opponents."""

    opponents = SYSTEM.opponents.quick()

    def __getattr__(self, name: str) -> object:
        return getattr(SYSTEM, name)


def test_a_drawn_fight_comes_to_its_end() -> None:
    scenario = SYSTEM.opponents.draw_scenario(2)
    assert scenario is not None
    seats = [make_seat("greedy", side) for side in range(2)]
    after = play_fast(Quick(), first_state(scenario, {}), seats, Stream(2))  # type: ignore[arg-type]
    assert SYSTEM.question(after) is None


def test_the_ground_is_the_same_for_both_sides_and_whole() -> None:
    for seed in range(20):
        ground = draw_ground(Stream(seed), 11, 9)
        assert is_whole(ground)
        assert all(ground[mirrored(spot, 11, 9)] == kind for spot, kind in ground.items())
    walled = {(column, row): "object" if row == 1 else "open" for column in range(3) for row in range(3)}
    assert not is_whole(walled)


def test_what_would_cut_the_map_in_parts_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawn_fights, "is_whole", lambda ground: False)
    assert all(set(draw_ground(Stream(seed), 11, 9).values()) == {"open"} for seed in range(5))
