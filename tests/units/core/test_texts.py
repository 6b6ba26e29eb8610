"""The catalogue: what it says, what stands in for what is missing, what is a fault."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from affray.core import InputError, Phrase, Refusal
from affray.core.words.texts import COMMON, STRICT, Arg, Catalogue, TextFault, catalogue, phrase_text, slug

ENGLISH = """\
hit =
    { $who } hits { $times ->
        [one] { $times } time
       *[other] { $times } times
    }
takes = { $who } takes { FORM($item, "the") }
rolls = { COUNT($dice) } dice: { JOIN($dice, "-") }, that is { SIGNED($sum) }
costs = { JOIN(DECIMAL($terms), " + ") } = { DECIMAL($points) } points
falls = { SIGNED($left) }: { DICE($damage) } at { PLACE($at) }, { TALLY($items) } lost
all = { $names }: { hit }
side = { $option ->
        [long-bow] bow
       *[other] other
    }
item-axe = Axe
    .the = the axe
item-bow = Bow
only = here alone
"""
GERMAN = """\
hit =
    { $who } trifft { $times ->
        [one] einmal
       *[other] { $times }-mal
    }
takes = { $who } nimmt { FORM($item, "the") }
rolls = { COUNT($dice) } Würfel: { JOIN($dice, "-") }, also { SIGNED($sum) }
costs = { JOIN(DECIMAL($terms), " + ") } = { DECIMAL($points) } Punkte
falls = { SIGNED($left) }: { DICE($damage) } bei { PLACE($at) }, { TALLY($items) } verloren
all = { $names }: { hit }
side = { $option ->
        [long-bow] Bogen
       *[other] etwas
    }
item-axe = Axt
    .the = die Axt
"""
ANYTHING = st.text(st.characters(codec="utf-8", exclude_categories=["Cs"]), max_size=40)


def written(folder: Path, *, kinds: str = "argument,kind\nitem,item\noption,item\n", **languages: str) -> Catalogue:
    for language, text in languages.items():
        (folder / f"{language}.ftl").write_text(text, "utf-8")
    (folder / "kinds.csv").write_text(kinds, "utf-8")
    return Catalogue(folder, COMMON)


@pytest.fixture
def texts(tmp_path: Path) -> Catalogue:
    return written(tmp_path, en=ENGLISH, de=GERMAN)


@pytest.fixture
def in_play() -> Iterator[None]:
    token = STRICT.set(False)
    yield
    STRICT.reset(token)


def test_languages_are_its_files_english_first(texts: Catalogue) -> None:
    assert texts.languages == ("en", "de")


def test_a_language_may_be_spread_over_files(tmp_path: Path) -> None:
    texts = written(tmp_path, en="a = one\n", de="a = eins\n", **{"more.en": "b = two\n", "more.de": "b = zwei\n"})
    assert texts.languages == ("en", "de")
    assert (texts.say("en", "b"), texts.say("de", "b"), texts.say("de", "a")) == ("two", "zwei", "eins")


def test_an_id_may_not_stand_in_two_files(tmp_path: Path) -> None:
    texts = written(tmp_path, **{"en": "a = one\n", "more.en": "a = two\n"})
    with pytest.raises(InputError, match=r"more\.en\.ftl: message 'a' is there twice"):
        texts.say("en", "a")


def test_a_number_chooses_the_plural_and_has_no_separators(texts: Catalogue) -> None:
    assert texts.say("en", "hit", who="Ash", times=1) == "Ash hits 1 time"
    assert texts.say("en", "hit", who="Ash", times=12000) == "Ash hits 12000 times"
    assert texts.say("de", "hit", who="Ash", times=1) == "Ash trifft einmal"
    assert texts.say("de", "hit", who="Ash", times=2) == "Ash trifft 2-mal"


@pytest.mark.parametrize("number", [10**15 - 1, 10**15, -(10**40)])
def test_a_huge_number_is_read_to_its_last_digit(texts: Catalogue, number: int) -> None:
    assert texts.say("en", "hit", who="Ash", times=number) == f"Ash hits {number} times"


def test_a_word_of_the_catalogue_has_forms_and_a_name_that_it_does_not_know_has_none(texts: Catalogue) -> None:
    assert texts.say("de", "takes", who="Ash", item="Axe") == "Ash nimmt die Axt"
    assert texts.say("de", "takes", who="Ash", item=("Axe", "Axe")) == "Ash nimmt die Axt und die Axt"
    assert texts.say("en", "takes", who="Ash", item="Bow") == "Ash takes Bow"
    assert texts.say("de", "takes", who="Ash", item="Spoon") == "Ash nimmt Spoon"


def test_a_word_is_chosen_by_its_code(texts: Catalogue) -> None:
    assert [texts.say("en", "side", option=code) for code in ("Long Bow", "Axe")] == ["bow", "other"]


def test_lists_are_read_joined_and_counted(texts: Catalogue) -> None:
    assert texts.say("en", "rolls", dice=(1, 2, 5), sum=8) == "3 dice: 1-2-5, that is +8"
    assert texts.say("de", "all", names=("A", "B", "C"), who="A", times=3) == "A, B und C: A trifft 3-mal"
    assert texts.say("en", "all", names=(Phrase("only"),), who="A", times=3) == "here alone: A hits 3 times"
    phrase = Phrase("only")
    assert texts.say("en", "hit", who=phrase, times=1) == texts.say(
        "en", "hit", who=texts.phrase(phrase, "en"), times=1
    )


def test_decimals_are_written_as_the_language_writes_them(texts: Catalogue) -> None:
    assert texts.say("en", "costs", terms=("28.5", "30"), points="58.5") == "28.5 + 30 = 58.5 points"
    assert texts.say("de", "costs", terms=("28.5", "30"), points="58.5") == "28,5 + 30 = 58,5 Punkte"


def test_negative_numbers_dice_places_and_equal_things_are_written_as_the_language_writes_them(
    texts: Catalogue,
) -> None:
    def sentence(language: str) -> str:
        return texts.say(language, "falls", left=-3, damage="2d6-1", at="19.1,20.5", items=("Axe", "Bow", "Axe"))

    assert sentence("en") == "-3: 2d6-1 at 19.1,20.5, 2 × Axe and Bow lost"
    assert sentence("de") == "−3: 2W6−1 bei 19,1; 20,5, 2 × Axe und Bow verloren"
    assert texts.say("de", "rolls", dice=(1,), sum=-3) == "1 Würfel: 1, also −3"


@pytest.mark.parametrize(
    ("message", "value", "fault"),
    [
        ("takes", {"who": "Ash", "item": 3}, "FORM takes a word of the catalogue, not FluentInt"),
        ("rolls", {"dice": "3", "sum": 3}, "COUNT takes a list, not str; JOIN takes a list, not str"),
        ("rolls", {"dice": (3,), "sum": "3"}, "SIGNED takes a number, not str"),
        ("costs", {"points": 3, "terms": ("1",)}, "DECIMAL takes a number as text, not FluentInt"),
        ("falls", {"left": 3, "damage": 3, "at": "1,2", "items": ("Axe",)}, "DICE takes dice as text, not FluentInt"),
        ("falls", {"left": 3, "damage": "3", "at": 1, "items": ("Axe",)}, "PLACE takes a place as text, not FluentInt"),
        ("falls", {"left": 3, "damage": "3", "at": "1,2", "items": "Axe"}, "TALLY takes a list, not str"),
        ("hit", {"who": "Ash"}, "Unknown external: times"),
    ],
)
def test_a_message_that_cannot_be_said_is_a_fault(
    texts: Catalogue, message: str, value: dict[str, int | str | tuple[int, ...]], fault: str
) -> None:
    with pytest.raises(TextFault, match=fault):
        texts.say("en", message, **value)


@pytest.mark.parametrize(("language", "message"), [("de", "only"), ("en", "never"), ("fr", "only")])
def test_a_message_that_is_missing_is_a_fault(texts: Catalogue, language: str, message: str) -> None:
    with pytest.raises(TextFault, match=f"{language} has no message '{message}'"):
        texts.say(language, message)


@pytest.mark.usefixtures("in_play")
def test_in_play_english_stands_in_and_then_the_bare_id(texts: Catalogue) -> None:
    assert [texts.say(language, "only") for language in ("de", "fr")] == ["here alone"] * 2
    assert texts.say("de", "never") == "never"
    assert texts.say("de", "hit", who="Ash") == "hit"
    assert texts.say("de", "takes", who="Ash", item="Bow") == "Ash nimmt Bow"


def test_names_come_from_the_catalogue_or_stay(texts: Catalogue) -> None:
    assert [texts.name("de", "item", code) for code in ("Axe", "Spoon")] == ["Axt", "Spoon"]


def test_ids_and_variables_count_what_lies_below(texts: Catalogue) -> None:
    assert texts.ids("de") == (texts.ids("en") - {"item-bow", "only"})
    assert "list-end" in texts.ids("de")
    assert texts.variables("en", "all") == {"names", "who", "times"}
    assert texts.variables("en", "list-end") == {"most", "last"}
    assert COMMON.variables("en", "never") == frozenset()


def test_own_messages_go_before_those_below(tmp_path: Path) -> None:
    assert written(tmp_path, en="yes = aye\n").say("en", "yes") == "aye"


def test_a_catalogue_may_do_without_kinds(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("takes = { $item }\n", "utf-8")
    assert Catalogue(tmp_path).say("en", "takes", item="Axe") == "Axe"


def test_a_full_memory_starts_anew(texts: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("affray.core.words.texts.MOST_KEPT", 2)
    said = [texts.say("en", "hit", who="Ash", times=times) for times in (2, 3, 4, 2)]
    assert said == [f"Ash hits {times} times" for times in (2, 3, 4, 2)]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("a = b\na = c\n", "en.ftl: message 'a' is there twice"),
        ("a = b\n\nc = { $\n", r"en.ftl: line 3: expected a message, got c = \{ \$"),
        ("a = b\n-c = d\n", "en.ftl: line 2: expected a message, got a term"),
        ("a = b\nc d\n", "en.ftl: line 2: expected a message, got c d"),
        ("# What is c?\n\nc = d\n}}\n", "en.ftl: line 4: expected a message, got }}"),
    ],
)
def test_a_file_that_is_no_list_of_messages_is_named_by_line(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(InputError, match=fault):
        written(tmp_path, en=text).say("en", "c")


def test_a_message_that_refers_to_none_cannot_be_said(tmp_path: Path) -> None:
    with pytest.raises(TextFault, match="en cannot say 'c'"):
        written(tmp_path, en="c = { d }\n").say("en", "c")


def test_the_common_words_are_the_same_in_every_language() -> None:
    assert COMMON.languages == ("en", "de")
    assert COMMON.ids("en") == COMMON.ids("de")
    for message in COMMON.ids("en"):
        assert COMMON.variables("en", message) == COMMON.variables("de", message)


def test_a_phrase_with_a_source_says_itself() -> None:
    refusal = Refusal("choice", Phrase("no-choice", {"highest": 2, "given": "7"}, source="affray.core"), ("FM-X",))
    assert str(refusal) == "expected a number from 0 to 2, got 7 [FM-X]"
    assert refusal.wording("de") == "erwartet wird eine Zahl von 0 bis 2, nicht 7"
    assert phrase_text(Phrase("yes", source="affray.core"), "de") == "ja"
    assert catalogue("affray.core") is COMMON
    assert Refusal("no", "plain words").wording("de") == "plain words"


@given(who=ANYTHING, item=ANYTHING, names=st.lists(ANYTHING, min_size=1, max_size=3).map(tuple))
def test_names_are_never_read_as_messages(who: str, item: str, names: tuple[str, ...]) -> None:
    assert COMMON.say("en", "legend-item", name=who, place=item) == f"{who} at {item}"
    assert COMMON.say("de", "list-end", most=who, last=item) == f"{who} und {item}"
    assert COMMON.say("en", "no-choice", highest=1, given=names) == (
        f"expected a number from 0 to 1, got {COMMON.join_and('en', names)}"
    )


@given(ANYTHING)
def test_a_slug_is_a_part_of_an_id(code: str) -> None:
    assert set(slug(code)) <= set("abcdefghijklmnopqrstuvwxyz0123456789+-")
    assert slug(slug(code)) == slug(code)


def test_what_is_equal_is_said_once(texts: Catalogue, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    original = texts._message_text

    def counted(language: str, message: str, args: Mapping[str, Arg]) -> str:
        made.append(message)
        return original(language, message, args)

    monkeypatch.setattr(texts, "_message_text", counted)
    assert texts.say("en", "hit", who="Ash", times=1) == texts.say("en", "hit", who="Ash", times=1)
    assert made == ["hit"]


def test_a_refusal_survives_a_message_to_another_machine() -> None:
    refusal = Refusal("a", Phrase("no-x", {"n": 1, "names": ("A", "B")}, source="affray.core"), ("FM-X",))
    assert msgspec.json.decode(msgspec.json.encode(refusal), type=Refusal) == refusal


@pytest.mark.parametrize(
    ("note", "said"),
    [("prone", "lies"), ("aim +1", "aims +1"), ("waited 1", "waited a turn"), ("waited 2", "waited 2"), ("odd", "odd")],
)
def test_a_note_is_a_name_or_a_word_with_a_number(tmp_path: Path, note: str, said: str) -> None:
    text = (
        "note-prone = lies\nnote-aim = aims { $value }\n"
        "note-waited = { $value ->\n    [one] waited a turn\n   *[other] waited { $value }\n    }\n"
    )
    (tmp_path / "en.ftl").write_text(text, "utf-8")
    assert Catalogue(tmp_path).note("en", note) == said


def test_a_percent_sign_follows_its_number_in_english() -> None:
    root = Path(__file__).parents[3]
    found = [
        path for folder in ("src", "web/src") for path in (root / folder).rglob("*.ftl") if path.stem.endswith("en")
    ]
    assert len(found) > 40
    assert [path.name for path in found if " %" in path.read_text("utf-8")] == []


def test_a_side_that_thinks_is_no_side_that_is_ahead() -> None:
    said = [COMMON.say(language, "player-thinks", side="Blau") for language in ("en", "de")]
    assert said == ["Blau is thinking ...", "Blau überlegt ..."]


def test_a_message_that_its_saying_cannot_say_is_tried_once_and_no_other_fault_is_hidden(
    texts: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, tried = list[str](), list[str]()

    def fluent_arg(language: str, name: str, value: Arg) -> str:
        asked.append(name)
        return str(value)

    def cannot(_: object) -> str:
        tried.append("")
        raise KeyError

    def breaks(_: object) -> str:
        raise ValueError("a fault of the program")

    monkeypatch.setattr(texts, "_fluent_arg", fluent_arg)
    texts._sayings["en", "only"] = cannot
    assert texts.say("en", "only", who="Ann") == "here alone"
    assert (asked, tried) == (["who"], [""])
    texts._sayings["en", "only"] = breaks
    with pytest.raises(ValueError, match="a fault of the program"):
        texts.say("en", "only", who="Bo")
