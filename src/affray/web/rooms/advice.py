"""What a seat may ask of the guide: worked out in another thread from what the seat sees."""

from collections.abc import Callable

from msgspec.structs import replace

from affray.core import NATURE, InputError, Question, RuledOut, eyes
from affray.core.faces.deeds import DeedGuide, Pointed
from affray.core.faces.guide import FormGuide, HexGuide, PlaneGuide, StageGuide, Trial
from affray.game.reading import read_answer
from affray.game.refusals import fault_lines
from affray.lab.systems.laboratories import keys, laboratory
from affray.space.hex import Hex, parse_hex
from affray.web.messages import Advice, WordedTrial
from affray.web.rooms.hub import Hub
from affray.web.rooms.table import Table
from affray.web.rooms.votes import question_for
from affray.web.store.entries import Reader
from affray.web.words import form_words, wording
from affray.web.words.faults import Refusing

Asking = Callable[["GuideQuestion"], Advice]


class GuideQuestion:
    """A position that the guide is asked about: what the seat sees of it, the open question, or what the seat may say
    beside it as the side `speaks`; the language."""

    def __init__(self, table: Table, reader: Reader) -> None:
        """Raises Refusing where the system has no guide."""
        shown, game = table.shown, table.room.game
        eye = shown.eye(reader)
        guide = shown.system.guide
        if guide is None:
            raise Refusing(404, "guide", f"{shown.system.facts.name} has no guide")
        self.system, self.guide = shown.system, guide
        self.state = game.view(eye)
        question = game.question
        self.question: Question[object] | None = question and eyes.visible_question(
            self.system, game.state, question, eye
        )
        self.speaks = NATURE
        mine = table.room.playing_sides(reader)
        said = question_for(game, mine) or eyes.aside_question(self.system, game.state, question, mine)
        if said is not None and said is not question:
            self.question, self.speaks, self.state = said, said.side, game.view(said.side)
        self.number, self.language = table.room.state, shown.language(reader)
        self.sides = len(table.room.players)

    def open_question(self) -> Question[object] | None:
        """The open question; None where the reader has nothing to answer to it."""
        question = self.question
        is_put = question is not None and question.side != NATURE and bool(question.answers or question.open)
        return question if is_put else None

    def sign(self, answer: object) -> object:
        """An answer as the seat gives it: in the name of the side that speaks up, where another is asked."""
        if self.speaks == NATURE or self.system.seats.giver(self.state, answer) != NATURE:
            return answer
        return self.system.seats.sign(self.state, answer, self.speaks)

    def hex_guide(self) -> HexGuide[object, object]:
        """The guide of a hex board. Raises Refusing where the board is another."""
        if not isinstance(self.guide, HexGuide):
            raise Refusing(404, "guide", f"{self.system.facts.name} has no hexes")
        return self.guide

    def plane_guide(self) -> PlaneGuide[object, object]:
        """The guide of a table in inches. Raises Refusing where the board is another."""
        if not isinstance(self.guide, PlaneGuide):
            raise Refusing(404, "guide", f"{self.system.facts.name} has no table in inches")
        return self.guide


async def advise(hub: Hub, reader: Reader, asking: Asking) -> Advice:
    """What the guide says. Raises InputError, Refusing."""
    asked = await hub.hold(reader.game, lambda table: GuideQuestion(table, reader))
    return await hub.work(lambda: asking(asked))


def places(asked: GuideQuestion, who: str) -> Advice:
    """Where a figure can end its move."""
    found = asked.hex_guide().places(asked.state, who)
    return Advice(asked.number, places=tuple(wording.place(asked.system, part, asked.language) for part in found))


def prospects(asked: GuideQuestion, target: str) -> Advice:
    """What the listed answers promise; nothing where none are listed. Raises InputError for an unknown target."""
    if target:
        asked.guide.sheet(asked.state, target)
    question = asked.open_question()
    found = asked.guide.prospects(asked.state, question, target) if question else ()
    return Advice(asked.number, prospects=tuple(wording.prospect(asked.system, part, asked.language) for part in found))


def threats(asked: GuideQuestion, side: int) -> Advice:
    """What the opponents of a side threaten."""
    if not 0 <= side < asked.sides:
        raise InputError(f"side {side}: expected 0 to {asked.sides - 1}")
    return Advice(asked.number, threats=asked.hex_guide().threats(asked.state, side))


def sight(asked: GuideQuestion, source: str, target: str) -> Advice:
    """The line between two hexes."""
    found = asked.hex_guide().sight(asked.state, read_hex(source), read_hex(target))
    return Advice(asked.number, sight=wording.sight(asked.system, found, asked.language))


def sheet(asked: GuideQuestion, who: str) -> Advice:
    """The sheet of a figure."""
    found = wording.sheet(asked.system, asked.guide.sheet(asked.state, who), asked.language)
    key = asked.system.facts.key
    if key in keys():
        lab = laboratory(key)
        subject, said = lab.subject(asked.state, who), lab.words()
        kind = lab.kinds.get("weapon", "")
        arms = tuple((arm, said.name(asked.language, kind, arm)) for arm in subject.weapons)
        found = replace(found, asked=subject.fields, weapons=arms)
    return Advice(asked.number, sheet=found)


def trial(asked: GuideQuestion, text: str) -> Advice:
    """What an answer would come to, and on a stage what it promises; a text that is none is refused with the form
    expected."""
    guide = asked.guide
    try:
        answer = asked.sign(read_answer(asked.system, text, asked.open_question()))
    except InputError as error:
        said = "; ".join(fault_lines(error, asked.language))
        unread = not isinstance(error, RuledOut)
        return Advice(asked.number, trial=WordedTrial(Trial(text), text, why=said, unread=unread))
    if isinstance(guide, PlaneGuide):
        found = guide.trial(asked.state, answer)
        return Advice(asked.number, trial=wording.trial(asked.system, asked.state, found, asked.language))
    why = asked.system.refuse(asked.state, answer)
    worded = wording.trial(asked.system, asked.state, Trial(text, why), asked.language)
    if why or asked.question is None or not isinstance(guide, StageGuide):
        return Advice(asked.number, trial=worded)
    rolls = guide.promise(asked.state, asked.question, answer)
    promised = tuple(wording.prospect(asked.system, part, asked.language) for part in rolls)
    return Advice(asked.number, trial=worded, prospects=promised)


def forms(asked: GuideQuestion) -> Advice:
    """The forms of answers to the open question; none where the system has none."""
    question, guide = asked.open_question(), asked.guide
    found = guide.forms(asked.state, question) if question and isinstance(guide, FormGuide) else ()
    return Advice(asked.number, forms=tuple(form_words.form(asked.system, form, asked.language) for form in found))


def deeds(asked: GuideQuestion, who: str, pos: str) -> Advice:
    """What one might want to do with a figure, a way or a hex and may not now; nothing for whoever is not asked."""
    question, guide = asked.open_question(), asked.guide
    if question is None or not isinstance(guide, DeedGuide):
        return Advice(asked.number)
    found = guide.deeds(asked.state, question, Pointed(who, read_hex(pos) if pos else None))
    return Advice(asked.number, closed=wording.deeds(asked.system, asked.state, question, found, asked.language))


def measure(asked: GuideQuestion, source: str, target: str) -> Advice:
    """What lies between two places."""
    found = asked.plane_guide().measure(asked.state, source, target)
    return Advice(asked.number, measure=wording.measure(asked.system, found, asked.language))


def read_hex(text: str) -> Hex:
    """A hex from its coordinates. Raises InputError."""
    try:
        return parse_hex(text)
    except ValueError as error:
        raise InputError(f"hex: {error}") from None
