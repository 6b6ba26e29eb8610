"""Whole evenings at a game master's table, said at random: nothing breaks, all of it replays, and nobody learns what is not
his to know."""

from collections.abc import Iterator

import pytest

from affray.core import InputError, eyes
from affray.core.words.texts import strict_texts
from affray.dice.stream import Stream
from affray.game import Game, dumps, loads
from affray.game.scenario import load_scenario
from affray.referee import DiceNeeded
from affray.systems.fortmayn import SYSTEM
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.answers import write_answer
from affray.systems.fortmayn.position.state import State

Table = Game[State, Answer]
MASTER, PLAYERS, NOBODY = 2, (0, 1), eyes.NOBODY
SECRETS = ("Butler", "Trapdoor", "Wyvern")
"""Words that only the game master says, and of which nobody else may ever hear or see."""
MASTERS = (
    "frame Crypt light=dark : Bones.", "note : The Butler did it.", "say : You hear something.", "light lit",
    "obstacle Trapdoor dd=3 task=avoid_trap hidden", "obstacle cliff_face", "creature Wyvern dd=4 band=distant hidden",
    "creature ghoul band=close", "creature bandit count=2", "call all body climbing", "call Hanne head hearing dd=2 hidden",
    "call Odo body avoid_trap Trapdoor", 'call Odo body climbing "Cliff face"', "fight", "fight surprised=foes", "confirm",
    "foes", "peace", "lose Hanne head 1 : A fright.", "restore Odo body 2", "time 1 hour", "camp", "events", "ask likely",
    "draw consequence", "give Hanne rope_50ft", "coins Odo 20", "milestone all", "react Hanne", "recover Hanne",
    "recover Odo", "dd Wyvern 5", "band Wyvern all far_away", "mark Wyvern fled", "attitude Wyvern murderous",
    "plan Ghoul fight Odo", "withdraw 3", "unveil 4", "dice typed", "attach Odo : The abbot", 'hand Odo "First player"',
)  # fmt: skip
OPENING = MASTERS[0], MASTERS[1], MASTERS[4], MASTERS[6]
SPOKEN = (
    'approach Hanne body climbing "Cliff face" equipment=rope_50ft : Up we go.', "approach Odo head searching : Tracks?",
    "cast Odo illusory_torch", "say : I wait.", "plan Hanne fight Ghoul", "plan Odo none", "dice typed", "use Odo torches_6",
    "gear Odo light torches_6", "gear Hanne stow one_handed_weapon", "gear Hanne wield one_handed_weapon",
    "pass Hanne rope_50ft Odo", "assign Hanne body", "assign Odo head",
)  # fmt: skip


def evening(seed: int, length: int = 160) -> Table:
    """So many answers by anybody, as far as they are legal."""
    game: Table = Game.new(SYSTEM, load_scenario("fortmayn", "gm-table"), seed=seed)
    rng = Stream(seed, 1)
    for text in OPENING:
        game.answer_text(text)
    for _ in range(length):
        question = game.question
        assert question is not None
        if isinstance(game.needed, DiceNeeded):
            game.answer(tuple(rng.face(game.needed.die) for _ in range(game.needed.n)))
            continue
        if question.inner:
            game.answer(rng.face(len(question.answers)))
            continue
        try:
            game.answer_text(anything(game, rng))
        except InputError:
            continue
        assert SYSTEM.broken_invariants(game.state) == ()
    return game


def anything(game: Table, rng: Stream) -> str:
    """Something that anybody might say: what is listed for him, or what comes to his mind."""
    question = game.question
    assert question is not None
    side = rng.pick((MASTER, MASTER, *PLAYERS))
    said = question if side == question.side else SYSTEM.seats.aside(game.state, side)
    assert said is not None
    answers = [answer for answer in said.answers if answer.verb != "reveal"]
    if answers and rng.face(2):
        return write_answer(rng.pick(answers))
    return f'@"{game.state.sides[side]}" {rng.pick(MASTERS if side == MASTER else SPOKEN)}'


def shown(game: Table, side: int) -> Iterator[str]:
    """All that a side sees and hears of a game."""
    for before, moment in zip(game.line, game.line[1:], strict=False):
        seen = SYSTEM.secrets.view(moment.state, side)
        yield from SYSTEM.words.summary(seen)
        yield str(SYSTEM.words.picture(seen))
        yield str((seen.table, seen.places, seen.foes, seen.fray, seen.risk))
        for event in eyes.visible_events(SYSTEM, moment.entry.events, side):
            yield str(event)
            yield from SYSTEM.words.wording(event)
        if moment.question is not None and moment.open is None:
            asked = eyes.visible_question(SYSTEM, moment.state, moment.question, side)
            yield SYSTEM.words.prompt(seen, asked, None).text
        if moment.entry.kind == "answer" and isinstance(moment.entry.given, Answer):
            learned = eyes.visible_answer(SYSTEM, before.state, moment.entry.given, moment.entry.side, side)
            yield "" if learned is None else SYSTEM.words.label(SYSTEM.secrets.view(before.state, side), learned)


SEEDS = [*range(8), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(100, 300))]


@pytest.mark.parametrize("seed", SEEDS)
def test_an_evening_replays_and_keeps_its_secrets(seed: int) -> None:
    game = evening(seed)
    data = dumps(game)
    assert dumps(loads(data, system=SYSTEM)) == data
    with strict_texts():
        for side in (NOBODY, *PLAYERS):
            assert not any(secret in text for text in shown(game, side) for secret in SECRETS)
        assert any(secret in text for text in shown(game, MASTER) for secret in SECRETS)


def test_evenings_come_to_fights_and_results() -> None:
    codes = {event.code for seed in range(8) for event in evening(seed).events}
    assert {"conflict", "ounce", "table_kept_back", "table_outcome", "table_gained"} <= codes
