"""What one might want to do with somebody, something or a way and may not, with the first clause of what refuses it."""

from msgspec.structs import replace

from affray.core.faces.deeds import Pointed
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.content.people import Exit
from affray.systems.fortmayn.guide.guide import GUIDE
from affray.systems.fortmayn.position.rooms import OUTSIDE
from affray.systems.fortmayn.position.state import Conflict, State
from affray.systems.fortmayn.rules.drawing_levels import DEAD_END
from tests.deeds import closed_at, question_of
from tests.units.fortmayn import gathering
from tests.units.fortmayn.delving import obstacle, room, scene
from tests.units.fortmayn.people import brainy, brawny, foe


def wanted(state: State, who: str) -> list[str]:
    """All that one might want there, legal or not."""
    return [SYSTEM.write_answer(deed.answer) for deed in GUIDE.deeds(state, question_of(SYSTEM, state), Pointed(who))]


def closed(state: State, who: str) -> dict[str, str]:
    """What is closed, with the first clause that says so."""
    return closed_at(SYSTEM, state, Pointed(who))


def test_a_way_that_leads_nowhere_and_the_entrance_that_is_barred_say_so() -> None:
    place = replace(room(obstacle("stuck_door", 0)), exits=(Exit(to=OUTSIDE), Exit(to=DEAD_END), Exit()))
    state = scene(place=place, came=0)
    assert closed(state, "exit 1") == {"go 1": "FT-FILL-08"}
    assert closed(state, "exit 2") == {}
    assert wanted(state, "entrance") == ["leave"]


def test_an_obstacle_that_is_seen_is_tried_by_whoever_is_up() -> None:
    door = obstacle("stuck_door", 1)
    people = (brainy(), brawny(out=True))
    assert wanted(scene(door, people=people), door.id) == ["approach Asha body forcing stuck_door"]
    assert wanted(scene(replace(door, hidden=True)), door.id) == wanted(scene(replace(door, done=True)), door.id) == []


def test_a_foe_is_met_or_nobody_can() -> None:
    state = scene(foes=(foe(reaction="friendly"),), people=(brawny(body_ready=0, out=True),))
    assert set(closed(state, state.foes[0].id)) == {"attack", "parley"}
    assert wanted(state, "") == wanted(state, "nobody") == []


def test_a_character_says_why_he_cannot_search_rest_or_cast() -> None:
    tired = brainy(head_ready=0, known=("quiet_feet", "none"), memorised=("quiet_feet",))
    state = scene(people=(tired, brawny()), place=room(searched=9))
    assert any(text.startswith("cast Asha quiet_feet memory") for text in wanted(state, "Asha"))
    assert closed(state, "Asha") == {"search Asha": "FT-FILL-08", "cast Asha quiet_feet memory": "FT-SPELL-07"}


def test_the_plans_of_an_ounce_are_told_at_whom_they_are_about() -> None:
    far = foe(bands=(3, 3), reaction="aggressive")
    state = replace(scene(foes=(far,)), phase="ounce_declare", fray=Conflict())
    who = question_of(SYSTEM, state).who
    assert all(far.id in text for text in wanted(state, far.id))
    assert any("fight" in text for text in closed(state, far.id))
    assert any("banish" in text for text in closed(state, who))
    assert not any(far.id in text for text in wanted(state, who))


def test_nothing_is_told_elsewhere_nor_at_a_game_masters_table() -> None:
    state = scene()
    assert GUIDE.deeds(state, replace(question_of(SYSTEM, state), inner=True), Pointed("Asha")) == ()
    assert GUIDE.deeds(state, replace(question_of(SYSTEM, state), code="declare"), Pointed("Asha")) == ()
    table = gathering.scene("creature ghoul band=close")
    assert GUIDE.deeds(table, replace(question_of(SYSTEM, table), code="scene"), Pointed("Ghoul")) == ()
