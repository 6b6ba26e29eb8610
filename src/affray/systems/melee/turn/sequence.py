"""What happens between the questions of a turn, phase by phase. [CM-TURN-01 CM-TURN-02]"""

from msgspec.structs import replace

from affray.core.fight_state import is_decided, victor_name
from affray.core.memory import DRAWN, remember
from affray.referee import Referee, roll_sum, say
from affray.systems.melee.content.codes import DEAD, ROLL_ORDER, WELL, D
from affray.systems.melee.content.tables import grounds
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import Answer, Pick, Rank, Retreat, Word
from affray.systems.melee.position.figures import body_of, st_left, standing_adj_dx, with_body
from affray.systems.melee.position.hands import has_trait, row_of
from affray.systems.melee.position.state import (
    ACT,
    ACTOR,
    INITIATIVE,
    NO_OPTION,
    NOBODY,
    ORDER,
    OVER,
    PICK,
    PLACE,
    POST,
    RENEW,
    RETREAT,
    Figure,
    FigureTurn,
    State,
    alter,
    is_airborne,
    is_alive,
    is_awake,
    put_figure,
    sides_left,
)
from affray.systems.melee.rules import initiative
from affray.systems.melee.rules.equipment import rate_of, reload_left
from affray.systems.melee.rules.injury import heal, next_turn
from affray.systems.melee.rules.load import next_flight_phase
from affray.systems.melee.rules.options import is_able, turns_waited
from affray.systems.melee.turn import action_phase, choosing_options, forced_retreats, harm, movement_phase, setting_out
from affray.systems.melee.turn.abilities import can_do_anything
from affray.systems.melee.turn.spells import renewing

HEALS = "heals"


def can_still_change(state: State) -> bool:
    """Whether the last phase of the turn, in which the end is judged, could still change it: by fire under those who
    stand, or in somebody that heals by itself. Where it could not, the game ends at once. [CM-END-01 CM-TURN-03]"""
    burning = spell_effects.terrain_hexes(state, "fire")
    for figure in state.figures:
        if is_awake(figure) and not is_airborne(figure) and not burning.isdisjoint(figure.hexes):
            return True
        if figure.body.hits and is_alive(figure) and has_trait(figure, HEALS):
            return True
    return False


def finish(ref: Referee, state: State, winner: int) -> State:
    """The game is over; nobody wins a draw. [CM-END-01 CM-END-02]"""
    won = victor_name(state.sides, state.teams, winner)
    say(ref, "over", side=won, turn=state.turn, clauses=("CM-END-01",))
    return replace(state, phase=OVER, winner=winner, move=None, actor=NOBODY, pending=None)


# --- initiative -------------------------------------------------------------------------------------------------------
def start(ref: Referee, state: State) -> State:
    """The first turn begins; told is what of the fight is filler. [CM-TURN-01]"""
    beasts = tuple(dict.fromkeys(figure.creature for figure in state.figures if figure.creature))
    say(ref, "filler", magic=int(any(figure.spells for figure in state.figures)), race=beasts)
    say(ref, "turn", turn=state.turn, clauses=("CM-TURN-01",))
    return replace(state, phase=INITIATIVE)


def roll_initiative(ref: Referee, state: State) -> State:
    """The sides roll for the choice of place. [CM-INIT-01 CM-INIT-02]"""
    rank, thrown = initiative.rank_sides(ref, sides_left(state))
    say(
        ref, "initiative", ranking=tuple(state.sides[side] for side in rank),
        throws=tuple("+".join(map(str, thrown[side])) for side in rank), clauses=("CM-INIT-01", "CM-INIT-02"),
    )  # fmt: skip
    return replace(state, phase=PLACE, rank=rank)


def place_answers(state: State) -> tuple[Answer, ...]:
    """The places in the order of moving that the winner may take. [CM-INIT-03 CM-INIT-04]"""
    return tuple(Rank(place + 1) for place in range(initiative.place_count(len(state.rank), state.house)))


def take_place(ref: Referee, state: State, answer: Answer) -> State:
    """The winner takes its place; the spells that go on are to be paid for. [CM-INIT-03 CM-INIT-04 CM-TURN-02]"""
    assert isinstance(answer, Rank)
    sides = initiative.moving_order(state.rank, answer.place - 1)
    say(
        ref,
        "places",
        side=state.sides[state.rank[0]],
        order=tuple(state.sides[side] for side in sides),
        clauses=("CM-INIT-03",),
    )
    state = replace(state, phase=RENEW, order=sides, stage=0)
    return replace(state, renewals=renewing.due_spells(state))


def next_renewal(ref: Referee, state: State) -> State:
    """The next spell to be paid for; without one, the movement of the first side. [CM-RENEW-01]"""
    return state if state.renewals else begin_segment(ref, replace(state, phase=PICK))


# --- movement ---------------------------------------------------------------------------------------------------------
def begin_segment(ref: Referee, state: State) -> State:
    """A side's part of the movement phase begins. [CM-MOVE-01]"""
    say(ref, "segment", side=state.sides[state.order[state.stage]], clauses=("CM-MOVE-01",))
    return state


def next_mover(ref: Referee, state: State) -> State:
    """The next figure of the side; a single one left begins its move at once, none left makes room for the next side.
    [CM-MOVE-01]"""
    waiting = movement_phase.unmoved_figures(state)
    if len(waiting) == 1:
        return movement_phase.begin_move(state, waiting[0])
    if waiting:
        return state
    if state.stage + 1 < len(state.order):
        return begin_segment(ref, replace(state, stage=state.stage + 1))
    say(ref, "action_phase", turn=state.turn, clauses=("CM-ACT-01",))
    return replace(state, phase=ACT, stage=0, lots=(), ready=(), actor=NOBODY)


def pick_mover(ref: Referee, state: State, answer: Answer) -> State:
    """A figure is chosen to move, or the rest of the side stays as it is. [CM-MOVE-01]"""
    if isinstance(answer, Pick):
        i = next(i for i in movement_phase.unmoved_figures(state) if state.figures[i].id == answer.figure)
        return movement_phase.begin_move(state, i)
    for i in movement_phase.unmoved_figures(state):
        state = choosing_options.stay(ref, setting_out.fix_state(state, i), i)
    return state


# --- actions ----------------------------------------------------------------------------------------------------------
@remember(DRAWN)
def actors(state: State) -> tuple[initiative.Actor, ...]:
    """The figures that have not acted and can. [CM-ACT-03 CM-ACT-04]"""
    return tuple(
        initiative.Actor(i, f.side, standing_adj_dx(state, i))
        for i, f in enumerate(state.figures)
        if f.turn.moved
        and is_able(f.body.status, f.body.acted, f.body.lost, int(f.turn.defended))
        and can_do_anything(state, i)
    )


def next_actor(ref: Referee, state: State) -> State:
    """The figure whose place has come, dice for a tie, or the end of the action phase. [CM-ACT-01 CM-ACT-02 CM-ACT-03]"""
    found = actors(state)
    if not found:
        return replace(state, phase=RETREAT, stage=0, actor=NOBODY, ready=())
    if initiative.due_rollers(found, state.lots, state.house):
        return replace(state, phase=ORDER)
    ready = initiative.next_candidates(found, state.lots, state.house, state.rank)
    return give_turn(ref, state, ready[0]) if len(ready) == 1 else replace(state, phase=ACTOR, ready=ready)


def break_ties(ref: Referee, state: State) -> State:
    """The dice of a tie in the order of acting. [CM-ACT-02]"""
    found = actors(state)
    dx = initiative.first_actors(found)[0].dx
    dice = {who: roll_sum(ref, 1, D, ROLL_ORDER) + 1 for who in initiative.due_rollers(found, state.lots, state.house)}
    names = tied_throwers(state)
    lots = initiative.add_dice(state.lots, dx, dice)
    again = initiative.due_rollers(found, lots, state.house)
    first = initiative.next_candidates(found, lots, state.house, state.rank)[0]
    say(
        ref, "tie", figures=tuple(state.figures[actor.figure].id for actor in initiative.first_actors(found)), names=names,
        numbers=tuple(dice.values()), dx=dx, settled=int(not again), first=roller_name(state, first),
        clauses=("CM-ACT-02",),
    )  # fmt: skip
    return replace(state, phase=ACT, lots=lots, actor=NOBODY)


def tied_throwers(state: State) -> tuple[str, ...]:
    """The figures or sides that throw for a tie in the order of acting, in the order of their dice. [CM-ACT-02]"""
    due = initiative.due_rollers(actors(state), state.lots, state.house)
    by_figure = state.house.tie_break == initiative.BY_FIGURE
    return tuple(state.figures[who].id if by_figure else state.sides[who] for who in due)


def roller_name(state: State, i: int) -> str:
    """Who a figure's lot is thrown for: the figure, or its side. [CM-ACT-02]"""
    figure = state.figures[i]
    return figure.id if state.house.tie_break == initiative.BY_FIGURE else state.sides[figure.side]


def choose_actor(ref: Referee, state: State, answer: Answer) -> State:
    """Of several figures of a side whose place has come, the one that its player picks. [CM-ACT-02]"""
    assert isinstance(answer, Pick)
    i = next(i for i in state.ready if state.figures[i].id == answer.figure)
    return replace(state, phase=ACT, actor=i, ready=())


def give_turn(ref: Referee, state: State, i: int) -> State:
    """The state in which figure i acts; one that can do nothing passes at once. [CM-ACT-04]"""
    state = replace(state, phase=ACT, actor=i, ready=(), refused=())
    if action_phase.act_answers(state) == (Word("pass"),):
        return action_phase.finish_action(alter(state, i, acted=True))
    return state


# --- forced retreats --------------------------------------------------------------------------------------------------
def next_forcer(ref: Referee, state: State) -> State:
    """The next side that can force a retreat is asked; without one the turn comes to its end. [CM-RET-05]"""
    if state.stage == len(state.order):
        return replace(state, phase=POST, stage=0)
    if forced_retreats.force_answers(state, state.order[state.stage]):
        return state
    return replace(state, stage=state.stage + 1)


def force_retreat(ref: Referee, state: State, answer: Answer) -> State:
    """A retreat is forced, or the side is content. [CM-RET-02 CM-RET-05]"""
    if isinstance(answer, Retreat):
        return forced_retreats.play_force(ref, state, answer)
    return replace(state, stage=state.stage + 1)


# --- the end of the turn ----------------------------------------------------------------------------------------------
def post_turn(ref: Referee, state: State) -> State:
    """Harm of the ground, what heals by itself, timed effects; then the next turn. [CM-TURN-03]"""
    burning = spell_effects.terrain_hexes(state, "fire")
    beaten = (side for side in range(len(state.sides)) if side not in state.order)
    for side in (*state.order, *beaten):
        for i, figure in enumerate(state.figures):
            if figure.side == side and not figure.gone:
                state = post_figure(ref, state, i, int(not burning.isdisjoint(figure.hexes)))
    state = renewing.countdown(ref, state)
    left = sides_left(state)
    if is_decided(state, left):
        return finish(ref, state, left[0] if left else NOBODY)
    if state.house.turn_limit and state.turn == state.limit:
        return finish(ref, state, NOBODY)
    figures = tuple(fresh_figure(state, i) for i in range(len(state.figures)))
    state = replace(state, figures=figures, turn=state.turn + 1, phase=INITIATIVE, rank=(), order=(), stage=0, lots=())
    say(ref, "turn", turn=state.turn, clauses=("CM-TURN-01",))
    return state


def post_figure(ref: Referee, state: State, i: int, burns: int) -> State:
    """The state after the last phase of the turn for figure i. [CM-TURN-03 CM-DMG-05]"""
    figure = state.figures[i]
    if burns and not is_airborne(figure) and figure.body.status != DEAD:
        hits = grounds()["fire"].post_turn_hits
        say(ref, "burns", who=figure.id, hits=hits, clauses=("CM-TURN-03", "CM-DMG-05"))
        state = harm.hurt(ref, state, i, hits, harm.FIRE)
    figure = state.figures[i]
    if has_trait(figure, HEALS) and figure.body.hits and figure.body.status != DEAD and not figure.gone:
        return play_healing(ref, state, i)
    return state


def play_healing(ref: Referee, state: State, i: int, hits: int = 1) -> State:
    """The state after a figure has lost so many hits, such as a creature that heals by itself one (filler of creatures.csv);
    sleepers stay asleep. [CM-TURN-03 CM-INJ-02]"""
    figure, body = state.figures[i], body_of(state, i)
    after = heal(body, hits, state.house)
    if spell_effects.is_asleep(state, i):
        after = after._replace(status=body.status)
    state = put_figure(state, i, with_body(figure, after))
    wakes = int(after.status != body.status)
    say(ref, "heals", who=figure.id, left=st_left(state, i), wakes=wakes, clauses=("CM-TURN-03",))
    return state


def fresh_figure(state: State, i: int) -> Figure:
    """Figure i as it goes into the next turn. [CM-INJ-04 CM-OPT-05 CM-ADJ-05 CM-EQUIP-03 CM-FLY-01 CM-FLY-02]"""
    figure = state.figures[i]
    acted = int(figure.body.acted and not figure.turn.waits)
    waited = turns_waited(
        figure.waited, int(figure.turn.waits), figure.turn.walked + figure.turn.crawled, acted, figure.body.turn_hits
    )
    return replace(
        with_body(figure, next_turn(body_of(state, i), state.house)),
        flight=next_flight_phase(figure.flight),
        felled=figure.body.fell != 0 and figure.body.status == WELL,
        waited=waited,
        reload=reloads_left(state, i),
        turn=FigureTurn(),
    )


def reloads_left(state: State, i: int) -> tuple[tuple[str, int], ...]:
    """The turns of reloading that each weapon needs after this turn. [CM-EQUIP-03]"""
    figure = state.figures[i]
    found = dict(figure.reload)
    for item in figure.ready:
        if row_of(item).missile:
            left = found.get(item, 0)
            option = NO_OPTION if figure.body.lost else figure.turn.option
            found[item] = reload_left(
                left, option, int(figure.turn.fired), rate_of(row_of(item)), standing_adj_dx(state, i)
            )
    return tuple((item, left) for item, left in found.items() if left > 0)
