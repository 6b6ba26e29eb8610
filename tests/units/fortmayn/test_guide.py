"""The guide: offers for a stage, what is declared, sheets."""

import pytest
from msgspec.structs import replace

from affray.core import InputError, Question
from affray.core.guide import StageGuide
from affray.core.texts import strictly
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.answers import Answer, read_answer
from affray.systems.fortmayn.arriving import OUTSIDE
from affray.systems.fortmayn.constants import BODY
from affray.systems.fortmayn.gear import new
from affray.systems.fortmayn.guide import GUIDE
from affray.systems.fortmayn.state import Exit, Foe, Fray, Hurdle, Person, Place, Plan, Risk, State, Thing, Wear
from affray.systems.fortmayn.voice import TEXTS

ANN = Person(
    "Ann", 0, type=0, body_max=3, body_ready=2, head_max=1, head_ready=1, shield=Wear(4, 6), shield_item="small_shield",
    things=(new("one_handed_weapon", "", "hand"), new("torches_6"), new("backpack")), coins=12, attachments=("guild",),
)  # fmt: skip
TOM = Person(
    "Tom", 0, type=1, body_max=2, body_ready=2, head_max=2, head_ready=2, known=("mend", "terror"), memorised=("mend",),
    attachments=("a far friend", "temple"),
    things=(new("two_handed_weapon", "bow", "hand"), new("quiver"), new("backpack"), Thing("spell_book", form="mend terror")),
)  # fmt: skip
GHOUL = Foe("Ghoul 1", 1, creature="ghoul", dd=2, dd_start=2, bands=(0, 1), reaction="aggressive", armor=4)
RATS = Foe("Rats", 1, creature="kobold", dd=1, dd_start=1, bands=(0, 1))
DOOR, PIT = (
    Hurdle(id="door", obstacle="stuck_door", dd=2, exit=1),
    Hurdle(id="pit", obstacle="pit_cover", dd=1, hidden=True),
)
ROOM = Place(room="crypt", light=0, exits=(Exit(to=-3), Exit()), hurdles=(DOOR, PIT))
HERE = State(phase="scene", people=(ANN, TOM), places=(ROOM,), here=0, wanted=2)
FRAY = replace(HERE, phase="ounce_declare", foes=(GHOUL, RATS), fray=Fray())
LIT = replace(HERE, people=(replace(ANN, things=(replace(new("torches_6"), lit=True),)), TOM))


# --- what is offered --------------------------------------------------------------------------------------------------
def test_it_is_a_guide_for_stages() -> None:
    assert isinstance(GUIDE, StageGuide)
    assert SYSTEM.guide is GUIDE


def test_offers_are_aimed_at_what_the_stage_shows() -> None:
    question = Question(
        0, "scene", answers=tuple(map(read_answer, ("go 1", "leave", "approach Ann body forcing stuck_door", "attack", "rest"))),
        extra=(Answer("retire"),),
    )  # fmt: skip
    state = replace(HERE, places=(replace(ROOM, exits=(Exit(to=OUTSIDE), Exit())),))
    assert [(one.group, one.target, one.ends) for one in GUIDE.offers(state, question)] == [
        ("go", "exit 1", False), ("leave", "entrance", False), ("approach", "door", False), ("foes", "", False), ("rest", "", False), ("retire", "", True),
    ]  # fmt: skip


def test_plans_are_offered_by_what_is_done() -> None:
    question = SYSTEM.question(FRAY)
    assert question is not None
    found = {one.text: (one.group, one.target) for one in GUIDE.offers(FRAY, question)}
    assert found["plan Ann fight"] == ("fight", "")
    assert found['plan Ann talk "Ghoul 1"'] == ("talk", "Ghoul 1")
    assert found["plan Ann flee"] == ("run", "")
    assert found["plan Ann none"] == ("none", "")


def test_inner_choices_are_numbers_and_what_goes_on_stands_out() -> None:
    inner = Question(0, "save", "Ann", (Answer("0"), Answer("1")), inner=True)
    assert [one.group for one in GUIDE.offers(HERE, inner)] == ["number", "number"]
    declared = replace(
        HERE, phase="declare", risk=Risk(actors=("Ann",), pool=BODY, task="forcing", target="door", dd=2)
    )
    question = SYSTEM.question(declared)
    assert question is not None
    assert [one.group for one in GUIDE.offers(declared, question)] == ["on", "cancel"]
    spells = Question(
        0,
        "scene",
        answers=(
            read_answer("cast Tom mend memory Ann"),
            read_answer("use_item Ann light torches_6"),
            read_answer('talk Tom "Ghoul 1"'),
        ),
    )
    assert [(one.group, one.item, one.target) for one in GUIDE.offers(HERE, spells)] == [
        ("spell", "mend", "Ann"), ("use_item", "torches_6", ""), ("talk", "", "Ghoul 1"),
    ]  # fmt: skip


def test_what_is_declared_is_told_in_order() -> None:
    assert GUIDE.order(HERE) == ()
    planned = replace(FRAY, fray=Fray(plans=(Plan(who="Ann", action="fight", target="Ghoul 1"), Plan(who="Nobody"))))
    (said,) = GUIDE.order(planned)
    assert TEXTS.phrase(said, "en") == "Ann: fight Ghoul 1"


# --- sheets -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", TEXTS.languages)
@pytest.mark.parametrize("who", ["Ann", "Tom", "Ghoul 1", "Rats", "door"])
def test_sheets_are_worded(who: str, language: str) -> None:
    found = GUIDE.sheet(FRAY, who)
    assert found.groups
    with strictly():
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
