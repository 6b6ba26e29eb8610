"""Trials: what an answer would come to, legal or not."""

import pytest
from msgspec.structs import replace

from affray.core.faces.guide import PlaneGuide, Struck, Trial
from affray.systems.wargame.content.codes import HERO
from affray.systems.wargame.guide.guide import GUIDE
from affray.systems.wargame.position.answers import read_answer
from affray.systems.wargame.position.state import DEPLOY, LOST, OVER, WAITING, Aim, State, Unit
from affray.systems.wargame.system import SYSTEM
from affray.systems.wargame.turn import phases
from tests.wargame_arena import BLUE, RED, TANK, N, S, acting, battle, block, kind, lone, regiment, skirmish, table

PIKES = regiment("Pikes", RED, 10, 5, (10, 10), N)
MEN = skirmish("Men", RED, [(10 + x, 12) for x in range(5)])
FOES = skirmish("Foes", BLUE, [(12 + x, 18) for x in range(4)], facing=S)
MAGE = kind(HERO, (3, 8), defense=10, gifts="fireball")


def fight(unit: Unit, *others: Unit, **more: object) -> State:
    """The activation of a unit."""
    return acting(battle(unit, *others, **more), unit.id)  # type: ignore[arg-type]


def tried(state: State, text: str) -> Trial:
    """What an answer would come to, which is refused as the rules refuse it."""
    answer = read_answer(text)
    found = GUIDE.trial(state, answer)
    assert (found.text, found.refusal) == (text, phases.refuse(state, answer))
    assert len(found.bases) == len(found.middles)
    return found


def said(trial: Trial) -> list[str]:
    """The notes of a trial by the last part of their ids."""
    for note in trial.notes:
        for language in SYSTEM.facts.languages:
            assert SYSTEM.words.phrase(note, language)
    return [note.id.removeprefix("guide-") for note in trial.notes]


def code(trial: Trial) -> str | None:
    return None if trial.refusal is None else trial.refusal.code


def test_the_guide_is_that_of_a_table_in_inches() -> None:
    assert isinstance(SYSTEM.guide, PlaneGuide)
    assert SYSTEM.guide is GUIDE


# --- on foot ----------------------------------------------------------------------------------------------------------
def test_a_move_tells_where_the_unit_would_stand_and_how_far_it_goes() -> None:
    found = tried(fight(PIKES, FOES), "move 12,14 facing 45")
    assert (code(found), found.centre, found.heading, found.spent, found.most) == (None, (12, 14), 45, 4, 6)
    assert list(found.way) == [(12, 10), (12, 14)]
    assert [len(base) for base in found.bases] == [4] * 10
    assert (len(found.swath), found.loose, found.touched, said(found)) == (0, (), (), [])


def test_what_is_given_by_bearing_stands_where_the_move_does() -> None:
    state = fight(PIKES, FOES, options={"premeasure": True})
    one, other = tried(state, "march 4 bearing 90"), tried(state, "move 12,14")
    assert one.bases == other.bases and one.text != other.text
    contact = tried(state, "contact Foes")
    assert (code(contact), contact.touched) == ("far", ())
    assert tried(state, "contact Nobody").bases == ()


def test_a_charge_names_whom_it_would_touch() -> None:
    found = tried(
        fight(skirmish("Men", RED, [(11 + x, 14) for x in range(4)]), FOES, options={"premeasure": True}),
        "contact Foes",
    )
    assert (code(found), found.touched) == (None, ("Foes",))


def test_what_is_refused_stands_where_it_would() -> None:
    state = fight(PIKES, FOES)
    off = tried(state, "move 60,14")
    assert (code(off), off.centre, off.spent) == ("off-field", (60, 14), 48.166378315)
    over = tried(fight(MEN, FOES), "move 14,17.5")
    assert (code(over), over.centre) == ("overlap", (14, 17.5))
    assert over.notes == ()


def test_a_reform_stands_in_its_files_unless_there_are_none() -> None:
    state = fight(PIKES, FOES)
    found = tried(state, "reform 2 facing 0")
    assert (code(found), found.centre, found.heading, found.spent) == (None, (12, 10), 0, 0)
    assert {round(x) for x, _ in found.middles} == {10, 11, 12, 13, 14}
    assert tried(state, "reform 11").bases == tried(state, "reform 0").bases == ()
    assert len(tried(fight(MEN, FOES), "reform 2").bases) == 5


def test_miniatures_that_stand_apart_are_told() -> None:
    state = fight(MEN, FOES)
    apart = tried(state, "move 12,13 arrange 10,13;11,13;12,13;15,13;20,13")
    assert (code(apart), apart.loose) == ("coherency", (3, 4))
    pairs = "move 12,13 arrange 9,13;10,13;12,13;15.5,13;16.5,13"
    assert tried(state, pairs).loose == (3, 4)
    looser = fight(MEN, FOES, options={"coherency": "neighbour"})
    assert tried(looser, pairs).loose == ()
    assert tried(looser, "move 12,13 arrange 10,13;11,13;12,13;15,13;20,13").loose == (3, 4)
    assert tried(state, "move 12,13 arrange 10,13;22,13").loose == ()


def test_a_unit_that_goes_too_far_or_into_terrain_stays() -> None:
    state = fight(PIKES, FOES)
    far = tried(state, "move 12,17")
    assert (code(far), far.centre, far.spent, far.way[-1]) == (None, (12, 10), 7, (12, 17))
    assert said(far) == ["stays-far"]
    rock = table(block("rock", 9, 13, 2, 1))
    assert said(tried(fight(PIKES, FOES, board=rock), "move 12,13")) == ["stays-terrain"]
    assert said(tried(fight(PIKES, FOES, board=rock), "move 13.5,13")) == ["disordered"]
    full = tried(fight(PIKES, FOES, options={"over_distance": "advance_full_move"}), "move 12,17")
    assert (full.centre, full.way[-1], said(full)) == ((12, 16), (12, 16), ["disordered"])


def test_free_attacks_are_told_before_a_unit_leaves() -> None:
    foes = skirmish("Foes", BLUE, [(10 + x, 13) for x in range(4)], facing=S)
    state = fight(MEN, foes, marks=((0, 1),))
    assert said(tried(state, "move 12,10")) == ["free"]
    assert said(tried(state, "move 12.3,12")) == []
    exits = fight(skirmish("Men", RED, [(10, 34)]), foes, aim=Aim(kind="exit"))
    assert said(tried(exits, "move 10,36.5")) == ["leaves"]


def test_what_is_of_no_unit_comes_to_nothing() -> None:
    state = battle(PIKES, FOES)
    for text in ("move 12,14", "march 3 bearing 90", "unit Pikes", "end turn"):
        assert tried(state, text).bases == ()
    state = fight(PIKES, FOES)
    for text in ("drive forward go 3", "melee Foes", "shoot Foes", "nothing", "fire front", "3"):
        assert tried(state, text).bases == ()
    assert tried(fight(lone("Tank", RED, (10, 10), N, TANK), FOES), "move 12,14").bases == ()


# --- vehicles ---------------------------------------------------------------------------------------------------------
def test_a_drive_tells_its_way_what_it_sweeps_and_whom_it_runs_over() -> None:
    state = fight(lone("Tank", RED, (13, 11), N, TANK), FOES)
    found = tried(state, "drive forward go 7.5")
    assert (code(found), found.centre, found.spent, found.most) == (None, (13, 18.5), 7.5, 8)
    assert (found.way, len(found.swath)) == (((13, 11), (13, 18.5)), 1)
    assert found.struck == (Struck("Foes", 3, "6d6+2"),)
    assert said(found) == ["slides"]
    turned = tried(state, "drive reverse turn 30 go 2")
    assert (code(turned), turned.heading, turned.most, len(turned.swath)) == (None, 120, 4, 8)
    assert len(turned.way) == 3


def test_a_drive_that_is_refused_or_too_long_is_drawn_too() -> None:
    rock = table(block("rock", 12, 14, 2, 2))
    state = fight(lone("Tank", RED, (13, 10), N, TANK), FOES, board=rock)
    sharp = tried(state, "drive forward turn 90")
    assert (code(sharp), sharp.heading, sharp.swath) == ("pivots", 180, ())
    off = tried(state, "drive reverse go 3.9 turn 40 turn 3")
    assert (code(off), off.swath) == ("pivots", ())
    assert said(tried(state, "drive forward go 9")) == ["stays-far"]
    assert said(tried(state, "drive reverse go 5")) == ["stays-far"]
    into = tried(state, "drive forward go 4")
    assert (code(into), into.centre, said(into)) == (None, (13, 10), ["stays-terrain"])
    assert said(tried(state, "drive forward go 2.5")) == ["disordered"]
    edge = tried(fight(lone("Tank", RED, (13, 3), N, TANK), FOES), "drive reverse go 2")
    assert (code(edge), edge.centre, len(edge.swath)) == ("off-field", (13, 1), 1)


def test_a_vehicle_draws_free_attacks_and_leaves_the_field() -> None:
    beside = skirmish("Foes", BLUE, [(13, 12)], facing=S)
    state = fight(lone("Tank", RED, (13, 10), N, TANK), beside, marks=((0, 1),))
    assert said(tried(state, "drive reverse go 3")) == ["free"]
    exits = fight(lone("Tank", RED, (13, 32), N, TANK), FOES, aim=Aim(kind="exit"))
    assert said(tried(exits, "drive forward go 6")) == ["leaves"]


def test_friends_are_not_run_over_where_they_are_spared() -> None:
    friends = skirmish("Friends", RED, [(13, 14)])
    tank = lone("Tank", RED, (13, 10), N, TANK)
    assert tried(fight(tank, friends), "drive forward go 6").struck == (Struck("Friends", 1, "6d6+2"),)
    spared = fight(tank, friends, options={"overrun_spares_friends": True})
    assert tried(spared, "drive forward go 6").struck == ()


# --- deployment -------------------------------------------------------------------------------------------------------
def test_a_deployment_stands_where_it_would_legal_or_not() -> None:
    waiting = replace(PIKES, status=WAITING, at=(), files=5)
    men = replace(MEN, status=WAITING, at=())
    state = battle(waiting, men, FOES, phase=DEPLOY)
    found = tried(state, "deploy Pikes regiment 5 at 20,4 facing 90")
    assert (code(found), found.centre, found.heading, len(found.bases)) == (None, (20, 4), 90, 10)
    off = tried(state, "deploy Pikes regiment 5 at 20,20 facing -90")
    assert (code(off), off.centre, off.heading) == ("zone", (20, 20), 270)
    assert tried(state, "deploy Pikes regiment 11 at 20,4 facing 90").bases == ()
    assert tried(state, "deploy Nobody regiment 5 at 20,4 facing 90").bases == ()
    loose = tried(state, "deploy Men skirmish at 20,4 facing 90 arrange 19,4;20,4;20,5;24,4;25,4")
    assert (code(loose), loose.loose) == ("coherency", (3, 4))
    later = tried(fight(replace(FOES, side=RED), waiting), "deploy Pikes regiment 5 at 20,4 facing 90")
    assert later.refusal is not None and len(later.bases) == 10


# --- fireballs --------------------------------------------------------------------------------------------------------
def test_a_fireball_shows_its_template_and_whom_it_covers() -> None:
    state = fight(lone("Mage", RED, (13, 10), N, MAGE), FOES)
    found = tried(state, "fireball 13,18")
    assert (code(found), found.bases, found.spent, found.most) == (None, (), 8, 12)
    assert found.struck == (Struck("Foes", 3, "3d8"),)
    ((*corners,),) = found.swath
    assert all(abs((x - 13) ** 2 + (y - 18) ** 2 - 2.25) < 1e-9 for x, y in corners)
    assert (found.way, said(found)) == (((13, 10), (13, 18)), [])
    far = tried(state, "fireball 13,30")
    assert (far.way[-1], said(far), far.struck) == ((13, 22), ["drawn-back"], ())


@pytest.mark.parametrize("language", SYSTEM.facts.languages)
def test_a_refusal_of_contact_can_be_said(language: str) -> None:
    found = tried(fight(PIKES, FOES, options={"premeasure": True}), "contact Far_Blue")
    assert found.refusal is not None
    assert "Far Blue" in found.refusal.wording(language)


def test_every_answer_that_is_tried_has_a_label_wherever_it_is_tried() -> None:
    gone = replace(FOES, id="Gone", status=LOST, at=())
    waiting = replace(PIKES, id="Waiting", status=WAITING, at=())
    units = PIKES, FOES, gone, waiting, lone("Tank", RED, (30, 10), N, TANK), lone("Mage", RED, (20, 10), N, MAGE)
    picking = battle(*units)
    states = [picking, replace(picking, phase=OVER), *(acting(picking, name) for name in ("Pikes", "Tank", "Mage"))]
    texts = (
        "move 12,14", "move 12,14 arrange 1,2", "away 12,8", "march 3 bearing 90", "contact Foes", "contact Nobody",
        "reform 4", "drive forward go 3", "melee Foes", "melee Nobody", "shoot Foes", "shoot Nobody", "shoot Gone",
        "fire front", "fireball 20,17", "unit Nobody", "deploy Nobody none at 1,2 facing 0",
        "deploy Waiting regiment 5 at 20,4 facing 90", "3", "special Shout", "ruling losses Foes 1", "amend move Nobody 3,4",
        "use Horn on Foes", "use Horn on Nobody to 3,4", "consent", "object", "go",
    )  # fmt: skip
    for state in states:
        for text in texts:
            tried(state, text)
            for language in SYSTEM.facts.languages:
                assert SYSTEM.words.label(state, read_answer(text), language)
    assert SYSTEM.words.label(picking, read_answer("move 12,14")) == "move 12,14"
    assert SYSTEM.words.label(states[2], read_answer("shoot Gone")) == "shoot Gone"
