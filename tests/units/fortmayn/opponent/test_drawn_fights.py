"""Fights drawn at random: set up without fault, fair, and to be played to the end."""

import pytest

from affray.dice.stream import Stream
from affray.play.players import make_seat
from affray.play.run import play_fast
from affray.systems.fortmayn.opponent.opponents import OPPONENTS
from affray.systems.fortmayn.position.standing import standing_foes
from affray.systems.fortmayn.system import SYSTEM

MANY, PLAYED = 100, 12
MOST = 4_000


def test_a_hundred_drawn_fights_are_sound() -> None:
    titles = set()
    for seed in range(MANY):
        scenario = OPPONENTS.draw_scenario(seed)
        assert scenario == OPPONENTS.draw_scenario(seed)
        state = SYSTEM.setup(scenario, {})
        assert SYSTEM.broken_invariants(state) == ()
        assert len(SYSTEM.sides(state)) == 2
        titles.add(scenario.title)
    assert len(titles) > MANY // 2


def test_who_fights_a_duel_has_what_the_other_has() -> None:
    one, other = SYSTEM.setup(OPPONENTS.draw_scenario(7), {}).people
    assert (one.type, one.body_ready, one.head_ready, one.things) == (
        other.type,
        other.body_ready,
        other.head_ready,
        other.things,
    )
    assert one.id != other.id
    assert one.side != other.side


def test_foes_are_worth_more_dice_the_more_the_party_has() -> None:
    for seed in range(0, MANY, 2):
        state = SYSTEM.setup(OPPONENTS.draw_scenario(seed), {})
        body = sum(person.body_ready for person in state.people)
        assert 0.5 * body < sum(state.foes[j].dd for j in standing_foes(state)) <= 1.7 * body


@pytest.mark.parametrize("seed", range(PLAYED))
def test_drawn_fights_are_played_to_their_end(seed: int) -> None:
    state = SYSTEM.setup(OPPONENTS.draw_scenario(seed), {})
    end = play_fast(SYSTEM, state, [make_seat("greedy", 2 * seed + side) for side in range(2)], Stream(seed, 9), MOST)
    assert SYSTEM.question(end) is None
