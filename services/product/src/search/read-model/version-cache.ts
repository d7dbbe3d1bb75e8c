const MAX_KEPT = 500;

interface Written {
  readonly json: string;
  readonly version: number;
}

/** Caches serialized answers until the catalogue changes. Own map, because all of it is dropped at once. */
export class VersionCache {
  private readonly kept = new Map<string, string>();
  private readonly beingMade = new Map<string, Promise<Written>>();
  private version = -1;

  constructor(private readonly current: () => number) {}

  /** The cached JSON, or the result of `make`. */
  json(key: string, make: () => unknown): Written {
    const version = this.refresh();
    const known = this.kept.get(key);
    if (known !== undefined) return { json: known, version };
    const json = JSON.stringify(make());
    this.kept.set(key, json);
    return { json, version };
  }

  /** As `json`, for results that are waited for; those who ask for the same meanwhile wait for the same. */
  async jsonWhenMade(key: string, make: () => Promise<unknown>): Promise<Written> {
    const version = this.refresh();
    const known = this.kept.get(key);
    if (known !== undefined) return { json: known, version };
    const pending = this.beingMade.get(key);
    if (pending) return pending;
    const making = make().then((made) => {
      const json = JSON.stringify(made);
      // The version was read before: an answer is at least as new as it says.
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

  /** The current version; all answers of an earlier one are dropped. */
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
