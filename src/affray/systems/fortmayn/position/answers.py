"""Answers as text: a verb with its words, and the sentence that a person says along. One form a verb writes an answer, reads it
and says what was expected.

    approach Anna body climbing wall : I go up by the cracks.

A word with blanks stands in double quotes; what follows ` : ` is the sentence, as it is typed. At a game master's table
`@Anna` before it all says whose answer it is, where another side is asked.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from affray.core import InputError, Refusal
from affray.core.memory import MOST
from affray.core.reading.codecs import COUNT, PLAIN, Codec, one_by_name, one_of, several_by
from affray.core.reading.grammar import Grammar
from affray.core.reading.patterns import Pattern, Verb
from affray.systems.fortmayn.content.codes import BAND_NAMES, LIGHT_NAMES, MORE_TASKS, POOL_NAMES, TASKS
from affray.systems.fortmayn.position import conflict_answers, delve_answers, plan_words, table_answers
from affray.systems.fortmayn.position.answer import Answer, Number, Unread
from affray.systems.fortmayn.rules.casting import SOURCES
from affray.systems.fortmayn.rules.oracle import LIKELIHOODS
from affray.systems.fortmayn.rules.refusing import refusal

COUNTED = re.compile("0|[1-9][0-9]{0,4}")
WORD = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s":]\S*')
LONGEST = 2_000
SAID = " : "
BY = "@"
LIKELY = "|".join(LIKELIHOODS)
ROLLED = "[dd=NUMBER] [pool=body|head] [task=TASK] [adv|dis] [hidden] [stunt] [: WHY]"
ALONE: tuple[Verb[Answer], ...] = (
    Verb(delve_answers.Start, "start NUMBER"),
    Verb(
        delve_answers.SetCharacter,
        'set_character NAME brawny|brainy BODY HEAD [weapon=FORM] ["attachment=WORDS"] [spell=ID] [career=ID] [hired=PAYER]',
    ),
    Verb(delve_answers.Outfit, "set_character NAME buys ITEM ..."),
    Verb(delve_answers.Done, "done"),
    Verb(delve_answers.Buy, "buy NAME ITEM ..."),
    Verb(delve_answers.Sell, "sell NAME ITEM"),
    Verb(delve_answers.Repair, "repair NAME [MAKER]"),
    Verb(delve_answers.Memorise, "memorise NAME [SPELL ...]"),
    Verb(delve_answers.Depart, "depart LEVEL [NAME ...]"),
    Verb(delve_answers.Build, "build NAME ITEM"),
    Verb(delve_answers.Learn, "learn NAME SPELL"),
    Verb(delve_answers.Copy, "copy NAME SPELL ..."),
    Verb(delve_answers.Rumour, "rumour"),
    Verb(delve_answers.Sleep, "sleep"),
    Verb(delve_answers.Recruit, "recruit"),
    Verb(delve_answers.Retire, "retire"),
    Verb(delve_answers.Reply, "ask_oracle reply : SENTENCE"),
    Verb(delve_answers.Seen, "ask_oracle seen : SENTENCE"),
    Verb(delve_answers.Oddity, "ask_oracle oddity"),
    Verb(delve_answers.AskOracle, f"ask_oracle {LIKELY} : QUESTION"),
    Verb(
        delve_answers.Approach,
        "approach NAME[+NAME...] body|head TASK [OBSTACLE|THING] [exit N] [equipment=ITEM] [knack] [stunt] [: SENTENCE]",
    ),
    Verb(delve_answers.Search, "search NAME[+NAME...] [equipment=ITEM] [knack] [stunt] [: SENTENCE]"),
    Verb(delve_answers.Cast, f"cast NAME SPELL [{'|'.join(SOURCES)}] [TARGET]"),
    Verb(delve_answers.UseItem, "use_item NAME light|douse|wield|stow|take|drop|don ITEM"),
    Verb(delve_answers.GiveItem, "use_item NAME give ITEM NAME"),
    Verb(delve_answers.Doff, "use_item NAME doff armor|shield"),
    Verb(delve_answers.Wedge, "use_item NAME wedge EXIT"),
    Verb(delve_answers.Invoke, "use_item NAME invoke urn"),
    Verb(delve_answers.Go, "go EXIT"),
    Verb(delve_answers.GoOn, "go"),
    Verb(delve_answers.Rest, "rest"),
    Verb(delve_answers.Attack, "attack"),
    Verb(delve_answers.Parley, "parley"),
    Verb(delve_answers.Leave, "leave"),
    Verb(
        delve_answers.Confirm,
        "confirm [NAME[+NAME...]] [body|head] [TASK] [equipment=ITEM] [knack] [stunt] [: SENTENCE]",
    ),
    Verb(delve_answers.Cancel, "cancel"),
    Verb(delve_answers.Accept, "accept"),
    Verb(delve_answers.Amend, "amend [difficulty=NUMBER] [step=-1|0|1] [losses=NUMBER] [hidden=yes|no] : REASON"),
    Verb(delve_answers.Withdraw, "withdraw"),
    Verb(delve_answers.Hour, "hour [herbs=NAME|wine=NAME ...] [copy=NAME:SPELL ...]"),
    Verb(delve_answers.Camp, "camp [memorise=NAME:SPELL+SPELL ...]"),
    Verb(delve_answers.Assign, "assign DICE"),
    Verb(delve_answers.Skip, "skip"),
    Verb(delve_answers.Note, "note [LINE] : SENTENCE"),
    Verb(delve_answers.Impose, "impose NAME body|head NUMBER : REASON"),
    Verb(delve_answers.Milestone, "milestone session|major_event : SENTENCE"),
    Verb(delve_answers.Attach, "attach NAME : TO WHOM OR WHAT"),
    Verb(delve_answers.Decide, "decide"),
    Verb(conflict_answers.Declare, "plan PLAN [: WHAT IS TOLD]"),
    Verb(conflict_answers.Flee, "flee"),
    Verb(conflict_answers.Order, "order WHO WHO ..."),
    Verb(conflict_answers.Bid, "bid attack|defend|hold|flee|free [WHO ...]"),
    Verb(conflict_answers.Talk, "talk WHO FOE [: WHAT IS SAID]"),
    Verb(conflict_answers.Trade, "trade WHO"),
    Verb(conflict_answers.Blows, "blows"),
    Verb(conflict_answers.Words, "words"),
    Verb(conflict_answers.Strike, "strike [weapon_size : WHAT IS TOLD]"),
    Verb(conflict_answers.Yield, "yield"),
)
"""What whoever plays alone answers, and in a conflict anybody."""
AT_TABLE: tuple[Verb[Answer], ...] = (
    Verb(table_answers.Frame, "frame TITLE [light=lit|dim|dark] [: WHAT IS SEEN]"),
    Verb(table_answers.Light, "light lit|dim|dark"),
    Verb(table_answers.Obstacle, "obstacle ID|NAME [dd=NUMBER] [pool=body|head] [task=TASK] [hidden]"),
    Verb(
        table_answers.Creature,
        "creature ID|NAME [dd=NUMBER] [count=NUMBER] [band=BAND] [shield=ITEM] [armor=ITEM] [hidden]"
        " [size=0..3] [ranged=WEAPON] [tags=TAGS] [specials=CODE+CODE] [speech=yes|no] (from size on: of one's own)",
    ),
    Verb(table_answers.Difficulty, "dd NAME NUMBER [: WHY]"),
    Verb(table_answers.Band, "band FOE WHO|all BAND"),
    Verb(table_answers.Mark, "mark NAME up|out|fled|yielded|done|undone [: WHY]"),
    Verb(table_answers.Attitude, "attitude FOE REACTION"),
    Verb(table_answers.Reveal, "reveal NAME [: WHAT IS SEEN]"),
    Verb(table_answers.Hide, "hide NAME"),
    Verb(table_answers.Remove, "remove NAME"),
    Verb(
        delve_answers.Approach,
        "approach NAME[+NAME...] body|head TASK [OBSTACLE|FOE] [equipment=ITEM] [knack] [stunt] : SENTENCE",
    ),
    Verb(delve_answers.Cast, f"cast NAME SPELL [{'|'.join(SOURCES)}] [TARGET]"),
    Verb(table_answers.CancelWish, "cancel NUMBER"),
    Verb(
        table_answers.CallTest,
        "call WHO ...|all body|head TASK [TARGET] [dd=NUMBER] [adv|dis] [hidden] [stunt] [: WHY]",
    ),
    Verb(table_answers.Rule, f"rule NUMBER {ROLLED}"),
    Verb(table_answers.Grant, "grant NUMBER [: WHAT COMES OF IT]"),
    Verb(table_answers.Deny, "deny NUMBER [: WHY]"),
    Verb(table_answers.AmendCall, f"amend NUMBER {ROLLED}"),
    Verb(table_answers.WithdrawCall, "withdraw NUMBER [: WHY]"),
    Verb(table_answers.Roll, "roll NUMBER"),
    Verb(table_answers.RollNext, "roll"),
    Verb(table_answers.FoesMove, "foes"),
    Verb(table_answers.React, "react WHO"),
    Verb(table_answers.Recover, "recover WHO"),
    Verb(table_answers.Abandon, "abandon WHO"),
    Verb(table_answers.Lose, "lose WHO body|head NUMBER [: WHY]"),
    Verb(table_answers.Restore, "restore WHO body|head NUMBER [: WHY]"),
    Verb(table_answers.Give, "give WHO ITEM [magic] [form=FORM] [value=COINS]"),
    Verb(table_answers.Take, "take WHO ITEM [: WHY]"),
    Verb(table_answers.Use, "use WHO ITEM"),
    Verb(table_answers.Gear, "gear WHO drop|don|doff|light|out|wield|stow ITEM"),
    Verb(table_answers.HandOver, "pass WHO ITEM TO"),
    Verb(table_answers.Coins, "coins WHO NUMBER|-NUMBER [: WHY]"),
    Verb(delve_answers.Attach, "attach WHO : TO WHOM OR WHAT"),
    Verb(table_answers.Detach, "detach WHO : TO WHOM OR WHAT"),
    Verb(table_answers.TableMilestone, "milestone WHO ...|all [: WHAT]"),
    Verb(delve_answers.Assign, "assign DIE"),
    Verb(table_answers.Time, "time NUMBER ounce|moment|hour|day [: WHY]"),
    Verb(delve_answers.Camp, "camp"),
    Verb(table_answers.Events, "events"),
    Verb(table_answers.Say, "say [to=SEAT] : WORDS"),
    Verb(delve_answers.Note, "note : WORDS"),
    Verb(table_answers.Forget, "forget NUMBER"),
    Verb(table_answers.Unveil, "unveil NUMBER"),
    Verb(table_answers.Ask, "ask LIKELIHOOD [: WHAT]"),
    Verb(table_answers.Draw, "draw consequence|oddity|disgrace [WHO]"),
    Verb(table_answers.Hand, "hand WHO SEAT"),
    Verb(table_answers.Dice, "dice typed|rolled"),
    Verb(table_answers.Fight, "fight [surprised=party|foes]"),
    Verb(table_answers.Peace, "peace [: WHY]"),
    Verb(conflict_answers.Declare, "plan ACT"),
    Verb(table_answers.Edge, "edge WHO adv|dis|none : WHY"),
    Verb(table_answers.End, "end [: WORDS]"),
)
"""What is answered at a game master's table."""


# --- words ------------------------------------------------------------------------------------------------------------
def write_dice(dice: Iterable[delve_answers.Gain]) -> list[str]:
    """Dice to be added, each as a name and a pool."""
    return [word for gain in dice for word in (gain.who, POOL_NAMES[gain.pool])]


def read_dice(words: Sequence[str]) -> tuple[delve_answers.Gain, ...]:
    """The Dice that pairs of words say. Raises ValueError."""
    if not words:
        raise ValueError("expected a name and a pool")
    return tuple(
        delve_answers.Gain(who, POOL_NAMES.index(pool)) for who, pool in zip(words[::2], words[1::2], strict=True)
    )


def read_help(word: str) -> delve_answers.Help:
    """A remedy and whom it helps. Raises ValueError."""
    remedy, sign, who = word.partition("=")
    if remedy not in REMEDY_WORDS or not sign:
        raise ValueError
    return delve_answers.Help(remedy, who)


def write_memory(memory: delve_answers.Memory) -> str:
    """Who copies or memorises what, as a word."""
    return f"{memory.who}:{'+'.join(memory.spells)}" if memory.spells else memory.who


def read_memory(word: str) -> delve_answers.Memory:
    """Who copies or memorises what by a word such as `Ann:mend+terror`."""
    name, _, spells = word.partition(":")
    return delve_answers.Memory(name, tuple(spell for spell in spells.split("+") if spell))


def read_sum(word: str) -> int:
    """The whole number of a word, below 0 with a minus before it. Raises ValueError."""
    sign = -1 if word.startswith("-") else 1
    return sign * int(str(COUNT.read(word.removeprefix("-" if sign < 0 else "+"))))


def read_line(word: str) -> int:
    """The number of a line of a journal. Raises ValueError."""
    number = int(str(COUNT.read(word)))
    if number < 1:
        raise ValueError(f"line {word!r}: expected one from 1")
    return number


REMEDY_WORDS = ("herbs", "wine")
KNOWN = (*TASKS, *MORE_TASKS)
PLAN = Codec(plan_words.write_words, plan_words.read_words, form=plan_words.FORM, spread=True)
GAINS = Codec(write_dice, read_dice, form="NAME body|head ...", spread=True)
CODECS: Mapping[str, Codec] = {
    "": PLAIN,
    **dict.fromkeys(("NUMBER", "BODY", "HEAD", "LEVEL", "EXIT", "N", "COINS", "0..3"), COUNT),
    "LINE": Codec(str, read_line),
    "NUMBER|-NUMBER": Codec(str, read_sum),
    "NAME[+NAME...]": several_by("+"),
    "herbs=NAME|wine=NAME": Codec("=".join, read_help),
    "NAME:SPELL": Codec(write_memory, read_memory),
    "NAME:SPELL+SPELL": Codec(write_memory, read_memory),
    "body|head": one_of(POOL_NAMES),
    "lit|dim|dark": one_of(LIGHT_NAMES),
    "BAND": one_of(BAND_NAMES),
    "brawny|brainy": PLAIN,
    LIKELY: PLAIN,
    "confirm TASK": Codec(str, lambda word: KNOWN[KNOWN.index(word)], KNOWN),
    "-1|0|1": one_by_name({"-1": -1, "0": 0, "1": 1}),
    "yes|no": one_by_name({"yes": True, "no": False}),
    "adv|dis": one_by_name({"adv": 1, "dis": -1}),
    "adv|dis|none": one_by_name({"adv": 1, "dis": -1, "none": 0}),
    "PLAN": PLAN,
    "ACT": PLAN._replace(form="FOE [to WHO|run WHO|away|flee] [fight WHO|shoot WHO|none]"),
    "DICE": GAINS,
    "DIE": GAINS._replace(form="WHO body|head"),
}
GRAMMAR: Grammar[Answer] = Grammar((), (*ALONE, *AT_TABLE), CODECS)
PATTERNS: Mapping[type[Answer], Pattern[Answer]] = {kind: found[0] for kind, found in GRAMMAR.of_kind.items()}
"""The pattern of each kind of answer."""
FORMS: Mapping[type[Answer], str] = {verb.kind: PATTERNS[verb.kind].form for verb in ALONE}
"""The form of each kind of answer, for whoever plays alone."""
TABLE_FORMS: Mapping[type[Answer], str] = {verb.kind: GRAMMAR.of_kind[verb.kind][-1].form for verb in AT_TABLE}
"""The form of each kind of answer at a game master's table."""


# --- text -------------------------------------------------------------------------------------------------------------
def words_of(answer: Answer) -> tuple[str, ...]:
    """The words of an answer after its verb.

    >>> words_of(answer_of(("buy", "Old Tom", "wine")))
    ('Old Tom', 'wine')
    """
    if isinstance(answer, Unread):
        return answer.words
    return () if isinstance(answer, Number) else tuple(GRAMMAR.words_of(answer)[1:])


def answer_of(words: Sequence[str], said: str = "", by: str = "") -> Answer:
    """The answer that words make, the verb first, with the sentence and the side whose answer it is."""
    verb, rest = words[0], tuple(words[1:])
    known = verb.lower()
    if not rest and COUNTED.fullmatch(verb):
        return Number(int(verb), said=said, by=by)
    found = GRAMMAR.answer_of(known, rest, said=said, by=by) if known in GRAMMAR.patterns else None
    return found or Unread(known if known in GRAMMAR.patterns else verb, rest, said=said, by=by)


@lru_cache(maxsize=MOST)
def write_answer(answer: Answer) -> str:
    """The answer as a line that `read_answer` reads back."""
    signed = (f"{BY}{write_word(answer.by)}",) if answer.by else ()
    line = " ".join((*signed, answer.verb, *map(write_word, words_of(answer))))
    return f"{line}{SAID}{answer.said}" if answer.said else line


def write_word(word: str) -> str:
    """A word, in quotes where it needs them."""
    return word if WORD.fullmatch(word) and not word.startswith('"') else json.dumps(word, ensure_ascii=False)


def read_answer(text: str) -> Answer:
    """The answer that a line describes; one that has no form of its verb is Unread. Raises InputError.

    >>> read_answer('go 2').verb, read_answer('approach "Old Tom" body climbing : Up!').said
    ('go', 'Up!')
    >>> read_answer('@"Game master" note : The butler.').by
    'Game master'
    """
    words, said, by = split_line(text)
    return answer_of(words, said, by)


def split_line(text: str) -> tuple[tuple[str, ...], str, str]:
    """The words of a line, the sentence, and the side whose answer it is. Raises InputError."""
    if len(text) > LONGEST:
        raise InputError(f"answer: expected at most {LONGEST} letters, got {len(text)}")
    if not text.strip().isprintable():
        raise InputError("answer: expected one line of printable letters")
    line = text.strip()
    words: list[str] = []
    said, at = "", len(BY) if line.startswith(BY) else 0
    signed = at > 0
    while at < len(line):
        if words and line.startswith(SAID.strip(), at) and line[at + 1 : at + 2].strip() == "":
            said = line[at + 1 :].strip()
            break
        found = WORD.match(line, at)
        if found is None:
            raise InputError(f"answer: {line[at : at + 20]!r}: expected a word, or words in double quotes")
        words.append(read_word(found[0]))
        at = found.end()
        if at < len(line) and not line[at].isspace():
            raise InputError(f"answer: {line[at : at + 20]!r}: expected a blank")
        while at < len(line) and line[at].isspace():
            at += 1
    by = words.pop(0) if signed and words else ""
    if not words:
        raise InputError("answer: expected a verb")
    return tuple(words), said, by


def read_word(text: str) -> str:
    """The word behind its text. Raises InputError."""
    if not text.startswith('"'):
        return text
    try:
        return str(json.loads(text))
    except ValueError:
        raise InputError(f"answer: {text[:20]!r}: expected a word in double quotes") from None


# --- refusals of the words themselves ----------------------------------------------------------------------------------
PLACE = "FT-CORE-06"
"""The clause behind what may be done when: talking, searching, casting and attacking are all actions of a turn."""


def not_now(answer: Answer, phase: str) -> Refusal:
    """The refusal of a verb that a phase does not take. [FT-CORE-06]"""
    return refusal("not-now", "not_now", PLACE, verb=answer.verb, phase=phase)


def malformed(form: str) -> Refusal:
    """The refusal of words that do not have the form of their verb. [FT-CORE-06]"""
    return refusal("malformed", "form", PLACE, form=form)


def misread(answer: Answer) -> Refusal:
    """The refusal of words that do not have the form of their verb: of its forms that is told which has most of the words.

    [FT-CORE-06]
    """
    words = frozenset(words_of(answer))
    kinds = [verb.kind for verb in ALONE if verb.word == answer.verb]
    return malformed(FORMS[max(kinds, key=lambda kind: len(words & GRAMMAR.of_kind[kind][0].fixed_words))])
