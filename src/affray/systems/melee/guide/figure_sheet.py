"""A figure beside the board: what it is, what it has left, what it carries and holds, and the sums behind the numbers."""

from affray.core import Modifier
from affray.core.faces.guide import Phrase, Row, Sheet
from affray.core.fight_state import figure_names, find_index
from affray.core.words.phrase import phrase
from affray.systems.melee.content.codes import (
    DEFENDING,
    DODGING,
    FRONT,
    KIND_NAMES,
    LOAD_NAMES,
    OVERLOADED,
    PRONE,
    REAR,
    STANDING,
    WELL,
)
from affray.systems.melee.content.tables import NONE, all_weapons, spells
from affray.systems.melee.guide.moves import option_phrase
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.figures import (
    carried_weight,
    cover_of,
    engagers_of,
    hth_flags,
    iq_of,
    is_engaged,
    is_exhausted,
    load,
    load_strength,
    ma,
    ma_reasons,
    mind_of,
    pool_of,
    st_left,
    st_of,
    standing_adj_dx,
    standing_reasons,
    strength_of,
)
from affray.systems.melee.position.hands import BREATH, hth_arms, kinds_now, ready_arms, reload_of, row_of, table_id
from affray.systems.melee.position.state import NO_OPTION, UNSEEN, Active, State, is_airborne, is_awake, zone_posture
from affray.systems.melee.rules.damage import protection, protection_parts, write_damage
from affray.systems.melee.rules.equipment import rate_of, reload_turns, shots_per_action
from affray.systems.melee.rules.load import can_jog_with, half_ma, most_weight, tenths
from affray.systems.melee.rules.speeds import can_run
from affray.systems.melee.turn.aiming import breath_dice, damage_of
from affray.systems.melee.words.rows import (
    amount_phrase,
    making_phrase,
    nonzero_parts,
    number_phrase,
    spell_row,
    weight_args,
)

Group = tuple[Phrase, tuple[Row, ...]]


def sheet(state: State, who: str) -> Sheet:
    """The sheet of a figure. Raises InputError for an unknown figure."""
    i = find_index(state, who)
    groups: tuple[Group, ...] = (
        (phrase("guide-group-attributes"), attribute_rows(state, i)),
        (phrase("guide-group-states"), state_rows(state, i)),
        (phrase("guide-group-movement"), movement_rows(state, i)),
        (phrase("guide-group-weapons"), weapon_rows(state, i)),
        (phrase("guide-group-protection"), cover_rows(state, i)),
        (phrase("guide-group-things"), item_rows(state, i)),
        (phrase("guide-group-spells"), spell_rows(state, i)),
        (phrase("guide-group-at-work"), tuple(active_spell_row(state, active) for active in spells_at_work(state, i))),
    )
    return Sheet(who, state.figures[i].side, tuple(group for group in groups if group[1]))


# --- attributes -------------------------------------------------------------------------------------------------------
def attribute_rows(state: State, i: int) -> tuple[Row, ...]:
    """Race, ST left, fatigue, adjDX, mind. [CM-ATTR-01 CM-ATTR-03 CM-ATTR-04 CM-FAT-01]"""
    figure = state.figures[i]
    return (
        Row(making_phrase("row-race"), phrase("guide-race", race=figure.race), clauses=("CM-FIG-01",)),
        strength_row(state, i),
        Row(
            making_phrase("row-fatigue"),
            amount_phrase(figure.body.fatigue, pool_of(state, i))
            if figure.body.fatigue != UNSEEN
            else phrase("guide-unseen"),
            nonzero_parts(
                ("ST", st_of(state, i), "CM-FAT-01"), ("hits", pool_of(state, i) - st_of(state, i), "CM-ATTR-03")
            ),
            ("CM-FAT-01", "CM-FAT-04"),
        ),
        Row(
            making_phrase("row-dx"),
            number_phrase(standing_adj_dx(state, i)),
            standing_reasons(state, i),
            ("CM-ATTR-04", "CM-ACT-01"),
        ),
        Row(
            making_phrase("row-mind"),
            making_phrase(
                "mind",
                iq=iq_of(state, i),
                wis=figure.wis + spell_effects.mind_change(state, i),
                mental=mind_of(state, i),
            ),
            clauses=("CM-ATTR-02",),
        ),
    )


def strength_row(state: State, i: int) -> Row:
    """The ST that is left of all. [CM-ATTR-03 CM-INJ-01 CM-INJ-02]"""
    figure, left = state.figures[i], st_left(state, i)
    made = nonzero_parts(
        ("ST", figure.body.st, "CM-ATTR-03"),
        ("spells", st_of(state, i) - figure.body.st, "CM-ATTR-03"),
        ("hits", -figure.body.hits, "CM-ATTR-03"),
        ("fatigue", left - st_of(state, i) + figure.body.hits, "CM-RENEW-01"),
    )
    return Row(
        making_phrase("row-st"), amount_phrase(left, st_of(state, i)), made, ("CM-ATTR-03", "CM-INJ-01", "CM-INJ-02")
    )


def state_row(name: str, *clauses: str) -> Row:
    """A row for a state without a number."""
    return Row(phrase("guide-row-state"), phrase(f"guide-state-{name}"), clauses=clauses)


def state_rows(state: State, i: int) -> tuple[Row, ...]:
    """What weakens or helps it now; no row for what does not apply."""
    figure = state.figures[i]
    if figure.gone:
        return (state_row("gone", "CM-END-01"),)
    if figure.body.status != WELL:
        dead = "dead" if figure.body.status > 1 else "asleep" if spell_effects.is_asleep(state, i) else "unconscious"
        return (state_row(dead, "CM-INJ-02", "CM-INJ-03"),)
    holds = (
        ("prone", figure.body.posture == PRONE, ("CM-PRONE-02",)),
        ("kneeling", STANDING < figure.body.posture < PRONE, ("CM-PRONE-04",)),
        ("crawling", zone_posture(figure) != figure.body.posture, ("CM-FACE-07",)),
        ("aloft", is_airborne(figure) and not figure.meets_ground, ("CM-FLY-03",)),
        ("low", is_airborne(figure) and figure.meets_ground, ("CM-FLY-03",)),
        ("hth", hth_flags(state)[i], ("CM-HTH-03",)),
        ("dodging", figure.body.stance == DODGING, ("CM-OPT-13",)),
        ("defending", figure.body.stance == DEFENDING, ("CM-OPT-21",)),
        ("exhausted", bool(is_exhausted(state, i)), ("CM-FAT-04",)),
        ("weak", figure.body.low, ("CM-INJ-01",)),
        ("wounded", figure.body.wounded, ("CM-INJ-04",)),
        ("felled", figure.felled, ("CM-OPT-05",)),
        ("fell", figure.body.fell and not figure.felled, ("CM-INJ-05",)),
        ("frozen", spell_effects.is_frozen(state, i), ("CM-ACT-04",)),
        ("invisible", bool(spell_effects.is_invisible(state, i)), ("CM-ADJ-06",)),
        ("roped", spell_effects.is_roped(state, i), ("CM-MA-02",)),
        ("broken", figure.turn.broken_ground, ("CM-ADJ-07",)),
        ("acted", figure.body.acted, ("CM-TURN-04",)),
    )
    states = [state_row(name, *clauses) for name, there, clauses in holds if there]
    if is_engaged(state, i):
        foes = figure_names(state, engagers_of(state, i))
        states.append(Row(phrase("guide-row-engaged"), phrase("guide-names", names=foes), clauses=("CM-ENG-01",)))
    if figure.waited:
        states.append(Row(phrase("guide-row-waited"), number_phrase(figure.waited), clauses=("CM-ADJ-05",)))
    if figure.body.turn_hits:
        states.append(
            Row(
                phrase("guide-row-turn-hits"),
                number_phrase(figure.body.turn_hits),
                clauses=("CM-INJ-04", "CM-INJ-05"),
            )
        )
    if figure.turn.option != NO_OPTION:
        states.append(
            Row(phrase("guide-row-option"), option_phrase(figure.turn.option), clauses=("CM-OPT-01", "CM-OPT-03"))
        )
    return tuple(states)


# --- movement ---------------------------------------------------------------------------------------------------------
def movement_rows(state: State, i: int) -> tuple[Row, ...]:
    """MA and half of it, paces, what it weighs and where the loads begin. [CM-MA-02 CM-MA-03 CM-ENC-01 CM-ENC-02]"""
    figure = state.figures[i]
    now, reasons = ma(state, i), ma_reasons(state, i)
    rest = now - sum(part.value for part in reasons)
    # A Rope, a takeoff and a landing come after all that the reasons name.
    made = (*reasons, Modifier("limit", rest, "CM-FLY-01" if figure.flight else "CM-MA-02")) if rest else reasons
    rows = [
        Row(making_phrase("row-ma"), making_phrase("ma", ma=now, half=half_ma(now)), made, ("CM-MA-02", "CM-MA-03"))
    ]
    weight = load(state, i)
    paces = making_phrase("paces", run=can_run(weight, is_exhausted(state, i)), jog=can_jog_with(weight))
    rows.append(Row(making_phrase("row-paces"), paces, clauses=("CM-ENC-02", "CM-SPEED-01", "CM-FAT-04")))
    if figure.turn.walked or figure.turn.crawled:
        rows.append(
            Row(
                phrase("guide-row-moved"),
                number_phrase(figure.turn.walked + figure.turn.crawled),
                clauses=("CM-SPEED-02",),
            )
        )
    if figure.creature or state.house.armor_slows:
        return tuple(rows)
    carried = making_phrase(
        "load", **weight_args(carried_weight(figure)), load=LOAD_NAMES[weight], st=strength_of(state, i)
    )
    rows.append(Row(making_phrase("row-load"), carried, clauses=("CM-ENC-01", "CM-ENC-02")))
    return (*rows, *load_bound_rows(state, i))


def load_bound_rows(state: State, i: int) -> tuple[Row, ...]:
    """Up to which weight each load but the heaviest goes. [CM-ENC-01]"""
    return tuple(
        Row(
            phrase("guide-row-load", load=LOAD_NAMES[step]),
            phrase("guide-up-to", **weight_args(most_weight(step, tenths(load_strength(state, i))))),
            clauses=("CM-ENC-01",),
        )
        for step in range(OVERLOADED)
    )


# --- weapons ----------------------------------------------------------------------------------------------------------
def weapon_rows(state: State, i: int) -> tuple[Row, ...]:
    """What it can attack with now, and what hangs slung. [CM-DMG-01 CM-EQUIP-01 CM-EQUIP-03]"""
    figure = state.figures[i]
    if not is_awake(figure):
        return ()
    close = hth_flags(state)[i]
    ready = tuple(dict.fromkeys(hth_arms(figure) if close else ready_arms(figure)))
    rows = [arm_row(state, i, item, hth=close) for item in ready]
    if breath_dice(state, i)[0]:
        dice, cost = breath_dice(state, i)
        value = phrase("guide-breath", damage=str(dice), cost=cost)
        rows.append(Row(making_phrase("item", item=BREATH), value, clauses=("CM-DMG-01", "CM-FAT-01")))
    return tuple(rows)


def arm_row(state: State, i: int, item: str, *, hth: bool) -> Row:
    """A weapon in hand: its damage, what it can do, its reload. [CM-DMG-01 CM-HTH-08 CM-EQUIP-03]"""
    figure = state.figures[i]
    kinds = kinds_now(figure, item, in_hth=hth)
    shoots = table_id(item) in all_weapons() and row_of(item).missile
    rate = rate_of(row_of(item)) if shoots else None
    value = phrase(
        "guide-weapon",
        damage=write_damage(damage_of(state, i, item, kinds[0])),
        use=tuple(KIND_NAMES[kind] for kind in kinds),
        shots=shots_per_action(rate, standing_adj_dx(state, i)) if rate else 0,
        reload=reload_turns(rate, standing_adj_dx(state, i)) if rate else 0,
        left=reload_of(figure, item),
    )
    clauses = ("CM-DMG-01", *(("CM-EQUIP-03",) if shoots else ()), *(("CM-HTH-08",) if hth else ()))
    return Row(making_phrase("item", item=item), value, clauses=clauses)


def cover_rows(state: State, i: int) -> tuple[Row, ...]:
    """What stops hits of each attack, from the front and from elsewhere. [CM-DMG-04 CM-DMG-05]"""
    cover = cover_of(state, i)
    clauses = ("CM-DMG-04", "CM-DMG-05")
    front, rear = (
        Row(
            making_phrase(f"row-{name}"), number_phrase(protection(cover, zone)), protection_parts(cover, zone), clauses
        )
        for name, zone in (("front", FRONT), ("rear", REAR))
    )
    return (front, rear) if cover.shield else (front,)


def item_rows(state: State, i: int) -> tuple[Row, ...]:
    """What it wears, holds, has slung, on the belt and in the pack. [CM-EQUIP-02 CM-ENC-03]"""
    figure = state.figures[i]
    shield = (figure.shield,) if figure.shield != NONE else ()
    lists = (
        ("held", (*figure.ready, *(shield if figure.shield_ready else ())), "CM-EQUIP-02"),
        ("armor", (figure.armor,) if figure.armor != NONE else (), "CM-DMG-04"),
        ("slung", (*figure.slung, *(() if figure.shield_ready else shield)), "CM-OPT-15"),
        ("belt", figure.gear, "CM-ENC-01"),
        ("pack" if figure.pack_at is None else "pack-down", figure.pack, "CM-ENC-03"),
    )
    return tuple(
        Row(phrase(f"guide-row-{name}"), phrase("guide-items", item=items), clauses=(clause,))
        for name, items, clause in lists
        if items
    )


# --- spells -----------------------------------------------------------------------------------------------------------
def spell_rows(state: State, i: int) -> tuple[Row, ...]:
    """The spells that it knows. [CM-SPELL-01]"""
    return tuple(spell_row(spells()[name]) for name in state.figures[i].spells)


def spells_at_work(state: State, i: int) -> tuple[Active, ...]:
    """The spells at work on it, and its own at work elsewhere. [CM-SPELL-02]"""
    return tuple(active for active in state.spells if i in (active.subject, active.caster))


def active_spell_row(state: State, active: Active) -> Row:
    """A spell at work: by whom, on whom, for how long, what it costs to go on. [CM-SPELL-02 CM-RENEW-01]"""
    whom = state.figures[active.subject].id if active.subject >= 0 else ""
    value = phrase(
        "guide-at-work",
        who=state.figures[active.caster].id,
        whom=whom,
        aimed=int(whom != ""),
        hexes=len(active.hexes),
        turns=active.left,
        renew=spell_effects.spell_of(active).renew_cost,
    )
    return Row(making_phrase("spellname", spell=active.spell), value, clauses=("CM-SPELL-02", "CM-RENEW-01"))
