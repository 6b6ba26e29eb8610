// Campaigns: the requests, and what the page makes of a campaign without knowing a rule.
import { memory } from "../memory";
import type {
  CampaignInfo,
  Campaigns,
  CampaignShown,
  Chapter,
  ItemNamed,
  Member,
  NewCampaign,
  Seen,
  ToAdvance,
  ToEquip,
  ToRest,
  ToTravel,
  WordedSheet,
} from "../messages";
import { go } from "../nav.svelte";
import { Requests } from "../api";
import { gamePath } from "../route";
import { enterGame } from "../start/begin";

interface Steps {
  rest: ToRest;
  travel: ToTravel;
  equip: ToEquip;
  advance: ToAdvance;
  flee: Seen;
}
/** A step: its path and what it names beside the revision. */
export type Step = { [what in keyof Steps]: { what: what; more?: Omit<Steps[what], "rev"> } }[keyof Steps];

export class CampaignRequests extends Requests {
  all(): Promise<Campaigns> {
    return this.ask("GET /api/campaigns", {});
  }
  campaign(name: string): Promise<CampaignShown> {
    return this.ask("GET /api/campaigns/{name}", { path: { name } });
  }
  sheet(name: string, who: string): Promise<WordedSheet> {
    return this.ask("GET /api/campaigns/{name}/sheets/{who}", { path: { name, who } });
  }
  begin(wanted: NewCampaign): Promise<CampaignShown> {
    return this.change("POST /api/campaigns", { body: wanted });
  }
  step({ name, rev }: CampaignShown, { what, more = {} }: Step): Promise<CampaignShown> {
    return this.change(`POST /api/campaigns/{name}/${what}`, {
      path: { name },
      body: { rev, ...more } as Steps[typeof what],
    } as never);
  }
  end({ name, rev }: CampaignShown): Promise<Campaigns> {
    return this.change("POST /api/campaigns/{name}/end", { path: { name }, body: { rev } });
  }

  /** Opens the fight and goes to its table; a seat that this browser holds already is used again. */
  async play(seen: CampaignShown, seats: Record<string, string>): Promise<void> {
    const held = memory.recent.find((one) => one.game === seen.room && one.token);
    const body = { rev: seen.rev, seats, name: memory.name, token: held?.token ?? "" };
    const made = await this.change("POST /api/campaigns/{name}/play", { path: { name: seen.name }, body });
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

/** The choice of rest to begin with, by its place: the shortest that does something for somebody. */
export function firstRest(shown: CampaignShown): number {
  const day = shown.rests.findIndex((one) => one.days > 0);
  return isTired(shown) ? 0 : Math.max(day, 0);
}

/** Whether somebody who lives is worn out, so that ten minutes help. */
export const isTired = (shown: CampaignShown): boolean => shown.party.some((one) => !one.dead && one.exhaustion > 0);

/** Whether somebody who lives has lost anything. */
export const isWorn = (shown: CampaignShown): boolean =>
  shown.party.some((one) => !one.dead && one.wounds + one.exhaustion > 0) || shown.rests.length > 1;

/** The chapter that a game at the table was. */
export const chapterOf = (shown: CampaignShown, game: string): Chapter | undefined =>
  shown.chapters.find((one) => one.game === game);
