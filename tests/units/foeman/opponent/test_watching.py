"""Why a figure watches: the sentence is true of the foe beside it, too."""

import pytest

from affray.core.question import Question
from affray.play.player import Thought
from affray.play.reasons import Decision, reasons_for
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.position.answers import Answer
from tests.foeman_tables import NE, NW, N, Table, ann, bors, dan, declaring

NEXT = "whoever takes aim attacks better in the next round [FM-DX-08]."
BESIDE_THE_SHIELD = ann((0, 0), N, main="Mace", off="Small Shield"), bors((-1, 0))


def asked_at(table: Table) -> Question[Answer]:
    """What the first figure is asked."""
    question = SYSTEM.question(table.state)
    assert question is not None
    return question


def reason(table: Table, language: str = "en", reader: int = -1) -> str:
    """Why the first figure watches."""
    watch = SYSTEM.read_answer("watch")
    decision = Decision(table.state, table.state, asked_at(table), Thought(watch))
    return reasons_for(SYSTEM, decision, language, reader).decided


def test_whom_nobody_stands_near_can_attack_nobody() -> None:
    assert (
        reason(declaring(ann(main="Broadsword"), bors((0, -4))))
        == f"No foe who can still fight can be attacked now; {NEXT}"
    )


def test_ones_own_shield_can_be_in_the_way_of_the_foe_beside_one() -> None:
    table = declaring(*BESIDE_THE_SHIELD)
    assert not any(text.startswith("strike") for text in table.offered())
    assert reason(table) == f"Ann's own shield bars every blow at the foe on that side [FM-ARM-07]; {NEXT}"
    assert reason(table, reader=0).startswith("Your own shield bars")
    assert reason(table, "de").startswith("Der eigene Schild von Ann versperrt jeden Hieb")
    assert reason(table, "de", reader=0).startswith("Der eigene Schild versperrt jeden Hieb")


def test_where_a_foe_can_be_attacked_nobody_says_otherwise() -> None:
    assert reason(declaring(ann(), bors())) == f"No attack promises much now; {NEXT}"


@pytest.mark.parametrize("facing", [NE, NW])
def test_a_foe_that_is_down_is_none_to_attack(facing: int) -> None:
    felled = bors((0, -1), phys=11)
    assert reason(declaring(ann(facing=facing, main="Broadsword"), felled, dan((0, -5)))).startswith(
        "No foe who can still fight can be attacked now"
    )
