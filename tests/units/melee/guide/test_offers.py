"""Each answer as a board needs it: group, hex, facing, target, the roll that it will need."""

import pytest
from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.guide import Offer
from affray.space.hex import Hex
from affray.systems.melee import SYSTEM
from affray.systems.melee.content.codes import DODGE, MISSILE, MOVE, PRONE, SHOOT, THROWN
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.guide.guide import GUIDE
from affray.systems.melee.position import answers
from affray.systems.melee.position.state import State, with_fields
from affray.systems.melee.turn.picking_facings import mask_of
from tests.melee_spells import foe, position, someone
from tests.units.melee.guide.test_moves import large


def ann(**fields: object) -> State:
    """Ann of Red in the middle, facing north, and Bors of Blue four hexes ahead of her."""
    return position(someone("Ann", 0, (0, 0), **{"ready": ("broadsword",), **fields}), foe((0, -4)))


def offer(state: State, answer: answers.Answer, code: str = "act", who: str = "Ann", **more: object) -> Offer:
    """The offer of an answer of Ann's."""
    question: Question[answers.Answer] = Question(0, code, who, (answer,), **more)  # type: ignore[arg-type]
    (found,) = GUIDE.offers(state, question)
    assert found.text == answers.write_answer(answer)
    return found


@pytest.mark.parametrize(
    ("answer", "group", "where", "facing", "target", "item"),
    [
        (answers.Word("wait"), "word", (0, 0), -1, "", ""),
        (answers.Rank(1), "place", None, -1, "", ""),
        (answers.Pick("Bors"), "pick", (0, -4), -1, "Bors", ""),
        (answers.Step(1), "step", (1, -1), 0, "", ""),
        (answers.Push(0), "push", (0, -1), 0, "", ""),
        (answers.Turn(1), "turn", (0, 0), -1, "", ""),
        (answers.Face(4), "face", (0, 0), 4, "", ""),
        (answers.Option(DODGE), "option", (0, 0), -1, "", "c"),
        (answers.Sweep("broadsword"), "sweep", (0, 0), -1, "", "broadsword"),
        (answers.Enter(0, "Bors"), "enter", (0, -1), 0, "Bors", ""),
        (answers.Wake("Bors"), "wake", (0, -4), -1, "Bors", ""),
        (answers.Hold(("dagger", "shield")), "hold", (0, 0), -1, "", "dagger, shield"),
        (answers.Disengage(3), "disengage", (0, 1), 0, "", ""),
        (answers.Retreat("Bors", "Ann", 0), "retreat", (0, -5), -1, "Bors", ""),
    ],
)
def test_each_answer_is_offered_where_it_is_given(
    answer: answers.Answer, group: str, where: Hex | None, facing: int, target: str, item: str
) -> None:
    found = offer(ann(), answer)
    assert (found.group, found.hex, found.facing, found.target, found.item) == (group, where, facing, target, item)
    assert found.hexes == ()


def test_attacks_are_offered_at_the_hex_that_they_are_aimed_at() -> None:
    state = ann(ready=("javelin",), option=SHOOT)
    thrown = offer(state, answers.Attack(THROWN, "Bors", "javelin"))
    assert (thrown.group, thrown.hex, thrown.target, thrown.item) == ("throw", (0, -4), "Bors", "javelin")
    shot = offer(ann(ready=("longbow",)), answers.Attack(MISSILE, "Bors", "longbow"))
    assert (shot.group, shot.hex) == ("shoot", (0, -4))
    near = position(someone("Ann", 0, (0, 0), ready=("broadsword",)), replace(large("bear", 2), id="Bear", side=1))
    bear = replace(near.figures[1], hexes=((0, -2), (0, -1)))
    blow = offer(replace(near, figures=(near.figures[0], bear)), answers.Attack(-1, "Bear", "broadsword"))
    assert (blow.group, blow.hex) == ("strike", (0, -1))


def test_a_body_is_offered_with_the_hexes_it_would_hold() -> None:
    state = position(large("bear", 2), foe((0, -6)))
    assert offer(state, answers.Step(0)).hexes == ((0, -1), (0, 0))
    assert offer(state, answers.Turn(1)).hexes == ((0, 0), (-1, 1))
    assert offer(state, answers.Face(3)).hexes == ((0, 0), (0, -1))
    assert offer(state, answers.Retreat("Ann", "Bors", 3)).hexes == ((0, 1), (0, 2))


def test_options_say_what_they_allow() -> None:
    allows = offer(ann(), answers.Option(DODGE)).allows
    assert allows is not None
    assert allows.args == {"letter": "c"}


def test_a_run_beyond_the_pool_takes_a_roll() -> None:
    spent = ann(fatigue=12, walked=6, dx=12)
    fresh = ann(fatigue=11, walked=6, dx=12)
    assert offer(fresh, answers.Option(MOVE), "option").check is None
    # Who is exhausted runs sooner: half its MA is less.
    roll = offer(spent, answers.Option(MOVE), "option").check
    assert roll is not None
    assert (roll.dice, roll.need) == (3, 12)
    assert offer(replace(spent, house=PLAIN._replace(shared_st_pool=1)), answers.Option(MOVE), "option").check is None
    assert offer(ann(fatigue=12, crawled=2, posture=PRONE), answers.Option(MOVE), "option").check is None


def test_rolls_are_told_with_their_dice() -> None:
    state = ann(slung=("dagger",))
    rolls = {
        word: offer(state, answer).check
        for word, answer in (
            ("draw", answers.Word("draw")),
            ("leave", answers.Word("leave")),
            ("disbelieve", answers.Disbelieve("Bors")),
            ("retreat", answers.Retreat("Bors", "Ann")),
        )
    }
    assert {word: (roll.dice, roll.need) for word, roll in rolls.items() if roll} == {
        "draw": (3, 12), "leave": (4, 12), "disbelieve": (3, 12), "retreat": (3, 12),
    }  # fmt: skip


def test_things_to_take_are_offered_where_the_nearest_lies() -> None:
    state = replace(ann(), items=(((0, -3), "club"), ((1, 0), "club"), ((0, 0), "dagger")))
    assert offer(state, answers.Take("club")).hex == (1, 0)


def test_spells_are_offered_with_their_st_at_figures_at_hexes_and_around_the_caster() -> None:
    state = ann(spells=("fireball", "fire", "dazzle"), iq=15)
    bolt = offer(state, answers.Cast("fireball", 2, "Bors"))
    assert (bolt.group, bolt.hex, bolt.target, bolt.item, bolt.dice) == ("cast", (0, -4), "Bors", "fireball", 2)
    assert bolt.check is None
    ground = offer(state, answers.Cast("fire_3", 1, hexes=((0, -1), (0, -2), (0, -3))))
    assert (ground.hex, len(ground.hexes)) == ((0, -1), 3)
    assert offer(state, answers.Cast("dazzle", 3)).hex == (0, 0)
    tired = offer(
        replace(state, figures=(with_fields(state.figures[0], fatigue=11), state.figures[1])), answers.Cast("dazzle", 3)
    )
    assert tired.check is not None
    assert tired.check.what.id == "guide-check-collapse"


def test_spells_of_several_forms_say_which() -> None:
    state = ann(spells=("image", "aid"))
    orc = offer(state, answers.Cast("image", 1, hexes=((0, -1),), form="orc", facing=0)).form
    stronger = offer(state, answers.Cast("aid", 1, "Bors", attribute="st")).form
    assert orc is not None
    assert stronger is not None
    assert (SYSTEM.words.phrase(orc), SYSTEM.words.phrase(stronger)) == ("as Orc", "for ST")
    assert SYSTEM.words.phrase(stronger, "de") == "für ST"
    assert offer(state, answers.Cast("blur", 1, "Bors")).form is None


def test_inner_choices_stand_at_their_hexes() -> None:
    state, mask = ann(), mask_of((1, 4))
    for code, number, where, facing in (
        ("facing", 1, (0, 0), 4),
        ("way_out", 0, (1, -1), -1),
        ("give_way", 1, (-1, 1), -1),
        ("advance", 0, (0, 0), -1),
        ("advance", 2, (-1, 1), -1),
    ):
        found = offer(state, answers.Number(number), code, inner=True, about=(mask, 0, 0))
        assert (found.group, found.hex, found.facing) == ("number", where, facing)
    met = offer(state, answers.Number(1), "met", inner=True, about=(0, 1, 0))
    assert (met.hex, met.target) == ((0, -4), "Bors")
    assert offer(state, answers.Number(1), "agree", inner=True, about=(1, 0, 0)).hex is None


def test_a_word_that_nobody_in_particular_is_asked_for_stands_nowhere() -> None:
    assert offer(ann(), answers.Word("end"), "pick", who="").hex is None
