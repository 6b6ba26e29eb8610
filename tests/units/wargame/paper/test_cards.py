"""The reference cards say what the rules come to, in every language and under every house rule."""

import pytest

from affray.core.faces.paper import Cell, Grid, PrintedPage, percent_phrase
from affray.core.words.texts import strict_texts
from affray.systems.wargame.content.house_rules import PLAIN, House, option_facts, read_house
from affray.systems.wargame.content.tables import abilities, ordnance, weapons
from affray.systems.wargame.paper.cards import CARDS, cards
from affray.systems.wargame.rules.losses_and_damage import chooser_at
from affray.systems.wargame.system import SYSTEM

LANGUAGES = SYSTEM.facts.languages
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


def said(cell: Cell, language: str = "en") -> str:
    return SYSTEM.words.phrase(cell.text, language)


def grid(name: str, house: House = PLAIN) -> list[list[str]]:
    """What stands in a table of the cards."""
    blocks = [block for leaf in cards(house) for block in leaf.blocks]
    found = next(block for block in blocks if isinstance(block, Grid) and block.title.id == f"card-{name}")
    return [[said(cell) for cell in row] for row in found.rows]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("house", [PLAIN, ALL, LAST], ids=["plain", "all", "last"])
def test_every_card_can_be_said_and_every_table_has_its_columns(language: str, house: House) -> None:
    with strict_texts():
        for leaf in cards(house):
            assert all(every_word(leaf, language))
            for block in leaf.blocks:
                assert isinstance(block, Grid)
                assert {len(row) for row in block.rows} == {len(block.head)}
                assert not block.groups or sum(wide for _, wide in block.groups) == len(block.head)


def test_the_house_rules_have_a_card_where_there_are_any() -> None:
    assert len(cards()) == len(CARDS) and len(cards(ALL)) == len(CARDS) + 1
    group = grid("options", read_house({"premeasure": True, "second_rank": "supporting"}))
    assert [(row[1], row[3]) for row in group] == [
        ("those behind somebody in contact", "UW-MEL-03"),
        ("●", "UW-RNG-03"),
    ]
    assert [row[1] for row in grid("options", read_house({"machine_gun_range": "0", "repeat_attacks": False}))] == [
        "0 inches, as printed",
        "–",
    ]
    assert SYSTEM.paper.cards({"premeasure": True})[-1].title.id == "card-house"


def test_the_damage_table_is_that_of_the_rules() -> None:
    assert grid("damage") == [
        ["1 to 4", "the defender chooses a reduction", "–"],
        ["5 to 7", "the attacker chooses a reduction", "–"],
        ["8 to 9", "the defender chooses a reduction", "+1"],
        ["10 or more", "destroyed", "–"],
    ]
    defender, attacker, destroyed, worse = grid("damage-odds")
    # 1d8+2 at a quotient of 2: 3 and 4, 8 and 9 of the defender, 5 to 7 of the attacker, 10 destroys.
    assert (defender[2], attacker[2], destroyed[2], worse[2]) == ("50%", "38%", "12%", "25%")
    assert chooser_at(10) == 0
    assert grid("reductions") == [["Move", "-1", "0"], ["Defense", "-1", "1"], ["range", "-2", "0"]]


def test_averages_and_chances_are_worked_out() -> None:
    averages = {row[0]: row[1:] for row in grid("averages")}
    # One d6 against Defense 6 removes one with a 6; two against 12 with 12.
    assert averages["6"][0] == "0.2" and averages["12"][1] == "0"
    passes = grid("passes")
    assert passes[0][1:3] == ["50%", "25%"]
    # One die and one of a commander: the own die odd and the commander's even is a tie, which fails.
    assert passes[1][1] == "50%"
    assert [row[0] for row in passes] == ["0", "1", "2", "3"]


def test_dice_bases_weapons_and_abilities_are_those_of_the_tables() -> None:
    assert ["d8", "d6", "d6", "3"] in grid("ladder") and ["d4", "d4", "d4", "1"] in grid("ladder")
    assert ["tank", "3×4", "12d6"] in grid("overruns")
    assert len(grid("weapons")) == len(weapons()) and len(grid("crewed")) == len(ordnance())
    assert ["longbow", "+0", "+1", "10", "30"] in grid("weapons")
    assert ["machine gun", "+0", "+4", "–", "40"] in grid("weapons", read_house({"machine_gun_range": "0"}))
    assert ["trebuchet", "+0", "+5", "12", "30", "110"] in grid("crewed")
    assert len(grid("abilities")) == len(abilities())
    assert [row[-1] for row in grid("abilities")][:2] == ["20% of the price", "30"]
    assert ["vehicle", "1"] in grid("types")


def test_hardly_and_nearly_are_not_never_and_always() -> None:
    assert [percent_phrase(chance).id for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [
        "paper-percent", "paper-hardly", "paper-percent", "paper-nearly", "paper-percent",
    ]  # fmt: skip
