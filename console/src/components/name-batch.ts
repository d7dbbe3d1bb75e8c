type Names = ReadonlyMap<string, string>;
type Ask = (keys: readonly string[]) => Promise<Names>;

/** Maximum number of keys in one request. */
const MOST = 200;

interface Request {
  readonly keys: Set<string>;
  readonly names: Promise<Names>;
}

/** Gathers the concurrent requests of the parts of a page into one. */
export class NameBatch {
  private open: Request | undefined;

  /** Returns the name of a key; undefined for an unknown key. */
  async nameOf(key: string, ask: Ask): Promise<string | undefined> {
    const request = this.open && this.open.keys.size < MOST ? this.open : this.start(ask);
    request.keys.add(key);
    return (await request.names).get(key);
  }

  private start(ask: Ask): Request {
    const keys = new Set<string>();
    const request: Request = {
      keys,
      names: new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
        if (this.open === request) this.open = undefined;
        return ask([...keys]);
      }),
    };
    this.open = request;
    return request;
  }
}
