"""Worlds that fit what a side of the guide sees."""

import pytest

from affray.core.faces.opponent import NoOpponents
from affray.dice.stream import Stream
from affray.systems.melee.opponent.opponents import OPPONENTS
from affray.systems.melee.position.figures import pool_of
from affray.systems.melee.position.state import ILLUSION, IMAGE, SUMMONED, UNSEEN, State
from affray.systems.melee.words.secrets import state_for
from tests.melee_spells import at_work, foe, friend, position, wizard

ALL = ("image", "image_4", "illusion", "summon_wolf")


def lives(view: State) -> set[int]:
    return {OPPONENTS.world(view, Stream(number)).figures[2].life for number in range(60)}


@pytest.mark.parametrize(
    ("knows", "creature", "expected"),
    [
        (ALL, "wolf", {SUMMONED, IMAGE, ILLUSION}),
        (ALL, "bear", {IMAGE, ILLUSION}),
        (("image", "blur"), "wolf", {IMAGE}),
        (("summon_bear",), "wolf", {SUMMONED}),
    ],
)
def test_a_made_figure_is_of_a_spell_that_its_maker_knows(
    knows: tuple[str, ...], creature: str, expected: set[int]
) -> None:
    made = friend(creature=creature, life=IMAGE, maker=0)
    view = state_for(position(wizard(*knows), foe(), made, spells=(at_work("blur", 0), at_work("image", 2))), 1)
    assert lives(view) == expected
    found = OPPONENTS.world(view, Stream(1))
    assert found.spells[0] == view.spells[0]
    assert state_for(found, 1) == view


def test_what_a_maker_has_spent_is_drawn_from_all_that_it_could_have() -> None:
    view = state_for(position(wizard("image"), foe()), 1)
    assert view.figures[0].body.fatigue == UNSEEN
    spent = {OPPONENTS.world(view, Stream(number)).figures[0].body.fatigue for number in range(200)}
    whole = OPPONENTS.world(view, Stream(0))
    assert spent == set(range(pool_of(whole, 0)))


def test_where_all_is_open_the_world_is_as_it_looks() -> None:
    state = position(wizard(), foe())
    assert OPPONENTS.world(state, Stream(1)) is state
    assert NoOpponents[State, str]().world(state, Stream(1)) is state
