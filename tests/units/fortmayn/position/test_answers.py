"""Answers read back as they were written, whatever they say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from affray.core import InputError
from affray.core.reading.grammar import UnknownWord
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.position.answer import Answer, Number, Unread
from affray.systems.fortmayn.position.answers import (
    ALONE,
    AT_TABLE,
    GRAMMAR,
    answer_of,
    misread,
    read_answer,
    write_answer,
)
from affray.systems.fortmayn.position.delve_answers import Cast, Go, Note
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.position.table_answers import Coins, End, Say
from affray.systems.fortmayn.rules.gear import item_kinds
from affray.systems.fortmayn.table.floor import MASTER
from affray.systems.fortmayn.words.typed_names import MOST_WORDS, codes_by_name, codes_of

LETTERS = st.characters(codec="utf-8", categories=("L", "N", "P", "S", "Zs")).filter(str.isprintable)
WORDS = st.text(LETTERS, max_size=12)
SENTENCES = WORDS.map(str.strip)
VERBS = st.sampled_from(("go", "call", "set_character", "buy", "approach", "plan", "hour", "creature"))
ONE_OF_EACH = (
    "start 2", 'set_character "Old Tom" brainy 2 2 weapon=bow "attachment=the guild" attachment=Ann spell=mend career=x hired=Bo',
    "set_character Ann buys wine torches_6", "done", 'buy Ann "two handed" wine', 'sell Ann "venom gland"', "repair Ann",
    "repair Ann Bo", "memorise Ann", "memorise Ann mend terror", "depart 1", 'depart 2 Ann "Old Tom"', "build Ann leather",
    "learn Ann mend", "copy Ann mend terror", "rumour", "sleep", "recruit", "retire", "ask_oracle even : Is it?",
    "ask_oracle reply : Yes.", "ask_oracle seen : A fox.", "ask_oracle oddity", "search Ann equipment=lens knack stunt",
    'approach "Ann+Old Tom" body climbing wall equipment=rope equipment=hook knack stunt : Up!', "approach Ann head other : So.",
    "approach Ann body forcing exit 2", "cast Ann mend", "cast Ann mend book", "cast Ann mend memory Bo", "cast Ann mend Bo",
    "use_item Ann light lantern", "use_item Ann give rope Bo", "use_item Ann doff shield", "use_item Ann wedge 1",
    "use_item Ann invoke urn", "go", "go 2", "rest", "attack", "parley", "leave", "confirm",
    "confirm Ann+Bo head learning equipment=rope stunt", "confirm head", "confirm climbing", "cancel", "accept",
    "amend difficulty=3 step=-1 losses=0 hidden=no : Wet.", "withdraw", "hour", "hour herbs=Ann herbs=Bo wine=Ann copy=Ann:mend",
    "camp", "camp memorise=Ann:mend+terror memorise=Bo:fog", "assign Ann body Bo head", "skip", "note : Cold.", "note 3 : Warm.",
    "impose Ann body 2 : A sting.", "milestone session : We lived.", "attach Ann : The guild.", "decide", "plan Ann fight Rat : Low!",
    "flee", "order Ann Bo", "bid hold Bo", "talk Ann Rat : Go home.", "trade Ann", "blows", "words", "strike", "strike weapon_size : Reach.",
    "yield", "frame Crypt light=lit : Dust.", "light dark", 'obstacle "Cliff face" dd=2 pool=head task=climbing hidden',
    "creature Troll dd=3 count=1 band=nearby shield=small armor=leather hidden", "creature X size=3 ranged=bow tags=big speech=no",
    "creature Y dd=2 specials=tough+slow", "plan Ann stunt Rat", "plan Ann stunt Rat head : Watch!", "reveal Troll : Look!", "hide Troll", "remove Troll", "dd Troll 4 : Fat.",
    "band Troll all close", "mark Troll up", "attitude Troll friendly", "cancel 3", "call all head hearing",
    "call Ann Bo body climbing Cliff dd=2 adv hidden stunt : Now.", "rule 3 dd=2 pool=body task=other dis : Wet.", "grant 3",
    "deny 3 : No.", "amend 3 hidden", "withdraw 3", "roll", "roll 3", "foes", "react Ann", "recover Ann", "abandon Ann",
    "lose Ann body 2", "restore Ann head 1", 'give Ann "Silver key" magic form=short value=30', "take Ann rope", "use Ann rope",
    "gear Ann wield sword", "pass Ann rope Bo", "coins Ann -3", "detach Ann : The guild.", "milestone Ann Bo", "milestone all",
    "time 2 hour", "events", "say : Hello.", "say to=Bo : Psst.", "forget 3", "unveil 3", "ask even", "draw oddity",
    "draw disgrace Ann", "hand Ann Bo", "dice typed", "fight", "fight surprised=foes", "peace", "edge Ann none", "end",
)  # fmt: skip
"""An answer of each kind, with all that it may say."""


@pytest.mark.parametrize("text", ONE_OF_EACH)
def test_an_answer_of_each_kind_is_written_as_it_is_read(text: str) -> None:
    answer = read_answer(text)
    assert not isinstance(answer, Unread)
    assert write_answer(answer) == text
    assert write_answer(replace(answer, by="A B")) == f'@"A B" {text}'


def test_there_is_an_answer_of_each_kind() -> None:
    assert {type(read_answer(text)) for text in ONE_OF_EACH} == {verb.kind for verb in (*ALONE, *AT_TABLE)}


@pytest.mark.parametrize("verb", sorted(GRAMMAR.patterns))
def test_words_that_have_no_form_of_their_verb_are_refused_with_it(verb: str) -> None:
    answer = Unread(verb, ("=", "x="))
    if verb in {other.word for other in ALONE}:
        refusal = misread(answer)
        assert refusal.code == "form" and refusal.clauses and verb in refusal.reason
    if verb in MASTER:
        found = MASTER[verb].refuse(State(phase="table"), answer, 0)
        assert found is not None and found.code in ("form", "key")


def test_of_several_forms_the_one_is_told_that_has_most_of_the_words() -> None:
    for line, form in (
        ("use_item Ann doff boots", "doff armor|shield"),
        ("use_item Ann give rope", "give ITEM NAME"),
        ("use_item Ann polish rope", "light|douse"),
        ("set_character Ann buys", "buys ITEM ..."),
        ("set_character Ann", "BODY HEAD"),
    ):
        assert form in misread(read_answer(line)).reason


@given(
    st.builds(
        answer_of,
        st.builds(lambda verb, words: (verb, *words), VERBS, st.lists(WORDS, max_size=4)),
        SENTENCES,
        st.sampled_from(("", "Ann", "A B")),
    )
)
def test_an_answer_reads_back(answer: Answer) -> None:
    assert read_answer(write_answer(answer)) == answer


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("go 2", Go(2)),
        ('claim "one : two" : three : four', Unread("claim", ("one : two",), said="three : four")),
        ("@Ann say : Hello", Say(said="Hello", by="Ann")),
        ('@"Game master" end', End(by="Game master")),
        ("note :", Note()),
        ("note 0 : x", Unread("note", ("0",), said="x")),
        ("12", Number(12)),
        ("012", Unread("012")),
        ("3 x", Unread("3", ("x",))),
        ("coins Ann +5", Coins("Ann", 5)),
        ("CAST Ann mend BOOK", Cast("Ann", "mend", "book")),
    ],
)
def test_the_parts_of_an_answer(text: str, expected: Answer) -> None:
    assert read_answer(text) == expected


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "a verb"), (" ", "a verb"), ("@", "a verb"), ("@Ann", "a verb"), (": hello", "a word"), ('"go', "a word"),
        ('go "a"b', "a blank"), ("go\n2", "printable"), ("go " * 1000, "at most"), ('go "\\x"', "double quotes"),
    ],
)  # fmt: skip
def test_what_is_no_answer_is_refused_in_a_line(text: str, why: str) -> None:
    with pytest.raises(InputError, match=why):
        read_answer(text)


def test_a_verb_that_there_is_not_does_not_read() -> None:
    for text in ("dance", '@"Game master" dance', "appr Anna"):
        with pytest.raises(UnknownWord, match="expected a verb"):
            SYSTEM.read_answer(text)
    assert SYSTEM.read_answer("Go 2") == Go(2)
    assert SYSTEM.read_answer("0") == Number(0)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ('sell Odo "Flint & Steel"', "sell Odo flint_and_steel"),
        ("memorise Odo Illusory Torch", "memorise Odo illusory_torch"),
        ('buy Hanne "Torches (6)" "Shield, Small"', "buy Hanne torches_6 small_shield"),
        ('buy Hanne "Kleiner Schild"', "buy Hanne small_shield"),
        ("sell Odo flint_and_steel", "sell Odo flint_and_steel"),
        ("buy Odo FLASK_OF_OIL Flask of oil, flint_steel", "buy Odo flask_of_oil flask_of_oil flint_and_steel"),
        ("buy Odo Flint & Steel small shield torches", "buy Odo flint_and_steel small_shield torches"),
        ("set_character Odo buys Flask of oil", "set_character Odo buys flask_of_oil"),
        ("buy Odo 1-Handed Weapon: Short Bow", "buy Odo one_handed_weapon:short two_handed_weapon:bow"),
        ("set_character Wine brawny 3 1", "set_character Wine brawny 3 1"),
        ("learn Odo Quiet Feet", "learn Odo quiet_feet"),
        ("buy Torch rope_50ft", "buy Torch rope_50ft"),
        ('buy Hanne "No Such Thing"', 'buy Hanne "No Such Thing"'),
    ],
)
def test_things_and_spells_are_named_as_they_are_called(typed: str, meant: str) -> None:
    assert SYSTEM.write_answer(SYSTEM.read_answer(typed)) == meant


def test_every_id_of_a_thing_or_spell_is_read_as_itself_beside_any_other() -> None:
    codes = sorted(set(codes_by_name().values()))
    assert max(len(name.split()) for name in codes_by_name()) <= MOST_WORDS
    assert set(item_kinds()) <= set(codes) and all(list(codes_of((a, b))) == [a, b] for a in codes for b in codes)
