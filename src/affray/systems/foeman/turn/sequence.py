"""What happens between the questions of a round, phase by phase. [FM-RND-01]"""

from msgspec.structs import replace

from affray.core.fight_state import victor_name
from affray.referee import Referee, say
from affray.systems.foeman.content.codes import UNCONSCIOUS, UP
from affray.systems.foeman.position.answers import Answer, Pick, Retreat, Word
from affray.systems.foeman.position.round_order import inner_phase, next_phase
from affray.systems.foeman.position.state import (
    NOBODY,
    OVER,
    Figure,
    State,
    alter,
    alter_body,
    condition,
    is_able,
    is_dwarf,
    put_figure,
    sides_left,
    standing_score,
)
from affray.systems.foeman.rules import bidding
from affray.systems.foeman.rules.body import after_round
from affray.systems.foeman.rules.experience import attack_ep
from affray.systems.foeman.rules.initiative import chooser, rank_sides
from affray.systems.foeman.rules.movement import UNMOVED
from affray.systems.foeman.rules.upkeep import state_after_recovery
from affray.systems.foeman.turn import action_phase, forced_retreats, movement_phase, steps
from affray.systems.foeman.turn.after_a_wound import encounter_grade
from affray.systems.foeman.turn.revival import revive_killed


def finish_game(ref: Referee, state: State, winner: int) -> State:
    """The state with the game over; NOBODY wins a draw. [FM-END-01 FM-END-02 MW-REV-01]"""
    say(ref, "over", side=victor_name(state.sides, state.teams, winner), round=state.round)
    return revive_killed(ref, replace(state, phase=OVER, winner=winner, move=None, actor=NOBODY))


# --- Movement phase -------------------------------------------------------------------------------------------------
def start_game(ref: Referee, state: State) -> State:
    """The state in which the first round begins. [FM-RND-01]"""
    say(ref, "round", round=state.round, clauses=("FM-RND-01",))
    return replace(state, phase=next_phase(state.phase))


def retreat_order(state: State) -> tuple[tuple[int, int], ...]:
    """The order in which retreats are forced, as pairs of side and figure. [FM-RET-04 MW-RET-02]

    Side by side as they moved in the last round (the figure is NOBODY), or figure by figure under `retreat_order` list.
    """
    if state.house.retreat_order:
        return tuple((figure.side, i) for i, figure in enumerate(state.figures))
    rest = tuple(side for side in range(len(state.sides)) if side not in state.last_order)
    return tuple((side, NOBODY) for side in state.last_order + rest)


def next_retreater(ref: Referee, state: State) -> State:
    """The next side that can force a retreat is asked; without one, initiative follows. [FM-RET-04 MW-RET-02]"""
    for side, figure in retreat_order(state):
        if (side if figure == NOBODY else figure) not in state.passed:
            asked = replace(state, side=side, actor=figure)
            if forced_retreats.retreat_answers(asked, side):
                return state if asked == state else asked
            return note_pass(asked)
    return replace(state, phase=next_phase(state.phase), passed=(), side=NOBODY, actor=NOBODY)


def note_pass(state: State) -> State:
    """The state once the side, or the figure of the list, forces no more retreats. [FM-RET-04 MW-RET-02]"""
    done = state.side if state.actor == NOBODY else state.actor
    return replace(state, passed=(*state.passed, done), side=NOBODY, actor=NOBODY)


def force_retreat(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a side has forced a retreat or has passed. [FM-RET-02]"""
    if isinstance(answer, Retreat):
        return forced_retreats.play_retreat(ref, state, answer)
    return note_pass(state)


def roll_initiative(ref: Referee, state: State) -> State:
    """The state after the sides have rolled for the first move. [FM-INI-01 FM-INI-02 FM-INI-04]"""
    sides = sides_left(state)
    first = state.last_order[0] if state.last_order else NOBODY
    ranking, totals = rank_sides(ref, sides, first, state.sides)
    say(
        ref,
        "initiative",
        sides=tuple(state.sides[side] for side in sides),
        totals=totals,
        first=state.sides[first] if first in sides else "",
        ranking=tuple(state.sides[side] for side in ranking),
        clauses=("FM-INI-01", "FM-INI-04") if first in sides else ("FM-INI-01",),
    )
    return replace(state, phase=next_phase(state.phase), ranking=ranking, moved=(), ceded=0, side=NOBODY)


def next_side(ref: Referee, state: State) -> State:
    """The next side may choose to move; the last in line must. [FM-INI-03]"""
    if len(state.moved) == len(state.ranking):
        return replace(state, phase=next_phase(state.phase), side=NOBODY, last_order=state.moved)
    side, may_cede = chooser(state.ranking, state.moved, state.ceded)
    if not may_cede:
        return begin_segment(ref, state, side)
    return state if state.side == side else replace(state, side=side)


def choose_side(ref: Referee, state: State, answer: Answer) -> State:
    """The state after the side has chosen to move or to cede. [FM-INI-03]"""
    if answer == Word("cede"):
        say(ref, "cede", side=state.sides[state.side], clauses=("FM-INI-03",))
        return replace(state, ceded=state.ceded + 1, side=NOBODY)
    return begin_segment(ref, state, state.side)


def begin_segment(ref: Referee, state: State, side: int) -> State:
    """The state in which a side's segment of the Movement phase begins. [FM-RND-01]"""
    say(ref, "segment", side=state.sides[side], clauses=("FM-INI-03",))
    return replace(state, phase=inner_phase(state.phase), side=side, ceded=0)


def unmoved_figures(state: State) -> tuple[int, ...]:
    """The figures of the moving side that have not moved."""
    return tuple(i for i, f in enumerate(state.figures) if f.side == state.side and is_able(f) and not f.motion.moved)


def next_mover(ref: Referee, state: State) -> State:
    """The next figure of the side; a single one left begins its move at once, none left ends the segment."""
    waiting = unmoved_figures(state)
    if not waiting:
        return end_segment(state)
    return replace(steps.begin_move(state, waiting[0]), phase=inner_phase(state.phase)) if len(waiting) == 1 else state


def pick(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a figure was chosen to move, or the rest of the side stays. [FM-MOV-01]"""
    if isinstance(answer, Pick):
        i = next(i for i in unmoved_figures(state) if state.figures[i].id == answer.figure)
        return replace(steps.begin_move(state, i), phase=inner_phase(state.phase))
    for i in unmoved_figures(state):
        state = replace(steps.begin_move(state, i), move=None)
    return end_segment(state)


def end_segment(state: State) -> State:
    """The side has moved: a recorded back of a figure that took no step turns into front. [FM-MOV-08]"""
    for i, figure in enumerate(state.figures):
        if figure.side == state.side and figure.back and figure.motion.steps == 0:
            state = alter(state, i, back=False)
    return replace(state, phase=next_phase(state.phase), moved=(*state.moved, state.side), side=NOBODY, move=None)


def move(ref: Referee, state: State, answer: Answer) -> State:
    """The state after an answer within a figure's move."""
    if answer == Word("surrender"):
        return surrender(ref, state)
    return movement_phase.play_move(ref, state, answer)


def surrender(ref: Referee, state: State) -> State:
    """The figure that is moving gives itself up; who wounded it last has the Ep (filler). [FM-EP-02]"""
    assert state.move is not None
    i = state.move.figure
    figure = state.figures[i]
    say(ref, "surrender", who=figure.id, clauses=("FM-EP-02",))
    state = replace(alter_body(state, i, gone=1, felled=1), move=None)
    foe = figure.last_foe
    if foe == NOBODY or not is_able(state.figures[foe]):
        return state
    victor = state.figures[foe]
    left = figure.mst if figure.mst > 1 else 0
    points = attack_ep(
        grade=encounter_grade(state, i), phys=0, exh=0, level=victor.level, down=0, target_dx=figure.dx, remaining=left
    )
    say(ref, "earn", who=victor.id, points=points, ep=victor.ep + points, clauses=("FM-EP-01", "FM-EP-02"))
    return alter(state, foe, ep=victor.ep + points)


# --- Action phase ---------------------------------------------------------------------------------------------------
def draw_lots(ref: Referee, state: State) -> State:
    """The Action phase begins with a tiebreak order. [FM-BID-02]"""
    figures = tuple(i for i, figure in enumerate(state.figures) if is_able(figure))
    lots = bidding.draw_order(ref, figures, {i: state.figures[i].dx for i in figures})
    say(ref, "action_phase", round=state.round, clauses=("FM-RND-01",))
    for points in sorted({state.figures[i].dx for i in figures}, reverse=True):
        drawn = tuple(state.figures[i].id for i in lots if state.figures[i].dx == points)
        if len(drawn) > 1:
            say(ref, "lots", who=drawn, dx=points, clauses=("FM-BID-02",))
    return replace(state, phase=next_phase(state.phase), lots=lots, order=(), bids=())


def next_cycle(ref: Referee, state: State) -> State:
    """A cycle begins when nobody has declared yet, its action follows when all have. [FM-BID-01 FM-BID-09]"""
    if not state.order:
        waiting = action_phase.waiting_figures(state)
        if not waiting:
            return end_round(ref, state)
        mdx = {i: standing_score(state.figures[i]) for i in waiting}
        order = bidding.priority(mdx, {i: state.figures[i].dx for i in waiting}, state.lots)
        return replace(state, order=order, bids=())
    if len(state.bids) == len(state.order):
        return replace(state, phase=inner_phase(state.phase))
    return action_phase.declare_for_idle(ref, state)


# --- end of the round -----------------------------------------------------------------------------------------------
def end_round(ref: Referee, state: State) -> State:
    """Recovery, aim, pivots, and duress in its next-round form; then the next round. [FM-RND-02]"""
    for i, figure in enumerate(state.figures):
        state = put_figure(state, i, end_figure(ref, state, figure))
    if state.round == state.limit:
        return finish_game(ref, state, NOBODY)
    say(ref, "round", round=state.round + 1, clauses=("FM-RND-01",))
    return replace(
        state,
        round=state.round + 1,
        phase=next_phase(state.phase),
        passed=(),
        side=NOBODY,
        order=(),
        bids=(),
        lots=(),
        ranking=(),
    )


def end_figure(ref: Referee, state: State, figure: Figure) -> Figure:
    """The figure at the start of the next round. [FM-RND-02 FM-REC-02 FM-REC-03 FM-DX-02 FM-DX-03 FM-DX-08]"""
    before = condition(figure)
    after = replace(
        figure,
        body=after_round(figure.body, figure.st, is_dwarf(figure), state.house),
        motion=UNMOVED,
        hurt_by=(),
        was_hurt_by=figure.hurt_by,
    )
    recovered = figure.body.exh - after.body.exh
    if recovered:
        say(ref, "recover", who=figure.id, points=recovered, mst=after.mst, clauses=("FM-REC-02",))
    now = state_after_recovery(before, after.mst, is_dwarf(figure), state.house)
    if before == UNCONSCIOUS and now == UP:
        say(ref, "wake", who=figure.id, clauses=("FM-REC-03",))
    return after
