"""Where a party goes next. [FT-FILL-08]"""

from affray.systems.fortmayn.content.people import Exit, Foe, Hurdle, Place
from affray.systems.fortmayn.opponent.course import NOWHERE, next_exit
from affray.systems.fortmayn.position.rooms import OUTSIDE
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.drawing_levels import DEAD_END, UNDRAWN
from tests.units.fortmayn.frays import conflict, foe, person

LOCK = Hurdle(id="lock", obstacle="plain_lock", dd=2, exit=1)


def room(*ways: int, goal: bool = False, hurdles: tuple[Hurdle, ...] = (), foes: tuple[Foe, ...] = ()) -> Place:
    """A room with ways there."""
    return Place(room="crypt", exits=tuple(Exit(to=way) for way in ways), goal=goal, hurdles=hurdles, foes=foes)


def level(*rooms: Place, here: int = 0, **more: object) -> State:
    """A level of these rooms."""
    return conflict(person(), phase="scene", fray=None, places=rooms, here=here, **more)


def test_a_way_that_nobody_has_gone_is_taken_the_free_one_first() -> None:
    assert next_exit(level(room(OUTSIDE, UNDRAWN, UNDRAWN))) == 1
    assert next_exit(level(room(OUTSIDE, UNDRAWN, UNDRAWN, hurdles=(LOCK,)))) == 2
    assert next_exit(level(room(OUTSIDE, UNDRAWN, hurdles=(LOCK,)))) == 1
    assert next_exit(level(room(OUTSIDE, DEAD_END))) == NOWHERE


def test_the_nearest_way_on_is_looked_for_in_rooms_that_are_known() -> None:
    rooms = (room(OUTSIDE, 1, 2), room(0, DEAD_END), room(0, UNDRAWN))
    assert next_exit(level(*rooms, here=1)) == 0
    assert next_exit(level(*rooms, here=0)) == 2


def test_the_goal_comes_before_ways_on_once_it_has_been_seen() -> None:
    rooms = (room(OUTSIDE, 1, UNDRAWN), room(0, goal=True))
    assert next_exit(level(*rooms)) == 1
    assert next_exit(level(*rooms, here=1)) == NOWHERE
    assert next_exit(level(*rooms, goal=True)) == 2


def test_the_way_home() -> None:
    rooms = (room(OUTSIDE, 1), room(0, 2, UNDRAWN), room(1))
    assert next_exit(level(*rooms, here=2), home=True) == 0
    assert next_exit(level(*rooms), home=True) == NOWHERE


def test_a_shorter_way_is_left_for_one_that_is_not_barred() -> None:
    bars = Hurdle(id="lock", obstacle="plain_lock", dd=2, exit=1)
    rooms = (room(OUTSIDE, 1, 2, hurdles=(bars,)), room(0, UNDRAWN), room(0, 3), room(2, UNDRAWN))
    assert next_exit(level(*rooms)) == 2


def test_rooms_are_shunned_where_foes_stayed_that_would_fight() -> None:
    rooms = (room(OUTSIDE, 1), room(0, UNDRAWN, foes=(foe("ghoul", "X"),)))
    assert next_exit(level(*rooms)) == NOWHERE
    assert next_exit(level(*rooms), shun=False) == 1
    calm = (rooms[0], room(0, UNDRAWN, foes=(foe("wolf", "W", reaction="friendly"), foe("ghoul", "Y", asleep=4))))
    assert next_exit(level(*calm)) == 1


def test_round_about_ends() -> None:
    rooms = (room(OUTSIDE, 1, 2), room(0, 2), room(1, 0))
    assert next_exit(level(*rooms)) == NOWHERE
