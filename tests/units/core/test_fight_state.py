"""What a position begins with in every system."""

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.core.fight_state import (
    NOBODY,
    Fielded,
    Position,
    alter_figure,
    figure_names,
    find_index,
    index_of,
    put_figure,
    settle_fully,
    strength_shares,
)
from affray.referee import Referee, Script


class Pawn(Fielded, frozen=True):
    hits: int = 0


class Skirmish(Position[str, Pawn], frozen=True):
    turn: int = 1


STATE = Skirmish("a table", ("Red", "Blue"), (Pawn("Ash", 0), Pawn("Bors", 1)), turn=3)


def test_a_figure_is_altered_in_a_new_state_and_all_else_stays() -> None:
    assert alter_figure(STATE, 1, hits=2) == Skirmish(
        "a table", ("Red", "Blue"), (Pawn("Ash", 0), Pawn("Bors", 1, 2)), 3
    )
    assert STATE.figures[1].hits == 0


def test_another_figure_takes_the_place_of_one() -> None:
    assert put_figure(STATE, 0, Pawn("Cid", 1)).figures == (Pawn("Cid", 1), Pawn("Bors", 1))


def test_a_figure_is_found_by_its_name() -> None:
    assert (index_of(STATE, "Bors"), index_of(STATE, "Cid")) == (1, NOBODY)
    assert find_index(STATE, "Bors") == 1
    assert figure_names(STATE, (1, 0)) == ("Bors", "Ash")
    with pytest.raises(InputError) as caught:
        find_index(STATE, "Cid")
    assert str(caught.value) == "figure 'Cid' is unknown; expected one of Ash, Bors"


def test_a_state_is_settled_step_by_step_until_nothing_changes() -> None:
    def settle(ref: Referee, state: Skirmish) -> Skirmish:
        return state if state.turn == 7 else replace(state, turn=state.turn + 1)

    assert settle_fully(settle, Script(()), STATE) == replace(STATE, turn=7)


@pytest.mark.parametrize(
    ("strength", "winner", "score"),
    [
        ((3, 1), None, (0.75, 0.25)),
        ((0, 0), None, (0.5, 0.5)),
        ((3, 1), 1, (0.0, 1.0)),
        ((3, 1), NOBODY, (0.5, 0.5)),
    ],
)
def test_sides_share_the_score_until_one_has_won(
    strength: tuple[int, ...], winner: int | None, score: tuple[float, ...]
) -> None:
    assert strength_shares(strength, winner) == score
