"""What the board shows and how the sides stand."""

import pytest
from msgspec.structs import replace

from affray.core import NATURE, eyes
from affray.core.faces.looks import Looks
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.codes import DEFENDING, DODGING
from affray.systems.foeman.position.state import NOBODY, OVER, READYING
from affray.systems.foeman.words.view import active_figure, figure_notes, looks_of
from tests.foeman_tables import ann, bors, cid, dan, declaring, on_the_move, position


def test_the_score_is_the_share_of_the_strength_that_stands() -> None:
    assert SYSTEM.score(position(ann(), bors((0, -4), exh=8))) == (0.75, 0.25)
    lost = bors((0, -4), exh=11, prone=True)
    assert SYSTEM.score(position(ann(), lost)) == (1.0, 0.0)
    assert SYSTEM.score(position(ann(exh=11, prone=True), lost)) == (0.5, 0.5)


def test_a_game_that_is_over_is_won_or_shared() -> None:
    over = position(ann(), bors((0, -4)), phase=OVER)
    assert SYSTEM.score(replace(over, winner=1)) == (0.0, 1.0)
    assert SYSTEM.score(replace(over, winner=NOBODY)) == (0.5, 0.5)


def test_everybody_sees_everything() -> None:
    state = position(ann(), bors((0, -4)))
    assert eyes.visible_state(SYSTEM, state, 1) is state
    assert SYSTEM.sides(state) == ("Red", "Blue")


def test_the_figure_that_the_question_is_about_is_marked() -> None:
    state = position(ann(), bors((0, -4)))
    assert active_figure(state) == NOBODY
    assert active_figure(on_the_move(ann(), bors((0, -4))).state) == 0
    table = declaring(ann(), bors((0, -4))).do("watch")
    assert active_figure(table.state) == 1
    assert active_figure(table.do("watch").state) == NOBODY
    assert active_figure(replace(state, phase=READYING, actor=1)) == 1
    question = SYSTEM.question(state)
    assert question is not None
    assert question.side == NATURE


def test_the_board_marks_what_weighs_on_a_figure() -> None:
    state = position(
        ann(aim=2, pivot=-1, was_big_hit=1, acted=1),
        bors(mode=DEFENDING, prone=True),
        cid((3, 0), mode=DODGING),
        dan((3, 0), exh=11, prone=True),
    )
    assert figure_notes(state, 0) == ("engaged", "aim +2", "duress -2", "pivot -1", "acted")
    assert figure_notes(state, 1) == ("prone", "engaged", "defending")
    assert figure_notes(state, 2) == ("dodging",)
    assert figure_notes(state, 3) == ("unconscious",)
    assert figure_notes(position(ann(), bors((0, 0))), 0) == ("hand-to-hand",)
    assert figure_notes(position(ann(gone=True), bors()), 0) == ("surrendered",)
    assert figure_notes(position(ann(out=True), bors()), 0) == ("out",)


def test_the_picture_has_ground_counters_and_items() -> None:
    state = position(ann(), bors((0, -4), gone=True), items=(((0, 1), "Axe"),))
    picture = SYSTEM.words.picture(state)
    assert [counter.id for counter in picture.counters] == ["Ann"]
    assert [(item.name, item.pos) for item in picture.items] == [("Axe", (0, 1))]


def test_a_figure_is_summed_up_in_one_line() -> None:
    worn = ann(off="Large Shield", armor="Leather", exh=2, phys=1, aim=1)
    assert SYSTEM.words.summary(position(worn, bors((0, -4), main=""))) == (
        "Ann (Red, Human): mST 9/12, mDX 9/12, IQ 8; wounds 1, exhaustion 2; Mace, Large Shield, Leather; aim +1",
        "Bors (Blue, Human): mST 12/12, mDX 11/11, IQ 9; unhurt; empty hands",
    )


@pytest.mark.parametrize(
    ("race", "items", "looks"),
    [
        ("Elf", ("Longbow", ""), Looks("elf", "longbow")),
        ("Dwarf", ("", "Small Shield"), Looks("dwarf", "", shield=True)),
        ("Orc", ("Axe", "Dagger"), Looks("orc", "axe")),
        ("Human", ("Oil Flask", ""), Looks("human", "flask")),
        ("Human", ("Ladder", ""), Looks("human", "bundle")),
        ("Human", ("Cudgel", ""), Looks("human", "club")),
        (
            "Fen Walker|race|7-9-7|8|12|lucky",
            ("Sting|poles|-2T-1=1|4", "Round|shield|1|3/1|1|1"),
            Looks(held="spear", shield=True),
        ),
        ("Goblin", ("Dagger|hilts|-2T-1=1|4", ""), Looks("goblin", "dagger")),
    ],
)
def test_a_figure_is_drawn_by_codes_of_what_it_is_and_holds(race: str, items: tuple[str, ...], looks: Looks) -> None:
    assert looks_of(race, items) == looks


def test_a_counter_says_how_it_is_drawn() -> None:
    state = position(ann(main="Mace", off="Small Shield"), bors((0, -4)))
    assert SYSTEM.words.picture(state).counters[0].looks == Looks(held="mace", shield=True)


def test_learners_get_a_sketch_without_what_those_around_make_of_a_figure() -> None:
    state = position(ann(prone=True), bors((0, -1)), cid((3, 0), gone=True))
    own, foe = SYSTEM.sketch(state).counters
    assert (own.id, own.notes, own.pos, foe.notes) == ("Ann", ("prone",), (0, 0), ())
    assert own.bars == SYSTEM.words.picture(state).counters[0].bars
