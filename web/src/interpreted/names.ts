// A game whose reader has other names than it was made with: what turns them is loaded for those who need it.
import type { Net, Socket } from "../net";
import type { Voice } from "./voice";

/** They stand at the end of the first message. */
const NAMES = /"names":(\{[^{}]*\})\}$/u;

/** A net for one game that speaks with the page in the names of its reader, and with the server in those of the game. */
export function interpreted(net: Net): Net {
  let given = "";
  let voice: Voice | null = null;
  /** What has to be heard before the next. */
  let before: Promise<unknown> | undefined;
  function learn(names: string): void {
    if (names === given) return;
    given = names;
    voice = null;
    if (!names) return;
    before = import("./voice").then(
      ({ voiceOf }) => (voice = voiceOf(new Map(Object.entries(JSON.parse(names) as Record<string, string>)))),
      () => (given = ""),
    );
  }
  function socket(path: string): Socket {
    const line = net.socket(path);
    const own: Socket = {
      send: (text) => line.send(voice?.say(text) ?? text),
      close: () => line.close(),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    line.onopen = () => own.onopen?.();
    line.onmessage = ({ data }) => {
      const text = String(data);
      if (text.startsWith('{"kind":"welcome"')) learn(NAMES.exec(text)?.[1] ?? "");
      const hear = (): void => own.onmessage?.({ data: voice?.hear(text) ?? text });
      if (before) before = before.then(hear);
      else hear();
    };
    line.onclose = (event) => own.onclose?.(event);
    return own;
  }
  return { socket, fetch: (path, init) => voice?.fetch(net, path, init) ?? net.fetch(path, init) };
}
