"""What a game of Fortmayn is at one moment: who is here, what they have, where they stand, what is open.

Everything is a small frozen value. Bands are kept with each foe, one for each character in their order, so that every pair
has its distance and there is no map. [FT-CORE-07 FT-DIST-01]
"""

from typing import NamedTuple

import msgspec

from affray.core.fight_state import Fielded
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.content.people import Clock, Foe, Lasting, Person, Place, Plan
from affray.systems.fortmayn.content.tables import Filler, shipped

STEADY, TIMID, RECKLESS = range(3)
TEMPER_NAMES = ("steady", "timid", "reckless")
"""How much a computer player that leads the party dares. It is no part of the rules."""
PARTY, FOES = 0, 1
"""The sides: the characters', and that of what stands against them. At a game master's table each player has a side of his
own from 0 on, and the game master's is the last."""


class Risk(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A declared approach on its way from declaring to its outcome."""

    actors: tuple[str, ...]
    """The names of those who act, in order."""
    pool: int
    """BODY or HEAD."""
    task: str
    """The task, or for a casting its source."""
    target: str = ""
    """What it is aimed at, by id; empty for nothing."""
    dd: int = 1
    """Difficulty Dice left."""
    claims: tuple[tuple[str, str], ...] = ()
    """What is claimed to help, as kind and thing."""
    said: str = ""
    """The sentence that is said along."""
    stunt: bool = False
    """Whether it is a stunt."""
    spell: str = ""
    """The id of the spell that is cast; empty for none."""
    source: str = ""
    """Where it comes from, such as `cast` or `event`; empty for the players."""
    step: int = 0
    """A ruling's advantage (1) or disadvantage (-1)."""
    step_why: str = ""
    """The reason of that step."""
    back: str = "scene"
    """The state of the loop that it returns to."""
    hidden: bool = False
    """Whether why it fails stays open."""
    fixed: int = 0
    """Dice that a ruling takes without a roll."""
    at: int = 0
    """How many of the actors have rolled."""
    each: bool = False
    """Whether each actor rolls against all the Difficulty Dice."""
    removed: int = 0
    """Difficulty Dice removed so far."""
    lost: int = 0
    """Dice lost so far."""
    outcome: int = -1
    """The worst outcome so far; -1 for none yet."""
    then: tuple["Risk", ...] = ()
    """Further risks of the same event, to be rolled one after another."""


class Deed(NamedTuple):
    """Something of an Ounce, or of what is before and after a conflict, that is still to be settled: what, who does it, to
    whom or with what. [FT-MELEE-02]"""

    kind: str
    who: str = ""
    target: str = ""


class Conflict(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A conflict."""

    exchange: int = 0
    """How many Ounces are over."""
    plans: tuple[Plan, ...] = ()
    """What has been declared for this Ounce."""
    rolls: tuple[Deed, ...] = ()
    """What is still to be settled, in order."""
    set: bool = False
    """Whether the foes have moved in this Ounce."""
    order: tuple[str, ...] = ()
    """The players' order of the characters by name; empty for that of the party."""
    flights: tuple[tuple[str, int], ...] = ()
    """Who gives up the action to flee this Ounce, and for how many Ounces running."""
    struck: tuple[str, ...] = ()
    """The names of the foes that lost Difficulty Dice in this Ounce."""
    numb: tuple[tuple[str, int], ...] = ()
    """Whom a wound hampers, and in which exchange."""
    busy: tuple[tuple[str, int], ...] = ()
    """Who takes armor off, and for how many Ounces by now."""
    spells: tuple[tuple[str, int], ...] = ()
    """The Difficulty Dice that castings at nobody have left, by spell."""
    bids: tuple[tuple[str, str], ...] = ()
    """Who follows an order of one word, and which."""
    ahead: tuple[str, ...] = ()
    """The names of those who act before the foes move."""


class Call(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """A roll that the game master calls for, or an approach that a player declares, by its number at the table. `kind` is
    test, reaction (of the foes whose group is the target) or recovery. [FT-CORE-08]"""

    id: int
    risk: Risk
    kind: str = "test"


class Result(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What came of a roll whose result the players do not know. [FT-TEST-10]"""

    id: int
    who: str
    task: str
    removed: int
    dd: int
    outcome: int
    target: str = ""


class Table(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """What lies on a game master's table. [FT-CORE-08 FT-TEST-10 FT-XP-02]"""

    last: int = 0
    """The last number given out."""
    scene: str = ""
    """What is seen of the scene, in words."""
    calls: tuple[Call, ...] = ()
    """Rolls that are called for."""
    wishes: tuple[Call, ...] = ()
    """Approaches that players have declared."""
    notes: tuple[tuple[int, str], ...] = ()
    """Notes of the game master, each by its number."""
    results: tuple[Result, ...] = ()
    """Results that the game master keeps back."""
    reserve: tuple[Foe, ...] = ()
    """Creatures that nobody has seen yet."""
    plans: tuple[Plan, ...] = ()
    """What the game master has his creatures do this Ounce."""
    hands: tuple[int, ...] = ()
    """The sides that throw real dice."""
    gains: tuple[str, ...] = ()
    """Who has a Die to assign, once for each."""
    edges: tuple[tuple[str, int, str], ...] = ()
    """Whose next roll of a conflict has an edge, of how many steps, and why."""
    veiled: bool = False
    """Whether this is the table as a player sees it."""


class Company(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Players who lead characters of their own without a game master; the side after theirs is the world. [FT-SOLO-01]"""

    votes: tuple[tuple[int, str], ...] = ()
    """What sides have voted for, as text, in the order in which they did."""


class State(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True, cache_hash=True):
    """The whole position."""

    phase: str
    """A state of loop.csv, or one of the game master's table."""
    sides: tuple[str, ...] = ("Party", "World")
    """The names of the sides."""
    people: tuple[Person, ...] = ()
    """The characters in the order of the party."""
    foes: tuple[Foe, ...] = ()
    """The foes that are here."""
    places: tuple[Place, ...] = ()
    """The rooms drawn, by number."""
    here: int = -1
    """The number of the room where the party is; -1 for none."""
    came: int = -1
    """The number of the room it came from; -1 for none."""
    level: int = 0
    """The level of the delve; 0 before the first."""
    quest: str = ""
    """The id of the quest; empty for none."""
    goal: bool = False
    """Whether the party has its goal."""
    clock: Clock = Clock()
    """What the clock says."""
    last_events: tuple[int, ...] = ()
    """What the event dice showed last; empty for nothing."""
    risk: Risk | None = None
    """The risk that is on its way."""
    fray: Conflict | None = None
    """The conflict that is on."""
    rooms: int = 0
    """How many rooms the level has."""
    tests: tuple[Risk, ...] = ()
    """Tests that an event calls for."""
    due: tuple[str, ...] = ()
    """Meetings that are to come, a line for each."""
    asked: str = ""
    """The oracle's further question while it waits for a sentence; empty for none."""
    unexpected: bool = False
    """Whether something unexpected is still to be told."""
    wanted: int = 0
    """How many characters the party is to have."""
    gains: int = 0
    """Milestones that have been passed and not assigned."""
    won: int = 0
    """Quests that have been done."""
    mode: str = "delve"
    """`delve`, `duel` or `table`."""
    lasting: tuple[Lasting, ...] = ()
    """What holds for a while."""
    temper: int = STEADY
    """How much a computer player dares that leads the party: STEADY, TIMID or RECKLESS."""
    notes: tuple[str, ...] = ()
    """Short words for what else is remembered, such as who has won a duel."""
    table: Table | None = None
    """What lies on the game master's table; None without one."""
    company: Company | None = None
    """The players of a delve with friends; None where one plays alone or there is a game master."""
    house: House = PLAIN
    """The house rules."""
    filler: Filler = msgspec.field(default_factory=shipped)
    """The tables in use."""

    @property
    def figures(self) -> tuple[Fielded, ...]:
        """Everybody by place: the characters first, then the foes."""
        return (*self.people, *self.foes)
