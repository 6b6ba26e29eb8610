"""A duel played by the whole engine, with the policies of the compiled one."""

from affray.core import NATURE
from affray.dice.stream import Stream
from affray.referee import Live, Policy, StreamDice
from affray.systems.melee.answers import NEAR, SHIELD, Answer, Attack, Face, Hold, Option, Rank, Take, Word
from affray.systems.melee.attacking import arms_now
from affray.systems.melee.constants import (
    CHANGE_WEAPONS,
    CHARGE,
    CHOOSE_ARMS,
    CHOOSE_FACING,
    CHOOSE_MANNER,
    CHOOSE_PLACE,
    ENGAGED,
    ENGAGED_RISE,
    PICK_UP,
    READY,
    RISE,
    SHIFT_ATTACK,
    SHIFT_DEFEND,
    STANDING,
)
from affray.systems.melee.duelist import ATTACKING, DRAWING, FETCHING, GUARDING, RISING, UNSETTLED
from affray.systems.melee.events import CODES
from affray.systems.melee.figures import st_left
from affray.systems.melee.hands import is_broken
from affray.systems.melee.state import State
from affray.systems.melee.system import SYSTEM
from affray.systems.melee.turning import unmasked

DEED_OF = {
    SHIFT_ATTACK: ATTACKING,
    CHARGE: ATTACKING,
    SHIFT_DEFEND: GUARDING,
    PICK_UP: FETCHING,
    CHANGE_WEAPONS: DRAWING,
    ENGAGED_RISE: RISING,
    RISE: RISING,
}


class FaceOff:
    """Two figures and their policies; weapons by their names, "" for no second one."""

    def __init__(self, policies: tuple[Policy, Policy], mains: tuple[str, str], spares: tuple[str, str]) -> None:
        self.policies, self.mains, self.spares = policies, mains, spares

    def play(self, state: State, seed: int, game: int) -> tuple[int, int, int, int]:
        """Winner, turn and ST left of a game, as `systems.melee.duel.Ended` has them."""

        def first(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
            # Whoever may turn faces the other.
            return unmasked(x).index(3 * who) if what == CHOOSE_FACING else 0

        live = Live(StreamDice(Stream(seed, game)), CODES, first, 1)
        while (asked := SYSTEM.question(state)) is not None:
            answer = asked.answers[0] if asked.side == NATURE else self.answer(state, asked.code)
            fault = SYSTEM.refuse(state, answer)
            assert fault is None, (answer, fault)
            state = SYSTEM.play(live, state, answer)
        return state.winner, state.turn, st_left(state, 0), st_left(state, 1)

    def answer(self, state: State, code: str) -> Answer:
        """What the policy in turn answers."""
        if code == "place":
            i = state.rank[0]
            chosen = self.policies[i](i, CHOOSE_PLACE, 1, st_left(state, i), st_left(state, 1 - i), 0)
            return Rank(chosen + 1)
        if code == "move":
            assert state.move is not None
            return Face(state.figures[state.move.figure].facing)
        if code == "option":
            assert state.move is not None
            return self.option(state, state.move.figure)
        return self.action(state, state.actor) if code == "act" else Word("pass")

    def doing(self, state: State, i: int) -> int:
        """What figure i has settled on this turn."""
        figure = state.figures[i]
        if not figure.moved:
            return UNSETTLED
        if figure.option == READY:
            return FETCHING if self.lies(state, i) else DRAWING
        return DEED_OF[figure.option]

    def lies(self, state: State, i: int) -> str:
        """The weapon of figure i that lies near and that it would pick up, the first one before the second; "" for none."""
        lying = [item for _, item in state.items]
        return next((item for item in (self.mains[i], self.spares[i]) if item and item in lying), "")

    def spoiled(self, state: State, i: int) -> bool:
        """Whether figure i holds no whole weapon."""
        return not any(not is_broken(item) for item in state.figures[i].ready)

    def option(self, state: State, i: int) -> Answer:
        """The option that the policy settles on."""
        figure, foe = state.figures[i], 1 - i
        engaged = figure.state == ENGAGED
        if figure.posture != STANDING:
            return Option(ENGAGED_RISE if engaged else RISE, figure.posture)
        spoiled = self.spoiled(state, i)
        open_to = {ATTACKING: True, GUARDING: engaged}
        open_to[FETCHING] = bool(self.lies(state, i)) and not figure.ready
        open_to[DRAWING] = spoiled and bool(self.spares[i]) and self.spares[i] in figure.slung
        most = max(deed for deed, is_open in open_to.items() if is_open)
        what = CHOOSE_ARMS if spoiled else CHOOSE_MANNER
        chosen = self.policies[i](i, what, most, st_left(state, i), st_left(state, foe), self.doing(state, foe))
        deed = chosen if open_to.get(chosen) else ATTACKING
        if deed == FETCHING:
            return Option(PICK_UP if engaged else READY)
        if deed == DRAWING:
            return Option(CHANGE_WEAPONS if engaged else READY)
        if deed == GUARDING:
            return Option(SHIFT_DEFEND)
        return Option(SHIFT_ATTACK if engaged else CHARGE)

    def action(self, state: State, i: int) -> Answer:
        """The action that the option is for."""
        figure, deed = state.figures[i], self.doing(state, i)
        if deed == RISING:
            return Word("stand")
        if deed == GUARDING:
            return Word("defend")
        if deed == FETCHING:
            return Take(self.lies(state, i))
        if deed == DRAWING:
            return Hold((self.spares[i], *((SHIELD,) if figure.shield_ready else ())))
        name = state.figures[1 - i].id
        attacks = (Attack(kind, name, item) for kind, item in arms_now(state, i) if kind == NEAR)
        return next((attack for attack in attacks if SYSTEM.refuse(state, attack) is None), Word("pass"))
