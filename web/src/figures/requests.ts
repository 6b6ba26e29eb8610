// The requests of the roster and of making a figure.
import { getJson, withKey, jsonPost } from "../api";
import type {
  FigureCard,
  FigureChecked,
  FigureChoices,
  FigureDraft,
  FigureKeptInfo,
  FigureOdds,
  FiguresAdded,
  OddsAsked,
  WeaponDraft,
  WeaponMade,
} from "../messages";
import type { Net } from "../net";
import type { Figure } from "./figure";

export class FigureRequests {
  constructor(
    readonly net: Net,
    readonly lang: () => string,
    /** The system that the figures are of; the first with figures for none. */
    readonly system = "",
  ) {}

  /** The requests of another system. */
  forSystem(system: string): FigureRequests {
    return system === this.system ? this : new FigureRequests(this.net, this.lang, system);
  }

  private at(path: string, query: Record<string, string> = {}): string {
    const system = this.system ? { system: this.system } : {};
    return `/api/${path}?${new URLSearchParams({ ...query, ...system, lang: this.lang() })}`;
  }

  private ask<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
    return getJson(this.net, this.at(path), { ...jsonPost(body), ...(signal && { signal }) });
  }

  private change<T>(path: string, body: unknown): Promise<T> {
    return getJson(this.net, this.at(path), withKey(jsonPost(body)));
  }

  // --- making --------------------------------------------------------------------------------------------------------
  choices(): Promise<FigureChoices> {
    return getJson(this.net, this.at("making/choices"));
  }

  check(draft: FigureDraft, signal?: AbortSignal): Promise<FigureChecked> {
    return this.ask("making/check", draft, signal);
  }

  draw(race: string): Promise<FigureChecked> {
    return this.ask("making/random", { race });
  }

  weapon(draft: WeaponDraft): Promise<WeaponMade> {
    return this.ask("making/weapon", draft);
  }

  odds(asked: OddsAsked, signal?: AbortSignal): Promise<FigureOdds> {
    return this.ask("making/odds", asked, signal);
  }

  // --- the roster ----------------------------------------------------------------------------------------------------
  roster(): Promise<FigureCard[]> {
    return getJson(this.net, this.at("roster"));
  }

  figure(name: string): Promise<FigureKeptInfo> {
    return getJson(this.net, this.at("roster/figure", { name }));
  }

  keep(figure: Figure): Promise<FigureKeptInfo> {
    return this.change("roster", { figure });
  }

  refit(name: string, rev: number, figure: Figure): Promise<FigureKeptInfo> {
    return this.change("roster/change", { name, rev, figure });
  }

  rest(name: string, rev: number, days: number): Promise<FigureKeptInfo> {
    return this.change("roster/rest", { name, rev, days });
  }

  advance(name: string, rev: number, attribute: string): Promise<FigureKeptInfo> {
    return this.change("roster/advance", { name, rev, attribute });
  }

  remove(name: string, rev: number): Promise<FiguresAdded> {
    return this.change("roster/remove", { name, rev });
  }

  // --- files ---------------------------------------------------------------------------------------------------------
  /** The roster, or one of it, as the text of a file. */
  async file(name = ""): Promise<string> {
    const found = await getJson<unknown>(this.net, this.at("roster/file", name ? { name } : {}));
    return `${JSON.stringify(found, null, 2)}\n`;
  }

  /** Adds the figures of a file, all or none. */
  take(text: string): Promise<FiguresAdded> {
    return getJson(
      this.net,
      this.at("roster/file"),
      withKey({ method: "POST", headers: { "Content-Type": "application/json" }, body: text }),
    );
  }
}
