"""Weapons of one's own making: Low and Cup terms, classes, and how they are named."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from affray.core import InputError, Scenario
from affray.game import load_scenario
from affray.referee import Script
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.content.self_described_names import display_name, read_own_weapon
from affray.systems.foeman.content.tables import find_weapon, is_weapon
from affray.systems.foeman.guide.guide import GUIDE
from affray.systems.foeman.position.state import State
from tests.foeman_tables import ann, bors, declaring, position

FANG = "Fang|hilts|-2T-1=1L+1<3|4|jab|hth|hurl|magic"
DUEL = load_scenario("foeman", "duel")


def duelists() -> list[dict[str, object]]:
    """The figures of the duel as its file has them."""
    figures = DUEL.body["figures"]
    assert isinstance(figures, list)
    return figures


def scenario(**weapon: object) -> Scenario:
    """The duel with a weapon of one's own making in the first figure's hand."""
    first, *others = duelists()
    plain = {key: value for key, value in first.items() if key not in ("hold", "carry")}
    table = {"name": "Fang", "category": "hilts", "dg": "-2L+1<3", "rq": 4} | weapon
    return replace(DUEL, body={**DUEL.body, "weapons": [table], "figures": [{**plain, "hold": ["Fang"]}, *others]})


def setup(options: Mapping[str, str | int | bool] | None = None, **weapon: object) -> State:
    """The first position of that scenario."""
    return SYSTEM.setup(scenario(**weapon), options or {"low_cup_mods": True})


def test_a_description_says_all_of_a_weapon() -> None:
    made = find_weapon(FANG)
    assert (made.sub, made.td, made.max_top, made.rq, made.jab, made.hth, made.hurl, made.quality) == (
        2, (0, 0, 2, 3, 4, 5), 5, 4, "yes", True, True, "magic",
    )  # fmt: skip
    assert (display_name(FANG), is_weapon(FANG), is_weapon("Fang|hilts"), is_weapon("Spoon")) == (
        "Fang",
        True,
        False,
        False,
    )
    assert read_own_weapon("Bow of Ash|bows|-2C+1<3|9|2hd").bow


@pytest.mark.parametrize(
    "text",
    ["Fang|hilts|-2T-1=1", "|hilts|-2T-1=1|4", "Fang|teeth|-2T-1=1|4", "Fang|hilts|-2T-1=1|x", "Fang|hilts|-2T-1=1|0", "Fang|hilts|-2T-1=1|4|sharp", "Fang|crude|-2T-1=1|4"],
)  # fmt: skip
def test_a_bad_description_is_refused(text: str) -> None:
    with pytest.raises(InputError, match=r"weapon .*: expected NAME\|CATEGORY\|DG\|RQ"):
        read_own_weapon(text)


def test_a_scenario_makes_weapons_and_gives_them_to_figures() -> None:
    state = setup(jab="free_hand", hth=True)
    assert state.figures[0].main == "Fang|hilts|-2L+1<3|4|hds|hth"
    assert SYSTEM.read_state(SYSTEM.write_state(state)) == state
    assert "Fang" in SYSTEM.words.summary(state)[0]
    assert "|" not in SYSTEM.words.summary(state)[0]
    assert setup({}, dg="-2T-1=1").figures[0].main == "Fang|hilts|-2T-1=1|4"
    made: dict[str, object] = {"class": "magic"}
    assert SYSTEM.setup(scenario(**made), {"low_cup_mods": True}).figures[0].main.endswith("|magic")


@pytest.mark.parametrize(
    ("weapon", "options", "message"),
    [
        (
            {},
            {"low_cup_mods": False},
            r"weapons\[0\]: DG '-2L\+1<3', column 3: L \(Low\) terms need option low_cup_mods",
        ),
        ({"name": "Mace"}, {}, r"weapons\[0\].name 'Mace': expected a name that no other item has"),
        ({"name": "a_b"}, {}, r"weapons\[0\].name 'a_b': expected a name"),
        ({"rq": 0, "dg": "-2T-1=1"}, {}, r"weapons\[0\]: weapon 'Fang.*: expected NAME"),
        ({"category": "crude"}, {}, "category: expected one of"),
    ],
)
def test_a_weapon_that_does_not_fit_is_refused(
    weapon: dict[str, object], options: dict[str, bool], message: str
) -> None:
    with pytest.raises(InputError, match=message):
        setup(options or {"low_cup_mods": True}, **weapon)


def test_low_and_cup_terms_work_in_play() -> None:
    for options, text in (({"low_cup_mods": True}, "2 counts 3 (Low and Cup terms +1)"), ({}, ": 5; 3; 2")):
        figure = ann(main="Fang|hilts|-2L+1<3|12", talent=False)
        table = declaring(figure, bors(acted=1), options={"low_cup_mods": True})
        table.state = replace(table.state, house=table.state.house._replace(low_cup_mods=int(bool(options))))
        answer = SYSTEM.read_answer("strike Bors 5")
        assert SYSTEM.refuse(table.state, answer) is None
        state = SYSTEM.play(ref := Script([(1, 1, 1, 2, 2), (5, 3, 2)], codes=CODES), table.state, answer)
        SYSTEM.play(ref, state, SYSTEM.read_answer("go"))
        lines = "\n".join(line for event in ref.events for line in SYSTEM.words.wording(event))
        assert text in lines
        assert "|" not in lines


def test_a_position_with_such_terms_needs_the_option() -> None:
    state = position(ann(carried=("Fang|hilts|-2C+1<3|4",)), bors())
    assert SYSTEM.broken_invariants(state) == (
        "figure 'Ann': a weapon with Low or Cup terms needs option low_cup_mods",
    )
    assert (
        SYSTEM.broken_invariants(
            position(ann(carried=("Fang|hilts|-2C+1<3|4",)), bors(), options={"low_cup_mods": True})
        )
        == ()
    )


def test_people_read_the_name_alone() -> None:
    table = declaring(ann(main=FANG), bors(acted=1), options={"low_cup_mods": True})
    state, question = table.state, SYSTEM.question(table.state)
    assert question is not None
    answer = next(a for a in question.answers if SYSTEM.write_answer(a).startswith("strike Bors 3 Fang"))
    assert SYSTEM.read_answer(SYSTEM.write_answer(answer)) == answer
    assert SYSTEM.words.label(state, answer) == "strike Bors with Fang, 3 dice"
    offers = [offer for offer in GUIDE.offers(state, question) if offer.text == SYSTEM.write_answer(answer)]
    assert [offer.item for offer in offers] == ["Fang"]
    rows = [row for _, group in GUIDE.sheet(state, "Ann").groups for row in group]
    assert not any("|" in str(value) for row in rows for value in row.name.args.values())


def test_an_emplaced_bow_is_mounted_where_its_figure_starts() -> None:
    first, *others = duelists()
    body = {**DUEL.body, "figures": [{**first, "emplaced": True}, *others]}
    state = SYSTEM.setup(replace(DUEL, body=body), {})
    assert state.figures[0].mount == state.figures[0].pos
    rows = [row.value.id for _, group in GUIDE.sheet(state, state.figures[0].id).groups for row in group]
    assert "guide-state-mounted" in rows
    assert SYSTEM.read_state(SYSTEM.write_state(state)) == state
