"""A sample of a duel of two units is the game of the batch with its number, on the table."""

from fractions import Fraction

import pytest

from affray.core import InputError
from affray.game import dumps, loads
from affray.lab.batches.batch import play_game
from affray.lab.sweep.sampling import sample_cell, sample_duel
from affray.lab.sweep.spec import Spec
from affray.lab.systems.wargame.sample import DuelGame, duel_outcome, sample
from affray.systems.wargame.content.house_rules import read_house
from tests.units.lab.wargame.face_off import lined, met_by

COLUMN = "name=Column type=basic n=10 ad=1d6 move=6 defense=5 formation=regiment files=2"
GUARD = "name=Guard type=elite n=6 ad=2d6 move=7 defense=9 fight=1 formation=regiment files=2 abilities=fast"
LADY = "name=Lady type=hero n=1 ad=3d10 move=6 defense=9 weapons=claw_hand_spear_sword"
BOWS = "name=Bows type=basic n=7 ad=1d6 move=6 defense=7 weapons=longbow"
CREW = "name=Crew type=ordnance n=4 ad=4d6 move=4 defense=5 weapons=ballista"
STUCK = "name=Stuck type=basic n=8 ad=1d4 move=0 defense=4"
SLOW = "name=Slow type=elite n=3 ad=2d6 move=3 defense=8"
DUELS: tuple[tuple[str, str, str, str, dict[str, object]], ...] = (
    (COLUMN, GUARD, "charge", "charge", {}),
    (GUARD, COLUMN, "charge", "stand", {"distance": Fraction(17), "rout": True}),
    (LADY, COLUMN, "charge", "charge", {"distance": Fraction(9)}),
    (BOWS, COLUMN, "shoot", "charge", {"distance": Fraction(14), "rout": True}),
    (BOWS, LADY, "stand", "shoot", {"distance": Fraction(11)}),
    (CREW, BOWS, "stand", "stand", {"distance": Fraction(13)}),
    (BOWS, STUCK, "shoot", "stand", {"distance": Fraction(9)}),
    (BOWS, SLOW, "evade", "stand", {"distance": Fraction(5), "limit": 7}),
    (COLUMN, COLUMN, "charge", "charge", {"house": read_house({"initiative_each_round": True})}),
)
NAMES = [f"{a[5:9]}-{b[5:9]}-{first}-{second}".lower() for a, b, first, second, _ in DUELS]


@pytest.mark.parametrize(("a", "b", "first", "second", "agreed"), DUELS, ids=NAMES)
def test_a_sample_is_the_game_of_the_batch(a: str, b: str, first: str, second: str, agreed: dict[str, object]) -> None:
    met = met_by(a, b, first, second, **{"limit": 12, **agreed})
    for number in range(6):
        game = sample(*lined(a, b), met, 3, number)
        assert tuple(duel_outcome(game)) == tuple(play_game(met, 3, number))
        again: DuelGame = loads(dumps(game))
        assert again.state == game.state and again.is_over


def test_both_stand_on_the_table_from_the_start_and_all_dice_are_those_of_the_duel() -> None:
    game = sample(*lined(COLUMN, GUARD), met_by(COLUMN, GUARD), 3, 0)
    assert {event.code for event in game.line[0].entry.events} == {"round", "turn"}
    assert all(len(unit.at) == unit.initial for unit in game.line[0].state.figures)
    assert game.state.board.size[0] < 60 * 10**9


@pytest.mark.parametrize(
    ("a", "b", "first", "second", "agreed", "message"),
    [
        (COLUMN, BOWS, "stand", "charge", {"distance": Fraction(9)}, "a miniature that has room in contact would stand"),
        (COLUMN, LADY, "charge", "evade", {"distance": Fraction(9)}, "game 1 goes otherwise on a table: its units run farther than the 240 inches of any; expected another game"),
        (COLUMN, COLUMN, "charge", "charge", {"aid": 3}, "the dice of commanders are known"),
    ],
)  # fmt: skip
def test_what_goes_otherwise_on_a_table_is_refused(
    a: str, b: str, first: str, second: str, agreed: dict[str, object], message: str
) -> None:
    met = met_by(a, b, first, second, **agreed)
    with pytest.raises(InputError, match=message):
        sample(*lined(a, b), met, 3, 1)


def test_the_outcome_is_looked_at_before_a_game_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("affray.lab.systems.wargame.sample.play_game", lambda *met: (0, 99, 1, 1))
    with pytest.raises(InputError, match="game 2 goes otherwise on the board than in a duel"):
        sample(*lined(COLUMN, GUARD), met_by(COLUMN, GUARD), 3, 2)


def test_a_cell_and_a_duel_are_shown_alike() -> None:
    spears = "fantasy/spears n=5 files=2"
    spec = Spec("wargame", seed=5, versus={"unit": ["fantasy/spears"]}, figure={"n": 5, "files": 2, "policy": "charge"})
    who, charge = (f"like={spears}",) * 2, ("charge",)
    assert sample_cell(spec, 0, 2) == sample_duel("wargame", who, charge, {}, 5, 2)
    with pytest.raises(InputError, match="number -1: expected a whole number from 0 to"):
        sample_duel("wargame", who, charge, {}, 5, -1)


def test_a_sample_is_asked_for_as_its_batch_is() -> None:
    who = "like=fantasy/spears n=5 files=2", "like=fantasy/spears2 n=5 files=2"
    assert sample_duel("wargame", who, (), {}, 5, 2) == sample_duel("wargame", who, ("charge",), {}, 5, 2)
    with pytest.raises(InputError, match="a duel with a vehicle is not shown on a table"):
        sample(*lined("like=modern/tank", "like=fantasy/captain"), met_by("like=modern/tank", "like=fantasy/captain"))
    with pytest.raises(InputError, match="the dice of commanders are known"):
        sample_duel("wargame", who, (), {}, 5, 2, {"target_command": ["3d8"]})
