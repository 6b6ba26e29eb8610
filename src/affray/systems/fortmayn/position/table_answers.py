"""What may be answered at a game master's table besides what is answered in a delve or a conflict. [FT-CORE-08]"""

from affray.systems.fortmayn.position.answer import Answer


# --- scenes -----------------------------------------------------------------------------------------------------------
class Frame(Answer, frozen=True, tag="frame"):
    """A new scene: its title and its light. [FT-EVT-04]"""

    title: str
    light: int | None = None


class Light(Answer, frozen=True, tag="light"):
    """Another light in the scene. [FT-DICE-06]"""

    light: int


class Obstacle(Answer, frozen=True, tag="obstacle"):
    """An obstacle put into the scene, of the table or of the game master's own. [FT-CORE-04 FT-FILL-04 FT-TEST-10]"""

    what: str
    dd: int | None = None
    pool: int | None = None
    task: str = ""
    hidden: bool = False


class Creature(Answer, frozen=True, tag="creature"):
    """Creatures put into the scene, of the bestiary or of the game master's own; several special codes have a plus between them.

    [FT-CORE-04 FT-FILL-03 FT-TEST-10]
    """

    what: str
    """The creature by id or name, or the name of one of the game master's own."""
    dd: int | None = None
    """Difficulty Dice; None for those of the table."""
    count: int | None = None
    """How many come; None for one."""
    band: int | None = None
    """How far they are from everybody; None for nearby."""
    shield: str = ""
    """The shield that they have; empty for none."""
    armor: str = ""
    """The armor that they have; empty for none."""
    hidden: bool = False
    """Whether they lie face down."""
    size: int | None = None
    """The size of one of the game master's own, 0 to 3."""
    ranged: str = ""
    """The ranged weapon of one of the game master's own."""
    tags: str = ""
    """Tags of one of the game master's own."""
    specials: str = ""
    """Special codes of one of the game master's own, joined by plus signs."""
    speech: bool | None = None
    """Whether one of the game master's own can be talked to; None for yes."""


class Reveal(Answer, frozen=True, tag="reveal"):
    """Something turned over. [FT-TEST-10]"""

    name: str


class Hide(Answer, frozen=True, tag="hide"):
    """Something laid face down. [FT-TEST-10]"""

    name: str


class Remove(Answer, frozen=True, tag="remove"):
    """Something taken out of the scene. [FT-CORE-08]"""

    name: str


class Difficulty(Answer, frozen=True, tag="dd"):
    """Other Difficulty Dice. [FT-CORE-04]"""

    name: str
    number: int


class Band(Answer, frozen=True, tag="band"):
    """How far a foe is from a character, or from all. [FT-DIST-01]"""

    foe: str
    who: str
    band: int


class Mark(Answer, frozen=True, tag="mark"):
    """How it stands with a foe or an obstacle. [FT-FILL-13]"""

    name: str
    mark: str


class Attitude(Answer, frozen=True, tag="attitude"):
    """How a foe takes the meeting. [FT-REACT-02]"""

    foe: str
    reaction: str


# --- calls ------------------------------------------------------------------------------------------------------------
class CallTest(Answer, frozen=True, tag="call"):
    """A test that is called for, of each of these for himself: with which pool, about what and against what; how it is judged.

    [FT-TEST-01 FT-TEST-02 FT-TEST-10 FT-STUNT-01]
    """

    people: tuple[str, ...]
    """Who is to roll, or all."""
    pool: int
    """The pool that is rolled, BODY or HEAD."""
    task: str
    """What it is about."""
    target: str = ""
    """What it is against; empty for nothing."""
    dd: int | None = None
    """Difficulty Dice; None for those of the target."""
    step: int = 0
    """1 with advantage, -1 with disadvantage, 0 as it is."""
    hidden: bool = False
    """Whether the Difficulty stays secret."""
    stunt: bool = False
    """Whether it is a stunt."""


class Ruling(Answer, frozen=True):
    """How an approach or a call is judged; what is left out stays. [FT-CORE-08]"""

    number: int
    dd: int | None = None
    pool: int | None = None
    task: str = ""
    step: int = 0
    hidden: bool = False
    stunt: bool = False


class Rule(Ruling, frozen=True, tag="rule"):
    """The ruling on an approach. [FT-CORE-08]"""


class AmendCall(Ruling, frozen=True, tag="amend"):
    """A call that is changed. [FT-CORE-08]"""


class CancelWish(Answer, frozen=True, tag="cancel"):
    """An approach that its player takes back. [FT-CORE-06]"""

    number: int


class Grant(Answer, frozen=True, tag="grant"):
    """An approach that succeeds without a roll. [FT-TEST-02]"""

    number: int


class Deny(Answer, frozen=True, tag="deny"):
    """An approach that cannot be tried. [FT-CORE-08]"""

    number: int


class WithdrawCall(Answer, frozen=True, tag="withdraw"):
    """A call that nobody need roll for. [FT-CORE-08]"""

    number: int


class Roll(Answer, frozen=True, tag="roll"):
    """The roll that was called for by this number. [FT-CORE-05]"""

    number: int


class RollNext(Answer, frozen=True, tag="roll"):
    """The next roll of a conflict. [FT-CORE-05 FT-MELEE-03]"""


class FoesMove(Answer, frozen=True, tag="foes"):
    """The creatures do what they do this Ounce. [FT-MELEE-02]"""


class React(Answer, frozen=True, tag="react"):
    """A reaction roll that is called for. [FT-REACT-01]"""

    who: str


class Recover(Answer, frozen=True, tag="recover"):
    """The roll of somebody fallen that is called for. [FT-OOFA-02]"""

    who: str


class Abandon(Answer, frozen=True, tag="abandon"):
    """Somebody fallen who could not be recovered. [FT-OOFA-08]"""

    who: str


# --- goods ------------------------------------------------------------------------------------------------------------
class Lose(Answer, frozen=True, tag="lose"):
    """Dice lost without a roll. [FT-TEST-09]"""

    who: str
    pool: int
    number: int


class Restore(Answer, frozen=True, tag="restore"):
    """Dice ready again. [FT-HEAL-02 FT-HEAL-03]"""

    who: str
    pool: int
    number: int


class Give(Answer, frozen=True, tag="give"):
    """A thing that a character gets. [FT-GEAR-01]"""

    who: str
    item: str
    magic: bool = False
    form: str = ""
    value: int | None = None


class Take(Answer, frozen=True, tag="take"):
    """A thing that a character loses. [FT-CORE-08]"""

    who: str
    item: str


class Use(Answer, frozen=True, tag="use"):
    """One use of a thing. [FT-USE-01]"""

    who: str
    item: str


class Gear(Answer, frozen=True, tag="gear"):
    """A thing handled by its player. [FT-ARM-06 FT-GEAR-03 FT-LOAD-01]"""

    who: str
    deed: str
    item: str


class HandOver(Answer, frozen=True, tag="pass"):
    """A thing handed to another. [FT-LOAD-01]"""

    who: str
    item: str
    to: str


class Coins(Answer, frozen=True, tag="coins"):
    """Coins got, or paid where the number is below 0. [FT-GEAR-01]"""

    who: str
    number: int


class Detach(Answer, frozen=True, tag="detach"):
    """An attachment lost; the sentence is to whom or what. [FT-SOC-05]"""

    name: str


class TableMilestone(Answer, frozen=True, tag="milestone"):
    """Who has survived a milestone. [FT-XP-01 FT-XP-02]"""

    whom: tuple[str, ...]


# --- time, words, conflict --------------------------------------------------------------------------------------------
class Time(Answer, frozen=True, tag="time"):
    """Time that passes. [FT-TIME-01 FT-TIME-03]"""

    number: int
    unit: str


class Events(Answer, frozen=True, tag="events"):
    """The event dice. [FT-EVT-01]"""


class Say(Answer, frozen=True, tag="say"):
    """Words to all, or to one. [FT-CORE-08]"""

    to: str = ""


class Forget(Answer, frozen=True, tag="forget"):
    """A note that is not kept. [FT-CORE-08]"""

    number: int


class Unveil(Answer, frozen=True, tag="unveil"):
    """A result that the players learn after all. [FT-TEST-10]"""

    number: int


class Ask(Answer, frozen=True, tag="ask"):
    """A question to the oracle. [FT-SOLO-01 FT-FILL-02]"""

    likelihood: str


class Draw(Answer, frozen=True, tag="draw"):
    """A row drawn from a table; a disgrace is somebody's. [FT-FILL-14 FT-SOLO-03]"""

    table: str
    who: str = ""


class Hand(Answer, frozen=True, tag="hand"):
    """A character handed to another player. [FT-CORE-08]"""

    who: str
    seat: str


class Dice(Answer, frozen=True, tag="dice"):
    """Whether a seat types what its real dice show, or has them rolled. [FT-CORE-05]"""

    way: str


class Fight(Answer, frozen=True, tag="fight"):
    """It comes to blows, one side surprised where it is named. [FT-MELEE-12]"""

    surprised: str = ""


class Peace(Answer, frozen=True, tag="peace"):
    """The end of a conflict. [FT-CORE-08]"""


class Edge(Answer, frozen=True, tag="edge"):
    """An advantage or disadvantage for a character's next roll of a conflict; 0 takes it back. [FT-DICE-06]"""

    who: str
    step: int


class End(Answer, frozen=True, tag="end"):
    """The last scene is over. [FT-CORE-08]"""
