"""Sheets and cards: what they say is what the rules do, in every language."""

from itertools import pairwise

import pytest

from affray.core.faces.paper import Cell, Grid, Lines, PrintedPage, Track
from affray.core.words.texts import strict_texts
from affray.dice.stream import Stream
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.house_rules import PLAIN, option_facts, read_house
from affray.systems.foeman.content.tables import action_limits, races, weapons
from affray.systems.foeman.paper.cards import cards
from affray.systems.foeman.paper.figure_sheet import sheet_page
from affray.systems.foeman.roster.adventurer import Adventurer, read_line
from affray.systems.foeman.roster.random_figures import random_figure
from affray.systems.foeman.rules.movement import may_act

ANN = read_line("name=Ann race=Human st=12 dx=12 iq=8 armor=Leather hold=Mace,Small Shield carry=Dagger,Large Shield")
LANGUAGES = SYSTEM.facts.languages


def said(cell: Cell, language: str = "en") -> str:
    return SYSTEM.words.phrase(cell.text, language)


def every_word(leaf: PrintedPage, language: str) -> list[str]:
    """All that a leaf says."""
    found = [leaf.title, *([leaf.beside] if leaf.beside else [])]
    for block in leaf.blocks:
        found.append(block.title)
        if isinstance(block, Grid):
            cells = [cell for row in block.rows for cell in row]
            found += [*block.head, *(cell.text for cell in cells), *(cell.small for cell in cells if cell.small)]
            found += [group for group, _ in block.groups if group] + ([block.note] if block.note else [])
        elif isinstance(block, Lines):
            found += [phrase for row in block.rows for phrase in (row.name, row.value)]
        elif isinstance(block, Track):
            found += [mark for _, mark in block.marks]
    return [SYSTEM.words.phrase(phrase, language) for phrase in found]


def grid(leaf: PrintedPage, name: str) -> Grid:
    return next(block for block in leaf.blocks if isinstance(block, Grid) and block.title.id == f"paper-{name}")


def tracks(leaf: PrintedPage) -> list[Track]:
    return [block for block in leaf.blocks if isinstance(block, Track)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["foeman", "mindwand"])
def test_every_card_can_be_said_and_every_table_has_its_columns(language: str, preset: str) -> None:
    with strict_texts():
        for leaf in cards(read_house({"preset": preset, "special_charge_in": "true"})):
            assert all(every_word(leaf, language))
            for block in leaf.blocks:
                assert isinstance(block, Grid)
                assert {len(row) for row in block.rows} == {len(block.head)}
                assert not block.groups or sum(span for _, span in block.groups) == len(block.head)


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_figure_has_a_sheet_that_can_be_said(language: str) -> None:
    with strict_texts():
        for seed, race in enumerate(races()):
            leaf = sheet_page(random_figure(Stream(seed, 0), race))
            assert all(every_word(leaf, language))


def test_the_card_of_weapons_has_them_all_with_the_dice_that_are_kept() -> None:
    (table,) = (block for block in cards()[0].blocks if isinstance(block, Grid))
    rows = {said(row[0]): row for row in table.rows}
    assert list(rows) == [SYSTEM.words.name("item", name) for name in weapons()]
    # Two hit dice less, RQ 11 and so ST 11: three dice at most. [FM-DMG-01 FM-DMG-05]
    assert [said(cell) for cell in rows["Mace"][-9:]] == ["0", "0", "1", "2", "3", "3", "3", "3", "3"]
    assert [said(cell) for cell in rows["Greatsword"][:5]] == ["Greatsword", "-1T-1<5", "0 0 1 2 3 5", "15", "2"]
    means = [float(SYSTEM.words.phrase(cell.small, "en")) for cell in rows["Mace"][-9:] if cell.small]
    assert len(means) == 7 and all(less < more for less, more in pairwise(means))


def test_the_card_of_limits_is_what_a_figure_may_do() -> None:
    table = grid(cards()[1], "limits")
    for row in table.rows:
        divisor = action_limits()[said(row[0]).lower()]
        for mp, cell in enumerate(row[1:], start=1):
            most = int(said(cell))
            assert may_act(divisor, most, mp) and not (most < mp and may_act(divisor, most + 1, mp))


def test_the_card_of_attacks_has_every_modifier_of_the_printed_table() -> None:
    table = grid(cards()[2], "modifiers")
    found = {(said(row[0]), said(row[1])) for row in table.rows}
    assert {("side hexside", "+2"), ("rear hexside", "+4"), ("into hand-to-hand", "-2"), ("aim", "+2")} <= found
    assert ("large shield", "-1") in found and not any(name == "charge" for name, _ in found)
    charging = grid(cards(read_house({"special_charge_in": "true"}))[2], "modifiers")
    assert "charge" in {said(row[0]) for row in charging.rows}
    hurl, fire = (said(row[1]) for row in grid(cards()[2], "ranges").rows)
    assert hurl.startswith("1–2: -1; 3–4: -2;") and fire.startswith("1–4: -1; 5–8: -2;")
    passes, fails = grid(cards()[2], "by-itself").rows
    assert [said(cell) for cell in passes[1:]] == [str(n) for n in range(1, 10)]
    assert [said(cell) for cell in fails[1:]] == [str(4 * n) for n in range(1, 10)]


def test_the_card_of_cover_counts_what_is_stopped() -> None:
    rows = {said(row[0]): [said(cell) for cell in row[1:]] for row in grid(cards()[3], "covers").rows}
    assert rows["Chainmail"] == ["3", "2", "4", "4", "4", "3", "3", "2"]
    assert rows["Small Shield"] == ["0", "0", "2", "2", "2", "1", "1", "1"]


def test_the_card_of_house_rules_is_there_when_there_are_any() -> None:
    assert SYSTEM.paper.cards({}) == cards(PLAIN) and len(cards(PLAIN)) == 4
    (table,) = cards(read_house({"pass_friends": "true"}))[4].blocks
    assert isinstance(table, Grid)
    assert [[said(cell) for cell in row][:2] for row in table.rows] == [["pass_friends", "true"]]
    known = {fact.name for fact in option_facts()}
    (table,) = cards(read_house({"preset": "mindwand"}))[4].blocks
    assert isinstance(table, Grid) and {said(row[0]) for row in table.rows} < known and len(table.rows) > 10


# --- sheets -----------------------------------------------------------------------------------------------------------
def hurt(**changes: int) -> Adventurer:
    return Adventurer(**{"name": "Bo", "race": "Dwarf", "st": 12, "dx": 11, "iq": 8, **changes})  # type: ignore[arg-type]


def test_boxes_are_crossed_for_what_is_lost_and_name_what_comes() -> None:
    strength, of_round, learned = tracks(sheet_page(hurt(wounds=3, exhaustion=2, ep=250, level=2)))
    marks = [(n, SYSTEM.words.phrase(mark, "en")) for n, mark in strength.marks]
    assert (strength.boxes, strength.crossed, marks) == (13, 5, [(12, "unconscious"), (13, "dead")])
    assert [(n, SYSTEM.words.phrase(mark, "en")) for n, mark in of_round.marks] == [
        (5, "of one attack: duress next round"),
        (8, "in all: duress"),
    ]
    assert (learned.boxes, learned.crossed) == (10, 8)
    human = tracks(sheet_page(hurt(race="Human")))[0]  # type: ignore[arg-type]
    assert human.boxes == 12


def test_weapons_in_hand_and_carried_have_their_dice_and_shields_none() -> None:
    leaf = sheet_page(ANN)
    rows = grid(leaf, "weapons").rows
    assert [said(row[0]) for row in rows] == ["Mace", "Dagger"]
    smalls = [SYSTEM.words.phrase(row[0].small, "en") for row in rows if row[0].small]
    assert smalls == ["in hand", "carried"]
    bare = sheet_page(hurt())
    assert [said(row[0]) for row in grid(bare, "weapons").rows] == ["Unarmed"]


def test_a_weapon_of_ones_own_is_read_under_the_house_rules_of_the_sheet() -> None:
    adventurer = hurt(main="Fang|hilts|-2L+1<3|4|magic")  # type: ignore[arg-type]
    plain, read = (
        grid(sheet_page(adventurer, house), "weapons").rows[0]
        for house in (PLAIN, read_house({"low_cup_mods": "true"}))
    )
    assert said(plain[0]) == "Fang" and said(plain[1]) == "-2L+1<3"
    assert [cell.small for cell in plain[-9:]] != [cell.small for cell in read[-9:]]
