"""What a computer player cares for shows in what it does."""

from fractions import Fraction

import pytest

from affray.core.faces.opponent import PLAIN, Manner
from affray.space.plane.points import distance
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.content.codes import HERO
from affray.systems.wargame.opponent.opponents import OPPONENTS
from affray.systems.wargame.opponent.plan import after_move
from affray.systems.wargame.position.answers import Answer, write_answer
from affray.systems.wargame.position.state import State, centre_of
from tests.units.wargame.minds import question
from tests.wargame_arena import BLUE, RED, N, S, acting, battle, kind, lone, regiment, skirmish, table

BOLD, CAREFUL = Manner(dealt=1.5, taken=0.5, distance=-1.0), Manner(taken=3.0)
HOLDER, SKIRMISHER = Manner(ground=3.0), Manner(distance=2.0)
SPEARS = regiment("Spears", RED, 10, 5, (4, 10), N)


def choice(state: State, manner: Manner) -> Answer:
    """The answer that looks best to a player with that manner."""
    found = question(state)
    worth = SYSTEM.opponents.with_manner(manner).appraise(state, found)
    return found.answers[worth.index(max(worth))]


def far_after(state: State, manner: Manner) -> int:
    """How far the only enemy is from unit 0 after its best action, a move."""
    after, _ = after_move(state, 0, choice(state, manner), PLAIN)
    return distance(centre_of(after.figures[0]), centre_of(after.figures[1]))


def test_the_bold_go_for_those_whom_others_leave_alone() -> None:
    few = skirmish("Few", RED, [(6, 10), (7, 10)])
    state = acting(battle(few, regiment("Pikes", BLUE, 8, 5, (4, 15), S), far=False), "Few", 1)
    assert write_answer(choice(state, BOLD)) == "contact Pikes"
    assert write_answer(choice(state, PLAIN)).startswith("move")
    assert far_after(state, SKIRMISHER) > far_after(state, PLAIN)


def test_the_careful_do_not_charge_where_it_costs_them_much() -> None:
    riders = skirmish("Riders", RED, [(8 + 1.5 * n, 10) for n in range(4)], kind(ad=(4, 6), move=10))
    state = acting(battle(riders, regiment("Pikes", BLUE, 12, 6, (6, 18), S), far=False), "Riders")
    assert write_answer(choice(state, PLAIN)) == "contact Pikes"
    assert write_answer(choice(state, CAREFUL)).startswith("move")


def test_a_skirmisher_keeps_away() -> None:
    state = acting(battle(SPEARS, regiment("Pikes", BLUE, 10, 5, (4, 22), S), far=False), "Spears")
    gone, plain, bold = (far_after(state, manner) for manner in (SKIRMISHER, PLAIN, BOLD))
    assert gone > plain >= bold


def test_the_style_of_a_skirmisher_takes_a_lone_hero_no_nearer_to_many_than_others_do() -> None:
    mage = lone("Mage", RED, (20, 8), profile=kind(HERO, (3, 6), 6, defense=10, arms="longbow"), each=Fraction(100))
    foes = [regiment(name, BLUE, 10, 5, (x, 28), S) for name, x in (("B", 20), ("A", 14), ("C", 26))]
    state = acting(battle(mage, *foes, far=False), "Mage")
    assert far_after(state, OPPONENTS.styles["skirmisher"]) > far_after(state, PLAIN)


def test_a_holder_stays_where_others_are_tempted_away() -> None:
    weak = skirmish("Weak", BLUE, [(6 + n, 15) for n in range(3)], heading=S, each=Fraction(30))
    state = acting(battle(SPEARS, weak, far=False, board=table(objectives=[(6, 8)])), "Spears")
    assert write_answer(choice(state, PLAIN)) == "contact Weak"
    assert not write_answer(choice(state, HOLDER)).startswith("contact")


def test_a_plain_manner_changes_nothing() -> None:
    state = acting(battle(SPEARS, regiment("Pikes", BLUE, 10, 5, (4, 17), S), far=False), "Spears")
    found = question(state)
    assert OPPONENTS.with_manner(PLAIN).appraise(state, found) == OPPONENTS.appraise(state, found)


@pytest.mark.parametrize("name", ["bold", "careful", "holder", "skirmisher"])
def test_every_style_is_a_manner_of_its_own(name: str) -> None:
    assert OPPONENTS.styles[name] != PLAIN
