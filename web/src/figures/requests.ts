// The requests of the roster and of making a figure.
import { fileText, Requests } from "../api";
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

export class FigureRequests extends Requests {
  constructor(
    net: Net,
    lang: () => string,
    /** The system that the figures are of; the first with figures for none. */
    readonly system = "",
  ) {
    super(net, lang);
  }

  /** The requests of another system. */
  forSystem(system: string): FigureRequests {
    return system === this.system ? this : new FigureRequests(this.net, this.lang, system);
  }

  protected override get beside(): object {
    return this.system ? { system: this.system } : {};
  }

  // --- making --------------------------------------------------------------------------------------------------------
  choices(): Promise<FigureChoices> {
    return this.ask("GET /api/making/choices", {});
  }

  check(draft: FigureDraft, signal?: AbortSignal): Promise<FigureChecked> {
    return this.ask("POST /api/making/check", { body: draft }, signal);
  }

  draw(race: string): Promise<FigureChecked> {
    return this.ask("POST /api/making/random", { body: { race } });
  }

  weapon(draft: WeaponDraft): Promise<WeaponMade> {
    return this.ask("POST /api/making/weapon", { body: draft });
  }

  odds(asked: OddsAsked, signal?: AbortSignal): Promise<FigureOdds> {
    return this.ask("POST /api/making/odds", { body: asked }, signal);
  }

  // --- the roster ----------------------------------------------------------------------------------------------------
  roster(): Promise<FigureCard[]> {
    return this.ask("GET /api/roster", {});
  }

  figure(name: string): Promise<FigureKeptInfo> {
    return this.ask("GET /api/roster/figure", { query: { name } });
  }

  keep(figure: Figure): Promise<FigureKeptInfo> {
    return this.change("POST /api/roster", { body: { figure } });
  }

  refit(name: string, rev: number, figure: Figure): Promise<FigureKeptInfo> {
    return this.change("POST /api/roster/change", { body: { name, rev, figure } });
  }

  rest(name: string, rev: number, days: number): Promise<FigureKeptInfo> {
    return this.change("POST /api/roster/rest", { body: { name, rev, days } });
  }

  advance(name: string, rev: number, attribute: string): Promise<FigureKeptInfo> {
    return this.change("POST /api/roster/advance", { body: { name, rev, attribute } });
  }

  remove(name: string, rev: number): Promise<FiguresAdded> {
    return this.change("POST /api/roster/remove", { body: { name, rev } });
  }

  // --- files ---------------------------------------------------------------------------------------------------------
  /** The roster, or one of it, as the text of a file. */
  async file(name = ""): Promise<string> {
    return fileText(await this.ask("GET /api/roster/file", { query: name ? { name: [name] } : {} }));
  }

  /** Adds the figures of a file, all or none. */
  take(text: string): Promise<FiguresAdded> {
    const headers = { "Content-Type": "application/json" };
    return this.change("POST /api/roster/file", { body: text as unknown as Record<string, unknown> }, { headers });
  }
}
