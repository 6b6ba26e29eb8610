// Sitting down by a link: it is spent when it is first used, and the seat has a token that only this browser knows.
import { Failure, Seat } from "./api";
import { memory } from "./memory";
import type { Net } from "./net";
import { gamePath } from "./route";
import { language } from "./words.svelte";

/** A token that nobody can guess, in the letters that an address may have. */
export function freshToken(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18)));
  return btoa(bytes).replace(/\+/gu, "-").replace(/\//gu, "_");
}

/** The token drawn for a link: the same again in this tab, so that a lost reply is no lost seat. */
function drawn(link: string): string {
  const key = `affray-link-${link}`;
  const fresh = freshToken();
  try {
    const before = sessionStorage.getItem(key);
    if (before === null) sessionStorage.setItem(key, fresh);
    return before ?? fresh;
  } catch {
    return fresh;
  }
}

/** Whether this browser knows a token as its own, so that it is no link. */
export const isOwn = (game: string, token: string): boolean =>
  memory.recent.some((one) => one.game === game && one.token === token);

/** The seat's own token for what stands behind the #: that itself, or where it is a link the one that it was spent for. Throws a
 * Failure for a link that has been used. */
export async function takeSeat(net: Net, game: string, token: string): Promise<string> {
  try {
    const taken = await new Seat(net, game, token, language).sit(drawn(token));
    memory.play({ game, token: taken.token, at: Date.now() });
    history.replaceState(null, "", gamePath(game, taken.token));
    return taken.token;
  } catch (error) {
    if (error instanceof Failure && error.code === "spent") throw error;
    // A seat's own token; and where nothing answers the table says so and tries again.
    return token;
  }
}
