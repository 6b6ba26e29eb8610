"""The reference cards say what the rules come to, in every language and under every house rule."""

import pytest

from affray.core.faces.paper import Cell, Grid, PrintedPage, percent_phrase
from affray.core.words.texts import strict_texts
from affray.systems.fortmayn.content.house_rules import PLAIN, House, option_facts, read_house
from affray.systems.fortmayn.paper.cards import cards
from affray.systems.fortmayn.system import SYSTEM

ALL = read_house({
    fact.name: next(value for value in fact.values if value != fact.default) for fact in option_facts()
})  # fmt: skip
LAST = read_house({fact.name: fact.values[-1] for fact in option_facts()})


def every_word(leaf: PrintedPage, language: str) -> list[str]:
    """All that a card says."""
    found = [leaf.title, *([leaf.beside] if leaf.beside else [])]
    for block in leaf.blocks:
        assert isinstance(block, Grid)
        found += [block.title, *block.head, *(cell.text for row in block.rows for cell in row)]
        found += [group for group, _ in block.groups if group] + ([block.note] if block.note else [])
    return [SYSTEM.words.phrase(phrase, language) for phrase in found]


def said(cell: Cell) -> str:
    return SYSTEM.words.phrase(cell.text, "en")


def grid(name: str, house: House = PLAIN) -> list[list[str]]:
    """What stands in a table of the cards."""
    blocks = [block for leaf in cards(house) for block in leaf.blocks]
    found = next(block for block in blocks if isinstance(block, Grid) and block.title.id == f"card-{name}")
    return [[said(cell) for cell in row] for row in found.rows]


@pytest.mark.parametrize("language", SYSTEM.facts.languages)
@pytest.mark.parametrize("house", [PLAIN, ALL, LAST], ids=["plain", "all", "last"])
def test_every_card_can_be_said_and_every_table_has_its_columns(language: str, house: House) -> None:
    with strict_texts():
        for leaf in cards(house):
            assert all(every_word(leaf, language))
            for block in leaf.blocks:
                assert isinstance(block, Grid)
                assert {len(row) for row in block.rows} == {len(block.head)}
                assert not block.groups or sum(wide for _, wide in block.groups) == len(block.head)


def test_chances_are_exact_and_follow_the_house_rules() -> None:
    rows = grid("chances")
    # One d8 removes the only Difficulty Die on 5 to 8; two of them both.
    assert (rows[0][5], rows[1][6], rows[0][2]) == ("50%", "25%", "0%")
    assert grid("duels")[2][:5] == ["Brawny", "3", "99%", "93%", "81%"]
    blocks = [block for leaf in cards(read_house({"test_losses": "all_lows"})) for block in leaf.blocks]
    table = next(block for block in blocks if isinstance(block, Grid) and block.title.id == "card-chances")
    small = table.rows[1][1].small
    assert small is not None and SYSTEM.words.phrase(small, "en") == "0.7"
    assert [SYSTEM.words.phrase(percent_phrase(chance), "en") for chance in (0.001, 0.999, 1.0)] == [
        "<1%",
        ">99%",
        "100%",
    ]


def test_cards_leave_out_what_the_game_has_not() -> None:
    assert [row[0] for row in grid("reaches", read_house({"firearms": "on"}))][-2:] == ["longarm", "handgun"]
    assert len(grid("reaches")) == 3 and len(grid("weapons")) == 4
    assert len(grid("weapons", read_house({"mounted": "off"}))) == 3
    with pytest.raises(StopIteration):
        grid("spells", read_house({"magic": "none"}))


def test_the_house_rules_have_a_card_where_there_are_any() -> None:
    assert len(cards(ALL)) == len(cards()) + 1 == 10
    assert [row[0] for row in grid("options", read_house({"duel": "on", "banish_close": "yes"}))] == [
        "banish_close",
        "duel",
    ]
    assert SYSTEM.paper.cards({"magic": "none"})[-1].title.id == "card-house"
