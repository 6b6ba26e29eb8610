"""What is done with the army lists of a server: drafts and files looked at, armies kept, sheets printed."""

from collections.abc import Mapping
from fractions import Fraction

import msgspec

from affray.core import InputError
from affray.core.faces.armies import Armies, ArmyList, ArmyUnit, UnitPack
from affray.systems import registry
from affray.web.kept import army_words, paper
from affray.web.kept.army_words import ArmyTongue, Counted
from affray.web.kept.keeping import Keeping
from affray.web.messages import (
    ArmyCard,
    ArmyChange,
    ArmyChecked,
    ArmyDraft,
    ArmyFile,
    ArmyKeptInfo,
    ArmyNew,
    ArmyRead,
    ArmyRemoved,
)
from affray.web.store.armies import JudgedArmy, KeptArmies
from affray.web.store.things import KeptThing

WHERE = "army"
JSON = ".json"
Table = msgspec.Struct
"""An army as its system's files have it."""
Kept = KeptThing[JudgedArmy]


class ArmyReference(msgspec.Struct, frozen=True):
    """A kept army by its name, or a ready one at a limit, 0 for its highest."""

    name: str = ""
    ready: str = ""
    limit: int = 0


class ArmyDeeds(Keeping[JudgedArmy, ArmyNew[Table], ArmyChange[Table]]):
    """What is done with the army lists of a system, in a language."""

    word = "army"

    def __init__(self, armies: KeptArmies, language: str) -> None:
        super().__init__(armies, language)
        self.system = armies.system

    def rules(self, options: Mapping[str, object]) -> Armies[ArmyList, ArmyUnit, UnitPack]:
        """The army lists under the house rules of a message. Raises InputError for an unknown one."""
        return registry.armies_of(self.system).under(options)

    # --- drafts and files ---------------------------------------------------------------------------------------------
    def catalogue(self, options: Mapping[str, object]) -> msgspec.Struct:
        """All that an army can be built from. Raises InputError."""
        return self.rules(options).choices(self.language)

    def check(self, draft: ArmyDraft[Table]) -> ArmyChecked[Counted]:
        """What a draft comes to; nothing is kept. Raises InputError."""
        tongue = ArmyTongue(self.system, self.rules(draft.options), self.language)
        return army_words.army_result(draft.army, self.things.names() - {draft.of}, tongue)

    def read(self, file: ArmyFile) -> ArmyRead[Table, msgspec.Struct]:
        """What a file holds: an army, or a pack. Raises InputError for one that holds neither."""
        rules = self.rules(file.options)
        if is_army(file, rules.format):
            return ArmyRead(table_of(rules, rules.read(file.text.encode(), file.name)))
        pack, faults = rules.packs.read({file.name: file.text}, file.name)
        return ArmyRead(faults=tuple(faults)) if faults else ArmyRead(pack=rules.pack_choices(pack, self.language))

    def army(self, wanted: ArmyReference, options: Mapping[str, object]) -> tuple[str, JudgedArmy]:
        """The system and the army of a reference, judged by these house rules, by its own where there are none. Raises
        InputError."""
        rules = self.rules(options)
        if wanted.name:
            kept = self.find(wanted.name)
            return kept.system, JudgedArmy(kept.content.army, rules.options) if options else kept.content
        found = rules.ready(wanted.ready, Fraction(wanted.limit) if wanted.limit else None, self.language)
        return self.system, JudgedArmy(found, rules.options)

    def file(self, wanted: ArmyReference) -> bytes:
        """The file of an army. Raises InputError."""
        system, found = self.army(wanted, {})
        return registry.armies_of(system).write(found.army)

    def page(self, wanted: ArmyReference, options: Mapping[str, object], style: str) -> str:
        """The sheet of an army as a page. Raises InputError."""
        key, found = self.army(wanted, options)
        sheet = registry.armies_of(key).under(found.options).page(found.army)
        return paper.html([sheet], registry.load_system(key).words, self.language, style=style)

    # --- what is kept -------------------------------------------------------------------------------------------------
    def card(self, kept: Kept) -> ArmyCard[Counted]:
        """A kept army in short."""
        rules = registry.armies_of(kept.system).under(kept.content.options)
        return army_words.army_card(kept.content.army, kept.rev, ArmyTongue(kept.system, rules, self.language))

    def info(self, kept: Kept) -> ArmyKeptInfo[Table, Counted]:
        """A kept army with its house rules."""
        rules = registry.armies_of(kept.system)
        return ArmyKeptInfo(self.card(kept), table_of(rules, kept.content.army), dict(kept.content.options))

    def new_thing(self, new: ArmyNew[Table] | ArmyChange[Table], taken: frozenset[str]) -> JudgedArmy:
        """The army of a message, if it can be kept by its name, legal or not. Raises InputError."""
        rules = self.rules(new.options)
        army = rules.read(msgspec.json.encode(new.army), WHERE)
        wrong = army_words.name_fault(army.name, taken, self.language)
        if wrong:
            raise InputError(wrong)
        return JudgedArmy(army, rules.options)

    def changed_thing(self, kept: Kept, wanted: ArmyChange[Table], taken: frozenset[str]) -> JudgedArmy:
        """The army that a kept one becomes. Raises Refusing for one that has changed since, InputError."""
        if kept.rev != wanted.rev:
            raise self.stale_error(wanted.name)
        return self.new_thing(wanted, taken)

    def removal(self, name: str) -> ArmyRemoved:
        """That an army is no longer kept."""
        return ArmyRemoved(name)

    def name_of(self, army: JudgedArmy) -> str:
        """The name that an army is kept by."""
        return army.army.name


def table_of(rules: Armies[ArmyList, ArmyUnit, UnitPack], army: ArmyList) -> Table:
    """An army as its file has it."""
    return msgspec.json.decode(rules.write(army), type=rules.kinds.table)


def is_army(file: ArmyFile, format: str) -> bool:
    """Whether a file says that it holds an army."""
    if not file.name.lower().endswith(JSON):
        return False
    try:
        body: object = msgspec.json.decode(file.text)
    except (msgspec.DecodeError, RecursionError):
        return False
    return isinstance(body, dict) and body.get("format") == format
