"""The reference cards of the turn, of formations and moves."""

from affray.core.faces.paper import Grid, PrintedPage
from affray.space.plane.formations import LINK
from affray.space.plane.measure import DEGREE, INCH
from affray.systems.wargame.content.house_rules import House
from affray.systems.wargame.paper.parts import paper_phrase, rule_grid
from affray.systems.wargame.rules.order_and_actions import actions_of
from affray.systems.wargame.rules.vehicle_move import SHARPEST, most_pivots
from affray.systems.wargame.rules.victory import LENGTH, OBJECTIVE_REACH, POINTS_FOR_OBJECTIVE


def turn_card(house: House) -> PrintedPage:
    """What happens in a round, what a unit may do in its activation, when the battle ends."""
    return PrintedPage(
        paper_phrase("turn"), (round_grid(house), action_grid(house), ending_grid()), paper_phrase("beside")
    )


def round_grid(house: House) -> Grid:
    """The course of a round. [UW-TURN-01 UW-TURN-02 UW-TURN-03 UW-TURN-07 UW-TURN-08]"""
    return rule_grid(
        "rounds",
        (
            ("order", {"each": house.initiative_each_round}, ("UW-TURN-01",)),
            ("side", {}, ("UW-TURN-02",)),
            ("failed", {"full": house.flee_distance}, ("UW-TURN-03", "UW-TURN-08", "UW-MOVE-10")),
            ("activation", {"count": actions_of(0), "fast": actions_of(1)}, ("UW-TURN-04", "UW-TURN-06")),
            ("disorder", {}, ("UW-TURN-07",)),
        ),
    )


def action_grid(house: House) -> Grid:
    """The actions. [UW-TURN-05 UW-MOVE-01 UW-MEL-01 UW-RNG-03 UW-ORD-04 UW-ABL-04 UW-ABL-08]"""
    repeats, hero = house.repeat_attacks, house.hero_one_attack_per_activation
    return rule_grid(
        "actions",
        (
            ("move", {}, ("UW-MOVE-01",)),
            ("reform", {}, ("UW-MOVE-06",)),
            ("melee", {"repeats": repeats, "hero": hero}, ("UW-MEL-01", "UW-TURN-05", "UW-HERO-01")),
            (
                "ranged",
                {"repeats": repeats, "contact": house.shoot_while_in_contact, "measure": house.premeasure},
                ("UW-RNG-01", "UW-RNG-03", "UW-RNG-07", "UW-ORD-03"),
            ),
            ("prepare", {}, ("UW-ORD-02", "UW-ORD-04", "UW-ORD-05")),
            ("special", {}, ("UW-TURN-05", "UW-ABL-08", "UW-ABL-09")),
            ("nothing", {}, ("UW-TURN-05",)),
        ),
    )


def ending_grid() -> Grid:
    """How the battle ends. [UW-VIC-02 UW-VIC-03 UW-VIC-04 UW-VIC-05]"""
    return rule_grid(
        "ending",
        (
            ("length", {"rounds": LENGTH}, ("UW-VIC-02",)),
            ("broken", {}, ("UW-VIC-03",)),
            ("points", {"points": POINTS_FOR_OBJECTIVE, "reach": OBJECTIVE_REACH // INCH}, ("UW-VIC-04", "UW-VIC-05")),
        ),
    )


# --- formations -------------------------------------------------------------------------------------------------------
def move_card(house: House) -> PrintedPage:
    """How units stand, and what their moves come to."""
    return PrintedPage(paper_phrase("moves"), (formation_grid(house), move_grid(house)), paper_phrase("beside"))


def formation_grid(house: House) -> Grid:
    """Regiments, skirmishers, vehicles. [UW-FORM-02 UW-FORM-03 UW-FORM-04 UW-GEO-07 UW-GEO-08 UW-GEO-09]"""
    return rule_grid(
        "formations",
        (
            ("regiment", {}, ("UW-FORM-02", "UW-GEO-06", "UW-FORM-04", "UW-GEO-08")),
            (
                "skirmish",
                {"link": LINK // INCH, "edge": house.coherency_measure, "chain": int(not house.coherency)},
                ("UW-FORM-03", "UW-GEO-07"),
            ),
            (
                "vehicle",
                {"degrees": SHARPEST // DEGREE, "pivots": most_pivots(0), "more": most_pivots(1)},
                ("UW-FORM-05", "UW-VEH-03", "UW-VEH-04", "UW-ABL-07"),
            ),
        ),
    )


def move_grid(house: House) -> Grid:
    """What becomes of a move. [UW-MOVE-01 .. UW-MOVE-11]"""
    return rule_grid(
        "moving",
        (
            ("near", {"limit": int(not house.skirmish_miniature_limit)}, ("UW-MOVE-01", "UW-MOVE-02", "UW-MOVE-03")),
            ("far", {"full": house.over_distance}, ("UW-MOVE-04",)),
            ("ground", {}, ("UW-FLD-02", "UW-MOVE-05")),
            ("bases", {"passes": house.pass_enemy_bases}, ("UW-MOVE-09",)),
            ("contact", {}, ("UW-MOVE-07", "UW-MOVE-08")),
            ("withdraw", {"up": house.halve_rounding}, ("UW-MEL-09",)),
        ),
    )
