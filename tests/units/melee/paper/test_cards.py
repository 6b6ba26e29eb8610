"""The reference cards say what the tables of the guide say, in every language and under every house rule."""

import pytest

from affray.core.faces.paper import Cell, Grid, PrintedPage
from affray.core.words.texts import strict_texts
from affray.systems.melee import SYSTEM
from affray.systems.melee.content.house_rules import PLAIN, House, option_facts, read_house
from affray.systems.melee.content.tables import creatures, spells, weapons
from affray.systems.melee.paper.arms import mean_damage
from affray.systems.melee.paper.cards import cards
from tests.units.melee.guide_tables import printed

LANGUAGES = SYSTEM.facts.languages
ALL = read_house({
    fact.name: next(value for value in fact.values if value != fact.default)
    for fact in option_facts()
    if fact.name != "retreat_any_hits"
})  # fmt: skip
HOUSES = (
    PLAIN,
    ALL,
    read_house({"retreat_any_hits": True, "tie_break": "initiative"}),
    read_house({"retreat_melee_only": True, "tie_break": "figure_roll"}),
)


def said(cell: Cell, language: str = "en") -> str:
    return SYSTEM.words.phrase(cell.text, language)


def every_word(leaf: PrintedPage, language: str) -> list[str]:
    """All that a card says."""
    found = [leaf.title, *([leaf.beside] if leaf.beside else [])]
    for block in leaf.blocks:
        assert isinstance(block, Grid)
        cells = [cell for row in block.rows for cell in row]
        found += [
            block.title,
            *block.head,
            *(cell.text for cell in cells),
            *(cell.small for cell in cells if cell.small),
        ]
        found += [group for group, _ in block.groups if group] + ([block.note] if block.note else [])
    return [SYSTEM.words.phrase(phrase, language) for phrase in found]


def grid(name: str, house: House = PLAIN, place: int = 0) -> list[list[str]]:
    """What stands in a table of the cards."""
    blocks = [block for leaf in cards(house) for block in leaf.blocks]
    found = [block for block in blocks if isinstance(block, Grid) and block.title.id == f"paper-{name}"]
    return [[said(cell) for cell in row] for row in found[place].rows]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("house", HOUSES, ids=["plain", "all", "any-hits", "melee"])
def test_every_card_can_be_said_and_every_table_has_its_columns(language: str, house: House) -> None:
    with strict_texts():
        for leaf in cards(house):
            assert all(every_word(leaf, language))
            for block in leaf.blocks:
                assert isinstance(block, Grid)
                assert {len(row) for row in block.rows} == {len(block.head)}
                assert not block.groups or sum(many for _, many in block.groups) == len(block.head)


def test_the_system_gives_its_cards_under_the_options_that_a_player_sets() -> None:
    assert SYSTEM.paper.cards({}) == cards(PLAIN) and len(cards(PLAIN)) == 9
    (rules,) = SYSTEM.paper.cards({"pole_jab": True})[-1].blocks
    assert isinstance(rules, Grid)
    assert [[said(cell) for cell in row][:2] for row in rules.rows] == [["pole_jab", "true"]]


# --- the turn ---------------------------------------------------------------------------------------------------------
def test_options_move_as_far_as_the_table_says() -> None:
    words = {"full_ma": "MA", "half_ma": "half MA", "0 (or crawl 2)": "0, or crawl 2"}
    words["0 (or crawl, limited to a shift)"] = "0, or crawl 1"
    rows = [row for place in range(3) for row in grid("options", place=place)]
    expected = [
        (f"({row['option']})", words.get(row["max_movement"], row["max_movement"])) for row in printed("options.csv")
    ]
    assert [(row[0].split()[0], row[1]) for row in rows] == expected


def test_quiet_options_are_left_to_those_who_do_not_stand_and_a_crossbow_to_those_who_lie() -> None:
    marks = {row[0][1]: "".join(row[2:5]) for place in range(3) for row in grid("options", place=place)}
    assert [letter for letter, mark in marks.items() if mark == "●●○"] == ["f", "l"]
    assert [letter for letter, mark in marks.items() if mark == "–●●"] == ["g", "p"]
    assert [letter for letter, mark in marks.items() if mark == "●––"] == ["a", "b", "c", "j", "k", "n", "o"]
    assert marks["d"] == "●●–"


def test_paces_and_loads_are_those_of_the_tables() -> None:
    whole, half = ([int(cell) for cell in row[1:]] for row in grid("paces"))
    known = {int(row["dx"]): row for row in printed("base_ma.csv")}
    assert {dx: ma for dx, ma in zip(range(6, 19), whole, strict=True) if dx in known} == {
        dx: int(row["base_ma"]) for dx, row in known.items()
    }
    assert half == [ma // 2 for ma in whole]
    for row, load in zip(grid("loads"), printed("encumbrance.csv"), strict=True):
        marks = ["●" if load[name] == "true" else "–" for name in ("can_run", "can_jog")]
        assert row[2:4] == marks
        assert row[1] == (f"{int(load['ma_mod']):+d}".replace("+0", "0") if load["ma_mod"] else "1 hex")
        most = load["max_inclusive_st_multiple"]
        assert row[4:] == [f"{st * float(most):g}" if most else "more" for st in range(6, 21)]


def test_spells_are_parted_by_the_iq_that_they_ask_for() -> None:
    titles = [SYSTEM.words.phrase(leaf.title) for leaf in cards() if leaf.title.id == "paper-card-spells"]
    assert titles == ["Spells of IQ 8 to 11", "Spells of IQ 12 to 17"]


def test_armor_takes_the_place_of_loads_where_it_slows() -> None:
    slows = read_house({"armor_slows": True})
    with pytest.raises(IndexError):
        grid("loads", slows)
    worn = {row[0]: row for row in grid("covers", slows)}
    assert worn["Leather armor"][4] == "-2" and worn["Large shield"][4] == "0"


# --- attacks ----------------------------------------------------------------------------------------------------------
def test_chances_to_hit_are_counted_exactly() -> None:
    three, four = grid("hits")
    assert (three[0], three[1], three[8], three[-1]) == ("3 dice", "5%", "50%", "95%")
    assert (four[0], four[1], four[8]) == ("4 dice", "<1%", "16%")


def test_special_totals_are_those_of_the_table() -> None:
    rows, known = grid("specials"), printed("hit_results.csv")
    for row, line in zip(rows, known, strict=True):
        least, most = line["roll_min"], line["roll_max"]
        assert row[:2] == [f"{line['dice']} dice", least if least == most else f"{least}–{most}"]
        drops, breaks = ("falls" in row[2], "breaks" in row[2])
        assert (str(drops).lower(), str(breaks).lower()) == (line["drop_weapon"], line["break_weapon"])
        times = {"1": "a hit", "2": "a hit for double damage", "3": "a hit for triple damage"}
        if line["result"] == "auto_hit":
            assert row[2] == times[line["multiplier"]]
        elif line["result"] == "hit_if_total_le_adj_dx":
            assert row[2] == "a hit if it is adjDX or less"
        else:
            assert row[2].startswith("a miss")
    assert [row[3] for row in rows[4:7]] == ["1", "all of its ST", "all of its ST, and the caster falls"]


def test_each_adjustment_of_the_table_is_on_the_card_once() -> None:
    groups = {"position", "target", "self", "injury", "hth"}
    expected = sorted(int(row["adjustment"]) for row in printed("dx_adjustments.csv") if row["group"] in groups)
    assert sorted(int(row[1]) for row in grid("adjustments")) == expected
    thrown, shot = grid("ranges")
    assert thrown[1:4] == ["-1", "-2", "-3"]
    for line in printed("missile_range.csv"):
        for megahexes in range(max(1, int(line["megahexes_min"])), int(line["megahexes_max"]) + 1):
            assert shot[megahexes] == line["adjustment"]


def test_dodging_and_defending_cost_a_die_where_the_guide_says_so() -> None:
    four = {row[0]: (row[2] == "4", row[3] == "4") for row in grid("guards")}
    assert four["blow"] == (False, True) and four["throw"] == (True, True)
    assert four["shot"] == (True, False) and four["hand-to-hand"] == (False, False)


def test_friends_on_the_way_are_hit_as_the_table_says() -> None:
    rows = grid("past-friends")
    assert [row[0] for row in rows] == ["3–13", "14", "15–16", "17–18"]
    words = {"1": "a hit", "2": "a hit for double damage", "3": "a hit for triple damage"}
    assert [row[1] for row in rows[1:]] == [words[line["multiplier"]] for line in printed("roll_to_miss.csv")[2:]]


# --- harm -------------------------------------------------------------------------------------------------------------
def test_injuries_are_those_of_the_table() -> None:
    wounds, falls = grid("injuries")
    assert wounds[1:] == [line["hits_for_dx_penalty"] for line in printed("injury.csv")]
    assert falls[1:] == [line["hits_for_fall"] for line in printed("injury.csv")]
    assert [row[0] for row in grid("left")] == ["2 or 3", "1", "0 or less"]


def test_bare_hands_are_those_of_the_table_and_weapons_add_to_them() -> None:
    bare, armed, club = grid("hands")
    known = [line for line in printed("bare_hand_damage.csv") if int(line["st_min"]) <= 60]
    plain = [(line["dice"], int(line["modifier"])) for line in known]
    assert bare[1:] == [f"{dice}{more:+d}" if more else dice for dice, more in plain]
    assert armed[1:3] == ["1-1", "1"] and club[1:3] == ["1", "1+1"]


def test_the_die_of_the_defender_comes_to_what_the_table_says() -> None:
    words = [row[1] for row in grid("defence-die")]
    assert [row[0] for row in grid("defence-die")] == ["1–2", "3–4", "5", "6"]
    happens = [word.startswith("Hand-to-hand") for word in words]
    lines = printed("hth_defense.csv")
    assert happens == [lines[n]["hth_happens"] == "true" for n in (0, 2, 4, 5)]
    assert "draws" in words[1] and "hits it" in words[3]


def test_saves_that_a_house_rule_takes_away_are_not_on_the_card() -> None:
    plain = {row[0]: row[2] for row in grid("saves")}
    assert plain["saving roll to disbelieve"] == "the better of IQ and WIS"
    assert plain["saving roll against collapse"] == "ST"
    mind = {row[0]: row[2] for row in grid("saves", read_house({"wis_mode": "iq_only", "no_mental_saves": True}))}
    assert mind["saving roll to disbelieve"] == "IQ" and "saving roll of the victim to resist" not in mind
    pool = {row[0] for row in grid("saves", read_house({"shared_st_pool": True}))}
    assert "saving roll against collapse" not in pool
    sure, _ = grid("chances", read_house({"auto_on_saves": True}))
    assert sure[-1] == "95%" and grid("chances")[0][-1] == "100%" and grid("chances")[0][-2] == ">99%"


# --- arms, spells, creatures ------------------------------------------------------------------------------------------
def test_the_card_of_arms_has_every_weapon_with_its_uses() -> None:
    rows = {row[0]: row for row in grid("weapons")}
    assert list(rows) == [SYSTEM.words.name("item", name) for name in weapons()]
    assert rows["Dagger"][1:9] == ["1-1", "2.5", "–", "1", "●", "–", "●", "–"]
    assert rows["Spear"][5:10] == ["–", "●", "●", "–", "–"]
    assert rows["Cestus"][1] == "hands +3"
    assert rows["Longbow"][10] == "every turn; from adjDX 18: 2 a turn"
    assert rows["Heavy crossbow"][10] == "reload 2 turns; from adjDX 14: 1"
    assert rows["Light crossbow"][10] == "reload 1 turn; from adjDX 14: every turn"


def test_the_mean_of_damage_counts_what_is_below_nothing_as_nothing() -> None:
    from affray.systems.melee.rules.damage import DamageDice

    assert mean_damage(DamageDice(1, -2)) == pytest.approx((0 + 0 + 1 + 2 + 3 + 4) / 6)


def test_every_spell_says_how_long_it_lasts_and_who_resists() -> None:
    simple, hard = grid("spells"), grid("spells", place=1)
    rows = {row[0]: row for row in (*simple, *hard)}
    assert list(rows) == [SYSTEM.words.name("spell", name) for name in spells()]
    assert rows["Blur"][1:7] == ["T", "8", "1", "1", "while renewed", "–"]
    assert rows["Freeze"][5:7] == ["2 dice of turns", "●"]
    assert rows["Magic Fist"][3] == "1–3" and rows["Image"][5] == "12 turns" and rows["Trip"][5] == "–"
    assert len(grid("spells", read_house({"no_mental_saves": True}))[0]) == len(rows["Blur"]) - 1


def test_creatures_are_what_comes_to_a_fight() -> None:
    rows = {row[0]: row for row in grid("creatures")}
    assert len(rows) == len(creatures())
    assert rows["Dragon"][1:8] == ["7", "60", "14", "16", "8", "20", "5"]
    assert rows["Dragon"][-1] == "breath 4 dice for 5 fatigue; its side hexes are front"
    assert rows["Myrmidon"][7] == "2, rear 1" and rows["Orc"][-1] == "–"
    assert rows["Giant"][8:11] == ["Spiked club", "3+3", "1+7"]
    assert rows["Troll"][-1] == "heals 1 hit each turn" and rows["Wolf"][-1] == "animal"
