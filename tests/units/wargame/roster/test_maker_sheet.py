"""Armies in lines and on paper: every term of a price, the points of the classes, boxes to cross."""

from fractions import Fraction

import pytest

from affray.core.faces.guide import Sheet
from affray.core.faces.paper import Grid, Lines, PrintedPage, Track
from affray.systems.wargame.content.codes import HERO, REGIMENT, VEHICLE
from affray.systems.wargame.content.house_rules import House, read_house
from affray.systems.wargame.content.profile import Ability
from affray.systems.wargame.paper.army_sheet import GEAR, STATS, army_sheet_page
from affray.systems.wargame.roster.army import Army
from affray.systems.wargame.roster.maker_sheet import army_sheet, price_sheet
from affray.systems.wargame.roster.ready_made import ready_army, ready_limits, ready_names
from affray.systems.wargame.words.facts import VOICE
from tests.units.wargame.troops import CREW, SPEARMAN, TANK, army, miniature, unit


def lines(sheet: Sheet, language: str = "en") -> list[str]:
    """A sheet in words, without its headings."""
    return [
        f"{VOICE.phrase(row.name, language)}: {VOICE.phrase(row.value, language)} {' '.join(row.clauses)}"
        for _, rows in sheet.groups
        for row in rows
    ]


def prices(army: Army, language: str = "en", **options: str) -> list[str]:
    return lines(price_sheet(army, read_house(options)), language)


def test_a_price_shows_every_term_with_its_clause() -> None:
    archers = unit(miniature(shoot=1, weapons=("longbow",)), 8)
    assert prices(army(archers)) == [
        "dice × die × Move: 1 × 6 × 6 = 36 UW-FORCE-03",
        "die × Defense: 6 × 8 = 48 UW-FORCE-03",
        "10 × own Fight: 10 × 0 = 0 UW-FORCE-03",
        "10 × own Shoot: 10 × 1 = 10 UW-FORCE-03",
        "miniature: (36 + 48 + 0 + 10) / 4 = 23.5 UW-FORCE-03 UW-FORCE-04",
        "longbow: 10 × 0 + 10 × 1 + 2 × 10 = 30 UW-FORCE-05",
        "each: 23.5 + 30 = 53.5 UW-FORCE-07",
        "unit: 8 × 53.5 = 428 points UW-FORCE-07",
    ]
    assert prices(army(archers), "de")[-2] == "jede: 23,5 + 30 = 53,5 UW-FORCE-07"
    title = price_sheet(army(archers)).groups[0][0]
    assert VOICE.phrase(title) == "Ann: 8 basic"


def test_a_crew_pays_its_weapon_once() -> None:
    assert prices(army(unit(CREW, 4)))[-4:] == [
        "trebuchet: 10 × 0 + 10 × 5 + 2 × 30 = 110 UW-FORCE-05 UW-FORCE-08",
        "each: 28.5 points UW-FORCE-07",
        "the weapon, once: 110 points UW-FORCE-08",
        "unit: 4 × 28.5 + 110 = 224 points UW-FORCE-07",
    ]


def test_abilities_are_a_share_or_so_many_points() -> None:
    found = prices(army(unit(TANK)))
    assert "Rear Attack Arc: 0.2 × 432 = 86.4 UW-ABL-02" in found
    wizard = miniature(HERO, abilities=("fireball", Ability("Wade", Fraction(9, 2))))
    assert prices(army(unit(wizard)))[-4:-1] == [
        "Fireball: 20 points UW-ABL-01",
        "Wade: 4.5 points; for the special action, on whose effect the players agree UW-ABL-01",
        "each: 42 + 20 + 4.5 = 66.5 UW-FORCE-07",
    ]


def test_house_rules_show_what_they_make_of_a_price() -> None:
    found = prices(army(unit(miniature(ad=(2, 6), defense=7), 3)), cost_parse="dice_times_all", cost_rounding="up")
    assert "dice × die × Defense: 2 × 6 × 7 = 84 UW-FORCE-03" in found
    odd = prices(army(unit(miniature(defense=7), 3)), cost_rounding="up")
    assert odd[-3:] == [
        "each: 19.5 points UW-FORCE-07",
        "each, rounded: 20 points UW-FORCE-12",
        "unit: 3 × 20 = 60 points UW-FORCE-07",
    ]


def test_an_army_shows_its_units_and_what_is_over() -> None:
    host = army(
        unit(SPEARMAN, 2, formation=REGIMENT, files=1), unit(CREW, 4, "Bob"), unit(TANK, name="Tank"), limit=1000
    )
    found = lines(army_sheet(host))
    assert found[0] == (
        "Ann: 2 basic, 1d6, Move 6, Fight 0, Shoot 0, Defense 8, range 0; no weapons; no abilities; regiment in 1 file: "
        "42 points UW-MIN-05"
    )
    assert "range 12/30; trebuchet; no abilities; skirmish: 224 points" in found[1]
    assert "Shoot 8, Defense 16, range 18; 50 mm cannon, machine gun; Rear Attack Arc; no formation" in found[2]
    assert found[3:] == [
        "all units: 784.4 of 1000 points, 215.6 left UW-FORCE-09",
        "basic and ordnance: 266 points, at least 500: 234 too few UW-FORCE-09",
        "elite and vehicle: 518.4 points, at most 250: 268.4 too many UW-FORCE-09",
        "heroes: 0 points, at most 250 UW-FORCE-09",
    ]
    assert "500 points, 284.4 too many" in lines(army_sheet(Army("Host", Fraction(500), host.units)))[3]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", ready_names())
def test_every_ready_army_is_said_and_printed_in_both_languages(name: str, language: str) -> None:
    for limit in ready_limits(name):
        found = ready_army(name, limit, language)
        assert lines(army_sheet(found), language) and lines(price_sheet(found), language)
        assert "army-" not in " ".join(words(army_sheet_page(found), language))


def words(leaf: PrintedPage, language: str) -> list[str]:
    """All that stands on a leaf."""
    said = [leaf.title, *([leaf.beside] if leaf.beside else [])]
    for block in leaf.blocks:
        said.append(block.title)
        if isinstance(block, Grid):
            said += [*block.head, *(cell.text for row in block.rows for cell in row)]
        elif isinstance(block, Lines):
            said += [phrase for row in block.rows for phrase in (row.name, row.value)]
        elif isinstance(block, Track):
            said += [phrase for _, phrase in block.marks]
    return [VOICE.phrase(phrase, language) for phrase in said]


def test_a_leaf_has_boxes_for_miniatures_hits_and_damage() -> None:
    hero = miniature(HERO, (3, 8))
    leaf = army_sheet_page(army(unit(n=20), unit(hero, name="Duke"), unit(TANK, name="Tank")), House())
    boxes = {VOICE.phrase(block.title): block for block in leaf.blocks if isinstance(block, Track)}
    assert {title: track.boxes for title, track in boxes.items()} == {
        "Ann": 20,
        "Duke": 3,
        "Tank: Move": 8,
        "Tank: Defense": 15,
        "Tank: range": 9,
        "Tank: facings lost": 4,
    }
    assert marks(boxes["Duke"]) == ["3d6", "3d4", "removed"]
    assert marks(boxes["Tank: range"]) == ["16", "14", "12", "10", "8", "6", "4", "2", "0"]
    assert marks(boxes["Tank: Defense"])[-1] == "1"
    assert marks(boxes["Tank: facings lost"]) == ["front", "left", "right", "rear"]


def marks(track: Track) -> list[str]:
    """What stands beside the boxes."""
    return [VOICE.phrase(phrase) for _, phrase in track.marks]


def test_an_odd_range_ends_at_nothing_and_only_some_fire_to_the_rear() -> None:
    jeep = miniature(VEHICLE, move=Fraction(13, 2), weapons=("assault_rifle",))
    tracks = [block for block in army_sheet_page(army(unit(jeep))).blocks if isinstance(block, Track)]
    assert marks(tracks[0]) == ["5.5", "4.5", "3.5", "2.5", "1.5", "0.5", "0"]
    assert marks(tracks[2]) == ["7", "5", "3", "1", "0"]
    assert marks(tracks[3]) == ["front", "left", "right"]


def test_each_line_of_a_leaf_is_as_long_as_its_head() -> None:
    grids = [block for block in army_sheet_page(ready_army("modern")).blocks if isinstance(block, Grid)]
    assert [len(grid.head) for grid in grids] == [len(STATS), len(GEAR)]
    assert all(len(row) == len(grid.head) for grid in grids for row in grid.rows)
    plain = army_sheet_page(army(unit())).blocks[0], army_sheet_page(army(unit())).blocks[1]
    assert [VOICE.phrase(grid.rows[0][-3].text) for grid in plain if isinstance(grid, Grid)] == ["–", "skirmish"]


def test_a_leaf_says_when_the_army_is_broken() -> None:
    found = words(army_sheet_page(ready_army("fantasy")), "en")
    assert found[found.index("the army is broken when it has lost") + 1] == "991.5 points"
    assert "regiment, 10 wide" in found and "1983 of 2000 points" in found


def test_the_wargame_says_what_it_is() -> None:
    facts = VOICE.facts
    assert (facts.key, facts.prefixes, facts.languages) == ("wargame", ("UW",), ("en", "de"))
    assert len(facts.options) == 42
