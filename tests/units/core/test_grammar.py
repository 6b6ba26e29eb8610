"""Answers by a table: one form a verb writes an answer, reads it and says what was expected."""

from typing import TypeAlias

import msgspec
import pytest

from affray.core import InputError
from affray.core.reading.codecs import COUNT, NAME, Codec, one_by_name, one_of, read_name, several_by, write_name
from affray.core.reading.grammar import Grammar, Number, UnknownWord, Word, read_word_or_number
from affray.core.reading.patterns import Verb

WORDS = ("go", "drop shield")


class Take(msgspec.Struct, frozen=True):
    item: str
    source: str = ""


class Turn(msgspec.Struct, frozen=True):
    way: int


class Blow(msgspec.Struct, frozen=True):
    hard: bool
    target: str
    dice: int
    weapon: str = ""
    doubled: bool = False


class Cast(msgspec.Struct, frozen=True):
    spell: str
    target: str = ""
    helpers: tuple[str, ...] = ()
    size: str = ""
    near: int = 0


class Place(msgspec.Struct, frozen=True):
    unit: str
    spot: int
    files: int
    names: tuple[str, ...] = ()


class Meet(msgspec.Struct, frozen=True):
    """Also with fields that no form names."""

    people: tuple[str, ...]
    why: str = ""
    hour: int | None = None
    quiet: bool = False
    gift: tuple[str, ...] = ()


class Part(msgspec.Struct, frozen=True):
    pass


class Pay(msgspec.Struct, frozen=True):
    sums: tuple[tuple[str, int], ...]


class Drive(msgspec.Struct, frozen=True):
    legs: tuple[int, ...]


Answer: TypeAlias = Word | Number | Take | Turn | Blow | Cast | Place | Drive | Meet | Part | Pay
GRAMMAR: Grammar[Answer] = Grammar(
    WORDS,
    (
        Verb(Take, "take ITEM [from FIGURE]"),
        Verb(Turn, "turn left|right"),
        Verb(Blow, "strike TARGET DICE [WEAPON] [doubled]", hard=True),
        Verb(Blow, "tap TARGET DICE", hard=False),
        Verb(Cast, "cast SPELL [[at] TARGET] [with=NAME ...] [small|large] [near DISTANCE] (as you like)"),
        Verb(Place, "place UNIT at SPOT facing FILES [NAME NAME ...]"),
        Verb(Drive, "drive LEGS"),
        Verb(Part, "meet nobody"),
        Verb(Meet, 'meet WHO[+WHO...] [TOPIC] [hour=NUMBER] [quiet] ["gift=THING"] [: WHY]'),
        Verb(Pay, "pay SUMS : WHY"),
    ),
    {
        "left|right": one_of(("left", "right")),
        "LEGS": Codec(
            lambda legs: " ".join(f"go {leg}" for leg in legs),
            lambda text: tuple(int(leg) for leg in text.replace("go ", "").split()),
            form="go INCHES ...",
        ),
        "NUMBER": COUNT,
        "WHO[+WHO...]": several_by("+"),
        "meet TOPIC": one_by_name({"war": "War", "peace": "Peace"}),
        "SUMS": Codec(
            lambda sums: [word for name, coins in sums for word in (name, str(coins))],
            lambda words: tuple((name, int(coins)) for name, coins in zip(words[::2], words[1::2], strict=True)),
            form="NAME COINS ...",
            spread=True,
        ),
    },
    unsaid="go",
)
MEET = 'meet nobody or meet WHO[+WHO...] [TOPIC] [hour=NUMBER] [quiet] ["gift=THING"] [: WHY]'
KNOWN = "drop shield, take, turn, strike, tap, cast, place, drive, meet, pay"


def test_a_name_is_one_word_and_reads_back() -> None:
    assert write_name("Old Sir Bors") == "Old_Sir_Bors"
    assert read_name("Old_Sir_Bors") == read_name('"Old Sir Bors"') == "Old Sir Bors"
    assert NAME.read(NAME.write("Old Sir Bors")) == "Old Sir Bors"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("go", Word("go")),
        (" Drop   SHIELD ", Word("drop shield")),
        ("00012", Number(12)),
        ("123456", None),
        ("²", None),
        ("-1", None),
        ("", None),
        ("go on", None),
    ],
)
def test_a_word_or_a_number_alone_is_an_answer(text: str, answer: Word | Number | None) -> None:
    assert read_word_or_number(text, WORDS) == answer


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (Word("go"), "go"),
        (Number(3), "3"),
        (Take("long sword"), "take long_sword"),
        (Take("axe", "Old Tom"), "take axe from Old_Tom"),
        (Turn(1), "turn right"),
        (Blow(hard=True, target="Orc", dice=3), "strike Orc 3"),
        (Blow(hard=True, target="Orc", dice=3, weapon="axe"), "strike Orc 3 axe"),
        (Blow(hard=True, target="Orc", dice=3, doubled=True), "strike Orc 3 doubled"),
        (Blow(hard=True, target="Orc", dice=3, weapon="axe", doubled=True), "strike Orc 3 axe doubled"),
        (Blow(hard=False, target="Orc", dice=1), "tap Orc 1"),
        (Cast("mend"), "cast mend"),
        (Cast("mend", "Ann", ("Bo", "Cy Dee"), "large", 4), "cast mend at Ann with=Bo with=Cy_Dee large near 4"),
        (Place("Guard", 4, 2), "place Guard at 4 facing 2"),
        (Place("Guard", 4, 2, ("a", "b")), "place Guard at 4 facing 2 a b"),
        (Drive((3, 4)), "drive go 3 go 4"),
        (Meet(("Ann", "Bo")), "meet Ann+Bo"),
        (
            Meet(("Ann",), "War", 0, quiet=True, gift=("egg", "old hat")),
            "meet Ann war hour=0 quiet gift=egg gift=old_hat",
        ),
        (Part(), "meet nobody"),
        (Pay((("Ann", 3), ("Bo", 4))), "pay Ann 3 Bo 4"),
    ],
)
def test_an_answer_is_written_by_its_form_and_reads_back(answer: Answer, text: str) -> None:
    assert GRAMMAR.write(answer) == text
    assert GRAMMAR.read(text) == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (" TAKE  axe FROM Tom ", Take("axe", "Tom")),
        ("turn LEFT", Turn(0)),
        ("cast mend Ann", Cast("mend", "Ann")),
        ("cast mend near 2 large with=Bo at Ann", Cast("mend", "Ann", ("Bo",), "large", 2)),
        ("meet Ann QUIET peace", Meet(("Ann",), quiet=True, why="Peace")),
        ("cast mend small", Cast("mend", size="small")),
        ("place Guard facing 2 at 4", Place("Guard", 4, 2)),
        ("place Guard at 4 facing 2 -", Place("Guard", 4, 2)),
    ],
)
def test_letters_and_the_order_of_parts_do_not_matter(text: str, answer: Answer) -> None:
    assert GRAMMAR.read(text) == answer


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("take", "take ITEM [from FIGURE]"),
        ("take axe from", "take ITEM [from FIGURE]"),
        ("take axe from Tom Bob", "take ITEM [from FIGURE]"),
        ("turn up", "turn left|right"),
        ("strike Orc many", "strike TARGET DICE [WEAPON] [doubled]"),
        ("strike Orc 3 axe sword", "strike TARGET DICE [WEAPON] [doubled]"),
        ("meet Ann tea", MEET),
        ("meet Ann place=inn", MEET),
        ("meet Ann hour=-1", MEET),
        ("meet Ann hour=1 hour=2", MEET),
        ("pay Ann", "pay NAME COINS ... : WHY"),
        ("tap Orc 3 doubled", "tap TARGET DICE"),
        ("cast mend near", "cast SPELL [[at] TARGET] [with=NAME ...] [small|large] [near DISTANCE] (as you like)"),
        ("place Guard at 4", "place UNIT at SPOT facing FILES [NAME NAME ...]"),
        ("drive", "drive go INCHES ..."),
        ("drive away", "drive go INCHES ..."),
    ],
)
def test_what_does_not_fit_is_answered_with_the_form(text: str, expected: str) -> None:
    with pytest.raises(InputError) as caught:
        GRAMMAR.read(text)
    assert str(caught.value) == f"answer {text!r}: expected {expected}"
    assert GRAMMAR.forms[text.split(maxsplit=1)[0]] == expected


@pytest.mark.parametrize("text", ["", " dance 3"])
def test_a_word_that_no_answer_begins_with_is_answered_with_all_there_are(text: str) -> None:
    with pytest.raises(UnknownWord) as caught:
        GRAMMAR.read(text)
    assert str(caught.value) == f"answer {text.strip()!r}: expected one of {KNOWN}"


def test_a_form_whose_brackets_do_not_close_is_a_fault() -> None:
    with pytest.raises(ValueError, match="expected a closing bracket"):
        Grammar((), (Verb(Take, "take ITEM [from FIGURE"),), {})


class Shove(msgspec.Struct, frozen=True):
    target: str
    way: int
    hard: bool = False


class Hail(msgspec.Struct, frozen=True):
    who: tuple[str, ...]


class Say(msgspec.Struct, frozen=True):
    who: str
    said: str = ""


class Score(msgspec.Struct, frozen=True):
    target: str
    points: int


def test_answers_about_somebody_are_of_the_forms_that_need_no_more_than_his_name() -> None:
    grammar: Grammar[object] = Grammar(
        (),
        (
            Verb(Shove, "shove TARGET left|right [hard]"),
            Verb(Hail, "hail WHO ..."),
            Verb(Take, "take ITEM [from SOURCE]"),
            Verb(Say, "say WHO : WHAT"),
            Verb(Score, "score TARGET POINTS"),
            Verb(Part, "part"),
        ),
        {"left|right": one_of(("left", "right"))},
    )
    found = [grammar.write(answer) for answer in grammar.answers_about("Old Ann")]
    assert found == ["shove Old_Ann left", "shove Old_Ann right", "hail Old_Ann"]
