"""The figures of Foeman between fights, as rosters, pages and commands ask for them."""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property

import msgspec
from msgspec.structs import replace

from affray.core import InputError
from affray.core.faces.guide import Phrase, Prospect
from affray.core.faces.paper import PrintedPage
from affray.core.faces.people import (
    Advance,
    Ask,
    BarredChoice,
    Card,
    Choices,
    CodeName,
    Condition,
    Fact,
    LineField,
    OwnWeapon,
    Total,
    known_kind,
)
from affray.core.fight_state import allies
from affray.core.words.phrase import MARK
from affray.core.words.texts import ENGLISH, catalogue
from affray.dice.pool import row_value
from affray.dice.stream import Stream
from affray.systems.foeman.content.house_rules import read_house
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.self_described_names import display_name, read_own_weapon
from affray.systems.foeman.content.tables import PACKAGE, find_race
from affray.systems.foeman.guide.figure_sheet import weapon_row
from affray.systems.foeman.position.gear import ATTRIBUTES, hands_from_list
from affray.systems.foeman.position.state import State, standing_score
from affray.systems.foeman.roster.adventurer import (
    LINE_FIELDS,
    Adventurer,
    adventurer_from_table,
    faults_of,
    figure_of,
    is_fit,
    read_fields,
    read_line,
    write_line,
)
from affray.systems.foeman.roster.campaign_words import member_line
from affray.systems.foeman.roster.choices import choices
from affray.systems.foeman.roster.maker_sheet import making_sheet, points_phrase
from affray.systems.foeman.roster.making import points_left
from affray.systems.foeman.roster.odds_sketch import sketch
from affray.systems.foeman.roster.pack_names import (
    Gear,
    Pack,
    Piece,
    available_gear,
    merge_packs,
    resolve_adventurer,
    resolve_item,
)
from affray.systems.foeman.roster.random_figures import random_figure
from affray.systems.foeman.roster.ready_made import ready_made
from affray.systems.foeman.roster.rest_and_learning import (
    advance_refusal,
    after_rest,
    days_to_heal,
    gather_gear,
    returning_figures,
    with_advance,
    with_gear_of,
)
from affray.systems.foeman.rules.experience import next_level_ep
from affray.systems.foeman.rules.movement import allowance
from affray.systems.foeman.turn.action_phase import weapons_in_hand
from affray.systems.foeman.turn.special_items import special_items
from affray.systems.foeman.words.phrases import phrase
from affray.systems.foeman.words.view import looks_of, silhouette

MOST_POINTS, MOST_COUNT, MOST_ITEMS, MOST_LETTERS = 99, 999_999, 20, 120
UNKNOWN = ("unknown", "unarmed")
"""The codes of faults that leave a figure without a sheet."""
NOTHING = "nothing"
FACES = (0, 1, 2, 3, 4, 5)
PARTS = {"hold": ("main", "off"), "carry": ("carried",)}
"""The fields of a figure that a key of its line sets, where they have other names."""


class FoemanPeople:
    """The figures of Foeman, by the printed tables and what packs add or change."""

    usual_side = ""

    def __init__(self, packs: Sequence[Pack] = ()) -> None:
        self.packs = tuple(packs)

    @cached_property
    def pack(self) -> Pack:
        """The packs as one. Raises InputError where two say different things about the same name."""
        return merge_packs(self.packs)

    @cached_property
    def gear(self) -> Gear:
        """What is printed, and what packs make of it."""
        return available_gear(self.packs)

    # --- making -------------------------------------------------------------------------------------------------------
    def choices(self) -> Choices:
        return choices(self.packs)

    def random_figure(self, stream: Stream, kind: str, taken: frozenset[str]) -> Adventurer:
        return random_figure(stream, self.pack.races.get(kind, kind), taken, self.gear)

    def ready_made(self) -> Mapping[str, Adventurer]:
        return {name: resolve_adventurer(self.pack, adventurer) for name, adventurer in ready_made().items()}

    def questions(self) -> tuple[Ask, ...]:
        held = f"weapons {choices_text(self.gear.weapons)}; shields {choices_text(self.gear.shields)}"
        return (
            Ask("race", "Race", f"one of {choices_text(self.gear.races)}", "Human"),
            Ask("scores", "ST DX IQ", "three numbers such as 12 12 8"),
            Ask("handed", "Strong hand", "right or left", "right"),
            Ask("armor", "Armor", f"one of {NONE}, {choices_text(self.gear.armor)}", NONE),
            Ask("hold", "In hand", f"up to two, such as Mace,Small Shield: {held}", NOTHING),
            Ask("carry", "Carried", "more weapons or a shield, such as Dagger", NOTHING),
            Ask("things", "Special items", f"any of {', '.join(special_items())}", NOTHING),
        )

    def line_fields(self) -> tuple[LineField, ...]:
        return LINE_FIELDS

    def with_answer(self, adventurer: Adventurer, key: str, text: str) -> Adventurer:
        if key == "race":
            return replace(adventurer, race=self.race_name(text))
        if key == "scores":
            return with_scores(adventurer, text)
        if text == NOTHING or not text:
            return adventurer
        fields = read_fields(f"{key}={text}", key)
        if key == "hold":
            hold = fields["hold"]
            assert isinstance(hold, list)
            if len(hold) > 2:
                raise InputError("hold: expected at most two items")
            main, off = hands_from_list(hold)
            fields = {"main": main, "off": off}
        table = {**msgspec.to_builtins(adventurer), **fields}
        table["carried"] = table.pop("carry", table.get("carried", ()))
        return resolve_adventurer(self.pack, adventurer_from_table(table, key))

    def race_name(self, text: str) -> str:
        """The name of the race that people call so, in large or small letters. Raises InputError."""
        names = {race.shown: race.name for race in self.gear.races}
        shown = next((shown for shown in names if shown.lower() == text.lower()), text)
        return names[known_kind(shown, names)]

    def remarks(self, adventurer: Adventurer, key: str, language: str = ENGLISH) -> tuple[str, ...]:
        kind = find_race(adventurer.race)
        if key == "race":
            least = f"at least ST {kind.least[0]}, DX {kind.least[1]}, IQ {kind.least[2]}, in all {kind.total}."
            return (f"{display_name(kind.name)}: {least}",)
        if key == "scores":
            texts = catalogue(PACKAGE)
            said = points_phrase(figure_of(adventurer))
            return (f"{texts.say(language, 'making-row-points')}: {texts.say(language, said.id, **said.args)}",)
        return ()

    faults = staticmethod(faults_of)

    def is_known(self, adventurer: Adventurer) -> bool:
        return not any(fault.code in UNKNOWN for fault in faults_of(adventurer))

    def barred_items(self, adventurer: Adventurer) -> tuple[BarredChoice, ...]:
        return ()

    def points_left(self, adventurer: Adventurer) -> int | None:
        return None if adventurer.level else points_left(figure_of(adventurer))

    def totals(self, adventurer: Adventurer) -> tuple[Total, ...]:
        return ()

    sheet = staticmethod(making_sheet)

    def card(self, adventurer: Adventurer) -> Card:
        figure = figure_of(adventurer)
        free, engaged = (allowance(bound, figure.body.prone, figure.back, figure.kit.speed) for bound in (0, 1))
        moves = phrase("making-card-mp-both", free=free, engaged=engaged)
        worn = (adventurer.armor,) if adventurer.armor != NONE else ()
        items = [
            item for item in (adventurer.main, adventurer.off, *adventurer.carried, *adventurer.things, *worn) if item
        ]
        lost = (("wounds", adventurer.wounds), ("exhaustion", adventurer.exhaustion))
        return Card(
            race=CodeName("race", display_name(adventurer.race)),
            silhouette=silhouette(figure),
            numbers=(
                Fact(attribute_phrase("st"), amount_phrase(adventurer.mst, adventurer.st)),
                Fact(attribute_phrase("dx"), amount_phrase(standing_score(figure), adventurer.dx)),
                Fact(attribute_phrase("iq"), amount_phrase(adventurer.iq, adventurer.iq)),
                Fact(phrase("making-card-mp-short"), moves, phrase("making-card-mp")),
            ),
            gear=tuple(CodeName("item", display_name(item)) for item in items),
            learned=(
                phrase("making-card-level", level=adventurer.level),
                phrase("making-card-ep", ep=adventurer.ep, next=next_level_ep(adventurer.level)),
            ),
            lost=tuple(phrase(f"making-card-{name}", count=count) for name, count in lost if count),
            state=condition_of(adventurer),
            looks=looks_of(figure.race, (figure.main, figure.off)),
        )

    line = staticmethod(member_line)

    def sheet_page(self, adventurer: Adventurer, options: Mapping[str, str | int | bool]) -> PrintedPage:
        from affray.systems.foeman.paper.figure_sheet import sheet_page

        return sheet_page(adventurer, read_house(options) if options else None)

    def own_weapon(self, parts: Sequence[str]) -> OwnWeapon:
        """The weapon of a description, with what its Top, Low and Cup dice come to; the last two where they do anything."""
        made = read_own_weapon(MARK.join(parts))
        rows = (("L", face_results(made.low_row)), ("C", face_results(made.cup_row)))
        return OwnWeapon(made.name, weapon_row(made), (("T", made.td), *(row for row in rows if row[1] != FACES)))

    def weapons(self, adventurer: Adventurer) -> tuple[str, ...]:
        return weapons_in_hand(figure_of(adventurer))

    def prospects(self, adventurer: Adventurer, foe: Adventurer, arm: str) -> tuple[Prospect, ...]:
        return sketch(adventurer, foe, resolve_item(self.pack, arm))

    # --- text ---------------------------------------------------------------------------------------------------------
    def read_line(self, text: str, where: str) -> Adventurer:
        return resolve_adventurer(self.pack, read_line(text, where))

    write_line = staticmethod(write_line)

    def with_fields(self, adventurer: Adventurer, given: Mapping[str, str], where: str) -> Adventurer:
        wanted = self.read_line(" ".join(f"{key}={value}" for key, value in given.items()), where)
        fields = [part for key in given for part in PARTS.get(key, (key,))]
        return replace(adventurer, **{part: getattr(wanted, part) for part in fields})

    from_table = staticmethod(adventurer_from_table)

    def check_size(self, adventurer: Adventurer) -> Adventurer:
        points = (adventurer.st, adventurer.dx, adventurer.iq)
        counts = (adventurer.level, adventurer.ep, adventurer.wounds, adventurer.exhaustion, adventurer.shots)
        items = (
            adventurer.main,
            adventurer.off,
            adventurer.armor,
            adventurer.race,
            *adventurer.carried,
            *adventurer.things,
            *adventurer.talents,
        )
        if not all(0 <= number <= MOST_POINTS for number in points):
            raise InputError(f"figure: expected ST, DX and IQ from 0 to {MOST_POINTS}")
        if not all(0 <= number <= MOST_COUNT for number in counts):
            raise InputError(f"figure: expected level, ep, wounds, exhaustion and shots from 0 to {MOST_COUNT}")
        if max(len(adventurer.carried), len(adventurer.things), len(adventurer.talents)) > MOST_ITEMS:
            raise InputError(f"figure: expected at most {MOST_ITEMS} items")
        if any(len(item) > MOST_LETTERS for item in (*items, adventurer.name)):
            raise InputError(f"figure: expected names of at most {MOST_LETTERS} letters")
        return adventurer

    # --- between fights -----------------------------------------------------------------------------------------------
    with_gear_of = staticmethod(with_gear_of)
    after_rest = staticmethod(after_rest)
    days_to_heal = staticmethod(days_to_heal)

    def advances(self, adventurer: Adventurer, *, secure: int) -> tuple[Advance, ...]:
        cost = phrase("making-card-ep", ep=adventurer.ep, next=next_level_ep(adventurer.level))
        return tuple(Advance(name, cost, advance_refusal(adventurer, name, secure=secure)) for name in ATTRIBUTES)

    def with_advance(self, adventurer: Adventurer, key: str, *, secure: int) -> Adventurer:
        return with_advance(adventurer, key, secure=secure)

    def is_person(self, entry: Mapping[str, object]) -> bool:
        """Every figure is a person of one hex."""
        return True

    def entry_of(self, adventurer: Adventurer, side: str, at: object, facing: object) -> dict[str, object]:
        from affray.systems.foeman.roster.adventurer import scenario_entry

        return scenario_entry(adventurer, side, at, facing)

    def returning_figures(self, state: object, side: int, before: Mapping[str, Adventurer]) -> tuple[Adventurer, ...]:
        """The members of a side as they come back from a fight. Who has won picks its own things up first.

        [FM-EP-01 FM-GEN-08]
        """
        assert isinstance(state, State)
        if state.winner in allies(state, side):
            state, _ = gather_gear(state, side, {name: figure_of(adventurer) for name, adventurer in before.items()})
        back = returning_figures(state, side, {name: adventurer.forfeits for name, adventurer in before.items()})
        return tuple(adventurer for adventurer in back if adventurer.name in before)


def face_results(row: int) -> tuple[int, ...]:
    """What the faces 0 to 5 come to by a row."""
    return tuple(row_value(row, face) for face in FACES)


def choices_text(pieces: Sequence[Piece]) -> str:
    """The pieces to choose from, as people read them, parted by commas."""
    return ", ".join(piece.shown for piece in pieces)


def with_scores(adventurer: Adventurer, text: str) -> Adventurer:
    """The draft with three attributes. Raises InputError."""
    words = text.replace(",", " ").split()
    if len(words) != len(ATTRIBUTES) or not all(w.isascii() and w.isdigit() and len(w) < 3 for w in words):
        raise InputError(f"{text!r}: expected {' '.join(ATTRIBUTES)}, three numbers such as 12 12 8")
    st, dx, iq = map(int, words)
    return replace(adventurer, st=st, dx=dx, iq=iq)


def attribute_phrase(attribute: str) -> Phrase:
    """The short name of an attribute."""
    return phrase("making-card-attribute", attribute=attribute.upper())


def amount_phrase(now: int, full: int) -> Phrase:
    """A number, and "of" the full one where that is another, such as 7 of 12."""
    return phrase("guide-number", n=now) if now == full else phrase("making-card-of", now=now, full=full)


def condition_of(adventurer: Adventurer) -> Condition:
    """The condition of a figure, in a word for programs."""
    if adventurer.dead:
        return "dead"
    if not is_fit(adventurer):
        return "down"
    return "hurt" if adventurer.wounds or adventurer.exhaustion else "fit"


@cache
def people() -> FoemanPeople:
    """The figures of Foeman without a pack."""
    return FoemanPeople()
