"""What a server has ready before its threads begin."""

from affray.game.campaigns import FightTable
from affray.game.record import Header
from affray.systems.foeman import setup
from affray.systems.foeman.content.tables import WeaponRow
from affray.systems.foeman.roster.adventurer import Adventurer
from affray.web.messages import NewGame
from affray.web.operating.prepare import prepare


def test_every_kind_that_a_thread_reads_is_prepared() -> None:
    known = set(prepare())
    assert {FightTable, Header, Adventurer, WeaponRow, NewGame, setup.Body, setup.FigureTable} <= known
