"""The reference cards of attacks: chances to hit, special totals, adjustments of DX, range, friends on the way."""

from functools import partial

from affray.core.faces.paper import (
    Cell,
    Grid,
    PrintedPage,
    literal_phrase,
    number_phrase,
    number_phrases,
    percent_phrase,
    signed_number_phrase,
    table_row,
)
from affray.referee import odds
from affray.referee.every import first_choice
from affray.systems.melee.content.codes import (
    BREAKS,
    CREATION_SPELL,
    DEFENDING,
    DODGING,
    DROPS,
    HTH,
    KIND_NAMES,
    KNEELING,
    MISSILE,
    NO_FUMBLE,
    NO_STANCE,
    POLE,
    PRONE,
    REAR,
    SIDE,
    THROWN,
    D,
)
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.paper.arms import cover_grid
from affray.systems.melee.paper.parts import paper_phrase, paper_phrases, run_phrase, runs_of_numbers, signed_phrase
from affray.systems.melee.rules.adjusted_dx import Situation, adj_parts, missile_range_part, thrown_range_part
from affray.systems.melee.rules.casting import judge_cast
from affray.systems.melee.rules.friends_on_the_way import MISS_DICE, friend_multiplier, is_body_hit
from affray.systems.melee.rules.hit_roll import GUARDED_DICE, HIT_DICE, dice_needed, fumble_of, hit_multiplier, hit_roll

ADJ_SHOWN = range(3, 19)
RANGES = range(1, 13)
LEAST, MOST = -99, 99
"""An adjDX that nothing but special totals hits with, and one that nothing but those misses with."""
FULL_COST = 9
FUMBLES = {NO_FUMBLE: "none", DROPS: "drops", BREAKS: "breaks"}


def fight_card(house: House) -> PrintedPage:
    """How many dice an attack rolls, what its total means, and what lies on the way of a shot."""
    grids = (hit_chance_grid(), special_total_grid(house), dice_grid(), friend_grid(house))
    return PrintedPage(paper_phrase("card-fight"), grids, paper_phrase("card"))


def adjustment_card(house: House) -> PrintedPage:
    """What an attack rolls against, and what armor and shields add to that and stop."""
    return PrintedPage(
        paper_phrase("card-adjustments"),
        (adjustment_grid(house), range_grid(house), cover_grid(house)),
        paper_phrase("card"),
    )


# --- the roll ---------------------------------------------------------------------------------------------------------
def hit_chance_grid() -> Grid:
    """The chance to hit with three dice and with four, by adjDX. [CM-HIT-01 CM-HIT-03]"""
    rows = tuple(
        table_row(paper_phrase("dice", count=n), *(percent_phrase(hit_chance(n, adj)) for adj in ADJ_SHOWN))
        for n in DICE
    )
    note = paper_phrase("hits-note", number=round(1 / multiple_chance()))
    clauses = ("CM-HIT-01", "CM-HIT-02", "CM-HIT-03", "CM-HIT-04")
    return Grid(paper_phrase("hits"), (paper_phrase("adj"), *number_phrases(ADJ_SHOWN)), rows, clauses, note)


DICE = (HIT_DICE, GUARDED_DICE)


def hit_chance(n: int, adj: int) -> float:
    """The chance that n dice hit with an adjDX. [CM-HIT-01]

    >>> hit_chance(3, 10)
    0.5
    """
    return float(odds(hit_roll, n, adj, policy=first_choice).chance(lambda hit: hit.multiplier > 0))


def multiple_chance() -> float:
    """The chance that a hit of three dice is doubled or tripled, whatever adjDX is. [CM-HIT-02]"""
    return float(odds(hit_roll, HIT_DICE, LEAST, policy=first_choice).chance(lambda hit: hit.multiplier > 1))


def special_total_grid(house: House) -> Grid:
    """What totals of three and four dice come to: the attack, the weapon, and what a spell then costs.
    [CM-HIT-02 CM-HIT-04 CM-HIT-06 CM-SPELL-02 CM-SPELL-03]"""
    rows = []
    for n in DICE:
        for run, (least, most, fumble) in runs_of_numbers(range(n, n * D + 1), partial(meaning_of_total, n)):
            decides = "adj" if least != most else "hit" if least else "miss"
            cost = "failed" if decides == "adj" else spell_cost_text(n, run[0])
            rows.append(
                table_row(
                    paper_phrase("dice", count=n),
                    run_phrase(run),
                    paper_phrase("result", decides=decides, times=least, fumble=FUMBLES[fumble]),
                    paper_phrase("cost", cost=cost),
                )
            )
    head = paper_phrases("dice-head", "total", "result-head", "cost-head")
    clauses = ("CM-HIT-02", "CM-HIT-04", "CM-HIT-06", "CM-SPELL-02", "CM-SPELL-03")
    return Grid(
        paper_phrase("specials"),
        head,
        tuple(rows),
        clauses,
        paper_phrase("specials-note", extra=house.roll_extra_dice),
        words=True,
    )


def meaning_of_total(n: int, total: int) -> tuple[int, int, int]:
    """What a total of n dice multiplies damage by at the worst and at the best adjDX, and what it does to the weapon."""
    return hit_multiplier(n, total, LEAST), hit_multiplier(n, total, MOST), fumble_of(n, total)


def spell_cost_text(n: int, total: int) -> str:
    """What a spell costs that rolled so, whatever adjDX is: all of it, or less; and whether its caster falls.
    [CM-SPELL-02 CM-SPELL-03]"""
    cast = judge_cast(n, total, LEAST, FULL_COST)
    if cast.falls:
        return "falls"
    return "full" if cast.paid == FULL_COST else "less"


def dice_grid() -> Grid:
    """How many dice each kind of attack rolls, by what the target does. [CM-HIT-03 CM-HIT-05]"""
    rows = tuple(
        table_row(
            paper_phrase("attack", attack=name),
            *(number_phrase(dice_needed(kind, stance)) for stance in (NO_STANCE, DODGING, DEFENDING)),
        )
        for kind, name in enumerate(KIND_NAMES)
        if kind != CREATION_SPELL
    )
    head = paper_phrases("attack-head", "unguarded", "dodges", "defends")
    return Grid(paper_phrase("guards"), head, rows, ("CM-HIT-03", "CM-HIT-05"), words=True)


# --- adjustments ------------------------------------------------------------------------------------------------------
BASE = Situation(0)
SITUATIONS: tuple[Situation, ...] = (
    BASE._replace(zone=SIDE),
    BASE._replace(zone=REAR),
    BASE._replace(kind=HTH),
    BASE._replace(kind=POLE, charged=1),
    BASE._replace(kind=MISSILE, crossbow=1, posture=PRONE),
    BASE._replace(waited=1),
    BASE._replace(waited=2),
    BASE._replace(invisible=1),
    BASE._replace(target_in_shadow=1),
    BASE._replace(flying=1),
    BASE._replace(flying=1, size=2),
    BASE._replace(giant_snake=1),
    BASE._replace(in_shadow=1),
    BASE._replace(two_weapons=1),
    BASE._replace(sweeping=1),
    BASE._replace(in_fire=1),
    BASE._replace(on_body=1),
    BASE._replace(broken_ground=1),
    BASE._replace(wounded=1),
    BASE._replace(low=1),
    BASE._replace(exhausted=1),
)
"""One for each adjustment that an attack can have, that adjustment alone."""
SMALLS = {5: "waited-1", 6: "waited-2", 9: "one-hex-flier", 10: "large-flier", 12: "or-through"}
"""What some of them, by their place, need said besides."""


def adjustment_grid(house: House) -> Grid:
    """Every adjustment of DX but those of equipment, range and spells. [CM-ADJ-01 CM-ADJ-02 CM-ADJ-06 CM-ADJ-07]"""
    rows = []
    for place, situation in enumerate(SITUATIONS):
        (part,) = adj_parts(situation)
        small = paper_phrase(SMALLS[place]) if place in SMALLS else None
        rows.append(
            (
                Cell(paper_phrase("part", label=part.label), small),
                *table_row(signed_number_phrase(part.value), literal_phrase(part.clause)),
            )
        )
    note = paper_phrase(
        "adjustments-note", pole=house.pole_charge_double, jab=house.pole_jab, lying=house.prone_target_missiles
    )
    return Grid(
        paper_phrase("adjustments"), paper_phrases("adjustment", "adj", "clause"), tuple(rows), (), note, words=True
    )


def range_grid(house: House) -> Grid:
    """What range costs a throw, by hexes, and a shot, by megahexes. [CM-ADJ-08 CM-ADJ-09]"""
    thrown = (thrown_range_part(BASE._replace(kind=THROWN, hexes=off)) for off in RANGES)
    shot = (missile_range_part(BASE._replace(kind=MISSILE, megahexes=off)) for off in RANGES)
    rows = (
        table_row(paper_phrase("thrown-range"), *map(signed_phrase, thrown)),
        table_row(paper_phrase("missile-range"), *map(signed_phrase, shot)),
    )
    note = paper_phrase("ranges-note", hexes=house.range_by_hexes)
    return Grid(
        paper_phrase("ranges"), (paper_phrase("range"), *number_phrases(RANGES)), rows, ("CM-ADJ-08", "CM-ADJ-09"), note
    )


# --- on the way -------------------------------------------------------------------------------------------------------
def friend_grid(house: House) -> Grid:
    """What a roll to miss somebody on the way comes to. [CM-MISS-01 CM-MISS-02 CM-PRONE-05]"""
    found = runs_of_numbers(
        range(MISS_DICE, MISS_DICE * D + 1),
        lambda total: (friend_multiplier(total, LEAST), friend_multiplier(total, MOST)),
    )
    rows = tuple(
        table_row(run_phrase(run), paper_phrase("past", decides="adj" if worst != best else "hit", times=worst))
        for run, (worst, best) in found
    )
    note = paper_phrase(
        "past-note",
        all=house.roll_to_miss_all,
        prone=house.roll_to_miss_prone,
        pile=house.roll_to_miss_in_hth,
        kneeling=max_body_die(KNEELING),
        lying=max_body_die(PRONE),
    )
    head = paper_phrases("total", "result-head")
    return Grid(paper_phrase("past-friends"), head, rows, ("CM-MISS-01", "CM-MISS-02", "CM-PRONE-05"), note, words=True)


def max_body_die(posture: int) -> int:
    """The highest number of a die that hits the body before a target of a posture. [CM-PRONE-05]"""
    return max(die for die in range(1, D + 1) if is_body_hit(posture, die))
