"""What answers promise: the odds are those of the procedures that play, and the order of bids is the engine's."""

import pytest
from msgspec.structs import replace

from affray.core import Question
from affray.core.faces.guide import Prospect
from affray.referee import odds
from affray.systems.foeman import SYSTEM
from affray.systems.foeman.content.codes import STRIKE
from affray.systems.foeman.content.house_rules import read_house
from affray.systems.foeman.guide.guide import GUIDE
from affray.systems.foeman.position.answers import Answer, Number
from affray.systems.foeman.position.state import EXECUTE, Bid, State
from affray.systems.foeman.rules.attack import attack, blow_with_proficiency, roll_blow, roll_landing
from affray.systems.foeman.rules.bidding import DEFEND, STRIKE_OPTION
from affray.systems.foeman.rules.expected_harm import steady_policy
from affray.systems.foeman.turn.aiming import attack_of, situation
from tests.foeman_tables import NW, Table, ann, bors, changed, cid, dan, on_the_move
from tests.foeman_tables import declaring as declaring_table

ASH = ann(main="Broadsword")
FOE = bors(armor="Leather", phys=7)


def table() -> Table:
    """Ann declares first, face to face with Bors."""
    return declaring_table(ASH, FOE)


def asked(state: State) -> Question[Answer]:
    """The open question."""
    question = SYSTEM.question(state)
    assert question is not None
    return question


def chances(prospect: Prospect) -> dict[str, float]:
    """The chances of a prospect by name."""
    return {chance.name.id.removeprefix("guide-"): chance.value for chance in prospect.chances}


def by_text(state: State, question: Question[Answer] | None = None, target: str = "") -> dict[str, Prospect]:
    """The prospects by the text of their answers."""
    return {prospect.text: prospect for prospect in GUIDE.prospects(state, question or asked(state), target)}


@pytest.mark.parametrize("dice", [1, 4, 6])
def test_the_odds_are_those_of_the_blow_as_it_is_played(dice: int) -> None:
    state = table().state
    bid = Bid(0, STRIKE_OPTION, dice, 1, "Broadsword")
    a = blow_with_proficiency(attack_of(state, 0, 1, bid, situation(state, 0, 1, STRIKE, False)), 1)
    done = odds(roll_blow, a, state.house, policy=steady_policy)
    landed = odds(roll_landing, a, state.house, policy=steady_policy)
    found = chances(by_text(state)[f"strike Bors {dice} Broadsword"])
    assert found["hit"] == pytest.approx(float(done.chance(lambda wounds: wounds.hit == 1)))
    assert found["critical"] == pytest.approx(float(landed.chance(lambda other: other.critical == 1)))
    assert found["wounds"] == pytest.approx(float(done.mean(lambda wounds: wounds.phys)))
    assert found["exhaustion"] == pytest.approx(float(done.mean(lambda wounds: wounds.exh)))
    felled = done.chance(lambda wounds: FOE.mst - wounds.phys - wounds.exh <= 1)
    assert found["felled"] == pytest.approx(float(felled))


def test_a_score_is_the_sum_of_its_parts_and_names_the_policy() -> None:
    prospect = by_text(table().state)["strike Bors 3 Broadsword"]
    assert sum(part.value for part in prospect.parts) == prospect.score == 12
    assert prospect.policy.id == "guide-policy-steady"


def test_prospects_can_be_asked_for_one_target_alone() -> None:
    state = declaring_table(ASH, FOE, dan((1, -1))).state
    texts = list(by_text(state, target="Dan"))
    assert texts
    assert all(text.split()[1] == "Dan" for text in texts)


def test_a_ready_and_a_draught_promise_their_throw() -> None:
    state = declaring_table(changed(ASH, things=("Healing Draught",), exh=2), FOE).state
    found = by_text(state)
    ready = found["ready 3"]
    assert (ready.score, sum(part.value for part in ready.parts)) == (16, 16)
    assert 0.9 < chances(ready)["passes"] < 1
    draught = chances(found["use Healing_Draught"])
    assert draught["heals"] == pytest.approx(2 * draught["passes"])
    offer = next(offered for offered in GUIDE.offers(state, asked(state)) if offered.text == "use Healing_Draught")
    assert offer.check is not None
    assert offer.check.chance == draught["passes"]


def test_a_flask_promises_wounds() -> None:
    state = declaring_table(changed(ASH, things=("Oil Flask",)), bors((0, -2), armor="Leather")).state
    flask = by_text(state)["use Oil_Flask Bors"]
    found = chances(flask)
    assert flask.score == sum(part.value for part in flask.parts)
    assert 0 < found["wounds"] < 10
    assert found["exhaustion"] > 0
    assert 0 <= found["felled"] < found["passes"]


def test_what_rolls_nothing_has_no_prospect() -> None:
    found = by_text(table().state)
    assert not {"watch", "move", "defend none"} & set(found)
    assert GUIDE.prospects(on_the_move(ann(), bors()).state, asked(on_the_move(ann(), bors()).state)) == ()


# --- inner choices ----------------------------------------------------------------------------------------------------
def striking(house: dict[str, str] | None = None) -> State:
    """Ann's Strike of 4 dice is about to be carried out."""
    bids = (Bid(0, STRIKE_OPTION, 4, 1, "Broadsword"), Bid(1, STRIKE_OPTION, 2, 0, "Cutlass"))
    state = replace(table().state, phase=EXECUTE, order=(0, 1), bids=bids)
    return replace(state, house=read_house(house or {}))


def pushing(zeroes: int, points: int, score: int, thrown: int) -> Question[Answer]:
    """The question how many zeroes are rerolled."""
    numbers = tuple(Number(n) for n in range(zeroes + 1))
    return Question(0, "reroll", "Ann", numbers, inner=True, about=(points, score, thrown))


def test_the_odds_of_pushing_on_are_those_of_the_rerolls() -> None:
    found = by_text(striking(), pushing(1, 11, 12, 4))
    stop, push = chances(found["0"]), chances(found["1"])
    assert (stop["still-hit"], stop["hit-dice"], stop["damage-dice"]) == (1, 4, 2)
    # One die more may show 0 or 1; a 0 may be rerolled again, which the steady policy leaves.
    assert push["still-hit"] == pytest.approx(1 / 3)
    assert push["hit-dice"] == 5
    assert push["damage-dice"] == pytest.approx(3 / 3)
    assert stop["critical"] == push["critical"] == 0
    assert found["1"].policy.args == {"zeroes": 1}


def test_rerolls_of_an_automatic_hit_may_be_critical_which_a_later_stage_no_longer_tells() -> None:
    first = chances(by_text(striking(), pushing(2, 3, 12, 4))["1"])
    assert first["critical"] == first["still-hit"] == 1
    raised = chances(by_text(striking({"critical_needs": "raised_total"}), pushing(2, 3, 12, 4))["1"])
    assert raised["critical"] < 1
    assert "critical" not in chances(by_text(striking(), pushing(2, 5, 12, 5))["1"])


def test_rerolls_that_cannot_hit_promise_no_dice() -> None:
    found = chances(by_text(striking(), pushing(8, 12, 12, 1))["0"])
    assert found["still-hit"] == 1
    spoilt = chances(by_text(striking(), pushing(1, 20, 12, 4))["1"])
    assert (spoilt["still-hit"], spoilt["hit-dice"]) == (0, 0)


def test_the_talent_promises_more_damage_and_may_be_lost() -> None:
    state = striking()
    question: Question[Answer] = Question(0, "proficiency", "Ann", (Number(0), Number(1)), inner=True)
    found = by_text(state, question)
    plain, talented = chances(found["0"]), chances(found["1"])
    assert plain["hit"] == talented["hit"]
    assert plain["wounds"] < talented["wounds"]
    assert "keeps" not in plain
    a = attack_of(state, 0, 1, state.bids[0], situation(state, 0, 1, STRIKE, False))
    done = odds(attack, a, state.house, policy=steady_policy)
    assert talented["keeps"] == pytest.approx(float(done.chance(lambda out: out.usable == 1)))


def test_avoiding_a_hand_to_hand_promises_the_throw() -> None:
    state = on_the_move(ann((0, 1), exh=3), bors((0, 0))).state
    question: Question[Answer] = Question(1, "waive", "Bors", (Number(0), Number(1)), inner=True, about=(9, 0, 0))
    (avoid,) = GUIDE.prospects(state, question)
    assert (avoid.text, avoid.score, sum(part.value for part in avoid.parts)) == ("0", 9, 9)
    level = GUIDE.prospects(state, replace(question, about=(11, 0, 0)))[0]
    assert [part.label for part in level.parts] == ["DX"]
    assert chances(level)["avoids"] > chances(avoid)["avoids"]


# --- the order of bids ------------------------------------------------------------------------------------------------
def test_a_bid_acts_before_smaller_ones_and_after_greater_ones() -> None:
    state = declaring_table(ann(), cid((1, -1), NW), bors(), dan((0, -4))).state
    strike = by_text(state)["strike Bors 4 Mace"]
    assert strike.acts is not None
    assert strike.acts.id == "guide-acts-alone"
    table = Table(state).do("strike Bors 4 Mace", "strike Ann 6 Cutlass")
    who = table.state.order[2]
    assert table.state.figures[who].id == "Cid"
    found = by_text(table.state)
    seen = {dice: found[f"strike Bors {dice} Mace"].acts for dice in (7, 5, 2)}
    acts_by_dice = {dice: (acts.id, acts.args) for dice, acts in seen.items() if acts is not None}
    assert acts_by_dice == {
        7: ("guide-acts-first", {"behind": ("Bors", "Ann")}),
        5: ("guide-acts-between", {"ahead": ("Bors",), "behind": ("Ann",)}),
        2: ("guide-acts-last", {"ahead": ("Bors", "Ann")}),
    }
    lines = GUIDE.order(table.state)
    assert [line.args["who"] for line in lines] == ["Bors", "Ann"]
    assert lines[0].id == "guide-order-at"
    assert lines[0].args["dice"] == 6


def test_a_declaration_without_a_target_is_told_by_its_option() -> None:
    table = declaring_table(ann(), bors()).do("defend none")
    (line,) = GUIDE.order(table.state)
    assert (line.id, line.args["option"], line.args["dice"]) == ("guide-order", "defend", 9)
    assert table.state.bids[0].option == DEFEND


def test_no_chance_leaves_nought_to_one() -> None:
    prospects = GUIDE.prospects(table().state, asked(table().state))
    chances = [chance for prospect in prospects for chance in prospect.chances if not chance.points]
    assert chances
    assert [chance for chance in chances if not 0 <= chance.value <= 1] == []
