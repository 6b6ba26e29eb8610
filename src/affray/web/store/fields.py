"""The battlefields of a store, each as its file."""

from affray.core.faces.fields import Battlefield
from affray.systems import registry
from affray.web.store.tables import FIELDS
from affray.web.store.things import Row, Things


class KeptFields(Things[Battlefield]):
    """The battlefields on one database."""

    table = FIELDS
    word = "battlefield"

    def read(self, row: Row, where: str) -> Battlefield:
        """The battlefield of a row. Raises InputError for one that a newer version has written."""
        return registry.fields_of(row.system).read(bytes(row.body), where)

    def columns(self, battlefield: Battlefield) -> dict[str, object]:
        """A battlefield as the columns of its row."""
        return {"name": battlefield.name, "body": registry.fields_of(self.system).write(battlefield)}
