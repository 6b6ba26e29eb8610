"""The reference cards of Foeman: tables worked out by the functions that play."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from affray.core.faces.guide import Phrase
from affray.core.faces.paper import Cell, Grid, Leaf, flag, line, literal, number, numbers, signed
from affray.systems.foeman.content.codes import (
    AUTO_FAIL,
    AUTO_PASS,
    FIRE,
    HURL,
    REAR,
    RIGHT,
    RIGHT_HANDED,
    SAME,
    STRIKE,
    D,
)
from affray.systems.foeman.content.house_rules import PLAIN, House, changed, option_facts
from affray.systems.foeman.content.kinds import NONE, Armor
from affray.systems.foeman.content.self_described_names import shown
from affray.systems.foeman.content.tables import armor, race, shield, shields, terrain, weapon
from affray.systems.foeman.paper.parts import (
    DICE_HEAD,
    HIT_DICE,
    WEAPON_CLAUSES,
    WEAPON_GROUPS,
    WEAPON_HEAD,
    dice_cells,
    weapon_cells,
    word,
)
from affray.systems.foeman.roster.pack_names import UNARMED, Gear, Pack, gear
from affray.systems.foeman.rules.bidding import OPTION_NAMES, PLAIN_OPTIONS
from affray.systems.foeman.rules.defence import armor_of, defend_block, shield_of, stops
from affray.systems.foeman.rules.experience import next_level_ep
from affray.systems.foeman.rules.modifiers import Situation, attack_parts, standing
from affray.systems.foeman.rules.movement import allowance, pivot_limit
from affray.systems.foeman.rules.saving_throws import automatic, exit_dice, pivot_dice, proficiency_dice
from affray.systems.foeman.rules.upkeep import BIG_HIT, duress, duress_threshold
from affray.systems.foeman.rules.weapon_use import arm_of, cover_of
from affray.systems.foeman.turn.action_phase import option_open
from affray.systems.foeman.turn.hand_to_hand import HTH_SAVE_DICE
from affray.systems.foeman.turn.special_items import things
from affray.systems.foeman.words.phrases import save_chance

MARGINS = range(6)
ALLOWANCES = range(1, 13)
ATTRIBUTES = range(6, 21)
LEVELS = range(6)
RANGES = range(1, 25)
SAVE_DICE = range(2, 7)
SCORES = range(4, 21)
LAST = MARGINS[-1]
ANY_FACING = 3
"""The hexsides that lead to every facing."""


def cards(house: House = PLAIN, packs: Sequence[Pack] = ()) -> tuple[Leaf, ...]:
    """The reference cards under these house rules and with what packs add and change: weapons, movement and action,
    attacks, cover and figures; the house rules themselves where there are any. Raises InputError where packs clash."""
    pieces = gear(packs)
    leaves = (weapons_card(house, pieces), movement_card(house), attack_card(house), cover_card(pieces))
    return (*leaves, house_card(house)) if changed(house) else leaves


# --- weapons ----------------------------------------------------------------------------------------------------------
def weapons_card(house: House, pieces: Gear) -> Leaf:
    """Every weapon with its damage dice, in the hand of a figure whose ST is the weapon's RQ. [FM-EQP-01 FM-DMG-01]"""
    rows = []
    for made in (weapon(UNARMED), *(weapon(piece.name) for piece in pieces.weapons)):
        kind = FIRE if made.bow else STRIKE
        held = arm_of(made, kind, st=made.rq, race=0, player=1, house=house)
        rows.append((*weapon_cells(made, word("category", category=made.category)), *dice_cells(held, house)))
    grid = Grid(
        word("weapons"),
        (*WEAPON_HEAD, *DICE_HEAD),
        tuple(rows),
        WEAPON_CLAUSES,
        word("card-weapons-note"),
        WEAPON_GROUPS,
    )
    return Leaf(word("card-weapons"), (grid,), word("card"))


# --- movement and action ----------------------------------------------------------------------------------------------
def movement_card(house: House) -> Leaf:
    """Movement points, what ground costs, which turn and which option are open after so many Mp."""
    return Leaf(word("card-movement"), (allowances(), turns(house), limits(), ground()), word("card"))


def allowances() -> Grid:
    """The Mp of a move, by MA. [FM-MOV-01 FM-MOV-02]"""
    rows = []
    for back in (0, 1):
        for name, engaged, prone in (("free", 0, 0), ("engaged", 1, 0), ("prone", 0, 1)):
            points = (allowance(engaged, prone, back, ma) for ma in ALLOWANCES)
            rows.append(line(word(f"mp-{name}", back=back), *numbers(points)))
    return Grid(word("allowances"), (word("by-ma"), *numbers(ALLOWANCES)), tuple(rows), ("FM-MOV-01", "FM-MOV-02"))


def most(open_after: Iterable[bool]) -> Phrase:
    """The most Mp after which something is still open, by a list that begins with 0 Mp; a dash if it never is."""
    found = [used for used, still in enumerate(open_after) if still]
    return number(found[-1]) if found else word("no")


def turns(house: House) -> Grid:
    """Up to how many Mp of a move any facing may be taken at its end, and a turn of one hexside.

    [FM-PIV-01 FM-PIV-02 FM-PIV-03]
    """
    limits = {mp: [pivot_limit(mp, used, used, 0, 0, house.pivot_half) for used in range(mp + 1)] for mp in ALLOWANCES}
    rows = tuple(
        line(word(f"turn-{name}"), *(most(limit >= least for limit in limits[mp]) for mp in ALLOWANCES))
        for name, least in (("any", ANY_FACING), ("one", 1))
    )
    clauses = ("FM-PIV-01", "FM-PIV-02", "FM-PIV-03")
    return Grid(word("turns"), (word("by-mp"), *numbers(ALLOWANCES)), rows, clauses, word("turns-note"))


def limits() -> Grid:
    """Up to how many Mp of a move each option is still open. [FM-OPT-02 FM-OPT-03]"""
    rows = tuple(
        line(
            word("option", option=OPTION_NAMES[option]),
            *(most(option_open(option, used, mp) for used in range(mp + 1)) for mp in ALLOWANCES),
        )
        for option in PLAIN_OPTIONS
    )
    return Grid(word("limits"), (word("by-mp"), *numbers(ALLOWANCES)), rows, ("FM-OPT-02", "FM-OPT-03"))


def ground() -> Grid:
    """What each kind of ground costs and hinders. [FM-MOV-13]"""
    rows = tuple(
        line(
            word("ground", ground=kind.terrain),
            word("no") if kind.blocks_move else number(kind.mp),
            flag(kind.blocks_move),
            flag(kind.blocks_los),
        )
        for kind in terrain().values()
    )
    head = (word("terrain"), word("mp"), word("blocks-move"), word("blocks-sight"))
    return Grid(word("grounds"), head, rows, ("FM-MOV-13",), word("filler"))


# --- attacks and saving throws ----------------------------------------------------------------------------------------
BASE = standing(0, 0, 0, 0, 0)
SITUATIONS: tuple[Situation, ...] = (
    BASE._replace(shield_dx=shields()["Large Shield"].dx_minus),
    BASE._replace(side_a=RIGHT, side_b=RIGHT),
    BASE._replace(side_a=REAR, side_b=REAR),
    BASE._replace(side_a=SAME, side_b=SAME),
    BASE._replace(attacker_hth=1),
    BASE._replace(target_hth=1),
    BASE._replace(attacker_prone=1),
    BASE._replace(target_prone=1),
    BASE._replace(aim=1),
    BASE._replace(aim=2),
    BASE._replace(doubled=1),
)
"""One for each modifier that an attack can have, that modifier alone."""


def attack_card(house: House) -> Leaf:
    """The parts of an attack's score, automatic results, saving throws and their chances, duress."""
    return Leaf(
        word("card-attack"),
        (modifiers(house), by_range(), by_itself(), saves(house), chances(), presses()),
        word("card"),
    )


def modifiers(house: House) -> Grid:
    """Every modifier of mDX but those of armor and range. [FM-DX-01 FM-DX-04 FM-DX-11]"""
    situations = (*SITUATIONS, BASE._replace(charge=1)) if house.special_charge_in else SITUATIONS
    rows = []
    for situation in situations:
        (part,) = attack_parts(situation)
        rows.append(line(word("part", label=part.label), signed(part.value), literal(part.clause)))
    rows.append(line(word("big-hit-before", wounds=BIG_HIT), signed(duress(1, 0, 0)), literal("FM-DX-02")))
    rows.append(line(word("threshold"), signed(duress(0, 1, 0)), literal("FM-DX-03")))
    return Grid(
        word("modifiers"),
        (word("modifier"), word("mdx"), word("clause")),
        tuple(rows),
        (),
        word("modifiers-note"),
        words=True,
    )


def by_range() -> Grid:
    """What range costs a Hurl and a shot. [FM-DX-09 FM-DX-10]"""
    rows = []
    for name, kind in (("hurl", HURL), ("fire", FIRE)):
        cost = {off: attack_parts(BASE._replace(kind=kind, distance=off))[0].value for off in RANGES}
        runs = [(value, list(run)) for value, run in groupby(RANGES, key=lambda off: cost[off])]
        rows.append(
            line(
                word("option", option=name), word("runs", values=tuple(f"{span(run)}: {value}" for value, run in runs))
            )
        )
    return Grid(word("ranges"), (word("modifier"), word("by-range")), tuple(rows), ("FM-DX-09", "FM-DX-10"), words=True)


def span(run: list[int]) -> str:
    """The first and the last number of a run."""
    return f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0])


def by_itself() -> Grid:
    """The totals of 1 to 9 dice that pass or fail automatically. [FM-HIT-02 FM-HIT-03 FM-SV-01]"""
    passing = (max(points for points in totals(n) if automatic(points, n) == AUTO_PASS) for n in HIT_DICE)
    failing = (min(points for points in totals(n) if automatic(points, n) == AUTO_FAIL) for n in HIT_DICE)
    rows = (line(word("passes"), *numbers(passing)), line(word("fails"), *numbers(failing)))
    return Grid(word("by-itself"), (word("dice"), *numbers(HIT_DICE)), rows, ("FM-HIT-02", "FM-HIT-03", "FM-SV-01"))


def totals(n: int) -> range:
    """The totals that n dice can have."""
    return range(n * (D - 1) + 1)


def saves(house: House) -> Grid:
    """The saving throws: their dice, and what they go against. [FM-PIV-04 FM-HTH-02 FM-HTH-05 FM-OPT-07 FM-TAL-02]"""
    rows = (
        save_line("pivot", span([pivot_dice(0, 0, house), pivot_dice(1, 0, house)]), "FM-PIV-04"),
        save_line("entry", str(HTH_SAVE_DICE), "FM-HTH-02"),
        save_line("exit", str(exit_dice(house)), "FM-HTH-05"),
        save_line("ready", "1–9", "FM-OPT-07"),
        save_line("talent", span(sorted((proficiency_dice(1), proficiency_dice(0)))), "FM-TAL-02"),
    )
    return Grid(word("saves"), (word("save"), word("dice"), word("against"), word("clause")), rows, words=True)


def save_line(name: str, dice: str, clause: str) -> tuple[Cell, ...]:
    """The row of a saving throw."""
    return line(word(f"save-{name}"), literal(dice), word(f"save-{name}-score"), literal(clause))


def chances() -> Grid:
    """The chance of a saving throw, by its dice and its score. [FM-SV-01 FM-SV-02]"""
    rows = tuple(
        line(number(dice), *(word("percent", n=round(100 * save_chance(dice, score, 0))) for score in SCORES))
        for dice in SAVE_DICE
    )
    return Grid(word("chances"), (word("dice"), *numbers(SCORES)), rows, ("FM-SV-01", "FM-SV-02"))


def presses() -> Grid:
    """The wounds in one round that bring duress, by basic ST. [FM-DX-03]"""
    row = line(word("wounds"), *numbers(duress_threshold(st) for st in ATTRIBUTES))
    return Grid(word("presses"), (word("by-st"), *numbers(ATTRIBUTES)), (row,), ("FM-DX-03",))


# --- cover and figures ------------------------------------------------------------------------------------------------
def cover_card(pieces: Gear) -> Leaf:
    """What armor and shields stop, races, special items, levels."""
    return Leaf(word("card-cover"), (covers(pieces), peoples(pieces), items(), levels()), word("card"))


def covers(pieces: Gear) -> Grid:
    """Points stopped by armor, shields and the Defend Opt, by the margin of the hit. [FM-ARM-01 FM-ARM-02 FM-ARM-05]"""
    rows = []
    for one in (armor(piece.name) for piece in pieces.armor):
        cover = cover_of(one, shield(NONE), RIGHT_HANDED)
        rows.append(cover_line(one, "armor", (stops(margin, armor_of(cover)) for margin in MARGINS)))
    for one in (shield(piece.name) for piece in pieces.shields):
        cover = cover_of(armor(NONE), one, RIGHT_HANDED)
        rows.append(cover_line(one, "shield", (stops(margin, shield_of(cover)) for margin in MARGINS)))
    rows.append(line(word("defend"), number(0), number(0), *numbers(defend_block(margin) for margin in MARGINS)))
    margins = (*numbers(MARGINS[:-1]), word("or-more", n=LAST))
    head = (word("cover"), word("dx-less"), word("ma-less"), *margins)
    groups = ((None, 3), (word("by-margin"), len(MARGINS)))
    return Grid(word("covers"), head, tuple(rows), ("FM-ARM-01", "FM-ARM-02", "FM-ARM-05", "FM-EQP-04"), None, groups)


def cover_line(one: Armor, kind: str, points: Iterable[int]) -> tuple[Cell, ...]:
    """The row of an armor or a shield."""
    name = Cell(word("item", item=shown(one.name)), word("kind", kind=kind))
    return (name, *line(number(one.dx_minus), number(one.ma_minus), *numbers(points)))


def peoples(pieces: Gear) -> Grid:
    """The races. [FM-FIG-01 FM-FIG-02 FM-FIG-11]"""
    rows = tuple(
        line(
            word("race", race=shown(one.name)),
            *numbers((*one.least, one.total, one.ma)),
            word("bonus", bonus=one.bonus_id),
        )
        for one in (race(piece.name) for piece in pieces.races)
    )
    head = tuple(word(name) for name in ("people", "st", "dx", "iq", "total", "ma", "gift"))
    return Grid(word("peoples"), head, rows, ("FM-FIG-01", "FM-FIG-02", "FM-FIG-11"), word("peoples-note"), words=True)


def items() -> Grid:
    """The special items (filler). [FM-OPT-11]"""
    rows = tuple(
        line(
            word("item", item=one.name),
            number(one.dice),
            literal(f"m{one.attribute.upper()}"),
            *numbers((one.reach, one.damage, one.heals)),
        )
        for one in things().values()
    )
    head = tuple(word(name) for name in ("thing", "dice", "against", "reach", "harm", "heals"))
    return Grid(word("things"), head, rows, ("FM-OPT-11",), word("filler"))


def levels() -> Grid:
    """The Ep that each level takes. [FM-LVL-02]"""
    row = line(word("ep-needed"), *numbers(next_level_ep(level) for level in LEVELS))
    return Grid(word("levels"), (word("next-level"), *numbers(level + 1 for level in LEVELS)), (row,), ("FM-LVL-02",))


# --- house rules ------------------------------------------------------------------------------------------------------
def house_card(house: House) -> Leaf:
    """The house rules that are not plain Foeman's. [MW-OPT-01]"""
    chosen = changed(house)
    rows = tuple(
        line(literal(fact.name), literal(chosen[fact.name]), word_of_effect(fact.name), literal(fact.clause))
        for fact in option_facts()
        if fact.name in chosen
    )
    head = tuple(word(name) for name in ("house-rule", "value", "effect", "clause"))
    return Leaf(word("card-house"), (Grid(word("house-rules"), head, rows, words=True),), word("card"))


def word_of_effect(name: str) -> Phrase:
    """The phrase that says what a house rule does."""
    return Phrase(f"effect-{name.replace('_', '-')}")
