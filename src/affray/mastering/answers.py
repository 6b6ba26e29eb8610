"""What a game master may answer, and what others may say to him, with the text of it."""

from collections.abc import Mapping

import msgspec

from affray.core.reading.codecs import COUNT, NAME, PLAIN, Codec, one_of, one_word_of
from affray.core.reading.grammar import Rare, Word
from affray.core.reading.patterns import Pattern, Verb
from affray.space.hex import DIRECTION_NAMES, Hex, place_name, read_direction, read_place

GO_ON, INTERRUPT = Word("go on"), Word("interrupt")
"""The fight goes on; the game master wants to speak as soon as he can."""
WORDS = (GO_ON.word, INTERRUPT.word)
MOST_LETTERS = 240
"""So long may be what is said in a call or a ruling, in letters."""
STAY = -1
"""No facing: a figure looks where it looked."""


class Ruling(msgspec.Struct, frozen=True, gc=False):
    """Something that a game master rules."""


class Points(Ruling, frozen=True, tag="rule_points"):
    """A figure is hurt, tired or mended by so many points."""

    what: str
    figure: str
    points: int


class Posture(Ruling, frozen=True, tag="rule_posture"):
    """A figure falls, rises, or has spent what it could do in this round."""

    what: str
    figure: str


class Save(Ruling, frozen=True, tag="rule_save"):
    """A figure makes a saving throw of so many dice against an attribute, which a number changes."""

    figure: str
    attribute: str
    dice: int
    change: int = 0


class Put(Ruling, frozen=True, tag="rule_put"):
    """A figure is put into a hex, looking in a direction or as it did."""

    figure: str
    hex: Hex
    facing: int = STAY


class Hand(Ruling, frozen=True, tag="rule_hand"):
    """A figure gets a thing; secretly, only its side sees that until it is in its hands."""

    item: str
    figure: str
    secretly: bool = False


class Strip(Ruling, frozen=True, tag="rule_strip"):
    """A figure loses a thing that it has."""

    item: str
    figure: str


class Lay(Ruling, frozen=True, tag="rule_lay"):
    """A thing lies in a hex from now on; hidden, nobody else sees it."""

    item: str
    hex: Hex
    hidden: bool = False


class Lift(Ruling, frozen=True, tag="rule_lift"):
    """A thing that lies in a hex, hidden or not, is gone."""

    item: str
    hex: Hex


class Mark(Ruling, frozen=True, tag="rule_mark"):
    """Something that belongs to no side, such as a bystander or a wagon, stands in a hex, put there or moved there; hidden,
    nobody else sees it."""

    name: str
    hex: Hex
    hidden: bool = False


class Unmark(Ruling, frozen=True, tag="rule_unmark"):
    """Something that belongs to no side is gone."""

    name: str


class Reveal(Ruling, frozen=True, tag="rule_reveal"):
    """All that is hidden in a hex is seen."""

    hex: Hex


class Ground(Ruling, frozen=True, tag="rule_ground"):
    """A hex has another terrain."""

    hex: Hex
    terrain: str


class Tell(Ruling, frozen=True, tag="rule_tell"):
    """A side alone is told something."""

    side: str
    words: str


class Say(Ruling, frozen=True, tag="rule_say"):
    """A ruling in words, for all to hear."""

    words: str


class Attend(Ruling, frozen=True, tag="rule_attend"):
    """When the game master is asked from now on."""

    when: int


class End(Ruling, frozen=True, tag="rule_end"):
    """The fight is over: a side has won, or nobody."""

    side: str


class Call(msgspec.Struct, frozen=True, gc=False, tag="call"):
    """A side asks for a ruling; `by` is the side where another is asked."""

    words: str
    by: str = ""


HARM, TIRE, MEND = "harm", "tire", "mend"
FALL, RISE, SPEND = "fall", "rise", "spend"
ATTENDED = ROUNDS, ACTIONS, CALLS = range(3)
ATTEND_NAMES = ("rounds", "actions", "calls")
NOBODY_WINS = "nobody"
ATTRIBUTES = ("st", "dx", "iq", "wis")
VERBS = (
    Verb(Say, "ruling say WORDS"),
    Verb(Tell, "ruling tell SIDE WORDS"),
    Verb(Save, "ruling save FIGURE st|dx|iq|wis DICE [change=NUMBER]"),
    Verb(Points, "ruling harm FIGURE POINTS", what=HARM),
    Verb(Points, "ruling tire FIGURE POINTS", what=TIRE),
    Verb(Points, "ruling mend FIGURE POINTS", what=MEND),
    Verb(Posture, "ruling fall FIGURE", what=FALL),
    Verb(Posture, "ruling rise FIGURE", what=RISE),
    Verb(Posture, "ruling spend FIGURE", what=SPEND),
    Verb(Put, "ruling put FIGURE HEX [facing FACING]"),
    Verb(Hand, "ruling hand ITEM to FIGURE [secretly]"),
    Verb(Strip, "ruling strip ITEM from FIGURE"),
    Verb(Lay, "ruling lay ITEM HEX [hidden]"),
    Verb(Lift, "ruling lift ITEM HEX"),
    Verb(Mark, "ruling mark NAME HEX [hidden]"),
    Verb(Unmark, "ruling unmark NAME"),
    Verb(Reveal, "ruling reveal HEX"),
    Verb(Ground, "ruling ground HEX TERRAIN"),
    Verb(Attend, "ruling attend rounds|actions|calls"),
    Verb(End, "ruling end SIDE|nobody"),
    Verb(Call, "call [by=SIDE] WORDS"),
)
"""What a game master rules, and how he is called."""
RULING_FORMS = tuple(verb.form for verb in VERBS if verb.word == "ruling")
CALL_FORM = "call WORDS"
CODECS: Mapping[str, Codec] = {
    "WORDS": Codec(str, str, form="WORDS"),
    "HEX": Codec(place_name, read_place),
    "POINTS": COUNT,
    "ruling DICE": COUNT,
    **{f"ruling {slot}": NAME for slot in ("FIGURE", "ITEM", "NAME", "SIDE", "SIDE|nobody")},
    "TERRAIN": PLAIN,
    "call SIDE": NAME,
    "FACING": Codec(DIRECTION_NAMES.__getitem__, read_direction, DIRECTION_NAMES),
    "st|dx|iq|wis": one_word_of(ATTRIBUTES),
    "rounds|actions|calls": one_of(ATTEND_NAMES),
}
"""How the slots of these forms are written."""
Mastering = (
    Points | Posture | Save | Put | Hand | Strip | Lay | Lift | Mark | Unmark | Reveal | Ground | Tell | Say | Attend
    | End | Call
)  # fmt: skip
"""All that a game master answers, or is asked."""


def is_masters(answer: object) -> bool:
    """Whether an answer is one that only a game master gives."""
    return isinstance(answer, Ruling) or answer in (GO_ON, INTERRUPT)


RARE: Rare[Mastering] = Rare(WORDS, VERBS, CODECS)
"""The same as a grammar takes them."""
PATTERNS: tuple[Pattern[Mastering], ...] = tuple(Pattern(verb, CODECS) for verb in VERBS)
"""Their forms taken apart."""
