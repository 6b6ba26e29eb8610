"""The lines of an event: its message in the catalogue, its level and its arguments."""

from collections.abc import Callable, Mapping
from typing import cast

from affray.core import Event, Modifier, Phrase
from affray.core.words.event_words import Args, ToldEvent, sum_phrases
from affray.core.words.phrase import Value
from affray.core.words.texts import ENGLISH, slug
from affray.dice.pool import faces_of
from affray.space.hex import DIRECTION_NAMES, opposite_direction, read_direction
from affray.systems.foeman.content.codes import AUTO_FAIL, AUTO_PASS, STATE_NAMES
from affray.systems.foeman.content.self_described_names import display_name
from affray.systems.foeman.words.facts import TEXTS

STEP = "  "
SILENT = frozenset(
    ("roll_initiative", "roll_tiebreak", "roll_order", "roll_entry_mp", "roll_percent", "roll_attribute")
)
"""Rolls that the next event tells; `roll_hit` and its like are always told together with what they come to."""
HEADINGS = frozenset(("round", "segment", "action_phase", "executor", "over"))
DETAILS = frozenset((
    "waived", "in_hth", "pivot_penalty", "score", "hit", "rerolled", "stopped", "damage", "no_damage", "wounds", "save",
    "proficiency", "talent", "earn", "ep", "lies", "hold", "take", "give", "unwilling", "heal", "burned", "rolled",
    "spared", "stopped_armor_first", "entry_mp", "fumble", "knocked", "pushed", "held_up",
))  # fmt: skip
ITEMS = ("item", "main", "off")


class Told(ToldEvent, frozen=True):
    """An event whose numbers and names are at hand."""

    @property
    def args(self) -> Args:
        """All its fields and its dice as arguments."""
        return {**self.data, **self.item_args(), "dice": self.dice}

    def item_args(self) -> Args:
        """Its items as arguments, by the names that people read. [MW-DG-03]"""
        return {name: display_name(self.text(name)) for name in ITEMS if name in self.data}


def wording(event: Event, language: str = ENGLISH) -> tuple[str, ...]:
    """The lines of an event in a language; none for a roll that the next event includes."""
    if event.code in SILENT:
        return ()
    plain_event = Told(event.code, event.data, event.dice, event.parts, event.clauses)
    name, args = MESSAGES.get(event.code, plain_message)(plain_event)
    level = 0 if event.code in HEADINGS else 2 if event.code in DETAILS else 1
    return (STEP * level + TEXTS.say(language, f"event-{name}", **args),)


def plain_message(event: Told) -> tuple[str, Args]:
    """The message named by the event's code, with its fields as arguments."""
    return slug(event.code), event.args


def with_args(made: Callable[[Told], Args]) -> Callable[[Told], tuple[str, Args]]:
    """A function that gives the message named by the event's code, with its fields and those of `made` as arguments."""

    def message(event: Told) -> tuple[str, Args]:
        return slug(event.code), event.args | made(event)

    return message


# --- the round ------------------------------------------------------------------------------------------------------
def initiative_args(event: Told) -> Args:
    """Each side's total, and which side led in the last round."""
    first = event.text("first")
    scores = tuple(
        Phrase("initiative-total", {"side": side, "total": total, "led": int(side == first)})
        for side, total in zip(event.texts("sides"), event.texts("totals"), strict=False)
    )
    return {"scores": scores, "chooser": event.texts("ranking")[0]}


def over_args(event: Told) -> Args:
    """Whether anybody has won."""
    return {"won": int(event.text("side") != "")}


# --- movement -------------------------------------------------------------------------------------------------------
def direction_args(event: Told) -> Args:
    """The directions, of one step or of a walk."""
    return {"direction": event.texts("direction")}


def step_args(event: Told) -> Args:
    """The directions of a step or of a walk, and where a figure that steps back faces then. [FM-MOV-05]"""
    way = event.texts("direction")
    return {"direction": way, "facing": DIRECTION_NAMES[opposite_direction(read_direction(way[-1]))]}


# --- declarations ---------------------------------------------------------------------------------------------------
def declare_message(event: Told) -> tuple[str, Args]:
    """The message of a declaration; a Defend has one of its own."""
    if event.text("option") == "defend":
        held = tuple(display_name(item) for item in event.texts("held")) if "held" in event.data else ()
        return "declare-defend", {"who": event.text("who"), "guard": event.text("item"), "unused": held}
    flags = {"aimed": int(event.text("whom") != ""), "armed": int(event.text("item") != "")}
    return "declare", event.args | flags


# --- attacks --------------------------------------------------------------------------------------------------------
def executor_message(event: Told) -> tuple[str, Args]:
    """The message of who acts: by the highest bid, by what decided between equal ones, or without any real bid."""
    if event.data.get("tied"):
        values = tuple(
            Phrase("tied-bid", {"who": who, "value": value})
            for who, value in zip(event.texts("tied"), event.texts("values"), strict=True)
        )
        return "executor-tied", event.args | {"values": values}
    return "executor-idle" if event.text("option") == "move" else "executor", event.args


def attack_message(event: Told) -> tuple[str, Args]:
    """The message of an attack: the hexsides crossed and whether it goes far; a Hurl has one of its own."""
    sides = event.texts("sides")
    border, far = int(len(sides) > 1), int(event.number("range") > 1)
    args: Args = {"side_crossed": sides[0], "other_side": sides[-1], "border": border, "far": far}
    return "attack-hurl" if event.text("option") == "hurl" else "attack", event.args | args


def score_args(event: Told) -> Args:
    """The parts that make the score."""
    return {"sum": sum_phrases((part.label, part.value) for part in event.parts)}


def hit_args(event: Told) -> Args:
    """The total of the hit roll, and by how much Guard raised it."""
    automatic = {AUTO_PASS: "auto-hit", AUTO_FAIL: "auto-miss"}.get(event.number("auto"), "")
    result = automatic or ("hit" if event.number("hit") else "miss")
    return {"guarded": event.number("total") - sum(event.dice), "result": result}


def reroll_args(event: Told) -> Args:
    """Whether it is still a hit."""
    return {"result": "hit" if event.number("total") <= event.number("score") else "miss"}


def stopped_message(event: Told) -> tuple[str, Args]:
    """The message of what stops damage; if nothing does, it is another one."""
    stops = tuple(
        Phrase(f"stopped-{name}", {"points": event.number(name)})
        for name in ("armor", "shield", "defend")
        if event.number(name)
    )
    if not stops:
        return "stopped-nothing", event.args
    return slug(event.code), event.args | {"stops": stops}


def face_args(event: Told) -> Args:
    """The faces among which to choose. [MW-MAX-03]"""
    return {"faces": faces_of(event.number("row"), event.number("held"))}


def rush_args(event: Told) -> Args:
    """The hexsides crossed by a Shield Rush, two of them on a border. [MW-SPC-03]"""
    sides = event.texts("sides")
    return {"side_crossed": sides[0], "other_side": sides[-1], "border": int(len(sides) > 1)}


def revive_args(event: Told) -> Args:
    """Whether a point of an attribute is lost, and of which. [MW-REV-01]"""
    return {"attribute": event.text("lost").upper(), "whole": int(event.text("lost") == "")}


def initiative_tie_args(event: Told) -> Args:
    """What each side of a tie rolled to break it. [FM-INI-02]"""
    pairs = zip(event.texts("sides"), event.texts("totals"), strict=True)
    return {
        "scores": tuple(Phrase("initiative-total", {"side": side, "total": total, "led": 0}) for side, total in pairs)
    }


def summands(event: Event) -> tuple[Modifier, ...]:
    """The parts that add up to a number: of damage dice those of how many they are, not what changes their faces. [FM-DMG-12]"""
    places = event.data.get("places")
    if event.code != "damage" or not isinstance(places, tuple):
        return event.parts
    return tuple(part for place, part in zip(places, event.parts, strict=True) if place == -1)


def itemised_message(event: Told) -> tuple[str, Args]:
    """The message of damage dice with the parts of their number and the changes of each die. [FM-DMG-12]"""
    places = event.numbers("places")
    parts = list(zip(places, event.parts, strict=True))
    number = [part for place, part in parts if place < 0]
    # What is not rolled is no cut of what is. [MW-MAX-04]
    made = [part for part in number if part.clause in ("FM-DMG-01", "MW-MAX-04")]
    cuts = [part for part in number if part not in made]
    dice: list[Phrase] = []
    for place, (face, result) in enumerate(zip(event.numbers("rolled"), event.numbers("faces"), strict=True)):
        changes = [part for at, part in parts if at == place]
        sums = tuple(Phrase("sum-next", {"label": part.label, "value": part.value}) for part in changes)
        said = "damage-die-changed" if changes else "damage-die"
        args = {"face": face, "result": result, "same": int(face == result), "sum": sums}
        dice.append(Phrase(said, cast("dict[str, Value]", args)))
    return "damage-itemised", event.args | {
        "made": sum_phrases((part.label, part.value) for part in made),
        "cuts": tuple(Phrase("sum-next", {"label": part.label, "value": part.value}) for part in cuts),
        "cut": int(bool(cuts)), "thrown": int(bool(event.dice)), "results": tuple(dice),
    }  # fmt: skip


def damage_message(event: Told) -> tuple[str, Args]:
    """The message of damage dice, itemised if their parts are known; otherwise their faces and their sum."""
    if "places" in event.data:
        return itemised_message(event)
    kept = event.number("kept")
    name = "damage" if event.dice else "damage-chosen"
    faces = faces_of(event.number("row"), kept)
    return name, event.args | {"faces": faces, "sum": sum(faces), "cut": int(kept < event.number("generated"))}


def wounds_message(event: Told) -> tuple[str, Args]:
    """The message of what the target loses; if it loses nothing, it is another one."""
    phys, exh, mst = event.number("phys"), event.number("exh"), event.number("mst")
    kinds = (("lost-wounds", phys), ("lost-exhaustion", exh))
    losses = tuple(Phrase(kind, {"points": points}) for kind, points in kinds if points > 0)
    if not losses:
        return "wounds-none", {"mst": mst}
    return "wounds", {
        "losses": losses,
        "before": mst + phys + exh,
        "mst": mst,
        "end": STATE_NAMES[event.number("state")],
    }


def proficiency_args(event: Told) -> Args:
    """What becomes of the talent."""
    return {"outcome": "kept" if event.number("passed") else "ignored" if event.number("ignored") else "lost"}


def save_args(event: Told) -> Args:
    """What the saving throw is for, its result, and whether a Goblin was lucky."""
    automatic = {AUTO_PASS: "auto-pass", AUTO_FAIL: "auto-fail"}.get(event.number("auto"), "")
    result = automatic or ("pass" if event.number("passed") else "fail")
    lucky = int(sum(event.dice) != event.number("total"))
    return {"purpose": slug(event.text("roll")), "lucky": lucky, "result": result}


# --- items ----------------------------------------------------------------------------------------------------------
def hold_args(event: Told) -> Args:
    """What the hands hold."""
    return {"item": tuple(display_name(item) for item in (event.text("main"), event.text("off")) if item)}


def take_args(event: Told) -> Args:
    """Whether somebody gave it."""
    return {"given": int(event.text("source") != "")}


def use_args(event: Told) -> Args:
    """Whether it is used at somebody."""
    return {"aimed": int(event.text("whom") != "")}


def ep_args(event: Told) -> Args:
    """Experience gained or lost."""
    points = event.number("points")
    return {"gained": int(points > 0), "points": abs(points)}


MESSAGES: Mapping[str, Callable[[Told], tuple[str, Args]]] = {
    "initiative": with_args(initiative_args),
    "over": with_args(over_args),
    "retreat": with_args(direction_args),
    "step": with_args(step_args),
    "face": with_args(direction_args),
    "declare": declare_message,
    "attack": attack_message,
    "executor": executor_message,
    "initiative_tie": with_args(initiative_tie_args),
    "score": with_args(score_args),
    "hit": with_args(hit_args),
    "rerolled": with_args(reroll_args),
    "stopped": stopped_message,
    "stopped_armor_first": stopped_message,
    "rolled": with_args(face_args),
    "rush": with_args(rush_args),
    "revive": with_args(revive_args),
    "pushed": with_args(direction_args),
    "damage": damage_message,
    "wounds": wounds_message,
    "proficiency": with_args(proficiency_args),
    "save": with_args(save_args),
    "hold": with_args(hold_args),
    "take": with_args(take_args),
    "use": with_args(use_args),
    "ep": with_args(ep_args),
}
"""The messages that need more than the event's fields."""
