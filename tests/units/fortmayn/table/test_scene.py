"""A game master frames scenes, and turns over what lies face down."""

import pytest

from affray.systems.fortmayn.content.codes import DARK, DISTANT
from affray.systems.fortmayn.table.verbs import all_foes, scene_hurdles, scene_place, scene_things
from affray.systems.fortmayn.words.view import summary, view
from tests.units.fortmayn.gathering import ANN, MASTER, NOBODY, codes, fault, outcome, said, scene, table

OPEN, HIDDEN = "obstacle bent_bars", 'obstacle "Loose slab" dd=3 task=avoid_trap hidden'
GHOULS = "creature ghoul count=2 band=distant"


def test_a_scene_has_a_title_a_text_and_light() -> None:
    state, events = outcome(table(), 'frame "The old crypt" light=dark : Bones, and cold air.')
    place = scene_place(state)
    assert place is not None and state.table is not None
    assert (place.room, place.light, state.table.scene) == ("The old crypt", DARK, "Bones, and cold air.")
    assert codes(events, ANN) == ["table_framed"]
    assert said(state, "light dim").places[0].light == 1


def test_a_new_scene_leaves_the_old_one_behind() -> None:
    state = scene(
        OPEN, GHOULS, "creature kobold hidden", "call Anna body climbing", "@Bob approach Bert head hearing : I listen."
    )
    state = said(state, '@"Game master" frame Hall')
    assert (len(state.places), all_foes(state), scene_hurdles(state)) == (2, (), ())
    assert state.table is not None and (state.table.calls, state.table.wishes) == ((), ())


def test_obstacles_and_creatures_come_from_the_tables_with_their_difficulty() -> None:
    state = scene(OPEN, "obstacle fine_lock dd=4", GHOULS)
    assert [(hurdle.id, hurdle.dd) for hurdle in scene_hurdles(state)] == [
        ("Barred portcullis", 2),
        ("Fine brass lock", 4),
    ]
    assert [(foe.id, foe.dd, foe.bands, foe.side) for foe in state.foes] == [
        ("Ghoul 1", 2, (DISTANT, DISTANT), MASTER), ("Ghoul 2", 2, (DISTANT, DISTANT), MASTER),
    ]  # fmt: skip


def test_what_the_tables_do_not_have_becomes_a_row_of_them() -> None:
    state = scene('creature "Cave crab" dd=3 size=1 ranged=bow tags=beast', 'obstacle "Rope of hair" dd=1 pool=head')
    assert state.filler.bestiary[-1].name == "Cave crab" and state.filler.bestiary[-1].specials == "shoots"
    assert (state.filler.obstacles[-1].pool, scene_hurdles(state)[0].obstacle) == ("head", "Rope of hair")
    again = said(state, 'creature "Cave crab"', 'obstacle "Rope of hair" dd=2')
    assert [foe.dd for foe in again.foes] == [3, 3] and [hurdle.dd for hurdle in scene_hurdles(again)] == [1, 2]
    assert len(again.filler.bestiary) == len(state.filler.bestiary)


def test_players_neither_see_nor_hear_of_what_lies_face_down() -> None:
    state, events = outcome(scene(), HIDDEN, "creature kobold hidden")
    for side in (ANN, NOBODY):
        assert codes(events, side) == []
        assert scene_things(view(state, side)) == ()
    assert codes(events) == ["table_obstacle_hidden", "table_creature_hidden"]
    assert state.foes == () and view(state, MASTER) is state
    state, events = outcome(state, 'reveal "Loose slab" : It tilts!', "reveal Kobold")
    assert codes(events, ANN) == ["table_revealed", "table_revealed"]
    assert [thing.id for thing in scene_things(view(state, ANN))] == ["Kobold", "Loose slab"]


def test_what_is_seen_can_be_laid_face_down_again() -> None:
    state, events = outcome(scene(GHOULS), 'hide "Ghoul 1"')
    assert codes(events, ANN) == [] and codes(events) == ["table_hidden_again"]
    assert [foe.id for foe in view(state, ANN).foes] == ["Ghoul 2"]
    assert [foe.id for foe in said(state, "creature ghoul").foes] == ["Ghoul 2", "Ghoul"]


@pytest.mark.parametrize(("name", "heard"), [("Ghoul 1", 1), ("Kobold", 0)])
def test_difficulty_distance_and_standing_are_the_game_masters(name: str, heard: int) -> None:
    state = scene(GHOULS, "creature kobold hidden")
    state, events = outcome(state, f'dd "{name}" 5 : It is big.', f'band "{name}" Bert close', f'band "{name}" all nearby',
                         f'mark "{name}" fled', f'mark "{name}" up', f'attitude "{name}" murderous')  # fmt: skip
    foe = next(enemy for enemy in all_foes(state) if enemy.id == name)
    assert (foe.dd, foe.dd_start, foe.bands, foe.fled, foe.reaction) == (5, 5, (1, 1), False, "murderous")
    assert len(codes(events, ANN)) == 5 * heard and len(codes(events)) == 6


def test_no_difficulty_is_overcome_and_who_is_up_again_has_some() -> None:
    state = said(scene(GHOULS, OPEN), 'dd "Ghoul 1" 0', 'dd "Barred portcullis" 0')
    assert state.foes[0].out and scene_hurdles(state)[0].done
    state = said(state, 'mark "Ghoul 1" up', 'mark "Barred portcullis" undone')
    assert (state.foes[0].out, state.foes[0].dd, scene_hurdles(state)[0].done) == (False, 1, False)


def test_things_can_be_taken_away() -> None:
    state = said(scene(GHOULS, HIDDEN, OPEN), 'remove "Ghoul 1"', 'remove "Loose slab"')
    assert [thing.id for thing in scene_things(state)] == ["Ghoul 2", "Barred portcullis"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("frame", "form"), ("frame Crypt light=pink", "form"), (f"frame {'x' * 41}", "name"), ("light pink", "form"),
        ("obstacle", "form"), ("obstacle bent_bars open", "form"), ("obstacle bent_bars pool=feet", "form"),
        ("obstacle Slab", "dd"), ("obstacle bent_bars dd=41", "dd"), ("obstacle a_b dd=1", "name"),
        ("creature", "form"), ("creature ghoul band=here", "form"), ("creature Thug dd=2 size=4", "form"),
        ("creature Thug dd=2 ranged=fork", "form"), ("creature ghoul count=0", "most"), ("creature ghoul count=13", "most"),
        ('reveal "Ghoul 1"', "hidden"), ("hide Kobold", "hidden"), ("reveal", "form"), ("reveal Wolf", "name"),
        ('dd "Ghoul 1"', "form"), ("dd Wolf 2", "name"), ('dd "Ghoul 1" x', "form"), ('band "Ghoul 1" Bert', "form"),
        ("band Wolf Bert close", "foe"), ('band "Ghoul 1" Carl close', "person"), ('mark "Ghoul 1"', "form"),
        ('mark "Ghoul 1" done', "name"), ("mark Wolf out", "name"), ('attitude "Ghoul 1" cross', "form"),
        ("attitude Wolf friendly", "foe"), ("remove Wolf", "name"), ("jump", "not_now"),
    ],
)  # fmt: skip
def test_what_cannot_be_put_or_done_is_refused(text: str, code: str) -> None:
    assert fault(scene(GHOULS, "creature kobold hidden"), text) == code


@pytest.mark.parametrize("text", ["light dim", "obstacle bent_bars", "creature ghoul"])
def test_nothing_is_put_before_the_first_scene(text: str) -> None:
    assert fault(table(), text) == "scene"


def test_a_scene_holds_only_so_much() -> None:
    full = scene(*("creature ghoul count=10",) * 4, *(OPEN,) * 40)
    assert (fault(full, "creature ghoul"), fault(full, OPEN)) == ("most", "most")


def test_scenes_are_the_game_masters_alone() -> None:
    assert fault(scene(GHOULS), '@Ann reveal "Ghoul 1"') == "master"
    assert fault(scene(GHOULS, "fight"), '@"Game master" remove "Ghoul 1"') == "fray"


def test_the_game_master_has_a_line_for_a_creature_that_nobody_has_seen() -> None:
    state = scene("creature ghoul hidden")
    for language in ("en", "de"):
        assert any(line.startswith("Gh") for line in summary(view(state, MASTER), language))
        assert not any(line.startswith("Gh") for line in summary(view(state, ANN), language))
