"""The card of attacks: modifiers, ranges, saves, chances and duress."""

from itertools import groupby

from affray.core.faces.paper import (
    Cell,
    Grid,
    PrintedPage,
    literal_phrase,
    number_phrase,
    number_phrases,
    signed_number_phrase,
    table_row,
)
from affray.systems.foeman.content.codes import (
    AUTO_FAIL,
    AUTO_PASS,
    FIRE,
    HURL,
    REAR,
    RIGHT,
    SAME,
    D,
)
from affray.systems.foeman.content.house_rules import House
from affray.systems.foeman.content.tables import shields
from affray.systems.foeman.paper.parts import (
    HIT_DICE,
    paper_phrase,
)
from affray.systems.foeman.rules.modifiers import Situation, attack_parts, standing_situation
from affray.systems.foeman.rules.saving_throws import automatic_result, exit_dice, pivot_dice, proficiency_dice
from affray.systems.foeman.rules.upkeep import BIG_HIT, duress, duress_threshold
from affray.systems.foeman.turn.hand_to_hand import HTH_SAVE_DICE
from affray.systems.foeman.words.phrases import save_chance

ATTRIBUTES = range(6, 21)
BASE = standing_situation(0, 0, 0, 0, 0)
RANGES = range(1, 25)
SAVE_DICE = range(2, 7)
SCORES = range(4, 21)
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


def attack_card(house: House) -> PrintedPage:
    """The parts of an attack's score, automatic results, saving throws and their chances, duress."""
    return PrintedPage(
        paper_phrase("card-attack"),
        (modifier_grid(house), range_grid(), automatic_grid(), save_grid(house), chance_grid(), duress_grid()),
        paper_phrase("card"),
    )


def modifier_grid(house: House) -> Grid:
    """Every modifier of mDX but those of armor and range. [FM-DX-01 FM-DX-04 FM-DX-11]"""
    situations = (*SITUATIONS, BASE._replace(charge=1)) if house.special_charge_in else SITUATIONS
    rows = []
    for situation in situations:
        (part,) = attack_parts(situation)
        rows.append(
            table_row(
                paper_phrase("part", label=part.label), signed_number_phrase(part.value), literal_phrase(part.clause)
            )
        )
    rows.append(
        table_row(
            paper_phrase("big-hit-before", wounds=BIG_HIT),
            signed_number_phrase(duress(1, 0, 0)),
            literal_phrase("FM-DX-02"),
        )
    )
    rows.append(table_row(paper_phrase("threshold"), signed_number_phrase(duress(0, 1, 0)), literal_phrase("FM-DX-03")))
    return Grid(
        paper_phrase("modifiers"),
        (paper_phrase("modifier"), paper_phrase("mdx"), paper_phrase("clause")),
        tuple(rows),
        (),
        paper_phrase("modifiers-note"),
        words=True,
    )


def range_grid() -> Grid:
    """What range costs a Hurl and a shot. [FM-DX-09 FM-DX-10]"""
    rows = []
    for name, kind in (("hurl", HURL), ("fire", FIRE)):
        cost = {off: attack_parts(BASE._replace(kind=kind, distance=off))[0].value for off in RANGES}
        runs = [(value, list(run)) for value, run in groupby(RANGES, key=lambda off: cost[off])]
        rows.append(
            table_row(
                paper_phrase("option", option=name),
                paper_phrase("runs", values=tuple(f"{span_text(run)}: {value}" for value, run in runs)),
            )
        )
    return Grid(
        paper_phrase("ranges"),
        (paper_phrase("modifier"), paper_phrase("by-range")),
        tuple(rows),
        ("FM-DX-09", "FM-DX-10"),
        words=True,
    )


def span_text(run: list[int]) -> str:
    """The first and the last number of a run."""
    return f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0])


def automatic_grid() -> Grid:
    """The totals of 1 to 9 dice that pass or fail automatically. [FM-HIT-02 FM-HIT-03 FM-SV-01]"""
    passing = (max(points for points in totals(n) if automatic_result(points, n) == AUTO_PASS) for n in HIT_DICE)
    failing = (min(points for points in totals(n) if automatic_result(points, n) == AUTO_FAIL) for n in HIT_DICE)
    rows = (
        table_row(paper_phrase("passes"), *number_phrases(passing)),
        table_row(paper_phrase("fails"), *number_phrases(failing)),
    )
    return Grid(
        paper_phrase("by-itself"),
        (paper_phrase("dice"), *number_phrases(HIT_DICE)),
        rows,
        ("FM-HIT-02", "FM-HIT-03", "FM-SV-01"),
    )


def totals(n: int) -> range:
    """The totals that n dice can have."""
    return range(n * (D - 1) + 1)


def save_grid(house: House) -> Grid:
    """The saving throws: their dice, and what they go against. [FM-PIV-04 FM-HTH-02 FM-HTH-05 FM-OPT-07 FM-TAL-02]"""
    rows = (
        save_line("pivot", span_text([pivot_dice(0, 0, house), pivot_dice(1, 0, house)]), "FM-PIV-04"),
        save_line("entry", str(HTH_SAVE_DICE), "FM-HTH-02"),
        save_line("exit", str(exit_dice(house)), "FM-HTH-05"),
        save_line("ready", "1–9", "FM-OPT-07"),
        save_line("talent", span_text(sorted((proficiency_dice(1), proficiency_dice(0)))), "FM-TAL-02"),
    )
    return Grid(
        paper_phrase("saves"),
        (paper_phrase("save"), paper_phrase("dice"), paper_phrase("against"), paper_phrase("clause")),
        rows,
        words=True,
    )


def save_line(name: str, dice: str, clause: str) -> tuple[Cell, ...]:
    """The row of a saving throw."""
    return table_row(
        paper_phrase(f"save-{name}"), literal_phrase(dice), paper_phrase(f"save-{name}-score"), literal_phrase(clause)
    )


def chance_grid() -> Grid:
    """The chance of a saving throw, by its dice and its score. [FM-SV-01 FM-SV-02]"""
    rows = tuple(
        table_row(
            number_phrase(dice),
            *(paper_phrase("percent", n=round(100 * save_chance(dice, score, 0))) for score in SCORES),
        )
        for dice in SAVE_DICE
    )
    return Grid(
        paper_phrase("chances"), (paper_phrase("dice"), *number_phrases(SCORES)), rows, ("FM-SV-01", "FM-SV-02")
    )


def duress_grid() -> Grid:
    """The wounds in one round that bring duress, by basic ST. [FM-DX-03]"""
    row = table_row(paper_phrase("wounds"), *number_phrases(duress_threshold(st) for st in ATTRIBUTES))
    return Grid(paper_phrase("presses"), (paper_phrase("by-st"), *number_phrases(ATTRIBUTES)), (row,), ("FM-DX-03",))
