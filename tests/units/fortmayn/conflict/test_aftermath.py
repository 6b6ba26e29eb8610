"""After a conflict. [FT-OOFA-02 FT-OOFA-08 FT-ARM-08 FT-FILL-11 FT-FILL-14]"""

import pytest
from msgspec.structs import replace

from affray.referee import ChoiceNeeded
from affray.systems.fortmayn.conflict.social_aftermath import disgrace_person
from affray.systems.fortmayn.conflict.spoils import roll_loot
from affray.systems.fortmayn.content.codes import ARMOR, CHOOSE_ESTRANGED, CHOOSE_SEIZE, CLOSE, FAR_AWAY, NEARBY, SHIELD
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Exit, Foe, Person
from affray.systems.fortmayn.position.state import Conflict, State
from affray.systems.fortmayn.rules.healing import SHOCK
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.words.questions import prompt
from tests.units.fortmayn.frays import ROOM, brainy, codes, conflict, dice, foe, outcome, person, play

BEATEN = {"dd": 0, "out": True}


def down(someone: Person) -> Person:
    """A character who has fallen."""
    return replace(someone, body_ready=0, out=True)


def over(*sides: Person | Foe, **more: object) -> State:
    """The moment when a conflict is over."""
    return conflict(*sides, **{"phase": "aftermath", **more})


# --- the fallen -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("rolls", "check"),
    [
        ([(8,)], {"body_ready": 1, "body_max": 3, "out": False}),
        ([(5,)], {"body_ready": 1, "fat_head": 40}),
        ([(4,)], {"body_ready": 1, "body_max": 2}),
        ([(3,)], {"body_ready": 1, "body_max": 1}),
        ([(2,), (1,)], {"body_ready": 1, "head_max": 0, "head_ready": 0}),
        ([(1,)], {"dead": True, "body_ready": 0}),
    ],
)
def test_who_holds_the_field_finds_the_fallen(rolls: list[tuple[int, ...]], check: dict[str, object]) -> None:
    after, events = outcome(over(down(person()), brainy(), foe("wolf", "W", **BEATEN)), rolls=rolls)
    assert {name: getattr(after.people[0], name) for name in check} == check
    assert after.phase == "scene"
    assert "recovered" in codes(events)


def test_with_a_floor_of_zero_bones_may_crack_for_the_last_time() -> None:
    frail = down(person(body=1, head=3))
    after = play(over(frail, brainy(), house=House(cracked_floor=1)), rolls=[(4,)])
    assert (after.people[0].body_max, after.people[0].out) == (0, True)


def test_a_party_that_fled_leaves_the_fallen_and_falls_back() -> None:
    rooms = (replace(ROOM, room="crypt"), replace(ROOM, exits=(Exit(to=0),)))
    state = over(
        down(person()), brainy(), foe("cave_bear", "X", (CLOSE, FAR_AWAY), notes=("holds Anna",)), places=rooms, here=1,
        came=0,
    )  # fmt: skip
    after, events = outcome(replace(state, fray=Conflict(exchange=3)))
    assert after.people[0].lost
    assert (after.here, after.came, after.foes) == (0, 1, ())
    assert [enemy.id for enemy in after.places[1].foes] == ["X"]
    assert {"lost", "retreats"} <= set(codes(events))
    assert [event.data["fled"] for event in events if event.code == "aftermath"] == [1]


def test_foes_that_ran_or_stand_by_leave_the_field_to_the_party() -> None:
    gone = (
        foe("bats", "B", FAR_AWAY),
        foe("leopard", "L", FAR_AWAY, notes=("flees",)),
        foe("wolf", "W", reaction="friendly"),
    )
    after = play(over(down(person()), brainy(), *gone), rolls=[(8,)])
    assert not after.people[0].lost
    assert [enemy.id for enemy in after.foes] == ["B", "L", "W"]
    assert after.foes[1].notes == ()


def test_whom_nobody_is_left_to_find_is_lost() -> None:
    after, events = outcome(over(down(person()), down(brainy()), foe("ghoul", "X")))
    assert (after.phase, [someone.lost for someone in after.people]) == ("end", [True, True])
    assert "party_lost" in codes(events)
    dead = play(over(person(dead=True), foe("ghoul", "X")))
    assert not dead.people[0].lost


def test_a_lone_character_may_be_left_where_it_fell() -> None:
    lone = House(lone_wolf=1)
    state = over(down(person()), foe("bandit", "X"), house=lone)
    left, events = outcome(state, rolls=[(4,), (1,), (1,), (8,)])
    assert (left.phase, left.people[0].body_ready, left.foes) == ("scene", 1, ())
    assert next(event for event in events if event.code == "lone_wolf").data["likelihood"] == "even"
    assert play(state, rolls=[(3,), (1,), (1,)]).phase == "end"
    dead = play(state, rolls=[(4,), (1,), (1,), (1,)])
    assert (dead.phase, dead.people[0].dead) == ("end", True)
    # Beasts make it doubtful: a d4 is thrown.
    wolf = over(down(person()), foe("wolf", "X"), house=lone)
    assert play(wolf, rolls=[(4,), (1,), (1,), (8,)]).phase == "scene"
    assert (
        next(event for event in outcome(wolf, rolls=[(3,), (1,), (1,)])[1] if event.code == "lone_wolf").data[
            "likelihood"
        ]
        == "doubtful"
    )
    two = over(down(person()), down(brainy()), foe("bandit", "X"), house=lone)
    assert play(two).phase == "end"


def test_who_has_swooned_over_a_spell_needs_no_table() -> None:
    swooned = brainy(head_ready=0, out=True, notes=(SHOCK,))
    after = play(over(person(), swooned))
    assert (after.people[1].out, after.people[1].notes) == (True, (SHOCK,))
    both = play(over(person(), replace(swooned, body_ready=0)), rolls=[(6,)])
    assert both.people[1].notes == ()


def test_what_a_conflict_did_to_people_is_over() -> None:
    after = play(over(person(held=True, surprised=True, surprising=True, dreads=True)))
    assert after.people == (person(),)
    assert after.fray is None


# --- spoils -----------------------------------------------------------------------------------------------------------
def test_armor_of_the_fallen_is_taken_at_its_present_die() -> None:
    beaten = foe("sellsword", "Sam", shield=4, armor=6, **BEATEN)
    state = over(down(person()), brainy(), person("Carl"), beaten)
    after = play(state, rolls=[(8,), (1, 1, 1, 1, 1, 1)], picks=[0, 3])
    # Nobody takes the shield; Carl is the third who can.
    assert [(thing.item, thing.die, thing.bulk) for thing in after.people[2].things[1:]] == [("chain_mail", 6, 2)]
    assert after.people[0].coins == 6
    asked = ChoiceNeeded(0, CHOOSE_SEIZE, 2, 0, SHIELD, 0)
    found = prompt(state, phases.choice(state, asked), asked)
    assert found.labels == ("nobody", "Bert", "Carl")
    assert "d4" in found.text
    asked = ChoiceNeeded(0, CHOOSE_SEIZE, 2, 0, ARMOR, 0)
    assert "Chain Mail" in prompt(state, phases.choice(state, asked), asked).text


def test_nothing_is_taken_of_those_who_got_away_or_whose_armor_is_gone() -> None:
    assert play(over(person(), foe("sellsword", "Sam", fled=True), foe("temple_guard", "T", yielded=True))).people == (
        person(),
    )
    broken = foe("bandit", "Bob", armor=0, **BEATEN)
    assert play(over(person(), broken), rolls=[(1, 1, 1)]).people[0].things == person().things


@pytest.mark.parametrize(
    ("text", "rolls", "coins", "things"),
    [
        ("3d6 coins", [(1, 2, 3)], 6, []),
        ("7 coins", [], 7, []),
        ("pelt, 8 coins", [], 0, [("pelt", 8)]),
        ("old bronze worth 10 coins", [], 0, [("old bronze", 10)]),
        ("two jewel eyes, 200 coins each", [], 0, [("jewel eyes", 200), ("jewel eyes", 200)]),
        ("a book with two spells, 1d6 coins", [(4,), (1,), (1,)], 4, [("spell_book", 0)]),
        ("bones and 1 treasure roll at low", [(2,)], 0, [("silver_ring", 20)]),
        ("its cave holds one treasure roll", [(1,), (1,), (1, 1, 1)], 3, []),
        ("nothing", [], 0, []),
    ],
)
def test_the_words_of_loot(text: str, rolls: list[tuple[int, ...]], coins: int, things: list[tuple[str, int]]) -> None:
    ref = dice(*rolls)
    found, taken = roll_loot(ref, over(person()), text)
    ref.finish()
    assert found == coins
    assert [(thing.item, thing.value) for thing in taken] == things


# --- disgrace ---------------------------------------------------------------------------------------------------------
def test_who_was_put_out_by_words_is_disgraced() -> None:
    after, events = outcome(over(brainy(shamed=True, head_ready=0), person()), rolls=[(6,)])
    assert (after.people[0].head_ready, after.people[0].shamed) == (1, False)
    assert "disgrace" in codes(events)


def shame(shown: int, someone: Person, *foes: Foe, picks: tuple[int, ...] = ()) -> State:
    """The state after a roll on the table of disgrace."""
    return disgrace_person(dice((shown,), picks=picks), over(someone, *foes), 0)


def test_the_table_of_disgrace() -> None:
    someone = brainy(attachments=("home", "honor"))
    assert [(each.does, each.task, each.amount, each.who) for each in shame(5, someone).lasting] == [
        ("step", "talking", -1, "Bert")
    ]
    assert [(each.does, each.room) for each in shame(4, someone).lasting] == [("double", 0)]
    assert shame(3, someone, picks=(1,)).people[0].attachments == ("home",)
    assert shame(3, brainy()).people[0].attachments == ()
    assert [(each.task, each.amount) for each in shame(2, someone).lasting] == [("reaction", -1)]
    band = (foe("kobold", "A", NEARBY, reaction="friendly"), foe("kobold", "B", NEARBY, reaction="friendly", fled=True))
    assert [each.reaction for each in shame(1, someone, *band).foes] == ["murderous", "friendly"]
    asked = ChoiceNeeded(0, CHOOSE_ESTRANGED, 1, 0, 0, 0)
    assert prompt(over(someone), phases.choice(over(someone), asked), asked).labels == ("home", "honor")


def test_a_row_of_a_users_own_table_is_told_and_no_more() -> None:
    state = over(brainy())
    rows = tuple(replace(row, result_id="pelted") for row in state.filler.disgrace)
    mine = replace(state, filler=replace(state.filler, disgrace=rows))
    assert disgrace_person(dice((6,)), mine, 0).people == mine.people
