// From a request for a game to the table it is played at.
import type { Lobby } from "../api";
import { memory } from "../memory";
import type { Made, NewGame, ScenarioInfo, SystemInfo } from "../messages";
import { go } from "../nav.svelte";
import { language } from "../words.svelte";
import { gamePath } from "../route";
import { ME, meet } from "../seats";

/** Keeps the links of a new game in this browser and goes to its table. */
export function enterGame(
  made: Made,
  about: { title?: string; system?: string; sides?: string[]; branch?: number } = {},
): void {
  const { game, token, friends, onlooker } = made;
  memory.play({ game, token, friends, onlooker, at: Date.now(), ...about });
  go(gamePath(game, token));
}

/** A game of a scenario at once: this browser has the first side, a computer player all others. */
export const beginAgainst = (
  lobby: Lobby,
  { system, scenario }: { system: SystemInfo; scenario: ScenarioInfo },
  foe: string,
): Promise<void> => {
  const seats = Object.fromEntries(scenario.sides.map((side, place) => [side, place ? foe : ME]));
  return beginGame(lobby, { system: system.key, scenario: scenario.name, seats }, scenario.title, scenario.sides);
};

export async function beginGame(lobby: Lobby, game: NewGame, title = "", sides: string[] = []): Promise<void> {
  meet(Object.values(game.seats ?? {}));
  enterGame(await lobby.make(game, language()), { title, system: game.system ?? "", sides });
}
