/**
 * Returns an id for one press of a button, so that the server recognises the same request when it is repeated. Undefined where the
 * browser cannot create ids: on a page loaded without TLS.
 */
export const newPressKey = (): string | undefined =>
  'randomUUID' in crypto ? crypto.randomUUID() : undefined;

interface Changing {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

const nameOf = ({ method, path, body }: Changing): string =>
  `${method} ${path} ${JSON.stringify(body) ?? ''}`;

/**
 * Keys of requests that change something. The same request has the same key until it is answered, so that it is not carried out
 * twice when its answer is lost and a person or a hook sends it again.
 */
export class RequestKeys {
  private readonly unanswered = new Map<string, string>();

  /** Returns the key of a request; undefined where the browser cannot create ids. */
  of(request: Changing): string | undefined {
    const name = nameOf(request);
    const key = this.unanswered.get(name) ?? newPressKey();
    if (key !== undefined) this.unanswered.set(name, key);
    return key;
  }

  /** Forgets the key of an answered request: when it is sent again, it is another one. */
  settle(request: Changing): void {
    this.unanswered.delete(nameOf(request));
  }
}
