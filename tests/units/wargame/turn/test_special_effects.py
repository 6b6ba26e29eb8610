"""Special actions that a scenario settles: on whom, how far, with which dice, what they do. [UW-TURN-05 UW-ABL-09]"""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from affray.systems.wargame.content.profile import Ability
from affray.systems.wargame.notation import read_state, write_state
from affray.systems.wargame.position.answers import write_answer
from affray.systems.wargame.position.state import ACT, LOST, PICK, State, Unit
from affray.systems.wargame.turn import phases
from tests.units.wargame.gifted import GIFTS, GUST, SPECIALS
from tests.wargame_arena import BLUE, RED, TANK, N, S, acting, altered, battle, code, kind, lone, play, skirmish, spot

BAND = skirmish("Band", RED, [(10, 10), (11.5, 10)], replace(kind(), abilities=GIFTS))
FOE = skirmish("Foe", BLUE, [(10, 16), (11.5, 16), (13, 16)], kind(defense=6), S)
FAR = skirmish("Far Away", BLUE, [(10, 30)], kind(defense=6), S)


def ready(*units: Unit, **more: object) -> State:
    """The position in which the band acts."""
    return acting(battle(*(units or (BAND, FOE, FAR)), specials=SPECIALS, **more), "Band")  # type: ignore[arg-type]


def offered(state: State) -> list[str]:
    """The special actions that are listed."""
    question = phases.question(state)
    assert question is not None
    return [text for text in map(write_answer, question.answers) if text.startswith("use")]


def test_each_is_listed_on_whom_it_may_be_used_and_is_legal() -> None:
    texts = offered(ready())
    assert [text for text in texts if "to" not in text.split()] == [
        "use War_horn on Foe", "use War_horn on Far_Away", "use War_horn on Far_Blue", "use Greek_fire on Foe",
        "use Greek_fire on Far_Away", "use Greek_fire on Far_Blue", "use Rally on Band", "use Rally on Far_Red",
    ]  # fmt: skip
    assert "use Gust on Foe to 11.5,20" in texts and "use Gust on Band to 10,6" in texts
    assert {code(ready(), text) for text in texts} == {None}
    question = phases.question(ready())
    assert question is not None and "use ABILITY on UNIT [to X,Y]" in question.open
    assert not any(form.startswith("special") for form in question.open)


def test_the_marks_of_a_move_are_on_tenths_of_an_inch_where_they_stay_legal() -> None:
    marks = [text.split()[-1] for text in offered(ready()) if text.startswith("use Gust on Foe to")]
    assert "14.3,13.2" in marks and all(
        len(number.partition(".")[2]) <= 1 for mark in marks for number in mark.split(",")
    )
    near = replace(SPECIALS[2], inches=0.05)
    exact = offered(replace(ready(), specials=(near,)))
    assert "use Gust on Foe to 11.55,16" in exact


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("use War_drum on Foe", "no_special"),
        ("use War_horn on Nobody", "target"),
        ("use War_horn on Band", "target"),
        ("use Rally on Foe", "target"),
        ("use War_horn on Fallen", "target"),
        ("use War_horn on Upset", "disordered"),
        ("use War_horn on Foe to 10,18", "mark"),
        ("use Gust on Foe", "mark"),
        ("use Gust on Foe to 10,22", "far"),
        ("use Gust on Edge to 1.5,36", "off-field"),
        ("use Gust on Foe to 10,13", "overlap"),
    ],
)
def test_what_is_no_use_of_it_is_refused(text: str, why: str) -> None:
    upset, edge = skirmish("Upset", BLUE, [(20, 20)], disordered=True), skirmish("Edge", BLUE, [(1.5, 34)])
    between, fallen = skirmish("Between", RED, [(10, 13)]), replace(skirmish("Fallen", BLUE, []), status=LOST)
    assert code(ready(BAND, FOE, upset, edge, between, fallen), text) == why


def test_who_has_not_bought_it_does_not_use_it() -> None:
    plain = skirmish("Band", RED, [(10, 10)])
    assert code(ready(plain, FOE), "use War_horn on Foe") == "no_special"
    unpaid = replace(kind(), abilities=(Ability("War horn"),))
    assert code(ready(skirmish("Band", RED, [(10, 10)], unpaid), FOE), "use War_horn on Foe") == "no_special"


def test_its_dice_must_come_to_the_least() -> None:
    done = play(ready(), "use War_horn on Foe", rolls=[[4, 4]])
    assert done.codes == ["uses", "special_roll", "disordered"]
    assert done["Foe"].body.disordered and done.state.act is not None and done.state.act.progress.left == 1
    failed = play(ready(), "use War_horn on Foe", rolls=[[4, 3]])
    assert not failed["Foe"].body.disordered and failed.data("special_roll") | {"roll": ""} == {
        "roll": "",
        "total": 7,
        "least": 8,
        "success": 0,
    }


def test_without_dice_it_always_succeeds() -> None:
    done = play(ready(), "use Rally on Band")
    assert (done.codes, done["Band"].body.disordered) == (["uses", "disordered"], 1)


def test_losses_are_the_dice_divided_by_the_defense() -> None:
    done = play(ready(), "use Greek_fire on Foe", rolls=[[6, 3, 3, 3], [2]], choices=[0, 0])
    assert (len(done["Foe"].at), done["Foe"].body.token) == (1, 0)


def test_losses_of_a_vehicle_are_a_damage_roll() -> None:
    tank = lone("Tank", BLUE, (10, 15), S, TANK)
    done = play(ready(BAND, tank), "use Greek_fire on Tank", rolls=[[6, 6, 3, 1], [8]], choices=[0])
    assert "vehicle_damage" in done.codes


def test_a_unit_is_moved_and_ends_the_contacts_that_it_leaves() -> None:
    near = skirmish("Foe", BLUE, [(10, 11)], kind(), S)
    state = replace(ready(BAND, near), marks=((0, 1),))
    done = play(state, "use Gust on Foe to 10,15")
    assert (done["Foe"].at, done.state.marks) == ((spot(10, 15),), ())


@pytest.mark.parametrize(
    "text", ["use War_horn on Far_Away", "use Greek_fire on Far_Away", "use Gust on Far_Away to 10,28"]
)
def test_out_of_reach_no_die_is_thrown_and_the_action_is_spent(text: str) -> None:
    done = play(ready(), text)
    assert done.codes == ["uses", "special_short"] and done["Far Away"] == FAR
    assert done.state.act is not None and done.state.act.progress.left == 1


def test_it_may_be_used_twice_in_contact_and_by_a_vehicle_but_not_by_the_disordered() -> None:
    wagon = lone("Band", RED, (10, 14), N, replace(TANK, abilities=GIFTS))
    touching = skirmish("Foe", BLUE, [(10, 16), (11.5, 16)], kind(defense=60), S)
    done = play(ready(wagon, touching), "use Greek_fire on Foe", "use Greek_fire on Foe", rolls=[[1] * 4, [1] * 4])
    assert done.state.phase == PICK
    assert code(ready(altered(BAND, disordered=True), FOE), "use War_horn on Foe") == "action_owed"
    assert offered(ready(altered(BAND, disordered=True), FOE)) == []


def test_the_text_of_a_position_has_the_specials_and_is_as_it_was_without_any() -> None:
    state = ready()
    assert state.phase == ACT and read_state(write_state(state)) == state
    assert "specials" in write_state(state) and "specials" not in write_state(replace(state, specials=()))
    assert "ruling" not in write_state(state)
    assert Fraction("12.5") == GUST.price
