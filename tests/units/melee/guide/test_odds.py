"""What actions promise: the guide's chances are those of the dice, thrown one by one."""

import itertools
from collections import Counter

import pytest
from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.guide import Prospect
from affray.referee import Script
from affray.space.hex import Hex
from affray.systems.melee.content.codes import CHARGE, DEFENDING, PRONE, SHIFT_ATTACK, SHOOT, UNCONSCIOUS
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.guide.guide import GUIDE
from affray.systems.melee.position.answers import (
    Answer,
    Attack,
    Disbelieve,
    Enter,
    Number,
    Retreat,
    Sweep,
    Word,
    read_answer,
)
from affray.systems.melee.position.state import ACT, Active, Figure, Pending, State, with_fields
from affray.systems.melee.turn import action_phase, attacks
from tests.melee_spells import CODES, foe, friend, position, someone


def act(state: State, *answers: Answer, code: str = "act", who: str = "Ann", **more: object) -> Question[Answer]:
    """A question with these answers, asked of a figure."""
    return Question(0, code, who, answers, **more)  # type: ignore[arg-type]


def prospect(state: State, answer: Answer) -> Prospect:
    """What an action of Ann's promises."""
    (found,) = GUIDE.prospects(state, act(state, answer))
    assert sum(part.value for part in found.parts) == found.score
    return found


def chances(outlook: Prospect) -> dict[str, float]:
    """The numbers of a prospect by the last words of their names."""
    return {chance.name.id.removeprefix("guide-"): chance.value for chance in outlook.chances}


def facing(*figures: Figure, **fields: object) -> State:
    """A position in which the first figure acts."""
    return position(*figures, phase=ACT, actor=0, **fields)


def ann(**fields: object) -> Figure:
    """Ann of Red in the middle, facing north, with a broadsword."""
    return someone("Ann", 0, (0, 0), **{"ready": ("broadsword",), "option": CHARGE, **fields})


def bors(pos: Hex = (0, -1), **fields: object) -> Figure:
    """Bors of Blue, next to her."""
    return foe(pos, **{"ready": ("shortsword",), **fields})


def strike(target: str = "Bors", item: str = "broadsword", **more: object) -> Attack:
    """A blow of Ann's."""
    return Attack(-1, target, item, **more)  # type: ignore[arg-type]


def totals(n: int) -> dict[int, tuple[list[int], int]]:
    """For each total of n dice one throw that makes it, and how many do."""
    throws = list(itertools.product(range(6), repeat=n))
    counts = Counter(sum(throw) + n for throw in throws)
    return {sum(throw) + n: (list(throw), counts[sum(throw) + n]) for throw in throws}


def thrown(state: State, answer: Attack) -> Counter[str]:
    """How often of all throws of three dice to hit and two for damage a blow does what the guide tells chances of."""
    seen: Counter[str] = Counter()
    score, before = prospect(state, answer).score, state.figures[1]
    for (total, (hit, ways)), (damage, more) in itertools.product(totals(3).items(), totals(2).values()):
        ref = Script([hit, damage], (), CODES)
        after = attacks.play_attack(ref, state, 0, answer).figures[1]
        struck = total <= 5 or (total <= score and total < 16)
        counted = {
            "hit": struck, "hits": after.body.hits - before.body.hits, "double": total == 4, "triple": total == 3,
            "knocks-down": after.body.fell, "out": after.body.status > 0, "dead": after.body.status > 1, "drops": total == 17,
            "breaks": total == 18,
        }  # fmt: skip
        seen.update({name: int(value) * ways * more for name, value in counted.items()})
    return seen


# --- attacks ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("target", [bors(), bors(armor="leather", hits=7), bors(facing=0, turn_hits=3)])
def test_a_blow_promises_what_all_its_dice_come_to(target: Figure) -> None:
    state = facing(ann(), target)
    found, seen = chances(prospect(state, strike())), thrown(state, strike())
    assert found.keys() == seen.keys()
    for name, count in seen.items():
        assert found[name] == pytest.approx(count / (216 * 36)), name


def test_a_defender_takes_four_dice_and_no_double() -> None:
    found = prospect(facing(ann(dx=10), bors(stance=DEFENDING)), strike())
    assert found.policy.args == {"dice": 4}
    assert chances(found).keys().isdisjoint({"double", "triple"})
    assert chances(found)["hit"] == pytest.approx(206 / 1296)


def test_bare_hands_have_nothing_to_drop() -> None:
    found = prospect(facing(ann(ready=()), bors()), strike(item="bare_hands"))
    assert chances(found).keys().isdisjoint({"drops", "breaks"})


def test_the_first_of_two_weapons_costs_four_and_says_that_one_follows() -> None:
    state = facing(ann(ready=("shortsword", "dagger")), bors())
    found = prospect(state, strike(item="shortsword", twin=True))
    assert found.policy.id == "guide-policy-twin"
    assert any(part.label == "two weapons" and part.value == -4 for part in found.parts)
    second = replace(state, pending=Pending(attacks.TWIN, "dagger"))
    assert any(part.label == "two weapons" for part in prospect(second, strike(item="dagger")).parts)


def test_an_arrow_may_hit_a_friend_on_its_way() -> None:
    far = bors((0, -4))
    alone = facing(ann(ready=("longbow",), option=SHOOT), far)
    behind = facing(ann(ready=("longbow",), option=SHOOT), far, friend((0, -2)))
    shot = Attack(3, "Bors", "longbow")
    assert "friend" not in chances(prospect(alone, shot))
    found = chances(prospect(behind, shot))
    assert found["friend"] > 0
    assert found["hit"] == pytest.approx(chances(prospect(alone, shot))["hit"] * (1 - found["friend"]))


@pytest.mark.parametrize(("spell", "policy"), [("turn_missiles", "turned"), ("reverse_missiles", "returned")])
def test_a_spell_turns_an_arrow_away_or_sends_it_back(spell: str, policy: str) -> None:
    shooter = ann(ready=("longbow",), option=SHOOT, hits=10)
    state = facing(shooter, bors((0, -4)), spells=(Active(spell, 1, 2, 1),))
    found = prospect(state, Attack(3, "Bors", "longbow"))
    assert found.policy.id == f"guide-policy-{policy}"
    numbers = chances(found)
    if policy == "turned":
        assert numbers["hit"] == numbers["hits"] == numbers["out"] == 0
    else:
        assert numbers["out"] == pytest.approx(numbers["hit"])
        assert numbers["hits"] > 0


def test_a_bolt_at_somebody_who_lies_behind_a_body_may_hit_the_body() -> None:
    body = someone("Dead", 1, (0, -3), status=UNCONSCIOUS, posture=PRONE)
    state = facing(ann(ready=("longbow",), option=SHOOT), bors((0, -4), posture=PRONE), body)
    found = chances(prospect(state, Attack(3, "Bors", "longbow")))
    assert found["body"] > 0


def test_a_sweep_goes_on_as_long_as_the_weapon_is_in_hand() -> None:
    state = facing(ann(), bors(), someone("Cato", 1, (1, -1), facing=3, ready=("club",)))
    found = prospect(state, Sweep("broadsword"))
    first, second = (chance for chance in found.chances if chance.name.id == "guide-hit-whom")
    assert [first.name.args["whom"], second.name.args["whom"]] == ["Bors", "Cato"]
    lost = 4 / 216
    assert second.value == pytest.approx(first.value * (1 - lost))
    assert chances(found)["loses"] == pytest.approx(1 - (1 - lost) ** 2)
    row = chances(prospect(facing(ann(), bors()), Sweep("broadsword")))
    assert chances(found)["hits"] == pytest.approx(row["hits"] * (2 - lost))
    assert chances(found)["out-mean"] == pytest.approx(row["out-mean"] * (2 - lost))


# --- hand-to-hand -----------------------------------------------------------------------------------------------------
def test_an_entry_from_the_rear_gets_in_with_four_numbers_of_five() -> None:
    found = prospect(facing(ann(), bors(facing=0)), Enter(0, "Bors"))
    assert found.policy.id == "guide-policy-plain"
    assert chances(found)["gets-in"] == pytest.approx(0.8)
    assert chances(found)["hit-back"] == 0
    assert chances(found)["hits-taken"] == 0


def test_where_it_takes_consent_the_entry_is_told_as_agreed_to() -> None:
    state = facing(ann(dx=12), bors())
    found = prospect(state, Enter(0, "Bors"))
    assert found.policy.id == "guide-policy-agreed"
    assert chances(found)["gets-in"] == pytest.approx(4 / 6)
    assert chances(found)["hit-back"] == pytest.approx(1 / 6)
    assert chances(found)["hits-taken"] > 0
    asked = act(state, Number(0), Number(1), code="agree", who="Bors", inner=True, about=(0, 0, 0))
    (consent,) = GUIDE.prospects(state, asked)
    assert (consent.text, consent.chances) == ("1", found.chances)


def test_rolls_against_dx_in_the_hex_have_three_and_four_dice() -> None:
    state = facing(ann(slung=("dagger",)), bors((0, 0), posture=PRONE))
    assert chances(prospect(state, Word("draw")))["passes"] == pytest.approx(160 / 216)
    assert chances(prospect(state, Word("leave")))["passes"] == pytest.approx(435 / 1296)
    bare = replace(state, house=PLAIN._replace(dx_saves_unadjusted=1))
    found = prospect(replace(bare, figures=(with_fields(bare.figures[0], low=True), *bare.figures[1:])), Word("draw"))
    assert (found.score, [part.label for part in found.parts]) == (12, ["DX"])


def test_disbelief_is_a_roll_of_the_mind_whoever_it_is_about() -> None:
    found = prospect(facing(ann(iq=9, wis=10), bors((0, -3))), Disbelieve("Bors"))
    assert (found.score, chances(found)) == (10, {"sees-through": 0.5})


# --- other questions --------------------------------------------------------------------------------------------------
def test_only_a_retreat_into_no_hex_is_rolled_for() -> None:
    state = facing(ann(), bors(dx=10))
    question = act(state, Retreat("Bors", "Ann", 0), Retreat("Bors", "Ann"), Word("pass"), code="retreat")
    (found,) = GUIDE.prospects(state, question)
    assert (found.text, found.score, chances(found)) == ("retreat Bors by Ann", 10, {"passes": 0.5})


def test_prospects_against_one_figure_are_of_the_answers_that_name_it() -> None:
    state = facing(ann(), bors(), someone("Cato", 1, (1, -1), facing=3))
    question = act(state, strike(), strike("Cato"), Sweep("broadsword"), Word("dodge"), Word("pass"))
    assert [outlook.text for outlook in GUIDE.prospects(state, question)] == [
        "strike Bors broadsword", "strike Cato broadsword", "sweep broadsword",
    ]  # fmt: skip
    assert [outlook.text for outlook in GUIDE.prospects(state, question, "Cato")] == ["strike Cato broadsword"]


def test_a_question_that_rolls_nothing_has_no_prospects() -> None:
    state = facing(ann(), bors())
    assert GUIDE.prospects(state, act(state, Word("end"), code="pick")) == ()


def test_every_action_that_is_offered_with_dice_is_told_of() -> None:
    state = facing(ann(state=1, option=SHIFT_ATTACK), bors())
    answers = action_phase.act_answers(state)
    texts = {outlook.text for outlook in GUIDE.prospects(state, act(state, *answers))}
    assert {"strike Bors broadsword", "sweep broadsword"} <= texts
    assert all(not isinstance(read_answer(text), Word) for text in texts)
