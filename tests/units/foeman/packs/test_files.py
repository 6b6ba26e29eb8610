"""Reading a pack: what holds, and how everything that is wrong is told with file, line and reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.systems.foeman.content.self_described_names import race_text
from affray.systems.foeman.content.tables import is_armor, is_race, is_shield, is_weapon
from affray.systems.foeman.packs.files import MOST_ROWS, read_pack
from affray.systems.foeman.roster.random_figures import spreads
from affray.systems.foeman.words.view import item_look

HEAD = """\
name = "coast"
title = "The Coast"
version = "1"
system = "foeman"
shadows = ["Club"]

[defaults]
low_cup_mods = true
grim = true

[[options]]
name = "grim"
title = "Grim"
effect = "It hurts."
sets = { drop_weapon = true }
"""
PLAIN = HEAD.replace('shadows = ["Club"]\n', "")
WEAPONS = """\
name,alias,category,dg,subtract,td,max_top,hn,jb,hh,hl,rq,hands,jab,hth,hurl,slow,class
Club,,unskilled,-2T-1>2,2,012234,4,,,no,yes,6,1,no,false,true,,
Gaff,Hook,poles,-2T-1=1L+1<3,,,,,,,,10,2,yes,,,,racial
"""
ARMORS = """\
name,kind,pr,rt,bl,dx_minus,ma_minus,tier1_rt,tier1_bl,tier2_rt,tier2_bl
Coat,armor,2,2 (3..4),2 (1),3,2,2,2,4,1
Board,shield,1,3,2,0,0,3,2,,
"""
RACES = """\
race,least_st,least_dx,least_iq,adder,total,ma,bonus_id,bonus
Fen,7,9,7,8,31,12,lucky,-1 on the Top die of any SV roll if that die is above 0
"""
WHOLE = {"pack.toml": HEAD, "weapons.csv": WEAPONS, "armor.csv": ARMORS, "races.csv": RACES}


def faults(**files: str) -> list[str]:
    """What is wrong with a pack of these files; weapons.csv is called weapons and so on."""
    head = files.pop("head", PLAIN)
    return read_pack({"pack.toml": head, **{f"{name}.csv": text for name, text in files.items()}})[1]


def weapons(*rows: str) -> str:
    """A table of weapons with few columns."""
    return "\n".join(("name,alias,category,dg,rq", *rows)) + "\n"


def test_a_whole_pack_reads() -> None:
    pack, wrong = read_pack(WHOLE)
    assert wrong == []
    assert (pack.name, pack.title, pack.version) == ("coast", "The Coast", "1")
    gaff = "Gaff|poles|-2T-1=1L+1<3|10|2hd|jab|racial"
    club = "Club|unskilled|-2T-1>2|6|hurl"
    assert pack.items == {
        "Club": club, "Cudgel": club, "Gaff": gaff, "Hook": gaff, "Coat": "Coat|armor|2|2/2+4/1|3|2",
        "Board": "Board|shield|1|3/2|0|0",
    }  # fmt: skip
    assert pack.races == {"Fen": "Fen|race|7-9-7|8|12|lucky"}
    assert [option.name for option in pack.options] == ["grim"] and pack.defaults == {
        "low_cup_mods": True,
        "grim": True,
    }


def test_a_pack_may_have_rules_alone() -> None:
    assert faults() == []
    assert read_pack({})[1] == ["pack.toml: is missing; expected name, title, version and system"]


# --- rows -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("=1+1,,hilts,-2T-1=1,9", "column 'name': expected to start with a letter, got '='"),
        ("a/../b,,hilts,-2T-1=1,9", "column 'name': expected letters, digits, blanks and '’-.(), got '/'"),
        ("a|b,,hilts,-2T-1=1,9", "column 'name': expected letters, digits, blanks and '’-.(), got '|'"),
        ("a\x07b,,hilts,-2T-1=1,9", "column 'name': expected letters, digits, blanks and '’-.(), got '\\x07'"),
        ("a  b,,hilts,-2T-1=1,9", "column 'name': expected single blanks between words"),
        (f"{'a' * 41},,hilts,-2T-1=1,9", "column 'name': expected at most 40 letters"),
        ("Unarmed,,hilts,-2T-1=1,9", "column 'name': Unarmed is a word of the rules"),
        ("Maul,@x,hilts,-2T-1=1,9", "column 'alias': expected to start with a letter, got '@'"),
        ("Maul,,hilts,-2X,9", "column 'dg': DG '-2X', column 3: expected the letter of a die (T, L or C), got 'X'"),
        ("Maul,,teeth,-2T-1=1,9", "column 'category': expected one of bows, hafts, hilts, poles, unskilled, not \"teeth\""),
        ("Maul,,hilts,-2T-1=1,0", "column 'rq': expected a whole number of at least 1, not \"0\""),
        ("Maul,,hilts,-2T-1=1,", "column 'rq': expected a value, got nothing"),
        ("Maul,,hilts,-2T-1=1", "expected 5 cells, got 4"),
        ("club,,hilts,-2T-1=1,9", "'club': is too like the built-in Club; expected another name"),
        ("Club,,hilts,-2T-1=1,9", "'Club': is a built-in weapon; expected it under shadows in pack.toml, or another name"),
        ("Maul,Mace,hilts,-2T-1=1,9", "'Mace': is a built-in weapon; expected it under shadows in pack.toml, or another name"),
        ("Leather,,hilts,-2T-1=1,9", "'Leather': is a built-in armor, which a weapon cannot replace; expected another name"),
        ("Oil Flask,,hilts,-2T-1=1,9", "'Oil Flask': is a built-in special item, which a weapon cannot replace; expected another name"),
        ("Human,,hilts,-2T-1=1,9", "'Human': is a built-in race, which a weapon cannot replace; expected another name"),
    ],
)  # fmt: skip
def test_a_bad_row_of_weapons_is_told_with_its_line(row: str, reason: str) -> None:
    assert faults(weapons=weapons("Good,,hilts,-2T-1=1,9", row)) == [f"weapons.csv: line 3: {reason}"]


def test_what_a_table_says_twice_must_agree() -> None:
    table = "name,category,dg,rq,subtract,td,max_top,slow\nA,hilts,-2T-1=1,9,3,,,\nB,hilts,-2T-1=1,9,,012345,,\nC,hilts,-2T-1=1,9,,,4,\nD,hilts,-2T-1=1,9,,,,true\n"
    assert faults(weapons=table) == [
        "weapons.csv: line 2: column 'subtract': expected 2 or nothing, got 3",
        "weapons.csv: line 3: column 'td': expected 002345 or nothing, got 012345",
        "weapons.csv: line 4: column 'max_top': expected 5 or nothing, got 4",
        "weapons.csv: line 5: column 'slow': expected of bows alone",
    ]


def test_a_name_may_be_given_once() -> None:
    rows = weapons("Maul,,hafts,-2T-1=1,9", "maul,,hafts,-2T-1=1,9", "Pick,Maul,hafts,-2T-1=1,9")
    coat = "name,kind,pr,dx_minus,ma_minus,tier1_rt,tier1_bl\nPick,armor,1,1,1,2,1\n"
    assert faults(weapons=rows, armor=coat) == [
        "weapons.csv: line 3: 'maul': has been given in weapons.csv: line 2",
        "weapons.csv: line 4: 'Maul': has been given in weapons.csv: line 3",
        "armor.csv: line 2: 'Pick': has been given in weapons.csv: line 4",
    ]


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("A,armor,1,7,1,2,1,,,,", "column 'dx_minus': expected at most 6 of armor, got 7"),
        ("A,shield,1,0,2,2,1,,,,", "column 'ma_minus': expected at most 1 of shield, got 2"),
        ("A,armor,10,1,1,2,1,,,,", "column 'pr': expected a whole number of at most 9, not \"10\""),
        ("A,armor,1,1,1,2,1,4,,,", "columns 'tier2_rt' and 'tier2_bl': expected both or neither"),
        ("A,armor,1,1,1,2,1,2,1,,", "column 'tier2_rt': expected more than tier1_rt, 2, got 2"),
        ("A,armor,1,1,1,2,1,4,1,2,", "column 'rt': expected 2 (3..4) or nothing, got 2"),
        ("A,armor,1,1,1,2,1,,,2,2", "column 'bl': expected 1 or nothing, got 2"),
        ("A|b,armor,1,1,1,2,1,,,,", "column 'name': expected letters, digits, blanks and '’-.(), got '|'"),
    ],
)
def test_a_bad_row_of_armor_is_told_with_its_line(row: str, reason: str) -> None:
    header = "name,kind,pr,dx_minus,ma_minus,tier1_rt,tier1_bl,tier2_rt,tier2_bl,rt,bl"
    assert faults(armor=f"{header}\n{row}\n") == [f"armor.csv: line 2: {reason}"]


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("A,8,8,8,8,10,rich,,", "column 'bonus_id': expected one of none, ma_plus_1, tough, free_talent, strong_grip, lucky, got 'rich'"),
        ("A,8,8,8,8,10,none,31,", "column 'total': expected 32 or nothing, got 31"),
        ("A,8,8,8,8,10,none,,tough", "column 'bonus': expected none or nothing, got tough"),
        ("A,8,8,8,8,5,none,,", "column 'ma': expected a whole number of at least 6, not \"5\""),
        ("A,8,8,8,31,10,none,,", "column 'adder': expected a whole number of at most 30, not \"31\""),
        ("A_b,8,8,8,8,10,none,,", "column 'race': expected letters, digits, blanks and '’-.(), got '_'"),
        ("Human,8,8,8,8,10,none,,", "'Human': is a built-in race; expected it under shadows in pack.toml, or another name"),
    ],
)  # fmt: skip
def test_a_bad_row_of_races_is_told_with_its_line(row: str, reason: str) -> None:
    header = "race,least_st,least_dx,least_iq,adder,ma,bonus_id,total,bonus"
    assert faults(races=f"{header}\n{row}\n") == [f"races.csv: line 2: {reason}"]


@given(*(st.integers(1, 20) for _ in range(3)), st.integers(0, 30))
def test_a_figure_can_be_made_of_any_race(a: int, b: int, c: int, adder: int) -> None:
    assert spreads(race_text("Any", (a, b, c), adder, 10, "none"))


def test_too_many_rows_are_refused() -> None:
    rows = (f"W{place},,hilts,-2T-1=1,9" for place in range(MOST_ROWS + 1))
    assert faults(weapons=weapons(*rows)) == [f"weapons.csv: line {MOST_ROWS + 2}: expected at most {MOST_ROWS} rows"]


# --- pack.toml --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ('name = "coast"', 'name = "Coast"', "line 1: name: expected small letters, digits and hyphens, at most 40"),
        ('name = "coast"', 'name = "../coast"', "line 1: name: expected small letters, digits and hyphens, at most 40"),
        ('name = "coast"\n', "", "line 1: name: is missing"),
        ('title = "The Coast"', 'title = ""', "line 2: title: expected a text, got nothing"),
        ('title = "The Coast"', 'title = "=cmd()"', "line 2: title: expected a text that starts with none of =+-@"),
        ('title = "The Coast"', 'title = "a\\u0007"', "line 2: title: expected one line of at most 300 letters"),
        ("version = \"1\"", "version = 1", "line 3: version: expected a text"),
        ('system = "foeman"', 'system = "chess"', "line 4: system: expected 'foeman', got 'chess'"),
        ("low_cup_mods = true", "low_cups = true", "line 7: low_cups: option 'low_cups' is unknown; expected one of"),
        ("low_cup_mods = true", "pivot_half = 3", "line 7: pivot_half: option pivot_half='3': expected exact or rounded_up"),
        ("grim = true", "grim = 3", "line 8: grim: option grim=3: expected true or false"),
        ("low_cup_mods = true", "low_cup_mods = 1.5", "line 6: defaults: low_cup_mods: expected true or false or a whole number or a text, not 1.5"),
        ('name = "grim"', 'name = "Grim Rule"', "line 10: options: name 'Grim Rule': expected small letters, digits and underscores, at most 40"),
        ('name = "grim"', 'name = "drop_weapon"', "line 10: options: name 'drop_weapon': is a built-in option; expected another name"),
        ('title = "Grim"', 'title = " "', "line 10: options: title: expected a text, got nothing"),
        ("{ drop_weapon = true }", "{}", "line 10: options: sets: expected an option of the rules at least"),
        ("drop_weapon = true", "drop_weapons = true", "line 10: options: sets: option 'drop_weapons' is unknown; expected one of"),
        ('effect = "It hurts."', "", "line 10: options[0].effect is missing"),
        ("[defaults]", "colour = 3\n[defaults]", "line 6: colour: is unknown in a pack of foeman; expected name, title, version, system"),
    ],
)  # fmt: skip
def test_a_bad_value_of_the_head_is_told_with_its_line(before: str, after: str, reason: str) -> None:
    head = PLAIN.replace(before, after, 1)
    assert head != PLAIN
    assert any(fault.startswith(f"pack.toml: {reason}") for fault in faults(head=head)), faults(head=head)


def test_toml_that_is_none_is_told_with_its_place() -> None:
    assert faults(head="name = ")[0].startswith("pack.toml: no valid TOML: Invalid value (at end of document)")
    assert faults(head="a = " + "[" * 3000 + "]" * 3000) == ["pack.toml: no valid TOML: nested too deeply"]


def test_shadows_must_name_what_is_there_and_is_changed() -> None:
    head = PLAIN.replace('system = "foeman"', 'system = "foeman"\nshadows = ["Mace", "Mace", "Spoon", "Club"]')
    assert faults(head=head, weapons=weapons("Club,,hafts,-2T-1=1,9")) == [
        "pack.toml: line 5: shadows: a name stands twice",
        "pack.toml: line 5: shadows: 'Mace': no row of the pack changes it",
        "pack.toml: line 5: shadows: 'Mace': no row of the pack changes it",
        "pack.toml: line 5: shadows: 'Spoon': is no built-in weapon, armor, shield or race",
    ]


def test_two_options_of_one_name_are_refused() -> None:
    again = PLAIN[PLAIN.index("[[options]]") :]
    assert faults(head=f"{PLAIN}\n{again}") == ["pack.toml: line 16: options: name 'grim': is there twice"]


def test_low_and_cup_terms_need_their_option() -> None:
    rows = weapons("Maul,,hafts,-2T-1=1,9", "Fang,,hilts,-2L+1<3,9")
    without = PLAIN.replace("low_cup_mods = true\n", "")
    reason = (
        "weapons.csv: line 3: 'Fang': has Low or Cup terms; expected low_cup_mods = true under [defaults] in pack.toml"
    )
    assert faults(head=without, weapons=rows) == [reason]
    assert faults(head=without.replace("drop_weapon = true", 'preset = "mindwand"'), weapons=rows) == []


def test_defaults_that_contradict_each_other_are_refused() -> None:
    more = '\n[[options]]\nname = "calm"\ntitle = "Calm"\neffect = "No."\nsets = { drop_weapon = false }\n'
    head = PLAIN.replace("grim = true", "grim = true\ncalm = true") + more
    assert faults(head=head) == [
        "pack.toml: defaults: options grim and calm: both set drop_weapon; expected one of them"
    ]


def test_everything_is_told_at_once() -> None:
    found = faults(
        head=HEAD.replace('title = "The Coast"\n', ""), weapons=weapons("=x,,teeth,-2,x"), armor="name\n", races=""
    )
    assert [fault.partition(":")[0] for fault in found] == [
        "pack.toml", "weapons.csv", "weapons.csv", *["armor.csv"] * 6, "races.csv", "pack.toml",
    ]  # fmt: skip


# --- whatever a file holds --------------------------------------------------------------------------------------------
CELLS = st.one_of(
    st.text(max_size=12),
    st.sampled_from(["Club", "hilts", "-2T-1=1", "-2L+1<3", "9", "true", "armor", "", "=A1", "a|b", '"']),
)


@st.composite
def tables(draw: st.DrawFn, header: str) -> str:
    """A table under a right header, each row of any cells, or any text."""
    width = header.count(",") + 1
    rows = draw(st.lists(st.lists(CELLS, min_size=width - 1, max_size=width + 1), max_size=4))
    return "\n".join((header, *(",".join(row) for row in rows)))


@given(
    st.one_of(st.just(HEAD), st.text(max_size=60), st.builds(lambda text: HEAD.replace("Club", text), st.text(max_size=9))),
    st.one_of(st.text(max_size=60), tables(WEAPONS.partition("\n")[0]), tables("name,category,dg,rq")),
    st.one_of(st.text(max_size=60), tables(ARMORS.partition("\n")[0])),
    st.one_of(st.text(max_size=60), tables(RACES.partition("\n")[0])),
)  # fmt: skip
def test_any_text_is_read_or_told_line_by_line(head: str, arms: str, armor: str, races: str) -> None:
    pack, wrong = read_pack({"pack.toml": head, "weapons.csv": arms, "armor.csv": armor, "races.csv": races})
    for fault in wrong:
        assert fault.split(":")[0] in WHOLE and fault.isprintable(), fault
    if not wrong:
        assert all(is_weapon(text) or is_armor(text) or is_shield(text) for text in pack.items.values())
        assert all(is_race(text) for text in pack.races.values())


def test_a_weapon_is_drawn_as_its_row_says() -> None:
    text = "name,category,dg,rq,looks\nPin,hafts,-2T-1=1,8,club\nBill,poles,-2T-1=1,8,\n"
    pack, wrong = read_pack({"pack.toml": PLAIN, "weapons.csv": text})
    assert wrong == []
    assert [pack.items[name] for name in ("Pin", "Bill")] == ["Pin|hafts|-2T-1=1|8|looks=club", "Bill|poles|-2T-1=1|8"]
    assert [item_look(pack.items[name]) for name in ("Pin", "Bill")] == ["club", "spear"]
    assert not is_weapon("Pin|hafts|-2T-1=1|8|looks=spoon")
    assert "column .looks.: expected one of" in faults(weapons=text.replace("club", "spoon"))[0].replace("'", ".")
