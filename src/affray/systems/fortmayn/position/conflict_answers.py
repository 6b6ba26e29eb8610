"""What may be answered in a conflict, a parley and a duel."""

from affray.systems.fortmayn.content.people import Plan
from affray.systems.fortmayn.position.answer import Answer


class Declare(Answer, frozen=True, tag="plan"):
    """What somebody does in an Ounce; what he says along stands in the answer alone. [FT-MELEE-02]"""

    plan: Plan


class Flee(Answer, frozen=True, tag="flee"):
    """That all flee. [FT-DIST-02]"""


class Order(Answer, frozen=True, tag="order"):
    """In which order the characters act. [FT-MELEE-02]"""

    people: tuple[str, ...]


class Bid(Answer, frozen=True, tag="bid"):
    """An order of one word to these, or to all others where nobody is named; it holds until another. [FT-MELEE-02]"""

    word: str
    people: tuple[str, ...] = ()


class Talk(Answer, frozen=True, tag="talk"):
    """Who talks to whom. [FT-SOC-01]"""

    who: str
    foe: str


class Trade(Answer, frozen=True, tag="trade"):
    """Who pays what is asked. [FT-FILL-03]"""

    who: str


class Blows(Answer, frozen=True, tag="blows"):
    """A duel with blows. [FT-FILL-12]"""


class Words(Answer, frozen=True, tag="words"):
    """A duel with words. [FT-FILL-12]"""


class Strike(Answer, frozen=True, tag="strike"):
    """A roll of a duel, which the size of a weapon helps where it is claimed. [FT-FILL-12 FT-MELEE-13]"""

    weapon_size: bool = False


class Yield(Answer, frozen=True, tag="yield"):
    """A duel given up. [FT-FILL-12]"""
