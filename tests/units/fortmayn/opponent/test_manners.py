"""What a manner changes in what a computer player does in a conflict."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from affray.core import NATURE, Question
from affray.core.faces.opponent import PLAIN, Manner
from affray.dice.stream import Stream
from affray.play.greedy import GreedyPlayer
from affray.play.player import Seat
from affray.referee import ChoiceNeeded, Live, StreamDice
from affray.systems.fortmayn.conflict import planning
from affray.systems.fortmayn.content.codes import CLOSE, NEARBY
from affray.systems.fortmayn.opponent.appraise import appraise
from affray.systems.fortmayn.opponent.opponents import OPPONENTS
from affray.systems.fortmayn.opponent.styles import STYLES
from affray.systems.fortmayn.position.answers import read_answer, write_answer
from affray.systems.fortmayn.position.conflict_answers import Declare, Flee
from affray.systems.fortmayn.position.state import Conflict, State
from affray.systems.fortmayn.rules.gear import new_wear
from affray.systems.fortmayn.system import SYSTEM
from tests.units.fortmayn.frays import BOW, QUIVER, TORCH, brainy, conflict, foe, offers, person

FIGHTS = 40


def plan(state: State, manner: Manner) -> str:
    """What the first character would do in that manner."""
    answers = tuple(map(read_answer, offers(state)))
    worth = OPPONENTS.with_manner(manner).appraise(state, Question(0, "ounce_declare", "", answers))
    return write_answer(answers[worth.index(max(worth))])


class Fought(NamedTuple):
    """How a fight went: Ounces, flights of all, Difficulty Dice removed, BODY Dice lost, plans that move towards a foe, and
    away, plans that stay."""

    ounces: int = 0
    flights: int = 0
    dealt: int = 0
    taken: int = 0
    closes: int = 0
    departures: int = 0
    stays: int = 0


def fought(start: Callable[[], State], manner: Manner, fights: int = FIGHTS) -> Fought:
    """What some fights of that beginning come to in that manner, by the same dice for each."""
    every = [one_fight(start(), manner, number) for number in range(fights)]
    return Fought(*map(sum, zip(*every, strict=True)))


def one_fight(state: State, manner: Manner, number: int) -> Fought:
    """One fight to its end, or until all run."""
    seat = Seat("greedy", GreedyPlayer(manner=manner), Stream(number))
    now, done = state, Fought()
    live = Live(
        StreamDice(Stream(3, number)), SYSTEM.codes,
        lambda *asked: seat.choose(SYSTEM, now, SYSTEM.choice(now, ChoiceNeeded(*asked))), quiet=1,
    )  # fmt: skip
    while (question := SYSTEM.question(now)) is not None and now.fray is not None:
        answer = question.answers[0] if question.side == NATURE else seat.answer(SYSTEM, now, question)
        if isinstance(answer, Flee):
            return done._replace(flights=1)
        before = now
        now = SYSTEM.play(live, now, answer)
        live.rolls.clear()
        if isinstance(answer, Declare):
            i = next(i for i, someone in enumerate(before.people) if someone.id == answer.plan.who)
            meant = planning.effective_plan(before, i, planning.read_plan(answer))
            done = done._replace(
                closes=done.closes + bool(meant.toward),
                departures=done.departures + (meant.move > 0 and not meant.toward),
                stays=done.stays + (meant.move == 0),
            )
        done = done._replace(
            ounces=done.ounces + (question.code == "ounce_confirm"),
            dealt=done.dealt + max(0, sum(enemy.dd for enemy in before.foes) - sum(enemy.dd for enemy in now.foes)),
            taken=done.taken
            + max(
                0,
                sum(someone.body_ready for someone in before.people)
                - sum(someone.body_ready for someone in now.people),
            ),
        )
    return done


def even_fight() -> State:
    """Two against a bear and a ghoul that are about as strong."""
    return conflict(
        person(armor=new_wear("leather")), brainy(), foe("cave_bear", "X", (CLOSE, NEARBY)), foe("kobold", "Y", NEARBY),
    )  # fmt: skip


def test_the_plain_manner_changes_nothing() -> None:
    question = SYSTEM.question(even_fight())
    assert question is not None
    assert appraise(even_fight(), question) == OPPONENTS.with_manner(Manner()).appraise(even_fight(), question)


@pytest.mark.slow
def test_a_bold_one_deals_and_takes_more_than_a_careful_one() -> None:
    bold, plain, careful = (fought(even_fight, manner) for manner in (STYLES["bold"], PLAIN, STYLES["careful"]))
    assert bold.flights <= plain.flights <= careful.flights
    assert bold.flights < careful.flights
    assert bold.dealt > careful.dealt
    assert bold.taken > careful.taken


@pytest.mark.slow
def test_a_bold_one_closes_in_and_a_skirmisher_keeps_away() -> None:
    bold, plain, skirmisher = (fought(even_fight, manner) for manner in (STYLES["bold"], PLAIN, STYLES["skirmisher"]))
    assert bold.closes / bold.ounces > plain.closes / plain.ounces > skirmisher.closes / skirmisher.ounces
    archer = conflict(brainy(things=(BOW, QUIVER), head=3), person(), foe("ghoul", "X", (NEARBY, CLOSE)))
    assert plan(archer, STYLES["skirmisher"]) == "plan Bert away shoot X"
    assert plan(archer, STYLES["bold"]) == plan(archer, PLAIN) == "plan Bert shoot X"


def test_a_holder_stays_where_it_is() -> None:
    plain, holder = (fought(even_fight, manner) for manner in (PLAIN, STYLES["holder"]))
    assert holder.closes < plain.closes / 4
    assert holder.flights <= plain.flights
    state = conflict(person(), foe("ghoul", "X", NEARBY))
    assert plan(state, PLAIN) == "plan Anna fight X"
    assert plan(state, STYLES["holder"]) == "plan Anna fight"


def test_nobody_waits_for_ever() -> None:
    late = conflict(person(), foe("ghoul", "X", NEARBY), fray=Conflict(exchange=10))
    assert plan(late, STYLES["holder"]) == "plan Anna fight X"


def test_who_can_hurt_nobody_keeps_away_the_more_by_his_manner() -> None:
    flees = "plan Anna flee"
    shade = conflict(person(head_ready=0), brainy(things=(TORCH,)), foe("barrow_wight", "X", NEARBY))
    plain, away = (
        OPPONENTS.with_manner(manner).appraise(shade, Question(0, "ounce_declare", "", (read_answer(flees),)))[0]
        for manner in (PLAIN, STYLES["skirmisher"])
    )
    assert 0 < plain < away


@pytest.mark.parametrize("name", STYLES)
def test_a_style_is_a_manner_of_its_own(name: str) -> None:
    assert OPPONENTS.styles[name] != PLAIN
    assert OPPONENTS.with_manner(STYLES[name]).manner == STYLES[name]
