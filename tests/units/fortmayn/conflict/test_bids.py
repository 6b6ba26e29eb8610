"""Orders of one word, which comrades follow until they are told otherwise. [FT-MELEE-02]"""

import pytest

from affray.systems.fortmayn.conflict.bids import ATTACK, DEFEND, FLEE, HOLD, bidden_plan
from affray.systems.fortmayn.content.codes import CLOSE, DISTANT, NEARBY
from affray.systems.fortmayn.content.people import Person, Plan
from affray.systems.fortmayn.position.answers import read_answer, write_answer
from affray.systems.fortmayn.position.standing import conflict_of
from affray.systems.fortmayn.rules.time_and_distance import DISTANT_MOVE, NEARBY_MOVE
from affray.systems.fortmayn.turn import phases
from affray.systems.fortmayn.words.questions import label
from affray.systems.fortmayn.words.wording import wording
from tests.units.fortmayn.frays import BOW, QUIVER, brainy, codes, conflict, fault, foe, offers, outcome, person, play


def archer() -> Person:
    """A Brainy with a bow."""
    return brainy(things=(BOW, QUIVER))


def test_who_is_bidden_is_asked_no_more_and_does_it_each_ounce() -> None:
    state = conflict(person(), brainy(), foe("cave_bear", "X", (NEARBY, NEARBY)))
    state, events = outcome(state, "bid attack", "plan Anna fight")
    assert codes(events) == ["bids"]
    assert "Bert" in str(wording(events[0], "en"))
    assert offers(state) == ["confirm"]
    state = play(state, "confirm", rolls=[(3, 3)])
    assert conflict_of(state).exchange == 1
    assert state.foes[0].bands[1] == CLOSE
    question = phases.question(state)
    assert question is not None
    assert question.who == "Anna"
    assert play(state, "plan Anna fight").fray != state.fray
    assert offers(play(state, "plan Anna fight")) == ["confirm"]


def test_a_plan_goes_before_an_order_and_free_takes_it_back() -> None:
    state = play(
        conflict(person(), brainy(), foe("ghoul", "X")), "bid hold Bert", "plan Bert fight X", "plan Anna fight X"
    )
    assert [plan.who for plan in conflict_of(state).plans] == ["Bert", "Anna"]
    after = play(state, "bid flee Bert")
    assert [plan.who for plan in conflict_of(after).plans] == ["Anna"]
    assert conflict_of(after).bids == (("Bert", FLEE),)
    freed = play(after, "bid free Bert")
    assert conflict_of(freed).bids == ()
    question = phases.question(freed)
    assert question is not None
    assert question.who == "Bert"


def test_an_order_without_names_is_for_all_but_the_leader() -> None:
    state = conflict(person(), brainy(), foe("ghoul", "X"))
    assert conflict_of(play(state, "bid attack")).bids == (("Bert", ATTACK),)
    led = play(state, "bid hold Anna", "bid attack")
    assert conflict_of(led).bids == (("Anna", ATTACK),)
    everybody = play(state, "bid hold Anna Bert")
    assert offers(everybody) == ["confirm"]
    assert conflict_of(play(everybody, "bid attack")).bids == (("Anna", HOLD), ("Bert", ATTACK))


def test_only_who_takes_part_is_bidden() -> None:
    state = conflict(person(), brainy(out=True, body_ready=0), foe("ghoul", "X"))
    assert fault(state, "bid attack Cora") == fault(state, "bid attack Bert") == "who"
    assert fault(state, "bid attack Anna") == ""
    assert write_answer(read_answer("bid defend Bert")) == "bid defend Bert"


@pytest.mark.parametrize(
    ("word", "at", "plan"),
    [
        (ATTACK, CLOSE, Plan(who="Anna", action="fight", target="X")),
        (ATTACK, NEARBY, Plan(who="Anna", action="fight", target="X")),
        (ATTACK, DISTANT, Plan(who="Anna", move=DISTANT_MOVE, toward="X")),
        (DEFEND, NEARBY, Plan(who="Anna", action="fight")),
        (HOLD, NEARBY, Plan(who="Anna", action="fight")),
        (FLEE, NEARBY, Plan(who="Anna", move=DISTANT_MOVE)),
    ],
)
def test_what_carries_an_order_out(word: str, at: int, plan: Plan) -> None:
    assert bidden_plan(conflict(person(), foe("ghoul", "X", at)), 0, word) == plan


def test_who_attacks_fights_all_who_are_close() -> None:
    state = conflict(person(), foe("kobold", "X"), foe("kobold", "Y"))
    assert bidden_plan(state, 0, ATTACK).others == ("Y",)


def test_who_has_a_bow_shoots_from_where_he_stands() -> None:
    state = conflict(archer(), person(), foe("ghoul", "X", (NEARBY, CLOSE)))
    for word in (ATTACK, HOLD):
        assert bidden_plan(state, 0, word) == Plan(who="Bert", action="shoot", target="X")
    beset = conflict(archer(), person(), foe("ghoul", "X"))
    assert bidden_plan(beset, 0, ATTACK).action == "fight"


def test_who_defends_goes_to_the_leader() -> None:
    state = play(conflict(person(), brainy(), foe("ghoul", "X", (CLOSE, NEARBY))), "bid defend Bert")
    assert bidden_plan(state, 1, DEFEND) == Plan(who="Bert", move=NEARBY_MOVE, toward="Anna", action="fight")


def test_who_can_do_nothing_of_it_waits() -> None:
    held = conflict(person(held=True), foe("ghoul", "X", DISTANT))
    assert bidden_plan(held, 0, ATTACK) == Plan(who="Anna")


def test_an_order_is_said_in_both_languages() -> None:
    state = conflict(person(), brainy(), foe("ghoul", "X"))
    assert label(state, read_answer("bid attack"), "en") == "All others: attack"
    assert label(state, read_answer("bid defend Bert"), "en") == "Bert: stand by me"
    assert label(state, read_answer("bid free Anna Bert"), "de") == "Anna, Bert: wie ihr wollt"
