"""What commitments promise: each roll of an answer, from the functions that play it."""

import pytest
from msgspec.structs import replace

from affray.core.faces.guide import Prospect
from affray.core.question import Question
from affray.referee import Script
from affray.systems.fortmayn.conflict import duel
from affray.systems.fortmayn.content.house_rules import read_house
from affray.systems.fortmayn.content.people import Hurdle, Place, Wear
from affray.systems.fortmayn.guide.odds import promise, prospects
from affray.systems.fortmayn.guide.rolls import plan_rolls
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import read_answer
from affray.systems.fortmayn.position.state import Conflict, Deed, State
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.turn.phases import phase_of
from affray.systems.fortmayn.words.facts import TEXTS
from tests.units.fortmayn.frays import BOW, QUIVER, SPEAR, brainy, conflict, foe, person
from tests.units.fortmayn.plans import plan_of

FRAY = conflict(person(), brainy(things=(BOW, QUIVER), head=3, attachments=("Moth",)), foe("ghoul"), foe("skeleton"))
FAR = conflict(person(), brainy(things=(BOW, QUIVER), head=3), foe("ghoul", at=1), foe("skeleton", at=1))
GATE = Hurdle(id="gate", obstacle="iron_bars", dd=2)
SCENE = State(
    phase="scene",
    people=(person(), brainy(known=("terror",))),
    places=(Place(room="barracks", hurdles=(GATE,)),),
    here=0,
)


def asked(state: State) -> Question[Answer]:
    """The open question."""
    found = phases.question(state)
    assert found is not None
    return found


def promised(state: State, text: str) -> tuple[Prospect, ...]:
    """What an answer promises; all of it can be said in both languages."""
    found = promise(state, asked(state), read_answer(text))
    for prospect in found:
        for language in ("en", "de"):
            names = (
                prospect.policy,
                *(each.name for each in prospect.chances),
                *(each.name for each in prospect.spreads),
            )
            assert all(TEXTS.phrase(name, language) for name in names)
        assert all(sum(each.chances) == pytest.approx(1) for each in prospect.spreads)
    return found


def numbers(prospect: Prospect) -> dict[str, float]:
    """The numbers of a prospect by their names."""
    return {each.name.id.removeprefix("guide-"): round(each.value, 4) for each in prospect.chances}


def test_a_blow_promises_what_its_roll_does_to_both() -> None:
    (found,) = promised(FRAY, "plan Anna fight Ghoul")
    assert numbers(found) == {"down": 0.5, "lost": 0.4531, "out": 0}
    assert [tuple(round(each, 3) for each in spread.chances) for spread in found.spreads] == [
        (0.125, 0.375, 0.5), (0.609, 0.328, 0.062),
    ]  # fmt: skip
    assert (found.text, found.score, found.parts) == ("plan Anna fight Ghoul", 0, ())


def test_several_foes_are_met_one_after_another_with_the_dice_that_are_left() -> None:
    first, second = promised(FRAY, 'plan Anna fight Ghoul "Bone sentinel"')
    alone = numbers(promised(FRAY, 'plan Anna fight "Bone sentinel"')[0])
    assert numbers(second)["down"] < alone["down"]
    assert (first.policy.args["later"], second.policy.args["later"]) == (0, 1)


def test_what_a_wound_brings_besides_counts_too() -> None:
    venom = conflict(person(body=1), foe("giant_spider"))
    plain = conflict(person(body=1), foe("ghoul"))
    assert numbers(promised(plain, "plan Anna fight Ghoul")[0])["out"] == 0.25
    hurt = numbers(promised(conflict(person(body=2), foe("giant_spider")), 'plan Anna fight "Trapdoor spider"')[0])
    assert numbers(promised(venom, 'plan Anna fight "Trapdoor spider"')[0])["out"] == 0.25
    assert hurt["out"] > numbers(promised(conflict(person(body=2), foe("ghoul")), "plan Anna fight Ghoul")[0])["out"]


def test_armor_saves_by_habit_and_its_damage_hampers_the_next_roll() -> None:
    worn = conflict(person(body=2, armor=Wear(6, 6)), foe("ghoul"), foe("skeleton"))
    first, second = promised(worn, 'plan Anna fight Ghoul "Bone sentinel"')
    assert (numbers(first)["lost"], first.policy.args["worn"]) == (0, 1)
    fresh = numbers(promised(worn, 'plan Anna fight "Bone sentinel"')[0])["down"]
    assert numbers(second)["down"] < fresh


def test_a_shield_is_dropped_and_a_way_gone_before_the_roll() -> None:
    state = conflict(person(shield=Wear(4, 6), shield_item="small_shield"), foe("ghoul", at=1))
    hampered, free = (promised(state, f"plan Anna {drop}fight Ghoul")[0] for drop in ("", "drop shield "))
    assert [part.label for part in hampered.parts] == ["damaged_shield"]
    assert (hampered.score, free.score) == (-1, 0)
    assert numbers(hampered)["down"] < numbers(free)["down"]


def test_shots_cost_nothing_and_stunts_every_low() -> None:
    (shot,) = promised(FAR, "plan Bert shoot Ghoul")
    assert numbers(shot).keys() == {"down", "wears"}
    (stunt,) = promised(FRAY, "plan Anna stunt Ghoul body : I leap")
    assert numbers(stunt) == {"down": 0.5, "lost": 0.75, "out": 0.0156}
    (head,) = promised(FAR, "plan Bert stunt Ghoul head : I laugh")
    assert "spent" in numbers(head)


def test_words_and_banishing_spare_whoever_has_somebody_to_betray() -> None:
    (talk,) = promised(FRAY, "plan Bert talk Ghoul")
    assert numbers(talk)["shamed"] == 0
    each = promised(FAR, "plan Anna banish")
    assert all("spent" in numbers(prospect) and "shamed" not in numbers(prospect) for prospect in each)
    assert [prospect.chances[0].name.args["whom"] for prospect in each] == ["Ghoul", "Bone sentinel"]
    assert [numbers(prospect)["down"] for prospect in each] == [0, round(2 / 9, 4)]
    (group,) = promised(replace(FAR, house=read_house({"banish_roll": "group"})), "plan Anna banish")
    assert group.chances[0].name.id == "guide-down-it"


def test_a_spell_takes_hold_or_not() -> None:
    caster = brainy(known=("terror",), memorised=("terror",), head=2)
    (found,) = promised(conflict(caster, foe("ghoul", at=1)), "plan Bert cast terror Ghoul")
    assert numbers(found) == {"down": 0.25, "lost": 0.5, "spent": 0.0625}


def test_moves_things_and_choices_within_a_roll_promise_nothing() -> None:
    for text in ("plan Anna flee", "plan Anna none", "plan Anna doff"):
        assert promised(FRAY, text) == ()
    inner = replace(asked(FRAY), inner=True)
    assert promise(FRAY, inner, read_answer("plan Anna fight Ghoul")) == ()
    assert promise(replace(FRAY, phase="hub", fray=None), asked(FRAY), read_answer("depart")) == ()


def declared(state: State, *texts: str) -> State:
    """The conflict with these plans declared."""
    assert state.fray is not None
    plans = tuple(plan_of(text) for text in texts)
    return replace(state, fray=replace(state.fray, plans=plans))


def test_listed_plans_are_told_at_once_and_all_of_them_when_they_stand() -> None:
    found = prospects(FRAY, asked(FRAY))
    aimed = prospects(FRAY, asked(FRAY), "Ghoul")
    assert 0 < len(aimed) < len(found) < len(asked(FRAY).answers)
    pair = conflict(person(), brainy(), foe("ghoul"), foe("skeleton"))
    planned = declared(pair, "plan Anna fight Ghoul", 'plan Bert fight "Bone sentinel"')
    found = promised(planned, "confirm")
    assert [(prospect.policy.args["kind"], prospect.chances[0].name.args["whom"]) for prospect in found] == [
        ("fight", "Ghoul"), ("fight", "Bone sentinel"), ("attacked", "Ghoul"),
    ]  # fmt: skip
    (whole,) = prospects(planned, asked(planned))
    assert [TEXTS.phrase(each.name, "en") for each in whole.brief] == [
        "Anna: Difficulty overcome", "Anna: dice lost", "Anna: Out of Action",
        "Bert: Bone sentinel: overcome", "Bert: Ghoul: overcome", "Bert: dice lost",
        "Bert: Out of Action",
    ]  # fmt: skip
    assert all(TEXTS.phrase(each.name, "de") for each in whole.brief)


def test_who_stands_against_whoever_comes_is_told_of_those_that_will_come() -> None:
    near = conflict(person(), brainy(body=1), foe("ghoul", at=1), foe("giant_spider", at=(0, 1)))
    (found,) = promised(near, "plan Anna fight")
    assert found.chances[0].name.args == {"whom": "Trapdoor spider"}
    assert len(promised(near, "plan Bert fight")) == 1
    assert promised(near, "flee") == ()
    # Where a game master says what the foes do, it is whoever is Close.
    assert len(list(plan_rolls(FRAY, 0, plan_of("plan Anna fight")))) == 2


def test_who_does_not_fight_is_told_what_the_blows_and_shots_of_others_cost() -> None:
    planned = declared(FRAY, "plan Anna none", "plan Bert talk Ghoul")
    kinds = {prospect.policy.args["kind"]: set(numbers(prospect)) for prospect in promised(planned, "confirm")}
    assert kinds == {"talk": {"down", "lost", "shamed"}, "attacked": {"lost", "out"}}
    charmed = declared(
        conflict(person(), brainy(), foe("mesmerist", reaction="murderous")), "plan Anna none", "plan Bert none"
    )
    assert promised(charmed, "confirm") == ()
    shooters = conflict(person(), brainy(), foe("bandit", at=1, reaction="murderous"))
    (hit,) = promised(declared(shooters, "plan Anna none", "plan Bert none"), "confirm")
    assert set(numbers(hit)) == {"lost", "out"} and len(hit.spreads) == 1


# --- risks ------------------------------------------------------------------------------------------------------------
def test_an_approach_promises_what_its_test_does() -> None:
    (found,) = promised(SCENE, "approach Anna body forcing gate")
    assert numbers(found) == {"down-it": 0.5, "lost": 0.4531, "out": 0}
    (head,) = promised(SCENE, "approach Anna head forcing gate")
    assert "spent" in numbers(head)


def at_the_bridge(body: int, task: str = "climbing") -> dict[str, float]:
    """What an approach to a rope bridge promises somebody with so many ready BODY Dice."""
    bridge = Place(room="barracks", hurdles=(Hurdle(id="bridge", obstacle="rope_bridge", dd=2),))
    someone = replace(SCENE.people[0], body_ready=body)
    (found,) = promised(
        replace(SCENE, places=(bridge,), people=(someone,)), f"approach {someone.id} body {task} bridge"
    )
    return numbers(found)


def test_what_failing_surely_costs_is_part_of_the_odds() -> None:
    """Whoever falls from the bridge loses a BODY Die beside those of the roll, and may have none left for it. [FT-FILL-04]"""
    free = numbers(promised(SCENE, "approach Anna body forcing gate")[0])
    three, single = at_the_bridge(3), at_the_bridge(1)
    assert three["down-it"] == free["down-it"] == 0.5
    assert three["lost"] > free["lost"] + 0.4 and three["out"] == 0.0625
    assert (single["down-it"], single["lost"], single["out"]) == (0.0, 1.0, 1.0)
    assert at_the_bridge(1, "searching")["out"] < 1.0


def test_those_who_act_together_roll_against_what_is_left() -> None:
    first, second = promised(SCENE, "approach Anna+Bert body forcing gate")
    assert numbers(first)["down-it"] == 0.5
    assert numbers(second)["down-it"] > 0.7
    assert second.policy.args["later"] == 1


def test_a_risk_is_told_while_it_is_declared_and_ruled() -> None:
    state = SCENE
    for text in ("approach Anna body forcing gate", "confirm"):
        state = phase_of(state).play(Script(), state, read_answer(text))
    (accepted,) = promised(state, "accept")
    (harder,) = promised(state, "amend difficulty=3 step=-1 : slippery")
    assert numbers(accepted)["down-it"] == 0.5
    assert [part.label for part in harder.parts] == ["gm"]
    assert numbers(harder)["down-it"] == round(1 / 27, 4)
    assert promised(state, "withdraw") == ()


def test_a_stunt_a_search_and_what_waits_for_dice() -> None:
    (stunt,) = promised(SCENE, "approach Anna body forcing gate stunt : I ram it")
    assert numbers(stunt)["lost"] == 0.75
    assert len(promised(SCENE, "search Bert")) == 1
    assert prospects(SCENE, asked(SCENE)) != ()
    met = replace(FRAY, phase="parley", fray=None)
    assert len(promised(met, "talk Bert Ghoul")) == 1
    (surprise,) = promised(met, "attack")
    assert numbers(surprise) == {"surprising": 0.5}


def test_a_duel_promises_what_its_roll_does_to_both() -> None:
    one, other = person(body=1, head=2), person("Bo", body=1, head=2)
    state = replace(
        duel.begin_duel(State(phase="hub", people=(one, replace(other, side=1)), mode="duel")), places=(), here=-1
    )
    (blows,) = promised(state, "blows")
    assert numbers(blows) == {"down": 0.5, "lost": 0.25, "out": 0.25}
    (words,) = promised(state, "words")
    assert numbers(words)["down"] == round(1 / 9, 4) and "shamed" in numbers(words)
    struck = replace(state, fray=Conflict(rolls=(Deed("blows", "Bo", "Anna"),)))
    (strike,) = promised(struck, "strike")
    assert (numbers(strike), strike.text) == (numbers(blows), "strike")
    assert promise(struck, asked(struck), read_answer("yield")) == ()
    mailed = replace(struck, people=(replace(one, armor=Wear(6, 6), armor_item="leather"), other))
    assert numbers(promised(mailed, "strike")[0])["worn"] > 0
    armed = replace(struck, people=(one, replace(other, things=(SPEAR,))))
    assert promised(armed, "strike weapon_size : The long way round.")[0].score == 1


def test_to_lift_a_comrade_promises_a_test_against_one() -> None:
    fallen = conflict(person(body_ready=0, out=True), brainy(body=1, head=3), foe("cave_bear"))
    (found,) = promised(fallen, "plan Bert carry Anna")
    # A d6: 5 and 6 lift, 1 and 2 cost the die.
    assert numbers(found) == {"down-it": round(1 / 3, 4), "lost": round(1 / 3, 4), "out": round(1 / 3, 4)}


@pytest.mark.parametrize(
    ("body", "dd", "shown"),
    [
        (1, 2, ["Difficulty overcome", "a Difficulty Die removed", "dice lost", "Out of Action"]),
        (2, 2, ["Difficulty overcome", "dice lost", "Out of Action"]),
        (1, 1, ["Difficulty overcome", "dice lost", "Out of Action"]),
    ],
)
def test_what_hardly_ever_succeeds_at_once_says_how_likely_it_gets_on(body: int, dd: int, shown: list[str]) -> None:
    someone = replace(SCENE.people[0], body_ready=body)
    state = replace(
        SCENE,
        people=(someone,),
        places=(Place(room="barracks", hurdles=(Hurdle(id="gate", obstacle="iron_bars", dd=dd),)),),
    )
    (found,) = promised(state, "approach Anna body forcing gate")
    assert [TEXTS.phrase(each.name, "en") for each in found.brief] == shown
    if "a Difficulty Die removed" in shown:
        removed = next(each for each in found.spreads if each.name.id == "guide-removed-it")
        assert found.brief[0].value == 0
        assert found.brief[1].value == pytest.approx(1 - removed.chances[0]) and found.brief[1].value > 0
        assert TEXTS.phrase(found.brief[1].name, "de") == "ein Schwierigkeitswürfel weniger"
