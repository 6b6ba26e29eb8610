"""Spells in a conflict. [FT-SPELL-04 FT-SPELL-05 FT-SPELL-06 FT-SPELL-07 FT-FILL-05]"""

from collections.abc import Sequence

from msgspec.structs import replace

from affray.core import Event
from affray.systems.fortmayn.conflict.declare import FOES_FIRST
from affray.systems.fortmayn.conflict.spell_deeds import cast_spell
from affray.systems.fortmayn.content.codes import CLOSE, DARK, FAR_AWAY, NEARBY
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Foe, Hurdle, Person, Plan
from affray.systems.fortmayn.position.standing import STRUCK
from affray.systems.fortmayn.position.state import State
from tests.units.fortmayn.frays import ROOM, brainy, codes, conflict, dice, foe, outcome, person, play

AT_X = (NEARBY, CLOSE)


def caster(*spells: str, head: int = 2) -> Person:
    """A Brainy who has memorised spells."""
    return brainy(body=4 - head, head=head, known=spells, memorised=spells)


def cast(
    someone: Person, spell: str, *foes: Foe, rolls: Sequence[Sequence[int]], picks: Sequence[int] = (), **more: object
) -> tuple[State, list[Event]]:
    """An Ounce in which Bert casts and Anna does nothing."""
    state = conflict(someone, person(), *foes, **more)
    return outcome(state, f"plan Bert cast {spell}", "plan Anna none", "confirm", rolls=rolls, picks=picks)


def test_a_spell_that_removes_the_last_die_takes_hold() -> None:
    after, events = cast(caster("sleep_of_poppies"), "sleep_of_poppies X", foe("sellsword", "X", AT_X), rolls=[(8, 8)])
    assert after.foes[0].asleep == 40
    assert "spell_holds" in codes(events)
    assert after.phase == "scene"


def test_what_is_removed_stays_off() -> None:
    after, events = cast(caster("terror"), "terror X", foe("sellsword", "X", AT_X), rolls=[(8, 1), (3, 3, 3)])
    assert (after.foes[0].dd, after.people[0].head_ready) == (1, 1)
    assert "spell_holds" not in codes(events)


def test_a_tough_creature_withstands_the_first_die() -> None:
    after, _ = cast(caster("spear_of_night"), "spear_of_night X", foe("duellist", "X", AT_X), rolls=[(8, 8), (3, 3, 3)])
    assert after.foes[0].dd == 2


def test_embers_are_fire_and_strike_the_unearthly_down() -> None:
    wight = foe("barrow_wight", "X", AT_X, dd=1)
    after, events = cast(caster("breath_of_embers"), "breath_of_embers X", wight, rolls=[(8, 3)])
    assert after.foes == ()
    assert "spell_holds" in codes(events)


def test_the_commanded_lose_their_next_deed() -> None:
    bears = (foe("cave_bear", "B", AT_X), foe("cave_bear", "X", AT_X, dd=1))
    after, events = cast(caster("command_word"), "command_word X", *bears, rolls=[(8, 3), (3, 3, 3)])
    assert [event.data["whom"] for event in events if event.code == "defends"] == ["B"]
    assert (after.foes[1].dd, after.foes[1].notes) == (4, ())
    # One that has not come near yet stays where it is; with the foes first, it does nothing in the Ounce after.
    far = replace(foe("cave_bear", "X", 3, dd=1), bands=(2, 2))
    still, events = outcome(
        conflict(caster("command_word"), far), "plan Bert cast command_word X", "confirm", rolls=[(8, 3)]
    )
    assert (still.foes[0].bands[0], still.foes[0].notes) == (2, ()) and "foe_moves" not in codes(events)
    caught, _ = outcome(
        conflict(caster("command_word"), far, house=House(ounce_order=FOES_FIRST)), "plan Bert cast command_word X",
        "confirm", rolls=[(8, 3)],
    )  # fmt: skip
    assert caught.foes[0].notes == ("moved", "commanded")
    idle, events = outcome(caught, "plan Bert none", "confirm")
    assert idle.foes[0].notes == ()
    assert "defends" not in codes(events)


def test_a_spell_against_its_own_dice_keeps_its_progress() -> None:
    bear = foe("cave_bear", "X", AT_X, notes=(STRUCK,))
    someone = caster("phantom_host", head=3)
    half, _ = cast(someone, "phantom_host", bear, rolls=[(8, 3, 3), (3, 3, 3)])
    assert half.fray is not None
    assert half.fray.spells == (("phantom_host", 1),)
    done, events = outcome(
        half, "plan Bert cast phantom_host", "plan Anna none", "confirm", rolls=[(8, 3, 3), (6, 3, 3)], picks=[0]
    )
    # The bear turns friendly, forgets what was done to it, and the conflict is over.
    assert "reacts" in codes(events)
    assert (done.phase, done.foes[0].reaction) == ("scene", "friendly")


def test_a_mind_that_stays_hostile_forgets_nothing() -> None:
    wolf = foe("wolf", "X", AT_X, notes=(STRUCK,))
    after, _ = cast(caster("beast_tongue"), "beast_tongue X", wolf, rolls=[(8, 3), (1, 2), (3, 3, 3)], picks=[1])
    assert (after.foes[0].reaction, STRUCK in after.foes[0].notes) == ("murderous", True)


def test_a_wound_is_closed_and_the_fallen_get_up() -> None:
    state = conflict(caster("close_the_wound"), person(body_ready=0, out=True), foe("cave_bear", "X", CLOSE))
    after = play(state, "plan Bert cast close_the_wound Anna", "confirm", rolls=[(8, 3), (3, 3)])
    assert (after.people[1].body_ready, after.people[1].out) == (1, False)


def test_what_is_not_possible_any_more_is_not_cast() -> None:
    spear, dread = caster("spear_of_night"), replace(caster("terror"), id="Dora")
    state = conflict(spear, dread, foe("kobold", "X"), foe("cave_bear", "B"))
    after, events = outcome(
        state, "plan Bert cast spear_of_night X", "plan Dora cast terror X", "confirm", rolls=[(8, 3), (3, 3)]
    )
    assert codes(events).count("casts") == 1
    assert after.people[1].head_ready == 2
    gone = conflict(dread, foe("cave_bear", "X", FAR_AWAY))
    ref = dice()
    assert cast_spell(ref, gone, 0, Plan(who="Dora", action="cast", item="terror", target="X")) is gone
    assert codes(ref.events) == ["no_cast"]


def test_a_memorised_spell_is_forgotten_with_the_last_die_and_a_shocked_caster_swoons() -> None:
    after, _ = cast(caster("terror"), "terror X", foe("cave_bear", "X", AT_X), rolls=[(1, 2), (3, 3, 3)])
    assert (after.people[0].memorised, after.people[0].out) == ((), False)
    after, events = cast(
        caster("terror"),
        "terror X",
        foe("cave_bear", "X", AT_X),
        rolls=[(1, 2), (3, 3, 3)],
        house=House(casting_shock=1),
    )
    assert after.people[0].out
    assert "swoons" in codes(events)


def test_sight_matters_only_to_what_is_aimed() -> None:
    dark = (replace(ROOM, light=DARK),)
    bear = foe("cave_bear", "X", AT_X)
    _, events = cast(caster("terror"), "terror X", bear, rolls=[(3, 3), (3, 3, 3)], places=dark)
    assert next(event for event in events if event.code == "casts").data["die"] == 6
    _, events = cast(caster("cat_eyes"), "cat_eyes", bear, rolls=[(3, 3), (3, 3, 3)], places=dark)
    assert next(event for event in events if event.code == "casts").data["die"] == 8


def test_a_way_may_be_opened_in_the_midst_of_it() -> None:
    lock = Hurdle(id="lock", obstacle="plain_lock", dd=1)
    room = replace(ROOM, hurdles=(lock,))
    after, _ = cast(
        caster("open_the_way"),
        "open_the_way lock",
        foe("cave_bear", "X", AT_X),
        rolls=[(8, 3), (3, 3, 3)],
        places=(room,),
    )
    assert after.places[0].hurdles[0].done
