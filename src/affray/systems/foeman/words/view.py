"""What the board shows, how the sides stand, and what each side sees."""

from functools import cache, lru_cache

from affray.core import Counter, HexPicture, Item, Terrain
from affray.core.faces.looks import Held, Looks
from affray.core.fight_state import team_shares
from affray.core.memory import DRAWN, remember
from affray.core.reading.looks import body_of, held_of
from affray.core.words.texts import ENGLISH
from affray.mastering.mastery import seat_names, seat_scores
from affray.mastering.words import laid_items
from affray.systems.foeman.content import codes
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.self_described_names import display_name, kind_of
from affray.systems.foeman.content.tables import (
    LETTERS,
    PACKAGE,
    is_shield,
    terrain,
    weapon_names,
    weapons,
)
from affray.systems.foeman.position.state import (
    DECLARE,
    MOVE,
    NOBODY,
    OVER,
    READYING,
    Figure,
    State,
    condition,
    drawing_sides,
    engagers,
    is_able,
    is_in_hth,
    standing_duress,
    standing_score,
)
from affray.systems.foeman.rules.body import ACTED
from affray.systems.foeman.words.facts import TEXTS

FIGURES = 4096
"""So many figures are remembered as they are drawn and described."""


def score(state: State) -> tuple[float, ...]:
    """The score of each side: its share of the mST of able figures; 1 or 0 once the game is won. Teams share theirs.
    [FM-END-01 FM-END-02]"""
    strength = [
        sum(max(0, f.mst) for f in state.figures if f.side == side and is_able(f)) for side in range(len(state.sides))
    ]
    winner = state.winner if state.phase == OVER else None
    shares = team_shares(state.teams, strength, winner, drawing_sides(state) if winner == NOBODY else ())
    return seat_scores(state, shares)


def active_figure(state: State) -> int:
    """The figure that the open question is about; NOBODY when there is none."""
    if state.phase == MOVE and state.move is not None:
        return state.move.figure
    if state.phase == DECLARE and len(state.bids) < len(state.order):
        return state.order[len(state.bids)]
    return state.actor if state.phase == READYING else NOBODY


def figure_notes(state: State, i: int) -> tuple[str, ...]:
    """The short notes on a figure that the board shows."""
    figure = state.figures[i]
    held = "engaged" if engagers(state, figure.side, figure.pos) else ""
    return own_notes(figure, "hand-to-hand" if is_in_hth(state, i) else held)


@remember(DRAWN)
def all_notes(state: State) -> tuple[tuple[str, ...], ...]:
    """The short notes on each figure."""
    return tuple(figure_notes(state, i) for i in range(len(state.figures)))


def own_notes(figure: Figure, among: str = "") -> tuple[str, ...]:
    """The short notes on a figure; `among` is what those around make of it."""
    found = []
    if figure.body.gone:
        return ("surrendered",)
    if not is_able(figure):
        down = codes.STATE_NAMES[condition(figure)] if condition(figure) else "out"
        return (down, "revived") if figure.revived else (down,)
    if figure.body.prone:
        found.append("prone")
    if among:
        found.append(among)
    if figure.body.mode != codes.NOT_DEFENDING:
        found.append("defending" if figure.body.mode == codes.DEFENDING else "dodging")
    if figure.body.aim:
        found.append(f"aim +{figure.body.aim}")
    if standing_duress(figure):
        found.append(f"duress {standing_duress(figure)}")
    if figure.motion.pivot:
        found.append(f"pivot {figure.motion.pivot}")
    if figure.motion.charging:
        found.append("charging")
    if figure.body.acted == ACTED:
        found.append("acted")
    return tuple(found)


def silhouette(figure: Figure) -> str:
    """What a figure looks like: its race and what it holds."""
    return " ".join(
        part
        for part in (display_name(figure.race), display_name(figure.main) or "unarmed", display_name(figure.off))
        if part
    ).lower()


def looks_of(race: str, items: tuple[str, ...]) -> Looks:
    """How a figure of a race is drawn that holds these items, the main hand's first."""
    held: Held = next((item_look(item) for item in items if item and not is_shield(item)), "")
    return Looks(body_of(PACKAGE, race), held, any(map(is_shield, items)))


def item_look(item: str) -> Held:
    """How an item that is no shield is drawn: as it says of itself, as its row has it, else by its category."""
    name = weapon_names().get(display_name(item), display_name(item))
    return held_of(PACKAGE, item, name, kind_of(item) or (weapons()[name].category if name in weapons() else ""))


def strength_bars(figure: Figure) -> tuple[tuple[int, int], ...]:
    """Two bars of a figure, each the points left and full ST: after all losses, and after exhaustion alone.

    [FM-GEN-05]
    """
    return ((max(0, figure.mst), figure.st), (max(0, figure.st - figure.body.exh), figure.st))


def counter(figure: Figure, notes: tuple[str, ...], looks: Looks | None = None, *, active: bool = False) -> Counter:
    """The counter of a figure with its short notes; whether its decision is open."""
    return Counter(
        id=figure.id,
        side=figure.side,
        pos=figure.pos,
        facing=figure.facing,
        down=not is_able(figure),
        notes=notes,
        active=active,
        silhouette=silhouette(figure),
        bars=strength_bars(figure),
        looks=looks,
    )


@lru_cache(maxsize=1024)
def lone_counter(figure: Figure) -> Counter:
    """The counter of a figure that nobody is near."""
    return counter(figure, own_notes(figure))


def sketch(state: State) -> HexPicture:
    """The figures alone, without what the others make of them, such as engaged."""
    return HexPicture({}, (), tuple(lone_counter(figure) for figure in state.figures if not figure.body.gone))


@remember(DRAWN)
def picture(state: State) -> HexPicture:
    """The board: ground, counters, items that lie about."""
    now, notes = active_figure(state), all_notes(state)
    counters = tuple(whole_counter(f, notes[i], i == now) for i, f in enumerate(state.figures) if not f.body.gone)
    lying = tuple(Item(display_name(name), at) for at, name in state.items)
    return HexPicture(state.board.ground, terrain_kinds(), counters, (*lying, *laid_items(state)), seat_names(state))


@cache
def terrain_kinds() -> tuple[Terrain, ...]:
    """The kinds of ground as they are drawn."""
    return tuple(Terrain(row.terrain, LETTERS[row.terrain], row.mp, row.blocks_los) for row in terrain().values())


@lru_cache(maxsize=FIGURES)
def whole_counter(figure: Figure, notes: tuple[str, ...], active: int) -> Counter:
    """The counter of a figure with how it is drawn."""
    return counter(figure, notes, looks_of(figure.race, (figure.main, figure.off)), active=bool(active))


def summary(state: State, language: str = ENGLISH) -> tuple[str, ...]:
    """One line for each figure: attributes as modified, losses, gear, states."""
    notes = all_notes(state)
    return tuple(
        figure_line(figure, state.sides[figure.side], notes[i], language) for i, figure in enumerate(state.figures)
    )


@lru_cache(maxsize=FIGURES)
def figure_line(figure: Figure, side: str, notes: tuple[str, ...], language: str) -> str:
    """The line of one figure of a side, with the notes on it."""
    hands = tuple(display_name(item) for item in (figure.main, figure.off) if item)
    worn = (display_name(figure.armor),) if figure.armor != NONE else ()
    return TEXTS.say(
        language,
        "figure-line",
        who=figure.id,
        side=side,
        race=display_name(figure.race),
        mst=figure.mst,
        st=figure.st,
        mdx=standing_score(figure),
        dx=figure.dx,
        iq=figure.iq,
        hurt=int(figure.body.phys + figure.body.exh > 0),
        phys=figure.body.phys,
        exh=figure.body.exh,
        empty=int(not hands),
        item=(*hands, *worn),
        notes=tuple(TEXTS.note(language, code) for code in notes),
    )
