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

export const jsonPost = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": typeof body === "string" ? "text/plain" : "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** With the key of a server that lets only those who know it make games. */
export const withKey = (init: RequestInit): RequestInit =>
  memory.key ? { ...init, headers: { ...init.headers, Authorization: `Bearer ${memory.key}` } } : init;

/** What is asked behind a path: names with their values. */
export type Query = Record<string, string> | string[][];

/** The requests of one part of the server: asked in the page's language; what changes something comes with its key. */
export abstract class Requests {
  constructor(
    readonly net: Net,
    readonly lang: () => string,
  ) {}

  /** The path that all begin with. */
  protected abstract readonly base: string;

  protected at(path: string, query: Query = {}): string {
    return `/api/${this.base}${path}?${new URLSearchParams([...new URLSearchParams(query), ["lang", this.lang()]])}`;
  }

  protected get<T>(path = "", query: Query = {}): Promise<T> {
    return getJson(this.net, this.at(path, query));
  }

  protected ask<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
    return getJson(this.net, this.at(path), { ...jsonPost(body), ...(signal && { signal }) });
  }

  protected change<T>(path: string, body: unknown): Promise<T> {
    return getJson(this.net, this.at(path), withKey(jsonPost(body)));
  }

  /** What is kept as the text of a file. */
  protected async text(path: string, query: Query): Promise<string> {
    return fileText(await this.get(path, query));
  }
}

/** A table as the text of a file. */
export const fileText = (table: unknown): string => `${JSON.stringify(table, null, 2)}\n`;

/** What can be asked without a seat. */
export class Lobby {
  constructor(readonly net: Net) {}

  systems(lang: string): Promise<SystemInfo[]> {
    return getJson(this.net, `/api/systems?lang=${lang}`);
  }

  /** The board of a scenario early in a game; without one, a whole fight. */
  scene(system: string, scenario: string, lang: string): Promise<Film> {
    return getJson(this.net, `/api/scenes?${new URLSearchParams({ system, scenario, lang })}`);
  }

  clauses(system: string): Promise<ClauseInfo[]> {
    return getJson(this.net, `/api/systems/${encodeURIComponent(system)}/clauses`);
  }

  /** The rules of a system, chapter by chapter. */
  book(system: string): Promise<BookInfo> {
    return getJson(this.net, `/api/systems/${encodeURIComponent(system)}/book`);
  }

  /** The lessons of a system as texts. */
  lessons(system: string, lang: string): Promise<LessonText[]> {
    return getJson(this.net, `/api/systems/${encodeURIComponent(system)}/lessons?lang=${lang}`);
  }

  /** Makes a game; what its figures of the roster may be refused for comes in a language. */
  make(game: NewGame, lang = "en"): Promise<Made> {
    return getJson(this.net, `/api/games?lang=${lang}`, withKey(jsonPost(game)));
  }

  /** Who of the roster can go into a scenario. */
  muster(system: string, scenario: string, lang: string): Promise<Muster> {
    return getJson(this.net, `/api/muster?${new URLSearchParams({ system, scenario, lang })}`);
  }

  /** Checks the text of a saved record. */
  verify(record: string): Promise<Verified> {
    return getJson(this.net, "/api/verify", withKey(jsonPost(record)));
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
      return await getJson(this.net, this.at("/told", { since: String(since), wait: "0" }), this.init());
    } catch (error) {
      if (!(error instanceof Failure && error.code === "rate") || !tries) throw error;
      await new Promise((resolve) => setTimeout(resolve, BREATH));
      return this.page(since, tries - 1);
    }
  }

  welcome(): Promise<Welcome> {
    return getJson(this.net, this.at(""), this.init());
  }

  /** Whose turn it is. */
  turn(): Promise<Turn> {
    return getJson(this.net, this.at("/turn"), this.init());
  }

  moment(moment: number): Promise<Moment> {
    return getJson(this.net, this.at(`/moments/${moment}`), this.init());
  }

  advice(path: string, query: Record<string, string>, signal: AbortSignal): Promise<Advice> {
    return getJson(this.net, this.at(path, query), this.init({ signal }));
  }

  /** What a game that is over has made of figures of the roster. */
  figures(): Promise<CameBack> {
    return getJson(this.net, this.at("/figures"), this.init());
  }

  keepFigures(): Promise<CameBack> {
    return getJson(this.net, this.at("/figures"), this.init({ method: "POST" }));
  }

  /** What has been done and said so far, as a story. */
  journal(): Promise<Journal> {
    return getJson(this.net, this.at("/journal"), this.init());
  }

  /** The same as a page to keep. */
  journalPage(kind: "md" | "html"): Promise<string> {
    return getText(this.net, this.at("/journal/page", { kind }), this.init());
  }

  /** Works on the story of a game that is over for about a second. */
  story(signal: AbortSignal): Promise<StoryTold> {
    return getJson(this.net, this.at("/story"), this.init({ method: "POST", signal }));
  }

  branch(moment: number): Promise<Made> {
    return getJson(this.net, this.at("/branch"), this.init(jsonPost({ moment })));
  }

  /** Uses a link: its seat is opened by this token from now on. */
  sit(token: string): Promise<SeatLink> {
    return getJson(this.net, this.at("/seat"), this.init(jsonPost({ token })));
  }

  /** A new link for a side; the old one no longer opens it. */
  reissue(side: number): Promise<SeatLink> {
    return getJson(this.net, this.at(`/seats/${side}`), this.init({ method: "POST" }));
  }

  /** The record of the game as it is kept in a file. */
  record(): Promise<string> {
    return getText(this.net, this.at("/record"), this.init());
  }
}
