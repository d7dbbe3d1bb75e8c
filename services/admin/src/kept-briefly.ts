/** What every visitor requests is read once a second at most. */
const FRESH_MS = 1_000;

/** The result of a reading, at most a second old, however many ask for it; a failure is not kept. */
export class KeptBriefly<T> {
  private known: { readonly result: Promise<T>; readonly untilMs: number } | undefined;

  constructor(private readonly read: () => Promise<T>) {}

  current(): Promise<T> {
    if (!this.known || Date.now() >= this.known.untilMs) {
      const result = this.read();
      this.known = { result, untilMs: Date.now() + FRESH_MS };
      result.catch(() => (this.known = undefined));
    }
    return this.known.result;
  }
}
