"""Readings that audits of whole games amended, each with the former one where an option keeps it."""

import pytest
from msgspec.structs import replace

from affray.core import InputError
from affray.dice.pool import pool
from affray.game import load_scenario
from affray.referee import Script
from affray.space.hex import from_column_row
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.codes import FIRE, HURL
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.content.house_rules import read_house, value_text
from affray.systems.foeman.position.state import READYING, Figure, State
from affray.systems.foeman.rules.kept_damage_dice import last_choice
from affray.systems.foeman.rules.modifiers import standing_parts
from affray.systems.foeman.turn.after_a_wound import wound
from affray.systems.foeman.turn.aiming import target_refusal
from tests.foeman_tables import NE, Table, ann, bors, changed, cid, declaring, position

DUEL = load_scenario("foeman", "duel")


# --- slow weapons -----------------------------------------------------------------------------------------------------
def readying(foe: Figure) -> Table:
    """Ann has passed a Ready with an unloaded Matchlock in her hands and a Mace at her belt."""
    archer = ann(main="Matchlock", unloaded=("Matchlock",), carried=("Mace",))
    return Table(position(archer, foe, phase=READYING, actor=0, ranking=(0, 1), moved=(0, 1), lots=(0, 1)))


@pytest.mark.parametrize("foe", [bors(), bors((0, 0))], ids=["engaged", "hand-to-hand"])
def test_a_ready_loads_no_slow_weapon_while_engaged(foe: Figure) -> None:
    table = readying(foe)
    assert table.why("hold Matchlock -") == "no_change"
    done = SYSTEM.read_answer("done")
    assert SYSTEM.words.label(table.state, done).endswith("(Matchlock stays unloaded while engaged)")
    assert "ungeladen" in SYSTEM.words.label(table.state, done, "de")
    assert "unloaded" not in SYSTEM.words.label(table.state, SYSTEM.read_answer("hold Mace -"))
    assert table.do("done").figure("Ann").unloaded == ("Matchlock",)


def test_a_slow_weapon_taken_in_hand_while_engaged_is_ready_but_unloaded() -> None:
    state = readying(bors()).state
    belted = replace(state.figures[0], main="Mace", carried=("Matchlock",))
    table = Table(replace(state, figures=(belted, *state.figures[1:])))
    hold = SYSTEM.read_answer("hold Matchlock -")
    assert "stays unloaded" in SYSTEM.words.label(table.state, hold)
    table.do("hold Matchlock -")
    assert (table.figure("Ann").main, table.figure("Ann").unloaded) == ("Matchlock", ("Matchlock",))


def test_a_ready_loads_a_slow_weapon_out_of_reach_of_all() -> None:
    table = readying(bors((0, -4)))
    assert "unloaded" not in SYSTEM.words.label(table.state, SYSTEM.read_answer("hold Matchlock -"))
    assert table.do("hold Matchlock -").figure("Ann").unloaded == ()


# --- lines ------------------------------------------------------------------------------------------------------------
def lying_between(options: dict[str, str | bool], **fields: object) -> State:
    """An archer, a friend on the ground before her, a foe beyond."""
    return position(ann(main="Longbow"), bors((0, -4)), cid((0, -2), prone=True, **fields), options=options)


def test_a_prone_figure_that_is_awake_blocks_a_shot() -> None:
    assert target_refusal(lying_between({}), 0, 1, FIRE) is not None
    assert target_refusal(lying_between({"prone_blocks": False}), 0, 1, FIRE) is None
    assert target_refusal(lying_between({}, phys=11), 0, 1, FIRE) is None
    assert target_refusal(lying_between({}), 0, 1, HURL) is None


def test_a_ready_shield_bars_the_hex_on_its_hand_and_not_what_lies_beyond() -> None:
    thrower = ann(facing=NE, main="Dagger", off="Small Shield")
    near, far = position(thrower, bors((0, -1))), position(thrower, bors((0, -3)))
    fault = target_refusal(near, 0, 1, HURL)
    assert fault is not None and fault.code == "shield_hand"
    assert target_refusal(far, 0, 1, HURL) is None
    assert (
        target_refusal(position(thrower, bors((0, -3)), options={"shield_hand_reach": "any"}), 0, 1, HURL) is not None
    )


# --- experience -------------------------------------------------------------------------------------------------------
def earned(times: int, options: dict[str, str]) -> int:
    """What Ann has earned once Bors was felled by 11 points, and woke between, so many times."""
    state = position(ann(), bors(), options=options)
    ref = Script([], codes=CODES)
    for _ in range(times):
        state = wound(ref, replace(state, figures=(state.figures[0], changed(state.figures[1], phys=0))), 0, 1, 11, 0)
    return state.figures[0].ep


def test_who_woke_and_is_felled_again_pays_its_dx_again() -> None:
    once = earned(1, {})
    assert once == 4 * 11 + 11
    assert earned(2, {}) == 2 * once
    assert earned(2, {"dx_ep": "once"}) == 2 * once - 11


def test_killing_the_unconscious_pays_no_dx() -> None:
    ref = Script([], codes=CODES)
    down = wound(ref, position(ann(), bors()), 0, 1, 11, 0)
    assert wound(ref, down, 0, 1, 1, 0).figures[0].ep == 4 * 11 + 11 + 4


# --- duress -----------------------------------------------------------------------------------------------------------
def test_duress_cites_the_clause_that_caused_it() -> None:
    both = standing_parts(12, 0, 0, -4, 0, -2)
    assert [(part.value, part.clause) for part in both[1:]] == [(-2, "FM-DX-02"), (-2, "FM-DX-03")]
    entry = standing_parts(12, 0, 0, -2, 0, -2)
    assert [part.clause for part in entry] == ["FM-GEN-05", "FM-DX-02"]
    assert [part.clause for part in standing_parts(12, 0, 0, -2, 0)] == ["FM-GEN-05", "FM-DX-03"]


def test_an_attack_after_five_wounds_in_one_blow_cites_that_blow() -> None:
    table = declaring(ann(was_big_hit=1), bors(dx=8)).do("strike Bors 2", "move")
    score = next(event for event in table.go(rolls=((5, 5),), answers=(0,)).events if event.code == "score")
    assert ("duress of one attack", -2, "FM-DX-02") in [(part.label, part.value, part.clause) for part in score.parts]
    assert "FM-DX-03" not in score.clauses


# --- players' figures -------------------------------------------------------------------------------------------------
def players(options: dict[str, str], **body: object) -> list[bool]:
    """Whether each figure of the duel is a player's."""
    scenario = replace(DUEL, body=DUEL.body | body)
    return [figure.player for figure in SYSTEM.setup(scenario, options).figures]


def test_a_side_of_a_scenario_says_whose_figures_are_players() -> None:
    assert players({}) == [True, True]
    assert players({}, sides=[{"name": "Red"}, {"name": "Blue", "player": False}]) == [True, False]
    figures = DUEL.body["figures"]
    assert isinstance(figures, list)
    own = [{**figures[0], "player": True}, figures[1]]
    assert players({}, sides=[{"name": name, "player": False} for name in ("Red", "Blue")], figures=own) == [
        True,
        False,
    ]


@pytest.mark.parametrize(
    ("value", "expected"),
    [("as_written", [True, True]), ("none", [False, False]), ("1", [True, False]), ("2", [False, True])],
)
def test_a_house_rule_says_which_sides_are_players(value: str, expected: list[bool]) -> None:
    assert players({"player_sides": value}) == expected
    fact = next(fact for fact in SYSTEM.facts.options if fact.name == "player_sides")
    assert value_text(fact, read_house({"player_sides": value}).player_sides) == value


@pytest.mark.parametrize(
    ("value", "reason"), [("3", "has 2 sides"), ("Red", "expected as_written, none"), ("1+9", "expected")]
)
def test_sides_that_there_are_not_are_refused(value: str, reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        players({"player_sides": value})


def test_the_sheet_says_whether_a_figure_earns_the_bonus() -> None:
    state = position(ann(), bors(player=False))
    sheets = [SYSTEM.guide.sheet(state, figure.id) for figure in state.figures]
    rows = [row for sheet in sheets for _, group in sheet.groups for row in group]
    said = [SYSTEM.words.phrase(row.value) for row in rows if "FM-DMG-08" in row.clauses]
    assert said == ["as a player's figure", "none, being no player's"]


# --- dice that are kept -----------------------------------------------------------------------------------------------
def test_fewer_dice_than_the_limit_may_be_kept_by_choice() -> None:
    table = declaring(ann(talent=False), bors(talent=False), options={"choose_dice": True}).do("strike Bors 5", "move")
    table.go(rolls=((1, 1, 2, 2, 3), (1, 4, 5)), answers=(3,))
    damage = next(event for event in table.events if event.code == "damage")
    assert damage.data["rolled"] == (4, 1)
    assert "MW-MAX-03" in damage.clauses
    assert last_choice(pool((1, 4, 5)), 3) == 6


# --- beginning in one hex ---------------------------------------------------------------------------------------------
def test_opponents_may_begin_in_one_hex_and_friends_may_not() -> None:
    figures = DUEL.body["figures"]
    assert isinstance(figures, list)
    together = [{**figures[0], "at": [3, 3]}, {**figures[1], "at": [3, 3]}]
    state = SYSTEM.setup(replace(DUEL, body=DUEL.body | {"figures": together}), {})
    assert {figure.pos for figure in state.figures} == {from_column_row(3, 3)}
    assert "hand-to-hand" in SYSTEM.words.picture(state).counters[0].notes
    crowd = [*together[:1], {**together[0], "name": "Cid"}, {**figures[1], "at": [1, 1]}]
    with pytest.raises(InputError, match="Cid and Aldric start in one hex, and no opponent with them"):
        SYSTEM.setup(replace(DUEL, body=DUEL.body | {"figures": crowd}), {})


def test_the_tavern_begins_in_hand_to_hand() -> None:
    tavern = load_scenario("foeman", "tavern")
    state = SYSTEM.setup(tavern, {})
    assert len({figure.pos for figure in state.figures}) == 3
    assert "hand-to-hand" in SYSTEM.words.picture(state).counters[0].notes
