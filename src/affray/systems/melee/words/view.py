"""What can be seen of a position: the board's picture, each figure's short states, one line for each, the score."""

from functools import cache, lru_cache

from affray.core import Counter, HexPicture, Item, Terrain
from affray.core.faces.looks import Held, Looks
from affray.core.faces.picture import Patch
from affray.core.fight_state import team_shares
from affray.core.memory import DRAWN, remember
from affray.core.reading.looks import body_of, held_of
from affray.core.words.phrase import shown_name
from affray.core.words.texts import ENGLISH
from affray.mastering.mastery import is_master, seat_names, seat_scores
from affray.mastering.words import laid_items
from affray.space.mega import mega_groups
from affray.systems.melee.content import codes
from affray.systems.melee.content.house_rules import PACKAGE, House
from affray.systems.melee.content.tables import LETTERS, NONE, all_weapons, grounds
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.figures import (
    alone,
    hth_flags,
    is_engaged,
    is_exhausted,
    ma,
    pool_of,
    st_left,
    st_of,
    standing_adj_dx,
)
from affray.systems.melee.position.hands import creature_of, natural_attack, shield_of
from affray.systems.melee.position.state import (
    ACT,
    HEIGHT,
    MOVE,
    NOBODY,
    OPTION,
    OVER,
    UNSEEN,
    Board,
    Figure,
    State,
    drawing_sides,
    home_side,
    is_airborne,
    is_awake,
    zone_posture,
)
from affray.systems.melee.words.facts import TEXTS
from affray.systems.melee.words.secrets import MASTER_SECRETS, state_for

FIGURES = 4096
"""So many figures are remembered as they are drawn."""


def view(state: State, side: int) -> State:
    """What a side may see of the state: not which figures of others are images or illusions, nor what a game master hides, who
    sees all himself. [CM-SPELL-07 CM-GM-01]"""
    assert NOBODY <= side < len(seat_names(state))
    return state if is_master(state, side) else MASTER_SECRETS.view(state_for(state, side), side)


def score(state: State) -> tuple[float, ...]:
    """How each side stands: its share of the strength still awake, all or nothing when the game is won. [CM-END-01]"""
    strength = [0] * len(state.sides)
    for i, figure in enumerate(state.figures):
        if is_awake(figure):
            strength[home_side(figure)] += max(0, st_left(state, i))
    winner = state.winner if state.phase == OVER else None
    shares = team_shares(state.teams, strength, winner, drawing_sides(state) if winner == NOBODY else ())
    return seat_scores(state, shares)


def active_figure(state: State) -> int:
    """The figure that the open question is about; NOBODY when there is none."""
    if state.phase == HEIGHT and state.move is not None:
        return state.move.asked[0]
    if state.phase in (MOVE, OPTION) and state.move is not None:
        return state.move.figure
    return state.actor if state.phase == ACT else NOBODY


def notes(state: State, i: int) -> tuple[str, ...]:
    """The short states of a figure that the board marks."""
    figure, among = state.figures[i], ""
    if is_awake(figure):
        among = "hand-to-hand" if hth_flags(state)[i] else "engaged" if is_engaged(state, i) else ""
    return own_notes(state, i, among) if state.spells else plain_notes(figure, state.house, among)


@remember(DRAWN)
def all_notes(state: State) -> tuple[tuple[str, ...], ...]:
    """The short states of each figure."""
    return tuple(notes(state, i) for i in range(len(state.figures)))


@lru_cache(maxsize=FIGURES)
def plain_notes(figure: Figure, house: House, among: str) -> tuple[str, ...]:
    """The short states of a figure without spells."""
    return own_notes(alone(figure, house), 0, among)


def own_notes(state: State, i: int, among: str = "") -> tuple[str, ...]:
    """The short states of a figure; `among` is what those around it make of it."""
    figure = state.figures[i]
    if not is_awake(figure):
        asleep = spell_effects.has_effect(state, i, "unconscious") and figure.body.status == codes.UNCONSCIOUS
        return ("asleep",) if asleep else (codes.STATUS_NAMES[figure.body.status],)
    posture = "crawling" if zone_posture(figure) != figure.body.posture else codes.POSTURE_NAMES[figure.body.posture]
    found = [posture] if figure.body.posture != codes.STANDING else []
    if is_airborne(figure):
        found.append("low" if figure.meets_ground else "aloft")
    if among:
        found.append(among)
    if figure.body.stance != codes.NO_STANCE:
        found.append("dodging" if figure.body.stance == codes.DODGING else "defending")
    marks = (
        ("invisible", spell_effects.is_invisible(state, i)),
        ("frozen", spell_effects.has_effect(state, i, "no_action")),
        ("roped", spell_effects.is_roped(state, i)),
        ("exhausted", is_exhausted(state, i)),
        ("wounded", figure.body.wounded),
        ("weak", figure.body.low),
        ("knocked down", figure.felled or figure.body.fell),
        ("acted", figure.body.acted),
    )
    found.extend(name for name, holds in marks if holds)
    if figure.waited:
        found.append(f"waited {figure.waited}")
    return tuple(found)


@lru_cache(maxsize=FIGURES)
def silhouette(figure: Figure) -> str:
    """What a figure looks like: its race or kind and what it holds."""
    row = creature_of(figure)
    kind = row.id if row is not None else figure.race
    held = (*figure.ready, *((f"{shield_of(figure)} shield",) if figure.shield_ready else ()))
    return " ".join(map(shown_name, (kind, *(held or ("unarmed",) * (row is None))))).replace("_", " ")


@lru_cache(maxsize=FIGURES)
def figure_looks(figure: Figure) -> Looks:
    """How a figure is drawn."""
    row = creature_of(figure)
    if row is None:
        return looks_of(figure.race, figure.ready, shield_of(figure))
    return looks_of(row.id, figure.ready, shield_of(figure), held_of(PACKAGE, row.id))


def looks_of(kind: str, weapons: tuple[str, ...], shield: str, bare: Held = "") -> Looks:
    """How somebody of a race or kind is drawn with weapons and a shield in hand; `bare` is what is drawn without any."""
    arms = (*weapons, f"{shield}_shield")
    held: Held = next((held_of(PACKAGE, arm, all_weapons()[arm].kind) for arm in arms if arm in all_weapons()), bare)
    return Looks(body_of(PACKAGE, kind), held, shield != NONE)


def strength_bars(state: State, i: int) -> tuple[tuple[int, int], ...]:
    """How much is left of a figure's ST, and how much of its fatigue pool where that is seen."""
    whole, pool = st_of(state, i), pool_of(state, i)
    left = (max(0, st_left(state, i)), whole)
    fatigue = state.figures[i].body.fatigue
    return (left,) if fatigue == UNSEEN else (left, (max(0, pool - fatigue), max(1, pool)))


def counter(
    state: State, i: int, seen: tuple[str, ...], looks: Looks | None = None, *, active: bool = False
) -> Counter:
    """The counter of a figure with its short states; whether its decision is open."""
    figure = state.figures[i]
    return Counter(
        id=figure.id,
        side=figure.side,
        pos=figure.hexes[0],
        facing=figure.facing,
        down=not is_awake(figure),
        notes=seen,
        active=active,
        silhouette=silhouette(figure),
        bars=strength_bars(state, i),
        hexes=figure.hexes if len(figure.hexes) > 1 else (),
        airborne=is_airborne(figure),
        looks=looks,
    )


@lru_cache(maxsize=FIGURES)
def lone_counter(figure: Figure, house: House) -> Counter:
    """The counter of a figure without spells that nobody is near."""
    return counter(alone(figure, house), 0, own_notes(alone(figure, house), 0))


@lru_cache(maxsize=FIGURES)
def plain_counter(figure: Figure, house: House, seen: tuple[str, ...], *, active: bool) -> Counter:
    """The counter of a figure without spells on the board."""
    return counter(alone(figure, house), 0, seen, figure_looks(figure), active=active)


def board_counter(state: State, i: int) -> Counter:
    """The counter of a figure on the board."""
    figure, seen, active = state.figures[i], all_notes(state)[i], i == active_figure(state)
    if state.spells:
        return counter(state, i, seen, figure_looks(figure), active=active)
    return plain_counter(figure, state.house, seen, active=active)


def sketch(state: State) -> HexPicture:
    """The figures alone, without what those around make of them, such as engaged."""
    figures = [(i, figure) for i, figure in enumerate(state.figures) if not figure.gone]
    if state.spells:
        return HexPicture({}, (), tuple(counter(state, i, own_notes(state, i)) for i, _ in figures))
    return HexPicture({}, (), tuple(lone_counter(figure, state.house) for _, figure in figures))


@remember(DRAWN)
def picture(state: State) -> HexPicture:
    """The board: ground, counters, items that lie about."""
    counters = tuple(board_counter(state, i) for i, figure in enumerate(state.figures) if not figure.gone)
    packs = tuple((f.pack_at, f.pack[0]) for f in state.figures if f.pack_at is not None)
    lying = tuple(Item(name, at) for at, name in (*state.items, *packs))
    tiles = regions(state.board)
    return HexPicture(
        ground=state.board.ground,
        terrain=terrain_kinds(),
        counters=counters,
        items=(*lying, *laid_items(state)),
        sides=seat_names(state),
        created=patches(state),
        regions=tuple(tiles.values()),
        grid=tuple(tiles),
    )


@cache
def terrain_kinds() -> tuple[Terrain, ...]:
    """The kinds of ground as they are drawn."""
    return tuple(
        Terrain(name, letter, 0 if grounds()[name].blocks_move else 1, grounds()[name].blocks_sight)
        for name, letter in LETTERS.items()
    )


def patches(state: State) -> tuple[Patch, ...]:
    """The ground that spells have made. [CM-SPELL-06]"""
    return tuple(
        Patch(kind, pos)
        for kind in spell_effects.CREATED.values()
        for pos in sorted(spell_effects.created_hexes(state, kind))
    )


@lru_cache(maxsize=8)
def regions(board: Board) -> dict[tuple[int, int], tuple[tuple[int, int], ...]]:
    """The megahexes of the map: by their coordinates, which hexes of it each holds. [CM-HEX-02 CM-HEX-03]"""
    return mega_groups(board.land)


def summary(state: State, language: str = ENGLISH) -> tuple[str, ...]:
    """One line for each figure: attributes as they are now, losses, gear, states."""
    return tuple(figure_line(state, i, language) for i, figure in enumerate(state.figures) if not figure.gone)


def figure_line(state: State, i: int, language: str) -> str:
    """The line of one figure."""
    figure, notes = state.figures[i], all_notes(state)[i]
    side = state.sides[figure.side]
    if state.spells:
        return line_of(state, i, side, notes, language)
    return plain_line(figure, state.house, side, notes, language)


@lru_cache(maxsize=FIGURES)
def plain_line(figure: Figure, house: House, side: str, notes: tuple[str, ...], language: str) -> str:
    """The line of a figure without spells."""
    return line_of(alone(figure, house), 0, side, notes, language)


def line_of(state: State, i: int, side: str, notes: tuple[str, ...], language: str) -> str:
    """The line of a figure of a side, with its short states."""
    figure = state.figures[i]
    by_nature = natural_attack(figure)
    shown = (figure.shield,) if figure.shield_ready else ()
    held = (*figure.ready, *shown, *((by_nature,) if by_nature else ()))
    worn = (figure.armor,) if figure.armor != NONE else ()
    return TEXTS.say(
        language,
        "figure-line",
        who=figure.id,
        side=side,
        race=figure.race,
        left=st_left(state, i),
        st=st_of(state, i),
        adj=standing_adj_dx(state, i),
        dx=figure.dx,
        iq=figure.iq,
        ma=ma(state, i),
        fatigue=figure.body.fatigue,
        pool=pool_of(state, i),
        empty=int(not held),
        item=(*held, *worn),
        notes=tuple(TEXTS.note(language, code) for code in notes),
    )
