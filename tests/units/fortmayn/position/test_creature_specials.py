"""The special codes of creatures: what can be asked of them. [FT-FILL-03]"""

import pytest

from affray.systems.fortmayn.content.codes import CLOSE, NEARBY
from affray.systems.fortmayn.content.people import Foe
from affray.systems.fortmayn.position.creature_specials import has_special, is_losing_nerve, special_sources
from affray.systems.fortmayn.position.state import Conflict, State
from tests.units.fortmayn.frays import TORCH, brainy, conflict, foe, person


def hampers(state: State, i: int = 0, j: int = 0) -> list[tuple[str, int]]:
    """The sources of a foe's codes, with their steps."""
    return [(source.label, source.value) for source in special_sources(state, i, j)]


def test_codes_stand_in_the_row_of_a_creature() -> None:
    state = conflict(person(), foe("ghoul"))
    assert has_special(state, state.foes[0], "ambush")
    assert not has_special(state, state.foes[0], "venom")


def test_two_of_a_pack_that_are_close_hamper() -> None:
    wolves = (foe("wolf", "A"), foe("wolf", "B", (CLOSE, NEARBY)))
    state = conflict(person(), brainy(), *wolves)
    assert hampers(state, 0) == [("pack", -1)]
    assert hampers(state, 1) == []
    assert hampers(conflict(person(), foe("wolf", "A"), foe("sewer_rats", "R"))) == []


def test_fire_in_hand_helps_against_what_fears_it() -> None:
    bold = person(things=(TORCH,))
    assert hampers(conflict(bold, foe("wolf"))) == [("fire", 1)]
    assert hampers(conflict(bold, foe("ghoul"))) == []
    assert hampers(conflict(person(), foe("wolf"))) == []


def test_numbness_hampers_in_one_exchange_and_dread_in_the_first() -> None:
    numb = Conflict(exchange=2, numb=(("Anna", 2),))
    assert hampers(conflict(person(), foe("ghoul"), fray=numb)) == [("numb", -1)]
    assert hampers(conflict(person(), foe("ghoul"), fray=Conflict(exchange=3, numb=(("Anna", 2),)))) == []
    assert hampers(conflict(person(dreads=True), foe("ghoul"))) == [("dread", -1)]
    assert hampers(conflict(person(dreads=True), foe("ghoul"), fray=Conflict(exchange=1))) == []


@pytest.mark.parametrize(
    ("group", "flees"),
    [
        ([foe("kobold", "A"), foe("kobold", "B", out=True)], True),
        ([foe("kobold", "A"), foe("kobold", "B"), foe("kobold", "C", fled=True)], False),
        ([foe("kobold", "A")], False),
        ([foe("kobold", "A"), foe("kobold", "B", asleep=3), foe("serpent_priest", "P", out=True)], True),
        ([foe("kobold", "A"), foe("kobold", "B", out=True), foe("serpent_priest", "P")], False),
        ([foe("kobold", "A"), foe("kobold", "B", out=True, group=7)], False),
        ([foe("wolf", "A"), foe("wolf", "B", away=4)], True),
        ([foe("leopard", "A", dd=1)], True),
        ([foe("leopard", "A")], False),
        ([foe("cave_bear", "A", dd=3)], False),
        ([foe("sellsword", "A"), foe("sellsword", "B", yielded=True)], True),
        ([foe("sellsword", "A")], False),
        ([foe("skeleton", "A"), foe("skeleton", "B", out=True)], False),
        ([foe("ghoul", "A", dd=1), foe("ghoul", "B", out=True)], False),
    ],
)
def test_who_flees_when(group: list[Foe], flees: bool) -> None:
    assert is_losing_nerve(conflict(person(), *group), 0) == flees
