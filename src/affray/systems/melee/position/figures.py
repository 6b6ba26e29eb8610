"""What a figure's numbers come to in a position: strength, mind, load, MA, standing adjDX, protection, and its place.

[CM-ATTR-02 CM-ATTR-03 CM-ATTR-04 CM-MA-01 CM-MA-02 CM-ENC-01 CM-FAT-04 CM-DMG-04 CM-DMG-05]
"""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar

from msgspec.structs import replace

from affray.core import Modifier
from affray.core.fight_state import team_lead
from affray.systems.melee.content.codes import WELL
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.content.tables import all_weapons, armor, gear, shield
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.arms import kit_of
from affray.systems.melee.position.hands import (
    creature_of,
    has_striking_weapon,
    has_trait,
    natural_attack,
    ready_missile,
    shield_of,
)
from affray.systems.melee.position.hands import table_id as item_id
from affray.systems.melee.position.state import NOBODY, Board, Figure, State, is_airborne, is_awake, put_figure
from affray.systems.melee.rules import equipment, fatigue, injury
from affray.systems.melee.rules.adjusted_dx import Situation, standing_dx, standing_parts
from affray.systems.melee.rules.attributes import fatigue_pool, mind_target
from affray.systems.melee.rules.damage import Cover
from affray.systems.melee.rules.engagement import Placed, engagers, is_armed, is_engaged_among
from affray.systems.melee.rules.equipment import Kit, kit_in_use
from affray.systems.melee.rules.injury import Body, st_counted
from affray.systems.melee.rules.load import (
    Mover,
    base_ma,
    effective_load,
    flying_ma_of,
    load_of,
    ma_of,
    ma_parts,
    tenths,
)
from affray.systems.melee.rules.saving_rolls import dx_target
from affray.systems.melee.rules.steps import Field

ELF_MA = 12
KEPT = 512
"""For so many positions what was worked out last is kept."""
BARE = Board({})
"""A board without hexes."""
R = TypeVar("R")
DOUBLE_LOAD, LIGHT_FOOT, GOOD_ARM = "dwarf", "elf", "halfling"


# --- attributes -------------------------------------------------------------------------------------------------------
def st_of(state: State, i: int) -> int:
    """Starting ST with what Aid adds. [CM-ATTR-03]"""
    return state.figures[i].body.st + spell_effects.aid_bonus(state, i, "st")


def strength_of(state: State, i: int) -> int:
    """ST as it counts wherever reduced ST is not meant. [CM-ATTR-03]"""
    return st_counted(body_of(state, i), state.house)


def st_left(state: State, i: int) -> int:
    """ST as hits have reduced it. [CM-ATTR-03]"""
    return injury.st_left(body_of(state, i), state.house)


def pool_of(state: State, i: int) -> int:
    """How much fatigue the figure can spend. [CM-FAT-01]"""
    return fatigue_pool(st_of(state, i), state.figures[i].body.hits, state.house)


def is_exhausted(state: State, i: int) -> int:
    """Whether the figure is exhausted. [CM-FAT-04]"""
    return fatigue.is_exhausted(body_of(state, i), state.house)


def iq_of(state: State, i: int) -> int:
    """IQ with what spells change in it. [CM-SPELL-01]"""
    return state.figures[i].iq + spell_effects.aid_bonus(state, i, "iq") + spell_effects.mind_change(state, i)


def mind_of(state: State, i: int) -> int:
    """The target of saving rolls of the mind. [CM-ATTR-02]"""
    return mind_target(iq_of(state, i), state.figures[i].wis + spell_effects.mind_change(state, i), state.house)


def kit_worn(figure: Figure) -> Kit:
    """What a figure wears and its ready shield, in numbers. [CM-ADJ-10 CM-DMG-05]"""
    row = creature_of(figure)
    return kit_of(figure.armor, shield_of(figure), row.hits_stopped if row is not None else 0)


# --- one figure by itself ---------------------------------------------------------------------------------------------
@lru_cache(maxsize=8 * KEPT)
def alone(figure: Figure, house: House) -> State:
    """A figure without spells that nobody is near."""
    return State(board=BARE, sides=(), figures=(figure,), house=house)


def by_figure(work: Callable[[State, int], R]) -> Callable[[State, int], R]:
    """A function of a figure to which nothing matters but the figure, the house rules and spells at work: where there are none
    it is worked out once for each figure."""
    plain = lru_cache(maxsize=8 * KEPT)(lambda figure, house: work(alone(figure, house), 0))
    under_spells = lru_cache(maxsize=KEPT)(work)

    @wraps(work)
    def reckoned(state: State, i: int) -> R:
        return under_spells(state, i) if state.spells else plain(state.figures[i], state.house)

    return reckoned


# --- DX ---------------------------------------------------------------------------------------------------------------
def standing_situation(state: State, i: int) -> Situation:
    """What standing adjDX is made of. [CM-ATTR-04]"""
    figure = state.figures[i]
    spell_dx = spell_effects.spell_dx(state, i)
    return equipment.standing_situation(figure.dx, kit_worn(figure), body_of(state, i), state.house, spell_dx)


@by_figure
def standing_adj_dx(state: State, i: int) -> int:
    """Standing adjDX. [CM-ATTR-04]"""
    return standing_dx(standing_situation(state, i))


def standing_reasons(state: State, i: int) -> tuple[Modifier, ...]:
    """What standing adjDX is the sum of. [CM-ATTR-04]"""
    return standing_parts(standing_situation(state, i))


def save_target(state: State, i: int) -> int:
    """The target of saving rolls against DX. [CM-ATTR-04]"""
    return dx_target(state.figures[i].dx, standing_adj_dx(state, i), state.house)


# --- load and movement allowance --------------------------------------------------------------------------------------
def weight_of(item: str) -> int:
    """The weight of an item in tenths of a pound. Raises InputError for an unknown one."""
    name = item_id(item)
    if name in all_weapons():
        return tenths(all_weapons()[name].weight)
    return tenths(gear()[name].weight if name in gear() else shield(name).weight)


def carried_weight(figure: Figure) -> int:
    """All that a figure carries, in tenths of a pound. [CM-ENC-01 CM-ENC-03]"""
    items = (*figure.ready, *figure.slung, *figure.gear, *(figure.pack if figure.pack_at is None else ()))
    worn = tenths(armor(figure.armor).weight) + tenths(shield(figure.shield).weight)
    return worn + sum(weight_of(item) for item in items)


@by_figure
def load(state: State, i: int) -> int:
    """The figure's load. What a creature wears is in its printed MA. [CM-ENC-01]"""
    figure = state.figures[i]
    if figure.creature:
        return 0
    return effective_load(load_of(carried_weight(figure), tenths(load_strength(state, i))), state.house)


def load_strength(state: State, i: int) -> int:
    """The ST that the figure's load is measured by; a dwarf's counts double (filler). [CM-ENC-01]"""
    return strength_of(state, i) * (2 if state.figures[i].race == DOUBLE_LOAD else 1)


def printed_ma(figure: Figure) -> int:
    """The MA that a creature's row gives, 0 for none. [CM-MA-01]"""
    row = creature_of(figure)
    return row.ma if row is not None else 0


def flying_ma(state: State, i: int) -> int:
    """The flying MA of a figure, by nature or by Flight; 0 for one that cannot fly. [CM-FLY-01 CM-SPELL-08]"""
    row = creature_of(state.figures[i])
    return max(row.flying_ma if row is not None else 0, spell_effects.granted_flight(state, i))


def mover(state: State, i: int) -> Mover:
    """What the figure's MA is made of, where it is now: on the ground or in the air. [CM-MA-02 CM-FLY-01]"""
    figure = state.figures[i]
    slowed, speeded = spell_effects.slow_and_speed(state, i)
    if is_airborne(figure):
        base = flying_ma(state, i)
    else:
        base = base_ma(figure.dx, printed_ma(figure))
        # Filler of races.csv: an elf without armor is never slower.
        base = max(base, ELF_MA) if figure.race == LIGHT_FOOT and figure.armor == "none" else base
    worn = armor(figure.armor).classic_ma_mod
    return Mover(base, load(state, i), worn, is_exhausted(state, i), slowed, speeded)


@by_figure
def ma(state: State, i: int) -> int:
    """Current MA; a Rope leaves 2 of it at most. [CM-MA-02]"""
    figure = state.figures[i]
    made = mover(state, i)
    found = flying_ma_of(made, figure.flight, state.house) if is_airborne(figure) else ma_of(made, state.house)
    return min(found, spell_effects.ROPED_MA) if spell_effects.is_roped(state, i) else found


def ma_reasons(state: State, i: int) -> tuple[Modifier, ...]:
    """What MA on the ground, or that of a flier aloft, is the sum of. [CM-MA-02]"""
    return ma_parts(mover(state, i), state.house)


# --- protection -------------------------------------------------------------------------------------------------------
def cover_of(state: State, i: int) -> Cover:
    """What stops hits on the figure; a main-gauche in the off hand stops one from the front (filler).
    [CM-DMG-04 CM-DMG-05]"""
    figure = state.figures[i]
    cover = kit_in_use(kit_worn(figure), strength_of(state, i)).cover
    parried = int("main_gauche" in figure.ready[1:])
    return cover._replace(spells=spell_effects.hits_stopped_by_spells(state, i), shield=cover.shield + parried)


def body_of(state: State, i: int) -> Body:
    """The figure as far as injuries go, its ST with what Aid adds. [CM-INJ-01]"""
    body, bonus = state.figures[i].body, spell_effects.aid_bonus(state, i, "st")
    return body._replace(st=body.st + bonus) if bonus else body


def with_body(figure: Figure, body: Body) -> Figure:
    """The figure with its body as that became while Aid counted. [CM-INJ-07]"""
    return replace(figure, body=body._replace(st=figure.body.st))


# --- place ------------------------------------------------------------------------------------------------------------
@lru_cache(maxsize=KEPT)
def hth_flags(state: State) -> tuple[bool, ...]:
    """For each figure whether it is in hand-to-hand: an awake enemy shares a hex of it. [CM-HTH-01 CM-MOVE-04]"""
    held: dict[tuple[int, int], set[int]] = {}
    for figure in state.figures:
        if is_awake(figure):
            for pos in figure.hexes:
                held.setdefault(pos, set()).add(team_lead(state, figure.side))
    if all(len(sides) == 1 for sides in held.values()):
        return (False,) * len(state.figures)
    return tuple(
        is_awake(figure) and any(held[pos] - {team_lead(state, figure.side)} for pos in figure.hexes)
        for figure in state.figures
    )


@lru_cache(maxsize=KEPT)
def placed_figures(state: State) -> tuple[Placed, ...]:
    """All figures as the ground sees them; those that are gone hold no hex. [CM-ENG-02 CM-ENG-07]"""
    together = hth_flags(state)
    return tuple(
        placed_figure(f, team_lead(state, f.side), int(fights), state.house)
        for f, fights in zip(state.figures, together, strict=True)
    )


@lru_cache(maxsize=8 * KEPT)
def placed_figure(f: Figure, side: int, fights: int, house: House) -> Placed:
    """A figure as the ground sees it, of the team of a side, in hand-to-hand or not. [CM-ENG-02 CM-ENG-07]"""
    return Placed(
        side=side,
        hexes=f.hexes,
        facing=f.facing,
        armed=is_armed(has_striking_weapon(f), int(natural_attack(f) != ""), int(ready_missile(f) != ""), house),
        posture=f.body.posture,
        awake=int(f.body.status == WELL and not f.gone),
        in_hth=fights,
        airborne=int(is_airborne(f)),
        meets_ground=int(f.meets_ground),
        apart=int(f.apart),
        side_is_front=int(has_trait(f, "side_is_front")),
        crawls=int(f.crawls),
    )


@lru_cache(maxsize=KEPT)
def field(state: State) -> Field:
    """The ground that figures move on: the map without its walls and those that spells made. [CM-MOVE-02]"""
    return Field(spell_effects.terrain_hexes(state, "wall"), state.board.land)


def engagers_of(state: State, i: int) -> tuple[int, ...]:
    """The enemies that engage the figure, enough of them or not. [CM-ENG-01]"""
    return engagers(placed_figures(state), i)


def is_engaged(state: State, i: int) -> bool:
    """Whether the figure is engaged. [CM-ENG-01 CM-ENG-03 CM-ENG-04]"""
    return is_engaged_among(placed_figures(state), i)


def body_hexes(state: State, but: int = NOBODY) -> frozenset[tuple[int, int]]:
    """The hexes in which somebody lies dead or unconscious. [CM-MOVE-02 CM-PRONE-05]"""
    return frozenset(
        pos for i, f in enumerate(state.figures) if i != but and f.body.status != WELL and not f.gone for pos in f.hexes
    )


def with_places(state: State, after: tuple[Placed, ...]) -> State:
    """The state with the figures where `after` has them."""
    for i, there in enumerate(after):
        figure = state.figures[i]
        if (figure.hexes, figure.facing) != (there.hexes, there.facing):
            state = put_figure(state, i, with_place(figure, there))
    return state


def with_place(figure: Figure, there: Placed) -> Figure:
    """The figure in other hexes, and facing as there."""
    return replace(figure, hexes=there.hexes, facing=there.facing)
