// The two ways out of the page, in one value, so that tests and the demonstration can stand in for a server.
import { heed } from "./offline/reach.svelte";

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

export interface Net {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  socket(path: string): Socket;
}

/**
 * A message as a value. Seeds have 64 bits, more than a number of the page holds, so a long one stays text.
 */
export const parseJson = (text: string): unknown => JSON.parse(text.replace(/"seed":\s*(\d{16,})/gu, '"seed":"$1"'));

/** A name that no other message of this seat has; made where `crypto.randomUUID` is missing, too. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The browser's own: the server that served the page, and nothing else. */
export const browser: Net = {
  fetch: (path, init) => heed(fetch(path, init)),
  socket: (path) => new WebSocket(path.replace(/^/, location.origin.replace(/^http/, "ws"))) as Socket,
};
