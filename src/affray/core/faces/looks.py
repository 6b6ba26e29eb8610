"""How somebody or something is drawn, as codes that are the same in every language; a page has a drawing for each."""

from typing import Literal, TypeAlias

import msgspec

Being: TypeAlias = Literal[
    # people, and those who go upright like them
    "human", "elf", "dwarf", "halfling", "goblin", "orc", "kobold", "troll", "giant", "robed", "skeleton", "ghoul", "shade",
    "mummy", "idol", "ape",
    # beasts
    "wolf", "cat", "bear", "horse", "snake", "crocodile", "hippo", "spider", "centipede", "rats", "bats", "lurker", "gargoyle",
    "dragon", "horror",
    # who rides, and what is driven
    "rider", "walker", "car", "tank",
]  # fmt: skip
Obstacle: TypeAlias = Literal[
    "bars", "door", "lock", "pit", "darts", "block", "blades", "water", "jar", "bridge", "cliff", "rubble", "glyph", "mask",
    "script", "sleepers", "crowd", "storm", "swamp", "wheels",
]  # fmt: skip
"""What stands in the way."""
Body: TypeAlias = Literal[Being, Obstacle]
Held: TypeAlias = Literal[
    "",
    "sword", "shortsword", "cutlass", "longsword", "greatsword", "rapier", "dagger", "cestus",
    "club", "greatclub", "mace", "morningstar", "hammer", "axe", "battleaxe", "flail", "whip", "staff", "wand",
    "spear", "javelin", "trident", "lance", "halberd", "pike", "stake",
    "rock", "sling", "bow", "longbow", "crossbow", "arbalest", "musket", "pistol", "rifle", "raygun", "machinegun",
    "ballista", "trebuchet", "cannon", "mortar", "gatling", "plasma", "coil",
    "flask", "bundle",
]  # fmt: skip
Sign: TypeAlias = Literal[
    "",
    "fire", "shadow", "wall", "image", "summon", "bolt", "ward", "quick", "slow", "mind", "sleep", "weaken", "strengthen",
    "unseen", "flight", "break", "bind", "light", "sight", "heal", "word", "storm", "stone", "path", "staff",
]  # fmt: skip


class Looks(msgspec.Struct, frozen=True):
    """How somebody is drawn, in codes; a page draws one that it does not know as it draws the usual one."""

    body: Body = "human"
    """What it is."""
    held: Held = "sword"
    """What it holds; empty for bare hands."""
    shield: bool = False
    """Whether it holds a shield."""


class LooksRow(msgspec.Struct, frozen=True):
    """A row of a system's looks.csv: how a thing, a kind of things, a creature or a spell is drawn by its name in the tables."""

    name: str
    body: Body | Literal[""] = ""
    held: Held = ""
    sign: Sign = ""
    """What is drawn for a spell."""
