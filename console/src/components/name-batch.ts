type Names = ReadonlyMap<string, string>;
type Ask = (keys: readonly string[]) => Promise<Names>;

/** Most keys of one request. */
const MOST = 200;

interface Request {
  readonly keys: Set<string>;
  readonly names: Promise<Names>;
}

/** Gathers what the parts of a page ask for in one moment into one request. */
export class NameBatch {
  private open: Request | undefined;

  /** The name of a key; undefined for one that nobody has. */
  async of(key: string, ask: Ask): Promise<string | undefined> {
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
