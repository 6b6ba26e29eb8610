"""The option that a figure takes at the end of its move, the posture and stance that come with it, and what the run cost.

[CM-OPT-01 CM-OPT-03 CM-OPT-13 CM-OPT-14 CM-OPT-16 CM-OPT-21 CM-SPEED-02 CM-SPEED-04]
"""

from msgspec.structs import replace

from affray.core import Refusal
from affray.referee import Referee, say
from affray.systems.melee.content.codes import (
    CHARGE,
    DISENGAGED,
    DROP,
    ENGAGED_RISE,
    HTH_ATTACK,
    IN_HTH,
    KNEELING,
    MISSILE,
    OPTION_LETTERS,
    POSTURE_NAMES,
    PRONE,
    RISE,
    RUN,
    SHIFT_ATTACK,
    SHOOT,
    STANDING,
)
from affray.systems.melee.position.answers import Answer, Option, Word
from affray.systems.melee.position.figures import is_exhausted, load, ma
from affray.systems.melee.position.state import NO_OPTION, PICK, State, alter, is_airborne
from affray.systems.melee.rules.aim import can_attack_from, can_fire_prone
from affray.systems.melee.rules.options import (
    Chooser,
    is_equipped,
    is_open,
    is_open_in_posture,
    open_options,
    stance_of,
)
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.rules.speeds import max_hexes, speed_fatigue, speed_of, state_of
from affray.systems.melee.turn import harm
from affray.systems.melee.turn.abilities import chooser, loaded_missile, moved_ma
from affray.systems.melee.turn.aiming import is_crossbow
from affray.systems.melee.turn.movement_phase import current_move

SPEED_WORDS = ("stand_still", "walk_slow", "walk", "jog", "run", "shift")


# --- what may be chosen -----------------------------------------------------------------------------------------------
def postures(state: State, i: int, option: int) -> tuple[int, ...]:
    """The postures that an option lets the figure take: d a lower one, f its own or a lower one, all others its own; none
    lower in the air. [CM-OPT-14 CM-OPT-16]"""
    figure = state.figures[i]
    lower = (
        () if is_airborne(figure) else tuple(posture for posture in (KNEELING, PRONE) if posture > figure.body.posture)
    )
    if option == DROP:
        return lower
    return (figure.body.posture, *lower) if option == SHOOT else (figure.body.posture,)


def is_shot_lost(state: State, i: int, posture: int) -> bool:
    """Whether a figure that takes a posture can no longer fire what it holds loaded. [CM-PRONE-03]"""
    item = loaded_missile(state, i)
    return item != "" and not can_attack_from(MISSILE, posture, can_fire_prone(is_crossbow(item), state.house))


def option_answers(state: State) -> tuple[Answer, ...]:
    """Every option open to the figure that has moved, with the postures it may take; to pass where none is."""
    i = current_move(state).figure
    found = tuple(
        Option(option, posture)
        for option in open_options(chooser(state, i), state.house)
        for posture in postures(state, i, option)
    )
    return found or (Word("pass"),)


def option_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why the figure that has moved may not take that option so; None when it may. [CM-OPT-02 CM-OPT-03]"""
    i = current_move(state).figure
    figure = state.figures[i]
    if answer in option_answers(state):
        return None
    if not isinstance(answer, Option):
        return refusal("not-an-option", "not_now", "CM-OPT-01")
    letter = OPTION_LETTERS[answer.option]
    if not is_open(answer.option, chooser(state, i), state.house):
        return closed_refusal(state, i, answer.option)
    posture = POSTURE_NAMES[answer.posture]
    return refusal("posture", "posture", "CM-OPT-14", who=figure.id, letter=letter, option=letter, posture=posture)


def options_state(now: Chooser) -> int:
    """The state whose list of options is the figure's. [CM-OPT-02 CM-MOVE-04]"""
    return IN_HTH if now.in_hth else now.state


def closed_options(state: State) -> tuple[Answer, ...]:
    """The options of the list of the figure that has moved which are not open to it. [CM-OPT-02]"""
    i = current_move(state).figure
    now = chooser(state, i)
    return tuple(
        Option(option, state.figures[i].body.posture)
        for option in range(len(OPTION_LETTERS))
        if state_of(option) == options_state(now) and not is_open(option, now, state.house)
    )


def closed_refusal(state: State, i: int, option: int) -> Refusal:
    """Why an option is not open to the figure: it has moved too far, it lies or was knocked down, or lacks what the option
    needs. [CM-OPT-02 CM-OPT-03 CM-OPT-04 CM-OPT-05 CM-SPEED-03]"""
    figure, now = state.figures[i], chooser(state, i)
    letter = OPTION_LETTERS[option]
    hexes = figure.turn.walked + figure.turn.crawled
    if now.able and state_of(option) == options_state(now):
        most = max_hexes(option, now.ma, now.load, now.exhausted)
        if not now.in_hth and now.walked > most:
            return refusal("option-far", "option", "CM-OPT-03", "CM-SPEED-03", letter=letter, hexes=hexes, most=most)
        if not now.in_hth and not is_open_in_posture(option, now):
            stands = int(now.posture == STANDING)
            return refusal("option-posture", "option", "CM-OPT-04", "CM-OPT-05", letter=letter, stands=stands)
        if not is_equipped(option, now):
            return refusal("option-lacks", "option", "CM-OPT-02", who=figure.id, letter=letter)
    return refusal(
        "option-closed", "option", "CM-OPT-02", "CM-OPT-03", who=figure.id, option=letter, letter=letter, hexes=hexes
    )


def usual_option(state: State, i: int) -> int:
    """The option that a figure takes which stays where it is and leaves the rest for its action: to attack, where that is
    open. [CM-OPT-03]"""
    found = open_options(chooser(state, i), state.house)
    wanted = (SHOOT, CHARGE, SHIFT_ATTACK, HTH_ATTACK, RISE, ENGAGED_RISE)
    return next((option for option in wanted if option in found), found[0] if found else NO_OPTION)


# --- the choice -------------------------------------------------------------------------------------------------------
def choose_option(ref: Referee, state: State, answer: Answer) -> State:
    """The state after the option was chosen; the figure's move is over. [CM-OPT-01 CM-MOVE-01]"""
    i = current_move(state).figure
    if isinstance(answer, Option):
        state = take_option(ref, state, i, answer.option, answer.posture)
    else:
        state = alter(state, i, moved=True, pace=moved_ma(state, i))
    return replace(state, move=None, phase=PICK)


def take_option(ref: Referee, state: State, i: int, option: int, posture: int) -> State:
    """The state with the option of figure i: its posture and stance, and a run paid for. [CM-SPEED-04 CM-OPT-13 CM-OPT-21]"""
    figure = state.figures[i]
    hexes = figure.turn.walked + figure.turn.crawled
    crawls = figure.turn.crawled > 0 or figure.state == IN_HTH
    speed = speed_of(option, hexes, ma(state, i), load(state, i), is_exhausted(state, i), state.house)
    lowers = posture != figure.body.posture
    say(
        ref, "option", who=figure.id, option=OPTION_LETTERS[option], speed=SPEED_WORDS[speed], hexes=hexes,
        crawls=int(crawls), flies=int(is_airborne(figure)), posture=POSTURE_NAMES[posture] if lowers else "",
        clauses=("CM-OPT-01", "CM-SPEED-02"),
    )  # fmt: skip
    now = moved_ma(state, i)
    state = alter(state, i, option=option, posture=posture, stance=stance_of(option), moved=True, pace=now)
    runs = speed == RUN and figure.state == DISENGAGED and figure.body.posture == STANDING
    return harm.tire(ref, state, i, speed_fatigue(speed)) if runs else state


def stay(ref: Referee, state: State, i: int) -> State:
    """The state with figure i where and as it is, its option the usual one."""
    option = usual_option(state, i)
    if option == NO_OPTION:
        return alter(state, i, moved=True, pace=moved_ma(state, i))
    return take_option(ref, state, i, option, state.figures[i].body.posture)
