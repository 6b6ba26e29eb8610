"""Invariants: what can never be is named."""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.content.people import Exit, Thing, Wear
from affray.systems.fortmayn.position.state import Risk, State
from affray.systems.fortmayn.turn.invariants import broken_invariants
from tests.units.fortmayn.delving import obstacle, room, scene
from tests.units.fortmayn.people import brainy, brawny, foe

WRONG = {
    "risk of 'Nobody'": scene(risk=Risk(actors=("Nobody",), pool=0, task="other")),
    "pool 2": scene(risk=Risk(actors=("Asha",), pool=2, task="other")),
    "after 3 of 1": scene(tests=(Risk(actors=("Asha",), pool=0, task="other", at=3),)),
    "after all 1 rolls": scene(phase="roll", risk=Risk(actors=("Asha",), pool=0, task="other", at=1)),
    "which is no spell": scene(risk=Risk(actors=("Asha",), pool=1, task="book", spell="fly")),
    "who is not there": scene(risk=Risk(actors=("Asha",), pool=1, task="talking", back="parley", target="Ghoul 9")),
    "which is not there": scene(risk=Risk(actors=("Asha",), pool=0, task="lifting", target="chest")),
    "expected each once": scene(people=(brainy("Ann"), brawny("Ann"))),
    "3 of 2 BODY": scene(people=(brainy(body_ready=3),)),
    "type 7": scene(people=(brainy(type=7),)),
    "stands without": scene(people=(brainy(body_ready=0),)),
    "-1 coins": scene(people=(brainy(coins=-1),)),
    "gear with die 8 of 6": scene(people=(brainy(armor=Wear(8, 6)),)),
    "a thing with a die": scene(people=(brainy(things=(Thing("x", die=3),)),)),
    "Difficulty -1": scene(foes=(foe(dd=-1),)),
    "3 bands for 2": scene(foes=(foe(bands=(1, 1, 1)),)),
    "bands (9, 9)": scene(foes=(foe(bands=(9, 9)),)),
    "ways to [9]": scene(place=room(exits=(Exit(to=9),))),
    "bars no way": scene(place=room(obstacle("crowd", 7))),
    "light 5": scene(place=room(light=5)),
}


@pytest.mark.parametrize("why", WRONG)
def test_what_cannot_be_is_named(why: str) -> None:
    assert any(why in fault for fault in broken_invariants(WRONG[why])), broken_invariants(WRONG[why])


def test_a_sound_position_has_no_faults() -> None:
    assert broken_invariants(scene(foes=(foe(),))) == broken_invariants(State(phase="setup")) == ()
    assert broken_invariants(replace(State(phase="anything"), mode="table")) == ()
