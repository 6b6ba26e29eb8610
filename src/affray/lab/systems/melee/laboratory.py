"""The laboratory of the Combat and Movement Guide: odds, duels, comparisons and sweeps."""

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from affray.core.words.texts import ENGLISH
from affray.game import Game
from affray.lab.account import Account
from affray.lab.arena import Arena, Cell, Effort, option_values
from affray.lab.batches.batch import Meeting
from affray.lab.fields import LabSystem, question_options, symmetric_system
from affray.lab.fields import question_fields as fields_of
from affray.lab.laboratory import Asked, Laboratory, Pair, Questions, Rules, Setting, Subject, duel_within, limit_from
from affray.lab.schema import Duel, Odds

FIGURE = "A creature, or a line such as st=12 dx=12 weapon=broadsword armor=leather."


class MeleeLaboratory(Laboratory):
    """What the laboratory asks of the Combat and Movement Guide."""

    key = "melee"
    sides = ("myrmidon", "orc", "goblin", "wolf")
    policy = "attack"
    kinds: Mapping[str, str] = {
        "attacker": "race", "defender": "race", "weapon": "item", "spell": "spell", "posture": "posture",
        "target_posture": "posture",
    }  # fmt: skip
    label = "part"
    duelists = (FIGURE, FIGURE)

    def fields(self) -> LabSystem:
        """What can be asked of the Combat and Movement Guide."""
        from affray.lab.systems.melee.asking import Asked
        from affray.lab.systems.melee.duels import BEST
        from affray.lab.systems.melee.duels import Asked as Duel
        from affray.lab.systems.melee.policies import POLICIES
        from affray.lab.systems.melee.shot import SAVE, SWITCHES
        from affray.lab.systems.melee.subjects import side_looks
        from affray.systems.melee.content.codes import HTH, KIND_NAMES, POSTURE_NAMES, STANCE_NAMES, WITHIN, ZONE_NAMES
        from affray.systems.melee.content.tables import creatures, spells, weapons

        values: dict[str, Sequence[str]] = {
            "kind": ("", *KIND_NAMES[: HTH + 1], SAVE), "zone": ZONE_NAMES[:WITHIN], "stance": STANCE_NAMES,
            "posture": POSTURE_NAMES, "target_posture": POSTURE_NAMES,
        }  # fmt: skip
        suggested = {"weapon": tuple(weapons()), "spell": tuple(spells()), "also": SWITCHES}
        names = tuple(creatures())
        return symmetric_system(
            "melee",
            fields_of(Asked, values, suggested, names),
            fields_of(Duel, {"policy": (*POLICIES, BEST)}, {}, ()),
            names,
            "current_st_everywhere",
            side_looks(),
        )

    def subject(self, state: object, who: str) -> Subject:
        from affray.lab.systems.melee.subjects import figure_subject
        from affray.systems.melee.position.state import State

        return figure_subject(cast(State, state), who)

    def questions(self) -> Questions:
        from affray.lab.systems.melee.asking import OPTIONS, idle_options
        from affray.lab.systems.melee.duels import Asked

        return Questions(OPTIONS, question_options(Asked), idle_options)

    def chances(self, asked: Asked, setting: Setting) -> Odds:
        from affray.lab.systems.melee.asking import answer

        return answer(asked, setting.options)

    def account(self, asked: Asked, setting: Setting) -> Account:
        """An attack, or a duel within the most turns, in English."""
        from affray.lab.systems.melee.account import account, duel_account
        from affray.lab.systems.melee.shot import SAVE

        if setting.language != ENGLISH or asked.get("kind") == SAVE:
            return ()
        if asked.get("duel"):
            return duel_account(self.solve(*duel_within(self, asked), setting))
        return account(asked, setting.options)

    def solve(self, who: Pair, asked: Asked, setting: Setting, *, gpu: bool = False) -> Duel:
        from affray.lab.systems.melee.duels import answer

        return answer(*who, asked, setting.options, gpu=gpu)

    def sample(
        self, who: Pair, policies: tuple[str, ...], options: Mapping[str, str], seed: int, number: int, asked: Asked
    ) -> Game[object, object]:
        from affray.lab.systems.melee.duel import LIMIT
        from affray.lab.systems.melee.sample import sample

        limit = limit_from(asked, LIMIT)
        played = sample(*who, *policies, options=dict(options), seed=seed, number=number, limit=limit)
        return cast(Game[object, object], played)

    def rules(self) -> Rules:
        from affray.systems.melee.content.house_rules import option_facts, read_house

        return Rules(option_facts(), read_house)

    def meeting(
        self, sides: Pair, policies: Pair, options: Mapping[str, str], *, compiled: bool
    ) -> Meeting[object, object]:
        from affray.lab.systems.melee.duel import meeting

        return cast(Meeting[object, object], meeting(*sides, *policies, options=options))

    def arenas(self) -> Mapping[str, Callable[[], Arena]]:
        from affray.lab.systems.melee.arena import MeleeAttack, MeleeDuel

        return {"duel": MeleeDuel, "attack": MeleeAttack, **super().arenas()}

    def sample_cell(self, cell: Cell, effort: Effort, number: int) -> Game[object, object]:
        from affray.lab.systems.melee.arena import USUAL, line_of
        from affray.lab.systems.melee.duel import LIMIT
        from affray.lab.systems.melee.sample import sample

        policies = (str(fields.get("policy", USUAL)) for fields in (cell.a, cell.b))
        played = sample(
            line_of(cell.a), line_of(cell.b), *policies, options=option_values(cell.options), seed=effort.seed,
            number=number, limit=effort.limit or LIMIT,
        )  # fmt: skip
        return cast(Game[object, object], played)


LABORATORY = MeleeLaboratory()
