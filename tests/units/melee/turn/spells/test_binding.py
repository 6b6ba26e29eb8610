"""Rope and Avert: how they bind a figure."""

from msgspec.structs import replace

from affray.space.bodies import body_after_step
from affray.systems.melee.position.state import State
from affray.systems.melee.turn.spells import binding
from tests.melee_spells import at_work, done, english, foe, friend, position, said, wizard


def test_a_struggle_against_standing_dx_throws_off_one_rope() -> None:
    state = position(wizard(), foe(), spells=(at_work("blur", 1), at_work("rope", 1), at_work("rope", 1, times=2)))
    failed = done(lambda ref: binding.struggle(ref, state, 1), (2, 2, 3))
    assert failed.state == state
    assert english(failed.events_of("struggles")[0]) == "Bors struggles with the rope."
    freed = done(lambda ref: binding.struggle(ref, state, 1), (2, 2, 2))
    assert [(active.spell, active.times) for active in freed.state.spells] == [("blur", 1), ("rope", 2)]
    assert english(freed.events_of("spell_ends")[0]) == "Rope on Bors ends."


def test_only_the_roped_struggle() -> None:
    state = position(wizard(), foe(), spells=(at_work("rope", 1),))
    assert binding.struggle_refusal(state, 1) is None
    assert said(binding.struggle_refusal(state, 0)) == "no rope holds Ann"


# --- Avert ------------------------------------------------------------------------------------------------------------
HERE = ((0, -2),)


def averted() -> State:
    return position(wizard(), foe(), spells=(at_work("avert", 1),))


def test_an_averted_figure_ends_its_move_two_hexes_farther_away() -> None:
    state = averted()
    north = [body_after_step(HERE, 0)]
    assert said(binding.avert_refusal(state, 1, HERE, HERE, north)) == (
        "Bors must end this movement 2 hexes farther from the caster of Avert, or as far as it can go"
    )
    assert binding.avert_refusal(state, 1, HERE, ((0, -3),), [((0, -4),)]) is not None
    assert binding.avert_refusal(state, 1, HERE, ((0, -4),), [((0, -5),)]) is None


def test_where_it_cannot_go_farther_it_may_stay() -> None:
    state = averted()
    assert binding.avert_refusal(state, 1, HERE, HERE) is None
    assert binding.avert_refusal(state, 1, HERE, HERE, [((0, -1),), ((1, -2),)]) is None


def test_until_it_is_far_enough_each_step_leads_away() -> None:
    state = averted()
    toward = binding.avert_step_refusal(state, 1, HERE, HERE, ((0, -1),))
    assert said(toward) == "Bors must first get 2 hexes farther from the caster of Avert"
    assert binding.avert_step_refusal(state, 1, HERE, HERE, ((0, -3),)) is None
    assert binding.avert_step_refusal(state, 1, HERE, ((0, -5),), ((0, -4),)) is None
    assert binding.avert_step_refusal(state, 1, HERE, ((0, -4),), ((0, -3),)) is not None


def test_others_go_where_they_like() -> None:
    state = averted()
    assert binding.avert_step_refusal(state, 0, ((0, 0),), ((0, 0),), ((0, -1),)) is None
    assert binding.avert_refusal(state, 0, ((0, 0),), ((0, 0),), [((0, 1),)]) is None


def test_between_two_that_avert_it_a_figure_is_never_left_without_an_end() -> None:
    both = (at_work("avert", 1), replace(at_work("avert", 1), caster=2))
    state = position(wizard(), foe(), friend((0, -4)), spells=both)
    onward = [body_after_step(HERE, direction) for direction in range(6)]
    open_steps = [after for after in onward if binding.avert_step_refusal(state, 1, HERE, HERE, after) is None]
    assert open_steps == []
    assert binding.avert_refusal(state, 1, HERE, HERE, onward) is None
