"""Game masters who rule at random, by the forms that the page shows them."""

import random

from affray.core.faces.forms import Field, Form, words_of
from affray.game.refusals import Refused
from affray.play.player import Seat
from affray.play.players import make_seat
from affray.play.run import give_answer
from tests.units.mastering.fights import Fight

WORDS = ("The bridge shakes", "An owl cries", "Lantern", "Old dog", "Gate")
QUIET = ("ruling-end",)
"""Forms of rulings that would end the fight."""


def some_value(field: Field, rng: random.Random) -> list[str]:
    """A value of a field; of a flag, or one that may be left out, sometimes none."""
    if not field.needed and rng.random() < 0.5:
        return []
    if field.picks:
        return [rng.choice(field.picks).value]
    if field.key == "hex":
        return [f"{rng.randint(0, 9)},{rng.randint(0, 9)}"]
    if field.key == "change":
        return [str(rng.randint(-3, 3))]
    return [str(rng.randint(1, 4))] if field.kind == "number" else [rng.choice(WORDS).replace(" ", "_")]


def some_ruling(form: Form, rng: random.Random) -> str:
    """A ruling that a form makes of random values."""
    words, _ = words_of(form, {field.key: some_value(field, rng) for field in form.fields})
    return " ".join(words)


class Ruler:
    """A game master who tries some rulings each time that he is asked; `made` and `refused` are those of each form."""

    def __init__(self, game: Fight, seed: int, tries: int = 4) -> None:
        self.game, self.rng, self.tries = game, random.Random(seed), tries
        self.made: dict[str, int] = {}
        self.refused: dict[str, int] = {}

    def rule(self) -> None:
        """Rules some things, and lets the fight go on."""
        for _ in range(self.tries):
            question, guide = self.game.question, self.game.system.guide
            assert question is not None and guide is not None
            form = self.rng.choice([form for form in guide.forms(self.game.state, question) if form.code not in QUIET])  # type: ignore[attr-defined]
            try:
                self.game.answer_text(some_ruling(form, self.rng))
                self.made[form.code] = self.made.get(form.code, 0) + 1
            except Refused:
                self.refused[form.code] = self.refused.get(form.code, 0) + 1
        self.game.answer_text("go on")


def seats_for(game: Fight, player: str) -> list[Seat]:
    """A computer player for each seat."""
    return [make_seat(player, seat) for seat in range(len(game.system.sides(game.state)))]


def play_step(game: Fight, seats: list[Seat], ruler: Ruler | None = None) -> None:
    """The next answer of a computer player, or what the game master rules now: without a ruler he lets the fight go on."""
    question = game.question
    assert question is not None
    if ruler is not None and game.system.seats.is_master(game.state, question.side):
        ruler.rule()
    else:
        give_answer(game, seats[question.side], question)
