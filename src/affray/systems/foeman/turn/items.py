"""What figures hold, carry, drop and pick up."""

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import without_item
from affray.referee import Referee, choose, say
from affray.space.hex import Hex, distance
from affray.systems.foeman.content.codes import CHOOSE_CONSENT
from affray.systems.foeman.content.tables import find_weapon, is_shield
from affray.systems.foeman.position.answers import Answer, Give, Hold, Take, Word
from affray.systems.foeman.position.gear import belongings, exceeded_limit, gear_faults
from affray.systems.foeman.position.state import (
    NOBODY,
    SHOTS,
    Figure,
    State,
    alter,
    alter_motion,
    engagers,
    index_of,
    is_able,
    put_figure,
    shield_of,
)
from affray.systems.foeman.rules.refusing import refusal

TAKEN, GIVEN = "|taken", "|given"
"""Marks that no name of a figure can be."""


# --- at will --------------------------------------------------------------------------------------------------------
def bow_in_hand(figure: Figure) -> str:
    """The Bow in hand; empty for none. [FM-EQP-09]"""
    for held in (figure.main, figure.off):
        if held and not is_shield(held) and find_weapon(held).category == "bows":
            return held
    return ""


def reload_refusal(state: State, i: int) -> Refusal | None:
    """Why the figure may not reload now; None when it may. [FM-OPT-10]"""
    figure = state.figures[i]
    bow = bow_in_hand(figure)
    if not bow or bow not in figure.unloaded:
        return refusal("reload-none", "not_empty", "FM-OPT-10", who=figure.id)
    if find_weapon(bow).slow:
        return refusal("reload-slow", "slow", "FM-OPT-10", item=bow)
    if figure.motion.reloaded:
        return refusal("reload-once", "once", "FM-OPT-10", who=figure.id)
    if figure.shots == 0:
        return refusal("reload-shots", "no_shots", "FM-OPT-10", who=figure.id, shots=SHOTS)
    if engagers(state, figure.side, figure.pos):
        return refusal("reload-engaged", "engaged", "FM-OPT-10", who=figure.id)
    return None


def reload(ref: Referee, state: State, i: int) -> State:
    """The state after reloading the Bow in hand; a shot is taken from the store when it is fired. [FM-OPT-10]"""
    figure = state.figures[i]
    bow = bow_in_hand(figure)
    say(ref, "reload", who=figure.id, item=bow, shots=figure.shots, clauses=("FM-OPT-10",))
    return alter_motion(alter(state, i, unloaded=tuple(b for b in figure.unloaded if b != bow)), i, reloaded=1)


def drop_refusal(figure: Figure) -> Refusal | None:
    """Why the figure has no shield to drop; None when it has. [FM-EQP-05]"""
    if not figure.kit.shielded:
        return refusal("no-shield", "no_shield", "FM-EQP-05", who=figure.id)
    return None


def drop_shield(ref: Referee, state: State, i: int) -> State:
    """The state after the ready shield was dropped where the figure is. [FM-EQP-05 FM-GEN-07]"""
    figure = state.figures[i]
    shield = shield_of(figure)
    say(ref, "drop", who=figure.id, item=shield, clauses=("FM-EQP-05",))
    emptied = replace(figure, off="") if figure.off == shield else replace(figure, main="")
    return drop_item(put_figure(state, i, emptied), figure.pos, shield)


def drop_item(state: State, pos: Hex, item: str) -> State:
    """The state with an item lying in a hex. [FM-GEN-07]"""
    return replace(state, items=(*state.items, (pos, item)))


def lose_item(figure: Figure, item: str) -> Figure:
    """The figure without one item of this name, taken from its hands first."""
    if figure.main == item:
        return replace(figure, main="")
    if figure.off == item:
        return replace(figure, off="")
    return replace(figure, carried=without_item(figure.carried, item))


def fumble(ref: Referee, state: State, i: int, item: str) -> State:
    """The state after a weapon fell into its user's hex; with a Bow one shot is lost too. [MW-HIT-02]"""
    figure = state.figures[i]
    say(ref, "fumble", who=figure.id, item=item, clauses=("MW-HIT-02",))
    if find_weapon(item).bow:
        figure = replace(figure, shots=figure.shots - 1)
    return drop_item(put_figure(state, i, lose_item(figure, item)), figure.pos, item)


# --- Ready ----------------------------------------------------------------------------------------------------------
def carry_refusal(figure: Figure, item: str) -> Refusal | None:
    """Why the figure may not carry one more such item (filler); None when it may."""
    shield = is_shield(item)
    over = exceeded_limit((*belongings(figure), item), shield=shield)
    return refusal("too-much", "too_much", "FM-OPT-07", who=figure.id, limit=over, shield=int(shield)) if over else None


def partners(state: State, i: int) -> tuple[int, ...]:
    """The figures with which items may be exchanged: in the same or an adjacent hex, and able. [FM-OPT-07]"""
    figure = state.figures[i]
    return tuple(
        j for j, other in enumerate(state.figures) if j != i and is_able(other) and distance(figure.pos, other.pos) <= 1
    )


def ready_answers(state: State) -> tuple[tuple[Answer, ...], tuple[Answer, ...]]:
    """What may be done in a passed Ready: ordinary answers, and exchanges with opponents, who must agree."""
    i = state.actor
    figure = state.figures[i]
    own: list[Answer] = [Word("done")]
    held = ("", *dict.fromkeys(belongings(figure)))
    own.extend(Hold(main, off) for main in held for off in held)
    own.extend(Take(item) for item in dict.fromkeys(item for pos, item in state.items if pos == figure.pos))
    foreign: list[Answer] = []
    for j in partners(state, i):
        other = state.figures[j]
        deeds = own if other.side == figure.side else foreign
        deeds.extend(Take(item, other.id) for item in dict.fromkeys(belongings(other)))
        deeds.extend(Give(item, other.id) for item in held if item)
    return tuple(a for a in own if ready_refusal(state, a) is None), tuple(
        a for a in foreign if ready_refusal(state, a) is None
    )


def ready_refusal(state: State, answer: Answer) -> Refusal | None:
    """Why the answer is not allowed in a Ready; None when it is. [FM-OPT-07 FM-EQP-02]"""
    figure = state.figures[state.actor]
    match answer:
        case Word("done"):
            return None
        case Hold(main, off):
            unchanged = (main, off) == (figure.main, figure.off) and is_left_unloaded(state, figure)
            return no_change_refusal(figure) if unchanged else hold_refusal(figure, main, off)
        case Take(item, source):
            return take_refusal(state, figure, item, source)
        case Give(item, to):
            return give_refusal(state, figure, item, to)
    return refusal("not-a-ready", "not_now", "FM-OPT-07")


def hold_refusal(figure: Figure, main: str, off: str) -> Refusal | None:
    """Why the hands may not hold this; None when they may. [FM-EQP-02 FM-OPT-07]"""
    have = list(belongings(figure))
    for item in (main, off):
        if item:
            if item not in have:
                return refusal("not-owned-more", "not_owned", "FM-OPT-07", who=figure.id, item=item)
            have.remove(item)
    if (main, off) == (figure.main, figure.off) and not has_unloaded_slow_bow(figure):
        return no_change_refusal(figure)
    if is_shield(main) and is_shield(off):
        return refusal("two-shields", "two_shields", "FM-EQP-02")
    if not main and off and not is_shield(off) and find_weapon(off).hands == 2:
        return refusal("hold-first", "hands", "FM-EQP-02", item=off)
    faults = gear_faults([item for item in (main, off) if item], [], figure.st, figure.race)
    return faults[0] if faults else None


def no_change_refusal(figure: Figure) -> Refusal:
    """The refusal of hands that would hold what they hold. [FM-OPT-07]"""
    return refusal("no-change", "no_change", "FM-OPT-07", who=figure.id)


def has_unloaded_slow_bow(figure: Figure) -> bool:
    """Whether the ready Bow is unloaded and takes a whole Ready to load (filler)."""
    bow = bow_in_hand(figure)
    return bow in figure.unloaded and find_weapon(bow).slow


def take_refusal(state: State, figure: Figure, item: str, source: str) -> Refusal | None:
    """Why an item may not be taken; None when it may. [FM-OPT-07]"""
    if source:
        j = index_of(state, source)
        if j not in partners(state, state.actor):
            return refusal("not-near", "not_near", "FM-OPT-07", whom=source)
        there = belongings(state.figures[j])
    else:
        there = tuple(lying for pos, lying in state.items if pos == figure.pos)
    if item not in there:
        return refusal("not-there", "not_there", "FM-OPT-07", item=item)
    if source and (handling_mark(GIVEN, item) in state.handled or handling_mark(source, item) in state.handled):
        return refusal("handled-asked", "handled", "FM-OPT-07", item=item)
    return carry_refusal(figure, item)


def give_refusal(state: State, figure: Figure, item: str, to: str) -> Refusal | None:
    """Why an item may not be given; None when it may. [FM-OPT-07]"""
    j = index_of(state, to)
    if j not in partners(state, state.actor):
        return refusal("not-near", "not_near", "FM-OPT-07", whom=to)
    if item not in belongings(figure):
        return refusal("not-owned", "not_owned", "FM-OPT-07", who=figure.id, item=item)
    if handling_mark(TAKEN, item) in state.handled or handling_mark(to, item) in state.handled:
        return refusal("handled-offered", "handled", "FM-OPT-07", item=item)
    return carry_refusal(state.figures[j], item)


def handling_mark(what: str, item: str) -> str:
    """The mark that notes that such an item was taken, given or refused in this Ready.

    An item taken is not given away again and an item given is not taken back, so that a Ready comes to an end.
    """
    return f"{what}|{item}"


def play_ready(ref: Referee, state: State, answer: Answer) -> State:
    """The state after one handling of items in a Ready; a change of hands or `done` ends the Ready. [FM-OPT-07]"""
    i = state.actor
    figure = state.figures[i]
    match answer:
        case Hold(main, off):
            rest = list(belongings(figure))
            for item in (main, off):
                if item:
                    rest.remove(item)
            say(ref, "hold", who=figure.id, main=main, off=off, clauses=("FM-OPT-07",))
            held = replace(figure, main=main, off=off, carried=tuple(rest))
            return replace(put_figure(state, i, load_slowly(ref, state, held)), actor=NOBODY, handled=())
        case Take(item, source):
            return take(ref, state, item, source)
        case Give(item, to):
            return give(ref, state, item, to)
        case _:
            state = put_figure(state, i, load_slowly(ref, state, figure))
            return replace(state, actor=NOBODY, handled=())


def is_left_unloaded(state: State, figure: Figure) -> bool:
    """Whether the figure, with these hands, has a slow Bow that a Ready cannot load: it is engaged. [FM-OPT-10]"""
    return has_unloaded_slow_bow(figure) and bool(engagers(state, figure.side, figure.pos))


def load_slowly(ref: Referee, state: State, figure: Figure) -> Figure:
    """The figure with its slow Bow loaded, which takes a whole Ready unengaged (filler). [FM-OPT-10]"""
    if not has_unloaded_slow_bow(figure) or figure.shots == 0 or is_left_unloaded(state, figure):
        return figure
    say(ref, "reload", who=figure.id, item=bow_in_hand(figure), shots=figure.shots, clauses=("FM-OPT-10",))
    return replace(figure, unloaded=without_item(figure.unloaded, bow_in_hand(figure)))


def ask_consent(ref: Referee, state: State, j: int) -> bool:
    """Whether figure j consents: a friend does, an opponent is asked. [FM-OPT-07]"""
    if state.figures[j].side == state.figures[state.actor].side:
        return True
    return choose(ref, j, CHOOSE_CONSENT, 1, state.actor) == 1


def take(ref: Referee, state: State, item: str, source: str) -> State:
    """The state after an item was taken from the ground or from another figure. [FM-OPT-07]"""
    i = state.actor
    figure = state.figures[i]
    if not source:
        at = state.items.index((figure.pos, item))
        say(ref, "take", who=figure.id, item=item, source="", clauses=("FM-OPT-07",))
        state = replace(state, items=state.items[:at] + state.items[at + 1 :])
        # A Bow that lay on the ground has lost its shot. [MW-HIT-02]
        empty = not is_shield(item) and find_weapon(item).bow and item not in figure.unloaded
        unloaded = (*figure.unloaded, item) if empty else figure.unloaded
        return alter(state, i, carried=(*figure.carried, item), unloaded=unloaded)
    j = index_of(state, source)
    if not ask_consent(ref, state, j):
        say(ref, "unwilling", who=source, clauses=("FM-OPT-07",))
        return replace(state, handled=(*state.handled, handling_mark(source, item)))
    say(ref, "take", who=figure.id, item=item, source=source, clauses=("FM-OPT-07",))
    return replace(hand_over(state, j, i, item), handled=(*state.handled, handling_mark(TAKEN, item)))


def give(ref: Referee, state: State, item: str, to: str) -> State:
    """The state after an item was given to another figure. [FM-OPT-07]"""
    i, j = state.actor, index_of(state, to)
    if not ask_consent(ref, state, j):
        say(ref, "unwilling", who=to, clauses=("FM-OPT-07",))
        return replace(state, handled=(*state.handled, handling_mark(to, item)))
    say(ref, "give", who=state.figures[i].id, item=item, whom=to, clauses=("FM-OPT-07",))
    return replace(hand_over(state, i, j, item), handled=(*state.handled, handling_mark(GIVEN, item)))


def hand_over(state: State, giver: int, taker: int, item: str) -> State:
    """The state after an item went from one figure to another; an unloaded Bow stays so. [FM-OPT-07 FM-OPT-10]"""
    figure, other = lose_item(state.figures[giver], item), state.figures[taker]
    empty = item in figure.unloaded
    if empty:
        figure = replace(figure, unloaded=without_item(figure.unloaded, item))
    state = put_figure(state, giver, figure)
    unloaded = (*other.unloaded, item) if empty else other.unloaded
    return alter(state, taker, carried=(*other.carried, item), unloaded=unloaded)
