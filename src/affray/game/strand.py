"""Where the dice and inner choices of an action come from when it is run again."""

from collections.abc import Callable, Iterable

import msgspec

from affray.core import Event, InputError
from affray.dice.stream import Stream, block
from affray.game.refusals import Refused, game_refusal
from affray.referee.live import ChoiceNeeded, DiceNeeded


class Strand(msgspec.Struct, frozen=True, gc=False):
    """From which draw on the dice of a game have which seed and game number."""

    draw: int
    seed: int
    number: int = 0


Strands = tuple[Strand, ...]


class StrandStream(Stream):
    """A stream whose seed or game number changes at given draws, so that a branch shares the dice before it and no other."""

    __slots__ = ("strands",)

    def __init__(self, strands: Strands) -> None:
        """The strands in order, the first from draw 0. Raises ValueError for a number out of range."""
        for strand in reversed(strands):
            super().__init__(strand.seed, strand.number)
        self.strands = strands

    def word(self) -> int:
        """The next 32-bit word."""
        index = self.draw >> 2
        strand = next(strand for strand in reversed(self.strands) if strand.draw <= self.draw)
        if (index, strand.seed, strand.number) != (self.index, self.seed, self.game):
            self.index, self.seed, self.game = index, strand.seed, strand.number
            self.block = block(self.seed, self.game, index)
        word = self.block[self.draw & 3]
        self.draw += 1
        return word


def stream_of(strands: Strands) -> Stream:
    """The dice of a game. Raises InputError for a number out of range."""
    try:
        return Stream(strands[0].seed, strands[0].number) if len(strands) == 1 else StrandStream(strands)
    except ValueError as error:
        raise InputError(str(error)) from None


def with_strand(strands: Strands, draw: int, seed: int, number: int) -> Strands:
    """The strands up to a draw, and another from there on."""
    return (*(strand for strand in strands if strand.draw < draw), Strand(draw, seed, number))


class Thrown(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A roll as it lies on the table: the faces from 0 in the order thrown, the size of each die, and for dice of the stream
    which word of it each die is, from 0."""

    faces: tuple[int, ...]
    die: int = 0
    draws: tuple[int, ...] = ()


class TableDice:
    """Faces from the stream, or thrown by hand where `by_hand` says so of a roll: those known so far, then a stop to ask."""

    __slots__ = ("at", "before", "by_hand", "rolls", "stream", "thrown")

    def __init__(self, stream: Stream, by_hand: Callable[[int], bool], rolls: tuple[tuple[int, ...], ...]) -> None:
        self.stream, self.by_hand, self.rolls, self.at = stream, by_hand, rolls, 0
        self.thrown: list[Thrown] = []
        self.before: dict[int, tuple[int, ...]] = {}

    @property
    def seen(self) -> int:
        """The draw after the last die that has been seen; dice thrown by hand count too."""
        return self.stream.draw + self.at

    def take(self, n: int, die: int, why: int) -> tuple[int, ...]:
        if not self.by_hand(why):
            # A word that was passed over is no die: the last one drawn is.
            drawn = [(self.stream.face(die), self.stream.draw - 1) for _ in range(n)]
            faces = tuple(face for face, _ in drawn)
            self.thrown.append(Thrown(faces, die, tuple(draw for _, draw in drawn)))
            return faces
        if n and self.at == len(self.rolls):
            raise DiceNeeded(n, die, why, self.before.get(why, ()))
        faces = self.rolls[self.at] if n else ()
        self.at += n > 0
        self.before[why] = self.before.get(why, ()) + faces
        self.thrown.append(Thrown(faces, die))
        return faces


class KnownChoices:
    """The inner choices known so far, then a stop to ask."""

    __slots__ = ("at", "choices")

    def __init__(self, choices: tuple[int, ...]) -> None:
        self.choices, self.at = choices, 0

    def __call__(self, who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        if self.at == len(self.choices):
            raise ChoiceNeeded(who, what, most, x, y, z)
        self.at += 1
        return self.choices[self.at - 1]


def read_faces(text: str, n: int, die: int, low: int = 0) -> tuple[int, ...]:
    """The faces, from 0, of a text such as "0 3 5", "0,3,5" or, for faces of one digit, "035". Raises Refused.

    `low` is what the lowest face shows.

    >>> read_faces("0 3, 5", 3, 6), read_faces("035", 3, 6), read_faces("1 6", 2, 6, low=1)
    ((0, 3, 5), (0, 3, 5), (0, 5))
    """
    words = text.replace(",", " ").split()
    if len(words) == 1 and n > 1 and die + low <= 10:
        words = list(words[0])
    if any(not (word.isascii() and word.isdigit() and len(word) < 10) for word in words):
        raise Refused(game_refusal("dice", count=n, lowest=low, highest=die - 1 + low, given=text.strip()))
    return tuple(int(word) - low for word in words)


def shown_faces(faces: Iterable[int], low: int) -> tuple[int, ...]:
    """What faces counted from 0 show, where the lowest shows `low`."""
    return tuple(face + low for face in faces)


def shown_event(event: Event, low: int) -> Event:
    """An event with the faces of its dice as people read them; its numbers and names always are."""
    return msgspec.structs.replace(event, dice=shown_faces(event.dice, low)) if event.dice and low else event
