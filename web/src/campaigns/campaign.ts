// Campaigns: the requests, and what the page makes of a campaign without knowing a rule.
import { memory } from "../memory";
import type {
  CampaignInfo,
  Campaigns,
  CampaignShown,
  Chapter,
  ItemNamed,
  Made,
  Member,
  WordedSheet,
} from "../messages";
import { go } from "../nav.svelte";
import { Requests } from "../api";
import { gamePath } from "../route";
import { enterGame } from "../start/begin";

/** A step: its path and what it names beside the revision. */
export interface Step {
  what: "rest" | "equip" | "advance" | "flee";
  more?: Record<string, unknown>;
}

const pathOf = (...parts: string[]): string => parts.map((part) => `/${encodeURIComponent(part)}`).join("");

export class CampaignRequests extends Requests {
  protected readonly base = "campaigns";

  all(): Promise<Campaigns> {
    return this.get();
  }
  campaign(name: string): Promise<CampaignShown> {
    return this.get(pathOf(name));
  }
  sheet(name: string, who: string): Promise<WordedSheet> {
    return this.get(pathOf(name, "sheets", who));
  }
  begin(wanted: { name: string; campaign: string; figures: string[]; seed?: number }): Promise<CampaignShown> {
    return this.change("", wanted);
  }
  step(seen: CampaignShown, { what, more = {} }: Step): Promise<CampaignShown> {
    return this.change(pathOf(seen.name, what), { rev: seen.rev, ...more });
  }
  end(seen: CampaignShown): Promise<Campaigns> {
    return this.change(pathOf(seen.name, "end"), { rev: seen.rev });
  }

  /** Opens the fight and goes to its table; a seat that this browser holds already is used again. */
  async play(seen: CampaignShown, seats: Record<string, string>): Promise<void> {
    const held = memory.recent.find((one) => one.game === seen.room && one.token);
    const body = { rev: seen.rev, seats, name: memory.name, token: held?.token ?? "" };
    const made: Made = await this.change(pathOf(seen.name, "play"), body);
    if (held && made.game === held.game && made.token === held.token) go(gamePath(made.game, made.token));
    else {
      const { title, sides } = { title: seen.title, sides: [], ...seen.fight };
      enterGame(made, { title, system: seen.system ?? "", sides });
    }
  }
}

/** All that a member has for its hands, in a list: what it holds, then what it carries. */
export const carriedItems = (one: Member): ItemNamed[] => [...one.hold.filter((item) => item.code), ...one.carried];

/** What the two hands hold, the strong one first, by their codes; nothing is an empty code. */
export const heldItems = (one: Member): [string, string] => [one.hold[0]?.code ?? "", one.hold[1]?.code ?? ""];

/** What a member can lay into the chest, each code once, with what it is called. */
export function itemsToLeave(one: Member): ItemNamed[] {
  const all = [...carriedItems(one), ...one.things, ...(one.armor ? [one.armor] : [])];
  return all.filter((item, place) => all.findIndex((other) => other.code === item.code) === place);
}

/** Things in their order, each with how many there are of it. */
export function countItems(items: readonly ItemNamed[]): { item: ItemNamed; count: number }[] {
  const found = new Map<string, { item: ItemNamed; count: number }>();
  for (const item of items) {
    const there = found.get(item.code);
    if (there) there.count += 1;
    else found.set(item.code, { item, count: 1 });
  }
  return [...found.values()];
}

/** A name for a new campaign: its title, with a number where one of that name is under way. */
export function freeName(campaign: CampaignInfo, taken: readonly string[]): string {
  const plain = campaign.title.replaceAll(/[/\\]/gu, " ").slice(0, 36);
  if (!taken.includes(plain)) return plain;
  let number = 2;
  while (taken.includes(`${plain} ${number}`)) number += 1;
  return `${plain} ${number}`;
}

/** The choice of rest to begin with: the shortest that does something for somebody. */
export const firstRest = (shown: CampaignShown): number => (isTired(shown) ? 0 : (shown.rests[1]?.days ?? 0));

/** Whether somebody who lives is worn out, so that ten minutes help. */
export const isTired = (shown: CampaignShown): boolean => shown.party.some((one) => !one.dead && one.exhaustion > 0);

/** Whether somebody who lives has lost anything. */
export const isWorn = (shown: CampaignShown): boolean =>
  shown.party.some((one) => !one.dead && one.wounds + one.exhaustion > 0) || shown.rests.length > 1;

/** The chapter that a game at the table was. */
export const chapterOf = (shown: CampaignShown, game: string): Chapter | undefined =>
  shown.chapters.find((one) => one.game === game);
