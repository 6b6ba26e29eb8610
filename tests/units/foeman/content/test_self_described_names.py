"""Names that describe themselves: armor, shields and races of one's own making, beside weapons."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from affray.core import InputError
from affray.core.words.phrase import MARK
from affray.referee import Script
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.codes import GOBLIN
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.content.self_described_names import cover_text, race_text, read_own_cover, weapon_text
from affray.systems.foeman.content.tables import (
    find_armor,
    find_race,
    find_shield,
    is_armor,
    is_race,
    is_shield,
    is_weapon,
)
from affray.systems.foeman.position.state import is_dwarf, shield_of
from affray.systems.foeman.roster.adventurer import faults_of, read_line, write_line
from affray.systems.foeman.roster.maker_sheet import making_sheet
from affray.systems.foeman.roster.odds_sketch import sketch
from affray.systems.foeman.turn.items import load_slowly, reload_refusal
from tests.foeman_tables import ann, bors, position

LAMELLAR = "Lamellar|armor|2|2/2+4/1|3|1"
ROUND = "Round Shield|shield|1|3/1|1|1"
FEN = "Fen Walker|race|7-9-7|8|12|lucky"
TOUGH = "Ogre|race|9-7-7|8|9|tough"
FANG = "Long Fang|hilts|-2T-1=1L+1<3|4|jab|hth|hurl|magic"
ARBALEST = "Arbalest|bows|-1T-2=5|15|2hd|slow"


def test_armor_and_shields_say_all_that_defence_asks() -> None:
    worn = find_armor(LAMELLAR)
    assert (worn.pr, worn.rt1, worn.bl1, worn.rt2, worn.bl2, worn.dx_minus, worn.ma_minus) == (2, 2, 2, 4, 1, 3, 1)
    held = find_shield(ROUND)
    assert (held.rt1, held.bl1, held.rt2, held.bl2) == (3, 1, 3, 0)
    assert (is_armor(LAMELLAR), is_shield(LAMELLAR), is_armor(ROUND), is_shield(ROUND)) == (True, False, False, True)
    assert (is_weapon(LAMELLAR), is_weapon(ROUND), is_armor("None"), is_shield("None")) == (False,) * 4


def test_a_figure_moves_and_aims_as_its_own_gear_lets_it() -> None:
    plain = ann(armor="Leather", off="Small Shield")
    own = replace(plain, armor=LAMELLAR, off=ROUND)
    assert (plain.kit.speed, (plain.kit.armor_dx, plain.kit.shield_dx)) == (8, (2, 0))
    assert (own.kit.speed, (own.kit.armor_dx, own.kit.shield_dx), shield_of(own)) == (8, (3, 1), ROUND)


def test_a_race_has_the_rule_of_the_printed_one_whose_bonus_it_names() -> None:
    fen = find_race(FEN)
    assert (fen.least, fen.total, fen.ma, fen.index, fen.bonus) == (
        (7, 9, 7),
        31,
        12,
        GOBLIN,
        find_race("Goblin").bonus,
    )
    assert ann(race=FEN).kit.speed == 12
    assert (is_dwarf(ann(race=TOUGH)), is_dwarf(ann(race=FEN))) == (1, 0)
    assert (is_race(FEN), is_race("Elf"), is_race("Ent"), is_race("Ogre|race|9-7-7|8|9|mighty")) == (
        True,
        True,
        False,
        False,
    )


@pytest.mark.parametrize(
    "text",
    ["A|armor|2|2/2|3", "A|armor|x|2/2|3|1", "A|armor|2|2|3|1", "A|armor|2|4/1+2/1|3|1", "A|armor|2|1/1+2/1+3/1|3|1", "A|armor|2|2/2|7|1", "A|shield|2|2/2|4|0", "A|shield|2|2/2|0|2", "|armor|2|2/2|3|1", "A_|armor|2|2/2|3|1", "A|armor|²|2/2|3|1", "A|armor|2|2/2|3|1|magic", "A|armour|2|2/2|3|1", "A|armor|2|2/x|3|1", "A"],
)  # fmt: skip
def test_armor_that_says_too_little_or_too_much_is_refused(text: str) -> None:
    with pytest.raises(InputError, match=r"armor .*: expected NAME\|armor or shield\|PR"):
        read_own_cover(text)
    assert not is_armor(text) and not is_shield(text)


@pytest.mark.parametrize(
    "text",
    ["A|race|7-9-7|8|12", "A|race|7-9|8|12|lucky", "A|race|7-9-7|8|12|rich", "A|race|7-9-0|8|12|lucky", "A|race|7-9-7|31|12|lucky", "A|race|7-9-7|8|5|lucky", "A|race|7-9-7|8|21|lucky", "A|race|7--9|8|12|lucky"],
)  # fmt: skip
def test_a_race_that_says_too_little_or_too_much_is_refused(text: str) -> None:
    with pytest.raises(InputError, match=r"race .*: expected NAME\|race\|ST-DX-IQ"):
        find_race(text)


ratings = st.tuples(st.integers(0, 4), st.integers(0, 9)), st.tuples(st.integers(5, 9), st.integers(0, 9))


@given(st.sampled_from(["armor", "shield"]), st.integers(0, 9), *ratings, st.booleans())
def test_what_is_described_reads_back(
    kind: str, pr: int, one: tuple[int, int], two: tuple[int, int], both: bool
) -> None:
    made = read_own_cover(cover_text("Scale", kind, pr, (one, two) if both else (one,), 1, 1))
    assert (made.pr, made.rt1, made.bl1) == (pr, *one)
    assert (made.rt2, made.bl2) == (two if both else (one[0], 0))


def test_weapons_and_races_are_described_from_their_values() -> None:
    text = weapon_text("Arbalest", "bows", "-1T-2=5", 15, hands=2, jab="no", hth=False, hurl=False, quality="standard", slow=True)  # fmt: skip
    assert text == ARBALEST
    assert race_text("Fen Walker", (7, 9, 7), 8, 12, "lucky") == FEN


def test_a_line_with_described_items_reads_back() -> None:
    line = f"name=Ivy race={FEN} st=11 dx=13 iq=7 armor={LAMELLAR} hold={FANG},{ROUND} carry=Dagger,{ARBALEST}"
    adventurer = read_line(line)
    assert (adventurer.race, adventurer.armor, adventurer.main, adventurer.off, adventurer.carried) == (
        FEN,
        LAMELLAR,
        FANG,
        ROUND,
        ("Dagger", ARBALEST),
    )
    assert faults_of(adventurer) == []
    assert read_line(write_line(adventurer)) == adventurer


def test_a_position_and_its_words_show_names_alone() -> None:
    figure = ann(race=FEN, armor=LAMELLAR, main=FANG, off=ROUND)
    state = position(figure, bors(), options={"low_cup_mods": True})
    assert SYSTEM.broken_invariants(state) == ()
    assert SYSTEM.read_state(SYSTEM.write_state(state)) == state
    (line, _) = SYSTEM.words.summary(state)
    assert all(name in line for name in ("Fen Walker", "Lamellar", "Long Fang", "Round Shield"))
    shown = SYSTEM.words.picture(state).counters[0].silhouette
    assert MARK not in line and shown == "fen walker long fang round shield"


def test_the_sheet_of_a_figure_counts_its_low_and_cup_terms() -> None:
    adventurer = read_line(f"name=Ivy race=Human st=12 dx=12 iq=8 hold={FANG}")
    plain = read_line(f"name=Ivy race=Human st=12 dx=12 iq=8 hold={FANG.replace('L+1<3', '')}")
    with_terms, without = making_sheet(adventurer), making_sheet(plain)
    assert with_terms.groups[3][1][1:] != without.groups[3][1][1:]
    foe = read_line("name=Foe race=Human st=12 dx=12 iq=8 hold=Mace")
    assert sketch(adventurer, foe)[3].chances[2] != sketch(plain, foe)[3].chances[2]


def test_a_slow_bow_of_ones_own_is_loaded_by_a_whole_ready() -> None:
    figure = ann(main=ARBALEST, unloaded=(ARBALEST,))
    state = position(figure, bors((0, -4)))
    fault = reload_refusal(state, 0)
    assert fault is not None and fault.code == "slow"
    assert load_slowly(Script([], codes=CODES), state, figure).unloaded == ()
