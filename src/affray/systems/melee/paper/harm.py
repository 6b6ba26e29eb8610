"""The reference card of harm: injuries, bare hands, hand-to-hand, saving rolls."""

from affray.core.faces.paper import (
    Cell,
    Grid,
    PrintedPage,
    literal_phrase,
    number_phrase,
    number_phrases,
    percent_phrase,
    table_row,
)
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
from affray.systems.melee.paper.parts import paper_phrase, paper_phrases, run_phrase, runs_of_numbers
from affray.systems.melee.rules.damage import hth_bonus, hth_damage, write_damage
from affray.systems.melee.rules.hand_to_hand_entry import WAYS, Entry, defender_hth_kind, is_hit_back, is_hth_begun
from affray.systems.melee.rules.injury import fall_threshold, is_low, low_dx, status_of, wound_threshold, wounded_dx
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


def harm_card(house: House) -> PrintedPage:
    """What hits do, what hands do, what a hand-to-hand comes to, and the saving rolls."""
    grids = (
        injury_grid(house),
        st_left_grid(house),
        hand_damage_grid(house),
        defence_die_grid(),
        save_grid(house),
        save_chance_grid(house),
    )
    return PrintedPage(paper_phrase("card-harm"), grids, paper_phrase("card"))


# --- injuries ---------------------------------------------------------------------------------------------------------
def injury_grid(house: House) -> Grid:
    """How many hits in one turn cost DX in the next one, and how many knock down, by ST. [CM-INJ-04 CM-INJ-05 CM-INJ-06]"""
    found = runs_of_numbers(ST_SHOWN, lambda st: (wound_threshold(st), fall_threshold(st)))
    rows = (
        table_row(paper_phrase("wounds", dx=wounded_dx(1)), *number_phrases(wound for _, (wound, _) in found)),
        table_row(paper_phrase("fells"), *number_phrases(fall for _, (_, fall) in found)),
    )
    head = (
        paper_phrase("by-st", now=house.current_st_everywhere),
        *(run_phrase(run, open_end=ST_SHOWN[-1] in run) for run, _ in found),
    )
    return Grid(paper_phrase("injuries"), head, rows, ("CM-INJ-04", "CM-INJ-05", "CM-INJ-06"))


def st_left_grid(house: House) -> Grid:
    """What the ST that is left means. [CM-INJ-01 CM-INJ-02 CM-INJ-03 CM-FAT-04]"""
    found = runs_of_numbers(LEFT_SHOWN, lambda now: (is_low(now), status_of(now)))
    rows = tuple(
        table_row(
            paper_phrase("st-left", most=run[0], least=run[-1], end="low" if run[-1] == LEFT_SHOWN[-1] else "none"),
            paper_phrase("state", low=low, dx=low_dx(low), status=STATUS_NAMES[status]),
        )
        for run, (low, status) in found
        if low
    )
    clauses = ("CM-INJ-01", "CM-INJ-02", "CM-INJ-03", "CM-FAT-04", "CM-FAT-05")
    note = paper_phrase("left-note", shared=house.shared_st_pool)
    return Grid(paper_phrase("left"), paper_phrases("st-now", "means"), rows, clauses, note, words=True)


# --- hand-to-hand -----------------------------------------------------------------------------------------------------
def hand_damage_grid(house: House) -> Grid:
    """The damage in hand-to-hand, by ST and by what is held. [CM-HTH-08 CM-HTH-09]"""
    found = runs_of_numbers(ST_SHOWN, lambda st: write_damage(hth_damage(st, HELD_NONE)))
    kinds = runs_of_numbers(range(len(IN_HAND)), lambda place: hth_bonus(IN_HAND[place][0]))
    rows = tuple(
        table_row(
            paper_phrase("held", held=tuple(IN_HAND[place][1] for place in places)),
            *(literal_phrase(write_damage(hth_damage(run[0], IN_HAND[places[0]][0]))) for run, _ in found),
        )
        for places, _ in kinds
    )
    head = (paper_phrase("by-st", now=house.current_st_everywhere), *(run_phrase(run) for run, _ in found))
    return Grid(paper_phrase("hands"), head, rows, ("CM-HTH-08", "CM-HTH-09"), paper_phrase("hands-note"))


def defence_die_grid() -> Grid:
    """What the defender's die comes to. [CM-HTH-01 CM-HTH-04 CM-HTH-05 CM-HTH-06 CM-HTH-07]"""
    rows = tuple(
        table_row(run_phrase(run), paper_phrase("defence", comes=comes))
        for run, comes in runs_of_numbers(range(1, D + 1), defence_outcome)
    )
    note = paper_phrase("defence-note", ways=tuple(label for label, _ in WAYS))
    clauses = ("CM-HTH-01", "CM-HTH-04", "CM-HTH-05", "CM-HTH-06", "CM-HTH-07")
    return Grid(paper_phrase("defence-die"), paper_phrases("die", "result-head"), rows, clauses, note, words=True)


def defence_outcome(number: int) -> str:
    """What a number of the die comes to, in a word, for a defender with a dagger at its belt."""
    if not is_hth_begun(number):
        return "struck" if is_hit_back(number) else "out"
    draws = defender_hth_kind(number, Entry(0, foe_dagger=1)) == HELD_DAGGER
    return "dagger" if draws else "surprise"


# --- saving rolls -----------------------------------------------------------------------------------------------------
def save_grid(house: House) -> Grid:
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
    return Grid(paper_phrase("saves"), paper_phrases("save", "dice-head", "against", "clause"), tuple(rows), words=True)


def save_line(name: str, dice: int, against: str, clause: str) -> tuple[Cell, ...]:
    """A saving roll; its name is that of the roll."""
    return table_row(Phrase(name), number_phrase(dice), paper_phrase("target", against=against), literal_phrase(clause))


def save_chance_grid(house: House) -> Grid:
    """The chance of a saving roll, by its dice and its target. [CM-ATTR-05]"""
    rows = tuple(
        table_row(paper_phrase("dice", count=n), *(percent_phrase(save_chance(n, need, house)) for need in TARGETS))
        for n in (SAVE_DICE, LEAVE_DICE)
    )
    return Grid(paper_phrase("chances"), (paper_phrase("target-head"), *number_phrases(TARGETS)), rows, ("CM-ATTR-05",))
