// In which of the games of this browser it is one's turn: asked of the server with each seat's own token.
import { Failure, Seat } from "../api";
import { memory, type Recent } from "../memory";
import type { Net } from "../net";
import { language } from "../words.svelte";

/** How often the games with other people are asked after, and how long the first time waits for the page, in milliseconds. */
const EVERY = 30_000;
const FIRST = 1_500;
/** So many games at most are asked after without anybody looking at the list. */
const MOST = 8;
/** What says that a seat is no longer to be had. */
const GONE = new Set([401, 403, 404]);

const waiting = (): string[] =>
  memory.recent.filter((one) => !one.over && !one.gone && one.turn?.people && one.turn.mine).map((one) => one.game);
const state = $state({ waiting: waiting() });

/** How many games wait for this browser while other people play in them. */
export const waitingGames = (): number => state.waiting.length;

export function count(): void {
  state.waiting = waiting();
}

/** Asks whose turn it is in a game and keeps that. Throws a Failure where nothing answers. */
export async function askTurn(net: Net, { game, token }: Recent): Promise<void> {
  try {
    const turn = await new Seat(net, game, token, language).turn();
    memory.note(game, { turn, over: turn.over });
  } catch (error) {
    if (!(error instanceof Failure && GONE.has(error.status))) throw error;
    memory.note(game, { gone: true });
  }
}

/** Asks after games, one after the other, until one is not answered. */
export async function askTurns(net: Net, games: Recent[]): Promise<void> {
  try {
    for (const one of games) if (one.token) await askTurn(net, one);
  } finally {
    count();
  }
}

/** Games that may have moved on although nobody here did anything. */
const moving = (one: Recent): boolean => !one.over && !one.gone && (one.turn?.people ?? Boolean(one.friends?.length));

/** Keeps asking while the page is seen; returns what ends that. */
export function watchTurns(net: Net): () => void {
  const ask = (): void => {
    if (document.visibilityState === "hidden") return;
    // The next time comes by itself.
    void askTurns(net, memory.recent.filter(moving).slice(0, MOST)).catch(() => {});
  };
  count();
  const first = setTimeout(ask, FIRST);
  const timer = setInterval(ask, EVERY);
  document.addEventListener("visibilitychange", ask);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener("visibilitychange", ask);
  };
}
