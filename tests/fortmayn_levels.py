"""Fights and levels of Fortmayn as FT-FILL-09 measured them: without specials, events and consequences.

A fight: all foes are Close, everyone fights; each Ounce the characters that are up and the foes that are up are paired in
turn, so that foes are shared out. A level: rooms until the goal; obstacles are tried again and again by whoever has the
best chance; creatures come to blows if any of them is hostile, after the reaction roll of the first character, who takes
the best die; who holds the field finds its fallen. The party camps, undisturbed, as soon as so many BODY Dice are lost.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from affray.dice.stream import Stream
from affray.referee import Live, Referee, StreamDice
from affray.systems.fortmayn.content.codes import BODY, BRAINY, BRAWNY, CHOOSE_PICK, HEAD, POOL_NAMES
from affray.systems.fortmayn.content.events import CODES
from affray.systems.fortmayn.content.house_rules import PLAIN
from affray.systems.fortmayn.content.people import Wear
from affray.systems.fortmayn.content.rows import ObstacleRow
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.rules.advantage import die_for, is_damaged, knack_sources, source
from affray.systems.fortmayn.rules.budget import budget_roll, draw_creatures
from affray.systems.fortmayn.rules.dice.pools import base_die
from affray.systems.fortmayn.rules.drawing_levels import draw_content, draw_obstacle, goal_roll, rooms_of_level
from affray.systems.fortmayn.rules.gear import new_wear
from affray.systems.fortmayn.rules.melee import exchange
from affray.systems.fortmayn.rules.out_of_action import fall
from affray.systems.fortmayn.rules.reactions import is_hostile, react, reaction_row
from affray.systems.fortmayn.rules.saves_and_sunder import Body, Fighter, Target
from affray.systems.fortmayn.rules.tests_and_stunts import test

DENIZENS, OBSTACLES = ("denizens", "denizens_treasure"), ("obstacle", "treasure")
CAMP_AT = 2
FILLER = shipped()


@dataclass
class Hero:
    """A character of the measurements."""

    type: int
    body: int
    head: int
    armor: Wear = field(default_factory=Wear)
    fat: bool = False
    dead: bool = False

    def __post_init__(self) -> None:
        self.body_ready, self.head_ready = self.body, self.head

    @property
    def up(self) -> bool:
        """Whether he stands."""
        return self.body_ready > 0 and not self.dead

    def ready(self, pool: int) -> int:
        """The ready dice of a pool."""
        return self.body_ready if pool == BODY else self.head_ready

    def die(self, pool: int, task: str = "") -> int:
        """The size of his dice."""
        burdens = (("damaged_armor", is_damaged(self.armor)), ("fat_head", self.fat))
        found = (*knack_sources(self.type, task), *(source(name, -1) for name, holds in burdens if holds))
        return die_for(self.type, pool, found, PLAIN).die


@dataclass
class Tally:
    """What a level came to."""

    fights: int = 0
    camps: int = 0


def always(who: int, what: int, most: int, x: int, y: int, z: int) -> int:
    """Armor saves whatever it can, a Brawny sunders it; of a reaction roll the best die is picked."""
    return 0 if what == CHOOSE_PICK else most


def referee(seed: int, number: int) -> Live:
    """A referee with the dice of that number."""
    return Live(StreamDice(Stream(seed, number)), CODES, always, quiet=1)


# --- fights -----------------------------------------------------------------------------------------------------------
def fight(ref: Referee, heroes: Sequence[Hero], foes: Sequence[int]) -> tuple[bool, bool]:
    """Whether the characters have won a fight to the end against foes of so many Difficulty Dice, and whether any fell."""
    left, fell = list(foes), False
    while any(left):
        up, still = [hero for hero in heroes if hero.up], [n for n, dd in enumerate(left) if dd]
        if not up:
            return False, True
        for turn in range(max(len(up), len(still))):
            hero, n = up[turn % len(up)], still[turn % len(still)]
            if not hero.up or not left[n]:
                continue
            fighter = Fighter(Body(hero.type, hero.body_ready, armor=hero.armor), hero.die(BODY), 5)
            done = exchange(ref, 0, fighter, Target(left[n]), PLAIN)
            hero.body_ready, hero.armor, left[n] = done.own.body.ready, done.own.body.armor, done.foe.dd
            fell |= hero.body_ready == 0
    return True, fell


# --- levels -----------------------------------------------------------------------------------------------------------
def pair() -> list[Hero]:
    """A Brawny 3/1 in leather with a Brainy 2/2."""
    return [Hero(BRAWNY, 3, 1, new_wear("leather")), Hero(BRAINY, 2, 2)]


def alone() -> list[Hero]:
    """A lone Brawny 3/1."""
    return [Hero(BRAWNY, 3, 1)]


def level(ref: Referee, heroes: list[Hero], number: int, tally: Tally) -> bool:
    """Whether a party finishes a level."""
    rooms = rooms_of_level(ref)
    for seen in range(1, rooms + 1):
        content = draw_content(ref, FILLER).content
        if content in OBSTACLES:
            overcome(ref, heroes, draw_obstacle(ref, FILLER), tally)
        elif content in DENIZENS and any(hero.up for hero in heroes):
            met(ref, heroes, number, tally)
        if not any(hero.up for hero in heroes):
            return False
        camp(heroes, tally)
        if goal_roll(ref, seen, rooms):
            break
    return True


def met(ref: Referee, heroes: Sequence[Hero], number: int, tally: Tally) -> None:
    """Creatures are met; if any is hostile, it comes to blows, and who holds the field finds its fallen."""
    up = [hero for hero in heroes if hero.up]
    rows = draw_creatures(ref, FILLER, budget_roll(ref, sum(hero.body_ready for hero in up), number), len(up))
    rolled = ""
    if any(not row.fixed_reaction for row in rows):
        rolled = reaction_row(react(ref, 0, up[0].head_ready, base_die(up[0].type, HEAD))).row_id
    if not any(is_hostile(row.fixed_reaction or rolled) for row in rows):
        return
    tally.fights += 1
    if fight(ref, heroes, [row.difficulty_dice for row in rows])[0]:
        recovered(ref, heroes)


def recovered(ref: Referee, heroes: Sequence[Hero]) -> None:
    """The fallen roll on the table."""
    for hero in heroes:
        if hero.body_ready or hero.dead:
            continue
        end = fall(ref, hero.type, hero.body, hero.head, hero.head_ready, PLAIN)
        hero.dead, hero.fat = not end.alive, end.fat_head > 0
        if end.alive:
            hero.body, hero.body_ready, hero.head, hero.head_ready = (
                end.body_max,
                end.body_ready,
                end.head_max,
                end.head_ready,
            )


def chances(heroes: Sequence[Hero], row: ObstacleRow) -> Iterator[tuple[float, Hero, int]]:
    """Who can try an obstacle with which pool, and how many Difficulty Dice that should remove; its own pool first."""
    own = POOL_NAMES.index(row.pool)
    for pool in (own, BODY + HEAD - own):
        for hero in heroes:
            if hero.up:
                die = hero.die(pool, row.task)
                yield hero.ready(pool) * (die - 4) / die, hero, pool


def overcome(ref: Referee, heroes: Sequence[Hero], row: ObstacleRow, tally: Tally) -> None:
    """An obstacle is tried until it is overcome, with its own pool as long as that can do anything; or until nobody is up."""
    dd = row.difficulty_dice
    while dd and any(hero.up for hero in heroes):
        found = list(chances(heroes, row))
        half = len(found) // 2
        best = max(found[:half], key=lambda each: each[0])
        if not best[0]:
            best = max(found, key=lambda each: each[0])
        chance, hero, pool = best
        if not chance:
            camp(heroes, tally, forced=True)
            if not max(each[0] for each in chances(heroes, row)):
                return
            continue
        body = Body(hero.type, hero.ready(pool), armor=hero.armor)
        done = test(ref, 0, pool=pool, body=body, die=hero.die(pool, row.task), dd=dd, in_conflict=0, house=PLAIN)
        dd, hero.armor = done.dd, done.own.body.armor
        if pool == BODY:
            hero.body_ready = done.own.body.ready
        else:
            hero.head_ready = done.own.body.ready
        recovered(ref, heroes)
        camp(heroes, tally)


def camp(heroes: Sequence[Hero], tally: Tally, *, forced: bool = False) -> None:
    """All dice come back once so many BODY Dice are lost."""
    living = [hero for hero in heroes if not hero.dead]
    if forced or sum(hero.body - hero.body_ready for hero in living) >= CAMP_AT:
        tally.camps += 1
        for hero in living:
            hero.body_ready, hero.head_ready, hero.fat = hero.body, hero.head, False


def measured(
    made: Callable[[], list[Hero]], number: int, times: int, seed: int = 9
) -> tuple[float, float, float, float]:
    """Of so many levels: the shares finished, and finished with all alive; camps and fights a level."""
    tally, finished, whole = Tally(), 0, 0
    for game in range(times):
        heroes = made()
        if level(referee(seed, game), heroes, number, tally):
            finished += 1
            whole += all(not hero.dead for hero in heroes)
    return finished / times, whole / times, tally.camps / times, tally.fights / times
