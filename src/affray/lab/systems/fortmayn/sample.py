"""One duel of a batch as a conflict: the very game by its number, played by the whole engine with the character's policy.

Both stand Close and fight from the first Ounce. The foe is as a duel knows it: it never flees, and of its codes those count that
a duel counts.
"""

from collections.abc import Mapping
from typing import NamedTuple

from affray.core import NATURE, Scenario
from affray.core.field_errors import check_range
from affray.game import Game
from affray.lab.batches.batch import play_game
from affray.lab.field_errors import fault
from affray.lab.systems.fortmayn.duel import Met
from affray.lab.systems.fortmayn.roll_setup import RollSetup
from affray.lab.systems.fortmayn.sides import Champion, Enemy
from affray.lab.titles import titled_scenario
from affray.referee.live import ChoiceNeeded
from affray.systems.fortmayn.conflict.planning import write_plan
from affray.systems.fortmayn.content.codes import CHOOSE_SAVE, CHOOSE_SUNDER, NO_DIE, TYPE_NAMES
from affray.systems.fortmayn.content.house_rules import changed_options
from affray.systems.fortmayn.content.people import Plan, Wear
from affray.systems.fortmayn.content.tables import shipped
from affray.systems.fortmayn.duel.duel import CHARACTER, FOE, NOBODY, DuelResult
from affray.systems.fortmayn.position.answer import Answer
from affray.systems.fortmayn.position.creature_specials import NO_SAVE, TOUGH, UNEARTHLY
from affray.systems.fortmayn.position.delve_answers import Confirm
from affray.systems.fortmayn.position.plan_words import FIGHT
from affray.systems.fortmayn.position.state import State
from affray.systems.fortmayn.rules.gear import SHIELD_SLOT, WORN_SLOT, item_kinds
from affray.systems.fortmayn.system import SYSTEM

DuelGame = Game[State, Answer]
WHO, ROW = "Hero", "foe"
MOST_NUMBER, MOST_READY, MOST_FOE = 2**31 - 1, 20, 30
DARKNESS, SURPRISED = "darkness", "surprised"
IN_CONFLICT = ("ounce_declare", "ounce_confirm")
"""What is open between two rounds."""


class Outcome(NamedTuple):
    """How a fight ended: who won (NOBODY at the limit), the rounds, the BODY Dice that are ready."""

    winner: int
    rounds: int
    ready: int


def sample(champion: Champion, enemy: Enemy, how: RollSetup, met: Met, seed: int = 1, number: int = 0) -> DuelGame:
    """Game `number` of a seed between a character and a foe, to the end of their fight: the same dice, rounds and winner as in
    a batch of duels. Raises InputError, for what no scenario can say too.

    >>> from affray.lab.systems.fortmayn.duel import meeting
    >>> from affray.lab.systems.fortmayn.sides import KnownCreatures, read_champion, read_enemy
    >>> pair = read_champion("brawny"), read_enemy("ghoul", KnownCreatures())
    >>> duel_outcome(sample(*pair, RollSetup(), meeting(*pair, RollSetup()), 1, 1)).winner
    1
    """
    check_range("number", number, 0, MOST_NUMBER)
    game = Game.new(SYSTEM, duel_scenario(champion, enemy, how), dict(changed_options(how.house)), seed, number)
    plan = write_plan(Plan(who=WHO, action=FIGHT, target=game.state.foes[0].id))
    while (asked := game.question) is not None:
        if isinstance(game.needed, ChoiceNeeded):
            need = game.needed
            if need.what not in (CHOOSE_SAVE, CHOOSE_SUNDER):
                break
            game.answer(met.chooser(need.who, need.what, need.most, need.x, need.y, need.z))
        elif asked.side == NATURE:
            game.answer(asked.answers[0])
        elif asked.code not in IN_CONFLICT or rounds_of(game) == met.limit:
            break
        else:
            game.answer(plan if asked.code == IN_CONFLICT[0] else Confirm())
    wanted = DuelResult(*play_game(met, seed, number))
    if duel_outcome(game) != (wanted.winner, wanted.rounds, wanted.ready):
        raise fault("sample", None, "otherwise", number=number)
    return game


def rounds_of(game: DuelGame) -> int:
    """How many Ounces a game has had."""
    return sum(event.code == "ounce" for event in game.events)


def duel_outcome(game: DuelGame) -> Outcome:
    """Who has won, after how many rounds, and the BODY Dice that are ready."""
    codes = {event.code for event in game.events}
    winner = CHARACTER if "foe_out" in codes else FOE if "out" in codes else NOBODY
    return Outcome(winner, rounds_of(game), game.state.people[0].body_ready)


# --- the scenario -----------------------------------------------------------------------------------------------------
def duel_scenario(champion: Champion, enemy: Enemy, how: RollSetup) -> Scenario:
    """Both Close in a room, on the point of coming to blows. Raises InputError."""
    strange = [name for name in (*how.pros, *how.cons) if name not in (DARKNESS, SURPRISED)]
    if strange:
        raise fault("sample", None, "strange", source=strange[0], known=(DARKNESS, SURPRISED))
    if not champion.body <= MOST_READY or not enemy.target.dd <= MOST_FOE:
        raise fault("sample", None, "many-dice", body=MOST_READY, dd=MOST_FOE)
    target = enemy.target
    row: Mapping[str, object] = {
        "creature_id": ROW, "name": name_of(enemy), "difficulty_dice": 1, "tags": "beast", "weapon_size": 0,
        "shield": item_of(target.shield, SHIELD_SLOT), "armor": item_of(target.armor, WORN_SLOT),
        "fixed_reaction": "aggressive", "specials": " ".join(codes_of(enemy)), "flees_when": "never", "loot": "nothing",
    }  # fmt: skip
    dark = DARKNESS in how.cons
    room = {"room": shipped().rooms[0].room_id, "light": "dark" if dark else "lit", "exits": 1}
    body: dict[str, object] = {
        "begin": "conflict", "rooms": 1, "room": room, "figures": [figure_entry(champion, surprised=SURPRISED in how.cons)],
        "foes": [{"creature": ROW, "name": name_of(enemy), "difficulty": target.dd, "near": "close", "noticed": True}],
        "filler": {"bestiary": [row]},
    }  # fmt: skip
    return titled_scenario(SYSTEM.facts.key, champion.name, enemy.name, body)


def name_of(enemy: Enemy) -> str:
    """The name of a foe: that of its creature, or "Foe" for one that a line describes."""
    return "Foe" if any(mark in enemy.name for mark in "=/_") else enemy.name


def codes_of(enemy: Enemy) -> tuple[str, ...]:
    """The codes of a foe that a duel counts. [FT-FILL-03]"""
    held = (TOUGH, enemy.target.tough), (NO_SAVE, enemy.target.no_save), (UNEARTHLY, enemy.unearthly)
    return tuple(code for code, holds in held if holds)


def figure_entry(champion: Champion, *, surprised: bool) -> dict[str, object]:
    """The character with his gear. [FT-CHAR-01]"""
    worn = [
        gear_word(wear, slot)
        for wear, slot in ((champion.shield, SHIELD_SLOT), (champion.armor, WORN_SLOT))
        if wear.die
    ]
    weapon = [] if champion.unarmed else [f"one_handed_weapon{'!' * champion.magic}"]
    return {
        "name": WHO, "type": TYPE_NAMES[champion.type], "body": champion.body, "head": champion.head, "gear": [*weapon, *worn],
        "surprised": surprised,
    }  # fmt: skip


def gear_word(wear: Wear, slot: str) -> str:
    """A shield or armor as gear. [FT-ARM-04]"""
    return f"{item_of(wear.own, slot)}=d{wear.die}{'!' * wear.magic}"


def item_of(die: int, slot: str) -> str:
    """The thing of the price list that has such a die. Raises InputError where there is none."""
    if die == NO_DIE:
        return ""
    items = {kind.die: item for item, kind in item_kinds().items() if kind.slot == slot}
    if die not in items:
        known = tuple(sorted(items))
        raise fault(
            "sample", None, "no-such-die", gear="shield" if slot == SHIELD_SLOT else "armor", die=die, known=known
        )
    return items[die]
