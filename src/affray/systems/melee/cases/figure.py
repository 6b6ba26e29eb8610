"""The case verbs of a figure by itself: its movement, options, fatigue, saving rolls and spells; order is in a file of its own."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Annotated, Literal

import msgspec

from affray.core import InputError
from affray.core.reading.given import Answer, Given, read_given
from affray.core.system import Verb
from affray.systems.melee.cases.given import (
    ArmorName,
    Dice,
    Die,
    DxGiven,
    Load,
    Positive,
    Posture,
    Whole,
    dice_script,
    house_of,
    standing_adj_dx,
)
from affray.systems.melee.cases.order import order_of
from affray.systems.melee.content.codes import (
    FLIGHT_NAMES,
    IN_HTH,
    LOAD_NAMES,
    OPTION_LETTERS,
    POSTURE_NAMES,
    SPEED_NAMES,
    STANDING,
    STATE_NAMES,
    UNCONSCIOUS,
    WELL,
)
from affray.systems.melee.content.tables import armor
from affray.systems.melee.rules import casting, fatigue, load, saving_rolls, speeds
from affray.systems.melee.rules.aim import can_fire_prone
from affray.systems.melee.rules.attributes import fatigue_pool, mind_target, strength
from affray.systems.melee.rules.options import Chooser, is_able, open_options

Pounds = Annotated[float, msgspec.Meta(ge=0, lt=1e9)]
Letter = Annotated[str, msgspec.Meta(pattern="^[a-v]$")]
ThreeDice = tuple[Die, Die, Die]
SHIFTS = (*SPEED_NAMES, "shift")
REAL = "real"


# --- movement ---------------------------------------------------------------------------------------------------------
class Flight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A flying MA and the phase of flight."""

    ma: Whole
    phase: Literal["takeoff", "aloft", "landing"]


class MaGiven(Given, frozen=True, kw_only=True):
    """What a case of `ma` gives."""

    dx: Positive | None = None
    """Unadjusted DX; None with a fixed MA."""
    st: Positive | None = None
    """ST that the load is measured by; None where nothing weighs."""
    weight: Pounds = 0
    """Weight carried, in pounds."""
    fatigue: Whole = 0
    """Fatigue spent."""
    drop_pack: Pounds = 0
    """Weight of a pack that is dropped, in pounds."""
    slowed: bool = False
    """A spell slows it."""
    fixed_ma: Positive | None = None
    """A creature's printed MA; None for MA by DX."""
    armor: ArmorName = "none"
    """Worn armor."""
    flight: Flight | None = None
    """Flying MA and phase of flight; None on the ground."""


def ma(given: Answer) -> Answer:
    """The movement allowance of a figure on the ground or in flight. [CM-MA-01 CM-MA-02 CM-ENC-01 CM-ENC-03 CM-FLY-01]"""
    g = read_given(given, MaGiven)
    house = house_of(g)
    if g.flight is not None:
        mover = load.Mover(g.flight.ma, 0)
        return {"flying_ma": load.flying_ma_of(mover, FLIGHT_NAMES.index(g.flight.phase), house)}
    if g.dx is None or g.st is None:
        raise InputError("given: expected dx and st, or flight")
    carried = Fraction(str(g.weight)) - Fraction(str(g.drop_pack))
    if carried < 0:
        raise InputError(f"given: drop_pack: expected at most the weight {g.weight:g}, got {g.drop_pack:g}")
    burden = load.load_of(carried.numerator, g.st * carried.denominator)
    tired = fatigue.is_pool_spent(g.fatigue, fatigue_pool(g.st, 0, house))
    base = load.base_ma(g.dx, g.fixed_ma or 0)
    found = load.ma_of(load.Mover(base, burden, armor(g.armor).classic_ma_mod, tired, int(g.slowed)), house)
    counted = load.effective_load(burden, house)
    return {
        "base_ma": base,
        "load": LOAD_NAMES[burden],
        "ma": found,
        "half_ma": load.half_ma(found),
        "can_run": speeds.can_run(counted, tired) != 0,
        "can_jog": load.can_jog_with(counted) != 0,
    }


class SpeedGiven(Given, frozen=True, kw_only=True):
    """What a case of `speed` gives."""

    option: Letter
    ma: Whole
    load: Load = "unencumbered"
    exhausted: bool = False
    hexes: Whole | None = None


def speed(given: Answer) -> Answer:
    """How far an option goes, and what a move of so many hexes is. [CM-SPEED-01 CM-SPEED-02 CM-SPEED-04 CM-SPEED-05]"""
    g = read_given(given, SpeedGiven)
    house = house_of(g)
    option, burden, tired = OPTION_LETTERS.index(g.option), LOAD_NAMES.index(g.load), int(g.exhausted)
    most = speeds.max_hexes(option, g.ma, burden, tired)
    if g.hexes is None:
        return {"max_hexes": most}
    if g.hexes > most:
        return {"max_hexes": most, "legal": False}
    moved = speeds.speed_of(option, g.hexes, g.ma, burden, tired, house)
    return {
        "max_hexes": most,
        "legal": True,
        "speed": SHIFTS[moved],
        "fatigue": speeds.speed_fatigue(moved),
        "may_attack": speeds.may_attack(option, g.hexes, g.ma) != 0,
    }


# --- options ----------------------------------------------------------------------------------------------------------
class OptionsGiven(Given, frozen=True, kw_only=True):
    """What a case of `legal_options` gives."""

    state: Literal["disengaged", "engaged", "hth"]
    """The state when its turn to move came."""
    posture: Posture = "standing"
    """Its posture now."""
    hexes_moved: Whole = 0
    """Hexes moved this turn."""
    ma: Whole = 10
    """Its MA."""
    load: Load = "unencumbered"
    """Its load."""
    exhausted: bool = False
    """It is exhausted."""
    knocked_down_last_turn: bool = False
    """Hits knocked it down last turn."""
    acted: bool = False
    """It has acted this turn."""
    lost_action: bool = False
    """It has lost its action this turn."""
    unconscious: bool = False
    """It is unconscious."""
    missile_ready: bool = False
    """It has a loaded missile weapon in hand."""
    missile_is_crossbow: bool = False
    """That weapon is a crossbow."""
    knows_spells: bool = False
    """It knows a spell."""
    carries_dagger: bool = False
    """It carries a dagger."""
    dagger_ready: bool = False
    """The dagger is in its hand."""
    dropped_weapon_near: bool = False
    """A dropped weapon lies in its hex or an adjacent one."""


def legal_options(given: Answer) -> Answer:
    """The options open to a figure now. [CM-OPT-02 CM-OPT-03 CM-OPT-04 CM-OPT-05]"""
    g = read_given(given, OptionsGiven)
    house = house_of(g)
    state, posture = STATE_NAMES.index(g.state), POSTURE_NAMES.index(g.posture)
    walks = posture == STANDING or state == IN_HTH
    chooser = Chooser(
        state=state,
        in_hth=int(state == IN_HTH),
        posture=posture,
        walked=g.hexes_moved if walks else 0,
        crawled=0 if walks else g.hexes_moved,
        ma=g.ma,
        load=LOAD_NAMES.index(g.load),
        exhausted=int(g.exhausted),
        felled_last_turn=int(g.knocked_down_last_turn),
        able=is_able(UNCONSCIOUS if g.unconscious else WELL, int(g.acted), int(g.lost_action), 0),
        shot=int(g.missile_ready),
        fires_prone=can_fire_prone(int(g.missile_is_crossbow), house),
        unloaded=0,
        casts=int(g.knows_spells),
        draws=int(g.carries_dagger and not g.dagger_ready),
        near=int(g.dropped_weapon_near),
    )
    return {"options": [OPTION_LETTERS[option] for option in open_options(chooser, house)]}


# --- fatigue ----------------------------------------------------------------------------------------------------------
class Effort(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn at a speed, a spending of `st` at one go, or `minutes` of travel or rest."""

    kind: Literal["run", "jog", "walk", "cast", "march", "jog_travel", "rest", "walk_travel"]
    st: Positive | None = None
    minutes: Whole | None = None


class FatigueGiven(Given, frozen=True, kw_only=True):
    """What a case of `fatigue` gives."""

    st: Positive
    fatigue: Whole = 0
    hits: Whole = 0
    events: tuple[Effort, ...]
    saves: tuple[ThreeDice, ...] = ()


def spendings(effort: Effort) -> tuple[int, ...]:
    """What an effort costs, spending by spending. Raises InputError where `st` is missing or out of place."""
    if (effort.st is not None) != (effort.kind in ("cast", "march")):
        raise InputError(f"given: events: st: expected with cast and march alone, got {effort.kind}")
    if effort.st is not None:
        return (effort.st,)
    if effort.kind == "jog_travel":
        return (1,) * fatigue.jog_cost(minutes_of(effort))
    return (speeds.speed_fatigue(SPEED_NAMES.index(effort.kind)),) if effort.kind in SPEED_NAMES else ()


def minutes_of(effort: Effort) -> int:
    """How long an effort lasted. Raises InputError where that is not said."""
    if effort.minutes is None:
        raise InputError(f"given: events: {effort.kind}: expected minutes")
    return effort.minutes


def fatigue_after(given: Answer) -> Answer:
    """Fatigue and consciousness after a row of efforts and rests. [CM-FAT-01 CM-FAT-02 CM-FAT-03 CM-FAT-04 CM-FAT-05]"""
    g = read_given(given, FatigueGiven)
    house, ref = house_of(g), dice_script(*g.saves)
    pool, spent = fatigue_pool(g.st, g.hits, house), fatigue.Spent(g.fatigue, 1)
    for effort in g.events:
        if spent.conscious == 0:
            break
        if effort.kind == "run" and fatigue.is_pool_spent(spent.fatigue, pool) != 0:
            raise InputError("given: events: an exhausted figure cannot run")
        if effort.kind == "rest":
            spent = fatigue.Spent(fatigue.fatigue_after_rest(spent.fatigue, minutes_of(effort)), 1)
        elif effort.kind == "walk_travel":
            spent = fatigue.Spent(fatigue.fatigue_after_walk(spent.fatigue, pool, minutes_of(effort)), 1)
        for points in spendings(effort):
            if spent.conscious != 0:
                spent = fatigue.spend(ref, points, g.st, g.hits, spent.fatigue, house)
    return {
        "fatigue": spent.fatigue,
        "exhausted": fatigue.is_pool_spent(spent.fatigue, pool) != 0,
        "conscious": spent.conscious != 0,
        "saves_used": len(ref.rolls),
    }


# --- saving rolls -----------------------------------------------------------------------------------------------------
class SavingFigure(DxGiven, frozen=True, kw_only=True):
    """A figure as far as its standing adjDX goes, with its mind."""

    iq: Positive | None = None
    wis: Positive | None = None


class SaveGiven(Given, frozen=True, kw_only=True):
    """What a case of `save` gives."""

    kind: Literal["collapse", "no_retreat", "draw_dagger", "hth_disengage", "disbelieve"]
    figure: SavingFigure
    dice: Dice
    subject: Literal["real", "image", "illusion"] = "real"


ON_DX = {
    "no_retreat": saving_rolls.no_retreat_save,
    "draw_dagger": saving_rolls.draw_dagger_save,
    "hth_disengage": saving_rolls.leave_hth_save,
}


def saving_roll_outcome(given: Answer) -> Answer:
    """What a saving roll comes to. [CM-ATTR-05 CM-ATTR-04 CM-FAT-05 CM-SPELL-07]"""
    g = read_given(given, SaveGiven)
    house, figure, ref = house_of(g), g.figure, dice_script(g.dice)
    if g.kind == "collapse":
        target = strength(figure.st, figure.hits, figure.fatigue, house)
        saved = saving_rolls.collapse_save(ref, target, house)
    elif g.kind == "disbelieve":
        if figure.iq is None:
            raise InputError("given: figure: iq: expected with disbelieve")
        target = mind_target(figure.iq, figure.iq if figure.wis is None else figure.wis, house)
        saved = saving_rolls.disbelief_save(ref, target, house)
    else:
        target = saving_rolls.dx_target(figure.dx, standing_adj_dx(figure, house), house)
        saved = ON_DX[g.kind](ref, target, house)
    answer: dict[str, object] = {"target": target, "total": saved.total, "success": saved.passed != 0}
    if g.kind == "disbelieve":
        answer["vanishes"] = saving_rolls.is_vanishing(int(g.subject == REAL), saved.passed) != 0
    return answer


# --- spells -----------------------------------------------------------------------------------------------------------
class RenewableSpell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spell that its caster may renew."""

    id: str
    cost: Whole
    renew: bool


class RenewGiven(Given, frozen=True, kw_only=True, tag="renew", tag_field="step"):
    """Renewing spells."""

    st: Positive
    fatigue: Whole
    hits: Whole = 0
    spells: tuple[RenewableSpell, ...]
    saves: tuple[ThreeDice, ...] = ()


class CastGiven(Given, frozen=True, kw_only=True, tag="cast", tag_field="step"):
    """Casting a spell with three dice."""

    st: Positive
    fatigue: Whole
    cost: Positive
    adj_dx: int
    dice: ThreeDice


def spell_outcome(given: Answer) -> Answer:
    """What becomes of renewed spells, or of a casting. [CM-RENEW-01 CM-RENEW-02 CM-SPELL-02 CM-SPELL-03]"""
    g: RenewGiven | CastGiven = read_given(given, RenewGiven | CastGiven)  # type: ignore[arg-type]
    house = house_of(g)
    if isinstance(g, CastGiven):
        cast = casting.casting_roll(dice_script(g.dice), saving_rolls.SAVE_DICE, g.adj_dx, g.cost)
        spent = g.fatigue + cast.paid
        return {
            "success": cast.multiplier > 0,
            "multiplier": cast.multiplier,
            "paid": cast.paid,
            "fatigue": spent,
            "exhausted": fatigue.is_pool_spent(spent, fatigue_pool(g.st, 0, house)) != 0,
            "knocked_down": cast.falls != 0,
        }
    costs, wanted = tuple(going.cost for going in g.spells), tuple(int(going.renew) for going in g.spells)
    done = casting.renew(
        dice_script(*g.saves), st=g.st, hits=g.hits, fatigue=g.fatigue, costs=costs, wanted=wanted, house=house
    )
    return {
        "fatigue": done.fatigue,
        "active": [going.id for going, on in zip(g.spells, done.active, strict=True) if on != 0],
        "ended": [going.id for going, on in zip(g.spells, done.active, strict=True) if on == 0],
        "conscious": done.conscious != 0,
        "exhausted": fatigue.is_pool_spent(done.fatigue, fatigue_pool(g.st, g.hits, house)) != 0,
    }


VERBS: Mapping[str, Verb] = {
    "ma": ma,
    "speed": speed,
    "legal_options": legal_options,
    "order": order_of,
    "fatigue": fatigue_after,
    "save": saving_roll_outcome,
    "spell": spell_outcome,
}
