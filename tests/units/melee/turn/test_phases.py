"""The turn as a phase machine: initiative, order of acting, the end of a turn and of a fight."""

import pytest
from msgspec.structs import replace

from affray.core import NATURE, Question
from affray.referee import DiceNeeded
from affray.systems.melee import SYSTEM
from affray.systems.melee.content.codes import (
    ALOFT,
    CHARGE,
    DEAD,
    LANDING,
    MOVE,
    PRONE,
    ROLL_ORDER,
    SHOOT,
    TAKEOFF,
    UNCONSCIOUS,
)
from affray.systems.melee.position.answers import Answer
from affray.systems.melee.position.state import (
    NOBODY,
    OVER,
    PLACE,
    POST,
    START,
    SUMMONED,
    Active,
    Figure,
    sides_left,
    with_fields,
)
from affray.systems.melee.rules.initiative import Lot
from affray.systems.melee.turn.sequence import actors, fresh_figure
from tests.units.melee.positions import (
    BLUE,
    RED,
    N,
    S,
    Table,
    acting,
    ann,
    beast,
    board,
    bors,
    cid,
    dan,
    man,
    moving,
    position,
    retreating,
)

FAR = (0, -6)


def begun(*figures: Figure, **fields: object) -> Table:
    """The first turn, before its dice."""
    return Table(position(*figures, **fields)).go()  # type: ignore[arg-type]


def ended(*figures: Figure, **fields: object) -> Table:
    """The last phase of a turn, before it is gone through."""
    given: dict[str, object] = {"phase": POST, **fields}
    return Table(position(*figures, **given))  # type: ignore[arg-type]


# --- initiative -------------------------------------------------------------------------------------------------------
def test_the_higher_die_chooses_to_move_first_or_second() -> None:
    table = begun(ann(), bors(FAR)).go([[3], [5]])
    assert (table.asked(), table.offered(), table.state.rank) == ("place", ["place 1", "place 2"], (1, 0))
    assert (table.why("place 3"), table.why("step N")) == ("place", "not_now")
    assert table.do("place 2").asked() == "move Ann"
    assert table.events_of("places")[0].data["order"] == ("Red", "Blue")


def test_equal_dice_are_rolled_again() -> None:
    table = begun(ann(), bors(FAR)).go([[4], [4], [6], [1]]).do("place 1")
    assert table.asked() == "move Ann"
    assert table.events_of("initiative")[0].data["throws"] == ("4+6", "4+1")


def three(**fields: object) -> Table:
    """Three sides before the dice of initiative."""
    far = man("Eve", 2, (0, 6), N, ready=("dagger",))
    return begun(ann(), bors(FAR), far, sides=("Red", "Blue", "Green"), **fields)


def test_of_three_sides_the_winner_takes_one_of_two_places_the_others_theirs_by_rank() -> None:
    table = three().go([[2], [6], [4]])
    assert table.offered() == ["place 1", "place 2"]
    assert table.do("place 2").state.order == (2, 1, 0)
    anywhere = three(options={"initiative_any_place": True}).go([[2], [6], [4]])
    assert anywhere.offered() == ["place 1", "place 2", "place 3"]
    assert anywhere.do("place 3").state.order == (2, 0, 1)


def test_a_side_without_anybody_left_rolls_no_die() -> None:
    lost = man("Eve", 2, (0, 6), N, status=DEAD, posture=PRONE, hits=12)
    table = begun(ann(), bors(FAR), lost, sides=("Red", "Blue", "Green")).go([[2], [6]])
    assert table.state.rank == (1, 0)


# --- the order of acting ----------------------------------------------------------------------------------------------
def test_the_highest_standing_dx_acts_first_whatever_the_side() -> None:
    table = acting(cid((3, 3)), bors(FAR), ann())
    order = []
    while table.asked() != "" and table.asked().startswith("act"):
        order.append(table.asked().split()[1])
        table.do("pass")
    assert order == ["Ann", "Bors", "Cid"]


def test_sides_that_are_tied_roll_and_the_dice_stand() -> None:
    table = acting(ann(), bors(FAR, dx=12))
    assert table.offered() == ["go"]
    table.go([[2], [2]]).go([[3], [6]])
    assert (table.asked(), table.state.lots) == ("act Bors", (Lot(12, 0, (2, 3)), Lot(12, 1, (2, 6))))
    assert table.do("pass").asked() == "act Ann"


def test_figures_of_one_side_that_are_tied_act_in_the_order_that_its_player_likes() -> None:
    table = acting(ann(), cid((3, 3), dx=12), bors(FAR))
    assert (table.asked(), table.offered()) == ("actor", ["figure Ann", "figure Cid"])
    assert table.why("figure Bors") == "not_now"
    assert table.do("figure Cid").asked() == "act Cid"
    assert table.do("pass").asked() == "act Ann"


def test_ties_are_broken_by_figures_or_by_initiative_where_the_house_says_so() -> None:
    each = acting(ann(), cid((3, 3), dx=12), bors(FAR, dx=12), options={"tie_break": "figure_roll"})
    by_hand = (DiceNeeded(1, 6, ROLL_ORDER, before) for before in ((), (2,), (2, 5)))
    question = Question[Answer](NATURE, "dice", inner=True)
    asked = [SYSTEM.words.prompt(each.state, question, needed).text for needed in by_hand]
    assert asked == [f"Throw 1 die for {who}: tie in the order of acting." for who in ("Ann", "Cid", "Bors")]
    each.go([[2], [5], [3]])
    assert [lot.who for lot in each.state.lots] == [0, 1, 2]
    assert each.asked() == "act Cid"
    assert each.events_of("tie")[0].data["names"] == ("Ann", "Cid", "Bors")
    initiative = acting(ann(), bors(FAR, dx=12), options={"tie_break": "initiative"}, rank=(1, 0))
    assert initiative.asked() == "act Bors"


def test_hits_that_lower_dx_delay_a_figure() -> None:
    table = acting(ann(dx=13), bors((0, -1), dx=12, hits=7), cid((3, 3), dx=10))
    table.do("strike Bors broadsword", rolls=[[3, 3, 4], [1, 1]])
    assert (table.figure("Bors").body.low, table.asked()) == (True, "act Cid")


def test_the_dead_the_felled_and_those_that_defended_do_not_act() -> None:
    state = position(
        ann(moved=True),
        cid((3, 3), moved=True, lost=True, posture=PRONE),
        bors(FAR, moved=True, defended=True),
        dan((2, 2), moved=True, status=UNCONSCIOUS, posture=PRONE, hits=11),
        man("Eve", RED, (5, 0), N),
    )
    assert [actor.figure for actor in actors(state)] == [0]


def test_a_figure_that_can_do_nothing_passes_at_once() -> None:
    table = acting(ann(dx=14, felled=True), bors(FAR))
    assert (table.asked(), table.figure("Ann").body.acted) == ("act Bors", True)


# --- the end of a turn ------------------------------------------------------------------------------------------------
def test_at_the_end_of_a_turn_fire_burns_those_in_it_on_the_ground_and_alive() -> None:
    ground = board(fire=(0, 0), fire2=(3, 3), fire3=(0, -6))
    flier = beast("gargoyle", RED, (3, 3), N, flight=ALOFT)
    dead = dan(FAR, status=DEAD, posture=PRONE, hits=12)
    table = ended(ann(), flier, bors((0, -5)), dead, ground=ground).go()
    assert [table.figure(name).body.hits for name in ("Ann", "Gargoyle", "Dan")] == [2, 0, 12]
    assert (table.figure("Ann").body.turn_hits, table.state.turn) == (0, 2)


def test_these_hits_count_for_the_turn_that_ends() -> None:
    table = ended(ann(turn_hits=3, hits=3), bors(FAR), ground=board(fire=(0, 0))).go()
    assert table.figure("Ann").body.wounded


def test_bodies_of_a_side_that_is_beaten_burn_too() -> None:
    eve = man("Eve", 2, (0, 6), N, status=UNCONSCIOUS, posture=PRONE, hits=11)
    table = ended(ann(), bors(FAR), eve, sides=("Red", "Blue", "Green"), ground=board(fire=(0, 6))).go()
    assert table.figure("Eve").body.status == DEAD


@pytest.mark.parametrize(
    ("st", "hits", "wounded"), [(12, 4, False), (12, 5, True), (30, 8, False), (30, 9, True), (50, 15, True)]
)
def test_enough_hits_in_one_turn_cost_dx_in_the_next(st: int, hits: int, *, wounded: bool) -> None:
    table = ended(ann(st=st, hits=hits, turn_hits=hits), bors(FAR)).go()
    assert table.figure("Ann").body.wounded == wounded
    after = ended(table.figure("Ann"), bors(FAR)).go()
    assert not after.figure("Ann").body.wounded


def test_the_size_that_counts_is_that_of_the_st_left_where_the_house_says_so() -> None:
    now = position(ann(st=32, hits=5, turn_hits=5), bors(FAR), options={"current_st_everywhere": True})
    assert fresh_figure(now, 0).body.wounded
    assert not fresh_figure(position(ann(st=32, hits=5, turn_hits=5), bors(FAR)), 0).body.wounded


def test_a_fresh_turn_forgets_what_belongs_to_the_last() -> None:
    worn = ann(
        fell=True, posture=PRONE, lost=True, option=MOVE, walked=4, moved=True, acted=True, stance=1, defended=True,
        broken_ground=True, taken=2, taken_otherwise=1, forced=True, drawn=True, pace=9, fired=True, fresh=True,
    )  # fmt: skip
    after = fresh_figure(position(worn, bors(FAR)), 0)
    assert after == ann(felled=True, posture=PRONE)
    assert not fresh_figure(position(ann(fell=True, status=UNCONSCIOUS, posture=PRONE, hits=11), bors(FAR)), 0).felled


@pytest.mark.parametrize(
    ("fields", "waited"),
    [
        ({"waits": True, "acted": True, "option": CHARGE}, 2),
        ({"waits": True, "acted": True, "option": CHARGE, "walked": 2}, 0),
        ({"waits": True, "acted": True, "option": CHARGE, "turn_hits": 1, "hits": 1}, 0),
        ({"acted": True, "option": CHARGE}, 0),
    ],
    ids=["waited on", "moved too far", "was hurt", "acted"],
)
def test_turns_waited_in_a_row_add_up(fields: dict[str, object], waited: int) -> None:
    assert fresh_figure(position(ann(waited=1, **fields), bors(FAR)), 0).waited == waited


@pytest.mark.parametrize(
    ("fields", "left"),
    [
        ({"fired": True, "option": SHOOT}, (("heavy_crossbow", 2),)),
        ({"fired": True, "option": SHOOT, "dx": 14}, (("heavy_crossbow", 1),)),
        ({"option": SHOOT, "reload": (("heavy_crossbow", 2),)}, (("heavy_crossbow", 1),)),
        ({"option": SHOOT, "reload": (("heavy_crossbow", 1),)}, ()),
        ({"option": SHOOT, "reload": (("heavy_crossbow", 1),), "lost": True}, (("heavy_crossbow", 1),)),
        ({"option": MOVE, "reload": (("heavy_crossbow", 1),)}, (("heavy_crossbow", 1),)),
    ],
    ids=["fired", "fired fast", "reloads", "is loaded", "was knocked down", "did something else"],
)
def test_a_crossbow_is_reloaded_by_turns_of_option_f(fields: dict[str, object], left: tuple[object, ...]) -> None:
    assert fresh_figure(position(ann(ready=("heavy_crossbow",), **fields), bors(FAR)), 0).reload == left


def test_flights_go_on_and_landings_are_over() -> None:
    state = position(beast("gargoyle", RED, (0, 0), N, flight=TAKEOFF), bors(FAR))
    assert fresh_figure(state, 0).flight == ALOFT
    assert fresh_figure(position(beast("gargoyle", RED, (0, 0), N, flight=LANDING), bors(FAR)), 0).flight == 0


def test_a_troll_heals_a_hit_at_the_end_of_a_turn() -> None:
    troll = beast("troll", RED, (0, 0), N, hits=3)
    assert ended(troll, bors(FAR)).go().figure("Troll").body.hits == 2


# --- the end of a fight -----------------------------------------------------------------------------------------------
def test_the_last_side_with_somebody_conscious_wins() -> None:
    table = acting(ann(), bors((0, -1), hits=9)).do("strike Bors broadsword", rolls=[[3, 3, 4], [2, 3]])
    assert (table.state.phase, table.state.winner) == (OVER, RED)
    assert table.events_of("over")[0].data["side"] == "Red"


def test_none_left_is_a_draw() -> None:
    burning = board(fire=(0, 0), fire2=FAR)
    table = ended(ann(hits=9), bors(FAR, hits=9), ground=burning).go()
    assert (table.state.phase, table.state.winner) == (OVER, NOBODY)
    assert table.events_of("over")[0].data["side"] == ""


def test_what_magic_has_made_keeps_no_side_alive() -> None:
    wolf = beast("wolf", BLUE, (0, 4), N, life=SUMMONED, maker=1)
    out = bors(FAR, status=UNCONSCIOUS, posture=PRONE, hits=11)
    assert sides_left(position(ann(), out, wolf)) == (RED,)


def test_a_fight_is_a_draw_after_the_last_turn() -> None:
    table = ended(ann(), bors(FAR), turn=20, limit=20).go()
    assert (table.state.phase, table.state.winner, table.state.turn) == (OVER, NOBODY, 20)


def test_without_a_limit_it_goes_on() -> None:
    table = ended(ann(), bors(FAR), turn=200, limit=0, options={"turn_limit": "0"}).go()
    assert (table.state.phase, table.state.turn) == (START + 1, 201)


def test_who_is_left_when_fire_ends_the_last_turn_has_won() -> None:
    table = ended(ann(), bors(FAR, hits=9), ground=board(fire=FAR), turn=20, limit=20).go()
    assert (table.state.winner, table.state.turn) == (RED, 20)


def test_a_turn_goes_from_the_retreats_to_the_next_initiative() -> None:
    table = retreating(ann(), bors(FAR))
    assert (table.state.phase, table.offered()) == (POST, ["go"])
    assert table.go().state.turn == 2


def test_spells_count_down_after_the_fire() -> None:
    made = Active("fire", 0, 1, hexes=((0, 0),), left=1)
    table = ended(ann(), bors(FAR), spells=(made,)).go()
    assert (table.figure("Ann").body.hits, table.state.spells) == (2, ())


def test_moving_ends_where_acting_begins() -> None:
    table = moving(bors(FAR), ann()).do("face S", "option b", "face N", "option b")
    assert (table.asked(), table.codes[-1]) == ("act Ann", "action_phase")
    assert replace(table.state, actor=NOBODY).stage == 0
    assert table.figure("Bors").facing == S


def test_the_dead_do_not_heal() -> None:
    troll = beast("troll", RED, (0, 0), N)
    dead = with_fields(troll, hits=troll.body.st, status=DEAD, posture=PRONE)
    assert ended(dead, ann((2, 2)), bors(FAR)).go().figure("Troll").body.hits == troll.body.st


@pytest.mark.parametrize("rank", [(0, 1), (1, 0)])
def test_who_has_the_higher_die_is_asked_for_its_place(rank: tuple[int, int]) -> None:
    question = SYSTEM.question(position(ann(), bors(FAR), phase=PLACE, rank=rank, order=()))
    assert question is not None
    assert (question.code, question.side) == ("place", rank[0])
