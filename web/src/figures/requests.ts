// The requests of the roster and of making a figure.
import { getJson, withKey, Requests } from "../api";
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
  protected readonly base = "";

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

  protected override at(path: string, query: Record<string, string> = {}): string {
    return super.at(path, { ...query, ...(this.system ? { system: this.system } : {}) });
  }

  // --- making --------------------------------------------------------------------------------------------------------
  choices(): Promise<FigureChoices> {
    return this.get("making/choices");
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
    return this.get("roster");
  }

  figure(name: string): Promise<FigureKeptInfo> {
    return this.get("roster/figure", { name });
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
  file(name = ""): Promise<string> {
    return this.text("roster/file", name ? { name } : {});
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
