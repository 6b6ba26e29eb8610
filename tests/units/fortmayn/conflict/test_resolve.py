"""An Ounce is resolved: who rolls when against whom, and which rolls do not happen. [FT-MELEE-02]"""

from collections.abc import Sequence

from msgspec.structs import replace

from affray.core import Event
from affray.systems.fortmayn.conflict.declare import FOES_FIRST, is_ahead
from affray.systems.fortmayn.conflict.resolve import ATTACKED, can_happen
from affray.systems.fortmayn.content.codes import CLOSE, DISTANT, NEARBY
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Person, Plan
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.spell_effects import COMMANDED
from affray.systems.fortmayn.position.state import Deed
from affray.systems.fortmayn.rules.gear import OIL, new_thing
from affray.systems.fortmayn.turn import phases
from tests.units.fortmayn.frays import BOW, QUIVER, SPEAR, brainy, codes, conflict, fault, foe, outcome, person, play

HANDGUN, POWDER = new_thing("handgun", place="hand"), new_thing("powder_and_shot")
ROLLS = ("fights", "defends", "shoots", "fired_at", "talks", "charmed", "dares", "casts", "banishes", "hides")


def rolls(events: Sequence[Event]) -> list[str]:
    """Who rolled for what against whom, in order."""
    return [f"{event.data['who']} {event.code} {event.data['whom']}" for event in events if event.code in ROLLS]


def archer(name: str = "Bert") -> Person:
    """A Brainy with a bow."""
    return brainy(name, things=(new_thing("backpack"), BOW, QUIVER))


def test_shots_and_words_come_before_the_foes_shots_and_those_before_melee() -> None:
    people = (person("Anna"), archer("Bert"), brainy("Carl"))
    foes = (foe("temple_guard", "Bear", (CLOSE, NEARBY, NEARBY)), foe("bandit", "Bob", (NEARBY, NEARBY, NEARBY)))
    state = conflict(*people, *(replace(enemy, bands=(*enemy.bands,)) for enemy in foes))
    _, events = outcome(
        state, "plan Anna fight Bear", "plan Bert shoot Bear", "plan Carl talk Bear", "confirm",
        rolls=[(3, 3), (8,), (3, 3), (3, 3), (3, 3, 3)],
    )  # fmt: skip
    assert rolls(events) == ["Bert shoots Bear", "Carl talks Bear", "Bert fired_at Bob", "Anna fights Bear"]


def test_who_fights_trades_blows_with_those_who_attack_him_too_and_others_only_defend() -> None:
    bears = (foe("cave_bear", "A"), foe("cave_bear", "B", (CLOSE, NEARBY)), foe("cave_bear", "C", (NEARBY, CLOSE)))
    state = conflict(person(body_ready=1, body_max=1, body=1), brainy(), *bears)
    _, events = outcome(state, "plan Anna fight B", "plan Bert none", "confirm", rolls=[(3,), (3,), (3, 3)])
    assert rolls(events) == ["Anna fights B", "Anna fights A", "Bert defends C"]


def test_who_fights_several_rolls_once_against_each() -> None:
    state = conflict(person(), foe("cave_bear", "A"), foe("cave_bear", "B"))
    _, events = outcome(state, "plan Anna fight B A", "confirm", rolls=[(3, 3, 3), (3, 3, 3)])
    assert rolls(events) == ["Anna fights B", "Anna fights A"]


def test_wounds_count_at_once_and_who_is_out_rolls_no_more() -> None:
    state = conflict(brainy(), foe("cave_bear", "A"), foe("cave_bear", "B"), foe("cave_bear", "C"))
    after, events = outcome(state, "plan Bert none", "confirm", rolls=[(1, 3), (1,)])
    assert rolls(events) == ["Bert defends A", "Bert defends B"]
    assert after.people[0].lost


def test_a_foe_that_is_out_is_rolled_against_no_more() -> None:
    state = conflict(person(), brainy(), foe("kobold", "A"), foe("kobold", "B", NEARBY))
    _, events = outcome(
        state, "plan Anna fight A", "plan Bert fight A", "confirm", "plan Anna none", "plan Bert none",
        rolls=[(8, 3, 3), (3, 3)],
    )  # fmt: skip
    assert rolls(events) == ["Anna fights A", "Bert fights B"]


def test_under_separate_blows_each_foe_still_standing_strikes_after() -> None:
    apart = House(retaliation=1)
    state = conflict(person(), foe("kobold", "A"), foe("kobold", "B"), house=apart)
    _, events = outcome(state, "plan Anna fight A", "confirm", rolls=[(6, 1, 1), (3, 1, 1), (3, 3, 3)])
    assert rolls(events) == ["Anna fights A", "Anna fights B", "Anna defends B"]


def test_who_attacks_with_words_strikes_no_blow_besides() -> None:
    state = conflict(person(body=1, head=3), foe("cave_bear", "A"), foe("mesmerist", "B"), house=House(retaliation=1))
    _, events = outcome(state, "plan Anna fight A", "confirm", rolls=[(3,), (3, 3, 3), (3,)])
    assert rolls(events) == ["Anna fights A", "Anna charmed B", "Anna defends A"]


def test_a_stunt_against_a_close_foe_stands_for_the_melee_roll_and_that_foe_does_not_attack_besides() -> None:
    state = conflict(person(), foe("cave_bear", "A"), foe("cave_bear", "B"))
    after, events = outcome(state, "plan Anna stunt A body : Hup!", "confirm", rolls=[(8, 8, 1), (3, 3)])
    assert rolls(events) == ["Anna dares A", "Anna defends B"]
    assert after.foes[0].out
    assert after.people[0].body_ready == 2


def test_any_other_stunt_is_an_action_before_melee() -> None:
    state = conflict(person(head=2, body=2), brainy(), foe("cave_bear", "A", (NEARBY, CLOSE)))
    _, events = outcome(state, "plan Anna stunt A head : Boo!", "plan Bert none", "confirm", rolls=[(3, 3), (3, 3)])
    assert rolls(events) == ["Anna dares A", "Bert defends A"]


def test_a_foe_that_comes_close_besets_an_archer_but_not_a_gunner() -> None:
    state = conflict(archer(), foe("ghoul", "A", NEARBY), house=House(ounce_order=FOES_FIRST))
    _, events = outcome(state, "plan Bert shoot A", "confirm", rolls=[(3, 3)])
    assert rolls(events) == ["Bert defends A"]
    assert next(event for event in events if event.code == "no_shot").data["beset"] == 1
    gunner = brainy(things=(new_thing("backpack"), HANDGUN, POWDER))
    _, events = outcome(
        conflict(gunner, foe("ghoul", "A", NEARBY), house=House(firearms=1, ounce_order=FOES_FIRST)), "plan Bert shoot A", "confirm",
        rolls=[(3, 3), (8,), (3, 3)],
    )  # fmt: skip
    assert rolls(events) == ["Bert shoots A", "Bert defends A"]


def test_shots_spells_and_banishing_come_before_the_foes_move() -> None:
    state = conflict(archer(), foe("ghoul", "A", NEARBY))
    _, events = outcome(state, "plan Bert shoot A", "confirm", rolls=[(3, 3), (8,), (3, 3)])
    assert rolls(events) == ["Bert shoots A", "Bert defends A"]
    assert codes(events).index("shoots") < codes(events).index("foe_moves")
    shy = conflict(archer(), foe("bats", "A", DISTANT))
    _, events = outcome(shy, "plan Bert shoot A", "confirm", rolls=[(3, 3), (8,)])
    assert rolls(events) == ["Bert shoots A"] and "no_shot" not in codes(events)
    felled = conflict(archer(), person(), foe("bats", "A", NEARBY, dd=1))
    after, events = outcome(felled, "plan Bert shoot A", "plan Anna fight", "confirm", rolls=[(5, 3), (8,)])
    assert after.phase == "scene" and "foe_moves" not in codes(events)


def test_whoever_has_a_foe_close_as_the_ounce_begins_shoots_after_the_foes_have_moved() -> None:
    state = conflict(archer(), foe("ghoul", "A", CLOSE), foe("ghoul", "B", NEARBY))
    plans = [Plan(who="Bert", action=action, target="B", item=item) for action, item in (("shoot", ""), ("item", OIL))]
    assert not any(is_ahead(state, plan) for plan in plans)
    assert is_ahead(state, Plan(who="Bert", action="cast", item="terror", target="B"))
    assert not is_ahead(state, Plan(who="Bert", action="cast", item="terror", target="A"))
    assert not is_ahead(state, Plan(who="Bert", action="cast", item="close_the_wound", target="Bert"))
    assert is_ahead(state, Plan(who="Bert", action="cast", item="phantom_host"))
    assert is_ahead(state, Plan(who="Bert", action="banish"))
    assert not is_ahead(state, Plan(who="Bert", action="talk", target="B"))
    alone = conflict(archer(), foe("ghoul", "B", NEARBY))
    assert is_ahead(alone, Plan(who="Bert", action="item", item=OIL, target="B"))


def test_a_foe_under_a_word_of_command_does_not_attack() -> None:
    state = conflict(person(), foe("ghoul", "A"), foe("ghoul", "B", notes=(COMMANDED,)))
    assert [can_happen(state, Deed(ATTACKED, "Anna", name)) for name in ("A", "B")] == [True, False]


def test_a_foe_that_got_out_of_reach_is_not_shot_at() -> None:
    state = conflict(archer(), foe("bats", "A", DISTANT), house=House(ounce_order=FOES_FIRST))
    _, events = outcome(state, "plan Bert shoot A", "confirm")
    assert rolls(events) == []
    assert "no_shot" in codes(events)


def test_nobody_answers_while_the_referee_goes_on() -> None:
    ref_at = conflict(person(), foe("ghoul", "A"), phase="ounce_resolve")
    question = phases.question(ref_at)
    assert question is not None
    assert question.side == -1
    for phase in ("ounce_resolve", "ounce_end", "conflict", "encounter", "aftermath"):
        assert fault(replace(ref_at, phase=phase), "confirm") == "not_now"
        assert phases.refuse(replace(ref_at, phase=phase), read_answer("go")) is None


def test_whoever_is_fought_and_does_not_attack_back_is_rolled_against_once() -> None:
    state = conflict(person(things=(SPEAR,)), brainy(body_ready=1), foe("cave_bear", "A"))
    _, events = outcome(state, "plan Anna fight A", "plan Bert flee", "confirm", rolls=[(3, 3, 3)])
    assert rolls(events) == ["Anna fights A"]


def test_play_goes_on_until_the_next_ounce() -> None:
    state = play(conflict(person(), foe("cave_bear", "A")), "plan Anna fight A", "confirm", rolls=[(3, 3, 3)])
    assert (state.phase, state.clock.ounce) == ("ounce_declare", 1)
    assert state.fray is not None
    assert (state.fray.exchange, state.fray.plans, state.fray.rolls) == (1, (), ())
