"""MindWand in the Movement phase: retreats, pivots, Hand-to-Hand, passage, and the special moves."""

import pytest
from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.guide import Offer
from affray.referee import Script
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.codes import WITH_WEAPON
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.guide.guide import GUIDE
from affray.systems.foeman.opponent.places_to_go import PUSHING
from affray.systems.foeman.position.answers import Answer
from affray.systems.foeman.position.state import DECLARE, RETREATS, Figure, State
from affray.systems.foeman.turn.phases import settle
from tests.foeman_tables import (
    NE,
    NW,
    SE,
    SW,
    N,
    Options,
    S,
    Table,
    ann,
    bors,
    changed,
    cid,
    dan,
    declaring,
    on_the_move,
    retreating,
)

FAILED, PASSED = (4, 4, 4, 4), (1, 1, 1, 1)
HTH_FAILED, HTH_PASSED = (2, 3, 3, 3, 3), (1, 1, 1, 1, 1)


def asked(state: State) -> Question[Answer]:
    """The open question."""
    question = SYSTEM.question(state)
    assert question is not None
    return question


def offer(table: Table, text: str) -> Offer:
    """One listed answer of the guide."""
    return next(offered for offered in GUIDE.offers(table.state, asked(table.state)) if offered.text == text)


# --- Force Retreats -----------------------------------------------------------------------------------------------------
def test_a_figure_may_be_kept_to_one_retreat_a_round() -> None:
    figures = (ann(), bors(was_hurt_by=(0,)), dan((1, -1), SW, was_hurt_by=(0,)))
    table = retreating(*figures, options={"retreat_one_per_source": True}).do("retreat Bors by Ann N")
    assert table.state.phase != RETREATS
    table = retreating(*figures).do("retreat Bors by Ann N")
    assert "retreat Dan by Ann NE" in table.offered()


def test_retreats_may_go_figure_by_figure_in_the_list() -> None:
    figures = (ann(), bors(was_hurt_by=(0, 3)), dan((3, -1), was_hurt_by=()), cid((-1, -1), SE))
    options: Options = {"retreat_order": "list"}
    table = retreating(*figures, options=options, last_order=(1, 0))
    assert (table.state.side, table.state.actor) == (0, 0)
    assert {text.split()[3] for text in table.offered() if text != "pass"} == {"Ann"}
    assert table.why("retreat Bors by Cid N") == "not_yours"
    table.do("pass")
    assert table.state.actor == 3
    assert SYSTEM.read_state(SYSTEM.write_state(table.state)) == table.state
    table.do("retreat Bors by Cid N")
    assert (table.state.phase != RETREATS, table.state.actor, table.state.passed) == (True, -1, ())


# --- pivots -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("foes", "dice"), [((bors(st=30),), 5), ((bors(st=5),), 3), ((bors(st=12),), 4)])
def test_the_dice_of_a_pivot_may_go_by_the_match(foes: tuple[Figure, ...], dice: int) -> None:
    table = on_the_move(ann(), *foes, options={"pivot_dice": "matched"})
    check = offer(table, "face NE").check
    assert check is not None and check.dice == dice
    place = GUIDE.places(table.state, "Ann")[0]
    assert any(note.args.get("dice") == dice for note in place.notes)


def test_a_bad_pivot_may_go_by_dx() -> None:
    for options, penalty in (({"pivot_threshold": "dx"}, -1), ({}, -2)):
        table = on_the_move(ann(), bors(), options=options).do("face NE", rolls=[(2, 3, 3, 3)])
        assert table.figure("Ann").motion.pivot == penalty


# --- out of Hand-to-Hand, and onto an opponent ----------------------------------------------------------------------------
def test_leaving_takes_four_dice_against_the_strength_of_all() -> None:
    options: Options = {"hth_exit": "mindwand"}
    table = on_the_move(ann(), bors((0, 0)), dan((0, 0)), options=options)
    check = offer(table, "exit").check
    assert check is not None and (check.dice, check.need) == (4, 12 - 5)
    table.do("exit", rolls=[PASSED])
    assert "4 dice, 7 or less" in table.english()
    assert "step N" in table.offered()


ONTO: Options = {"enter_opponent_hex": True}


def test_an_engaged_mover_steps_onto_its_opponent_for_a_die_of_mp() -> None:
    table = on_the_move(ann(), bors(), options=ONTO).do("enter N Bors", rolls=[(3,), HTH_FAILED], answers=[0])
    assert (table.figure("Ann").pos, table.figure("Ann").motion.used) == ((0, -1), 4)
    assert "the entry costs 3 Mp more" in table.english()
    table = on_the_move(ann(), bors(), options=ONTO).do("enter N Bors", rolls=[(2,), HTH_PASSED], answers=[0, 0])
    assert table.figure("Ann").motion.used == 2 + 1 + 1


@pytest.mark.parametrize(
    ("mover", "foe", "code"),
    [
        (ann(), bors(off="Small Shield"), "no_entry"),
        (ann(), bors(off="Dagger"), "no_entry"),
        (ann(prone=True), bors(), "no_entry"),
        (ann(facing=S), bors(), "no_entry"),
    ],
    ids=["shield", "left-hand weapon", "prone", "behind"],
)
def test_an_entry_onto_an_opponent_is_refused(mover: Figure, foe: Figure, code: str) -> None:
    assert on_the_move(mover, foe, options=ONTO).why("enter N Bors") == code


def test_a_shield_bars_its_own_side_only() -> None:
    shielded = bors((1, -1), S, off="Small Shield")
    assert "enter NE Bors" in on_the_move(ann(facing=NE), replace(shielded, facing=SE), options=ONTO).offered()
    assert "enter NE Bors" not in on_the_move(ann(facing=NE), replace(shielded, facing=SW), options=ONTO).offered()


def test_only_the_opponent_that_engages_is_stepped_onto() -> None:
    table = on_the_move(ann(), bors((1, -1), SW), dan((0, -1), N), options=ONTO)
    assert "enter NE Bors" in table.offered()
    assert table.why("enter N Dan") == "no_entry"


POSTURE: Options = {"posture_disengage": True}


def test_posture_in_a_hand_to_hand_may_take_the_roll_to_leave_it() -> None:
    table = on_the_move(ann(), bors((0, 0)), options=POSTURE)
    assert table.why("fall") == "in_hth"
    table.do("exit", rolls=[HTH_PASSED]).do("fall")
    assert table.figure("Ann").body.prone
    assert table.why("step N") == "must_stop"
    assert "fall" in on_the_move(ann(), bors((0, 0))).offered()


# --- passage ------------------------------------------------------------------------------------------------------------
PASSAGE: Options = {"passage_sv": True}


def test_a_friends_hex_is_passed_by_a_roll_and_a_point_more() -> None:
    friend = cid((0, -1), N, moved=True)
    table = on_the_move(ann(), friend, bors((0, -5)), options=PASSAGE)
    check = offer(table, "step N").check
    assert check is not None and (check.dice, check.need) == (4, 12)
    place = next(place for place in GUIDE.places(table.state, "Ann") if place.hex == (0, -2) and len(place.path) == 2)
    assert [check.dice for check in place.checks] == [4]
    table.do("step N", "step N", rolls=[PASSED])
    assert (table.figure("Ann").pos, table.figure("Ann").motion.used) == ((0, -2), 3)


def test_who_does_not_get_past_is_halted() -> None:
    table = on_the_move(ann(), cid((0, -1), N, moved=True), bors((0, -5)), options=PASSAGE)
    table.do("step N", rolls=[FAILED])
    assert (table.figure("Ann").pos, table.figure("Ann").motion.used) == ((0, 0), 1)
    assert "Ann is held up: 1 of 10 Mp" in table.english()
    assert table.why("step S") == "must_stop"
    assert "stop" in table.offered()


def test_stepping_out_of_a_shared_hex_takes_the_roll_too() -> None:
    table = on_the_move(ann(), cid((0, 0), N, prone=True, moved=True), bors((0, -5)), options=PASSAGE)
    assert offer(table, "step S").check is not None
    table.do("step S", rolls=[PASSED])
    assert table.figure("Ann").motion.used == 2
    assert offer(table, "step S").check is None


# --- special moves ------------------------------------------------------------------------------------------------------
CHARGE: Options = {"special_charge_in": True}


def settled(state: State) -> State:
    """The state at its next question."""
    after = settle(Script(codes=CODES), state)
    return state if after is state else settled(after)


def test_two_straight_steps_into_the_fight_make_a_charge() -> None:
    table = on_the_move(ann((0, 2)), bors((0, -1)), options=CHARGE).do("step N")
    assert table.why("charge") == "special"
    table.do("step N")
    assert "charge" in table.offered()
    assert SYSTEM.opponents.appraise(table.state, asked(table.state))[table.offered().index("charge")] != 0
    table.do("charge")
    assert table.figure("Ann").motion.charging
    assert "Ann charges in (filler)" in table.english()
    state = settled(replace(table.state, phase=DECLARE, move=None, lots=(0, 1), moved=(0, 1)))
    rows = [row.value.id for _, group in GUIDE.sheet(state, "Ann").groups for row in group]
    assert "guide-state-charging" in rows
    fight = Table(state)
    while asked(fight.state).who != "Ann":
        fight.do("move")
    (found,) = [
        prospect
        for prospect in GUIDE.prospects(fight.state, asked(fight.state))
        if prospect.text == "strike Bors 3 Mace"
    ]
    assert [part.value for part in found.parts if part.label == "charge"] == [-1]
    counter = next(counter for counter in SYSTEM.words.picture(state).counters if counter.id == "Ann")
    assert "charging" in counter.notes


def test_a_charge_gives_its_strike_one_damage_die_more() -> None:
    table = declaring(ann(charging=True, talent=False), bors(acted=1), options=CHARGE).do("strike Bors 4 Mace")
    table.go(rolls=[(1, 1, 1, 2), (3, 2, 1)])
    assert "3 damage dice" in table.english()


@pytest.mark.parametrize(
    ("figures", "steps"),
    [
        ((ann((0, 2)), bors((0, -3))), ("step N", "step N")),
        ((ann((0, 2)), bors((1, -2), SW)), ("step N", "step NE")),
        ((ann((0, 5)), bors((0, -2))), ("step N",) * 6),
    ],
    ids=["not engaged", "not straight", "too far"],
)
def test_no_charge_where_a_condition_fails(figures: tuple[Figure, ...], steps: tuple[str, ...]) -> None:
    table = on_the_move(*figures, options=CHARGE).do(*steps)
    assert table.why("charge") == "special"


def test_a_step_back_ends_a_run_of_straight_steps() -> None:
    table = on_the_move(ann(), bors((0, -5)), options=CHARGE).do("step N")
    assert table.figure("Ann").motion.straight == 1
    assert table.do("step S").figure("Ann").motion.straight == 0


@pytest.mark.parametrize("word", ["charge", "push N Bors"])
def test_there_are_no_special_moves_without_their_options(word: str) -> None:
    assert on_the_move(ann(), bors()).why(word) == "not_now"


RUSH: Options = {"special_shield_rush": True}
BEARER = ann(off="Small Shield", free_start=True, straight=1, mmma=10, used=2, moved=True)


def test_a_shield_rush_knocks_down_whom_it_hits() -> None:
    table = declaring(BEARER, bors(acted=1), options=RUSH)
    (found,) = [
        prospect for prospect in GUIDE.prospects(table.state, asked(table.state)) if prospect.text == "rush Bors 3"
    ]
    chances = {chance.name.id: chance.value for chance in found.chances}
    assert 0 < chances["guide-knocks-down"] < chances["guide-hit"] < 1
    check = offer(table, "rush Bors 3").check
    assert check is not None and (check.dice, check.need) == (4, 11)
    values = dict(zip(table.offered(), SYSTEM.opponents.appraise(table.state, asked(table.state)), strict=True))
    assert values["rush Bors 3"] > 0
    table.do("rush Bors 3").go(rolls=[(1, 2, 3), FAILED])
    assert table.figure("Bors").body.prone
    assert "Bors is knocked down" in table.english()


def test_a_shield_rush_may_miss_or_be_withstood() -> None:
    table = declaring(BEARER, bors(acted=1), options=RUSH).do("rush Bors 3").go(rolls=[(5, 5, 5)])
    assert not table.figure("Bors").body.prone
    table = declaring(BEARER, bors(acted=1), options=RUSH).do("rush Bors 3").go(rolls=[(1, 2, 3), PASSED])
    assert not table.figure("Bors").body.prone


def test_a_rush_uses_up_a_defense() -> None:
    foe = bors(acted=1, mode=1, item=WITH_WEAPON)
    table = declaring(BEARER, foe, cid((3, 0)), options=RUSH).do("rush Bors 3", "move").go(rolls=[(1, 1, 1), PASSED])
    assert table.figure("Ann").motion.special
    assert table.figure("Bors").body.defended


@pytest.mark.parametrize(
    ("figure", "foe", "text", "code"),
    [
        (BEARER, bors(), "rush Ann 3", "no_target"),
        (BEARER, bors(), "rush Bors 12", "bid"),
        (replace(BEARER, off=""), bors(), "rush Bors 3", "no_shield"),
        (changed(BEARER, straight=0), bors(), "rush Bors 3", "special"),
        (changed(BEARER, special=True), bors(), "rush Bors 3", "special"),
        (BEARER, bors(prone=True), "rush Bors 3", "no_target"),
        (BEARER, bors((0, -2)), "rush Bors 3", "range"),
    ],
)
def test_a_rush_is_refused(figure: Figure, foe: Figure, text: str, code: str) -> None:
    table = declaring(figure, changed(foe, acted=1), options=RUSH)
    assert table.why(text) == code
    assert declaring(figure, changed(foe, acted=1)).why("rush Bors 3") == "not_now"


PUSH: Options = {"special_push_back": True}


def test_a_push_moves_a_foe_straight_back_and_the_mover_into_its_hex() -> None:
    table = on_the_move(ann(), bors(facing=N), options=PUSH)
    check = offer(table, "push N Bors").check
    assert check is not None and (check.dice, check.need) == (4, 11)
    table.do("push N Bors", rolls=[FAILED])
    assert (table.figure("Bors").pos, table.figure("Bors").motion.retreated) == ((0, -2), True)
    assert (table.figure("Ann").pos, table.figure("Ann").motion.used) == ((0, -1), 2)
    assert table.why("step N") == "must_stop"
    table = on_the_move(ann(), bors(facing=N), options=PUSH).do("push N Bors", rolls=[PASSED])
    assert (table.figure("Ann").pos, table.figure("Bors").pos, table.figure("Ann").motion.used) == ((0, 0), (0, -1), 2)


@pytest.mark.parametrize(
    ("figures", "text", "code"),
    [
        ((ann(), bors()), "push N Bors", "special"),
        ((ann(facing=S), bors(facing=N)), "push N Bors", "special"),
        ((ann(), bors(facing=N), dan((0, -2), N)), "push N Bors", "no_room"),
        ((ann(), bors(facing=N, prone=True)), "push N Bors", "nobody_stands"),
        ((ann(), bors((0, -3), N)), "push N Bors", "nobody_stands"),
        ((ann((0, -6)), bors((0, 3), N)), "push N Bors", "nobody_stands"),
    ],
    ids=["engaged", "behind", "no room", "prone", "empty", "off the map"],
)
def test_a_push_is_refused(figures: tuple[Figure, ...], text: str, code: str) -> None:
    assert on_the_move(*figures, options=PUSH).why(text) == code


def test_a_push_looks_worse_than_staying() -> None:
    state = on_the_move(ann(), bors(facing=N), options=PUSH).state
    question = SYSTEM.question(state)
    assert question is not None
    stop, push = (question.answers.index(SYSTEM.read_answer(text)) for text in ("stop", "push N Bors"))
    worth = SYSTEM.opponents.appraise(state, question)
    assert worth[push] == worth[stop] + PUSHING


def test_a_halted_figure_pushes_nobody() -> None:
    table = on_the_move(ann((0, 1)), bors((0, -1)), dan((1, -1), N), options=PUSH).do("step N")
    assert table.why("push NE Dan") == "must_stop"


@pytest.mark.parametrize("text", ["push N Bors", "rush Bors 3"])
def test_special_answers_read_back_and_have_labels(text: str) -> None:
    answer = SYSTEM.read_answer(text)
    assert SYSTEM.write_answer(answer) == text
    state = on_the_move(ann(), bors()).state
    assert "(filler)" in SYSTEM.words.label(state, answer)
    assert "(Füllsel)" in SYSTEM.words.label(state, answer, "de")


def test_a_side_hexside_is_a_way_onto_an_opponent_that_faces_aside() -> None:
    table = on_the_move(ann(facing=NW), bors((-1, 0), SE), options=ONTO)
    assert "enter NW Bors" in table.offered()
