"""The open question in plain words, and what the numbers of an inner choice stand for."""

from collections.abc import Callable, Mapping

import msgspec

from affray.cli.board import place_name
from affray.core import Question
from affray.game import Game
from affray.referee import ChoiceNeeded, DiceNeeded
from affray.space.hex import DIRECTION_NAMES, Hex, distance, neighbour

Play = Game[object, object]


class Prompt(msgspec.Struct, frozen=True):
    """A question in words; `labels` name the answers of an inner choice, from 0."""

    text: str
    labels: tuple[str, ...] = ()


OUTER = {
    "retreat": "{side}: force an opponent back, or pass?",
    "side": "{side}: move now, or cede the move to the next side?",
    "pick": "{side}: which figure moves next? `end` ends the side's moves.",
    "move": "{who} moves: a step, a facing to pivot to (which ends the move), or stop?",
    "declare": "{who} declares: what will it do, and with how many dice? The most dice act first.",
    "ready": "{who} readies: what do its hands take?",
}
"""What is asked, by the question's code; other codes are shown as they are."""


def prompt_of(game: Play, side: str) -> Prompt:
    """The open question in words."""
    question = game.question
    assert question is not None, "a game that is over asks nothing"
    needed = game.needed
    who = f"{question.who} ({side})" if question.who else side
    if isinstance(needed, DiceNeeded):
        return Prompt(f"Throw {needed.n}D for {question.who or side or 'the game'} ({roll_name(game, needed)}).")
    if isinstance(needed, ChoiceNeeded):
        worded = INNER.get(question.code)
        if worded is not None:
            return worded(game, question, who)
        return Prompt(f"{who}: {question.code}?", tuple(str(n) for n in range(len(question.answers))))
    form = OUTER.get(question.code, "{who}: " + question.code.replace("_", " ") + "?")
    return Prompt(form.format(side=side, who=who))


def roll_name(game: Play, needed: DiceNeeded) -> str:
    """What a roll is for, in words."""
    code = game.system.codes.get(needed.why)
    return code.code.removeprefix("roll_").replace("_", " ").replace("sv ", "saving throw, ") if code else "a roll"


def about(question: Question[object], count: int) -> tuple[int, ...]:
    """So many of the numbers that go with a question; 0 for any that is missing."""
    return (*question.about, *(0,) * count)[:count]


def proficiency(game: Play, question: Question[object], who: str) -> Prompt:
    """Whether to call on Weapon Proficiency."""
    bid, score, iq = about(question, 3)
    text = (
        f"{who} attacks with {bid} dice, {score} or less hits. Call on Weapon Proficiency? "
        f"It adds to the lowest damage die; afterwards 3 dice (4 after a miss) must total {iq} or less to keep it."
    )
    return Prompt(text, ("no", "yes"))


def reroll(game: Play, question: Question[object], who: str) -> Prompt:
    """How many zeroes to reroll."""
    total, score, thrown = about(question, 3)
    text = (
        f"{who} has {total} with {thrown} dice and must stay at {score} or less. Reroll how many zeroes? "
        f"Each adds a hit die, and its points."
    )
    return Prompt(text, ("none", *COUNTS[: len(question.answers) - 1]))


def waive(game: Play, question: Question[object], who: str) -> Prompt:
    """Whether to avoid a hand-to-hand."""
    (score,) = about(question, 1)
    text = f"{who} is gone for hand to hand: avoid it with 5 dice, {score} or less?"
    return Prompt(text, ("roll to avoid it", "let it happen"))


def place(game: Play, question: Question[object], who: str) -> Prompt:
    """Where a figure that was turned aside goes."""
    mover, q, r = about(question, 3)
    free = free_hexes(game, mover, (q, r))
    labels = [f"{DIRECTION_NAMES[d]} of there, {place_name(at)}" for d, at in free]
    if len(labels) != len(question.answers):
        labels = [f"place {n}" for n in range(len(question.answers))]
    return Prompt(f"{who} turns its foe aside at {place_name((q, r))}: to which hex?", tuple(labels))


def free_hexes(game: Play, mover: int, there: Hex) -> list[tuple[int, Hex]]:
    """The hexes beside a hex where the mover may stand, with their directions from it."""
    picture = game.system.picture(game.state)
    kinds = {kind.name: kind for kind in picture.terrain}
    start = picture.counters[mover].pos if mover < len(picture.counters) else there
    taken = {c.pos for c in picture.counters if not c.down and "prone" not in c.notes and c.pos != start}
    found = []
    for direction in range(6):
        at = neighbour(there, direction)
        ground = kinds.get(picture.ground.get(at, ""))
        if ground is not None and ground.cost and at not in taken and distance(at, there) == 1:
            found.append((direction, at))
    return found


def consent(game: Play, question: Question[object], who: str) -> Prompt:
    """Whether to let another figure have something."""
    (actor,) = about(question, 1)
    counters = game.system.picture(game.state).counters
    other = counters[actor].id if actor < len(counters) else "the other figure"
    return Prompt(f"{who}: agree to the exchange with {other}?", ("no", "yes"))


INNER: Mapping[str, Callable[[Play, Question[object], str], Prompt]] = {
    "proficiency": proficiency,
    "reroll": reroll,
    "waive": waive,
    "place": place,
    "consent": consent,
}
"""How the inner choices are put, by the question's code."""

COUNTS = ("one", "two", "three", "four", "five", "six", "seven", "eight")
TURNS = ("ahead", "ahead right", "back right", "straight back", "back left", "ahead left")


def hints_for(game: Play, texts: tuple[str, ...]) -> tuple[str, ...]:
    """For each answer that names a direction, where that is for the figure asked; else nothing."""
    counter = next((counter for counter in game.system.picture(game.state).counters if counter.active), None)
    if counter is None:
        return ("",) * len(texts)
    found = []
    for text in texts:
        words = text.split()
        if len(words) >= 2 and words[0] in ("step", "enter") and words[1] in DIRECTION_NAMES:
            direction = DIRECTION_NAMES.index(words[1])
            at = place_name(neighbour(counter.pos, direction))
            found.append(f"{TURNS[(direction - counter.facing) % 6]}, {at}")
        else:
            found.append("")
    return tuple(found)
