"""The figures of Foeman as rosters, pages and commands ask for them."""

import pytest
from msgspec.structs import replace

from affray.core import InputError, Phrase, RuledOut
from affray.core.faces.people import check_legal
from affray.core.words.texts import catalogue
from affray.dice.stream import Stream
from affray.systems.foeman.content.house_rules import PLAIN
from affray.systems.foeman.content.tables import PACKAGE
from affray.systems.foeman.people import FoemanPeople, people
from affray.systems.foeman.roster.adventurer import Adventurer, figure_of
from affray.systems.foeman.roster.maker_sheet import lone_figure_state
from affray.systems.foeman.roster.pack_names import Pack

ANN = Adventurer("Ann", "Human", 12, 12, 8, armor="Leather", main="Mace", off="Small Shield", carried=("Dagger",))
FOLK = people()
TEXTS = catalogue(PACKAGE)
LONG = "Long Fang|hilts|-2T-1=1|4"
OF_THE_FENS = Pack(
    "fens",
    "The Fens",
    items={"Long Fang": LONG, "Lamellar": "Lamellar|armor|2|2/2|2|1", "Buckler": "Buckler|shield|1|3/1|0|0"},
    races={"Fenwalker": "Fenwalker|race|7-9-7|8|10|lucky"},
)


def said(phrases: tuple[Phrase, ...]) -> list[str]:
    return [TEXTS.phrase(each, "en") for each in phrases]


# --- making -----------------------------------------------------------------------------------------------------------
def test_the_stock_is_what_is_printed_and_what_packs_add() -> None:
    plain, more = FOLK.choices(), FoemanPeople((OF_THE_FENS,)).choices()
    assert [kind.name for kind in plain.kinds] == ["Human", "Elf", "Dwarf", "Halfling", "Orc", "Goblin"]
    assert "Unarmed" not in {item.name for item in plain.lists["weapons"]}
    assert plain.lists["armors"][0].effect is None
    assert {item.pack for items in plain.lists.values() for item in items} == {""}
    added = [item.name for items in more.lists.values() for item in items if item.pack == "The Fens"]
    assert added == [LONG, "Buckler|shield|1|3/1|0|0", "Lamellar|armor|2|2/2|2|1"]
    assert [kind.word.code for kind in more.kinds if kind.pack] == ["Fenwalker"]
    assert said(tuple(kind.facts for kind in plain.kinds[:2])) == ["32 points, MA 10", "31 points, MA 11"]


def test_questions_make_a_figure_with_what_a_pack_has() -> None:
    fens = FoemanPeople((OF_THE_FENS,))
    adventurer = Adventurer("Ann")
    answers = {
        "race": "human", "scores": "12 12 8", "handed": "left", "armor": "Lamellar", "hold": "Long Fang,-",
        "carry": "Dagger", "things": "nothing",
    }  # fmt: skip
    for ask in fens.questions():
        adventurer = fens.with_answer(adventurer, ask.key, answers[ask.key])
    assert (adventurer.main, adventurer.armor, adventurer.carried) == (LONG, "Lamellar|armor|2|2/2|2|1", ("Dagger",))
    assert FOLK.remarks(ANN, "scores") == ("points left: none of 32",)
    assert FOLK.remarks(ANN, "armor") == ()
    assert FOLK.remarks(ANN, "race") == ("Human: at least ST 8, DX 8, IQ 8, in all 32.",)
    assert FOLK.with_answer(ANN, "things", "") is ANN


@pytest.mark.parametrize(
    ("key", "text", "reason"),
    [
        ("race", "ent", "race 'ent' is unknown"),
        ("scores", "12 12", "expected ST DX IQ"),
        ("hold", "Axe,Mace,Club", "hold: expected at most two items"),
    ],
)
def test_an_answer_that_does_not_fit_is_one_line(key: str, text: str, reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        FOLK.with_answer(ANN, key, text)


def test_a_draft_is_judged_and_drawn_by_the_rules() -> None:
    assert check_legal(FOLK, ANN, "figure") is ANN
    with pytest.raises(RuledOut, match=r"figure: ST.DX.IQ is 33"):
        check_legal(FOLK, replace(ANN, st=13), "figure")
    assert FOLK.is_known(ANN) and not FOLK.is_known(replace(ANN, main="Spoon"))
    assert (FOLK.points_left(ANN), FOLK.points_left(replace(ANN, st=13, level=1))) == (0, None)
    assert (FOLK.barred_items(ANN), FOLK.totals(ANN)) == ((), ())
    assert FOLK.sheet(ANN).id == "Ann"
    assert FoemanPeople((OF_THE_FENS,)).random_figure(Stream(3), "Fenwalker", frozenset()).race.startswith("Fenwalker|")
    assert "Orc raider" in FOLK.ready_made()


# --- a figure in words ------------------------------------------------------------------------------------------------
def test_a_card_says_how_a_figure_stands() -> None:
    card = FOLK.card(replace(ANN, wounds=2, exhaustion=1, level=1, ep=30))
    assert said(tuple(number.value for number in card.numbers)) == ["9 of 12", "10 of 12", "8", "8 / 2"]
    assert (said(card.learned), said(card.lost)) == (["level 1", "30 of 200 Ep"], ["2 wounds", "1 exhaustion"])
    assert [name.code for name in card.gear] == ["Mace", "Small Shield", "Dagger", "Leather"]
    assert FOLK.card(replace(ANN, armor="None")).gear[-1].code == "Dagger"
    states = [ANN, replace(ANN, wounds=1), replace(ANN, wounds=11), replace(ANN, wounds=30, dead=True)]
    assert [FOLK.card(state).state for state in states] == ["fit", "hurt", "down", "dead"]


def test_its_line_its_leaf_and_its_odds_are_those_of_before() -> None:
    assert FOLK.line(ANN).startswith("Human ST 12 DX 12 IQ 8; level 0")
    assert FOLK.sheet_page(ANN, {}) == FOLK.sheet_page(ANN, {"preset": "foeman"})
    assert FOLK.weapons(ANN) == ("Mace",)
    assert len(FOLK.prospects(ANN, ANN, "")) == 9
    with pytest.raises(RuledOut, match="Bo: "):
        FOLK.prospects(Adventurer("Bo", "Elf", 10, 13, 8, main="Horsebow", shots=0), ANN, "")


# --- text and deeds ---------------------------------------------------------------------------------------------------
def test_text_and_tables_read_back_and_fields_are_put_in_place() -> None:
    assert FOLK.read_line(FOLK.write_line(ANN), "line") == ANN
    assert FOLK.from_table({"name": "Ann"}, "file") == Adventurer("Ann")
    changed = FOLK.with_fields(ANN, {"hold": "Axe", "carry": "-", "name": "Anna"}, "change")
    assert (changed.name, changed.main, changed.off, changed.carried) == ("Anna", "Axe", "", ())
    assert FOLK.entry_of(ANN, "north", [1, 1], "N")["hold"] == ["Mace", "Small Shield"]


@pytest.mark.parametrize(
    ("adventurer", "reason"),
    [
        (replace(ANN, st=100), "expected ST, DX and IQ from 0 to 99"),
        (replace(ANN, ep=-1), "expected level, ep, wounds, exhaustion and shots"),
        (replace(ANN, carried=("Dagger",) * 21), "expected at most 20 items"),
        (replace(ANN, name="A" * 121), "expected names of at most 120 letters"),
    ],
)
def test_what_cannot_be_worked_with_is_refused(adventurer: Adventurer, reason: str) -> None:
    assert FOLK.check_size(ANN) is ANN
    with pytest.raises(InputError, match=reason):
        FOLK.check_size(adventurer)


def test_deeds_between_fights_are_those_of_the_rules() -> None:
    learned = replace(ANN, ep=120)
    assert [each.refusal for each in FOLK.advances(learned, secure=1)] == [None, None, None]
    assert FOLK.advances(learned, secure=0)[0].refusal is not None
    assert FOLK.with_advance(learned, "DX", secure=1).dx == 13
    hurt = replace(ANN, wounds=2)
    assert (FOLK.after_rest(hurt, 2).wounds, FOLK.days_to_heal(hurt)) == (0, 2)
    assert FOLK.with_gear_of(hurt, replace(ANN, main="Axe")).main == "Axe"


def test_those_of_the_roster_come_back_from_a_fight_and_nobody_else() -> None:
    hurt = replace(ANN, wounds=2, forfeits=("dx",))
    state = lone_figure_state(figure_of(hurt), PLAIN)
    assert FOLK.returning_figures(state, 0, {"Ann": hurt}) == (hurt,)
    assert FOLK.returning_figures(state, 0, {}) == FOLK.returning_figures(state, 1, {"Ann": hurt}) == ()


def test_who_has_won_picks_its_own_things_up_and_who_has_not_leaves_them() -> None:
    beside = replace(figure_of(ANN), id="Bo", pos=(1, 0))
    disarmed = replace(figure_of(ANN), main="", carried=())
    state = replace(lone_figure_state(figure_of(ANN), PLAIN), figures=(disarmed, beside), items=(((0, 0), "Mace"),))
    (won,) = FOLK.returning_figures(replace(state, winner=0), 0, {"Ann": ANN})
    (lost,) = FOLK.returning_figures(replace(state, winner=1), 0, {"Ann": ANN})
    assert (won.main, won.carried, lost.main, lost.carried) == ("", ("Mace",), "", ())


def test_everybody_in_a_scenario_is_a_person() -> None:
    assert FOLK.is_person({"name": "Aldric", "roster": "Man-at-arms"})
