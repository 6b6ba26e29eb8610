// From a request for a game to the table it is played at.
import type { Lobby } from "../api";
import { kept } from "../kept";
import type { Made, NewGame } from "../messages";
import { go } from "../nav.svelte";
import { language } from "../words.svelte";
import { gamePath } from "../route";

/** Keeps the links of a new game in this browser and goes to its table. */
export function enter(made: Made, about: { title?: string; system?: string; sides?: string[] } = {}): void {
  const { game, token, friends, onlooker } = made;
  kept.play({ game, token, friends, onlooker, at: Date.now(), ...about });
  go(gamePath(game, token));
}

export async function begin(lobby: Lobby, game: NewGame, title = "", sides: string[] = []): Promise<void> {
  enter(await lobby.make(game, language()), { title, system: game.system ?? "", sides });
}
