"""The lists of rule systems and scenarios."""

import msgspec

from affray.cli.arguments import check_language
from affray.cli.shown.as_json import print_json
from affray.cli.shown.screen import screen_of
from affray.core import Facts, Scenario, System
from affray.core.faces.opponent import GREEDY_1
from affray.core.words.texts import COMMON, ENGLISH
from affray.game import shipped_scenarios as shipped
from affray.game.pack_folders import read_shelf
from affray.play.players import MEASURES, opponent_names
from affray.play.titles import STYLES, player_sentence, player_title, style_sentence
from affray.systems.registry import load_system, system_keys


def print_systems(*, json: bool) -> None:
    """Prints what each rule system is, and who wrote it."""
    facts = [load_system(key).facts for key in system_keys()]
    if json:
        print_json([system_facts(load_system(key)) for key in system_keys()])
        return
    screen = screen_of()
    for fact in facts:
        screen.print_heading(f"{fact.key}  {fact.name}, behaviour version {fact.version}")
        screen.say(f"  {fact.summary}", 2)
        screen.say(f"  For {sides_text(fact)}; {fact.space}; dice: {fact.dice}.", 2)
        screen.say(f"  Text: {fact.credit}. House rules: {len(fact.options)}.", 2)


def system_facts(system: System[object, object]) -> object:
    """What a program wants to know of a system: its facts, the options with what they do."""
    facts = msgspec.to_builtins(system.facts)
    for option in facts["options"]:
        option["effect"] = system.words.name("effect", option["name"])
    return facts


def sides_text(facts: Facts) -> str:
    """How many sides play, in words."""
    least, most = facts.sides
    return f"{least} sides" if least == most else f"{least} to {most} sides"


def print_scenarios(system: str | None, packs: tuple[str, ...] = (), language: str = ENGLISH, *, json: bool) -> None:
    """Prints the scenarios of a system, or of all, those of packs first. Raises InputError."""
    for key in [system] if system else system_keys():
        check_language(load_system(key).facts, language)
    own = [scenario for scenario in read_shelf(packs).scenarios if system in (None, scenario.system)]
    found = own + [scenario for key in ([system] if system else system_keys()) for scenario in shipped(key)]
    if json:
        print_json([scenario_row(scenario, language) for scenario in found])
        return
    screen = screen_of()
    for scenario in found:
        lead = "" if system else f"{scenario.system} "
        words = scenario.words_in(language)
        screen.print_heading(f"{lead}{scenario.name}  {words.title}")
        screen.say(f"  {words.summary}", 2)
    if not found:
        screen.say("No scenarios come with it: name a TOML file.")


def scenario_row(scenario: Scenario, language: str = ENGLISH) -> dict[str, object]:
    """What a program wants to know of a scenario."""
    words = scenario.words_in(language)
    return {
        "system": scenario.system,
        "name": scenario.name,
        "title": words.title,
        "summary": words.summary,
        "options": scenario.options,
    }


def print_players(key: str | None = None, language: str = ENGLISH, *, json: bool) -> None:
    """Prints the computer players, with a sentence for each, the styles, of a system as it plays them or what they are
    everywhere, and last those that others are measured by. Raises InputError."""
    system = load_system(key) if key else None
    about = (
        {style: COMMON.say(language, f"style-{style}-about") for style in STYLES}
        if system is None
        else {style: style_sentence(system, style, language) for style in system.opponents.styles}
    )
    kept = (GREEDY_1,) if system is None or system.opponents.kept(GREEDY_1) else ()
    measures, offered = (*MEASURES, *kept), opponent_names(system=system)
    if json:
        styles = [{"style": style, "about": said} for style, said in about.items()]
        print_json([*(player_row(name, language) for name in (*offered, *measures)), *styles])
        return
    screen = screen_of(language=language)
    for name in offered:
        screen.print_heading("  ".join(dict.fromkeys((name, player_title(name, language)))))
        if said := player_sentence(name, language):
            screen.say(f"  {said}", 2)
    if system is not None:
        screen.say(COMMON.say(language, "levels-here", system=system.facts.name))
    if about:
        screen.print_heading(COMMON.say(language, "styles-heading"))
    for style, said in about.items():
        screen.say(f"  {style}: {said}", 4)
    screen.print_heading(COMMON.say(language, "measures-heading"))
    for name in measures:
        screen.say(f"  {name}: {player_sentence(name, language)}", 4)


def player_row(name: str, language: str = ENGLISH) -> dict[str, object]:
    """What a program wants to know of a computer player."""
    return {"name": name, "title": player_title(name, language), "about": player_sentence(name, language)}
