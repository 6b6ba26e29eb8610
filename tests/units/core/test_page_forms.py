"""Forms drawn from patterns: what writes and reads an answer says what its fields are."""

import msgspec
import pytest

from affray.core.faces.forms import Pick, filled, words_of
from affray.core.reading.codecs import COUNT, PLAIN, one_by_name, one_of, several_by
from affray.core.reading.grammar import Grammar
from affray.core.reading.page_forms import Blank, draw_form
from affray.core.reading.patterns import Verb
from affray.core.words.phrase import Phrase

TITLE = Phrase("x")
PICKS = (Pick("Ann", TITLE), Pick("Old Bo", TITLE))


class Push(msgspec.Struct, frozen=True):
    who: tuple[str, ...]
    pool: int
    what: str = ""
    tools: tuple[str, ...] = ()
    hours: int | None = None
    quiet: bool | None = None
    stunt: bool = False


class Tell(msgspec.Struct, frozen=True):
    who: str
    names: tuple[str, ...]


class Ask(msgspec.Struct, frozen=True):
    pass


GRAMMAR: Grammar[Push | Tell | Ask] = Grammar(
    (),
    (
        Verb(Push, "push WHO[+WHO] body|head [WHAT] [tools=TOOL] [hours=N] [quiet=yes|no] [stunt] [: WHY]"),
        Verb(Tell, "tell WHO about NAME ... : WHAT"),
        Verb(Ask, "ask reply : WHAT"),
    ),
    {
        "": PLAIN,
        "N": COUNT,
        "WHO[+WHO]": several_by("+"),
        "body|head": one_of(("body", "head")),
        "yes|no": one_by_name({"yes": True, "no": False}),
    },
)
PUSH, TELL, ASK = (GRAMMAR.of_kind[kind][0] for kind in (Push, Tell, Ask))
WHO = Blank("who", TITLE, PICKS)


def called(word: str) -> Phrase:
    return Phrase(word)


def test_kinds_leads_and_what_is_needed_come_from_the_pattern() -> None:
    blanks = (
        WHO,
        Blank("pool", TITLE, names=called),
        Blank("what", TITLE),
        Blank("tools", TITLE, PICKS, most=2),
        Blank("hours", TITLE),
        Blank("quiet", TITLE),
        Blank("stunt", TITLE),
        Blank("said", TITLE),
    )
    form = draw_form(PUSH, TITLE, blanks)
    assert (form.code, form.words) == ("push", ("push",))
    assert [(field.key, field.kind, field.lead, field.needed) for field in form.fields] == [
        ("who", "many", "", True),
        ("pool", "one", "", True),
        ("what", "words", "", False),
        ("tools", "many", "tools=", False),
        ("hours", "number", "hours=", False),
        ("quiet", "flag", "quiet=yes", False),
        ("stunt", "flag", "stunt", False),
        ("said", "said", "", False),
    ]
    assert (form.fields[0].join, form.fields[3].most) == ("+", 2)
    assert form.fields[1].picks == (Pick("body", called("body")), Pick("head", called("head")))
    values = {**filled(form), "who": ("Ann", "Bo"), "pool": ("head",), "quiet": ("yes",), "hours": ("3",)}
    words, said = words_of(form, {**values, "said": ("So.",)})
    assert (words, said) == (("push", "Ann+Bo", "head", "hours=3", "quiet=yes"), "So.")
    assert GRAMMAR.answer_of(words[0], words[1:]) == Push(("Ann", "Bo"), 1, hours=3, quiet=True)


def test_what_is_settled_stands_before_the_first_blank_or_the_next() -> None:
    single = Blank("who", TITLE, PICKS, single=True, key="one")
    form = draw_form(PUSH, TITLE, (single, Blank("what", TITLE, needed=True)), given={"pool": 1}, code="lift")
    field, what = form.fields
    assert (form.code, field.key, field.kind, field.join) == ("lift", "one", "one", "")
    assert (what.lead, what.needed) == ("head", True)
    assert draw_form(PUSH, TITLE, (Blank("stunt", TITLE),), given={"who": ("Ann", "Bo"), "pool": 0}).words == (
        "push",
        "Ann+Bo",
        "body",
    )
    assert draw_form(PUSH, TITLE, (Blank("said", TITLE),), given={"who": ("Ann",), "pool": 0}).words[-1] == "body"


def test_words_of_the_form_itself_stand_where_they_stand_in_it() -> None:
    form = draw_form(TELL, TITLE, (WHO, Blank("names", TITLE, PICKS), Blank("said", TITLE)))
    assert form.words == ("tell",)
    assert [(field.lead, field.kind, field.needed) for field in form.fields] == [
        ("", "one", True),
        ("about", "many", True),
        ("", "said", True),
    ]
    named = draw_form(TELL, TITLE, (Blank("names", TITLE, PICKS),), given={"who": "Ann"})
    assert (named.words, named.fields[0].lead) == (("tell", "Ann", "about"), "")
    reply = draw_form(ASK, TITLE, (Blank("said", TITLE),))
    assert (reply.words, reply.fields[0].needed) == (("ask", "reply"), True)


def test_fields_may_be_picked_together_or_say_their_own_lead() -> None:
    (both,) = draw_form(PUSH, TITLE, (Blank("who pool", TITLE, (Pick("Ann head", TITLE),), key="both"),)).fields
    assert (both.key, both.apart, both.kind) == ("both", True, "many")
    tools = Blank("tools", TITLE, PICKS, lead="tools=old_")
    (tool,) = draw_form(PUSH, TITLE, (tools,), given={"who": ("Ann",), "pool": 0}).fields
    assert tool.lead == "tools=old_"


@pytest.mark.parametrize(
    ("blanks", "given", "why"),
    [((WHO,), {}, "expected pool filled"), ((WHO,), {"pool": 0}, "expected nothing settled after the last blank")],
)
def test_a_form_that_makes_no_answer_is_an_error(blanks: tuple[Blank, ...], given: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        draw_form(PUSH, TITLE, blanks, given=given)
