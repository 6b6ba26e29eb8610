"""What one might want to do with a unit and may not, with the first clause of what refuses it; what is known of a shot."""

from msgspec.structs import replace

from affray.core.faces.deeds import Pointed
from affray.systems.wargame import SYSTEM
from affray.systems.wargame.content.codes import HERO
from affray.systems.wargame.guide.guide import GUIDE
from affray.systems.wargame.position.state import DEPLOY, NAME, OVER, PICK, WAITING, State
from tests.deeds import closed_at, question_of
from tests.units.wargame.gifted import GIFTS, SPECIALS, with_gifts
from tests.wargame_arena import BLUE, BOWS, RED, TANK, N, S, acting, altered, battle, kind, lone, regiment, skirmish

PIKES = regiment("Pikes", RED, 10, 5, (10, 10), N, BOWS)
FOES = skirmish("Foes", BLUE, [(12 + x, 14) for x in range(4)], facing=S)


def closed(state: State, who: str) -> dict[str, str]:
    """What is closed at a unit, with the first clause that says so."""
    return closed_at(SYSTEM, state, Pointed(who))


def test_an_enemy_who_is_not_touched_or_seen_says_so() -> None:
    state = acting(battle(PIKES, FOES), "Pikes")
    assert closed(state, "Foes") == {"melee Foes": "UW-MEL-01"}
    turned = acting(battle(replace(PIKES, heading=PIKES.heading + 180 * 60), FOES), "Pikes")
    assert "melee Foes" in closed(turned, "Foes")
    assert closed(acting(battle(PIKES, replace(FOES, status=OVER, at=())), "Pikes"), "Foes") == {}


def test_the_unit_that_acts_knows_what_it_may_not_do_to_each_enemy() -> None:
    others = skirmish("Others", BLUE, [(24 + x, 30) for x in range(3)], facing=S)
    state = acting(battle(PIKES, FOES, others), "Pikes")
    found = closed(state, "Pikes")
    assert {"melee Foes": "UW-MEL-01", "melee Others": "UW-MEL-01"}.items() <= found.items()
    # A shot that falls short is listed among the answers, and what speaks against it there.
    assert "shoot Others" not in found and "shoot Others" in closed(state, "Others")
    assert found["contact Others"] == closed(state, "Others")["contact Others"] == "UW-MOVE-01"


def test_a_vehicle_fires_in_the_arc_in_which_the_enemy_stands() -> None:
    behind = skirmish("Foes", BLUE, [(13, 2)], facing=N)
    state = acting(battle(lone("Tank", RED, (13, 20), N, TANK), behind), "Tank")
    assert closed(state, "Foes")["fire rear"] == "UW-VEH-10"


def test_a_shot_that_is_known_to_fall_short_is_closed() -> None:
    far = skirmish("Foes", BLUE, [(12 + x, 35) for x in range(4)], facing=S)
    assert closed(acting(battle(PIKES, far), "Pikes"), "Foes")["shoot Foes"] == "UW-RNG-03"


def test_a_hero_who_throws_fireballs_may_want_to_throw_one_at_an_enemy() -> None:
    mage = lone("Mage", RED, (13, 16), N, kind(HERO, (3, 8), defense=10, arms="longbow", gifts="fireball"))
    state = acting(battle(mage, FOES), "Mage")
    texts = [
        SYSTEM.write_answer(deed.answer) for deed in GUIDE.deeds(state, question_of(SYSTEM, state), Pointed("Foes"))
    ]
    assert any(text.startswith("fireball") for text in texts)


def test_the_unit_that_acts_and_those_that_wait_for_their_turn() -> None:
    others = regiment("Spears", RED, 4, 2, (20, 4), N)
    state = acting(battle(altered(PIKES, token=True), others, FOES), "Pikes")
    words = {"nothing": "UW-TURN-08", "stop": "UW-TURN-08"}
    assert (words | closed(state, "Foes")).items() <= closed(state, "Pikes").items()
    assert closed(state, "Spears") == {"unit Spears": "UW-TURN-02"}
    pick = battle(altered(PIKES, activated=1), others, FOES, phase=PICK)
    assert closed(pick, "Pikes") == {"unit Pikes": "UW-TURN-02"}
    assert closed(pick, "Foes") == {"unit Foes": "UW-TURN-02"}
    assert closed(pick, "Nobody") == {}


def test_only_a_hero_of_ones_own_is_named_as_the_leader() -> None:
    hero = lone("Hero", RED, (13, 4))
    state = battle(PIKES, hero, FOES, phase=NAME)
    assert closed(state, "Pikes") == {"leader Pikes": "UW-VIC-06"}
    assert closed(state, "Foes") == closed(state, "Hero") == {}


def test_nothing_is_told_while_units_are_deployed_or_within_an_action() -> None:
    waiting = replace(PIKES, status=WAITING, at=())
    assert closed(battle(waiting, FOES, phase=DEPLOY), "Pikes") == {}
    state = acting(battle(PIKES, FOES), "Pikes")
    assert GUIDE.deeds(state, replace(question_of(SYSTEM, state), inner=True), Pointed("Foes")) == ()


def test_a_shot_says_what_is_known_of_it_before_it_is_declared() -> None:
    def said(y: float) -> str:
        state = acting(battle(PIKES, skirmish("Foes", BLUE, [(10 + x, y) for x in range(4)], facing=S)), "Pikes")
        offer = next(
            offered for offered in GUIDE.offers(state, question_of(SYSTEM, state)) if offered.text == "shoot Foes"
        )
        assert offer.allows is not None
        return SYSTEM.words.phrase(offer.allows)

    assert said(14) == "within range; 4 of 4 seen"
    assert said(34) == "out of range as far as one can tell: the action would be lost"


def test_a_special_of_the_scenario_is_a_deed_with_whom_it_may_be_used_on() -> None:
    upset = skirmish("Upset", BLUE, [(16 + x, 14) for x in range(3)], facing=S, disordered=True)
    friends = skirmish("Friends", RED, [(6, 6)], disordered=True)
    state = with_gifts(acting(battle(PIKES, upset, friends, specials=SPECIALS), "Pikes"), *GIFTS)
    assert closed(state, "Upset")["use War_horn on Upset"] == "UW-ABL-09"
    assert closed(state, "Friends")["use Rally on Friends"] == "UW-ABL-09"
    far = skirmish("Far", BLUE, [(16 + x, 30) for x in range(3)], facing=S)
    beyond = with_gifts(acting(battle(PIKES, far, specials=SPECIALS), "Pikes"), *GIFTS)
    assert closed(beyond, "Far")["use War_horn on Far"] == "UW-ABL-09"
    assert not any("Gust" in text for text in closed(state, "Upset"))
