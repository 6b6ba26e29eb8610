"""What each event of a Moment does."""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.content.people import Exit, Lasting
from affray.systems.fortmayn.content.rows import EventRow
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.delve.event_effects import EFFECTS, apply_event
from affray.systems.fortmayn.position.clues import exit_to_goal
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import new_thing
from tests.units.fortmayn.delving import obstacle, room, scene, went
from tests.units.fortmayn.people import brainy, brawny, thrown

TORCH = replace(new_thing("torches_6"), lit=True)


def event(code: str) -> EventRow:
    """The row of an effect."""
    return next(row for row in shipped().events if row.effect_code == code)


def after(state: State, code: str, *dice: list[int], answers: tuple[int, ...] = ()) -> State:
    """The state after an event with that effect, all dice thrown."""
    ref = thrown(*dice, answers=answers)
    found = apply_event(ref, state, event(code))
    ref.finish()
    return found


def test_every_effect_of_the_table_is_known() -> None:
    assert {row.effect_code.split(":")[0] for row in shipped().events} == set(EFFECTS)


def test_colour_changes_nothing() -> None:
    assert after(scene(), "colour") == scene()


@pytest.mark.parametrize("code", ["usage:light", "usage:random", "light_out", "clue:goal", "restore:head:1"])
def test_an_event_of_which_nothing_comes_says_so(code: str) -> None:
    ref = thrown()
    state = scene(place=room(goal=True))
    assert apply_event(ref, state, event(code)) == state
    assert [said.code for said in ref.events] == ["chance_idle"]
    followed = after(state, "ambush_next")
    assert apply_event(ref, followed, event("ambush_next")) == followed
    assert apply_event(ref, state, event("colour")) == state and len(ref.events) == 1


def test_light_in_use_is_used_once_and_without_any_nothing_is() -> None:
    lit = scene(people=(brainy(), brawny(things=(TORCH,))))
    assert after(lit, "usage:light", [2]).people[1].things[0].die == 4
    assert after(scene(), "usage:light") == scene()
    last = scene(people=(brainy(), brawny(things=(replace(TORCH, die=4),))))
    assert after(last, "usage:light", [1]).people[1].things == ()


def test_a_random_consumable_is_used() -> None:
    people = (brainy(things=(new_thing("quiver"),)), brawny(things=(new_thing("rope_50ft"), new_thing("common_herbs"))))
    found = after(scene(people=people), "usage:random", [2], [1])
    assert [thing.die for thing in found.people[1].things] == [0, 6]
    alone = scene(people=(brainy(things=(new_thing("quiver"),)), brawny()))
    assert after(alone, "usage:random", [3]).people[0].things[0].die == 10
    assert after(scene(), "usage:random") == scene()


def test_every_flame_goes_out_and_to_light_it_again_costs_a_use() -> None:
    people = (brainy(things=(TORCH, new_thing("flint_and_steel"))), brawny())
    dark = after(scene(people=people), "light_out")
    assert (dark.people[0].things[0].lit, dark.notes) == (False, ("blown out",))
    assert after(replace(dark, people=people), "light_out").notes == ("blown out",)
    again = went(dark, "use_item Asha light torches_6", dice=([1],)).state
    assert (again.people[0].things[0].lit, again.people[0].things[0].die, again.notes) == (True, 4, ())
    assert after(scene(), "light_out") == scene()


def test_a_detail_helps_the_next_search_here() -> None:
    state = after(scene(), "advantage:searching")
    found = went(state, "search Asha", "confirm", "accept", dice=([1, 5], *([1],) * 5))
    assert found.data_of("tries", "die") == 10 and found.state.lasting == ()


def test_the_next_obstacle_here_is_harder() -> None:
    assert after(scene(obstacle("rope_bridge", 1)), "difficulty:+1").places[0].hurdles[0].dd == 3
    later = after(scene(), "difficulty:+1")
    assert [(effect.does, effect.amount) for effect in later.lasting] == [("harder", 1)]


def test_a_collapse_and_nerves_call_for_tests() -> None:
    (fall,) = after(scene(), "trap:2").tests
    assert (fall.actors, fall.dd, fall.each, fall.task) == (("Asha", "Berin"), 2, True, "avoid_trap")
    (nerves,) = after(scene(), "test:head:1").tests
    assert (nerves.actors, nerves.pool, nerves.dd) == (("Berin",), 1, 1)
    down = scene(people=(brawny(body_ready=0, out=True),))
    assert after(down, "trap:2").tests == after(down, "test:head:1").tests == ()


def test_tracks_allow_a_question() -> None:
    state = after(scene(), "oracle:1")
    assert [effect.does for effect in state.lasting] == ["question"]
    asked = went(state, "ask_oracle likely : Were they made by men?", dice=([7], [1], [2]))
    assert asked.state.lasting == () and asked.data_of("oracle", "oracle") == "yes_and"


def test_a_clue_names_a_way_that_nobody_has_gone_and_the_goal_is_not_elsewhere() -> None:
    state = after(scene(place=room(ways=2)), "clue:goal")
    assert [(effect.does, effect.room, effect.amount) for effect in state.lasting] == [("clue", 0, 1)]
    assert after(state, "clue:goal").lasting == state.lasting
    assert exit_to_goal(replace(state, goal=True)) == -1


def test_a_clue_leads_towards_a_goal_that_has_been_seen_or_to_the_nearest_way_on() -> None:
    first = room(exits=(Exit(to=-3), Exit(to=1), Exit(to=2)))
    side, far = room(exits=(Exit(to=0), Exit(to=-2))), room(exits=(Exit(to=0), Exit(to=3)))
    end = room(exits=(Exit(to=2), Exit()))
    state = scene(places=(first, side, far, end))
    assert exit_to_goal(state) == 2 and after(state, "clue:goal").lasting == ()
    assert exit_to_goal(replace(state, places=(first, replace(side, goal=True), far, end))) == 1
    shut = replace(state, places=(first, side, far, replace(end, exits=(Exit(to=2),))))
    assert exit_to_goal(shut) == -1 and after(shut, "clue:goal") == shut


@pytest.mark.parametrize(("shown", "ready"), [(4, 2), (3, 0)])
def test_an_omen_gives_or_takes_a_head_die_of_the_lead(shown: int, ready: int) -> None:
    state = scene(people=(brainy(head_ready=1), brawny()))
    assert after(state, "omen", [shown], [6], [1]).people[0].head_ready == ready
    down = scene(people=(brawny(body_ready=0, out=True),))
    assert after(down, "omen") == down


def test_who_follows_makes_one_ambush_however_often_it_is_heard() -> None:
    once = after(scene(), "ambush_next")
    assert [effect.does for effect in once.lasting] == ["ambush"] and after(once, "ambush_next") == once


def test_groups_come_into_distant_or_are_nearby_at_once() -> None:
    assert after(scene(), "encounter:wander").due == ("meet distant",)
    assert after(scene(), "encounter:close").due == ("meet nearby sudden",)


def test_heart_and_second_wind_help_whom_the_players_choose() -> None:
    hurt = scene(people=(brainy(body_ready=1, head_ready=0), brawny(body_ready=1)))
    assert [person.body_ready for person in after(hurt, "restore:body:1", answers=(1,)).people] == [1, 2]
    assert [person.head_ready for person in after(hurt, "restore:head:1").people] == [1, 1]
    assert after(scene(), "restore:body:1") == scene()
    gone = scene(people=(brawny(body_ready=0, out=True, dead=True), brawny("Bo", body_ready=2)))
    assert [person.body_ready for person in after(gone, "restore:body:1").people] == [0, 3]


def test_what_lasts_of_the_next_obstacle_is_of_this_room() -> None:
    state = after(scene(), "difficulty:+1")
    assert state.lasting == (Lasting(does="harder", amount=1, room=0, once=True, source="ground_shifts"),)
