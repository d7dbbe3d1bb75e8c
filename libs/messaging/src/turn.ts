/**
 * The end of the event loop's current turn, shared by all who wait for it: what they then send goes out in one write
 * instead of one each. Under load that halves the work of a small request; an idle process waits microseconds.
 */
export class Turn {
  private ending: Promise<void> | undefined;

  end(): Promise<void> {
    this.ending ??= new Promise((resolve) =>
      setImmediate(() => {
        this.ending = undefined;
        resolve();
      }),
    );
    return this.ending;
  }
}
