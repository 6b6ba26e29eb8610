"""What a side has in a position."""

from math import isfinite

from affray.core import Question
from affray.dice.stream import Stream
from affray.game import load_scenario
from affray.play.player import random_place
from affray.referee import Live, StreamDice
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.opponent.features import Features, measure
from affray.systems.foeman.position.state import State
from tests.foeman_tables import N, S, ann, bors, cid, dan, position


def test_a_healthy_pair_is_measured() -> None:
    found = measure(position(ann(off="Small Shield"), cid((0, 3), main="Longbow", prone=True), bors()), 0)
    assert (found.fighters, found.strength, found.health, found.weakest) == (2.0, 2.2, 2.0, 1.1)
    assert (found.armor, found.standing, found.striking, found.beset) == (0.1, 1.0, 1.0, 0.0)
    assert (found.yet_to_act, found.duress, found.bows, found.outnumbered) == (2.0, 0.0, 1.0, 0.0)
    assert found.speed == 2.0
    assert found.harm > 0.0


def test_wounds_duress_and_foes_behind_are_measured() -> None:
    hurt = ann((0, 0), S, phys=5, exh=1, was_big_hit=1, wounds=6, acted=1, shots=0, carried=("Longbow",))
    found = measure(position(hurt, bors((0, -1), S), dan((0, 1), N)), 0)
    assert (found.fighters, found.strength, found.health, found.weakest) == (1.0, 0.5, 0.5, 0.5)
    assert (found.beset, found.outnumbered, found.yet_to_act, found.bows) == (1.0, 1.0, 0.0, 0.0)
    assert found.duress > 0.0


def test_a_side_without_fighters_or_foes_has_nothing_of_what_takes_both() -> None:
    state = position(ann(), bors(phys=12))
    assert set(measure(state, 1)) == {0.0}
    alone = measure(state, 0)
    assert alone.harm == alone.striking == 0.0
    assert alone.fighters == 1.0


def test_a_mirrored_position_has_mirrored_numbers() -> None:
    red, blue = ann((0, 2), N, phys=3), ann((0, -2), S, phys=3, id="Bo", side=1)
    state = position(red, cid((1, 2), N), blue, cid((-1, -2), S, id="Di", side=1))
    assert measure(state, 0) == measure(state, 1)


def test_each_number_is_finite_and_small_in_random_games() -> None:
    rng, state = Stream(4), SYSTEM.setup(load_scenario("foeman", "tavern"), {})
    live = Live(StreamDice(Stream(5)), CODES, lambda who, what, most, x, y, z: rng.face(most + 1), quiet=1)
    for _ in range(150):
        question = SYSTEM.question(state)
        if question is None:
            break
        state = SYSTEM.play(live, state, question.answers[random_place(len(question.answers), rng)])
        check_numbers(state)
    assert state.round > 1


def check_numbers(state: State) -> None:
    """Each feature has a name and a number that can be compared."""
    for side in range(2):
        found = SYSTEM.opponents.measure(state, side)
        assert len(found) == len(SYSTEM.opponents.features) == len(Features._fields)
        assert all(isfinite(number) and 0.0 <= number <= 30.0 for number in found)


def test_who_of_a_side_moves_next_is_not_looked_ahead_for() -> None:
    weighty = [SYSTEM.opponents.is_weighty(Question(0, code)) for code in ("pick", "move")]
    assert weighty == [False, True]
