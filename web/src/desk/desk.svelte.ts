// A seat at a game master's table: what it may say, in which forms, and what was begun in them.
import type { Game } from "../game.svelte";
import type { Choice, Stage, WordedForm, WordedSlip } from "../messages";
import { composeAnswer, keyOf, startOf, type Values } from "../stage/compose";

export class Desk {
  forms: WordedForm[] = $state.raw([]);
  /** What was begun in the forms, which stays while others speak. */
  drafts: Record<string, Values> = $state.raw({});
  /** The forms whose answer is on its way. */
  private sent: string[] = $state.raw([]);

  constructor(readonly game: Game) {}

  get stage(): Stage | null {
    return this.game.position?.stage ?? null;
  }

  get slips(): WordedSlip[] {
    return this.stage?.slips ?? [];
  }

  /** The answers listed for this seat; none while the past is looked at. */
  get choices(): Choice[] {
    return this.game.past ? [] : (this.game.voice?.choices ?? []);
  }

  get at(): number {
    return this.game.table.position?.state ?? 0;
  }

  /** Whether this seat is the game master's. */
  get master(): boolean {
    return this.game.mine.includes(this.stage?.keeper ?? -1);
  }

  /** Fetches the forms as they are now. */
  async load(): Promise<void> {
    const at = this.at;
    if (!this.game.voice?.open?.length) this.forms = [];
    else {
      const found = await this.game.forms();
      if (at === this.at && found.length) this.forms = found;
    }
  }

  /** Opens a form with some of its fields filled; the key of that form, "" where there is none. */
  begin(code: string, values: Values): string {
    const form = this.forms.find((one) => one.form.code === code);
    if (!form) return "";
    const key = keyOf(form);
    this.drafts = { ...this.drafts, [key]: { ...startOf(form), ...this.drafts[key], ...values } };
    return key;
  }

  give(text: string): void {
    if (this.game.busy) return;
    const begun = this.forms.filter((form) => {
      const values = this.drafts[keyOf(form)];
      return values && composeAnswer(form, values) === text;
    });
    this.sent = begun.map(keyOf);
    this.game.answer([text]);
  }

  /** A form whose answer was taken begins anew; one whose answer was refused keeps its words. */
  settle(): void {
    if (!this.sent.length || this.game.busy) return;
    const { sent } = this;
    if (!this.game.table.refused)
      this.drafts = Object.fromEntries(Object.entries(this.drafts).filter(([key]) => !sent.includes(key)));
    this.sent = [];
  }
}
