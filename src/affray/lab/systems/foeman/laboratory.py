"""The laboratory of Foeman: odds, duels, comparisons and sweeps."""

from collections.abc import Callable, Mapping, Sequence
from typing import cast, get_args

from affray.core import InputError
from affray.core.words.texts import ENGLISH
from affray.game import Game
from affray.lab.arena import Arena, Cell, Effort, option_values
from affray.lab.batches.batch import Meeting
from affray.lab.fields import LabSystem, symmetric_system
from affray.lab.fields import question_fields as fields_of
from affray.lab.laboratory import Asked, Laboratory, Options, Pair, Rules, limit_from
from affray.lab.schema import Duel, Odds


class FoemanLaboratory(Laboratory):
    """What the laboratory asks of Foeman."""

    key = "foeman"
    sides = ("Man-at-arms", "Orc raider", "Goblin skirmisher")
    policy = "4"
    kinds: Mapping[str, str] = {"weapon": "item", "armor": "item", "side": "hexside"}
    label = "part"

    def fields(self) -> LabSystem:
        """What can be asked of Foeman."""
        from affray.lab.systems.foeman.asking import ALL, SAVE, Asked
        from affray.lab.systems.foeman.duels import Asked as Duel
        from affray.lab.systems.foeman.odds import GOALS, Both
        from affray.lab.systems.foeman.policies import REROLLS
        from affray.systems.foeman.content.codes import ITEM_NAMES, KIND_NAMES, SAME, SIDE_NAMES
        from affray.systems.foeman.content.tables import roster, weapon_names
        from affray.systems.foeman.rules.bidding import MOST_BID

        dice = (ALL, *map(str, range(1, MOST_BID + 1)))
        values: dict[str, Sequence[str]] = {
            "kind": ("", *KIND_NAMES, SAVE), "dice": dice, "side": SIDE_NAMES[:SAME], "prone": get_args(Both),
            "in_hth": get_args(Both), "defend": ("", *ITEM_NAMES), "reroll": (*REROLLS, "best"), "goal": GOALS,
        }  # fmt: skip
        suggested = {"weapon": tuple(dict.fromkeys(weapon_names().values()))}
        plans = {"policy": ("4 reroll=likely", "5 reroll=all", "4 weak=4 item=shield", "best reroll=likely")}
        return symmetric_system(
            "foeman",
            fields_of(Asked, values, suggested, tuple(roster())),
            fields_of(Duel, {}, plans, ()),
            tuple(roster()),
        )

    def chances(self, asked: Asked, options: Options, language: str = ENGLISH) -> Odds:
        from affray.lab.systems.foeman.asking import answer

        return answer(asked, dict(options))

    def solve(self, who: Pair, asked: Asked, options: Options, language: str = ENGLISH, *, gpu: bool = False) -> Duel:
        from affray.lab.systems.foeman.duels import answer

        return answer(*who, asked, dict(options), gpu=gpu)

    def sample(
        self, who: Pair, policies: tuple[str, ...], options: Mapping[str, str], seed: int, number: int, asked: Asked
    ) -> Game[object, object]:
        from affray.lab.systems.foeman.chain import LIMIT
        from affray.lab.systems.foeman.sample import sample

        limit = limit_from(asked, LIMIT)
        played = sample(*who, *(policies * 2)[:2], options=dict(options), seed=seed, number=number, limit=limit)
        return cast(Game[object, object], played)

    def rules(self) -> Rules:
        from affray.systems.foeman.content.house_rules import PRESET, option_facts, read_house, value_text

        return Rules(tuple(fact for fact in option_facts() if fact.name != PRESET), read_house, value_text)

    def meeting(
        self, sides: Pair, policies: Pair, options: Mapping[str, str], *, compiled: bool
    ) -> Meeting[object, object]:
        from affray.lab.systems.foeman.chain import fight

        return cast(Meeting[object, object], fight(*sides, *policies, options=dict(options)).meeting)

    def arenas(self) -> Mapping[str, Callable[[], Arena]]:
        from affray.lab.systems.foeman.arena import FoemanAttack, FoemanDuel

        return {"duel": FoemanDuel, "attack": FoemanAttack, **super().arenas()}

    def sample_cell(self, cell: Cell, effort: Effort, number: int) -> Game[object, object]:
        from affray.lab.systems.foeman.arena import FoemanDuel, board_line, duel_position, is_doubled
        from affray.lab.systems.foeman.sample import is_handless, sample

        # A single game does not wait for machine code.
        fight = FoemanDuel().fight(cell, effort, compiled=False)
        a, b = board_line(cell.a), board_line(cell.b)
        for figure in duel_position(a, b, tuple(cell.options.items())).figures:
            if is_handless(figure):
                raise InputError(
                    f"sample: {figure.id} has no hand free to strike with; expected no shield beside a bow"
                )
        played = sample(
            a, b, *map(str, fight.plans), options=option_values(cell.options), seed=effort.seed, number=number,
            limit=fight.limit, doubled=(is_doubled(cell.a), is_doubled(cell.b)),
        )  # fmt: skip
        return cast(Game[object, object], played)


LABORATORY = FoemanLaboratory()
