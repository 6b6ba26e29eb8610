"""The journals of delves, as commands and pages ask for them."""

from affray.core.words.texts import ENGLISH
from affray.systems.fortmayn.position.state import PARTY, State
from affray.systems.fortmayn.words.journal import clock_text, journal_lines


class DelveJournal:
    """The journal that a party keeps."""

    side = PARTY
    lines = staticmethod(journal_lines)

    def clock(self, state: State, language: str = ENGLISH) -> str:
        return clock_text(state.clock, language)


JOURNAL = DelveJournal()
