"""A duel: two figures that stand face to face in adjacent hexes and fight until one is down, on whole numbers, so that it
compiles.

A turn is the guide's, with the dice of a whole game in the same order [CM-TURN-02 CM-TURN-04 CM-END-01]:

1. Initiative. Side 0 rolls a die, then side 1; while they are equal both roll again, side 0 first. The winner picks
   whether it moves first or second. [CM-INIT-01 CM-INIT-02 CM-INIT-03]
2. Movement, in the order of that choice, without dice. Nobody leaves its hex. Each figure settles on its option: who is
   prone stands up (p, or g if not engaged); else it attacks (j or b), defends (k, only if engaged), picks up what it
   dropped (q or e), or draws its second weapon (m or e). A defence counts from here on. The second to move knows what the
   first has settled on. Nobody changes its option afterwards. [CM-OPT-03 CM-OPT-20 CM-OPT-21 CM-OPT-23 CM-OPT-27]
3. Actions. Of the figures that still can act the one with the highest standing adjDX does so; if both can and are equal,
   side 0 rolls a die and then side 1, again while these are equal, and the higher one acts. A figure that defends acts
   at its place in that order too: it does nothing there. Who attacks rolls to hit, and damage if it hits.
   [CM-ACT-01 CM-ACT-02 CM-ACT-03 CM-ACT-04]
4. Forced retreat. Nobody uses the right to it: with an advance after it the two would stand as they did. [CM-RET-01]
5. Post-turn: what heals heals. Then, if a figure is down, the duel is over. [CM-TURN-03]

Left out are entries into hand-to-hand, disengaging, throws, shots, spells, two weapons at once, and waiting.
"""

from typing import NamedTuple

from affray.core.ties import higher_die_side
from affray.referee import Referee, choose, procedure, rule
from affray.systems.melee.content.codes import (
    CHOOSE_ARMS,
    CHOOSE_MANNER,
    CHOOSE_PLACE,
    ROLL_INITIATIVE,
    ROLL_ORDER,
    STANDING,
    D,
)
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.duel.duelist import (
    ATTACKING,
    RISING,
    Duelist,
    Form,
    Struck,
    after_action,
    after_blow,
    after_hits,
    after_turn,
    can_act,
    fresh_form,
    is_deed_open,
    is_down,
    is_engaging,
    is_spoiled,
    is_striking,
    last_open_deed,
    strike_of,
    with_deed,
)
from affray.systems.melee.rules.adjusted_dx import standing_dx
from affray.systems.melee.rules.blow import Strike, strike_blow
from affray.systems.melee.rules.equipment import standing_situation
from affray.systems.melee.rules.initiative import BY_INITIATIVE
from affray.systems.melee.rules.injury import st_left

NOBODY, TIED = -1, -2


class Pair(NamedTuple):
    """Both figures of a duel, and who won the initiative where that breaks ties (else NOBODY)."""

    a: Form
    b: Form
    winner: int


class DuelResult(NamedTuple):
    """How a duel ended: who won (0, 1; NOBODY at the limit), the turn, what is left of ST."""

    winner: int
    turns: int
    st_a: int
    st_b: int


# --- movement ---------------------------------------------------------------------------------------------------------
@procedure
def choose_deed(ref: Referee, who: int, figure: Duelist, form: Form, foe: Duelist, other: Form, house: House) -> Form:
    """Figure `who` once it has settled on its option, knowing what is left of both ST and what the other has settled on.
    It is asked for no more than the last deed that is open to it; of those before it one that is not open is an attack.
    [CM-OPT-04 CM-OPT-05]"""
    if form.body.posture != STANDING:
        return with_deed(form, RISING)
    engaged = is_engaging(foe, other, figure, house)
    what = CHOOSE_ARMS if is_spoiled(form) != 0 else CHOOSE_MANNER
    most = last_open_deed(form, engaged)
    chosen = choose(ref, who, what, most, x=st_left(form.body, house), y=st_left(other.body, house), z=other.doing)
    return with_deed(form, chosen if is_deed_open(form, chosen, engaged) != 0 else ATTACKING)


@procedure
def begin_turn(ref: Referee, a: Duelist, b: Duelist, pair: Pair, house: House) -> Pair:
    """Both figures after initiative and movement. [CM-TURN-02 CM-INIT-01 CM-INIT-02 CM-INIT-03]"""
    winner = higher_die_side(ref, D, ROLL_INITIATIVE)
    st_a, st_b = st_left(pair.a.body, house), st_left(pair.b.body, house)
    place = choose(
        ref,
        who=winner,
        what=CHOOSE_PLACE,
        most=1,
        x=st_a if winner == 0 else st_b,
        y=st_b if winner == 0 else st_a,
        z=0,
    )
    kept = winner if house.tie_break == BY_INITIATIVE else NOBODY
    if winner == place:
        # The first place of side 0, or the second of side 1: side 0 moves first.
        of_a = choose_deed(ref, who=0, figure=a, form=pair.a, foe=b, other=pair.b, house=house)
        return Pair(of_a, choose_deed(ref, who=1, figure=b, form=pair.b, foe=a, other=of_a, house=house), kept)
    of_b = choose_deed(ref, who=1, figure=b, form=pair.b, foe=a, other=pair.a, house=house)
    return Pair(choose_deed(ref, who=0, figure=a, form=pair.a, foe=b, other=of_b, house=house), of_b, kept)


# --- actions ----------------------------------------------------------------------------------------------------------
@rule
def next_figure(a: Duelist, b: Duelist, pair: Pair, house: House) -> int:
    """The figure that acts next; NOBODY when none can, TIED when dice must decide. [CM-ACT-01 CM-ACT-03 CM-ACT-04]"""
    if can_act(pair.a) == 0:
        return 1 if can_act(pair.b) != 0 else NOBODY
    if can_act(pair.b) == 0:
        return 0
    of_a = standing_dx(standing_situation(a.dx, a.kit, pair.a.body, house))
    of_b = standing_dx(standing_situation(b.dx, b.kit, pair.b.body, house))
    if of_a != of_b:
        return 0 if of_a > of_b else 1
    return TIED if pair.winner == NOBODY else pair.winner


@procedure
def strike(ref: Referee, s: Strike, house: House) -> Struck:
    """What comes of a blow. [CM-HIT-01 CM-DMG-04]"""
    struck = strike_blow(ref, s, house)
    return Struck(struck.hits, struck.fumble)


@procedure
def act(ref: Referee, who: int, a: Duelist, b: Duelist, pair: Pair, house: House) -> Pair:
    """Both figures after the action of figure `who`. [CM-TURN-04]"""
    figure, form = (a, pair.a) if who == 0 else (b, pair.b)
    foe, other = (b, pair.b) if who == 0 else (a, pair.a)
    if is_striking(form, foe, other) != 0:
        struck = strike(ref, strike_of(figure, form, foe, other, house), house)
        form = after_blow(figure, form, struck.fumble, house)
        other = after_hits(other, struck.hits, house)
    return Pair(after_action(form), other, pair.winner) if who == 0 else Pair(other, after_action(form), pair.winner)


@procedure
def take_next_action(ref: Referee, a: Duelist, b: Duelist, pair: Pair, house: House) -> Pair:
    """Both figures after the next action. [CM-ACT-02 CM-ACT-03]"""
    who = next_figure(a, b, pair, house)
    return act(ref, higher_die_side(ref, D, ROLL_ORDER) if who == TIED else who, a, b, pair, house)


@rule
def has_action_left(pair: Pair) -> int:
    """Whether anybody can still act this turn."""
    return max(can_act(pair.a), can_act(pair.b))


# --- the turn's end ---------------------------------------------------------------------------------------------------
@rule
def end_turn(a: Duelist, b: Duelist, pair: Pair, house: House) -> Pair:
    """Both figures as they go into the next turn. [CM-TURN-02]"""
    return Pair(after_turn(a, pair.a, house), after_turn(b, pair.b, house), NOBODY)


@rule
def winner_of(pair: Pair) -> int:
    """Who has won; NOBODY while both are up. [CM-END-01]"""
    if is_down(pair.a) == is_down(pair.b):
        return NOBODY
    return 0 if is_down(pair.b) != 0 else 1


@procedure
def duel(ref: Referee, a: Duelist, b: Duelist, limit: int, house: House) -> DuelResult:
    """The duel of two figures, of at most so many turns. [CM-TURN-02 CM-END-01]"""
    pair = Pair(fresh_form(a), fresh_form(b), NOBODY)
    for turn in range(1, limit + 1):
        pair = begin_turn(ref, a, b, pair, house)
        while has_action_left(pair) != 0:
            pair = take_next_action(ref, a, b, pair, house)
        pair = end_turn(a, b, pair, house)
        if winner_of(pair) != NOBODY:
            return DuelResult(winner_of(pair), turn, st_left(pair.a.body, house), st_left(pair.b.body, house))
    return DuelResult(NOBODY, limit, st_left(pair.a.body, house), st_left(pair.b.body, house))
