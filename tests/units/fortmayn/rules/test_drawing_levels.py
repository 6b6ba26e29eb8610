"""Rooms, what they hold, creatures to the budget, treasures, quests."""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.content.codes import DIM
from affray.systems.fortmayn.content.people import Exit
from affray.systems.fortmayn.content.rows import TreasureRow
from affray.systems.fortmayn.content.tables import Filler, shipped
from affray.systems.fortmayn.position import furnishing
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules import budget, drawing_levels
from tests.units.fortmayn.people import at, brainy, brawny, foe, thrown

PARTY = replace(at(brawny(), brainy()), level=1)
CRYPT = next(row for row in shipped().rooms if row.room_id == "market")


def fresh(state: State = PARTY) -> State:
    return replace(state, places=())


def treasure(name: str) -> TreasureRow:
    row = drawing_levels.treasure_row(shipped(), name)
    assert row is not None
    return row


def test_creatures_are_drawn_until_the_budget_is_spent_or_nothing_fits() -> None:
    # Of 3 the first that fit are 23 creatures; a skeleton (1) leaves 2, a ghoul (2) leaves nothing.
    three = [row for row in shipped().bestiary if row.difficulty_dice <= 3]
    two = [row for row in shipped().bestiary if row.difficulty_dice <= 2]
    names = (
        [row.creature_id for row in three].index("skeleton") + 1,
        [row.creature_id for row in two].index("ghoul") + 1,
    )
    drawn = budget.draw_creatures(thrown([names[0]], [names[1]]), shipped(), 3, 2)
    assert [row.creature_id for row in drawn] == ["skeleton", "ghoul"]


def test_there_are_at_most_twice_as_many_creatures_as_characters() -> None:
    assert len(budget.draw_creatures(thrown([1], [1]), shipped(), 9, 1)) == 2
    nobody = replace(shipped(), bestiary=())
    assert budget.draw_creatures(thrown(), nobody, 9, 1) == ()


def test_foes_have_names_of_their_own_and_come_as_one_group() -> None:
    state = at(brawny("Kobold 1"), brainy(), foes=[foe("Kobold 2", "kobold", 1, group=3)])
    rows = tuple(budget.creature_row(shipped(), name) for name in ("kobold", "kobold", "sellsword"))
    found = furnishing.new_foes(state, tuple(row for row in rows if row is not None))
    assert [(enemy.id, enemy.group, enemy.bands) for enemy in found] == [
        ("Kobold 3", 4, (1, 1)),
        ("Kobold 4", 4, (1, 1)),
        ("Sellsword 1", 4, (1, 1)),
    ]
    assert (found[2].shield, found[2].armor, found[0].shield, found[2].reaction) == (6, 8, 0, "passive_aggressive")
    assert budget.creature_row(shipped(), "unicorn") is None


def test_only_those_who_are_up_count_for_the_budget() -> None:
    assert budget.ready_body((brawny(), brainy(), brawny(dead=True), brawny(out=True), brawny(lost=True))) == 5
    assert budget.budget_roll(thrown([1]), 5, 2) == 2


def test_a_level_has_five_rooms_and_a_die_and_repeats_are_rolled_again() -> None:
    assert drawing_levels.rooms_of_level(thrown([6])) == 11
    seen = {shipped().rooms[2].room_id}
    assert drawing_levels.draw_room(thrown([3], [3], [4]), shipped(), seen) == shipped().rooms[3]
    every = {row.room_id for row in shipped().rooms}
    assert drawing_levels.draw_room(thrown([3]), shipped(), every) == shipped().rooms[2]


def test_exits_lead_on_until_the_number_is_reached() -> None:
    room = drawing_levels.new_room(CRYPT, 7, 3, 8)
    assert (room.light, room.exits) == (DIM, (Exit(to=7), *(Exit(),) * 4))
    assert drawing_levels.new_room(CRYPT, 7, 8, 8).exits[1:] == (Exit(to=drawing_levels.DEAD_END),) * 4


@pytest.mark.parametrize(("seen", "face", "here"), [(4, 0, 0), (5, 6, 1), (6, 4, 0), (6, 5, 1), (8, 0, 1)])
def test_the_goal_lies_in_the_last_room_or_before_by_the_die(seen: int, face: int, here: int) -> None:
    ref = thrown([face]) if face else thrown()
    assert drawing_levels.goal_roll(ref, seen, 8) == here
    ref.finish()


@pytest.mark.parametrize(
    ("rolls", "content", "exits", "treasure", "foes"),
    [
        (([1],), "quiet", [], "", 0),
        (([2], [3], [1]), "obstacle", [3], "", 0),
        (([3], [1]), "obstacle", [-1], "", 0),
        (([4], [3], [1], [1]), "denizens", [], "", 2),
        (([5], [1], [6], [1]), "treasure", [-1], "diamond", 0),
        (([6], [1], [1], [3], [1], [1]), "denizens_treasure", [], "purse", 2),
    ],
)
def test_a_room_holds_what_its_die_says(
    rolls: tuple[list[int], ...], content: str, exits: list[int], treasure: str, foes: int
) -> None:
    ref = thrown(*rolls)
    room, found = furnishing.furnish_room(ref, fresh(), drawing_levels.new_room(CRYPT, -1, 1, 8))
    ref.finish()
    assert (room.content, [hurdle.exit for hurdle in room.hurdles], room.treasure, len(found)) == (
        content,
        exits,
        treasure,
        foes,
    )


def test_an_obstacle_bars_the_room_where_there_is_no_exit() -> None:
    room, _ = furnishing.furnish_room(
        thrown([2], [5]), fresh(), drawing_levels.new_room(replace(CRYPT, exits=0), -1, 1, 8)
    )
    hurdle = room.hurdles[0]
    assert (hurdle.obstacle, hurdle.exit, hurdle.hidden, hurdle.dd) == ("pit_cover", -1, True, 2)
    assert drawing_levels.obstacle_row(shipped(), "moat") is None


def test_treasures_are_coins_things_and_books() -> None:
    filler = shipped()
    assert drawing_levels.treasure_contents(thrown([1, 2, 3]), treasure("purse"), filler) == (6, ())
    assert [thing.item for thing in drawing_levels.treasure_contents(thrown(), treasure("oil_jar"), filler)[1]] == [
        "flask_of_oil"
    ] * 3
    mail = drawing_levels.treasure_contents(thrown(), treasure("magic_mail"), filler)[1][0]
    assert (mail.item, mail.magic, mail.die, mail.bulk) == ("chain_mail", True, 8, 2)
    book = drawing_levels.treasure_contents(thrown([1], [1], [1], [21]), treasure("spell_book"), filler)[1][0]
    assert (book.item, book.form, book.value) == (
        "spell_book",
        "illusory_torch+whisper_far+quiet_feet+ward_circle",
        200,
    )
    bulks = [
        drawing_levels.treasure_contents(thrown(), treasure(name), filler)[1][0].bulk
        for name in ("pearl", "crown", "chest")
    ]
    assert bulks == [0, 1, 2]
    assert drawing_levels.roll_coins(thrown(), "") == 0


def test_books_hold_no_more_spells_than_there_are() -> None:
    few = replace(shipped(), spells=shipped().spells[:2])
    assert drawing_levels.draw_spells(thrown([2], [1]), few, 4) == ("whisper_far", "illusory_torch")


def test_a_tier_that_a_users_table_lacks_gives_any_treasure() -> None:
    poor: Filler = replace(shipped(), treasures=(treasure("purse"),))
    assert drawing_levels.draw_treasure(thrown([6], [1]), poor) == treasure("purse")
    assert drawing_levels.draw_treasure(thrown([2]), shipped(), "high").treasure_id == "crown"
    assert drawing_levels.treasure_row(shipped(), "nothing") is None


def test_a_quest_comes_by_lot() -> None:
    assert drawing_levels.draw_quest(thrown([12]), shipped()).quest_id == "map_level"
    assert drawing_levels.quest_row(shipped(), "kill_beast") == shipped().quests[4]
    assert drawing_levels.quest_row(shipped(), "sleep") is None
