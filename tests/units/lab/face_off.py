"""A duel played by the whole engine, with the policies of the compiled one."""

from affray.core import NATURE
from affray.dice.stream import Stream
from affray.lab.systems.foeman.sample import WORDS, declaration
from affray.referee import Live, Policy, StreamDice
from affray.systems.foeman.content.events import CODES
from affray.systems.foeman.position.answers import Answer, Word
from affray.systems.foeman.position.state import State
from affray.systems.foeman.system import SYSTEM


def whole_game(state: State, policies: tuple[Policy, Policy], seed: int, game: int) -> tuple[int, int, int, int]:
    """Winner, round and mST left, as `systems.foeman.duel.duel.Ended` has them."""

    def choose(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
        return policies[who](who, what, most, x, y, z)

    live = Live(StreamDice(Stream(seed, game)), CODES, choose, 1)
    while (asked := SYSTEM.question(state)) is not None:
        answer: Answer
        if asked.side == NATURE:
            answer = asked.answers[0]
        elif asked.code in WORDS:
            answer = Word(WORDS[asked.code])
        else:
            answer = declaration(state, policies)
        assert SYSTEM.refuse(state, answer) is None
        state = SYSTEM.play(live, state, answer)
    return state.winner, state.round, state.figures[0].mst, state.figures[1].mst
