const MAX_KEPT = 500;

/** Caches serialized answers until the read model changes. Own map, because all of it is dropped at once. */
export class VersionCache {
  private readonly kept = new Map<string, string>();
  private version = -1;

  constructor(private readonly current: () => number) {}

  /** The cached JSON, or the result of `make`. */
  json(key: string, make: () => unknown): { json: string; version: number } {
    const version = this.current();
    if (version !== this.version || this.kept.size >= MAX_KEPT) {
      this.kept.clear();
      this.version = version;
    }
    const known = this.kept.get(key);
    if (known !== undefined) return { json: known, version };
    const json = JSON.stringify(make());
    this.kept.set(key, json);
    return { json, version };
  }
}
