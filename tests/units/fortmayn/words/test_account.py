"""What the account says is what happened, of as many as it happened to."""

import pytest

from affray.core import Event
from affray.systems.fortmayn import SYSTEM


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Event("pays", {"who": "Odo", "coins": 10, "foes": ("Kobold 1",)}),
            "Odo pays 10 coins: Kobold 1 lets the party be.",
            "Odo zahlt 10 Münzen: Kobold 1 lässt die Gruppe in Ruhe.",
        ),
        (
            Event("pays", {"who": "Odo", "coins": 20, "foes": ("Kobold 1", "Kobold 2")}),
            "Odo pays 20 coins: Kobold 1, Kobold 2 let the party be.",
            "Odo zahlt 20 Münzen: Kobold 1, Kobold 2 lassen die Gruppe in Ruhe.",
        ),
        (
            Event("over", {"won": 0, "people": ("Odo",)}),
            "The delve is over. Odo may tell of it.",
            "Der Abstieg ist zu Ende. Davon erzählen kann Odo.",
        ),
        (
            Event("over", {"won": 1, "people": ("Odo", "Hanne")}),
            "The delve is over, with one quest done. Odo and Hanne may tell of it.",
            "Der Abstieg ist zu Ende, ein Auftrag ist erfüllt. Davon erzählen können Odo und Hanne.",
        ),
        (
            Event("over", {"won": 0, "people": ()}),
            "The delve is over. Nobody is left to tell of it.",
            "Der Abstieg ist zu Ende. Niemand ist da, der davon erzählt.",
        ),
        (Event("withdraws"), "The party leaves them be.", "Die Gruppe lässt sie in Ruhe."),
        (Event("aftermath", {"lost": 0, "fled": 0}), "The danger is over.", "Die Gefahr ist vorüber."),
        (Event("aftermath", {"lost": 0, "fled": 1}), "The party has got away.", "Die Gruppe ist entkommen."),
        (
            Event("bars", {"obstacle": "plain_lock", "exit": -1}),
            "In the way: Rusted lock.",
            "Im Weg: Rostiges Schloss.",
        ),
        (
            Event("bars", {"obstacle": "plain_lock", "exit": 2}),
            "In the way to exit 2: Rusted lock.",
            "Im Weg zu Ausgang 2: Rostiges Schloss.",
        ),
        (
            Event("takes_goal", {"who": "Odo", "quest": "kill_beast"}),
            "Odo has done what the party came for: Kill the man-eater.",
            "Odo hat getan, weswegen die Gruppe kam: Den Menschenfresser töten.",
        ),
    ],
)
def test_the_account_says_what_happened(event: Event, english: str, german: str) -> None:
    assert ["".join(SYSTEM.words.wording(event, language)).strip() for language in ("en", "de")] == [english, german]
