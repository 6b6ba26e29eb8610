"""Things handled in an action: weapons slung, dropped, made ready and picked up, and sleepers woken.

[CM-OPT-15 CM-OPT-23 CM-OPT-27 CM-EQUIP-01 CM-EQUIP-02]
"""

from itertools import combinations

from msgspec.structs import replace

from affray.core import Refusal
from affray.core.fight_state import without_item
from affray.referee import Referee, say
from affray.space.bodies import body_distance
from affray.systems.melee.content.codes import CHANGE_WEAPONS, ENGAGED
from affray.systems.melee.content.tables import NONE, shield, shields
from affray.systems.melee.position.answers import SHIELD, Answer, Hold, Take
from affray.systems.melee.position.figures import strength_of
from affray.systems.melee.position.hands import is_weapon, natural_attack, row_of
from affray.systems.melee.position.state import State, alter
from affray.systems.melee.rules.equipment import HANDS, can_hold, is_strong_enough
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.turn.abilities import near_items
from affray.systems.melee.turn.harm import drop


# --- whether ----------------------------------------------------------------------------------------------------------
def can_hold_items(items: tuple[str, ...], *, shielded: bool) -> bool:
    """Whether hands can hold these weapons, with a ready shield or without. [CM-EQUIP-02]"""
    hands = [row_of(item).hands for item in items]
    return len(items) <= HANDS and bool(can_hold(sum(hands[:1]), sum(hands[1:]), int(shielded)))


def can_bear(state: State, i: int, item: str) -> bool:
    """Whether the figure is strong enough for a weapon or shield. [CM-EQUIP-01]"""
    needed = row_of(item).st_required if is_weapon(item) else shield(item).st_required
    return bool(is_strong_enough(strength_of(state, i), needed))


def hold_answers(state: State, i: int, option: int) -> tuple[Answer, ...]:
    """What the figure may have ready after option e or m: at most one weapon more than before. [CM-OPT-15 CM-OPT-23]"""
    figure = state.figures[i]
    owned = tuple(dict.fromkeys((*figure.ready, *figure.slung)))
    chosen = [(), *((item,) for item in owned), *combinations(owned, 2)]
    has_shield = figure.shield != NONE
    answers = [
        Hold((*items, *((SHIELD,) if with_it else ())))
        for items in chosen
        for with_it in (False, True)[: 1 + has_shield]
    ]
    return tuple(answer for answer in answers if hold_refusal(state, i, option, answer) is None)


def hold_refusal(state: State, i: int, option: int, answer: Hold) -> Refusal | None:
    """Why the figure may not have these things ready by option e or m; None when it may.
    [CM-OPT-15 CM-OPT-23 CM-EQUIP-01 CM-EQUIP-02 CM-EQUIP-03]"""
    figure = state.figures[i]
    shielded = SHIELD in answer.items
    items = tuple(item for item in answer.items if item != SHIELD)
    clause = "CM-OPT-23" if option == CHANGE_WEAPONS else "CM-OPT-15"
    if natural_attack(figure):
        return refusal("no-hands", "hands", clause, who=figure.id)
    for item in items:
        if items.count(item) > (figure.ready + figure.slung).count(item):
            return refusal("not-carried", "not_carried", clause, who=figure.id, item=item)
    if shielded and figure.shield == NONE:
        return refusal("no-shield", "no_shield", clause, who=figure.id)
    new = [item for item in items if item not in figure.ready]
    if (sorted(items), shielded) == (sorted(figure.ready), figure.shield_ready) or len(new) > 1:
        return refusal("one-weapon", "one_weapon", clause, who=figure.id)
    if not can_hold_items(items, shielded=shielded):
        return refusal("hands-full", "hands", "CM-EQUIP-02", who=figure.id)
    if option == CHANGE_WEAPONS and (len(new) != 1 or row_of(new[0]).missile):
        return refusal("non-missile", "missile", "CM-OPT-23", who=figure.id)
    if option == CHANGE_WEAPONS and shielded and not figure.shield_ready:
        return refusal("one-weapon", "one_weapon", "CM-OPT-23", who=figure.id)
    weak = [item for item in new if not can_bear(state, i, item)]
    return refusal("too-weak", "weak", "CM-EQUIP-01", who=figure.id, item=weak[0]) if weak else None


def take_answers(state: State, i: int) -> tuple[Answer, ...]:
    """The dropped things that the figure may pick up and have ready. [CM-OPT-15 CM-OPT-27]"""
    return tuple(Take(item) for item in near_items(state, i) if take_refusal(state, i, item) is None)


def take_refusal(state: State, i: int, item: str) -> Refusal | None:
    """Why the figure may not pick that up; None when it may. [CM-OPT-15 CM-OPT-27 CM-EQUIP-01]"""
    figure = state.figures[i]
    if natural_attack(figure):
        return refusal("no-hands", "hands", "CM-OPT-27", who=figure.id)
    if item not in near_items(state, i):
        return refusal("not-near", "not_near", "CM-OPT-27", who=figure.id, item=item)
    if not is_weapon(item) and item not in shields():
        return refusal("no-weapon", "not_a_weapon", "CM-OPT-27", who=figure.id, item=item)
    if not is_weapon(item) and figure.shield != NONE:
        return refusal("has-shield", "shield", "CM-OPT-27", who=figure.id)
    if not can_bear(state, i, item):
        return refusal("too-weak", "weak", "CM-EQUIP-01", who=figure.id, item=item)
    if figure.state == ENGAGED and is_weapon(item) and row_of(item).missile:
        return refusal("non-missile", "missile", "CM-OPT-23", who=figure.id)
    return None


# --- deeds ------------------------------------------------------------------------------------------------------------
def hold(ref: Referee, state: State, i: int, option: int, answer: Hold) -> State:
    """The state with these things ready: what else was in hand is slung by option e, dropped by option m.
    [CM-OPT-15 CM-OPT-23]"""
    figure = state.figures[i]
    items = tuple(item for item in answer.items if item != SHIELD)
    shielded = SHIELD in answer.items
    away = list(figure.ready)
    slung = list(figure.slung)
    for item in items:
        (away if item in away else slung).remove(item)
    if option == CHANGE_WEAPONS:
        for item in away:
            state = drop(ref, state, i, item, figure.hexes[0], "CM-OPT-23")
        if figure.shield_ready and not shielded:
            state = drop(ref, state, i, figure.shield, figure.hexes[0], "CM-OPT-23")
    else:
        slung += away
    clause = "CM-OPT-23" if option == CHANGE_WEAPONS else "CM-OPT-15"
    say(ref, "holds", who=figure.id, item=(*items, *((figure.shield,) if shielded else ())), clauses=(clause,))
    return alter(state, i, ready=items, slung=tuple(slung), shield_ready=shielded)


def take(ref: Referee, state: State, i: int, item: str, *, slings: bool) -> State:
    """The state with a dropped thing picked up and ready; what the hands cannot hold beside it is slung by option e,
    dropped by option q. [CM-OPT-15 CM-OPT-27]"""
    figure = state.figures[i]
    here = [(body_distance(figure.hexes, (pos,)), n) for n, (pos, lying) in enumerate(state.items) if lying == item]
    # Of several alike the one in its own hex, else the first that was dropped.
    _, place = min(here)
    state = replace(state, items=(*state.items[:place], *state.items[place + 1 :]))
    say(ref, "picks_up", who=figure.id, item=item, clauses=("CM-OPT-15" if slings else "CM-OPT-27",))
    if not is_weapon(item):
        state = make_room(ref, state, i, 1, slings=slings)
        return alter(state, i, shield=item, shield_ready=True)
    state = make_room(ref, state, i, row_of(item).hands, slings=slings)
    return alter(state, i, ready=(*state.figures[i].ready, item))


def make_room(ref: Referee, state: State, i: int, hands: int, *, slings: bool) -> State:
    """The state with so many hands of the figure free: weapons go first, the last made ready before others, then the
    shield."""
    while sum(row_of(held).hands for held in state.figures[i].ready) + state.figures[i].shield_ready + hands > HANDS:
        figure = state.figures[i]
        if not figure.ready:
            state = (
                alter(state, i, shield_ready=False)
                if slings
                else drop(ref, state, i, figure.shield, figure.hexes[0], "CM-OPT-27")
            )
        elif slings:
            item = figure.ready[-1]
            state = alter(state, i, ready=without_item(figure.ready, item), slung=(*figure.slung, item))
        else:
            state = drop(ref, state, i, figure.ready[-1], figure.hexes[0], "CM-OPT-27")
    return state
