"""The body of a unit: what a battle has left on it besides the miniatures that stand, in whole numbers that play and duels
share. [UW-TURN-02 UW-TURN-07 UW-MOR-03 UW-HERO-03]"""

from typing import NamedTuple

from affray.referee import rule


class Body(NamedTuple):
    """What a battle has left on a unit; whether something is so is 0 or 1."""

    disordered: int = 0
    """Whether it is disordered."""
    token: int = 0
    """Whether it has a token for failed morale."""
    activated: int = 0
    """Whether it was activated in this turn."""
    steps: int = 0
    """The dice steps that a hero has lost."""


UNHURT = Body()
"""The body of a unit on which a battle has left nothing."""


@rule
def marked_body(body: Body, disordered: int, token: int) -> Body:
    """The body with or without disorder and a token. [UW-TURN-07 UW-MOR-03]"""
    return Body(disordered=disordered, token=token, activated=body.activated, steps=body.steps)


@rule
def body_in_disorder(body: Body) -> Body:
    """The body of a unit that a move has disordered. [UW-MOVE-04 UW-MOVE-05 UW-TURN-07]"""
    return marked_body(body, 1, body.token)


@rule
def body_with_token(body: Body) -> Body:
    """The body of a unit that owes a move away. [UW-MOR-03 UW-TURN-08]"""
    return marked_body(body, body.disordered, 1)


@rule
def body_off_field(body: Body) -> Body:
    """The body of a unit that is gone or has left the field: without disorder and token. [UW-TURN-07 UW-MOR-03]"""
    return marked_body(body, 0, 0)


def active_body(body: Body) -> Body:
    """The body of a unit that is activated. [UW-TURN-02]"""
    return body._replace(activated=1)


def body_in_new_turn(body: Body) -> Body:
    """The body as a turn of its side begins: not activated yet. [UW-TURN-02]"""
    return body._replace(activated=0)


@rule
def body_after_hits(body: Body, hits: int) -> Body:
    """The body of a hero after so many hits, each of which lowers his die a step. [UW-HERO-03]"""
    return Body(disordered=body.disordered, token=body.token, activated=body.activated, steps=body.steps + hits)
