"""What inner choices and answers without a plan are worth to a computer player."""

from affray.core import NATURE, Question
from affray.core.house_options import option_places
from affray.systems.wargame.content.codes import (
    CHOOSE_CASUALTY,
    CHOOSE_DIE_TARGET,
    CHOOSE_POINTS,
    CHOOSE_REDUCTION,
    CHOOSE_SHOOT_TARGET,
    DEFENSE_LESS,
    FACING_LOST,
    MOVE_LESS,
)
from affray.systems.wargame.content.house_rules import PLAIN, option_facts
from affray.systems.wargame.opponent.appraise import appraise, reduction_harm
from affray.systems.wargame.position.answers import Answer, Word
from tests.units.wargame.minds import inner
from tests.wargame_arena import BLUE, RED, TANK, E, S, acting, battle, lone, skirmish

TANKER = lone("Tank", RED, (10, 10), E, TANK)
NEAR = skirmish("A Near", BLUE, [(20, 10), (21, 10)], heading=S)
ALSO = skirmish("B Also", BLUE, [(20, 13), (21, 13)], heading=S)
FAR = skirmish("C Far", BLUE, [(40, 10), (41, 10)], heading=S)
FIRING = acting(battle(TANKER, NEAR, ALSO, FAR, far=False), "Tank")


def top(values: tuple[float, ...]) -> int:
    """The number that looks best, the lowest of several."""
    return values.index(max(values))


def test_what_nobody_plans_for_is_all_alike() -> None:
    question: Question[Answer] = Question(NATURE, "go", answers=(Word("go"), Word("stop")))
    assert appraise(FIRING, question) == (0.0, 0.0)


# --- damage -----------------------------------------------------------------------------------------------------------
def test_the_owner_gives_up_what_harms_least_and_the_enemy_takes_what_harms_most() -> None:
    bits = 1 << MOVE_LESS | 1 << DEFENSE_LESS | 1 << FACING_LOST | 1 << FACING_LOST + 1
    own, theirs = (inner(FIRING, who, CHOOSE_REDUCTION, 3, (5, bits, 0)) for who in (0, 1))
    assert own == tuple(-value for value in theirs) and top(own) == 3 and top(theirs) == 2
    assert reduction_harm(FACING_LOST) > reduction_harm(DEFENSE_LESS) > reduction_harm(FACING_LOST + 2)


def test_those_farthest_from_the_enemy_fall_first_unless_he_chooses() -> None:
    men = skirmish("Men", RED, [(10, 10), (10, 12), (10, 14)])
    state = battle(men, skirmish("Foes", BLUE, [(10, 16)]), far=False)
    own, theirs = (inner(state, who, CHOOSE_CASUALTY, 1, (0, 0b101, 0)) for who in (0, 1))
    assert top(own) == 1 and top(theirs) == 0
    assert inner(battle(men, far=False), 0, CHOOSE_CASUALTY, 1, (0, 0b101, 0))


# --- the fire of vehicles ---------------------------------------------------------------------------------------------
def test_points_go_to_whom_they_remove_and_no_more_than_that() -> None:
    found = inner(FIRING, 0, CHOOSE_POINTS, 24, (1, 8, 2))
    assert top(found) == 8 and found[16] > found[7] > found[0] - 0.01
    last = inner(FIRING, 0, CHOOSE_POINTS, 24, (2, 8, 2))
    assert top(last) == 16


def test_no_points_go_to_who_is_out_of_reach() -> None:
    assert top(inner(FIRING, 0, CHOOSE_POINTS, 24, (3, 8, 2))) == 0


def test_all_dice_go_to_one_target_within_reach() -> None:
    dice = PLAIN._replace(**option_places(option_facts(), {"vehicle_split": "dice"}))
    state = acting(battle(TANKER, NEAR, FAR, far=False, house=dice), "Tank")
    found = inner(state, 0, CHOOSE_DIE_TARGET, 2, (6, 0b110, 0))
    assert top(found) == 0 and found[1:] == (0.0, 0.0)
    assert top(inner(state, 0, CHOOSE_SHOOT_TARGET, 1, (8, 0b110, 0))) == 0
