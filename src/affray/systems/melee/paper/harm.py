"""The reference card of harm: injuries, bare hands, hand-to-hand, saving rolls."""

from affray.core.faces.paper import Cell, Grid, Leaf, line, literal, number, numbers
from affray.core.words.phrase import Phrase
from affray.systems.melee.content.codes import (
    HELD_CESTUS,
    HELD_CLUB,
    HELD_DAGGER,
    HELD_GREAT_CLUB,
    HELD_NONE,
    STATUS_NAMES,
    D,
)
from affray.systems.melee.content.house_rules import House
from affray.systems.melee.paper.parts import percent, span, spans, word, words
from affray.systems.melee.rules.damage import hth_bonus, hth_damage, write_damage
from affray.systems.melee.rules.hand_to_hand_entry import WAYS, Entry, defender_fights_with, hits_back, hth_happens
from affray.systems.melee.rules.injury import fall_at, is_low, low_dx, status_of, wound_at, wounded_dx
from affray.systems.melee.rules.saving_rolls import LEAVE_DICE, SAVE_DICE
from affray.systems.melee.words.phrases import save_chance

ST_SHOWN = range(1, 61)
LEFT_SHOWN = range(4, -2, -1)
TARGETS = range(5, 19)
IN_HAND = (
    (HELD_NONE, "bare"),
    (HELD_DAGGER, "dagger"),
    (HELD_CESTUS, "cestus"),
    (HELD_CLUB, "club"),
    (HELD_GREAT_CLUB, "great"),
)


def harm_card(house: House) -> Leaf:
    """What hits do, what hands do, what a hand-to-hand comes to, and the saving rolls."""
    grids = (injuries(house), left(house), hands(house), in_the_hex(), saves(house), chances(house))
    return Leaf(word("card-harm"), grids, word("card"))


# --- injuries ---------------------------------------------------------------------------------------------------------
def injuries(house: House) -> Grid:
    """How many hits in one turn cost DX in the next one, and how many knock down, by ST. [CM-INJ-04 CM-INJ-05 CM-INJ-06]"""
    found = spans(ST_SHOWN, lambda st: (wound_at(st), fall_at(st)))
    rows = (
        line(word("wounds", dx=wounded_dx(1)), *numbers(wound for _, (wound, _) in found)),
        line(word("fells"), *numbers(fall for _, (_, fall) in found)),
    )
    head = (
        word("by-st", now=house.current_st_everywhere),
        *(span(run, open_end=ST_SHOWN[-1] in run) for run, _ in found),
    )
    return Grid(word("injuries"), head, rows, ("CM-INJ-04", "CM-INJ-05", "CM-INJ-06"))


def left(house: House) -> Grid:
    """What the ST that is left means. [CM-INJ-01 CM-INJ-02 CM-INJ-03 CM-FAT-04]"""
    found = spans(LEFT_SHOWN, lambda now: (is_low(now), status_of(now)))
    rows = tuple(
        line(
            word("st-left", most=run[0], least=run[-1], end="low" if run[-1] == LEFT_SHOWN[-1] else "none"),
            word("state", low=low, dx=low_dx(low), status=STATUS_NAMES[status]),
        )
        for run, (low, status) in found
        if low
    )
    clauses = ("CM-INJ-01", "CM-INJ-02", "CM-INJ-03", "CM-FAT-04", "CM-FAT-05")
    note = word("left-note", shared=house.shared_st_pool)
    return Grid(word("left"), words("st-now", "means"), rows, clauses, note, words=True)


# --- hand-to-hand -----------------------------------------------------------------------------------------------------
def hands(house: House) -> Grid:
    """The damage in hand-to-hand, by ST and by what is held. [CM-HTH-08 CM-HTH-09]"""
    found = spans(ST_SHOWN, lambda st: write_damage(hth_damage(st, HELD_NONE)))
    kinds = spans(range(len(IN_HAND)), lambda place: hth_bonus(IN_HAND[place][0]))
    rows = tuple(
        line(
            word("held", held=tuple(IN_HAND[place][1] for place in places)),
            *(literal(write_damage(hth_damage(run[0], IN_HAND[places[0]][0]))) for run, _ in found),
        )
        for places, _ in kinds
    )
    head = (word("by-st", now=house.current_st_everywhere), *(span(run) for run, _ in found))
    return Grid(word("hands"), head, rows, ("CM-HTH-08", "CM-HTH-09"), word("hands-note"))


def in_the_hex() -> Grid:
    """What the defender's die comes to. [CM-HTH-01 CM-HTH-04 CM-HTH-05 CM-HTH-06 CM-HTH-07]"""
    rows = tuple(line(span(run), word("defence", comes=comes)) for run, comes in spans(range(1, D + 1), comes_of))
    note = word("defence-note", ways=tuple(label for label, _ in WAYS))
    clauses = ("CM-HTH-01", "CM-HTH-04", "CM-HTH-05", "CM-HTH-06", "CM-HTH-07")
    return Grid(word("defence-die"), words("die", "result-head"), rows, clauses, note, words=True)


def comes_of(number: int) -> str:
    """What a number of the die comes to, in a word, for a defender with a dagger at its belt."""
    if not hth_happens(number):
        return "struck" if hits_back(number) else "out"
    draws = defender_fights_with(number, Entry(0, foe_dagger=1)) == HELD_DAGGER
    return "dagger" if draws else "surprise"


# --- saving rolls -----------------------------------------------------------------------------------------------------
def saves(house: House) -> Grid:
    """The saving rolls: their dice, and what they go against. [CM-ATTR-04 CM-ATTR-05]"""
    dx, mind = ("bare" if house.dx_saves_unadjusted else "standing"), ("iq" if house.wis_mode else "mind")
    rows = [
        save_line("roll-draw-dagger", SAVE_DICE, dx, "CM-HTH-10"),
        save_line("roll-leave-hth", LEAVE_DICE, dx, "CM-HTH-11"),
        save_line("roll-no-retreat", SAVE_DICE, dx, "CM-RET-04"),
        save_line("roll-rope", SAVE_DICE, dx, "CM-SPELL-02"),
        save_line("roll-disbelieve", SAVE_DICE, mind, "CM-SPELL-07"),
    ]
    if not house.no_mental_saves:
        rows.append(save_line("roll-resist", SAVE_DICE, mind, "CM-SPELL-05"))
    if not house.shared_st_pool:
        rows.append(
            save_line("roll-collapse", SAVE_DICE, "st_now" if house.current_st_everywhere else "st", "CM-FAT-05")
        )
    return Grid(word("saves"), words("save", "dice-head", "against", "clause"), tuple(rows), words=True)


def save_line(name: str, dice: int, against: str, clause: str) -> tuple[Cell, ...]:
    """A saving roll; its name is that of the roll."""
    return line(Phrase(name), number(dice), word("target", against=against), literal(clause))


def chances(house: House) -> Grid:
    """The chance of a saving roll, by its dice and its target. [CM-ATTR-05]"""
    rows = tuple(
        line(word("dice", count=n), *(percent(save_chance(n, need, house)) for need in TARGETS))
        for n in (SAVE_DICE, LEAVE_DICE)
    )
    return Grid(word("chances"), (word("target-head"), *numbers(TARGETS)), rows, ("CM-ATTR-05",))
