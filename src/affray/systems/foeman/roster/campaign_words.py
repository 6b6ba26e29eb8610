"""A member of a campaign's party in words, and what rest does to it."""

from collections.abc import Mapping

from affray.core.faces.campaigns import MemberCard
from affray.core.words.phrase import Value
from affray.core.words.texts import ENGLISH, catalogue
from affray.systems.foeman.content.kinds import NONE
from affray.systems.foeman.content.self_described_names import display_name, display_value
from affray.systems.foeman.content.tables import PACKAGE, find_weapon
from affray.systems.foeman.content.tables import is_weapon as known_weapon
from affray.systems.foeman.position.gear import belongings
from affray.systems.foeman.roster.adventurer import Adventurer, figure_of, is_fit
from affray.systems.foeman.rules.experience import next_level_ep

NAMED = ("chest", "item", "race", "worn")
"""The arguments whose values may describe themselves."""


def spoken(args: Mapping[str, Value]) -> Mapping[str, Value]:
    """Arguments with items of a user's own by their names."""
    return {key: display_value(value) if key in NAMED else value for key, value in args.items()}


def campaign_text(language: str, name: str, **args: Value) -> str:
    """The message `campaign-<name>` with its arguments; items of a user's own go by their names."""
    return catalogue(PACKAGE).say(language, f"campaign-{name}", **spoken(args))


def item_name(item: str, language: str = ENGLISH) -> str:
    """The name of an item in a language."""
    return catalogue(PACKAGE).name(language, "item", display_name(item))


def condition_text(adventurer: Adventurer, language: str = ENGLISH) -> str:
    """The condition of an adventurer: dead, or its mST with what it has lost."""
    if adventurer.dead:
        return campaign_text(language, "dead")
    if not (adventurer.wounds or adventurer.exhaustion):
        return campaign_text(language, "alive", mst=adventurer.mst)
    lost = campaign_text(language, "lost", wounds=adventurer.wounds, exhaustion=adventurer.exhaustion)
    return campaign_text(language, "hurt", mst=adventurer.mst, lost=lost, down=int(not is_fit(adventurer)))


def member_line(adventurer: Adventurer, language: str = ENGLISH) -> str:
    """A figure in one line: attributes, condition, gear."""
    items = (*belongings(figure_of(adventurer)), *adventurer.things)
    gear = campaign_text(language, "gear", item=items) if items else campaign_text(language, "nothing")
    armor = "" if adventurer.armor == NONE else campaign_text(language, "wears", worn=adventurer.armor)
    if adventurer.forfeits:
        armor += campaign_text(language, "lacks", attribute=tuple(name.upper() for name in adventurer.forfeits))
    return campaign_text(
        language,
        "member",
        race=adventurer.race,
        st=adventurer.st,
        dx=adventurer.dx,
        iq=adventurer.iq,
        level=adventurer.level,
        ep=adventurer.ep,
        next=next_level_ep(adventurer.level),
        state=condition_text(adventurer, language),
        gear=gear,
        armor=armor,
    )


def member_card(adventurer: Adventurer, language: str = ENGLISH) -> MemberCard:
    """One of a party, as a page shows it."""
    figure = figure_of(adventurer)
    return MemberCard(
        race=catalogue(PACKAGE).name(language, "race", adventurer.race),
        state=condition_text(adventurer, language),
        numbers={
            "st": figure.st,
            "dx": figure.dx,
            "iq": figure.iq,
            "mst": adventurer.mst,
            "wounds": adventurer.wounds,
            "exhaustion": adventurer.exhaustion,
            "level": adventurer.level,
            "ep": adventurer.ep,
            "next_ep": next_level_ep(adventurer.level),
        },
        hold=(adventurer.main, adventurer.off) if adventurer.main or adventurer.off else (),
        carried=adventurer.carried,
        things=adventurer.things,
        armor="" if adventurer.armor == NONE else adventurer.armor,
        dead=adventurer.dead,
        fit=is_fit(adventurer),
        lacks=adventurer.forfeits,
        facts=(
            campaign_text(language, "fact-attributes", st=figure.st, dx=figure.dx, iq=figure.iq),
            campaign_text(language, "fact-level", level=adventurer.level),
            campaign_text(language, "fact-ep", ep=adventurer.ep, next=next_level_ep(adventurer.level)),
        ),
    )


def rest_changes(before: Adventurer, after: Adventurer, language: str) -> tuple[str, ...]:
    """What a rest does to an adventurer, in parts."""
    found, healed = [], before.wounds - after.wounds
    if after.wounds + after.exhaustion == 0 and (healed or before.exhaustion):
        found.append(campaign_text(language, "rest-whole", who=before.name))
    elif healed or after.exhaustion < before.exhaustion:
        found.append(campaign_text(language, "rest-one", who=before.name, healed=healed))
    if after.shots > before.shots and has_bow(before):
        found.append(campaign_text(language, "rest-quiver", who=before.name))
    return tuple(found)


def has_bow(adventurer: Adventurer) -> bool:
    """Whether an adventurer has a Bow."""
    return any(known_weapon(item) and find_weapon(item).bow for item in belongings(figure_of(adventurer)))
