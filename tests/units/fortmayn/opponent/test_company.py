"""Tests of computer players that lead a character of a company: they do what is theirs, and go along with the lead."""

from affray.play.players import make_seat
from affray.systems.fortmayn.opponent.appraise import appraise
from affray.systems.fortmayn.position.answers import write_answer
from affray.systems.fortmayn.turn import phases
from tests.units.fortmayn.friends import ANN, BOB, CAT, hub, put_to, scene, went


def answer(state: object, side: int) -> str:
    """What a computer player answers in the place of a side."""
    question = put_to(state, side)  # type: ignore[arg-type]
    values = appraise(state, question)  # type: ignore[arg-type]
    return write_answer(question.answers[values.index(max(values))])


def test_who_leads_decides_by_his_own_judgement_and_never_ends_a_vote_early() -> None:
    assert answer(scene(), ANN).startswith("use_item Asha wield")
    assert answer(went(hub(), "@Bob sleep").state, ANN) != "decide"


def test_who_does_not_lead_goes_along_with_the_lead() -> None:
    voted = went(scene(), "@Cat go 1", "@Ann rest").state
    assert answer(voted, BOB) == "rest" or answer(voted, BOB).startswith("use_item Berin")
    assert answer(went(scene(), "leave").state, CAT) == "leave"


def test_before_the_vote_each_sees_to_his_own_gear() -> None:
    assert answer(went(hub(), "depart 1").state, BOB).startswith("buy Berin")


def test_a_game_of_computers_alone_comes_to_an_end() -> None:
    from affray.game.game import Game
    from affray.game.scenario import shipped_scenario
    from affray.play.run import play_out
    from affray.systems.fortmayn.system import SYSTEM

    scenario = shipped_scenario("fortmayn", "friends")
    assert scenario is not None
    game = Game.new(SYSTEM, scenario, {}, 3)
    play_out(game, [make_seat("computer:2", place + 1) for place in range(4)])
    assert game.is_over and phases.question(game.state) is None
