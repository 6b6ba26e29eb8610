"""The reference cards of Foeman: tables worked out by the functions that play."""

from collections.abc import Iterable, Sequence

from affray.core.faces.guide import Phrase
from affray.core.faces.paper import (
    CardPaper,
    Cell,
    Grid,
    PrintedPage,
    house_grid,
    literal_phrase,
    mark_phrase,
    number_phrase,
    number_phrases,
    table_row,
)
from affray.systems.foeman.content.codes import (
    FIRE,
    RIGHT_HANDED,
    STRIKE,
)
from affray.systems.foeman.content.house_rules import PLAIN, House, changed_options, option_facts, read_house
from affray.systems.foeman.content.kinds import NONE, Armor
from affray.systems.foeman.content.self_described_names import display_name
from affray.systems.foeman.content.tables import find_armor, find_race, find_shield, find_weapon, terrain
from affray.systems.foeman.paper.attack_card import attack_card
from affray.systems.foeman.paper.parts import (
    DICE_HEAD,
    WEAPON_CLAUSES,
    WEAPON_GROUPS,
    WEAPON_HEAD,
    dice_cells,
    paper_phrase,
    weapon_cells,
)
from affray.systems.foeman.roster.pack_names import UNARMED, Gear, Pack, available_gear
from affray.systems.foeman.rules.bidding import OPTION_NAMES, PLAIN_OPTIONS
from affray.systems.foeman.rules.defence import armor_of, defend_block, points_stopped, shield_of
from affray.systems.foeman.rules.experience import next_level_ep
from affray.systems.foeman.rules.movement import allowance, pivot_limit
from affray.systems.foeman.rules.weapon_use import arm_of, cover_of
from affray.systems.foeman.turn.action_phase import is_option_open
from affray.systems.foeman.turn.special_items import special_items

MARGINS = range(6)
ALLOWANCES = range(1, 13)
LEVELS = range(6)
LAST = MARGINS[-1]
ANY_FACING = 3
"""The hexsides that lead to every facing."""


def cards(house: House = PLAIN, packs: Sequence[Pack] = ()) -> tuple[PrintedPage, ...]:
    """The reference cards under these house rules and with what packs add and change: weapons, movement and action,
    attacks, cover and figures; the house rules themselves where there are any. Raises InputError where packs clash."""
    pieces = available_gear(packs)
    pages = (weapons_card(house, pieces), movement_card(house), attack_card(house), cover_card(pieces))
    return (*pages, house_card(house)) if changed_options(house) else pages


# --- weapons ----------------------------------------------------------------------------------------------------------
def weapons_card(house: House, pieces: Gear) -> PrintedPage:
    """Every weapon with its damage dice, in the hand of a figure whose ST is the weapon's RQ. [FM-EQP-01 FM-DMG-01]"""
    rows = []
    for made in (find_weapon(UNARMED), *(find_weapon(piece.name) for piece in pieces.weapons)):
        kind = FIRE if made.bow else STRIKE
        held = arm_of(made, kind, st=made.rq, race=0, player=1, house=house)
        rows.append((*weapon_cells(made, paper_phrase("category", category=made.category)), *dice_cells(held, house)))
    grid = Grid(
        paper_phrase("weapons"),
        (*WEAPON_HEAD, *DICE_HEAD),
        tuple(rows),
        WEAPON_CLAUSES,
        paper_phrase("card-weapons-note"),
        WEAPON_GROUPS,
    )
    return PrintedPage(paper_phrase("card-weapons"), (grid,), paper_phrase("card"))


# --- movement and action ----------------------------------------------------------------------------------------------
def movement_card(house: House) -> PrintedPage:
    """Movement points, what ground costs, which turn and which option are open after so many Mp."""
    return PrintedPage(
        paper_phrase("card-movement"),
        (allowance_grid(), pivot_grid(house), limit_grid(), ground_grid()),
        paper_phrase("card"),
    )


def allowance_grid() -> Grid:
    """The Mp of a move, by MA. [FM-MOV-01 FM-MOV-02]"""
    rows = []
    for back in (0, 1):
        for name, engaged, prone in (("free", 0, 0), ("engaged", 1, 0), ("prone", 0, 1)):
            points = (allowance(engaged, prone, back, ma) for ma in ALLOWANCES)
            rows.append(table_row(paper_phrase(f"mp-{name}", back=back), *number_phrases(points)))
    return Grid(
        paper_phrase("allowances"),
        (paper_phrase("by-ma"), *number_phrases(ALLOWANCES)),
        tuple(rows),
        ("FM-MOV-01", "FM-MOV-02"),
    )


def most_mp_phrase(open_after: Iterable[bool]) -> Phrase:
    """The most Mp after which something is still open, by a list that begins with 0 Mp; a dash if it never is."""
    found = [used for used, still in enumerate(open_after) if still]
    return number_phrase(found[-1]) if found else paper_phrase("no")


def pivot_grid(house: House) -> Grid:
    """Up to how many Mp of a move any facing may be taken at its end, and a turn of one hexside.

    [FM-PIV-01 FM-PIV-02 FM-PIV-03]
    """
    limits = {mp: [pivot_limit(mp, used, used, 0, 0, house.pivot_half) for used in range(mp + 1)] for mp in ALLOWANCES}
    rows = tuple(
        table_row(
            paper_phrase(f"turn-{name}"), *(most_mp_phrase(limit >= least for limit in limits[mp]) for mp in ALLOWANCES)
        )
        for name, least in (("any", ANY_FACING), ("one", 1))
    )
    clauses = ("FM-PIV-01", "FM-PIV-02", "FM-PIV-03")
    return Grid(
        paper_phrase("turns"),
        (paper_phrase("by-mp"), *number_phrases(ALLOWANCES)),
        rows,
        clauses,
        paper_phrase("turns-note"),
    )


def limit_grid() -> Grid:
    """Up to how many Mp of a move each option is still open. [FM-OPT-02 FM-OPT-03]"""
    rows = tuple(
        table_row(
            paper_phrase("option", option=OPTION_NAMES[option]),
            *(most_mp_phrase(is_option_open(option, used, mp) for used in range(mp + 1)) for mp in ALLOWANCES),
        )
        for option in PLAIN_OPTIONS
    )
    return Grid(
        paper_phrase("limits"), (paper_phrase("by-mp"), *number_phrases(ALLOWANCES)), rows, ("FM-OPT-02", "FM-OPT-03")
    )


def ground_grid() -> Grid:
    """What each kind of ground costs and hinders. [FM-MOV-13]"""
    rows = tuple(
        table_row(
            paper_phrase("ground", ground=kind.terrain),
            paper_phrase("no") if kind.blocks_move else number_phrase(kind.mp),
            mark_phrase(kind.blocks_move),
            mark_phrase(kind.blocks_los),
        )
        for kind in terrain().values()
    )
    head = (paper_phrase("terrain"), paper_phrase("mp"), paper_phrase("blocks-move"), paper_phrase("blocks-sight"))
    return Grid(paper_phrase("grounds"), head, rows, ("FM-MOV-13",), paper_phrase("filler"))


# --- attacks and saving throws ----------------------------------------------------------------------------------------


# --- cover and figures ------------------------------------------------------------------------------------------------
def cover_card(pieces: Gear) -> PrintedPage:
    """What armor and shields stop, races, special items, levels."""
    return PrintedPage(
        paper_phrase("card-cover"),
        (cover_grid(pieces), race_grid(pieces), item_grid(), level_grid()),
        paper_phrase("card"),
    )


def cover_grid(pieces: Gear) -> Grid:
    """Points stopped by armor, shields and the Defend Opt, by the margin of the hit. [FM-ARM-01 FM-ARM-02 FM-ARM-05]"""
    rows = []
    for armor in (find_armor(piece.name) for piece in pieces.armor):
        cover = cover_of(armor, find_shield(NONE), RIGHT_HANDED)
        rows.append(cover_line(armor, "armor", (points_stopped(margin, armor_of(cover)) for margin in MARGINS)))
    for shield in (find_shield(piece.name) for piece in pieces.shields):
        cover = cover_of(find_armor(NONE), shield, RIGHT_HANDED)
        rows.append(cover_line(shield, "shield", (points_stopped(margin, shield_of(cover)) for margin in MARGINS)))
    rows.append(
        table_row(
            paper_phrase("defend"),
            number_phrase(0),
            number_phrase(0),
            *number_phrases(defend_block(margin) for margin in MARGINS),
        )
    )
    margins = (*number_phrases(MARGINS[:-1]), paper_phrase("or-more", n=LAST))
    head = (paper_phrase("cover"), paper_phrase("dx-less"), paper_phrase("ma-less"), *margins)
    groups = ((None, 3), (paper_phrase("by-margin"), len(MARGINS)))
    return Grid(
        paper_phrase("covers"), head, tuple(rows), ("FM-ARM-01", "FM-ARM-02", "FM-ARM-05", "FM-EQP-04"), None, groups
    )


def cover_line(armor: Armor, kind: str, points: Iterable[int]) -> tuple[Cell, ...]:
    """The row of an armor or a shield."""
    name = Cell(paper_phrase("item", item=display_name(armor.name)), paper_phrase("kind", kind=kind))
    return (name, *table_row(number_phrase(armor.dx_minus), number_phrase(armor.ma_minus), *number_phrases(points)))


def race_grid(pieces: Gear) -> Grid:
    """The races. [FM-FIG-01 FM-FIG-02 FM-FIG-11]"""
    rows = tuple(
        table_row(
            paper_phrase("race", race=display_name(race.name)),
            *number_phrases((*race.least, race.total, race.ma)),
            paper_phrase("bonus", bonus=race.bonus_id),
        )
        for race in (find_race(piece.name) for piece in pieces.races)
    )
    head = tuple(paper_phrase(name) for name in ("people", "st", "dx", "iq", "total", "ma", "gift"))
    return Grid(
        paper_phrase("peoples"),
        head,
        rows,
        ("FM-FIG-01", "FM-FIG-02", "FM-FIG-11"),
        paper_phrase("peoples-note"),
        words=True,
    )


def item_grid() -> Grid:
    """The special items (filler). [FM-OPT-11]"""
    rows = tuple(
        table_row(
            paper_phrase("item", item=thing.name),
            number_phrase(thing.dice),
            literal_phrase(f"m{thing.attribute.upper()}"),
            *number_phrases((thing.reach, thing.damage, thing.heals)),
        )
        for thing in special_items().values()
    )
    head = tuple(paper_phrase(name) for name in ("thing", "dice", "against", "reach", "harm", "heals"))
    return Grid(paper_phrase("things"), head, rows, ("FM-OPT-11",), paper_phrase("filler"))


def level_grid() -> Grid:
    """The Ep that each level takes. [FM-LVL-02]"""
    row = table_row(paper_phrase("ep-needed"), *number_phrases(next_level_ep(level) for level in LEVELS))
    return Grid(
        paper_phrase("levels"),
        (paper_phrase("next-level"), *number_phrases(level + 1 for level in LEVELS)),
        (row,),
        ("FM-LVL-02",),
    )


# --- house rules ------------------------------------------------------------------------------------------------------
def house_card(house: House) -> PrintedPage:
    """The house rules that are not plain Foeman's. [MW-OPT-01]"""
    head = tuple(paper_phrase(name) for name in ("house-rule", "value", "effect", "clause"))
    grid = house_grid(paper_phrase("house-rules"), head, option_facts(), changed_options(house))
    return PrintedPage(paper_phrase("card-house"), (grid,), paper_phrase("card"))


PAPER = CardPaper(read_house, cards)
