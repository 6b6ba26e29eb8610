"""Offers: where each answer leads, at whom it is aimed, what it is done with."""

from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.guide import Offer
from affray.core.words.phrase import phrase
from affray.systems.wargame.content.codes import HERO, LEADER
from affray.systems.wargame.content.house_rules import read_house
from affray.systems.wargame.content.profile import Weapon
from affray.systems.wargame.guide.guide import GUIDE
from affray.systems.wargame.guide.offers import offer
from affray.systems.wargame.position.answers import Answer, Drive, Move, Number, Reform, Word, read_answer
from affray.systems.wargame.position.state import DEPLOY, NAME, START, WAITING, Aim, State
from affray.systems.wargame.rules.vehicle_move import Go, Run
from affray.systems.wargame.turn import phases
from tests.units.wargame.gifted import GIFTS, SPECIALS, three_talk, with_gifts
from tests.wargame_arena import (
    BLUE,
    BOWS,
    RED,
    SPEARS,
    TANK,
    N,
    S,
    acting,
    altered,
    asked,
    battle,
    kind,
    lone,
    regiment,
    skirmish,
)

PIKES = regiment("Pikes", RED, 10, 5, (10, 10), N, BOWS)
FOES = skirmish("Foes", BLUE, [(12 + x, 14) for x in range(4)], facing=S)


def offers_by_text(state: State) -> dict[str, Offer]:
    """The offers of the open question by their text."""
    question = phases.question(state)
    assert question is not None
    found = GUIDE.offers(state, question)
    assert len(found) == len(question.answers)
    return {offered.text: offered for offered in found}


def offer_of(state: State, text: str) -> Offer:
    """The offer of an answer of the open question, listed or not."""
    question = phases.question(state)
    assert question is not None
    return offer(state, question, read_answer(text))


def test_words_deployments_and_units_have_their_groups() -> None:
    waiting = replace(PIKES, status=WAITING, at=())
    deploy = offers_by_text(battle(waiting, FOES, phase=DEPLOY))
    assert {offered.group for offered in deploy.values()} == {"deploy"}
    first = next(iter(deploy.values()))
    assert (first.target, first.heading) == ("Pikes", 90) and first.spot is not None
    pick = offers_by_text(battle(PIKES, FOES))
    assert (pick["unit Pikes"].group, pick["unit Pikes"].spot) == ("pick", (12, 10))
    assert pick["end turn"].group == "end"
    assert offers_by_text(battle(PIKES, FOES, phase=START))["go"] == Offer("go", "word")


def test_the_offer_of_a_leader_names_the_hero_and_no_place() -> None:
    heroes = [replace(lone(name, RED, (4, 4)), status=WAITING, at=()) for name in ("Ann", "Old Tom")]
    found = offers_by_text(battle(*heroes, phase=NAME, aim=Aim(kind=LEADER, leaders=("", "Foe")), far=False))
    assert list(found.values()) == [
        Offer("leader Ann", "leader", target="Ann"), Offer("leader Old_Tom", "leader", target="Old Tom"),
    ]  # fmt: skip


def test_moves_tell_where_they_end_and_charges_whom_they_reach() -> None:
    measured = replace(battle(PIKES, FOES), house=read_house({"premeasure": "true"}))
    state = acting(measured, "Pikes")
    found = offers_by_text(state)
    groups = {offered.group for offered in found.values()}
    assert {"move", "charge", "reform", "shoot", "word", "end"} <= groups
    charge = next(offered for offered in found.values() if offered.group == "charge")
    assert charge.target == "Foes" and charge.spot is not None and charge.heading is not None
    named = offers_by_text(acting(battle(PIKES, FOES), "Pikes"))["contact Foes"]
    assert (named.group, named.target, named.heading) == ("charge", "Foes", None)
    assert (offer_of(state, "move 12,10 facing 0").group, offer_of(state, "move 12,10 facing 0").heading) == ("turn", 0)
    assert offer_of(state, "reform 10").spot == (12, 10)
    far = offer_of(state, "move 60,60")
    assert (far.group, far.spot, far.heading) == ("move", None, None)
    fleeing = offer_of(acting(battle(altered(PIKES, token=True), FOES), "Pikes"), "away 12,4")
    assert (fleeing.group, fleeing.spot) == ("away", (12, 4))
    beside = offer_of(
        acting(replace(measured, figures=(PIKES, replace(FOES, at=((12 * 10**9, 11 * 10**9),)))), "Pikes"),
        "move 12,10 facing 90",
    )
    assert (beside.group, beside.target) == ("turn", "Foes")


def test_drives_tell_whom_they_run_over_first() -> None:
    state = acting(battle(lone("Tank", RED, (13, 9), N, TANK), FOES), "Tank")
    over = offer_of(state, "drive forward go 6")
    assert (over.group, over.target, over.spot, over.heading) == ("drive", "Foes", (13, 15), 90)
    assert offer_of(state, "drive forward go 1").target == ""
    assert offer_of(state, "drive forward turn 90").spot == (13, 9)


def test_attacks_tell_target_weapon_and_direction() -> None:
    mage = lone("Mage", RED, (13, 13), N, kind(HERO, (3, 8), defense=10, arms="longbow", gifts="fireball"))
    state = acting(battle(mage, FOES), "Mage")
    found = offers_by_text(state)
    assert (found["melee Foes"].target, found["melee Foes"].item, found["melee Foes"].spot) == (
        "Foes",
        "longbow",
        (13, 14),
    )
    assert (found["shoot Foes"].group, found["shoot Foes"].target) == ("shoot", "Foes")
    ball = next(offered for offered in found.values() if offered.group == "fireball")
    assert ball.target == "Foes" and ball.spot is not None
    assert offer_of(state, "fireball 2,2").target == ""
    tank = acting(battle(lone("Tank", RED, (13, 9), N, TANK), FOES), "Tank")
    fire = offers_by_text(tank)["fire front"]
    assert (fire.group, fire.item, fire.heading, fire.target) == ("fire", "50mm_cannon", 90, "")
    assert offer_of(tank, "fire left").heading == 180


def test_the_weapon_is_told_where_one_is_named_or_there_is_but_one() -> None:
    arms = (Weapon("knife"), Weapon("sling", shoot=1, range=6))  # type: ignore[arg-type]
    men = skirmish("Men", RED, [(13, 11)], replace(SPEARS, weapons=arms))
    both = acting(battle(men, FOES), "Men")
    assert offer_of(both, "shoot Foes").item == ""
    state = acting(battle(men, FOES, options={"several_weapons": "choose_one"}), "Men")
    assert offer_of(state, "shoot Foes with 2").item == "sling"
    assert offer_of(acting(battle(skirmish("Men", RED, [(13, 13)]), FOES), "Men"), "melee Foes").item == ""


# --- inner choices ----------------------------------------------------------------------------------------------------
def inner(state: State, question: Question[Answer]) -> tuple[Offer, ...]:
    """The offers of an inner choice."""
    found = GUIDE.offers(state, question)
    assert [offered.text for offered in found] == [str(n) for n in range(len(question.answers))]
    assert {offered.group for offered in found} == {"number"}
    return found


def test_casualties_are_where_they_stand() -> None:
    men = skirmish("Men", RED, [(12, 13), (13, 13), (14, 13)], kind(fight=9))
    state = acting(battle(men, FOES), "Men")
    found = inner(state, asked(state, "melee Foes", rolls=[[1, 1, 1], [1, 1, 1, 1]]))
    assert {offered.target for offered in found} == {"Foes"}
    assert [offered.spot for offered in found] == [(15, 14), (14, 14), (13, 14), (12, 14)]


def test_the_targets_of_fire_and_a_vehicle_that_is_damaged_are_named() -> None:
    tank = lone("Tank", RED, (13, 9), N, TANK)
    other = skirmish("Other", BLUE, [(14, 16)], facing=S)
    state = acting(battle(tank, FOES, other), "Tank")
    points = inner(state, asked(state, "fire front", rolls=[[1, 1, 1, 1]]))
    assert {(point.target, point.spot) for point in points} == {("Foes", None)}
    assert [point.text for point in points if not point.vain] == ["0", "8"]
    assert points[7].allows == phrase("guide-points-idle", "UW-VEH-12", "UW-MEL-05", least=0)
    dice = acting(battle(tank, FOES, other, options={"vehicle_split": "dice"}), "Tank")
    given = inner(dice, asked(dice, "fire front", rolls=[[1, 1, 1, 1]]))
    assert [offered.target for offered in given] == ["Foes", "Other", ""]
    hit = acting(battle(skirmish("Men", RED, [(13, 7)], kind(fight=20)), replace(tank, side=BLUE)), "Men")
    reduction = inner(hit, asked(hit, "melee Tank", rolls=[[1], [1]]))
    assert {(offered.target, offered.spot) for offered in reduction} == {("Tank", (13, 9))}


def test_the_answers_have_the_kinds_that_are_offered() -> None:
    state = acting(battle(PIKES, FOES), "Pikes")
    question = Question[Answer](
        0, "act", "Pikes", (Word("stop"), Reform(4), Move((0, 0)), Number(1)), extra=(Word("go"),)
    )
    assert [offered.group for offered in GUIDE.offers(state, replace(question, answers=question.answers[:3]))] == [
        "end", "reform", "move", "word",
    ]  # fmt: skip
    drive = Drive(Run(reverse=False, parts=(Go(1),)))
    tank = acting(battle(lone("Tank", RED, (13, 9), N, TANK), FOES), "Tank")
    assert offer(tank, Question(0, "act", "Tank"), drive).group == "drive"


def test_a_shot_that_is_known_to_fall_short_is_vain() -> None:
    bows = regiment("Bows", RED, 10, 5, (10, 10), N, BOWS)
    for away, vain in ((35, True), (14, False)):
        foes = skirmish("Foes", BLUE, [(12 + x, away) for x in range(4)], facing=S)
        assert offer_of(acting(battle(bows, foes), "Bows"), "shoot Foes").vain == vain


def test_a_special_of_the_scenario_is_offered_at_its_target_or_its_mark() -> None:
    state = with_gifts(acting(battle(PIKES, FOES, specials=SPECIALS), "Pikes"), *GIFTS)
    found = offers_by_text(state)
    horn = found["use War_horn on Foes"]
    assert (horn.group, horn.target, horn.item, horn.spot) == ("special", "Foes", "War horn", (13, 14))
    gust = found["use Gust on Foes to 13,18"]
    assert (gust.group, gust.target, gust.item, gust.spot) == ("special", "Foes", "Gust", (13, 18))


def test_a_special_that_is_surely_too_far_is_known_to_be_in_vain() -> None:
    for y, vain, said in ((14, False, "within"), (22, False, "about"), (30, True, "out")):
        foes = skirmish("Foes", BLUE, [(10 + x, y) for x in range(4)], facing=S)
        horn = offers_by_text(with_gifts(acting(battle(PIKES, foes, specials=SPECIALS), "Pikes"), *GIFTS))[
            "use War_horn on Foes"
        ]
        assert horn.vain == vain and horn.allows is not None and horn.allows.args["said"] == said


def test_a_ruling_is_offered_as_a_word() -> None:
    assert {text: offer.group for text, offer in offers_by_text(three_talk()).items()} == {"ruling nothing": "word"}
