"""The lines of an event: its message in the catalogue, its level and its arguments."""

from collections.abc import Callable, Mapping
from typing import cast

from affray.core import Event, Modifier, Phrase
from affray.core.words.event_words import Args, ToldEvent, sum_phrases
from affray.core.words.phrase import Value
from affray.core.words.texts import ENGLISH, slug
from affray.dice.pool import faces_of
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
    told = Told(event.code, event.data, event.dice, event.parts, event.clauses)
    name, args = MESSAGES.get(event.code, plain_message)(told)
    level = 0 if event.code in HEADINGS else 2 if event.code in DETAILS else 1
    return (STEP * level + TEXTS.say(language, f"event-{name}", **args),)


def plain_message(told: Told) -> tuple[str, Args]:
    """The message named by the event's code, with its fields as arguments."""
    return slug(told.code), told.args


def with_args(made: Callable[[Told], Args]) -> Callable[[Told], tuple[str, Args]]:
    """A function that gives the message named by the event's code, with its fields and those of `made` as arguments."""

    def message(told: Told) -> tuple[str, Args]:
        return slug(told.code), told.args | made(told)

    return message


# --- the round ------------------------------------------------------------------------------------------------------
def initiative_args(told: Told) -> Args:
    """Each side's total, and which side led in the last round."""
    first = told.text("first")
    scores = tuple(
        Phrase("initiative-total", {"side": side, "total": total, "led": int(side == first)})
        for side, total in zip(told.texts("sides"), told.texts("totals"), strict=False)
    )
    return {"scores": scores, "chooser": told.texts("ranking")[0]}


def over_args(told: Told) -> Args:
    """Whether anybody has won."""
    return {"won": int(told.text("side") != "")}


# --- movement -------------------------------------------------------------------------------------------------------
def direction_args(told: Told) -> Args:
    """The directions, of one step or of a walk."""
    return {"direction": told.texts("direction")}


# --- declarations ---------------------------------------------------------------------------------------------------
def declare_message(told: Told) -> tuple[str, Args]:
    """The message of a declaration; a Defend has one of its own."""
    if told.text("option") == "defend":
        held = tuple(display_name(item) for item in told.texts("held")) if "held" in told.data else ()
        return "declare-defend", {"who": told.text("who"), "guard": told.text("item"), "unused": held}
    flags = {"aimed": int(told.text("whom") != ""), "armed": int(told.text("item") != "")}
    return "declare", told.args | flags


# --- attacks --------------------------------------------------------------------------------------------------------
def executor_message(told: Told) -> tuple[str, Args]:
    """The message of who acts: by the highest bid, by what decided between equal ones, or without any real bid."""
    if told.data.get("tied"):
        values = tuple(
            Phrase("tied-bid", {"who": who, "value": value})
            for who, value in zip(told.texts("tied"), told.texts("values"), strict=True)
        )
        return "executor-tied", told.args | {"values": values}
    return "executor-idle" if told.text("option") == "move" else "executor", told.args


def attack_message(told: Told) -> tuple[str, Args]:
    """The message of an attack: the hexsides crossed and whether it goes far; a Hurl has one of its own."""
    sides = told.texts("sides")
    border, far = int(len(sides) > 1), int(told.number("range") > 1)
    args: Args = {"side_crossed": sides[0], "other_side": sides[-1], "border": border, "far": far}
    return "attack-hurl" if told.text("option") == "hurl" else "attack", told.args | args


def score_args(told: Told) -> Args:
    """The parts that make the score."""
    return {"sum": sum_phrases((part.label, part.value) for part in told.parts)}


def hit_args(told: Told) -> Args:
    """The total of the hit roll, and by how much Guard raised it."""
    automatic = {AUTO_PASS: "auto-hit", AUTO_FAIL: "auto-miss"}.get(told.number("auto"), "")
    result = automatic or ("hit" if told.number("hit") else "miss")
    return {"guarded": told.number("total") - sum(told.dice), "result": result}


def reroll_args(told: Told) -> Args:
    """Whether it is still a hit."""
    return {"result": "hit" if told.number("total") <= told.number("score") else "miss"}


def stopped_message(told: Told) -> tuple[str, Args]:
    """The message of what stops damage; if nothing does, it is another one."""
    stops = tuple(
        Phrase(f"stopped-{name}", {"points": told.number(name)})
        for name in ("armor", "shield", "defend")
        if told.number(name)
    )
    if not stops:
        return "stopped-nothing", told.args
    return slug(told.code), told.args | {"stops": stops}


def face_args(told: Told) -> Args:
    """The faces among which to choose. [MW-MAX-03]"""
    return {"faces": faces_of(told.number("row"), told.number("held"))}


def rush_args(told: Told) -> Args:
    """The hexsides crossed by a Shield Rush, two of them on a border. [MW-SPC-03]"""
    sides = told.texts("sides")
    return {"side_crossed": sides[0], "other_side": sides[-1], "border": int(len(sides) > 1)}


def revive_args(told: Told) -> Args:
    """Whether a point of an attribute is lost, and of which. [MW-REV-01]"""
    return {"attribute": told.text("lost").upper(), "whole": int(told.text("lost") == "")}


def initiative_tie_args(told: Told) -> Args:
    """What each side of a tie rolled to break it. [FM-INI-02]"""
    pairs = zip(told.texts("sides"), told.texts("totals"), strict=True)
    return {
        "scores": tuple(Phrase("initiative-total", {"side": side, "total": total, "led": 0}) for side, total in pairs)
    }


def summands(event: Event) -> tuple[Modifier, ...]:
    """The parts that add up to a number: of damage dice those of how many they are, not what changes their faces. [FM-DMG-12]"""
    places = event.data.get("places")
    if event.code != "damage" or not isinstance(places, tuple):
        return event.parts
    return tuple(part for place, part in zip(places, event.parts, strict=True) if place == -1)


def itemised_message(told: Told) -> tuple[str, Args]:
    """The message of damage dice with the parts of their number and the changes of each die. [FM-DMG-12]"""
    places = told.numbers("places")
    parts = list(zip(places, told.parts, strict=True))
    number = [part for place, part in parts if place < 0]
    # What is not rolled is no cut of what is. [MW-MAX-04]
    made = [part for part in number if part.clause in ("FM-DMG-01", "MW-MAX-04")]
    cuts = [part for part in number if part not in made]
    dice: list[Phrase] = []
    for place, (face, result) in enumerate(zip(told.numbers("rolled"), told.numbers("faces"), strict=True)):
        changes = [part for at, part in parts if at == place]
        sums = tuple(Phrase("sum-next", {"label": part.label, "value": part.value}) for part in changes)
        said = "damage-die-changed" if changes else "damage-die"
        args = {"face": face, "result": result, "same": int(face == result), "sum": sums}
        dice.append(Phrase(said, cast("dict[str, Value]", args)))
    return "damage-itemised", told.args | {
        "made": sum_phrases((part.label, part.value) for part in made),
        "cuts": tuple(Phrase("sum-next", {"label": part.label, "value": part.value}) for part in cuts),
        "cut": int(bool(cuts)), "thrown": int(bool(told.dice)), "results": tuple(dice),
    }  # fmt: skip


def damage_message(told: Told) -> tuple[str, Args]:
    """The message of damage dice, itemised if their parts are known; otherwise their faces and their sum."""
    if "places" in told.data:
        return itemised_message(told)
    kept = told.number("kept")
    name = "damage" if told.dice else "damage-chosen"
    faces = faces_of(told.number("row"), kept)
    return name, told.args | {"faces": faces, "sum": sum(faces), "cut": int(kept < told.number("generated"))}


def wounds_message(told: Told) -> tuple[str, Args]:
    """The message of what the target loses; if it loses nothing, it is another one."""
    phys, exh, mst = told.number("phys"), told.number("exh"), told.number("mst")
    kinds = (("lost-wounds", phys), ("lost-exhaustion", exh))
    losses = tuple(Phrase(kind, {"points": points}) for kind, points in kinds if points > 0)
    if not losses:
        return "wounds-none", {"mst": mst}
    return "wounds", {
        "losses": losses,
        "before": mst + phys + exh,
        "mst": mst,
        "end": STATE_NAMES[told.number("state")],
    }


def proficiency_args(told: Told) -> Args:
    """What becomes of the talent."""
    return {"outcome": "kept" if told.number("passed") else "ignored" if told.number("ignored") else "lost"}


def save_args(told: Told) -> Args:
    """What the saving throw is for, its result, and whether a Goblin was lucky."""
    automatic = {AUTO_PASS: "auto-pass", AUTO_FAIL: "auto-fail"}.get(told.number("auto"), "")
    result = automatic or ("pass" if told.number("passed") else "fail")
    lucky = int(sum(told.dice) != told.number("total"))
    return {"purpose": slug(told.text("roll")), "lucky": lucky, "result": result}


# --- items ----------------------------------------------------------------------------------------------------------
def hold_args(told: Told) -> Args:
    """What the hands hold."""
    return {"item": tuple(display_name(item) for item in (told.text("main"), told.text("off")) if item)}


def take_args(told: Told) -> Args:
    """Whether somebody gave it."""
    return {"given": int(told.text("source") != "")}


def use_args(told: Told) -> Args:
    """Whether it is used at somebody."""
    return {"aimed": int(told.text("whom") != "")}


def ep_args(told: Told) -> Args:
    """Experience gained or lost."""
    points = told.number("points")
    return {"gained": int(points > 0), "points": abs(points)}


MESSAGES: Mapping[str, Callable[[Told], tuple[str, Args]]] = {
    "initiative": with_args(initiative_args),
    "over": with_args(over_args),
    "retreat": with_args(direction_args),
    "step": with_args(direction_args),
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
