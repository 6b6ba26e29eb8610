// What a game begins with where nobody has chosen yet: a duel, a battle, a table.
import type { ScenarioInfo, SystemInfo } from "../messages";

/** What to start at once with: the first system's duel, or the first scenario there is. */
export function quickStart(systems: SystemInfo[]): { system: SystemInfo; scenario: ScenarioInfo } | null {
  const system = systems[0];
  const scenario = system?.scenarios.find((one) => one.name === "duel") ?? system?.scenarios[0];
  return system && scenario ? { system, scenario } : null;
}

/** The first battle of armies there is. */
export function firstBattle(systems: SystemInfo[]): { system: SystemInfo; scenario: ScenarioInfo } | null {
  for (const system of systems) {
    const scenario = system.scenarios.find((one) => one.battle);
    if (scenario) return { system, scenario };
  }
  return null;
}

/** The first table with a game master there is. */
export function firstTable(systems: SystemInfo[]): { system: SystemInfo; scenario: ScenarioInfo } | null {
  for (const system of systems) {
    const scenario = system.scenarios.find((one) => one.table?.master);
    if (scenario) return { system, scenario };
  }
  return null;
}
