"""The English of the events: one sentence for each code, two blanks in front for each level."""

from collections.abc import Callable, Mapping

from affray.core import Event
from affray.core.event_text import listed, plural
from affray.dice.pool import faces_of
from affray.systems.foeman.constants import AUTO_FAIL, AUTO_PASS, DEAD, UNCONSCIOUS

Lines = tuple[str, ...]
STEP = "  "
DEED = STEP * 2


class Said:
    """An event's data by name, as text or number."""

    def __init__(self, event: Event) -> None:
        self.event = event

    def text(self, name: str) -> str:
        """The field as text; lists are joined."""
        value = self.event.data.get(name, "")
        return listed([str(part) for part in value]) if isinstance(value, tuple) else str(value)

    def number(self, name: str) -> int:
        """The field as a number; 0 when it is missing or no number."""
        value = self.event.data.get(name, 0)
        return value if isinstance(value, int) else 0

    def items(self, name: str) -> tuple[str, ...]:
        """The field as a tuple of texts."""
        value = self.event.data.get(name, ())
        return tuple(str(part) for part in value) if isinstance(value, tuple) else ()

    @property
    def dice(self) -> str:
        """The faces thrown, low to high."""
        return " ".join(str(face) for face in self.event.dice)

    def sum(self) -> str:
        """The parts of a score: `DX 13, armor -3`."""
        return ", ".join(
            f"{part.label} {part.value:+d}" if i else f"{part.label} {part.value}"
            for i, part in enumerate(self.event.parts)
        )


def english(event: Event) -> Lines:
    """The lines of an event; none for a roll that the next event tells."""
    return SENTENCES[event.code](Said(event))


# --- the round ------------------------------------------------------------------------------------------------------
def round_line(s: Said) -> Lines:
    return (f"Round {s.number('round')}.",)


def initiative_line(s: Said) -> Lines:
    totals = s.items("totals")
    parts = [
        f"{side} {total}" + (" (1 of it for moving first last round)" if side == s.text("first") else "")
        for side, total in zip(s.items("sides"), totals, strict=False)
    ]
    return (f"{STEP}Initiative: {', '.join(parts)}; the first choice is with {s.items('ranking')[0]}.",)


def retreat_line(s: Said) -> Lines:
    return (f"{STEP}{s.text('who')} forces {s.text('whom')} back one hex, {s.text('direction')}.",)


def over_line(s: Said) -> Lines:
    side = s.text("side")
    return (f"The field is held by {side}." if side else "Nobody holds the field: a draw.",)


# --- movement -------------------------------------------------------------------------------------------------------
def step_line(s: Said) -> Lines:
    kind = {"front": "steps", "back": "steps back", "about": "turns about and steps"}[s.text("kind")]
    mode = {"shift": " (a shift)", "disengage": " (disengaging: 1 Mp more)"}.get(s.text("mode"), "")
    foes = s.items("foes")
    engaged = f"; {listed(list(foes))} {'engages' if len(foes) == 1 else 'engage'} it" if foes else ""
    mp = f"{s.number('used')} of {s.number('mmma')} Mp"
    return (f"{STEP}{s.text('who')} {kind} {s.text('direction')}{mode}: {mp}{engaged}.",)


def enter_line(s: Said) -> Lines:
    who, whom = s.text("who"), s.text("whom")
    return (f"{STEP}{who} goes for {whom} hand to hand; {whom} may avoid it with 5 dice, {s.number('score')} or less.",)


def displaced_line(s: Said) -> Lines:
    return (f"{STEP}{s.text('who')} is turned aside to {s.number('column')},{s.number('row')}; its move is over.",)


def face_line(s: Said) -> Lines:
    limited = ", one hexside under pressure" if s.number("limited") else ""
    return (f"{STEP}{s.text('who')} pivots to face {s.text('direction')}{limited}.",)


def posture_line(word: str) -> Callable[[Said], Lines]:
    def line(s: Said) -> Lines:
        return (f"{STEP}{s.text('who')} {word}: {s.number('used')} of {s.number('mmma')} Mp.",)

    return line


# --- declarations ---------------------------------------------------------------------------------------------------
def declare_line(s: Said) -> Lines:
    who, option = s.text("who"), s.text("option").capitalize()
    if option == "Defend":
        item = s.text("item")
        with_item = "with bare hands" if item == "none" else f"with the {item}"
        return (f"{STEP}{who} declares Defend {with_item}: on guard from now on.",)
    at = f" at {s.text('whom')}" if s.text("whom") else ""
    item = f"{s.text('item')}, " if s.text("item") else ""
    grip = "in both hands, " if s.number("doubled") else ""
    return (f"{STEP}{who} declares {option}{at}: {item}{grip}{plural(s.number('dice_bid'), 'die', 'dice')}.",)


def lots_line(s: Said) -> Lines:
    return (f"{STEP}Lots among figures of DX {s.number('dx')}: {' before '.join(s.items('who'))}.",)


def executor_line(s: Said) -> Lines:
    return (f"{s.text('who')} acts with the highest bid, {plural(s.number('dice_bid'), 'die', 'dice')}.",)


# --- attacks --------------------------------------------------------------------------------------------------------
VERBS = {"strike": "strikes", "jab": "jabs at", "hurl": "hurls at", "fire": "shoots at"}
SIDES = {
    "front": "from the front",
    "front_right": "from the right front",
    "front_left": "from the left front",
    "right": "from the right side",
    "left": "from the left side",
    "rear": "from the rear",
    "same": "in the same hex",
}


def attack_line(s: Said) -> Lines:
    sides = s.items("sides")
    where = SIDES[sides[0]] if len(sides) == 1 else f"on the border of {sides[0]} and {sides[1]}".replace("_", " ")
    dice = plural(s.number("dice_bid"), "die", "dice")
    far = f" at {s.number('range')} hexes" if s.number("range") > 1 else ""
    return (
        f"{STEP}{s.text('who')} {VERBS[s.text('option')]} {s.text('whom')} {where}{far}: {s.text('item')}, {dice}.",
    )


def score_line(s: Said) -> Lines:
    return (f"{DEED}score {s.number('score')} = {s.sum()}",)


def hit_line(s: Said) -> Lines:
    auto = {AUTO_PASS: "automatic hit", AUTO_FAIL: "automatic miss"}.get(s.number("auto"), "")
    plain = "a hit" if s.number("hit") else "a miss"
    total, score = s.number("total"), s.number("score")
    guarded = "" if sum(s.event.dice) == total else " on guard"
    return (f"{DEED}rolled {s.dice} = {total}{guarded}, needs {score} or less: {auto or plain}",)


def rerolled_line(s: Said) -> Lines:
    still = "still a hit" if s.number("total") <= s.number("score") else "now a miss"
    zeroes = plural(len(s.event.dice), "zero", "zeroes")
    total, score = s.number("total"), s.number("score")
    return (f"{DEED}rerolls {zeroes}: {s.dice}; {total} of {score} with {s.number('thrown')} dice: {still}",)


def stopped_line(s: Said) -> Lines:
    parts = [
        f"{name} {s.number(key)}"
        for key, name in (("armor", "armor"), ("shield", "shield"), ("defend", "Defend Opt"))
        if s.number(key)
    ]
    if not parts:
        return (f"{DEED}nothing stops it (margin {s.number('margin')})",)
    return (f"{DEED}stopped: {', '.join(parts)} (margin {s.number('margin')})",)


def damage_line(s: Said) -> Lines:
    kept, made = s.number("kept"), s.number("generated")
    final = " ".join(str(value) for value in faces_of(s.number("row"), kept))
    cut = f", {kept} kept" if kept < made else ""
    critical = "critical hit, " if s.number("critical") else ""
    return (f"{DEED}{critical}{plural(made, 'damage die', 'damage dice')} {s.dice}{cut}: applied {final}",)


def wounds_line(s: Said) -> Lines:
    phys, exh, mst = s.number("phys"), s.number("exh"), s.number("mst")
    if phys + exh == 0:
        return (f"{DEED}no wound: mST stays {mst}",)
    lost = [plural(phys, "wound", "wounds")] * (phys > 0) + [f"{exh} exhaustion"] * (exh > 0)
    end = {UNCONSCIOUS: ", unconscious", DEAD: ", dead"}.get(s.number("state"), "")
    return (f"{DEED}{' and '.join(lost)}: mST {mst + phys + exh} to {mst}{end}",)


def proficiency_line(s: Said) -> Lines:
    if s.number("passed"):
        return (f"{DEED}Weapon Proficiency stays at hand",)
    if s.number("ignored"):
        return (f"{DEED}Weapon Proficiency: the first failure is ignored",)
    return (f"{DEED}Weapon Proficiency is lost for this encounter",)


SAVES = {
    "roll_sv_entry": "to avoid it",
    "roll_sv_exit": "to get away",
    "roll_sv_pivot": "to keep control",
    "roll_sv_ready": "to ready",
    "roll_sv_proficiency": "to keep Weapon Proficiency",
    "roll_sv_use": "to use it",
}


def save_line(s: Said) -> Lines:
    auto = {AUTO_PASS: "an automatic success", AUTO_FAIL: "an automatic failure"}.get(s.number("auto"), "")
    plain = "passed" if s.number("passed") else "failed"
    luck = "" if sum(s.event.dice) == s.number("total") else " (a goblin's luck)"
    total, score = s.number("total"), s.number("score")
    dice = f"{len(s.event.dice)}D"
    what = SAVES.get(s.text("roll"), "saving throw")
    return (f"{DEED}{what} {dice}: {s.dice} = {total}{luck}, needs {score} or less: {auto or plain}",)


# --- items ----------------------------------------------------------------------------------------------------------
def hold_line(s: Said) -> Lines:
    hands = [item for item in (s.text("main"), s.text("off")) if item]
    return (f"{DEED}{s.text('who')} now holds {listed(hands) if hands else 'nothing'}.",)


def take_line(s: Said) -> Lines:
    source = f" from {s.text('source')}" if s.text("source") else " up"
    return (f"{DEED}{s.text('who')} takes the {s.text('item')}{source}.",)


def use_line(s: Said) -> Lines:
    at = f" at {s.text('whom')}" if s.text("whom") else ""
    return (f"{STEP}{s.text('who')} uses the {s.text('item')}{at}, needs {s.number('score')} or less.",)


def burned_line(s: Said) -> Lines:
    phys, exh = s.number("phys"), s.number("exh")
    return (f"{DEED}{s.number('stopped')} stopped; {phys} wounds and {exh} exhaustion: mST {s.number('mst')}",)


def ep_line(s: Said) -> Lines:
    points = s.number("points")
    deed = f"gains {points}" if points > 0 else f"loses {-points}"
    return (f"{DEED}{s.text('who')} {deed} Ep from it: {s.number('ep')}",)


def nothing(_: Said) -> Lines:
    return ()


def plain(text: str, level: str = STEP) -> Callable[[Said], Lines]:
    """The sentence of a template over the event's fields."""

    def line(s: Said) -> Lines:
        return (level + text.format_map({name: s.text(name) for name in s.event.data} | {"dice": s.dice}),)

    return line


SENTENCES: Mapping[str, Callable[[Said], Lines]] = {
    "round": round_line,
    "retreat": retreat_line,
    "follow": plain("{who} follows into the vacated hex."),
    "roll_initiative": nothing,
    "roll_tiebreak": plain("a tie: rolled off with {dice}"),
    "initiative": initiative_line,
    "cede": plain("The move is ceded by {side}."),
    "segment": plain("Movement of {side}.", ""),
    "step": step_line,
    "stop": plain("{who} stays there: {used} of {mmma} Mp."),
    "enter": enter_line,
    "waived": plain("{who} lets it happen.", DEED),
    "in_hth": plain("{who} is in the hex: hand to hand with {whom}.", DEED),
    "displaced": displaced_line,
    "exit": plain("{who} tries to leave the hand-to-hand: 5 dice, {score} or less."),
    "face": face_line,
    "pivot_penalty": plain("{who} loses control: mDX {penalty} for the rest of the round.", DEED),
    "rise": posture_line("rises"),
    "fall": posture_line("drops prone"),
    "surrender": plain("{who} surrenders."),
    "roll_order": nothing,
    "lots": lots_line,
    "action_phase": plain("Action phase of round {round}.", ""),
    "declare": declare_line,
    "executor": executor_line,
    "attack": attack_line,
    "score": score_line,
    "hit": hit_line,
    "rerolled": rerolled_line,
    "stopped": stopped_line,
    "damage": damage_line,
    "no_damage": plain("{thrown} hit dice less {sub}: no damage die", DEED),
    "wounds": wounds_line,
    "save": save_line,
    "proficiency": proficiency_line,
    "talent": plain("with Weapon Proficiency", DEED),
    "dodge": plain("{who} dodges for the rest of the phase."),
    "unconscious": plain("{who} falls unconscious (mST {mst})."),
    "dead": plain("{who} is dead (mST {mst})."),
    "earn": plain("{who} earns {points} Ep: {ep}", DEED),
    "ep": ep_line,
    "lies": plain("the {item} lies in {whom}'s hex", DEED),
    "watch": plain("{who} watches and takes aim."),
    "ready": plain("{who} readies: {score} or less."),
    "hold": hold_line,
    "take": take_line,
    "give": plain("{who} gives the {item} to {whom}.", DEED),
    "unwilling": plain("{who} will not have it.", DEED),
    "reload": plain("{who} reloads the {item}."),
    "drop": plain("{who} drops the {item}."),
    "use": use_line,
    "heal": plain("regains {points} exhaustion: mST {mst}", DEED),
    "burned": burned_line,
    "recover": plain("{who} gets {points} exhaustion back: mST {mst}."),
    "wake": plain("{who} comes to, lying prone."),
    "over": over_line,
}
"""The sentence of every event code; `roll_hit` and its like are always told together with what they come to."""
