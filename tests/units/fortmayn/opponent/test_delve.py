"""What a computer player makes of its choices outside conflicts."""

import pytest
from msgspec.structs import replace

from affray.core import Question
from affray.systems.fortmayn.content.codes import BODY, DARK
from affray.systems.fortmayn.content.people import Clock, Exit, Hurdle, Person, Place, Thing
from affray.systems.fortmayn.opponent.appraise import appraise
from affray.systems.fortmayn.opponent.delve import NEVER, is_going_home, is_weak, scene_value
from affray.systems.fortmayn.position.answers import read_answer, write_answer
from affray.systems.fortmayn.position.rooms import OUTSIDE
from affray.systems.fortmayn.position.state import RECKLESS, STEADY, TIMID, Risk, State
from affray.systems.fortmayn.rules.drawing_levels import DEAD_END, TREASURE, UNDRAWN
from affray.systems.fortmayn.rules.gear import new_thing, new_wear
from affray.systems.fortmayn.turn.phases import question
from tests.units.fortmayn.frays import ROOM, SWORD, TORCH, brainy, conflict, foe, person

PACK, MEAL, HERBS = new_thing("backpack"), new_thing("preserved_rations"), new_thing("common_herbs")
OUT = (Exit(to=OUTSIDE), Exit(to=UNDRAWN))
DOOR = Hurdle(id="door", obstacle="stuck_door", dd=1, exit=1)
CHASM = Hurdle(id="cliff", obstacle="cliff_face", dd=2)


def scene(*people: Person, place: Place = replace(ROOM, exits=OUT), **more: object) -> State:  # noqa: B008 - a value
    """A party in a room, nobody else there."""
    return conflict(
        *people, **{"phase": "scene", "fray": None, "places": (place,), "level": 1, "quest": "break_cult", **more}
    )


def hub(*people: Person, **more: object) -> State:
    """A party at home."""
    return conflict(
        *people,
        **{
            "phase": "hub",
            "fray": None,
            "places": (),
            "here": -1,
            "wanted": len(people),
            "level": 1,
            "clock": Clock(0, 9, 0),
            **more,
        },
    )


def worth(state: State, *answers: str) -> list[float]:
    """What answers are worth to the question that is open."""
    asked = question(state)
    assert asked is not None
    return list(appraise(state, Question(0, asked.code, "", tuple(map(read_answer, answers)))))


def best(state: State) -> str:
    """The listed answer that is worth most."""
    asked = question(state)
    assert asked is not None
    values = appraise(state, asked)
    return write_answer(asked.answers[values.index(max(values))])


# --- the scene --------------------------------------------------------------------------------------------------------
def test_light_comes_first_then_weapons_then_prizes() -> None:
    dark = replace(ROOM, exits=OUT, light=DARK, goal=True)
    torch = replace(TORCH, lit=False, place="pack")
    bare = person(things=(PACK, replace(SWORD, place="pack"), torch, new_thing("flint_and_steel")))
    assert best(scene(bare, place=dark)) == "use_item Anna light torches_6"
    lit = replace(bare, things=(PACK, replace(SWORD, place="pack"), TORCH))
    assert best(scene(lit, place=dark)) == "use_item Anna wield one_handed_weapon"
    armed = replace(bare, things=(PACK, SWORD, TORCH))
    assert best(scene(armed, place=dark)) == "use_item Anna take goal"
    mage = brainy(known=("illusory_torch",), memorised=("illusory_torch",))
    assert best(scene(mage, place=dark)) == "cast Bert illusory_torch memory"
    assert worth(scene(armed, place=dark), "use_item Anna douse torches_6") == [NEVER]


def test_what_is_too_heavy_is_left() -> None:
    hoard = replace(ROOM, exits=OUT, loot=(Thing("silk", bulk=2),))
    assert best(scene(person(things=(PACK, SWORD)), place=hoard)) == "use_item Anna take silk"
    assert best(scene(person(things=(SWORD, new_thing("pole_10ft"))), place=hoard)) == "go 1"


def test_the_party_goes_on_deals_with_what_is_in_its_way_and_comes_home_with_its_goal() -> None:
    assert best(scene(person(), brainy())) == "go 1"
    assert best(scene(person(), brainy(), goal=True)) == "leave"
    barred = replace(ROOM, exits=OUT, hurdles=(DOOR,))
    assert best(scene(person(), brainy(), place=barred)) == "approach Anna body forcing stuck_door"
    assert best(scene(brainy("Carl", body=1), person(), place=barred)) == "approach Anna body forcing stuck_door"
    # What bars no way that the party wants, and guards nothing, is left alone.
    aside = replace(ROOM, exits=(*OUT, Exit(to=UNDRAWN)), hurdles=(DOOR,))
    assert best(scene(person(), place=aside)) == "go 2"
    guarded = replace(aside, hurdles=(CHASM,), treasure="pearl")
    assert best(scene(person(), place=guarded)).startswith("approach Anna body climbing")
    assert worth(
        scene(person(), place=replace(aside, hurdles=(CHASM,), exits=OUT[:1])), "approach Anna body climbing cliff_face"
    ) == [NEVER]


def test_nobody_spends_a_last_die_on_treasure_where_success_is_not_far_likelier_than_its_loss() -> None:
    hoard = replace(ROOM, exits=OUT, hurdles=(CHASM,), content=TREASURE, treasure="pearl")
    climb, read = "approach Anna body climbing cliff_face", "approach Anna head climbing cliff_face"
    for dice, dares in ((3, True), (1, False)):
        party = person(body_max=dice, body_ready=dice)
        assert (worth(scene(party, place=hoard), climb) != [NEVER]) == dares
    assert worth(scene(person(head=1), place=hoard), read) == [NEVER] != worth(scene(person(head=4), place=hoard), read)
    sought = replace(hoard, treasure="", goal=True)
    assert worth(scene(person(body_max=1, body_ready=1), place=sought), climb) != [NEVER]


def test_a_search_is_the_last_resort() -> None:
    shut = replace(ROOM, exits=(Exit(to=OUTSIDE), Exit(to=DEAD_END)))
    assert worth(scene(person(), place=shut), "search Anna", "ask_oracle even : Why?") == [2.0, NEVER]
    assert worth(scene(person()), "search Anna", "attack") == [NEVER, NEVER]


@pytest.mark.parametrize(("temper", "weak"), [(TIMID, True), (STEADY, False), (RECKLESS, False)])
def test_the_temper_says_who_is_weak(temper: int, weak: bool) -> None:
    assert is_weak(scene(person(body_ready=2), brainy(body_ready=1), temper=temper)) == weak


def test_the_weak_rest_where_they_can_and_go_home_where_they_cannot() -> None:
    hurt = person(body_ready=1, things=(SWORD, MEAL))
    assert best(scene(hurt)) == "rest"
    assert not is_going_home(scene(hurt))
    hungry = person(body_ready=1)
    assert best(scene(hungry)) == "leave"
    assert is_going_home(scene(hungry))
    healer = brainy(known=("close_the_wound",), memorised=("close_the_wound",))
    assert best(scene(healer, hungry)) == "cast Bert close_the_wound memory Anna"
    assert best(scene(person())) == "go 1"
    assert worth(scene(person()), "rest", "leave") == [NEVER, NEVER]


def test_the_way_home_goes_past_foes_only_where_there_is_no_other() -> None:
    ghoul = foe("ghoul", "X")
    rooms = (
        Place(room="crypt", exits=(Exit(to=OUTSIDE), Exit(to=1)), foes=(ghoul,)),
        Place(room="well_room", exits=(Exit(to=0),)),
    )
    assert best(scene(person(), places=rooms, here=1, came=0)) == "go 0"


# --- rests, risks, parleys --------------------------------------------------------------------------------------------
def test_remedies_come_before_camps_and_camps_before_idle_hours() -> None:
    rest = scene(person(body_ready=1, things=(SWORD, MEAL, HERBS)), phase="rest")
    assert best(rest) == "hour herbs=Anna"
    assert best(scene(person(body_ready=1, things=(SWORD, MEAL)), phase="rest")) == "camp"
    assert best(scene(person(body_ready=1), phase="rest")) == "hour"


def test_what_has_been_chosen_is_done_and_the_peaceful_are_left_alone() -> None:
    risk = Risk(actors=("Anna",), pool=BODY, task="climbing", dd=1)
    for phase, answer in (("declare", "confirm"), ("ruling", "accept")):
        assert best(scene(person(), phase=phase, risk=risk)) == answer
    calm = foe("cave_bear", "X", 1)
    assert best(replace(scene(person(), phase="parley"), foes=(calm,))) == "withdraw"


# --- the hub ----------------------------------------------------------------------------------------------------------
def test_what_is_done_at_home() -> None:
    ring = Thing("silver_ring", value=20, bulk=0)
    assert best(hub(person(things=(SWORD, ring)))) == "sell Anna silver_ring"
    assert best(hub(person(), wanted=2)) == "recruit"
    assert best(hub(person(body_ready=1, coins=20))) == "sleep"
    assert best(hub(person(body_ready=2, things=(SWORD, MEAL)))) == "sleep"
    assert best(hub(person(armor=new_wear("leather", 4), armor_item="leather", coins=100))) == "repair Anna"
    dear = person(armor=new_wear("leather", 4), armor_item="leather", coins=30, notes=("price 90",))
    assert not best(hub(dear)).startswith("repair")
    book = brainy(known=("mend",), things=(SWORD, Thing("spell_book", form="mend")))
    assert best(hub(book)) == "memorise Bert mend"
    assert best(hub(person(coins=100))) == "buy Anna torches_6"
    assert best(hub(person(coins=5))) == "rumour"
    assert best(hub(person(coins=5), quest="break_cult")) == "depart 1"
    assert worth(hub(person(), quest="break_cult"), "rumour", "juggle") == [NEVER, NEVER]


def test_who_can_mend_nowhere_retires_and_so_does_who_has_done_enough() -> None:
    assert best(hub(person(body_ready=1), quest="break_cult")) == "retire"
    assert best(hub(person(), quest="break_cult", won=2)) == "retire"
    assert best(hub(person(), quest="break_cult", clock=Clock(0, 9, 99))) == "retire"
    assert best(hub(person(), quest="break_cult", won=1, temper=TIMID)) == "retire"


def test_the_bold_go_deeper() -> None:
    won = hub(person(coins=5), quest="break_cult", won=1, temper=RECKLESS)
    assert best(won) == "depart 2"
    assert best(replace(won, temper=STEADY)) == "depart 1"


# --- making and advancing ---------------------------------------------------------------------------------------------
def test_dice_go_where_they_serve() -> None:
    state = scene(person(), brainy(body=1, head=3), brainy("Carl", body=3, head=1), phase="advance", gains=1)
    assert best(state) == "assign Anna body Bert body Carl head"
    assert best(scene(person(), phase="advance")) == "skip"


def test_a_party_is_made_as_it_is_usual() -> None:
    start = conflict(phase="setup", fray=None, places=(), here=-1)
    assert best(start) == "start 2"


def test_the_arms_of_the_fallen_are_left_but_for_magic_ones() -> None:
    def worth(*things: Thing) -> float:
        state = State(
            phase="scene",
            people=(person(things=(new_thing("backpack"),)),),
            places=(replace(ROOM, loot=things),),
            here=0,
        )
        return scene_value(state, read_answer(f"use_item Anna take {things[0].item}"))

    assert worth(new_thing("one_handed_weapon")) == NEVER
    assert worth(replace(new_thing("one_handed_weapon"), magic=True)) > 0
    assert worth(new_thing("rope_50ft")) > 0
