"""Who takes part in a conflict, and what is known of a foe. [FT-OOFA-01 FT-FILL-13]"""

import pytest
from msgspec.structs import replace

from affray.systems.fortmayn.conflict import end_of_ounce
from affray.systems.fortmayn.position.phase import GO
from affray.systems.fortmayn.position.standing import conflict_of, creature_of
from tests.units.fortmayn.frays import conflict, dice, foe, person


def test_a_conflict_is_asked_for_only_where_there_is_one() -> None:
    with pytest.raises(ValueError, match="expected a conflict in the phase 'scene'"):
        conflict_of(conflict(person(), phase="scene", fray=None))


def test_a_creature_of_no_table_says_nothing_of_itself() -> None:
    strange = replace(foe("ghoul", "X"), creature="nameless")
    row = creature_of(conflict(person(), strange), strange)
    assert (row.difficulty_dice, row.specials, row.flees_when, row.ranged) == (2, "", "", "")


def test_at_the_end_of_an_ounce_everything_happens_by_itself() -> None:
    state = conflict(person(), foe("ghoul", "X"), phase="ounce_end")
    assert end_of_ounce.play(dice(), state, GO) is state
