"""Fights of the Combat and Movement Guide for the tests: who stands where, on what ground."""

from affray.core import Scenario

ROWS = [
    "............",
    "....:.......",
    "..##....:...",
    "...#........",
    "....***.....",
    "..%%........",
    "............",
    ".........#..",
    "............",
    "............",
]


def armed(name: str, side: str, at: tuple[int, int], facing: str, **more: object) -> dict[str, object]:
    """A figure of a scenario, ST and DX 12 unless it says otherwise."""
    return {
        "name": name,
        "side": side,
        "at": list(at),
        "facing": facing,
        "st": 12,
        "dx": 12,
        "slung": ["dagger"],
        **more,
    }


def beast(name: str, side: str, at: tuple[int, int], facing: str, creature: str) -> dict[str, object]:
    """A creature of a scenario."""
    return {"name": name, "side": side, "at": list(at), "facing": facing, "creature": creature}


def arena(*figures: dict[str, object], ground: dict[str, object] | None = None, **more: object) -> Scenario:
    """A fight between these figures on rough ground, unless it is another; the sides are those of the figures."""
    sides = dict.fromkeys(str(figure["side"]) for figure in figures)
    body: dict[str, object] = {
        "map": ground or {"rows": ROWS},
        "sides": [{"name": side} for side in sides],
        "figures": list(figures),
        **more,
    }
    return Scenario("arena", "melee", "Arena", body=body)


def yard(*figures: dict[str, object]) -> Scenario:
    """A fight between these figures in a round yard of radius 5."""
    return arena(*figures, ground={"radius": 5})


# Bodies of four sizes, bows and magic.
CROWD = arena(
    beast("Wyrm", "Red", (6, 5), "S", "small_dragon"),
    beast("Grog", "Red", (9, 1), "S", "giant"),
    beast("Wolf", "Red", (1, 1), "S", "wolf"),
    armed("Wiz", "Red", (10, 2), "S", iq=14, dx=13, spells=["fireball", "fire", "blur", "sleep"]),
    armed("Ann", "Blue", (6, 8), "N", armor="leather", weapons=["spear"], slung=["dagger", "javelin"]),
    armed("Bob", "Blue", (5, 8), "N", armor="chainmail", shield="large", weapons=["broadsword"], gear=["torch"]),
    armed("Cy", "Blue", (8, 9), "N", dx=14, weapons=["longbow"]),
    armed("Dee", "Blue", (3, 8), "N", weapons=["rapier", "main_gauche"]),
    armed("Ed", "Blue", (2, 8), "N", st=13, weapons=["light_crossbow"], wounds=9),
)

# Everybody close together, on all kinds of ground.
PIT = arena(
    armed(
        "Ann", "Red", (2, 2), "SE", st=13, armor="leather", shield="spike", weapons=["broadsword"],
        pack=["pack_full", "rope"],
    ),
    armed("Cid", "Red", (0, 4), "NE", st=11, dx=16, weapons=["small_bow"], slung=["dagger", "javelin"]),
    armed(
        "Eve", "Red", (3, 5), "N", st=10, dx=13, iq=14, weapons=["wizard_staff"], slung=[],
        spells=["blur", "magic_fist", "image", "sleep", "fire", "flight", "summon_wolf"],
    ),
    armed("Bors", "Blue", (4, 2), "SW", st=13, dx=11, weapons=["spear"], slung=["dagger", "light_crossbow"]),
    beast("Bear", "Blue", (5, 4), "NW", "bear"),
    beast("Gargoyle", "Blue", (6, 0), "SW", "gargoyle"),
    ground={"rows": [".......", "..*.:..", ".....%.", ".#.....", "...:*..", "......."]},
    items=[{"at": [3, 3], "item": "mace"}],
)  # fmt: skip
