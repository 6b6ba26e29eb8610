"""What a caster may hope for of its spells but missile spells: wherever it stands, and by how far off its foes are then."""

from collections.abc import Sequence
from typing import NamedTuple

from affray.space.bodies import body_distance
from affray.systems.melee.content.tables import Spell
from affray.systems.melee.opponent.company import friends_of
from affray.systems.melee.opponent.spell_use import HARMFUL, HELPING, useful_spells
from affray.systems.melee.opponent.spell_worth import (
    around_worth,
    creature_worth,
    effect_worth,
    ground_at,
    lasting_share,
)
from affray.systems.melee.opponent.strength import spare_strength, spending_cost
from affray.systems.melee.opponent.surroundings import NearFoe
from affray.systems.melee.opponent.worth import awake_foes, success_chance
from affray.systems.melee.position import spell_effects
from affray.systems.melee.position.answers import Cast
from affray.systems.melee.position.figures import standing_adj_dx
from affray.systems.melee.position.state import State
from affray.systems.melee.turn.spells.created_figures import LIVES, forms

ON_GROUND = 3
"""From about how many hexes away ground under a foe can be changed. [CM-SPELL-06]"""
CLOSE_BY, FAR_OFF = 3, 99
"""How many hexes off its foes are to a caster that has come near enough, and farther than any."""


class AtFoe(NamedTuple):
    """A spell at a foe, or on the ground under it: what it is worth and costs, whether each hex makes it harder, and from how far
    at the most."""

    foe: int
    worth: float
    cost: float
    harder: bool
    most: int


class CastingHopes:
    """What the spells of a figure are worth less what they cost, found once for all the places of its move."""

    def __init__(self, state: State, i: int) -> None:
        self.state, self.i, self.dx = state, i, standing_adj_dx(state, i)
        self.here, self.at_foes = 0.0, list[AtFoe]()
        self.bests: dict[tuple[int, ...], float] = {}
        spare = spare_strength(state, i)
        for row in useful_spells(state, i):
            self.add(row, min(row.max_st, spare) if row.effect_key.endswith("_per_st") else row.st_cost)

    def __bool__(self) -> bool:
        return self.here > 0 or bool(self.at_foes)

    def add(self, row: Spell, st: int) -> None:
        """Adds a spell with so much strength spent on it."""
        state, i, cost = self.state, self.i, spending_cost(self.state, self.i, st)
        if row.effect_key in HELPING:
            self.here = max(self.here, self.best_help(row, st) - cost)
        elif row.effect_key in LIVES:
            self.here = max(self.here, success_chance(self.dx) * self.best_creature(row, st) - cost)
        elif row.effect_key in HARMFUL or row.effect_key in spell_effects.CREATED:
            self.add_at_foes(row, st, cost)
        else:
            self.here = max(self.here, success_chance(self.dx) * around_worth(state, i, row) - cost)

    def best_help(self, row: Spell, st: int) -> float:
        """What a spell is worth at the friend, or the caster itself, whom it helps most. [CM-SPELL-05]"""
        state, own, best = self.state, self.state.figures[self.i], 0.0
        attribute = "dx" if row.effect_key == "attribute_per_st" else ""
        for n in (self.i, *friends_of(state, self.i)):
            mate = state.figures[n]
            worth = effect_worth(state, self.i, row, Cast(row.id, st, mate.id, attribute=attribute))
            best = max(best, success_chance(self.dx - body_distance(own.hexes, mate.hexes)) * worth)
        return best

    def best_creature(self, row: Spell, st: int) -> float:
        """What the best creature is worth that a spell calls or feigns."""
        made = [""] if row.effect_key == "summon" else forms(self.state, int(row.effect_value))
        casts = [Cast(row.id, st, form=form) for form in made]
        return max(creature_worth(row, cast) * lasting_share(self.state, self.i, row, cast) for cast in casts)

    def add_at_foes(self, row: Spell, st: int, cost: float) -> None:
        """Adds a spell at each foe for which it pays."""
        state, i, harder = self.state, self.i, row.effect_key in HARMFUL
        for j in awake_foes(state, i):
            foe = state.figures[j]
            worth = effect_worth(state, i, row, Cast(row.id, st, foe.id)) if harder else ground_at(row, foe)
            if worth > cost:
                self.at_foes.append(AtFoe(j, worth, cost, harder, FAR_OFF if harder else ON_GROUND))

    def best(self, near: Sequence[NearFoe]) -> float:
        """The most that a spell is worth with the foes so near."""
        key = tuple([foe.apart for foe in near])
        found = self.bests.get(key)
        if found is None:
            apart = {foe.foe: foe.apart for foe in near}
            worths = [self.worth_at(spell, apart.get(spell.foe, FAR_OFF)) for spell in self.at_foes]
            found = self.bests[key] = max([self.here, *worths])
        return found

    def worth_at(self, spell: AtFoe, apart: int) -> float:
        """What a spell is worth at a foe so many hexes off."""
        if apart > spell.most:
            return 0.0
        return success_chance(self.dx - apart * spell.harder) * spell.worth - spell.cost

    def close_by(self) -> float:
        """The most that a spell is worth to a caster that has come near enough."""
        return max([self.here, *(self.worth_at(spell, CLOSE_BY) for spell in self.at_foes)])
