"""Between fights: who comes back and how, rest, other gear, points for experience (filler)."""

from collections import Counter
from collections.abc import Mapping

from msgspec.structs import replace

from affray.core import InputError, Refusal, RuledOut
from affray.core.fight_state import allies
from affray.systems.melee.content.codes import DEAD, WELL
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.content.tables import NONE
from affray.systems.melee.position.hands import is_broken
from affray.systems.melee.position.state import REAL, Figure, State, home_side
from affray.systems.melee.roster.adventurer import Adventurer, own_weapons
from affray.systems.melee.rules.attributes import fatigue_pool
from affray.systems.melee.rules.experience import (
    DAYS_A_HIT,
    fight_experience,
    foe_worth,
    hits_healed,
    point_cost,
    rest_days_left,
)
from affray.systems.melee.rules.fatigue import PERIOD, fatigue_after_rest, fatigue_after_walk, jog_cost
from affray.systems.melee.rules.injury import status_of
from affray.systems.melee.rules.refusing import refusal

MOST_ATTRIBUTE = 30
"""The most DX, IQ and WIS that a figure can have."""
MOST_ST = 99
POINTS = ("ST", "DX", "IQ", "WIS")
MINUTES = 60 * 24


# --- after a fight ----------------------------------------------------------------------------------------------------
def after_fight(adventurer: Adventurer, hits: int, fatigue: int, *, worth: int, survivors: int, won: int) -> Adventurer:
    """The adventurer after a fight that left it with so many hits in all and so much fatigue; what it has learned of foes
    out of action that were worth so much in all, if it lives. [CM-INJ-03 CM-EXP-01]

    >>> after_fight(Adventurer("Ann", st=12), 4, 2, worth=24, survivors=2, won=1).experience
    22
    """
    after = replace(adventurer, wounds=hits, fatigue=fatigue, rested=adventurer.rested if hits else 0)
    if status_of(after.st_now) == DEAD:
        return replace(after, dead=True)
    return replace(after, experience=adventurer.experience + fight_experience(worth, survivors, won))


def returning_figures(state: State, side: int, before: Mapping[str, Adventurer]) -> tuple[Adventurer, ...]:
    """Those of a side who were adventurers before a fight, by name, as they come back from it: with their losses, what
    they have learned, and what they still have. [CM-EXP-01 CM-FIG-07]"""
    team = allies(state, side)
    foes = (figure for figure in state.figures if figure.life == REAL and home_side(figure) not in team)
    mine = [figure for figure in state.figures if figure.life == REAL and home_side(figure) == side]
    worth = sum(foe_worth(figure.body.st, figure.dx) for figure in foes if figure.body.status != WELL)
    survivors, won = sum(figure.body.status != DEAD for figure in mine), int(state.winner in team)
    lying = [item for _, item in state.items]
    return tuple(
        after_fight(
            with_remaining_gear(before[figure.id], figure, lying, won),
            figure.body.hits,
            figure.body.fatigue,
            worth=worth,
            survivors=survivors,
            won=won,
        )
        for figure in mine
        if figure.id in before
    )


def with_remaining_gear(adventurer: Adventurer, figure: Figure, lying: list[str], won: int) -> Adventurer:
    """The adventurer with what it has after a fight, in the places where it had it: what it holds yet; where its side won,
    also its pack and what it finds of its own among what lies there, which is taken from that. [CM-FIG-07]"""
    left = [item for item in (*figure.ready, *figure.slung) if not is_broken(item)]
    shield = figure.shield if figure.shield == adventurer.shield else NONE
    if won:
        left += take_wanted(tuple((Counter(own_weapons(adventurer)) - Counter(left)).elements()), lying)
        shield = shield if shield == adventurer.shield else next(iter(take_wanted((adventurer.shield,), lying)), NONE)
    pack = figure.pack if figure.pack_at is None or won else ()
    weapons = take_wanted(adventurer.weapons, left)
    return replace(adventurer, weapons=weapons, slung=tuple(left), shield=shield, gear=figure.gear, pack=pack)


def take_wanted(wanted: tuple[str, ...], left: list[str]) -> tuple[str, ...]:
    """Those that are wanted and still there, each taken from what is left."""
    found = []
    for item in wanted:
        if item in left:
            left.remove(item)
            found.append(item)
    return tuple(found)


# --- rest -------------------------------------------------------------------------------------------------------------
def after_rest(adventurer: Adventurer, days: int = 0) -> Adventurer:
    """The adventurer after ten minutes of rest, or after so many days; the dead stay as they are.

    [CM-FAT-03 CM-HEAL-01]

    >>> after_rest(Adventurer("Ann", st=12, wounds=3, fatigue=5), 3)
    Adventurer(name='Ann', race='human', st=12, dx=0, iq=0, wis=0, armor='none', shield='none', weapons=(), slung=(), gear=(), pack=(), spells=(), wounds=2, fatigue=0, rested=1, experience=0, gained=0, dead=False)
    """
    if adventurer.dead:
        return adventurer
    minutes = days * MINUTES if days else PERIOD
    whole = adventurer.rested + days
    wounds = max(0, adventurer.wounds - hits_healed(whole))
    left = whole % DAYS_A_HIT if wounds else 0
    return replace(adventurer, fatigue=fatigue_after_rest(adventurer.fatigue, minutes), wounds=wounds, rested=left)


def after_travel(adventurer: Adventurer, jog: int, walk: int) -> Adventurer:
    """The adventurer after a travel at a jog, then at a walk, of so many minutes; the dead stay as they are. A jog that
    would cost more than the pool takes saving rolls on the way, so it is none: raises InputError. [CM-FAT-02 CM-FAT-03]

    >>> after_travel(Adventurer("Ann", st=12), 60, 120).fatigue
    4
    """
    if adventurer.dead:
        return adventurer
    pool = fatigue_pool(adventurer.st, adventurer.wounds, PLAIN)
    tired = adventurer.fatigue + jog_cost(jog)
    if tired > pool:
        most = max(0, pool - adventurer.fatigue) * PERIOD + PERIOD - 1
        raise InputError(f"jog: {adventurer.name} would collapse on the way; expected at most {most} minutes")
    return replace(adventurer, fatigue=fatigue_after_walk(tired, pool, walk))


def days_to_heal(adventurer: Adventurer) -> int:
    """The days of rest after which nothing of the adventurer is reduced; 0 for the dead. [CM-HEAL-01]"""
    return 0 if adventurer.dead else rest_days_left(adventurer.wounds, adventurer.rested)


# --- gear -------------------------------------------------------------------------------------------------------------
def with_gear_of(adventurer: Adventurer, wanted: Adventurer) -> Adventurer:
    """The adventurer with the name, the gear and the spells of another, and all else that it was: it sells what it no
    longer wants for what that cost, and studies other spells while it is at home. [CM-FIG-03 CM-SPELL-01]"""
    return replace(
        adventurer,
        name=wanted.name,
        armor=wanted.armor,
        shield=wanted.shield,
        weapons=wanted.weapons,
        slung=wanted.slung,
        gear=wanted.gear,
        pack=wanted.pack,
        spells=wanted.spells,
    )


# --- advancement ------------------------------------------------------------------------------------------------------
def cost_of(adventurer: Adventurer, attribute: str) -> int:
    """What the next point of an attribute costs an adventurer. [CM-EXP-02]"""
    return point_cost(adventurer.gained, int(attribute == "WIS"))


def advance_refusal(adventurer: Adventurer, attribute: str, *, secure: int = 1) -> Refusal | None:
    """Why an adventurer may not add a point to an attribute; None when it may. [CM-EXP-02]"""
    if attribute not in POINTS:
        return refusal("no-attribute", "attribute", "CM-EXP-02", named=repr(attribute), known=POINTS)
    if adventurer.dead:
        return refusal("dead-advance", "dead", "CM-INJ-03", who=adventurer.name)
    if not secure:
        return refusal("not-secure", "secure", "CM-EXP-02", who=adventurer.name)
    most = MOST_ST if attribute == "ST" else MOST_ATTRIBUTE
    if score_of(adventurer, attribute) >= most:
        return refusal("highest", "highest", "CM-EXP-02", attribute=attribute, most=most)
    cost = cost_of(adventurer, attribute)
    if adventurer.experience < cost:
        return refusal(
            "too-little-experience",
            "experience",
            "CM-EXP-02",
            who=adventurer.name,
            has=adventurer.experience,
            cost=cost,
        )
    return None


def score_of(adventurer: Adventurer, attribute: str) -> int:
    """An attribute of an adventurer. Of IQ the higher of it and WIS counts, which goes up with it."""
    return {
        "ST": adventurer.st,
        "DX": adventurer.dx,
        "IQ": max(adventurer.iq, adventurer.mind),
        "WIS": adventurer.mind,
    }[attribute]


def with_advance(adventurer: Adventurer, attribute: str, *, secure: int = 1) -> Adventurer:
    """The adventurer with a point more, the experience spent; a point of IQ takes WIS up with it,
    so that what WIS is above it stays. Raises RuledOut for one that may not advance. [CM-EXP-02 CM-FIG-02]"""
    fault = advance_refusal(adventurer, attribute, secure=secure)
    if fault is not None:
        raise RuledOut(fault)
    after = replace(
        adventurer, experience=adventurer.experience - cost_of(adventurer, attribute), gained=adventurer.gained + 1
    )
    if attribute == "ST":
        return replace(after, st=adventurer.st + 1)
    if attribute == "DX":
        return replace(after, dx=adventurer.dx + 1)
    above = adventurer.wis - adventurer.iq if adventurer.wis else 0
    if attribute == "IQ":
        return replace(after, iq=adventurer.iq + 1, wis=adventurer.iq + 1 + above if above else 0)
    return replace(after, wis=adventurer.mind + 1)
