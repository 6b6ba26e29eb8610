"""What is asked of a duel of Fortmayn in words, and the answer: exchanges of a character and a foe to the end."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from affray.lab.batches.playing import WON, check_gpu, play_batch
from affray.lab.field_errors import fault
from affray.lab.fields import Con, Games, Limit, Pro, Rounds, Seed
from affray.lab.progress import begin_work
from affray.lab.questions import check_rounds, read_question
from affray.lab.schema import Duel
from affray.lab.systems.fortmayn.asking import sources_in
from affray.lab.systems.fortmayn.duel import LIMIT, MELEE, Met, duel_odds, meeting
from affray.lab.systems.fortmayn.roll_setup import RollSetup
from affray.lab.systems.fortmayn.sample import DuelGame, sample
from affray.lab.systems.fortmayn.sides import Champion, Enemy, KnownCreatures, read_champion, read_enemy
from affray.systems.fortmayn.content.house_rules import changed_options, read_house
from affray.systems.fortmayn.duel.habits import HABITS, USUAL

SYSTEM, UNIT = "fortmayn", "dice"
SUNDERS = {"yes": 1, "no": 0}


class Habit(msgspec.Struct, frozen=True):
    """How a character keeps himself in a fight: which dice he saves with what, by its name in HABITS, and whether he sunders
    gear when he is about to go out. [FT-ARM-01 FT-ARM-06]"""

    save: str
    sunder: int = 1

    def __str__(self) -> str:
        return self.save if self.sunder else f"{self.save} sunder=no"


def read_habit(text: str) -> Habit:
    """The habit that a text says. Raises InputError.

    >>> print(read_habit("last"), read_habit("none sunder=no"), sep=", ")
    last, none sunder=no
    """
    save, _, rest = text.strip().partition(" ")
    name, _, value = rest.strip().partition("=")
    if save not in HABITS or (rest and (name != "sunder" or value not in SUNDERS)):
        raise fault("policy", text, "habit", known=tuple(HABITS))
    return Habit(save, SUNDERS.get(value, 1))


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question about a duel of a character, whose policy `read_habit` reads, and a foe, who chooses nothing."""

    policy: Annotated[
        tuple[str, ...],
        Meta(description="How the character saves dice: none, shield, armor or last, and if you like sunder=yes|no."),
    ] = (USUAL,)
    pro: Pro = ()
    con: Con = ()
    rounds: Rounds = 0
    games: Games = 0
    seed: Seed = 1
    limit: Limit = LIMIT


def answer(
    a: str, b: str, given: Mapping[str, object] | None = None, known: KnownCreatures | None = None, *, gpu: bool = False
) -> Duel:
    """The answer to a question about a duel of a character and a foe; `gpu`: its games are played on a GPU. Raises
    InputError.

    >>> found = answer("brawny", "ghoul", {"rounds": 2})
    >>> round(found.wins[0], 4), len(found.by_round), found.unit
    (0.9332, 2, 'dice')
    """
    asked, known = read_question(Asked, given or {}, "duel fortmayn"), known or KnownCreatures()
    check_rounds(asked.rounds)
    check_gpu(asked.games, gpu=gpu)
    champion, enemy = read_champion(a), read_enemy(b, known)
    habit = habit_of(asked)
    met = meeting_of(champion, enemy, habit, asked, known)
    begin_work()
    found = duel_odds(met)
    duel = Duel(
        system=SYSTEM,
        who=(champion.name, enemy.name),
        policies=(str(habit), ""),
        wins=found.wins,
        drawn=found.undecided,
        rounds=found.rounds,
        unit=UNIT,
        left=(found.mean_left(0), found.mean_left(1)),
        left_of=WON,
        left_spread=found.won,
        by_round=found.by_round[: asked.rounds],
        states=found.states,
        options=changed_options(known.house),
    )
    return replace(duel, played=play_batch(met, asked.games, asked.seed, WON, gpu=gpu)) if asked.games else duel


def habit_of(asked: Asked) -> Habit:
    """The habit of the character. Raises InputError for two that differ."""
    if not 1 <= len(asked.policy) <= 2 or (len(asked.policy) == 2 and asked.policy[1] not in ("", asked.policy[0])):
        raise fault("policy", None, "one-policy")
    return read_habit(asked.policy[0])


def sample_of(
    a: str, b: str, policies: tuple[str, ...], options: Mapping[str, str], seed: int, number: int,
    given: Mapping[str, object] | None = None,
) -> DuelGame:  # fmt: skip
    """Game `number` of a seed of a duel, as a conflict. Raises InputError."""
    known = KnownCreatures(read_house(options))
    asked = read_question(Asked, {**(given or {}), "policy": policies or (USUAL,)}, "duel fortmayn")
    champion, enemy, how = read_champion(a), read_enemy(b, known), setup_of(habit_of(asked), asked, known)
    return sample(champion, enemy, how, meeting(champion, enemy, how, asked.limit), seed, number)


def meeting_of(champion: Champion, enemy: Enemy, habit: Habit, asked: Asked, known: KnownCreatures) -> Met:
    """The meeting of a character and a foe. Raises InputError."""
    return meeting(champion, enemy, setup_of(habit, asked, known), asked.limit)


def setup_of(habit: Habit, asked: Asked, known: KnownCreatures) -> RollSetup:
    """How the character fights. Raises InputError."""
    return RollSetup(
        kind=MELEE, pros=sources_in(asked.pro, 1, "pro"), cons=sources_in(asked.con, -1, "con"), save=habit.save,
        sunder=habit.sunder, house=known.house,
    )  # fmt: skip


def duel_meeting(a: str, b: str, policy: str = USUAL, known: KnownCreatures | None = None, limit: int = LIMIT) -> Met:
    """A character and a foe by their lines, with his habit as text: what is played and compared. Raises InputError."""
    known, asked = known or KnownCreatures(), Asked(limit=limit)
    return meeting_of(read_champion(a), read_enemy(b, known), read_habit(policy), asked, known)
