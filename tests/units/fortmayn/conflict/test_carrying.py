"""Fallen comrades carried off, weapons drawn in a conflict, what lies on the field. [FT-OOFA-08 FT-LOAD-01 FT-ARM-08]"""

from msgspec.structs import replace

from affray.core.words.texts import strict_texts
from affray.systems.fortmayn.conflict.advantage import fighting_weapon
from affray.systems.fortmayn.conflict.carrying import liftable_comrades
from affray.systems.fortmayn.conflict.moves import move_person
from affray.systems.fortmayn.conflict.spoils import foe_weapons
from affray.systems.fortmayn.content.codes import CLOSE, DISTANT, FAR_AWAY, NEARBY
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Exit, Foe, Person, Plan, Thing, Wear
from affray.systems.fortmayn.opponent.conflict import answer_value
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.state import Conflict, Deed, State
from affray.systems.fortmayn.rules.gear import is_overloaded, new_thing
from affray.systems.fortmayn.rules.time_and_distance import NEARBY_MOVE
from affray.systems.fortmayn.words.questions import label
from affray.systems.fortmayn.words.view import summary
from tests.units.fortmayn.frays import (
    BOW,
    KNIFE,
    QUIVER,
    ROOM,
    SWORD,
    brainy,
    codes,
    conflict,
    fault,
    foe,
    offers,
    outcome,
    person,
    play,
)

SLUNG = replace(BOW, place="slung")
BEATEN = {"dd": 0, "out": True}


def down(someone: Person) -> Person:
    """A character who has fallen."""
    return replace(someone, body_ready=0, out=True)


def beside(at: int = CLOSE, **more: object) -> State:
    """Anna lies before a bear, Bert stands by her."""
    return conflict(down(person()), brainy(), foe("cave_bear", "X", (at, at)), **more)


# --- carrying ---------------------------------------------------------------------------------------------------------
def test_a_fallen_comrade_is_lifted_and_comes_along() -> None:
    state = beside(NEARBY)
    assert liftable_comrades(state, 1) == ("Anna",)
    assert "plan Bert carry Anna" in offers(state)
    state, events = outcome(state, "plan Bert carry Anna", "confirm", rolls=[(5, 3), (3, 3)])
    assert {"lifts", "bears"} <= set(codes(events))
    bert = state.people[1]
    assert bert.carries == "Anna" and is_overloaded(bert)
    assert "carries a comrade" in summary(state)[1] and "trägt jemanden" in summary(state, "de")[1]
    assert offers(state) == ["plan Bert away", "plan Bert drop comrade fight", "plan Bert none", "flee"]
    state = play(state, "plan Bert away", "confirm", rolls=[(4, 4)])
    assert state.foes[0].bands == (NEARBY, CLOSE)


def test_whom_one_bears_is_where_one_is() -> None:
    bert = brainy(carries="Anna")
    state = conflict(
        down(person()), bert, foe("cave_bear", "X", (CLOSE, CLOSE), notes=("flees",)), foe("wolf", "W", away=3)
    )
    after = move_person(state, 1, Plan(who="Bert", move=NEARBY_MOVE))
    assert after.foes[0].bands == (NEARBY, NEARBY)


def test_who_fails_to_lift_may_try_again_and_who_is_gone_is_not_lifted() -> None:
    state = play(beside(NEARBY), "plan Bert carry Anna", "confirm", rolls=[(3, 4), (3, 3)])
    assert state.people[1].carries == ""
    far = beside(NEARBY, phase="ounce_resolve", fray=Conflict(set=True, rolls=(Deed("carry", "Bert", "Anna"),)))
    up = replace(far, people=(person(), far.people[1]))
    after, events = outcome(up)
    assert "no_lift" in codes(events) and after.people[1].carries == ""


def test_why_nobody_can_be_lifted() -> None:
    state = beside()
    assert fault(state, "plan Bert carry Nobody") == "target"
    assert fault(state, "plan Bert carry Bert") == "target"
    assert fault(conflict(person(), brainy(), foe("wolf", "W")), "plan Bert carry Anna") == "target"
    apart = conflict(down(person()), brainy(), foe("wolf", "W", (CLOSE, DISTANT)))
    assert fault(apart, "plan Bert carry Anna") == "out_of_reach"
    three = conflict(
        down(person()), brainy(carries="Anna"), brainy("Cora"), foe("wolf", "W", (CLOSE, CLOSE, CLOSE)),
    )  # fmt: skip
    three = replace(three, foes=(replace(three.foes[0], bands=(CLOSE, CLOSE, CLOSE)),))
    assert fault(three, "plan Cora carry Anna") == "hands"
    assert fault(three, "plan Bert carry Anna") == "hands"


def test_who_bears_somebody_has_no_hand_free_until_he_sets_him_down() -> None:
    state = conflict(down(person()), brainy(carries="Anna", things=(BOW, QUIVER)), foe("wolf", "W", (NEARBY, NEARBY)))
    assert fault(state, "plan Bert fight") == "hands"
    assert fault(state, "plan Bert shoot W") == "hands"
    assert fault(state, "plan Bert stunt W body : Now!") == "hands"
    assert fault(state, "plan Bert stunt W head : Now!") == ""
    assert fault(state, "plan Bert run W") == "move"
    assert fault(state, "plan Bert drop comrade shoot W") == ""
    after = play(state, "plan Bert drop comrade fight", "confirm", rolls=[(3, 3)])
    assert after.people[1].carries == ""
    assert fault(conflict(brainy("Bert"), foe("wolf", "W")), "plan Bert drop comrade") == "drop"


def test_who_comes_to_himself_is_borne_no_longer() -> None:
    state = conflict(person(), brainy(carries="Anna"), foe("wolf", "W", (FAR_AWAY, DISTANT), reaction="friendly"))
    assert play(replace(state, phase="ounce_end")).people[1].carries == ""


def test_a_party_that_flees_with_its_fallen_does_not_lose_them() -> None:
    rooms = (replace(ROOM, room="crypt"), replace(ROOM, exits=(Exit(to=0),)))
    state = conflict(
        down(person()), brainy(carries="Anna"), foe("cave_bear", "X", (FAR_AWAY, FAR_AWAY)), places=rooms, here=1, came=0,
        phase="aftermath",
    )  # fmt: skip
    after, events = outcome(replace(state, fray=Conflict(exchange=3)), rolls=[(6,)])
    assert not after.people[0].lost and after.people[0].body_ready == 1
    assert after.people[1].carries == "" and {"recovered", "retreats"} <= set(codes(events))


def test_a_computer_player_carries_nobody() -> None:
    state = beside()
    lifted, waited = (answer_value(state, read_answer(text)) for text in ("plan Bert carry Anna", "plan Bert none"))
    assert lifted < waited


# --- drawing ----------------------------------------------------------------------------------------------------------
def test_a_slung_weapon_is_drawn_and_the_other_slung() -> None:
    state = conflict(
        person(things=(SWORD, SLUNG, QUIVER, new_thing("backpack"))),
        foe("ghoul", "G", (NEARBY, NEARBY), reaction="friendly"),
    )
    assert "plan Anna draw bow shoot G" in offers(state)
    assert "plan Anna draw bow away shoot G" in offers(
        conflict(person(things=(SWORD, SLUNG, QUIVER, new_thing("backpack"))), foe("ghoul", "G"))
    )
    # Nobody who stands by is an enemy until he is shot at: then the ghoul comes.
    after = play(state, "plan Anna draw bow shoot G", "confirm", rolls=[(5,), (9,), (3, 3, 3)])
    assert [thing.place for thing in after.people[0].things[:2]] == ["slung", "hand"]
    assert after.foes[0].dd == 1
    for language in ("en", "de"):
        with strict_texts():
            assert label(state, read_answer("plan Anna draw bow shoot G"), language)


def test_a_blade_is_drawn_against_whoever_comes() -> None:
    state = conflict(person(things=(BOW, replace(KNIFE, place="pack"))), foe("ghoul", "G", (NEARBY, NEARBY)))
    assert "plan Anna draw short fight" in offers(state)
    after = play(state, "plan Anna draw short fight", "confirm", rolls=[(3, 3, 3)])
    assert fighting_weapon(after.people[0]).size == 1
    alone = conflict(person(things=(SWORD, SLUNG)), foe("ghoul", "G", dd=0, out=True))
    assert not [text for text in offers(alone) if "draw" in text]


def test_only_what_one_has_is_drawn_and_with_hands_for_it() -> None:
    someone = person(things=(SWORD, SLUNG, QUIVER), shield=Wear(4, 4), shield_item="small_shield")
    state = conflict(someone, foe("ghoul", "G", (NEARBY, NEARBY)))
    assert fault(state, "plan Anna draw sling") == "weapon"
    assert fault(state, "plan Anna draw one_handed_weapon") == "weapon"
    assert fault(state, "plan Anna draw bow") == "hands"
    assert fault(state, "plan Anna drop shield draw bow shoot G") == ""
    assert fault(state, "plan Anna draw") == "form"


# --- what lies about --------------------------------------------------------------------------------------------------
def over(*sides: Person | Foe, **more: object) -> State:
    """The moment when a conflict is over."""
    return conflict(*sides, **{"phase": "aftermath", **more})


def test_the_arms_of_the_defeated_lie_on_the_field() -> None:
    state = over(person(), foe("temple_guard", "T", **BEATEN), foe("bandit", "B", **BEATEN), foe("wolf", "W", **BEATEN))
    after, events = outcome(state, rolls=[(1, 1, 1, 1), (1, 1, 1)], picks=[0, 0])
    assert next(event for event in events if event.code == "arms_lie").data["items"] == (
        "two_handed_weapon", "one_handed_weapon", "two_handed_weapon:bow",
    )  # fmt: skip
    assert [thing.form for thing in after.places[0].loot] == ["", "", "bow"]
    answers = offers(after)
    assert "use_item Anna take two_handed_weapon:bow" in answers
    held = play(after, "use_item Anna take two_handed_weapon:bow")
    assert held.people[0].things[-1].form == "bow" and len(held.places[0].loot) == 2


def test_what_a_foe_fights_with_is_a_weapon_of_its_size() -> None:
    armed = {"kobold": ["short"], "ghoul": [], "great_ape": [], "hill_raider": ["", "bow"], "mesmerist": ["short"]}
    for kind, forms in armed.items():
        state = conflict(person(), foe(kind, "X"))
        assert [thing.form for thing in foe_weapons(state, state.foes[0])] == forms
    guns = conflict(person(), foe("hill_raider", "X"), foe("mesmerist", "Y"), house=House(firearms=1))
    assert [thing.item for each in guns.foes for thing in foe_weapons(guns, each)] == [
        "one_handed_weapon", "longarm", "one_handed_weapon", "handgun",
    ]  # fmt: skip


def test_powder_is_found_where_there_are_firearms() -> None:
    raider = foe("hill_raider", "X", **BEATEN, shield=0)
    after = play(over(person(), raider, house=House(firearms=1)), rolls=[(1, 1, 1, 1, 1)])
    assert ("powder_and_shot", 6) in [(thing.item, thing.die) for thing in after.people[0].things]
    plain = play(over(person(), raider), rolls=[(1, 1, 1, 1, 1)])
    assert "powder_and_shot" not in [thing.item for thing in plain.people[0].things]


def test_what_the_dead_had_lies_where_they_fell() -> None:
    anna = down(person(armor=Wear(4, 6), armor_item="leather", coins=12))
    after = play(over(anna, brainy(things=())), rolls=[(1,)])
    assert after.people[0].dead and (after.people[0].things, after.people[0].coins) == ((), 0)
    assert [(thing.item, thing.die, thing.value) for thing in after.places[0].loot] == [
        ("one_handed_weapon", 0, 0), ("leather", 4, 0), ("coins", 0, 12),
    ]  # fmt: skip
    rich, events = outcome(after, "use_item Bert take coins", "use_item Bert take leather")
    assert rich.people[1].coins == 12 and rich.people[1].armor.die == 4
    assert "finds_coins" in codes(events)


def test_at_a_table_the_game_master_says_what_lies_about() -> None:
    state = conflict(down(person()), brainy(), foe("bandit", "B", **BEATEN), phase="aftermath")
    apart = replace(state, places=(), here=-1)
    from affray.systems.fortmayn.conflict.spoils import drop_belongings

    assert drop_belongings(apart, 0) is apart
    poor = replace(state, people=(replace(state.people[0], things=(), coins=0), state.people[1]))
    assert drop_belongings(poor, 0).places[0].loot == ()


def test_a_thing_that_lies_about_is_called_by_its_form() -> None:
    state = over(person(things=()))
    after = replace(
        play(state),
        places=(replace(ROOM, loot=(new_thing("one_handed_weapon", "short"), Thing("scroll", form="mend"))),),
    )
    assert [text for text in offers(after) if " take " in text] == [
        "use_item Anna take one_handed_weapon:short", "use_item Anna take scroll",
    ]  # fmt: skip


def test_a_token_of_the_defeated_is_a_clue() -> None:
    rooms = (replace(ROOM, exits=(Exit(to=-3), Exit())),)
    after, events = outcome(over(person(), foe("cultist", "C", **BEATEN), places=rooms, rooms=6))
    assert "clue" in codes(events) and after.lasting[0].does == "clue"


def test_whoever_bears_a_comrade_is_offered_nothing_that_full_arms_forbid() -> None:
    worn = brainy(carries="Anna", shield=Wear(4, 6), shield_item="large_shield")
    state = conflict(down(person()), worn, foe("wolf", "W", (CLOSE, CLOSE)))
    assert [text for text in offers(state) if "drop" in text] == ["plan Bert drop comrade fight"]
    assert not any(fault(state, text) for text in offers(state))
