"""The guide: offers for a stage, what is declared, sheets, what answers promise by exact odds."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.core import InputError, Question
from affray.core.faces.guide import Prospect, StageGuide
from affray.core.words.texts import strict_texts
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.content.codes import BODY, HEAD
from affray.systems.fortmayn.content.house_rules import PLAIN, read_house
from affray.systems.fortmayn.content.people import Exit, Foe, Hurdle, Person, Place, Plan, Thing, Wear
from affray.systems.fortmayn.guide.guide import GUIDE
from affray.systems.fortmayn.position.answer import Answer, Number
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.delve_answers import Retire
from affray.systems.fortmayn.position.rooms import OUTSIDE
from affray.systems.fortmayn.position.state import Conflict, Risk, State
from affray.systems.fortmayn.rules.gear import new_thing
from affray.systems.fortmayn.words.facts import TEXTS

ANN = Person(
    "Ann", 0, type=0, body_max=3, body_ready=2, head_max=1, head_ready=1, shield=Wear(4, 6), shield_item="small_shield",
    things=(new_thing("one_handed_weapon", "", "hand"), new_thing("torches_6"), new_thing("backpack")), coins=12, attachments=("guild",),
)  # fmt: skip
TOM = Person(
    "Tom", 0, type=1, body_max=2, body_ready=2, head_max=2, head_ready=2, known=("mend", "terror"), memorised=("mend", "terror"),
    attachments=("a far friend", "temple"),
    things=(new_thing("two_handed_weapon", "bow", "hand"), new_thing("quiver"), new_thing("backpack"), Thing("spell_book", form="mend terror")),
)  # fmt: skip
GHOUL = Foe("Ghoul 1", 1, creature="ghoul", dd=2, dd_start=2, bands=(0, 1), reaction="aggressive", armor=4)
RATS = Foe("Rats", 1, creature="kobold", dd=1, dd_start=1, bands=(0, 1))
DOOR, PIT = (
    Hurdle(id="door", obstacle="stuck_door", dd=2, exit=1),
    Hurdle(id="pit", obstacle="pit_cover", dd=1, hidden=True),
)
ROOM = Place(room="crypt", light=0, exits=(Exit(to=-3), Exit()), hurdles=(DOOR, PIT))
HERE = State(phase="scene", people=(ANN, TOM), places=(ROOM,), here=0, wanted=2)
FRAY = replace(HERE, phase="ounce_declare", foes=(GHOUL, RATS), fray=Conflict())
LIT = replace(HERE, people=(replace(ANN, things=(replace(new_thing("torches_6"), lit=True),)), TOM))


def promised(state: State, text: str) -> Prospect:
    """What the last roll of an answer promises."""
    question = SYSTEM.question(state)
    assert question is not None
    *_, last = GUIDE.promise(state, question, read_answer(text))
    return last


def numbers(prospect: Prospect) -> dict[str, float]:
    """The chances of a prospect by their names."""
    return {chance.name.id.removesuffix("-it"): chance.value for chance in prospect.chances}


# --- what is offered --------------------------------------------------------------------------------------------------
def test_it_is_a_guide_for_stages() -> None:
    assert isinstance(GUIDE, StageGuide)
    assert SYSTEM.guide is GUIDE


def test_offers_are_aimed_at_what_the_stage_shows() -> None:
    question = Question(
        0, "scene", answers=tuple(map(read_answer, ("go 1", "leave", "approach Ann body forcing stuck_door", "attack", "rest"))),
        extra=(Retire(),),
    )  # fmt: skip
    state = replace(HERE, places=(replace(ROOM, exits=(Exit(to=OUTSIDE), Exit())),))
    assert [(offer.group, offer.target, offer.ends) for offer in GUIDE.offers(state, question)] == [
        ("go", "exit 1", False), ("leave", "entrance", False), ("approach", "door", False), ("foes", "", False), ("rest", "", False), ("retire", "", True),
    ]  # fmt: skip


def test_plans_are_offered_by_what_is_done() -> None:
    question = SYSTEM.question(FRAY)
    assert question is not None
    found = {offer.text: (offer.group, offer.target) for offer in GUIDE.offers(FRAY, question)}
    assert found["plan Ann fight"] == ("fight", "")
    assert 'plan Ann talk "Ghoul 1"' not in found
    anything = replace(FRAY, house=read_house({"talk_to": "anything"}))
    asked = SYSTEM.question(anything)
    assert asked is not None
    talks = {offer.text: (offer.group, offer.target) for offer in GUIDE.offers(anything, asked)}
    assert talks['plan Ann talk "Ghoul 1"'] == ("talk", "Ghoul 1")
    assert found["plan Ann flee"] == ("run", "")
    assert found["plan Ann none"] == ("none", "")


def test_inner_choices_are_numbers_and_what_goes_on_stands_out() -> None:
    inner: Question[Answer] = Question(0, "save", "Ann", (Number(0), Number(1)), inner=True)
    assert [offer.group for offer in GUIDE.offers(HERE, inner)] == ["number", "number"]
    declared = replace(
        HERE, phase="declare", risk=Risk(actors=("Ann",), pool=BODY, task="forcing", target="door", dd=2)
    )
    question = SYSTEM.question(declared)
    assert question is not None
    assert [offer.group for offer in GUIDE.offers(declared, question)] == ["on", "cancel"]
    spells = Question(
        0,
        "scene",
        answers=(
            read_answer("cast Tom mend memory Ann"),
            read_answer("use_item Ann light torches_6"),
            read_answer('talk Tom "Ghoul 1"'),
        ),
    )
    assert [(offer.group, offer.item, offer.target) for offer in GUIDE.offers(HERE, spells)] == [
        ("spell", "mend", "Ann"), ("use_item", "torches_6", ""), ("talk", "", "Ghoul 1"),
    ]  # fmt: skip


def test_what_is_declared_is_told_in_order() -> None:
    assert GUIDE.order(HERE) == ()
    planned = replace(
        FRAY, fray=Conflict(plans=(Plan(who="Ann", action="fight", target="Ghoul 1"), Plan(who="Nobody")))
    )
    (said,) = GUIDE.order(planned)
    assert TEXTS.phrase(said, "en") == "Ann: fight Ghoul 1"


# --- sheets -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", TEXTS.languages)
@pytest.mark.parametrize("who", ["Ann", "Tom", "Ghoul 1", "Rats", "door"])
def test_sheets_are_worded(who: str, language: str) -> None:
    found = GUIDE.sheet(FRAY, who)
    assert found.groups
    with strict_texts():
        for title, rows in found.groups:
            for said in (title, *(part for row in rows for part in (row.name, row.value))):
                assert TEXTS.phrase(said, language) not in ("", said.id)


def test_a_sheet_says_why_a_die_is_smaller() -> None:
    dice = GUIDE.sheet(HERE, "Ann").groups[0][1]
    body = next(row for row in dice if row.name.id == "sheet-row-body")
    assert TEXTS.phrase(body.value, "en") == "2 of 3 d8, rolled as d6"
    assert [part.label for part in body.parts] == ["damaged_shield"]


def test_broken_gear_a_career_and_what_is_hidden() -> None:
    broken = replace(HERE, people=(replace(ANN, shield=Wear(0, 6), career="river_pilot"), TOM))
    words = [TEXTS.phrase(row.value, "en") for _, rows in GUIDE.sheet(broken, "Ann").groups for row in rows]
    assert "broken" in words
    for nobody in ("pit", "Zed"):
        with pytest.raises(InputError, match="nobody here"):
            GUIDE.sheet(HERE, nobody)
    with pytest.raises(InputError, match="nobody here"):
        GUIDE.sheet(State(phase="hub"), "door")


# --- what answers promise ---------------------------------------------------------------------------------------------
def test_a_test_promises_what_two_dice_can_do() -> None:
    """Two d6, damaged shield: a hit on 5 or 6 each, two needed; one Difficulty left exposes one low die."""
    found = numbers(promised(HERE, "approach Ann body forcing door : I push."))
    assert found["guide-down"] == pytest.approx(float(Fraction(1, 9)))
    assert set(found) == {"guide-down", "guide-lost", "guide-out"}


def test_two_together_do_more_than_one() -> None:
    alone = numbers(promised(HERE, "approach Tom body forcing door : I push."))
    both = numbers(promised(HERE, "approach Tom+Ann body forcing door : We push."))
    assert both["guide-down"] > alone["guide-down"]
    assert alone["guide-down"] == pytest.approx(float(Fraction(1, 9)))


def test_a_stunt_needs_more_than_half() -> None:
    found = numbers(promised(HERE, "approach Tom body forcing door stunt : I leap."))
    assert found["guide-down"] == pytest.approx(float(Fraction(1, 9)))
    assert found["guide-lost"] == pytest.approx(2 / 3)


def test_each_may_roll_against_all() -> None:
    risk = Risk(actors=("Tom", "Ann"), pool=BODY, task="avoid_trap", dd=1, each=True, source="event")
    state = replace(HERE, phase="ruling", risk=risk)
    question = SYSTEM.question(state)
    assert question is not None
    found = [numbers(prospect)["guide-down"] for prospect in GUIDE.promise(state, question, read_answer("accept"))]
    assert found == [pytest.approx(1 - (4 / 8) ** 2), pytest.approx(1 - (4 / 6) ** 2)]


def test_nothing_is_promised_where_nothing_is_rolled() -> None:
    question = SYSTEM.question(HERE)
    assert question is not None
    assert GUIDE.promise(HERE, question, read_answer("rest")) == ()
    assert GUIDE.promise(HERE, replace(question, inner=True), read_answer("rest")) == ()
    assert GUIDE.prospects(HERE, replace(question, inner=True)) == ()
    gone = replace(HERE, phase="ruling", risk=Risk(actors=("Ann",), pool=BODY, task="forcing", dd=0))
    asked = SYSTEM.question(gone)
    assert asked is not None and GUIDE.promise(gone, asked, read_answer("accept")) == ()


def test_spells_and_words_promise_with_head_dice() -> None:
    risk = Risk(actors=("Tom",), pool=HEAD, task="memory", dd=0, spell="illusory_torch", source="cast")
    found = numbers(promised(replace(HERE, phase="ruling", risk=risk), "accept"))
    assert found["guide-down"] == 1
    assert found["guide-spent"] == pytest.approx(1 / 16)
    talk = replace(FRAY, phase="parley", fray=None)
    assert set(numbers(promised(talk, 'talk Tom "Ghoul 1"'))) == {"guide-down", "guide-lost", "guide-shamed"}
    plain = replace(talk, house=PLAIN._replace(social_conflict=1))
    assert numbers(promised(plain, 'talk Tom "Ghoul 1"'))["guide-down"] > 0


# --- what plans promise -----------------------------------------------------------------------------------------------
def test_a_blow_promises_and_a_second_foe_is_met_with_what_is_left() -> None:
    bare = replace(FRAY, people=(replace(ANN, shield=Wear()), TOM))
    row = numbers(promised(bare, "plan Ann fight Rats"))
    two = numbers(promised(bare, 'plan Ann fight "Ghoul 1" Rats'))
    assert two["guide-down"] < row["guide-down"]
    assert two["guide-out"] > row["guide-out"]
    assert numbers(promised(bare, "plan Ann fight")) == two


def test_who_is_out_rolls_no_more() -> None:
    weak = replace(FRAY, people=(replace(ANN, body_ready=1, shield=Wear()), TOM))
    found = numbers(promised(weak, 'plan Ann fight Rats "Ghoul 1"'))
    assert found["guide-down"] == 0
    assert 0 < found["guide-out"] < 1


def test_shots_risk_nothing() -> None:
    found = promised(FRAY, 'plan Tom shoot "Ghoul 1"')
    assert set(numbers(found)) == {"guide-down", "guide-wears"}
    assert [spread.name.id for spread in found.spreads] == ["guide-removed"]


@pytest.mark.parametrize("text", ['plan Tom talk "Ghoul 1"', 'plan Tom cast terror "Ghoul 1"', 'plan Tom stunt "Ghoul 1" head : Ha!',
                                  'plan Ann stunt "Ghoul 1" body : Ho!', "plan Tom banish"])  # fmt: skip
def test_other_actions_promise_too(text: str) -> None:
    found = promised(FRAY, text)
    assert sum(found.spreads[0].chances) == pytest.approx(1)
    assert 0 < numbers(found)["guide-down"] < 1


def test_plans_that_roll_nothing_or_at_nobody_promise_nothing() -> None:
    question = SYSTEM.question(FRAY)
    assert question is not None
    empty = replace(FRAY, foes=())
    for text in ("plan Ann flee", "plan Zed fight Rats", "plan Tom cast nothing Rats"):
        assert GUIDE.promise(FRAY, question, read_answer(text)) == ()
    for text in (
        "plan Ann fight",
        "plan Tom shoot Rats",
        "plan Tom talk Rats",
        "plan Tom stunt Rats",
        "plan Tom banish",
    ):
        assert GUIDE.promise(empty, question, read_answer(text)) == ()


def test_prospects_may_be_those_against_one_alone() -> None:
    question = SYSTEM.question(FRAY)
    assert question is not None
    every, some = GUIDE.prospects(FRAY, question), GUIDE.prospects(FRAY, question, "Rats")
    assert 0 < len(some) < len(every)
    assert all("Rats" in prospect.text or prospect.text == "plan Ann fight" for prospect in some)
    risks = replace(question, answers=(read_answer("approach Ann body forcing stuck_door"),))
    assert GUIDE.prospects(HERE, risks, "door") and not GUIDE.prospects(HERE, risks, "Rats")


def test_a_plain_test_of_talk_promises_too() -> None:
    plain = replace(FRAY, house=PLAIN._replace(social_conflict=1))
    assert numbers(promised(plain, 'plan Tom talk "Ghoul 1"'))["guide-down"] > 0


@pytest.mark.parametrize("language", TEXTS.languages)
def test_prospects_are_worded(language: str) -> None:
    with strict_texts():
        for text in ('plan Ann fight "Ghoul 1" Rats', "plan Tom banish"):
            found = promised(FRAY, text)
            for said in (
                found.policy,
                *(chance.name for chance in found.chances),
                *(spread.name for spread in found.spreads),
            ):
                assert TEXTS.phrase(said, language) not in ("", said.id)
