"""The way of a party to its fight: who slows it down, what a jog costs. [CM-ROAD-01]"""

from collections.abc import Sequence

from affray.core import Refusal, RuledOut
from affray.core.campaigns.steps import WayPlan
from affray.systems.melee.content.house_rules import PLAIN
from affray.systems.melee.position import figures
from affray.systems.melee.roster.adventurer import Adventurer
from affray.systems.melee.roster.maker_sheet import lone_figure_state
from affray.systems.melee.roster.rest_and_learning import after_travel, longest_bearable_jog
from affray.systems.melee.rules.fatigue import jog_cost
from affray.systems.melee.rules.load import can_jog_with, ma_of
from affray.systems.melee.rules.refusing import refusal
from affray.systems.melee.rules.speeds import jog_pace, longest_jog, minutes_left, walk_pace


class GuideRoad:
    """Ways as the fatigue and the loads of the guide make them."""

    def plan(self, walkers: Sequence[Adventurer], way: int, jog: int) -> WayPlan:
        """How long these take for a way, all at the pace of the slowest. Raises RuledOut for a jog that one of them
        cannot keep up. [CM-ROAD-01 CM-FAT-02 CM-ENC-02]"""
        loads = [ma_and_load(walker) for walker in walkers]
        walk = min(walk_pace(ma, load) for ma, load in loads)
        if jog <= 0:
            return WayPlan(0, minutes_left(way, 0, 0, walk))
        paces = [jog_pace(ma, load) for ma, load in loads]
        if min(paces) == 0:
            slowest = paces.index(0)
            raise RuledOut(no_jog(walkers[slowest].name, *loads[slowest]))
        jogged = min(jog, longest_jog(way, min(paces)))
        for walker in walkers:
            most = longest_bearable_jog(walker)
            if jog_cost(jogged) > jog_cost(most):
                raise RuledOut(refusal("jog-collapse", "fatigue", "CM-FAT-05", who=walker.name, most=most))
        return WayPlan(jogged, minutes_left(way, jogged, min(paces), walk))

    def after_way(self, figure: Adventurer, plan: WayPlan) -> Adventurer:
        """A figure after a way."""
        return after_travel(figure, plan.jog, plan.walk)


def no_jog(who: str, ma: int, load: int) -> Refusal:
    """Why somebody of that MA and load cannot jog at all. With a load that lets it jog, only exhaustion makes it so slow.
    [CM-ENC-02 CM-FAT-04]"""
    if can_jog_with(load) == 0:
        return refusal("jog-load", "load", "CM-ENC-02", who=who)
    return refusal("jog-exhausted", "fatigue", "CM-FAT-04", who=who, ma=ma)


def ma_and_load(adventurer: Adventurer) -> tuple[int, int]:
    """The MA and the load of an adventurer, with its pack. [CM-MA-02 CM-ENC-01]"""
    state = lone_figure_state(adventurer)
    return ma_of(figures.mover(state, 0), PLAIN), figures.load(state, 0)
