"""Which miniatures go."""

from itertools import pairwise

from affray.systems.wargame.content.codes import ATTACKER, DEFENDER, NOBODY
from affray.systems.wargame.content.house_rules import PLAIN, read_house
from affray.systems.wargame.rules.casualties import burn_casualties, farthest_losses, loss_chooser


def chain(left: tuple[int, ...]) -> bool:
    """Skirmishers in a row, each near its neighbours alone."""
    return all(b - a == 1 for a, b in pairwise(left))


def block(left: tuple[int, ...]) -> bool:
    return True


def wall(left: tuple[int, ...]) -> bool:
    return False


def test_the_owner_chooses_unless_the_table_has_another_way() -> None:
    values = ("owner", "attacker", "farthest")
    assert [loss_chooser(read_house({"casualties_chosen_by": value})) for value in values] == [
        DEFENDER, ATTACKER, NOBODY,
    ]  # fmt: skip
    assert loss_chooser(PLAIN) == DEFENDER


def test_the_farthest_go_that_leave_the_others_coherent() -> None:
    assert farthest_losses((5, 9, 7, 1), 2, block) == (1, 2)
    assert farthest_losses((5, 9, 7, 1), 2, chain) == (0, 1)


def test_a_fireball_takes_who_is_hit_unless_that_breaks_the_chain() -> None:
    assert burn_casualties((4, 3), 5, chain) == (3, 4)
    assert burn_casualties((2,), 5, chain) is None
    assert burn_casualties((0, 1), 2, wall) == (0, 1)
