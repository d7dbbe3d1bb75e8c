const MAX_KEPT = 500;

interface Written {
  readonly json: string;
  readonly version: number;
}

/** Caches serialized answers until the catalogue changes. An own map, because all of it is dropped at once. */
export class VersionCache {
  private readonly kept = new Map<string, string>();
  private readonly beingMade = new Map<string, Promise<Written>>();
  private version = -1;

  constructor(private readonly current: () => number) {}

  /** Returns the cached JSON, or the result of `make`. */
  json(key: string, make: () => unknown): Written {
    const version = this.refresh();
    const known = this.kept.get(key);
    if (known !== undefined) return { json: known, version };
    const json = JSON.stringify(make());
    this.kept.set(key, json);
    return { json, version };
  }

  /** Does the same as `json` for asynchronous results; parallel calls for the same key wait for the same one. */
  async jsonWhenMade(key: string, make: () => Promise<unknown>): Promise<Written> {
    const version = this.refresh();
    const known = this.kept.get(key);
    if (known !== undefined) return { json: known, version };
    const pending = this.beingMade.get(key);
    if (pending) return pending;
    const making = make().then((made) => {
      const json = JSON.stringify(made);
      // The version was read before: an answer is at least as new as it states.
      if (this.version === version) this.kept.set(key, json);
      return { json, version };
    });
    this.beingMade.set(key, making);
    try {
      return await making;
    } finally {
      if (this.beingMade.get(key) === making) this.beingMade.delete(key);
    }
  }

  /** Returns the current version; drops all answers of an earlier one. */
  private refresh(): number {
    const version = this.current();
    if (version !== this.version || this.kept.size >= MAX_KEPT) {
      this.kept.clear();
      this.beingMade.clear();
      this.version = version;
    }
    return version;
  }
}
