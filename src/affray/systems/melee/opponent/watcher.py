"""Idle turns and blunders of a computer player, each counted beside its occasions."""

from collections import Counter

from affray.core import Question
from affray.space.bodies import body_distance, surrounding_hexes
from affray.systems.melee.content.codes import (
    DISENGAGED,
    ENGAGED_RISE,
    FRONT,
    IN_HTH,
    MISSILE,
    REAR,
    RISE,
    STANDING,
    THROWN,
    WELL,
)
from affray.systems.melee.opponent.company import can_reach, must_close_in
from affray.systems.melee.opponent.worth import (
    awake_foes,
    expected_harm,
    expected_hth_harm,
    miss_failure_chance,
    nearest_foe_distance,
)
from affray.systems.melee.position.answers import NEAR, Answer, Attack, Enter, Face, Hold, Option, Sweep, Word
from affray.systems.melee.position.figures import field
from affray.systems.melee.position.hands import ready_missile
from affray.systems.melee.position.state import Figure, State, index_of, zone_posture
from affray.systems.melee.rules.facing import zone
from affray.systems.melee.rules.hand_to_hand_entry import may_enter
from affray.systems.melee.rules.steps import is_open
from affray.systems.melee.turn import attacks
from affray.systems.melee.turn.aiming import Aim, aims_at, friend_of
from affray.systems.melee.turn.hand_to_hand import entry_of

POOR = 0.2
"""From which chance to hit a friend on shooting past counts as a blunder."""
CLOSED = 2
"""How many walls around a place make it one to hold, and how far from it counts as having left."""
CLOSE = 2
LET_IN, PAYS = 0.67, 1.5
"""How likely an entry is to succeed, roughly, and how much better it must promise to be than blows on foot, in points of
ST, for what it costs to drop the weapons."""
DOES_NOTHING = (Word("dodge"), Word("pass"), Word("wait"))


class MeleeWatcher:
    """Counts over one game.

    `turn` and `idle` (dodged, waited or did nothing although a foe could be struck, or stood far off without closing in, while
    nobody could come: who lets a foe come that has to waits for the first blow, which is no blunder);
    `down` and `down:crawl`; `swap` and `swap:back` (what was put away is taken again unused); `attack` and `attack:fallen`;
    `shot` and `shot:through_friend_poor_odds`; `sweep` and `sweep:single`; `hold` and `hold:left` (a place between walls);
    `move` and `move:back_shown` (to a foe close by that moves later); `grip` and `grip:missed` (hand-to-hand that pays).
    """

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.put_away: dict[str, tuple[str, ...]] = {}

    def note_answer(self, before: State, question: Question[Answer], answer: Answer, after: State) -> None:
        """Takes note of an answer between actions."""
        if question.code == "act" and before.pending is None:
            self.note_action(before, before.actor, question, answer)
        elif question.code == "option" and isinstance(answer, Option) and before.move is not None:
            self.note_rising(before.figures[before.move.figure], answer.option)
        elif question.code == "move" and isinstance(answer, Face) and before.move is not None:
            self.note_move_end(before, before.move.figure, before.move.start, after)

    def note(self, name: str, blunder: str, *, made: bool) -> None:
        """Counts an occasion, and the blunder if it was made."""
        self.counts[name] += 1
        self.counts[blunder] += made

    # --- actions ------------------------------------------------------------------------------------------------------
    def note_action(self, state: State, i: int, question: Question[Answer], answer: Answer) -> None:
        """Takes note of an action."""
        figure = state.figures[i]
        self.note("turn", "idle", made=answer in DOES_NOTHING and has_missed_chance(state, i, question))
        weak = [word for word in question.answers if isinstance(word, Enter) and is_entry_worthwhile(state, i, word)]
        if weak:
            self.note("grip", "grip:missed", made=not isinstance(answer, Enter))
        if isinstance(answer, Hold):
            self.note("swap", "swap:back", made=answer.items == self.put_away.get(figure.id))
            self.put_away[figure.id] = (*figure.ready, *("shield",) * figure.shield_ready)
        elif isinstance(answer, Attack):
            self.put_away.pop(figure.id, None)
            self.note_attack(state, i, answer)
        elif isinstance(answer, Sweep):
            self.note("sweep", "sweep:single", made=len(attacks.sweep_targets(state, i, answer.weapon)) == 1)

    def note_attack(self, state: State, i: int, answer: Attack) -> None:
        """Takes note of an attack."""
        j = index_of(state, answer.target)
        fallen = state.figures[j].body.status != WELL
        self.note("attack", "attack:fallen", made=fallen and bool(awake_foes(state, i)))
        kind = attacks.kind_of(state, i, answer.kind, answer.weapon)
        if kind in (THROWN, MISSILE):
            aim = attacks.worthwhile_aims(aims_at(state, i, j, kind, answer.weapon))[answer.aim]
            poor = friend_hit_chance(state, i, kind, answer.weapon, aim) > POOR
            self.note("shot", "shot:through_friend_poor_odds", made=poor)

    # --- movement -----------------------------------------------------------------------------------------------------
    def note_rising(self, figure: Figure, option: int) -> None:
        """Takes note of how somebody who is down uses the turn."""
        if option in (RISE, ENGAGED_RISE) and figure.state != IN_HTH:
            self.note("down", "down:crawl", made=figure.turn.crawled > 0)

    def note_move_end(self, before: State, i: int, start: tuple[tuple[int, int], ...], after: State) -> None:
        """Takes note of the end of a move: of a place given up, and of a back shown."""
        figure, there = before.figures[i], after.figures[i]
        foes = awake_foes(after, i)
        if figure.state == DISENGAGED and foes and walls_beside(before, start) >= CLOSED:
            left = body_distance(start, there.hexes) > CLOSED and walls_beside(after, there.hexes) < CLOSED
            self.note("hold", "hold:left", made=left)
        close = [
            j
            for j in foes
            if not after.figures[j].turn.moved and body_distance(there.hexes, after.figures[j].hexes) <= CLOSE
        ]
        if close and figure.body.posture == STANDING:
            self.note("move", "move:back_shown", made=any(is_turned_away(there, after.figures[j]) for j in close))


def has_missed_chance(state: State, i: int, question: Question[Answer]) -> bool:
    """Whether a figure that does nothing could have struck a standing foe, or closed in instead of standing far off."""
    figure = state.figures[i]
    for answer in question.answers:
        if (
            isinstance(answer, Attack)
            and answer.kind == NEAR
            and state.figures[index_of(state, answer.target)].body.status == WELL
        ):
            return True
    afar = (
        not figure.spells
        and not ready_missile(figure)
        and figure.body.posture == STANDING
        and figure.state == DISENGAGED
    )
    comes = any(must_close_in(state, j) and can_reach(state, j, i) for j in awake_foes(state, i))
    return afar and figure.turn.walked == 0 and nearest_foe_distance(state, i) > 1 and not comes


def is_entry_worthwhile(state: State, i: int, answer: Enter) -> bool:
    """Whether hand-to-hand promises clearly more than blows on foot, without anybody's consent."""
    j = index_of(state, answer.target)
    if not may_enter(entry_of(state, i, j)):
        return False
    gripped = expected_hth_harm(state, i, j) - expected_hth_harm(state, j, i)
    return LET_IN * gripped > expected_harm(state, i, j, FRONT) - expected_harm(state, j, i, FRONT) + PAYS


def friend_hit_chance(state: State, i: int, kind: int, item: str, aim: Aim) -> float:
    """The chance that a flight meets one of those whom it passes."""
    clear = 1.0
    for group in aim.passed:
        clear *= 1.0 - min(miss_failure_chance(friend_of(state, i, n, kind, item, aim).adj) for n in group)
    return 1.0 - clear


def walls_beside(state: State, hexes: tuple[tuple[int, int], ...]) -> int:
    """How many of the hexes around a place nobody can enter."""
    ground = field(state)
    return sum(not is_open(ground, pos) for pos in surrounding_hexes(hexes))


def is_turned_away(figure: Figure, foe: Figure) -> bool:
    """Whether a foe stands behind a figure."""
    return zone(figure.hexes, figure.facing, zone_posture(figure), foe.hexes[0]) == REAR
