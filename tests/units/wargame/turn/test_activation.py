"""Activations: which actions a unit may take, what it owes, what is offered. [UW-TURN-04 .. UW-TURN-08 UW-ORD-02 ..
UW-ORD-06 UW-HERO-01 UW-MOVE-10 UW-ABL-05]"""

import pytest
from msgspec.structs import replace

from affray.systems.wargame.content.codes import HERO
from affray.systems.wargame.content.profile import Weapon
from affray.systems.wargame.position.answers import write_answer
from affray.systems.wargame.position.state import PICK, State, Unit
from affray.systems.wargame.turn import phases
from affray.systems.wargame.turn.activation import acting_unit as actor
from affray.systems.wargame.turn.activation import active_unit
from tests.wargame_arena import (
    BLUE,
    BOWS,
    CREW,
    RED,
    SPEARS,
    SWORDSMAN,
    TANK,
    N,
    S,
    acting,
    battle,
    block,
    code,
    kind,
    lone,
    play,
    regiment,
    skirmish,
    spot,
    table,
)

FAST_BOWS = kind(arms="longbow", gifts="fast", defense=60)
FOE = skirmish("Foe", BLUE, [(10, 14)], kind(defense=60), S)


def fight(*units: Unit, who: str = "Ann's", left: int = 2, **more: object) -> State:
    """The position in which a unit of these has been activated."""
    return acting(battle(*units, **more), who, left)  # type: ignore[arg-type]


def offered(state: State) -> list[str]:
    """The answers that are listed."""
    question = phases.question(state)
    assert question is not None
    return [write_answer(answer) for answer in question.answers]


def legal_now(state: State) -> None:
    """Checks that what is listed is legal, and at least one answer is."""
    question = phases.question(state)
    assert question is not None and question.answers
    for answer in question.answers:
        assert phases.refuse(state, answer) is None, write_answer(answer)


# --- kinds of action --------------------------------------------------------------------------------------------------
def test_actions_come_in_any_order_and_may_be_repeated() -> None:
    state = fight(skirmish("Ann's", RED, [(10, 10)], FAST_BOWS), FOE, left=3)
    outcome = play(state, "shoot Foe", "move 10,13", "shoot Foe", rolls=[[1], [1]])
    assert outcome.state.phase == PICK
    outcome = play(state, "move 10,13", "melee Foe", "melee Foe", rolls=[[1], [1], [1], [1]])
    assert outcome.codes.count("attacks") == 2


def test_attacks_may_be_let_be_made_once_each() -> None:
    near = skirmish("Ann's", RED, [(10, 13)], FAST_BOWS)
    state = fight(near, FOE, left=3, options={"repeat_attacks": False})
    shot = play(state, "shoot Foe", rolls=[[1]]).state
    assert (code(shot, "shoot Foe"), code(shot, "melee Foe")) == ("attack_again", None)
    both = play(shot, "melee Foe", rolls=[[1], [1]]).state
    assert code(both, "melee Foe") == "attack_again"
    assert not [text for text in offered(both) if text.startswith(("shoot", "melee"))]


def test_a_unit_may_do_nothing_and_may_stop_and_special_is_for_who_has_bought_it() -> None:
    state = fight(skirmish("Ann's", RED, [(10, 10)]))
    outcome = play(state, "nothing")
    assert (outcome.codes, outcome.state.act and outcome.state.act.progress.left) == (["nothing"], 1)
    assert play(state, "stop").state.phase == PICK
    assert code(state, "special Shout") == "no_special"


def test_a_hero_attacks_one_unit_at_a_time_and_again_unless_he_may_not() -> None:
    hero = lone("Ann's", RED, (10, 13), N, kind(HERO, (3, 8), arms="longbow", gifts="fast", defense=60))
    outcome = play(fight(hero, FOE, left=3), "melee Foe", "shoot Foe", "melee Foe",
                rolls=[[1, 1, 1], [1], [1, 1, 1], [1, 1, 1], [1]])  # fmt: skip
    assert outcome.state.phase == PICK
    once = fight(hero, FOE, left=3, options={"hero_one_attack_per_activation": True})
    after = play(once, "shoot Foe", rolls=[[1, 1, 1]]).state
    assert code(after, "melee Foe") == code(after, "shoot Foe") == "hero_again"


# --- disorder and tokens ----------------------------------------------------------------------------------------------
def test_the_disordered_spend_their_next_action_on_nothing_in_this_activation_or_the_next() -> None:
    men = skirmish("Ann's", RED, [(10, 10)])
    outcome = play(fight(men, left=3), "move 10,20")
    assert outcome["Ann's"].body.disordered
    assert offered(outcome.state) == ["nothing", "stop"]
    assert code(outcome.state, "move 10,11") == "action_owed"
    again = play(outcome.state, "nothing", "move 10,11")
    assert (again["Ann's"].body.disordered, again["Ann's"].at) == (False, (spot(10, 11),))
    later = play(fight(men, left=1), "move 10,20")
    assert later.state.phase == PICK and later["Ann's"].body.disordered
    assert offered(fight(later["Ann's"])) == ["nothing", "stop"]


def test_a_unit_with_a_token_moves_away_first_and_is_then_free() -> None:
    shaken = skirmish("Ann's", RED, [(10, 10)], token=True)
    state = fight(shaken, FOE, options={"flee_distance": "any"})
    assert {text.split()[0] for text in offered(state)} == {"away"}
    legal_now(state)
    assert [code(state, text) for text in ("stop", "nothing", "move 10,9", "away 10,11", "away 10,9")] == [
        "action_owed", "action_owed", "action_owed", "not-away", None,
    ]  # fmt: skip
    outcome = play(state, "away 10,9", "move 10,10")
    assert (outcome["Ann's"].body.token, outcome["Ann's"].at) == (False, (spot(10, 10),))
    assert outcome.codes[0] == "moves_away"
    assert code(fight(skirmish("Ann's", RED, [(10, 10)]), FOE), "away 10,9") == "move_away_free"


def test_disorder_is_paid_before_a_token_and_the_activation_goes_on() -> None:
    both = skirmish("Ann's", RED, [(10, 10)], token=True, disordered=True)
    state = fight(both, FOE)
    assert offered(state) == ["nothing"]
    assert code(state, "stop") == "action_owed"
    outcome = play(state, "nothing")
    assert (outcome["Ann's"].body.token, outcome["Ann's"].body.disordered) == (True, False)
    assert code(outcome.state, "nothing") == "action_owed"
    # With no action left the activation is over, and the token stays for the next one.
    assert play(fight(both, FOE, left=1), "nothing").state.phase == PICK


def test_a_move_away_that_does_not_come_about_leaves_the_token() -> None:
    outcome = play(fight(skirmish("Ann's", RED, [(10, 10)], token=True), FOE), "away 10,3")
    assert (outcome["Ann's"].body.token, outcome["Ann's"].body.disordered) == (True, True)


def test_a_check_failed_on_the_way_leaves_a_new_token() -> None:
    pair = skirmish("Ann's", RED, [(10, 13), (11, 13)], token=True)
    foe = skirmish("Foe", BLUE, [(10, 14), (11, 14)], kind(fight=4), S)
    state = replace(fight(pair, foe, options={"flee_distance": "any"}), marks=((0, 1),))
    for face, token in ((1, True), (2, False)):
        outcome = play(state, "away 10,8", rolls=[[4, 4], [face]], choices=[0])
        assert (outcome["Ann's"].body.token, outcome["Ann's"].at) == (token, (spot(10, 8),))


def test_where_there_is_no_way_out_nothing_is_done_and_the_token_goes() -> None:
    # In the corner every step from the foe leads off the field.
    shaken = skirmish("Ann's", RED, [(0.6, 35.4)], kind(move=1), token=True)
    state = fight(shaken, FOE)
    assert (active_unit(state).way_out, offered(state)) == (0, ["nothing"])
    outcome = play(state, "nothing")
    assert not outcome["Ann's"].body.token
    # Who cannot move at all has none either.
    assert offered(fight(skirmish("Ann's", RED, [(10, 10)], kind(move=0), token=True), FOE)) == ["nothing"]


@pytest.mark.parametrize("value", ["any", "full_move"])
def test_a_way_out_that_disorders_is_offered_where_there_is_no_other(value: str) -> None:
    # A gap as wide as the man: whichever way he goes he grazes the walls.
    gap = table(block("left", 8, 0, 1.5, 12), block("right", 10.5, 0, 1.5, 12))
    state = fight(skirmish("Ann's", RED, [(10, 10)], kind(move=4), token=True), FOE, board=gap,
                  options={"flee_distance": value})  # fmt: skip
    assert offered(state) == ["away 10,6"]
    outcome = play(state, "away 10,6")
    assert (outcome["Ann's"].body.disordered, outcome["Ann's"].body.token) == (True, False)
    assert code(state, "away 10,8") == (None if value == "any" else "not-away")


# --- ordnance ---------------------------------------------------------------------------------------------------------
AT = [(10, 10), (11, 10), (12, 10), (13, 10)]
TARGET = skirmish("Foe", BLUE, [(10, 20)], kind(defense=60), S)


def test_a_full_crew_moves_and_shoots_once_in_either_order_however_fast() -> None:
    crew = skirmish("Ann's", RED, AT, kind(1, (4, 6), 4, arms="trebuchet", gifts="fast"))
    outcome = play(fight(crew, TARGET, left=3), "shoot Foe", "move 11,12", rolls=[[1] * 4])
    assert code(outcome.state, "shoot Foe") == "ordnance_again"
    assert code(outcome.state, "prepare") == "ordnance_again"
    outcome = play(fight(crew, TARGET), "move 11,12", "shoot Foe", rolls=[[1] * 4])
    assert outcome.state.phase == PICK
    assert code(fight(crew, TARGET), "prepare") == "prepared"


def test_half_a_crew_prepares_in_one_action_and_shoots_in_another_of_the_same_activation() -> None:
    crew = skirmish("Ann's", RED, AT[:2], CREW, initial=4)
    state = fight(crew, TARGET)
    assert code(state, "shoot Foe") == "prepare_first"
    assert "prepare" in offered(state) and "shoot Foe" not in offered(state)
    ready = play(state, "prepare")
    assert ready.codes == ["prepare"]
    assert code(ready.state, "prepare") == "prepared"
    assert play(ready.state, "shoot Foe", rolls=[[1] * 4]).state.phase == PICK
    # What was prepared does not carry over.
    stopped = play(ready.state, "stop").state
    assert stopped.act is None
    # One man more is more than half.
    assert code(fight(skirmish("Ann's", RED, AT[:3], CREW, initial=4), TARGET), "shoot Foe") is None


def test_a_crew_does_not_shoot_after_a_melee_but_may_fight_after_a_shot() -> None:
    crew = skirmish("Ann's", RED, AT, kind(1, (4, 6), 4, arms="trebuchet", defense=60))
    foe = skirmish("Foe", BLUE, [(11, 11)], kind(defense=60), S)
    outcome = play(fight(crew, foe), "melee Foe", rolls=[[1, 1, 1], [1]])
    assert code(outcome.state, "shoot Foe") == "after_melee"
    assert play(fight(crew, foe), "shoot Foe", "melee Foe", rolls=[[1] * 4, [1, 1, 1], [1]]).state.phase == PICK


def test_without_a_ranged_weapon_there_is_no_ranged_action() -> None:
    state = fight(skirmish("Ann's", RED, [(10, 10)]), FOE)
    assert code(state, "prepare") == code(state, "shoot Foe") == "no_ranged_weapon"


def test_a_unit_whose_second_weapon_shoots_takes_ranged_actions_with_it() -> None:
    bow = Weapon("long bow", shoot=2, range=12)  # type: ignore[arg-type]
    men = skirmish("Ann's", RED, [(10, 10)], replace(SPEARS, weapons=(Weapon("knife"), bow)))
    state = fight(men, FOE, options={"several_weapons": "choose_one"}, far=False)
    assert [text for text in offered(state) if text.startswith("shoot")] == ["shoot Foe with 2"]


# --- offered ----------------------------------------------------------------------------------------------------------
def test_all_that_is_offered_is_legal_and_what_is_open_beside_it_is_told() -> None:
    mage = kind(HERO, (3, 8), arms="longbow", gifts="fireball")
    crowd = skirmish("Crowd", BLUE, [(8 + x, 18) for x in range(9)], facing=S)
    units = {
        "move reform march contact": regiment("Ann's", RED, 4, 2, (10, 10), N, BOWS),
        "move march contact": skirmish("Ann's", RED, [(10, 13)], BOWS),
        "drive march contact": lone("Ann's", RED, (10, 10), N, TANK),
        "move march contact fireball": lone("Ann's", RED, (10, 10), N, mage),
    }
    for forms, unit in units.items():
        state = fight(unit, FOE, crowd)
        legal_now(state)
        question = phases.question(state)
        assert question is not None
        assert [form.split()[0] for form in question.open] == forms.split()
    balls = [
        text for text in offered(fight(units["move march contact fireball"], FOE, crowd)) if text.startswith("fireball")
    ]
    assert "fireball 10,14" in balls and len(balls) == 1 + 5
    assert {"fire front"} == {
        text for text in offered(fight(units["drive march contact"], FOE, crowd, far=False)) if text.startswith("fire")
    }
    assert "melee Foe" in offered(fight(units["move march contact"], FOE, crowd))


def test_forms_of_moves_are_open_only_to_who_may_move() -> None:
    for fields, forms in (({"token": True}, ["away", "march"]), ({"disordered": True}, [])):
        question = phases.question(fight(skirmish("Ann's", RED, [(10, 10)], **fields), FOE))  # type: ignore[arg-type]
        assert question is not None
        assert [form.split()[0] for form in question.open] == forms


def test_a_hero_with_no_bow_is_offered_fireballs_and_no_shots() -> None:
    mage = lone("Ann's", RED, (10, 10), N, kind(HERO, (3, 8), gifts="fireball"))
    verbs = {text.split()[0] for text in offered(fight(mage, FOE))}
    assert "fireball" in verbs and "shoot" not in verbs


def test_where_distances_may_be_measured_fireballs_are_offered_only_at_miniatures_within_reach() -> None:
    mage = lone("Ann's", RED, (10, 10), N, kind(HERO, (3, 8), gifts="fireball"))
    line = skirmish("Foe", BLUE, [(10, y) for y in (20, 21, 22, 23, 24)], facing=S)
    for premeasure, reached in ((False, [20, 21, 22, 23, 24]), (True, [20, 21, 22])):
        balls = [text for text in offered(fight(mage, line, options={"premeasure": premeasure})) if "fireball" in text]
        assert balls == [f"fireball 10,{y}" for y in reached]


# --- broken callers ---------------------------------------------------------------------------------------------------
def test_outside_an_activation_nobody_acts() -> None:
    state = battle(lone("Ann's", RED, (10, 10), N, SWORDSMAN))
    with pytest.raises(AssertionError, match="expected an activation"):
        actor(state)
