"""The laboratory of Foeman: odds, duels, comparisons and sweeps."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, cast, get_args

from msgspec.structs import replace

from affray.core.words.texts import ENGLISH
from affray.game import Game
from affray.lab.account import Account
from affray.lab.arena import Arena, Cell, Effort, option_values
from affray.lab.batches.batch import Meeting
from affray.lab.field_errors import fault
from affray.lab.fields import LabSystem, question_options, symmetric_system
from affray.lab.fields import question_fields as fields_of
from affray.lab.laboratory import (
    Asked,
    Laboratory,
    PackOption,
    Pair,
    Questions,
    Rules,
    Setting,
    Skirmishing,
    Subject,
    limit_from,
)
from affray.lab.schema import Duel, Odds

if TYPE_CHECKING:
    from affray.systems.foeman.roster.pack_names import Pack

FIGURE = "A roster name, or a line such as race=Human st=12 dx=12 iq=8 hold=Axe."


def read_packs(paths: Sequence[str]) -> "Pack":
    """The packs in these folders as one. Raises InputError."""
    from affray.game.pack_folders import read_shelf
    from affray.systems.foeman.roster.pack_names import Pack, merge_packs

    return merge_packs([folder.pack for folder in read_shelf(paths).folders if isinstance(folder.pack, Pack)])


class FoemanLaboratory(Laboratory):
    """What the laboratory asks of Foeman."""

    key = "foeman"
    sides = ("Man-at-arms", "Orc raider", "Goblin skirmisher")
    policy = "4"
    kinds: Mapping[str, str] = {
        "attacker": "figure", "defender": "figure", "weapon": "item", "armor": "item", "side": "hexside",
    }  # fmt: skip
    label = "part"
    duelists = (FIGURE, FIGURE)
    packs = PackOption("DIR", "A folder of house rules; may be given again.")

    def fields(self) -> LabSystem:
        """What can be asked of Foeman."""
        from affray.lab.systems.foeman.asking import ALL, Asked
        from affray.lab.systems.foeman.duels import Asked as Duel
        from affray.lab.systems.foeman.odds import GOALS, SAVE, Both
        from affray.lab.systems.foeman.plans import plan_fields
        from affray.lab.systems.foeman.policies import REROLLS, STEADY
        from affray.lab.systems.foeman.subjects import side_looks
        from affray.systems.foeman.content.codes import ITEM_NAMES, KIND_NAMES, SAME, SIDE_NAMES
        from affray.systems.foeman.content.tables import roster, weapon_names
        from affray.systems.foeman.rules.bidding import MOST_BID

        dice = (ALL, *map(str, range(1, MOST_BID + 1)))
        values: dict[str, Sequence[str]] = {
            "kind": ("", *KIND_NAMES, SAVE), "dice": dice, "side": SIDE_NAMES[:SAME], "prone": get_args(Both),
            "in_hth": get_args(Both), "defend": ("", *ITEM_NAMES), "reroll": (*REROLLS, STEADY, "best"), "goal": GOALS,
        }  # fmt: skip
        suggested = {"weapon": tuple(dict.fromkeys(weapon_names().values()))}
        plans = {"policy": ("4 reroll=likely", "5 reroll=all", "4 weak=4 item=shield", "best reroll=likely")}
        found = symmetric_system(
            "foeman",
            fields_of(Asked, values, suggested, tuple(roster())),
            fields_of(Duel, {}, plans, ()),
            tuple(roster()),
            "drop_weapon",
            side_looks(),
        )
        return replace(found, example={"reroll": STEADY}, policy=plan_fields())

    def subject(self, state: object, who: str) -> Subject:
        from affray.lab.systems.foeman.subjects import figure_subject
        from affray.systems.foeman.position.state import State

        return figure_subject(cast(State, state), who)

    def questions(self) -> Questions:
        from affray.lab.systems.foeman.asking import Asked as OddsAsked
        from affray.lab.systems.foeman.asking import idle_options
        from affray.lab.systems.foeman.duels import Asked

        return Questions(question_options(OddsAsked), question_options(Asked), idle_options)

    def chances(self, asked: Asked, setting: Setting) -> Odds:
        from affray.lab.systems.foeman.asking import answer

        return answer(asked, dict(setting.options), read_packs(setting.packs))

    def account(self, asked: Asked, setting: Setting) -> Account:
        """An attack as a table of the dice that may be bid, in English."""
        from affray.lab.systems.foeman.account import account
        from affray.lab.systems.foeman.odds import SAVE

        english = setting.language == ENGLISH and asked["kind"] != SAVE
        return account(self.chances(asked, setting)) if english else ()

    def solve(self, who: Pair, asked: Asked, setting: Setting, *, gpu: bool = False) -> Duel:
        from affray.lab.systems.foeman.duels import answer

        return answer(*who, asked, dict(setting.options), read_packs(setting.packs), gpu=gpu)

    def sample(
        self, who: Pair, policies: tuple[str, ...], options: Mapping[str, str], seed: int, number: int, asked: Asked
    ) -> Game[object, object]:
        from affray.lab.systems.foeman.chain import LIMIT
        from affray.lab.systems.foeman.sample import sample

        limit = limit_from(asked, LIMIT)
        played = sample(*who, *policies, options=dict(options), seed=seed, number=number, limit=limit)
        return cast(Game[object, object], played)

    def skirmishing(self) -> Skirmishing:
        from affray.lab.systems.foeman.skirmish.answer import Asked, answer, sample
        from affray.lab.systems.foeman.skirmish.stepping import skirmish_batch

        keep = cast(Callable[..., Game[object, object]], sample)
        return Skirmishing(
            "A scenario of Foeman, or a TOML file.", question_options(Asked), answer, keep, skirmish_batch
        )

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
                raise fault("sample", None, "no-hand", side=figure.id)
        played = sample(
            a, b, *map(str, fight.plans), options=option_values(cell.options), seed=effort.seed, number=number,
            limit=fight.limit, doubled=(is_doubled(cell.a), is_doubled(cell.b)),
        )  # fmt: skip
        return cast(Game[object, object], played)


LABORATORY = FoemanLaboratory()
