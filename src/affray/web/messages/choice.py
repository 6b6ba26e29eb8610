"""An answer as a seat is shown it."""

import msgspec

from affray.core.faces.guide import Offer
from affray.core.faces.looks import Sign


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer in words; one that is not legal now comes with the reason and its clauses."""

    offer: Offer
    """What a board and a menu need of it."""
    label: str
    """What it is called."""
    allows: str = ""
    """What may still be done with it; empty for nothing to say."""
    form: str = ""
    """Its form among several; empty for one alone."""
    why: str = ""
    """Why it is not legal now; empty where it is."""
    clauses: tuple[str, ...] = ()
    """The clauses that say so."""
    number: int = -1
    """What people call it by where that is not its place in the list, such as the dice that it rolls; -1 for none."""
    sign: Sign = ""
    """What is drawn for what it is given with, such as a spell; empty for nothing."""
