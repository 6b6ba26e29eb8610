"""A Moment: the clock, light by the hour, heavy things, rising water, events, meetings."""

from msgspec.structs import replace

from affray.systems.fortmayn.content.people import Clock, Exit, Lasting, Thing
from affray.systems.fortmayn.delve.pass_a_moment import wait
from affray.systems.fortmayn.rules.gear import new_thing
from affray.systems.fortmayn.words.wording import wording
from tests.units.fortmayn.delving import QUIET, obstacle, room, scene, went
from tests.units.fortmayn.gathering import outcome as outcome_at_table
from tests.units.fortmayn.gathering import scene as framed
from tests.units.fortmayn.people import brainy, brawny, foe, thrown

TORCH = replace(new_thing("torches_6"), lit=True)
LAMP = (replace(new_thing("lantern"), lit=True), new_thing("flask_of_oil"))
BACK = room(exits=(Exit(to=-3), Exit(to=1)))
INNER = room(exits=(Exit(to=0), Exit()))


def test_going_on_costs_a_moment_and_event_dice_that_are_remembered() -> None:
    after = went(scene(places=(BACK, INNER)), "go 1", dice=([2], [3], [4], [5], [6]))
    assert (after.state.here, after.state.clock.moment, after.state.last_events) == (1, 1, (2, 3, 4, 5, 6))
    assert after.data_of("clock", "day", "hour", "moment") == (1, 0, 1)


def test_each_hour_a_use_of_what_burns_and_out_of_it_stands_in_the_dark() -> None:
    people = (brainy(things=(TORCH,)), brawny(things=LAMP))
    state = scene(people=people, clock=Clock(0, 39, 0))
    after = wait(thrown([1], [3]), state, 1)
    assert (after.people[0].things[0].die, after.people[1].things[1].die) == (4, 6)
    last = replace(state, people=(brainy(things=(replace(TORCH, die=4),)), brawny()))
    dark = wait(thrown([1]), last, 1)
    assert dark.people[0].things == ()
    dry = replace(state, people=(brainy(), brawny(things=(LAMP[0], replace(LAMP[1], die=4)))))
    assert [thing.lit for thing in wait(thrown([2]), dry, 1).people[1].things] == [False]


def test_each_hour_what_is_heavy_is_lifted_anew_and_set_down_when_that_fails() -> None:
    chest = Thing("chest", bulk=2, value=600)
    state = scene(people=(brainy(), brawny(things=(chest,))), clock=Clock(0, 39, 0), places=(BACK, INNER))
    kept = went(state, "go 1", dice=(*QUIET, [5, 3, 3]))
    assert kept.state.people[1].things == (chest,)
    left = went(state, "go 1", dice=(*QUIET, [3, 3, 3]))
    assert left.state.people[1].things == () and left.state.places[1].loot == (chest,)


def test_water_that_is_seen_rises_to_five() -> None:
    seen = obstacle("flooding_room", hidden=False)
    assert wait(thrown(), scene(seen), 1).places[0].hurdles[0].dd == 4
    assert wait(thrown(), scene(replace(seen, dd=4)), 3).places[0].hurdles[0].dd == 5
    assert wait(thrown(), scene(replace(seen, done=True)), 1).places[0].hurdles[0].dd == 3


def test_a_meeting_comes_after_the_tests_of_its_moment_and_before_the_scene() -> None:
    state = scene(places=(BACK, INNER), last_events=(6, 1, 6, 1, 6))
    dice = ([1], [6], [1], [5], [1], [5, 5], [5, 5, 5], [3], [1], [1], [5, 5])
    after = went(state, "go 1", dice=dice, answers=(0,))
    assert after.state.due == () and after.state.phase in ("parley", "ounce_declare")
    assert after.codes.count("tries") == 2
    assert after.codes.index("meeting") > max(n for n, code in enumerate(after.codes) if code == "tries")


def test_who_means_harm_and_is_here_comes_before_the_scene_where_an_event_calls_for_tests() -> None:
    hostile = foe(reaction="aggressive", notes=("lurked",))
    state = scene(places=(BACK, INNER), foes=(hostile,), last_events=(6, 1, 6, 6, 6), phase="turn", here=1, came=0)
    after = went(state, "go", dice=([1], [6], [1], [1], [1], [5, 5], [5, 5, 5]))
    assert after.codes.count("tries") == 2
    assert after.state.phase == "ounce_declare"


def test_two_tests_of_one_moment_are_rolled_one_after_another() -> None:
    state = scene(places=(BACK, INNER), last_events=(6, 1, 6, 6, 3))
    dice = ([1], [6], [1], [1], [6], [5, 5], [5, 5, 5], [5])
    after = went(state, "go 1", dice=dice)
    tries = [event.data["who"] for event in after.events if event.code == "tries"]
    assert tries == ["Asha", "Berin", "Berin"]
    assert (after.state.phase, after.state.risk) == ("scene", None)


def test_a_meeting_with_nobody_left_to_meet_is_forgotten() -> None:
    state = scene(places=(BACK, INNER), due=("here",))
    after = went(state, "rest", "hour", dice=QUIET)
    assert (after.state.due, after.state.phase) == ((), "scene")


def test_creatures_of_a_room_are_met_on_arrival() -> None:
    rats = foe("Rat tide 1", "sewer_rats", 1, reaction="passive_avoidant")
    state = scene(places=(BACK, replace(INNER, foes=(replace(rats, bands=()),))))
    after = went(state, "go 1", dice=QUIET)
    assert (after.state.phase, after.state.foes[0].bands) == ("parley", (1, 1))
    gone = went(after.state, "withdraw", "go 0", dice=QUIET)
    assert gone.state.foes == () and gone.state.places[1].foes[0].id == "Rat tide 1"


def test_what_follows_the_party_makes_the_next_meeting_an_ambush() -> None:
    follower = Lasting(does="ambush", until=-1, source="stalker")
    state = scene(places=(BACK, INNER), due=("meet distant",), lasting=(follower,))
    after = went(state, "rest", "hour", dice=(*QUIET, [3], [1], [1], [6, 6]), answers=(0,))
    assert after.state.foes[0].notes[0] == "ambush" and after.state.lasting == ()
    assert after.data_of("meeting", "band") == 2


def test_who_came_unheard_surprises_whom_he_meets_and_who_was_heard_is_surprised() -> None:
    steps = (
        Lasting(does="moving_silently", who="Asha", amount=1, until=99),
        Lasting(does="moving_silently", who="Berin", amount=-1, until=99),
    )
    state = scene(places=(BACK, INNER), due=("meet nearby sudden",), lasting=steps)
    after = went(state, "rest", "hour", dice=(*QUIET, [3], [1], [1], [6, 6]), answers=(0,)).state
    assert [(person.surprising, person.surprised) for person in after.people] == [(True, False), (False, True)]


# --- the clock --------------------------------------------------------------------------------------------------------
def test_the_clock_wraps_at_24_hours_and_an_hour_of_rest_tells_it_once() -> None:
    late = scene(clock=Clock(moment=960 * 2 - 40))
    went_on = went(late, "rest", "hour", dice=QUIET)
    clocks = [event.data for event in went_on.events if event.code == "clock"]
    assert [(clock["day"], clock["hour"], clock["moment"]) for clock in clocks] == [(3, 0, 0)]


def test_what_a_game_master_lets_pass_is_told_in_the_right_number() -> None:
    found, clocks = {}, []
    for text in ("time 1 hour", "time 30 hour"):
        _, events = outcome_at_table(framed(), text)
        said_so = next(event for event in events if event.code == "table_time_passes")
        found[text] = [wording(said_so, language)[0].strip() for language in ("en", "de")]
        clocks += [(event.data["day"], event.data["hour"]) for event in events if event.code == "clock"]
    assert clocks == [(1, 1), (2, 6)]
    assert found["time 1 hour"][0].startswith("One Hour passes.") and found["time 1 hour"][1].startswith(
        "Es vergeht eine Stunde."
    )
    assert found["time 30 hour"][0].startswith("30 Hours pass.") and found["time 30 hour"][1].startswith(
        "Es vergehen 30 Stunden."
    )
