"""A duel played by the whole engine, with the policies of the compiled one."""

from affray.core import NATURE
from affray.dice.stream import Stream
from affray.referee import Live, Policy, StreamDice
from affray.systems.foeman.answers import Answer, Attack, Defend, Word
from affray.systems.foeman.bidding import STRIKE_OPTION
from affray.systems.foeman.constants import CHOOSE_BID, NO_ITEM, WITH_SHIELD, WITH_WEAPON
from affray.systems.foeman.duel import DEFEND_SHIELD, DEFEND_WEAPON, GUARDING, SPENT
from affray.systems.foeman.events import CODES
from affray.systems.foeman.state import ACTED, NONE, State, shield_of
from affray.systems.foeman.system import SYSTEM

WORDS = {"retreat": "pass", "side": "move", "move": "stop"}


def whole_game(state: State, policies: tuple[Policy, Policy], seed: int, game: int) -> tuple[int, int, int, int]:
    """Winner, round and mST left, as `systems.foeman.duel.Ended` has them."""

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


def declaration(state: State, policies: tuple[Policy, Policy]) -> Answer:
    """What the policy of the figure in turn declares."""
    i = state.order[len(state.bids)]
    own, foe = state.figures[i], state.figures[1 - i]
    seen = next((bid.dice for bid in state.bids if bid.figure != i), 0)
    if foe.mode:
        seen = GUARDING
    elif foe.acted == ACTED:
        seen = SPENT
    most = DEFEND_WEAPON if shield_of(own) == NONE else DEFEND_SHIELD
    declared = policies[i](i, CHOOSE_BID, most, own.mst, foe.mst, seen)
    if 1 <= declared <= 9:
        return Attack(STRIKE_OPTION, foe.id, declared, own.main)
    return Defend({0: NO_ITEM, DEFEND_WEAPON: WITH_WEAPON, DEFEND_SHIELD: WITH_SHIELD}[declared])
