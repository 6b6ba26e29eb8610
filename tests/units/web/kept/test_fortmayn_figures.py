"""The characters of Fortmayn over the paths of figures."""

from collections.abc import Iterator

import msgspec
import pytest

from affray.web.messages import FigureChecked, FigureChoices
from affray.web.service.desk import Setting
from tests.units.web.served import PATIENT, Client, served


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    """A server for all of this module."""
    with served(tmp_path_factory.mktemp("table"), Setting(limits=PATIENT)) as found:
        yield found


def test_what_a_character_can_be_made_of(client: Client) -> None:
    found = client.get("/api/making/choices", params={"system": "fortmayn", "lang": "de"})
    choices = msgspec.json.decode(found.content, type=FigureChoices)
    assert [race.word for race in choices.races] == ["Kraftmensch", "Kopfmensch"]
    assert choices.lists["purses"][0].name == "100"
    assert {name for slot in choices.slots for name in slot.lists} <= set(choices.lists)


def test_a_draft_is_judged_as_it_grows(client: Client) -> None:
    figure = {"name": "Ulf", "race": "brawny", "body": 1, "head": 1}
    found = client.post("/api/making/check", params={"system": "fortmayn"}, json={"figure": figure})
    checked = msgspec.json.decode(found.content, type=FigureChecked)
    assert (checked.left, [fault.code for fault in checked.faults]) == (2, ["total"])
    figure |= {"body": 3, "gear": ["torches_6"], "thrown": "60"}
    found = client.post("/api/making/check", params={"system": "fortmayn"}, json={"figure": figure})
    checked = msgspec.json.decode(found.content, type=FigureChecked)
    assert checked.faults == () and checked.card is not None and checked.card.numbers[2].value == "59"
