// From a request for a game to the table it is played at.
import type { Lobby } from "../api";
import { memory } from "../memory";
import type { Made, NewGame } from "../messages";
import { go } from "../nav.svelte";
import { meet } from "../seats";
import { language } from "../words.svelte";
import { gamePath } from "../route";

/** Keeps the links of a new game in this browser and goes to its table. */
export function enterGame(
  made: Made,
  about: { title?: string; system?: string; sides?: string[]; branch?: number } = {},
): void {
  const { game, token, friends, onlooker } = made;
  memory.play({ game, token, friends, onlooker, at: Date.now(), ...about });
  go(gamePath(game, token));
}

export async function beginGame(lobby: Lobby, game: NewGame, title = "", sides: string[] = []): Promise<void> {
  meet(Object.values(game.seats ?? {}));
  enterGame(await lobby.make(game, language()), { title, system: game.system ?? "", sides });
}
