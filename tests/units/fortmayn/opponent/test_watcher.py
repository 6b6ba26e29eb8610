"""What a watcher counts, and what the computer player does about the unearthly, its leader, and those who block the way."""

from affray.core import Question
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.conflict import resolve
from affray.systems.fortmayn.conflict.declare import FOES_FIRST
from affray.systems.fortmayn.content.codes import CLOSE, DISTANT, NEARBY
from affray.systems.fortmayn.content.house_rules import House
from affray.systems.fortmayn.content.people import Plan, Thing
from affray.systems.fortmayn.opponent.appraise import appraise
from affray.systems.fortmayn.opponent.unearthly import can_hurt, is_helpless, untouchable_foes
from affray.systems.fortmayn.opponent.watcher import FortmaynWatcher
from affray.systems.fortmayn.position.answers import read_answer, write_answer
from affray.systems.fortmayn.position.phase import GO
from affray.systems.fortmayn.position.state import Conflict, Deed, State
from affray.systems.fortmayn.rules.gear import new_thing
from affray.systems.fortmayn.turn import phases
from tests.units.fortmayn import delving, people
from tests.units.fortmayn.frays import SWORD, TORCH, brainy, conflict, dice, foe, person

BOW, QUIVER, FLINT = (
    new_thing("two_handed_weapon", "bow", place="hand"),
    new_thing("quiver"),
    new_thing("flint_and_steel"),
)


def seen(before: State, text: str, after: State | None = None) -> dict[str, int]:
    """What a watcher counts of one answer."""
    watcher = SYSTEM.opponents.watcher()
    assert isinstance(watcher, FortmaynWatcher)
    question = phases.question(before)
    assert question is not None
    watcher.note_answer(before, question, read_answer(text), after or before)
    return {name: count for name, count in watcher.counts.items() if count}


def best(state: State) -> str:
    """The answer that the computer player holds best."""
    question = phases.question(state)
    assert question is not None
    worth = appraise(state, question)
    return write_answer(question.answers[worth.index(max(worth))])


def values(state: State, *texts: str) -> list[float]:
    """What answers are worth to the open question."""
    question = phases.question(state)
    assert question is not None
    answers = tuple(map(read_answer, texts))
    return list(appraise(state, Question(0, question.code, question.who, answers)))


# --- what is counted --------------------------------------------------------------------------------------------------
def test_idle_plans_are_counted_out_of_those_in_which_a_foe_could_be_met() -> None:
    state = conflict(person(things=(SWORD,)), foe("ghoul", "G"))
    assert seen(state, "plan Anna none") == {"turn": 1, "turn:idle": 1, "idle": 1}
    assert seen(state, "plan Anna fight") == {"turn": 1}
    fleeing = conflict(person(), foe("ghoul", "G", notes=("flees",)))
    assert seen(fleeing, "plan Anna none") == {}


def test_blows_that_cannot_touch_are_counted() -> None:
    state = conflict(person(things=(SWORD, TORCH)), foe("barrow_wight", "S"), foe("ghoul", "G"))
    assert seen(state, "plan Anna fight S") == {"turn": 1, "ounce": 1, "ounce:cannot_hurt": 1}
    assert seen(state, "plan Anna fight S with torches_6") == {"turn": 1, "ounce": 1}
    assert seen(state, "plan Anna fight S G") == {"turn": 1, "ounce": 1}
    archer = conflict(person(things=(BOW, QUIVER)), foe("barrow_wight", "S", NEARBY))
    assert seen(archer, "plan Anna shoot S") == {"turn": 1, "ounce": 1, "ounce:cannot_hurt": 1}


def test_parleys_rests_and_leaders_are_counted() -> None:
    met = delving.scene(foes=(people.foe(creature="bandit", reaction="oppositional"),), phase="parley")
    assert seen(met, "withdraw") == {"meeting": 1}
    assert seen(met, "trade Asha") == {"meeting": 1, "meeting:parley": 1}
    beside = delving.scene(foes=(people.foe(reaction="murderous"),))
    assert seen(beside, "rest") == {"moment": 1, "moment:rest_beside_foe": 1}
    assert seen(beside, "go 1") == {"moment": 1}
    home = delving.hub(people.brawny(), people.brainy(), quest="break_cult")
    assert seen(home, "depart 1") == {"leader": 1, "leader:weak_head": 1}
    led = delving.hub(people.brainy(), people.brawny())
    assert seen(home, "depart 1 Asha Berin", led) == {"leader": 1}


def test_shots_and_banishings_are_counted_as_they_are_rolled_or_come_to_nothing() -> None:
    def due(deed: Deed, *plans: Plan, at: int = NEARBY, ready: int = 1) -> dict[str, int]:
        fray = Conflict(rolls=(deed,), plans=plans, set=True)
        state = conflict(person(things=(BOW, QUIVER)), foe("ghoul", "G", at), phase="ounce_resolve", fray=fray)
        ref = dice([1] * ready, [1])
        resolve.play(ref, state, GO)
        watcher = FortmaynWatcher()
        watcher.note_events(ref.events)
        return {name: count for name, count in watcher.counts.items() if count}

    shot, banish = Deed("shoot", "Anna", "G"), Deed("banish", "Anna")
    assert due(shot, Plan(who="Anna", action="shoot", target="G")) == {"plan": 1}
    attack = Plan(who="G", action="fight", target="Anna")
    assert due(shot, attack, at=CLOSE) == {"plan": 1, "plan:cannot_happen": 1}
    assert due(banish) == {"plan": 1}
    assert due(banish, at=CLOSE) == {"plan": 1, "plan:cannot_happen": 1}
    assert due(Deed("fight", "Anna", "G"), Plan(who="Anna", action="fight", target="G"), at=CLOSE, ready=3) == {}


def test_an_answer_of_no_occasion_is_not_counted() -> None:
    assert seen(delving.hub(people.brawny()), "rest") == {}


# --- whom steel does not touch ----------------------------------------------------------------------------------------
def test_what_hurts_the_unearthly_is_magic_fire_oil_spells_and_a_voice_from_afar() -> None:
    shade = foe("barrow_wight", "S")
    magic = Thing("one_handed_weapon", place="hand", magic=True)
    for things, hurts in (
        ((SWORD,), False),
        ((magic,), True),
        ((SWORD, TORCH), True),
        ((SWORD, FLINT, new_thing("torches_6")), True),
    ):
        assert can_hurt(conflict(person(head_ready=0, things=things), shade), 0, 0) == hurts
    full = person(head_ready=0, things=(BOW, FLINT, new_thing("torches_6")))
    assert not can_hurt(conflict(full, shade), 0, 0)
    oil = person(things=(SWORD, new_thing("flask_of_oil")))
    idol = foe("barrow_wight", "S", NEARBY)
    assert can_hurt(conflict(oil, idol), 0, 0) and not can_hurt(conflict(oil, shade), 0, 0)
    mage = brainy(known=("spear_of_night", "mend"), memorised=("spear_of_night",))
    assert can_hurt(conflict(mage, shade), 0, 0)
    assert not can_hurt(conflict(brainy(known=("mend", "terror")), shade), 0, 0)
    assert can_hurt(conflict(person(), foe("ghoul", "G")), 0, 0)


def test_a_party_runs_at_any_price_from_what_it_has_nothing_against() -> None:
    state = conflict(person(head_ready=0, things=(SWORD,)), foe("barrow_wight", "S"), fray=Conflict(exchange=40))
    assert untouchable_foes(state) == (0,) and is_helpless(state, 0)
    assert best(state) in ("plan Anna flee", "flee")


def test_a_laden_party_stops_running_from_what_keeps_up_with_it() -> None:
    laden = (SWORD, *(new_thing("chain_mail") for _ in range(4)))
    for exchange, flees in ((3, True), (40, False)):
        state = conflict(person(head_ready=0, things=laden), foe("barrow_wight", "S"), fray=Conflict(exchange=exchange))
        assert (values(state, "flee")[0] > 0) is flees


def test_who_has_nothing_against_it_gets_out_of_reach_while_others_burn_it() -> None:
    state = conflict(
        person(head_ready=0, things=(SWORD,)),
        person("Bea", things=(SWORD, TORCH)),
        foe("barrow_wight", "S", (CLOSE, CLOSE)),
    )
    flee, vain, torch = values(state, "plan Anna flee", "plan Anna fight S", "plan Bea fight S with torches_6")
    assert flee > vain and torch > vain


def test_the_dead_are_bidden_begone_and_burned_whatever_it_costs() -> None:
    state = conflict(person(things=(SWORD, new_thing("flask_of_oil"))), foe("barrow_wight", "S", DISTANT))
    banish, oil, none = values(state, "plan Anna banish", "plan Anna item flask_of_oil S", "plan Anna none")
    assert banish > none and oil > none
    dark = conflict(person(things=(new_thing("torches_6"), FLINT)), foe("barrow_wight", "S"))
    flint, none = values(dark, "plan Anna item flint_and_steel", "plan Anna none")
    assert flint > none


def test_a_shot_that_the_foes_leave_no_time_for_is_worth_nothing() -> None:
    archer = brainy(things=(BOW, QUIVER))
    first, last = (
        conflict(archer, foe("ghoul", "G", NEARBY), house=House(ounce_order=order)) for order in (0, FOES_FIRST)
    )
    assert values(first, "plan Bert shoot G")[0] > values(last, "plan Bert shoot G")[0]


# --- leader and parley ------------------------------------------------------------------------------------------------
def test_the_sharpest_head_leads() -> None:
    home = delving.hub(people.brawny(), people.brainy(), quest="break_cult", level=1)
    assert best(home) == "depart 1 Asha Berin"
    assert best(delving.hub(people.brainy(), people.brawny(), quest="break_cult", level=1)) == "depart 1"
    assert best(delving.hub(people.brawny(), quest="break_cult", level=3, wanted=1)) == "depart 3"


def test_who_blocks_the_way_is_paid_or_talked_to() -> None:
    blocking = people.foe("Bandit 1", "bandit", dd=1, reaction="oppositional")
    rich = delving.scene(foes=(blocking,), phase="parley", people=(people.brainy(coins=60), people.brawny()))
    assert best(rich) == "trade Asha"
    poor = delving.scene(foes=(blocking,), phase="parley")
    assert best(poor) == 'talk Asha "Bandit 1"'
    friendly = delving.scene(foes=(people.foe("Bandit 1", "bandit", reaction="friendly"),), phase="parley")
    assert best(friendly) == "withdraw"
    tired = delving.scene(foes=(blocking,), phase="parley", people=(people.brainy(head_ready=1), people.brawny()))
    assert best(tired) == "withdraw"
    hard = people.foe("Bandit 1", "bandit", dd=6, reaction="oppositional")
    assert best(delving.scene(foes=(hard,), phase="parley")) == "withdraw"


def test_a_party_goes_home_from_what_it_cannot_hurt() -> None:
    shade = people.foe("S", "barrow_wight", reaction="murderous")
    state = delving.scene(foes=(shade,), people=(people.brainy(head_ready=0), people.brawny(head_ready=0)))
    assert values(state, "leave")[0] > 0 > values(delving.scene(), "leave")[0]
