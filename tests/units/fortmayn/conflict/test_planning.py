"""The words of a plan. [FT-MELEE-02 FT-DIST-02]"""

import pytest

from affray.core.words.texts import ENGLISH
from affray.systems.fortmayn.conflict.planning import effective_plan, is_flight, read_plan, write_plan
from affray.systems.fortmayn.content.codes import DISTANT, NEARBY
from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.position.answer import Unread
from affray.systems.fortmayn.position.answers import read_answer, write_answer
from affray.systems.fortmayn.rules.time_and_distance import DISTANT_MOVE, NEARBY_MOVE
from affray.systems.fortmayn.words.questions import label
from tests.units.fortmayn.frays import conflict, foe, person
from tests.units.fortmayn.plans import plan_of

TEXTS = [
    'plan Anna fight "Ghoul 1" : I swing low',
    "plan Anna fight",
    "plan Anna drop shield to Rat fight Rat Bat with two_handed_weapon claim weapon_size : Reach!",
    "plan Bert away shoot Rat",
    "plan Bert flee",
    "plan Bert run Rat",
    "plan Bert cast sleep_of_poppies Rat from memory",
    "plan Bert cast cat_eyes",
    "plan Bert banish",
    "plan Bert talk Rat : Go home.",
    "plan Bert item holy_water",
    "plan Bert item flask_of_oil Rat",
    "plan Anna stunt Rat body : Watch!",
    "plan Anna doff",
    "plan Anna none",
    "plan Anna away none",
]


@pytest.mark.parametrize("text", TEXTS)
def test_a_plan_reads_back(text: str) -> None:
    plan = plan_of(text)
    assert read_plan(write_plan(plan)) == plan
    assert write_answer(write_plan(plan)).replace(" none", "") == text.replace(" none", "") or plan == Plan(who="Anna")


def test_a_stunt_is_one_with_body_dice_unless_it_is_said() -> None:
    assert plan_of("plan Anna stunt Rat").item == "body"


@pytest.mark.parametrize(
    "text",
    [
        "plan",
        "plan fight",
        "plan Anna Rat",
        "plan Anna to",
        "plan Anna to Rat run Rat",
        "plan Anna flee Rat",
        "plan Anna fight Rat shoot Rat",
        "plan Anna shoot",
        "plan Anna banish Rat",
        "plan Anna with sword",
        "plan Anna drop",
        "plan Anna cast",
    ],
)
def test_words_that_say_no_plan(text: str) -> None:
    assert read_answer(text) == Unread("plan", tuple(text.split()[1:]))


def test_to_fight_who_is_nearby_is_to_go_there() -> None:
    state = conflict(person(), foe("ghoul", "Near", NEARBY), foe("ghoul", "Far", DISTANT))
    assert effective_plan(state, 0, Plan(who="Anna", action="fight", target="Near")).toward == "Near"
    for plan in (
        Plan(who="Anna", action="fight", target="Far"),
        Plan(who="Anna", action="fight", target="Nobody"),
        Plan(who="Anna", action="talk", target="Near"),
        Plan(who="Anna", action="fight", target="Near", move=NEARBY_MOVE),
    ):
        assert effective_plan(state, 0, plan) == plan


def test_who_goes_away_without_an_action_gives_it_up() -> None:
    assert is_flight(Plan(who="Anna", move=DISTANT_MOVE))
    assert is_flight(Plan(who="Anna", move=NEARBY_MOVE))
    assert not is_flight(Plan(who="Anna", move=DISTANT_MOVE, toward="Rat"))
    assert not is_flight(Plan(who="Anna", move=NEARBY_MOVE, action="shoot"))
    assert not is_flight(Plan(who="Anna"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("plan Anna fight Near", "Anna: go to Near, fight Near"),
        ("plan Anna fight", "Anna: fight whoever comes"),
        (
            "plan Anna drop shield away fight with knife",
            "Anna: drop the shield, step away, fight whoever comes with knife",
        ),
        ("plan Anna fight Near claim weapon_size : Hah", "Anna: go to Near, fight Near by the size of the weapon: Hah"),
        ("plan Anna run Near", "Anna: run to Near"),
        ("plan Anna flee", "Anna: flee"),
        ("plan Anna cast terror Near", "Anna: cast Coiling Dread at Near from the book"),
        ("plan Anna item holy_water", "Anna: use Holy Water"),
        ("plan Anna stunt Near head", "Anna: a stunt against Near with HEAD Dice"),
        ("plan Anna none", "Anna: wait"),
        ("plan Anna", "plan Anna"),
        ("plan Carl flee", "plan Carl flee"),
        ("plan Anna to", "plan Anna to"),
        ("confirm", "It stands so"),
        ("flee", "Everybody flees"),
        ("order Anna", "in this order: Anna"),
    ],
)
def test_plans_in_words(text: str, said: str) -> None:
    state = conflict(person(), foe("ghoul", "Near", NEARBY))
    found = label(state, read_answer(text), ENGLISH)
    assert found.replace("“", "").replace("”", "").startswith(said) if ":" in text else found == said
    assert label(state, read_answer(text), "de")
