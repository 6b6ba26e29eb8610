"""The journal of a delve as whoever asks for it sees it."""

from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.position.state import PARTY
from tests.units.fortmayn.delving import scene


def test_the_party_keeps_the_journal_of_a_delve() -> None:
    journal = SYSTEM.journal
    assert (journal.side, journal.lines([])) == (PARTY, ())
    assert journal.clock(scene(), "de") == "Tag 1, Stunde 0, Augenblick 0"
