"""An Hour's work: to build, to learn, to copy; attachments that are won; forms for all of it."""

import pytest
from msgspec.structs import replace

from affray.core.faces.forms import words_of
from affray.core.words.texts import strict_texts
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Person, Thing
from affray.systems.fortmayn.delve import leave
from affray.systems.fortmayn.guide.forms import forms
from affray.systems.fortmayn.guide.forms_work import memory_choices
from affray.systems.fortmayn.guide.guide import GUIDE
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import answer_of, read_answer
from affray.systems.fortmayn.position.answers import words_of as words_after
from affray.systems.fortmayn.position.delve_answers import Attach
from affray.systems.fortmayn.position.lasting import EVERYWHERE, work_done
from affray.systems.fortmayn.position.phase import GO
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.books import spells_in
from affray.systems.fortmayn.rules.gear import new_thing
from affray.systems.fortmayn.words.questions import label
from tests.units.fortmayn.delving import answer_texts, asked, hub, mailed, room, scene, went, why_not
from tests.units.fortmayn.frays import conflict, foe, person, play
from tests.units.fortmayn.people import brainy, brawny, thrown

BOOK = Thing("spell_book", form="mend+terror")


def maker(**more: object) -> Person:
    """A Brainy with coins."""
    return replace(brainy(coins=200), **more)


# --- building ---------------------------------------------------------------------------------------------------------
def test_a_thing_is_built_over_as_many_hours_as_it_takes() -> None:
    state = hub(maker(), brawny())
    first = went(state, "build Asha leather", dice=([5, 3],))
    asha = first.state.people[0]
    assert asha.coins == 200 - 55 and first.data_of("not_built", "left") == 1
    assert work_done(first.state, "leather", EVERYWHERE) == 1
    poor = replace(first.state, people=(replace(asha, coins=0), first.state.people[1]))
    done = went(poor, "build Asha leather", dice=([5, 3],))
    assert done.state.people[0].armor.die == 6 and done.state.people[0].coins == 0
    assert work_done(done.state, "leather", EVERYWHERE) == 0
    for text in ("build Asha leather", "learn Asha mend", "copy Asha mend"):
        for language in ("en", "de"):
            with strict_texts():
                assert label(state, read_answer(text), language)
    assert done.state.clock.moment == 80 and "built" in done.codes


def test_a_thing_without_a_die_has_one_difficulty_die() -> None:
    done = went(hub(maker(), brawny()), "build Asha rope_50ft", dice=([5, 3],))
    assert [thing.item for thing in done.state.people[0].things] == ["rope_50ft"]


def test_why_nothing_is_built() -> None:
    state = hub(maker(coins=9), brawny(coins=99))
    for text, why in (
        ("build Asha", "malformed"), ("build Asha surgeon", "nothing-to-make"), ("build Asha leather", "too-dear"),
        ("build Berin leather", "no-maker"), ("build Nobody leather", "nobody"), ("build", "malformed"),
    ):  # fmt: skip
        assert why_not(state, text) == why
    assert why_not(hub(maker(head_ready=0)), "build Asha leather") == "no-head-dice"
    assert why_not(hub(maker(coins=0, head_ready=0)), "build Asha leather") == "no-head-dice"


def test_mending_by_craft_at_home_adds_up_until_the_party_departs() -> None:
    state = hub(maker(), mailed(brawny(), 4))
    whole = replace(state, people=(state.people[0], mailed(brawny(), 6)))
    first = went(
        replace(whole, people=(maker(head_max=1, head_ready=1), mailed(brawny(), 6))), "repair Berin Asha", dice=([4],)
    )
    assert "not_mended" in first.codes
    again = went(first.state, "repair Berin Asha", dice=([5],))
    assert work_done(again.state, "Berin", EVERYWHERE) in (0, 1)
    done = went(state, "repair Berin Asha", dice=([5, 3],))
    assert done.state.people[1].armor.die == 6


def test_in_a_room_only_the_first_hour_takes_materials() -> None:
    tools = new_thing("work_tools")
    state = scene(people=(maker(things=(tools,)), brawny()), place=room(ways=1))
    plan = "approach Asha head craft leather"
    quiet = ([1], [1], [1], [1], [1])
    first = went(state, plan, "confirm", "accept", dice=([5, 3], *quiet))
    assert first.state.people[0].coins == 145
    second = went(
        replace(first.state, people=(replace(first.state.people[0], coins=0), brawny()), last_events=(6,) * 5), plan,
        "confirm", "accept", dice=([5, 3], *quiet),
    )  # fmt: skip
    assert second.state.people[0].armor.die == 6


# --- learning and copying ---------------------------------------------------------------------------------------------
def test_a_spell_is_learned_at_home() -> None:
    state = hub(maker(things=(BOOK,)), brawny())
    assert "learn Asha mend" in answer_texts(state)
    failed = went(state, "learn Asha mend", dice=([3, 4],))
    assert "not_learned" in failed.codes and failed.state.people[0].known == ()
    assert went(state, "learn Asha mend", dice=([5, 4],)).state.people[0].known == ("mend",)
    for text, why in (("learn Asha fog", "nothing-to-learn"), ("learn Asha", "malformed")):
        assert why_not(state, text) == why
    assert why_not(hub(maker(things=(BOOK,), head_ready=0)), "learn Asha mend") == "no-head-dice"


def test_spells_are_copied_into_a_blank_book_up_to_eight() -> None:
    someone = maker(things=(BOOK, new_thing("book_blank")), known=("mend", "terror", "fog_of_the_marsh"))
    state = hub(someone, brawny())
    assert "copy Asha mend" in answer_texts(state)
    done = went(state, "copy Asha mend terror").state
    assert spells_in(done.people[0].things[1]) == ("mend", "terror") and done.clock.moment == 80
    assert why_not(done, "copy Asha mend") == "copied-already"
    for text, why in (
        ("copy Asha", "malformed"), ("copy Asha mend mend", "malformed"), ("copy Asha lodestone", "spell-not-known"),
        ("copy Asha fog_of_the_marsh", "no-book"),
    ):  # fmt: skip
        assert why_not(state, text) == why
    full = Thing("book_blank", form="+".join(f"s{n}" for n in range(8)))
    assert why_not(hub(maker(known=("mend",), things=(full, BOOK))), "copy Asha mend") == "no-blank-book"
    memory = maker(known=("mend",), memorised=("mend",), things=(new_thing("book_blank"),))
    assert why_not(hub(memory), "copy Asha mend") == ""


def test_what_was_copied_is_cast_from_and_learned_by_another() -> None:
    copy = Thing("book_blank", form="mend")
    assert "learn Berin mend" in answer_texts(hub(maker(), brawny(things=(copy,))))


def test_a_spell_is_copied_in_an_hour_of_rest() -> None:
    someone = maker(things=(BOOK, new_thing("book_blank")), known=("mend",), memorised=("mend",))
    state = scene(people=(someone, brawny()), place=room(ways=1), phase="rest")
    assert "hour copy=Asha:mend" in answer_texts(state)
    quiet = ([1], [1], [1], [1], [1])
    after = went(state, "hour copy=Asha:mend", dice=quiet)
    assert spells_in(after.state.people[0].things[1]) == ("mend",) and after.state.clock.moment == 40
    for text, why in (
        ("hour copy=Asha", "malformed"), ("hour copy=Nobody:mend", "malformed"), ("hour copy=Asha:terror", "spell-not-known"),
        ("hour copy=Asha:mend copy=Asha:mend", "malformed"), ("hour copy=Asha:mend+terror", "malformed"),
    ):  # fmt: skip
        assert why_not(state, text) == why
    out = replace(state, people=(replace(someone, out=True, body_ready=0), brawny()))
    assert why_not(out, "hour copy=Asha:mend") == "malformed"


def test_what_takes_an_hour_in_a_room_is_listed() -> None:
    heavy = room(ways=1, loot=(Thing("chest", value=600, bulk=2),))
    state = scene(people=(maker(things=(BOOK, new_thing("work_tools"))), mailed(brawny())), place=heavy)
    words = answer_texts(state)
    for text in ("Asha body lifting chest", "Asha head learning mend", "Asha head craft Berin"):
        assert f"approach {text}" in words
        for language in ("en", "de"):
            with strict_texts():
                assert label(state, read_answer(f"approach {text}"), language)
    offered = {offer.text: offer for offer in GUIDE.offers(state, asked(state))}
    lifts = offered["approach Asha body lifting chest"]
    assert (lifts.group, lifts.item, lifts.target) == ("work", "chest", "")
    weary = replace(state, people=(replace(state.people[0], head_ready=0), state.people[1]))
    assert "approach Asha head learning mend" not in answer_texts(weary)


# --- attachments ------------------------------------------------------------------------------------------------------
def test_a_quest_that_is_done_wins_everybody_an_attachment() -> None:
    state = scene(phase="leave", goal=True)
    home = leave.play(thrown(), state, GO)
    assert [someone.notes for someone in home.people] == [("bond",), ("bond",)]
    again = leave.play(thrown(), replace(state, people=home.people), GO)
    assert [someone.notes for someone in again.people] == [("bond",), ("bond",)]
    assert leave.play(thrown(), replace(state, goal=False), GO).people == state.people


def test_an_attachment_that_was_won_is_named() -> None:
    state = hub(brainy(notes=("bond",), attachments=("guild",)), brawny())
    done = went(state, "attach Asha : The ferryman's widow")
    assert done.state.people[0].attachments == ("guild", "The ferryman's widow") and "attached" in done.codes
    assert done.state.people[0].notes == ()
    for text, why in (
        ("attach Asha", "few-words"), ("attach : x", "malformed"), ("attach Nobody : x", "nobody"),
        ("attach Berin : x", "no-bond"), ("attach Asha : guild", "attached"),
    ):  # fmt: skip
        assert why_not(state, text) == why
    assert label(state, Attach("Asha"), "en") != label(state, Attach("Berin"), "en")


def test_people_who_give_way_to_words_are_won_over() -> None:
    state = conflict(person(head=2), foe("bandit", "B"))
    won = play(state, "plan Anna talk B", "confirm", rolls=[(5, 3)])
    assert won.people[0].notes == ("bond",)
    ghoul = conflict(person(head=2), foe("skeleton", "S", reaction="friendly"))
    assert ghoul.people[0].notes == ()


# --- forms ------------------------------------------------------------------------------------------------------------
def form_of(state: State, code: str, **values: tuple[str, ...]) -> Answer:
    """The answer that a form of the open question makes of these values."""
    form = next(other for other in forms(state, asked(state)) if other.code == code)
    words, said = words_of(form, {**{field.key: field.start for field in form.fields}, **values})
    return answer_of(words, said)


def test_learning_takes_what_was_learned_out_of_the_list() -> None:
    state = hub(maker(things=(BOOK,), known=("terror",)), brawny())
    assert [text for text in answer_texts(state) if text.startswith("learn")] == ["learn Asha mend"]


def codes_of(state: State) -> list[str]:
    """The codes of the forms that are open."""
    return [form.code for form in forms(state, asked(state))]


def test_there_are_forms_for_an_hours_work() -> None:
    someone = maker(things=(BOOK, new_thing("book_blank")), known=("mend",))
    home = hub(someone, brawny())
    assert words_after(form_of(home, "build", item=("leather",))) == ("Asha", "leather")
    assert words_after(form_of(home, "copy", spells=("mend",))) == ("Asha", "mend")
    assert {"build", "copy"}.isdisjoint(codes_of(hub(brawny())))
    there = scene(people=(someone, brawny()))
    assert words_after(form_of(there, "build", item=("leather",))) == ("Asha", "head", "craft", "leather")
    assert words_after(form_of(there, "impose", who=("Asha",), pool=("head",), said=("A sting.",))) == (
        "Asha",
        "head",
        "1",
    )
    asleep = replace(there, people=tuple(replace(someone, out=True, body_ready=0) for someone in there.people))
    assert "impose" not in codes_of(asleep)


def test_there_are_forms_for_a_rest() -> None:
    someone = maker(
        things=(BOOK, new_thing("book_blank"), new_thing("common_herbs")),
        known=("mend", "terror", "fog_of_the_marsh"),
        body_ready=1,
    )
    state = scene(people=(someone, brawny()), phase="rest")
    hour = form_of(state, "hour", herbs=("Asha",), copy0=("Asha:mend",))
    assert words_after(hour) == ("herbs=Asha", "copy=Asha:mend")
    assert why_not(state, "hour herbs=Asha copy=Asha:mend") == ""
    assert words_after(form_of(state, "camp", memory0=("Asha:terror+mend",))) == ("memorise=Asha:terror+mend",)
    assert memory_choices(someone) == (
        ("mend", "terror"), ("terror", "fog_of_the_marsh"), ("fog_of_the_marsh", "mend"),
    )  # fmt: skip
    assert memory_choices(replace(someone, known=("mend",))) == (("mend",),)
    assert memory_choices(brawny()) == ()
    assert words_after(form_of(scene(people=(someone, brawny()), phase="rest", house=House(magic=1)), "camp")) == ()


def test_there_are_forms_for_asides_and_hirelings() -> None:
    state = hub(brainy(notes=("bond",)), brawny(), house=House(advance_on=1))
    assert form_of(state, "attach", who=("Asha",), said=("A guild.",)) == Attach("Asha", said="A guild.")
    assert words_after(form_of(state, "milestone", said=("We lived.",))) == ("session",)
    assert {"attach", "milestone"}.isdisjoint(codes_of(hub()))
    making = State(phase="create", people=(brawny(coins=30),), wanted=2)
    answer = form_of(making, "hire", name=("Bo",))
    assert words_after(answer) == ("Bo", "brawny", "1", "1", "hired=Berin")
    assert "hire" not in codes_of(State(phase="create", people=(brawny(coins=2),), wanted=2))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_forms_are_worded(language: str) -> None:
    from affray.systems.fortmayn.words.facts import TEXTS

    someone = maker(
        things=(BOOK, new_thing("book_blank"), new_thing("common_herbs")),
        known=("mend", "terror"),
        body_ready=1,
        notes=("bond",),
    )
    for state in (
        hub(someone, brawny(), house=House(advance_on=3)), scene(people=(someone, brawny())),
        scene(people=(someone, brawny()), phase="rest"), State(phase="create", people=(brawny(coins=30),), wanted=2),
    ):  # fmt: skip
        with strict_texts():
            for form in forms(state, asked(state)):
                assert TEXTS.phrase(form.title, language)
                for field in form.fields:
                    assert TEXTS.phrase(field.title, language)
                    assert all(TEXTS.phrase(pick.name, language) for pick in field.picks)
                    assert all(TEXTS.phrase(pick.note, language) for pick in field.picks if pick.note)
                    assert field.hint is None or TEXTS.phrase(field.hint, language)
