"""What a game of Fortmayn is at one moment: who is here, what they have, where they stand, what is open.

Everything is a small frozen value. Bands are kept with each foe, one for each character in their order, so that every pair
has its distance and there is no map. [FT-CORE-07 FT-DIST-01]
"""

from typing import NamedTuple

import msgspec

from affray.core.state import Fielded
from affray.systems.fortmayn.content.house_rules import PLAIN, House
from affray.systems.fortmayn.content.people import Clock, Foe, Lasting, Person, Place, Plan
from affray.systems.fortmayn.content.tables import Filler, shipped

STEADY, TIMID, RECKLESS = range(3)
TEMPER_NAMES = ("steady", "timid", "reckless")
"""How much a computer player that leads the party dares. It is no part of the rules."""
PARTY, FOES = 0, 1
"""The sides: the characters', and that of what stands against them. At a game master's table each player has a side of his
own from 0 on, and the game master's is the last."""


class Risk(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A declared approach on its way from declaring to its outcome: who, with which pool, against what, why and how.

    `back` is the state of the loop that it returns to; `step` a ruling's advantage (1) or disadvantage (-1) with its
    reason, `fixed` the dice that it takes without a roll, `hidden` whether why it fails stays open. `at` counts the actors
    who have rolled, each against all the Difficulty Dice where `each` is set; `removed` and `lost` are what came of it so
    far, `outcome` the worst outcome (-1: none yet). `then` are further ones, to be rolled one after another."""

    actors: tuple[str, ...]
    pool: int
    task: str
    target: str = ""
    dd: int = 1
    claims: tuple[tuple[str, str], ...] = ()
    said: str = ""
    stunt: bool = False
    spell: str = ""
    source: str = ""
    step: int = 0
    step_why: str = ""
    back: str = "scene"
    hidden: bool = False
    fixed: int = 0
    at: int = 0
    each: bool = False
    removed: int = 0
    lost: int = 0
    outcome: int = -1
    then: tuple["Risk", ...] = ()


class Deed(NamedTuple):
    """Something of an Ounce, or of what is before and after a conflict, that is still to be settled: what, who does it, to
    whom or with what. [FT-MELEE-02]"""

    kind: str
    who: str = ""
    target: str = ""


class Fray(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A conflict. `exchange` counts its Ounces from 0, `plans` is what has been declared for this one, `rolls` what is
    still to settle, in order; `set` says that the foes have moved too.

    `order` is the players' order of the characters, empty for that of the party; `flights` who gave up his action to flee this
    Ounce, for how many Ounces running, `ahead` who acts in it before the foes move, `struck` the foes that lost Difficulty Dice in it; `numb` whom a wound hampers, in which exchange; `busy` how
    many Ounces somebody has spent on taking armor off, `spells` the Difficulty Dice that castings at nobody have left.
    """

    exchange: int = 0
    plans: tuple[Plan, ...] = ()
    rolls: tuple[Deed, ...] = ()
    set: bool = False
    order: tuple[str, ...] = ()
    flights: tuple[tuple[str, int], ...] = ()
    struck: tuple[str, ...] = ()
    numb: tuple[tuple[str, int], ...] = ()
    busy: tuple[tuple[str, int], ...] = ()
    spells: tuple[tuple[str, int], ...] = ()
    ahead: tuple[str, ...] = ()


class Call(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A roll that the game master calls for, or an approach that a player declares, by its number at the table. `kind` is
    test, reaction (of the foes whose group is the target) or recovery. [FT-CORE-08]"""

    id: int
    risk: Risk
    kind: str = "test"


class Result(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What came of a roll whose result the players do not know. [FT-TEST-10]"""

    id: int
    who: str
    task: str
    removed: int
    dd: int
    outcome: int
    target: str = ""


class Table(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What lies on a game master's table: the last number given out, the text of the scene, the rolls called for and the
    approaches declared, notes of the game master and results that he keeps back, each by its number; the creatures that
    nobody has seen yet; what he has his creatures do this Ounce; the sides that throw real dice; who has a Die to assign,
    once for each; whose next roll of a conflict has an edge, how many steps, and why; whether it is as a player sees it. [FT-CORE-08 FT-TEST-10 FT-XP-02]"""

    last: int = 0
    scene: str = ""
    calls: tuple[Call, ...] = ()
    wishes: tuple[Call, ...] = ()
    notes: tuple[tuple[int, str], ...] = ()
    results: tuple[Result, ...] = ()
    reserve: tuple[Foe, ...] = ()
    plans: tuple[Plan, ...] = ()
    hands: tuple[int, ...] = ()
    gains: tuple[str, ...] = ()
    edges: tuple[tuple[str, int, str], ...] = ()
    veiled: bool = False


class State(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The whole. `phase` is a state of loop.csv (or one of the game master's table).

    `rooms` is how many rooms the level has, `tests` are those that an event calls for, `due` the meetings that are to come,
    `asked` the oracle's further question while it waits for a sentence, `unexpected` whether something is to be seen still; `wanted` is how many the party is to be, `gains`
    how many milestones have been passed, `won` how many quests have been done."""

    phase: str
    sides: tuple[str, ...] = ("Party", "World")
    people: tuple[Person, ...] = ()
    foes: tuple[Foe, ...] = ()
    places: tuple[Place, ...] = ()
    here: int = -1
    came: int = -1
    level: int = 0
    quest: str = ""
    goal: bool = False
    clock: Clock = Clock()
    last_events: tuple[int, ...] = ()
    risk: Risk | None = None
    fray: Fray | None = None
    rooms: int = 0
    tests: tuple[Risk, ...] = ()
    due: tuple[str, ...] = ()
    asked: str = ""
    unexpected: bool = False
    wanted: int = 0
    gains: int = 0
    won: int = 0
    mode: str = "delve"
    lasting: tuple[Lasting, ...] = ()
    temper: int = STEADY
    notes: tuple[str, ...] = ()
    table: Table | None = None
    house: House = PLAIN
    filler: Filler = msgspec.field(default_factory=shipped)

    @property
    def figures(self) -> tuple[Fielded, ...]:
        """Everybody by place: the characters first, then the foes."""
        return (*self.people, *self.foes)
