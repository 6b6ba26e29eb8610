"""The army lists of a store, each as its file, with the house rules that it is judged by."""

from collections.abc import Mapping

import msgspec

from affray.core import InputError
from affray.core.faces.armies import ArmyList
from affray.systems import registry
from affray.web.store.tables import ARMIES
from affray.web.store.things import Row, Things


class JudgedArmy(msgspec.Struct, frozen=True):
    """An army, and the house rules that it is judged by where they differ from the rules as they are read."""

    army: ArmyList
    options: Mapping[str, str]


class KeptArmies(Things[JudgedArmy]):
    """The army lists on one database."""

    table = ARMIES
    word = "army"

    def read(self, row: Row, where: str) -> JudgedArmy:
        """The army of a row. Raises InputError for one that a newer version has written."""
        try:
            rules = registry.armies_of(row.system).under(msgspec.json.decode(row.house, type=dict[str, str]))
        except (msgspec.DecodeError, InputError) as error:
            raise InputError(f"{where}: {' '.join(str(error).split())}") from None
        return JudgedArmy(rules.read(bytes(row.body), where), rules.options)

    def columns(self, army: JudgedArmy) -> dict[str, object]:
        """An army and its house rules as the columns of its row."""
        body = registry.armies_of(self.system).write(army.army)
        return {"name": army.army.name, "house": msgspec.json.encode(army.options), "body": body}
