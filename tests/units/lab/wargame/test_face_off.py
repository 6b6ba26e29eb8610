"""A duel of two units is the battle that the whole engine plays."""

from fractions import Fraction

import pytest

from affray.lab.batches.batch import play_game
from tests.units.lab.wargame.face_off import met_by, whole_game

COLUMN = "name=Column type=basic n=10 ad=1d6 move=6 defense=5 formation=regiment files=2"
GUARD = "name=Guard type=elite n=6 ad=2d6 move=7 defense=9 fight=1 formation=regiment files=2 abilities=fast"
DEAD = "name=Dead type=basic n=9 ad=1d4 move=4 defense=3 formation=regiment files=2 abilities=fearless"
LADY = "name=Lady type=hero n=1 ad=3d10 move=6 defense=9 weapons=claw_hand_spear_sword"
BOWS = "name=Bows type=basic n=7 ad=1d6 move=6 defense=7 weapons=longbow"
CREW = "name=Crew type=ordnance n=4 ad=4d6 move=4 defense=5 weapons=ballista"
FAR = Fraction(9)
DUELS: tuple[tuple[str, str, dict[str, object]], ...] = (
    (COLUMN, GUARD, {}),
    (GUARD, COLUMN, {"rout": True}),
    (DEAD, DEAD, {}),
    (LADY, DEAD, {}),
    (COLUMN, LADY, {}),
    (BOWS, COLUMN, {"distance": FAR}),
    (COLUMN, BOWS, {"distance": FAR, "rout": True}),
    (CREW, BOWS, {"distance": FAR}),
    (DEAD, LADY, {"distance": Fraction(30), "policy_a": "charge"}),
    (GUARD, DEAD, {"distance": Fraction(12), "policy_b": "charge"}),
    (DEAD, BOWS, {"distance": Fraction(17), "policy_a": "charge"}),
)
NAMES = [f"{a[5:9]}-{b[5:9]}".lower().replace(" ", "") for a, b, _ in DUELS]


@pytest.mark.parametrize(("a", "b", "agreed"), DUELS, ids=NAMES)
def test_a_duel_is_the_battle_that_the_whole_engine_plays(a: str, b: str, agreed: dict[str, object]) -> None:
    met = met_by(a, b, limit=9, **agreed)  # type: ignore[arg-type]
    for game in range(40, 60):
        assert tuple(play_game(met, 3, game)) == whole_game(met, a, b, 3, game)
