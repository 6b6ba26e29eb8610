/** Does something before the next picture, once however often it is asked: when the page is laid out anyway. */
export class NextFrame {
  private due = 0;

  constructor(private readonly act: () => void) {}

  ask = (): void => {
    this.due ||= requestAnimationFrame(() => {
      this.due = 0;
      this.act();
    });
  };

  drop(): void {
    cancelAnimationFrame(this.due);
    this.due = 0;
  }
}
