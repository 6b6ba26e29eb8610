"""What the board shows: offers and where they are given, threats, lines."""

import pytest

from affray.core import InputError, Question
from affray.core.faces.guide import Offer
from affray.space.hex import Hex
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.guide.guide import GUIDE
from affray.systems.foeman.position.answers import Answer, Number
from affray.systems.foeman.position.state import PICK, READYING, Board, State
from affray.systems.foeman.words.phrases import save_chance
from tests.foeman_tables import FIELD, NE, N, S, ann, bors, cid, dan, declaring, on_the_move, position, retreating


def offers(state: State) -> dict[str, Offer]:
    """The offers by text."""
    question = SYSTEM.question(state)
    assert question is not None
    return {offer.text: offer for offer in GUIDE.offers(state, question)}


def number_offers(state: State, code: str, count: int, who: str, about: tuple[int, ...]) -> tuple[Offer, ...]:
    """The offers of an inner choice."""
    numbers: tuple[Answer, ...] = tuple(Number(n) for n in range(count))
    return GUIDE.offers(state, Question(1, code, who, numbers, inner=True, about=about))


# --- offers -----------------------------------------------------------------------------------------------------------
def test_offers_stand_beside_the_answers_in_their_order() -> None:
    state = on_the_move(ann(), bors()).state
    question = SYSTEM.question(state)
    assert question is not None
    answers = [SYSTEM.write_answer(answer) for answer in (*question.answers, *question.extra)]
    assert [offer.text for offer in SYSTEM.guide.offers(state, question)] == answers
    assert offers(state)["surrender"].ends
    assert not offers(state)["stop"].ends


def test_a_step_is_given_at_the_hex_that_it_enters() -> None:
    found = offers(on_the_move(ann((0, 3)), bors((0, -5))).state)
    assert (found["step N"].group, found["step N"].hex, found["step N"].facing) == ("step", (0, 2), N)
    assert (found["step S"].hex, found["step S"].facing) == ((0, 4), N)
    assert (found["stop"].group, found["stop"].hex) == ("word", (0, 3))


def test_a_free_pivot_takes_no_roll_and_a_limited_one_does() -> None:
    free = offers(on_the_move(ann((0, 3)), bors((0, -5))).state)["face S"]
    assert (free.group, free.facing, free.check) == ("face", S, None)
    limited = offers(on_the_move(ann(), bors()).state)["face NE"].check
    assert limited is not None
    assert (limited.dice, limited.need, limited.what.id) == (4, 8, "guide-check-pivot")
    assert limited.chance == save_chance(4, 8, 0)


def test_an_attempt_at_hand_to_hand_names_the_foes_roll() -> None:
    found = offers(on_the_move(ann((0, 1)), bors((0, 0), N)).state)["enter N Bors"]
    assert (found.group, found.hex, found.target) == ("enter", (0, 0), "Bors")
    assert found.check is not None
    assert (found.check.dice, found.check.need, found.check.what.args) == (5, 11, {"who": "Bors"})


def test_leaving_a_hand_to_hand_names_its_roll() -> None:
    found = offers(on_the_move(ann(), bors((0, 0))).state)["exit"]
    assert found.check is not None
    assert (found.check.dice, found.check.need) == (5, 12)


def test_picks_and_retreats_are_given_where_the_figures_are() -> None:
    picks = offers(position(ann((0, 3)), cid((2, 2)), bors((0, -5)), phase=PICK, side=0, ranking=(0, 1)))
    assert (picks["figure Cid"].hex, picks["figure Cid"].target) == ((2, 2), "Cid")
    assert picks["end"].hex is None
    forced = offers(retreating(ann(), bors(was_hurt_by=(0,))).state)
    back = forced["retreat Bors by Ann N"]
    assert (back.group, back.hex, back.target) == ("retreat", (0, -2), "Bors")


def test_declarations_name_their_target_item_and_dice() -> None:
    figure = ann(off="Small Shield", things=("Healing Draught", "Oil Flask"))
    found = offers(declaring(figure, bors()).state)
    strike = found["strike Bors 4 Mace"]
    assert (strike.group, strike.hex, strike.target, strike.item, strike.dice) == ("attack", (0, -1), "Bors", "Mace", 4)
    items = {text: found[text].item for text in ("defend none", "defend weapon", "defend shield")}
    assert items == {"defend none": "", "defend weapon": "Mace", "defend shield": "Small Shield"}
    ready = found["ready 3"].check
    assert ready is not None
    assert (found["ready 3"].dice, ready.dice, ready.need) == (3, 3, 11)
    assert (found["use Oil_Flask Bors"].hex, found["use Oil_Flask Bors"].target) == ((0, -1), "Bors")
    draught = found["use Healing_Draught"]
    assert (draught.hex, draught.target, draught.dice) == ((0, 0), "", 3)
    assert found["watch"].hex is None


def test_a_ready_offers_what_may_be_held_taken_and_given() -> None:
    figure = ann(carried=("Dagger",))
    state = position(figure, bors(), cid((0, 1), carried=("Axe",)), phase=READYING, actor=0, items=(((0, 0), "Axe"),))
    found = offers(state)
    assert (found["hold Mace Dagger"].item, found["hold - -"].item) == ("Mace, Dagger", "")
    assert (found["take Axe"].hex, found["take Axe"].target) == ((0, 0), "")
    assert (found["take Axe from Cid"].hex, found["take Axe from Cid"].target) == ((0, 1), "Cid")
    assert (found["give Dagger to Bors"].hex, found["give Dagger to Bors"].ends) == ((0, -1), False)


def test_inner_choices_are_numbers_with_their_hex_dice_or_roll() -> None:
    state = on_the_move(ann((0, 1)), bors((0, 0), N)).state
    hexes = [offer.hex for offer in number_offers(state, "place", 5, "Bors", (0, 0, 0))]
    assert hexes == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1)]
    assert [offer.dice for offer in number_offers(state, "reroll", 3, "Ann", (4, 12, 3))] == [0, 1, 2]
    roll, happen = number_offers(state, "waive", 2, "Bors", (11, 0, 0))
    assert roll.check is not None
    assert (roll.check.need, happen.check) == (11, None)
    assert [offer.text for offer in number_offers(state, "consent", 2, "Bors", (0, 0, 0))] == ["0", "1"]


# --- threats ----------------------------------------------------------------------------------------------------------
def threatened(state: State, *, now: bool) -> set[Hex]:
    """The hexes that the opponents of Red threaten."""
    return {threat.hex for threat in GUIDE.threats(state, 0) if threat.now is now}


def test_a_weapon_in_hand_threatens_the_front_and_the_own_hex_now() -> None:
    state = on_the_move(ann((0, 5)), bors((0, 0), N)).state
    assert threatened(state, now=True) == {(0, 0), (0, -1), (-1, 0), (1, -1)}


def test_a_shield_bars_the_hex_on_its_hand() -> None:
    state = on_the_move(ann((0, 5)), bors((0, 0), N, off="Small Shield")).state
    assert threatened(state, now=True) == {(0, 0), (0, -1), (1, -1)}


def test_a_pole_reaches_two_hexes_and_a_bow_as_far_as_it_sees() -> None:
    pole = threatened(on_the_move(ann((0, 5)), bors((0, 0), N, main="Pikeaxe")).state, now=True)
    assert {(0, -2), (0, -1)} <= pole
    assert (0, -3) not in pole
    board = Board({**FIELD.ground, (0, -3): "object"})
    bow = threatened(on_the_move(ann((0, 5)), bors((0, 0), N, main="Horsebow"), board=board).state, now=True)
    assert (0, -2) in bow
    assert {(0, -3), (0, -4), (0, 2)}.isdisjoint(bow)


def test_a_foe_threatens_where_it_can_come_to_strike() -> None:
    state = on_the_move(ann((0, 5)), bors((0, -1), N)).state
    later = threatened(state, now=False)
    # Five of its ten Mp leave a Strike open, and it strikes one hex farther.
    assert (0, 5) in later
    assert (0, 6) not in later
    assert (0, -1) not in later


def test_bows_alone_threaten_no_strike_and_the_fallen_nothing() -> None:
    bow = on_the_move(ann((0, 5)), bors((0, 0), N, main="Horsebow"), options={"rq_forbids": "above_st"}).state
    assert threatened(bow, now=False) == set()
    down = on_the_move(ann((0, 5)), bors((0, 0), N, gone=True), dan((0, -6))).state
    assert all(threat.by == ("Dan",) for threat in GUIDE.threats(down, 0))


# --- lines ------------------------------------------------------------------------------------------------------------
LOW = Board({**FIELD.ground, (0, -2): "object"})


def test_a_clear_line_names_its_hexes_its_length_and_the_hexside() -> None:
    state = on_the_move(ann(), bors((0, -3), S)).state
    seen = GUIDE.sight(state, (0, 0), (0, -3))
    assert seen.hexes == ((0, 0), (0, -1), (0, -2), (0, -3))
    assert (seen.blocked, seen.where) == (None, None)
    assert [(note.id, note.args) for note in seen.notes] == [
        ("guide-line-range", {"hexes": 3}),
        ("guide-line-side", {"who": "Bors", "side": "front"}),
    ]


def test_the_ground_blocks_before_figures() -> None:
    state = on_the_move(ann(), bors((0, -4), S), cid((0, -1)), board=LOW).state
    seen = GUIDE.sight(state, (0, 0), (0, -4))
    assert seen.where == (0, -2)
    assert seen.blocked is not None
    assert seen.blocked.reason == "object at 0,-2 blocks every line"


def test_a_standing_figure_blocks_a_shot() -> None:
    state = on_the_move(ann(), bors((0, -4), S), cid((0, -2))).state
    seen = GUIDE.sight(state, (0, 0), (0, -4))
    assert seen.where == (0, -2)
    assert str(seen.blocked) == "Cid stands in the way of a Jab or a shot [FM-LOS-01 FM-LOS-02]"


def test_a_line_on_a_border_crosses_two_hexsides() -> None:
    seen = GUIDE.sight(on_the_move(ann(), bors((1, -2), N)).state, (0, 0), (1, -2))
    assert seen.notes[-1].args == {"who": "Bors", "side": "rear", "other": "left"}


def test_a_line_tells_what_keeps_its_figure_from_using_it() -> None:
    behind = on_the_move(ann(facing=S), bors((0, -3), S)).state
    assert GUIDE.sight(behind, (0, 0), (0, -3)).notes[1].id == "guide-line-front"
    reach = {"shield_hand_reach": "any"}
    shielded = on_the_move(ann(facing=NE, off="Small Shield"), bors((0, -3), S), options=reach).state
    assert GUIDE.sight(shielded, (0, 0), (0, -3)).notes[1].id == "guide-line-shield"
    assert GUIDE.sight(behind, (0, 0), (0, 0)).hexes == ((0, 0),)


def test_a_line_needs_hexes_of_the_board() -> None:
    with pytest.raises(InputError, match="hex 99,0 is not on the board"):
        GUIDE.sight(on_the_move(ann(), bors()).state, (0, 0), (99, 0))
