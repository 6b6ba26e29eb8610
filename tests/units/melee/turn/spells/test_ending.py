"""What the end of a spell entails."""

import pytest

from affray.systems.melee.position.state import Active
from affray.systems.melee.turn.spells.ending import free_from_control
from tests.melee_spells import friend, position, someone


@pytest.mark.parametrize(("casters", "side"), [((0, 2), 1), ((2, 0), 0), ((2,), 1), ((), 1)])
def test_a_figure_obeys_whoever_took_control_of_it_last_and_at_last_its_own_side(
    casters: tuple[int, ...], side: int
) -> None:
    state = position(
        friend(), someone("Bors", 0, (0, -2), own=1), someone("Dot", 1, (3, 3)),
        spells=tuple(Active("control_animal", caster, 1, 1) for caster in casters),
    )  # fmt: skip
    assert free_from_control(state, 1).figures[1].side == side
