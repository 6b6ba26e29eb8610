"""A campaign's fight and its party by the rules of the guide: what it comes to, and in words how somebody is (filler)."""

from collections.abc import Mapping

from affray.core.campaigns.steps import FightResult, outcome_of
from affray.core.faces.campaigns import MemberCard
from affray.core.words.phrase import Value
from affray.core.words.texts import ENGLISH, catalogue
from affray.systems.melee.content.codes import LOAD_NAMES
from affray.systems.melee.content.house_rules import PACKAGE, PLAIN
from affray.systems.melee.content.tables import NONE
from affray.systems.melee.position.state import OVER, REAL, State, home_side, sides_left
from affray.systems.melee.roster.adventurer import Adventurer, is_fit
from affray.systems.melee.roster.rest_and_learning import homecoming
from affray.systems.melee.roster.road import ma_and_load
from affray.systems.melee.roster.spoils import spoils_of
from affray.systems.melee.rules.attributes import fatigue_pool


def fight_result(
    state: State, side: int, gone: tuple[int, ...], fought: Mapping[str, Adventurer]
) -> FightResult[Adventurer]:
    """What a fight came to for a side, of which these fought; `gone` are sides that have fled. Raises InputError for one
    that is not over. [CM-END-01 CM-ROAD-02]"""
    outcome = outcome_of(state, side, state.winner if state.phase == OVER else None, sides_left(state), gone)
    mine = [figure for figure in state.figures if figure.life == REAL and home_side(figure) == side]
    back, lying = homecoming(state, side, fought, int(outcome == "won"))
    return FightResult(
        state.sides,
        frozenset(figure.id for figure in mine),
        outcome,
        {figure.name: figure for figure in back},
        spoils_of(state, side, lying) if outcome == "won" else (),
    )


# --- in words ---------------------------------------------------------------------------------------------------------
def campaign_text(language: str, name: str, **args: Value) -> str:
    """The message `campaign-<name>` with its arguments."""
    return catalogue(PACKAGE).say(language, f"campaign-{name}", **args)


def condition_text(adventurer: Adventurer, language: str = ENGLISH) -> str:
    """How an adventurer is: dead, or its ST with what it has lost."""
    if adventurer.dead:
        return campaign_text(language, "state-dead")
    if not (adventurer.wounds or adventurer.fatigue):
        return campaign_text(language, "state-well")
    down, lost = int(not is_fit(adventurer)), {"wounds": adventurer.wounds, "exhaustion": adventurer.fatigue}
    return campaign_text(language, "state", now=adventurer.st_now, down=down, **lost)


def member_card(adventurer: Adventurer, language: str = ENGLISH) -> MemberCard:
    """One of a party, as a page shows it."""
    scores = {"st": adventurer.st, "dx": adventurer.dx, "iq": adventurer.iq}
    shield = (adventurer.shield,) if adventurer.shield != NONE else ()
    return MemberCard(
        race=catalogue(PACKAGE).name(language, "race", adventurer.race),
        state=condition_text(adventurer, language),
        numbers={
            **scores,
            "mst": adventurer.st_now,
            "wounds": adventurer.wounds,
            "exhaustion": adventurer.fatigue,
            "ep": adventurer.experience,
        },
        hold=(*(adventurer.weapons or ("",) * len(shield)), *shield),
        carried=adventurer.slung,
        things=(*adventurer.gear, *adventurer.pack),
        armor="" if adventurer.armor == NONE else adventurer.armor,
        dead=adventurer.dead,
        fit=is_fit(adventurer),
        facts=member_facts(adventurer, language),
    )


def member_facts(adventurer: Adventurer, language: str) -> tuple[str, ...]:
    """What an adventurer is and knows, in a few words each. [CM-ATTR-01 CM-MA-02 CM-ENC-01]"""
    ma, load = ma_and_load(adventurer)
    scores = {"st": adventurer.st, "dx": adventurer.dx, "iq": adventurer.iq, "wis": adventurer.mind}
    spells = campaign_text(language, "fact-spells", spell=adventurer.spells)
    return (
        campaign_text(language, "fact-attributes", **scores),
        campaign_text(language, "fact-movement", ma=ma, load=LOAD_NAMES[load]),
        campaign_text(language, "fact-experience", has=adventurer.experience),
        *((spells,) if adventurer.spells else ()),
    )


def changes(before: Adventurer, after: Adventurer, language: str) -> tuple[str, ...]:
    """What a rest or a way does to an adventurer, in parts. [CM-HEAL-01 CM-FAT-02 CM-FAT-03]"""
    found, healed, more = [], before.wounds - after.wounds, after.fatigue - before.fatigue
    if healed:
        found.append(campaign_text(language, "change-healed", who=before.name, wounds=healed))
    elif after.rested > before.rested:
        found.append(campaign_text(language, "change-counts", who=before.name))
    if more:
        pool = fatigue_pool(before.st, before.wounds, PLAIN)
        found.append(
            campaign_text(language, "change-fatigue", who=before.name, now=after.fatigue, most=pool, more=more)
        )
    return tuple(found)
