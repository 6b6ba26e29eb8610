"""What figures of all systems have in common: the fields that commands give them, and races that there are not."""

import pytest

from affray.core import InputError, RuledOut
from affray.dice.stream import Stream
from affray.systems.registry import people_of
from tests.conftest import SYSTEMS

PEOPLE = tuple(key for key in SYSTEMS if key != "wargame")


@pytest.mark.parametrize("system", PEOPLE)
def test_every_field_of_an_option_is_one_of_the_line(system: str) -> None:
    fields = people_of(system).line_fields()
    assert len({field.flag or field.key for field in fields}) == len(fields)
    for field in fields:
        people_of(system).read_line(f"{field.key}={8 if field.takes is int else 'right'}", "line")
    with pytest.raises(InputError, match="'wings' is unknown"):
        people_of(system).read_line("wings=2", "line")


@pytest.mark.parametrize(("system", "kind"), [("foeman", "Volk"), ("melee", "Volk"), ("fortmayn", "Typ")])
def test_a_race_that_there_is_not_is_refused_in_both_languages(system: str, kind: str) -> None:
    with pytest.raises(RuledOut, match="'Zork' is unknown; expected one of") as refused:
        people_of(system).random_figure(Stream(1), "Zork", frozenset())
    assert refused.value.wording("de").startswith(f"{kind} 'Zork' ist unbekannt; möglich: ")
