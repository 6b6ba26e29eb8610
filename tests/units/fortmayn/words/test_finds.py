"""What is found is one thing, whatever its name adds."""

from affray.core import Event
from affray.systems.fortmayn import SYSTEM


def test_a_treasure_that_is_found_stands_behind_a_colon_with_its_worth() -> None:
    found = Event("finds", {"who": "Odo", "item": "small_idol", "value": 120})
    said = ["".join(SYSTEM.words.wording(found, language)).strip() for language in ("en", "de")]
    assert said == [
        "Odo now has: Jade idol (its cult will want it), worth 120 coins.",
        "Odo hat nun: Jadegötze (sein Kult will ihn haben), 120 Münzen wert.",
    ]
