"""A figure beside the board: what it is, what it has left, what it holds, and the sums behind the numbers."""

from affray.core import Modifier
from affray.core.faces.guide import Phrase, Row, Sheet
from affray.core.fight_state import figure_names, find_index
from affray.systems.foeman.content.codes import DODGING, NOT_DEFENDING, RIGHT_HANDED, STATE_NAMES, UP
from affray.systems.foeman.content.kinds import NONE, Armor, Weapon
from affray.systems.foeman.content.self_described_names import display_name
from affray.systems.foeman.content.tables import find_armor, find_race, find_shield, find_weapon, is_shield
from affray.systems.foeman.guide.offers import defending_item
from affray.systems.foeman.position.state import (
    MOVE,
    Figure,
    State,
    condition,
    engagers,
    is_able,
    is_in_hth,
    shield_of,
    standing_duress,
    standing_score,
)
from affray.systems.foeman.rules.body import ACTED
from affray.systems.foeman.rules.experience import next_level_ep
from affray.systems.foeman.rules.movement import allowance
from affray.systems.foeman.rules.upkeep import duress_threshold
from affray.systems.foeman.turn.action_phase import weapons_in_hand
from affray.systems.foeman.words.phrases import phrase, standing_modifiers

Group = tuple[Phrase, tuple[Row, ...]]


def sheet(state: State, who: str) -> Sheet:
    """The sheet of a figure. Raises InputError for an unknown figure."""
    i = find_index(state, who)
    figure = state.figures[i]
    groups: tuple[Group, ...] = (
        (phrase("guide-group-attributes"), attribute_rows(figure)),
        (phrase("guide-group-states"), state_rows(state, i)),
        (phrase("guide-group-movement"), (movement_row(state, i),)),
        (phrase("guide-group-losses"), loss_rows(figure)),
        (phrase("guide-group-gear"), gear_rows(figure)),
        (phrase("guide-group-weapons"), tuple(weapon_row(find_weapon(arm)) for arm in weapons_in_hand(figure))),
        (phrase("guide-group-experience"), experience_rows(figure)),
    )
    return Sheet(who, figure.side, tuple(group for group in groups if group[1]))


def number_phrase(n: int) -> Phrase:
    """A number by itself."""
    return phrase("guide-number", n=n)


def amount_phrase(now: int, full: int) -> Phrase:
    """A number out of another, such as 7 of 12."""
    return phrase("guide-number-of", now=now, full=full)


def nonzero_parts(*given: tuple[str, int, str]) -> tuple[Modifier, ...]:
    """The parts of a sum without those that are 0, except for the first."""
    return tuple(Modifier(*entry) for place, entry in enumerate(given) if place == 0 or entry[1])


# --- the figure -------------------------------------------------------------------------------------------------------
def attribute_rows(figure: Figure) -> tuple[Row, ...]:
    """Race and attributes, as modified and basic. [FM-GEN-05 FM-DX-01 FM-APP-10]"""
    strength = nonzero_parts(
        ("ST", figure.st, "FM-GEN-05"),
        ("wounds", -figure.body.phys, "FM-APP-10"),
        ("exhaustion", -figure.body.exh, "FM-APP-10"),
    )
    kind = find_race(figure.race)
    bonus = phrase("guide-race", race=display_name(kind.name), bonus=kind.bonus_id)
    return (
        Row(phrase("guide-row-race"), bonus, clauses=("FM-FIG-01",)),
        Row(phrase("guide-row-st"), amount_phrase(figure.mst, figure.st), strength, ("FM-GEN-05",)),
        Row(
            phrase("guide-row-dx"),
            amount_phrase(standing_score(figure), figure.dx),
            standing_modifiers(figure),
            ("FM-DX-01",),
        ),
        Row(phrase("guide-row-iq"), number_phrase(figure.iq), clauses=("FM-GEN-05",)),
    )


def movement_row(state: State, i: int) -> Row:
    """A row: the Mp that the figure has used in this round, or how many it would have. [FM-FIG-11 FM-MOV-01]"""
    figure = state.figures[i]
    made = nonzero_parts(
        ("MA", find_race(figure.race).ma, "FM-FIG-11"),
        ("armor", -find_armor(figure.armor).ma_minus, "FM-EQP-04"),
        ("shield", -find_shield(shield_of(figure)).ma_minus, "FM-EQP-04"),
    )
    if figure.motion.moved or (state.phase == MOVE and state.move is not None and state.move.figure == i):
        used = phrase("guide-mp-used", used=figure.motion.used, mmma=figure.motion.mmma)
        return Row(phrase("guide-row-mp"), used, made, ("FM-MOV-01", "FM-MOV-02", "FM-MOV-03"))
    free, engaged = (allowance(bound, figure.body.prone, figure.back, figure.kit.speed) for bound in (0, 1))
    each = phrase("guide-mp", free=free, engaged=engaged)
    return Row(phrase("guide-row-mp"), each, made, ("FM-MOV-01", "FM-MOV-02"))


def loss_rows(figure: Figure) -> tuple[Row, ...]:
    """Rows: what the figure has lost, and how near duress is. [FM-APP-10 FM-REC-01 FM-DX-03]"""
    incidental = figure.body.incidental + figure.body.incidental_new
    threshold = duress_threshold(figure.st)
    return (
        Row(phrase("guide-row-wounds"), number_phrase(figure.body.phys), clauses=("FM-APP-10",)),
        Row(phrase("guide-row-exhaustion"), number_phrase(figure.body.exh), clauses=("FM-APP-10",)),
        Row(phrase("guide-row-incidental"), number_phrase(incidental), clauses=("FM-REC-01", "FM-REC-02")),
        Row(phrase("guide-row-round"), amount_phrase(figure.body.wounds, threshold), clauses=("FM-DX-03",)),
    )


def state_rows(state: State, i: int) -> tuple[Row, ...]:
    """Rows: what hinders or helps the figure now; none for what does not apply."""
    figure = state.figures[i]
    if figure.body.gone:
        return (state_row("guide-state-gone", "FM-GEN-08"),)
    if not is_able(figure):
        down = STATE_NAMES[condition(figure)] if condition(figure) != UP else "out"
        fallen = state_row(DOWN[down], "FM-APP-06", "FM-APP-07")
        return (fallen, revival_row(figure)) if figure.revived else (fallen,)
    foes = figure_names(state, engagers(state, figure.side, figure.pos))
    rows = [
        *([state_row("guide-state-prone", "FM-MOV-12", "FM-DX-07")] if figure.body.prone else []),
        *([state_row("guide-state-hth", "FM-HTH-04")] if is_in_hth(state, i) else []),
        *([Row(phrase("guide-row-engaged"), phrase("guide-names", names=foes), (), ("FM-MOV-11",))] if foes else []),
        *([defence_row(figure)] if figure.body.mode != NOT_DEFENDING else []),
        *(
            [Row(phrase("guide-row-aim"), number_phrase(figure.body.aim), clauses=("FM-DX-08",))]
            if figure.body.aim
            else []
        ),
    ]
    pressed = standing_duress(figure)
    if pressed:
        rows.append(Row(phrase("guide-row-duress"), number_phrase(pressed), clauses=("FM-DX-02", "FM-DX-03")))
    if figure.motion.pivot:
        rows.append(Row(phrase("guide-row-pivot"), number_phrase(figure.motion.pivot), clauses=("FM-PIV-04",)))
    if figure.back:
        rows.append(state_row("guide-state-back", "FM-MOV-02", "FM-MOV-08"))
    if figure.motion.charging:
        rows.append(state_row("guide-state-charging", "MW-SPC-02"))
    if figure.mount == figure.pos:
        rows.append(state_row("guide-state-mounted", "MW-MAX-05"))
    if figure.body.acted == ACTED:
        rows.append(state_row("guide-state-acted", "FM-OPT-01"))
    return tuple(rows)


def revival_row(figure: Figure) -> Row:
    """A row: the figure is revived after the encounter, and what it loses until its next level. [MW-REV-01]"""
    if not figure.forfeit:
        return state_row("guide-state-revived", "MW-REV-01")
    lost = phrase("guide-state-revived-at-a-loss", attribute=figure.forfeit.upper())
    return Row(phrase("guide-row-state"), lost, clauses=("MW-REV-01",))


DOWN = {"unconscious": "guide-state-unconscious", "dead": "guide-state-dead", "out": "guide-state-out"}


def state_row(name: str, *clauses: str) -> Row:
    """A row for a state without a value."""
    return Row(phrase("guide-row-state"), phrase(name), clauses=clauses)


def defence_row(figure: Figure) -> Row:
    """A row: how the figure defends. [FM-GRD-01 FM-GRD-02 FM-OPT-12]"""
    if figure.body.mode == DODGING:
        return state_row("guide-state-dodging", "FM-GRD-02")
    item = defending_item(figure, figure.body.item)
    value = phrase("guide-defends-with", item=item) if item else phrase("guide-defends-bare")
    return Row(phrase("guide-row-defence"), value, clauses=("FM-OPT-12", "FM-GRD-01"))


def experience_rows(figure: Figure) -> tuple[Row, ...]:
    """Rows: level, experience points, Weapon Proficiency, and whether it can earn the Adventurer Damage Bonus.

    [FM-DMG-08 FM-LVL-01 FM-LVL-02 FM-TAL-01 FM-TAL-02]
    """
    talent = phrase("guide-talent-ready") if figure.body.talent else phrase("guide-talent-lost")
    bonus = phrase("guide-bonus-earned") if figure.player else phrase("guide-bonus-none")
    return (
        Row(phrase("guide-row-level"), number_phrase(figure.level), clauses=("FM-LVL-01",)),
        Row(
            phrase("guide-row-ep"),
            amount_phrase(figure.ep, next_level_ep(figure.level)),
            clauses=("FM-EP-01", "FM-LVL-02"),
        ),
        Row(phrase("guide-row-talent"), talent, clauses=("FM-TAL-01", "FM-TAL-02")),
        Row(phrase("guide-row-bonus"), bonus, clauses=("FM-DMG-08",)),
    )


# --- gear -------------------------------------------------------------------------------------------------------------
def gear_rows(figure: Figure) -> tuple[Row, ...]:
    """Rows: what the figure holds, wears and carries. [FM-EQP-02 FM-EQP-03 FM-ARM-01]"""
    strong = phrase("guide-row-right") if figure.handed == RIGHT_HANDED else phrase("guide-row-left")
    other = phrase("guide-row-left") if figure.handed == RIGHT_HANDED else phrase("guide-row-right")
    rows = [
        Row(strong, item_value(figure, figure.main), clauses=("FM-EQP-02",)),
        Row(other, item_value(figure, figure.off), clauses=("FM-EQP-02",)),
    ]
    if figure.armor != NONE:
        rows.append(cover_row(phrase("guide-row-armor"), find_armor(figure.armor)))
    if figure.kit.shielded:
        rows.append(cover_row(phrase("guide-row-shield"), find_shield(shield_of(figure))))
    for name, items in (("guide-row-carried", figure.carried), ("guide-row-things", figure.things)):
        if items:
            rows.append(Row(phrase(name), phrase("guide-items", item=items), clauses=("FM-OPT-07",)))
    if any(
        find_weapon(arm).bow
        for arm in (*weapons_in_hand(figure), *(item for item in figure.carried if not is_shield(item)))
    ):
        rows.append(Row(phrase("guide-row-shots"), number_phrase(figure.shots), clauses=("FM-OPT-10",)))
    return tuple(rows)


def item_value(figure: Figure, item: str) -> Phrase:
    """The phrase for the item in a hand."""
    if not item:
        return phrase("guide-hand-empty")
    return phrase("guide-item-unloaded", item=item) if item in figure.unloaded else phrase("guide-item", item=item)


def cover_row(name: Phrase, made: Armor) -> Row:
    """What armor or a shield stops, and what it costs. [FM-ARM-01 FM-ARM-02 FM-EQP-04]"""
    value = phrase(
        "guide-cover",
        item=made.name,
        pr=made.pr,
        rt=made.rt1,
        bl=made.bl1,
        rt2=made.rt2,
        bl2=made.bl2,
        dx=made.dx_minus,
        ma=made.ma_minus,
    )
    return Row(name, value, clauses=("FM-ARM-01", "FM-ARM-02", "FM-EQP-04"))


def weapon_row(made: Weapon) -> Row:
    """How a weapon in hand turns hit dice into damage dice. [FM-DG-02 FM-DMG-01 FM-DMG-02 FM-EQP-08]"""
    value = phrase(
        "guide-weapon",
        dg=made.dg,
        less=made.sub,
        top=" ".join(str(face) for face in made.td),
        rq=made.rq,
        hands=made.hands,
        jab=made.jab,
        hth="yes" if made.hth else "no",
        hurl="yes" if made.hurl else "no",
    )
    name = phrase("guide-item", item=made.name)
    return Row(name, value, clauses=("FM-DG-02", "FM-DMG-01", "FM-DMG-02", "FM-EQP-08"))
