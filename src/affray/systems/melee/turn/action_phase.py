"""The action phase: what a figure whose place has come may do, under which option, and what comes of it.

[CM-OPT-01 CM-OPT-03 CM-ACT-03 CM-ACT-04 CM-TURN-04 CM-ADJ-05]
"""

from functools import lru_cache

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.space.bodies import body_after_step
from affray.space.hex import DIRECTION_NAMES
from affray.systems.melee.content.codes import (
    ATTEMPT_HTH,
    CAST,
    CHANGE_WEAPONS,
    CHARGE,
    DISBELIEVE,
    DISENGAGE,
    DODGE,
    DRAW_DAGGER,
    ENGAGED_CAST,
    ENGAGED_DISBELIEVE,
    ENGAGED_RISE,
    HTH_ATTACK,
    LAST_SHOT,
    LEAVE_HTH,
    MISSILE,
    OPTION_LETTERS,
    PICK_UP,
    READY,
    RISE,
    SHIFT_ATTACK,
    SHIFT_DEFEND,
    SHOOT,
)
from affray.systems.melee.position.answers import (
    Answer,
    Attack,
    Cast,
    Disbelieve,
    Disengage,
    Enter,
    Hold,
    Sweep,
    Take,
    Wake,
    Word,
)
from affray.systems.melee.position.figures import KEPT, placed_figures, standing_adj_dx
from affray.systems.melee.position.state import NO_OPTION, LeftPlace, State, alter, index_of
from affray.systems.melee.rules.engagement import Placed, has_in_front, heights_meet
from affray.systems.melee.rules.options import open_options, stance_of
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.turn import attacks, hand_to_hand, handling_items, harm
from affray.systems.melee.turn.abilities import chooser, ways_out
from affray.systems.melee.turn.picking_facings import turn_freely
from affray.systems.melee.turn.spells import binding, casting, disbelieving, sleep

Options = tuple[int, ...]
STANCES = {"dodge": DODGE, "defend": SHIFT_DEFEND}
WAITING = (CHARGE, SHIFT_ATTACK, SHOOT, LAST_SHOT, HTH_ATTACK)
"""The options that a figure can wait with for an opening. [CM-ADJ-05]"""
WORD_OPTIONS: dict[str, Options] = {
    "dodge": (DODGE,),
    "defend": (SHIFT_DEFEND,),
    "stand": (RISE, ENGAGED_RISE),
    "draw": (DRAW_DAGGER,),
    "leave": (LEAVE_HTH,),
}


@lru_cache(maxsize=KEPT)
def options_now(state: State, i: int) -> Options:
    """The options open to figure i at its place in the order. [CM-OPT-03]"""
    return open_options(chooser(state, i), state.house)


def options_for(state: State, i: int, answer: Answer) -> Options:
    """The options that allow an action, whether they are open or not."""
    match answer:
        case Attack(kind, _, weapon):
            return attacks.options_of(attacks.kind_of(state, i, kind, weapon), weapon)
        case Sweep():
            return (CHARGE, SHIFT_ATTACK)
        case Enter():
            return (CHARGE, ATTEMPT_HTH)
        case Hold():
            return (READY, CHANGE_WEAPONS)
        case Take():
            return (READY, PICK_UP)
        case Disengage():
            return (DISENGAGE,)
        case Cast():
            return (CAST, ENGAGED_CAST)
        case Disbelieve():
            return (DISBELIEVE, ENGAGED_DISBELIEVE)
        case Wake():
            return (READY, CHANGE_WEAPONS)
        case Word("wait"):
            return WAITING
        case Word(word):
            return WORD_OPTIONS.get(word, ())
    return ()


def option_used(state: State, i: int, answer: Answer, options: Options) -> int:
    """The option under which an action is taken: the one chosen where that allows it, else the first that is open.
    [CM-OPT-03]"""
    wanted = [option for option in options_for(state, i, answer) if option in options]
    chosen = state.figures[i].turn.option
    return chosen if chosen in wanted or not wanted else wanted[0]


# --- what may be done -------------------------------------------------------------------------------------------------
@lru_cache(maxsize=KEPT)
def act_answers(state: State) -> tuple[Answer, ...]:
    """Every ordinary legal action of the figure whose place has come."""
    i = state.actor
    if state.pending is not None:
        return (*pending_answers(state, i), Word("done"))
    options = options_now(state, i)
    found: list[Answer] = attacks.attack_answers(state, i, options)
    if any(option in options for option in (CHARGE, ATTEMPT_HTH)):
        found.extend(answer for answer in hand_to_hand.enter_answers(state, i) if act_refusal(state, answer) is None)
    for option in (READY, CHANGE_WEAPONS):
        if option in options:
            found.extend(handling_items.hold_answers(state, i, option))
    if READY in options or PICK_UP in options:
        found.extend(handling_items.take_answers(state, i))
    if DISENGAGE in options:
        found.extend(Disengage(direction) for direction in ways_out(state, i))
    if CAST in options or ENGAGED_CAST in options:
        found.extend(casting.cast_answers(state, i))
    if DISBELIEVE in options or ENGAGED_DISBELIEVE in options:
        found.extend(disbelieving.disbelieve_answers(state, i))
    if READY in options or CHANGE_WEAPONS in options:
        found.extend(sleep.wake_answers(state, i))
    words = (*WORD_OPTIONS, "struggle", "wait", "pass")
    found.extend(Word(word) for word in words if act_refusal(state, Word(word)) is None)
    return tuple(found)


def pending_answers(state: State, i: int) -> tuple[Answer, ...]:
    """The attacks that may follow the first one of an action. [CM-ADJ-07 CM-EQUIP-03]"""
    pending = state.pending
    assert pending is not None
    found = attacks.attack_answers(state, i, attacks.options_of(*pending_kind(state, i)))
    return tuple(
        answer for answer in found if isinstance(answer, Attack) and answer.weapon == pending.weapon and not answer.twin
    )


def pending_kind(state: State, i: int) -> tuple[int, str]:
    """The kind of the attack that may follow, and its weapon."""
    pending = state.pending
    assert pending is not None
    kind = MISSILE if pending.kind == attacks.SHOTS else attacks.kind_of(state, i, -1, pending.weapon)
    return kind, pending.weapon


def act_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why the figure whose place has come may not do that; None when it may."""
    i = state.actor
    figure = state.figures[i]
    if state.pending is not None:
        if answer == Word("done") or answer in pending_answers(state, i):
            return None
        return refusal("one-more", "pending", "CM-ADJ-07", who=figure.id)
    options = options_now(state, i)
    match answer:
        case Attack():
            return attacks.attack_refusal(state, i, answer, options)
        case Sweep(weapon):
            return attacks.sweep_refusal(state, i, weapon, options)
        case Word("wait"):
            return wait_refusal(state, i, options)
        case Word("struggle"):
            return binding.struggle_refusal(state, i)
        case Word("pass"):
            return None
    wanted = [option for option in options_for(state, i, answer) if option in options]
    if not wanted:
        return refusal("action-closed", "option", "CM-OPT-01", "CM-OPT-03", who=figure.id)
    return narrow_refusal(state, i, answer, wanted)


def narrow_refusal(state: State, i: int, answer: Answer, wanted: list[int]) -> Refusal | None:
    """Why an action is not possible that an open option allows; None when it is."""
    match answer:
        case Enter():
            return hand_to_hand.enter_refusal(state, i, answer)
        case Hold():
            faults = [handling_items.hold_refusal(state, i, option, answer) for option in wanted]
            return None if None in faults else faults[0]
        case Take(item):
            return handling_items.take_refusal(state, i, item)
        case Disengage(direction):
            if direction in ways_out(state, i):
                return None
            return refusal("no-way", "held", "CM-DIS-02", direction=DIRECTION_NAMES[direction])
        case Word("stand"):
            return hand_to_hand.stand_refusal(state, i)
        case Cast():
            return casting.cast_refusal(state, i, answer)
        case Disbelieve():
            return disbelieving.disbelieve_refusal(state, i, answer)
        case Wake():
            return sleep.wake_refusal(state, i, answer)
    return None


def wait_refusal(state: State, i: int, options: Options) -> Refusal | None:
    """Why figure i cannot wait for an opening; None when it can. [CM-ADJ-05]"""
    figure = state.figures[i]
    if (
        figure.turn.option in WAITING
        and figure.turn.option in options
        and figure.turn.walked + figure.turn.crawled <= 1
    ):
        return None
    return refusal("no-wait", "wait", "CM-ADJ-05", who=figure.id)


# --- doing it ---------------------------------------------------------------------------------------------------------
def play_act(ref: Referee, state: State, answer: Answer) -> State:
    """The state after an action; while the action goes on, the figure stays the actor. [CM-TURN-04]"""
    i = state.actor
    if answer == Word("done"):
        return finish_action(replace(state, pending=None))
    if state.pending is not None:
        assert isinstance(answer, Attack)
        state = attacks.play_attack(ref, state, i, answer)
        return state if state.pending is not None else finish_action(state)
    if isinstance(answer, Enter):
        entry = hand_to_hand.ask_consent(ref, state, i, answer)
        if entry is None:
            # A figure that was not let in has not acted yet.
            return replace(state, refused=(*state.refused, index_of(state, answer.target)))
        return finish_action(hand_to_hand.play_enter(ref, begin_action(ref, state, i, answer), i, answer, entry))
    state = do_action(ref, begin_action(ref, state, i, answer), i, answer)
    return state if state.pending is not None else finish_action(state)


def begin_action(ref: Referee, state: State, i: int, answer: Answer) -> State:
    """The state with figure i's action begun, its option the one that allows it. [CM-OPT-03 CM-TURN-04]"""
    figure = state.figures[i]
    if answer in (Word("pass"), Word("struggle")):
        return alter(state, i, acted=True)
    option = option_used(state, i, answer, options_now(state, i))
    if figure.turn.option not in (option, NO_OPTION):
        say(ref, "switches", who=figure.id, option=OPTION_LETTERS[option], clauses=("CM-OPT-03",))
    return alter(
        state, i, acted=True, option=option, stance=stance_of(option),
        last_shot_used=figure.last_shot_used or (option == LAST_SHOT and isinstance(answer, Attack)),
    )  # fmt: skip


def do_action(ref: Referee, state: State, i: int, answer: Answer) -> State:
    """The state after the action itself."""
    figure = state.figures[i]
    match answer:
        case Attack():
            return attacks.play_attack(ref, state, i, answer)
        case Sweep():
            return attacks.play_sweep(ref, state, i, answer)
        case Hold():
            return handling_items.hold(ref, state, i, figure.turn.option, answer)
        case Take(item):
            return handling_items.take(ref, state, i, item, slings=figure.turn.option == READY)
        case Disengage(direction):
            return disengage(ref, state, i, direction)
        case Word("stand"):
            return hand_to_hand.play_stand(ref, state, i)
        case Cast():
            return casting.cast(ref, state, i, answer)
        case Disbelieve():
            return disbelieving.disbelieve(ref, state, i, answer)
        case Wake():
            return sleep.wake(ref, state, i, answer)
        case Word("struggle"):
            return binding.struggle(ref, state, i)
        case Word("draw"):
            return hand_to_hand.play_draw(ref, state, i)
        case Word("leave"):
            return hand_to_hand.play_leave(ref, state, i)
    assert isinstance(answer, Word)
    done = {"hexes": figure.turn.walked + figure.turn.crawled, "stance": figure.body.stance}
    more = done if answer.word == "pass" else {}
    say(ref, answer.word, who=figure.id, **more, clauses=("CM-ADJ-05" if answer.word == "wait" else "CM-ACT-04",))
    return alter(state, i, waits=answer.word == "wait")


def disengage(ref: Referee, state: State, i: int, direction: int) -> State:
    """The state after a figure has moved a hex in the action phase; slower enemies that had it in front and have not acted
    may still strike where it was. [CM-DIS-02 CM-DIS-03 CM-DIS-04]"""
    figure, figures = state.figures[i], placed_figures(state)
    foes = tuple(
        n for n, foe in enumerate(figures) if may_yet_strike(foe, figures[i]) and not state.figures[n].body.acted
    )
    left = LeftPlace(figure.hexes, figure.facing, standing_adj_dx(state, i), foes)
    say(ref, "disengages", who=figure.id, direction=DIRECTION_NAMES[direction], clauses=("CM-DIS-02",))
    state = alter(state, i, hexes=body_after_step(figure.hexes, direction), left=left if foes else None)
    return turn_freely(ref, harm.enter_hexes(ref, state, i, figure.hexes), i)


def may_yet_strike(foe: Placed, leaver: Placed) -> bool:
    """Whether an enemy has a figure that disengages in a front hex, armed or not, so that it may strike where that was.
    [CM-DIS-04]"""
    free = foe.side != leaver.side and foe.awake and not foe.in_hth
    return bool(free and heights_meet(foe, leaver) and has_in_front(foe, leaver))


def finish_action(state: State) -> State:
    """The state once the actor is done. [CM-ACT-03]"""
    return replace(state, actor=-1, refused=(), pending=None)
