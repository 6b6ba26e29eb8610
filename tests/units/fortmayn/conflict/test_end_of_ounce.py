"""The end of an Ounce and of a conflict. [FT-FILL-03 FT-FILL-13 FT-TIME-01]"""

from msgspec.structs import replace

from affray.systems.fortmayn.content.codes import CLOSE, DISTANT, FAR_AWAY, NEARBY
from affray.systems.fortmayn.content.people import Clock, Hurdle
from affray.systems.fortmayn.position.state import Conflict
from tests.units.fortmayn.frays import ROOM, TORCH, brainy, codes, conflict, foe, outcome, person, play

FIGHT = ("plan Anna fight X", "confirm")
CALM = (3, 3, 3)


def test_what_regrows_gets_a_die_back_in_an_ounce_that_cost_it_none() -> None:
    thing = foe("thing_below", "X", dd=4, notes=("seen Anna",))
    after, events = outcome(conflict(person(), thing), *FIGHT, rolls=[CALM])
    assert after.foes[0].dd == 5
    assert "regrows" in codes(events)
    assert play(conflict(person(), thing), *FIGHT, rolls=[(8, 3, 3)]).foes[0].dd == 3
    whole = replace(thing, dd=6)
    assert play(conflict(person(), whole), *FIGHT, rolls=[CALM]).foes[0].dd == 6
    assert play(conflict(person(), foe("cave_bear", "X", dd=3)), *FIGHT, rolls=[CALM]).foes[0].dd == 3


def test_who_loses_its_nerve_runs_and_is_gone_when_far_away() -> None:
    state = conflict(person(), foe("leopard", "X"))
    shaken, events = outcome(state, *FIGHT, rolls=[(8, 3, 3)])
    assert "loses_nerve" in codes(events)
    away, events = outcome(shaken, "plan Anna none", "confirm")
    assert (away.foes[0].bands[0], "foe_moves" in codes(events)) == (DISTANT, True)
    over, events = outcome(away, "plan Anna none", "confirm")
    assert {"got_away", "aftermath"} <= set(codes(events))
    assert (over.phase, over.foes) == ("scene", ())


def test_surprise_and_dread_are_over_after_the_first_ounce() -> None:
    someone = person(surprised=True, surprising=True, dreads=True)
    after = play(
        conflict(someone, brainy(), foe("cave_bear", "X", (CLOSE, NEARBY))),
        *FIGHT[:1],
        "plan Bert none",
        "confirm",
        rolls=[CALM],
    )
    assert not (after.people[0].surprised or after.people[0].surprising or after.people[0].dreads)
    assert after.fray is not None
    assert after.fray.exchange == 1


def test_a_conflict_is_over_when_all_foes_are_far_away() -> None:
    state = conflict(person(), foe("cave_bear", "X"))
    once = play(state, "flee")
    assert once.phase == "ounce_declare"
    assert once.foes[0].bands[0] == NEARBY
    done, events = outcome(once, "flee")
    assert done.phase == "scene"
    # It is the party that ran: there is no room that it came from, so the foe stays where it is.
    assert (done.fray, done.foes[0].bands[0]) == (None, FAR_AWAY)
    assert "lost" not in codes(events)


def test_a_friend_who_stays_near_keeps_no_conflict_going() -> None:
    """Shy foes that slipped away and a friend who stands by once left nobody who would end the conflict."""
    shy = foe("python", "X", FAR_AWAY, reaction="passive_avoidant")
    friend = foe("wolf", "W", DISTANT, reaction="friendly", notes=("flees",))
    done = play(conflict(person(), shy, friend), "plan Anna fight", "confirm")
    assert (done.phase, [enemy.id for enemy in done.foes]) == ("scene", ["X", "W"])


def test_twelve_ounces_are_a_moment_and_water_rises_in_it() -> None:
    flood = Hurdle(id="flood", obstacle="flooding_room", dd=3)
    lit = person(things=(*person().things, replace(TORCH, die=6)), body=4)
    late = conflict(
        lit, foe("cave_bear", "X"), clock=Clock(11, 39, 0), places=(replace(ROOM, hurdles=(flood,)),),
        fray=Conflict(exchange=11),
    )  # fmt: skip
    after, events = outcome(late, *FIGHT, rolls=[(3, 3, 3, 3), (2,)])
    assert after.clock == Clock(0, 40, 0)
    assert after.places[0].hurdles[0].dd == 4
    assert "burns" in codes(events)
    assert after.people[0].things[1].die == 4
    early = replace(late, clock=Clock(11, 3, 0))
    assert play(early, *FIGHT, rolls=[(3, 3, 3, 3)]).clock == Clock(0, 4, 0)


def test_the_banished_come_back_when_their_time_is_over() -> None:
    away = foe("ghoul", "G", FAR_AWAY, dd=0, away=1)
    state = conflict(person(body=4), foe("cave_bear", "X"), away, clock=Clock(11, 0, 0))
    after = play(state, *FIGHT, rolls=[(3, 3, 3, 3)])
    assert (after.foes[1].dd, after.foes[1].away) == (2, 0)


def test_those_who_stand_by_are_no_side() -> None:
    friend = foe("wolf", "W", reaction="friendly")
    after = play(conflict(person(), foe("kobold", "X"), friend), *FIGHT, rolls=[(8, 3, 3), (1, 1)])
    assert (after.phase, [enemy.id for enemy in after.foes]) == ("scene", ["W"])


def test_who_flees_is_not_fought_any_more() -> None:
    state = conflict(person(), foe("leopard", "X", notes=("flees",)))
    _, events = outcome(state, *FIGHT)
    assert "fights" not in codes(events)
