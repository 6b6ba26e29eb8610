"""What foes do in an Ounce. [FT-FILL-13]"""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.conflict.foes import PATIENCE, foe_plans, foe_weapon
from affray.systems.fortmayn.content.codes import CLOSE, DISTANT, FAR_AWAY, NEARBY
from affray.systems.fortmayn.content.house_rules import BOLD, CAREFUL, CUNNING, DULL, HOLDING, SKIRMISHING, House
from affray.systems.fortmayn.content.people import Foe, Lasting, Person, Plan
from affray.systems.fortmayn.position.creature_specials import is_losing_nerve
from affray.systems.fortmayn.position.spell_effects import COMMANDED
from affray.systems.fortmayn.position.standing import FLEES, MOVED, STRUCK
from affray.systems.fortmayn.position.state import Conflict
from affray.systems.fortmayn.rules.time_and_distance import DISTANT_MOVE, NEARBY_MOVE
from tests.units.fortmayn.frays import brainy, conflict, foe, person, play


def only(*sides: Person | Foe, **more: object) -> Plan:
    """What the first foe does."""
    return foe_plans(conflict(*sides, **more))[0]


def test_a_foe_fights_the_nearest_and_of_equals_who_has_fewer_dice() -> None:
    assert only(person(), brainy(), foe("ghoul", at=(CLOSE, NEARBY))).target == "Anna"
    assert only(person(), brainy(), foe("ghoul", at=(CLOSE, CLOSE))).target == "Bert"
    assert only(person(), brainy(body=3, head=1), foe("ghoul")).target == "Anna"


@pytest.mark.parametrize(
    ("creature", "at", "plan"),
    [
        ("ghoul", CLOSE, Plan(who="X", action="fight", target="Anna")),
        ("ghoul", NEARBY, Plan(who="X", move=NEARBY_MOVE, toward="Anna", action="fight", target="Anna")),
        ("ghoul", DISTANT, Plan(who="X", move=DISTANT_MOVE, toward="Anna")),
        ("ghoul", FAR_AWAY, Plan(who="X", move=DISTANT_MOVE, toward="Anna")),
        ("wolf", DISTANT, Plan(who="X", move=DISTANT_MOVE, toward="Anna", action="fight", target="Anna")),
        ("wolf", FAR_AWAY, Plan(who="X", move=DISTANT_MOVE, toward="Anna")),
        ("bronze_idol", DISTANT, Plan(who="X", move=NEARBY_MOVE, toward="Anna")),
        ("bronze_idol", NEARBY, Plan(who="X", move=NEARBY_MOVE, toward="Anna", action="fight", target="Anna")),
        ("bandit", NEARBY, Plan(who="X", action="shoot", target="Anna")),
        ("bandit", DISTANT, Plan(who="X", action="shoot", target="Anna")),
        ("bandit", CLOSE, Plan(who="X", action="fight", target="Anna")),
        ("bandit", FAR_AWAY, Plan(who="X", move=DISTANT_MOVE, toward="Anna")),
    ],
)
def test_a_foe_comes_as_near_as_it_must(creature: str, at: int, plan: Plan) -> None:
    assert only(person(), foe(creature, "X", at)) == plan


def test_after_who_flees_a_foe_makes_only_a_nearby_move_but_a_swift_one_runs() -> None:
    fled = Conflict(flights=(("Anna", 1),))
    assert only(person(), foe("ghoul", "X", DISTANT), fray=fled) == Plan(who="X", move=NEARBY_MOVE, toward="Anna")
    assert only(person(), foe("ghoul", "X", NEARBY), fray=fled).action == "fight"
    assert only(person(), foe("wolf", "X", DISTANT), fray=fled).action == "fight"


def test_a_swift_foe_keeps_up_with_who_flees_for_two_ounces() -> None:
    wolf = foe("wolf", "X", DISTANT)
    assert only(person(), wolf, fray=Conflict(flights=(("Anna", 2),))).action == "fight"
    assert only(person(), wolf, fray=Conflict(flights=(("Anna", 3),))) == Plan(who="X", move=NEARBY_MOVE, toward="Anna")


def test_flight_from_a_swift_foe_ends() -> None:
    state = conflict(person(body=9, head=1), foe("wolf", "W"))
    for _ in range(4):
        assert state.phase == "ounce_declare"
        swift = state.fray is not None and dict(state.fray.flights).get("Anna", 0) < 2
        state = play(state, "plan Anna flee", "confirm", rolls=[(3,) * 9] if swift else [])
    assert state.phase == "scene"


def test_who_stops_to_fight_begins_a_new_flight() -> None:
    state = conflict(person(body=9, head=1), foe("wolf", "W"))
    state = play(state, "plan Anna flee", "confirm", rolls=[(3,) * 9])
    assert state.fray is not None and state.fray.flights == (("Anna", 1),)
    state = play(state, "plan Anna fight", "confirm", rolls=[(3,) * 9])
    assert state.fray is not None and state.fray.flights == ()


def test_a_slow_foe_rests_an_ounce_between_two_moves() -> None:
    tired = foe("bronze_idol", "X", NEARBY, notes=(MOVED,))
    assert only(person(), tired) == Plan(who="X")


def test_who_has_lost_its_nerve_flees_and_the_shy_do_where_there_is_room() -> None:
    assert only(person(), foe("ghoul", "X", notes=(FLEES,))) == Plan(who="X", move=DISTANT_MOVE)
    assert only(person(), foe("bats", "X", NEARBY)) == Plan(who="X", move=DISTANT_MOVE)
    assert only(person(), foe("bats", "X", CLOSE)).action == "fight"


def test_the_friendly_stand_by_until_they_are_struck_and_the_commanded_do_nothing() -> None:
    friend = foe("wolf", "X", reaction="friendly")
    assert only(person(), friend) == Plan(who="X")
    assert only(person(), replace(friend, notes=(STRUCK,))).action == "fight"
    assert only(person(), foe("ghoul", "X", notes=(COMMANDED,))) == Plan(who="X")


def test_nobody_is_left_to_fight() -> None:
    assert only(person(out=True), foe("ghoul", "X")) == Plan(who="X")


def test_fog_stops_shots() -> None:
    assert only(person(), foe("bandit", "X", NEARBY), lasting=(Lasting(does="fog"),)).action == "fight"


def test_firearms_of_foes_count_as_bows_and_thrown_weapons_unless_there_are_firearms() -> None:
    raider, duelist = foe("hill_raider"), foe("mesmerist")
    state = conflict(person(), raider, duelist, foe("ghoul"))
    assert [foe_weapon(state, enemy) for enemy in state.foes] == ["bow", "thrown", ""]
    armed = replace(state, house=House(firearms=1))
    assert [foe_weapon(armed, enemy) for enemy in armed.foes] == ["longarm", "handgun", ""]
    assert only(person(), foe("hill_raider", "X", FAR_AWAY), house=House(firearms=1)).action == "shoot"


# --- levels and manners -----------------------------------------------------------------------------------------------
def test_a_dull_foe_goes_for_the_strong_and_a_cunning_one_for_the_weakest_in_its_reach() -> None:
    beside = (person(), brainy(), foe("ghoul", "X", CLOSE))
    assert [only(*beside, house=House(foe_wits=wits)).target for wits in (0, DULL, CUNNING)] == ["Bert", "Anna", "Bert"]
    apart = (person(), brainy(), foe("ghoul", "X", (CLOSE, NEARBY)))
    assert only(*apart, house=House(foe_wits=DULL)).target == "Anna"
    assert only(*apart, house=House(foe_wits=CUNNING)) == Plan(
        who="X", move=NEARBY_MOVE, toward="Bert", action="fight", target="Bert"
    )
    far = (person(), brainy(), foe("ghoul", "X", (CLOSE, DISTANT)))
    assert only(*far, house=House(foe_wits=CUNNING)).target == "Anna"


def test_a_bold_foe_closes_in_and_never_flees() -> None:
    bold = House(foe_manner=BOLD)
    assert only(person(), foe("bandit", "X", NEARBY), house=bold).action == "fight"
    hurt = conflict(person(), foe("cave_bear", "X", dd=1, dd_start=4))
    assert is_losing_nerve(hurt, 0) is not is_losing_nerve(replace(hurt, house=bold), 0)


def test_a_careful_foe_flees_when_it_is_hurt_or_half_its_group_is_out() -> None:
    careful = House(foe_manner=CAREFUL)
    half = conflict(person(), foe("temple_guard", "X"), foe("temple_guard", "Y", dd=0, out=True))
    lone = conflict(person(), foe("sellsword", "X", dd=1, dd_start=2))
    for state in (half, lone):
        assert is_losing_nerve(replace(state, house=careful), 0)
    dead = conflict(person(), foe("skeleton", "X"), foe("skeleton", "Y", dd=0, out=True), house=careful)
    assert not is_losing_nerve(dead, 0)


def test_a_holding_foe_waits_for_three_ounces() -> None:
    holding = House(foe_manner=HOLDING)
    far, near = foe("ghoul", "X", DISTANT), foe("ghoul", "X", NEARBY)
    assert only(person(), far, house=holding) == Plan(who="X")
    assert only(person(), far, house=holding, fray=Conflict(exchange=PATIENCE)).move == DISTANT_MOVE
    assert only(person(), near, house=holding).action == "fight"


def test_a_skirmishing_foe_steps_away_and_shoots_though_not_twice_running() -> None:
    skirmishing = House(foe_manner=SKIRMISHING)
    away = Plan(who="X", move=NEARBY_MOVE, action="shoot", target="Anna")
    assert only(person(), foe("bandit", "X"), house=skirmishing) == away
    assert only(person(), foe("bandit", "X", notes=(MOVED,)), house=skirmishing).action == "fight"
    assert only(person(), foe("ghoul", "X"), house=skirmishing).action == "fight"
    after = play(
        conflict(person(), foe("bandit", "X"), house=skirmishing), "plan Anna fight X", "confirm", rolls=([8, 8, 8],)
    )
    assert after.foes[0].bands[0] == NEARBY
    assert after.foes[0].dd == after.foes[0].dd_start
