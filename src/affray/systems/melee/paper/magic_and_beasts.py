"""Printed tables of magic and beasts: every spell, every creature. All of it is filler."""

from collections.abc import Iterable

from affray.core.faces.paper import (
    Cell,
    Grid,
    PrintedPage,
    literal_phrase,
    mark_phrase,
    number_phrase,
    number_phrases,
    table_row,
)
from affray.core.words.phrase import Phrase
from affray.systems.melee.content.codes import FRONT, HTH, MELEE, REAR
from affray.systems.melee.content.house_rules import PLAIN, House
from affray.systems.melee.content.tables import Creature, Spell, creatures, spells
from affray.systems.melee.duel.fighter import SNAKE
from affray.systems.melee.paper.parts import number_or_dash, paper_phrase, paper_phrases
from affray.systems.melee.position import figures
from affray.systems.melee.position.beasts import figure_from_creature
from affray.systems.melee.position.hands import has_trait, hth_arms, ready_arms
from affray.systems.melee.position.state import State
from affray.systems.melee.roster.adventurer import HERE
from affray.systems.melee.roster.maker_sheet import OPEN_GROUND
from affray.systems.melee.rules.damage import protection, write_damage
from affray.systems.melee.turn.aiming import breath_dice, damage_of
from affray.systems.melee.turn.sequence import HEALS
from affray.systems.melee.turn.spells.effects import DICE_OF_TURNS, TURN_DICE

SIMPLE_IQ = 11
TRAITS = ("animal", "side_is_front", SNAKE, HEALS)
"""What a creature may be or do besides its numbers, as far as rules ask for it."""


# --- spells -----------------------------------------------------------------------------------------------------------
def spell_cards(house: House) -> tuple[PrintedPage, ...]:
    """Every spell, with what it asks for and does, the simpler ones on a card of their own."""
    simple = [spell for spell in spells().values() if spell.iq <= SIMPLE_IQ]
    hard = [spell for spell in spells().values() if spell.iq > SIMPLE_IQ]
    return tuple(
        PrintedPage(
            paper_phrase("card-spells", least=these[0].iq, most=these[-1].iq),
            (spell_grid(these, house),),
            paper_phrase("card"),
        )
        for these in (simple, hard)
    )


def spell_grid(known: Iterable[Spell], house: House = PLAIN) -> Grid:
    """Spells. [CM-SPELL-01 CM-SPELL-02 CM-SPELL-05 CM-RENEW-01]"""
    saved = house.no_mental_saves == 0
    head = paper_phrases(
        "spell", "kind", "iq-needed", "cost-in-st", "renewal", "lasts", *(("resists",) if saved else ()), "effect"
    )
    rows = tuple(spell_line(spell, saved=saved) for spell in known)
    clauses = ("CM-SPELL-01", "CM-SPELL-02", "CM-SPELL-04", "CM-SPELL-05", "CM-SPELL-06", "CM-RENEW-01")
    return Grid(
        paper_phrase("spells"),
        head,
        rows,
        clauses,
        paper_phrase("spells-note", saved=int(saved), iq=house.wis_mode),
        words=True,
    )


def spell_line(spell: Spell, *, saved: bool) -> tuple[Cell, ...]:
    """A spell of the table."""
    cost = str(spell.st_cost) if spell.st_cost == spell.max_st else f"{spell.st_cost}–{spell.max_st}"
    return table_row(
        paper_phrase("spell-name", spell=spell.id),
        literal_phrase(spell.kind),
        number_phrase(spell.iq),
        literal_phrase(cost),
        number_or_dash(spell.renew_cost),
        duration_phrase(spell),
        *((mark_phrase(int(spell.mental)),) if saved else ()),
        paper_phrase("spell-effect", spelleffect=spell.id),
    )


def duration_phrase(spell: Spell) -> Phrase:
    """How long a spell lasts: while it is renewed, so many turns, or as long as its effect says. [CM-RENEW-03]"""
    if spell.renew_cost:
        return paper_phrase("renewed")
    if spell.duration == DICE_OF_TURNS:
        return paper_phrase("turns", dice=TURN_DICE, turns=0)
    counted = int(spell.duration or 0)
    return paper_phrase("turns", dice=0, turns=counted) if counted else paper_phrase("no")


# --- creatures --------------------------------------------------------------------------------------------------------
def creature_card(house: House) -> PrintedPage:
    """Every creature, as it comes to a fight."""
    return PrintedPage(paper_phrase("card-creatures"), (creature_grid(house),), paper_phrase("card"))


def creature_grid(house: House = PLAIN) -> Grid:
    """Every creature. [CM-MA-01 CM-FLY-01 CM-DMG-04 CM-DMG-05 CM-HTH-09 CM-ADJ-06]"""
    head = paper_phrases(
        "creature", "size", "st", "adj", "iq", "ma", "flies", "stops", "attack-with", "damage", "hth-damage", "besides"
    )  # fmt: skip
    rows = tuple(creature_line(row, house) for row in creatures().values())
    clauses = ("CM-MA-01", "CM-FLY-01", "CM-DMG-04", "CM-DMG-05", "CM-HTH-09", "CM-ADJ-06")
    return Grid(paper_phrase("creatures"), head, rows, clauses, paper_phrase("creatures-note"), words=True)


def creature_line(row: Creature, house: House) -> tuple[Cell, ...]:
    """A creature of the table, with the numbers of the figure that it is on a board by itself."""
    figure = figure_from_creature(row, row.name, 0, HERE, 0)
    state = State(OPEN_GROUND, ("",), (figure,), house)
    cover = figures.cover_of(state, 0)
    arm, grip = ready_arms(figure)[0], hth_arms(figure)[0]
    return table_row(
        paper_phrase("race", race=row.id),
        *number_phrases(
            (len(figure.hexes), figure.body.st, figures.standing_adj_dx(state, 0), figure.iq, figures.ma(state, 0))
        ),
        number_or_dash(figures.flying_ma(state, 0)),
        paper_phrase("stops-of", front=protection(cover, FRONT), rear=protection(cover, REAR), shield=cover.shield),
        paper_phrase("item", item=arm),
        literal_phrase(write_damage(damage_of(state, 0, arm, MELEE))),
        literal_phrase(write_damage(damage_of(state, 0, grip, HTH))),
        extras_phrase(state, row),
    )


def extras_phrase(state: State, row: Creature) -> Phrase:
    """What a creature has besides its numbers: its breath, its traits."""
    dice, cost = breath_dice(state, 0)
    traits = tuple(trait for trait in TRAITS if has_trait(state.figures[0], trait))
    return paper_phrase("traits", dice=dice, cost=cost, trait=traits, count=len(traits))
