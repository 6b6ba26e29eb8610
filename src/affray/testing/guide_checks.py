"""What a system's guide must hold to: it is about the position, leads where it says, and can be read in every language."""

from itertools import pairwise
from math import isclose
from typing import TypeVar

import msgspec

from affray.core import Question, System
from affray.core.faces.deeds import DeedGuide, Pointed, closed_deeds
from affray.core.faces.guide import Guide, HexGuide, PlaneGuide
from affray.core.faces.picture import HexPicture, PlanePicture, StagePicture, picture_figures
from affray.core.words.phrase import Phrase
from affray.core.words.texts import TextFault, strict_texts
from affray.dice.stream import Stream
from affray.game.game import Game, Moment
from affray.referee.live import Live, StreamDice
from affray.testing.sampling import failure_place, sample_answers, sample_line

S = TypeVar("S")
A = TypeVar("A")


def check_guide(game: Game[S, A]) -> None:
    """What the guide says, where the system has one, is about this position and changes nothing."""
    system = game.system
    guide = system.guide
    if guide is None:
        return
    for moment in sample_line(game.line):
        question, where, drawn = moment.question, failure_place(system, moment.state), game.stream.draw
        if question is None or (moment.open is not None and not question.answers):
            continue
        check_offers(system, guide, moment.state, question)
        check_phrases(system, (guide.offers(moment.state, question), guide.prospects(moment.state, question)), where)
        for figure in picture_figures(system.words.picture(moment.state)):
            sheet = guide.sheet(moment.state, figure.id)
            assert sheet.id == figure.id, f"the sheet is another figure's, {where}"
            check_phrases(system, sheet, where)
        if isinstance(guide, HexGuide):
            check_hexes(system, guide, moment)
        if isinstance(guide, PlaneGuide):
            check_plane(system, guide, moment, question)
        if isinstance(guide, DeedGuide) and moment.open is None:
            check_deeds(system, guide, moment.state, question)
        check_phrases(system, guide.order(moment.state), where)
        assert failure_place(system, moment.state) == where, f"the guide changed the state, {where}"
        assert game.stream.draw == drawn, f"the guide drew dice, {where}"


def check_offers(system: System[S, A], guide: Guide[S, A], state: S, question: Question[A]) -> None:
    """Offers stand beside the listed answers; prospects are of listed answers, whichever others are; their chances are chances."""
    where = failure_place(system, state)
    texts = [system.write_answer(answer) for answer in (*question.answers, *question.extra)]
    offered = [offer.text for offer in guide.offers(state, question)]
    assert offered == texts, f"the offers {offered} are not the answers {texts}, {where}"
    found = guide.prospects(state, question)
    for prospect in found:
        assert prospect.text in texts, f"the prospect of {prospect.text!r} is of no listed answer, {where}"
        place = f"the prospect of {prospect.text!r}"
        total = sum(part.value for part in prospect.parts)
        assert total == prospect.score, f"{place} has score {prospect.score} of parts that sum to {total}, {where}"
        for spread_out in prospect.spreads:
            whole = sum(spread_out.chances)
            assert isclose(whole, 1), f"{place} has {spread_out.name.id} that sums to {whole}, {where}"
        for chance in prospect.chances:
            most = float("inf") if chance.points else 1
            assert 0 <= chance.value <= most, f"{place} has {chance.name.id} of {chance.value}, {where}"
    last = tuple(answer for answer in question.answers if found and system.write_answer(answer) == found[-1].text)
    alone = guide.prospects(state, msgspec.structs.replace(question, answers=last, extra=()))
    assert alone == found[-1:], f"an answer alone has the prospect {alone}, among all {found[-1:]}, {where}"


def check_deeds(system: System[S, A], guide: DeedGuide[S, A], state: S, question: Question[A]) -> None:
    """What one might want to do with each figure and hex can be written and read, and said in every language; each that is not
    listed is refused by the rules or opens with a form."""
    where, picture = failure_place(system, state), system.words.picture(state)
    hexes = sample_answers(tuple(picture.ground)) if isinstance(picture, HexPicture) else ()
    ways = tuple(way.name for way in picture.ways) if isinstance(picture, StagePicture) else ()
    things = [Pointed(who) for who in (*(figure.id for figure in picture_figures(picture)), *ways)]
    for at in (*things, *(Pointed(hex=pos) for pos in hexes)):
        found = guide.deeds(state, question, at)
        for deed in found:
            text = system.write_answer(deed.answer)
            assert system.read_answer(text) == deed.answer, f"the deed {text!r} reads back otherwise, {where}"
        for deed, why in closed_deeds(found, question.answers, lambda answer: system.refuse(state, answer)):
            check_phrases(system, (deed.name, why.said), where)
            for language in system.facts.languages:
                assert system.words.label(state, deed.answer, language), f"{deed.answer} has no label, {where}"


def check_hexes(system: System[S, A], guide: HexGuide[S, A], moment: Moment[S, A]) -> None:
    """The guide of a hex board: threats can be asked for, figures see their own hexes, places lead where they say."""
    picture, where = system.words.picture(moment.state), failure_place(system, moment.state)
    assert isinstance(picture, HexPicture), f"a guide of hexes has another table, {where}"
    for side in range(len(system.sides(moment.state))):
        guide.threats(moment.state, side)
    for counter in picture.counters:
        line = guide.sight(moment.state, counter.pos, counter.pos)
        assert line.blocked is None, f"{counter.id} does not see its own hex: {line.blocked}, {where}"
        check_phrases(system, line, where)
        if moment.open is None:
            check_places(system, guide, moment.state, counter.id)


def check_plane(system: System[S, A], guide: PlaneGuide[S, A], moment: Moment[S, A], question: Question[A]) -> None:
    """The guide of a table in inches: what is listed is tried without a refusal and stands somewhere if anywhere, a unit is
    nowhere from itself."""
    picture, where = system.words.picture(moment.state), failure_place(system, moment.state)
    assert isinstance(picture, PlanePicture), f"a guide of inches has another table, {where}"
    for answer in sample_answers((*question.answers, *question.extra)) if moment.open is None else ():
        text = system.write_answer(answer)
        found = guide.trial(moment.state, answer)
        assert found.text == text, f"the trial of {text!r} is of {found.text!r}, {where}"
        assert found.refusal is None, f"the trial of {text!r}, which is listed, is refused: {found.refusal}, {where}"
        assert len(found.bases) == len(found.middles), f"the trial of {text!r} has bases without middles, {where}"
        check_phrases(system, found, where)
    for unit in picture.units:
        if unit.bases:
            line = guide.measure(moment.state, unit.id, unit.id)
            assert line.length == 0, f"{unit.id} is {line.length} inches from itself, {where}"
            assert line.blocked is None, f"{unit.id} does not see itself: {line.blocked}, {where}"
            check_phrases(system, line, where)
    for one, other in pairwise(unit for unit in picture.units if unit.bases):
        check_phrases(system, guide.measure(moment.state, one.id, other.id), where)


def check_phrases(system: System[S, A], part: object, where: str) -> None:
    """Each phrase in what a guide gives can be said in every language."""
    if isinstance(part, Phrase):
        for language in system.facts.languages:
            try:
                with strict_texts():
                    system.words.phrase(part, language)
            except TextFault as error:
                raise AssertionError(f"the guide cannot be read in {language}: {error}, {where}") from None
    elif isinstance(part, tuple):
        for inner in part:
            check_phrases(system, inner, where)
    elif isinstance(part, msgspec.Struct):
        check_phrases(system, msgspec.structs.astuple(part), where)


def check_places(system: System[S, A], guide: HexGuide[S, A], state: S, who: str) -> None:
    """The paths of a figure are legal and lead to their places; one whose turn to move it is not yet has none.

    A path that takes a roll may be cut short by it.
    """
    found = guide.places(state, who)
    check_phrases(system, found, failure_place(system, state))
    starts = {end.path[0] for end in found if end.path}
    if starts and all(system.refuse(state, system.read_answer(text)) is not None for text in starts):
        return
    for end in sample_answers(found):
        after, where = state, failure_place(system, state)
        live = Live(StreamDice(Stream(1)), system.codes)
        for text in end.path:
            refusal = system.refuse(after, system.read_answer(text))
            if refusal is not None and end.checks:
                break
            assert refusal is None, f"{text!r} on the path {end.path} of {who} is refused: {refusal}, {where}"
            after = system.play(live, after, system.read_answer(text))
        picture = system.words.picture(after)
        assert isinstance(picture, HexPicture), f"a guide of hexes has another table, {where}"
        counter = next(counter for counter in picture.counters if counter.id == who)
        come = counter.pos, counter.facing
        reached = come == (end.hex, end.facing) or bool(end.checks)
        assert reached, f"the path {end.path} of {who} leads to {come}, not {end.hex}, {where}"
