"""What the answers to the open question promise, and where their directions lead."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress

from affray.cli.game.called import names_in, with_names
from affray.cli.game.meaning import inner_args, plain_word
from affray.cli.game.menu import CUT, Menu, MenuLine, label_meaning, menu_of, menu_of_labels
from affray.cli.game.prospects import brief_texts, prospect_lines
from affray.cli.shown.screen import Screen
from affray.core import HexPicture, InputError, Phrase, Prompt, Question, System
from affray.core.faces.picture import StagePicture
from affray.core.reading.naming import near_names
from affray.core.words.numbers import number_text
from affray.core.words.texts import COMMON, ENGLISH
from affray.game.reading import opening_words
from affray.game.refusals import Refused, game_refusal, with_near
from affray.space.hex import DIRECTION_NAMES, neighbour, place_name

HEAD = 17
"""So many letters of a line of the help are the commands that it is about."""
QUOTED = re.compile(r"[`“„]([^\W\d]+)")
MOST_LINES = 12
NEVER = -1000.0
"""What is worth so much less is no number of points: a computer player never gives it while there is anything else."""
MOST_FORMS = 8
"""So many forms of answers are shown with a question; of more only the first words are."""


def help_lines(language: str, message: str = "terminal-help", *, master: bool = False) -> list[str]:
    """The commands of a message, each behind two blanks; also what is said to a game master, and by him, where there is one."""
    first, *commands, last = COMMON.say(language, message).splitlines()
    if master:
        commands += COMMON.say(language, "master-help").splitlines()
    return [first, *(f"  {line}" for line in commands), last]


def print_help(
    screen: Screen,
    word: str,
    forms: Callable[[str], Sequence[str]],
    message: str = "terminal-help",
    *,
    master: bool = False,
) -> None:
    """Prints the commands of a message, or what is said there of a word; of one that answers begin with the `forms` of these.
    Raises Refused for any other."""
    every = help_lines(screen.language, message, master=master)
    is_all = plain_word(word.lower(), screen.language) in ("", "help", "?")
    for line in every if is_all else help_about(every, word.lower(), forms, screen.language):
        screen.say(line, HEAD if line.startswith(" ") else 0)


def help_about(every: Sequence[str], word: str, forms: Callable[[str], Sequence[str]], language: str) -> list[str]:
    """The lines of the help about a command, or the forms of answers that begin with a word. Raises Refused for an unknown one."""
    meant = plain_word(word, language)
    about = [line for line in every[1:-1] if meant in named_commands(line, language)]
    if about:
        return about
    every_form: Sequence[str] = ()
    with suppress(InputError):
        every_form = forms("")
    for begun in (word, word.removesuffix("s")):
        found = [f"  {form}" for form in every_form if begun and form.startswith(begun)]
        if found:
            return found
    known = tuple(dict.fromkeys(name for line in every[1:-1] for name in headed_words(line)))
    near = near_names((*known, *(form.split()[0] for form in every_form)), word)
    raise Refused(with_near(game_refusal("help", given=word, known=known), near))


def headed_words(line: str) -> list[str]:
    """The commands that a line of the help begins with.

    >>> headed_words("  board  log     the board again"), headed_words("  resign yes     give up the side that is asked")
    (['board', 'log'], ['resign'])
    """
    return [part.split()[0] for part in line[:HEAD].split("  ") if part and part[0].islower()]


def named_commands(line: str, language: str) -> set[str]:
    """The commands that a line of the help begins with or quotes, in English."""
    return {plain_word(word, language) for word in (*headed_words(line), *QUOTED.findall(line))}


def question_menu(
    system: System[object, object], state: object, question: Question[object], prompt: Prompt, language: str
) -> Menu:
    """The answers to a question as they are listed: by their words, or on a table in inches by what they come to; an inner
    choice by the labels of its prompt."""
    if question.inner:
        choices = tuple(MenuLine(label, (place,)) for place, label in enumerate(prompt.labels))
        return Menu(prompt.labels, choices, prompt.numbers)
    answers = (*question.answers, *question.extra)
    texts = [system.write_answer(answer) for answer in answers]
    if not texts or isinstance(system.words.picture(state), HexPicture):
        menu = menu_of(texts)
        return with_names(menu, names_in(system, texts, language)) if language == ENGLISH else menu
    vain = {offer.text for offer in system.guide.offers(state, question) if offer.vain} if system.guide else ()
    return menu_of_labels(texts, [system.words.label(state, answer, language) for answer in answers], vain)


def form_lines(question: Question[object], language: str) -> list[str]:
    """The forms of answers that are not listed; of many forms only their first words."""
    return open_lines(question.open, language)


def open_lines(forms: Sequence[str], language: str) -> list[str]:
    """These forms; of many only their first words."""
    if len(forms) > MOST_FORMS:
        words = ", ".join(dict.fromkeys(form.split()[0] for form in forms))
        return [COMMON.say(language, "answer-forms", words=words)]
    return [COMMON.say(language, "answer-open", form=form) for form in forms]


def matching_forms(
    system: System[object, object], question: Question[object] | None, prompt: Prompt, word: str, language: str
) -> list[str]:
    """How answers to a question are written: those that begin with a word, or all. Raises Refused for none."""
    if question is None or prompt.labels:
        return [COMMON.phrase(said, language) for said in (inner_forms(prompt),) if prompt.labels]
    words = opening_words(system, question)
    begun = {form.split()[0] for form in question.open}
    forms = [
        system.forms.get(each, each) for each in words if system.forms and (each in system.forms or each not in begun)
    ]
    every = list(dict.fromkeys((*question.open, *forms)))
    if not every:
        return [COMMON.say(language, "forms-number")]
    found = [form for form in every if form.startswith(word)]
    if not found:
        raise Refused(game_refusal("word", given=word, words=", ".join(words), count=len(words)))
    return [COMMON.form_text(language, form) for form in found]


def print_forms(screen: Screen, forms: Sequence[str]) -> None:
    """Prints how answers are written."""
    for form in forms:
        screen.say(f"  {form}", 4)


def inner_forms(prompt: Prompt) -> Phrase:
    """How an inner choice is answered."""
    return Phrase("forms-inner", {**inner_args(prompt)})


def menu_hints(
    system: System[object, object], state: object, question: Question[object], menu: Menu, language: str
) -> tuple[str, ...]:
    """For each line of the menu where its direction leads, or what its letter stands for; on a stage what it promises; nothing
    for all others."""
    picture = system.words.picture(state)
    answers = (*question.answers, *question.extra)
    if isinstance(picture, StagePicture):
        promised = brief_texts(system, state, question, language)
        return tuple(promised.get(menu.texts[choice.places[0]], "") for choice in menu.choices)
    if not isinstance(picture, HexPicture):
        return ("",) * len(menu.choices)
    return hex_hints(picture, menu, lambda place: system.words.label(state, answers[place], language), language)


def hex_hints(picture: HexPicture, menu: Menu, label: Callable[[int], str], language: str) -> tuple[str, ...]:
    """For each line of the menu of a hex board where its direction leads, or what its letter stands for; `label` says what the
    answer at a place is called."""
    ways = direction_hints(picture, tuple(choice.label for choice in menu.choices), language)
    found = []
    for way, choice in zip(ways, menu.choices, strict=True):
        labels = [label(place) for place in choice.places[:2]]
        meaning = label_meaning(labels[0], choice.label)
        remark = labels[0].partition(", ")[2] if choice.label.startswith("step ") else ""
        # That a step turns whoever goes matters more than the place.
        turned = f"{way.partition(', ')[0]}, {remark}" if way and remark else way
        found.append(turned or meaning or ("" if language == ENGLISH else line_label(labels, choice)))
    return tuple(found)


def line_label(labels: Sequence[str], choice: MenuLine) -> str:
    """What a line of answers that are not in the language of the screen is called there: its label; of answers that differ in a
    number or a place the label of the first two with what stands in the line for these.

    >>> line_label(["mit der Axt schlagen, 1 Würfel", "mit der Axt schlagen, 2 Würfel"], MenuLine("strike 1..9", (0, 1), (1, 2)))
    'mit der Axt schlagen, 1..2 Würfel'
    """
    first, *others = (label.split(" ") for label in labels)
    if not others:
        return labels[0]
    span = (
        f"{choice.numbers[0]}..{choice.numbers[-1]}" if first != others[0] and str(choice.numbers[0]) in first else CUT
    )
    return " ".join(word if word == other else span for word, other in zip(first, others[0], strict=False))


def direction_hints(picture: HexPicture, texts: tuple[str, ...], language: str) -> tuple[str, ...]:
    """For each answer that names a direction, where that is for the figure asked, and which facing it has already; else
    nothing."""
    counter = next((counter for counter in picture.counters if counter.active), None)
    if counter is None:
        return ("",) * len(texts)
    found = []
    for text in texts:
        words = text.split()
        if len(words) >= 2 and words[0] in ("step", "enter") and words[1] in DIRECTION_NAMES:
            direction = DIRECTION_NAMES.index(words[1])
            turn = COMMON.say(language, f"turn-{(direction - counter.facing) % 6}")
            found.append(f"{turn}, {place_name(neighbour(counter.pos, direction))}")
        elif words == ["face", DIRECTION_NAMES[counter.facing]]:
            found.append(COMMON.say(language, "turn-none"))
        else:
            found.append("")
    return tuple(found)


def odds_lines(
    system: System[object, object], state: object, question: Question[object], menu: Menu, language: str
) -> list[str]:
    """For each line of the menu, best first, what it is worth less than the best answer; where a number belongs to it, for
    which numbers."""
    if not question.answers:
        return [COMMON.say(language, "odds-nothing")]
    found = system.opponents.appraise(state, question)
    best = max(found)
    rows: list[tuple[float, str]] = []
    for number, choice in zip(menu.keys, menu.choices, strict=True):
        values = [found[place] - best for place in choice.places if place < len(found)]
        if values:
            worth = number_text(max(values), 2, language) if max(values) > NEVER else "-"
            rows.append(
                (max(values), f"{number:>3}  {worth:>6}  {choice.label}{best_numbers(choice, values, language)}")
            )
    rows.sort(key=lambda row: -row[0])
    worth_lines = [COMMON.say(language, "odds-worth"), *(text for _, text in rows[:MOST_LINES])]
    if len(rows) > MOST_LINES:
        worth_lines.append(COMMON.say(language, "odds-more", count=len(rows) - MOST_LINES))
    return [*prospect_lines(system, state, question, menu, language), *worth_lines]


def best_numbers(choice: MenuLine, values: list[float], language: str) -> str:
    """Which numbers of a choice are best, best first."""
    if not choice.numbers:
        return ""
    ranked = sorted(zip(values, choice.numbers, strict=False), key=lambda pair: (-pair[0], pair[1]))[:3]
    return ": " + ", ".join(f"{number} {number_text(value, 2, language)}" for value, number in ranked)


def spelled_lines(menu: Menu) -> Iterator[tuple[str, int]]:
    """What may be typed for each answer where the list has other words or leaves places out, with how far to indent what
    does not fit into a line."""
    for key, choice in zip(menu.keys, menu.choices, strict=True):
        text = menu.texts[choice.places[0]]
        if choice.is_cut:
            for number, place in zip(choice.numbers, choice.places, strict=True):
                yield f"  {key:>3} {number:>2}  {menu.texts[place]}", 10
        elif not choice.numbers and text != choice.label:
            yield f"  {key:>3}  {text}", 7
