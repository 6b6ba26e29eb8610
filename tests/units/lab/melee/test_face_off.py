"""The duel on whole numbers is the game on the board: same dice, same policies, same end, game by game."""

import pytest

from affray.lab.batch import one_game
from affray.lab.melee.duel import meeting
from affray.lab.melee.policies import policy_named
from affray.systems.melee.beasts import figure_from_creature
from affray.systems.melee.fighter import Fighter, read_fighter
from affray.systems.melee.options import read_house
from affray.systems.melee.state import Board, Figure, State
from affray.systems.melee.tables import creatures
from tests.units.lab.melee.face_off import FaceOff

FIELD = Board({(q, r): "clear" for q in range(-4, 5) for r in range(-4, 5)})
SWORD = "st=12 dx=12 weapon=broadsword second=dagger armor=leather shield=small"
MACE = "st=13 dx=11 weapon=mace second=dagger armor=chainmail shield=large"
HALBERD = "st=13 dx=12 weapon=halberd second=dagger armor=cloth"
RAPIER = "st=10 dx=12 weapon=rapier"


def figure(fighter: Fighter, name: str, side: int) -> Figure:
    """A figure of a duel on the board: the two face each other."""
    head, facing = ((0, 0), 0) if side == 0 else ((0, -1), 3)
    if fighter.creature:
        return figure_from_creature(creatures()[fighter.creature], name, side, head, facing)
    return Figure(
        name, side, fighter.st, fighter.dx, fighter.iq, fighter.iq, (head,), facing, armor=fighter.armor,
        shield=fighter.shield, shield_ready=fighter.shield != "none", ready=(fighter.weapon,),
        slung=(fighter.second,) if fighter.second else (),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("a", "b", "policies", "options"),
    [
        (SWORD, SWORD, ("attack", "attack"), {}),
        (SWORD, MACE, ("careful", "fetch"), {}),
        (HALBERD, RAPIER, ("fetch", "fists"), {}),
        (RAPIER, MACE, ("fists", "careful"), {"tie_break": "initiative"}),
        ("orc", SWORD, ("attack", "careful"), {"roll_extra_dice": True}),
        ("wolf", HALBERD, ("attack", "attack"), {"current_st_everywhere": True}),
        ("troll", MACE, ("attack", "fetch"), {}),
    ],
)
def test_the_duel_is_the_game_on_the_board(
    a: str, b: str, policies: tuple[str, str], options: dict[str, object]
) -> None:
    one, other = read_fighter(a), read_fighter(b)
    figures = (figure(one, "A", 0), figure(other, "B", 1))
    state = State(FIELD, ("Red", "Blue"), figures, read_house(options))
    plans = policy_named(policies[0]), policy_named(policies[1])
    board = FaceOff(plans, (one.weapon, other.weapon), (one.second, other.second))
    met = meeting(a, b, *policies, options=options)
    for game in range(12):
        assert board.play(state, 7, game) == tuple(one_game(met, 7, game)), game
