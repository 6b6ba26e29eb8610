"""The rules of the ground that a fight asks again and again say the same in machine code."""

from collections.abc import Callable, Sequence
from itertools import product

import pytest

from affray.lab.machine.compile import machine_twin
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.rules import aim, engagement, facing, forced_retreat
from affray.systems.melee.rules.forced_retreat import Blows, Pair

pytestmark = pytest.mark.xdist_group("compiled")

OPTIONS = PLAIN._replace(pole_jab=1, bowmen_engage=1, roll_to_miss_all=1, retreat_any_hits=1, retreat_size_limit=1)
HOUSES = (PLAIN, OPTIONS)
FLAGS = (0, 1)
STEPS = range(-2, 3)
TRIED: tuple[tuple[Callable[..., int], tuple[Sequence[object], ...]], ...] = (
    (facing.zone_of_offset, (STEPS, STEPS, (1,), (-1,))),
    (facing.widened_zone, (range(4), FLAGS)),
    (engagement.is_armed, (FLAGS, FLAGS, FLAGS, HOUSES)),
    (engagement.has_enough_engagers, ((1, 2, 3, 4, 7, 9), range(4), range(2))),
    (engagement.state_at_move, (FLAGS, FLAGS)),
    (engagement.may_push, ((1, 3), (30,), (0, 1, 3), (26, 30))),
    (aim.can_attack_from, (range(8), range(3), FLAGS)),
    (aim.can_reach, (range(8), range(4), range(3), HOUSES)),
    (aim.can_reach_height, (range(8), FLAGS)),
    (aim.is_in_danger, (FLAGS, range(3), HOUSES)),
)


@pytest.mark.parametrize(("rule", "values"), TRIED)
def test_a_compiled_rule_is_the_plain_one(rule: Callable[..., int], values: tuple[Sequence[object], ...]) -> None:
    fast = machine_twin(rule)
    for given in product(*values):
        assert fast(*given) == rule(*given)


def test_a_compiled_retreat_is_the_plain_one() -> None:
    fast = machine_twin(forced_retreat.may_force)
    pairs = [Pair(apart, 1, size, *flags) for apart in (1, 2) for size in (1, 3) for flags in product(FLAGS, repeat=5)]
    for blows in (Blows(4, 0, 0, 0, 0), Blows(0, 0, 2, 0, 0), Blows(4, 4, 0, 0, 1)):
        for pair, house in product(pairs, HOUSES):
            assert fast(blows, pair, house) == forced_retreat.may_force(blows, pair, house)
