"""What an action of a unit is for, in words, by what the judgement sees in the place that it leads to: what the unit is after there,
what it could do from there and what it may suffer. Nobody decides by this."""

from typing import NamedTuple

from affray.core.faces.opponent import PLAIN
from affray.core.words.phrase import Phrase, Value
from affray.space.plane.points import is_near
from affray.space.plane.turning import QUARTER, turn_between
from affray.systems.wargame.content.codes import HERO
from affray.systems.wargame.opponent.aims import leaving_worth, points_left
from affray.systems.wargame.opponent.deployment import SEEN, post_of
from affray.systems.wargame.opponent.foresight import ALIKE
from affray.systems.wargame.opponent.means import ranges_of
from affray.systems.wargame.opponent.outlook import fear, foes_after, promise, spot_of
from affray.systems.wargame.opponent.places import Scene, Standing, scene_of, standing, without_activation
from affray.systems.wargame.opponent.plan import after_move, is_move
from affray.systems.wargame.position.answers import Answer, Contact, Deploy, Fireball
from affray.systems.wargame.position.contact import engaged_enemies
from affray.systems.wargame.position.state import ACT, State, Unit, centre_of, foes, index_of, is_fielded
from affray.systems.wargame.turn.activation import NOTHING_WORD, PREPARE_WORD, STOP_WORD, acting_unit

STAYING = (NOTHING_WORD, PREPARE_WORD, STOP_WORD)
ENDING = (NOTHING_WORD, STOP_WORD)
"""What leaves all as it is."""
OFF = -3.0
"""A unit that loses so many points by its depth is named as standing too far forward or back."""
SAME = -1
"""Stands for what is to be feared where one stands, if it is no other than there, and for what a unit need not see."""
GAINS = ("sent", "hold", "strike", "close", "safe")
"""What may speak for a place: parts of what it is worth."""
LEAST = 0.5
"""So many points at the least have to speak for a purpose, to be named."""


class Outlook(NamedTuple):
    """What the judgement sees in a place."""

    stands: Standing
    """What it is worth that the unit stands there, and what adds up to that."""
    target: str
    """The enemy to whom the unit could do most from there; "none" for nobody."""
    dealt: float
    """What it could cost that one."""
    feared: str
    """The enemy of whom it has most to fear there; "none" for nobody."""
    suffered: float
    """What all of them may cost it next."""


def aim(state: State, answer: Answer) -> Phrase | None:
    """What a move is for, or what standing still leaves open; None for attacks, whose odds say it."""
    if isinstance(answer, Deploy):
        return deploy_aim(state, answer)
    if state.phase != ACT or not (is_move(answer) or answer in STAYING):
        return None
    i, field = acting_unit(state), without_activation(state)
    scene, before = scene_of(field, i, PLAIN), field.figures[i]
    here = outlook(scene, before)
    if not is_move(answer):
        return Phrase("aim-stay", figures_of(here, here))
    after, _ = after_move(state, i, answer, PLAIN)
    unit = after.figures[i]
    if not is_fielded(unit):
        return Phrase("aim-leave")
    there = outlook(scene, unit)
    fought = new_contact(after, state, i) or (answer.unit if isinstance(answer, Contact) else "")
    kind = purpose(scene, here, there)
    return Phrase("aim-move", {"kind": kind, "fought": fought or "none", **figures_of(here, there)})


def deploy_aim(state: State, answer: Deploy) -> Phrase:
    """What speaks for a place where a unit may be deployed."""
    post, unit = post_of(state, answer), state.figures[index_of(state, answer.unit)]
    return Phrase(
        "aim-deploy",
        {
            "far": round(-post.goal),
            "seen": round(100 * post.sight / SEEN) if ranges_of(unit, state.house)[1] else SAME,
            "room": round(-post.company),
            "hero": int(unit.profile.type == HERO),
            "depth": "off" if post.depth <= OFF else "fits",
            "brief": 0,
        },
    )


def outlook(scene: Scene, unit: Unit) -> Outlook:
    """What the judgement sees in the place where a unit stands."""
    before, i = scene.before, scene.i
    spot, known = spot_of(unit), foes_after(before, scene.foes, unit, i)
    dealt = [promise(foe.mine, spot, foe.spot, before.board) for foe in known] if scene.has_round else []
    feared = [fear(foe, spot, before.board) for foe in known] if scene.has_turn else []
    targets = [before.figures[j] for j in foes(before, unit.side)]
    enemies = [target.id for target in targets]
    return Outlook(
        stands=standing(scene, unit),
        target=most_of(enemies, dealt),
        dealt=max((min(points, points_left(foe)) for points, foe in zip(dealt, targets, strict=False)), default=0.0),
        feared=most_of(enemies, feared),
        suffered=min(sum(feared), points_left(unit)),
    )


def most_of(names: list[str], points: list[float]) -> str:
    """The name with the most points; "none" where nobody has any."""
    most = max(points, default=0.0)
    return names[points.index(most)] if most > 0 else "none"


def figures_of(here: Outlook, there: Outlook) -> dict[str, Value]:
    """The numbers and names beside a purpose; `brief` leaves them out."""
    return {
        "brief": 0,
        "target": there.target if round(there.dealt) > 0 else "none",
        "dealt": round(there.dealt),
        "feared": there.feared if round(there.suffered) > 0 else "none",
        "suffered": round(there.suffered),
        "spared": here.feared if round(here.suffered) > 0 else "none",
        "before": round(here.suffered) if round(here.suffered) != round(there.suffered) else SAME,
    }


def purpose(scene: Scene, here: Outlook, there: Outlook) -> str:
    """What speaks most for a place beside the one where the unit stands; `none` where nothing does."""
    gains = {kind: getattr(there.stands, kind) - getattr(here.stands, kind) for kind in GAINS}
    kind = max(gains, key=lambda kind: gains[kind])
    if gains[kind] < LEAST:
        return "none"
    field, i = scene.before, scene.i
    return "edge" if kind == "sent" and leaving_worth(field, field.figures[i], i) else kind


def new_contact(after: State, before: State, i: int) -> str:
    """The enemy with whom a move brings a unit into contact; empty for none."""
    known = engaged_enemies(before, i)
    return next((after.figures[j].id for j in engaged_enemies(after, i) if j not in known), "")


def are_alike(state: State, answer: Answer, other: Answer) -> bool:
    """Whether two actions come to nearly the same: moves that end near each other and face alike, fireballs that burst so, and
    to do nothing or no more."""
    if answer in ENDING and other in ENDING:
        return True
    if isinstance(answer, Fireball) and isinstance(other, Fireball):
        return is_near(answer.mark, other.mark, ALIKE)
    if state.phase != ACT or not (is_move(answer) and is_move(other)):
        return answer == other
    i = acting_unit(state)
    ends = [after_move(state, i, move, PLAIN)[0] for move in (answer, other)]
    first, second = (end.figures[i] for end in ends)
    if not is_fielded(first) or not is_fielded(second):
        return is_fielded(first) == is_fielded(second)
    faces_alike = abs(turn_between(first.heading, second.heading)) <= QUARTER // 2
    fights_alike = new_contact(ends[0], state, i) == new_contact(ends[1], state, i)
    return faces_alike and fights_alike and is_near(centre_of(first), centre_of(second), ALIKE)
