"""What is done with battlefields: drafts judged, files read, sight lines, what is kept."""

from affray.core import InputError
from affray.core.faces.fields import Battlefield, FieldFault, Fields
from affray.core.reading.naming import check_title
from affray.space.plane.measure import INCH, write_inches
from affray.systems import registry
from affray.web.kept.keeping import Keeping
from affray.web.messages import (
    FieldCard,
    FieldChange,
    FieldChecked,
    FieldDraft,
    FieldFile,
    FieldKeptInfo,
    FieldNew,
    FieldNote,
    FieldRemoved,
    SightAsked,
    SightTold,
)
from affray.web.store.fields import KeptFields
from affray.web.store.things import KeptThing
from affray.web.words import wording
from affray.web.words.faults import Refusing

Kept = KeptThing[Battlefield]
TENTH = INCH // 10


class FieldDeeds(Keeping[Battlefield, FieldNew[Battlefield], FieldChange[Battlefield]]):
    """What is done with the battlefields of a system, in a language."""

    word = "field"

    def __init__(self, fields: KeptFields, language: str) -> None:
        super().__init__(fields, language)
        self.system = fields.system

    @property
    def rules(self) -> Fields[Battlefield]:
        """What the system has to say of battlefields."""
        return registry.fields_of(self.system)

    # --- drafts -------------------------------------------------------------------------------------------------------
    def check(self, draft: FieldDraft[Battlefield]) -> FieldChecked:
        """What is wrong with a draft, and what makes one without faults hard to play on; nothing is kept."""
        field, rules = self.check_format(draft.field), self.rules
        return FieldChecked(
            self.notes(rules.faults(field)),
            self.notes(rules.cautions(field)),
            self.name_fault(field.name, self.things.names() - {draft.of}),
            rules.write(field).decode(),
        )

    def check_format(self, field: Battlefield) -> Battlefield:
        """A battlefield of this format. Raises InputError."""
        return self.rules.read(self.rules.write(field), "field")

    def notes(self, found: tuple[FieldFault, ...]) -> tuple[FieldNote, ...]:
        """Faults or cautions in words."""
        return tuple(
            FieldNote(fault.refusal.code, fault.worded(self.language), fault.part, fault.place, fault.refusal.clauses)
            for fault in found
        )

    def name_fault(self, name: str, taken: frozenset[str]) -> str:
        """Why a battlefield cannot be kept by its name; empty where it can."""
        try:
            check_title(name, "name")
        except InputError:
            return self.say("name", name)
        return self.say("there", name) if name in taken else ""

    def read(self, file: FieldFile) -> Battlefield:
        """The battlefield of a file, with or without faults. Raises InputError for a file that holds none."""
        return self.rules.read(file.text.encode(), file.name)

    def sight(self, asked: SightAsked[Battlefield]) -> SightTold:
        """Whether one place can be seen from another. Raises InputError for a battlefield with faults."""
        field = self.check_format(asked.field)
        for fault in self.rules.faults(field):
            raise InputError(fault.worded(self.language))
        line = self.rules.sight(field, asked.start, asked.end)
        far = write_inches(line.length // TENTH * TENTH)
        text = wording.say(self.language, "field-sight", far=far, names=line.names)
        return SightTold(not line.blocking, line.blocking, line.length / INCH, text, line.clauses)

    # --- what there is ------------------------------------------------------------------------------------------------
    def cards(self) -> tuple[FieldCard[Battlefield], ...]:
        """The ready battlefields, then all kept ones, oldest first."""
        ready = self.rules.ready_made(self.language).values()
        return (*(FieldCard(field, ready=True) for field in ready), *map(self.card, self.things.all()))

    def card(self, kept: Kept) -> FieldCard[Battlefield]:
        """A kept battlefield in a list."""
        return FieldCard(kept.content, len(registry.fields_of(kept.system).faults(kept.content)), kept.rev)

    def info(self, kept: Kept) -> FieldKeptInfo[Battlefield]:
        """A kept battlefield."""
        return FieldKeptInfo(kept.content, kept.rev)

    def new_thing(self, new: FieldNew[Battlefield] | FieldChange[Battlefield], taken: frozenset[str]) -> Battlefield:
        """The battlefield of a message. Raises Refusing for a name that is none, or taken."""
        fault = self.name_fault(new.field.name, taken)
        if fault:
            raise name_error(fault)
        return self.check_format(new.field)

    def changed_thing(self, kept: Kept, wanted: FieldChange[Battlefield], taken: frozenset[str]) -> Battlefield:
        """The battlefield that a kept one becomes. Raises Refusing for a name that is none, or taken."""
        return self.new_thing(wanted, taken)

    def removal(self, name: str) -> FieldRemoved:
        """That a battlefield is no longer kept."""
        return FieldRemoved(name)

    def name_of(self, battlefield: Battlefield) -> str:
        """The name that a battlefield is kept by."""
        return battlefield.name

    def taken_error(self, name: str) -> Refusing:
        """The error that somebody else has kept a battlefield by the name meanwhile."""
        return name_error(self.say("there", name))


def name_error(fault: str) -> Refusing:
    """The error that a battlefield cannot be kept by its name."""
    return Refusing(400, "name", fault)
