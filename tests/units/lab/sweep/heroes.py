"""A small sweep whose cells take milliseconds: heroes of the wargame against each other."""

from affray.lab.sweep.plan import Plan
from affray.lab.sweep.spec import spec_from_toml

HEROES = """
system = "wargame"
title = "Heroes"
[versus]
unit = ["fantasy/captain", "fantasy/wizard", "sci_fi/psion"]
[axes]
distance = [4, 12]
"""


def plan_of(text: str = HEROES) -> Plan:
    return Plan(spec_from_toml(text, "test.toml"))
