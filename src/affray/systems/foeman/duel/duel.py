"""A duel: two figures that stand face to face in adjacent hexes and fight until one is down.

It is the round of a whole game on whole numbers, so that it compiles: both stay where they are, neither cedes the first
move, and each declares a Strike or Defend. The dice come in the same order as in a whole game. [FM-RND-01]
"""

from typing import NamedTuple

from affray.referee import Referee, choose, procedure, rule
from affray.systems.foeman.content.codes import (
    CHOOSE_BID,
    FRONT,
    NO_ITEM,
    NOT_DEFENDING,
    STRIKE,
    WITH_SHIELD,
    WITH_WEAPON,
)
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.rules.attack import Blow, Outcome, attack
from affray.systems.foeman.rules.bidding import (
    DEFEND_BID,
    LEAST_BID,
    MOST_BID,
    NO_OPTION,
    STRIKE_OPTION,
    draw_lot,
    is_better_bid,
    is_earlier_declarer,
    tie_value,
)
from affray.systems.foeman.rules.body import (
    UNACTED,
    Body,
    after_action,
    after_defend,
    after_round,
    attacker_after_attack,
    duress_of,
    is_fit,
    is_waiting,
    mst_of,
    target_after_attack,
)
from affray.systems.foeman.rules.damage import Arm
from affray.systems.foeman.rules.defence import Cover
from affray.systems.foeman.rules.initiative import first_mover
from affray.systems.foeman.rules.mindwand import is_repeat
from affray.systems.foeman.rules.modifiers import Situation, attack_mdx, bid_adjustment, standing_mdx

NOBODY = -1

# What a figure may declare: Defend with no item, a Strike of 1 to 9 dice, Defend with a weapon or a shield.
DEFEND_BARE, DEFEND_WEAPON, DEFEND_SHIELD = 0, 10, 11

# What the other figure is seen to do: nothing yet, 1 to 9 dice bid, Defending, done for this round.
OPEN, GUARDING, SPENT = 0, 10, 11


class Duelist(NamedTuple):
    """A figure as a duel needs it; flags are 0 or 1. [MW-HIT-02]"""

    st: int
    """Basic ST."""
    dx: int
    """Basic DX."""
    iq: int
    """Basic IQ."""
    dwarf: int
    """Whether it is a Dwarf."""
    goblin: int
    """Whether it is a Goblin."""
    halfling: int
    """Whether it is a Halfling."""
    armor_dx: int
    """DX- of its armor."""
    shield_dx: int
    """DX- of its ready shield."""
    arm: Arm
    """The weapon with which it strikes."""
    cover: Cover
    """What covers it."""
    armed: int
    """Whether it holds a weapon to Defend with."""
    doubled: int
    """Whether it grips its weapon with both hands."""
    bare: Arm
    """What it strikes with once its weapon has been dropped."""
    bare_cover: Cover
    """What covers it once its weapon has been dropped."""
    spare: int
    """Whether it still holds a weapon to Defend with then."""
    droppable: int
    """Whether its weapon can be dropped."""


class Form(NamedTuple):
    """How a figure stands between two questions of a duel: its body, and whether its weapon has been dropped. [MW-HIT-02]"""

    body: Body
    dropped: int


class Pair(NamedTuple):
    """Both figures of a duel."""

    a: Form
    b: Form


class DuelResult(NamedTuple):
    """How a duel ended: who won (0, 1; NOBODY at the limit), the round, what is left of mST."""

    winner: int
    rounds: int
    mst_a: int
    mst_b: int


@rule
def fresh_form() -> Form:
    """A figure before its first round."""
    body = Body(
        phys=0, exh=0, incidental=0, incidental_new=0, prone=0, gone=0, out=0, felled=0, talent=1, free_used=0, aim=0,
        acted=UNACTED, option=NO_OPTION, mode=NOT_DEFENDING, item=NO_ITEM, defended=0, wounds=0, big_hit=0,
        was_big_hit=0, was_battered=0, was_option=NO_OPTION,
    )  # fmt: skip
    return Form(body, 0)


@rule
def mst_now(figure: Duelist, form: Form) -> int:
    """Modified ST. [FM-GEN-05]"""
    return mst_of(form.body, figure.st)


@rule
def is_down(figure: Duelist, form: Form) -> int:
    """Whether the figure is unconscious or dead. [FM-APP-06 FM-APP-07]"""
    return 1 - is_fit(form.body, figure.st, figure.dwarf)


@rule
def standing_mdx_of(figure: Duelist, form: Form) -> int:
    """Standing mDX. [FM-DX-01]"""
    return standing_mdx(figure.dx, figure.armor_dx, figure.shield_dx, duress_of(form.body, figure.st), 0)


@rule
def facing_situation(figure: Duelist, form: Form) -> Situation:
    """A Strike at the figure in front. [FM-DX-01 FM-DX-04]"""
    pressed = duress_of(form.body, figure.st)
    doubled = figure.doubled if form.dropped == 0 else 0
    return Situation(
        dx=figure.dx, armor_dx=figure.armor_dx, shield_dx=figure.shield_dx, duress=pressed, pivot=0, kind=STRIKE,
        side_a=FRONT, side_b=FRONT, distance=1, attacker_hth=0, target_hth=0, attacker_prone=0, target_prone=0, aim=0,
        doubled=doubled, charge=0,
    )  # fmt: skip


# --- the order of declaration -----------------------------------------------------------------------------------------
@procedure
def lot_winner(ref: Referee, dx_a: int, dx_b: int) -> int:
    """The figure, 0 or 1, that comes first when all else is equal. Lots are drawn only for equal basic DX.

    [FM-BID-02]
    """
    return draw_lot(ref, 2) if dx_a == dx_b else 0


@rule
def first_declarer(standing_a: int, standing_b: int, dx_a: int, dx_b: int, drawn: int) -> int:
    """The figure that declares first: by standing mDX, then basic DX, then the lot. [FM-BID-01 FM-BID-02]"""
    return 1 - is_earlier_declarer(standing_a, dx_a, drawn, standing_b, dx_b, 1 - drawn)


# --- bids -------------------------------------------------------------------------------------------------------------
@rule
def is_armed(figure: Duelist, form: Form) -> int:
    """Whether the figure holds a weapon to Defend with. [FM-OPT-12 MW-HIT-02]"""
    return figure.armed if form.dropped == 0 else figure.spare


@rule
def last_declaration(figure: Duelist, armed: int) -> int:
    """The number of the last declaration that the figure may choose. [FM-OPT-05 FM-OPT-12]"""
    if figure.cover.shield != 0:
        return DEFEND_SHIELD
    return DEFEND_WEAPON if armed != 0 else MOST_BID


@rule
def visible_action(form: Form, dice: int) -> int:
    """What everybody sees a figure do that has bid so many dice in this cycle (0: none). [FM-BID-01]"""
    if form.body.mode != NOT_DEFENDING:
        return GUARDING
    return SPENT if form.body.acted != UNACTED else dice


@rule
def defend_item(declared: int, armed: int) -> int:
    """What a declared Defend is made with; a figure without a weapon has NO_ITEM. [FM-OPT-12]"""
    if declared == DEFEND_SHIELD:
        return WITH_SHIELD
    return WITH_WEAPON if declared == DEFEND_WEAPON and armed != 0 else NO_ITEM


@rule
def declared_dice(declared: int) -> int:
    """The dice that a declaration bids. [FM-BID-03 FM-BID-07]"""
    return declared if LEAST_BID <= declared <= MOST_BID else DEFEND_BID


@procedure
def declare(ref: Referee, who: int, figure: Duelist, form: Form, other: int, doing: int) -> int:
    """What figure `who` chooses to declare; it knows both mST and what the other is seen to do. [FM-BID-01]"""
    most = last_declaration(figure, is_armed(figure, form))
    return choose(ref, who, what=CHOOSE_BID, most=most, x=mst_now(figure, form), y=other, z=doing)


@rule
def tie_value_of(figure: Duelist, form: Form, declared: int, house: House) -> int:
    """The figure's mDX that decides between equal bids. [FM-BID-05]"""
    strikes = LEAST_BID <= declared <= MOST_BID
    change = bid_adjustment(facing_situation(figure, form)) if strikes else 0
    return tie_value(standing_mdx_of(figure, form), change, house.tie_uses_bonuses)


# --- a strike ---------------------------------------------------------------------------------------------------------
@rule
def strike_of(who: int, dice: int, figure: Duelist, form: Form, foe: Duelist, other: Form) -> Blow:
    """A Strike by figure `who` with so many dice at the figure in front of it. [FM-APP-11]"""
    own, met = form.body, other.body
    arm = figure.arm if form.dropped == 0 else figure.bare
    cover = foe.cover if other.dropped == 0 else foe.bare_cover
    droppable = figure.droppable if form.dropped == 0 else 0
    return Blow(
        who=who, bid=dice, score=attack_mdx(facing_situation(figure, form)), kind=STRIKE, side_a=FRONT, side_b=FRONT,
        mode=met.mode, used=met.defended, engaged=1, item=met.item, arm=arm, cover=cover, mst=mst_now(foe, other),
        dwarf=foe.dwarf, usable=own.talent, free_used=own.free_used, miq=figure.iq, goblin=figure.goblin,
        halfling=figure.halfling, repeat=is_repeat(own.was_option, STRIKE_OPTION, 0), droppable=droppable,
    )  # fmt: skip


@rule
def target_form(figure: Duelist, form: Form, out: Outcome, house: House) -> Form:
    """The form of the target after a Strike."""
    return Form(target_after_attack(form.body, out, figure.st, figure.dwarf, house), form.dropped)


@rule
def striker_form(form: Form, out: Outcome) -> Form:
    """The form of the figure that has struck. [MW-HIT-02]"""
    body = attacker_after_attack(after_action(form.body, STRIKE_OPTION), out)
    return Form(body, max(form.dropped, out.dropped))


@procedure
def strike(ref: Referee, who: int, dice: int, a: Duelist, b: Duelist, pair: Pair, house: House) -> Pair:
    """Both forms after a Strike by figure `who` with so many dice. [FM-APP-11]"""
    if who == 0:
        out = attack(ref, strike_of(0, dice, a, pair.a, b, pair.b), house)
        return Pair(striker_form(pair.a, out), target_form(b, pair.b, out, house))
    out = attack(ref, strike_of(1, dice, b, pair.b, a, pair.a), house)
    return Pair(target_form(a, pair.a, out, house), striker_form(pair.b, out))


# --- cycles and rounds ------------------------------------------------------------------------------------------------
@rule
def after_declaration(figure: Duelist, form: Form, declared: int) -> Form:
    """The form of a figure after its declaration, which counts at once when it is Defend. [FM-BID-07]"""
    if LEAST_BID <= declared <= MOST_BID:
        return form
    return Form(after_defend(form.body, defend_item(declared, is_armed(figure, form))), form.dropped)


@procedure
def cycle(ref: Referee, a: Duelist, b: Duelist, pair: Pair, drawn: int, house: House) -> Pair:
    """Both forms after one cycle of bids; a figure that has acted bids no more. [FM-BID-01 FM-BID-04 FM-BID-05]"""
    mst_a, mst_b = mst_now(a, pair.a), mst_now(b, pair.b)
    a_bids = is_waiting(pair.a.body, a.st, a.dwarf)
    b_bids = is_waiting(pair.b.body, b.st, b.dwarf)
    first = first_declarer(standing_mdx_of(a, pair.a), standing_mdx_of(b, pair.b), a.dx, b.dx, drawn)
    of_a, of_b = 0, 0
    if a_bids != 0 and (first == 0 or b_bids == 0):
        of_a = declare(ref, 0, a, pair.a, mst_b, visible_action(pair.b, 0))
        pair = Pair(after_declaration(a, pair.a, of_a), pair.b)
    if b_bids != 0:
        of_b = declare(ref, 1, b, pair.b, mst_a, visible_action(pair.a, of_a))
        pair = Pair(pair.a, after_declaration(b, pair.b, of_b))
    if a_bids != 0 and first == 1 and b_bids != 0:
        of_a = declare(ref, 0, a, pair.a, mst_b, visible_action(pair.b, of_b))
        pair = Pair(after_declaration(a, pair.a, of_a), pair.b)
    acts = actor(a, b, pair=pair, of_a=of_a, of_b=of_b, a_bids=a_bids, b_bids=b_bids, first=first, house=house)
    declared = of_a if acts == 0 else of_b
    if LEAST_BID <= declared <= MOST_BID:
        return strike(ref, who=acts, dice=declared, a=a, b=b, pair=pair, house=house)
    return pair


@rule
def actor(
    a: Duelist, b: Duelist, pair: Pair, of_a: int, of_b: int, a_bids: int, b_bids: int, first: int, house: House
) -> int:
    """The figure that acts in the cycle: the one that bids, or the one whose bid is the best. [FM-BID-04 FM-BID-05]"""
    if b_bids == 0:
        return 0
    if a_bids == 0:
        return 1
    value_a, value_b = tie_value_of(a, pair.a, of_a, house), tie_value_of(b, pair.b, of_b, house)
    if first == 0:
        return is_better_bid(declared_dice(of_b), value_b, declared_dice(of_a), value_a)
    return 1 - is_better_bid(declared_dice(of_a), value_a, declared_dice(of_b), value_b)


@rule
def next_round_form(figure: Duelist, form: Form, house: House) -> Form:
    """The form of a figure at the start of the next round. [FM-RND-02]"""
    return Form(after_round(form.body, figure.st, figure.dwarf, house), form.dropped)


@rule
def are_both_up(a: Duelist, b: Duelist, pair: Pair) -> int:
    """Whether both figures are conscious."""
    return 1 - max(is_down(a, pair.a), is_down(b, pair.b))


@procedure
def duel(ref: Referee, a: Duelist, b: Duelist, limit: int, house: House) -> DuelResult:
    """The duel of two figures, of at most so many rounds. [FM-RND-01 FM-RND-02]"""
    pair = Pair(fresh_form(), fresh_form())
    mover = NOBODY
    for number in range(1, limit + 1):
        mover = first_mover(ref, mover)
        drawn = lot_winner(ref, a.dx, b.dx)
        while are_both_up(a, b, pair) != 0 and min(pair.a.body.acted, pair.b.body.acted) == UNACTED:
            pair = cycle(ref, a, b, pair, drawn, house)
        if are_both_up(a, b, pair) == 0:
            winner = 0 if is_down(b, pair.b) != 0 else 1
            return DuelResult(winner, number, mst_now(a, pair.a), mst_now(b, pair.b))
        pair = Pair(next_round_form(a, pair.a, house), next_round_form(b, pair.b, house))
    return DuelResult(NOBODY, limit, mst_now(a, pair.a), mst_now(b, pair.b))
