// The fight after a lesson: the first one of its system, against the easiest computer player.
import type { Lobby } from "../api";
import { go } from "../nav.svelte";
import { EASIEST, opponent } from "../seats";
import { beginAgainst } from "../start/begin";
import { quickStart } from "../start/first";
import { language } from "../words.svelte";

export async function beginEasily(lobby: Lobby, key: string): Promise<void> {
  const systems = await lobby.systems(language());
  const start = quickStart(systems.filter((system) => system.key === key));
  if (!start) return go("/");
  const { players } = start.system;
  await beginAgainst(lobby, start, players.includes(EASIEST) ? EASIEST : opponent(players));
}
