"""Fair fights drawn at random: by turns a party against creatures that are about its equals, and a duel of equals.

Fortmayn has two sides that decide in a duel alone; in a conflict the other side is the world, which tables play. A party that
wins its conflict has found what it sought, so that the delve ends with the way home.
"""

from affray.core import Scenario
from affray.dice.stream import Stream
from affray.systems.fortmayn.content.rows import CreatureRow
from affray.systems.fortmayn.content.tables import shipped

Entry = dict[str, object]
STREAM = 20
"""The game whose stream of numbers fights are drawn from."""
PARTY, CHALLENGER, CHALLENGED = "Party", "The challenger", "The challenged"
NAMES = ("Anselm", "Brida", "Corwin", "Dietlind", "Egil", "Frauke")
KINDS = ("brawny", "brainy")
SPLITS = ((3, 1), (2, 2), (4, 1), (3, 2), (4, 2), (3, 3))
"""BODY and HEAD Dice."""
ARMS = (
    ("one_handed_weapon", "small_shield", "leather"),
    ("one_handed_weapon", "large_shield"),
    ("two_handed_weapon", "leather"),
    ("two_handed_weapon:bow", "quiver", "gambeson"),
    ("one_handed_weapon:thrown", "small_shield", "gambeson"),
    ("one_handed_weapon:short", "leather"),
)
STORES = ("backpack", "torches_6", "flint_and_steel", "preserved_rations")
BONDS = ["old_comrade", "guild"]
SIZES = {2: "Two", 3: "Three", 4: "Four"}
FAIR = 1.6
"""The Difficulty Dice of the foes for each BODY Die of the party, with which the usual computer player holds the field
in 49 of 80 fights, runs in 30 and is lost in one."""
LEAST = 2
"""The Difficulty Dice of the creatures of the first kind, so that they do not become too many."""
BANDS = ("close", "nearby", "nearby", "distant")
UNEVEN = frozenset(("unearthly", "dread", "regrow", "leader", "slow"))
"""Special codes that make a creature worth more or less than its Difficulty Dice."""


def draw_scenario(seed: int) -> Scenario:
    """The fight of that number: the same number the same fight."""
    stream = Stream(seed, STREAM)
    return draw_duel(stream, seed) if seed % 2 else draw_conflict(stream, seed)


def draw_duel(stream: Stream, seed: int) -> Scenario:
    """A duel of two who have the same dice and gear; who challenges is the first side."""
    names = draw_names(stream, 2)
    row = draw_figure(stream, ARMS)
    figures = [{**row, "name": name, "side": side} for name, side in zip(names, (CHALLENGER, CHALLENGED), strict=True)]
    title = f"{names[0]} challenges {names[1]}, who is as strong"
    body: Entry = {"begin": "duel", "figures": figures}
    return Scenario(name=f"drawn-{seed}", system="fortmayn", title=title, options={"duel": "on"}, body=body)


def draw_conflict(stream: Stream, seed: int) -> Scenario:
    """A conflict of a party with creatures of one kind or two, in a room where the goal lies."""
    names = draw_names(stream, stream.pick(tuple(SIZES)))
    figures = [{**draw_figure(stream, ARMS), "name": name, "side": PARTY, "coins": 40} for name in names]
    foes = draw_foes(stream, sum(int(str(figure["body"])) for figure in figures), 4 * len(names))
    room = stream.pick(tuple(row.room_id for row in shipped().rooms))
    quest = stream.pick(tuple(row.quest_id for row in shipped().quests))
    kinds = " and ".join(sorted({str(foe["creature"]).replace("_", " ") for foe in foes}))
    body: Entry = {
        "begin": "conflict", "figures": figures, "foes": foes, "quest": quest, "level": 1, "rooms": 1,
        "room": {"room": room, "light": "lit", "exits": 1, "goal": True},
    }  # fmt: skip
    title = f"{SIZES[len(names)]} against {len(foes)}: {kinds}"
    return Scenario(name=f"drawn-{seed}", system="fortmayn", title=title, body=body)


def draw_names(stream: Stream, count: int) -> list[str]:
    """So many different names."""
    left = list(NAMES)
    return [left.pop(stream.face(len(left))) for _ in range(count)]


def draw_figure(stream: Stream, arms: tuple[tuple[str, ...], ...]) -> Entry:
    """A character without a name: type, dice, arms, and what nobody goes without."""
    body, head = stream.pick(SPLITS)
    return {
        "type": stream.pick(KINDS), "body": body, "head": head, "gear": [*stream.pick(arms), *STORES], "attachments": BONDS,
    }  # fmt: skip


def draw_foes(stream: Stream, dice: int, most: int) -> list[Entry]:
    """Creatures that are worth about so many BODY Dice, of one kind and others that fill up, at one distance."""
    budget, near, foes = round(FAIR * dice), stream.pick(BANDS), list[Entry]()
    first = stream.pick(fitting_creatures(LEAST, budget))
    while budget and len(foes) < most:
        row = first if first.difficulty_dice <= budget else stream.pick(fitting_creatures(1, budget))
        foes.append({"creature": row.creature_id, "near": near, "reaction": "murderous"})
        budget -= row.difficulty_dice
    return foes


def fitting_creatures(least: int, most: int) -> tuple[CreatureRow, ...]:
    """The creatures of so many Difficulty Dice that are worth what these say."""
    rows = (row for row in shipped().bestiary if least <= row.difficulty_dice <= most)
    return tuple(row for row in rows if not UNEVEN & set(row.specials.split()))
