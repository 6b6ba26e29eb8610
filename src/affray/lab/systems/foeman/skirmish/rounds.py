"""The round of a compiled skirmish: what comes after what, up to the next question. [FM-RND-01]"""

from affray.dice.pool import top
from affray.lab.machine.flat import Row
from affray.lab.systems.foeman.skirmish.aims import attack_kind, can_act, offer_declarations, situation_of
from affray.lab.systems.foeman.skirmish.blows import rush, strike
from affray.lab.systems.foeman.skirmish.booking import drop, reload
from affray.lab.systems.foeman.skirmish.ending import end_round
from affray.lab.systems.foeman.skirmish.layout import (
    ACTOR,
    ATTACK,
    BACK,
    BIDS,
    CEDE,
    CEDED,
    DROP,
    DWARF,
    DX,
    END,
    FIGURES,
    FORCE,
    FORFEIT,
    GO_FIRST,
    GONE,
    GUARD,
    LAST_ORDER,
    LOTS,
    MOVED,
    MOVED_SIDES,
    MOVER,
    ORDER,
    PASSED,
    PHASE,
    PICK_ONE,
    RANKING,
    RELOAD,
    REVIVED,
    RUSH_AT,
    SHIELD_SLOT,
    SIDE,
    ST,
    STAY,
    STEPS,
    WATCHING,
    WINNER,
    Bid,
    answer_kind,
    answer_part,
    bid_start,
    entry_at,
    entry_count,
    entry_place,
    pack_answer,
    read_bid,
    with_entry,
    write_bid,
)
from affray.lab.systems.foeman.skirmish.lookups import (
    bit_count,
    body_at,
    condition_now,
    figure_start,
    is_able,
    kit_start,
    mst_now,
    nth_bit,
    person_start,
    put_body,
    side_of,
    sides_up,
    standing_now,
)
from affray.lab.systems.foeman.skirmish.retreats import force, offer_retreats
from affray.lab.systems.foeman.skirmish.steps import begin_move, offer_moves, play_move
from affray.referee import Referee, roll, roll_sum
from affray.systems.foeman.content.codes import DEAD, ROLL_ATTRIBUTE, ROLL_PERCENT, STRIKE
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.position.round_order import inner_phase, next_phase
from affray.systems.foeman.position.state import (
    CHOOSE_SIDE,
    DECLARE,
    INITIATIVE,
    NOBODY,
    OVER,
    PICK,
    RETREATS,
    START,
    TIEBREAK,
)
from affray.systems.foeman.position.state import MOVE as MOVING
from affray.systems.foeman.rules.bidding import (
    DEFEND,
    MOVE,
    RUSH,
    WATCH,
    draw_lot,
    fixed_bid,
    is_better_bid,
    is_earlier_declarer,
    tie_value,
)
from affray.systems.foeman.rules.body import after_action, after_defend, is_waiting
from affray.systems.foeman.rules.initiative import first_mover
from affray.systems.foeman.rules.modifiers import bid_adjustment
from affray.systems.foeman.rules.wounds import is_revivable, revival_percent
from affray.systems.foeman.turn.revival import PERCENT

BOTH = 0b11
"""Both sides, a bit for each."""


# --- the next question ----------------------------------------------------------------------------------------------------
def next_question(ref: Referee, t: Row, s: Row, offered: Row, house: House) -> int:
    """Go on to the next question and list its answers; return how many there are, 0 when the skirmish is over."""
    n = 0
    while n == 0 and s[PHASE] != OVER:
        phase, up = s[PHASE], sides_up(t, s)
        if phase == START:
            s[PHASE] = next_phase(s[PHASE])
        elif up != BOTH:
            finish(ref, t, s, up - 1, house)
        elif phase == RETREATS:
            n = ask_retreats(t, s, offered, house)
        elif phase == INITIATIVE:
            roll_initiative(ref, s)
        elif phase == CHOOSE_SIDE:
            n = ask_side(s, offered)
        elif phase == PICK:
            n = ask_pick(t, s, offered, house)
        elif phase == MOVING:
            if s[MOVER] == NOBODY:
                s[PHASE] = next_phase(s[PHASE])
            else:
                n = offer_moves(t, s, offered, house)
        elif phase == TIEBREAK:
            draw_lots(ref, t, s)
        else:
            n = ask_declaration(ref, t, s, offered, house)
    return n


def side_to_answer(t: Row, s: Row) -> int:
    """The side that has to answer."""
    if s[PHASE] == MOVING:
        return side_of(t, s[MOVER])
    if s[PHASE] == DECLARE:
        return side_of(t, entry_at(s[ORDER], s[BIDS]))
    return s[SIDE]


def play_answer(ref: Referee, t: Row, s: Row, answer: int, house: House) -> None:
    """Carry out an answer."""
    phase, kind = s[PHASE], answer_kind(answer)
    if phase == RETREATS:
        if kind == FORCE:
            force(t, s, answer, house)
        else:
            pass_retreats(s)
    elif phase == CHOOSE_SIDE:
        if kind == CEDE:
            s[CEDED] += 1
            s[SIDE] = NOBODY
        else:
            begin_segment(s, s[SIDE])
    elif phase == PICK:
        if kind == PICK_ONE:
            begin_move(t, s, answer_part(answer, 0), house)
            s[PHASE] = inner_phase(s[PHASE])
        else:
            stay_all(t, s, house)
    elif phase == MOVING:
        play_move(ref, t, s, answer, house)
    else:
        declare(t, s, answer, house)


def finish(ref: Referee, t: Row, s: Row, winner: int, house: House) -> None:
    """The skirmish is over; nobody (-1) wins a draw. Of the killed some are revived. [MW-REV-01]"""
    s[PHASE], s[WINNER], s[MOVER], s[ACTOR] = OVER, winner, NOBODY, NOBODY
    for i in range(t[FIGURES]):
        f = figure_start(i)
        if s[f + GONE] == 0 and condition_now(t, s, i) == DEAD and is_revivable(mst_now(t, s, i), house) != 0:
            s[f + REVIVED] = 1
            if roll_sum(ref, 1, PERCENT, ROLL_PERCENT) < revival_percent(house):
                s[f + FORFEIT] = 1 + top(roll(ref, 1, 3, ROLL_ATTRIBUTE))


# --- Movement phase -------------------------------------------------------------------------------------------------------
def ask_retreats(t: Row, s: Row, offered: Row, house: House) -> int:
    """Asks the next side, or under `retreat_order` list the next figure, that can force a retreat; without one, initiative
    follows. [FM-RET-04 MW-RET-02]"""
    by_figure = house.retreat_order != 0
    for place in range(t[FIGURES] if by_figure else 2):
        side = entry_at(s[LAST_ORDER], place) if s[LAST_ORDER] != 0 and not by_figure else place
        if entry_place(s[PASSED], side) < 0:
            s[ACTOR] = place if by_figure else NOBODY
            side = side_of(t, place) if by_figure else side
            s[SIDE] = side
            n = offer_retreats(t, s, side, offered, house)
            if n > 0:
                return n
            pass_retreats(s)
    s[PHASE], s[PASSED], s[SIDE], s[ACTOR] = next_phase(s[PHASE]), 0, NOBODY, NOBODY
    return 0


def pass_retreats(s: Row) -> None:
    """The side, or the figure of the list, forces no more retreats. [FM-RET-04 MW-RET-02]"""
    s[PASSED] = with_entry(s[PASSED], s[SIDE] if s[ACTOR] == NOBODY else s[ACTOR])
    s[SIDE], s[ACTOR] = NOBODY, NOBODY


def roll_initiative(ref: Referee, s: Row) -> None:
    """The sides roll for the first move. [FM-INI-01 FM-INI-02 FM-INI-04]"""
    before = entry_at(s[LAST_ORDER], 0) if s[LAST_ORDER] != 0 else NOBODY
    first = first_mover(ref, before)
    s[RANKING] = with_entry(with_entry(0, first), 1 - first)
    s[PHASE], s[MOVED_SIDES], s[CEDED], s[SIDE] = next_phase(s[PHASE]), 0, 0, NOBODY


def ask_side(s: Row, offered: Row) -> int:
    """Asks the next side whether it moves; the last in line must. [FM-INI-03]"""
    moved = entry_count(s[MOVED_SIDES])
    if moved == 2:
        s[PHASE], s[SIDE], s[LAST_ORDER] = next_phase(s[PHASE]), NOBODY, s[MOVED_SIDES]
        return 0
    if moved == 1:
        begin_segment(s, 1 - entry_at(s[MOVED_SIDES], 0))
        return 0
    side = entry_at(s[RANKING], s[CEDED])
    if s[CEDED] > 0:
        begin_segment(s, side)
        return 0
    s[SIDE] = side
    offered[0], offered[1] = pack_answer(GO_FIRST), pack_answer(CEDE)
    return 2


def begin_segment(s: Row, side: int) -> None:
    """A side's segment of the Movement phase begins. [FM-RND-01]"""
    s[PHASE], s[SIDE], s[CEDED] = inner_phase(s[PHASE]), side, 0


def ask_pick(t: Row, s: Row, offered: Row, house: House) -> int:
    """Asks which figure moves next; a single one left begins its move, none left ends the segment."""
    n = 0
    for i in range(t[FIGURES]):
        if side_of(t, i) == s[SIDE] and s[figure_start(i) + MOVED] == 0 and is_able(t, s, i) != 0:
            offered[n] = pack_answer(PICK_ONE, i)
            n += 1
    if n == 0:
        end_segment(t, s)
        return 0
    if n == 1:
        begin_move(t, s, answer_part(offered[0], 0), house)
        s[PHASE] = inner_phase(s[PHASE])
        return 0
    offered[n] = pack_answer(END)
    return n + 1


def stay_all(t: Row, s: Row, house: House) -> None:
    """The rest of the side stays where it is. [FM-MOV-01]"""
    for i in range(t[FIGURES]):
        if side_of(t, i) == s[SIDE] and s[figure_start(i) + MOVED] == 0 and is_able(t, s, i) != 0:
            begin_move(t, s, i, house)
    end_segment(t, s)


def end_segment(t: Row, s: Row) -> None:
    """The side has moved: a recorded back of a figure that took no step turns into front. [FM-MOV-08]"""
    for i in range(t[FIGURES]):
        if side_of(t, i) == s[SIDE] and s[figure_start(i) + STEPS] == 0:
            s[figure_start(i) + BACK] = 0
    s[MOVED_SIDES] = with_entry(s[MOVED_SIDES], s[SIDE])
    s[PHASE], s[SIDE], s[MOVER] = next_phase(s[PHASE]), NOBODY, NOBODY


# --- Action phase ---------------------------------------------------------------------------------------------------------
def draw_lots(ref: Referee, t: Row, s: Row) -> None:
    """The Action phase begins with a tiebreak order. [FM-BID-02]"""
    order, left = 0, 0
    for i in range(t[FIGURES]):
        left |= is_able(t, s, i) << i
    while left != 0:
        best, group = 0, 0
        for i in range(t[FIGURES]):
            if left >> i & 1 != 0:
                dx = t[person_start(t, i) + DX]
                if dx > best:
                    best, group = dx, 0
                group |= (1 if dx == best else 0) << i
        left &= ~group
        while group != 0:
            count = bit_count(group)
            i = nth_bit(group, draw_lot(ref, count) if count > 1 else 0)
            group &= ~(1 << i)
            order = with_entry(order, i)
    s[PHASE], s[LOTS], s[ORDER], s[BIDS] = next_phase(s[PHASE]), order, 0, 0


def priority(t: Row, s: Row) -> int:
    """Who can act and has not, in the order in which they declare. [FM-BID-01 FM-BID-02 FM-OPT-01]"""
    left, order = 0, 0
    for i in range(t[FIGURES]):
        p = person_start(t, i)
        left |= is_waiting(body_at(s, i), t[p + ST], t[p + DWARF]) << i
    while left != 0:
        first, mdx, dx, lot = -1, 0, 0, 0
        for i in range(t[FIGURES]):
            if left >> i & 1 != 0:
                own, points, drawn = standing_now(t, s, i), t[person_start(t, i) + DX], entry_place(s[LOTS], i)
                if first < 0 or is_earlier_declarer(own, points, drawn, mdx, dx, lot) != 0:
                    first, mdx, dx, lot = i, own, points, drawn
        left &= ~(1 << first)
        order = with_entry(order, first)
    return order


def ask_declaration(ref: Referee, t: Row, s: Row, offered: Row, house: House) -> int:
    """Asks the next figure for its declaration; once all have declared the highest bid acts. [FM-BID-01 FM-BID-09]"""
    if s[ORDER] == 0:
        s[ORDER], s[BIDS] = priority(t, s), 0
        if s[ORDER] == 0:
            if end_round(t, s, house) != 0:
                finish(ref, t, s, NOBODY, house)
            return 0
    if s[BIDS] == entry_count(s[ORDER]):
        execute(ref, t, s, house)
        s[ORDER], s[BIDS] = 0, 0
        return 0
    i = entry_at(s[ORDER], s[BIDS])
    if can_act(t, s, i) == 0:
        declare(t, s, pack_answer(STAY), house)
        return 0
    return offer_declarations(t, s, i, offered, house)


def declare(t: Row, s: Row, answer: int, house: House) -> None:
    """A declaration, or something done at will before it. [FM-BID-01 FM-BID-07]"""
    i, kind = entry_at(s[ORDER], s[BIDS]), answer_kind(answer)
    if kind == RELOAD:
        reload(t, s, i)
        return
    if kind == DROP:
        drop(t, s, i)
        return
    bid = Bid(i, MOVE, fixed_bid(MOVE, 0))
    if kind == ATTACK:
        bid = attack_bid(t, s, i, answer)
    elif kind == RUSH_AT:
        target = answer_part(answer, 0)
        change = bid_adjustment(situation_of(t, s, i, target, STRIKE, 0))
        shield = t[kit_start(t, s, i) + SHIELD_SLOT]
        bid = Bid(i, RUSH, answer_part(answer, 1), target, shield, adjustment=change)
    elif kind == GUARD:
        bid = Bid(i, DEFEND, fixed_bid(DEFEND, 0), item=answer_part(answer, 0))
        put_body(s, i, after_defend(body_at(s, i), bid.item))
    elif kind == WATCHING:
        bid = Bid(i, WATCH, fixed_bid(WATCH, 0))
    write_bid(s, bid_start(s[BIDS]), bid)
    s[BIDS] += 1


def attack_bid(t: Row, s: Row, i: int, answer: int) -> Bid:
    """The declaration of an attack. [FM-BID-01]"""
    option, target, dice = answer_part(answer, 0), answer_part(answer, 1), answer_part(answer, 2)
    slot, doubled = answer_part(answer, 3), answer_part(answer, 4)
    change = bid_adjustment(situation_of(t, s, i, target, attack_kind(option), doubled))
    return Bid(i, option, fixed_bid(option, dice), target, slot, doubled, adjustment=change)


def highest_bid(t: Row, s: Row, house: House) -> Bid:
    """The declaration that acts. [FM-BID-04 FM-BID-05]"""
    best, value = read_bid(s, bid_start(0)), 0
    for place in range(s[BIDS]):
        bid = read_bid(s, bid_start(place))
        own = tie_value(standing_now(t, s, bid.figure), bid.adjustment, house.tie_uses_bonuses)
        if place == 0 or is_better_bid(bid.dice, own, best.dice, value) != 0:
            best, value = bid, own
    return best


def execute(ref: Referee, t: Row, s: Row, house: House) -> None:
    """The highest bid acts. [FM-BID-04 FM-BID-06]"""
    bid = highest_bid(t, s, house)
    i = bid.figure
    if bid.option != DEFEND:
        put_body(s, i, after_action(body_at(s, i), bid.option))
    if bid.option == RUSH:
        rush(ref, t, s, bid, house)
    elif attack_kind(bid.option) >= 0:
        strike(ref, t, s, bid, house)
