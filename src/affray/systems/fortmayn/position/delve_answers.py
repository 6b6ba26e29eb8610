"""What may be answered in a delve and between two of them, and asides."""

from typing import NamedTuple

from affray.systems.fortmayn.position.answer import Answer


class Memory(NamedTuple):
    """Who copies or memorises which spells."""

    who: str
    spells: tuple[str, ...]


class Help(NamedTuple):
    """A remedy, herbs or wine, and whom it helps. [FT-FILL-07]"""

    remedy: str
    who: str


class Gain(NamedTuple):
    """Who adds a Die to which pool. [FT-XP-02]"""

    who: str
    pool: int


# --- the party --------------------------------------------------------------------------------------------------------
class Start(Answer, frozen=True, tag="start"):
    """How many set out. [FT-FILL-11]"""

    size: int


class SetCharacter(Answer, frozen=True, tag="set_character"):
    """A character as it is described; what is left out is filled in. One who is `hired` is a hireling of that character's.

    [FT-CHAR-01 FT-CHAR-02 FT-CHAR-07 FT-SOC-05 FT-FILL-05 FT-FILL-06 FT-FILL-07]
    """

    name: str
    """What the character is called."""
    kind: str
    """Brawny or brainy."""
    body: int
    """BODY Dice."""
    head: int
    """HEAD Dice."""
    weapon: str = ""
    """The form of the weapon; empty for the usual one."""
    attachment: tuple[str, ...] = ()
    """Attachments, in words."""
    spell: tuple[str, ...] = ()
    """Spells known, by id."""
    career: str = ""
    """The career by id; empty for none."""
    hired: str = ""
    """Who pays the wages of a hireling; empty for a character of the party."""


class Outfit(Answer, frozen=True, tag="set_character"):
    """Things bought for a character before the first departure. [FT-GEAR-01]"""

    name: str
    items: tuple[str, ...]


class Done(Answer, frozen=True, tag="done"):
    """The party is complete. [FT-FILL-11]"""


# --- the hub ----------------------------------------------------------------------------------------------------------
class Buy(Answer, frozen=True, tag="buy"):
    """Things bought. [FT-GEAR-01]"""

    name: str
    items: tuple[str, ...]


class Sell(Answer, frozen=True, tag="sell"):
    """A thing sold. [FT-FILL-10]"""

    name: str
    item: str


class Repair(Answer, frozen=True, tag="repair"):
    """Armor mended for coins, or by a maker's craft. [FT-ARM-09 FT-ARM-10]"""

    name: str
    maker: str = ""


class Memorise(Answer, frozen=True, tag="memorise"):
    """The spells that somebody memorises in place of others. [FT-SPELL-03]"""

    name: str
    spells: tuple[str, ...] = ()


class Build(Answer, frozen=True, tag="build"):
    """An Hour's work on a thing. [FT-CHAR-06]"""

    name: str
    item: str


class Learn(Answer, frozen=True, tag="learn"):
    """An Hour over a book. [FT-FILL-05]"""

    name: str
    spell: str


class Copy(Answer, frozen=True, tag="copy"):
    """Spells copied into a blank book, an Hour each. [FT-FILL-07]"""

    name: str
    spells: tuple[str, ...]


class Rumour(Answer, frozen=True, tag="rumour"):
    """A quest drawn. [FT-FILL-10]"""


class Sleep(Answer, frozen=True, tag="sleep"):
    """A night. [FT-HEAL-01]"""


class Recruit(Answer, frozen=True, tag="recruit"):
    """One more for the party. [FT-FILL-11]"""


class Retire(Answer, frozen=True, tag="retire"):
    """The end of it. [FT-XP-01]"""


class Depart(Answer, frozen=True, tag="depart"):
    """To which level, and in which marching order. [FT-FILL-08]"""

    level: int
    order: tuple[str, ...] = ()


# --- the scene --------------------------------------------------------------------------------------------------------
class GoOn(Answer, frozen=True, tag="go"):
    """What the referee answers where nobody is asked."""


class Go(Answer, frozen=True, tag="go"):
    """The way that the party takes. [FT-FILL-08]"""

    exit: int


class AskOracle(Answer, frozen=True, tag="ask_oracle"):
    """A question, and how likely the answer is yes. [FT-SOLO-01 FT-FILL-02]"""

    likelihood: str


class Reply(Answer, frozen=True, tag="ask_oracle"):
    """The answer to what the oracle has asked back. [FT-SOLO-02]"""


class Seen(Answer, frozen=True, tag="ask_oracle"):
    """Something unexpected that is seen. [FT-SOLO-03]"""


class Oddity(Answer, frozen=True, tag="ask_oracle"):
    """Something unexpected drawn. [FT-SOLO-03]"""


class Search(Answer, frozen=True, tag="search"):
    """A search of the room. [FT-TEST-02 FT-FILL-08]"""

    actors: tuple[str, ...]
    equipment: tuple[str, ...] = ()
    knack: bool = False
    stunt: bool = False


class Approach(Answer, frozen=True, tag="approach"):
    """Anything that may fail: who acts, with which pool, what it is about; against what, or at which exit; what helps.

    [FT-CORE-01 FT-CORE-02 FT-TEST-06 FT-DICE-07 FT-STUNT-01]
    """

    actors: tuple[str, ...]
    """Who acts, alone or together."""
    pool: int
    """The pool that is rolled, BODY or HEAD."""
    task: str
    """What it is about."""
    target: str = ""
    """The obstacle or thing that it is against; empty for none."""
    exit: int | None = None
    """The way that it is at, from 0; None for none."""
    equipment: tuple[str, ...] = ()
    """Things that are claimed to help, by id."""
    knack: bool = False
    """Whether a knack of the career is claimed."""
    stunt: bool = False
    """Whether it is a stunt."""


class Cast(Answer, frozen=True, tag="cast"):
    """A spell cast, from memory or from the book, at a target where it needs one. [FT-SPELL-02 FT-SPELL-05]"""

    name: str
    spell: str
    source: str = ""
    target: str = ""


class UseItem(Answer, frozen=True, tag="use_item"):
    """A thing handled: lit, put out, taken in hand, put away, taken, dropped, put on. [FT-GEAR-02 FT-GEAR-03 FT-LOAD-01]"""

    name: str
    handling: str
    item: str


class GiveItem(Answer, frozen=True, tag="use_item"):
    """A thing given to another. [FT-LOAD-01]"""

    name: str
    item: str
    whom: str


class Doff(Answer, frozen=True, tag="use_item"):
    """Armor or shield taken off. [FT-ARM-06]"""

    name: str
    item: str


class Wedge(Answer, frozen=True, tag="use_item"):
    """A way wedged with spikes. [FT-GEAR-01]"""

    name: str
    exit: int


class Invoke(Answer, frozen=True, tag="use_item"):
    """The dead called to obey the bearer of the urn. [FT-FILL-10]"""

    name: str


class Rest(Answer, frozen=True, tag="rest"):
    """A rest. [FT-TIME-03]"""


class Attack(Answer, frozen=True, tag="attack"):
    """An attack on the creatures here. [FT-MELEE-12]"""


class Parley(Answer, frozen=True, tag="parley"):
    """A meeting with the creatures here. [FT-REACT-01]"""


class Leave(Answer, frozen=True, tag="leave"):
    """The way out of the place. [FT-FILL-08]"""


# --- risks ------------------------------------------------------------------------------------------------------------
class Confirm(Answer, frozen=True, tag="confirm"):
    """A risk declared as it stands, or with other actors, pool, task or claims; in a conflict, that the Ounce is played as
    it is planned. [FT-CORE-02 FT-TEST-06 FT-MELEE-02]"""

    actors: tuple[str, ...] = ()
    pool: int | None = None
    task: str = ""
    equipment: tuple[str, ...] = ()
    knack: bool = False
    stunt: bool = False


class Cancel(Answer, frozen=True, tag="cancel"):
    """A risk called off before it is declared. [FT-CORE-06]"""


class Accept(Answer, frozen=True, tag="accept"):
    """The ruling stands. [FT-CORE-08]"""


class Amend(Answer, frozen=True, tag="amend"):
    """A ruling that a human makes otherwise; what is left out stays. [FT-CORE-08 FT-TEST-09 FT-TEST-10]"""

    difficulty: int | None = None
    step: int | None = None
    losses: int | None = None
    hidden: bool | None = None


class Withdraw(Answer, frozen=True, tag="withdraw"):
    """A deed called off once it is ruled; a parley broken off. [FT-CORE-06 FT-REACT-02]"""


# --- rest and advance -------------------------------------------------------------------------------------------------
class Hour(Answer, frozen=True, tag="hour"):
    """An Hour of rest: whom herbs and wine help, one after the other, and who copies what. [FT-HEAL-01 FT-TIME-03 FT-FILL-07]"""

    helps: tuple[Help, ...] = ()
    copy: tuple[Memory, ...] = ()

    @property
    def remedies(self) -> dict[str, tuple[str, ...]]:
        """Whom each remedy helps, in the order in which they are taken."""
        words = dict.fromkeys(word for word, _ in self.helps)
        return {word: tuple(name for other, name in self.helps if other == word) for word in words}


class Camp(Answer, frozen=True, tag="camp"):
    """Sleep, and who memorises what after it. [FT-HEAL-01 FT-SPELL-03]"""

    memorise: tuple[Memory, ...] = ()


class Assign(Answer, frozen=True, tag="assign"):
    """To which pools Dice of milestones are added. [FT-XP-02]"""

    dice: tuple[Gain, ...]


class Skip(Answer, frozen=True, tag="skip"):
    """No milestone was passed. [FT-XP-01]"""


# --- asides -----------------------------------------------------------------------------------------------------------
class Note(Answer, frozen=True, tag="note"):
    """A remark; of a journal another sentence for one of its lines, 0 for none. [FT-CORE-08]"""

    line: int = 0


class Impose(Answer, frozen=True, tag="impose"):
    """Dice that a ruling takes without a roll. [FT-TEST-09]"""

    name: str
    pool: int
    number: int


class Milestone(Answer, frozen=True, tag="milestone"):
    """A milestone that a human says is passed. [FT-XP-01]"""

    milestone: str


class Attach(Answer, frozen=True, tag="attach"):
    """An attachment won; the sentence is to whom or what. [FT-SOC-05]"""

    name: str


class Decide(Answer, frozen=True, tag="decide"):
    """That whoever leads a company ends its vote. [FT-CORE-08]"""
