"""How a declaration is asked for, and what is said where nothing is left to declare. [FM-BID-04 FM-BID-08]"""

import pytest

from affray.systems.foeman import SYSTEM
from tests.foeman_tables import S, Table, ann, bors, declaring

ANEW = {"en": "every other declaration has lapsed", "de": "alle anderen Ansagen sind hinfällig"}


def heading(table: Table, language: str) -> str:
    """The open question in words."""
    question = SYSTEM.question(table.state)
    assert question is not None
    return SYSTEM.words.prompt(table.state, question, None, language).text


@pytest.mark.parametrize("language", ANEW)
def test_whoever_was_outbid_is_told_why_the_declaration_is_asked_for_again(language: str) -> None:
    table = declaring(ann(), bors(dx=10))
    assert ANEW[language] not in heading(table, language)
    table.do("strike Bors 1", "defend weapon")
    table.do("go")
    assert heading(table, language).count("Ann") == 1
    assert ANEW[language] in heading(table, language)


def test_a_foe_that_defends_in_this_cycle_makes_no_declaration_lapse() -> None:
    table = declaring(ann(), bors(dx=13))
    table.do("defend weapon")
    assert ANEW["en"] not in heading(table, "en")


def test_who_has_walked_too_far_to_act_is_told_so_once() -> None:
    tired = ann((0, 0), S, moved=True, used=6, mmma=8, dx=10)
    table = declaring(tired, bors((0, -3)))
    table.do("defend weapon")
    while table.state.round == 1:
        table.go()
    assert table.codes().count("declare_idle") == 1
    assert "Ann has used 6 of 8 Mp and can do nothing more in this round but Move: 1 die." in table.english()
    assert "Ann declares Move" not in table.english()
