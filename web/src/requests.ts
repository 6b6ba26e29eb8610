// The requests of one part of the server: asked in the page's language; what changes something comes with the server's key.
import { getJson, jsonPost, withKey } from "./api";
import type { Net } from "./net";

/** What is asked behind a path: names with their values. */
export type Query = Record<string, string> | string[][];

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
