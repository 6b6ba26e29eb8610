"""What a typed line means as an answer to what a server asks: a number of the list, or words, which the server reads."""

from collections.abc import Iterator

from affray.cli.game.guessing import first_words, full_names
from affray.cli.game.meaning import find_choice, labelled_place
from affray.cli.game.menu import (
    Menu,
    MenuLine,
    find_place,
    menu_of,
    menu_of_labels,
    place_by_number,
    typed_name,
)
from affray.cli.online.server_words import figure_names
from affray.cli.shown.answer_words import SAID, exact_words, numbers_in, own_words, spell_out, tokens
from affray.core import Prompt
from affray.core.question import Refusal
from affray.core.reading.naming import near_names
from affray.core.words.texts import COMMON
from affray.game.refusals import Refused, game_refusal
from affray.space.hex import DIRECTION_NAMES
from affray.web.messages import Asked, Done, HexBoard, PlaneBoard, Position, StageBoard
from affray.web.messages import Refused as NotTaken

UNREAD = ("answer", "word", "form")
"""The codes of refusals that say a text is no answer, rather than one against the rules."""


def menu_of_asked(asked: Asked, board: HexBoard | PlaneBoard | StageBoard) -> Menu:
    """The answers to a question as they are listed."""
    texts = [choice.offer.text for choice in asked.choices]
    labels = tuple(choice.label for choice in asked.choices)
    if asked.inner:
        own = tuple(choice.number for choice in asked.choices)
        lines = tuple(MenuLine(label, (place,)) for place, label in enumerate(labels))
        return Menu(labels, lines, own if own and min(own) >= 0 else ())
    vain = {choice.offer.text for choice in asked.choices if choice.offer.vain}
    return menu_of(texts) if isinstance(board, HexBoard) else menu_of_labels(texts, labels, vain)


def numbered_answer(asked: Asked, menu: Menu, line: str) -> tuple[str, ...]:
    """The answer with a number of the list, and what follows it at once; an inner choice also by its words; nothing for any
    other line. Raises Refused."""
    if asked.inner:
        labels = tuple(choice.label for choice in asked.choices)
        prompt = Prompt(asked.text, labels, menu.own)
        return (asked.choices[find_choice((prompt, prompt), menu, line)].offer.text,)
    numbers = numbers_in(line)
    if not numbers or not asked.choices:
        return ()
    choice = asked.choices[place_by_number(menu, numbers)]
    if choice.offer.ends:
        raise Refused(game_refusal("menu-for-good", label=choice.offer.text))
    return tuple(filter(None, (choice.offer.text, choice.offer.then)))


def spelled_text(asked: Asked, position: Position, line: str, language: str) -> str:
    """A line with names and directions as answers have them."""
    said = own_words(line, asked.open)
    if said:
        return said
    known = {
        called.lower(): direction
        for direction in DIRECTION_NAMES
        for called in (direction, COMMON.say(language, f"direction-{direction.lower()}"))
        if position.figures
    }
    for choice in asked.choices:
        spelt = choice.offer.text.split(SAID)[0]
        known |= dict(zip(tokens(spelt)[1:], exact_words(spelt)[1:], strict=True))
    known |= typed_names(position)
    text = spell_out(line, known)
    steps = any(choice.offer.text.split()[0] in ("step", "face") for choice in asked.choices)
    return known[text.lower()] if steps and known.get(text.lower()) in DIRECTION_NAMES else text


def typed_names(position: Position) -> dict[str, str]:
    """What figures are called, in small letters, and how answers have them."""
    quoted = position.stage is not None
    return {text: typed_name(name, quoted=quoted) for text, name in figure_names(position).items()}


def fuller_texts(asked: Asked, position: Position, menu: Menu, text: str, *, unread: bool) -> Iterator[str]:
    """What a text that the server does not take may stand for: with its names in full, and where it is no answer, `unread`, with
    its first word in full, the answer of the list that it cuts short, or one whose label it is. Raises SeveralAnswers."""
    names = typed_names(position)
    verb, *words = text.split() or [""]
    full = " ".join((verb, *full_names(words, names)))
    verbs = {form.split()[0] for form in (*asked.open, *menu.texts)}
    found = [word for word in verbs if word.startswith(verb.lower())]
    whole = " ".join((found[0], *full.split()[1:])) if len(found) == 1 and verb and unread else full
    yield from dict.fromkeys(each for each in (full, whole) if each != text)
    if not unread:
        return
    place = find_place(menu, text, names)
    if place is None:
        place = labelled_place([choice.label for choice in asked.choices], text)
    if place >= 0 and not asked.choices[place].offer.ends:
        yield asked.choices[place].offer.text


def raise_refusal(reply: Done | NotTaken, near: tuple[str, ...] = ()) -> None:
    """Raises what the server says against an answer or a command, with its clauses, and what may have been meant."""
    if isinstance(reply, NotTaken):
        raise Refused(Refusal(reply.code, reply.reason, reply.clauses, near))


def words_near(
    asked: Asked, position: Position, menu: Menu, code: str, line: str, commands: tuple[str, ...]
) -> tuple[str, ...]:
    """What a line that the server cannot read may have meant, beside what the server has named: words that lines of the list
    begin with, commands, or names."""
    first, _, rest = line.strip().partition(" ")
    if code not in UNREAD or not first:
        return ()
    if code == "form" or first.lower() in first_words(menu):
        return near_names(figure_names(position).values(), rest)
    named = near_names([form.split()[0] for form in (*asked.open, *menu.texts)], first)
    return () if named else near_names((*first_words(menu), *commands), first)
