"""The Action phase: what may be declared, who acts, and what follows."""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import are_foes
from affray.referee import Referee, say
from affray.systems.foeman.content.codes import (
    FIRE,
    HURL,
    ITEM_NAMES,
    JAB,
    NO_ITEM,
    ROLL_SV_READY,
    SIDE_NAMES,
    STRIKE,
    WITH_SHIELD,
    WITH_WEAPON,
)
from affray.systems.foeman.content.tables import action_limits, find_weapon, is_shield
from affray.systems.foeman.position.answers import Answer, Attack, Bidding, Defend, Rush, Use, Word
from affray.systems.foeman.position.executor import has_declared_before, highest_bid, say_executor
from affray.systems.foeman.position.round_order import inner_phase, next_phase
from affray.systems.foeman.position.state import (
    NOBODY,
    Bid,
    Figure,
    State,
    alter,
    foes_in_hex,
    free_hands,
    index_of,
    is_dwarf,
    is_repeated_action,
    put_figure,
    shield_of,
    standing_score,
)
from affray.systems.foeman.rules import bidding
from affray.systems.foeman.rules.attack import Outcome, attack
from affray.systems.foeman.rules.body import (
    after_action,
    after_defend,
    after_defense,
    attacker_after_attack,
    is_waiting,
)
from affray.systems.foeman.rules.damage_account import Accountant
from affray.systems.foeman.rules.defence import mode_after
from affray.systems.foeman.rules.modifiers import attack_mdx, bid_adjustment
from affray.systems.foeman.rules.movement import may_act
from affray.systems.foeman.rules.refusing import refusal
from affray.systems.foeman.rules.saving_throws import ready_score
from affray.systems.foeman.turn import items, shield_rush, special_items
from affray.systems.foeman.turn.after_a_wound import wound
from affray.systems.foeman.turn.aiming import (
    attack_of,
    mdx_parts,
    shot_refusal,
    situation,
    target_refusal,
    weapon_refusal,
)
from affray.systems.foeman.turn.experience_gained import learn, save_for

UNARMED = "Unarmed"
KIND_OF = {
    bidding.STRIKE_OPTION: STRIKE,
    bidding.JAB_OPTION: JAB,
    bidding.HURL_OPTION: HURL,
    bidding.FIRE_OPTION: FIRE,
}
OPTION_CLAUSES = {
    bidding.MOVE: "FM-OPT-04",
    bidding.STRIKE_OPTION: "FM-OPT-05",
    bidding.HURL_OPTION: "FM-OPT-06",
    bidding.READY: "FM-OPT-07",
    bidding.JAB_OPTION: "FM-OPT-08",
    bidding.WATCH: "FM-OPT-09",
    bidding.FIRE_OPTION: "FM-OPT-10",
    bidding.USE: "FM-OPT-11",
    bidding.DEFEND: "FM-OPT-12",
    bidding.RUSH: "MW-SPC-03",
}


def is_option_open(option: int, used: int, mmma: int) -> bool:
    """Whether an option may still be used after so many Mp. [FM-OPT-02 FM-OPT-03]"""
    like = bidding.STRIKE_OPTION if option == bidding.RUSH else option
    return bool(may_act(action_limits()[bidding.OPTION_NAMES[like]], used, mmma))


def open_options(used: int, mmma: int) -> list[str]:
    """The names of the options that are open after so many Mp, in alphabetical order. [FM-OPT-02 FM-OPT-03]"""
    return sorted(
        bidding.OPTION_NAMES[option] for option in bidding.PLAIN_OPTIONS if is_option_open(option, used, mmma)
    )


def declarer(state: State) -> int:
    """The figure that declares next. [FM-BID-01]"""
    return state.order[len(state.bids)]


def waiting_figures(state: State) -> tuple[int, ...]:
    """The figures that can still act: each has one option a round. [FM-OPT-01 FM-BID-01]"""
    return tuple(i for i, figure in enumerate(state.figures) if is_waiting(figure.body, figure.st, is_dwarf(figure)))


def weapons_in_hand(figure: Figure) -> tuple[str, ...]:
    """The weapons that the figure could attack with now, Unarmed among them with a hand empty. [FM-EQP-02]"""
    held = tuple(dict.fromkeys(item for item in (figure.main, figure.off) if item and not is_shield(item)))
    return (*held, UNARMED) if free_hands(figure) else held


def usual_weapon(figure: Figure, option: int) -> str:
    """The weapon of an attack that names none: the first in hand that is a Bow for Fire, or no Bow for the rest."""
    wanted = option == bidding.FIRE_OPTION
    return next((arm for arm in weapons_in_hand(figure) if find_weapon(arm).bow == wanted), "")


# --- what may be declared -------------------------------------------------------------------------------------------
def declare_answers(state: State) -> tuple[Answer, ...]:
    """Every ordinary legal declaration of the figure whose turn it is."""
    figure = state.figures[declarer(state)]
    found: list[Answer] = []
    for option in KIND_OF:
        if is_option_open(option, figure.motion.used, figure.motion.mmma):
            found.extend(attack_answers(state, option))
    found.extend(shield_rush.rush_answers(state, declarer(state)))
    if is_option_open(bidding.DEFEND, figure.motion.used, figure.motion.mmma):
        found.extend(Defend(item) for item in (NO_ITEM, WITH_WEAPON, WITH_SHIELD) if not defend_refusal(figure, item))
    if is_option_open(bidding.READY, figure.motion.used, figure.motion.mmma):
        found.extend(Bidding(dice) for dice in range(bidding.LEAST_BID, bidding.MOST_BID + 1))
    if is_option_open(bidding.USE, figure.motion.used, figure.motion.mmma):
        found.extend(special_items.use_answers(state, declarer(state)))
    if is_option_open(bidding.WATCH, figure.motion.used, figure.motion.mmma):
        found.append(Word("watch"))
    found.append(Word("move"))
    found.extend(Word(word) for word in ("reload", "drop shield") if at_will_refusal(state, word) is None)
    return tuple(found)


def attack_answers(state: State, option: int) -> list[Answer]:
    """Every attack of one option that the declarer may make."""
    i = declarer(state)
    figure, kind = state.figures[i], KIND_OF[option]
    grips = [
        (arm, grip)
        for arm in weapons_in_hand(figure)
        for grip in (False, True)
        if weapon_refusal(state.house, figure, kind, arm, grip) is None
    ]
    if not grips:
        return []
    targets = [
        foe.id
        for j, foe in enumerate(state.figures)
        if are_foes(state, foe.side, figure.side) and target_refusal(state, i, j, kind) is None
    ]
    bids = range(bidding.LEAST_BID, bidding.MOST_BID + 1)
    return [Attack(option, target, dice, arm, grip) for arm, grip in grips for target in targets for dice in bids]


def declare_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why the declaration is refused; None when it stands. [FM-BID-01]"""
    figure = state.figures[declarer(state)]
    match answer:
        case Word("reload" | "drop shield" as word):
            return at_will_refusal(state, word)
        case Word("move"):
            return None
        case Word("watch"):
            return moved_too_far_refusal(figure, bidding.WATCH)
        case Attack(option, target, dice, arm, doubled):
            return attack_refusal(state, option, target, dice, arm, doubled)
        case Defend(item):
            return moved_too_far_refusal(figure, bidding.DEFEND) or defend_refusal(figure, item)
        case Bidding(dice):
            return moved_too_far_refusal(figure, bidding.READY) or bidding.bid_refusal(bidding.READY, dice)
        case Rush(target, dice):
            return shield_rush.rush_refusal(state, declarer(state), target, dice)
        case Use(thing, target):
            fault = moved_too_far_refusal(figure, bidding.USE)
            return fault or special_items.use_refusal(state, declarer(state), thing, target)
    return refusal("not-a-declaration", "not_now", "FM-BID-01")


def moved_too_far_refusal(figure: Figure, option: int) -> Refusal | None:
    """Why the figure moved too far for an option; None when it did not. [FM-OPT-02 FM-OPT-03]"""
    if is_option_open(option, figure.motion.used, figure.motion.mmma):
        return None
    name, clauses = bidding.OPTION_NAMES[option], ("FM-OPT-02", "FM-OPT-03")
    mp = {"used": figure.motion.used, "mmma": figure.motion.mmma}
    return refusal("moved-too-far", "moved_too_far", *clauses, who=figure.id, option=name, **mp)


def attack_refusal(state: State, option: int, target: str, dice: int, arm: str, doubled: bool) -> Refusal | None:  # noqa: FBT001
    """Why the attack may not be declared; None when it may."""
    i = declarer(state)
    figure = state.figures[i]
    if option not in KIND_OF:
        return refusal("not-an-attack", "not_now", "FM-BID-01")
    foe = index_of(state, target)
    if foe == NOBODY or not are_foes(state, state.figures[foe].side, figure.side):
        return refusal("no-opponent", "no_target", OPTION_CLAUSES[option], named=1, whom=target, who=figure.id)
    arm = arm or usual_weapon(figure, option)
    if arm not in weapons_in_hand(figure):
        clauses, name = (OPTION_CLAUSES[option], "FM-EQP-02"), bidding.OPTION_NAMES[option]
        if arm:
            return refusal("not-held", "not_held", *clauses, who=figure.id, item=arm)
        return refusal("nothing-held", "not_held", *clauses, who=figure.id, option=name)
    return (
        moved_too_far_refusal(figure, option)
        or bidding.bid_refusal(option, dice)
        or shot_refusal(state, i, foe, KIND_OF[option], arm, doubled)
    )


def defend_refusal(figure: Figure, item: int) -> Refusal | None:
    """Why the figure cannot Defend with that; None when it can. [FM-OPT-12]"""
    if item == WITH_SHIELD and not figure.kit.shielded:
        return refusal("no-shield", "no_shield", "FM-OPT-12", who=figure.id)
    if item == WITH_WEAPON and not any(arm != UNARMED for arm in weapons_in_hand(figure)):
        return refusal("no-weapon", "no_weapon", "FM-OPT-12", who=figure.id)
    return None


def at_will_refusal(state: State, word: str) -> Refusal | None:
    """Why something may not be done at will before declaring; None when it may. [FM-OPT-10 FM-EQP-05]"""
    i = declarer(state)
    return items.reload_refusal(state, i) if word == "reload" else items.drop_refusal(state.figures[i])


# --- declaring ------------------------------------------------------------------------------------------------------
def declare(ref: Referee, state: State, answer: Answer) -> State:
    """The state after a legal declaration, or something done at will before it. [FM-BID-01 FM-BID-07]"""
    i = declarer(state)
    if answer == Word("reload"):
        return items.reload(ref, state, i)
    if answer == Word("drop shield"):
        return items.drop_shield(ref, state, i)
    bid = bid_of(state, i, answer)
    figure = state.figures[i]
    target = state.figures[bid.target].id if bid.target != NOBODY else ""
    clause = {bidding.DEFEND: "FM-BID-07", bidding.WATCH: "FM-BID-08", bidding.MOVE: "FM-BID-08"}
    say(
        ref,
        "declare",
        who=figure.id,
        option=bidding.OPTION_NAMES[bid.option],
        whom=target,
        dice_bid=bid.dice,
        item=bid.weapon if bid.option != bidding.DEFEND else ITEM_NAMES[bid.item],
        doubled=int(bid.doubled),
        held=tuple(item for item in (figure.main, figure.off) if item) if bid.option == bidding.DEFEND else (),
        clauses=(clause.get(bid.option, "FM-BID-01"), OPTION_CLAUSES[bid.option]),
    )
    if bid.option == bidding.DEFEND:
        state = alter(state, i, body=after_defend(figure.body, bid.item))
    return replace(state, bids=(*state.bids, bid))


def bid_of(state: State, i: int, answer: Answer) -> Bid:
    """The bid that an answer makes, with the mDX adjustment that decides ties. [FM-BID-05]"""
    match answer:
        case Attack(option, target, dice, arm, doubled):
            foe = index_of(state, target)
            change = bid_adjustment(situation(state, i, foe, KIND_OF[option], doubled))
            arm = arm or usual_weapon(state.figures[i], option)
            return Bid(figure=i, option=option, dice=dice, target=foe, weapon=arm, doubled=doubled, adjustment=change)
        case Defend(item):
            return Bid(i, bidding.DEFEND, bidding.DEFEND_BID, item=item)
        case Bidding(dice):
            return Bid(i, bidding.READY, dice, adjustment=ready_adjustment(state, i))
        case Rush(target, dice):
            foe = index_of(state, target)
            change = bid_adjustment(situation(state, i, foe, STRIKE, doubled=False))
            return Bid(i, bidding.RUSH, dice, foe, shield_of(state.figures[i]), adjustment=change)
        case Use(thing, target):
            return Bid(i, bidding.USE, special_items.use_dice(thing), index_of(state, target), thing)
        case Word("watch"):
            return Bid(i, bidding.WATCH, bidding.LEAST_BID)
    return Bid(i, bidding.MOVE, bidding.LEAST_BID)


def ready_adjustment(state: State, i: int) -> int:
    """What Ready adds to mDX: more outside Hand-to-Hand, less inside. [FM-OPT-07]"""
    figure = state.figures[i]
    return ready_score(0, len(foes_in_hex(state, figure.side, figure.pos)))


def declare_for_idle(ref: Referee, state: State) -> State:
    """The state with the next declaration made for a figure that can only Move; else the same state.

    It is told once in a round, with the Mp that leave nothing else. [FM-BID-08 FM-OPT-02]
    """
    i = declarer(state)
    figure, motion = state.figures[i], state.figures[i].motion
    if len(open_options(motion.used, motion.mmma)) > 1:
        return state
    if not has_declared_before(state):
        clauses = ("FM-BID-08", "FM-OPT-02")
        say(ref, "declare_idle", who=figure.id, used=motion.used, mmma=motion.mmma, clauses=clauses)
    return replace(state, bids=(*state.bids, bid_of(state, i, Word("move"))))


# --- acting ---------------------------------------------------------------------------------------------------------
def execute(ref: Referee, state: State) -> State:
    """The state after the highest bid has acted; the cycle ends unless a Ready goes on. [FM-BID-04 FM-BID-06]"""
    bid = highest_bid(state, state.bids)
    i = bid.figure
    figure = state.figures[i]
    if len(state.bids) > 1 and bid.option != bidding.DEFEND:
        say_executor(ref, state, bid)
    if bid.option != bidding.DEFEND:
        state = alter(state, i, body=after_action(figure.body, bid.option))
    if bid.option in KIND_OF:
        return end_cycle(strike(ref, state, bid))
    if bid.option == bidding.READY:
        return make_ready(ref, state, bid)
    if bid.option == bidding.RUSH:
        return end_cycle(shield_rush.rush(ref, state, bid))
    if bid.option == bidding.USE:
        return end_cycle(special_items.use(ref, state, bid))
    if bid.option == bidding.WATCH:
        say(ref, "watch", who=figure.id, clauses=("FM-OPT-09", "FM-DX-08"))
    return end_cycle(state)


def end_cycle(state: State) -> State:
    """The state at the end of a cycle, in which the next one may begin. [FM-BID-04]"""
    return replace(state, phase=next_phase(state.phase), order=(), bids=(), actor=NOBODY)


def make_ready(ref: Referee, state: State, bid: Bid) -> State:
    """The state after a Ready's saving throw; if passed, items are handled. [FM-OPT-07 MW-ACT-03 MW-HIT-03]"""
    i = bid.figure
    score = standing_score(state.figures[i]) + ready_adjustment(state, i)
    say(ref, "ready", who=state.figures[i].id, score=score, clauses=("FM-OPT-07",))
    repeat = is_repeated_action(state, i, bidding.READY)
    state, saved = save_for(ref, state, i, n=bid.dice, score=score, why=ROLL_SV_READY, repeat=repeat)
    if not saved.passed:
        return end_cycle(state)
    return replace(state, phase=inner_phase(state.phase), actor=i, order=(), bids=(), handled=())


def strike(ref: Referee, state: State, bid: Bid) -> State:
    """The state after a whole attack with all its effects. [FM-APP-11]"""
    i, j = bid.figure, bid.target
    seen = situation(state, i, j, KIND_OF[bid.option], bid.doubled)
    figure, foe = state.figures[i], state.figures[j]
    if not ref.quiet:
        say(
            ref,
            "attack",
            who=figure.id,
            whom=foe.id,
            option=bidding.OPTION_NAMES[bid.option],
            item=bid.weapon,
            dice_bid=bid.dice,
            sides=tuple(SIDE_NAMES[side] for side in dict.fromkeys((seen.side_a, seen.side_b))),
            range=seen.distance,
            clauses=(OPTION_CLAUSES[bid.option], "FM-LOS-03"),
        )
        parts = mdx_parts(state, i, seen)
        clauses = tuple(dict.fromkeys(part.clause for part in parts))
        say(ref, "score", score=attack_mdx(seen), parts=parts, clauses=clauses)
    a = attack_of(state, i, j, bid, seen)
    if mode_after(a.kind, a.side_a, a.side_b, a.mode, a.used, a.engaged) != foe.body.mode:
        say(ref, "dodge", who=foe.id, clauses=("FM-GRD-02",))
    out = attack(ref if ref.quiet else Accountant(ref, a, state.house), a, state.house)
    return book_attacker(ref, book_target(ref, state, i, j, out), bid, out)


def book_attacker(ref: Referee, state: State, bid: Bid, out: Outcome) -> State:
    """The state with an attack's effects on the attacker: talent, Ep, and what becomes of its weapon.

    [FM-APP-11 FM-TAL-02 MW-HIT-02]
    """
    i = bid.figure
    state = alter(state, i, body=attacker_after_attack(state.figures[i].body, out))
    state = learn(ref, state, i, out.ep)
    figure = state.figures[i]
    if out.dropped:
        return items.fumble(ref, state, i, bid.weapon)
    if bid.option == bidding.HURL_OPTION:
        there = state.figures[bid.target].pos
        say(ref, "lies", item=bid.weapon, whom=state.figures[bid.target].id, clauses=("FM-OPT-06",))
        return items.drop_item(put_figure(state, i, items.lose_item(figure, bid.weapon)), there, bid.weapon)
    if bid.option == bidding.FIRE_OPTION:
        return alter(state, i, unloaded=(*figure.unloaded, bid.weapon), shots=figure.shots - 1)
    return state


def book_target(ref: Referee, state: State, i: int, j: int, out: Outcome) -> State:
    """The state with an attack's effects on the target: how it defends now, and its wounds. [FM-APP-11 FM-GRD-02]"""
    foe = state.figures[j]
    state = alter(state, j, body=after_defense(foe.body, out.mode, out.used))
    return wound(ref, state, i, j, out.phys, out.exh)
