// The requests of the table's API, typed. A refused request throws a Failure with the server's one line.
import { memory } from "./memory";
import type {
  Advice,
  BookInfo,
  CameBack,
  ClauseInfo,
  Fault,
  FromServer,
  Journal,
  LessonText,
  Made,
  Moment,
  Muster,
  NewGame,
  Film,
  SeatLink,
  StoryTold,
  SystemInfo,
  Turn,
  Verified,
  Welcome,
} from "./messages";
import { type Net, parseJson } from "./net";
import type { Paths } from "./paths";
import { say } from "./words.svelte";

/** A request that failed: the code and reason of the server, or `offline` when nothing answered. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly clauses: string[] = [],
    readonly status = 0,
  ) {
    super(reason);
    this.name = "Failure";
  }
}

/** Whether something failed because what it was meant for was changed elsewhere meanwhile. */
export const isStale = (error: unknown): boolean => error instanceof Failure && error.code === "stale";

/** The reason in words of anything thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function failure(response: Response): Promise<Failure> {
  try {
    const fault = (await response.json()) as Partial<Fault>;
    return new Failure(
      fault.code ?? "fault",
      fault.reason ?? response.statusText,
      fault.clauses ?? [],
      response.status,
    );
  } catch {
    return new Failure("fault", response.statusText || String(response.status), [], response.status);
  }
}

export const getJson = async <T>(net: Net, path: string, init: RequestInit = {}): Promise<T> =>
  parseJson(await getText(net, path, init)) as T;

/** The text of an answer. */
export const getText = async (net: Net, path: string, init: RequestInit = {}): Promise<string> =>
  (await getResponse(net, path, init)).text();

/** An answer that is no refusal. */
export async function getResponse(net: Net, path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await net.fetch(path, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Failure("offline", say("offline"));
  }
  if (!response.ok) throw await failure(response);
  return response;
}

/** What a path is asked: what stands in it, behind it, and what is sent. */
export type Given<K extends keyof Paths> = Wanted<"path", Paths[K]["path"]> &
  Wanted<"query", Paths[K]["query"]> &
  (undefined extends Paths[K]["body"] ? unknown : { body: Paths[K]["body"] });
type Wanted<Name extends string, Part> =
  Record<string, never> extends Part ? { [name in Name]?: Part } : { [name in Name]: Part };
type Parts = { path?: object; query?: object; body?: unknown };

/** Where a path leads. */
export function pathTo(what: keyof Paths, path: object = {}, query: object = {}): string {
  const known = new Map<string, unknown>(Object.entries(path));
  const at = what
    .slice(what.indexOf("/"))
    .replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(known.get(name))));
  const asked = Object.entries(query as Record<string, unknown>).flatMap(([name, value]) =>
    [value].flat().map((one) => [name, String(one)]),
  );
  return asked.length ? `${at}?${new URLSearchParams(asked)}` : at;
}

/** Asks a path of the server, which is typed by its own description. */
export function call<K extends keyof Paths>(
  net: Net,
  what: K,
  given: Given<K>,
  init: RequestInit = {},
): Promise<Paths[K]["answer"]> {
  const { path, query, body } = given as Parts;
  const sent = body === undefined ? { method: what.slice(0, what.indexOf(" ")) } : jsonPost(body);
  return getJson(net, pathTo(what, path, query), { ...sent, ...init, headers: { ...sent.headers, ...init.headers } });
}

export const jsonPost = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": typeof body === "string" ? "text/plain" : "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** With the key of a server that lets only those who know it make games and read what is kept. */
export const withKey = (init: RequestInit): RequestInit =>
  memory.key ? { ...init, headers: { ...init.headers, Authorization: `Bearer ${memory.key}` } } : init;

/** The answer of a path. */
export type Answered<K extends keyof Paths> = Promise<Paths[K]["answer"]>;

/** The requests of one part of the server: asked in the page's language, with the key of the server. */
export abstract class Requests {
  constructor(
    readonly net: Net,
    readonly lang: () => string,
  ) {}

  /** What stands behind each path besides the language. */
  protected get beside(): object {
    return {};
  }

  protected ask<K extends keyof Paths>(what: K, given: Given<K>, signal?: AbortSignal): Answered<K> {
    return this.call(what, given, withKey(signal ? { signal } : {}));
  }

  protected change<K extends keyof Paths>(what: K, given: Given<K>, init: RequestInit = {}): Answered<K> {
    return this.call(what, given, withKey(init));
  }

  private call<K extends keyof Paths>(what: K, given: Given<K>, init: RequestInit): Answered<K> {
    const { query, ...rest } = given as Parts;
    const whole = { ...rest, query: { ...query, ...this.beside, lang: this.lang() } };
    return call(this.net, what, whole as unknown as Given<K>, init);
  }
}

/** A table as the text of a file. */
export const fileText = (table: unknown): string => `${JSON.stringify(table, null, 2)}\n`;

/** What can be asked without a seat. */
export class Lobby {
  constructor(readonly net: Net) {}

  systems(lang: string): Promise<SystemInfo[]> {
    return call(this.net, "GET /api/systems", { query: { lang } });
  }

  /** The board of a scenario early in a game; without one, a whole fight. */
  scene(system: string, scenario: string, lang: string): Promise<Film> {
    return call(this.net, "GET /api/scenes", { query: { system, scenario, lang } });
  }

  clauses(key: string): Promise<ClauseInfo[]> {
    return call(this.net, "GET /api/systems/{key}/clauses", { path: { key } });
  }

  /** The rules of a system, chapter by chapter. */
  book(key: string): Promise<BookInfo> {
    return call(this.net, "GET /api/systems/{key}/book", { path: { key } });
  }

  /** The lessons of a system as texts. */
  lessons(key: string, lang: string): Promise<LessonText[]> {
    return call(this.net, "GET /api/systems/{key}/lessons", { path: { key }, query: { lang } });
  }

  /** Makes a game; what its figures of the roster may be refused for comes in a language. */
  make(game: NewGame, lang = "en"): Promise<Made> {
    return call(this.net, "POST /api/games", { query: { lang }, body: game }, withKey({}));
  }

  /** Who of the roster can go into a scenario. */
  muster(system: string, scenario: string, lang: string): Promise<Muster> {
    return call(this.net, "GET /api/muster", { query: { system, scenario, lang } }, withKey({}));
  }

  /** Checks the text of a saved record. */
  verify(record: string): Promise<Verified> {
    return call(this.net, "POST /api/verify", { body: record }, withKey({}));
  }
}

export type AdviceKind = "places" | "prospects" | "threats" | "sight" | "sheets" | "trial" | "measure";

/** How long who has asked too often waits, in milliseconds. */
const BREATH = 1000;

/** What a seat can ask about its game. */
export class Seat {
  constructor(
    readonly net: Net,
    readonly game: string,
    readonly token: string,
    readonly lang: () => string,
  ) {}

  private at(path: string, query: Record<string, string> = {}): string {
    const asked = new URLSearchParams({ ...query, lang: this.lang() });
    return `/api/games/${encodeURIComponent(this.game)}${path}?${asked}`;
  }

  /** Asks a path of the game, in the language of the page. */
  private call<K extends Extract<keyof Paths, `${string} /api/games/{game}${string}`>>(
    what: K,
    given: Omit<Given<K>, "path"> & { path?: Omit<Paths[K]["path"], "game"> },
    more: RequestInit = {},
  ): Promise<Paths[K]["answer"]> {
    const { path, query, ...rest } = given as Parts;
    const whole = { ...rest, path: { ...path, game: this.game }, query: { ...query, lang: this.lang() } };
    return call(this.net, what, whole as unknown as Given<K>, this.init(more));
  }

  private init(more: RequestInit = {}): RequestInit {
    return { ...more, headers: { ...more.headers, Authorization: `Bearer ${this.token}` } };
  }

  /** Everything told up to a number, oldest first, a page at a time. */
  async messagesUpTo(last: number): Promise<FromServer[]> {
    const found: FromServer[] = [];
    for (let since = 0; since < last;) {
      const page = await this.page(since);
      const told = page.flatMap((message) => ("n" in message ? [message.n] : []));
      if (!told.length) break;
      found.push(...page);
      since = Math.max(...told);
    }
    return found;
  }

  /** The first messages after a number; who asked too often waits a little. */
  private async page(since: number, tries = 3): Promise<FromServer[]> {
    try {
      return await this.call("GET /api/games/{game}/told", { query: { since, wait: 0 } });
    } catch (error) {
      if (!(error instanceof Failure && error.code === "rate") || !tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, BREATH));
      return this.page(since, tries - 1);
    }
  }

  welcome(): Promise<Welcome> {
    return this.call("GET /api/games/{game}", {});
  }

  /** Whose turn it is. */
  turn(): Promise<Turn> {
    return this.call("GET /api/games/{game}/turn", {});
  }

  moment(moment: number): Promise<Moment> {
    return this.call("GET /api/games/{game}/moments/{moment}", { path: { moment } });
  }

  advice(path: string, query: Record<string, string>, signal: AbortSignal): Promise<Advice> {
    return getJson(this.net, this.at(path, query), this.init({ signal }));
  }

  /** What a game that is over has made of figures of the roster. */
  figures(): Promise<CameBack> {
    return this.call("GET /api/games/{game}/figures", {});
  }

  keepFigures(): Promise<CameBack> {
    return this.call("POST /api/games/{game}/figures", {});
  }

  /** What has been done and said so far, as a story. */
  journal(): Promise<Journal> {
    return this.call("GET /api/games/{game}/journal", {});
  }

  /** The same as a page to keep. */
  journalPage(kind: "md" | "html"): Promise<string> {
    return getText(this.net, this.at("/journal/page", { kind }), this.init());
  }

  /** Works on the story of a game that is over for about a second. */
  story(signal: AbortSignal): Promise<StoryTold> {
    return this.call("POST /api/games/{game}/story", {}, { signal });
  }

  branch(moment: number): Promise<Made> {
    return this.call("POST /api/games/{game}/branch", { body: { moment } });
  }

  /** Uses a link: its seat is opened by this token from now on. */
  sit(token: string): Promise<SeatLink> {
    return this.call("POST /api/games/{game}/seat", { body: { token } });
  }

  /** A new link for a side; the old one no longer opens it. */
  reissue(side: number): Promise<SeatLink> {
    return this.call("POST /api/games/{game}/seats/{side}", { path: { side } });
  }

  /** The record of the game as it is kept in a file. */
  record(): Promise<string> {
    return getText(this.net, this.at("/record"), this.init());
  }
}
