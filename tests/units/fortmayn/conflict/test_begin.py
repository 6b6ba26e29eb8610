"""Meetings, parleys and how conflicts begin. [FT-REACT-01 FT-REACT-02 FT-MELEE-12 FT-FILL-03]"""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from affray.core import Event
from affray.systems.fortmayn.conflict.social_aftermath import DOUBLE
from affray.systems.fortmayn.content.codes import NEARBY
from affray.systems.fortmayn.content.people import FOR_GOOD, Foe, Lasting, Person
from affray.systems.fortmayn.position.standing import LURKED
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.words.questions import label, prompt
from affray.systems.fortmayn.words.wording import wording
from tests.units.fortmayn.frays import SWORD, brainy, codes, conflict, fault, foe, offers, outcome, person, play


def meeting(*sides: Person | Foe, **more: object) -> State:
    """A meeting."""
    return conflict(*sides, **{"phase": "encounter", "fray": None, **more})


def unset(creature: str, name: str, **more: object) -> Foe:
    """A creature without a set personality, just met."""
    return foe(creature, name, NEARBY, **{"reaction": "", **more})


def die_of(events: Sequence[Event], code: str) -> object:
    """The die of such a roll."""
    return next(event for event in events if event.code == code).data["die"]


# --- meetings ---------------------------------------------------------------------------------------------------------
def test_creatures_with_a_set_personality_roll_no_reaction() -> None:
    assert play(meeting(person(), foe("sewer_rats", "X"))).phase == "ounce_declare"
    assert play(meeting(person(), foe("cultist", "X", reaction="oppositional"))).phase == "parley"


def test_the_lead_picks_the_die_of_a_reaction_roll_that_all_others_share() -> None:
    state = meeting(
        brainy(), person(), unset("kobold", "A"), unset("wolf", "B"), foe("cultist", "C", reaction="oppositional")
    )
    calm, events = outcome(state, rolls=[(8, 1)], picks=[0])
    assert [enemy.reaction for enemy in calm.foes] == ["friendly", "friendly", "oppositional"]
    assert calm.phase == "parley"
    assert all(LURKED in enemy.notes for enemy in calm.foes)
    assert die_of(events, "meets") == 8
    wild = play(state, rolls=[(8, 1)], picks=[1])
    assert (wild.phase, wild.foes[1].reaction) == ("ounce_declare", "murderous")


def test_what_makes_a_reaction_roll_harder() -> None:
    sudden = meeting(brainy(), unset("kobold", "A", notes=("sudden",)))
    assert die_of(outcome(sudden, rolls=[(6, 5)], picks=[0])[1], "meets") == 6
    marked = Lasting(does="step", task="reaction", amount=-1, until=FOR_GOOD, room=0, source="marked")
    assert (
        die_of(
            outcome(meeting(brainy(), unset("kobold", "A"), lasting=(marked,)), rolls=[(6, 5)], picks=[0])[1], "meets"
        )
        == 6
    )


def test_without_head_dice_it_is_the_worst() -> None:
    assert play(meeting(person(head_ready=0), unset("kobold", "A"))).foes[0].reaction == "murderous"


def test_a_reaction_once_rolled_stands() -> None:
    assert play(meeting(person(), foe("kobold", "A", reaction="friendly"))).phase == "parley"


# --- parleys ----------------------------------------------------------------------------------------------------------
def parley(*sides: Person | Foe, **more: object) -> State:
    """A parley with creatures that do not attack."""
    return conflict(*sides, **{"phase": "parley", "fray": None, **more})


CALM = foe("sellsword", "Sam", NEARBY, reaction="passive_aggressive")


def test_what_a_party_may_do_in_a_parley() -> None:
    rich = person(coins=100)
    state = parley(rich, brainy(head_ready=0), CALM)
    assert offers(state) == ["talk Anna Sam", "trade Anna", "withdraw", "attack"]
    question = phases.question(state)
    assert question is not None
    for language in ("en", "de"):
        assert prompt(state, question, None, language).text
        assert all(label(state, answer, language) for answer in question.answers)
    assert offers(parley(person(), foe("ghoul", "X", dd=0, out=True))) == ["withdraw"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("talk Anna Sam", ""),
        ("talk Anna", "form"),
        ("talk Carl Sam", "who"),
        ("talk Anna Carl", "target"),
        ("talk Bert Sam", "dice"),
        ("talk Dora Sam", "out"),
        ("talk Anna Shade", "target"),
        ("trade Anna", "coins"),
        ("trade", "form"),
        ("trade Dora", "out"),
        ("trade Carl", "who"),
        ("withdraw", ""),
        ("withdraw now", "form"),
        ("attack", ""),
        ("dance", "not_now"),
    ],
)
def test_what_is_refused_in_a_parley(text: str, code: str) -> None:
    people = (person(), brainy(head_ready=0), person("Dora", out=True))
    state = parley(*people, CALM, foe("barrow_wight", "Shade", reaction="oppositional"))
    assert fault(state, text) == code


def test_nobody_is_attacked_or_bribed_where_nobody_is() -> None:
    alone = parley(person(coins=99), foe("kobold", "A", fled=True))
    assert fault(alone, "attack") == "target"
    assert fault(alone, "trade Anna") == "target"
    assert fault(parley(person(coins=99), foe("cultist", "C", reaction="oppositional")), "trade Anna") == "target"
    assert fault(parley(person(coins=99), foe("wolf", "W", reaction="friendly")), "trade Anna") == "target"


def test_talk_is_declared_first() -> None:
    after = play(parley(person(), CALM), "talk Anna Sam : Let us by.")
    assert after.phase == "declare"
    assert after.risk is not None
    assert (after.risk.actors, after.risk.target, after.risk.dd, after.risk.back) == (("Anna",), "Sam", 2, "parley")


def test_who_takes_money_lets_the_party_be() -> None:
    state = parley(person(coins=50), CALM)
    after, events = outcome(state, "trade Anna")
    assert (after.phase, after.people[0].coins) == ("scene", 30)
    assert after.foes[0].yielded
    assert "pays" in codes(events)
    dear = parley(person(coins=50), CALM, lasting=(Lasting(does=DOUBLE, room=0),))
    assert play(dear, "trade Anna").people[0].coins == 10
    still = play(parley(person(coins=50), CALM, foe("wolf", "W", reaction="friendly")), "trade Anna")
    assert still.phase == "parley"


def test_to_withdraw_leaves_them_where_they_are() -> None:
    after = play(parley(person(), CALM), "withdraw")
    assert (after.phase, after.foes) == ("scene", (CALM,))


def test_who_attacks_first_surprises_if_the_oracle_says_so() -> None:
    state = parley(person(), brainy(out=True), CALM)
    yes = play(state, "attack", rolls=[(4,), (1,), (1,)])
    assert (yes.phase, [someone.surprising for someone in yes.people]) == ("ounce_declare", [True, False])
    assert not play(state, "attack", rolls=[(3,), (1,), (1,)]).people[0].surprising


# --- the beginning of a conflict --------------------------------------------------------------------------------------
def test_an_ambush_surprises_all_unless_the_lead_notices() -> None:
    state = meeting(person(), brainy(), foe("ghoul", "X", NEARBY))
    caught, events = outcome(state, rolls=[(3,)], picks=[0])
    assert [someone.surprised for someone in caught.people] == [True, True]
    assert "surprised" in codes(events)
    assert not any(someone.surprised for someone in play(state, rolls=[(5,)], picks=[0]).people)
    assert not any(someone.surprised for someone in play(state, rolls=[(5, 3, 3)], picks=[1]).people)


def test_the_lead_without_head_dice_hears_nothing_or_creeps_on_and_a_brainy_is_good_at_both() -> None:
    state = meeting(brainy(head_ready=0), foe("ghoul", "X", NEARBY))
    deaf = play(state, picks=[0])
    assert (deaf.people[0].body_ready, deaf.people[0].surprised) == (2, True)
    caught, events = outcome(state, rolls=[(1, 3)], picks=[1])
    assert die_of(events, "waylaid") == 8
    crept = next(event for event in events if event.code == "waylaid")
    assert wording(crept)[0].strip() == "Something lies in wait. Bert creeps on, BODY d8."
    assert (caught.people[0].body_ready, caught.people[0].surprised) == (1, True)
    assert die_of(outcome(meeting(brainy(), foe("ghoul", "X", NEARBY)), rolls=[(9, 3)], picks=[0])[1], "waylaid") == 10


def test_no_ounce_is_declared_where_the_alarm_has_felled_the_last() -> None:
    state = meeting(brainy(body_ready=1), foe("ghoul", "X", NEARBY))
    after, events = outcome(state, rolls=[(1,)], picks=[1])
    assert "ounce" not in codes(events) and after.phase == "end"
    danger = next(event for event in events if event.code == "aftermath")
    assert wording(danger)[0].strip() == "All are Out of Action."


def test_who_follows_the_party_lies_in_wait_too_and_nobody_does_twice() -> None:
    stalker = foe("cave_bear", "X", NEARBY, reaction="aggressive", notes=("ambush",))
    assert play(meeting(person(), stalker), rolls=[(3,)], picks=[0]).people[0].surprised
    spoken = foe("ghoul", "X", NEARBY, notes=(LURKED,))
    assert "waylaid" not in codes(outcome(meeting(person(), spoken))[1])


def test_a_dreadful_sight_is_borne_once_by_each() -> None:
    shades = (foe("barrow_wight", "A", NEARBY), foe("barrow_wight", "B", NEARBY), foe("embalmed_king", "K", NEARBY))
    state = meeting(person(), brainy(), *shades)
    # Two kinds of creatures, two characters.
    after, events = outcome(state, rolls=[(3,), (5, 3), (5,), (3, 1)])
    assert [someone.dreads for someone in after.people] == [True, True]
    assert after.people[1].head_ready == 1
    assert codes(events).count("dreads") == 4
    again = replace(
        after, phase="conflict", fray=None, people=tuple(replace(someone, dreads=False) for someone in after.people)
    )
    assert "dreads" not in codes(outcome(again)[1])


def test_who_falls_in_the_ambush_sees_nothing_and_the_embarrassed_are_back() -> None:
    lone = brainy(body_ready=1, head_ready=0)
    state = meeting(lone, person(shamed=True), foe("ghoul", "X", NEARBY), foe("barrow_wight", "A", NEARBY))
    after, events = outcome(state, rolls=[(1,), (5,)], picks=[1])
    assert [someone.out for someone in after.people] == [True, False]
    assert codes(events).count("dreads") == 1
    assert not after.people[1].shamed


# --- why nothing came of it -------------------------------------------------------------------------------------------
def test_a_blow_that_cannot_touch_says_why_in_both_languages() -> None:
    shade = foe("barrow_wight", "A", reaction="murderous", notes=(LURKED, "seen Anna"))
    _, events = outcome(conflict(person(things=(SWORD,)), shade), "plan Anna fight A", "confirm", rolls=[(8, 7, 3)])
    why = next(event for event in events if event.code == "untouched")
    assert why.data["special"] == "unearthly"
    assert wording(why)[0].strip() == "A is unearthly: only magic, fire, spells and banishing remove Difficulty Dice."
    assert "unirdisch" in wording(why, "de")[0]
    blow = next(event for event in events if event.code == "exchange")
    assert "2 hits that remove nothing" in wording(blow)[0] and "2 Treffer" in wording(blow, "de")[0]


def test_a_tough_foe_says_that_one_hit_does_nothing() -> None:
    _, events = outcome(
        conflict(person(things=(SWORD,)), foe("duellist", "D")), "plan Anna fight D", "confirm", rolls=[(6, 3, 4)]
    )
    assert next(event for event in events if event.code == "untouched").data["special"] == "tough"


def test_talk_banishing_and_spells_show_their_dice() -> None:
    _, talk = outcome(conflict(brainy(), foe("kobold", "K", NEARBY)), "plan Bert talk K", "confirm", rolls=[(6, 3)])
    spoken = next(event for event in talk if event.code == "talked")
    assert wording(spoken)[0].strip() == "Talk: 3 6: one Difficulty Die removed, none left; all 2 HEAD Dice stay ready."
    assert "3 6" in wording(spoken, "de")[0]
    _, away = outcome(
        conflict(brainy(), foe("ghoul", "G", NEARBY, dd=1)), "plan Bert banish", "confirm", rolls=[(6, 3), (1, 1)]
    )
    assert "Banishing: 3 6" in wording(next(event for event in away if event.code == "turned"))[0]
    healer = brainy(known=("close_the_wound",), memorised=("close_the_wound",))
    state = conflict(healer, person(body_ready=2), foe("kobold", "K", (3, 3), reaction="friendly"))
    _, healed = outcome(
        state, "plan Bert cast close_the_wound Anna from memory", "plan Anna none", "confirm", rolls=[(6, 3)]
    )
    assert "Spell: 3 6" in wording(next(event for event in healed if event.code == "cast"))[0]
    held = next(event for event in healed if event.code == "spell_holds")
    assert wording(held)[0].strip() == "Bert heals Anna with Close the Wound: BODY 3 of 3."
    assert "Anna" in wording(held, "de")[0]
