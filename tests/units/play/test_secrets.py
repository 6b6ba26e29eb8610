"""Computer players see no more than their side may, and the compliance checks hold a system to its secrets."""

from typing import TypeVar

import pytest
from msgspec.structs import replace

from affray.core import Event
from affray.dice.stream import Stream
from affray.game import Game
from affray.play import Seat, play_fast, play_out
from affray.play.player import Asked, Thought
from affray.testing import check_system
from tests.toy import PIG, TABLE
from tests.veiled import CACHES, YARD, Caches, Ground

S = TypeVar("S")
A = TypeVar("A")


class Spy:
    """A player that keeps all it is shown, and buries what it can."""

    def __init__(self) -> None:
        self.seen: list[object] = []

    def think(self, asked: Asked[S, A]) -> Thought[A]:
        self.seen.append(asked.state)
        return Thought(asked.question.answers[1 if asked.question.inner else 0])


def spies() -> tuple[list[Spy], list[Seat]]:
    players = [Spy(), Spy()]
    return players, [Seat("spy", player, Stream(1)) for player in players]


@pytest.mark.parametrize("fast", [False, True])
def test_a_computer_player_is_shown_its_own_word_only(fast: bool) -> None:
    players, seats = spies()
    if fast:
        play_fast(CACHES, CACHES.setup(YARD, {}), seats, Stream(1))
    else:
        play_out(Game.new(CACHES, YARD), seats)
    first, second = (str(player.seen) for player in players)
    assert "amber" in first and "cobalt" not in first
    assert "cobalt" in second and "amber" not in second


def test_a_system_with_secrets_complies() -> None:
    check_system(CACHES, [YARD], games=3)


class Peeping(Caches):
    facts = replace(CACHES.facts, secrets=False)


class Forgetful(Caches):
    def view(self, state: Ground, side: int) -> Ground:
        return replace(super().view(state, side), turns=state.turns, deep=(*state.deep[1:], state.deep[0]))


class Echoing(Caches):
    def event_for(self, event: Event, side: int) -> Event | None:
        return replace(event, code=f"{event.code}-again")


class Wordless(Caches):
    def label(self, state: Ground, answer: str, language: str = "en") -> str:
        return " " if answer == "bury" else super().label(state, answer, language)


def test_what_hides_without_saying_so_is_named() -> None:
    with pytest.raises(AssertionError, match="its facts say secrets=False, but it has a face for them"):
        check_system(Peeping(), [YARD], games=1)
    check_system(PIG, [TABLE], games=1)


@pytest.mark.parametrize(
    ("system", "message"),
    [
        (Forgetful(), "a view of a view is another view, as side "),
        (Echoing(), "is heard as another one the second time, as side -1 sees it"),
        (Wordless(), "what is learned of 'bury .*' has no label, as side "),
    ],
)
def test_a_leak_in_what_is_hidden_is_named(system: Caches, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check_system(system, [YARD], games=3)
