"""What a typed line means: a number of the list, an answer in words, or one with its words cut short.

A line that reads as an answer is that answer, legal or not. Only one that does not read is tried as an answer cut short.
"""

import re
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress

import msgspec

from affray.cli.game.called import names_in, without_joints
from affray.cli.game.guessing import MOST_NEAR, first_words, full_names, menu_line, refused_answer
from affray.cli.game.menu import (
    DIRECTIONS,
    Menu,
    SeveralAnswers,
    find_place,
    is_short_word,
    label_meaning,
    place_by_number,
    typed_name,
    with_places,
)
from affray.cli.shown.answer_words import SAID, exact_words, numbers_in, own_words, spell_out, tokens
from affray.core import HexPicture, InputError, Phrase, Prompt, Question, Refusal, System
from affray.core.faces.picture import PlanePicture, StagePicture, picture_figures
from affray.core.reading.naming import near_names
from affray.core.words.texts import COMMON, ENGLISH
from affray.game.reading import opening_words, read_answer
from affray.game.refusals import Refused, game_refusal
from affray.space.hex import DIRECTION_NAMES

LEAVING = ("quit", "exit")
"""The commands that end the game at hand."""
STEPPING = ("step", "face")
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""The directions of a plane that have names."""


class LineReader(msgspec.Struct, frozen=True):
    """What is needed to read a line: the system, the position as the asked side sees it, the language of the screen, the
    commands that may be typed beside answers."""

    system: System[object, object]
    state: object
    language: str = ENGLISH
    commands: tuple[str, ...] = ()

    def shown_names(self) -> tuple[str, ...]:
        """What figures are called on the screen."""
        figures = picture_figures(self.system.words.picture(self.state))
        return tuple(self.system.words.name("figure", figure.id, self.language) for figure in figures)

    def figure_names(self) -> dict[str, str]:
        """What figures are called, in small letters, and how answers have them."""
        picture = self.system.words.picture(self.state)
        quoted = isinstance(picture, StagePicture)
        found: dict[str, str] = {}
        for counter in picture_figures(picture):
            own = typed_name(counter.id, quoted=quoted)
            for name in (self.system.words.name("figure", counter.id, self.language), counter.id):
                found[name.lower()] = own
        return found

    def others(self, side: int) -> tuple[str, ...]:
        """The names of the figures of other sides, as answers have them."""
        picture = self.system.words.picture(self.state)
        quoted = isinstance(picture, StagePicture)
        return tuple(typed_name(figure.id, quoted=quoted) for figure in picture_figures(picture) if figure.side != side)

    def answer_words(self, menu: Menu) -> dict[str, str]:
        """The words that answers may have behind the first, in small letters, and how answers have them."""
        found: dict[str, str] = {}
        if isinstance(self.system.words.picture(self.state), HexPicture):
            for direction in DIRECTION_NAMES:
                called = COMMON.say(self.language, f"direction-{direction.lower()}")
                found |= {called.lower(): direction, direction.lower(): direction}
        for text in menu.texts:
            spelt = text.split(SAID)[0]
            found |= dict(zip(tokens(spelt)[1:], exact_words(spelt)[1:], strict=True))
        names = names_in(self.system, menu.texts, self.language)
        return found | {name.lower(): word for word, name in names.items()} | self.figure_names()

    def forms_beside(self, question: Question[object]) -> tuple[str, ...]:
        """The forms of what may be said beside a question."""
        said = (self.system.seats.aside(self.state, side) for side in question.others)
        return tuple(form for aside in said if aside is not None for form in aside.open)

    def compass_words(self) -> dict[str, str]:
        """What the directions of a plane are called, in small letters, and how answers have them; none elsewhere."""
        if not isinstance(self.system.words.picture(self.state), PlanePicture):
            return {}
        return {self.system.words.name("compass", point, self.language).lower(): point.upper() for point in COMPASS}


def command_word(word: str, menu: Callable[[], Menu], language: str) -> str:
    """The command that a word in small letters means in a language, where no line of the menu begins with it; else the word."""
    meant = plain_word(word, language)
    if meant == word:
        return word
    asked = menu()
    lines = (*asked.texts, *(line.label for line in asked.choices))
    return word if any(line.lower().startswith(word) for line in lines) else meant


def plain_word(word: str, language: str) -> str:
    """The word of a command that a word means in a language or in English; any other as it is.

    >>> plain_word("hilfe", "de"), plain_word("help", "de"), plain_word("alle", "de"), plain_word("rules", "de")
    ('help', 'help', 'all', 'clause')
    """
    lines = (*COMMON.say(ENGLISH, "terminal-words").splitlines(), *COMMON.say(language, "terminal-words").splitlines())
    return dict(line.split() for line in lines).get(word, word)


def command_words(commands: Collection[str], language: str) -> tuple[str, ...]:
    """What may be typed for some commands, in English and in a language."""
    lines = (line.split() for line in COMMON.say(language, "terminal-words").splitlines())
    return (*commands, *(word for word, meant in lines if meant in commands))


# --- answers ----------------------------------------------------------------------------------------------------------
def find_answer(ear: LineReader, question: Question[object], menu: Menu, line: str) -> object:
    """The answer that a line means, legal or not. Raises InputError for a line that means none or several, which quotes it as
    it was typed."""
    try:
        return match_line(ear, question, menu, line)
    except Refused as error:
        said = error.refusal.said
        if not isinstance(said, Phrase) or not isinstance(said.args.get("given"), str):
            raise
        near = meant_words(ear, menu, error.refusal, line)
        args = {**said.args, "given": line.strip()}
        if error.refusal.code == "word" and menu.is_worded:
            refusal = game_refusal("word-listed", least=menu.keys[0], most=menu.keys[-1], **args)
        else:
            refusal = msgspec.structs.replace(error.refusal, said=msgspec.structs.replace(said, args=args))
        raise Refused(msgspec.structs.replace(refusal, near=near)) from None


def meant_words(ear: LineReader, menu: Menu, refusal: Refusal, line: str) -> tuple[str, ...]:
    """What may have been meant by the first word of a line that is no answer, or where that is known by the names behind it."""
    if refusal.code not in ("word", "form"):
        return refusal.near
    first, _, rest = line.strip().partition(" ")
    if refusal.code == "form" or first.lower() in first_words(menu):
        return near_names(ear.shown_names(), rest)
    # Who leaves says nothing more: of several words the first is no such command misspelled.
    commands = [command for command in ear.commands if not rest or command not in LEAVING]
    return near_names((*first_words(menu), *command_words(commands, ear.language)), first)


def match_line(ear: LineReader, question: Question[object], menu: Menu, line: str) -> object:
    """The answer that a line means. Raises InputError, which quotes the line as it was completed."""
    offered, line = (*question.answers, *question.extra), with_places(line, ear.language)
    numbers = numbers_in(line)
    if numbers:
        place = numbered_place(ear, menu, numbers)
        if place >= len(question.answers):
            raise Refused(game_refusal("menu-for-good", label=menu.texts[place]))
        return offered[place]
    known = ear.answer_words(menu)
    said = own_words(line, (*question.open, *ear.forms_beside(question)))
    if said:
        return read_answer(ear.system, said, question)
    text = without_joints(spell_out(line, known), names_in(ear.system, menu.texts, ear.language))
    if known.get(text.lower()) in DIRECTION_NAMES and any(each.split()[0] in STEPPING for each in menu.texts):
        text = known[text.lower()]
    try:
        # Words of the list have directions too, which stay as they are.
        whole = spell_out(text, ear.compass_words())
        return fuller_answer(ear, question, whole, read_answer(ear.system, whole, question))
    except InputError as error:
        try:
            cut_short = None if is_against_rules(error) else find_place(menu, text, ear.figure_names())
        except SeveralAnswers:
            answer = completed_answer(ear, question, text)
            if answer is None:
                raise
            return answer
        if cut_short is None and is_against_rules(error):
            raise
        if cut_short is None:
            full = complete_verb(ear, question, text)
            if full != text or not is_unknown(error):
                return read_whole(ear, question, full)
            return guessed_answer(ear, question, menu, text, error)
    if cut_short >= len(question.answers):
        raise Refused(game_refusal("menu-for-good", label=menu.texts[cut_short]))
    return offered[cut_short]


def guessed_answer(ear: LineReader, question: Question[object], menu: Menu, text: str, error: InputError) -> object:
    """The answer that a text which begins with no word of answers may mean: by its label, or one that the rules refuse. Raises
    Refused with the nearest, else the error."""
    labels = answer_labels(ear, question, menu)
    place = labelled_place(labels, text)
    if place >= 0:
        return (*question.answers, *question.extra)[place]
    meant = refused_answer(ear.system, ear.state, menu, text, ear.figure_names(), ear.others(question.side))
    if meant is not None:
        return meant
    short = [n for n, label in enumerate(labels) if is_label_cut_short(plain_words(text), label, "")]
    if short and plain_words(text):
        near = tuple(dict.fromkeys(menu_line(menu, menu.texts[n]) for n in short))
        raise Refused(game_refusal("word-near", given=text, near=near[:MOST_NEAR])) from None
    raise error


def read_whole(ear: LineReader, question: Question[object], text: str) -> object:
    """The answer that a text with its first word in full is, or is once its names are in full too. Raises InputError."""
    try:
        return fuller_answer(ear, question, text, read_answer(ear.system, text, question))
    except InputError as error:
        full = named_in_full(ear, text)
        if full == text or is_against_rules(error):
            raise
        return read_answer(ear.system, full, question)


def named_in_full(ear: LineReader, text: str) -> str:
    """A text with the names in full that it cuts short."""
    verb, *words = text.split()
    return " ".join((verb, *full_names(words, ear.figure_names())))


def fuller_answer(ear: LineReader, question: Question[object], text: str, answer: object) -> object:
    """An answer that a line reads as, or where the rules refuse it the one with the names in full that the line cuts short."""
    full = named_in_full(ear, text)
    if full == text or ear.system.refuse(ear.state, answer) is None:
        return answer
    with suppress(InputError):
        return read_answer(ear.system, full, question)
    return answer


def completed_answer(ear: LineReader, question: Question[object], text: str) -> object:
    """The legal answer that a text is once its first word and names are in full; None where it is none."""
    full = complete_verb(ear, question, text)
    with suppress(InputError):
        answer = fuller_answer(ear, question, full, read_answer(ear.system, full, question))
        if ear.system.refuse(ear.state, answer) is None:
            return answer
    return None


def complete_verb(ear: LineReader, question: Question[object], text: str) -> str:
    """The text with its first word in full, where that begins one kind of answer to the question only; a direction is no word
    cut short."""
    verb, blank, rest = text.partition(" ")
    if verb.lower() in DIRECTIONS:
        return text
    found = [word for word in opening_words(ear.system, question) if word.startswith(verb.lower()) and " " not in word]
    return f"{found[0]}{blank}{rest}" if len(found) == 1 else text


def answer_labels(ear: LineReader, question: Question[object], menu: Menu) -> list[str]:
    """What each answer is called on the screen; of one that is a letter or a number, what that stands for."""
    said = [ear.system.words.label(ear.state, answer, ear.language) for answer in (*question.answers, *question.extra)]
    return [label_meaning(label, text) or label for label, text in zip(said, menu.texts, strict=True)]


def labelled_place(labels: Sequence[str], line: str) -> int:
    """The place of the only label that a line is, as a whole or up to a comma; -1 for none.

    >>> labelled_place(("step N, facing S", "move first"), "Step N"), labelled_place(("move first",), "first")
    (0, -1)
    """
    typed = plain_words(line)
    for kind in (is_whole_label, is_label_start):
        found = [place for place, label in enumerate(labels) if kind(typed, label, "")]
        if len(found) == 1:
            return found[0]
    return -1


def is_unknown(error: InputError) -> bool:
    """Whether an error says that no answer to the question begins so."""
    return isinstance(error, Refused) and error.refusal.code == "word"


def is_against_rules(error: InputError) -> bool:
    """Whether an error says that an answer is against the rules, rather than unreadable."""
    return bool(getattr(error, "refusals", ()))


def numbered_place(ear: LineReader, menu: Menu, numbers: list[int]) -> int:
    """The place of the answer with a menu number. Raises Refused; a number too many as the rules say, where they do and other
    answers take one."""
    try:
        return place_by_number(menu, numbers)
    except Refused as error:
        if error.refusal.code == "menu-alone" and any(choice.numbers for choice in menu.choices):
            choice = menu.choices[menu.keys.index(numbers[0])]
            try:
                ear.system.read_answer(" ".join((menu.texts[choice.places[0]], *map(str, numbers[1:]))))
            except InputError as fault:
                if is_against_rules(fault):
                    raise fault from None
        raise


# --- inner choices ----------------------------------------------------------------------------------------------------
def find_choice(prompts: tuple[Prompt, Prompt], menu: Menu, line: str) -> int:
    """The number from 0 of the inner choice that a line means: a number of the list, or words of the prompt in the language
    of the screen or in English, with or without its verb. Raises Refused."""
    numbers = numbers_in(line)
    if len(numbers) == 1 and numbers[0] in menu.keys:
        return menu.keys.index(numbers[0])
    typed = plain_words(line)
    for kind in (is_whole_label, is_label_start, is_label_cut_short) if typed and len(numbers) != 1 else ():
        found = {n for prompt in prompts for n, label in enumerate(prompt.labels) if kind(typed, label, prompt.verb)}
        if len(found) == 1:
            return found.pop()
        if len(found) > 1:
            labels = "; ".join(f"{menu.keys[n]} {prompts[0].labels[n]}" for n in sorted(found))
            raise Refused(game_refusal("menu-several", given=line.strip(), labels=labels))
    raise Refused(inner_choice_refusal(prompts[0]))


def plain_words(text: str) -> tuple[str, ...]:
    """The words of a label or of what is typed for it, without marks."""
    return tuple(re.findall(r"[^\s,;:.()]+", text.replace("_", " ").lower()))


def is_whole_label(typed: tuple[str, ...], label: str, verb: str) -> bool:
    """Whether words are those of a label, with its verb or without."""
    return typed in (plain_words(label), (verb, *plain_words(label)))


def is_label_start(typed: tuple[str, ...], label: str, verb: str) -> bool:
    """Whether words are those of a label up to a comma, colon or bracket."""
    return is_whole_label(typed, label_start(label), verb)


def label_start(label: str) -> str:
    """A label up to a comma, colon or bracket.

    >>> label_start("S, as it stands")
    'S'
    """
    return re.split(r"[,;:(]", label)[0].strip()


def is_label_cut_short(typed: tuple[str, ...], label: str, verb: str) -> bool:
    """Whether words stand in a label in this order, cut short or not; numbers and, behind a verb of moving, directions
    whole."""
    words, complete = plain_words(label), DIRECTIONS if verb else ()
    for word in typed[1:] if verb and typed[0] == verb and len(typed) > 1 else typed:
        at = next((n for n, each in enumerate(words) if is_short_word(word, each, complete)), -1)
        if at < 0:
            return False
        words = words[at + 1 :]
    return True


def inner_choice_refusal(prompt: Prompt) -> Refusal:
    """How an inner choice is answered."""
    return game_refusal("menu-inner", **inner_args(prompt))


def inner_args(prompt: Prompt) -> dict[str, int | str]:
    """Arguments for messages: the numbers that an inner choice takes, and the words for its last one."""
    such = " ".join(filter(None, (prompt.verb, label_start(prompt.labels[-1]))))
    *most, last = sorted(prompt.keys)
    return {"most": ", ".join(map(str, most)) or "none", "last": last, "such": such}
