"""Hand-to-hand on the board: each way in, the defense die, who drops what, joining, daggers, and the ways out."""

import pytest
from msgspec.structs import replace

from affray.systems.melee import SYSTEM
from affray.systems.melee.content.codes import ALOFT, CHARGE, IN_HTH, KNEELING, ON_GROUND, PRONE, STANDING
from affray.systems.melee.position.figures import hth_flags
from affray.systems.melee.position.state import IMAGE, Figure, with_fields
from affray.systems.melee.turn.hand_to_hand import stand_refusal
from tests.units.melee.positions import BLUE, NE, RED, N, S, Table, acting, ann, beast, board, bors, cid, dan

MISS = [5, 6, 5]


def attack(table: Table) -> dict[str, object]:
    """The adjDX of the blow of an entry, by the reasons."""
    return {part.label: part.value for part in table.events_of("attack")[-1].parts}


# --- who may be entered -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("fields", "walls", "ways"),
    [
        ({}, {"wall": (0, -2)}, ("back to the wall",)),
        ({"posture": KNEELING}, {}, ("down",)),
        ({"posture": PRONE}, {}, ("down", "from the rear")),
        ({"dx": 11}, {}, ("lower MA",)),
        ({"facing": N}, {}, ("from the rear",)),
    ],
    ids=["wall", "kneeling", "prone", "slower", "rear"],
)
def test_each_way_into_a_hex(
    fields: dict[str, object], walls: dict[str, tuple[int, int]], ways: tuple[str, ...]
) -> None:
    foe = with_fields(bors((0, -1), S, dx=12, ready=("shortsword",)), **fields)
    table = acting(ann(dx=12, armor="none"), foe, ground=board(**walls), options={"tie_break": "initiative"})
    table.do("enter N Bors", rolls=[[1], MISS])
    assert table.events_of("enters")[0].data["ways"] == ways
    assert table.figure("Ann").hexes == table.figure("Bors").hexes == ((0, -1),)


def test_without_a_way_the_defender_is_asked_and_may_refuse_once() -> None:
    table = acting(ann(), bors((0, -1), dx=12, pack=()), options={"tie_break": "initiative"})
    assert "enter N Bors" in table.offered()
    table.do("enter N Bors", answers=[0])
    assert (table.asked(), table.codes) == ("act Ann", ["not_agreed"])
    assert table.why("enter N Bors") == "refused"
    assert not table.figure("Ann").body.acted
    willing = acting(ann(), bors((0, -1), dx=12), options={"tie_break": "initiative"})
    willing.do("enter N Bors", rolls=[[2], MISS], answers=[1])
    assert willing.events_of("enters")[0].data["ways"] == ("agreed",)


def test_who_is_not_adjacent_or_no_enemy_is_not_entered() -> None:
    table = acting(ann(), cid((1, -1)), bors((0, -1)), dan((0, -3)))
    assert table.why("enter NE Cid") == table.why("enter N Nobody") == "no_target"
    assert table.why("enter N Dan") == table.why("enter NE Bors") == "reach"


def test_entering_needs_room_for_all_of_a_figure() -> None:
    bear = beast("bear", RED, (0, 0), N)
    table = acting(bear, bors((1, -1), posture=PRONE, dx=9), cid((1, 0), dx=5))
    assert table.why("enter NE Bors") == "held"


def test_entering_takes_options_b_and_o_and_no_more_than_half_the_ma() -> None:
    ran = acting(ann(option=CHARGE, walked=6, moved=True, pace=10, spells=("blur",)), bors((0, -1)))
    assert ran.asked() == "act Bors"
    kneeling = acting(ann(posture=KNEELING), bors((0, -1), posture=PRONE))
    assert kneeling.why("enter N Bors") == "option"


# --- the die ----------------------------------------------------------------------------------------------------------
def armed(**fields: object) -> Figure:
    """Bors with sword and shield, a dagger on the belt, who has acted."""
    return bors((0, -1), **{"shield": "small", "shield_ready": True, "slung": ("dagger",), "dx": 9, **fields})


@pytest.mark.parametrize(("die", "ready", "slung"), [(1, (), ("dagger",)), (3, ("dagger",), ())])
def test_one_to_four_both_fall_and_the_defender_drops_what_it_holds(
    die: int, ready: tuple[str, ...], slung: tuple[str, ...]
) -> None:
    attacker = ann(shield="large", shield_ready=True, ready=("broadsword",))
    table = acting(attacker, armed()).do("enter N Bors", rolls=[[die], MISS])
    foe, own = table.figure("Bors"), table.figure("Ann")
    assert (foe.ready, foe.slung, foe.shield, foe.shield_ready) == (ready, slung, "none", False)
    assert (own.ready, own.shield, own.body.posture, foe.body.posture) == ((), "none", PRONE, PRONE)
    assert sorted(table.state.items) == [
        ((0, -1), "shortsword"),
        ((0, -1), "small"),
        ((0, 0), "broadsword"),
        ((0, 0), "large"),
    ]
    assert hth_flags(table.state) == (True, True)


def test_a_dagger_in_hand_is_kept_whatever_else_falls() -> None:
    table = acting(ann(ready=("dagger",)), bors((0, -1), dx=9, ready=("shortsword", "dagger"), slung=("dagger",)))
    table.do("enter N Bors", rolls=[[4], MISS])
    assert table.figure("Bors").ready == ("dagger",)
    assert (table.figure("Ann").ready, table.figure("Bors").slung) == (("dagger",), ("dagger",))


def test_a_broken_dagger_is_a_dagger() -> None:
    table = acting(ann(), bors((0, -1), dx=9, ready=("broken_dagger",))).do("enter N Bors", rolls=[[4], MISS])
    assert table.figure("Bors").ready == ("broken_dagger",)


def test_the_blow_of_an_entry_is_at_four_more_with_hands_or_a_dagger() -> None:
    table = acting(ann(ready=("dagger",)), bors((0, -1), N, dx=9)).do("enter N Bors", rolls=[[1], [5, 5, 5], [4]])
    assert attack(table) == {"DX": 12, "hand-to-hand": 4}
    assert (table.figure("Bors").body.hits, table.figure("Bors").body.fell) == (5, False)
    club = acting(ann(ready=("club",)), bors((0, -1), N, dx=9)).do("enter N Bors", rolls=[[1], [5, 6, 6]])
    assert (club.figure("Ann").ready, club.state.items[-1]) == ((), ((0, -1), "club"))


def test_an_entry_is_told_before_what_is_dropped_and_the_blow_after_it() -> None:
    table = acting(ann(), bors((0, -1), N, dx=9, armor="leather")).do("enter N Bors", rolls=[[1], [3, 3, 4], [6]])
    codes = ["enters", "defence_die", "in_hth", "drops", "drops", "attack", "hit", "damage", "stopped", "stops", "hurt"]
    assert [code for code in table.codes if code in codes] == codes
    assert SYSTEM.words.wording(table.events_of("stops")[0]) == ("    Bors takes 4 less armor 2: 2 hits",)


def test_bare_hands_or_dagger_is_for_the_player_to_say() -> None:
    table = acting(ann(ready=("dagger",)), bors((0, -1), N, dx=9))
    assert {"enter N Bors dagger", "enter N Bors bare_hands"} <= set(table.offered())
    assert table.why("enter N Bors broadsword") == "not_held"
    table.do("enter N Bors bare_hands", rolls=[[1], [3, 3, 3], [6]])
    assert table.events_of("enters")[0].data["item"] == "bare_hands"
    assert table.figure("Bors").body.hits == 4


def test_five_sends_the_attacker_back_and_it_may_turn() -> None:
    table = acting(ann(), armed()).do("enter N Bors", rolls=[[5]], answers=[3])
    own, foe = table.figure("Ann"), table.figure("Bors")
    assert (own.hexes, own.facing, own.body.posture, own.ready) == (((0, 0),), S, STANDING, ("broadsword",))
    assert (foe.ready, foe.body.posture, table.asked()) == (("shortsword",), STANDING, "act Bors")


def test_six_hits_the_attacker_with_the_ready_weapon_and_is_no_action() -> None:
    table = acting(ann(), armed()).do("enter N Bors", rolls=[[6], [2, 3]], answers=[0])
    assert (table.figure("Ann").body.hits, table.figure("Ann").turn.taken, table.asked()) == (4, 4, "act Bors")
    assert table.figure("Bors").turn.dealt[0].physical == 4
    stopped = acting(ann(armor="plate", dx=17), armed()).do("enter N Bors", rolls=[[6], [1, 1]], answers=[0])
    assert (stopped.figure("Ann").body.hits, stopped.figure("Bors").turn.dealt) == (0, ())


def test_six_strikes_with_a_broken_or_a_thrown_weapon_as_it_is() -> None:
    broken = acting(ann(), bors((0, -1), dx=9, ready=("broken_shortsword",)))
    assert broken.do("enter N Bors", rolls=[[6], [4, 4]], answers=[0]).figure("Ann").body.hits == 3
    rock = acting(ann(), bors((0, -1), dx=9, ready=("rock",))).do("enter N Bors", rolls=[[6], [6]], answers=[0])
    assert (rock.figure("Ann").body.hits, rock.events_of("repelled")[0].data["item"]) == (2, "rock")


@pytest.mark.parametrize(
    "foe", [bors((0, -1), N, dx=9), bors((0, -1), dx=9, ready=("longbow",)), bors((0, -1), dx=9, ready=())]
)
def test_six_is_rolled_again_from_the_rear_and_against_the_unarmed(foe: Figure) -> None:
    table = acting(ann(), foe).do("enter N Bors", rolls=[[6], [6], [5]], answers=[0])
    assert table.figure("Ann").body.hits == 0


# --- more figures, large ones, fliers ---------------------------------------------------------------------------------
def lying(*figures: Figure, **fields: object) -> Table:
    """Ann and Bors lie in one hex."""
    return acting(
        ann(posture=PRONE, ready=("dagger",)),
        bors((0, 0), posture=PRONE, ready=(), dx=9),
        *figures,
        **fields,  # type: ignore[arg-type]
    )


def test_a_third_joins_without_a_die() -> None:
    table = lying(dan((0, -1), dx=13)).do("enter S Ann", rolls=[MISS])
    assert table.figure("Dan").hexes == ((0, 0),)
    assert table.figure("Dan").ready == ()
    assert table.figure("Ann").ready == ("dagger",)


def test_a_larger_defender_stays_on_its_feet() -> None:
    table = acting(ann(), beast("bear", BLUE, (0, -1), S, dx=9)).do("enter N Bear", rolls=[[1], MISS], answers=[])
    assert (table.figure("Bear").body.posture, table.figure("Ann").body.posture) == (STANDING, PRONE)
    assert hth_flags(table.state) == (True, True)
    assert [text for text in table.offered() if text.startswith("strike")] == ["strike Ann claws"]


def test_a_flier_is_entered_by_fliers_at_one_height_and_both_come_down() -> None:
    flier = beast("gargoyle", BLUE, (0, -1), S, dx=9, flight=ALOFT)
    assert acting(ann(), flier).why("enter N Gargoyle") == "height"
    mate = beast("gargoyle", RED, (0, 0), N, id="Mate", flight=ALOFT)
    away = acting(mate, flier).do("enter N Gargoyle", answers=[0])
    assert away.why("enter N Gargoyle") == "refused"
    table = acting(mate, flier).do("enter N Gargoyle", rolls=[[1], MISS], answers=[1, 1])
    for name in ("Mate", "Gargoyle"):
        found = table.figure(name)
        assert (found.flight, found.body.posture, found.hexes) == (ON_GROUND, PRONE, ((0, -1),))


def test_an_image_vanishes_when_its_hex_is_entered() -> None:
    image = bors((0, -1), dx=9, life=IMAGE, maker=2)
    table = acting(ann(), image, dan((4, -4))).do("enter N Bors")
    assert (table.figure("Bors").gone, table.figure("Ann").hexes, table.figure("Ann").body.posture) == (
        True,
        ((0, -1),),
        STANDING,
    )


def test_who_goes_in_where_fire_burns_is_burnt() -> None:
    table = acting(ann(), bors((0, -1), dx=9), ground=board(fire=(0, -1))).do("enter N Bors", rolls=[[1], MISS])
    assert (table.figure("Ann").body.hits, table.figure("Bors").body.hits) == (2, 0)


# --- drawn in ---------------------------------------------------------------------------------------------------------
def test_who_is_drawn_in_before_it_acted_strikes_draws_or_leaves() -> None:
    table = acting(ann(), armed(walked=3, moved=True, pace=9, option=CHARGE))
    table.do("enter N Bors", rolls=[[1], MISS])
    assert (table.figure("Bors").turn.drawn, table.asked()) == (True, "act Bors")
    assert table.offered() == ["strike Ann bare_hands", "draw", "leave", "pass"]
    waits = acting(ann(), armed(), options={"hth_waits_a_turn": True}).do("enter N Bors", rolls=[[1], MISS])
    assert waits.figure("Bors").body.acted


def test_who_acted_before_is_not_marked() -> None:
    table = acting(ann(dx=12), bors((0, -1), dx=13, option=CHARGE)).do("pass")
    assert not table.do("enter N Bors", rolls=[[1], MISS], answers=[1]).figure("Bors").turn.drawn


def test_whose_hand_to_hand_is_over_may_only_stand_up() -> None:
    table = lying().do("leave", rolls=[[1, 2, 3, 4]], answers=[0, 0])
    assert (table.figure("Ann").hexes, table.figure("Ann").body.posture) == (((0, -1),), STANDING)
    assert (table.figure("Bors").state, table.offered()) == (IN_HTH, ["stand", "pass"])
    table.do("stand", answers=[NE])
    assert (table.figure("Bors").body.posture, table.figure("Bors").facing) == (STANDING, NE)


# --- daggers and ways out ---------------------------------------------------------------------------------------------
def test_a_dagger_is_drawn_by_three_dice() -> None:
    drawer = ann(posture=PRONE, ready=(), slung=("dagger",))
    foe = bors((0, 0), posture=PRONE, ready=(), dx=9)
    assert acting(drawer, foe).do("draw", rolls=[[4, 4, 4]]).figure("Ann").ready == ("dagger",)
    assert acting(drawer, foe).do("draw", rolls=[[4, 4, 5]]).figure("Ann").ready == ()
    assert acting(replace(drawer, ready=("great_club",)), foe).why("draw") == "option"


def test_who_leaves_stands_in_an_empty_hex_by_four_dice() -> None:
    table = lying().do("leave", rolls=[[3, 3, 3, 4]])
    assert table.figure("Ann").body.posture == PRONE
    burnt = lying(ground=board(fire=(0, -1))).do("leave", rolls=[[1, 1, 1, 1]], answers=[0, 0])
    assert burnt.figure("Ann").body.hits == 2
    walls = {f"wall{n}": pos for n, pos in enumerate([(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)])}
    assert lying(ground=board(**walls)).why("leave") == "option"


def test_a_friend_too_many_moves_out_as_it_stands_up() -> None:
    table = acting(ann(posture=PRONE), cid((0, 0), posture=PRONE, dx=7), bors((0, -5), dx=9))
    table.do("stand", answers=[1, 0])
    assert (table.figure("Ann").hexes, table.figure("Ann").body.posture) == (((1, -1),), STANDING)
    walls = {f"wall{n}": pos for n, pos in enumerate([(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)])}
    stuck = acting(ann(posture=PRONE), cid((0, 0), posture=PRONE, dx=7), bors((0, -5), dx=9), ground=board(**walls))
    assert stuck.why("stand") == "held"


def test_nobody_stands_up_twice_or_after_crawling() -> None:
    assert acting(ann(), bors((0, -5), dx=9)).why("stand") == "option"
    crawled = acting(ann(posture=PRONE, crawled=1, moved=True, option=6, pace=10), bors((0, -5), dx=9))
    # There is nothing else for it to do, so it has passed.
    assert crawled.asked() == "act Bors"
    fault = stand_refusal(crawled.state, 0)
    assert fault is not None and fault.code == "crawled"
    upright = stand_refusal(crawled.state, 1)
    assert upright is not None and upright.code == "posture"


def test_to_stand_up_is_free_to_face_anywhere() -> None:
    table = acting(ann(posture=KNEELING), bors((0, -5), dx=9)).do("stand", answers=[S])
    assert (table.figure("Ann").body.posture, table.figure("Ann").facing) == (STANDING, S)


def test_who_goes_in_leaves_its_shield_where_it_came_from() -> None:
    table = acting(ann(ready=("dagger",), shield="small", shield_ready=True), bors((0, -1), N, dx=9))
    table.do("enter N Bors", rolls=[[1], MISS])
    assert not table.figure("Ann").shield_ready
    assert ((0, 0), "small") in table.state.items


def test_who_fights_hand_to_hand_already_is_not_drawn_in_anew() -> None:
    table = acting(
        ann(posture=PRONE, ready=(), dx=9), bors((0, 0), posture=PRONE, ready=(), dx=9), cid((0, 1), dx=13)
    ).do("enter N Bors", rolls=[MISS])
    assert table.figure("Cid").hexes == ((0, 0),)
    assert not table.figure("Bors").turn.drawn
