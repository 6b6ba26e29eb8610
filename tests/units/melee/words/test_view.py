"""What can be seen of a position: notes, counters, the score."""

import pytest

from affray.core.faces.looks import Looks
from affray.systems.melee.content.codes import ALOFT, DEAD, DEFENDING, DODGING, KNEELING, PRONE, UNCONSCIOUS
from affray.systems.melee.position.state import HEIGHT, IMAGE, MOVE, NOBODY, OVER, Active, CurrentMove, occupants
from affray.systems.melee.words.facts import TEXTS
from affray.systems.melee.words.view import active_figure, looks_of, notes, picture, score, sketch, summary, view
from tests.units.melee.positions import BLUE, RED, N, S, acting, ann, beast, board, bors, dan, moving, position

FAR = (0, -6)


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({}, ()),
        ({"posture": KNEELING}, ("kneeling",)),
        ({"posture": PRONE, "fell": True}, ("prone", "knocked down")),
        ({"flight": ALOFT}, ("aloft",)),
        ({"flight": ALOFT, "meets_ground": True}, ("low",)),
        ({"stance": DODGING}, ("dodging",)),
        ({"stance": DEFENDING, "acted": True}, ("defending", "acted")),
        ({"fatigue": 12, "wounded": True, "low": True}, ("exhausted", "wounded", "weak")),
        ({"waited": 2}, ("waited 2",)),
        ({"status": DEAD, "posture": PRONE, "hits": 12}, ("dead",)),
    ],
)
def test_a_figure_is_marked_by_how_it_stands(fields: dict[str, object], expected: tuple[str, ...]) -> None:
    assert notes(position(ann(**fields), bors(FAR)), 0) == expected


def test_engagement_hand_to_hand_and_spells_are_marked() -> None:
    assert notes(position(ann(), bors((0, -1))), 0) == ("engaged",)
    assert notes(position(ann(posture=PRONE), bors((0, 0), posture=PRONE)), 0) == ("prone", "hand-to-hand")
    spells = (Active("invisibility", 0, 1, 0), Active("freeze", 1, 1, 0, left=2), Active("rope", 1, 1, 0))
    assert notes(position(ann(), bors(FAR), spells=spells), 0) == ("invisible", "frozen", "roped")
    sleeper = ann(status=UNCONSCIOUS, posture=PRONE)
    assert notes(position(sleeper, bors(FAR), spells=(Active("sleep", 1, 1, 0),)), 0) == ("asleep",)


def test_notes_are_said_in_words() -> None:
    assert TEXTS.note("en", "prone") == "prone"
    assert TEXTS.note("en", "waited 2") == "waited 2 turns"


def test_the_picture_shows_figures_ground_and_what_lies_about() -> None:
    state = position(
        ann(shield="small", shield_ready=True, pack=("rope",), pack_at=(0, 1)),
        beast("bear", BLUE, (0, -3), S),
        dan((3, 0)),
        ground=board(wall=(2, 2)),
        items=(((1, 0), "mace"),),
        spells=(Active("fire", 0, 1, hexes=((0, 2),)),),
    )
    seen = picture(state)
    assert [counter.looks for counter in seen.counters] == [
        Looks(held="sword", shield=True), Looks("bear", ""), Looks(held="hammer"),
    ]  # fmt: skip
    shown = [(counter.id, counter.silhouette, counter.body, counter.bars[0]) for counter in seen.counters]
    assert shown == [
        ("Ann", "human broadsword small shield", ((0, 0),), (12, 12)),
        ("Bear", "bear", ((0, -3), (0, -4)), (30, 30)),
        ("Dan", "human hammer", ((3, 0),), (12, 12)),
    ]
    assert {(item.name, item.pos) for item in seen.items} == {("mace", (1, 0)), ("rope", (0, 1))}
    assert [(patch.name, patch.pos) for patch in seen.created] == [("fire", (0, 2))]


def test_the_figure_that_a_question_is_about_is_active() -> None:
    assert active_figure(moving(ann(), bors(FAR)).state) == 0
    assert active_figure(acting(ann(), bors(FAR)).state) == 0
    assert active_figure(position(ann(), bors(FAR))) == NOBODY
    assert active_figure(position(ann(), bors(FAR), phase=HEIGHT, move=CurrentMove(0, asked=(1,)))) == 1
    assert active_figure(position(ann(), bors(FAR), phase=MOVE, move=CurrentMove(1))) == 1


def test_the_score_is_a_share_of_the_strength_awake() -> None:
    assert score(position(ann(), bors(FAR, hits=8))) == (0.75, 0.25)
    assert score(position(ann(), bors(FAR), phase=OVER, winner=BLUE)) == (0.0, 1.0)
    assert score(position(ann(), bors(FAR), phase=OVER, winner=NOBODY)) == (0.5, 0.5)
    out = {"status": UNCONSCIOUS, "posture": PRONE, "hits": 11}
    assert score(position(ann(**out), bors(FAR, **out))) == (0.5, 0.5)


def test_a_side_does_not_see_what_is_an_image() -> None:
    state = position(ann(), bors(FAR), dan((3, 0), life=IMAGE, maker=1), spells=(Active("image", 1, 1, 2),))
    assert view(state, RED).figures[2].life != IMAGE
    assert view(state, BLUE) == state


def test_a_line_for_each_figure_on_the_map() -> None:
    state = position(ann(armor="leather"), bors(FAR), beast("wolf", BLUE, (3, 0), N), dan((4, 0)))
    lines = summary(state, "en")
    assert [line.split()[0].strip(":,") for line in lines] == ["Ann", "Bors", "Wolf", "Dan"]
    assert occupants(state.figures, (0, 0)) == (0,)


def test_the_line_of_a_figure_says_what_spells_do_to_it() -> None:
    free, roped = (summary(position(ann(), bors(FAR), spells=spells))[0] for spells in ((), (Active("rope", 1, 1, 0),)))
    assert "MA 10" in free and "MA 2" in roped


def test_a_weapon_or_a_shield_is_drawn_in_hand_and_empty_hands_as_such() -> None:
    assert looks_of("elf", (), "small") == Looks("elf", "", shield=True)
    assert looks_of("dwarf", (), "spike") == Looks("dwarf", "stake", shield=True)
    assert looks_of("stranger", ("mace",), "none") == Looks(held="mace")


def test_learners_get_a_sketch_without_what_those_around_make_of_a_figure() -> None:
    state = position(ann(posture=PRONE), bors((0, -1)), dan((3, 0), gone=True))
    own, foe = sketch(state).counters
    assert (own.id, own.notes, own.pos, own.bars) == ("Ann", ("prone",), (0, 0), picture(state).counters[0].bars)
    assert foe.looks is None and not foe.active
    spells = (Active("freeze", 1, 1, 0, left=2),)
    assert [counter.notes for counter in sketch(position(ann(), bors((0, -1)), spells=spells)).counters] == [
        ("frozen",),
        (),
    ]
